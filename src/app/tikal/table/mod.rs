//! Tikal at the table: what is known of the position, what is chosen, and the panels that show both.
//!
//! `app::table` does what every game's table does; what Tikal brings to it stands in `game`, its steps in `deeds`, what
//! its panels ask for in `execute`. Each panel has a file that decides what it shows; where panels stand, `app::table` does.

mod acts;
mod auction;
mod auction_course;
mod bar;
mod beside;
mod bids;
mod board;
mod cells;
mod chance;
mod click;
mod click_intent;
mod deeds;
mod drag;
mod exchange;
mod execute;
mod follow;
mod gains;
mod game;
mod hand;
mod herald;
mod holdings;
mod keyboard;
mod ledger;
mod menu;
pub mod motion;
mod notice;
mod offers;
mod paint;
mod paint_motion;
mod party;
mod players;
mod probe;
mod question;
mod recap;
mod scores;
mod scoring;
mod side;
mod spots;
mod status;
mod supplies;
mod taught;
mod told;

use std::cell::RefCell;
use std::collections::BTreeMap;

use egui::Ui;

pub use acts::Hindrance;
pub use board::paint_alone;
pub use deeds::Deed;
pub use keyboard::actions;
pub use notice::TikalNotice;
pub use side::tab_of;
pub use taught::Pointed;

use self::acts::Offer;
use self::bids::BidField;
use self::board::BoardView;
use self::herald::Herald;
use self::motion::{Motion, scene_of};
use crate::app::kit::settings::Pace;
pub use crate::app::table::{AfterEnd, Answer, Held, Idle, Lock, PlanRevision, Side, Tab};
use crate::app::tikal::command::ExchangeDraft;
use crate::game::Seat;
use crate::hex::{Cell, CellSet, MAX_CELLS, Rotation};
use crate::insight::tikal::{Bid, History, Insight, Order, Reach, ScoringRound, Walker};
use crate::tikal::{Action, Event, Piece, Purchase, State};
use crate::words::tikal::Named;

/// A table at which Tikal is played.
pub type Table = crate::app::table::Table<State>;
/// A recap of a game of Tikal.
pub type Recap = crate::app::table::Recap<State>;
/// A puzzle of Tikal that is being solved.
pub type PuzzleRun = crate::app::table::PuzzleRun<State>;
/// A plan of a turn of Tikal.
pub type Plan = crate::app::table::Plan<State>;
/// A step of a game of Tikal.
pub type Step = crate::app::table::Step<Deed>;
/// A message of a table of Tikal.
pub type Notice = crate::app::table::Notice<State>;

/// A question of a table of Tikal, besides those of every table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Setting a guard although the leader leaves the game.
    Guard(Action),
    /// The treasures given and taken in an exchange, as far as they have been chosen.
    Exchange(ExchangeDraft),
    /// On which camp this piece enters.
    Camp(Piece),
}

/// The choice on the board: a hex, and perhaps one of the acting seat's pieces on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Selection {
    /// The hex.
    pub cell: Cell,
    /// The kind of piece that would walk.
    pub piece: Option<Piece>,
}

/// The part of a table that only Tikal has.
#[derive(Default)]
pub struct Own {
    known: Known,
    chosen: Chosen,
    lesson: Taught,
    /// The order in which temples are listed.
    order: Order,
    view: BoardView,
    herald: Herald,
    motion: Motion,
}

/// Consequences of the game; brought up to date by `follow` alone.
struct Known {
    history: History,
    /// Per cell the rotations in which the tile in hand may be placed there, as bits.
    places: [u8; MAX_CELLS],
    reach: Option<Reach>,
    /// The offers to the acting person.
    offers: Vec<Offer>,
    /// The knowledge that the position holds: ledger, forecast, worth. Nothing in a purist game.
    insight: Option<Insight>,
    /// The scoring rounds up to the earlier state that is looked at; nothing while the board shows the present.
    rounds_then: Option<Vec<ScoringRound>>,
    /// On a copy, what was done before it in the auction that is held.
    earlier_bids: Vec<(Seat, Bid)>,
}

impl Default for Known {
    fn default() -> Self {
        Self {
            history: History::default(),
            places: [0; MAX_CELLS],
            reach: None,
            offers: Vec::new(),
            insight: None,
            rounds_then: None,
            earlier_bids: Vec::new(),
        }
    }
}

