//! The watch over files: a thread of its own looks for changes twice a second, so that nobody else has to.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::journal::Waker;
use super::variants::variant_files;
use crate::platform::FileMarks;

/// The time between two looks at the files.
const PAUSE: Duration = Duration::from_millis(500);

/// Watches several files, and folders for new variant files, until it is dropped: which ones, can be changed at any time.
#[derive(Debug)]
pub struct FilesWatch {
    shared: Arc<Mutex<Followed>>,
    /// Closed when this is dropped, which ends the thread.
    _ends: Sender<()>,
}

#[derive(Debug, Default)]
struct Followed {
    /// The files, each as it was seen last.
    files: BTreeMap<PathBuf, Option<FileMarks>>,
    /// Folders, each with the variant files that were seen there last.
    folders: BTreeMap<PathBuf, BTreeSet<PathBuf>>,
    /// Those that have changed, or are new in a folder, since they were asked for.
    changed: Vec<PathBuf>,
}

impl Followed {
    /// Takes note of the files that a folder has now. Those that it had not before have changed.
    fn found(&mut self, folder: &Path, now: BTreeSet<PathBuf>) {
        if let Some(seen) = self.folders.get_mut(folder) {
            self.changed.extend(now.difference(seen).cloned());
            *seen = now;
        }
    }
}

impl FilesWatch {
    /// Watches no file yet; `waker` is called after each change.
    #[must_use]
    pub fn new(waker: Waker) -> Self {
        let (ends, ended) = mpsc::channel();
        let shared = Arc::new(Mutex::new(Followed::default()));
        let theirs = Arc::clone(&shared);
        std::thread::spawn(move || {
            while ended.recv_timeout(PAUSE) == Err(RecvTimeoutError::Timeout) {
                let (files, folders): (Vec<PathBuf>, Vec<PathBuf>) = {
                    let followed = lock(&theirs);
                    (followed.files.keys().cloned().collect(), followed.folders.keys().cloned().collect())
                };
                // Looked at without the lock: a disk may be slow.
                let now: Vec<_> = files.into_iter().map(|path| (FileMarks::at(&path), path)).collect();
                let there: Vec<_> = folders.into_iter().map(|folder| (files_in(&folder), folder)).collect();
                let mut followed = lock(&theirs);
                let before = followed.changed.len();
                for (now, folder) in there {
                    followed.found(&folder, now);
                }
                for (now, path) in now {
                    if let Some(seen) = followed.files.get_mut(&path)
                        && std::mem::replace(seen, now) != now
                    {
                        followed.changed.push(path);
                    }
                }
                let is_news = followed.changed.len() > before;
                drop(followed);
                if is_news {
                    waker();
                }
            }
        });
        Self { shared, _ends: ends }
    }

    /// Watches these files from now on, and no others. What they hold now is known to the caller.
    pub fn follow(&self, paths: impl IntoIterator<Item = PathBuf>) {
        let files: BTreeMap<_, _> = paths.into_iter().map(|path| (path.clone(), FileMarks::at(&path))).collect();
        let mut followed = lock(&self.shared);
        for (path, marks) in files.iter().filter(|(path, _)| !followed.files.contains_key(*path)).collect::<Vec<_>>() {
            followed.files.insert(path.clone(), *marks);
        }
        followed.files.retain(|path, _| files.contains_key(path));
    }

    /// Watches these folders too, for variant files that are not there yet. A folder need not be there.
    pub fn follow_folders(&self, folders: impl IntoIterator<Item = PathBuf>) {
        lock(&self.shared).folders = folders.into_iter().map(|folder| (folder.clone(), files_in(&folder))).collect();
    }

    /// Takes a file as it is now for known, because the caller has just written it.
    pub fn knows(&self, path: &Path) {
        let now = FileMarks::at(path);
        let mut followed = lock(&self.shared);
        if let Some(seen) = path.parent().and_then(|folder| followed.folders.get_mut(folder))
            && now.is_some()
        {
            seen.insert(path.to_owned());
        }
        if let Some(seen) = followed.files.get_mut(path) {
            *seen = now;
        }
        followed.changed.retain(|changed| changed != path);
    }

