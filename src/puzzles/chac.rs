//! The puzzles of The Temple of Chac: the program brings none.

use super::{Puzzle, PuzzleGame};
use crate::chac::{Phase, Setup, State, Variant};

impl PuzzleGame for State {
    fn built_in() -> &'static [Puzzle<Self>] {
        &[]
    }

    fn sort_of(_setup: &Setup) -> &'static str {
        "chac"
    }

    /// Within two rolls of the boulder, at the best, the way out is closed.
    fn is_late(&self, rules: &Variant) -> bool {
        let left = rules.corridor().len().saturating_sub(1 + self.boulder());
        let dice = rules.boulder_dice(self.round()) + rules.boulder_dice(self.round().saturating_add(1));
        self.phase() == Phase::Act && left <= usize::from(dice)
    }
}
