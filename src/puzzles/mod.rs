//! Puzzles: positions in which one turn is clearly best, with that turn, to be found by a person.
//!
//! Decides what a puzzle is and how a set of them is written. Which ones the program brings, each game says in a file of
//! its own ([`PuzzleGame`]). Where they come from, `find` decides; how a search that was broken off goes on, `search_file`;
//! what turns are worth, `ai`; how one is played and graded, the window.

mod chac;
mod find;
mod legend;
mod search_file;
mod tikal;

pub use find::{Search, Sought, confirm, find};
pub use search_file::{KEPT_FORMAT, KeptSearch, NotResumed, SearchHeader};

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ai::{Judged, Judgement, end_of};
use crate::game::bounds::{self, MAX_ID};
use crate::game::syntax::{self, NotRon};
use crate::game::{Game, Place, text_of};

/// The largest file of puzzles, in bytes.
pub const MAX_PUZZLES_SIZE: u64 = 64 << 20;
/// The most actions of a solution.
const MAX_SOLUTION: usize = 200;

/// By how much of the win the solution is ahead of every turn that ends elsewhere.
pub const LEAD: f64 = 0.1;

/// A game of which there are puzzles.
pub trait PuzzleGame: Judged {
    /// The puzzles that the program brings, set by set, each the easiest first.
    fn built_in() -> &'static [Puzzle<Self>];

    /// The sort of a game that begins in this position; the ids of its puzzles begin with it.
    fn sort_of(setup: &Self::Setup) -> &'static str;

    /// True if so little is left to come that one turn can decide the game: puzzles are sought only there.
    fn is_late(&self, rules: &Self::Rules) -> bool;
}

/// The depth of thought that finds the solution.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// The level `adept` finds it.
    Easy,
    /// A wide search of the turn alone finds it.
    Medium,
    /// It is found only by looking at what the others can answer.
    Hard,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// Its name in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A puzzle as a file has it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Puzzle<G: Game> {
    /// By what it is known, for ever.
    #[serde(deserialize_with = "bounds::text::<_, MAX_ID>")]
    pub id: String,
    /// The difficulty of the puzzle.
    pub grade: Grade,
    /// The share of the win, 0 … 1, that the seat to move can expect after the solution.
    pub share: f64,
    /// The same after the best turn that ends elsewhere.
    pub next: f64,
    /// The solution, in notation, up to the end of the turn.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SOLUTION>")]
    pub solution: Vec<String>,
    /// The position: a turn begins in it.
    pub position: G::Position,
}

/// Why a puzzle cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAPuzzle {
    /// The text is none of a set.
    #[error("line {}, column {}: {why}", .place.line, .place.column)]
    Text {
        /// The place of what cannot be read.
        place: Place,
        /// The text that was found, the one that belongs there, and the cure.
        why: NotRon,
    },
    /// A search of a format that this program does not know.
    #[error("it is of format {0}, and this program reads format {KEPT_FORMAT}: use the version that wrote it")]
    Format(u64),
    /// The position cannot be.
    #[error("{id}: {reason}")]
    Position {
        /// Of which puzzle.
        id: String,
        /// The field, and what is wrong with it.
        reason: String,
    },
    /// The solution cannot be played.
    #[error("{id}: the solution stops at `{action}`")]
    Solution {
        /// Of which puzzle.
        id: String,
        /// The first action that is no legal one.
        action: String,
    },
}

/// A puzzle that can be played.
#[derive(Clone, PartialEq, Debug)]
pub struct Posed<G: Game> {
    /// The position in which it begins.
    pub start: G,
    /// The solution, up to the end of the turn.
    pub solution: Vec<G::Action>,
    /// The position in which the solution ends.
    pub end: G,
}

impl<G: Judged> Puzzle<G> {
    /// A puzzle of this position, whose best turn was found.
    #[must_use]
    pub fn of(rules: &G::Rules, id: String, grade: Grade, start: &G, judgement: &Judgement<G::Action>) -> Self {
        let best = judgement.best();
        let share = judgement.share(best);
        Self {
            id,
            grade,
            share: rounded(share),
            next: rounded(share - judgement.lead()),
            solution: best.actions.iter().map(|&action| text_of::<G>(rules, action)).collect(),
            position: start.position(rules),
        }
    }

    /// The puzzle as it is played by these rules.
    ///
    /// # Errors
    /// What cannot be.
    pub fn pose(&self, rules: &G::Rules) -> Result<Posed<G>, NotAPuzzle> {
        let start = G::from_position(rules, &self.position)
            .map_err(|reason| NotAPuzzle::Position { id: self.id.clone(), reason: reason.to_string() })?;
        let mut solution = Vec::with_capacity(self.solution.len());
        for text in &self.solution {
            let stops = || NotAPuzzle::Solution { id: self.id.clone(), action: text.clone() };
            solution.push(G::parse(rules, text).map_err(|_| stops())?);
            if end_of(rules, &start, &solution).is_none() {
                return Err(stops());
            }
        }
        let end = end_of(rules, &start, &solution).unwrap_or_else(|| start.clone());
        Ok(Posed { start, solution, end })
    }
}

/// Shares are kept with three digits.
fn rounded(share: f64) -> f64 {
    (share * 1000.0).round() / 1000.0
}

/// Reads a set of puzzles.
///
/// # Errors
/// Where the text is none.
pub fn read<G: Game>(text: &str) -> Result<Vec<Puzzle<G>>, NotAPuzzle> {
    ron::from_str(text).map_err(|error| {
        let (place, why) = syntax::explain(text, &error);
        NotAPuzzle::Text { place, why }
    })
}

/// A set of puzzles as the text of a file, a puzzle on each line.
///
/// # Errors
/// Where one cannot be written; none of ours.
pub fn write<G: Game>(puzzles: &[Puzzle<G>]) -> Result<String, ron::Error> {
    let mut text = String::from("[\n");
    for puzzle in puzzles {
        text.push_str(&syntax::write_plain(puzzle)?);
        text.push_str(",\n");
    }
    text.push_str("]\n");
    Ok(text)
}

/// The puzzles of several sets, one after the other, each the easiest first. A set that cannot be read is left out.
fn of_sets<G: Game>(sets: impl IntoIterator<Item = String>) -> Vec<Puzzle<G>> {
    let sets = sets.into_iter().map(|text| {
        let mut puzzles = read(&text).unwrap_or_else(|error| {
            log::error!("a set of puzzles: {error}");
            Vec::new()
        });
        puzzles.sort_by_key(|puzzle: &Puzzle<G>| puzzle.grade);
        puzzles
    });
    sets.flatten().collect()
}
