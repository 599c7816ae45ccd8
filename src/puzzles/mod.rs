//! Puzzles: positions in which one turn is clearly best, with that turn, to be found by a person.
//!
//! Decides what a puzzle is, how a set of them is written, and which ones the program brings. Where they come from,
//! `find` decides; what turns are worth, `ai`; how one is played and graded, the window.

mod find;

pub use find::{Search, Sought, confirm, find};

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::ai::{Judgement, end_of};
use crate::game::text_of;
use crate::tikal::{Action, Position, State, Variant};

/// By how much of the win the solution is ahead of every turn that ends elsewhere.
pub const LEAD: f64 = 0.1;

/// The sets that the program brings.
const SETS: [&str; 2] =
    [include_str!("../../assets/puzzles/base.ron"), include_str!("../../assets/puzzles/auction.ron")];

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
pub struct Puzzle {
    /// By what it is known, for ever.
    pub id: String,
    /// The difficulty of the puzzle.
    pub grade: Grade,
    /// The share of the win, 0 … 1, that the seat to move can expect after the solution.
    pub share: f64,
    /// The same after the best turn that ends elsewhere.
    pub next: f64,
    /// The solution, in notation, up to and with `end`.
    pub solution: Vec<String>,
    /// The position: a turn begins in it.
    pub position: Position,
}

/// Why a puzzle cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAPuzzle {
    /// The text is none of a set.
    #[error("{0}")]
    Text(String),
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
pub struct Posed {
    /// The position in which it begins.
    pub start: State,
    /// The solution, up to and with `end`.
    pub solution: Vec<Action>,
    /// The position in which the solution ends.
    pub end: State,
}

impl Puzzle {
    /// A puzzle of this position, whose best turn was found.
    #[must_use]
    pub fn of(rules: &Variant, id: String, grade: Grade, start: &State, judgement: &Judgement) -> Self {
        let best = judgement.best();
        let share = judgement.share(best);
        Self {
            id,
            grade,
            share: rounded(share),
            next: rounded(share - judgement.lead()),
            solution: best.actions.iter().map(|&action| text_of::<State>(rules, action)).collect(),
            position: Position::of(rules, start),
        }
    }

    /// The puzzle as it is played by these rules.
    ///
    /// # Errors
    /// The part that cannot be.
    pub fn pose(&self, rules: &Variant) -> Result<Posed, NotAPuzzle> {
        let start = self
            .position
            .to_state(rules)
            .map_err(|reason| NotAPuzzle::Position { id: self.id.clone(), reason: reason.to_string() })?;
        let mut solution = Vec::with_capacity(self.solution.len());
        for text in &self.solution {
            let stops = || NotAPuzzle::Solution { id: self.id.clone(), action: text.clone() };
            solution.push(Action::parse(rules, text).map_err(|_| stops())?);
            if end_of(rules, &start, &solution).is_none() {
                return Err(stops());
            }
        }
        let end = end_of(rules, &start, &solution).unwrap_or(start);
        Ok(Posed { start, solution, end })
    }

    /// True if turns are auctioned in its game.
    #[must_use]
    pub fn is_auction(&self) -> bool {
        self.position.auction
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
pub fn read(text: &str) -> Result<Vec<Puzzle>, NotAPuzzle> {
    ron::from_str(text).map_err(|error| NotAPuzzle::Text(error.to_string()))
}

/// A set of puzzles as the text of a file, a puzzle on each line.
///
/// # Errors
/// Where one cannot be written; none of ours.
pub fn write(puzzles: &[Puzzle]) -> Result<String, ron::Error> {
    let mut text = String::from("[\n");
    for puzzle in puzzles {
        text.push_str(&ron::to_string(puzzle)?);
        text.push_str(",\n");
    }
    text.push_str("]\n");
    Ok(text)
}

/// The puzzles that the program brings: those of the base game first, each the easiest first.
#[must_use]
pub fn built_in() -> &'static [Puzzle] {
    static READ: LazyLock<Vec<Puzzle>> = LazyLock::new(read_built_in);
    &READ
}

fn read_built_in() -> Vec<Puzzle> {
    let sets = SETS.iter().map(|text| {
        read(text).unwrap_or_else(|error| {
            log::error!("a set of puzzles: {error}");
            Vec::new()
        })
    });
    let mut puzzles: Vec<Puzzle> = sets.flatten().collect();
    puzzles.sort_by_key(|puzzle| (puzzle.is_auction(), puzzle.grade));
    puzzles
}
