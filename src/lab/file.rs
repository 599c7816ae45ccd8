//! Results as a text: JSON of a format with a number, one row a line.
//!
//! Exact counts alone are read back, and a fingerprint of them tells a text that was changed or damaged. What was worked
//! out from them (`figures`, `verdict`) is written for other programs and passed over when the text is read. Which file it
//! is kept in, `run_files` decides.

use std::fmt::Write as _;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::figures::Figure;
use super::games::{Games, MAX_GAMES};
use super::known::Known;
use super::measure::{Key, Kind, Tally, WHOLE};
use super::results::{Header, Played, Results};
use super::verdict::{Verdict, verdict};
use super::{Studied, measures};
use crate::ai::Level;
use crate::game::{MAX_SEATS, bounds, fingerprint};

/// The number of the format that is written and read.
///
/// Format 1, which had no causes, no fingerprint and judged less, is read as well, but alone: nothing would tell that it was
/// changed. It is written as such again.
pub const RUN_FORMAT: u64 = 2;

/// The format that had no fingerprint.
const UNCHECKED: u64 = 1;

/// The largest file of results, in bytes.
pub const MAX_RUN_SIZE: u64 = 64 << 20;

/// The largest number that is read; all up to it are exact in JSON.
const MOST: i64 = 1 << 53;

/// Why a text holds no results.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotARun {
    /// It is not the JSON of such results, or breaks off.
    #[error("line {line}, column {column}: these are no results ({message})")]
    Text {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The message of the reader.
        message: String,
    },
    /// It is of a format that this program does not know.
    #[error("it is of format {0}, and this program reads format {RUN_FORMAT}: use the version that wrote it")]
    Format(u64),
    /// It is of another game.
    #[error("it is of the game `{0}`")]
    Game(String),
    /// A field holds what no run can have.
    #[error("`{0}` holds what no run can give: the file was changed or damaged")]
    Content(&'static str),
}

