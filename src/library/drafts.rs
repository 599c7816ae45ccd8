//! Documents of the editor that are not saved, kept so that nothing is lost whatever ends the program.
//!
//! Decides where drafts lie, when they are written and which copy of the program takes them up again: each has a lock, so
//! that of two copies only one has it. A thread of its own writes, so that the window does not wait for a disk; of what
//! changes while it writes, only the newest is written. What a draft says, the editor decides.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, SystemTime};

use serde::{Deserialize, Serialize};

use super::exchange::Exchange;
use super::files::{FileError, has_ending, read_text, set_aside, write_text};
use super::journal::Waker;
use super::shelf::GameLock;
use crate::game::syntax;
use crate::platform;

/// The ending of drafts.
const DRAFT_ENDING: &str = "draft";
/// The format of drafts that is read and written.
const DRAFT_FORMAT: u32 = 1;
/// The largest draft, in bytes: two texts of the largest file, each letter of which may be written as two.
const MAX_DRAFT_SIZE: u64 = 5 << 20;
/// After a failed write it is tried again this much later.
const RETRY: Duration = Duration::from_secs(1);
/// The time for which the last write is waited for where the program ends.
const PATIENCE: Duration = Duration::from_secs(2);

/// The folder in which drafts are kept.
#[must_use]
pub fn drafts_dir() -> Option<PathBuf> {
    platform::data_dir().map(|data| data.join("drafts"))
}

/// A document as it was left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// The game whose variant it is, by id.
    pub game: String,
    /// The file that holds it, if it was ever saved.
    pub path: Option<PathBuf>,
    /// The text that file held.
    pub saved: Option<String>,
    /// The text.
    pub text: String,
}

impl Draft {
    /// A number that differs for other texts, as good as always: tests tell by it which of them was kept.
    #[must_use]
    pub fn digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.text.hash(&mut hasher);
        hasher.finish()
    }
}

/// A draft as its file has it.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Draft", deny_unknown_fields)]
struct DraftText {
    format: u32,
    draft: Draft,
    /// The path of the draft, if it is no text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    path: Option<OsString>,
}

impl DraftText {
    /// Writes a draft.
    fn write(draft: &Draft) -> Result<String, ron::Error> {
        let mut draft = draft.clone();
        let path = draft.path.take_if(|path| path.to_str().is_none()).map(PathBuf::into_os_string);
        syntax::write_plain(&Self { format: DRAFT_FORMAT, draft, path })
    }

    /// Reads a draft; nothing if the text is none.
    fn read(text: &str) -> Option<Draft> {
        let Self { draft, path, .. } = ron::from_str::<Self>(text).ok().filter(|text| text.format == DRAFT_FORMAT)?;
        Some(Draft { path: path.map(PathBuf::from).or(draft.path), ..draft })
    }
}

/// Which draft; another one in every run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DraftId(u64);

impl DraftId {
    /// Its number.
    #[must_use]
    pub fn number(self) -> u64 {
        self.0
    }
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
}

/// The drafts of this copy of the program, and the thread that writes them. The thread ends, after a last write, when
/// this is dropped.
pub struct Drafts {
    shared: Arc<Shared>,
    worker: Option<JoinHandle<()>>,
    next: u64,
    /// When the newest of the drafts was written that were taken up.
    newest: Option<SystemTime>,
}

type Shared = Exchange<Inbox, DraftsStatus>;

#[derive(Default)]
struct Inbox {
    /// The newest of each draft that is not written yet; nothing for one that goes.
    waiting: BTreeMap<DraftId, Option<Draft>>,
    closing: bool,
}

#[derive(Default)]
struct DraftsStatus {
    failure: Option<Arc<FileError>>,
    /// True if everything that was handed over is written.
    is_idle: bool,
    has_ended: bool,
}

