//! The table of any game: a game that is being played, and what players of every game do at it.
//!
//! Decides what a table is and keeps it; what a game brings to it, [`TableGame`] asks for. The game with its players and
//! its file is a [`Sitting`]. What is asked for is done in `execute`, by whole steps in `turn`; what follows from a change
//! is worked out in `refresh`. What may be told besides the game itself `notice` lists, and what panels ask for `command`.
//! What a person is asked before something is lost `asking` decides, how it looks `question`, `correct` and `plan`. What
//! is tried out is a branch of the sitting: `plan` and `hint`, and what `review` and `puzzle` tell of, which `judging` has
//! computers judge. Below the board stand `bar` and `status`, on it `strip` and `lookback`, beside it `log`, `recap`,
//! `review_panel` and `puzzle_card`, over it `end` with `breakdown` and `plot`.

mod any;
mod asking;
mod bar;
pub mod bar_button;
mod breakdown;
pub mod card_name;
pub mod chips;
pub mod choices;
mod command;
mod correct;
mod ear;
mod end;
mod execute;
pub mod hint;
pub mod house;
mod judging;
mod keyboard;
pub mod keys;
mod layout;
mod lesson;
mod lines;
pub mod log;
pub mod lookback;
pub mod naming;
mod notice;
mod offers;
pub mod plan;
mod plot;
mod puzzle;
mod puzzle_card;
mod question;
mod recap;
mod refresh;
mod review;
mod review_panel;
mod scores;
pub mod search;
mod seated;
mod sides;
mod status;
pub mod strip;
mod tabs;
pub mod thinker;
mod thinking;
pub mod told;
mod turn;
mod ui;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::path::PathBuf;

use egui::{Painter, Pos2, Rect, Response, Sense, Ui, Vec2};

pub use any::{AfterEnd, AnySitting, AnyTable, Frame, done};
pub use asking::{Asking, Stands};
pub use bar::{BAR_GAP, Bar, EndOfTurn, Offer, Places, bar_ui};
pub use breakdown::Row;
pub use command::{Command, GameAsk, OwnAsk, TableAsk, TableCommand, WindowCommand};
pub use correct::{correction_ui, entered_ui};
pub use end::end_ui;
pub use hint::Advice;
pub use judging::{ToJudge, position_to_play};
pub use keyboard::keyboard;
pub use layout::{Arrangement, CardPlace, CardRoom, Head};
pub use lesson::{AnyLesson, Held, LessonCommand, LessonName};
pub(in crate::app) use lines::Lines;
pub use notice::{Idle, Notice};
pub use offers::{Listed, choices, player_name};
pub use plan::{Plan, PlanRevision, Standing};
pub use plot::{Moment, Scoring};
pub use puzzle::{Answer, PuzzleRun};
pub use puzzle_card::{grade, puzzle_ui};
pub(in crate::app) use question::{keep_keyboard, question_ui};
pub use recap::{Recap, recap_ui};
pub use review::{PASSES, Review, ReviewedTurn};
pub use review_panel::review_ui;
pub use sides::{Side, labels_ui};
pub use status::line_ui;
pub use tabs::Tab;
pub use thinking::{News, Tick};
pub use turn::{Lock, Step, Turn};
pub use ui::{card_room, table_ui};

use self::ear::Ear;
use self::judging::Judging;
use self::lesson::Lesson;
use self::plan::Planning;
use self::recap::Recapped;
use self::tabs::Tabs;
use self::thinking::Thinkers;
use self::told::{Room, Told};
use crate::app::kit;
use crate::app::kit::draw::seats::{SeatLook, SeatShape, seat_mark};
use crate::app::kit::keys::Shortcut;
use crate::app::kit::menu_offer::MenuOffer;
use crate::app::kit::settings::{Pace, Settings};
use crate::app::kit::sound::Effect;
use crate::app::kit::theme::Theme;
use crate::app::sitting::{Seen, Sitting};
use crate::game::{RecordOptions, Rules, Seat, SeatRecord, Session};
use crate::library::OpenedGame;
use crate::puzzles::PuzzleGame;
use crate::words::rulebook::Citation;
use crate::words::{Texts, Worded};

