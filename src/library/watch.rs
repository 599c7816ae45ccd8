//! Whether a file has changed: a thread of its own looks at it twice a second, so that nobody else has to.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::time::{Duration, SystemTime};

use super::journal::Waker;

/// How often the file is looked at.
const PAUSE: Duration = Duration::from_millis(500);

/// Watches a file, until it is dropped.
#[derive(Debug)]
pub struct FileWatch {
    changed: Arc<AtomicBool>,
    /// Closed when this is dropped, which ends the thread.
    _ends: Sender<()>,
}

impl FileWatch {
    /// Watches a file; `waker` is called after each change.
    #[must_use]
    pub fn new(path: PathBuf, waker: Waker) -> Self {
        let (ends, ended) = mpsc::channel();
        let changed = Arc::new(AtomicBool::new(false));
        let theirs = Arc::clone(&changed);
        let mut seen = marks(&path);
        std::thread::spawn(move || {
            while ended.recv_timeout(PAUSE) == Err(RecvTimeoutError::Timeout) {
                let now = marks(&path);
                if std::mem::replace(&mut seen, now) != now {
                    theirs.store(true, Ordering::Relaxed);
                    waker();
                }
            }
        });
        Self { changed, _ends: ends }
    }

    /// Whether it has changed since this was asked last.
    #[must_use]
    pub fn has_changed(&self) -> bool {
        self.changed.swap(false, Ordering::Relaxed)
    }
}

/// By what a change is noticed: the length and the time of the last write; nothing if there is no file.
fn marks(path: &Path) -> Option<(u64, Option<SystemTime>)> {
    path.metadata().ok().map(|data| (data.len(), data.modified().ok()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_told_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let (sender, woken) = mpsc::channel();
        let watch = FileWatch::new(path.clone(), Arc::new(move || _ = sender.send(())));
        assert!(!watch.has_changed());
        std::fs::write(&path, "1").unwrap();
        woken.recv_timeout(Duration::from_secs(30)).unwrap();
        assert!(watch.has_changed() && !watch.has_changed());
        drop(watch);
        // The thread has dropped its sender when it ends.
        assert_eq!(woken.recv_timeout(Duration::from_secs(30)), Err(RecvTimeoutError::Disconnected));
    }
}
