//! The words where there can be no window: the real program, started without a screen or without a library.
#![cfg(all(target_os = "linux", feature = "window"))]
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// The words of the program on standard error where it is started with these arguments and variables and no others that
/// lead to a screen; it has to fail.
fn said(folder: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tikal"));
    command.args(arguments).current_dir(folder).stdin(Stdio::null());
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "RUST_LOG", "LC_MESSAGES", "LANG", "LANGUAGE"] {
        command.env_remove(name);
    }
    for name in ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"] {
        command.env(name, folder);
    }
    // A backtrace would be asked for by it, and is not to be printed.
    command.env("LC_ALL", "C").env("RUST_BACKTRACE", "1").envs(variables.iter().copied());
    let output = command.output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    for debug in ["panicked", ".rs:", "ERROR", "backtrace", "Error", "glutin"] {
        assert!(!said.contains(debug), "{debug} is no word for a player: {said}");
    }
    said
}

#[test]
fn without_a_screen_it_says_where_to_start_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let words = said(folder.path(), &[], &[]);
    assert!(words.contains("no screen") && words.contains("desktop session"), "{words}");
    assert!(words.contains("tikal engine"), "{words}");
    let words = said(folder.path(), &["--lang", "de"], &[]);
    assert!(words.contains("Desktop-Sitzung"), "{words}");
    let words = said(folder.path(), &[], &[("LC_ALL", "fr_FR.UTF-8")]);
    assert!(words.contains("session de bureau"), "{words}");
}

#[test]
fn a_screen_that_is_not_there_is_said_to_be_out_of_reach() {
    let folder = tempfile::tempdir().unwrap();
    for variables in [[("DISPLAY", ":4711")], [("WAYLAND_DISPLAY", "wayland-4711")]] {
        let words = said(folder.path(), &[], &variables);
        assert!(words.contains("cannot be reached") && words.contains("same user"), "{words}");
    }
}

#[test]
fn where_a_library_is_missing_the_packages_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let libraries = folder.path().join("lib");
    fs::create_dir(&libraries).unwrap();
    // An empty file in front of the library hides it.
    for name in ["libX11.so.6", "libX11-xcb.so.1", "libXcursor.so.1", "libXi.so.6"] {
        fs::write(libraries.join(name), "").unwrap();
    }
    let words = said(folder.path(), &[], &[("DISPLAY", ":4711"), ("LD_LIBRARY_PATH", libraries.to_str().unwrap())]);
    for part in ["library of the system", "apt install", "libxkbcommon-x11-0", "dnf install"] {
        assert!(words.contains(part), "{part} is missing: {words}");
    }
}
