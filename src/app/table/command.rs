//! The commands of panels at a table: to the table itself, and to the window.

use std::any::Any;
use std::fmt::{self, Debug};
use std::rc::Rc;

use super::column::{Side, Tab};
use super::course::Halt;
use super::idle::Idle;
use crate::ai::Level;
use crate::app::kit::settings::{ComputerPace, ReplaySpeed};
use crate::game::{Seat, Sight};
use crate::games::GameId;
use crate::words::rulebook::Citation;

/// Something that a panel at a table asks for; `A` is what only this game's panels ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command<A> {
    /// Something at the table, which does it once the frame is laid out.
    Table(TableAsk<A>),
    /// Something of the window.
    Window(WindowCommand),
}

/// Something asked for at a table: `A` is what only this game knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableAsk<A> {
    /// A thing that only this game knows.
    Own(A),
    /// A thing that every table does.
    Any(TableCommand),
}

/// A thing that only the panels of one game ask for.
pub trait GameAsk: Copy + PartialEq + Debug + 'static {}

/// A thing that only the panels of one game ask for, as the window hands it on without knowing the game.
#[derive(Clone)]
pub struct OwnAsk(Rc<dyn Erased>);

impl OwnAsk {
    /// The same for any game.
    #[must_use]
    pub fn of(ask: impl GameAsk) -> Self {
        Self(Rc::new(ask))
    }

    /// The thing that was asked for, if it is of the game that asks so.
    #[must_use]
    pub fn get<A: GameAsk>(&self) -> Option<A> {
        self.0.any().downcast_ref().copied()
    }
}

impl<A: GameAsk> TableAsk<A> {
    /// The same as the window hands it on.
    #[must_use]
    pub fn erased(self) -> TableAsk<OwnAsk> {
        match self {
            Self::Own(own) => TableAsk::Own(OwnAsk::of(own)),
            Self::Any(command) => TableAsk::Any(command),
        }
    }
}

impl<A: GameAsk> Command<A> {
    /// The same as the window hands it on.
    #[must_use]
    pub fn erased(self) -> Command<OwnAsk> {
        match self {
            Self::Table(ask) => Command::Table(ask.erased()),
            Self::Window(command) => Command::Window(command),
        }
    }
}

impl TableAsk<OwnAsk> {
    /// The same as this game has it; nothing if another game asks so.
    #[must_use]
    pub fn of_game<A: GameAsk>(self) -> Option<TableAsk<A>> {
        match self {
            Self::Own(own) => own.get().map(TableAsk::Own),
            Self::Any(command) => Some(TableAsk::Any(command)),
        }
    }
}

impl PartialEq for OwnAsk {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(&*other.0)
    }
}

impl Debug for OwnAsk {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

/// A [`GameAsk`] of whichever game.
trait Erased: Debug {
    fn any(&self) -> &dyn Any;
    fn is(&self, other: &dyn Erased) -> bool;
}

impl<A: GameAsk> Erased for A {
    fn any(&self) -> &dyn Any {
        self
    }

    fn is(&self, other: &dyn Erased) -> bool {
        other.any().downcast_ref() == Some(self)
    }
}

/// Something that a panel at a table asks of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WindowCommand {
    /// Something about lessons.
    Learn(LessonCommand),
    /// Opens the rulebook at this rule.
    ShowRule(Citation),
    /// Sets how long computers wait between two actions.
    SetPace(ComputerPace),
    /// Sets how fast games are shown again.
    SetReplaySpeed(ReplaySpeed),
    /// Switches the log between sentences and notation.
    ToggleNotation,
    /// Lets what one has looked at in secret fade after some seconds, or no longer.
    ToggleFading,
    /// Shows the names of all cells of the board, or only those at its rim.
    ToggleNames,
    /// Shows or hides what a scoring now would bring.
    ToggleWorth,
    /// Plays on from a turn of the review, by its number from 0, in a game that nobody keeps.
    TryTurn(usize),
    /// Begins a game of its own that goes on from the game at the table after this many actions.
    Branch(usize),
    /// Asks with which other record the game is compared.
    AskToCompare,
    /// Copies the code of the game.
    CopyCode,
    /// Copies a summary of the game.
    CopySummary,
    /// Begins a puzzle.
    Puzzle {
        /// Of the game with this name.
        game: &'static str,
        /// Its number, from 0.
        number: usize,
    },
    /// Goes to the screen on which a new game is set up.
    NewGame,
    /// Begins the same game again: the same players, the next one begins, another seed.
    Rematch,
    /// Goes to the screen on which the game is saved.
    Save,
    /// Goes back to where the game was begun.
    Back,
}

