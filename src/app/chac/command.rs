//! The commands that only panels of The Temple of Chac give at the table.

use super::table::ChacNotice;
use crate::app::table;
pub use crate::app::table::TableCommand;
use crate::chac::{Ability, Action, Square};

/// Something a panel at a table of the temple asks for.
pub type Command = table::Command<Ask>;
/// Something asked for at a table of the temple.
pub type TableAsk = table::TableAsk<Ask>;

impl table::GameAsk for Ask {}

impl From<Ask> for TableAsk {
    fn from(ask: Ask) -> Self {
        Self::Own(ask)
    }
}

impl From<Ask> for Command {
    fn from(ask: Ask) -> Self {
        Self::Table(ask.into())
    }
}

/// Something that only panels of the temple ask for at the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Ask {
    /// Plays one action.
    Play(Action),
    /// Tells why an action is not possible.
    Refuse(Action),
    /// Tells why something is not possible where no rule says so.
    Tell(ChacNotice),
    /// Begins an ability of which the board is asked for a square; asked for again, lets go of it.
    Begin(Ability),
    /// Goes to this square, or does there what is begun.
    Go(Square),
    /// Marks a square, such as one that a panel names; with none, lets go of everything that is chosen.
    Select(Option<Square>),
    /// Puts a die that lies before a lock among those to be rolled again, or leaves it; by its place.
    Die(u8),
    /// Rolls those dice again.
    Reroll,
    /// Enters the face of one die that was rolled on a real table.
    Face(u8),
    /// Takes back a face that was entered, by its place.
    TakeOut(u8),
    /// Ends the turn, or what the seat is asked; or tells why that cannot be done.
    End,
    /// Shows what the viewer alone knows, or hides it.
    ToggleSecrets,
    /// Says at the cover that nothing is thrown away, without looking at what one holds.
    ReadyUnseen,
}
