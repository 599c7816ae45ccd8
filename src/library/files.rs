//! Whole text files: no more is read than a limit allows, and an old file stays until the new one is complete.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::platform;

/// Why a file could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The system refused.
    #[error("{}: {source}", .path.display())]
    System {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// It is a directory, a device or a pipe.
    #[error("{}: is no ordinary file: choose a file", .0.display())]
    NotAFile(PathBuf),
    /// It is larger than any file of its kind.
    #[error("{}: is larger than {most} bytes, more than any such file has", .path.display())]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The limit.
        most: u64,
    },
    /// The system has no folder for a user's files.
    #[error("the system has no folder for this user's files: set HOME, or save the game elsewhere")]
    NoFolder,
    /// Its bytes are no UTF-8 text.
    #[error("{}: is not UTF-8 text: save it as such", .0.display())]
    NotText(PathBuf),
}

/// Whether a file name has this ending, in small letters or in capitals.
#[must_use]
pub fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending))
}

/// Reads a text whole, unless it is larger than `most` bytes.
///
/// # Errors
/// Why the file cannot be read, or is no text of at most this size.
pub(super) fn read_text(path: &Path, most: u64) -> Result<String, FileError> {
    String::from_utf8(read_bytes(path, most)?).map_err(|_| FileError::NotText(path.to_owned()))
}

/// Reads a file whole, unless it is larger than `most` bytes.
///
/// # Errors
/// Why the file cannot be read, or is larger.
pub(super) fn read_bytes(path: &Path, most: u64) -> Result<Vec<u8>, FileError> {
    let system = |source| FileError::System { path: path.to_owned(), source };
    // Asked before the file is opened, because opening a pipe would wait for somebody to write to it.
    if !path.metadata().map_err(system)?.is_file() {
        return Err(FileError::NotAFile(path.to_owned()));
    }
    let mut bytes = Vec::new();
    File::open(path).map_err(system)?.take(most + 1).read_to_end(&mut bytes).map_err(system)?;
    if bytes.len() as u64 > most {
        return Err(FileError::TooLarge { path: path.to_owned(), most });
    }
    Ok(bytes)
}

/// Writes a whole text: to a new file beside the old one, which is synced and then renamed to replace it.
///
/// # Errors
/// What the system refused; the old file is then as it was.
pub fn write_text(path: &Path, text: &str) -> Result<(), FileError> {
    write_bytes(path, text.as_bytes())
}

/// Writes a whole file, like [`write_text`].
///
/// # Errors
/// What the system refused; the old file is then as it was.
pub(super) fn write_bytes(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    let system = |source| FileError::System { path: path.to_owned(), source };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let write = || -> io::Result<()> {
        std::fs::create_dir_all(folder)?;
        let mut file = platform::new_file_in(folder)?;
        file.write_all(bytes)?;
        file.as_file().sync_all()?;
        file.persist(path)?;
        Ok(())
    };
    write().map_err(system)
}