impl Drafts {
    /// Takes up the drafts of this folder that no other copy of the program has, the oldest first. Without a folder
    /// nothing is kept.
    #[must_use]
    pub fn open(folder: Option<PathBuf>, waker: Waker) -> (Self, Vec<(DraftId, Draft)>, Vec<DraftError>) {
        let (mut found, mut errors, mut files) = (Vec::new(), Vec::new(), BTreeMap::new());
        let mut newest = None;
        for path in folder.iter().flat_map(|folder| drafts_in(folder)) {
            match take_up(&path) {
                Ok(Some((lock, draft))) => {
                    let id = DraftId(found.len() as u64);
                    newest = newest.max(written(&path));
                    files.insert(id, (path, lock));
                    found.push((id, draft));
                }
                Ok(None) => {}
                Err(error) => errors.push(error),
            }
        }
        let next = found.len() as u64;
        let shared = Arc::new(Shared::telling(DraftsStatus { is_idle: true, ..DraftsStatus::default() }));
        let worker = folder.and_then(|folder| {
            let writer = Writer { folder, files, shared: Arc::clone(&shared), waker };
            let started = std::thread::Builder::new().name("drafts".to_owned()).spawn(move || writer.run());
            started.inspect_err(|reason| log::warn!("no thread to keep drafts: {reason}")).ok()
        });
        (Self { shared, worker, next, newest }, found, errors)
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

    /// Hands over a draft to be written; never waits.
    pub fn keep(&self, id: DraftId, draft: Draft) {
        self.hand_over(id, Some(draft));
    }

    /// Removes a draft: the document is saved, or to be forgotten.
    pub fn forget(&self, id: DraftId) {
        self.hand_over(id, None);
    }

    fn hand_over(&self, id: DraftId, draft: Option<Draft>) {
        if self.worker.is_none() {
            return;
        }
        self.shared.told().is_idle = false;
        self.shared.ask(|inbox| _ = inbox.waiting.insert(id, draft));
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
    files: BTreeMap<DraftId, (PathBuf, GameLock)>,
    shared: Arc<Shared>,
    waker: Waker,
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
            let mut inbox = shared.await_work(|inbox| inbox.waiting.is_empty() && !inbox.closing);
            let (waiting, closing) = (std::mem::take(&mut inbox.waiting), inbox.closing);
            drop(inbox);
            let mut failure = None;
            for (id, draft) in waiting {
                if let Err(error) = self.write(id, draft.as_ref()) {
                    log::warn!("a draft is not kept: {error}");
                    failure = Some(Arc::new(error));
                    // What came meanwhile is newer.
                    shared.inbox().waiting.entry(id).or_insert(draft);
                }
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
        let is_idle = self.shared.inbox().waiting.is_empty();
        self.shared.tell(|told| {
            let is_news = told.failure.is_some() != failure.is_some();
            (told.failure, told.is_idle) = (failure, is_idle);
            is_news
        })
    }

    fn write(&mut self, id: DraftId, draft: Option<&Draft>) -> Result<(), FileError> {
        let Some(draft) = draft else {
            let Some((path, _)) = self.files.get(&id) else { return Ok(()) };
            match fs::remove_file(path) {
                Err(source) if source.kind() != io::ErrorKind::NotFound => {
                    return Err(FileError::System { path: path.clone(), source });
                }
                Ok(()) | Err(_) => {}
            }
            self.files.remove(&id);
            return Ok(());
        };
        if !self.files.contains_key(&id) {
            let claimed = claim(&self.folder)?;
            self.files.insert(id, claimed);
        }
        let path = &self.files[&id].0;
        let unwritten = |error| FileError::System { path: path.clone(), source: io::Error::other(error) };
        let text = DraftText::write(draft).map_err(unwritten)?;
        // It could not be read again.
        if text.len() as u64 > MAX_DRAFT_SIZE {
            return Err(FileError::TooLarge { path: path.clone(), most: MAX_DRAFT_SIZE });
        }
        write_text(path, &text)?;
        log::debug!("{} bytes of text are kept in {}", draft.text.len(), path.display());
        log::debug!("their digest is {}", draft.digest());
        Ok(())
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
fn take_up(path: &Path) -> Result<Option<(GameLock, Draft)>, DraftError> {
    let Some(lock) = GameLock::take(path)? else { return Ok(None) };
    let text = match read_text(path, MAX_DRAFT_SIZE) {
        Ok(text) => Some(text),
        Err(FileError::NotText(_) | FileError::TooLarge { .. }) => None,
        Err(error) => return Err(error.into()),
    };
    match text.and_then(|text| DraftText::read(&text)) {
        Some(draft) => Ok(Some((lock, draft))),
        None => Err(DraftError::SetAside { path: path.to_owned(), aside: set_aside(path)? }),
    }
}

/// A file for a new draft, and its lock. The file does not exist yet, but no other copy of the program takes its name.
fn claim(folder: &Path) -> Result<(PathBuf, GameLock), FileError> {
    let mut number = 1_u32;
    loop {
        let path = folder.join(format!("{number}.{DRAFT_ENDING}"));
        if !path.exists()
            && let Some(lock) = GameLock::take(&path)?
            // Asked again: it may have been created before the lock was taken.
            && !path.exists()
        {
            return Ok((path, lock));
        }
        number += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(text: &str) -> Draft {
        Draft { game: "any".to_owned(), path: Some("a/b.ron".into()), saved: None, text: text.to_owned() }
    }

    fn open(folder: &Path) -> (Drafts, Vec<Draft>, Vec<DraftError>) {
        let (drafts, found, errors) = Drafts::open(Some(folder.to_owned()), Arc::new(|| {}));
        (drafts, found.into_iter().map(|(_, draft)| draft).collect(), errors)
    }

    #[test]
    fn what_was_kept_is_there_again_until_it_is_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let (mut drafts, found, _) = open(folder.path());
        assert!(found.is_empty());
        let (one, two) = (drafts.begin(), drafts.begin());
        for number in 0..50 {
            drafts.keep(one, draft(&format!("one {number} \"é\"\n")));
        }
        drafts.keep(two, draft("two"));
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

    #[cfg(unix)]
    #[test]
    fn a_draft_whose_path_is_no_text_is_kept_whole() {
        use std::os::unix::ffi::OsStringExt as _;

        let folder = tempfile::tempdir().unwrap();
        let path = PathBuf::from(OsString::from_vec(b"/caf\xe9/v\xff.ron".to_vec()));
        let draft = Draft { path: Some(path), saved: Some("before".to_owned()), ..draft("text") };
        let (mut drafts, ..) = open(folder.path());
        let id = drafts.begin();
        drafts.keep(id, draft.clone());
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
        drafts.keep(id, draft("short"));
        drafts.settle();
        drafts.keep(id, draft(&"\u{1}".repeat(MAX_DRAFT_SIZE as usize / 4)));
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
        drafts.keep(id, draft("text"));
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
        drafts.keep(id, draft("text"));
        drafts.settle();
        assert!(found.is_empty() && errors.is_empty() && drafts.failure().is_none() && drafts.is_idle());
    }
}
