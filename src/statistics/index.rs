//! The index of the games that were read: a file in which the summary of each is kept until the game's file changes, so
//! that the next run of the program need not read it again.
//!
//! Decides how the text looks and when it counts: the first line says which format and which version of the program it is
//! of and has the fingerprint of the rest, so that a text that is torn, or of another version, which may count other
//! things, is told apart and made anew. It is never trusted
//! beyond the games that are there: what it says of a file counts only while size and time of change are the same.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::archive::MAX_GAMES;
use super::summary::Game;
use crate::game::fingerprint;
use crate::library::{self, FileError};

/// The format that is written; no other is read.
pub const INDEX_FORMAT: u32 = 2;
/// The beginning of the first line.
const HEAD: &str = "tikal statistics";
/// The version of the program: what it takes down of a game is that of no other.
const VERSION: &str = env!("CARGO_PKG_VERSION");
/// The largest index, in bytes.
const MAX_INDEX: u64 = 32 << 20;

/// The mark by which a changed file is known: its size, and seconds and nanoseconds of its time of change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stamp {
    /// In bytes.
    pub size: u64,
    /// Since 1970; none where the system does not tell.
    pub time: Option<(u64, u32)>,
}

/// A file, and the game in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Known {
    /// Its name in the folder of games.
    pub file: String,
    /// Its mark when it was read.
    pub stamp: Stamp,
    /// See [`KeptGame::played`](super::KeptGame::played).
    pub played: Option<(u64, u32)>,
    /// The game in it.
    pub game: Game,
}

/// The content of the file of the index.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum IndexText {
    /// There is none.
    Missing,
    /// It is whole.
    Whole(Vec<Known>),
    /// It is of another format, or no index at all.
    Foreign,
    /// Its text was cut off or changed.
    Torn,
}

impl IndexText {
    /// The content of a text.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let Some((head, rest)) = text.split_once('\n') else {
            return if text.starts_with(HEAD) { Self::Torn } else { Self::Foreign };
        };
        let Some(marks) = head.strip_prefix(HEAD) else { return Self::Foreign };
        let mut marks = marks.split_whitespace();
        if marks.next().and_then(|format| format.parse().ok()) != Some(INDEX_FORMAT) || marks.next() != Some(VERSION) {
            return Self::Foreign;
        }
        if marks.next() != Some(fingerprint(rest).as_str()) {
            return Self::Torn;
        }
        let games: Result<Vec<Known>, _> = rest.lines().take(MAX_GAMES).map(serde_json::from_str).collect();
        games.map_or(Self::Torn, Self::Whole)
    }

    /// The text of an index with these games, and no more than are kept.
    #[must_use]
    pub fn write<'a>(games: impl IntoIterator<Item = &'a Known>) -> String {
        let mut rest = String::new();
        for known in games.into_iter().take(MAX_GAMES) {
            // Numbers and texts alone can always be written.
            let Ok(line) = serde_json::to_string(known) else { continue };
            if (rest.len() + line.len()) as u64 > MAX_INDEX / 2 {
                break;
            }
            rest += &line;
            rest.push('\n');
        }
        format!("{HEAD} {INDEX_FORMAT} {VERSION} {}\n{rest}", fingerprint(&rest))
    }
}

/// Reads the index in a file.
#[must_use]
pub fn read_index(file: &Path) -> IndexText {
    match library::read_text(file, MAX_INDEX) {
        Ok(text) => IndexText::read(&text),
        Err(FileError::System { source, .. }) if source.kind() == std::io::ErrorKind::NotFound => IndexText::Missing,
        Err(FileError::NotText(_)) => IndexText::Torn,
        Err(_) => IndexText::Foreign,
    }
}

/// Writes the index into a file.
///
/// # Errors
/// The refusal of the system; an older index is then as it was.
pub fn write_index<'a>(file: &Path, games: impl IntoIterator<Item = &'a Known>) -> Result<(), FileError> {
    library::write_text(file, &IndexText::write(games))
}
