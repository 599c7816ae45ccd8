//! Where variants and records are found and kept; the only module that touches files.
//!
//! Decides what is read, how much of it, and how it is written so that nothing is lost.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use include_dir::{Dir, include_dir};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::game::{DealerDef, MAX_SEED, NotARecord, RECORD_FORMAT, RecordOptions, Seat, SeatRecord, VariantSource};
use crate::platform;
use crate::tikal::{
    Action, MAX_FILE_SIZE, Position, Problem, Setup, Severity, State, TikalRecord, TikalSession, Variant, VariantDef,
    check_text, validate,
};

static BUILT_IN: Dir = include_dir!("$CARGO_MANIFEST_DIR/variants");

/// The largest record, in bytes.
pub const MAX_RECORD_SIZE: u64 = 16 << 20;

/// The ending of record files.
pub const RECORD_ENDING: &str = "tikal";

/// The ending of variant files.
pub const VARIANT_ENDING: &str = "ron";

// ---- Reading and writing whole files ---------------------------------------------------------------

/// Why a file could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The system refused.
    #[error("{}: {source}", .path.display())]
    System {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A directory, a device, a pipe.
    #[error("{}: is no ordinary file: choose a file", .0.display())]
    NotAFile(PathBuf),
    /// Larger than any file of this kind.
    #[error("{}: is larger than {most} bytes, more than any such file has", .path.display())]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The limit.
        most: u64,
    },
    /// Bytes that are no text.
    #[error("{}: is not UTF-8 text: save it as such", .0.display())]
    NotText(PathBuf),
}

fn read_text(path: &Path, most: u64) -> Result<String, FileError> {
    let system = |source| FileError::System { path: path.to_owned(), source };
    // Looked at before it is opened: opening a pipe would wait for ever.
    if !path.metadata().map_err(system)?.is_file() {
        return Err(FileError::NotAFile(path.to_owned()));
    }
    let mut bytes = Vec::new();
    File::open(path).map_err(system)?.take(most + 1).read_to_end(&mut bytes).map_err(system)?;
    if bytes.len() as u64 > most {
        return Err(FileError::TooLarge { path: path.to_owned(), most });
    }
    String::from_utf8(bytes).map_err(|_| FileError::NotText(path.to_owned()))
}

/// Writes a text whole: to a new file beside the old one, synced, then renamed over it.
///
/// # Errors
/// What the system refused; the old file is then as it was.
pub fn write_text(path: &Path, text: &str) -> Result<(), FileError> {
    let system = |source| FileError::System { path: path.to_owned(), source };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let write = || -> io::Result<()> {
        std::fs::create_dir_all(folder)?;
        let mut file = platform::new_file_in(folder)?;
        file.write_all(text.as_bytes())?;
        file.as_file().sync_all()?;
        file.persist(path)?;
        Ok(())
    };
    write().map_err(system)
}

// ---- Settings --------------------------------------------------------------------------------------

/// The largest file of settings, in bytes.
const MAX_SETTINGS_SIZE: u64 = 64 << 10;

/// The file in which the user's settings are kept.
#[must_use]
pub fn settings_file() -> Option<PathBuf> {
    platform::config_dir().map(|folder| folder.join("settings.ron"))
}

/// The settings in a file; the defaults if there is none, or none that can be read.
#[must_use]
pub fn read_settings<S: DeserializeOwned + Default>(path: &Path) -> S {
    if !path.exists() {
        return S::default();
    }
    let settings = read_text(path, MAX_SETTINGS_SIZE).map_err(|error| error.to_string());
    let settings =
        settings.and_then(|text| ron::from_str(&text).map_err(|error| format!("{}: {error}", path.display())));
    settings.unwrap_or_else(|error| {
        log::warn!("the settings are those of a new user: {error}");
        S::default()
    })
}

/// Keeps settings; what the system refuses is logged, and no reason to stop.
pub fn write_settings<S: Serialize>(path: &Path, settings: &S) {
    let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::default());
    let text = text.map_err(|error| error.to_string());
    if let Err(error) = text.and_then(|text| write_text(path, &text).map_err(|error| error.to_string())) {
        log::error!("the settings could not be kept: {error}");
    }
}

// ---- Variants --------------------------------------------------------------------------------------

/// Where a variant comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Inside the program.
    BuiltIn,
    /// From this file.
    File(PathBuf),
}

/// A variant that can be played.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The variant.
    pub variant: Arc<Variant>,
    /// Where it comes from.
    pub source: Source,
    /// What was probably not meant.
    pub warnings: Vec<Problem>,
}

/// A variant file that cannot be played, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejected {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it, one problem a line.
    pub reason: String,
}

/// What a variant file turned out to be.
#[derive(Debug)]
pub struct CheckedFile {
    /// The variant, if it can be played.
    pub variant: Option<Variant>,
    /// All problems in the order in which they stand in the file.
    pub problems: Vec<Problem>,
}

