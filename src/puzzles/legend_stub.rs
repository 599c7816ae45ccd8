//! Stands in for what judges and puzzles of Tikal Legend bring, until they do.

use crate::ai::{Asked, Effort, Expected, Judged, Judgement, Meter};
use crate::legend::{Action, Setup, State, Variant};
use crate::puzzles::{Puzzle, PuzzleGame};

impl Judged for State {
    fn is_in_turn(&self) -> bool {
        false
    }

    fn end_turn(&mut self, _rules: &Variant, _start: &Self) -> Option<()> {
        None
    }

    fn expect(&self, _rules: &Variant) -> Expected {
        Expected::default()
    }

    fn play_on(_: &Variant, _: &Self, _: &[Action], _: u64, _: &mut Meter) -> Vec<Vec<Self>> {
        Vec::new()
    }

    fn judge(_: &Variant, _: &Asked<Self>, _: Effort, _: u64, _: &mut Meter) -> Option<Judgement<Action>> {
        None
    }
}

impl PuzzleGame for State {
    fn built_in() -> &'static [Puzzle<Self>] {
        &[]
    }

    fn sort_of(_setup: &Setup) -> &'static str {
        "legend"
    }

    fn is_late(&self, _rules: &Variant) -> bool {
        false
    }
}