/// The choices of a person.
struct Chosen {
    selection: Option<Selection>,
    /// The number of pieces of the chosen hex that would walk.
    party: u8,
    /// The choice, and the number of pieces, when so many actions had been played, as far as the game may come there again by
    /// taking back or playing again.
    then: BTreeMap<usize, (Option<Selection>, u8)>,
    turned: Rotation,
    /// The bid in the field beside the bids that have a button, and how often the game had changed when it was set.
    higher_bid: (u64, u32),
    /// The field in which it is set; changed while that is laid out.
    bid_field: RefCell<BidField>,
    /// The hex that is marked on the board because a row of the ledger was clicked.
    aimed: Option<Cell>,
    /// The piece whose reach was asked for by a command, though it is not chosen to walk.
    probe: Option<Walker>,
}

impl Default for Chosen {
    fn default() -> Self {
        Self {
            selection: None,
            party: 1,
            then: BTreeMap::new(),
            turned: Rotation::default(),
            higher_bid: (0, 0),
            bid_field: RefCell::default(),
            aimed: None,
            probe: None,
        }
    }
}

/// The wishes of a lesson for the board.
#[derive(Default)]
struct Taught {
    /// The things at which it points.
    pointed: Pointed,
    /// The actions that a later lesson teaches, each with its number.
    untaught: Vec<(Purchase, u8)>,
    /// True if it gave the board the keyboard.
    has_led: bool,
}

impl Table {
    // ---- What there is -------------------------------------------------------------------------

    /// The events so far.
    #[must_use]
    pub fn history(&self) -> &History {
        &self.own.known.history
    }

    /// The scoring rounds up to what the board shows.
    #[must_use]
    pub fn shown_rounds(&self) -> &[ScoringRound] {
        self.own.known.rounds_then.as_deref().unwrap_or(self.own.known.history.rounds())
    }

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

