//! The table: a game of Tikal that is being played, what is chosen on the table, and what follows from both.
//!
//! Keeps them, and lets the files beside this one read them. The game with its players and its file is a [`Sitting`],
//! and what is legal, the rules decide. What is asked for is done in `execute`, with steps and whole turns in `turn`;
//! what follows is worked out in `refresh`. How the room is divided `room` decides, where panels stand `ui`; each panel
//! has a file that decides what it shows.

mod acts;
mod auction;
mod badges;
mod bar;
mod bar_button;
mod bidding;
mod bids;
mod board;
mod breakdown;
mod cells;
mod chance;
mod choices;
mod cited;
mod clear;
mod click;
mod correct;
pub(in crate::app) mod cursor;
mod drag;
mod end;
mod exchange;
mod execute;
mod findings;
mod forecast;
mod gains;
mod hand;
mod herald;
mod hint;
mod holdings;
mod house;
mod keyboard;
mod ledger;
mod lines;
mod log;
mod lookback;
mod marks;
mod menu;
pub mod motion;
mod moving;
mod named;
mod names;
mod notice;
mod paint;
mod party;
mod plan;
mod players;
mod plot;
mod probe;
mod puzzle;
mod puzzled;
mod question;
mod recap;
mod refresh;
mod review;
mod reviewed;
mod room;
mod scoring;
mod seated;
mod side;
mod sight;
mod spots;
mod status;
mod steps;
mod strip;
mod supplies;
mod taught;
pub(in crate::app) mod transform;
mod turn;
mod ui;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

pub use acts::Hindrance;
pub use bidding::Bid;
pub use end::AfterEnd;
pub use forecast::short_odds;
pub use hint::Advice;
pub use keyboard::{Idle, actions, end_command};
pub use notice::Notice;
pub use plan::{Plan, PlanRevision, Standing};
pub use puzzle::{Answer, PuzzleRun};
pub use recap::{Exchanged, NewControl, Recap};
pub use review::{PASSES, Review, ReviewedTurn, ToJudge, position_to_play};
pub use side::{Side, Tab, tab_of};
pub use taught::{Held, Pointed};
pub use turn::{Deed, Lock, Step, Turn};
pub use ui::table_ui;

use self::acts::Offer;
use self::lines::Lines;
use self::motion::{Motion, News};
use self::plan::Planning;
use self::side::Tabs;
use self::transform::BoardView;
use crate::app::kit::settings::Pace;
use crate::app::sitting::Sitting;
use crate::app::tikal::command::{ExchangeDraft, TableCommand};
use crate::game::{RecordOptions, Seat, SeatRecord, TakeBack};
use crate::hex::{Cell, CellSet, MAX_CELLS, Rotation};
use crate::insight::{History, Insight, Order, Reach, ScoringRound, Walker};
use crate::library::OpenedGame;
use crate::tikal::{Action, Event, Piece, Purchase, State, TikalSession};

/// What is chosen on the board: a hex, and perhaps one of the acting seat's pieces on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Selection {
    /// The hex.
    pub cell: Cell,
    /// The kind of piece that would walk.
    pub piece: Option<Piece>,
}

/// How computers go on when they are to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Going {
    /// At the pace of the settings.
    #[default]
    Paced,
    /// Without pauses, until a person is asked.
    Hurried,
    /// Not before they are asked to, or a person plays: a record was opened to be looked at.
    Waiting,
}

/// A game of Tikal at the table.
pub struct Table {
    sitting: Sitting<State>,

    // What follows from the sitting; brought up to date by `refresh` alone.
    history: History,
    legal: Vec<Action>,
    /// Per cell the rotations in which the tile in hand may be placed there, as bits.
    places: [u8; MAX_CELLS],
    reach: Option<Reach>,
    /// What the acting person is offered.
    offers: Vec<Offer>,
    /// What can be known from the position: ledger, forecast, worth. Nothing in a purist game.
    insight: Option<Insight>,
    turn: Turn,
    recap: Option<Recap>,
    /// The scoring rounds up to the earlier state that is looked at; nothing while the board shows the present.
    rounds_then: Option<Vec<ScoringRound>>,

