//! Lists of game files: which there are, and what each is about.
//!
//! Both are found out by a thread of the list's own, one file after the other, so that the window never waits for a
//! disk or for a file that takes long to read. What is known of a file is kept until the file changes. Which files are
//! listed, the caller decides; what a game is about, `summary`, how it is read, `opened`.

mod opened;
mod summary;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::time::{Duration, SystemTime};

use crate::library::{self, FileError, Libraries, Waker};
use crate::platform;
use crate::words::{Language, Texts, dates, failures};

pub use opened::{NotResumed, Opened, Resumed, open_code, open_record, open_text, open_variant, rejected, resume};
pub use summary::{Summary, SummaryOf};

/// The rest of a list before it is made anew, to see changes by others.
const REST: Duration = Duration::from_secs(2);
/// The longest reason that is kept, in characters: one that quotes a damaged file may be as long as the file.
const MAX_REASON: usize = 300;

/// The mark by which a changed file is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stamp {
    time: Option<SystemTime>,
    size: u64,
}

/// A file that is listed in a place, such as a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed<P> {
    /// Where it is listed.
    pub place: P,
    /// The file.
    pub path: PathBuf,
    /// True if another copy of the program has it open.
    pub is_in_use: bool,
    stamp: Stamp,
}

impl<P> Listed<P> {
    /// This file as it is now.
    #[must_use]
    pub fn new(place: P, path: PathBuf, is_in_use: bool) -> Self {
        let data = path.metadata().ok();
        let stamp = data.map(|data| Stamp { time: data.modified().ok(), size: data.len() });
        Self { place, path, is_in_use, stamp: stamp.unwrap_or_default() }
    }

    /// The mark by which a change is known.
    #[must_use]
    pub fn stamp(&self) -> Stamp {
        self.stamp
    }

    /// The day on which it was last written, in words, if the system tells.
    #[must_use]
    pub fn day(&self, texts: &Texts) -> Option<String> {
        self.stamp.time.map(|time| dates::day(texts, &platform::day_of(time)))
    }

    /// True if it is named like a record.
    #[must_use]
    pub fn is_record(&self) -> bool {
        library::has_ending(&self.path, library::RECORD_ENDING)
    }

    /// The name: that of a record without its ending.
    #[must_use]
    pub fn name(&self) -> String {
        let name = if self.is_record() { self.path.file_stem() } else { self.path.file_name() };
        name.unwrap_or_default().to_string_lossy().into_owned()
    }
}

/// The summary of a file, or the reason why it cannot be opened, in words.
pub type About = Result<Summary, String>;

/// The means to read files away from the window.
pub struct Reader {
    /// The variants at hand.
    pub libraries: Libraries,
    /// The language of the reasons.
    pub language: Language,
    /// The caller's alarm when there is news; without it everything is read at once, while the caller waits: for tests.
    pub wake: Option<Waker>,
}

impl Reader {
    fn why(&self, error: &FileError) -> String {
        failures::file(&Texts::new(self.language), error)
    }
}

/// A list of files.
#[derive(Debug)]
pub struct Listing<P> {
    items: Vec<KnownFile<P>>,
    /// Why the files cannot be listed, in words.
    failure: Option<String>,
    job: Option<Job<P>>,
    is_complete: bool,
}

#[derive(Debug)]
struct KnownFile<P> {
    file: Listed<P>,
    /// The summary, and the stamp of the file when it was read.
    read: Option<(Stamp, About)>,
}

impl<P> Default for Listing<P> {
    fn default() -> Self {
        Self { items: Vec::new(), failure: None, job: None, is_complete: false }
    }
}

/// The thread that lists and reads; it ends soon after this is dropped.
#[derive(Debug)]
struct Job<P> {
    news: Receiver<News<P>>,
    /// Dropped with the job, which is what the thread looks out for.
    _leash: Sender<()>,
}

enum News<P> {
    /// The files that there are now.
    Files(Vec<Listed<P>>),
    /// Why they cannot be listed.
    Failed(String),
    /// The summary of one of these, by its place among them, and the stamp of its file when it was read.
    About(usize, Stamp, Box<About>),
    /// All of them were read.
    Complete,
}

