//! The claim to a file: of two runs of a tool that keep there what they have found, only one has it, and of two copies of
//! the program that save it at the same moment, the second looks at it once the first is done.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use super::files::{FileError, create_folder, meant_file};
use crate::platform::{self, FileMarks};

/// The time after which a claim asks again, and the times that it does: longer together than a variant takes to be written.
const BEAT: Duration = Duration::from_millis(5);
const BEATS: usize = 400;

/// The right to write a file. The system takes it back when the program ends, however that happens.
///
/// A file of its own is locked, because the one with the results is replaced by each write.
#[derive(Debug)]
pub struct Claim {
    /// Open as long as the claim is held.
    _file: File,
    path: PathBuf,
}

impl Claim {
    /// Claims a file, which need not exist; nothing if another run has it.
    ///
    /// # Errors
    /// If nothing can be written beside it.
    pub fn take(path: &Path) -> Result<Option<Self>, FileError> {
        let file = meant_file(path);
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let path = file.with_file_name(platform::unfinished_name(&format!("{name}.lock")));
        let taken = Self::locked(&path).map_err(|source| FileError::System { path: path.clone(), source })?;
        Ok(taken.map(|file| Self { _file: file, path }))
    }

    /// Claims a file, and waits while another copy of the program writes it; nothing if that takes too long.
    ///
    /// # Errors
    /// If nothing can be written beside it.
    pub fn wait(path: &Path) -> Result<Option<Self>, FileError> {
        for _ in 0..BEATS {
            if let Some(claim) = Self::take(path)? {
                return Ok(Some(claim));
            }
            sleep(BEAT);
        }
        Ok(None)
    }

    fn locked(path: &Path) -> io::Result<Option<File>> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            create_folder(folder)?;
        }
        loop {
            let file = File::options().create(true).truncate(false).write(true).open(path)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Ok(None),
                // Some network folders know no locks; results can be kept there all the same.
                Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => return Ok(Some(file)),
                Err(TryLockError::Error(error)) => return Err(error),
            }
            // The run before may have removed it in the moment before it was locked.
            if FileMarks::at(path) == Some(FileMarks::of(&file.metadata()?)) {
                return Ok(Some(file));
            }
        }
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        // One that stays does no harm: only whether it is locked counts, and the next start removes it.
        let _ = fs::remove_file(&self.path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_run_has_a_file_at_a_time_and_nothing_is_left_of_the_claim() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("run.json");
        let claim = Claim::take(&path).unwrap().unwrap();
        assert!(Claim::take(&path).unwrap().is_none());
        assert!(Claim::take(&path.with_file_name("other.json")).unwrap().is_some());
        drop(claim);
        assert!(Claim::take(&path).unwrap().is_some());
        assert_eq!(fs::read_dir(folder.path().join("deep")).unwrap().count(), 0);
    }

    /// The file of the claim to this one, as a run leaves it that is killed with the claim: nobody has it locked.
    fn left_by_a_crash(path: &Path) -> PathBuf {
        let claim = Claim::take(path).unwrap().unwrap();
        let left = claim.path.clone();
        drop(claim);
        fs::write(&left, "").unwrap();
        left
    }

    #[test]
    fn a_claim_that_a_crash_left_over_is_no_claim_and_goes_with_the_next_one_or_at_the_next_start() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("jungle.ron");
        let left = left_by_a_crash(&path);
        let claim = Claim::take(&path).unwrap().unwrap();
        assert!(left.exists() && Claim::take(&path).unwrap().is_none());
        // Who tidies up leaves the claim that somebody has, and takes the one that nobody has.
        let other = left_by_a_crash(&folder.path().join("other.ron"));
        assert_eq!(crate::library::remove_leftovers(folder.path()), 1);
        assert!(left.exists() && !other.exists() && Claim::take(&path).unwrap().is_none());
        drop(claim);
        assert!(!left.exists());
        assert_eq!(crate::library::remove_leftovers(folder.path()), 0);
    }

    #[test]
    fn a_claim_that_was_removed_in_the_moment_before_it_was_locked_is_asked_for_again() {
        const TIMES: usize = 100;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("count");
        fs::write(&path, "0").unwrap();
        // Each adds to what it has read: if two ever had the claim at once, what one has added would be lost.
        let add = || {
            for _ in 0..TIMES {
                let claim = loop {
                    if let Some(claim) = Claim::take(&path).unwrap() {
                        break claim;
                    }
                    std::thread::yield_now();
                };
                let count: usize = fs::read_to_string(&path).unwrap().parse().unwrap();
                fs::write(&path, (count + 1).to_string()).unwrap();
                drop(claim);
            }
        };
        std::thread::scope(|scope| (0..4).for_each(|_| drop(scope.spawn(add))));
        assert_eq!(fs::read_to_string(&path).unwrap(), (4 * TIMES).to_string());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left of the claims");
    }

    #[cfg(unix)]
    #[test]
    fn a_claim_is_to_the_file_that_a_link_leads_to() {
        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("deep").join("run.json"), folder.path().join("link.json"));
        fs::create_dir(folder.path().join("deep")).unwrap();
        fs::write(&path, "").unwrap();
        std::os::unix::fs::symlink(&path, &link).unwrap();
        let claim = Claim::take(&link).unwrap();
        assert!(claim.is_some() && Claim::take(&path).unwrap().is_none());
    }
}
