//! The puzzles of Tikal Legend: the program brings none yet.

use super::{Puzzle, PuzzleGame};
use crate::legend::{Phase, Setup, State, Variant};

impl PuzzleGame for State {
    fn built_in() -> &'static [Puzzle<Self>] {
        &[]
    }

    fn sort_of(_setup: &Setup) -> &'static str {
        "legend"
    }

    /// In the acting of the last round, before the last scoring.
    fn is_late(&self, rules: &Variant) -> bool {
        self.round() == rules.rounds() && matches!(self.phase(), Phase::Turn | Phase::Act | Phase::Effect)
    }
}
