//! Everything that differs between Windows, macOS and Linux, and what only the system can tell.

use std::fs::{DirEntry, File, Metadata, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use directories::ProjectDirs;
use tempfile::NamedTempFile;

use crate::game::MAX_SEED;

/// The user's directory for the data of this program, which holds variants and records; `None` if the user has no home
/// directory.
#[must_use]
pub fn data_dir() -> Option<PathBuf> {
    ProjectDirs::from("", "", "tikal").map(|dirs| dirs.data_dir().to_path_buf())
}

/// The user's directory for the settings of this program; `None` if the user has no home directory.
#[must_use]
pub fn config_dir() -> Option<PathBuf> {
    ProjectDirs::from("", "", "tikal").map(|dirs| dirs.config_dir().to_path_buf())
}

/// The user's folder for documents, or else the home directory; `None` if there is neither.
#[must_use]
pub fn documents_dir() -> Option<PathBuf> {
    let dirs = directories::UserDirs::new()?;
    let documents = dirs.document_dir().filter(|folder| folder.is_dir());
    Some(documents.unwrap_or(dirs.home_dir()).to_path_buf())
}

/// The text with `~` in the place of the user's home directory, which often has the user's name in it.
#[must_use]
pub fn without_home(text: &str) -> String {
    match directories::BaseDirs::new() {
        Some(dirs) if dirs.home_dir().parent().is_some() => text.replace(&*dirs.home_dir().to_string_lossy(), "~"),
        _ => text.to_owned(),
    }
}

/// The languages the user has set in the system, the best liked first, as tags such as `de-CH`.
#[must_use]
pub fn preferred_languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// The beginning of the names of files that are being written and are renamed once they are complete.
const UNFINISHED_PREFIX: &str = ".tikal-unfinished-";

/// The name of a file that is there only while another one is written, and is left over once nobody has it locked.
#[must_use]
pub fn unfinished_name(name: &str) -> String {
    format!("{UNFINISHED_PREFIX}{name}")
}

/// A new file with a name of its own in a folder, to be written and then renamed to its final name. It gets the
/// permissions of the file that it will replace; without one, those of any file that the user creates. It is locked as
/// long as it is open, which tells other copies of the program that it is being written.
///
/// # Errors
/// The refusal of the system.
pub fn new_file_in(folder: &Path, replaced: Option<&Metadata>) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(UNFINISHED_PREFIX);
    // By default a temporary file can be read by its owner alone.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let file = loop {
        let file = builder.tempfile_in(folder)?;
        // Another copy of the program may have taken it for one that was left, just before it was locked.
        let is_taken = matches!(file.as_file().try_lock(), Err(TryLockError::WouldBlock)) || !file.path().exists();
        if !is_taken {
            break file;
        }
    };
    // Windows has but one such permission, to write, without which nothing is replaced.
    if let Some(replaced) = replaced.filter(|_| cfg!(unix)) {
        file.as_file().set_permissions(replaced.permissions())?;
    }
    Ok(file)
}

/// Creates an empty file that its owner alone can read, where systems know that, unless there is a file already.
///
/// # Errors
/// The refusal of the system.
pub fn create_private(path: &Path) -> io::Result<()> {
    let mut options = File::options();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// True if a file was left unfinished by [`new_file_in`], or under an [`unfinished_name`], and nobody is writing it any more: nobody has locked it or,
/// where files cannot be locked, nobody has touched it for `age`.
#[must_use]
pub fn is_left_over(entry: &DirEntry, age: Duration) -> bool {
    let is_unfinished = entry.file_name().as_encoded_bytes().starts_with(UNFINISHED_PREFIX.as_bytes());
    let Some(data) = entry.metadata().ok().filter(|data| is_unfinished && data.is_file()) else { return false };
    match File::options().write(true).open(entry.path()).map(|file| file.try_lock()) {
        Ok(Ok(())) => true,
        Ok(Err(TryLockError::WouldBlock)) => false,
        Ok(Err(TryLockError::Error(_))) | Err(_) => {
            data.modified().is_ok_and(|time| time.elapsed().is_ok_and(|since| since >= age))
        }
    }
}

/// The marks by which a file is told from another one in its place, and from itself after a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FileMarks {
    length: u64,
    written: Option<SystemTime>,
    /// The disk and the number of the file there; where that is not told, when it was created.
    itself: (u64, u64),
}

impl FileMarks {
    /// The marks of the file that this was asked of.
    #[must_use]
    pub fn of(data: &Metadata) -> Self {
        #[cfg(unix)]
        let itself = (std::os::unix::fs::MetadataExt::dev(data), std::os::unix::fs::MetadataExt::ino(data));
        #[cfg(windows)]
        let itself = (std::os::windows::fs::MetadataExt::creation_time(data), 0);
        #[cfg(not(any(unix, windows)))]
        let itself = (0, 0);
        Self { length: data.len(), written: data.modified().ok(), itself }
    }

