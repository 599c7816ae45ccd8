//! Records: where they are kept, and how a game becomes one and a game again.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::files::{FileError, has_ending, read_text, write_text};
use super::variants::{Library, VariantError};
use crate::game::{DealerDef, MAX_SEED, NotARecord, RECORD_FORMAT, RecordOptions, Seat, SeatRecord, VariantSource};
use crate::platform;
use crate::tikal::{
    Action, Illegal, NotAnAction, Position, Setup, State, TikalRecord, TikalSession, Variant, VariantDef, validate,
};

/// The largest record, in bytes.
pub const MAX_RECORD_SIZE: u64 = 16 << 20;

/// The ending of record files.
pub const RECORD_ENDING: &str = "tikal";

/// The user's records.
#[must_use]
pub fn saves_dir() -> Option<PathBuf> {
    platform::data_dir().map(|data| data.join("records"))
}

/// The file that keeps the game between two runs; not among the user's records.
#[must_use]
pub fn draft_file() -> Option<PathBuf> {
    platform::data_dir().map(|data| data.join("draft").with_extension(RECORD_ENDING))
}

/// A record file that can be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFile {
    /// Where it is.
    pub path: PathBuf,
    /// The day on which it was written last, as `2026-11-21`, where the system tells.
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
pub struct Stopped {
    /// The index of the action, from 0.
    pub index: usize,
    /// The action as it stands in the record.
    pub action: String,
    /// Why it cannot be played.
    pub reason: StopReason,
}

/// Why an action of a record cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StopReason {
    /// It is no action.
    #[error(transparent)]
    Unreadable(#[from] NotAnAction),
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

/// A record that was read and replayed.
#[derive(Clone, Debug)]
pub struct OpenedGame {
    /// What the file says.
    pub record: TikalRecord,
    /// The game as it stands after the last action, or before the one that stopped it.
    pub session: TikalSession,
    /// What stopped the replay, if anything.
    pub stopped: Option<Stopped>,
}

/// Why a record could not be opened or saved.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The file.
    #[error(transparent)]
    File(#[from] FileError),
    /// The text.
    #[error(transparent)]
    Text(#[from] NotARecord),
    /// The record could not be written as text.
    #[error("the record cannot be written: {0}")]
    Write(#[from] ron::Error),
    /// The variant it was played with is not at hand.
    #[error("variant: there is no variant `{0}`: put its file into the variant folder")]
    NoVariant(String),
    /// The definition of its variant cannot be played.
    #[error("variant: {0}")]
    Variant(#[from] VariantError),
    /// The definition of its variant is not the one that it was played with.
    #[error("variant: the hash is {recorded}, but this definition's is {found}: it was changed since")]
    Changed {
        /// The hash in the record.
        recorded: String,
        /// The hash of the definition at hand.
        found: String,
    },
    /// Its setup does not fit the variant.
    #[error(transparent)]
    Setup(#[from] WrongSetup),
    /// The position it starts from.
    #[error("start: {0}")]
    Start(#[from] crate::tikal::BadPosition),
}

/// What of a record's setup does not fit its variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WrongSetup {
    /// The number of seats.
    #[error("seats: {0} seats are no number of players of this variant")]
    Seats(usize),
    /// The first player.
    #[error("first: there is no seat {0}")]
    First(usize),
    /// The seed.
    #[error("dealer: the seed is above {MAX_SEED}")]
    Seed,
    /// The position that it starts from.
    #[error("start: has other players or another turn rule than the record")]
    Start,
}

/// Reads a record's text and replays it.
///
/// # Errors
/// Why the text is no record that can be replayed.
pub fn replay_record(text: &str, library: &Library) -> Result<OpenedGame, RecordError> {
    let record = TikalRecord::read(text)?;
    let rules = match &record.variant {
        VariantSource::BuiltIn(id) => {
            library.find(id).map(Arc::clone).ok_or_else(|| RecordError::NoVariant(id.clone()))?
        }
        VariantSource::Embedded(def) => playable(def.clone())?,
    };
    if let Some(hash) = record.hash.as_ref().filter(|hash| *hash != rules.hash()) {
        return Err(RecordError::Changed { recorded: hash.clone(), found: rules.hash().to_owned() });
    }
    let players = u8::try_from(record.seats.len()).ok().filter(|players| rules.players().contains(players));
    let players = players.ok_or(WrongSetup::Seats(record.seats.len()))?;
    let first = Seat::from_index(record.first).filter(|_| record.first < usize::from(players));
    let first = first.ok_or(WrongSetup::First(record.first))?;
    if matches!(record.dealer, DealerDef::Seed(seed) if seed > MAX_SEED) {
        return Err(WrongSetup::Seed.into());
    }
    let start = match &record.start {
        Some(position) => position.to_state(&rules)?,
        None => State::new(&rules, &Setup { players, first, auction: record.auction }),
    };
    if start.players() != players || start.is_auction() != record.auction {
        return Err(WrongSetup::Start.into());
    }
    let mut unreadable = None;
    let mut actions = Vec::with_capacity(record.actions.len());
    for (index, text) in record.actions.iter().enumerate() {
        match Action::parse(&rules, text) {
            Ok(action) => actions.push(action),
            Err(error) => {
                unreadable = Some(Stopped { index, action: text.clone(), reason: error.into() });
                break;
            }
        }
    }
    let (session, illegal) = TikalSession::replay(rules, start, record.dealer, &actions);
    let illegal =
        illegal.map(|(index, reason)| Stopped { index, action: record.actions[index].clone(), reason: reason.into() });
    Ok(OpenedGame { record, session, stopped: illegal.or(unreadable) })
}

/// The variant of a definition that comes with a record or a request.
fn playable(def: VariantDef) -> Result<Arc<Variant>, VariantError> {
    let (variant, problems) = validate(def);
    variant.map(Arc::new).ok_or(VariantError::Problems { path: None, problems })
}

/// Reads a record file and replays it.
///
/// # Errors
/// Why the file is no record that can be replayed.
pub fn open_record(path: &Path, library: &Library) -> Result<OpenedGame, RecordError> {
    replay_record(&read_text(path, MAX_RECORD_SIZE)?, library)
}

/// Writes a record file; see [`write_text`].
///
/// # Errors
/// Why it could not be written; an older file is then as it was.
pub fn save_record(path: &Path, record: &TikalRecord) -> Result<(), RecordError> {
    Ok(write_text(path, &record.write()?)?)
}

/// The record of a game as it stands, with the variant inside.
#[must_use]
pub fn record_of(session: &TikalSession, seats: Vec<SeatRecord>, options: RecordOptions) -> TikalRecord {
    let rules = session.rules();
    let start = session.start();
    // A game that did not begin at the beginning is recorded with its position.
    let setup = Setup { players: start.players(), first: start.seat(), auction: start.is_auction() };
    let from_beginning = *start == State::new(rules, &setup);
    TikalRecord {
        format: RECORD_FORMAT,
        program: concat!("tikal ", env!("CARGO_PKG_VERSION")).to_owned(),
        variant: VariantSource::Embedded(rules.def().clone()),
        hash: Some(rules.hash().to_owned()),
        seats,
        auction: start.is_auction(),
        first: start.seat().index(),
        dealer: session.dealer(),
        options,
        start: (!from_beginning).then(|| Position::of(rules, start)),
        actions: session.actions().map(|action| crate::game::text_of::<State>(rules, action)).collect(),
        comments: std::collections::BTreeMap::new(),
        times: std::collections::BTreeMap::new(),
    }
}
