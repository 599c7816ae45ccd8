//! The record: save, replay, fixture and transcript in one text file (`.tikal`, RON, format 1).
//!
//! Decides what the file holds and reads and writes its text. What its actions mean, and whether
//! they are legal, the rules say when it is replayed.

use std::collections::BTreeMap;

use ron::extensions::Extensions;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::DealerDef;

/// The format that is written. Every format up to it is read.
pub const RECORD_FORMAT: u32 = 1;

/// A game as it is stored: its setup and one line of notation for every action, chance included.
/// `D` is a variant's definition, `P` a position that a game can start from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "D: Deserialize<'de>, P: Deserialize<'de>"))]
pub struct Record<D, P> {
    /// [`RECORD_FORMAT`].
    pub format: u32,
    /// Name and version of the program that wrote it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub program: String,
    /// What was played.
    pub variant: VariantSource<D>,
    /// The hash of the variant's definition; may be left out in files written by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
    /// Who sat where.
    pub seats: Vec<SeatRecord>,
    /// Whether turns were auctioned.
    #[serde(default)]
    pub auction: bool,
    /// The seat that began.
    #[serde(default)]
    pub first: usize,
    /// Who dealt.
    pub dealer: DealerDef,
    /// House options.
    #[serde(default)]
    pub options: RecordOptions,
    /// The position it started from, if that was not the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<P>,
    /// Every action in notation.
    pub actions: Vec<String>,
    /// Comments by the index of the action that they follow.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub comments: BTreeMap<usize, String>,
    /// Milliseconds since the game began, by the index of an action.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub times: BTreeMap<usize, u64>,
}

/// Where a record's variant comes from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum VariantSource<D> {
    /// The whole definition, as every save has it.
    Embedded(D),
    /// The id of a variant that the program brings, for fixtures and files written by hand.
    BuiltIn(String),
}

/// One seat of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRecord {
    /// The player's name.
    pub name: String,
    /// The colour by name; its shade comes from the theme.
    pub colour: String,
    /// Who decides.
    #[serde(default)]
    pub player: Player,
}

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Player {
    /// Somebody at the table.
    #[default]
    Human,
    /// A computer player of this level.
    Computer(String),
}

/// Options of a game that change no rule.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RecordOptions {
    /// No forecasts and hints are shown.
    pub purist: bool,
}

/// Why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotARecord {
    /// The text breaks the grammar, or lacks or exceeds what a record holds.
    #[error("line {line}, column {column}: {message}")]
    Text {
        /// From 1.
        line: usize,
        /// From 1, in characters.
        column: usize,
        /// What was found and what was expected.
        message: String,
    },
    /// A format that this program does not know.
    #[error("this is a record of format {0}; this program reads format {RECORD_FORMAT}: use a newer version of it")]
    Format(u32),
}

impl From<ron::error::SpannedError> for NotARecord {
    fn from(error: ron::error::SpannedError) -> Self {
        Self::Text { line: error.span.start.line, column: error.span.start.col, message: error.code.to_string() }
    }
}

fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME).with_recursion_limit(64)
}

impl<D: Serialize + DeserializeOwned, P: Serialize + DeserializeOwned> Record<D, P> {
    /// Reads a record's text.
    ///
    /// # Errors
    /// Where and why the text is not a record that this program reads.
    pub fn read(text: &str) -> Result<Self, NotARecord> {
        /// Only the format, so that a newer file is refused for that and for nothing else.
        #[derive(Deserialize)]
        #[serde(rename = "Record")]
        struct Header {
            format: u32,
        }
        let text = text.trim_start_matches('\u{feff}');
        let header: Header = options().from_str(text)?;
        if header.format != RECORD_FORMAT {
            return Err(NotARecord::Format(header.format));
        }
        Ok(options().from_str(text)?)
    }

    /// Writes the record as text.
    ///
    /// # Errors
    /// If one of its parts cannot be written as RON.
    pub fn write(&self) -> Result<String, ron::Error> {
        // One line for each action; the name tells people what they have opened.
        let pretty = ron::ser::PrettyConfig::new().depth_limit(4);
        let text = format!("Record{}\n", options().to_string_pretty(self, pretty)?);
        Ok(text)
    }
}
