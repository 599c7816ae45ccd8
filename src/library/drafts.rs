//! The documents that are open in the editor, kept so that nothing is lost whatever ends the program: each has a draft,
//! and beside it the steps that made it.
//!
//! Decides where drafts lie, in which order, when they are written and which copy of the program takes them up again: each
//! has a lock, so that of two copies only one has it. A thread of its own writes, so that the window does not wait for a
//! disk; of what changes while it writes, only the newest is written. A draft whose lock is taken at the start is asked for a
//! little longer: a program that was killed holds its locks until the system has done with it. The last closed documents
//! are kept here too. What a draft says, the editor decides; how steps are written, `steps`.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread::JoinHandle;
use std::time::{Duration, SystemTime};

use super::draft::{Draft, DraftId, DraftText};
use super::exchange::Exchange;
use super::files::{FileError, has_ending, read_text, set_aside, write_text};
use super::journal::Waker;
use super::shelf::GameLock;
use super::steps::{KeptSteps, StepsFile, Written, remove};
use crate::platform;

/// The ending of drafts.
const DRAFT_ENDING: &str = "draft";
/// The largest draft, in bytes: two texts of the largest file, each letter of which may be written as two.
const MAX_DRAFT_SIZE: u64 = 5 << 20;
/// The file that names the draft of the document in front, and its largest size.
const FRONT: &str = "front";
const MAX_FRONT_SIZE: u64 = 255;
/// After a failed write it is tried again this much later.
const RETRY: Duration = Duration::from_secs(1);
/// The pauses between asking for locks that are taken at the start, and how often it is asked.
const LATE: Duration = Duration::from_millis(250);
const MOST_ASKED: u32 = 40;
/// The time for which the last write is waited for where the program ends.
const PATIENCE: Duration = Duration::from_secs(2);

/// The folder in which drafts are kept.
#[must_use]
pub fn drafts_dir() -> Option<PathBuf> {
    platform::data_dir().map(|data| data.join("drafts"))
}

/// A draft that could not be taken up.
#[derive(Debug, thiserror::Error)]
pub enum DraftError {
    /// The file could not be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// The file is no draft; it was given another name.
    #[error("{} is no draft that can be read: it lies at {} now", .path.display(), .aside.display())]
    SetAside {
        /// Where it was.
        path: PathBuf,
        /// Where it is.
        aside: PathBuf,
    },
    /// The file of a document that was left as it was saved cannot be read.
    #[error("{}: {source}", .path.display())]
    Document {
        /// The file.
        path: PathBuf,
        /// Why it cannot be read.
        source: FileError,
    },
    /// The steps beside a draft are none; they were given another name.
    #[error("{} says no steps that can be read: it lies at {} now", .path.display(), .aside.display())]
    StepsSetAside {
        /// Where they were.
        path: PathBuf,
        /// Where they are.
        aside: PathBuf,
    },
}

/// A draft of an earlier run.
#[derive(Debug)]
pub struct TakenUp {
    /// Which one.
    pub id: DraftId,
    /// The document.
    pub draft: Draft,
    /// The steps that made it, if they were written down.
    pub steps: Option<KeptSteps>,
    /// True if it was in front of all others.
    pub is_front: bool,
}

/// The drafts of this copy of the program, and the thread that writes them. The thread ends, after a last write, when
/// this is dropped.
pub struct Drafts {
    shared: Arc<Shared>,
    worker: Option<JoinHandle<()>>,
    next: u64,
    /// When the newest of the drafts was written that were taken up.
    newest: Option<SystemTime>,
    /// Those that another copy of the program had at the start, and let go of since.
    late: Option<Late>,
}

/// A draft whose lock was taken.
type Locked = (u32, PathBuf, GameLock, Draft);

struct Late {
    found: Receiver<Result<Locked, DraftError>>,
    /// Dropped with it, which is what the thread looks out for.
    _leash: Sender<()>,
}

type Shared = Exchange<Inbox, DraftsStatus>;

#[derive(Default)]
struct Inbox {
    /// The part of each draft that is not written yet.
    waiting: BTreeMap<DraftId, Waiting>,
    /// The files of drafts that were taken up late.
    taken: Vec<(DraftId, KeptFiles)>,
    /// The one that is in front since.
    front: Option<DraftId>,
    closing: bool,
}

