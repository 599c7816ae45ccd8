//! What panels at the table can ask for: of the table itself, about lessons, and of the window.

use super::lessons::LessonId;
use super::table::{Hindrance, Selection, Side};
use crate::app::rulebook::Citation;
use crate::game::Seat;
use crate::hex::Cell;
use crate::insight::{Order, Walker};
use crate::tikal::{Action, Piece, Purchase, Treasure};

/// Something a panel at the table asks for. What is asked of the window, the window knows by its own names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Something at the table.
    Table(TableCommand),
    /// Something about lessons.
    Learn(LearnCommand),
    /// Opens the rulebook at this rule.
    ShowRule(Citation),
    /// Sets up a new game.
    NewGame,
    /// Plays the same again: the same players, the next one begins, another seed.
    Rematch,
    /// Goes to where the game is saved.
    Save,
    /// Goes back to where the game was begun.
    Back,
}

impl From<TableCommand> for Command {
    fn from(command: TableCommand) -> Self {
        Self::Table(command)
    }
}

impl From<Citation> for Command {
    fn from(rule: Citation) -> Self {
        Self::ShowRule(rule)
    }
}

impl From<LearnCommand> for Command {
    fn from(command: LearnCommand) -> Self {
        Self::Learn(command)
    }
}

/// Something asked for about lessons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LearnCommand {
    /// Begins a lesson, or takes it up where it was left.
    Start(LessonId),
    /// Begins it anew.
    Restart(LessonId),
    /// Goes on to the next step; after the last one the lesson is done.
    Next,
    /// Goes a step back.
    Back,
    /// Leaves the lesson.
    Leave,
    /// Starts the game after the lessons.
    FirstGame,
}

/// Something asked for at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableCommand {
    /// Plays one action.
    Play(Action),
    /// Tells why an action is not possible.
    Refuse(Action),
    /// Tells why an action of the bar is not offered.
    Hindered(Purchase, Hindrance),
    /// Tells that a cell is too far.
    TooFar(Cell),
    /// Walks there by the cheapest way; with all pieces of the kind that can, if asked.
    Walk {
        /// Where to.
        to: Cell,
        /// Every piece of the kind that the points allow.
        all: bool,
    },
    /// A piece was carried to a cell: it walks there, or it is told why not.
    Drop {
        /// Where it was.
        from: Cell,
        /// Which.
        piece: Piece,
        /// Where it is let go.
        to: Cell,
    },
    /// So many pieces of the hex that is chosen would walk.
    Party(u8),
    /// Asks whether points are to be lost, or no longer.
    AskToEnd(bool),
    /// Chooses a piece or a hex, or nothing.
    Select(Option<Selection>),
    /// A piece is to enter; the camp is chosen next.
    ChooseCamp(Piece),
    /// Turns the tile in hand to its next rotation, or the next that is legal on a cell.
    Turn {
        /// Else anticlockwise.
        clockwise: bool,
        /// The cell that the tile is held over.
        over: Option<Cell>,
    },
    /// Opens or closes the choice of an exchange.
    Exchange(Option<ExchangeDraft>),
    /// Sets the bid that is offered above the quick ones.
    HigherBid(u32),
    /// Takes back the last own action.
    Undo,
    /// Plays it again.
    Redo,
    /// Takes back the turn to the last padlock or to its beginning.
    Restart,
    /// Takes back own actions until so many are left.
    TakeBack(usize),
    /// Plays so many again of those that were taken back.
    PlayAgain(usize),
    /// Puts the recap away.
    CloseRecap,
    /// Shows the computer's moves without pauses until a person is asked.
    Hurry,
    /// Shows or hides the final table.
    ShowEnd(bool),
    /// Shows the board as it stood after this many steps, or as it stands.
    LookBack(Option<usize>),
    /// Shows the whole board.
    Fit,
    /// Shows the supplies or the ledger in the side column.
    ShowSide(Side),
    /// Lists the temples in this order.
    SortLedger(Order),
    /// Points at a hex, and chooses it where a person acts.
    Aim(Cell),
    /// Shows how far a piece of anybody gets, or no longer.
    ShowReach(Option<Walker>),
    /// Shows it for the next piece on the board, or the one before.
    NextReach {
        /// The one before.
        back: bool,
    },
}

/// An exchange as far as it is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ExchangeDraft {
    /// What is given.
    pub give: Option<Treasure>,
    /// What is taken, and from whom.
    pub take: Option<(Seat, Treasure)>,
}
