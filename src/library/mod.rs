//! Where variants, records and settings are found and kept; the only module that reads and writes the program's files.
//!
//! Decides which files are read, how large they may be, and how they are written so that nothing is lost. What a
//! variant or a record says, `game` and the rules decide.

use std::path::PathBuf;

use crate::platform;

mod all_games;
mod drafts;
mod exchange;
mod files;
mod journal;
mod own_variants;
mod plans;
mod records;
mod report;
mod settings;
mod share;
mod shelf;
mod variants;
mod watch;

pub use all_games::{Libraries, game_of_record, game_of_variant};
pub use drafts::{Draft, DraftError, DraftId, Drafts, drafts_dir};
pub use files::{FileError, has_ending, read_text, remove_leftovers, write_text};
pub use journal::{JournalFile, JournalText, Waker};
pub use own_variants::{binned_variants, take_out_variant, throw_away_variant};
pub use plans::{Plans, read_plan};
pub use records::{
    OpenedGame, RECORD_ENDING, RecordError, StopReason, Stopped, draft_file, journal_of, list_records, open_record,
    read_record, record_file, replay_bytes, replay_record, save_record, saves_dir,
};
pub use report::{drop_report, read_report, report_file, write_report};
pub use settings::{
    Fields, SettingsError, Unreadable, WrongValue, change_settings, lessons_file, read_settings, recent_file,
    settings_file, setup_file, window_file,
};
pub use share::{MAX_SHARED, SHARE_VERSION, ShareError, Shared, share, unshare};
pub use shelf::{GameLock, Resumed, Shelf, ShelfError, shelf_dir};
pub use variants::{
    CLASSIC, CheckedFile, Entry, Library, Rejected, Source, VARIANT_ENDING, VariantError, built_in_text, read_variant,
    variants_dir,
};
pub use watch::FilesWatch;

/// The folders in which the program keeps its own files.
#[must_use]
pub fn own_folders() -> Vec<PathBuf> {
    let settings = platform::config_dir();
    [platform::data_dir(), shelf_dir(), saves_dir(), variants_dir(), settings].into_iter().flatten().collect()
}