    // What is chosen.
    selection: Option<Selection>,
    /// How many pieces of the chosen hex would walk.
    party: u8,
    /// What was chosen, and how many, when so many actions had been played, as far as the game may come there again by
    /// taking back or playing again; see [`turn`].
    chosen_then: BTreeMap<usize, (Option<Selection>, u8)>,
    entering: Option<Piece>,
    turned: Rotation,
    exchange: Option<ExchangeDraft>,
    /// The bid in the field beside the bids that have a button.
    higher_bid: u32,
    notice: Option<Notice>,
    /// How often the sitting had changed when it was last seen whether a notice still belongs to it.
    noticed_at: u64,
    end_shown: bool,
    computers: Going,
    /// The hex that is marked on the board because a row of the ledger was clicked.
    aimed: Option<Cell>,
    /// The piece whose reach was asked for by a command, though it is not chosen to walk.
    probe: Option<Walker>,
    side: Side,
    /// The tabs that were chosen for a column that has them.
    tabs: Tabs,
    order: Order,
    /// Whether a recap was folded or unfolded, by its [`Recap::seat`] and [`Recap::since`].
    recap_folded: Option<(Seat, usize, bool)>,
    /// The indices of the actions that players asked for by a click of their own; see [`turn`].
    asked: BTreeSet<usize>,
    /// The lines of the log; changed by the log alone, while it is laid out.
    lines: RefCell<Lines>,
    /// Whether the player is being asked whether to end the turn although points would be lost.
    asks_to_end: bool,
    /// The guard of which the player is being asked whether to set it although the leader leaves the game.
    asks_to_guard: Option<Action>,
    /// The chance, by its index among the actions, that the player is being asked whether to correct.
    correcting: Option<usize>,
    /// What a lesson points at.
    pointed: Pointed,
    /// Whether the other seats wait until a lesson goes on.
    held: Held,
    /// In a lesson, how many actions had been played when it began.
    lesson_from: Option<usize>,
    /// The actions that a later lesson teaches, each with its number.
    untaught: Vec<(Purchase, u8)>,
    /// Where the card of a lesson lies over the table.
    covered: Option<egui::Rect>,
    planning: Planning,
    /// On a copy, what was done before it in the auction that is held.
    earlier_bids: Vec<(Seat, Bid)>,
    /// How often the sitting had changed when a hint was asked for, while one is sought.
    seeks_hint: Option<u64>,
    /// How much of a search for a computer or for a hint is done, 0 … 1.
    thinking: Option<f32>,
    /// On a copy that shows a hint, what it says.
    advice: Option<Box<Advice>>,
    /// The review of the game, once somebody has asked for it.
    review: Option<Box<Review>>,
    /// The puzzle that is to be solved here.
    puzzle: Option<Box<PuzzleRun>>,
    view: BoardView,
    motion: Motion,
    /// How many changes of the sitting commands have asked for.
    own_changes: u64,
}

impl Table {
    /// A table for a game that was set up or opened.
    #[must_use]
    pub fn new(session: TikalSession, seats: Vec<SeatRecord>, options: RecordOptions) -> Self {
        Self::of(Sitting::new(session, seats, options))
    }

    /// A table for a sitting.
    #[must_use]
    pub fn of(sitting: Sitting<State>) -> Self {
        let mut table = Self {
            sitting,
            history: History::default(),
            legal: Vec::new(),
            places: [0; MAX_CELLS],
            reach: None,
            offers: Vec::new(),
            insight: None,
            turn: Turn::default(),
            recap: None,
            selection: None,
            party: 1,
            chosen_then: BTreeMap::new(),
            entering: None,
            turned: Rotation::default(),
            exchange: None,
            higher_bid: 0,
            notice: None,
            noticed_at: 0,
            end_shown: true,
            computers: Going::default(),
            aimed: None,
            probe: None,
            side: Side::default(),
            tabs: Tabs::default(),
            order: Order::default(),
            recap_folded: None,
            asked: BTreeSet::new(),
            lines: RefCell::default(),
            rounds_then: None,
            asks_to_end: false,
            asks_to_guard: None,
            correcting: None,
            pointed: Pointed::default(),
            held: Held::default(),
            lesson_from: None,
            untaught: Vec::new(),
            covered: None,
            planning: Planning::default(),
            earlier_bids: Vec::new(),
            seeks_hint: None,
            thinking: None,
            advice: None,
            review: None,
            puzzle: None,
            view: BoardView::default(),
            motion: Motion::default(),
            own_changes: 0,
        };
        table.refresh();
        table
    }

