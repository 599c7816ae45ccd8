//! The commands that only panels of Tikal Legend give at the table.

use super::table::{LegendNotice, Phrase, Selection, Word};
use crate::app::table;
pub use crate::app::table::TableCommand;
use crate::game::Seat;
use crate::hex::Cell;
use crate::insight::legend::{Order, Walker};
use crate::legend::{Action, CardId, Piece, Place};

/// Something a panel at a table of Legend asks for.
pub type Command = table::Command<Ask>;
/// Something asked for at a table of Legend.
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

/// Something that only panels of Legend ask for at the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Ask {
    /// Plays one action.
    Play(Action),
    /// Tells why an action is not possible.
    Refuse(Action),
    /// Tells why something is not possible where no rule says so.
    Tell(LegendNotice),
    /// Begins an action, and plays it if nothing is left to be chosen; asked for again, lets go of it.
    Begin(Phrase),
    /// Begins an action without going on by itself: a piece is taken up.
    TakeUp(Phrase),
    /// Goes on with the action that is begun.
    Choose(Word),
    /// Chooses the hex at whose sides a slab token is to lie.
    At(Cell),
    /// Asks what to do with a card on a sheet; asked for again, no more.
    Card(Place, CardId),
    /// Opens the sheet of a seat, where there is no room for all of them.
    Open(Seat),
    /// Tells that a cell is too far for the chosen piece.
    TooFar(Cell),
    /// The chosen piece walks to a cell by the cheapest way.
    Walk {
        /// Where to.
        to: Cell,
        /// Instead, all pieces of the chosen kind, as far as the points last.
        all: bool,
    },
    /// So many members of the chosen hex would walk.
    Party(u8),
    /// A piece was carried to a cell: it walks there, or the player is told why it cannot.
    Drop {
        /// Where it was taken up.
        from: Cell,
        /// Its kind.
        piece: Piece,
        /// Where it was let go.
        to: Cell,
    },
    /// Chooses a piece or a hex, or lets go of everything that is chosen.
    Select(Option<Selection>),
    /// Turns the tile that is to be laid to its next rotation, or the next that is legal on a cell.
    Turn {
        /// Clockwise, or else anticlockwise.
        clockwise: bool,
        /// The cell that the tile is held over, if any.
        over: Option<Cell>,
    },
    /// Ends the effect, the points or the round of the seat; or tells why that cannot be done.
    End,
    /// Asks the player whether to set a guard with which members leave the game.
    AskToGuard(Action),
    /// Marks a hex and brings it into sight; if a person acts, also chooses it.
    Aim(Cell),
    /// Lists the hexes of the ledger in this order.
    SortLedger(Order),
    /// Shows how far a piece gets, whoever owns it; with none, no reach is shown any more.
    ShowReach(Option<Walker>),
    /// Shows how far the next piece on the board gets.
    NextReach {
        /// The previous piece instead.
        back: bool,
    },
    /// Shows on the board the treasures that the viewer has seen, or no longer.
    ToggleSeen,
}