#[derive(Deserialize)]
struct FormatOnly {
    format: u64,
    game: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RunText {
    #[serde(rename = "format")]
    _format: u64,
    program: String,
    game: String,
    variant: Played,
    against: Option<Played>,
    #[serde(default)]
    not_compared: Vec<String>,
    #[serde(default)]
    known: Vec<Known>,
    players: u8,
    level: String,
    nodes: u64,
    seed: u64,
    games: u64,
    played: Vec<(u64, u64)>,
    results: Vec<SpreadRow>,
    against_results: Vec<SpreadRow>,
    check: Option<String>,
    #[serde(rename = "figures")]
    _figures: IgnoredAny,
    #[serde(rename = "verdict")]
    _verdict: IgnoredAny,
    #[serde(rename = "good", default)]
    _good: IgnoredAny,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SpreadRow {
    measure: String,
    key: String,
    spread: Vec<(i64, u64)>,
}

impl Results {
    /// The results as text. Those that have no fingerprint get none.
    #[must_use]
    pub fn write<G: Studied>(&self) -> String {
        let mut text = self.counted();
        if self.is_checked {
            let check = fingerprint(&text);
            field(&mut text, "check", &check.into());
        }
        let figures = self.figures();
        list(&mut text, "figures", figures.iter().filter(|figure| figure.at.is_none()).map(Figure::to_json));
        text.push_str(",\n");
        let Verdict { findings, good, .. } = verdict(self, G::LONG);
        list(&mut text, "verdict", findings.iter().map(|(finding, _)| json!(finding)));
        text.push_str(",\n");
        list(&mut text, "good", good.iter().map(|good| json!(good)));
        text.push_str("\n}\n");
        text
    }

    /// The beginning of the text: which run it is, and the exact counts.
    fn counted(&self) -> String {
        let Header { program, game, variant, against, seats, level, nodes, seed, games, not_compared, known } =
            &self.header;
        let played: Vec<(u64, u64)> = self.played.ranges().iter().map(|range| (range.start, range.end)).collect();
        let mut text = String::from("{\n");
        let mut field = |name: &str, value: Value| field(&mut text, name, &value);
        field("format", if self.is_checked { RUN_FORMAT } else { UNCHECKED }.into());
        field("program", program.as_str().into());
        field("game", game.as_str().into());
        field("variant", json!(variant));
        field("against", json!(against));
        field("not_compared", json!(not_compared));
        field("known", json!(known));
        field("players", (*seats).into());
        field("level", level.id().into());
        field("nodes", (*nodes).into());
        field("seed", (*seed).into());
        field("games", (*games).into());
        field("played", json!(played));
        list(&mut text, "results", rows(&self.tally));
        text.push_str(",\n");
        list(&mut text, "against_results", self.against.iter().flat_map(rows));
        text.push_str(",\n");
        text
    }

    /// Reads results of this game.
    ///
    /// # Errors
    /// Why the text holds none.
    pub fn read<G: Studied>(text: &str) -> Result<Self, NotARun> {
        let FormatOnly { format, game } = serde_json::from_str(text).map_err(|error| not_json(&error))?;
        if !(UNCHECKED..=RUN_FORMAT).contains(&format) {
            return Err(NotARun::Format(format));
        }
        if game != G::ID {
            return Err(NotARun::Game(bounds::beginning(&game).into_owned()));
        }
        let run: RunText = serde_json::from_str(text).map_err(|error| not_json(&error))?;
        let level: Level = run.level.parse().map_err(|_| NotARun::Content("level"))?;
        let played = Games::of(&run.played).ok_or(NotARun::Content("played"))?;
        let is_within = played.ranges().last().is_none_or(|last| last.end <= run.games);
        let checks = [
            (is_id(&run.variant.id) && run.against.as_ref().is_none_or(|against| is_id(&against.id)), "variant"),
            ((1..=MAX_SEATS).contains(&usize::from(run.players)), "players"),
            ((1..=MAX_GAMES).contains(&run.games), "games"),
            (is_within, "played"),
            (run.against.is_some() || run.against_results.is_empty(), "against_results"),
            (run.not_compared.iter().all(|left_out| measures::<G>().any(|own| own.id == left_out)), "not_compared"),
            (run.known.iter().all(Known::is_plain), "known"),
        ];
        if let Some((_, field)) = checks.into_iter().find(|(holds, _)| !holds) {
            return Err(NotARun::Content(field));
        }
        let most = played.count();
        let tally = tally_of::<G>(run.results, most).ok_or(NotARun::Content("results"))?;
        let other = run.against.as_ref().map(|_| tally_of::<G>(run.against_results, most));
        let against = other.map(|tally| tally.ok_or(NotARun::Content("against_results"))).transpose()?;
        let header = Header {
            program: run.program,
            game: run.game,
            variant: run.variant,
            against: run.against,
            seats: run.players,
            level,
            nodes: run.nodes,
            seed: run.seed,
            games: run.games,
            not_compared: run.not_compared,
            known: run.known,
        };
        let read = Self { header, played, tally, against, is_checked: format > UNCHECKED };
        let check = read.is_checked.then(|| fingerprint(&read.counted()));
        if run.check == check { Ok(read) } else { Err(NotARun::Content("check")) }
    }
}

/// The game of a text of results, as it stands there; `None` if it says none.
#[must_use]
pub fn game_of_run(text: &str) -> Option<String> {
    serde_json::from_str::<FormatOnly>(text).ok().map(|run| run.game)
}

/// True if a text can be the id of a variant: it is repeated in tables.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() <= bounds::MAX_ID && text.bytes().all(|sign| sign.is_ascii_alphanumeric() || sign == b'-')
}

/// Writes a field in a line of its own, with others after it.
pub(crate) fn field(text: &mut String, name: &str, value: &Value) {
    // Writing to a String cannot fail.
    let _ = writeln!(text, "{}:{value},", json!(name));
}

/// The error of a reader of JSON, as a reason.
pub(crate) fn not_json(error: &serde_json::Error) -> NotARun {
    let message = error.to_string();
    let message = message.split(" at line ").next().unwrap_or_default();
    NotARun::Text { line: error.line(), column: error.column(), message: bounds::brief(message).into_owned() }
}

fn rows(tally: &Tally) -> impl Iterator<Item = Value> + '_ {
    tally.iter().map(|(measure, key, spread)| {
        json!(SpreadRow {
            measure: measure.id.to_owned(),
            key: key.as_str().to_owned(),
            spread: spread.iter().collect()
        })
    })
}

/// Writes a list, one entry a line.
fn list(text: &mut String, name: &str, entries: impl Iterator<Item = Value>) {
    // Writing to a String cannot fail.
    let _ = write!(text, "{}:[", json!(name));
    for (index, entry) in entries.enumerate() {
        let _ = write!(text, "{}\n{entry}", if index > 0 { "," } else { "" });
    }
    text.push(']');
}

/// The tally of these rows; `None` if no `most` games can give it.
fn tally_of<G: Studied>(rows: Vec<SpreadRow>, most: u64) -> Option<Tally> {
    let mut tally = Tally::new(measures::<G>());
    for SpreadRow { measure, key, spread } in rows {
        let key = Key::from_text(&key)?;
        if tally.spread(&measure, &key).is_some() {
            return None;
        }
        let is_rising = spread.is_sorted_by(|(before, _), (after, _)| before < after);
        let counts = spread.iter().try_fold(0_u64, |sum, &(_, times)| sum.checked_add(times))?;
        let kind = measures::<G>().find(|own| own.id == measure)?.kind;
        let possible = if kind == Kind::Share { 0..=WHOLE } else { -MOST..=MOST };
        let is_possible = spread.iter().all(|&(number, times)| possible.contains(&number) && times > 0);
        if !is_rising || !is_possible || counts > most {
            return None;
        }
        let own = tally.spread_mut(&measure, key)?;
        for (number, times) in spread {
            own.add_times(number, times);
        }
    }
    Some(tally)
}