/// Something to be written of a draft.
#[derive(Default)]
struct Waiting {
    /// The newest; nothing for one that goes.
    draft: Option<Draft>,
    steps: Vec<Written>,
}

#[derive(Default)]
struct DraftsStatus {
    failure: Option<Arc<FileError>>,
    /// True if everything that was handed over is written.
    is_idle: bool,
    has_ended: bool,
}

impl Drafts {
    /// Takes up the drafts of this folder that no other copy of the program has, in their order. Without a folder nothing
    /// is kept.
    #[must_use]
    pub fn open(folder: Option<PathBuf>, waker: Waker) -> (Self, Vec<TakenUp>, Vec<DraftError>) {
        let (mut read, mut found, mut errors, mut files) = (Vec::new(), Vec::new(), Vec::new(), BTreeMap::new());
        let mut busy = Vec::new();
        for path in folder.iter().flat_map(|folder| drafts_in(folder)) {
            match take_up(&path) {
                Ok(Some(locked)) => read.push(locked),
                Ok(None) => busy.push(path),
                Err(error) => errors.push(error),
            }
        }
        // Those of the same place are of different copies of the program, or have none yet: the oldest first.
        read.sort_by_key(|(order, ..)| *order);
        let front = folder.as_ref().and_then(|folder| read_text(&folder.join(FRONT), MAX_FRONT_SIZE).ok());
        let shared = Arc::new(Shared::telling(DraftsStatus { is_idle: true, ..DraftsStatus::default() }));
        let mut drafts = Self { shared: Arc::clone(&shared), worker: None, next: 0, newest: None, late: None };
        for locked in read {
            let is_front = front.is_some() && locked.1.file_name().and_then(OsStr::to_str) == front.as_deref();
            let (taken, kept) = drafts.taken_up(locked, is_front, &mut errors);
            files.insert(taken.id, kept);
            found.push(taken);
        }
        drafts.late = late(busy, Waker::clone(&waker));
        drafts.worker = folder.and_then(|folder| {
            let writer = Writer { folder, files, shared, waker };
            let started = std::thread::Builder::new().name("drafts".to_owned()).spawn(move || writer.run());
            started.inspect_err(|reason| log::warn!("no thread to keep drafts: {reason}")).ok()
        });
        (drafts, found, errors)
    }

    fn taken_up(&mut self, locked: Locked, is_front: bool, errors: &mut Vec<DraftError>) -> (TakenUp, KeptFiles) {
        let (order, path, lock, draft) = locked;
        let id = DraftId(self.next.max(u64::from(order)));
        self.next = id.0 + 1;
        if !draft.as_saved && draft.closed.is_none() {
            self.newest = self.newest.max(written(&path));
        }
        let steps = KeptSteps::beside(&path).unwrap_or_else(|error| {
            errors.push(error);
            None
        });
        (TakenUp { id, draft, steps, is_front }, KeptFiles { steps: StepsFile::beside(&path), path, _lock: lock })
    }

    /// The drafts that another copy of the program had at the start and has let go of since, and what is wrong with them.
    pub fn late(&mut self) -> (Vec<TakenUp>, Vec<DraftError>) {
        let (mut found, mut errors) = (Vec::new(), Vec::new());
        while let Some(news) = self.late.as_ref().map(|late| late.found.try_recv()) {
            match news {
                Ok(Ok(locked)) => {
                    let (taken, files) = self.taken_up(locked, false, &mut errors);
                    self.hand_over(|inbox| inbox.taken.push((taken.id, files)));
                    found.push(taken);
                }
                Ok(Err(error)) => errors.push(error),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => self.late = None,
            }
        }
        (found, errors)
    }

    /// When the newest of the drafts was written that were taken up; nothing if there were none, or the system does not
    /// tell.
    #[must_use]
    pub fn newest(&self) -> Option<SystemTime> {
        self.newest
    }

    /// True if drafts are written at all.
    #[must_use]
    pub fn keeps(&self) -> bool {
        self.worker.is_some()
    }

    /// A draft of a new document; its file is written once there is something to keep.
    pub fn begin(&mut self) -> DraftId {
        self.next += 1;
        DraftId(self.next - 1)
    }

    /// Hands over a draft to be written, and what happened to its steps; never waits.
    pub fn keep(&self, id: DraftId, draft: Draft, steps: Option<Written>) {
        self.hand_over(|inbox| {
            let waiting = inbox.waiting.entry(id).or_default();
            waiting.draft = Some(draft);
            waiting.steps.extend(steps);
        });
    }

