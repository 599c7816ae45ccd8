//! The files in which the window keeps something about its user, such as the settings. What cannot be read is replaced
//! by the defaults, and what cannot be written is logged: neither is a reason to stop.

use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::files::{read_text, write_text};
use crate::platform;

/// The largest file of settings, in bytes.
const MAX_SETTINGS_SIZE: u64 = 64 << 10;
/// The largest file of the window's size and place, in bytes.
const MAX_WINDOW_SIZE: u64 = 1 << 20;

/// The file in which the user's settings are kept.
#[must_use]
pub fn settings_file() -> Option<PathBuf> {
    platform::config_dir().map(|folder| folder.join("settings.ron"))
}

/// The file that lists the lessons that were played to their end.
#[must_use]
pub fn lessons_file() -> Option<PathBuf> {
    platform::config_dir().map(|folder| folder.join("lessons.ron"))
}

/// The file that lists the files that were opened or saved last.
#[must_use]
pub fn recent_file() -> Option<PathBuf> {
    platform::config_dir().map(|folder| folder.join("recent.ron"))
}

/// The file in which the window library keeps the size and place of the window. It reads what is there whole and at once,
/// so where that is no ordinary file, or much too large, this is a path at which there can be nothing.
#[must_use]
pub fn window_file() -> Option<PathBuf> {
    platform::data_dir().map(|folder| readable_or_nothing(folder.join("app.ron")))
}

fn readable_or_nothing(path: PathBuf) -> PathBuf {
    match path.metadata() {
        Ok(about) if !about.is_file() || about.len() > MAX_WINDOW_SIZE => {
            log::warn!("{}: is left alone, for it is no file of a window's size and place", path.display());
            path.join("nothing")
        }
        _ => path,
    }
}

/// The settings in a file; the defaults if it does not exist or cannot be read.
#[must_use]
pub fn read_settings<S: DeserializeOwned + Default>(path: &Path) -> S {
    if !path.exists() {
        return S::default();
    }
    let settings = read_text(path, MAX_SETTINGS_SIZE).map_err(|error| error.to_string());
    let settings =
        settings.and_then(|text| ron::from_str(&text).map_err(|error| format!("{}: {error}", path.display())));
    settings.unwrap_or_else(|error| {
        log::warn!("the settings are those of a new user: {error}");
        S::default()
    })
}

/// Writes settings to a file. A failure is only logged.
pub fn write_settings<S: Serialize>(path: &Path, settings: &S) {
    let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::default());
    let text = text.map_err(|error| error.to_string());
    if let Err(error) = text.and_then(|text| write_text(path, &text).map_err(|error| error.to_string())) {
        log::error!("the settings could not be kept: {error}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_file_of_the_window_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        assert_eq!(readable_or_nothing(path("missing")), path("missing"));
        std::fs::write(path("small"), "{}").unwrap();
        assert_eq!(readable_or_nothing(path("small")), path("small"));
        std::fs::File::create(path("huge")).unwrap().set_len(1 << 30).unwrap();
        std::fs::create_dir(path("folder")).unwrap();
        let mut others = vec!["huge", "folder"];
        if cfg!(unix) {
            // A pipe without a writer: opening it would wait for ever.
            let made = std::process::Command::new("mkfifo").arg(path("pipe")).status();
            assert!(made.is_ok_and(|status| status.success()));
            others.push("pipe");
        }
        for name in others {
            let instead = readable_or_nothing(path(name));
            assert!(instead != path(name) && !instead.exists(), "{name}");
        }
    }
}