/// A game that can be played at a table of the window.
pub trait TableGame: PuzzleGame<Action: Send + 'static, Rules: Send + Sync> + Worded + Send + 'static {
    /// The things that a table of this game keeps besides what every table does: what is known of the position, what is
    /// chosen, and how the board is shown.
    type Own: Default;
    /// A thing that only this game's panels ask for; it never leaves the table.
    type Ask: GameAsk;
    /// Something that was done, as a player would tell it.
    type Deed: Copy + Eq + Debug;
    /// A thing that only this game tells of what was asked for.
    type Notice: Clone + PartialEq + Eq + Debug;
    /// A thing that only this game asks a person before it goes on, or to have chosen.
    type Question: Copy + PartialEq + Debug;
    /// Something on the screen of its table that a lesson can point at.
    type Spot: Clone + PartialEq + Debug + From<TableSpot>;
    /// A change that some actions bring, for the reasons of a hint and of the review.
    type Effect: Clone + PartialEq + Debug;
    /// The outcome of what others did, for the recap.
    type Recap: Clone + PartialEq + Debug;
    /// A small picture of a step.
    type Picture: Copy + PartialEq + Debug;

    /// The steps that actions make up, one after the other without a gap: an action of which a part is hidden belongs to
    /// one too, which tells no more than the viewer may know. `is_asked` tells whether a player asked for the action
    /// with this index by a click of its own, so that it begins a step.
    fn steps(seen: impl Iterator<Item = Seen<Self>>, is_asked: impl Fn(usize) -> bool) -> Vec<Step<Self::Deed>>;

    /// True if a deed is made of as many actions as one click asked for, such as a walk, and so is taken back whole.
    fn is_long(_deed: &Self::Deed) -> bool {
        false
    }

    /// A step in words and pictures.
    fn told(texts: &Texts, table: &Table<Self>, step: &Step<Self::Deed>) -> Told<Self::Picture>;

    /// Paints a small picture; `seat` is whose step it is about.
    fn paint(painter: &Painter, theme: &Theme, table: &Table<Self>, seat: Seat, picture: Self::Picture, room: Room);

    /// Marks on the board what a deed is about while the pointer or the focus is on what tells of it.
    fn cite(_response: &Response, _deed: &Self::Deed) {}

    /// True if somebody's turn is being played in this state: its steps stand in the strip.
    fn is_turn(&self) -> bool {
        self.seat().is_some()
    }

    /// The number of actions that had been played when the turn began in which the first `steps` actions end.
    fn turn_begin(table: &Table<Self>, steps: usize) -> usize {
        table.sitting.turn_begin(steps)
    }

    /// True if this action hands the game over to another seat.
    fn hands_over(seen: &Seen<Self>) -> bool {
        seen.ends_turn
    }

    /// Brings up to date what follows from the game and from what is chosen. `has_moved` says whether actions were played
    /// or taken back since the last call.
    fn follow(_table: &mut Table<Self>, _has_moved: bool) {}

    /// Brings up to date what follows from what the board shows, now or at the moment that is looked at.
    fn follow_shown(_table: &mut Table<Self>) {}

    /// Does what one of this game's panels has asked for.
    fn ask(table: &mut Table<Self>, ask: Self::Ask);

    /// True if this only changes what is looked at: what was told stays.
    fn is_look(_ask: &Self::Ask) -> bool {
        false
    }

    /// True if what a table tells stays when this is asked for.
    fn leaves_told(_notice: &Notice<Self>, _ask: &Self::Ask) -> bool {
        false
    }

    /// The place of a question of this game.
    fn question_stands(_question: Self::Question) -> Stands {
        Stands::Beside
    }

    /// True if this can be asked in the position on the table.
    fn can_ask(_table: &Table<Self>, _question: Self::Question) -> bool {
        false
    }

    /// True if something would be lost by the end of the turn now.
    fn wastes(_table: &Table<Self>) -> bool {
        false
    }

    /// The end of the turn in this state; nothing where there is none.
    fn end_of_turn(&self) -> Option<EndOfTurn<Self::Ask>> {
        None
    }

    /// The question before something is lost by the end of the turn.
    fn end_question(_texts: &Texts, _table: &Table<Self>) -> String {
        String::new()
    }

