//! Tikal Legend at the table: what is known of the position, what is chosen, and the panels that show both.
//!
//! `app::table` does what every game's table does; what Legend brings to it stands in `game`, its steps in `deeds`, what
//! its panels ask for in `execute`. An action is put together word by word: which words there are `phrase` decides, how one
//! goes on `options`. Each panel has a file that decides what it shows; where panels stand, `app::table` does.

mod bar;
mod beside;
mod board;
mod cells;
mod click;
mod deeds;
mod drag;
mod execute;
mod follow;
mod game;
mod history;
mod keyboard;
mod ledger;
mod menu;
mod motion;
mod offers;
mod options;
mod paint;
mod paint_motion;
mod party;
mod phrase;
mod players;
mod probe;
mod question;
mod recap;
mod scores;
mod scoring;
mod secrets;
mod spots;
mod status;
mod taught;
mod told;
mod wording;

pub use bar::ask_for;
pub use board::paint_alone;
pub use deeds::Deed;
pub use options::Options;
pub use phrase::{Phrase, Verb, Word};
pub use players::{asked, to_keep, to_play};
pub use recap::{Came, Exchanged, NewHolder};
pub use spots::touches;
pub use taught::Pointed;
pub use wording::{full_word, verb_key};

use self::board::BoardView;
use self::history::History;
use self::motion::Motion;
use self::secrets::Secrets;
use self::taught::Taught;
pub use crate::app::table::{Idle, Side, Tab};
use crate::expedition::{Glyph, Treasure};
use crate::game::Seat;
use crate::hex::{Cell, CellSet, Rotation};
use crate::insight::legend::{Insight, Order, Reach, Walker};
use crate::legend::{Action, CardId, Piece, Place, State};
use crate::words::legend::Named;

/// A table at which Legend is played.
pub type Table = crate::app::table::Table<State>;
/// A step of a game of Legend.
pub type Step = crate::app::table::Step<Deed>;
/// A message of a table of Legend.
pub type Notice = crate::app::table::Notice<State>;
/// A recap of a game of Legend.
pub type Recap = crate::app::table::Recap<State>;

/// A question of a table of Legend, besides those of every table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Question {
    /// Setting this guard although members leave the game.
    Guard(Action),
}

/// A message that only a table of Legend has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LegendNotice {
    /// A cell is too far for the chosen piece: what it would take, if there is a way, and the points at hand.
    TooFar {
        /// The cell.
        cell: crate::hex::CellName,
        /// The points that the way takes.
        need: Option<u8>,
        /// The points at hand.
        points: u8,
    },
    /// A tile was turned so that it fits on this hex.
    Turned(crate::hex::CellName),
    /// Nothing of it is left on the display.
    NothingLeft,
    /// No card lies where it would have to.
    NoCard,
    /// No tile is left to be laid.
    NoTile,
    /// Nobody has a treasure that could be taken in exchange.
    NoExchange,
    /// It costs more points than are left.
    Points {
        /// The points that it takes.
        need: u8,
        /// The points at hand.
        have: u8,
    },
    /// None of the sides that can be chosen is one of this hex.
    NoSide,
    /// It is not asked for now.
    NotNow,
    /// Fewer members went than were chosen, as the points sufficed for no more.
    Fewer {
        /// The number that went.
        went: u8,
        /// The number that was chosen.
        chosen: u8,
    },
}

/// The choice on the board: a hex, and perhaps one of the acting seat's pieces on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Selection {
    /// The hex.
    pub cell: Cell,
    /// The kind of piece that would walk.
    pub piece: Option<Piece>,
}

/// The part of a table that only Legend has.
#[derive(Default)]
pub struct Own {
    known: Known,
    chosen: Choice,
    view: BoardView,
    motion: Motion,
    /// The treasures on ruins that the viewer has seen, and whether they are shown.
    secrets: Secrets,
    /// The order in which hexes are listed.
    order: Order,
    /// The sheet that is open where there is no room for all, if one was asked for since somebody has moved.
    open: Option<Seat>,
    taught: Taught,
}

/// Consequences of the game and of the choices; brought up to date by `follow` alone.
#[derive(Default)]
struct Known {
    /// The ways to go on with what is begun.
    options: Options,
    /// The reach of the chosen piece.
    reach: Option<Reach>,
    /// The scores so far.
    history: History,
    /// The knowledge that the position holds: ledger, accounts, forecast. Nothing in a purist game.
    insight: Option<Insight>,
}

