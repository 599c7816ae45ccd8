//! The commands that screens and panels give to the app, which executes them after the frame is laid out.

use std::ops::Range;
use std::path::PathBuf;

use super::friends::join::JoinAsk;
use super::friends::lobby::LobbyAsk;
use super::kit;
use super::kit::keys::{Caught, SetKey};
use super::kit::settings::{ComputerPace, ReplaySpeed, Settings};
use super::paper::printing::Printing;
use super::route::{Screen, Section};
use super::rulebook;
use super::table::{self, GameAsk, LessonCommand, LessonName, OwnAsk, TableAsk, TableCommand, WindowCommand};
use crate::editor::{GamePage, GameTarget};
use crate::games::{GameId, VariantId};
use crate::library::DraftId;
use crate::setup::TryOut;
use crate::words::rulebook::Citation;

/// The desk of a screen.
pub type Desk<'a> = kit::desk::Desk<'a, Command>;

/// A part of a variant that can be made by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The board.
    Board,
    /// The tiles.
    Deck,
    /// The cards.
    Cards,
    /// One more scenario.
    Scenario,
}

/// The small window over a document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DocumentDialog {
    /// The form by which a part of it is made.
    Make,
    /// The code by which it is shared.
    Share,
}

/// Something that is asked of the documents of the editor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditCommand {
    /// Shows what there is to begin with.
    Start,
    /// Shows the document with this number.
    Show(usize),
    /// Shows the document after the one that is shown, and after the last the first.
    ShowNext {
        /// The one before instead.
        back: bool,
    },
    /// Closes the document with this number; asks first if it is not saved.
    Close(usize),
    /// Closes all documents but the one with this number; asks once if some are not saved.
    CloseOthers(usize),
    /// Closes all documents; asks once if some are not saved.
    CloseAll,
    /// Opens the document again that was closed last, as it was.
    Reopen,
    /// Makes the document with this number say what its file does, as a step.
    Revert(usize),
    /// Keeps the document as it is as a snapshot of this name; of the next number without one.
    KeepSnapshot(String),
    /// Makes the document say what its snapshot with this number does, as a step.
    GoToSnapshot(usize),
    /// Asks before the snapshot with this number is removed.
    AskToDropSnapshot(usize),
    /// Takes the last step back.
    Undo,
    /// Plays the step again that was taken back last.
    Redo,
    /// Saves the document in its file, or in the user's folder of variants.
    Save,
    /// Saves the document in this file; asks first if another one would be replaced.
    SaveAs(PathBuf),
    /// Saves the document in this file, which the system's dialog gave: it has asked before a file is replaced.
    SaveChosen(PathBuf),
    /// Saves the document in this file, which is not there yet, under another id if another variant has its own.
    SaveBeside(PathBuf),
    /// Asks for a path to save the document under.
    AskForPath,
    /// Asks for no path any more.
    LetGoOfPath,
    /// Asks by the system's dialog for a file to open.
    AskWhatToOpen,
    /// Asks by the system's dialog where to save the document.
    AskWhereToSave,
    /// Asks how the document is tried out as it is.
    TryOut,
    /// Saves the documents with these numbers that are not saved, and closes all of them once that is done.
    SaveAndClose(Vec<usize>),
    /// Takes over what another program has written into the document's file, as a step that can be taken back.
    TakeOver,
    /// Keeps the document as it is, although its file was changed by another program.
    KeepOwn,
    /// Begins the guide to one's first variant of this game.
    Guide(GameId),
    /// Goes to the next task of the guide.
    TurnGuide {
        /// To the one before instead.
        back: bool,
    },
    /// Ends the guide.
    EndGuide,
    /// Shows the page with this number.
    ShowPage(usize),
    /// Shows what was found in the document, by its number among all that it holds.
    ShowFound(usize),
    /// Shows these bytes of the text.
    ShowText(Range<usize>),
    /// Opens a new document of this game with as little in it as can be played.
    Empty(GameId),
    /// Opens so many documents that are made from what is wished.
    Make {
        /// Of which game.
        game: GameId,
        /// The number of variants, from seeds that follow each other.
        count: u64,
    },
    /// Puts a part that is made from what is wished into the document.
    PutIn(Part),
    /// Opens the variant that this code holds.
    OpenCode(String),
    /// Shows what there is to begin with, and the field for a code.
    StartFromCode,
    /// Shows what stands beside the page: the problems, the totals, the changes or the steps, by their number.
    ShowBeside(usize),
    /// Leads to what the next problem is about.
    NextProblem {
        /// The one before instead.
        back: bool,
    },
    /// Shows this over the document, or the document alone.
    ShowDialog(Option<DocumentDialog>),
}

