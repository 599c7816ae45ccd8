//! The report of a fault of the program: written when it is met, shown at the next start, until the player puts it away.

use std::path::{Path, PathBuf};

use super::files::{FileError, read_text, write_text};
use crate::platform;

/// The longest report that is kept, in bytes; of more faults the later ones are kept.
const MAX_REPORT_SIZE: usize = 64 << 10;

/// The file in which the report is kept.
#[must_use]
pub fn report_file() -> Option<PathBuf> {
    platform::data_dir().map(|folder| folder.join("report.txt"))
}

/// The report that is kept, if there is one.
#[must_use]
pub fn read_report(path: &Path) -> Option<String> {
    read_text(path, MAX_REPORT_SIZE as u64).ok()
}

/// Keeps a report, before those of earlier faults that the player has not put away.
///
/// # Errors
/// The refusal of the system.
pub fn write_report(path: &Path, text: &str) -> Result<(), FileError> {
    let mut text = text.to_owned();
    if let Some(earlier) = read_report(path) {
        text.push_str("\n----\n\n");
        text.push_str(&earlier);
    }
    let most = text.floor_char_boundary(MAX_REPORT_SIZE);
    write_text(path, &text[..most])
}

/// Puts the report away.
///
/// # Errors
/// The refusal of the system.
pub fn drop_report(path: &Path) -> Result<(), FileError> {
    std::fs::remove_file(path).map_err(|source| FileError::System { path: path.to_owned(), source })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_of_several_faults_are_kept_together_up_to_a_size() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("report.txt");
        assert_eq!(read_report(&path), None);
        write_report(&path, "first").unwrap();
        write_report(&path, "second").unwrap();
        assert_eq!(read_report(&path).as_deref(), Some("second\n----\n\nfirst"));
        write_report(&path, &"é".repeat(MAX_REPORT_SIZE)).unwrap();
        assert!(read_report(&path).is_some_and(|text| text.len() <= MAX_REPORT_SIZE && text.ends_with('é')));
        drop_report(&path).unwrap();
        assert_eq!(read_report(&path), None);
        assert!(drop_report(&path).is_err());
    }
}