impl<P: Copy + PartialEq + Send + 'static> Listing<P> {
    /// The files of a place, as they were listed last. With each stands what it is about, or why it cannot be opened,
    /// once it was read; that stays on show while a file that has changed is read again.
    pub fn files(&self, place: P) -> impl Iterator<Item = (&Listed<P>, Option<&About>)> {
        let items = self.items.iter().filter(move |item| item.file.place == place);
        items.map(|item| (&item.file, item.read.as_ref().map(|(_, about)| about)))
    }

    /// True if no files are listed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Why the files cannot be listed, in words; those listed before stay.
    #[must_use]
    pub fn failure(&self) -> Option<&str> {
        self.failure.as_deref()
    }

    /// True if every file was listed and read.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// True if files are being listed and read, or looked after.
    #[must_use]
    pub fn is_followed(&self) -> bool {
        self.job.is_some()
    }

    /// Lists files and reads them, in the order in which `list` gives them, and looks every now and then whether
    /// anything has changed, until [`Listing::rest`] is called.
    pub fn follow(&mut self, reader: Reader, list: impl Fn() -> Result<Vec<Listed<P>>, FileError> + Send + 'static) {
        let stamped = |item: &KnownFile<P>| Some((item.file.path.clone(), item.read.as_ref()?.0));
        let known: BTreeMap<_, _> = self.items.iter().filter_map(stamped).collect();
        let (tell, news) = channel();
        let (leash, free) = channel();
        self.job = Some(Job { news, _leash: leash });
        self.is_complete = false;
        let Some(wake) = reader.wake.clone() else {
            let tell = |news| tell.send(news).is_ok();
            match list() {
                Ok(files) => _ = look(&reader, &files, &known, &free, tell),
                Err(error) => _ = tell(News::Failed(reader.why(&error))),
            }
            self.poll();
            return;
        };
        let watch = move || {
            let tell = |news| {
                let is_heard = tell.send(news).is_ok();
                wake();
                is_heard
            };
            let (mut last, mut known) = (None, known);
            loop {
                let files = list().map_err(|error| reader.why(&error));
                if last.as_ref() != Some(&files) {
                    let is_wanted = match &files {
                        Ok(files) => look(&reader, files, &known, &free, tell).map(|read| known = read).is_some(),
                        Err(reason) => tell(News::Failed(reason.clone())),
                    };
                    if !is_wanted {
                        return;
                    }
                    last = Some(files);
                }
                if free.recv_timeout(REST) != Err(RecvTimeoutError::Timeout) {
                    return;
                }
            }
        };
        if let Err(reason) = std::thread::Builder::new().name("list of games".to_owned()).spawn(watch) {
            log::error!("no thread for a list of games: {reason}");
        }
    }

    /// Stops listing and reading; what is known stays.
    pub fn rest(&mut self) {
        self.job = None;
    }

    /// Forgets why files cannot be opened, because the language has changed, and stops.
    pub fn forget_reasons(&mut self) {
        self.rest();
        self.items.iter_mut().for_each(|item| _ = item.read.take_if(|(_, about)| about.is_err()));
    }

    /// Takes over what was found out. To be called before every frame.
    pub fn poll(&mut self) {
        let Some(job) = &self.job else { return };
        while let Ok(news) = job.news.try_recv() {
            match news {
                News::Files(files) => {
                    let mut known: BTreeMap<_, _> =
                        self.items.drain(..).map(|item| (item.file.path, item.read)).collect();
                    let item = |file: Listed<P>| KnownFile { read: known.remove(&file.path).flatten(), file };
                    self.items = files.into_iter().map(item).collect();
                    (self.failure, self.is_complete) = (None, false);
                }
                News::Failed(reason) => (self.failure, self.is_complete) = (Some(reason), true),
                News::About(index, stamp, about) => {
                    if let Some(item) = self.items.get_mut(index) {
                        item.read = Some((stamp, *about));
                    }
                }
                News::Complete => self.is_complete = true,
            }
        }
    }
}

/// Tells which files there are, and reads those that are not known as they are now. Returns what is known then; nothing
/// if nobody wants it any more.
fn look<P: Clone>(
    reader: &Reader,
    files: &[Listed<P>],
    known: &BTreeMap<PathBuf, Stamp>,
    free: &Receiver<()>,
    tell: impl Fn(News<P>) -> bool,
) -> Option<BTreeMap<PathBuf, Stamp>> {
    let (mut texts, mut read) = (None, BTreeMap::new());
    let mut shared = reader.libraries.variants();
    let mut is_heard = tell(News::Files(files.to_vec()));
    for (index, file) in files.iter().enumerate() {
        if !is_heard || free.try_recv() == Err(TryRecvError::Disconnected) {
            return None;
        }
        if !file.is_record() {
            continue;
        }
        if known.get(&file.path) != Some(&file.stamp) {
            let texts = texts.get_or_insert_with(|| Texts::new(reader.language));
            let mut about = about(texts, &reader.libraries, &file.path);
            if let Ok(game) = &mut about {
                game.share(&mut shared);
            }
            is_heard = tell(News::About(index, file.stamp, Box::new(about)));
        }
        read.insert(file.path.clone(), file.stamp);
    }
    (is_heard && tell(News::Complete)).then_some(read)
}

/// The summary of a file, or the reason why it cannot be opened, in words.
fn about(texts: &Texts, libraries: &Libraries, path: &Path) -> About {
    open_record(texts, libraries, path).map(Summary::of_opened).map_err(cut)
}

