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

impl<G: TableGame> Table<G> {
    /// Makes this the table of a lesson that begins here: the lesson takes back whatever was played since, and what was
    /// taken back is played anew.
    pub fn teach(&mut self) {
        self.lesson_from = Some(self.steps());
    }

    /// True if this is the table of a lesson.
    #[must_use]
    pub fn is_lesson(&self) -> bool {
        self.lesson_from.is_some()
    }

    /// Says whether the other seats wait for a lesson, and why.
    pub fn hold(&mut self, held: Held) {
        self.held = held;
    }

    /// The reason why the other seats wait for a lesson.
    #[must_use]
    pub fn held(&self) -> Held {
        self.held
    }

    /// True while the other seats wait for a lesson: nobody is thinking then.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.held != Held::No
    }
}
