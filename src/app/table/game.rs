//! The things that a game brings to a table: all that a table asks of the game that is played at it. A small game does
//! without most of it.

use std::fmt::Debug;
use std::ops::Range;

use egui::{Painter, Pos2, Rect, Response, Ui};

use super::bar_offer::{EndOfTurn, Offer};
use super::column::{Side, Tab};
use super::command::{Command, GameAsk, TableAsk};
use super::idle::Idle;
use super::layout::Head;
use super::notice::Notice;
use super::places::Places;
use super::scores::{self, Moment, ScoreRow};
use super::state::{Recap, Stands, Table};
use super::step::Step;
use super::told::{Room, Told};
use crate::ai::Appraisal;
use crate::app::kit;
use crate::app::kit::keys::Shortcut;
use crate::app::kit::menu_offer::MenuOffer;
use crate::app::kit::settings::{Pace, Settings};
use crate::app::kit::theme::Theme;
use crate::game::{Seat, View};
use crate::puzzles::PuzzleGame;
use crate::sitting::Seen;
use crate::sounds::Effect;
use crate::words::replay::{Mark, TurningPoint};
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

    /// The things that the viewer alone knows and that are hidden now at its own wish: another number where it is others,
    /// 0 where nothing is.
    fn hidden_of_own(_table: &Table<Self>) -> u8 {
        0
    }

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

    /// The mark of an event in the course of the game, if it is worth one.
    fn mark(_event: &Self::Event) -> Option<Mark> {
        None
    }

    /// The moments at which somebody else came to lead; `begins` are the positions with which turns begin, as they are
    /// seen, each with the number of actions before it.
    fn turning_points(
        _rules: &Self::Rules,
        _begins: impl Iterator<Item = (usize, View<Self>)>,
        _is_over: bool,
    ) -> Vec<TurningPoint> {
        Vec::new()
    }

    /// A turning point in words; `state` is the position in which it lies, as it is seen.
    fn turning_point_told(_texts: &Texts, _table: &Table<Self>, _point: TurningPoint, _state: &Self) -> String {
        String::new()
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

    /// The offers to the acting person, for the buttons of the bar; nobody acts while the board is covered.
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
    fn breakdown(_texts: &Texts, _table: &Table<Self>) -> Vec<ScoreRow> {
        Vec::new()
    }

    /// The id of the text that names the tie-break which has decided the game, if one has.
    fn tie_break(&self, _rules: &Self::Rules) -> Option<&'static str> {
        None
    }

    /// The id of the text that tells the end of a game that nobody has won.
    const NOBODY_WON: &'static str = "end-winners";

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

    /// Changes in sentences. Whoever acts is `addressed` in them, or called by name.
    fn effects_told(_texts: &Texts, _table: &Table<Self>, _effects: &[Self::Effect], _addressed: bool) -> Vec<String> {
        Vec::new()
    }

    /// The worth of what is bid for or chosen, in sentences to whoever bids.
    fn appraised(_texts: &Texts, _table: &Table<Self>, _appraisal: &Appraisal<Self::Action>) -> Vec<String> {
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

    /// The state with which a plan for this seat begins in this state: what the seat has before it when it acts next.
    /// `is_due` says whether it acts now. Nothing in it is known that this state does not tell, nor what another seat alone
    /// knows.
    #[must_use]
    fn plan_start(&self, _rules: &Self::Rules, _seat: Seat, _is_due: bool) -> Self {
        self.clone()
    }

    /// The seats of which a turn can be planned in this state, whoever plays them, the next one first.
    fn seats_to_plan(&self, next: Seat) -> Vec<Seat> {
        next.around(self.seats()).skip(usize::from(self.is_turn())).collect()
    }

    /// The ids of the texts about a plan in which nothing was tried yet, and about when it can be played.
    const PLAN_TEXTS: [&'static str; 2] = ["plan-empty", "plan-play-hint"];

    /// True if this action does nothing but end the turn: a hint says so in words.
    fn only_ends(_action: Self::Action) -> bool {
        true
    }

    /// Gives a new copy of a game what the table has to know of before it.
    fn begin_copy(_copy: &mut Table<Self>, _of: &Table<Self>) {}

    /// Goes on looking at what another table of the same game shows: the same part of the board and of what is beside it.
    fn take_look_of(_table: &mut Table<Self>, _other: &mut Table<Self>) {}

    /// Chooses what is chosen on another table of the same game.
    fn choose_as_on(_table: &mut Table<Self>, _other: &Table<Self>) {}

    /// True if this ends the turn or asks whether to: not done on a copy, as it is decided in the game itself.
    fn ends_turn_by(_copy: &Table<Self>, _ask: &Self::Ask) -> bool {
        false
    }

    /// The board as it was laid out last.
    fn board_rect(_table: &Table<Self>) -> Option<Rect> {
        None
    }

    /// The name of the cell at a point of the screen, as notation has it.
    fn cell_at(_table: &Table<Self>, _at: Pos2) -> Option<String> {
        None
    }

    /// The name of the cell that the keyboard has come to on the board.
    fn cell_of_keyboard(_table: &Table<Self>) -> Option<String> {
        None
    }

    /// The centre and the radius of the cell of this name where the board was laid out last.
    fn cell_on_screen(_table: &Table<Self>, _cell: &str) -> Option<(Pos2, f32)> {
        None
    }

    /// The id of the text on what is asked now, for whoever plays for the first time.
    fn first_words(_table: &Table<Self>) -> Option<&'static str> {
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

    /// Something that whoever is covered can do without lifting the cover: its title, and what it asks for.
    fn offer_on_cover(_texts: &Texts, _table: &Table<Self>) -> Option<(String, Self::Ask)> {
        None
    }

    /// Begins a frame in which the table is in sight, before anything is laid out.
    fn begin_frame(_ui: &Ui, _desk: &Desk<Self>, _table: &mut Table<Self>) {}

    /// The least height of what never scrolls, in a column of this width.
    fn least_head(_table: &Table<Self>, _width: f32) -> f32 {
        0.0
    }

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

    /// The progress of the game in a line; a short one leaves out what it is called.
    fn progress(texts: &Texts, table: &Table<Self>, is_short: bool) -> String;

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

    /// True if computers judge the turns of a finished game.
    const REVIEWS: bool = false;

    /// Which turn began in this state, and whose.
    fn turn_title(_texts: &Texts, table: &Table<Self>, start: &Self) -> String {
        table.name(start.seat().unwrap_or_default()).to_owned()
    }

    /// The id of the text that says how far a review can be trusted.
    fn review_note(&self) -> &'static str {
        "review-note"
    }

    /// The id of the text that says who acts after a puzzle's turn which ends in this state.
    fn puzzle_after(&self) -> &'static str {
        "puzzle-after"
    }

    /// True if this action of somebody else is told in the recap as a step.
    fn is_recapped(_table: &Table<Self>, _seen: &Seen<Self>) -> bool {
        true
    }

    /// The outcome of the actions of these indices, for the recap of this seat; nothing if there is nothing to tell, where
    /// there are no steps (`is_quiet`) either.
    fn recap(_table: &Table<Self>, _seat: Seat, _actions: Range<usize>, _is_quiet: bool) -> Option<Self::Recap> {
        None
    }

    /// The id of the heading of a recap that tells what came after this.
    fn recap_heading(_last: &Seen<Self>) -> &'static str {
        "recap-heading"
    }

    /// Says in the recap what came of what others did, as long as that begins above `bottom`. Returns whether it is all.
    fn recap_ui(_: &mut Ui, _: &mut Desk<Self>, _: &Table<Self>, _recap: &Recap<Self>, _bottom: f32) -> bool {
        true
    }

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

    /// The question to whoever enters chance by hand, where the game says what it is that was drawn or came up.
    fn asked_of_chance(_texts: &Texts, _table: &Table<Self>) -> Option<String> {
        None
    }

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
