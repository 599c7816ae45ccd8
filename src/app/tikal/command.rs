//! The commands that only panels of Tikal give at the table.

use super::table::{Hindrance, Selection};
use crate::app::table;
pub use crate::app::table::TableCommand;
use crate::game::Seat;
use crate::hex::Cell;
use crate::insight::tikal::{Order, Walker};
use crate::tikal::{Action, Piece, Purchase, Treasure};

/// Something a panel at a table of Tikal asks for.
pub type Command = table::Command<Ask>;
/// Something asked for at a table of Tikal.
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

/// Something that only panels of Tikal ask for at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Plays one action.
    Play(Action),
    /// Tells why an action is not possible.
    Refuse(Action),
    /// Tells why an action of the bar is not offered.
    Hindered(Purchase, Hindrance),
    /// Tells that the bid on which a click came down is not the one that stood there when the pointer came.
    OtherBid(u32),
    /// Tells that a cell is too far for the chosen piece.
    TooFar(Cell),
    /// The chosen piece, or the chosen party, walks to a cell by the cheapest way.
    Walk {
        /// Where to.
        to: Cell,
        /// Instead, all pieces of the chosen kind, as far as the points last.
        all: bool,
    },
    /// A piece was carried to a cell: it walks there, or the player is told why it cannot.
    Drop {
        /// Where it was taken up.
        from: Cell,
        /// Its kind.
        piece: Piece,
        /// Where it was let go.
        to: Cell,
    },
    /// Sets how many pieces of the chosen hex are to walk.
    Party(u8),
    /// Asks the player whether to set a guard that costs the leader.
    AskToGuard(Action),
    /// Chooses a piece or a hex, or nothing.
    Select(Option<Selection>),
    /// A piece is to enter, and the next click chooses the camp; asked for a second time, no longer.
    ChooseCamp(Piece),
    /// Turns the tile in hand to its next rotation, or the next that is legal on a cell.
    Turn {
        /// Clockwise, or else anticlockwise.
        clockwise: bool,
        /// The cell that the tile is held over, if any.
        over: Option<Cell>,
    },
    /// Opens the choice of an exchange, or goes on with it, with this draft.
    Exchange(ExchangeDraft),
    /// Sets the bid in the field beside the bids that have a button.
    HigherBid(u32),
    /// Lists the temples in this order.
    SortLedger(Order),
    /// Marks a hex and brings it into sight; if a person acts, also chooses it.
    Aim(Cell),
    /// Shows how far a piece gets, whoever owns it; with none, no reach is shown any more.
    ShowReach(Option<Walker>),
    /// Shows how far the next piece on the board gets.
    NextReach {
        /// The previous piece instead.
        back: bool,
    },
}

/// An exchange, as far as it has been chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ExchangeDraft {
    /// The treasure that is given.
    pub give: Option<Treasure>,
    /// The treasure that is taken, and the seat it comes from.
    pub take: Option<(Seat, Treasure)>,
}
