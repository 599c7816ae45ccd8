//! The puzzles of The Temple of Chac: the program brings none.

use super::{Puzzle, PuzzleGame};
use crate::chac::{Setup, State, Variant};

impl PuzzleGame for State {
    fn built_in() -> &'static [Puzzle<Self>] {
        &[]
    }

    fn sort_of(_setup: &Setup) -> &'static str {
        "chac"
    }

    fn is_late(&self, _rules: &Variant) -> bool {
        false
    }
}