    /// Removes a draft: its document is closed.
    pub fn forget(&self, id: DraftId) {
        self.hand_over(|inbox| _ = inbox.waiting.insert(id, Waiting::default()));
    }

    /// Notes that the document of this draft is in front.
    pub fn bring_to_front(&self, id: DraftId) {
        self.hand_over(|inbox| inbox.front = Some(id));
    }

    fn hand_over(&self, change: impl FnOnce(&mut Inbox)) {
        if self.worker.is_none() {
            return;
        }
        self.shared.told().is_idle = false;
        self.shared.ask(change);
    }

    /// Why drafts cannot be written at present; it is tried again every second.
    #[must_use]
    pub fn failure(&self) -> Option<Arc<FileError>> {
        self.shared.told().failure.clone()
    }

    /// True if everything that was handed over is written.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.shared.told().is_idle
    }

    /// Waits a moment until everything that was handed over is written or a write has failed.
    pub fn settle(&self) {
        let waits = |told: &mut DraftsStatus| !told.is_idle && told.failure.is_none() && !told.has_ended;
        drop(self.shared.await_news(PATIENCE, waits));
    }
}

impl Drop for Drafts {
    fn drop(&mut self) {
        self.shared.ask(|inbox| inbox.closing = true);
        let Some(worker) = self.worker.take() else { return };
        let has_ended = self.shared.await_news(PATIENCE, |told| !told.has_ended).has_ended;
        if has_ended {
            // It has said so with the last thing that it did.
            let _ = worker.join();
        }
    }
}

/// The tools of the thread.
struct Writer {
    folder: PathBuf,
    files: BTreeMap<DraftId, KeptFiles>,
    shared: Arc<Shared>,
    waker: Waker,
}

/// The files of a draft, which no other copy of the program takes.
struct KeptFiles {
    path: PathBuf,
    steps: StepsFile,
    _lock: GameLock,
}

/// Tells that the thread has ended, also where it panics.
struct Ending<'a>(&'a Shared);

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        self.0.tell(|told| told.has_ended = true);
    }
}

impl Writer {
    fn run(mut self) {
        let shared = Arc::clone(&self.shared);
        let _ending = Ending(&shared);
        loop {
            let is_idle = |inbox: &mut Inbox| {
                inbox.waiting.is_empty() && inbox.taken.is_empty() && inbox.front.is_none() && !inbox.closing
            };
            let mut inbox = shared.await_work(is_idle);
            let (waiting, front, closing) = (std::mem::take(&mut inbox.waiting), inbox.front.take(), inbox.closing);
            self.files.extend(inbox.taken.drain(..));
            drop(inbox);
            let mut failure = None;
            for (id, Waiting { draft, steps }) in waiting {
                if let Err(error) = self.write(id, draft.as_ref(), steps) {
                    log::warn!("a draft is not kept: {error}");
                    failure = Some(Arc::new(error));
                    // What came meanwhile is newer.
                    shared.inbox().waiting.entry(id).or_insert(Waiting { draft, steps: Vec::new() });
                }
            }
            if let Some(front) = front {
                self.write_front(front);
            }
            let has_failed = failure.is_some();
            let was_told = self.tell(failure);
            if closing {
                return;
            }
            if was_told {
                (self.waker)();
            }
            if has_failed {
                shared.rest(RETRY, |inbox| !inbox.closing);
            }
        }
    }

    /// Tells how the writing went; whether that is news.
    fn tell(&self, failure: Option<Arc<FileError>>) -> bool {
        let inbox = self.shared.inbox();
        let is_idle = inbox.waiting.is_empty() && inbox.taken.is_empty() && inbox.front.is_none();
        drop(inbox);
        self.shared.tell(|told| {
            let is_news = told.failure.is_some() != failure.is_some();
            (told.failure, told.is_idle) = (failure, is_idle);
            is_news
        })
    }

    /// Names the draft in front. Without that the last one is, so nobody is told where it fails.
    fn write_front(&self, front: DraftId) {
        let path = self.files.get(&front).map(|files| &files.path);
        if let Some(name) = path.and_then(|path| path.file_name()?.to_str()) {
            let _ = write_text(&self.folder.join(FRONT), name).inspect_err(|error| log::warn!("{error}"));
        }
    }

