//! The field in which a path is typed: which path its text means.
//!
//! A path need not be text. One that was chosen is kept beside the text that shows it, so that it is never taken for
//! another one that looks the same.

use std::path::{MAIN_SEPARATOR, PathBuf};

use crate::platform;

/// The sign in a shown path for bytes that are no text.
const NO_TEXT: char = char::REPLACEMENT_CHARACTER;

/// A text, and the path that was shown by it last.
#[derive(Clone, Debug, Default)]
pub struct PathField {
    text: String,
    shown: PathBuf,
}

impl PathField {
    /// Shows a path.
    pub fn show(&mut self, path: PathBuf) {
        self.text = path.display().to_string();
        self.shown = path;
    }

    /// The text, to be edited.
    pub fn text_mut(&mut self) -> &mut String {
        &mut self.text
    }

    /// The path that the text means: the shown one as long as the text is not edited; `~` is the home directory. `None`
    /// if there is no text, or if it is unclear.
    #[must_use]
    pub fn path(&self) -> Option<PathBuf> {
        let text = self.text.trim();
        if text.is_empty() {
            return None;
        }
        if self.text == self.shown.display().to_string() {
            return Some(self.shown.clone());
        }
        if self.shown.to_str().is_none() {
            // Only the name was edited: the folder is the one that was shown.
            if let Some(folder) = self.shown.parent()
                && let Some(name) = text.strip_prefix(&format!("{}{MAIN_SEPARATOR}", folder.display()))
                && !name.contains(NO_TEXT)
                && !name.is_empty()
            {
                return Some(folder.join(name));
            }
            if text.contains(NO_TEXT) {
                return None;
            }
        }
        platform::path_meant(text)
    }

    /// True if there is a text, but no telling which path it means.
    #[must_use]
    pub fn is_unclear(&self) -> bool {
        !self.text.trim().is_empty() && self.path().is_none()
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn typed(shown: &Path, text: &str) -> PathField {
        let mut field = PathField::default();
        field.show(shown.to_owned());
        text.clone_into(field.text_mut());
        field
    }

    #[test]
    fn a_text_means_a_path() {
        let means = |text: &str| typed(Path::new("/games/x.tikal"), text).path();
        assert_eq!(means(" /games/y.tikal "), Some(PathBuf::from("/games/y.tikal")));
        assert_eq!(means("  "), None);
        let home = platform::path_meant("~").unwrap();
        assert_eq!(means("~/y"), Some(home.join("y")));
        // What was shown is no typed text: it is taken as it is.
        let shown = Path::new("~/ spaces ");
        assert_eq!(typed(shown, "~/ spaces ").path().as_deref(), Some(shown));
    }

    #[cfg(unix)]
    #[test]
    fn a_path_that_is_no_text_is_never_taken_for_another() {
        use std::ffi::OsStr;
        use std::os::unix::ffi::OsStrExt as _;

        let folder = Path::new(OsStr::from_bytes(b"/games/caf\xe9"));
        let (file, other) = (folder.join("x.tikal"), folder.join("y.tikal"));
        let mut field = PathField::default();
        field.show(file.clone());
        assert_eq!(field.path(), Some(file.clone()));
        assert_eq!(typed(&file, "/games/caf\u{fffd}/y.tikal").path(), Some(other));
        for text in ["/games/caf\u{fffd}", "/games/caf\u{fffd}/\u{fffd}.tikal", "/other/caf\u{fffd}/y", "caf\u{fffd}"] {
            let field = typed(&file, text);
            assert!(field.path().is_none() && field.is_unclear(), "{text}");
        }
        assert_eq!(typed(&file, "/games/cafe/y").path(), Some(PathBuf::from("/games/cafe/y")));
        let name = Path::new(OsStr::from_bytes(b"/games/\xff.tikal"));
        assert!(typed(name, "/games/\u{fffd}2.tikal").is_unclear());
    }
}
