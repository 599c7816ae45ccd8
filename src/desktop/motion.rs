//! The wish of the system for few animations, and whom to ask for that on each system.
//!
//! Whatever stands in the place of a desktop's settings file, an answer comes within half a second and takes some
//! kilobytes.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use super::tool::answer;

/// The part of a settings file that is read, in bytes; those of desktops have some kilobytes.
const LONGEST_FILE: u64 = 256 << 10;

/// True if the system is set to show few animations. macOS, Windows and GNOME are asked through a command-line tool of
/// theirs, KDE and desktops that keep GTK's settings in files through these files. On other systems this is false, and
/// only the program's own setting counts.
///
/// May take half a second.
#[must_use]
pub fn asks_for_less_motion() -> bool {
    if cfg!(target_os = "macos") {
        let told = answer("defaults", &["read", "com.apple.universalaccess", "reduceMotion"]);
        return told.is_some_and(|text| text.trim() == "1");
    }
    if cfg!(windows) {
        let told = answer("reg", &["query", r"HKCU\Control Panel\Desktop", "/v", "UserPreferencesMask"]);
        return told.is_some_and(|text| forbids_effects(&text));
    }
    let Some(dirs) = directories::BaseDirs::new() else { return false };
    let told = || answer("gsettings", &["get", "org.gnome.desktop.interface", "enable-animations"]);
    is_forbidden_in(dirs.config_dir()) || told().is_some_and(|text| text.trim() == "false")
}

/// True if a settings file of a desktop in this folder switches animations off.
fn is_forbidden_in(folder: &Path) -> bool {
    let files = ["kdeglobals", "gtk-4.0/settings.ini", "gtk-3.0/settings.ini"];
    files.into_iter().any(|file| beginning_of(&folder.join(file)).is_some_and(|text| forbids_animations(&text)))
}

/// The beginning of a settings file; `None` if there is no ordinary file that can be read.
fn beginning_of(path: &Path) -> Option<String> {
    // Asked before the file is opened, because opening a pipe would wait for somebody to write to it.
    if !path.metadata().ok()?.is_file() {
        return None;
    }
    let mut bytes = Vec::new();
    File::open(path).ok()?.take(LONGEST_FILE).read_to_end(&mut bytes).ok()?;
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

/// True if the mask of preferences that `reg` prints on Windows lacks the bit for animations inside windows, the second
/// bit of the fifth byte.
fn forbids_effects(printed: &str) -> bool {
    let mask = printed.split_whitespace().last().and_then(|mask| mask.get(8..10));
    mask.and_then(|byte| u8::from_str_radix(byte, 16).ok()).is_some_and(|byte| byte & 2 == 0)
}

/// True if a desktop's settings file switches animations off.
fn forbids_animations(text: &str) -> bool {
    let value =
        |line: &str, key: &str| Some(line.trim().strip_prefix(key)?.trim().strip_prefix('=')?.trim().to_owned());
    text.lines().any(|line| {
        let gtk = value(line, "gtk-enable-animations").is_some_and(|value| value == "0" || value == "false");
        let kde = value(line, "AnimationDurationFactor").and_then(|value| value.parse::<f32>().ok());
        gtk || kde.is_some_and(|factor| factor <= 0.0)
    })
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "holds how long an answer may take")]
mod tests {
    #[cfg(unix)]
    use std::process::Command;
    use std::time::{Duration, Instant};

    use super::*;

    /// Longer than any answer may take, on a busy machine.
    const AT_ONCE: Duration = Duration::from_secs(3);

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

    #[test]
    fn windows_says_whether_effects_are_shown() {
        let printed = |mask: &str| {
            format!("\r\nHKEY_CURRENT_USER\\Desktop\r\n    UserPreferencesMask    REG_BINARY    {mask}\r\n")
        };
        assert!(!forbids_effects(&printed("9E1E078012000000")));
        assert!(forbids_effects(&printed("9012038010000000")));
        for text in ["", "ERROR: unable to find it", &printed("9E"), &printed("zzzzzzzzzzzz")] {
            assert!(!forbids_effects(text), "{text}");
        }
    }

    #[test]
    fn of_a_huge_settings_file_only_the_beginning_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("kdeglobals");
        std::fs::write(&path, "AnimationDurationFactor=0\n").unwrap();
        File::options().write(true).open(&path).unwrap().set_len(1 << 30).unwrap();
        let start = Instant::now();
        assert_eq!(beginning_of(&path).map(|text| text.len() as u64), Some(LONGEST_FILE));
        assert!(is_forbidden_in(folder.path()));
        assert!(start.elapsed() < AT_ONCE);
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_settings_file_is_not_opened() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir_all(folder.path().join("gtk-4.0/settings.ini")).unwrap();
        std::fs::create_dir(folder.path().join("gtk-3.0")).unwrap();
        std::os::unix::fs::symlink("/dev/zero", folder.path().join("gtk-3.0/settings.ini")).unwrap();
        // A pipe without a writer: opening it would wait for ever.
        let made = Command::new("mkfifo").arg(folder.path().join("kdeglobals")).status();
        assert!(made.is_ok_and(|status| status.success()));
        let (told, hears) = std::sync::mpsc::channel();
        let path = folder.path().to_owned();
        std::thread::spawn(move || told.send(is_forbidden_in(&path)));
        assert_eq!(hears.recv_timeout(AT_ONCE), Ok(false));
    }
}