    /// The changes that the end of the turn would bring now, in words.
    fn end_hints(_texts: &Texts, _table: &Table<Self>) -> Vec<String> {
        Vec::new()
    }

    /// The offers to the acting person, for the buttons of the bar.
    fn offers(desk: &Desk<Self>, table: &Table<Self>) -> Vec<Offer<Self>>;

    /// The changes that an offer would bring, by its index; and what to know of it, whatever it would change.
    fn offer_hints(_texts: &Texts, _table: &Table<Self>, _index: usize) -> (Vec<String>, Option<String>) {
        (Vec::new(), None)
    }

    /// Adds what this game has beside the button of an offer, by its index.
    fn offer_laid_out(
        _ui: &Ui,
        _desk: &mut Desk<Self>,
        _table: &Table<Self>,
        _index: usize,
        _response: &Response,
        _bar: Rect,
    ) {
    }

    /// Lays out what this game has in the bar besides offers.
    fn beside_offers_ui(_ui: &mut Ui, _desk: &mut Desk<Self>, _table: &Table<Self>, _places: &Places) {}

    /// The spot that a lesson points at where a widget asks for this, if the game has lessons.
    fn spot_of(_ask: TableAsk<Self::Ask>) -> Option<Self::Spot> {
        None
    }

    /// True if something on the table is still on its way.
    fn is_moving(_table: &Table<Self>) -> bool {
        false
    }

    /// The scores in the course of the game so far: as they were before each turn, and as they are.
    fn course(table: &Table<Self>) -> Vec<Moment> {
        scores::course(table)
    }

    /// Where the points came from.
    fn breakdown(_texts: &Texts, _table: &Table<Self>) -> Vec<Row> {
        Vec::new()
    }

