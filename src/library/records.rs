//! Record files: where they are kept, how they are listed and saved, and how a record is replayed.
//!
//! What a record holds, [`Record`] decides; whether its actions are legal, the rules of its game.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::files::{FileError, has_ending, meant_file, read_bytes, write_text};
use super::journal::{JournalText, LONG};
use super::variants::{Library, VARIANT_ENDING, VariantError};
use crate::game::{
    BadPosition, Damage, DealerDef, Game, Journal, Line, MAX_ACTIONS, MAX_RECORD_SIZE, MAX_SEED, NotARecord, Record,
    Rules, Session, VariantSource, bounds,
};
use crate::platform;

/// The greatest number of actions that are played, taken back and played again while a journal is replayed: far more
/// than in any game, so that no file takes longer than a moment.
const MAX_STEPS: usize = 500_000;

/// The ending of record files.
pub const RECORD_ENDING: &str = "tikal";

/// The folder of the user's records.
#[must_use]
pub fn saves_dir() -> Option<PathBuf> {
    platform::data_dir().map(|data| data.join("records"))
}

/// The file in which is kept what the games came to.
#[must_use]
pub fn statistics_file() -> Option<PathBuf> {
    platform::data_dir().map(|data| data.join("statistics.index"))
}

/// The file in which earlier versions of the program kept the game on the table between two runs.
#[must_use]
pub fn draft_file() -> Option<PathBuf> {
    platform::data_dir().map(|data| data.join("draft").with_extension(RECORD_ENDING))
}

/// The records in a folder, the newest first; none if there is no such folder or it cannot be read.
#[must_use]
pub fn list_records(folder: &Path) -> Vec<PathBuf> {
    records_in(folder).unwrap_or_default()
}

/// The records in a folder, the newest first; none if there is no such folder.
///
/// # Errors
/// If the folder cannot be read.
pub(super) fn records_in(folder: &Path) -> Result<Vec<PathBuf>, FileError> {
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(source) => return Err(FileError::System { path: folder.to_owned(), source }),
    };
    let paths = entries.filter_map(Result::ok).map(|entry| entry.path());
    let mut records: Vec<_> = paths
        .filter(|path| has_ending(path, RECORD_ENDING) && path.is_file())
        .map(|path| (path.metadata().and_then(|data| data.modified()).ok(), path))
        .collect();
    records.sort_by(|(time, path), (other_time, other)| other_time.cmp(time).then_with(|| path.cmp(other)));
    Ok(records.into_iter().map(|(_, path)| path).collect())
}

/// Where and why the replay of a record stopped; everything before it was kept.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("action {index} (`{action}`): {reason}")]
pub struct Stopped<G: Game> {
    /// The index of the action, from 0.
    pub index: usize,
    /// The action as it stands in the record; of one that is far too long, the beginning.
    pub action: String,
    /// Why it cannot be played.
    pub reason: StopReason<G>,
}

/// Why an action of a record cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StopReason<G: Game> {
    /// Its text is no action.
    #[error(transparent)]
    Unreadable(G::NotAnAction),
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(G::Illegal),
}

/// A record that was read, and the game that its replay gives.
#[derive(Clone, Debug)]
pub struct OpenedGame<G: Game> {
    /// The record in the file.
    pub record: Record<G>,
    /// The game as it stands after the last action, or before the one that stopped it.
    pub session: Session<G>,
    /// The reason why the replay stopped, if it did.
    pub stopped: Option<Stopped<G>>,
    /// The damage of the journal, if it is one and there is any.
    pub damage: Option<Damage>,
    /// The actions that the record's comments, times, hints and takeovers go with, as far as they were played.
    pub remarked: Vec<G::Action>,
    /// The number of the last actions that the dealer has dealt at the end of the replay, because they were not
    /// recorded.
    pub dealt: usize,
}

impl<G: Game> OpenedGame<G> {
    /// A journal that holds the game as it stands.
    ///
    /// # Errors
    /// If it cannot be written as text.
    pub fn journal(&self) -> Result<JournalText, ron::Error> {
        let record = self.record.continued(&self.session.played_on(), &self.remarked);
        journal_of(record, self.session.actions().len())
    }