    /// The marks of the file at this path; nothing if there is none.
    #[must_use]
    pub fn at(path: &Path) -> Option<Self> {
        path.metadata().ok().map(|data| Self::of(&data))
    }
}

/// Lets the program that this command starts lead a group of its own: [`end_group`] ends all of it.
pub fn lead_own_group(command: &mut Command) {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    #[cfg(not(unix))]
    let _ = command;
}

/// Ends a program that leads a group of its own, and all that it has started. One that has ended cannot be ended again;
/// then there is nothing to do.
pub fn end_group(program: &mut Child) {
    // A group has the number of the program that leads it, which is nobody else's as long as it was not waited for.
    #[cfg(unix)]
    if let Some(group) = i32::try_from(program.id()).ok().and_then(rustix::process::Pid::from_raw) {
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
    #[cfg(windows)]
    if matches!(program.try_wait(), Ok(None)) {
        let _ = Command::new("taskkill").args(["/T", "/F", "/PID", &program.id().to_string()]).output();
    }
    let _ = program.kill();
    let _ = program.wait();
}

/// True if no file can have this name on Windows, whatever ending follows, because a device has it.
#[must_use]
pub fn is_device(name: &str) -> bool {
    let base = name.split('.').next().unwrap_or_default().to_ascii_uppercase();
    matches!(base.as_str(), "CON" | "PRN" | "AUX" | "NUL")
        || (base.len() == 4 && (base.starts_with("COM") || base.starts_with("LPT")))
}

/// Makes sure that a file renamed in this folder has its new name even if the machine stops now. Windows does that
/// itself, and some file systems cannot be asked for it.
///
/// # Errors
/// The error of the system, unless it cannot be asked.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    // A folder that may be written but not listed cannot be opened; the file in it is in its place all the same.
    let Ok(folder) = File::open(folder) else { return Ok(()) };
    match folder.sync_all() {
        Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => Ok(()),
        done => done,
    }
}

/// The path that a person means by this text: `~` alone or before a separator is the user's home directory. `None` if
/// there is no home directory.
#[must_use]
pub fn path_meant(text: &str) -> Option<PathBuf> {
    let Some(rest) = text.strip_prefix('~') else { return Some(PathBuf::from(text)) };
    if !rest.is_empty() && !rest.starts_with(std::path::is_separator) {
        return Some(PathBuf::from(text));
    }
    let home = directories::BaseDirs::new()?.home_dir().to_path_buf();
    let rest = rest.trim_start_matches(std::path::is_separator);
    Some(if rest.is_empty() { home } else { home.join(rest) })
}

/// This day as `2026-11-21`, in universal time.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "the day for the name of a file that is set aside")]
pub fn today() -> String {
    day_of(SystemTime::now())
}

/// The day of a point in time as `2026-11-21`, in universal time: around midnight it can be the day before or after the
/// local one.
#[must_use]
pub fn day_of(time: SystemTime) -> String {
    let days = match time.duration_since(UNIX_EPOCH) {
        Ok(since) => (since.as_secs() / 86_400).cast_signed(),
        Err(before) => -(before.duration().as_secs() / 86_400).cast_signed() - 1,
    };
    // Years are counted from March, so that the leap day is the last day of its year; the algorithm is Hinnant's
    // `civil_from_days` (2013).
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

/// A seed from the clock, for a new game.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "the one place where chance comes from the clock")]
pub fn fresh_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // The nine digits of the microseconds that change fastest: different for each game, and short enough to pass on.
    (since.as_nanos() as u64 / 1000) % 1_000_000_000 % MAX_SEED
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tilde_means_home_only_where_it_stands_alone() {
        let home = directories::BaseDirs::new().unwrap().home_dir().to_path_buf();
        assert_eq!(path_meant("~").unwrap(), home);
        assert_eq!(path_meant("~/").unwrap(), home);
        assert_eq!(path_meant("~/games/a.tikal").unwrap(), home.join("games").join("a.tikal"));
        for other in ["~ana/x", "./~", "x/~/y", "a~", ""] {
            assert_eq!(path_meant(other).unwrap(), Path::new(other));
        }
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        let day = |days: u64| day_of(UNIX_EPOCH + Duration::from_secs(days * 86_400 + 5));
        assert_eq!((day(0).as_str(), day(59).as_str()), ("1970-01-01", "1970-03-01"));
        assert_eq!((day(11_016).as_str(), day(11_017).as_str()), ("2000-02-29", "2000-03-01"));
        assert_eq!((day(20_453).as_str(), day(20_454).as_str()), ("2025-12-31", "2026-01-01"));
        assert_eq!(day_of(UNIX_EPOCH - Duration::from_secs(1)), "1969-12-31");
    }
}
