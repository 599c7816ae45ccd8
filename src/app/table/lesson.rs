//! Lessons of any game at the table. What a game brings to them, the trait [`TaughtGame`] in `taught` asks for.
//!
//! A lesson is played on a table of its own with the controls of every game. How it goes on, `run` decides; what it
//! wants, `welcome`; how what is pointed at is marked beside the board, `point`; what the coach tells, `told`; how its card
//! looks, `card`, and its `buttons`; `coach` lays all of it out. Here is what the window asks of a lesson, and what its table
//! knows of it: that it is one, and that the other seats wait for it.

mod any;
mod buttons;
mod card;
mod coach;
mod point;
mod run;
mod taught;
mod told;
mod welcome;

pub use run::{Run, name_of};
pub use taught::TaughtGame;
pub use welcome::{READ_FIRST, TURN_FIRST, begins_with};

use std::any::Any;

use egui::Ui;

use super::{AnyTable, Frame, Held, LessonName, OwnAsk, Table, TableAsk, TableGame, WindowCommand};

/// A lesson of whichever game.
pub trait AnyLesson: Any {
    /// Which lesson it is.
    fn name(&self) -> LessonName;
    /// Its table.
    fn table(&self) -> &dyn AnyTable;
    /// Its table, to be changed.
    fn table_mut(&mut self) -> &mut dyn AnyTable;
    /// The number of the step, from 0.
    fn index(&self) -> usize;
    /// True if this is its last step.
    fn is_last(&self) -> bool;
    /// True if it came to its last step at some time.
    fn has_ended(&self) -> bool;
    /// Goes on to the next step; what this one wants is played for the learner.
    fn next(&mut self);
    /// Goes back to the beginning of this step, or to the step before if nothing was done in it.
    fn back(&mut self);
    /// Asks whether to leave the lesson. True if it may be left at once.
    fn ask_to_leave(&mut self) -> bool;
    /// Forgets what it answered: the lesson is left.
    fn forget(&mut self);
    /// Does what was asked for at the table, unless this step wants something else.
    fn execute(&mut self, ask: TableAsk<OwnAsk>);
    /// Lays out its table and its card, and does what they ask for. Returns what they ask of the window.
    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) -> Vec<WindowCommand>;
    /// Plays the actions of the other seats that are due at `now`, with `pause` between two of them, both in seconds.
    /// Returns how long it is until the next one.
    fn play_others(&mut self, now: f64, pause: f64) -> Option<f64>;
}

impl dyn AnyLesson {
    /// The lesson, if its game runs it so.
    #[must_use]
    pub fn of<L: AnyLesson>(&self) -> Option<&L> {
        (self as &dyn Any).downcast_ref()
    }
}

impl<G: TableGame> Table<G> {
    /// Makes this the table of a lesson that begins here: the lesson takes back whatever was played since, and what was
    /// taken back is played anew.
    pub fn teach(&mut self) {
        self.lesson.from = Some(self.steps());
        // How far back it can be taken hangs on that.
        self.refresh();
    }

    /// True if this is the table of a lesson.
    #[must_use]
    pub fn is_lesson(&self) -> bool {
        self.lesson.from.is_some()
    }

    /// Says whether the other seats wait for a lesson, and why; or that it plays.
    pub fn hold(&mut self, held: Held) {
        let before = std::mem::replace(&mut self.lesson.held, held);
        // Whether the learner is asked hangs on that.
        if (before == Held::Shown) != (held == Held::Shown) {
            self.refresh();
        }
    }

    /// The reason why the other seats wait for a lesson.
    #[must_use]
    pub fn held(&self) -> Held {
        self.lesson.held
    }

    /// True while the other seats wait for a lesson: nobody is thinking then.
    #[must_use]
    pub fn is_held(&self) -> bool {
        !matches!(self.lesson.held, Held::No | Held::Shown)
    }

    /// True while somebody else than a person here acts in the game itself: a computer, somebody elsewhere, or a lesson that
    /// plays for the learner too.
    #[must_use]
    pub fn others_act(&self) -> bool {
        let shows = self.held() == Held::Shown && !self.is_over();
        !self.is_plan() && (self.others_to_move() || shows)
    }
}