    /// Adds what a line of a journal says besides actions; false if it is about no action of the game.
    fn remark(&mut self, line: &Line) -> bool {
        let actions: Vec<G::Action> = self.session.actions().collect();
        // What was said about actions that are gone goes with them.
        self.record.keep_remarks(common(&actions, &self.remarked));
        self.remarked = actions;
        self.record.remark(line, self.remarked.len())
    }
}

/// The number of actions that two games have in common at their beginning.
fn common<A: PartialEq>(one: &[A], other: &[A]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

/// A journal that holds the game of a record, of which all actions after the first `left` were taken back and can be
/// played again.
///
/// # Errors
/// If it cannot be written as text.
pub fn journal_of<G: Game>(mut record: Record<G>, left: usize) -> Result<JournalText, ron::Error> {
    let actions = std::mem::take(&mut record.actions);
    let all = actions.len();
    let mut journal = JournalText::begin(&record.write()?);
    for action in actions {
        journal.add(&Line::Play(action));
    }
    if left < all {
        journal.add(&Line::Undo(left));
    }
    Ok(journal)
}

/// The reason why a record cannot be saved.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The file could not be written.
    #[error(transparent)]
    File(#[from] FileError),
    /// The record could not be written as text.
    #[error("the record cannot be written: {0}")]
    Write(#[from] ron::Error),
}

/// Why a record could not be opened or saved.
#[derive(Debug, thiserror::Error)]
pub enum RecordError<G: Game> {
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
    Variant(VariantError<G>),
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
    /// The choices before the game do not fit the variant.
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

/// Reads the text of a record or a journal and replays it.
///
/// # Errors
/// Why the text is nothing that can be replayed.
pub fn replay_record<G: Game>(text: &str, library: &Library<G>) -> Result<OpenedGame<G>, RecordError<G>> {
    match Journal::read(text.as_bytes()) {
        Some(journal) => replay_journal(&journal, library),
        None => replay_whole(Record::read(text)?, library),
    }
}

/// Like [`replay_record`], for a file whose end may not be text.
///
/// # Errors
/// Why the file is nothing that can be replayed.
pub fn replay_bytes<G: Game>(path: &Path, bytes: &[u8], library: &Library<G>) -> Result<OpenedGame<G>, RecordError<G>> {
    if let Some(journal) = Journal::read(bytes) {
        return replay_journal(&journal, library);
    }
    let text = std::str::from_utf8(bytes).map_err(|_| FileError::NotText(path.to_owned()))?;
    replay_whole(Record::read(text)?, library)
}

/// The game as it was before the first action of a record.
fn waiting<G: Game>(record: &Record<G>, library: &Library<G>) -> Result<Session<G>, RecordError<G>> {
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
    Ok(Session::waiting(rules, start, record.dealer))
}

/// Plays an action as it stands in a record.
fn follow<G: Game>(session: &mut Session<G>, action: &str) -> Result<(), Stopped<G>> {
    let read = G::parse(session.rules(), action).map_err(StopReason::Unreadable);
    let played = read.and_then(|action| session.follow(action).map_err(StopReason::Illegal));
    played.map_err(|reason| Stopped {
        index: session.actions().len(),
        action: bounds::beginning(action).into_owned(),
        reason,
    })
}

fn replay_whole<G: Game>(record: Record<G>, library: &Library<G>) -> Result<OpenedGame<G>, RecordError<G>> {
    let mut session = waiting(&record, library)?;
    let stopped = record.actions.iter().find_map(|action| follow(&mut session, action).err());
    let remarked = session.actions().collect();
    let dealt = session.deal_on().chance.len();
    Ok(OpenedGame { record, session, stopped, damage: None, remarked, dealt })
}

/// Plays the lines of a journal. What stands in its header besides the actions goes with those that were played first.
fn replay_journal<G: Game>(journal: &Journal, library: &Library<G>) -> Result<OpenedGame<G>, RecordError<G>> {
    let record = Record::<G>::read(journal.header)?;
    let session = waiting(&record, library)?;
    let remarked = Vec::new();
    let mut game = OpenedGame { record, session, stopped: None, damage: journal.damage, remarked, dealt: 0 };
    let mut is_first = true;
    let mut steps = 0;
    for (number, line) in &journal.lines {
        let before = game.session.actions().len();
        let fits = match line {
            // A record of the game could not be read.
            Line::Play(_) if before == MAX_ACTIONS => false,
            Line::Play(action) => match follow(&mut game.session, action) {
                Ok(()) => {
                    if is_first {
                        game.remarked.extend(game.session.actions().next_back());
                    }
                    true
                }
                Err(stopped) => {
                    game.stopped = Some(stopped);
                    false
                }
            },
            Line::Undo(left) => {
                is_first = false;
                while game.session.actions().len() > *left && game.session.undo() {}
                game.session.actions().len() == *left
            }
            Line::Redo(played) => {
                while game.session.actions().len() < *played && game.session.redo().is_some() {}
                game.session.actions().len() == *played
            }
            Line::Comment { .. } | Line::Takeover { .. } | Line::Hint(_) => {
                steps += before;
                is_first = true;
                game.remark(line)
            }
        };
        steps += game.session.actions().len().abs_diff(before);
        if !fits || steps > MAX_STEPS {
            game.damage = Some(Damage::Wrong(*number));
            break;
        }
    }
    game.dealt = game.session.deal_on().chance.len();
    Ok(game)
}

/// The checked variant of a definition that stands in a record.
fn playable<G: Game>(definition: <G::Rules as Rules>::Definition) -> Result<G::Rules, VariantError<G>> {
    let (variant, problems) = G::Rules::check(definition);
    variant.ok_or(VariantError::Problems { path: None, problems })
}

/// Reads the file of a record whole, or of a journal, which may have grown a little longer than a record can be.
///
/// # Errors
/// If it cannot be read, or is larger.
pub fn read_record(path: &Path) -> Result<Vec<u8>, FileError> {
    let bytes = read_bytes(path, MAX_RECORD_SIZE + 2 * LONG as u64)?;
    if bytes.len() as u64 > MAX_RECORD_SIZE && Journal::read(&bytes).is_none() {
        return Err(FileError::TooLarge { path: path.to_owned(), most: MAX_RECORD_SIZE });
    }
    Ok(bytes)
}

/// Reads a record file and replays it.
///
/// # Errors
/// Why the file is no record that can be replayed.
pub fn open_record<G: Game>(path: &Path, library: &Library<G>) -> Result<OpenedGame<G>, RecordError<G>> {
    replay_bytes(path, &read_record(path)?, library)
}

/// The file in which a record is saved under this path: the ending of records is added to a name that lacks it, whatever
/// dots the name has.
///
/// # Errors
/// If the path names a folder, or a variant.
pub fn record_file(path: &Path) -> Result<PathBuf, FileError> {
    let ends_in_separator = path.to_string_lossy().ends_with(std::path::is_separator);
    if ends_in_separator || path.file_name().is_none() {
        return Err(FileError::NotAFile(path.to_owned()));
    }
    if has_ending(path, VARIANT_ENDING) {
        return Err(FileError::VariantName(path.to_owned()));
    }
    if has_ending(path, RECORD_ENDING) {
        return Ok(path.to_owned());
    }
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(RECORD_ENDING);
    Ok(PathBuf::from(name))
}

/// Writes a record file; see [`write_text`].
///
/// # Errors
/// Why it could not be written, or that it would take the name of a variant; an older file is then as it was.
pub fn save_record<G: Game>(path: &Path, record: &Record<G>) -> Result<(), SaveError> {
    if [path, &meant_file(path)].into_iter().any(|path| has_ending(path, VARIANT_ENDING)) {
        return Err(FileError::VariantName(path.to_owned()).into());
    }
    let text = record.write()?;
    if text.len() as u64 > MAX_RECORD_SIZE {
        return Err(FileError::TooLarge { path: path.to_owned(), most: MAX_RECORD_SIZE }.into());
    }
    Ok(write_text(path, &text)?)
}
