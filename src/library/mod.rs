//! Where variants, records and settings are found and kept; the only module that reads and writes the program's files.
//!
//! Decides which files are read, how large they may be, and how they are written so that nothing is lost. What a
//! variant or a record says, `game` and the rules decide.

mod all_games;
mod files;
mod journal;
mod records;
mod settings;
mod shelf;
mod variants;
mod watch;

pub use all_games::{Libraries, game_of_record, game_of_variant};
pub use files::{FileError, has_ending, write_text};
pub use journal::{JournalFile, JournalText, Waker};
pub use records::{
    OpenedGame, RECORD_ENDING, RecordError, RecordFile, StopReason, Stopped, draft_file, journal_of, list_records,
    open_record, read_record, replay_record, save_record, saves_dir,
};
pub use settings::{lessons_file, read_settings, recent_file, settings_file, write_settings};
pub use shelf::{GameLock, Resumed, Shelf, ShelfError, Shelved, shelf_dir};
pub use variants::{
    CLASSIC, CheckedFile, Entry, Library, Rejected, Source, VARIANT_ENDING, VariantError, variants_dir,
};
pub use watch::FileWatch;
