//! The table of a lesson: what the lesson points at on the board, and what is clicked there.
//!
//! Decides nothing about the lesson, which `lessons` does.

use egui::{Rect, vec2};

use super::Table;
use crate::game::Seat;
use crate::hex::Cell;
use crate::legend::Piece;

/// The things on the board at which a lesson points.
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

    /// All cells that are marked.
    pub fn marked(&self) -> impl Iterator<Item = Cell> + '_ {
        self.cells.iter().copied().chain(self.target())
    }
}

/// The part that a table has in a lesson.
#[derive(Default)]
pub(super) struct Taught {
    pub(super) pointed: Pointed,
    /// True if the keyboard was led onto the board.
    has_led: bool,
}

impl Table {
    /// The cell that was clicked since this was last asked.
    pub fn take_click(&mut self) -> Option<Cell> {
        self.own.view.clicked.take()
    }

    /// The cell that was clicked since [`Table::take_click`] was last asked.
    #[must_use]
    pub fn clicked(&self) -> Option<Cell> {
        self.own.view.clicked
    }

    /// Marks on the board what a lesson points at.
    pub fn point_at(&mut self, pointed: Pointed) {
        if let Some(cell) = pointed.target().filter(|_| pointed.target() != self.own.taught.pointed.target()) {
            self.own.view.cursor.lead = Some(cell);
        }
        // Where nothing on the board is to be clicked any more, the keyboard does not stay there.
        if pointed.target().is_none() && std::mem::take(&mut self.own.taught.has_led) {
            self.own.view.cursor.gives_back = true;
        }
        self.own.taught.pointed = pointed;
    }

    /// Gives the keyboard to the board, at the hex to which Tab comes.
    pub fn take_keyboard(&mut self) {
        (self.own.view.cursor.takes_keyboard, self.own.taught.has_led) = (true, true);
    }

    /// The things on the board at which a lesson points.
    #[must_use]
    pub fn pointed(&self) -> &Pointed {
        &self.own.taught.pointed
    }

    /// The rectangle of a cell where the board was laid out last.
    #[must_use]
    pub fn hex_rect(&self, cell: Cell) -> Option<Rect> {
        let (centre, radius) = self.hex_on_screen(cell)?;
        Some(Rect::from_center_size(centre, vec2(2.0, 3.0_f32.sqrt()) * radius))
    }
}
