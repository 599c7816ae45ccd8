//! The file of a game under way: a thread of its own appends what happens and syncs it, so that the window never waits
//! for a disk.
//!
//! Decides when lines are written and what happens where writing fails. What a journal says, `game::journal` decides;
//! where the files lie and what they are called, `shelf`.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use super::files::{FileError, write_text};
use super::shelf::{self, GameLock, ShelfError};
use crate::game::{Chain, Line, MAX_RECORD_SIZE};

/// After a sync the next one waits this long for more lines, so that computers that play at once do not sync each
/// action by itself.
const REST: Duration = Duration::from_millis(80);
/// After a failed write it is tried again this much later.
const RETRY: Duration = Duration::from_secs(1);
/// From this size on, in bytes, a journal is long: it should be begun anew, without what was taken back.
const LONG: usize = MAX_RECORD_SIZE as usize / 2;

/// What is called after something was written, or failed to be, so that the window looks at it.
pub type Waker = Arc<dyn Fn() + Send + Sync>;

/// The text of a journal to write, from its beginning.
#[derive(Clone, Debug)]
pub struct JournalText {
    text: String,
    chain: Chain,
}

impl JournalText {
    /// A journal that begins with this header, the text of a record without actions.
    #[must_use]
    pub fn begin(header: &str) -> Self {
        let (chain, text) = Chain::begin(header);
        Self { text, chain }
    }

    /// The text that was read up to where it is sound.
    #[must_use]
    pub fn read(text: String, chain: Chain) -> Self {
        Self { text, chain }
    }

    /// Adds a line.
    pub fn add(&mut self, line: &Line) {
        self.text += &self.chain.line(line);
    }
}

/// The file of a game under way, and the thread that writes it. The thread ends, after a last write, when this is
/// dropped.
pub struct JournalFile {
    shared: Arc<Shared>,
    worker: Option<JoinHandle<Writer>>,
    /// How many lines were handed over.
    lines: u64,
    /// About how long the text is, in bytes.
    length: usize,
}

/// What the window and the thread hand to each other.
#[derive(Default)]
struct Shared {
    inbox: Mutex<Inbox>,
    bell: Condvar,
    told: Mutex<Told>,
    /// Rung after every write.
    news: Condvar,
}

#[derive(Default)]
struct Inbox {
    lines: Vec<Line>,
    /// A text that takes the place of everything handed over before it, and how many lines that were not taken over yet
    /// it counts for, itself included.
    anew: Option<(JournalText, u64)>,
    closing: bool,
}

/// What the thread has to tell.
#[derive(Clone, Default)]
struct Told {
    /// How many of the lines that were handed over are synced.
    kept: u64,
    /// Why the last write failed; nothing once one succeeded.
    failure: Option<Arc<FileError>>,
    /// Where the file is, once it has a place.
    path: Option<PathBuf>,
}

impl Inbox {
    fn replace(&mut self, text: JournalText) {
        let before = self.anew.take().map_or(0, |(_, lines)| lines);
        self.anew = Some((text, before + self.lines.len() as u64 + 1));
        self.lines.clear();
    }
}

impl Shared {
    fn inbox(&self) -> MutexGuard<'_, Inbox> {
        // A thread that panicked cannot leave half a list behind.
        self.inbox.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn told(&self) -> MutexGuard<'_, Told> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl JournalFile {
    /// A new file in a folder, called `name` or, if that is taken, like it. It is created by the thread; what stands in
    /// `text` already counts as one line.
    #[must_use]
    pub fn create(folder: &Path, name: &str, text: JournalText, waker: Waker) -> Self {
        let place = Place::New { folder: folder.to_owned(), name: name.to_owned() };
        Self::start(Writer { place, text, file: None, synced: 0, lines: 1, is_whole: true, waker }, Told::default())
    }