/// Reads and checks a variant file.
///
/// # Errors
/// If it cannot be read, or is no text of a sensible size.
pub fn check_file(path: &Path) -> Result<CheckedFile, FileError> {
    let (variant, problems) = check_text(&read_text(path, MAX_FILE_SIZE)?);
    Ok(CheckedFile { variant, problems })
}

/// The variants at hand.
#[derive(Clone, Debug, Default)]
pub struct Library {
    entries: Vec<Entry>,
    rejected: Vec<Rejected>,
}

impl Library {
    /// The variants inside the program, sorted by file name but for `classic`, which comes first.
    #[must_use]
    pub fn built_in() -> Self {
        let mut library = Self::default();
        let mut files: Vec<_> =
            BUILT_IN.files().filter(|file| file.path().extension().is_some_and(|e| e == "ron")).collect();
        files.sort_by_key(|file| (file.path() != Path::new("classic.ron"), file.path()));
        for file in files {
            let (variant, problems) = check_text(file.contents_utf8().unwrap_or_default());
            library.add(file.path(), Source::BuiltIn, variant, problems);
        }
        library
    }

    /// The variants inside the program, those of the user's folder and those of `folder`. A file
    /// that cannot be played is listed in [`Library::rejected`].
    #[must_use]
    pub fn load(folder: Option<&Path>) -> Self {
        let mut library = Self::built_in();
        if let Some(own) = variants_dir().filter(|own| own.is_dir()) {
            library.add_folder(&own);
        }
        if let Some(folder) = folder {
            library.add_folder(folder);
        }
        library
    }

    /// Adds every variant file of a folder, sorted by name.
    pub fn add_folder(&mut self, folder: &Path) {
        let files = std::fs::read_dir(folder)
            .and_then(|entries| entries.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<Vec<_>>>());
        let mut files = match files {
            Ok(files) => files,
            Err(error) => {
                self.rejected.push(Rejected { path: folder.to_owned(), reason: error.to_string() });
                return;
            }
        };
        files.retain(|path| path.extension().is_some_and(|ending| ending == "ron"));
        files.sort();
        for path in files {
            self.add_file(&path);
        }
    }

    /// Adds a variant file, or lists it as rejected. Returns the variant.
    pub fn add_file(&mut self, path: &Path) -> Option<Arc<Variant>> {
        match check_file(path) {
            Ok(checked) => self.add(path, Source::File(path.to_owned()), checked.variant, checked.problems),
            Err(error) => {
                self.rejected.push(Rejected { path: path.to_owned(), reason: error.to_string() });
                None
            }
        }
    }

    /// Adds a variant file that somebody opened; one that was added before is read anew. Returns the variant.
    ///
    /// # Errors
    /// The problems of a file that cannot be played; the library is then as it was.
    pub fn open_file(&mut self, path: &Path) -> Result<Arc<Variant>, String> {
        let checked = check_file(path).map_err(|error| error.to_string())?;
        // A copy of a variant that is there already is that variant.
        let same = |entry: &&Entry| checked.variant.as_ref().is_some_and(|new| new.hash() == entry.variant.hash());
        if let Some(known) = self.entries.iter().find(same) {
            return Ok(Arc::clone(&known.variant));
        }
        let before = self.clone();
        let full = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let opened = full(path);
        self.entries.retain(|entry| !matches!(&entry.source, Source::File(path) if full(path) == opened));
        self.add(path, Source::File(path.to_owned()), checked.variant, checked.problems).ok_or_else(|| {
            let reason = self.rejected.pop().map(|rejected| rejected.reason).unwrap_or_default();
            *self = before;
            reason
        })
    }

    fn add(
        &mut self,
        path: &Path,
        source: Source,
        variant: Option<Variant>,
        problems: Vec<Problem>,
    ) -> Option<Arc<Variant>> {
        let reject = |reason: String| Rejected { path: path.to_owned(), reason };
        let Some(variant) = variant else {
            let errors = problems.iter().filter(|problem| problem.severity() == Severity::Error);
            let lines: Vec<String> = errors.map(|problem| format!("{}:{problem}", path.display())).collect();
            self.rejected.push(reject(lines.join("\n")));
            return None;
        };
        if let Some(other) = self.entries.iter().find(|entry| entry.variant.id() == variant.id()) {
            let owner = match &other.source {
                Source::BuiltIn => "a variant of the program".to_owned(),
                Source::File(path) => path.display().to_string(),
            };
            self.rejected.push(reject(format!("the id `{}` is taken by {owner}: give it another id", variant.id())));
            return None;
        }
        let variant = Arc::new(variant);
        self.entries.push(Entry { variant: Arc::clone(&variant), source, warnings: problems });
        Some(variant)
    }

    /// The variants that can be played.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The files that cannot.
    #[must_use]
    pub fn rejected(&self) -> &[Rejected] {
        &self.rejected
    }

