//! The table of a lesson: that it is one, and that the other seats wait for it.
//!
//! Decides nothing about the lesson, which its runner does.

use super::{Table, TableGame};

/// The reason why the other seats of a lesson's table wait, if they do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Held {
    /// They play.
    #[default]
    No,
    /// Until the learner has read what the lesson tells and goes on.
    WhileRead,
    /// Until the learner has done what the lesson asks for.
    ForLearner,
    /// For good: the lesson is at its end.
    AtEnd,
}

/// What a table has to do with a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Lesson {
    /// Whether, and why, the other seats wait until it goes on.
    pub(super) held: Held,
    /// How many actions had been played when it began; nothing where there is none.
    pub(super) from: Option<usize>,
}

impl<G: TableGame> Table<G> {
    /// Makes this the table of a lesson that begins here: the lesson takes back whatever was played since, and what was
    /// taken back is played anew.
    pub fn teach(&mut self) {
        self.lesson.from = Some(self.steps());
    }

    /// True if this is the table of a lesson.
    #[must_use]
    pub fn is_lesson(&self) -> bool {
        self.lesson.from.is_some()
    }

    /// Says whether the other seats wait for a lesson, and why.
    pub fn hold(&mut self, held: Held) {
        self.lesson.held = held;
    }

    /// The reason why the other seats wait for a lesson.
    #[must_use]
    pub fn held(&self) -> Held {
        self.lesson.held
    }

    /// True while the other seats wait for a lesson: nobody is thinking then.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.lesson.held != Held::No
    }
}