impl<A> From<TableCommand> for TableAsk<A> {
    fn from(command: TableCommand) -> Self {
        Self::Any(command)
    }
}

impl<A> From<TableAsk<A>> for Command<A> {
    fn from(ask: TableAsk<A>) -> Self {
        Self::Table(ask)
    }
}

impl<A> From<TableCommand> for Command<A> {
    fn from(command: TableCommand) -> Self {
        Self::Table(command.into())
    }
}

impl<A> From<WindowCommand> for Command<A> {
    fn from(command: WindowCommand) -> Self {
        Self::Window(command)
    }
}

impl<A> From<LessonCommand> for Command<A> {
    fn from(command: LessonCommand) -> Self {
        Self::Window(WindowCommand::Learn(command))
    }
}

impl<A> From<Citation> for Command<A> {
    fn from(rule: Citation) -> Self {
        Self::Window(WindowCommand::ShowRule(rule))
    }
}

/// Something that every table does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableCommand {
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
    /// Asks how to change what was entered or played at this index; chance after which nothing was played is entered anew
    /// at once.
    AskToCorrect(usize),
    /// Asks the player whether to give the plan up with all that is tried out in it.
    AskToDropPlan,
    /// Takes away what is asked.
    LetGo,
    /// Goes back to before the action with this index, in a game on a real table; all after it is taken back.
    Correct(usize),
    /// Goes back to before the step with this action, which is put right; then what came after it is played again.
    Amend(usize),
    /// Takes out the step with this action, and plays again what came after it.
    TakeOut(usize),
    /// Plays again what came after the step that is put right, as far as it is legal.
    PlayRest,
    /// Puts the game back as it was before something was put right.
    Restore,
    /// Plays again this many of the actions that were taken back.
    PlayAgain(usize),
    /// Folds the recap to its heading.
    CloseRecap,
    /// Tells no more what each question of a first game is about.
    CloseFirstWords,
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
    /// Puts the turns that the review tells first in order, by what is known now.
    OrderReview,
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
    /// Shows the game again from its beginning; while it is shown, ends that.
    Replay,
    /// Shows the game again for these eyes.
    ReplayAs(Sight),
    /// Lets a game that is shown again go on by itself, or stops it; shows it again if it is not.
    PlayReplay,
    /// Shows the next moment of a sort.
    GoToHalt {
        /// The sort.
        halt: Halt,
        /// The one before instead.
        back: bool,
    },
    /// Begins to type a comment on the moment that is shown.
    BeginComment,
    /// Ends typing the comment.
    EndComment {
        /// True if it is kept.
        keeps: bool,
    },
    /// Tells no more where another record parts.
    DropParting,
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
    /// Shows a side below what is asked beside the board.
    ShowSide(Side),
    /// Shows the person to move what only that seat knows.
    LiftCover,
    /// Shows the whole board.
    Fit,
}

/// Which lesson of which game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LessonName {
    /// The game.
    pub game: GameId,
    /// The lesson's name in files, which no lesson of another game has.
    pub name: &'static str,
}

/// Something asked for about lessons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonCommand {
    /// Begins a lesson, or takes it up where it was left.
    Start(LessonName),
    /// Begins a lesson anew.
    Restart(LessonName),
    /// Goes on to the next stage; after the last one the lesson is done.
    Next,
    /// Goes back to the beginning of the stage, or to the stage before it.
    Back,
    /// Leaves the lesson.
    Leave,
    /// Asks whether to leave the lesson; asked for again, leaves it.
    AskToLeave,
    /// Starts the game that follows the lessons of this one.
    FirstGame(GameId),
    /// Sets up a game in which turns are auctioned, as the last lesson has shown.
    Auctions,
}

/// A way on from a game that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AfterEnd {
    /// It is the player's own: it can be saved, and another be set up.
    Kept,
    /// Nothing: one goes back to where it was begun.
    Dropped,
    /// It is played elsewhere: it can be looked at again, and another be set up.
    Elsewhere,
}
