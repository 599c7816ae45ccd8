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
}
