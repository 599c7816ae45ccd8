//! The games of a folder as they were read, beside the window: nothing is read before somebody asks, nothing twice that
//! has not changed, and the thread ends when nobody listens any more.
//!
//! Decides which files are read and by how many threads. What of it outlives the program, `index` decides.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::index::{IndexText, Known, Stamp, read_index, write_index};
use super::summary::{Game, summary};
use crate::lab::spare_cores;
use crate::library::{self, FileError, Libraries, Shelf, Waker};

/// The most games that are counted: the last ones of a folder that has more.
pub const MAX_GAMES: usize = 10_000;
/// After so many files the progress is told.
const STRIDE: usize = 50;

/// A file of the folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptGame {
    /// The file.
    pub path: PathBuf,
    /// Its mark when it was read.
    pub stamp: Stamp,
    /// When the game was last played, in seconds and nanoseconds since 1970: when its file was last written, or earlier, if
    /// the same file with the same game in it was known then. Copies of a folder have the time of copying.
    pub played: Option<(u64, u32)>,
    /// The game in it; nothing if it cannot be read.
    pub game: Option<Game>,
}

impl KeptGame {
    /// The time when it was last played.
    #[must_use]
    pub fn time(&self) -> Option<SystemTime> {
        let (seconds, nanos) = self.played?;
        UNIX_EPOCH.checked_add(Duration::new(seconds, nanos.min(999_999_999)))
    }

    /// Its name among files.
    #[must_use]
    pub fn file(&self) -> String {
        self.path.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }
}

/// The means to read games away from the window.
pub struct Gatherer {
    /// The variants at hand.
    pub libraries: Libraries,
    /// The folder of games.
    pub shelf: Shelf,
    /// The file of the index; without one everything is read in every run.
    pub index: Option<PathBuf>,
    /// The caller's alarm when there is news; without it everything is read at once, while the caller waits: for tests.
    pub wake: Option<Waker>,
}

/// The games that were read.
#[derive(Debug, Default)]
pub struct Archive {
    games: Arc<Vec<KeptGame>>,
    progress: Option<(usize, usize)>,
    failure: Option<FileError>,
    job: Option<Job>,
    is_complete: bool,
    revision: u64,
    read: usize,
}

#[derive(Debug)]
struct Job {
    news: Receiver<News>,
    /// Dropped with the job, which is what the thread looks out for.
    _leash: Sender<()>,
}

enum News {
    /// So many files were read of so many that have to be.
    Progress(usize, usize),
    /// All games, the last one first, and how many files had to be read.
    Games(Vec<KeptGame>, usize),
    /// Why the folder cannot be read.
    Failed(FileError),
}

impl Archive {
    /// The games, the last one first.
    #[must_use]
    pub fn games(&self) -> &Arc<Vec<KeptGame>> {
        &self.games
    }

    /// The number of files that were read so far, and of those that have to be; nothing if none is being read.
    #[must_use]
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.progress
    }

    /// Why the folder cannot be read.
    #[must_use]
    pub fn failure(&self) -> Option<&FileError> {
        self.failure.as_ref()
    }

    /// True once every game was read.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// True while somebody follows the folder.
    #[must_use]
    pub fn is_followed(&self) -> bool {
        self.job.is_some()
    }

    /// Counts up whenever the games are others.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The number of files that had to be read the last time: those that were not known as they are.
    #[must_use]
    pub fn files_read(&self) -> usize {
        self.read
    }

    /// Reads the games that are not known as they are now.
    pub fn follow(&mut self, gatherer: Gatherer) {
        let (tell, news) = channel();
        let (leash, free) = channel();
        self.job = Some(Job { news, _leash: leash });
        self.is_complete = false;
        let known = Arc::clone(&self.games);
        let Some(wake) = gatherer.wake.clone() else {
            let tell = |news| tell.send(news).is_ok();
            gather(&gatherer, &known, &free, &tell);
            self.poll();
            return;
        };
        let read = move || {
            let tell = |news| {
                let is_heard = tell.send(news).is_ok();
                wake();
                is_heard
            };
            gather(&gatherer, &known, &free, &tell);
        };
        if let Err(reason) = std::thread::Builder::new().name("statistics".to_owned()).spawn(read) {
            log::error!("no thread for the statistics: {reason}");
        }
    }

    /// Stops reading; what is known stays.
    pub fn rest(&mut self) {
        self.job = None;
        self.progress = None;
    }

    /// Takes over what was read. To be called before every frame.
    pub fn poll(&mut self) {
        let Some(job) = &self.job else { return };
        while let Ok(news) = job.news.try_recv() {
            match news {
                News::Progress(done, all) => self.progress = Some((done, all)),
                News::Games(games, read) => {
                    if *self.games != games {
                        self.games = Arc::new(games);
                        self.revision += 1;
                    }
                    (self.progress, self.failure, self.is_complete, self.read) = (None, None, true, read);
                }
                News::Failed(error) => {
                    (self.progress, self.failure, self.is_complete) = (None, Some(error), true);
                }
            }
        }
    }
}

/// The mark of a file as it is now.
fn stamp(path: &Path) -> Stamp {
    let Ok(data) = path.metadata() else { return Stamp::default() };
    let since = data.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    Stamp { size: data.len(), time: since.map(|since| (since.as_secs(), since.subsec_nanos())) }
}