/// Something that is asked of the files of variants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VariantCommand {
    /// Opens a copy of this variant in the editor, under another id.
    Copy(VariantId),
    /// Shows the screen of variants with the field for another name of this one.
    AskToRename(VariantId),
    /// Gives the variant in this file another name.
    Rename {
        /// The file.
        path: PathBuf,
        /// The new name.
        name: String,
    },
    /// Shows this file in the system's file manager.
    ShowFile(PathBuf),
    /// Puts this file into the bin.
    ThrowAway(PathBuf),
    /// Takes this file out of the bin.
    TakeOut(PathBuf),
}

/// Something that is asked of the laboratory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LabCommand {
    /// Plays the document that is shown, as its page of the laboratory says.
    Start,
    /// Plays the document that is shown with each value of the number that is varied.
    Sweep,
    /// Plays a measured game again, by its number, and shows it.
    Watch(u64),
    /// Ends what is being played; what was measured stays.
    Cancel,
    /// Plays every open document that can be played, in the same way, and puts them in order.
    Rank,
    /// Shows this document on its page of the laboratory.
    Show(DraftId),
    /// Leads to the part of the document that something found is about.
    ShowPart(GamePage, Option<GameTarget>),
    /// Asks for a path to write the figures to.
    AskForPath,
    /// Asks by the system's dialog where to write the figures.
    AskWhereToWrite,
    /// Writes the figures to this file; asks first if another one would be replaced.
    WriteTo(PathBuf),
    /// Writes the figures to this file, which the system's dialog gave: it has asked before a file is replaced.
    WriteChosen(PathBuf),
}

/// Something that loses for good what its player may want: no panel asks for it, it is the answer of a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Loss {
    /// Closes the window although a game is not kept, or documents of the editor are not saved.
    Window,
    /// Puts the waiting game in the place of the one at the table, although that is not kept.
    Game,
    /// Deletes every game in the bin.
    Bin,
    /// Saves the game to this path, in the place of the file that is there.
    File(PathBuf),
    /// Saves the document in this file, in the place of the one that is there.
    Variant(PathBuf),
    /// Writes the figures to this file, in the place of the one that is there.
    Figures(PathBuf),
    /// Closes the documents with these numbers, although they are not saved or are being measured.
    Documents(Vec<usize>),
    /// Removes the snapshot with this number from the document.
    Snapshot(usize),
    /// Makes all settings as for a new user.
    Settings,
    /// Makes every key the designed one.
    Keys,
    /// Makes the form of a new game as for a new user.
    Setup,
    /// Deletes the report of a fault.
    Report,
    /// Begins this lesson anew, which was left at a step.
    Lesson(LessonName),
}

/// The variant that is tried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tried {
    /// One at hand.
    Variant(VariantId),
    /// The document of the editor that is shown, as it is.
    Document,
}

