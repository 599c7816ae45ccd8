//! The table of a lesson: what the lesson points at on the board, and what is clicked there.
//!
//! Decides nothing about the lesson, which `lessons` does.

use super::Table;
use crate::app::chac::board::Layout;
use crate::chac::Square;

/// The things on the board at which a lesson points.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pointed {
    /// The squares that are spoken of.
    pub squares: Vec<Square>,
    /// The square to click.
    pub aim: Option<Square>,
    /// The key of the sentence above the buttons that says what to click; nothing where that is left to the learner.
    pub asks: Option<&'static str>,
}

impl Pointed {
    /// All squares that are marked.
    pub fn marked(&self) -> impl Iterator<Item = Square> + '_ {
        self.squares.iter().copied().chain(self.aim)
    }
}

impl Table {
    /// The square that was clicked since this was last asked.
    pub fn take_click(&mut self) -> Option<Square> {
        self.own.view.clicked.take()
    }

    /// Marks on the board what a lesson points at.
    pub fn point_at(&mut self, pointed: Pointed) {
        if let Some(square) = pointed.aim.filter(|_| pointed.aim != self.own.pointed.aim) {
            self.own.view.lead = Some(square);
        }
        self.own.pointed = pointed;
    }

    /// Gives the keyboard to the board, at the square to which Tab comes.
    pub fn take_keyboard(&mut self) {
        self.own.view.takes_keyboard = true;
    }

    /// The things on the board at which a lesson points.
    #[must_use]
    pub fn pointed(&self) -> &Pointed {
        &self.own.pointed
    }

    /// Where the temple was laid out last.
    #[must_use]
    pub fn laid_out(&self) -> Option<&Layout> {
        self.own.view.laid_out()
    }
}
