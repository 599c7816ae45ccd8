//! The file of a game under way: a thread of its own appends what happens and syncs it, so that the window does not wait
//! for a disk; where a game is closed, it waits a moment at most.
//!
//! Decides when lines are written and what happens where writing fails. What a journal says, `game::journal` decides;
//! where the files lie and what they are called, `shelf`.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use super::exchange::Exchange;
use super::files::{FileError, write_text};
use super::records::read_record;
use super::shelf::{self, GameLock, ShelfError};
use crate::game::{Chain, Line};
use crate::platform::FileMarks;

/// After a sync the next one waits this long for more lines, so that computers that play at once do not sync each
/// action by itself.
const REST: Duration = Duration::from_millis(80);
/// After a failed write it is tried again this much later.
const RETRY: Duration = Duration::from_secs(1);
/// The time for which the end of a write is waited for where a game is closed. A disk that takes longer is not waited
/// for.
const PATIENCE: Duration = Duration::from_secs(1);
/// When it has grown by so many bytes, a journal is long: it should be begun anew.
pub(super) const LONG: usize = 256 << 10;

/// The function that is called after something was written, or failed to be, so that the window looks at it.
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
    /// The number of lines that were handed over.
    lines: u64,
    /// By about how many bytes the text has grown since it was begun.
    grown: usize,
    /// True if anything was handed over.
    is_touched: bool,
}

type Shared = Exchange<Inbox, JournalStatus>;

#[derive(Default)]
struct Inbox {
    lines: Vec<Line>,
    /// A text that takes the place of everything handed over before it, and how many lines that were not taken over yet
    /// it counts for, itself included.
    anew: Option<(JournalText, u64)>,
    closing: bool,
}

/// The news of the thread.
#[derive(Clone, Default)]
struct JournalStatus {
    /// The number of lines handed over that are synced.
    kept: u64,
    /// Why the last write failed; nothing once one succeeded.
    failure: Option<Arc<FileError>>,
    /// Where the file is, once it has a place.
    path: Option<PathBuf>,
    /// True if the thread has ended.
    has_ended: bool,
}

impl Inbox {
    fn replace(&mut self, text: JournalText) {
        let before = self.anew.take().map_or(0, |(_, lines)| lines);
        self.anew = Some((text, before + self.lines.len() as u64 + 1));
        self.lines.clear();
    }
}

/// Notes that there is no thread any more; with a path, that nothing more can be written there.
fn end(shared: &Shared, fails: Option<PathBuf>) {
    shared.tell(|told| {
        told.has_ended = true;
        if let Some(path) = fails {
            let source = io::Error::other("the thread that writes has ended");
            told.failure = Some(Arc::new(FileError::System { path, source }));
        }
    });
}

impl JournalFile {
    /// A new file in a folder, called `name` or, if that is taken, like it. It is created by the thread; what stands in
    /// `text` already counts as one line.
    #[must_use]
    pub fn create(folder: &Path, name: &str, text: JournalText, waker: Waker) -> Self {
        let place = JournalPlace::New { folder: folder.to_owned(), name: name.to_owned() };
        let writer = Writer { place, text, synced: 0, known: None, lines: 1, is_whole: true, waits: false, waker };
        let mut file = Self::start(writer, JournalStatus::default());
        file.is_touched = true;
        file
    }

    /// The file of a game that was opened and is locked.
    #[must_use]
    pub(super) fn resume(path: PathBuf, lock: GameLock, text: JournalText, holds: Holds, waker: Waker) -> Self {
        let known = FileMarks::at(&path);
        let (is_whole, waits) = (holds != Holds::Text, holds != Holds::Less);
        let (synced, lines) = if is_whole { (0, u64::from(!waits)) } else { (text.text.len(), 0) };
        let place = JournalPlace::At { path, lock };
        let writer = Writer { place, text, synced, known, lines, is_whole, waits, waker };
        Self::start(writer, JournalStatus::default())
    }

    fn start(writer: Writer, told: JournalStatus) -> Self {
        let path = writer.path().map(Path::to_owned);
        let told = JournalStatus { path: path.clone(), has_ended: false, ..told };
        let lines = writer.lines;
        let shared = Arc::new(Shared::telling(told));
        let theirs = Arc::clone(&shared);
        let worker = std::thread::Builder::new().name("journal".to_owned()).spawn(move || {
            let end = Ending(&theirs);
            writer.run(end.0)
        });
        let worker = worker.inspect_err(|_| end(&shared, Some(path.unwrap_or_default()))).ok();
        Self { shared, worker, lines, grown: 0, is_touched: false }
    }

