//! Record files: where they are kept, how they are listed and saved, and how a record is replayed.
//!
//! What a record holds, [`Record`] decides; whether its actions are legal, the rules of its game.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::files::{FileError, has_ending, read_text, write_text};
use super::variants::{Library, VariantError};
use crate::game::{
    BadPosition, DealerDef, Game, MAX_RECORD_SIZE, MAX_SEED, NotARecord, ProblemOf, Record, Rules, Session,
    VariantSource, bounds,
};
use crate::platform;
use crate::tikal::State;

/// The ending of record files.
pub const RECORD_ENDING: &str = "tikal";

/// The folder of the user's records.
#[must_use]
pub fn saves_dir() -> Option<PathBuf> {
    platform::data_dir().map(|data| data.join("records"))
}

/// The file that keeps the game on the table between two runs of the program; it is not among the user's records.
#[must_use]
pub fn draft_file() -> Option<PathBuf> {
    platform::data_dir().map(|data| data.join("draft").with_extension(RECORD_ENDING))
}

/// A record file that can be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFile {
    /// Where it is.
    pub path: PathBuf,
    /// The day on which it was last written, as `2026-11-21`, if the system tells.
    pub day: Option<String>,
}

/// The records in a folder, the newest first; none if there is no such folder.
#[must_use]
pub fn list_records(folder: &Path) -> Vec<RecordFile> {
    let entries = std::fs::read_dir(folder).ok();
    let mut records: Vec<_> = entries
        .into_iter()
        .flatten()
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| has_ending(path, RECORD_ENDING))
        .map(|path| (path.metadata().and_then(|data| data.modified()).ok(), path))
        .collect();
    records.sort_by(|a, b| b.cmp(a));
    records.into_iter().map(|(time, path)| RecordFile { path, day: time.map(platform::day_of) }).collect()
}

/// Where and why the replay of a record stopped; everything before it was kept.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("action {index} (`{action}`): {reason}")]
pub struct Stopped<G: Game = State> {
    /// The index of the action, from 0.
    pub index: usize,
    /// The action as it stands in the record; of one that is far too long, the beginning.
    pub action: String,
    /// Why it cannot be played.
    pub reason: StopReason<G>,
}

/// Why an action of a record cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StopReason<G: Game = State> {
    /// Its text is no action.
    #[error(transparent)]
    Unreadable(G::NotAnAction),
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(G::Illegal),
}

/// A record that was read, and the game that its replay gives.
#[derive(Clone, Debug)]
pub struct OpenedGame<G: Game = State> {
    /// What the file says.
    pub record: Record<G>,
    /// The game as it stands after the last action, or before the one that stopped it.
    pub session: Session<G>,
    /// What stopped the replay, if anything.
    pub stopped: Option<Stopped<G>>,
}

