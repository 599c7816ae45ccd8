//! Whole files of text: read up to a limit, written so that the old one is there until the new one is.

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
    /// A directory, a device, a pipe.
    #[error("{}: is no ordinary file: choose a file", .0.display())]
    NotAFile(PathBuf),
    /// Larger than any file of this kind.
    #[error("{}: is larger than {most} bytes, more than any such file has", .path.display())]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The limit.
        most: u64,
    },
    /// Bytes that are no text.
    #[error("{}: is not UTF-8 text: save it as such", .0.display())]
    NotText(PathBuf),
}

/// Whether a file has this ending, in capitals too, as some systems write them.
#[must_use]
pub fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending))
}

/// Reads a text whole, unless it is larger than `most` bytes.
///
/// # Errors
/// Why there is no text of that size.
pub(super) fn read_text(path: &Path, most: u64) -> Result<String, FileError> {
    let system = |source| FileError::System { path: path.to_owned(), source };
    // Looked at before it is opened: opening a pipe would wait for ever.
    if !path.metadata().map_err(system)?.is_file() {
        return Err(FileError::NotAFile(path.to_owned()));
    }
    let mut bytes = Vec::new();
    File::open(path).map_err(system)?.take(most + 1).read_to_end(&mut bytes).map_err(system)?;
    if bytes.len() as u64 > most {
        return Err(FileError::TooLarge { path: path.to_owned(), most });
    }
    String::from_utf8(bytes).map_err(|_| FileError::NotText(path.to_owned()))
}

/// Writes a text whole: to a new file beside the old one, synced, then renamed over it.
///
/// # Errors
/// What the system refused; the old file is then as it was.
pub fn write_text(path: &Path, text: &str) -> Result<(), FileError> {
    let system = |source| FileError::System { path: path.to_owned(), source };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let write = || -> io::Result<()> {
        std::fs::create_dir_all(folder)?;
        let mut file = platform::new_file_in(folder)?;
        file.write_all(text.as_bytes())?;
        file.as_file().sync_all()?;
        file.persist(path)?;
        Ok(())
    };
    write().map_err(system)
}