    /// The id of the text that names the tie-break which has decided the game, if one has.
    fn tie_break(&self, _rules: &Self::Rules) -> Option<&'static str> {
        None
    }

    /// Notes what is chosen now, for when the game comes here again by taking back or playing again.
    fn note_chosen(_table: &mut Table<Self>) {}

    /// Forgets what was chosen at moments that do not come again, as something else is played from here.
    fn forget_chosen(_table: &mut Table<Self>) {}

    /// Chooses what goes with what was taken back: `next` is the action that was played here.
    fn choose_taken_back(_table: &mut Table<Self>, _next: Option<Self::Action>) {}

    /// Chooses what goes with what was played again from this many actions on.
    fn choose_played_again(_table: &mut Table<Self>, _from: usize) {}

    /// Chooses what a person goes on with after an action of its own.
    fn choose_played(_table: &mut Table<Self>, _action: Self::Action) {}

    /// Everything that moves arrives at once.
    fn skip_motion(_table: &mut Table<Self>) {}

    /// The reason of this game why nothing can be taken back, where it has one.
    fn why_no_undo(_table: &Table<Self>) -> Option<Idle> {
        None
    }

    /// The texts about a sort of chance.
    fn chance_titles(_chance: &Self::Deed) -> ChanceTitles {
        ChanceTitles { restart: "menu-restart-chance", correct: "correct-chance" }
    }

    /// True if something of this game is asked or told beside the board in this state.
    fn asks_beside(table: &Table<Self>, _state: &Self) -> bool {
        table.recap().is_some() || table.puzzle().is_some()
    }

    /// Takes in what was played or taken back since the last call.
    fn follow_history(_table: &mut Table<Self>) {}

    /// The changes that actions bring which are played from this state on.
    fn effects(_rules: &Self::Rules, _start: &Self, _actions: &[Self::Action]) -> Vec<Self::Effect> {
        Vec::new()
    }

    /// Changes in sentences.
    fn effects_told(_texts: &Texts, _table: &Table<Self>, _effects: &[Self::Effect]) -> Vec<String> {
        Vec::new()
    }

    /// The reason why an action is not possible, in words.
    fn reason(texts: &Texts, table: &Table<Self>, why: &Self::Illegal) -> String;

    /// The same for a record that stops there, with the rule's number where the game has one.
    fn refusal(texts: &Texts, table: &Table<Self>, why: &Self::Illegal) -> String {
        Self::reason(texts, table, why)
    }

    /// True if turns can be planned while others play theirs.
    const PLANS: bool = false;

    /// True if what is planned for the seat that is to move can be played in this state.
    fn is_planned_for(&self) -> bool {
        false
    }

    /// This state as if this seat acted now: what its plan begins with.
    #[must_use]
    fn as_if_acting(&self, _rules: &Self::Rules, _seat: Seat) -> Self {
        self.clone()
    }

    /// Gives a new copy of a game what the table has to know of before it.
    fn begin_copy(_copy: &mut Table<Self>, _of: &Table<Self>) {}

    /// Goes on looking at what another table of the same game shows: the same part of the board and of what is beside it.
    fn take_look_of(_table: &mut Table<Self>, _other: &mut Table<Self>) {}

    /// Chooses what is chosen on another table of the same game.
    fn choose_as_on(_table: &mut Table<Self>, _other: &Table<Self>) {}

    /// True if this ends the turn or asks whether to: not done on a copy, as it is decided in the game itself.
    fn ends_turn_by(_ask: &Self::Ask) -> bool {
        false
    }

    /// The board as it was laid out last.
    fn board_rect(_table: &Table<Self>) -> Option<Rect> {
        None
    }

    /// True if something stands above what scrolls beside the board, such as a tile in hand.
    fn has_head(_table: &Table<Self>) -> bool {
        false
    }

    /// The id of the text for the end of the turn in a hint.
    fn hint_end(&self) -> &'static str {
        "hint-end"
    }

    // ---- On the screen ----

    /// Lays out the board, with the strip of the turn below it.
    fn board_ui(ui: &mut Ui, desk: &mut Desk<Self>, table: &mut Table<Self>);

    /// Lays out the players' cards in so high a room.
    fn players_ui(ui: &mut Ui, desk: &mut Desk<Self>, table: &Table<Self>, room: f32);

    /// The least height of the players' cards together.
    fn least_players(table: &Table<Self>) -> f32;

    /// Brings what moves to the time of this frame.
    fn move_on(_ui: &Ui, _table: &mut Table<Self>) {}

    /// Begins a frame in which the table is in sight, before anything is laid out.
    fn begin_frame(_ui: &Ui, _desk: &Desk<Self>, _table: &mut Table<Self>) {}

    /// Lays out what the turn cannot be played without, and so never scrolls: a tile in hand, an auction.
    fn head_ui(_ui: &mut Ui, _desk: &mut Desk<Self>, _table: &mut Table<Self>, _head: &Head) {}

    /// True if a low column shows what stands on this tab before what stands above the tabs' contents.
    fn puts_before_head(_table: &Table<Self>, _tab: Tab) -> bool {
        false
    }

    /// Lays out what is asked beside the board, such as chance that is entered by hand.
    fn asked_ui(_ui: &mut Ui, _desk: &mut Desk<Self>, _table: &Table<Self>) {}

    /// Lays out what is told beside the board; `room` is the height of its column.
    fn told_ui(_ui: &mut Ui, _desk: &mut Desk<Self>, _table: &Table<Self>, _room: f32) {}

    /// The sides that only this game has; the first is shown until another one is chosen.
    const SIDES: &'static [Side] = &[];

    /// True if this side can be shown now.
    fn has_side(_table: &Table<Self>, _side: Side) -> bool {
        true
    }

    /// Lays out one of these sides. The column's content begins at `top`.
    fn side_ui(_ui: &mut Ui, _desk: &mut Desk<Self>, _table: &Table<Self>, _side: Side, _top: f32) {}

    /// Lays out what this game has over the table.
    fn over_ui(_ui: &Ui, _desk: &mut Desk<Self>, _table: &Table<Self>) {}

    /// The tab on which a spot stands that a lesson points at.
    fn tab_of(_spot: &Self::Spot) -> Option<Tab> {
        None
    }

    /// Something that is another one whenever something else is asked of a person beside the board.
    fn asked_id(table: &Table<Self>) -> u64 {
        Self::turn_begin(table, table.steps()) as u64
    }

    /// Something that is another one whenever what stands at the top beside the board is, whoever moves.
    fn beside_id(_table: &Table<Self>) -> u64 {
        0
    }

    /// Sets how fast things move.
    fn set_pace(_table: &mut Table<Self>, _pace: Pace) {}

    /// True if something moves at `now` seconds, or will when the table is shown.
    fn is_busy(_table: &Table<Self>, _now: f64) -> bool {
        false
    }

    /// Shows pieces and numbers on the board in another size, 1 as designed.
    fn set_board_scale(_table: &mut Table<Self>, _scale: f32) {}

    /// Shows the whole board.
    fn fit(_table: &mut Table<Self>) {}

    /// The sound of what is seen by now and was not heard before: the most important one.
    fn sound(_table: &mut Table<Self>) -> Option<Effect> {
        None
    }

    /// True if this tells of something that could not be done, as [`Notice::Refused`] does.
    fn is_refusal(_notice: &Self::Notice) -> bool {
        false
    }

    // ---- What lies over the table ----

    /// True if a menu is open on the board.
    fn has_menu(_table: &Table<Self>) -> bool {
        false
    }

    // ---- What is told of the game beside the table ----

    /// The progress of the game in a line.
    fn progress(texts: &Texts, table: &Table<Self>) -> String;

    /// The things that come next, in a few words, where that is known.
    fn odds(_texts: &Texts, _table: &Table<Self>) -> Option<String> {
        None
    }

    /// The commands for which the keys of this game ask that were pressed, whatever has the keyboard.
    fn keys(_table: &Table<Self>, _pressed: &dyn Fn(Shortcut) -> bool, _asked: &mut Vec<Command<Self::Ask>>) {}

    /// The offers of this game in the menu for the view.
    fn view_offers(_table: &Table<Self>, _settings: &Settings) -> Vec<MenuOffer<Command<Self::Ask>>> {
        Vec::new()
    }

    /// The actions of the turn that can be asked for by name.
    fn listed_of_turn(_table: &Table<Self>, _settings: &Settings) -> Vec<MenuOffer<Command<Self::Ask>>> {
        Vec::new()
    }

    /// The things that can be looked at by name, besides what the menus offer.
    fn listed_of_sight(_table: &Table<Self>) -> Vec<MenuOffer<Command<Self::Ask>>> {
        Vec::new()
    }

    // ---- The review ----

    /// Which turn began in this state, and whose.
    fn turn_title(_texts: &Texts, table: &Table<Self>, start: &Self) -> String {
        table.name(start.seat().unwrap_or_default()).to_owned()
    }

    /// The id of the text that says how far a review can be trusted.
    fn review_note(&self) -> &'static str {
        "review-note"
    }

    /// True if this action of somebody else is told in the recap as a step.
    fn is_recapped(_table: &Table<Self>, _seen: &Seen<Self>) -> bool {
        true
    }

    /// The outcome of the actions from the first of these indices to the second, for the recap of this seat; nothing if
    /// there is nothing to tell, where there are no steps (`is_quiet`) either.
    fn recap(_table: &Table<Self>, _seat: Seat, _span: (usize, usize), _is_quiet: bool) -> Option<Self::Recap> {
        None
    }

    /// The id of the heading of a recap that tells what came after this.
    fn recap_heading(_last: &Seen<Self>) -> &'static str {
        "recap-heading"
    }

    /// Says in the recap what came of what others did.
    fn recap_ui(_ui: &mut Ui, _desk: &mut Desk<Self>, _table: &Table<Self>, _recap: &Recap<Self>) {}

    /// True if the recap may be folded for want of room.
    fn may_fold_recap(_table: &Table<Self>) -> bool {
        false
    }

    /// Lays out what belongs to the turn, in front of the sentence above the bar.
    fn points_ui(_ui: &mut Ui, _desk: &mut Desk<Self>, _table: &Table<Self>, _has_room: bool) {}

    /// The sentence above the bar; `asked` is what is asked, as far as every game asks it alike.
    fn asked(_texts: &Texts, _table: &Table<Self>, asked: impl FnOnce() -> String) -> String {
        asked()
    }

    /// The question to the person who acts; where a computer does, what is told instead of waiting for it, if anything is.
    fn asked_of_seat(texts: &Texts, table: &Table<Self>) -> Option<String>;

    /// A notice of this game alone, in words.
    fn notice_told(_texts: &Texts, _table: &Table<Self>, _notice: &Self::Notice) -> String {
        String::new()
    }

    /// The rule behind what is told, and the id of the text on what it is about.
    fn rule_of(_notice: &Notice<Self>) -> Option<(Citation, &'static str)> {
        None
    }

    /// True if the computer that is to move has decided, and its actions are being shown.
    fn only_shows(_table: &Table<Self>) -> bool {
        false
    }

    /// Asks why the turn cannot be ended now, where a turn is ended by an action of its own.
    const REFUSED_END: Option<Self::Ask> = None;

    /// Lets go of what is chosen on the board, where anything can be.
    const LET_GO: Option<Self::Ask> = None;

    /// True if something is chosen, being chosen or looked at, that the key closes which lets go.
    fn has_choice(table: &Table<Self>) -> bool {
        table.question_stands().is_some() || table.looks_back()
    }
}