    fn write(&mut self, id: DraftId, draft: Option<&Draft>, steps: Vec<Written>) -> Result<(), FileError> {
        let Some(draft) = draft else {
            let Some(files) = self.files.get(&id) else { return Ok(()) };
            // Without a draft, steps and the mark of the one in front would be those of the next one of this name.
            files.steps.remove()?;
            let front = self.folder.join(FRONT);
            if read_text(&front, MAX_FRONT_SIZE).ok().as_deref() == files.path.file_name().and_then(OsStr::to_str) {
                remove(&front)?;
            }
            remove(&files.path)?;
            self.files.remove(&id);
            return Ok(());
        };
        let files = match self.files.entry(id) {
            Entry::Occupied(files) => files.into_mut(),
            Entry::Vacant(free) => free.insert(claim(&self.folder)?),
        };
        for steps in steps {
            files.steps.take(steps);
        }
        // The text is kept whatever becomes of its steps.
        let steps = files.steps.write();
        let path = &files.path;
        let unwritten = |error| FileError::System { path: path.clone(), source: io::Error::other(error) };
        let text = DraftText::write(id, draft).map_err(unwritten)?;
        // It could not be read again.
        if text.len() as u64 > MAX_DRAFT_SIZE {
            return Err(FileError::TooLarge { path: path.clone(), most: MAX_DRAFT_SIZE });
        }
        write_text(path, &text)?;
        if !draft.as_saved {
            log::debug!("{} bytes of text are kept in {}", draft.text.len(), path.display());
            log::debug!("their digest is {}", draft.digest());
        }
        steps
    }
}

/// The drafts of a folder, the oldest first; none if there is no such folder.
fn drafts_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let mut drafts: Vec<_> = entries
        .map(|entry| entry.path())
        .filter(|path| has_ending(path, DRAFT_ENDING))
        .map(|path| (written(&path), path))
        .collect();
    drafts.sort();
    drafts.into_iter().map(|(_, path)| path).collect()
}

/// When a file was last written, if the system tells.
fn written(path: &Path) -> Option<SystemTime> {
    path.metadata().and_then(|data| data.modified()).ok()
}

/// Takes the lock of a draft and reads it; nothing if another copy of the program has it.
fn take_up(path: &Path) -> Result<Option<Locked>, DraftError> {
    let Some(lock) = GameLock::take(path)? else { return Ok(None) };
    let text = match read_text(path, MAX_DRAFT_SIZE) {
        Ok(text) => Some(text),
        Err(FileError::NotText(_) | FileError::TooLarge { .. }) => None,
        Err(error) => return Err(error.into()),
    };
    match text.and_then(|text| DraftText::read(&text)) {
        Some((order, draft)) => Ok(Some((order, path.to_owned(), lock, draft))),
        None => Err(DraftError::SetAside { path: path.to_owned(), aside: set_aside(path)? }),
    }
}

/// Goes on asking for drafts that another copy of the program has, as long as a killed one may take to be gone; nothing if
/// there are none.
fn late(mut busy: Vec<PathBuf>, waker: Waker) -> Option<Late> {
    if busy.is_empty() {
        return None;
    }
    let (tell, found) = channel();
    let (leash, free) = channel::<()>();
    let ask = move || {
        for _ in 0..MOST_ASKED {
            if busy.is_empty() || free.recv_timeout(LATE) != Err(RecvTimeoutError::Timeout) {
                return;
            }
            let mut is_heard = true;
            // One that is gone by now was closed there.
            busy.retain(|path| match take_up(path) {
                _ if !path.exists() => false,
                Ok(None) => true,
                Ok(Some(locked)) => {
                    is_heard &= tell.send(Ok(locked)).is_ok();
                    false
                }
                Err(error) => {
                    is_heard &= tell.send(Err(error)).is_ok();
                    false
                }
            });
            if !is_heard {
                return;
            }
            waker();
        }
    };
    let started = std::thread::Builder::new().name("late drafts".to_owned()).spawn(ask);
    started.inspect_err(|reason| log::warn!("no thread for drafts that come late: {reason}")).ok()?;
    Some(Late { found, _leash: leash })
}

