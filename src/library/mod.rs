//! Where variants, records and settings are found and kept; the only module that reads and writes the program's files.
//!
//! Decides which files are read, how large they may be, and how they are written so that nothing is lost. What a
//! variant or a record says, `game` and the rules decide.

use std::path::PathBuf;

use include_dir::Dir;

use crate::game::{Game, Rules};
use crate::platform;
use crate::ron_text::NotADefinition;

mod all_games;
mod chac;
mod claim;
mod draft;
mod drafts;
mod exchange;
mod files;
mod journal;
mod legend;
mod own_variants;
mod path_field;
mod plans;
mod recent;
mod record_code;
mod records;
mod report;
mod reviews;
mod run_folder;
mod scribe;
mod settings;
mod share;
mod shelf;
mod steps;
mod tikal;
mod user_file;
mod variants;
mod watch;

pub use all_games::{Libraries, game_of_definition, game_of_record, game_of_variant, is_path};
pub use chac::{ChacLibrary, TEMPLE};
pub use claim::Claim;
pub use draft::{Draft, DraftId};
pub use drafts::{DraftError, Drafts, TakenUp, drafts_dir};
pub use files::{
    FileError, has_ending, holds_other_than, read_text, remove_leftovers, write_bytes, write_private, write_text,
};
pub use journal::{JournalFile, JournalText, Waker};
pub use legend::{LEGEND, LegendLibrary};
pub use own_variants::{binned_variants, take_out_variant, throw_away_variant};
pub use path_field::PathField;
pub use plans::{TABLE_ENDING, plan_scribe, read_plan};
pub use recent::Recent;
pub use record_code::{is_code, is_record_code, record_code, record_of_code};
pub use records::{
    OpenedGame, RECORD_ENDING, RecordError, SaveError, StopReason, Stopped, draft_file, journal_of, list_records,
    open_record, read_record, record_file, replay_bytes, replay_record, save_record, saves_dir, statistics_file,
};
pub use report::{drop_report, read_report, report_file, write_report};
pub use reviews::{read_review, review_file, review_scribe};
pub use run_folder::{RUN_ENDINGS, RunFolder, runs_dir};
pub use scribe::Scribe;
pub use settings::{
    Fields, SettingsError, Unreadable, WrongValue, change_settings, lessons_file, read_settings, recent_file,
    settings_file, setup_file, window_file,
};
pub use share::{MAX_SHARED, SHARE_VERSION, ShareError, Shared, share, unshare};
pub use shelf::{GameLock, ResumeError, Resumed, Shelf, ShelfError, file_stem, name_of_game, shelf_dir};
pub use steps::{KeptSteps, Written};
pub use tikal::TikalLibrary;
pub use user_file::{Keeper, Trouble};
pub use variants::{
    CLASSIC, CheckedFile, Entry, Library, Rejected, Source, VARIANT_ENDING, VariantError, built_in_text, read_variant,
    variant_file, variants_dir,
};
pub use watch::FilesWatch;

/// A game whose variants are files, some of which come with the program.
pub trait Shipped: Game {
    /// The files that come with the program.
    const VARIANTS: Dir<'static>;
    /// The id of the standard variant among them, which comes first, is played where none is named, and with which others
    /// are compared.
    const STANDARD: &'static str;

    /// Reads a definition from the text of a file.
    ///
    /// # Errors
    /// Where the text cannot be read, what stands there and what is possible.
    fn read_definition(text: &str) -> Result<DefinitionOf<Self>, NotADefinition>;

    /// A definition as the text of a file, laid out for reading.
    ///
    /// # Errors
    /// If a part of it cannot be written.
    fn write_definition(definition: &DefinitionOf<Self>) -> Result<String, ron::Error>;

    /// A definition as a text without a blank that could be left out.
    fn write_short(definition: &DefinitionOf<Self>) -> String;
}

/// The unchecked form of a variant of this game.
pub type DefinitionOf<G> = <<G as Game>::Rules as Rules>::Definition;

/// The folders in which the program keeps its own files.
#[must_use]
pub fn own_folders() -> Vec<PathBuf> {
    let settings = platform::config_dir();
    let folders = [platform::data_dir(), shelf_dir(), saves_dir(), variants_dir(), drafts_dir(), settings];
    let inside = shelf_dir().map(|games| shelf::folders_in(&games)).into_iter().flatten();
    folders.into_iter().flatten().chain(inside).chain(variants_dir().map(|own| own_variants::bin_in(&own))).collect()
}
