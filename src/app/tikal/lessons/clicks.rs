//! Clicks on hexes in a lesson: which piece a click means where one is asked for.

use super::{Aim, Run};
use crate::app::tikal::command::{Ask, TableAsk};
use crate::app::tikal::table::Selection;
use crate::tikal::Action;

impl Run {
    /// The command meant by a click on a hex where a piece is to be chosen: the piece, wherever on the hex the click
    /// is, and whatever else could walk or enter there.
    pub(super) fn meant_by(&self, command: TableAsk) -> TableAsk {
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