    /// The position that is shown with the names of those who play, as words tell of it.
    #[must_use]
    pub fn named(&self) -> Named<'_> {
        Named {
            rules: self.rules(),
            shown: self.shown(),
            acting: self.state().seat(),
            seats: self.sitting().seats(),
            own: self.own_seat(),
            turned: self.turned(),
        }
    }

    /// The knowledge that the position holds: ledger, forecast, worth. Nothing in a purist game.
    #[must_use]
    pub fn insight(&self) -> Option<&Insight> {
        self.own.known.insight.as_ref()
    }

    /// The order in which temples are listed.
    #[must_use]
    pub fn order(&self) -> Order {
        self.own.order
    }

    /// The offers to the acting person beside walking.
    #[must_use]
    pub fn offers(&self) -> &[Offer] {
        &self.own.known.offers
    }

    /// The hex that is chosen, or else marked because a row of the ledger was clicked.
    #[must_use]
    pub fn aimed_cell(&self) -> Option<Cell> {
        self.own.chosen.selection.map(|selection| selection.cell).or(self.own.chosen.aimed)
    }

    /// The piece that is to enter on a camp chosen next.
    #[must_use]
    pub fn entering(&self) -> Option<Piece> {
        match self.own_question() {
            Some(Question::Camp(piece)) => Some(piece),
            _ => None,
        }
    }

    /// True if something is chosen, being chosen or looked at that Escape lets go of or closes.
    #[must_use]
    pub fn has_choice(&self) -> bool {
        let is_chosen = self.own.chosen.selection.is_some() || self.own.chosen.probe.is_some();
        is_chosen || self.question_stands().is_some() || self.looks_back() || self.own.herald.is_shown()
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

    /// Where the board was laid out last.
    #[must_use]
    pub fn board_rect(&self) -> Option<egui::Rect> {
        self.own.view.seen.map(|(rect, _)| rect)
    }

    /// Where the card of a player was laid out last.
    #[must_use]
    pub fn card_rect(context: &egui::Context, seat: Seat) -> Option<egui::Rect> {
        paint_motion::card(context, seat)
    }

    /// The names of cells that the board showed last, and where.
    #[must_use]
    pub fn names_on_board(&self) -> Vec<(String, egui::Rect)> {
        self.own.view.pictures.canvas.iter().flat_map(|canvas| canvas.names()).collect()
    }

    /// The centre and the radius of a cell where the board was laid out last.
    #[must_use]
    pub fn hex_on_screen(&self, cell: Cell) -> Option<(egui::Pos2, f32)> {
        let (_, transform) = self.own.view.seen?;
        Some((transform.screen_from_hex(self.rules().layout(), cell), transform.radius))
    }

    /// The centre and the radius of a seat's piece where the board was laid out last.
    #[must_use]
    pub fn piece_on_screen(&self, cell: Cell, seat: Seat, piece: Piece) -> Option<(egui::Pos2, f32)> {
        let (_, transform) = self.own.view.seen?;
        let tokens = spots::tokens(self, &transform, cell);
        tokens
            .iter()
            .find(|token| token.seat == seat && token.figure == piece.into())
            .map(|token| (token.centre, token.radius))
    }

    // ---- What moves ------------------------------------------------------------------------------

    /// The things that move on the table.
    #[must_use]
    pub fn motion(&self) -> &Motion {
        &self.own.motion
    }

    /// Sets how fast things move.
    pub fn set_pace(&mut self, pace: Pace) {
        self.own.motion.set_pace(pace);
        if let Some(plan) = self.plan_mut() {
            plan.table_mut().set_pace(pace);
        }
    }

    /// Everything that moves arrives at once, and nothing that was played so far is set in motion any more.
    pub fn skip_motion(&mut self) {
        self.own.motion.skip_to(self.shown_step());
    }

    /// True if something moves at `now` seconds, or will when the table is shown.
    #[must_use]
    pub fn is_moving(&self, now: f64) -> bool {
        self.own.motion.is_busy(now, self.shown_step())
    }

    /// The events that are seen by now and were not returned by an earlier call.
    pub fn cues(&mut self) -> Vec<Event> {
        self.own.motion.cues()
    }

    /// Brings what moves to the time of this frame. At a click or a key press everything arrives at once.
    fn move_on(&mut self, ui: &Ui) {
        let is_press = |event: &egui::Event| match event {
            egui::Event::PointerButton { pressed, .. } => *pressed,
            egui::Event::Key { pressed, repeat, .. } => *pressed && !repeat,
            _ => false,
        };
        let (now, pressed) = ui.input(|input| (input.time, input.events.iter().any(is_press)));
        if pressed {
            self.own.motion.finish();
        }
        self.follow_motion(now);
        if self.own.motion.is_moving() {
            ui.ctx().request_repaint();
        }
    }

    /// Lets things move on to `now`, in seconds.
    fn follow_motion(&mut self, now: f64) {
        let (sitting, history, step) = (&self.sitting, &self.own.known.history, self.sitting.shown_step());
        self.own.motion.follow(now, step, |seen, pace| {
            let before = *sitting.seen_from(seen).next()?.before.state();
            let events: Vec<Event> = (seen..step).flat_map(|step| history.events(step)).copied().collect();
            let mut earlier = (0..seen).rev().flat_map(|step| history.events(step));
            let dug = |event: &Event| if let Event::Dug { ruin, .. } = event { Some(*ruin) } else { None };
            Some(scene_of(&before, earlier.find_map(dug), &events, pace))
        });
    }

    /// The guard of which the player is being asked whether to set it although the leader leaves the game.
    #[must_use]
    pub fn asks_to_guard(&self) -> Option<Action> {
        match self.own_question() {
            Some(Question::Guard(guard)) => Some(guard),
            _ => None,
        }
    }

    /// The cells on which the tile in hand may be placed: as it is turned, and turned otherwise.
    fn placeable(&self) -> (CellSet, CellSet) {
        let bit = 1 << self.own.chosen.turned.index();
        let of = |wanted: fn(u8, u8) -> bool| {
            let cells = self.rules().cells().into_iter();
            cells.filter(|cell| wanted(self.own.known.places[cell.index()], bit)).collect()
        };
        (of(|places, bit| places & bit != 0), of(|places, bit| places != 0 && places & bit == 0))
    }

    /// Shows pieces and numbers on the board in another size, 1 as designed.
    pub fn set_board_scale(&mut self, scale: f32) {
        self.own.view.camera.scale = scale;
        if let Some(plan) = self.plan_mut() {
            plan.table_mut().set_board_scale(scale);
        }
    }
}

/// The kind of piece that is chosen where both stand: explorers go first.
fn first_piece(band: crate::tikal::Band) -> Option<Piece> {
    [Piece::Explorer, Piece::Leader].into_iter().find(|&piece| band.has(piece))
}