    /// Hands over a line to be written; never waits. Returns its number, from 1.
    pub fn add(&mut self, line: Line) -> u64 {
        self.grown += 40;
        self.is_touched = true;
        self.lines += 1;
        self.shared.ask(|inbox| inbox.lines.push(line));
        self.lines
    }

    /// The number of lines handed over that are synced: they survive whatever happens.
    #[must_use]
    pub fn kept(&self) -> u64 {
        self.shared.told().kept
    }

    /// Why writing fails at present; it is tried again every second.
    #[must_use]
    pub fn failure(&self) -> Option<Arc<FileError>> {
        self.shared.told().failure.clone()
    }

    /// True if something that was handed over is not synced yet.
    #[must_use]
    pub fn is_behind(&self) -> bool {
        self.kept() < self.lines
    }

    /// Waits a moment until everything that was handed over is synced or a write has failed.
    pub fn settle(&self) {
        let waits = |told: &mut JournalStatus| told.failure.is_none() && told.kept < self.lines && !told.has_ended;
        drop(self.shared.await_news(PATIENCE, waits));
    }

    /// Where the file is; nothing until it was created.
    #[must_use]
    pub fn path(&self) -> Option<PathBuf> {
        self.shared.told().path.clone()
    }

    /// True if the journal has become so long that it should be begun anew; see [`JournalFile::renew`].
    #[must_use]
    pub fn is_long(&self) -> bool {
        self.grown > LONG
    }

    /// Writes the journal anew, in the place of everything handed over so far: all of it or nothing, whatever happens.
    /// Returns the number of the line that it counts as.
    pub fn renew(&mut self, text: JournalText) -> u64 {
        self.grown = 0;
        self.is_touched = true;
        self.lines += 1;
        self.shared.ask(|inbox| inbox.replace(text));
        self.lines
    }

    /// Gives the file another name, or one like it if that is taken.
    ///
    /// # Errors
    /// Why it keeps its name.
    pub fn rename(&mut self, name: &str) -> Result<(), ShelfError> {
        let Some(mut writer) = self.stop() else {
            let source = io::Error::from(io::ErrorKind::TimedOut);
            return Err(FileError::System { path: self.path().unwrap_or_default(), source }.into());
        };
        let renamed = writer.rename(name);
        let (told, grown, is_touched) = (self.shared.told().clone(), self.grown, self.is_touched);
        *self = Self::start(writer, told);
        (self.grown, self.is_touched) = (grown, is_touched);
        renamed
    }

    /// Writes the record of the game in the place of its journal, and ends. If that fails, the journal stays. A file to
    /// which nothing was added stays as it is.
    pub fn put_away(mut self, record: String) {
        if !self.is_touched {
            return;
        }
        // No line follows a record, so its chain does not matter.
        let (chain, _) = Chain::begin("");
        self.shared.inbox().replace(JournalText { text: record, chain });
        self.stop();
    }

    /// Ends the thread after a last write; nothing if that takes longer than a moment. The thread then ends by itself.
    fn stop(&mut self) -> Option<Writer> {
        self.shared.ask(|inbox| inbox.closing = true);
        let worker = self.worker.take()?;
        let has_ended = self.shared.await_news(PATIENCE, |told| !told.has_ended).has_ended;
        if has_ended { worker.join().ok() } else { None }
    }
}

/// The contents of the file of a game that was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Holds {
    /// Just the text.
    Text,
    /// The same game in another form: it is written anew with the first line that follows.
    Game,
    /// Less than the text: it is written anew at once.
    Less,
}

/// Tells that the thread has ended, also where it panics.
struct Ending<'a>(&'a Shared);

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        end(self.0, std::thread::panicking().then(PathBuf::new));
    }
}

impl Drop for JournalFile {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Where the file is.
enum JournalPlace {
    /// Nowhere yet: it is to be created in this folder, under this name or one like it.
    New { folder: PathBuf, name: String },
    /// Here; nobody else may write it.
    At { path: PathBuf, lock: GameLock },
}

/// The tools of the thread.
struct Writer {
    place: JournalPlace,
    text: JournalText,
    /// The number of bytes of the text that are synced.
    synced: usize,
    /// The file as it was read or appended to last; nothing if that is not known.
    known: Option<FileMarks>,
    /// The number of lines that were taken over.
    lines: u64,
    /// True if the file has to be written whole.
    is_whole: bool,
    /// True if nothing is written before the first line comes.
    waits: bool,
    waker: Waker,
}

impl Writer {
    fn path(&self) -> Option<&Path> {
        match &self.place {
            JournalPlace::New { .. } => None,
            JournalPlace::At { path, .. } => Some(path),
        }
    }