/// Why a record could not be opened or saved.
#[derive(Debug, thiserror::Error)]
pub enum RecordError<G: Game = State> {
    /// The file could not be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// The text is no record of this game.
    #[error(transparent)]
    Text(#[from] NotARecord),
    /// The record could not be written as text.
    #[error("the record cannot be written: {0}")]
    Write(#[from] ron::Error),
    /// The library does not have the variant that it was played with.
    #[error("variant: there is no variant `{0}`: put its file into the variant folder")]
    NoVariant(String),
    /// The definition of its variant cannot be played.
    #[error("variant: {0}")]
    Variant(VariantError<ProblemOf<G>>),
    /// The definition of its variant is not the one that it was played with.
    #[error("variant: the hash is {recorded}, but this definition's is {found}: it was changed since")]
    Changed {
        /// The hash in the record.
        recorded: String,
        /// The hash of the definition at hand.
        found: String,
    },
    /// Its number of seats does not fit the variant.
    #[error("seats: {0} seats are no number of players of this variant")]
    Seats(usize),
    /// What was chosen before the game does not fit the variant.
    #[error(transparent)]
    Setup(G::WrongSetup),
    /// The seed is above [`MAX_SEED`].
    #[error("dealer: the seed is above {MAX_SEED}")]
    Seed,
    /// The position that it starts from is impossible.
    #[error("start: {0}")]
    Start(#[from] BadPosition),
    /// The position that it starts from has another number of seats or does not fit the setup.
    #[error("start: has other players or another setup than the record")]
    OtherStart,
}

/// Reads a record's text and replays it.
///
/// # Errors
/// Why the text is no record that can be replayed.
pub fn replay_record<G: Game>(text: &str, library: &Library<G>) -> Result<OpenedGame<G>, RecordError<G>> {
    let record = Record::<G>::read(text)?;
    let rules = match &record.variant {
        VariantSource::BuiltIn(id) => {
            library.find(id).map(Arc::clone).ok_or_else(|| RecordError::NoVariant(id.clone()))?
        }
        VariantSource::Embedded(definition) => {
            library.of_record(playable::<G>(definition.clone()).map_err(RecordError::Variant)?)
        }
    };
    if let Some(hash) = record.hash.as_ref().filter(|hash| *hash != rules.hash()) {
        return Err(RecordError::Changed { recorded: hash.clone(), found: rules.hash().to_owned() });
    }
    let seats = u8::try_from(record.seats.len()).ok().filter(|seats| rules.players().contains(seats));
    let seats = seats.ok_or(RecordError::Seats(record.seats.len()))?;
    G::check_setup(&rules, seats, &record.setup).map_err(RecordError::Setup)?;
    if matches!(record.dealer, DealerDef::Seed(seed) if seed > MAX_SEED) {
        return Err(RecordError::Seed);
    }
    let start = match &record.start {
        Some(position) => {
            let start = G::from_position(&rules, position)?;
            if start.seats() != seats || !start.fits(&rules, &record.setup) {
                return Err(RecordError::OtherStart);
            }
            start
        }
        None => G::new(&rules, seats, &record.setup),
    };
    let mut unreadable = None;
    let mut actions = Vec::with_capacity(record.actions.len());
    for (index, text) in record.actions.iter().enumerate() {
        match G::parse(&rules, text) {
            Ok(action) => actions.push(action),
            Err(error) => {
                let action = bounds::beginning(text).into_owned();
                unreadable = Some(Stopped { index, action, reason: StopReason::Unreadable(error) });
                break;
            }
        }
    }
    let (session, illegal) = Session::replay(rules, start, record.dealer, &actions);
    let illegal = illegal.map(|(index, reason)| Stopped {
        index,
        action: bounds::beginning(&record.actions[index]).into_owned(),
        reason: StopReason::Illegal(reason),
    });
    Ok(OpenedGame { record, session, stopped: illegal.or(unreadable) })
}

/// The checked variant of a definition that stands in a record.
fn playable<G: Game>(definition: <G::Rules as Rules>::Definition) -> Result<G::Rules, VariantError<ProblemOf<G>>> {
    let (variant, problems) = G::Rules::check(definition);
    variant.ok_or(VariantError::Problems { path: None, problems })
}

/// Reads a record file and replays it.
///
/// # Errors
/// Why the file is no record that can be replayed.
pub fn open_record<G: Game>(path: &Path, library: &Library<G>) -> Result<OpenedGame<G>, RecordError<G>> {
    replay_record(&read_text(path, MAX_RECORD_SIZE)?, library)
}

/// Writes a record file; see [`write_text`].
///
/// # Errors
/// Why it could not be written; an older file is then as it was.
pub fn save_record<G: Game>(path: &Path, record: &Record<G>) -> Result<(), RecordError<G>> {
    let text = record.write()?;
    if text.len() as u64 > MAX_RECORD_SIZE {
        return Err(FileError::TooLarge { path: path.to_owned(), most: MAX_RECORD_SIZE }.into());
    }
    Ok(write_text(path, &text)?)
}
