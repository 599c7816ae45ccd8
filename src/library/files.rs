//! Whole text files: no more is read than a limit allows, and an old file stays until the new one is complete. Decides
//! which file a name means, and what a file is called that is set aside because it cannot be read.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::records::RECORD_ENDING;
use super::variants::VARIANT_ENDING;
use crate::platform;

/// The time that a file being written stays untouched before it counts as left over.
const UNFINISHED: Duration = Duration::from_hours(1);

/// The number of symbolic links that may lead from one to the next.
const MOST_LINKS: usize = 32;

/// Why a file could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The system refused.
    #[error("{}: {source}", .path.display())]
    System {
        /// The file.
        path: PathBuf,
        /// The error of the system.
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
    /// It may be read but not written.
    #[error("{}: is protected from being changed: choose another name", .0.display())]
    ReadOnly(PathBuf),
    /// A record would take the name of a variant.
    #[error("{}: is the name of a variant: let the name of a record end in `.{RECORD_ENDING}`", .0.display())]
    VariantName(PathBuf),
    /// A variant would take the name of a record.
    #[error("{}: is the name of a record: let the name of a variant end in `.{VARIANT_ENDING}`", .0.display())]
    RecordName(PathBuf),
}

/// True if a file name has this ending, in small letters or in capitals.
#[must_use]
pub fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending))
}

/// The folder of a file.
fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The file that is read or written under this path: symbolic links are followed, also to a file that does not exist
/// yet.
pub(super) fn meant_file(path: &Path) -> PathBuf {
    let mut file = path.to_owned();
    for _ in 0..MOST_LINKS {
        match file.read_link() {
            Ok(next) => file = folder_of(&file).join(next),
            Err(_) => break,
        }
    }
    file
}

/// Reads a text whole, unless it is larger than `most` bytes.
///
/// # Errors
/// Why the file cannot be read, or is no text of at most this size.
pub fn read_text(path: &Path, most: u64) -> Result<String, FileError> {
    String::from_utf8(read_bytes(path, most)?).map_err(|_| FileError::NotText(path.to_owned()))
}

/// Reads a file whole, unless it is larger than `most` bytes.
///
/// # Errors
/// Why the file cannot be read, or is larger.
pub(super) fn read_bytes(path: &Path, most: u64) -> Result<Vec<u8>, FileError> {
    let system = |source| FileError::System { path: path.to_owned(), source };
    // Asked before the file is opened, because opening a pipe would wait for somebody to write to it.
    let data = path.metadata().map_err(system)?;
    if !data.is_file() {
        return Err(FileError::NotAFile(path.to_owned()));
    }
    // Told without reading it. It may still grow meanwhile, so the reading ends there too.
    if data.len() > most {
        return Err(FileError::TooLarge { path: path.to_owned(), most });
    }
    let mut bytes = Vec::new();
    File::open(path).map_err(system)?.take(most + 1).read_to_end(&mut bytes).map_err(system)?;
    if bytes.len() as u64 > most {
        return Err(FileError::TooLarge { path: path.to_owned(), most });
    }
    Ok(bytes)
}

/// True if something would be lost by writing in the place of a file: it holds none of these texts, or cannot be read.
/// False where there is no file.
#[must_use]
pub fn holds_other_than(path: &Path, known: &[&str]) -> bool {
    let most = known.iter().map(|text| text.len()).max().unwrap_or(0);
    match read_text(path, most as u64) {
        Ok(text) => !known.contains(&text.as_str()),
        Err(FileError::System { source, .. }) => source.kind() != io::ErrorKind::NotFound,
        Err(error) => !matches!(error, FileError::NotAFile(_)),
    }
}

/// Writes a whole text: to a new file beside the old one, which is synced and then renamed to replace it. A symbolic
/// link stays one, and its target is replaced; the permissions of an old file are those of the new one.
///
/// # Errors
/// The refusal of the system, or that the old file is protected or no file; it is then as it was.
pub fn write_text(path: &Path, text: &str) -> Result<(), FileError> {
    write_bytes(path, text.as_bytes())
}

/// Writes a whole text, like [`write_text`], into a file that its owner alone can read.
///
/// # Errors
/// Those of [`write_text`].
pub fn write_private(path: &Path, text: &str) -> Result<(), FileError> {
    let create = || create_folder(folder_of(path)).and_then(|()| platform::create_private(path));
    create().map_err(|source| FileError::System { path: path.to_owned(), source })?;
    write_text(path, text)
}

/// Writes a whole file, like [`write_text`].
///
/// # Errors
/// The refusal of the system; the old file is then as it was.
pub fn write_bytes(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    let system = |source| FileError::System { path: path.to_owned(), source };
    let target = meant_file(path);
    let replaced = match target.metadata() {
        Ok(data) => Some(data),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(system(error)),
    };
    let replaced = replaced.as_ref().filter(|data| !data.is_dir());
    if replaced.is_some_and(|data| !data.is_file()) {
        return Err(FileError::NotAFile(path.to_owned()));
    }
    if replaced.is_some_and(|data| data.permissions().readonly()) {
        return Err(FileError::ReadOnly(path.to_owned()));
    }
    let folder = folder_of(&target);
    let write = || -> io::Result<()> {
        create_folder(folder)?;
        let mut file = platform::new_file_in(folder, replaced)?;
        file.write_all(bytes)?;
        file.as_file().sync_all()?;
        file.persist(&target)?;
        platform::sync_folder(folder)
    };
    write().map_err(system)
}

/// Creates a folder and those above it that do not exist, so that they stay even if the machine stops now.
pub(super) fn create_folder(folder: &Path) -> io::Result<()> {
    let is_missing = |folder: &&Path| !folder.as_os_str().is_empty() && !folder.exists();
    let missing: Vec<&Path> = folder.ancestors().take_while(is_missing).collect();
    std::fs::create_dir_all(folder)?;
    missing.into_iter().try_for_each(|folder| platform::sync_folder(folder_of(folder)))
}

/// Gives a file that cannot be read a name that says why, beside the old one, and returns it. No other file is
/// replaced.
///
/// # Errors
/// The refusal of the system; the file is then as it was.
pub(super) fn set_aside(path: &Path) -> Result<PathBuf, FileError> {
    let system = |source| FileError::System { path: path.to_owned(), source };
    let stem = path.file_stem().unwrap_or_default();
    let day = platform::today();
    let mut number = 1_u32;
    loop {
        let again = if number == 1 { String::new() } else { format!(", {number}") };
        let mut name = stem.to_owned();
        name.push(format!(" (not readable, {day}{again})"));
        if let Some(ending) = path.extension() {
            name.push(".");
            name.push(ending);
        }
        let aside = path.with_file_name(name);
        // The name is taken before the file gets it, so that no other file can have it by then.
        match File::create_new(&aside) {
            Ok(_) => break move_to(path, &aside).map(|()| aside.clone()).map_err(system),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => break Err(system(error)),
        }
    }
}

/// Moves a file to the place of one that is empty; if that fails, the empty one goes.
fn move_to(path: &Path, empty: &Path) -> io::Result<()> {
    std::fs::rename(path, empty).inspect_err(|_| {
        // If it stays, it does no harm.
        let _ = std::fs::remove_file(empty);
    })
}

/// Removes from a folder the unfinished files that were left by a program that was stopped while it wrote them, and
/// returns how many there were. One that is being written by another copy of the program stays.
pub fn remove_leftovers(folder: &Path) -> usize {
    let entries = std::fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let left = entries.filter(|entry| platform::is_left_over(entry, UNFINISHED));
    left.filter(|entry| std::fs::remove_file(entry.path()).is_ok()).count()
}
