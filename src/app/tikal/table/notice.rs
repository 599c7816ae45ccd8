//! What the table has to tell the player about what was just asked for. How it is said, `status` decides.

use super::Idle;
use crate::game::Seat;
use crate::hex::{CellName, CellSet, Layout};
use crate::library::StopReason;
use crate::tikal::{Illegal, Purchase, Rule};

/// Something that the table has to tell the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// An action was refused.
    Refused(Illegal),
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
    /// A key was pressed that does nothing now.
    Idle(Idle),
    /// The board changed just before a click, and what it was aimed at is no longer there.
    Missed,
    /// The button of a bid has changed since the pointer came to it: so much would be bid now.
    OtherBid(u32),
    /// The tile was turned so that it fits on this hex.
    Turned(CellName),
    /// Fewer pieces went than were chosen, as the points sufficed for no more.
    Fewer {
        /// How many went.
        went: u8,
        /// How many were chosen.
        chosen: u8,
    },
    /// With what was taken back went what these computers had played after it.
    TookBackToo(Vec<Seat>),
    /// No turn can be planned now.
    NoPlan,
    /// A record could not be played to its end.
    Stopped {
        /// The action that was refused, from 1.
        action: usize,
        /// Why.
        reason: StopReason,
    },
}

impl Notice {
    /// The cells that it names.
    #[must_use]
    pub fn cells(&self, layout: &Layout) -> CellSet {
        let named = |name: CellName| layout.cell(name);
        match self {
            Self::Refused(why) => why.cells().filter_map(named).collect(),
            &(Self::TooFar { cell, .. } | Self::Turned(cell)) => named(cell).into_iter().collect(),
            Self::NoHex(_)
            | Self::Later(_)
            | Self::Idle(_)
            | Self::Missed
            | Self::OtherBid(_)
            | Self::Fewer { .. }
            | Self::TookBackToo(_)
            | Self::NoPlan
            | Self::Stopped { .. } => CellSet::EMPTY,
        }
    }

    /// The rule behind what is told.
    #[must_use]
    pub fn rule(&self) -> Option<Rule> {
        match self {
            Self::Refused(why) => why.rule(),
            Self::NoHex(what) => Some(what.rule()),
            Self::TooFar { .. } => Some(Purchase::Move.rule()),
            Self::Later(_)
            | Self::Idle(_)
            | Self::Missed
            | Self::OtherBid(_)
            | Self::Fewer { .. }
            | Self::Turned(_)
            | Self::TookBackToo(_)
            | Self::NoPlan
            | Self::Stopped { .. } => None,
        }
    }
}