    /// A table for a record that was opened from a file.
    #[must_use]
    pub fn opened(game: OpenedGame, path: Option<PathBuf>) -> Self {
        let (sitting, stopped) = Sitting::opened(game, path);
        let mut table = Self::of(sitting);
        table.notice = stopped.map(|stopped| Notice::Stopped { action: stopped.index + 1, reason: stopped.reason });
        table
    }

    // ---- What there is -------------------------------------------------------------------------

    /// What has happened so far.
    #[must_use]
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The scoring rounds up to what the board shows.
    #[must_use]
    pub fn shown_rounds(&self) -> &[ScoringRound] {
        self.rounds_then.as_deref().unwrap_or(self.history.rounds())
    }

    /// What the table has to tell the player.
    #[must_use]
    pub fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// What may be played now.
    #[must_use]
    pub fn legal(&self) -> &[Action] {
        &self.legal
    }

    /// What is chosen on the board.
    #[must_use]
    pub fn selection(&self) -> Option<Selection> {
        self.selection
    }

    /// The rotation that the tile in hand is held in.
    #[must_use]
    pub fn turned(&self) -> Rotation {
        self.turned
    }

    /// What can be known from the position: ledger, forecast, worth. Nothing in a purist game.
    #[must_use]
    pub fn insight(&self) -> Option<&Insight> {
        self.insight.as_ref()
    }

    /// What the side column shows below what is asked.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// The order in which temples are listed.
    #[must_use]
    pub fn order(&self) -> Order {
        self.order
    }

    /// What the acting person is offered beside walking.
    #[must_use]
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// The hex that is chosen, or else marked because a row of the ledger was clicked.
    #[must_use]
    pub fn aimed_cell(&self) -> Option<Cell> {
        self.selection.map(|selection| selection.cell).or(self.aimed)
    }

    /// The piece that is to enter on a camp chosen next.
    #[must_use]
    pub fn entering(&self) -> Option<Piece> {
        self.entering
    }

    /// Whether something is chosen, being chosen or looked at, that Escape lets go of or closes.
    #[must_use]
    pub fn has_choice(&self) -> bool {
        let is_chosen = self.selection.is_some() || self.entering.is_some() || self.probe.is_some();
        let is_asked = self.asks() || self.asks_to_drop_plan();
        is_chosen || self.exchange.is_some() || is_asked || self.looks_back() || self.view.herald.is_shown()
    }

    /// Whether the menu of a hex is open.
    #[must_use]
    pub fn has_menu(&self) -> bool {
        self.view.menu.is_some()
    }

    /// Whether a window of the table's own lies over it: a choice, a question, or the final table.
    #[must_use]
    pub fn is_under_window(&self) -> bool {
        let shows_end =
            self.state().phase() == crate::tikal::Phase::Over && self.end_shown && !self.motion().is_moving();
        self.exchange.is_some() || self.correcting.is_some() || shows_end
    }

    /// What lets go of the choice or the question that lies over the table; nothing if there is none.
    #[must_use]
    pub fn way_out_of_question(&self) -> Option<TableCommand> {
        if self.exchange.is_some() {
            Some(TableCommand::Exchange(None))
        } else if self.correcting.is_some() {
            Some(TableCommand::AskToCorrect(None))
        } else if self.asks_to_drop_plan() {
            Some(TableCommand::AskToDropPlan(false))
        } else {
            self.asks().then_some(self.no_to_question())
        }
    }

    /// Whether the whole board is shown, neither zoomed nor moved.
    #[must_use]
    pub fn shows_whole_board(&self) -> bool {
        (self.view.zoom - 1.0).abs() < f32::EPSILON && self.view.pan == egui::Vec2::ZERO
    }

