//! The services that the window gets from outside: the folders for files, the requests to the system that are allowed,
//! the settings that are given for this run.

use std::net::SocketAddr;
use std::path::PathBuf;

use super::Thinking;
use super::at_net::Farewells;
use super::kit::settings::{Given, Pace};
use crate::net::kept;
use crate::words::Language;
use crate::{desktop, library, platform};

/// The services that the window gets from outside, so that tests can give something else.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each tells of another part of the system")]
pub struct Services {
    /// Where computer players think.
    pub thinking: Thinking,
    /// The file of the settings; nothing is kept if absent.
    pub settings: Option<PathBuf>,
    /// The file that names the finished lessons; nothing is kept if absent.
    pub lessons: Option<PathBuf>,
    /// The file of what the form of a new game remembers; nothing is kept if absent.
    pub setup: Option<PathBuf>,
    /// The folder in which documents of the editor are kept that are not saved; nothing is kept if absent.
    pub drafts: Option<PathBuf>,
    /// The folder in which runs of the laboratory are kept; as long as a document is open, if absent.
    pub runs: Option<PathBuf>,
    /// The folder of the user's own variants, with their bin; nothing can be thrown away if absent.
    pub variants: Option<PathBuf>,
    /// True if the files of variants are watched for changes by other programs.
    pub watches: bool,
    /// Settings that hold for this run, whatever the file says.
    pub given: Given,
    /// The folder of the tables over the net at which one is a guest; no table is opened or come to if absent.
    pub tables: Option<PathBuf>,
    /// The address on which tables over the net listen; any if absent.
    pub listens: Option<SocketAddr>,
    /// The lines and tables that were left and are being closed: whoever opened the window has a copy, and waits for them
    /// when it is gone.
    pub farewells: Farewells,
    /// The folder in which games are kept while they are played.
    pub games: Option<PathBuf>,
    /// The file in which is kept what the games came to; they are read anew in every run if absent.
    pub statistics: Option<PathBuf>,
    /// True if games are to be kept: a missing folder for them is told.
    pub keeps: bool,
    /// The file in which earlier versions of the program kept the game between two runs.
    pub draft: Option<PathBuf>,
    /// The folder in which records are offered and saved first.
    pub folder: Option<PathBuf>,
    /// The folders in which unfinished files of a run that was stopped are removed at the start.
    pub tidied: Vec<PathBuf>,
    /// The file that names the records and variants opened or saved last; nothing is kept if absent.
    pub recent: Option<PathBuf>,
    /// The file in which the report of a fault is kept; none is shown if absent.
    pub report: Option<PathBuf>,
    /// The folder that is offered first for the report of a problem.
    pub reports: Option<PathBuf>,
    /// True if the system may be asked for a file dialog.
    pub dialogs: bool,
    /// Shows a file in the system's file manager.
    pub show_file: fn(PathBuf),
    /// Has the desktop show a title and a sentence, whichever program is in front.
    pub show_notice: fn(&str, &str),
    /// Asks the system whether it wants less motion, which may take long; if absent, it does not.
    pub less_motion: Option<fn() -> bool>,
    /// Asks the system whether it wants a light look, which may take long; if absent, or where the window library knows
    /// it, nobody is asked.
    pub light: Option<fn() -> bool>,
    /// True if nothing comes up by itself over the table, whatever the settings say: no recap, no question before
    /// points are lost, no message that a record was opened. For tests that click through games.
    pub quiet: bool,
    /// True if sounds are played, if this program can.
    pub sound: bool,
}

impl Default for Services {
    fn default() -> Self {
        let folder = library::saves_dir();
        Self {
            thinking: Thinking::Worker,
            settings: library::settings_file(),
            lessons: library::lessons_file(),
            setup: library::setup_file(),
            drafts: library::drafts_dir(),
            runs: library::runs_dir(),
            variants: library::variants_dir(),
            watches: true,
            given: Given::default(),
            tables: kept::tables_dir(),
            listens: None,
            farewells: Farewells::default(),
            games: library::shelf_dir(),
            statistics: library::statistics_file(),
            keeps: true,
            draft: library::draft_file(),
            folder,
            tidied: library::own_folders(),
            recent: library::recent_file(),
            report: library::report_file(),
            reports: platform::documents_dir(),
            dialogs: true,
            show_file: desktop::show_in_file_manager,
            show_notice: desktop::show_notice,
            less_motion: Some(desktop::asks_for_less_motion),
            light: Some(desktop::asks_for_light),
            quiet: false,
            sound: true,
        }
    }
}

impl Services {
    /// For tests: computers think at once, nothing moves or sounds, nothing is kept, no dialog is opened, nothing comes
    /// up by itself.
    #[must_use]
    pub fn for_tests() -> Self {
        let (language, pause, motion) = (Some(Language::English), Some(0.0), Some(Pace::Off));
        let given = Given { language, pause, motion, ..Given::default() };
        Self {
            thinking: Thinking::Inline,
            settings: None,
            lessons: None,
            setup: None,
            drafts: None,
            runs: None,
            variants: None,
            watches: false,
            given,
            tables: None,
            listens: None,
            farewells: Farewells::default(),
            games: None,
            statistics: None,
            keeps: false,
            draft: None,
            folder: None,
            tidied: Vec::new(),
            recent: None,
            report: None,
            reports: None,
            dialogs: false,
            show_file: |path| log::info!("{} would be shown", path.display()),
            show_notice: |title, sentence| log::info!("{title}: {sentence}, would be told"),
            less_motion: None,
            light: None,
            quiet: true,
            sound: false,
        }
    }
}