/// The desk that a panel of a table works with.
pub type Desk<'a, G> = kit::desk::Desk<'a, Command<<G as TableGame>::Ask>, <G as TableGame>::Spot>;

/// The ids of the texts about a sort of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChanceTitles {
    /// For going back to it, as it shuts off the beginning of the turn.
    pub restart: &'static str,
    /// For correcting it.
    pub correct: &'static str,
}

/// Something on the screen of every table that a lesson can point at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableSpot {
    /// The steps of the turn along the lower edge of the board.
    Strip,
    /// The bar with the buttons of the turn.
    Bar,
    /// The tabs of the column beside the board.
    Tabs,
    /// The choice between the sides.
    Sides,
    /// The place of the lesson's card.
    Card,
}

/// The share of the line above the buttons that is left to its sentence: what else stands in it gives way to one that
/// would be cut.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug, Default)]
pub enum Share {
    /// Everything stands there.
    #[default]
    Rest,
    /// One dot stands for all points, signs stand for the words of what belongs to the whole game.
    More,
    /// Nothing else but the points.
    All,
}

/// The way in which computers go on when they are to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::app) enum Going {
    /// At the pace of the settings.
    #[default]
    Paced,
    /// Without pauses, until a person is asked.
    Hurried,
    /// Not before they are asked to, or a person plays: a record was opened to be looked at.
    Waiting,
}

