//! Clicks on hexes in a lesson: which piece a click means where one is asked for, and that a click is answered which does
//! nothing.

use super::{Aim, Run};
use crate::app::tikal::command::{Ask, TableAsk};
use crate::app::tikal::table::Selection;
use crate::hex::{Cell, Rotation};
use crate::tikal::{Action, Piece};

/// The things that a click on a hex can change: the stage, the actions, the rotation of the tile in hand, the piece
/// that enters and the one that is chosen.
pub(super) type Changeable = (usize, usize, Rotation, Option<Piece>, Option<(Cell, Piece)>);

impl Run {
    /// Answers a click on a hex that did nothing, in a stage where something is to be done or to be read.
    pub(super) fn answer_click(&mut self) {
        let chosen = self.table().selection().and_then(|selection| Some((selection.cell, selection.piece?)));
        let now = (self.index(), self.table().steps(), self.table().turned(), self.table().entering(), chosen);
        let before = self.before.replace(now);
        let clicked = self.table_mut().take_click().filter(|_| before == Some(now) && self.refusal().is_none());
        let was_asked = std::mem::take(&mut self.was_asked);
        if let Some(key) = clicked.and_then(|cell| self.way_on(cell)) {
            // What the table answered to this very click stays beside it.
            if was_asked { self.note(key) } else { self.tell(key) }
        }
    }

    /// The command meant by a click on a hex where a piece is to be chosen: the piece, wherever on the hex the click
    /// is, and whatever else could walk or enter there.
    pub(super) fn as_meant(&self, command: TableAsk) -> TableAsk {
        let to = match command {
            TableAsk::Own(Ask::Walk { to, .. }) => to,
            TableAsk::Own(Ask::Play(Action::Enter { camp, .. })) if self.table().entering().is_some() => camp,
            _ => return command,
        };
        match self.aims().first() {
            Some(&Aim::Piece(cell, piece)) if cell == to => {
                TableAsk::Own(Ask::Select(Some(Selection { cell, piece: Some(piece) })))
            }
            _ => command,
        }
    }
}
