//! The table of a lesson: what the lesson points at on the board, and what it leaves to later ones.
//!
//! Decides nothing about the lesson, which `lessons` does.

use super::{Tab, Table};
use crate::game::Seat;
use crate::hex::Cell;
use crate::tikal::{Piece, Purchase};

/// The things on the board at which a lesson points.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pointed {
    /// The cells that are spoken of.
    pub cells: Vec<Cell>,
    /// The cell to click.
    pub aim: Option<Cell>,
    /// The piece to click: its cell, whose it is, its kind.
    pub piece: Option<(Cell, Seat, Piece)>,
    /// The tab of what is spoken of beside the board, if nothing is that stands above the tabs' contents.
    pub tab: Option<Tab>,
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

impl Table {
    /// The cell that was clicked since [`Table::take_click`] was last asked.
    #[must_use]
    pub fn clicked(&self) -> Option<Cell> {
        self.own.view.clicked
    }

    /// The cell that was clicked since this was last asked.
    pub fn take_click(&mut self) -> Option<Cell> {
        self.own.view.clicked.take()
    }

    /// Marks on the board what a lesson points at.
    pub fn point_at(&mut self, pointed: Pointed) {
        if let Some(cell) = pointed.target().filter(|_| pointed.target() != self.own.lesson.pointed.target()) {
            self.own.view.cursor.lead = Some(cell);
        }
        // Where nothing on the board is to be clicked any more, the keyboard does not stay there.
        if pointed.target().is_none() && std::mem::take(&mut self.own.lesson.has_led) {
            self.own.view.cursor.gives_back = true;
        }
        self.own.lesson.pointed = pointed;
    }

    /// Gives the keyboard to the board, at the hex to which Tab comes.
    pub fn take_keyboard(&mut self) {
        (self.own.view.cursor.takes_keyboard, self.own.lesson.has_led) = (true, true);
    }

    /// The things on the board at which a lesson points.
    #[must_use]
    pub fn pointed(&self) -> &Pointed {
        &self.own.lesson.pointed
    }

    /// Leaves actions to later lessons: they are not offered, and say which lesson teaches them, by its number from 1.
    pub fn leave_to_later(&mut self, untaught: Vec<(Purchase, u8)>) {
        self.own.lesson.untaught = untaught;
        self.refresh();
    }
}
