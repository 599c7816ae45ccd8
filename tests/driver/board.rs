//! The questions to a table of Tikal: what is chosen, offered and asked there, what is known of the position, and where
//! things lie on the board.

use egui::{Pos2, Rect};
use tikal::app::route::Screen;
use tikal::app::tikal::command::TableAsk;
use tikal::app::tikal::table::motion::Motion;
use tikal::app::tikal::table::{Hindrance, Pointed, PuzzleRun, Selection, Side, Table};
use tikal::game::Seat;
use tikal::hex::{Cell, CellSet, Rotation};
use tikal::insight::tikal::{Bid, Effect, Insight, Order};
use tikal::sitting::review::Review;
use tikal::tikal::{Action, Piece, Purchase, State};

use super::Driver;

/// The offer of the bar for one action.
pub struct Offer {
    pub what: Purchase,
    /// The action that it plays, none if more has to be chosen, or why it is not possible.
    pub state: Result<Option<Action>, Hindrance>,
    pub effects: Vec<Effect>,
    /// The command of a click on it.
    pub command: TableAsk,
}

impl Driver {
    // ---- What is chosen ----------------------------------------------------------------------------

    pub fn selection(&self) -> Option<Selection> {
        self.table().selection()
    }

    /// The number of pieces that would walk.
    pub fn party(&self) -> u8 {
        self.table().party()
    }

    pub fn largest_party(&self) -> u8 {
        self.table().largest_party()
    }

    /// The rotation of the tile in hand.
    pub fn turned(&self) -> Rotation {
        self.table().turned()
    }

    /// The hex that is chosen or marked.
    pub fn aimed_cell(&self) -> Option<Cell> {
        self.table().aimed_cell()
    }

    pub fn has_choice(&self) -> bool {
        self.table().has_choice()
    }

    /// True if the menu of a hex is open.
    pub fn has_menu(&self) -> bool {
        self.table().has_menu()
    }

    // ---- What is offered and asked -------------------------------------------------------------------

    pub fn offers(&self) -> Vec<Offer> {
        let offers = self.table().offers().iter();
        let own = offers.map(|offer| Offer {
            what: offer.what,
            state: offer.state,
            effects: offer.effects.clone(),
            command: offer.command(),
        });
        own.collect()
    }

    /// True if ending the turn would lose points.
    pub fn would_waste(&self) -> bool {
        self.table().would_waste()
    }

    /// True if a question is open above the bar.
    pub fn asks(&self) -> bool {
        self.table().asks()
    }

    pub fn asks_to_end(&self) -> bool {
        self.table().asks_to_end()
    }

    pub fn asks_to_guard(&self) -> bool {
        self.table().asks_to_guard().is_some()
    }

    /// True if a window of the table's own lies over it.
    pub fn is_under_window(&self) -> bool {
        self.table().is_under_window()
    }

    /// The command of carrying a piece to a cell out of reach.
    pub fn refused_walk(&self, from: Cell, piece: Piece, to: Cell) -> TableAsk {
        self.table().refused_walk(from, piece, to)
    }

    /// True if the chosen piece can walk to the cell.
    pub fn reaches(&self, cell: Cell) -> bool {
        self.table().walk_cost(cell).is_some()
    }

    // ---- What is known -----------------------------------------------------------------------------------

    pub fn insight(&self) -> Option<Insight> {
        self.table().insight().cloned()
    }

    /// The part that the side column shows.
    pub fn side(&self) -> Side {
        self.table().side().expect("a side is shown")
    }

    /// The order in which temples are listed.
    pub fn order(&self) -> Order {
        self.table().order()
    }

    pub fn last_bid(&self, seat: Seat) -> Option<Bid> {
        self.table().last_bid(seat)
    }

    /// The bid that won the auction, and who passed in it.
    pub fn auction_won(&self) -> Option<(u32, Vec<Seat>)> {
        self.table().auction_won()
    }

    pub fn can_review(&self) -> bool {
        self.table().can_review()
    }

    pub fn review(&self) -> Option<&Review<State>> {
        self.table().review()
    }

    /// True if it is told how a turn of the review would have been played better.
    pub fn tells_better(&self, turn: usize) -> bool {
        self.table().better(turn).is_some()
    }

    pub fn puzzle(&self) -> Option<&PuzzleRun> {
        self.table().puzzle()
    }

    /// The things that a lesson points at.
    pub fn pointed(&self) -> Pointed {
        self.table().pointed().clone()
    }

    /// The cells that the notice names.
    pub fn told_cells(&self) -> CellSet {
        self.table().told_cells()
    }

    /// The hex of this name.
    pub fn hex(&self, name: &str) -> Cell {
        self.rules().layout().cell(name.parse().expect("the name of a hex")).expect("a hex of the board")
    }

    pub fn hex_name(&self, cell: Cell) -> String {
        self.rules().layout().name(cell).to_string()
    }

    /// The cell of this name.
    pub fn hex_named(&self, name: &str) -> Cell {
        let name = name.parse().expect("the name of a cell");
        self.rules().layout().cell(name).expect("a cell of the board")
    }

    // ---- Where things lie --------------------------------------------------------------------------------

    /// The place of the board.
    pub fn board_rect(&self) -> Rect {
        self.table().board_rect().expect("the board is laid out")
    }

    /// The place of the board, if it is shown.
    pub fn shown_board(&self) -> Option<Rect> {
        let table = self.app().table_of::<tikal::tikal::State>().filter(|_| self.app().screen() == Screen::Table);
        table.and_then(Table::board_rect)
    }

    /// The centre and the radius of a hex.
    pub fn hex_on_screen(&self, cell: Cell) -> (Pos2, f32) {
        self.table().hex_on_screen(cell).expect("the board is laid out")
    }

    /// The centre and the radius of a piece, if it stands there.
    pub fn piece_on_screen(&self, cell: Cell, seat: Seat, piece: Piece) -> Option<(Pos2, f32)> {
        self.table().piece_on_screen(cell, seat, piece)
    }

    /// The names of cells on the board, and where.
    pub fn names_on_board(&self) -> Vec<(String, Rect)> {
        self.table().names_on_board()
    }

    /// The place of a player's card.
    pub fn card_rect(&self, seat: Seat) -> Option<Rect> {
        Table::card_rect(&self.harness.ctx, seat)
    }

    pub fn motion(&self) -> &Motion {
        self.table().motion()
    }

    pub fn is_moving(&self) -> bool {
        self.motion().is_moving()
    }
}
