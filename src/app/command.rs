//! What panels can ask for. They read and push; the app executes after the frame is laid out.

use std::path::PathBuf;

use super::kit::settings::Settings;
use super::route::{Screen, Section};
use super::rulebook::{self, Citation};
use super::{kit, tikal};

pub use super::tikal::command::{ExchangeDraft, LearnCommand, TableCommand};

/// What a screen works with.
pub type Desk<'a> = kit::desk::Desk<'a, Command>;

/// Something a panel asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Shows a screen.
    Show(Screen),
    /// Opens the rulebook at this rule.
    ShowRule(Citation),
    /// Opens the settings at this group of them.
    ShowSettings(Section),
    /// Goes a step back on the way that led here.
    Back,
    /// Sets up a new game of the variant with this id.
    SetUp(String),
    /// Tries out the variant with this id.
    TryOut(String),
    /// Starts the game that is set up.
    Start,
    /// Plays the same again: the same players, the next one begins, another seed.
    Rematch,
    /// Takes up the game that was played last.
    Continue,
    /// Opens a record by the system's dialog.
    AskWhatToOpen,
    /// Opens this record.
    Open(PathBuf),
    /// Puts the new game in the place of the one at the table, which is not saved.
    Replace,
    /// Saves the game at the table before the new one takes its place.
    SaveFirst,
    /// Keeps the game at the table and drops the new one.
    Keep,
    /// Saves the game by the system's dialog.
    AskWhereToSave,
    /// Saves the game there.
    Save(PathBuf),
    /// Changes between the dark and the light theme.
    ToggleTheme,
    /// Fills the whole screen, or no longer.
    ToggleFullScreen,
    /// Takes up these settings and keeps them.
    Set(Settings),
    /// Silences all sounds, or no longer.
    ToggleMute,
    /// Shows what a scoring now would bring, or no longer.
    ToggleWorth,
    /// Plays a sound, to hear how loud it is.
    TrySound,
    /// Takes a message away.
    DropToast(u64),
    /// Ends the program.
    Quit,
    /// Something at the table.
    Table(TableCommand),
    /// Something about lessons.
    Learn(LearnCommand),
}

impl From<TableCommand> for Command {
    fn from(command: TableCommand) -> Self {
        Self::Table(command)
    }
}

impl From<LearnCommand> for Command {
    fn from(command: LearnCommand) -> Self {
        Self::Learn(command)
    }
}

impl From<tikal::Command> for Command {
    fn from(command: tikal::Command) -> Self {
        match command {
            tikal::Command::Table(command) => Self::Table(command),
            tikal::Command::Learn(command) => Self::Learn(command),
            tikal::Command::ShowRule(rule) => Self::ShowRule(rule),
            tikal::Command::NewGame => Self::Show(Screen::Setup),
            tikal::Command::Rematch => Self::Rematch,
            tikal::Command::Save => Self::Show(Screen::Save),
            tikal::Command::Back => Self::Back,
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