/// The choices of a person.
#[derive(Default)]
struct Choice {
    selection: Option<Selection>,
    /// The words of an action that is being put together.
    begun: Phrase,
    /// The hex at whose sides a slab token is to lie.
    at: Option<Cell>,
    turned: Rotation,
    /// The number of members of the chosen hex that would walk.
    party: u8,
    /// A card on a sheet of which it is asked what to do with it.
    card: Option<(Place, CardId)>,
    /// The hex that is marked on the board because a row of the ledger was clicked.
    aimed: Option<Cell>,
    /// The piece whose reach was asked for by a command, though it is not chosen to walk.
    probe: Option<Walker>,
}

impl Table {
    /// The choice on the board.
    #[must_use]
    pub fn selection(&self) -> Option<Selection> {
        self.own.chosen.selection
    }

    /// The rotation that the tile in hand is held in.
    #[must_use]
    pub fn turned(&self) -> Rotation {
        self.own.chosen.turned
    }

    /// The card on a sheet of which it is asked what to do with it.
    #[must_use]
    pub fn asked_card(&self) -> Option<(Place, CardId)> {
        self.own.chosen.card
    }

    /// The hex at whose sides a slab token is to lie.
    #[must_use]
    pub fn at(&self) -> Option<Cell> {
        self.own.chosen.at
    }

    /// The reach of the chosen piece.
    #[must_use]
    pub fn reach(&self) -> Option<&Reach> {
        self.own.known.reach.as_ref()
    }

    /// The position that is shown with the names of those who play, as words tell of it.
    #[must_use]
    pub fn named(&self) -> Named<'_> {
        Named {
            rules: self.rules(),
            shown: self.shown(),
            // On a copy the turn may have passed on; its words are about the seat that tries it out.
            acting: self.sitting.branch_of().unwrap_or(self.state().seat()),
            seats: self.sitting().seats(),
            own: self.own_seat(),
            turned: self.turned(),
        }
    }

    /// The piece that would walk.
    fn walker(&self) -> Option<Walker> {
        let Selection { cell, piece } = self.own.chosen.selection?;
        Some(Walker { seat: self.state().seat(), from: cell, piece: piece? })
    }

    /// The knowledge that the position holds: ledger, accounts, forecast. Nothing in a purist game.
    #[must_use]
    pub fn insight(&self) -> Option<&Insight> {
        self.own.known.insight.as_ref()
    }

    /// The name of a hex.
    #[must_use]
    pub fn cell_name(&self, cell: Cell) -> String {
        self.rules().layout().name(cell).to_string()
    }

    /// The carving of a kind of treasure.
    #[must_use]
    pub fn glyph(&self, kind: Treasure) -> Glyph {
        self.rules().def().treasures.kinds.get(kind.index()).map_or(Glyph::Mask, |kind| kind.glyph)
    }

    /// The order in which hexes are listed.
    #[must_use]
    pub fn order(&self) -> Order {
        self.own.order
    }

    /// The guard of which the player is being asked whether to set it although members leave the game.
    #[must_use]
    pub fn asks_to_guard(&self) -> Option<Action> {
        self.own_question().map(|Question::Guard(guard)| guard)
    }

    /// True if the menu of a hex is open.
    #[must_use]
    pub fn has_menu(&self) -> bool {
        self.own.view.menu.is_some()
    }

    /// True if the whole board is shown, neither zoomed nor moved.
    #[must_use]
    pub fn shows_whole_board(&self) -> bool {
        self.own.view.camera.shows_all()
    }

    /// The centre and the radius of a cell where the board was laid out last.
    #[must_use]
    pub fn hex_on_screen(&self, cell: Cell) -> Option<(egui::Pos2, f32)> {
        let (_, transform) = self.own.view.seen?;
        Some((transform.screen_from_hex(self.rules().layout(), cell), transform.radius))
    }

    /// The hexes that may be clicked for the word that comes next.
    #[must_use]
    pub fn asked_cells(&self) -> CellSet {
        let may = self.person_to_move().is_some() && !self.looks_back() && self.options().is_on_board();
        if may && self.in_hand().is_none() { self.options().cells } else { CellSet::EMPTY }
    }
}