/// The beginning of a long reason.
fn cut(reason: String) -> String {
    match reason.char_indices().nth(MAX_REASON) {
        Some((end, _)) => format!("{}…", &reason[..end]),
        None => reason,
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tempfile::TempDir;

    use super::*;

    const GAME: &str = "Record(format: 1, variant: BuiltIn(\"classic\"), seats: [(name: \"Ana\", colour: \"red\"), \
                        (name: \"Ben\", colour: \"orange\")], first: 0, dealer: Manual, actions: [])";

    fn reader(wake: Option<Waker>) -> Reader {
        Reader { libraries: Libraries::built_in(), language: Language::English, wake }
    }

    fn list_of(folder: &TempDir) -> Box<dyn Fn() -> Result<Vec<Listed<()>>, FileError> + Send> {
        let folder = folder.path().to_owned();
        Box::new(move || {
            let mut paths: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
            paths.sort();
            Ok(paths.into_iter().map(|path| Listed::new((), path, false)).collect())
        })
    }

    fn wait(listing: &mut Listing<()>, until: impl Fn(&Listing<()>) -> bool) {
        for _ in 0..30_000 {
            listing.poll();
            if until(listing) {
                return;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        panic!("this never happens: {listing:?}");
    }

    #[test]
    fn files_are_read_one_after_the_other_and_wrong_ones_say_why() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a.tikal"), GAME).unwrap();
        fs::write(folder.path().join("b.tikal"), "nonsense").unwrap();
        fs::File::create(folder.path().join("c.tikal")).unwrap().set_len(crate::game::MAX_RECORD_SIZE + 1).unwrap();
        fs::create_dir(folder.path().join("d.tikal")).unwrap();
        fs::write(folder.path().join("e.ron"), "").unwrap();
        for wake in [None, Some(Arc::new(|| {}) as Waker)] {
            let mut listing = Listing::default();
            listing.follow(reader(wake), list_of(&folder));
            wait(&mut listing, Listing::is_complete);
            let about: Vec<_> = listing.files(()).map(|(_, about)| about).collect();
            assert!(matches!(about[0], Some(Ok(_))));
            let reasons: Vec<_> = about[1..4].iter().map(|about| about.unwrap().as_ref().unwrap_err()).collect();
            assert!(reasons[0].starts_with("At line 1, column 1, ") && reasons[1].contains("larger"), "{reasons:?}");
            assert!(reasons[2].contains("ordinary"), "{reasons:?}");
            assert!(about[4].is_none(), "no record");
        }
    }

    #[test]
    fn nothing_is_read_twice_until_it_changes_and_nobody_is_woken_for_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.tikal");
        fs::write(&path, GAME).unwrap();
        let woken = Arc::new(AtomicUsize::new(0));
        let counter = Arc::clone(&woken);
        let wake: Waker = Arc::new(move || _ = counter.fetch_add(1, Ordering::SeqCst));
        let mut listing = Listing::default();
        listing.follow(reader(Some(Arc::clone(&wake))), list_of(&folder));
        wait(&mut listing, Listing::is_complete);
        assert_eq!(woken.load(Ordering::SeqCst), 3, "the files, the game, the end");
        // Followed anew, the file is known.
        listing.follow(reader(Some(wake)), list_of(&folder));
        wait(&mut listing, Listing::is_complete);
        assert_eq!(woken.load(Ordering::SeqCst), 5, "the files, the end");
        std::thread::sleep(REST + REST / 4);
        assert_eq!(woken.load(Ordering::SeqCst), 5, "nothing has changed");
        fs::write(&path, "nonsense").unwrap();
        wait(&mut listing, |listing| matches!(listing.files(()).next(), Some((_, Some(Err(_))))));
        fs::remove_file(&path).unwrap();
        wait(&mut listing, Listing::is_empty);
    }

    #[test]
    fn nobody_waits_for_a_folder_that_takes_long() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a.tikal"), GAME).unwrap();
        let (open, door) = channel::<()>();
        let list = list_of(&folder);
        let mut listing = Listing::default();
        listing.follow(reader(Some(Arc::new(|| {}))), move || {
            let _ = door.recv();
            list()
        });
        listing.poll();
        assert!(listing.is_followed() && !listing.is_complete() && listing.is_empty());
        open.send(()).unwrap();
        wait(&mut listing, Listing::is_complete);
        assert_eq!(listing.files(()).count(), 1);
    }

    #[test]
    fn the_thread_ends_when_nobody_looks_any_more() {
        let folder = tempfile::tempdir().unwrap();
        let alive = Arc::new(());
        let held = Arc::clone(&alive);
        let list = list_of(&folder);
        let mut listing = Listing::default();
        listing.follow(reader(Some(Arc::new(|| {}))), move || {
            let _ = &held;
            list()
        });
        wait(&mut listing, Listing::is_complete);
        assert_eq!(Arc::strong_count(&alive), 2);
        drop(listing);
        // Much sooner than it would look for changes.
        for _ in 0..REST.as_millis() / 4 {
            if Arc::strong_count(&alive) == 1 {
                return;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        panic!("the thread goes on");
    }

    #[test]
    fn a_long_reason_is_cut() {
        let reason = cut("é".repeat(9000));
        assert!(reason.chars().count() == MAX_REASON + 1 && reason.ends_with('…'), "{reason}");
        assert_eq!(cut("short".to_owned()), "short");
    }
}