    /// The variant with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Arc<Variant>> {
        self.entries.iter().find(|entry| entry.variant.id() == id).map(|entry| &entry.variant)
    }

    /// The variant with this id, or in this file if the text contains `/` or `\` or ends in `.ron`.
    ///
    /// # Errors
    /// Why there is no such variant.
    pub fn open(&self, id_or_path: &str) -> Result<Arc<Variant>, String> {
        if !id_or_path.contains(['/', '\\']) && id_or_path.strip_suffix(".ron").is_none() {
            return self.find(id_or_path).map(Arc::clone).ok_or_else(|| {
                let ids: Vec<&str> = self.entries.iter().map(|entry| entry.variant.id()).collect();
                format!("there is no variant `{id_or_path}`: choose one of {}", ids.join(", "))
            });
        }
        let checked = check_file(Path::new(id_or_path)).map_err(|error| error.to_string())?;
        checked.variant.map(Arc::new).ok_or_else(|| {
            let lines: Vec<String> = checked.problems.iter().map(|problem| format!("{id_or_path}:{problem}")).collect();
            lines.join("\n")
        })
    }
}

/// The user's own variants.
#[must_use]
pub fn variants_dir() -> Option<PathBuf> {
    platform::data_dir().map(|data| data.join("variants"))
}

// ---- Records ---------------------------------------------------------------------------------------

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

/// The records in the user's folder, the newest first.
#[must_use]
pub fn list_records() -> Vec<PathBuf> {
    let entries = saves_dir().and_then(|folder| std::fs::read_dir(folder).ok());
    let mut records: Vec<_> = entries
        .into_iter()
        .flatten()
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == RECORD_ENDING))
        .map(|path| (path.metadata().and_then(|data| data.modified()).ok(), path))
        .collect();
    records.sort_by(|a, b| b.cmp(a));
    records.into_iter().map(|(_, path)| path).collect()
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
    pub reason: String,
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
    /// The variant it was played with.
    #[error("variant: {0}")]
    Variant(String),
    /// Its setup does not fit the variant.
    #[error("{field}: {message}")]
    Setup {
        /// The field.
        field: &'static str,
        /// What is wrong with it.
        message: String,
    },
    /// The position it starts from.
    #[error("start: {0}")]
    Start(#[from] crate::tikal::BadPosition),
}

/// Reads a record's text and replays it.
///
/// # Errors
/// Why the text is no record that can be replayed.
pub fn replay_record(text: &str, library: &Library) -> Result<OpenedGame, RecordError> {
    let record = TikalRecord::read(text)?;
    let rules = match &record.variant {
        VariantSource::BuiltIn(id) => library.find(id).map(Arc::clone).ok_or_else(|| {
            RecordError::Variant(format!("there is no variant `{id}`: put its file into the variant folder"))
        })?,
        VariantSource::Embedded(def) => playable(def.clone())?,
    };
    if let Some(hash) = record.hash.as_ref().filter(|hash| *hash != rules.hash()) {
        let message = format!("the hash is {hash}, but this definition's is {}: it was changed since", rules.hash());
        return Err(RecordError::Variant(message));
    }
    let setup = |field, message| RecordError::Setup { field, message };
    let players = u8::try_from(record.seats.len()).ok().filter(|players| rules.players().contains(players));
    let players = players.ok_or_else(|| {
        setup("seats", format!("{} seats are no number of players of this variant", record.seats.len()))
    })?;
    let first = Seat::from_index(record.first).filter(|_| record.first < usize::from(players));
    let first = first.ok_or_else(|| setup("first", format!("there is no seat {}", record.first)))?;
    if matches!(record.dealer, DealerDef::Seed(seed) if seed > MAX_SEED) {
        return Err(setup("dealer", format!("the seed is above {MAX_SEED}")));
    }
    let start = match &record.start {
        Some(position) => position.to_state(&rules)?,
        None => State::new(&rules, &Setup { players, first, auction: record.auction }),
    };
    if start.players() != players || start.is_auction() != record.auction {
        return Err(setup("start", "has other players or another turn rule than the record".to_owned()));
    }
    let mut unreadable = None;
    let mut actions = Vec::with_capacity(record.actions.len());
    for (index, text) in record.actions.iter().enumerate() {
        match Action::parse(&rules, text) {
            Ok(action) => actions.push(action),
            Err(error) => {
                unreadable = Some(Stopped { index, action: text.clone(), reason: error.to_string() });
                break;
            }
        }
    }
    let (session, illegal) = TikalSession::replay(rules, start, record.dealer, &actions);
    let illegal = illegal.map(|(index, reason)| Stopped {
        index,
        action: record.actions[index].clone(),
        reason: reason.to_string(),
    });
    Ok(OpenedGame { record, session, stopped: illegal.or(unreadable) })
}

/// The variant of a definition that comes with a record or a request.
fn playable(def: VariantDef) -> Result<Arc<Variant>, RecordError> {
    let (variant, problems) = validate(def);
    variant.map(Arc::new).ok_or_else(|| {
        let lines: Vec<String> = problems.iter().map(Problem::to_string).collect();
        RecordError::Variant(lines.join("\n"))
    })
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