/// The files for a new draft, and its lock. They do not exist yet, but no other copy of the program takes their name.
fn claim(folder: &Path) -> Result<KeptFiles, FileError> {
    let mut number = 1_u32;
    loop {
        let path = folder.join(format!("{number}.{DRAFT_ENDING}"));
        if !path.exists()
            && let Some(lock) = GameLock::take(&path)?
            // Asked again: it may have been created before the lock was taken.
            && !path.exists()
        {
            let steps = StepsFile::beside(&path);
            steps.remove()?;
            return Ok(KeptFiles { path, steps, _lock: lock });
        }
        number += 1;
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use super::*;

    fn draft(text: &str) -> Draft {
        let (game, path) = ("any".to_owned(), Some("a/b.ron".into()));
        Draft { game, path, saved: None, text: text.to_owned(), as_saved: false, closed: None }
    }

    fn open(folder: &Path) -> (Drafts, Vec<Draft>, Vec<DraftError>) {
        let (drafts, found, errors) = Drafts::open(Some(folder.to_owned()), Arc::new(|| {}));
        (drafts, found.into_iter().map(|taken| taken.draft).collect(), errors)
    }

    #[test]
    fn what_was_kept_is_there_again_until_it_is_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let (mut drafts, found, _) = open(folder.path());
        assert!(found.is_empty());
        let (one, two) = (drafts.begin(), drafts.begin());
        for number in 0..50 {
            drafts.keep(one, draft(&format!("one {number} \"é\"\n")), None);
        }
        drafts.keep(two, draft("two"), None);
        drafts.settle();
        assert!(drafts.is_idle() && drafts.failure().is_none());
        // Another copy of the program leaves them alone.
        assert!(open(folder.path()).1.is_empty());
        drafts.forget(two);
        drop(drafts);
        let (drafts, found, errors) = open(folder.path());
        assert_eq!(found, [draft("one 49 \"é\"\n")]);
        assert!(errors.is_empty());
        drafts.forget(DraftId(0));
        drop(drafts);
        assert!(open(folder.path()).1.is_empty());
    }

    #[test]
    fn drafts_come_back_in_their_order_with_their_steps_and_the_one_in_front() {
        let folder = tempfile::tempdir().unwrap();
        let taken = || {
            let (drafts, found, errors) = Drafts::open(Some(folder.path().to_owned()), Arc::new(|| {}));
            assert!(errors.is_empty(), "{errors:?}");
            let said = |taken: &TakenUp| {
                let steps = taken.steps.as_ref().map(|steps| steps.text.clone()).unwrap_or_default();
                (taken.draft.text.clone(), steps, taken.is_front)
            };
            let said: Vec<_> = found.iter().map(said).collect();
            (drafts, found.into_iter().map(|taken| taken.id).collect::<Vec<_>>(), said)
        };
        let (mut drafts, ..) = taken();
        let [one, two, three] = [(); 3].map(|()| drafts.begin());
        let anew = |text: &str| Some(Written::Anew(text.to_owned()));
        drafts.keep(two, draft("two"), anew("b\n"));
        drafts.keep(three, draft("three"), None);
        drafts.settle();
        // Written last, but begun first.
        drafts.keep(one, draft("one"), anew("a\n"));
        drafts.keep(one, draft("one"), Some(Written::More("a\n".to_owned())));
        drafts.bring_to_front(two);
        drop(drafts);
        let (mut drafts, ids, said) = taken();
        let says = |text: &str, steps: &str, is_front| (text.to_owned(), steps.to_owned(), is_front);
        assert_eq!(said, [says("one", "a\na\n", false), says("two", "b\n", true), says("three", "", false)]);
        // One that goes takes its steps with it; a new one comes last.
        drafts.forget(ids[1]);
        let four = drafts.begin();
        drafts.keep(four, draft("four"), None);
        drop(drafts);
        let (_drafts, _, said) = taken();
        let expected = [says("one", "a\na\n", false), says("three", "", false), says("four", "", false)];
        assert_eq!(said, expected, "the steps of the one that went are not those of the next");
    }

    #[test]
    fn what_a_killed_program_still_holds_at_the_start_comes_a_moment_later() {
        let folder = tempfile::tempdir().unwrap();
        let (mut drafts, ..) = open(folder.path());
        let (one, two) = (drafts.begin(), drafts.begin());
        drafts.keep(one, draft("one"), Some(Written::Anew("a\n".to_owned())));
        drafts.keep(two, draft("two"), None);
        drop(drafts);
        // The system has not done with it.
        let lock = GameLock::take(&folder.path().join("1.draft")).unwrap().unwrap();
        let (mut drafts, found, errors) = open(folder.path());
        assert!(found == [draft("two")] && errors.is_empty());
        assert!(drafts.late().0.is_empty());
        drop(lock);
        let late = (0..3000).find_map(|_| {
            std::thread::sleep(Duration::from_millis(5));
            drafts.late().0.pop()
        });
        let late = late.unwrap();
        assert_eq!((late.draft, late.steps.unwrap().text.as_str()), (draft("one"), "a\n"));
        // From now on it is this one's.
        drafts.keep(late.id, draft("one more"), Some(Written::Anew("b\n".to_owned())));
        drop(drafts);
        let mut found = open(folder.path()).1;
        found.sort_by(|one, other| one.text.cmp(&other.text));
        assert_eq!(found, [draft("one more"), draft("two")]);
    }

    #[test]
    fn a_draft_of_an_earlier_version_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let text = "Draft(format: 1, draft: (game: \"any\", path: Some(\"a/b.ron\"), saved: None, text: \"old\"))";
        fs::write(folder.path().join("1.draft"), text).unwrap();
        assert_eq!(open(folder.path()).1, [draft("old")]);
    }

    #[cfg(unix)]
    #[test]
    fn a_draft_whose_path_is_no_text_is_kept_whole() {
        use std::os::unix::ffi::OsStringExt as _;

        let folder = tempfile::tempdir().unwrap();
        let path = PathBuf::from(OsString::from_vec(b"/caf\xe9/v\xff.ron".to_vec()));
        let draft = Draft { path: Some(path), saved: Some("before".to_owned()), ..draft("text") };
        let (mut drafts, ..) = open(folder.path());
        let id = drafts.begin();
        drafts.keep(id, draft.clone(), None);
        drafts.settle();
        assert!(drafts.is_idle() && drafts.failure().is_none());
        drop(drafts);
        assert_eq!(open(folder.path()).1, [draft]);
    }

    #[test]
    fn a_draft_too_large_to_be_read_again_is_told_at_once_and_the_last_one_stays() {
        let folder = tempfile::tempdir().unwrap();
        let (mut drafts, ..) = open(folder.path());
        let id = drafts.begin();
        drafts.keep(id, draft("short"), None);
        drafts.settle();
        drafts.keep(id, draft(&"\u{1}".repeat(MAX_DRAFT_SIZE as usize / 4)), None);
        drafts.settle();
        assert!(matches!(drafts.failure().as_deref(), Some(FileError::TooLarge { .. })), "{:?}", drafts.failure());
        drop(drafts);
        let (_drafts, found, errors) = open(folder.path());
        assert!(errors.is_empty(), "{errors:?}");
        assert_eq!(found, [draft("short")]);
    }

    #[test]
    fn what_cannot_be_read_is_set_aside_and_told() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("7.draft"), "nothing").unwrap();
        fs::write(folder.path().join("8.draft"), [0xff, 0xfe]).unwrap();
        let (_drafts, found, errors) = open(folder.path());
        assert!(found.is_empty() && errors.len() == 2, "{errors:?}");
        let DraftError::SetAside { path, aside } = &errors[0] else { panic!("{errors:?}") };
        assert!(!path.exists() && fs::read(aside).unwrap() == b"nothing");
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_told_and_tried_again() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("drafts");
        fs::write(&place, "in the way").unwrap();
        let (mut drafts, ..) = open(&place);
        let id = drafts.begin();
        drafts.keep(id, draft("text"), None);
        drafts.settle();
        assert!(drafts.failure().is_some() && !drafts.is_idle());
        fs::remove_file(&place).unwrap();
        // Tried again at the latest when the program ends.
        drop(drafts);
        assert_eq!(open(&place).1, [draft("text")]);
    }

    #[test]
    fn without_a_folder_nothing_is_kept_and_nothing_fails() {
        let (mut drafts, found, errors) = Drafts::open(None, Arc::new(|| {}));
        let id = drafts.begin();
        drafts.keep(id, draft("text"), None);
        drafts.settle();
        assert!(found.is_empty() && errors.is_empty() && drafts.failure().is_none() && drafts.is_idle());
    }
}
