//! Everything that differs between Windows, macOS and Linux, and what only the system can tell.

use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use directories::ProjectDirs;
use tempfile::NamedTempFile;

use crate::game::MAX_SEED;

/// The user's data directory of this program: variants and records are below it. `None` where the
/// system has no home for the user.
#[must_use]
pub fn data_dir() -> Option<PathBuf> {
    ProjectDirs::from("", "", "tikal").map(|dirs| dirs.data_dir().to_path_buf())
}

/// The user's directory for the settings of this program. `None` where the system has no home for
/// the user.
#[must_use]
pub fn config_dir() -> Option<PathBuf> {
    ProjectDirs::from("", "", "tikal").map(|dirs| dirs.config_dir().to_path_buf())
}

/// The languages the user has set in the system, the best liked first, as tags such as `de-CH`.
#[cfg(feature = "window")]
#[must_use]
pub fn preferred_languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// Whether the desktop is set to show no animations, as far as that can be known without talking to it: KDE and
/// desktops that keep GTK's settings write it down in files. Elsewhere the program's own setting is the way.
#[cfg(feature = "window")]
#[must_use]
pub fn asks_for_less_motion() -> bool {
    if !cfg!(all(unix, not(target_os = "macos"))) {
        return false;
    }
    let Some(dirs) = directories::BaseDirs::new() else { return false };
    ["kdeglobals", "gtk-4.0/settings.ini", "gtk-3.0/settings.ini"]
        .into_iter()
        .any(|file| std::fs::read_to_string(dirs.config_dir().join(file)).is_ok_and(|text| forbids_animations(&text)))
}

/// Whether a settings file of a desktop says so.
#[cfg(feature = "window")]
fn forbids_animations(text: &str) -> bool {
    let value =
        |line: &str, key: &str| Some(line.trim().strip_prefix(key)?.trim().strip_prefix('=')?.trim().to_owned());
    text.lines().any(|line| {
        let gtk = value(line, "gtk-enable-animations").is_some_and(|value| value == "0" || value == "false");
        let kde = value(line, "AnimationDurationFactor").and_then(|value| value.parse::<f32>().ok());
        gtk || kde.is_some_and(|factor| factor <= 0.0)
    })
}

/// A new file of some name in a folder, to be written and then renamed to what it is for. Others may
/// read it as far as the system's settings let them, like any file that the user makes.
///
/// # Errors
/// What the system refused.
pub fn new_file_in(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    // Of itself a temporary file is for its owner alone.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

/// A seed that was not seen before, for a new game.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "the one place where chance comes from the clock")]
pub fn fresh_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // Digits that change fast stay; a short number is easier to tell a friend.
    (since.as_nanos() as u64 / 1000) % 1_000_000_000 % MAX_SEED
}

#[cfg(all(test, feature = "window"))]
mod tests {
    use super::forbids_animations;

    #[test]
    fn files_of_desktops_say_whether_things_move() {
        assert!(forbids_animations("[Settings]\ngtk-theme-name=Breeze\ngtk-enable-animations = false\n"));
        assert!(forbids_animations("gtk-enable-animations=0"));
        assert!(forbids_animations("[KDE]\r\nAnimationDurationFactor=0\r\n"));
        for text in ["", "[KDE]\nAnimationDurationFactor=0.5", "gtk-enable-animations=true", "AnimationDurationFactor"]
        {
            assert!(!forbids_animations(text), "{text}");
        }
    }
}