/// Lists the games, reads those that are not known as they are, keeps the index and tells all of it.
fn gather(gatherer: &Gatherer, before: &[KeptGame], free: &Receiver<()>, tell: &dyn Fn(News) -> bool) {
    let mut files = match gatherer.shelf.games() {
        Ok(files) => files,
        Err(error) => {
            tell(News::Failed(error));
            return;
        }
    };
    files.truncate(MAX_GAMES);
    // What an earlier visit has read is newer than the index.
    let (known, is_kept) = if before.is_empty() { indexed(gatherer) } else { (by_file(before), true) };
    let mut games: Vec<KeptGame> = Vec::with_capacity(files.len());
    let mut missing = Vec::new();
    for path in files {
        let (stamp, name) = (stamp(&path), path.file_name().and_then(|name| name.to_str()));
        let found = name.and_then(|name| known.get(name)).filter(|then| then.stamp == stamp && stamp.time.is_some());
        if found.is_none() {
            missing.push(games.len());
        }
        let (played, game) = found.map_or((stamp.time, None), |then| (then.played, then.game.clone()));
        games.push(KeptGame { path, stamp, played, game });
    }
    if !read_missing(gatherer, &mut games, &missing, free, tell) {
        return;
    }
    for &place in &missing {
        let kept = &mut games[place];
        let is_copy =
            |then: &&KeptGame| kept.game.is_some() && then.game == kept.game && then.stamp.size == kept.stamp.size;
        if let Some(then) = known.get(&kept.file()).filter(is_copy).and_then(|then| then.played) {
            kept.played = Some(kept.played.map_or(then, |now| now.min(then)));
        }
    }
    // What cannot be read is in no index.
    let readable = |games: &[KeptGame]| games.iter().filter(|kept| kept.game.is_some()).count();
    let is_nothing_new = missing.iter().all(|&place| games[place].game.is_none());
    let is_same = is_kept && is_nothing_new && known.values().flat_map(|then| &then.game).count() == readable(&games);
    if let Some(file) = gatherer.index.as_ref().filter(|_| !is_same) {
        let known = |kept: &KeptGame| {
            let file = kept.path.file_name()?.to_str()?.to_owned();
            Some(Known { file, stamp: kept.stamp, played: kept.played, game: kept.game.clone()? })
        };
        let known: Vec<Known> = games.iter().filter_map(known).collect();
        // Without it the next run takes longer, and nothing is lost.
        if let Err(error) = write_index(file, &known) {
            log::warn!("the index of the statistics is not kept: {error}");
        }
    }
    tell(News::Games(games, missing.len()));
}

/// Everything known of the files of a folder, by their names.
type ByFile = BTreeMap<String, KeptGame>;

fn by_file(games: &[KeptGame]) -> ByFile {
    games.iter().map(|kept| (kept.file(), kept.clone())).collect()
}

/// Everything that the index knows, and true if it can stay: one that is torn or foreign is made anew.
fn indexed(gatherer: &Gatherer) -> (ByFile, bool) {
    let Some(file) = &gatherer.index else { return (ByFile::new(), true) };
    match read_index(file) {
        IndexText::Whole(known) => {
            let kept = known.into_iter().map(|Known { file, stamp, played, game }| {
                let path = PathBuf::from(&file);
                (file, KeptGame { path, stamp, played, game: Some(game) })
            });
            (kept.collect(), true)
        }
        IndexText::Missing => (ByFile::new(), false),
        other => {
            log::info!("{}: the index of the statistics is made anew: {other:?}", file.display());
            (ByFile::new(), false)
        }
    }
}

/// Reads these games, on as many threads as the window leaves; false if nobody listens any more.
fn read_missing(
    gatherer: &Gatherer,
    games: &mut [KeptGame],
    missing: &[usize],
    free: &Receiver<()>,
    tell: &dyn Fn(News) -> bool,
) -> bool {
    let paths: Vec<(usize, PathBuf)> = missing.iter().map(|&place| (place, games[place].path.clone())).collect();
    let (next, given_up) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let found = Mutex::new(Vec::with_capacity(paths.len()));
    let work = |look: &dyn Fn(usize) -> bool| {
        while given_up.load(Ordering::Relaxed) == 0 {
            let turn = next.fetch_add(1, Ordering::Relaxed);
            let Some((place, path)) = paths.get(turn) else { return };
            if !look(turn) {
                given_up.store(1, Ordering::Relaxed);
                return;
            }
            let bytes = library::read_record(path).ok();
            let game = bytes.and_then(|bytes| summary(&bytes, &gatherer.libraries));
            found.lock().unwrap_or_else(PoisonError::into_inner).push((*place, game));
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..spare_cores().get().min(paths.len()) {
            scope.spawn(|| work(&|_| true));
        }
        let all = paths.len();
        work(&|turn| {
            let is_wanted = free.try_recv() != Err(TryRecvError::Disconnected);
            is_wanted && (!turn.is_multiple_of(STRIDE) || tell(News::Progress(turn, all)))
        });
    });
    for (place, game) in found.into_inner().unwrap_or_else(PoisonError::into_inner) {
        games[place].game = game;
    }
    given_up.load(Ordering::Relaxed) == 0
}
