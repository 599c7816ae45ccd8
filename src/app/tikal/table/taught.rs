//! The table of a lesson: what the lesson points at on the board, what it asks for, and that the other seats wait for it.
//!
//! Decides nothing about the lesson, which `lessons` does.

use super::Table;
use crate::game::Seat;
use crate::hex::Cell;
use crate::tikal::{Piece, Purchase};

/// What a lesson points at on the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pointed {
    /// The cells that are spoken of.
    pub cells: Vec<Cell>,
    /// The cell to click.
    pub aim: Option<Cell>,
    /// The piece to click: its cell, whose it is, its kind.
    pub piece: Option<(Cell, Seat, Piece)>,
    /// The key of the sentence above the buttons that says what to click; nothing where that is left to the learner.
    pub asks: Option<&'static str>,
}

impl Pointed {
    /// The cell that is to be clicked, or on which the piece stands that is.
    #[must_use]
    pub fn target(&self) -> Option<Cell> {
        self.aim.or(self.piece.map(|(cell, ..)| cell))
    }
}

/// Whether the other seats of a lesson's table wait, and why.
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

impl Table {
    /// The cell that was clicked since [`Table::take_click`] was last asked.
    #[must_use]
    pub fn clicked(&self) -> Option<Cell> {
        self.view.clicked
    }

    /// The cell that was clicked since this was last asked.
    pub fn take_click(&mut self) -> Option<Cell> {
        self.view.clicked.take()
    }

    /// Tells no more what was told: the lesson goes on to something else.
    pub fn forget_notice(&mut self) {
        self.notice = None;
    }

    /// Marks on the board what a lesson points at.
    pub fn point_at(&mut self, pointed: Pointed) {
        if let Some(cell) = pointed.target().filter(|_| pointed.target() != self.pointed.target()) {
            self.view.lead = Some(cell);
        }
        // Where nothing on the board is to be clicked any more, the keyboard does not stay there.
        if pointed.target().is_none() && std::mem::take(&mut self.view.was_led) {
            self.view.gives_back = true;
        }
        self.pointed = pointed;
    }

    /// Gives the keyboard to the board, at the hex to which Tab comes.
    pub fn take_keyboard(&mut self) {
        (self.view.takes_keyboard, self.view.was_led) = (true, true);
    }

    /// What a lesson points at on the board.
    #[must_use]
    pub fn pointed(&self) -> &Pointed {
        &self.pointed
    }

    /// Makes this the table of a lesson that begins here: the lesson takes back whatever was played since, and what was
    /// taken back is played anew.
    pub fn teach(&mut self) {
        self.lesson_from = Some(self.steps());
    }

    /// Whether this is the table of a lesson.
    #[must_use]
    pub fn is_lesson(&self) -> bool {
        self.lesson_from.is_some()
    }

    /// Leaves actions to later lessons: they are not offered, and say which lesson teaches them, by its number from 1.
    pub fn leave_to_later(&mut self, untaught: Vec<(Purchase, u8)>) {
        self.untaught = untaught;
        self.refresh();
    }

    /// Says where the card of a lesson lies over the table: names at the rim of which it hides a part are not painted.
    pub fn cover(&mut self, covered: Option<egui::Rect>) {
        self.covered = covered;
    }

    /// Says whether the other seats wait for a lesson, and why.
    pub fn hold(&mut self, held: Held) {
        self.held = held;
    }

    /// Whether the other seats wait for a lesson: nobody is thinking then.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.held != Held::No
    }
}
