//! The things that a game with lessons brings to them: what can be pointed at and chosen on its board, and what it answers
//! to what has to wait.

use std::fmt::Debug;

use egui::Rect;

use super::run::Run;
use crate::app::table::{Table, TableAsk, TableGame};
use crate::games::Listed;
use crate::words::lessons::{Course, LessonOf, StageOf, Task};

/// A game that is taught at a table of the window.
pub trait TaughtGame: TableGame + Listed {
    /// Its lessons.
    type Course: Course;
    /// Something to click.
    type Aim: Clone + PartialEq + Debug + 'static;
    /// The choice on the board with which a learner goes on.
    type Chosen: Clone + PartialEq + Default + 'static;
    /// The things that a click on the board can change.
    type Changeable: Clone + PartialEq + 'static;
    /// A place on the board that is clicked.
    type Place: Copy;

    /// The action that ends a turn in which the learner plays freely.
    const END: Self::Action;

    /// The state in which a lesson begins.
    fn lesson_start(rules: &Self::Rules, lesson: &LessonOf<Self::Course>) -> Self;

    /// Makes a table ready for a lesson.
    fn prepare_table(_table: &mut Table<Self>, _id: Self::Course) {}

    // ---- What is pointed at ----------------------------------------------------------------------

    /// The things to click next: of several things, the first that is in sight. Empty where the stage asks for no
    /// particular click.
    fn aims(run: &Run<Self>) -> Vec<Self::Aim>;

    /// The command that the widget of an aim asks for; nothing if the aim is on the board.
    fn asked_by(aim: &Self::Aim) -> Option<TableAsk<Self::Ask>>;

    /// The things beside the board that a stage is about.
    fn spots(run: &Run<Self>, stage: &StageOf<Self::Course>) -> Vec<Self::Spot>;

    /// True if a spot is a control of the turn, which no arrow may cover.
    fn is_control(spot: &Self::Spot) -> bool;

    /// Marks on the board what the stage points at.
    fn point(run: &mut Run<Self>);

    /// The hexes of the board that are marked, as they lie on the screen.
    fn marked_on_board(run: &Run<Self>) -> Vec<Rect>;

    /// True if something on the board is to be clicked.
    fn has_target(table: &Table<Self>) -> bool;

    /// Gives the keyboard to the board, at what is to be clicked there.
    fn take_keyboard(table: &mut Table<Self>);

    // ---- What is chosen and clicked --------------------------------------------------------------

    /// The choice on the board.
    fn chosen(table: &Table<Self>) -> Self::Chosen;

    /// Makes this the choice on the board.
    fn choose(table: &mut Table<Self>, chosen: Self::Chosen);

    /// Chooses what the learner goes on with, as it was when the learner first came to the stage; `next` is what is to be
    /// played then, if it is one thing.
    fn choose_for(run: &mut Run<Self>, next: Option<Self::Action>);

    /// Plays an action for the learner who skips it, as the learner would.
    fn play_for_learner(table: &mut Table<Self>, action: Self::Action);

    /// The number of the rotation in which the tile in hand is held.
    fn turned(table: &Table<Self>) -> usize;

    /// The things that a click on the board can change, as they are now.
    fn changeable(table: &Table<Self>) -> Self::Changeable;

    /// The place that was clicked since this was last asked.
    fn take_click(table: &mut Table<Self>) -> Option<Self::Place>;

    /// The command that is meant by one that was asked for.
    fn as_meant(_run: &Run<Self>, command: TableAsk<Self::Ask>) -> TableAsk<Self::Ask> {
        command
    }

    // ---- What has to wait ------------------------------------------------------------------------

    /// True if this has to wait; why is told then.
    fn refuses(run: &mut Run<Self>, ask: &Self::Ask) -> bool;

    /// True if an action may not be skipped to before the cards in front of it are read.
    fn waits_for_reading(_action: Self::Action) -> bool {
        false
    }

    /// The key of the sentence on why an action has to wait, where the stage has none for it.
    fn general_refusal(run: &Run<Self>, action: Self::Action) -> &'static str;

    /// The key of the sentence that says what the stage's own words do not: which piece has to be chosen before anything
    /// else, after something was taken back or let go of; that one of two has entered or gone; that no points are left to
    /// spend.
    fn missing(run: &Run<Self>) -> Option<&'static str>;

    /// The key of the sentence that says what to click instead of a place where nothing is done; nothing where the learner
    /// has nothing to do.
    fn way_on(run: &Run<Self>, clicked: Self::Place) -> Option<&'static str>;

    /// The keys of whatever may be told of what is tried in a stage with this task, besides the stage's own answers and what
    /// is told in every game: the card keeps room for all of them.
    fn notes_of(task: &Task) -> Vec<&'static str>;
}