/// Something a panel asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Shows a screen.
    Show(Screen),
    /// Opens the rulebook at this rule.
    ShowRule(Citation),
    /// Opens the settings at this group.
    ShowSettings(Section),
    /// Goes back to the screen below.
    Back,
    /// Lists every command of the program.
    ListCommands,
    /// Finds anything in the document of the editor.
    FindInDocument,
    /// Puts the list of commands away.
    CloseList {
        /// True if something was chosen from it, which may lead the keyboard elsewhere.
        chosen: bool,
    },
    /// Sets up a new game of this variant.
    SetUp(VariantId),
    /// Asks how this variant is tried out.
    TryOut(VariantId),
    /// Takes over what was chosen before a try-out.
    ChooseTryOut(TryOut),
    /// Tries a variant out.
    BeginTryOut(Tried, TryOut),
    /// Plays on from a turn of the review at the table, by its number from 0, in a game that nobody keeps.
    TryTurn(usize),
    /// Begins a game of its own that goes on from the game at the table after this many actions.
    Branch(usize),
    /// Asks with which other record the game at the table is compared.
    AskToCompare,
    /// Asks for the file of a record with which it is compared.
    AskWhatToCompare,
    /// Compares the game at the table with the record in this file.
    Compare(PathBuf),
    /// Copies the code of the game at the table.
    CopyCode,
    /// Copies a summary of the game at the table.
    CopySummary,
    /// Asks the system for what was copied, to open the code in it.
    PasteCode,
    /// Shows the game with this file on the shelf again from its beginning.
    ReplayGame(PathBuf),
    /// Begins the puzzle of this game with this number, from 0, in the place of any other.
    Puzzle(GameId, usize),
    /// Opens this variant in the editor.
    EditVariant(VariantId),
    /// Opens this variant file in the editor.
    EditFile(PathBuf),
    /// A command to the editor.
    Edit(EditCommand),
    /// A command to the laboratory.
    Lab(LabCommand),
    /// Something to be done with the file of a variant.
    Variants(VariantCommand),
    /// Starts the game that is set up.
    Start,
    /// Starts the game at the table anew: the same players, the next one first, another seed. Asks first where the game
    /// goes on.
    Rematch,
    /// Starts the game at the table anew although it is not over.
    RematchNow,
    /// Continues the player's own game.
    Continue,
    /// Plays on the game with this file on the shelf.
    Resume(PathBuf),
    /// Looks on at the game with this file, which another copy of the program has open.
    LookOn(PathBuf),
    /// Copies the game with this file, which another copy of the program has open, and plays on the copy.
    CopyGame(PathBuf),
    /// Shows the home screen with the field for another name of the game with this file.
    AskToRenameGame(PathBuf),
    /// Gives the game with this file another name.
    RenameGame {
        /// The file.
        path: PathBuf,
        /// The new name.
        name: String,
    },
    /// Puts the game with this file into the bin.
    ThrowAway(PathBuf),
    /// Takes the game with this file out of the bin.
    TakeOut(PathBuf),
    /// Asks before every game in the bin is deleted: their names.
    AskToEmptyBin(Vec<String>),
    /// Asks by the system's dialog for a file to open.
    AskWhatToOpen,
    /// Comes to the table of the ticket that was pasted: a ticket is a secret, which no list of commands holds.
    Join,
    /// Goes on at the table over the net that rests in this file.
    GoOnAt(PathBuf),
    /// Copies the ticket to the table that is hosted here.
    CopyTicket,
    /// Asks the others at the table over the net for the whole game.
    AskForRecord,
    /// Leaves the table over the net.
    LeaveTable,
    /// Opens this record or variant.
    Open(PathBuf),
    /// Puts away the question that is asked.
    LetGoOfQuestion,
    /// Puts away the question that is asked, and does what was answered.
    Answer(Box<Self>),
    /// Something that the player was asked about before.
    Lose(Loss),
    /// Asks by the system's dialog where to save the game.
    AskWhereToSave,
    /// Saves the game to this path, which the system's dialog gave: it has asked before a file is replaced.
    Save(PathBuf),
    /// Saves the game to this path, and asks before a file is replaced.
    SaveAs(PathBuf),
    /// Asks by the system's dialog where to write the report of a problem.
    AskWhereToReport,
    /// Writes the report of a problem to this path, which the system's dialog gave: it has asked before a file is replaced.
    WriteReport(PathBuf),
    /// Writes the report of a problem to this path, where no file is yet.
    WriteReportAs(PathBuf),
    /// Asks by the system's dialog where to save a picture of the game at the table, or of the document of the editor.
    AskWhereToSavePicture,
    /// Saves the picture in this file, which the system's dialog gave.
    SavePicture(PathBuf),
    /// Copies the picture to the clipboard.
    CopyPicture,
    /// Asks how to print the variant that is edited, or that of the game at the table.
    AskHowToPrint,
    /// Takes over what was chosen before it is printed.
    ChoosePrinting(Printing),
    /// Asks by the system's dialog where to print it so.
    AskWhereToPrint(Printing),
    /// Prints it to this file, which the system's dialog gave.
    Print(PathBuf),
    /// Switches between the dark and the light theme.
    ToggleTheme,
    /// Switches between the full screen and a window.
    ToggleFullScreen,
    /// Applies and stores these settings.
    Set(Settings),
    /// Switches all sounds off or on.
    ToggleMute,
    /// Shows or hides what a scoring now would bring.
    ToggleWorth,
    /// Shows the names of all cells of the board, or only those at its rim.
    ToggleNames,
    /// Switches the log of the table between sentences and notation.
    ToggleNotation,
    /// Lets what one has looked at in secret fade after some seconds, or no longer.
    ToggleFading,
    /// Sets how long computers wait between two actions.
    SetPace(ComputerPace),
    /// Sets how fast games are shown again.
    SetReplaySpeed(ReplaySpeed),
    /// Plays a sound, so that the player hears the volume.
    TrySound,
    /// Asks before all settings are as for a new user.
    AskToResetSettings,
    /// Asks for the key of this command, named by the id of the text that says what it does.
    AskForKey(&'static str),
    /// Sets the key for this command that was pressed, or says why not; asks first if others have it.
    CatchKey(&'static str, Caught),
    /// Sets the designed key for this command; asks first if others have it.
    ResetKey(&'static str),
    /// Sets these keys, and keeps them.
    SetKeys(Vec<SetKey>),
    /// Asks before every key is the designed one.
    AskToResetKeys,
    /// Asks before the form of a new game is as for a new user.
    AskToResetSetup,
    /// Asks before the report of a fault is deleted.
    AskToDropReport,
    /// Begins a lesson anew, and asks first if it was left at a step.
    AskToRestart(LessonName),
    /// Closes the message with this number.
    DropToast(u64),
    /// Tells why a key does nothing here: the id of the text that says it.
    Refuse(&'static str),
    /// Ends the program.
    Quit,
    /// Something that every table does.
    Table(TableCommand),
    /// Something that only the game at the table knows.
    Own(OwnAsk),
    /// A command about lessons.
    Learn(LessonCommand),
}

impl From<TableCommand> for Command {
    fn from(command: TableCommand) -> Self {
        Self::Table(command)
    }
}

impl From<EditCommand> for Command {
    fn from(command: EditCommand) -> Self {
        Self::Edit(command)
    }
}

impl From<LabCommand> for Command {
    fn from(command: LabCommand) -> Self {
        Self::Lab(command)
    }
}

impl From<VariantCommand> for Command {
    fn from(command: VariantCommand) -> Self {
        Self::Variants(command)
    }
}

impl From<Loss> for Command {
    fn from(loss: Loss) -> Self {
        Self::Lose(loss)
    }
}

impl From<LessonCommand> for Command {
    fn from(command: LessonCommand) -> Self {
        Self::Learn(command)
    }
}

impl<A: GameAsk> From<A> for Command {
    fn from(ask: A) -> Self {
        Self::Own(OwnAsk::of(ask))
    }
}

impl<A: GameAsk> From<TableAsk<A>> for Command {
    fn from(ask: TableAsk<A>) -> Self {
        match ask {
            TableAsk::Own(own) => own.into(),
            TableAsk::Any(command) => command.into(),
        }
    }
}

impl From<table::Command<OwnAsk>> for Command {
    fn from(command: table::Command<OwnAsk>) -> Self {
        match command {
            table::Command::Table(TableAsk::Own(own)) => Self::Own(own),
            table::Command::Table(TableAsk::Any(command)) => Self::Table(command),
            table::Command::Window(command) => command.into(),
        }
    }
}

impl From<WindowCommand> for Command {
    fn from(command: WindowCommand) -> Self {
        match command {
            WindowCommand::Learn(command) => Self::Learn(command),
            WindowCommand::ShowRule(rule) => Self::ShowRule(rule),
            WindowCommand::SetPace(pace) => Self::SetPace(pace),
            WindowCommand::SetReplaySpeed(speed) => Self::SetReplaySpeed(speed),
            WindowCommand::ToggleNotation => Self::ToggleNotation,
            WindowCommand::ToggleFading => Self::ToggleFading,
            WindowCommand::ToggleNames => Self::ToggleNames,
            WindowCommand::ToggleWorth => Self::ToggleWorth,
            WindowCommand::TryTurn(turn) => Self::TryTurn(turn),
            WindowCommand::Branch(steps) => Self::Branch(steps),
            WindowCommand::AskToCompare => Self::AskToCompare,
            WindowCommand::CopyCode => Self::CopyCode,
            WindowCommand::CopySummary => Self::CopySummary,
            WindowCommand::Puzzle { game, number } => Self::Puzzle(GameId::from_id(game).unwrap_or_default(), number),
            WindowCommand::NewGame => Self::Show(Screen::Setup),
            WindowCommand::Rematch => Self::Rematch,
            WindowCommand::Save => Self::Show(Screen::Save),
            WindowCommand::Back => Self::Back,
        }
    }
}

impl From<rulebook::Command> for Command {
    fn from(command: rulebook::Command) -> Self {
        match command {
            rulebook::Command::Back => Self::Back,
        }
    }
}

impl From<JoinAsk> for Command {
    fn from(ask: JoinAsk) -> Self {
        match ask {
            JoinAsk::Back => Self::Back,
            JoinAsk::Paste => Self::PasteCode,
            JoinAsk::Join => Self::Join,
        }
    }
}

impl From<LobbyAsk> for Command {
    fn from(ask: LobbyAsk) -> Self {
        match ask {
            LobbyAsk::Back => Self::Back,
            LobbyAsk::Table => Self::Continue,
            LobbyAsk::Join => Self::Show(Screen::Join),
            LobbyAsk::Copy => Self::CopyTicket,
            LobbyAsk::Leave => Self::LeaveTable,
        }
    }
}
