//! Outcomes as a text: JSON of a format with a number, one game a line; and the files they are kept in.
//!
//! What was worked out from the outcomes (`figures`) is written for other programs, and has to follow from them where the
//! text is read.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::block::seatings;
use super::contender::Contender;
use super::outcomes::{MatchHeader, Outcome, Outcomes, Unlike};
use super::plan::{MAX_GAMES, Match, NoMatch};
use super::play::{Arena, NotResumed};
use super::strength::Strength;
use super::test::Test;
use crate::game::{MAX_SEATS, Seat, bounds};
use crate::lab::{self, LabError, MAX_RUN_SIZE, NotARun, PROGRAM, Played, Shard, Studied};
use crate::library::{read_text, write_text};

/// The number of the format that is written and read.
pub const MATCH_FORMAT: u64 = 1;

/// Why the arena cannot do what it is asked.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// A fault that can happen in the laboratory too.
    #[error(transparent)]
    Lab(#[from] LabError),
    /// The match cannot be played.
    #[error(transparent)]
    Match(#[from] NoMatch),
    /// A file does not belong to the match.
    #[error("{}: {reason}", .path.display())]
    Unlike {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: Unlike,
    },
}

#[derive(Deserialize)]
struct FormatOnly {
    format: u64,
    game: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MatchText {
    #[serde(rename = "format")]
    _format: u64,
    program: String,
    game: String,
    variant: Played,
    players: u8,
    a: Contender,
    b: Contender,
    seed: u64,
    games: u64,
    test: Option<Test>,
    outcomes: Vec<GameRow>,
    figures: Value,
}

/// The number of a game, the score of every seat, the seats that have won.
#[derive(Serialize, Deserialize)]
struct GameRow(u64, Vec<Option<i32>>, Vec<Seat>);

impl Outcomes {
    /// The outcomes as text.
    #[must_use]
    pub fn write(&self) -> String {
        let MatchHeader { program, game, variant, seats, a, b, seed, games, test } = &self.header;
        let mut text = String::from("{\n");
        let mut field = |name: &str, value: Value| lab::field(&mut text, name, &value);
        field("format", MATCH_FORMAT.into());
        field("program", program.as_str().into());
        field("game", game.as_str().into());
        field("variant", json!(variant));
        field("players", (*seats).into());
        field("a", json!(a));
        field("b", json!(b));
        field("seed", (*seed).into());
        field("games", (*games).into());
        field("test", json!(test));
        field("figures", Strength::of(self).to_json());
        text.push_str("\"outcomes\":[");
        for (index, (game, outcome)) in self.iter().enumerate() {
            let row = json!(GameRow(game, outcome.scores.clone(), outcome.winners.clone()));
            // Writing to a String cannot fail.
            let _ = write!(text, "{}\n{row}", if index > 0 { "," } else { "" });
        }
        text.push_str("]\n}\n");
        text
    }

    /// Reads outcomes of this game.
    ///
    /// # Errors
    /// Why the text holds none.
    pub fn read<G: Studied>(text: &str) -> Result<Self, NotARun> {
        let FormatOnly { format, game } = serde_json::from_str(text).map_err(|error| lab::not_json(&error))?;
        if format != MATCH_FORMAT {
            return Err(NotARun::Format(format));
        }
        if game != G::ID {
            return Err(NotARun::Game(bounds::beginning(&game).into_owned()));
        }
        let MatchText { program, game, variant, players, a, b, seed, games, test, outcomes, figures, .. } =
            serde_json::from_str(text).map_err(|error| lab::not_json(&error))?;
        let is_line = |contender: &Contender| {
            contender.program.as_ref().is_none_or(|command| !command.is_empty() && command.len() <= bounds::MAX_WORDS)
        };
        let is_rising = outcomes.is_sorted_by(|before, after| before.0 < after.0);
        let is_possible = |GameRow(game, scores, winners): &GameRow| {
            let is_seat = |seat: &Seat| seat.index() < usize::from(players);
            let are_few = winners.is_sorted_by(|before, after| before < after) && winners.iter().all(is_seat);
            // Who is out of the game has not won it.
            let has_score = |seat: &Seat| scores.get(seat.index()).is_some_and(Option::is_some);
            *game < games && scores.len() == usize::from(players) && are_few && winners.iter().all(has_score)
        };
        let block = seatings(players).len() as u64;
        let checks = [
            (lab::is_id(&variant.id), "variant"),
            ((2..=MAX_SEATS).contains(&usize::from(players)), "players"),
            (is_line(&a), "a"),
            (is_line(&b), "b"),
            (games > 0 && games.is_multiple_of(block) && games <= MAX_GAMES.next_multiple_of(block), "games"),
            (is_rising && outcomes.iter().all(is_possible), "outcomes"),
        ];
        if let Some((_, field)) = checks.into_iter().find(|(holds, _)| !holds) {
            return Err(NotARun::Content(field));
        }
        let header = MatchHeader { program, game, variant, seats: players, a, b, seed, games, test };
        let mut read = Self::empty(header);
        for GameRow(game, scores, winners) in outcomes {
            read.take(game, Outcome { scores, winners });
        }
        // Another version may work them out otherwise.
        if read.header.program == PROGRAM && !agree(&figures, &Strength::of(&read).to_json()) {
            return Err(NotARun::Content("figures"));
        }
        Ok(read)
    }
}

/// True if two values of JSON say the same, but for the last digits of numbers.
fn agree(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => match (one.as_f64(), other.as_f64()) {
            (Some(one), Some(other)) => (one - other).abs() <= 1e-9 * one.abs().max(1.0),
            _ => one == other,
        },
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| agree(one, other))
        }
        (Value::Object(one), Value::Object(other)) => {
            let is_same = |(name, value): (&String, &Value)| other.get(name).is_some_and(|other| agree(value, other));
            one.len() == other.len() && one.iter().all(is_same)
        }
        _ => one == other,
    }
}

