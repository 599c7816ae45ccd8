//! The wish of the system for few animations, and whom to ask for that on each system.
//!
//! Whatever stands in the place of a desktop's settings file or of its tool, an answer comes within half a second and
//! takes some kilobytes, and no thread or pipe is left behind.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The part of a settings file that is read, in bytes; those of desktops have some kilobytes.
const LONGEST_FILE: u64 = 256 << 10;
/// The longest answer of a tool, in bytes.
const LONGEST_ANSWER: usize = 4 << 10;
/// The number of looks at a tool, and the time that it is left alone between: a third of a second in all.
const LOOKS: usize = 33;
const PAUSE: Duration = Duration::from_millis(10);

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

/// The text that a command-line tool of the system prints; `None` if there is no such tool, if it fails, prints much or
/// takes long.
fn answer(tool: &str, arguments: &[&str]) -> Option<String> {
    let mut command = Command::new(tool);
    command.args(arguments).stdin(Stdio::null()).stderr(Stdio::null());
    // The flag is CREATE_NO_WINDOW: without it a console window would flash up.
    #[cfg(windows)]
    std::os::windows::process::CommandExt::creation_flags(&mut command, 0x0800_0000);
    let (mut child, mut printed) = Printed::by(command).ok()?;
    for _ in 0..LOOKS {
        // Asked before reading: once it has ended, everything that it printed is there. A child of its own may keep the
        // output open, so its end is not waited for.
        let ended = child.try_wait();
        printed.read(ended.as_ref().is_ok_and(Option::is_some));
        match ended {
            Ok(Some(status)) => return printed.text().filter(|_| status.success()),
            Ok(None) if printed.bytes.len() <= LONGEST_ANSWER => std::thread::sleep(PAUSE),
            _ => break,
        }
    }
    // A tool that is too slow or says too much is ended. That fails if it has just ended by itself, which does no harm.
    let _ = child.kill();
    let _ = child.wait();
    None
}

/// The text that a tool has printed so far.
struct Printed {
    #[cfg(unix)]
    from: std::os::unix::net::UnixStream,
    #[cfg(not(unix))]
    from: io::PipeReader,
    bytes: Vec<u8>,
}

impl Printed {
    /// Starts a tool and listens to it.
    fn by(mut command: Command) -> io::Result<(Child, Self)> {
        // Two sockets do for a pipe, and can be read without waiting.
        #[cfg(unix)]
        let (from, into) = {
            let (from, into) = std::os::unix::net::UnixStream::pair()?;
            from.set_nonblocking(true)?;
            (from, std::os::fd::OwnedFd::from(into))
        };
        #[cfg(not(unix))]
        let (from, into) = io::pipe()?;
        // The command is dropped at the end, and with it our own copy of what the tool prints into.
        let child = command.stdout(into).spawn()?;
        Ok((child, Self { from, bytes: Vec::new() }))
    }

    /// Takes what has been printed, up to a byte more than is allowed.
    fn read(&mut self, has_ended: bool) {
        // Where reading waits, there has to be something to read.
        if cfg!(not(unix)) && !has_ended {
            return;
        }
        let mut buffer = [0; LONGEST_ANSWER + 1];
        while self.bytes.len() <= LONGEST_ANSWER {
            let room = LONGEST_ANSWER + 1 - self.bytes.len();
            let read = self.from.read(&mut buffer[..room]).unwrap_or_default();
            self.bytes.extend_from_slice(&buffer[..read]);
            if read == 0 || cfg!(not(unix)) {
                return;
            }
        }
    }

    fn text(self) -> Option<String> {
        let is_short = self.bytes.len() <= LONGEST_ANSWER;
        is_short.then_some(self.bytes).and_then(|bytes| String::from_utf8(bytes).ok())
    }
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
    use std::time::Instant;

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

    #[cfg(unix)]
    #[test]
    fn a_tool_answers_or_is_not_waited_for() {
        let start = Instant::now();
        assert_eq!(answer("echo", &["yes"]).as_deref(), Some("yes\n"));
        assert_eq!(answer("false", &[]), None);
        assert_eq!(answer("sleep", &["60"]), None);
        assert_eq!(answer("no-such-tool-anywhere", &[]), None);
        assert_eq!(answer("sh", &["-c", "head -c 4096 /dev/zero"]).map(|text| text.len()), Some(LONGEST_ANSWER));
        assert!(start.elapsed() < AT_ONCE);
    }

    #[cfg(unix)]
    #[test]
    fn a_tool_that_prints_for_ever_is_ended() {
        let start = Instant::now();
        assert_eq!(answer("yes", &[]), None);
        assert_eq!(answer("sh", &["-c", "head -c 5000 /dev/zero"]), None);
        assert!(start.elapsed() < AT_ONCE);
    }

    #[cfg(unix)]
    #[test]
    fn a_child_of_the_tool_that_keeps_the_output_open_is_not_waited_for() {
        let start = Instant::now();
        assert_eq!(answer("sh", &["-c", "sleep 10 & echo false"]).as_deref(), Some("false\n"));
        assert!(start.elapsed() < AT_ONCE);
    }
}
