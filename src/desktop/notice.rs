//! A notice of the desktop: a few words that it shows in its own place for them, whichever program is in front.
//!
//! On Linux desktops take it over D-Bus, from the tool that asks them for their look too. A connection of our own would
//! have to stay open, with a thread: GNOME takes back what a program with a window has told as soon as that program leaves
//! the bus, and leaves the words of a tool where they are. On Windows and macOS nothing is told: there the window library
//! alone points at the window, among the programs that run.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::tool::answer_within;

/// The longest time that the desktop has to take a notice; it may begin its place for them only now.
const PATIENCE: Duration = Duration::from_secs(5);

/// Tells the desktop to show a title, and a sentence below it, which is one of the program's own: some desktops read it as
/// markup. Nobody waits for it, and nothing happens where no desktop takes it.
pub fn show_notice(title: &str, sentence: &str) {
    if cfg!(any(windows, target_os = "macos")) {
        return;
    }
    let question = question(title, sentence);
    let show = move || {
        let question: Vec<&str> = question.iter().map(String::as_str).collect();
        if answer_within(PATIENCE, "gdbus", &question).is_none() {
            say_once("no desktop takes notices");
        }
    };
    if let Err(error) = std::thread::Builder::new().name("notice".to_owned()).spawn(show) {
        say_once(&format!("no thread for a notice: {error}"));
    }
}

/// Tells in the log why there are no notices, the first time.
fn say_once(reason: &str) {
    static IS_SAID: AtomicBool = AtomicBool::new(false);
    if !IS_SAID.swap(true, Ordering::Relaxed) {
        log::info!("{reason}");
    }
}

/// The question to the desktop, in the words of the tool that asks it.
fn question(title: &str, sentence: &str) -> Vec<String> {
    let to = [
        "call",
        "--session",
        "--timeout",
        "4",
        "--dest",
        "org.freedesktop.Notifications",
        "--object-path",
        "/org/freedesktop/Notifications",
        "--method",
        "org.freedesktop.Notifications.Notify",
    ];
    // The program, no earlier notice in whose place it comes, the icon that the packages bring.
    let from = ["'Tikal'", "uint32 0", "'tikal'"];
    // No buttons; no hints, of which `desktop-entry` would make the words those of a program with a window; shown as long
    // as the desktop likes.
    let manner = ["@as []", "@a{sv} {}", "int32 -1"];
    let told = [quoted(title), quoted(sentence)];
    to.into_iter().chain(from).map(str::to_owned).chain(told).chain(manner.map(str::to_owned)).collect()
}

/// The text as the tool reads one, whatever is in it.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\\', r"\\").replace('\'', r"\'"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_a_text_for_the_tool_whatever_is_in_it() {
        assert_eq!(quoted("Tikal, base game"), "'Tikal, base game'");
        assert_eq!(quoted(r"it's \ '"), r"'it\'s \\ \''");
        let question = question("--dest", "@as []");
        assert_eq!(question[13..], ["'--dest'", "'@as []'", "@as []", "@a{sv} {}", "int32 -1"]);
    }
}