/// Reads a file of outcomes.
///
/// # Errors
/// Why it cannot be read, or holds none.
pub fn read_match<G: Studied>(path: &Path) -> Result<Outcomes, ArenaError> {
    let text = read_text(path, MAX_RUN_SIZE).map_err(|reason| LabError::File { path: path.to_owned(), reason })?;
    Ok(Outcomes::read::<G>(&text).map_err(|reason| LabError::NotARun { path: path.to_owned(), reason })?)
}

/// Writes outcomes to a file; an older one stays until the new one is complete.
///
/// # Errors
/// The refusal of the system.
pub fn write_match(path: &Path, outcomes: &Outcomes) -> Result<(), ArenaError> {
    let written = write_text(path, &outcomes.write());
    Ok(written.map_err(|reason| LabError::File { path: path.to_owned(), reason })?)
}

/// The outcomes of several files together, which hold different games of one match.
///
/// # Errors
/// Which file cannot be read or does not belong to those before it, and why.
pub fn merge_matches<G: Studied>(paths: &[PathBuf]) -> Result<Outcomes, ArenaError> {
    let (first, rest) = paths.split_first().ok_or(LabError::NoFiles)?;
    let mut merged = read_match::<G>(first)?;
    for path in rest {
        let other = read_match::<G>(path)?;
        merged.merge(&other).map_err(|reason| ArenaError::Unlike { path: path.clone(), reason })?;
    }
    Ok(merged)
}

/// A match that goes on from the outcomes of a file, or from nothing if there is no such file.
///
/// # Errors
/// Why the file cannot be read, or is of another match or shard.
pub fn resume_match<G: Studied>(plan: Match<G>, shard: Shard, path: &Path) -> Result<Arena<G>, ArenaError> {
    let path = path.to_owned();
    match read_match::<G>(&path) {
        Ok(earlier) => Arena::resumed(plan, shard, earlier).map_err(|reason| match reason {
            NotResumed::Unlike(reason) => ArenaError::Unlike { path, reason },
            NotResumed::Outside(reason) => LabError::Outside { path, reason }.into(),
        }),
        Err(ArenaError::Lab(error)) if error.is_not_there() => Ok(Arena::new(plan, shard)),
        Err(error) => Err(error),
    }
}
