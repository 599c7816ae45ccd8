//! The desk of Legend's panels: that of the kit with Legend's commands, and the spots that a lesson can point at.

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
    /// The action points.
    Points,
    /// The display.
    Display,
    /// A player's sheet.
    Sheet(Seat),
    /// The powers on a player's sheet.
    Powers(Seat),
    /// The scoring round.
    Scoring,
    /// The field for the number of members that walk.
    Party,
    /// Something that every table has.
    Table(TableSpot),
}

impl From<TableSpot> for Spot {
    fn from(spot: TableSpot) -> Self {
        Self::Table(spot)
    }
}
