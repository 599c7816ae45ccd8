//! The commands of panels at a table: to the table, about lessons, and to the window.

use crate::ai::Level;
use crate::app::kit::settings::ComputerPace;
use crate::app::rulebook::Citation;
use crate::game::Seat;

use super::{Idle, Tab};

/// Something that a panel at a table asks for; `A` is what only this game's panels ask for, `L` what they ask about
/// lessons. The window turns it into a command of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command<A, L> {
    /// Something at the table.
    Table(TableCommand<A>),
    /// Something about lessons.
    Learn(L),
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

impl<A, L> From<TableCommand<A>> for Command<A, L> {
    fn from(command: TableCommand<A>) -> Self {
        Self::Table(command)
    }
}

impl<A, L> From<Citation> for Command<A, L> {
    fn from(rule: Citation) -> Self {
        Self::ShowRule(rule)
    }
}

/// Something asked for at the table of any game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableCommand<A> {
    /// A command that only this game knows.
    Own(A),
    /// Tells why a key does nothing now.
    Idle(Idle),
    /// Tells that what a click was aimed at is no longer there.
    Missed,
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
    /// Asks the player whether to end the turn although something would be lost.
    AskToEnd,
    /// Corrects the chance entered by hand at this index: where something was played since, asks first.
    AskToCorrect(usize),
    /// Asks the player whether to give the plan up with all that is tried out in it.
    AskToDropPlan,
    /// Takes away what is asked.
    LetGo,
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
    /// Gives the plan up.
    DropPlan,
    /// Plays every action of the plan.
    PlayPlan,
    /// Shows a tab of the column beside the board, where there is only one.
    ShowTab(Tab),
}