/// The point to which a table has followed its sitting.
#[derive(Clone, Copy, Default)]
struct Followed {
    /// The number of actions that had been played when the table was brought up to date last.
    steps: usize,
    /// The number of changes of the sitting when it was last seen whether a notice still belongs to it.
    noticed_at: u64,
    /// The number of changes of the sitting that commands have asked for.
    own_changes: u64,
}

/// A game that is being played at a table.
pub struct Table<G: TableGame> {
    pub(in crate::app) sitting: Sitting<G>,
    /// The things that only this game's table keeps.
    pub(in crate::app) own: G::Own,
    followed: Followed,
    /// The actions that may be played now.
    legal: Vec<G::Action>,
    turn: Turn<G::Deed>,
    /// The indices of the actions that players asked for by a click of their own; see [`turn`].
    pub(in crate::app) asked: BTreeSet<usize>,
    pub(in crate::app) notice: Option<Notice<G>>,
    pub(in crate::app) end_shown: bool,
    computers: Going,
    tabs: Tabs,
    /// The side that was chosen.
    side: Option<Side>,
    /// The lines of the log; changed by the log alone, while it is laid out.
    lines: RefCell<Lines<G>>,
    asking: Asking<G::Question>,
    lesson: Lesson,
    planning: Planning<G>,
    judging: Judging<G>,
    /// On a copy that shows a hint, the hint.
    advice: Option<Box<Advice<G::Action, G::Effect>>>,
    /// The number of changes of the sitting when a hint was asked for, while one is sought.
    pub(in crate::app) seeks_hint: Option<u64>,
    /// The share of a search for a computer or for a hint that is done, 0 … 1.
    thinking: Option<f32>,
    thinkers: Thinkers<G>,
    /// Finds out which sound goes with what happens.
    ear: Ear<G>,
    recap: Recapped<G>,
}