    /// The files that have changed since this was asked last, each once.
    #[must_use]
    pub fn changed(&self) -> Vec<PathBuf> {
        let mut changed = std::mem::take(&mut lock(&self.shared).changed);
        changed.sort();
        changed.dedup();
        changed
    }
}

fn lock(followed: &Mutex<Followed>) -> MutexGuard<'_, Followed> {
    followed.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The variant files of a folder; none if it is not there or cannot be read.
fn files_in(folder: &Path) -> BTreeSet<PathBuf> {
    variant_files(folder).unwrap_or_default().into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_told_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let (sender, woken) = mpsc::channel();
        let watch = FilesWatch::new(Arc::new(move || _ = sender.send(())));
        watch.follow([path.clone()]);
        assert!(watch.changed().is_empty());
        std::fs::write(&path, "1").unwrap();
        woken.recv_timeout(Duration::from_secs(30)).unwrap();
        assert_eq!(watch.changed(), [path]);
        assert!(watch.changed().is_empty());
        drop(watch);
        // The thread has dropped its sender when it ends.
        assert_eq!(woken.recv_timeout(Duration::from_secs(30)), Err(RecvTimeoutError::Disconnected));
    }

    #[test]
    fn of_several_files_those_that_change_are_told_unless_the_change_is_known() {
        let folder = tempfile::tempdir().unwrap();
        let (one, other) = (folder.path().join("one"), folder.path().join("other"));
        std::fs::write(&one, "1").unwrap();
        let (sender, woken) = mpsc::channel();
        let watch = FilesWatch::new(Arc::new(move || _ = sender.send(())));
        watch.follow([one.clone(), other.clone()]);
        std::fs::write(&other, "new").unwrap();
        woken.recv_timeout(Duration::from_secs(30)).unwrap();
        assert_eq!(watch.changed(), std::slice::from_ref(&other));
        // What the program writes itself is no news; what it no longer follows neither.
        std::fs::write(&one, "its own").unwrap();
        watch.knows(&one);
        watch.follow(std::slice::from_ref(&one).iter().cloned());
        std::fs::write(&other, "newer").unwrap();
        assert_eq!(woken.recv_timeout(PAUSE * 3), Err(RecvTimeoutError::Timeout));
        std::fs::remove_file(&one).unwrap();
        woken.recv_timeout(Duration::from_secs(30)).unwrap();
        assert_eq!(watch.changed(), [one]);
        drop(watch);
        assert_eq!(woken.recv_timeout(Duration::from_secs(30)), Err(RecvTimeoutError::Disconnected));
    }

    #[test]
    fn a_file_that_is_new_in_a_folder_is_told_once_and_one_that_the_program_has_written_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let later = folder.path().join("later");
        let file = |name: &str| folder.path().join(name);
        std::fs::write(file("old.ron"), "old").unwrap();
        let (sender, woken) = mpsc::channel();
        let watch = FilesWatch::new(Arc::new(move || _ = sender.send(())));
        watch.follow_folders([folder.path().to_owned(), later.clone()]);
        std::fs::write(file("new.ron"), "new").unwrap();
        woken.recv_timeout(Duration::from_secs(30)).unwrap();
        assert_eq!(watch.changed(), [file("new.ron")]);
        // Neither what is no variant, nor what the program writes itself, nor what was told already.
        std::fs::write(file("notes.txt"), "").unwrap();
        std::fs::write(file("own.ron"), "own").unwrap();
        watch.knows(&file("own.ron"));
        assert_eq!(woken.recv_timeout(PAUSE * 3), Err(RecvTimeoutError::Timeout));
        // A folder that is made only now.
        std::fs::create_dir(&later).unwrap();
        std::fs::write(later.join("first.ron"), "first").unwrap();
        woken.recv_timeout(Duration::from_secs(30)).unwrap();
        assert_eq!(watch.changed(), [later.join("first.ron")]);
    }
}
