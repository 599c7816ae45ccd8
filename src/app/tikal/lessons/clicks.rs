//! Clicks on hexes in a lesson: which piece a click means where one is asked for, and what is answered where a click does
//! nothing.

use super::{Aim, Run, Task};
use crate::app::tikal::command::TableCommand;
use crate::app::tikal::table::Selection;
use crate::hex::{Cell, Rotation};
use crate::tikal::{Action, Phase, Piece};

/// What a click on a hex can change: the stage, the actions, the rotation of the tile in hand, what enters and the piece
/// that is chosen.
pub(super) type Changeable = (usize, usize, Rotation, Option<Piece>, Option<(Cell, Piece)>);

impl Run {
    /// Answers a click on a hex that did nothing, in a stage where something is to be done.
    pub(super) fn answer_click(&mut self) {
        let chosen = self.table().selection().and_then(|selection| Some((selection.cell, selection.piece?)));
        let now = (self.index(), self.table().steps(), self.table().turned(), self.table().entering(), chosen);
        let before = self.before.replace(now);
        if self.table_mut().take_click().is_some() && before == Some(now) && self.refusal().is_none() {
            self.refusal = self.way_on();
        }
    }

    /// The key of the sentence that says what to click instead of a hex where nothing is done; nothing where the learner
    /// has nothing to do.
    fn way_on(&self) -> Option<&'static str> {
        let aims = self.aims();
        let leads_to_hex = aims.iter().any(|aim| matches!(aim, Aim::Cell(_)));
        Some(match (&self.stage().task, aims.first()) {
            (Task::Read | Task::Watch(_), _) => return None,
            (_, Some(Aim::Piece(_, piece))) => choose_key(*piece),
            (_, Some(Aim::Cell(_))) => "learn-click-marked",
            (_, Some(Aim::Does(TableCommand::Turn { .. }))) if leads_to_hex => "learn-click-marked",
            (_, Some(Aim::Does(_))) => "learn-press-framed",
            (_, None) if matches!(self.table().state().phase(), Phase::Place(_)) => "learn-click-glowing",
            (Task::Free, None) if self.table().state().phase() == Phase::Act => "learn-choose-first",
            (_, None) => "learn-not-now",
        })
    }

    /// What a click asks for on a hex where a piece is to be chosen: the piece, wherever on the hex the click is, and whatever
    /// else could walk or enter there.
    pub(super) fn as_meant(&self, command: TableCommand) -> TableCommand {
        let to = match command {
            TableCommand::Walk { to, .. } => to,
            TableCommand::Play(Action::Enter { camp, .. }) if self.table().entering().is_some() => camp,
            _ => return command,
        };
        match self.aims().first() {
            Some(&Aim::Piece(cell, piece)) if cell == to => {
                TableCommand::Select(Some(Selection { cell, piece: Some(piece) }))
            }
            _ => command,
        }
    }
}

/// The key of the sentence that says to choose a piece of this kind.
pub(super) fn choose_key(piece: Piece) -> &'static str {
    match piece {
        Piece::Leader => "learn-choose-leader",
        Piece::Explorer => "learn-choose-explorer",
    }
}