impl<G: TableGame> Table<G> {
    /// A table for a game that was set up or opened.
    #[must_use]
    pub fn new(session: Session<G>, seats: Vec<SeatRecord>, options: RecordOptions) -> Self {
        Self::of(Sitting::new(session, seats, options))
    }

    /// A table for a sitting.
    #[must_use]
    pub fn of(sitting: Sitting<G>) -> Self {
        let mut table = Self {
            sitting,
            own: G::Own::default(),
            followed: Followed::default(),
            legal: Vec::new(),
            turn: Turn::default(),
            asked: BTreeSet::new(),
            notice: None,
            end_shown: true,
            computers: Going::default(),
            tabs: Tabs::default(),
            side: None,
            lines: RefCell::default(),
            asking: Asking::default(),
            lesson: Lesson::default(),
            planning: Planning::default(),
            judging: Judging::default(),
            advice: None,
            seeks_hint: None,
            thinking: None,
            thinkers: Thinkers::default(),
            ear: Ear::default(),
            recap: Recapped::default(),
        };
        table.refresh();
        table
    }

    /// A table for a record that was opened from a file.
    #[must_use]
    pub fn opened(game: OpenedGame<G>, path: Option<PathBuf>) -> Self {
        let (sitting, stopped) = Sitting::opened(game, path);
        let mut table = Self::of(sitting);
        table.notice = stopped.map(|stopped| Notice::Stopped { action: stopped.index + 1, reason: stopped.reason });
        table
    }

    /// The actions that may be played now.
    #[must_use]
    pub fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// The notice that the table has for the player.
    #[must_use]
    pub fn notice(&self) -> Option<&Notice<G>> {
        self.notice.as_ref()
    }

    /// Tells no more what was told: the lesson goes on to something else.
    pub fn forget_notice(&mut self) {
        self.notice = None;
    }

    /// Lets the computers wait until they are asked to go on, or a person plays.
    pub fn stand_still(&mut self) {
        self.computers = Going::Waiting;
    }

    /// True if a computer is to move and waits until it is asked to go on.
    #[must_use]
    pub fn stands_still(&self) -> bool {
        self.computers == Going::Waiting && self.computer_to_move().is_some()
    }

    /// True while computers' moves are shown without pauses until a person is asked.
    #[must_use]
    pub fn hurries(&self) -> bool {
        self.computers == Going::Hurried
    }

    /// The share of a search for a computer or for a hint that is done, 0 … 1; nothing when none is under way.
    #[must_use]
    pub fn thinking(&self) -> Option<f32> {
        self.thinking
    }

    /// Notes how much is done of a search for a computer or for a hint, 0 … 1; nothing when none is under way.
    pub fn note_thinking(&mut self, done: Option<f32>) {
        self.thinking = done;
    }

    /// The shape of a seat's mark: that of its place at the table. In a lesson, where the learner's place is another than
    /// in the games that follow, it is that of its colour, so that the same player has the same mark in all of them.
    #[must_use]
    pub fn shape(&self, seat: Seat) -> SeatShape {
        let of_colour = || self.rules().colours().iter().position(|colour| colour == self.colour(seat));
        let mark = if self.is_lesson() { of_colour() } else { None };
        SeatShape::of_seat(mark.unwrap_or(seat.index()))
    }

    /// The look of a seat's mark and pieces.
    #[must_use]
    pub fn seat_look(&self, seat: Seat) -> SeatLook<'_> {
        SeatLook { colour: self.colour(seat), shape: self.shape(seat) }
    }

    /// The mark of a seat beside its name, in so much room.
    pub fn seat_ui(&self, ui: &mut Ui, theme: &Theme, seat: Seat, room: Vec2, radius: f32) {
        let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
        self.paint_seat(ui.painter(), theme, seat, rect.center(), radius);
    }

    /// Paints the mark of a seat: its colour and its shape.
    pub fn paint_seat(&self, painter: &Painter, theme: &Theme, seat: Seat, centre: Pos2, radius: f32) {
        seat_mark(painter, theme, centre, radius, self.seat_look(seat));
    }
}
