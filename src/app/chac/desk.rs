//! The desk of the panels of The Temple of Chac: that of the kit with their commands, and the spots that a lesson can point
//! at.

use super::command::{Command, TableAsk};
use crate::app::kit;
use crate::app::table::TableSpot;
use crate::game::Seat;

/// The desk of a panel at the table.
pub type Desk<'a> = kit::desk::Desk<'a, Command, Spot>;

/// Something on the table screen, apart from the board, that a lesson can point at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Spot {
    /// The widget that asks for this command.
    Does(TableAsk),
    /// The actions that are left.
    Actions,
    /// The course of the round: its parts and its dice.
    Course,
    /// The dice before a lock.
    Lock,
    /// A player's card.
    Player(Seat),
    /// The notes of what the viewer has seen.
    Notes,
    /// Something that every table has.
    Table(TableSpot),
}

impl From<TableSpot> for Spot {
    fn from(spot: TableSpot) -> Self {
        Self::Table(spot)
    }
}