    fn is_behind(&self) -> bool {
        !self.waits && (self.is_whole || self.synced < self.text.text.len())
    }

    fn run(mut self, shared: &Shared) -> Self {
        loop {
            let idle = |inbox: &mut Inbox| inbox.lines.is_empty() && inbox.anew.is_none() && !inbox.closing;
            let behind = self.is_behind();
            let mut inbox = shared.await_work(|inbox| !behind && idle(inbox));
            let Inbox { lines, anew, closing } = std::mem::take(&mut *inbox);
            inbox.closing = closing;
            drop(inbox);
            self.take_over(anew, &lines);
            let written = self.write();
            let is_written = written.is_ok();
            if let Err(error) = &written {
                log::warn!("the game is not kept: {error}");
            }
            let told = JournalStatus {
                kept: if is_written { self.lines } else { shared.told().kept },
                failure: written.err().map(Arc::new),
                path: self.path().map(Path::to_owned),
                has_ended: false,
            };
            shared.tell(|known| *known = told);
            (self.waker)();
            if closing {
                return self;
            }
            let rest = if is_written { REST } else { RETRY };
            // Woken early only to end; what else comes is written together afterwards.
            shared.rest(rest, |inbox| !inbox.closing);
        }
    }

    fn take_over(&mut self, anew: Option<(JournalText, u64)>, lines: &[Line]) {
        self.waits &= anew.is_none() && lines.is_empty();
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
        if let JournalPlace::New { folder, name } = &self.place {
            let (path, lock) = shelf::claim(folder, name)?;
            self.place = JournalPlace::At { path, lock };
        }
        let JournalPlace::At { path, .. } = &self.place else { return Ok(()) };
        if !self.is_as_left(path) {
            // Somebody else has changed or removed the file while it was locked.
            shelf::set_aside(path, "changed by another program")?;
            self.is_whole = true;
        }
        // Whatever goes wrong, the next try writes the file whole: what a failed write or sync has left is not known.
        self.known = None;
        if std::mem::replace(&mut self.is_whole, true) {
            write_text(path, &self.text.text)?;
        } else {
            let system = |source| FileError::System { path: path.clone(), source };
            let written = append(path, &self.text.text.as_bytes()[self.synced..]).map_err(system)?;
            // Programs that sync or back up put copies in the place of a file: then these lines may be in one that has
            // no name any more.
            if FileMarks::at(path) != Some(written) && !holds(path, &self.text.text) {
                self.is_whole = false;
                return Err(system(io::Error::other("another program has replaced the file meanwhile")));
            }
            self.known = Some(written);
        }
        (self.is_whole, self.synced) = (false, self.text.text.len());
        log::debug!("{} lines are kept in {}", self.lines, path.display());
        Ok(())
    }

    /// True if nobody else has changed the file, or nothing is known of it that would be lost.
    fn is_as_left(&self, path: &Path) -> bool {
        match self.known {
            Some(known) if FileMarks::at(path) == Some(known) => true,
            _ if self.is_whole => self.known.is_none(),
            // An equal copy is as good.
            _ => holds(path, &self.text.text[..self.synced]),
        }
    }

    fn rename(&mut self, name: &str) -> Result<(), ShelfError> {
        match &mut self.place {
            JournalPlace::New { name: own, .. } => name.clone_into(own),
            JournalPlace::At { path, lock } => {
                if let Some(renamed) = shelf::rename_locked(path, name)? {
                    (*path, *lock) = renamed;
                }
            }
        }
        Ok(())
    }
}

/// True if the file holds just this text.
fn holds(path: &Path, text: &str) -> bool {
    read_record(path).is_ok_and(|bytes| bytes == text.as_bytes())
}

/// Appends to a file and syncs it. It is opened anew each time, because another one may have taken its place.
fn append(path: &Path, bytes: &[u8]) -> io::Result<FileMarks> {
    let mut file = File::options().append(true).open(path)?;
    file.write_all(bytes)?;
    file.sync_data()?;
    Ok(FileMarks::of(&file.metadata()?))
}
