//! Where variants, records and settings are found and kept; the only module that reads and writes the program's files.
//!
//! Decides which files are read, how large they may be, and how they are written so that nothing is lost. What a
//! variant or a record says, `game` and the rules decide.

mod files;
mod records;
mod settings;
mod variants;

pub use files::{FileError, has_ending, write_text};
pub use records::{
    OpenedGame, RECORD_ENDING, RecordError, RecordFile, StopReason, Stopped, draft_file, list_records, open_record,
    replay_record, save_record, saves_dir,
};
pub use settings::{lessons_file, read_settings, recent_file, settings_file, write_settings};
pub use variants::{
    CLASSIC, CheckedFile, Entry, Library, Rejected, Source, VARIANT_ENDING, VariantError, variants_dir,
};