    /// The cells that what the table has to tell names; they are marked on the board as long as it is told.
    #[must_use]
    pub fn told_cells(&self) -> CellSet {
        let notice = self.notice.as_ref().filter(|_| !self.looks_back());
        notice.map(|notice| notice.cells(self.rules().layout())).unwrap_or_default()
    }

    /// Where the board was laid out last.
    #[must_use]
    pub fn board_rect(&self) -> Option<egui::Rect> {
        self.view.seen.map(|(rect, _)| rect)
    }

    /// Where the card of a player was laid out last.
    #[must_use]
    pub fn card_rect(context: &egui::Context, seat: Seat) -> Option<egui::Rect> {
        moving::card(context, seat)
    }

    /// The names of cells that the board showed last, and where.
    #[must_use]
    pub fn names_on_board(&self) -> Vec<(String, egui::Rect)> {
        self.view.canvas.iter().flat_map(|canvas| canvas.names()).collect()
    }

    /// The centre and the radius of a cell where the board was laid out last.
    #[must_use]
    pub fn hex_on_screen(&self, cell: Cell) -> Option<(egui::Pos2, f32)> {
        let (_, transform) = self.view.seen?;
        Some((transform.screen_from_hex(self.rules().layout(), cell), transform.radius))
    }

    /// Where the letters and numbers at the rim of the board were painted last.
    #[must_use]
    pub fn rim_names(&self) -> Vec<egui::Rect> {
        self.view.canvas.iter().flat_map(|canvas| canvas.rim_names()).collect()
    }

    /// The centre and the radius of a seat's piece where the board was laid out last.
    #[must_use]
    pub fn piece_on_screen(&self, cell: Cell, seat: Seat, piece: Piece) -> Option<(egui::Pos2, f32)> {
        let (_, transform) = self.view.seen?;
        let tokens = spots::tokens(self, &transform, cell);
        tokens.iter().find(|token| token.seat == seat && token.piece == piece).map(|token| (token.centre, token.radius))
    }

    /// Goes on looking at what another table of the same game shows: the same part of the board and of the side column.
    pub fn take_look_of(&mut self, other: &mut Self) {
        let herald = std::mem::take(&mut self.view.herald);
        (self.view, self.side, self.order) = (std::mem::take(&mut other.view), other.side, other.order);
        // What was told of a game stays with it: its copy has another past.
        other.view.herald = std::mem::replace(&mut self.view.herald, herald);
    }

    /// Lets the computers wait until they are asked to go on, or a person plays.
    pub fn stand_still(&mut self) {
        self.computers = Going::Waiting;
    }

    /// Whether a computer is to move and waits until it is asked to go on.
    #[must_use]
    pub fn stands_still(&self) -> bool {
        self.computers == Going::Waiting && self.computer_to_move().is_some()
    }

    /// Notes how much is done of a search for a computer or for a hint, 0 … 1; nothing when none is under way.
    pub fn note_thinking(&mut self, done: Option<f32>) {
        self.thinking = done;
    }

    /// Whether computers' moves are shown without pauses until a person is asked.
    #[must_use]
    pub fn hurries(&self) -> bool {
        self.computers == Going::Hurried
    }

    // ---- What moves ------------------------------------------------------------------------------

    /// What moves on the table.
    #[must_use]
    pub fn motion(&self) -> &Motion {
        &self.motion
    }

    /// Sets how fast things move.
    pub fn set_pace(&mut self, pace: Pace) {
        self.motion.set_pace(pace);
        if let Some(plan) = self.plan_mut() {
            plan.table_mut().set_pace(pace);
        }
    }

    /// Everything that moves arrives at once, and nothing that was played so far is set in motion any more.
    pub fn skip_motion(&mut self) {
        self.motion.skip_to(self.shown_step());
    }

    /// Whether something moves at `now` seconds, or will when the table is shown.
    #[must_use]
    pub fn is_moving(&self, now: f64) -> bool {
        self.motion.is_busy(now, self.shown_step())
    }

    /// The events that are seen by now and were not returned by an earlier call.
    pub fn cues(&mut self) -> Vec<Event> {
        self.motion.cues()
    }