    /// The file of a game that was opened and is locked. With `is_kept` the file holds exactly this text; otherwise it
    /// is written anew.
    #[must_use]
    pub(super) fn resume(path: PathBuf, lock: GameLock, text: JournalText, is_kept: bool, waker: Waker) -> Self {
        let (synced, lines) = if is_kept { (text.text.len(), 0) } else { (0, 1) };
        let place = Place::At { path, lock };
        Self::start(Writer { place, text, file: None, synced, lines, is_whole: !is_kept, waker }, Told::default())
    }

    fn start(writer: Writer, told: Told) -> Self {
        let told = Told { path: writer.path().map(Path::to_owned), ..told };
        let (lines, length) = (writer.lines, writer.text.text.len());
        let shared = Arc::new(Shared { told: Mutex::new(told), ..Shared::default() });
        let theirs = Arc::clone(&shared);
        let worker = std::thread::spawn(move || writer.run(&theirs));
        Self { shared, worker: Some(worker), lines, length }
    }

    /// Hands over a line to be written; never waits. Returns its number, from 1.
    pub fn add(&mut self, line: Line) -> u64 {
        self.length += 40;
        self.lines += 1;
        self.shared.inbox().lines.push(line);
        self.shared.bell.notify_all();
        self.lines
    }

    /// How many of the lines that were handed over are synced: what they say survives whatever happens.
    #[must_use]
    pub fn kept(&self) -> u64 {
        self.shared.told().kept
    }

    /// Why writing fails at present; it is tried again every second.
    #[must_use]
    pub fn failure(&self) -> Option<Arc<FileError>> {
        self.shared.told().failure.clone()
    }

    /// Whether something that was handed over is not synced yet.
    #[must_use]
    pub fn is_behind(&self) -> bool {
        self.kept() < self.lines
    }

    /// Waits until everything that was handed over is synced or a write has failed.
    pub fn settle(&self) {
        let told = self.shared.told();
        let waits = |told: &mut Told| told.failure.is_none() && told.kept < self.lines;
        drop(self.shared.news.wait_while(told, waits));
    }

    /// Where the file is; nothing until it was created.
    #[must_use]
    pub fn path(&self) -> Option<PathBuf> {
        self.shared.told().path.clone()
    }

    /// Whether the journal has become so long that it should be begun anew; see [`JournalFile::renew`].
    #[must_use]
    pub fn is_long(&self) -> bool {
        self.length > LONG
    }

    /// Writes the journal anew, in the place of everything handed over so far.
    pub fn renew(&mut self, text: JournalText) {
        self.length = text.text.len();
        self.lines += 1;
        self.shared.inbox().replace(text);
        self.shared.bell.notify_all();
    }

    /// Gives the file another name, or one like it if that is taken.
    ///
    /// # Errors
    /// Why it keeps its name.
    pub fn rename(&mut self, name: &str) -> Result<(), ShelfError> {
        let Some(mut writer) = self.stop() else { return Ok(()) };
        let renamed = writer.rename(name);
        let told = self.shared.told().clone();
        *self = Self::start(writer, told);
        renamed
    }

    /// Writes the record of the game in the place of its journal, and ends. If that fails, the journal stays.
    pub fn put_away(mut self, record: String) {
        // No line follows a record, so its chain does not matter.
        let (chain, _) = Chain::begin("");
        self.shared.inbox().replace(JournalText { text: record, chain });
        self.stop();
    }

    /// Ends the thread after a last write.
    fn stop(&mut self) -> Option<Writer> {
        self.shared.inbox().closing = true;
        self.shared.bell.notify_all();
        self.worker.take()?.join().ok()
    }
}

impl Drop for JournalFile {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Where the file is.
enum Place {
    /// Nowhere yet: it is to be created in this folder, under this name or one like it.
    New { folder: PathBuf, name: String },
    /// Here; nobody else may write it.
    At { path: PathBuf, lock: GameLock },
}

/// What the thread works with.
struct Writer {
    place: Place,
    text: JournalText,
    /// The open file, to which lines are appended; nothing while it has to be written whole.
    file: Option<File>,
    /// How many bytes of the text are synced.
    synced: usize,
    /// How many lines were taken over.
    lines: u64,
    /// Whether the file has to be written whole.
    is_whole: bool,
    waker: Waker,
}

impl Writer {
    fn path(&self) -> Option<&Path> {
        match &self.place {
            Place::New { .. } => None,
            Place::At { path, .. } => Some(path),
        }
    }

