//! What panels at the table can ask for: of the table, about lessons, and of the window.

use super::lessons::LessonId;
use super::table::{Hindrance, Idle, Selection, Side, Tab};
use crate::ai::Level;
use crate::app::kit::settings::ComputerPace;
use crate::app::rulebook::Citation;
use crate::game::Seat;
use crate::hex::Cell;
use crate::insight::{Order, Walker};
use crate::tikal::{Action, Piece, Purchase, Treasure};

/// Something a panel at the table asks for. The window turns it into a [`crate::app::command::Command`] of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Something at the table.
    Table(TableCommand),
    /// Something about lessons.
    Learn(LearnCommand),
    /// Opens the rulebook at this rule.
    ShowRule(Citation),
    /// Sets how long computers wait between two actions.
    SetPace(ComputerPace),
    /// Switches the log between sentences and notation.
    ToggleNotation,
    /// Plays on from a turn of the review, by its number from 0, in a game that nobody keeps.
    TryTurn(usize),
    /// Begins the puzzle with this number, from 0.
    Puzzle(usize),
    /// Goes to the screen on which a new game is set up.
    NewGame,
    /// Begins the same game again: the same players, the next one begins, another seed.
    Rematch,
    /// Goes to the screen on which the game is saved.
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
    /// Begins a lesson anew.
    Restart(LessonId),
    /// Goes on to the next stage; after the last one the lesson is done.
    Next,
    /// Goes back to the beginning of the stage, or to the stage before it.
    Back,
    /// Leaves the lesson.
    Leave,
    /// Asks whether to leave the lesson; asked for again, leaves it.
    AskToLeave,
    /// Starts the game that follows the lessons.
    FirstGame,
    /// Sets up a game in which turns are auctioned, as the last lesson has shown.
    Auctions,
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
    /// Tells why a key does nothing now.
    Idle(Idle),
    /// Tells that what a click was aimed at is no longer there.
    Missed,
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
    /// Asks the player whether to end the turn although points would be lost, or takes the question away.
    AskToEnd(bool),
    /// Asks the player whether to set a guard that costs the leader, or takes the question away.
    AskToGuard(Option<Action>),
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
    /// Opens the choice of an exchange with this draft, or closes it.
    Exchange(Option<ExchangeDraft>),
    /// Sets the bid in the field beside the bids that have a button.
    HigherBid(u32),
    /// Takes back what was asked for last, such as a walk over several passages.
    Undo,
    /// Takes back the last own action, such as the last passage of a walk.
    UndoAction,
    /// Plays again what was taken back last, a walk whole.
    Redo,
    /// Takes back the turn to its last padlock, or to its beginning if it has none.
    Restart,
    /// Takes back the last turn in which a person decided, with all that computers did since, where the house allows it.
    TakeBackTurn,
    /// Takes back own actions until this many actions are left in the game.
    TakeBack(usize),
    /// Corrects the chance entered by hand at this index: where something was played since, asks first; with none, the
    /// question is put away.
    AskToCorrect(Option<usize>),
    /// Goes back to the chance entered by hand at this index, which is then entered anew.
    Correct(usize),
    /// Plays again this many of the actions that were taken back.
    PlayAgain(usize),
    /// Folds the recap to its heading.
    CloseRecap,
    /// Shows all of the recap.
    OpenRecap,
    /// Shows the computer's moves without pauses until a person is asked.
    Hurry,
    /// Lets the computers go on where they wait.
    GoOn,
    /// Lets the computers wait until they are asked to go on.
    Pause,
    /// Begins the review of a game that is over, and shows it; where it is shown, stops it or goes on with it.
    Review,
    /// Tells a turn of the review at length, by its number from 0, and shows the board before it; with none, no turn.
    ReviewTurn(Option<usize>),
    /// Goes back to the beginning of the puzzle.
    RetryPuzzle,
    /// Goes back to the beginning of the puzzle and shows its solution.
    ShowSolution,
    /// Shows or hides the final table.
    ShowEnd(bool),
    /// Shows the board as it stood after this many actions, or, with none, as it stands now.
    LookBack(Option<usize>),
    /// Asks for a hint; while one is sought or shown, gives it up.
    Hint,
    /// Lets a computer of this level decide for a seat from here on; with none, a person.
    TakeOver(Seat, Option<Level>),
    /// Shows the copy on which a turn is planned, or the game again; begins a plan if there is none.
    TogglePlan,
    /// Asks the player whether to give the plan up with all that is tried out in it, or takes the question away.
    AskToDropPlan(bool),
    /// Gives the plan up.
    DropPlan,
    /// Plays every action of the plan.
    PlayPlan,
    /// Shows the whole board.
    Fit,
    /// Shows the supplies or the ledger in the side column.
    ShowSide(Side),
    /// Shows a tab of the column beside the board, where there is only one.
    ShowTab(Tab),
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
    /// What is given.
    pub give: Option<Treasure>,
    /// What is taken, and from whom.
    pub take: Option<(Seat, Treasure)>,
}