    /// Lets things move on to `now`, in seconds.
    fn follow_motion(&mut self, now: f64) {
        let (sitting, history, step) = (&self.sitting, &self.history, self.sitting.shown_step());
        self.motion.follow(now, step, |seen| {
            let before = *sitting.seen_from(seen).next()?.before.state();
            let events: Vec<Event> = (seen..step).flat_map(|step| history.events(step)).copied().collect();
            let mut earlier = (0..seen).rev().flat_map(|step| history.events(step));
            let dug = |event: &Event| if let Event::Dug { ruin, .. } = event { Some(*ruin) } else { None };
            Some(News { before, ruin: earlier.find_map(dug), events })
        });
    }

    /// Whether the player is being asked whether to end the turn although points would be lost.
    #[must_use]
    pub fn asks_to_end(&self) -> bool {
        self.asks_to_end
    }

    /// The guard of which the player is being asked whether to set it although the leader leaves the game.
    #[must_use]
    pub fn asks_to_guard(&self) -> Option<Action> {
        self.asks_to_guard
    }

    /// Whether a question is open above the bar before something is lost.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.asks_to_end || self.asks_to_guard.is_some()
    }

    /// What takes that question away.
    #[must_use]
    pub fn no_to_question(&self) -> TableCommand {
        if self.asks_to_end { TableCommand::AskToEnd(false) } else { TableCommand::AskToGuard(None) }
    }

    /// Whether the last action can be taken back; see [`Turn::fixed`]. Not while an earlier state is looked at: nobody
    /// would see what is taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.turn.fixed < self.steps() && !self.looks_back()
    }

    /// Why nothing can be taken back where that is so.
    #[must_use]
    pub fn why_no_undo(&self) -> Idle {
        let is_shut = |step: &Step| {
            !step.is_chance() && !self.is_before_learner(step.start) && self.lock(step) == Some(Lock::Chance)
        };
        if self.looks_back() {
            Idle::LooksBack
        } else if self.last_bid(self.own_seat().unwrap_or(self.state().seat())).is_some_and(|bid| bid != Bid::Forced) {
            if self.is_lesson() { Idle::UndoBidOfLesson } else { Idle::UndoBid }
        } else if self.turn.steps.iter().any(is_shut) {
            if self.is_lesson() { Idle::UndoChanceOfLesson } else { Idle::UndoChance }
        } else {
            Idle::Undo
        }
    }

    /// Why nothing can be played again where that is so.
    #[must_use]
    pub fn why_no_redo(&self) -> Idle {
        if self.looks_back() { Idle::LooksBack } else { Idle::Redo }
    }

    /// Why no whole turn can be taken back where that is so.
    #[must_use]
    pub fn why_no_whole_undo(&self) -> Idle {
        match self.sitting.take_back() {
            _ if self.looks_back() => Idle::LooksBack,
            TakeBack::Anything => Idle::NoWholeTurn,
            TakeBack::Fair => Idle::TakeBackTurn,
        }
    }

    /// Whether an action that was taken back can be played again; not while an earlier state is looked at.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.sitting.can_redo() && !self.looks_back()
    }

    /// The cells on which the tile in hand may be placed: as it is turned, and turned otherwise.
    fn placeable(&self) -> (CellSet, CellSet) {
        let bit = 1 << self.turned.index();
        let of = |wanted: fn(u8, u8) -> bool| {
            let cells = self.rules().cells().into_iter();
            cells.filter(|cell| wanted(self.places[cell.index()], bit)).collect()
        };
        (of(|places, bit| places & bit != 0), of(|places, bit| places != 0 && places & bit == 0))
    }

    /// Shows pieces and numbers on the board in another size, 1 as designed.
    pub fn set_board_scale(&mut self, scale: f32) {
        self.view.scale = scale;
        if let Some(plan) = self.plan_mut() {
            plan.table_mut().set_board_scale(scale);
        }
    }
}

/// The kind of piece that is chosen where both stand: explorers go first.
fn first_piece(band: crate::tikal::Band) -> Option<Piece> {
    [Piece::Explorer, Piece::Leader].into_iter().find(|&piece| band.has(piece))
}
