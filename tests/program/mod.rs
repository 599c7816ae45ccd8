//! Runs the program as a person at a terminal would, in a folder of its own, where it finds neither a user's files nor a
//! language setting.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The program with these arguments, to be run in this folder.
pub fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tikal"));
    command
        .args(arguments)
        .current_dir(folder)
        .env("HOME", folder)
        .env("XDG_DATA_HOME", folder.join("data"))
        .env("APPDATA", folder.join("data"))
        .env("LC_ALL", "C")
        .env_remove("RUST_LOG")
        .env_remove("RUST_BACKTRACE")
        .stdin(Stdio::null());
    command
}

/// The output of the program with these arguments.
pub fn tikal(folder: &Path, arguments: &[&str]) -> Output {
    command(folder, arguments).output().unwrap()
}

/// The exit code and the words of a program that cannot do its task; it prints nothing else.
pub fn refusal(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let output = tikal(folder, arguments);
    assert_eq!(stdout(&output), "", "{arguments:?}");
    (output.status.code(), stderr(&output).to_owned())
}

pub fn stdout(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

pub fn stderr(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).unwrap()
}
