//! The notices that only a table of Tikal gives about a request. How it is said, `status` decides.

use super::{Notice, Table};
use crate::hex::{CellName, CellSet};
use crate::tikal::{Purchase, Rule};

/// Something that only a table of Tikal tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TikalNotice {
    /// A hex has to be chosen before this can be done.
    NoHex(Purchase),
    /// A later lesson teaches this action: the one with this number, from 1.
    Later(u8),
    /// A cell is out of reach of the piece that is chosen.
    TooFar {
        /// The cell.
        cell: CellName,
        /// The points that the cheapest way costs; nothing where no way leads.
        need: Option<u8>,
        /// The points left.
        points: u8,
    },
    /// The button of a bid has changed since the pointer came to it: so much would be bid now.
    OtherBid(u32),
    /// The tile was turned so that it fits on this hex.
    Turned(CellName),
    /// Fewer pieces went than were chosen, as the points sufficed for no more.
    Fewer {
        /// The number that went.
        went: u8,
        /// The number that was chosen.
        chosen: u8,
    },
}

impl Notice {
    /// The rule behind what is told.
    #[must_use]
    pub fn rule(&self) -> Option<Rule> {
        match self {
            Self::Refused(why) => why.rule(),
            Self::Own(TikalNotice::NoHex(what)) => Some(what.rule()),
            Self::Own(TikalNotice::TooFar { .. }) => Some(Purchase::Move.rule()),
            Self::Own(
                TikalNotice::Later(_) | TikalNotice::OtherBid(_) | TikalNotice::Fewer { .. } | TikalNotice::Turned(_),
            )
            | Self::Idle(_)
            | Self::Missed
            | Self::TookBackToo(_)
            | Self::TookBackOf(_)
            | Self::NoPlan
            | Self::Stopped { .. } => None,
        }
    }
}

impl Table {
    /// The cells that the notice names; they are marked on the board as long as it is told.
    #[must_use]
    pub fn told_cells(&self) -> CellSet {
        let layout = self.rules().layout();
        let named = |name: CellName| layout.cell(name);
        match self.notice().filter(|_| !self.looks_back()) {
            Some(Notice::Refused(why)) => why.cells().filter_map(named).collect(),
            Some(&Notice::Own(TikalNotice::TooFar { cell, .. } | TikalNotice::Turned(cell))) => {
                named(cell).into_iter().collect()
            }
            _ => CellSet::EMPTY,
        }
    }

    pub(super) fn tell_own(&mut self, notice: TikalNotice) {
        self.notice = Some(Notice::Own(notice));
    }
}