    fn is_behind(&self) -> bool {
        self.is_whole || self.synced < self.text.text.len()
    }

    fn run(mut self, shared: &Shared) -> Self {
        loop {
            let idle = |inbox: &mut Inbox| inbox.lines.is_empty() && inbox.anew.is_none() && !inbox.closing;
            let behind = self.is_behind();
            let inbox = shared.bell.wait_while(shared.inbox(), |inbox| !behind && idle(inbox));
            let mut inbox = inbox.unwrap_or_else(PoisonError::into_inner);
            let Inbox { lines, anew, closing } = std::mem::take(&mut *inbox);
            inbox.closing = closing;
            drop(inbox);
            self.take_over(anew, &lines);
            let written = self.write();
            let is_written = written.is_ok();
            if let Err(error) = &written {
                log::warn!("the game is not kept: {error}");
            }
            let told = Told {
                kept: if is_written { self.lines } else { shared.told().kept },
                failure: written.err().map(Arc::new),
                path: self.path().map(Path::to_owned),
            };
            *shared.told() = told;
            shared.news.notify_all();
            (self.waker)();
            if closing {
                return self;
            }
            let rest = if is_written { REST } else { RETRY };
            // Woken early only to end; what else comes is written together afterwards.
            drop(shared.bell.wait_timeout_while(shared.inbox(), rest, |inbox| !inbox.closing));
        }
    }

    fn take_over(&mut self, anew: Option<(JournalText, u64)>, lines: &[Line]) {
        if let Some((text, counted)) = anew {
            (self.text, self.is_whole) = (text, true);
            self.lines += counted;
        }
        for line in lines {
            self.text.add(line);
        }
        self.lines += lines.len() as u64;
    }

    /// Brings the file up to date, and syncs it.
    fn write(&mut self) -> Result<(), FileError> {
        if !self.is_behind() {
            return Ok(());
        }
        if let Place::New { folder, name } = &self.place {
            let (path, lock) = shelf::claim(folder, name)?;
            self.place = Place::At { path, lock };
        }
        let Place::At { path, .. } = &self.place else { return Ok(()) };
        // Whatever goes wrong, the next try writes the file whole: what a failed write or sync has left is not known.
        let was_whole = std::mem::replace(&mut self.is_whole, true);
        let mut file = self.file.take();
        let expected = if was_whole { None } else { Some(self.synced as u64) };
        if expected.is_none_or(|length| path.metadata().ok().map(|data| data.len()) != Some(length)) {
            if expected.is_some() {
                // Somebody else has changed or removed the file while it was locked.
                shelf::set_aside(path, "changed by another program")?;
            }
            // It is another file now than the one that was open.
            file = None;
            write_text(path, &self.text.text)?;
        } else {
            let system = |source| FileError::System { path: path.clone(), source };
            let open = match file.take() {
                Some(file) => Ok(file),
                None => File::options().append(true).open(path),
            };
            file = Some(append(open, &self.text.text.as_bytes()[self.synced..]).map_err(system)?);
        }
        (self.file, self.is_whole, self.synced) = (file, false, self.text.text.len());
        log::debug!("{} lines are kept in {}", self.lines, path.display());
        Ok(())
    }

    fn rename(&mut self, name: &str) -> Result<(), ShelfError> {
        // Some systems do not rename a file that is open.
        self.file = None;
        match &mut self.place {
            Place::New { name: own, .. } => name.clone_into(own),
            Place::At { path, lock } => (*path, *lock) = shelf::rename_locked(path, name)?,
        }
        Ok(())
    }
}

fn append(file: io::Result<File>, bytes: &[u8]) -> io::Result<File> {
    let mut file = file?;
    file.write_all(bytes)?;
    file.sync_data()?;
    Ok(file)
}
