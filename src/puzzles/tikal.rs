//! The puzzles of Tikal that the program brings, and where more of them are sought.

use std::sync::LazyLock;

use super::{Puzzle, PuzzleGame, of_sets};
use crate::tikal::{Setup, State, TurnRule, Variant};

/// The sets that the program brings: the base game first.
const SETS: [&str; 2] =
    [include_str!("../../assets/puzzles/base.ron"), include_str!("../../assets/puzzles/auction.ron")];
/// Only where at most one in so many tiles is left to come: before, hardly any turn decides so much.
const LATE: usize = 4;

impl PuzzleGame for State {
    fn built_in() -> &'static [Puzzle<Self>] {
        static READ: LazyLock<Vec<Puzzle<State>>> = LazyLock::new(|| of_sets(&SETS));
        &READ
    }

    fn sort_of(setup: &Setup) -> &'static str {
        match setup.turns {
            TurnRule::Auction => "auction",
            TurnRule::Draw => "base",
        }
    }

    fn is_late(&self, rules: &Variant) -> bool {
        (self.deck().len() + self.face_up().len()) * LATE <= rules.deck_for(self.players()).len()
    }
}

impl Puzzle<State> {
    /// True if turns are auctioned in its game.
    #[must_use]
    pub fn is_auction(&self) -> bool {
        self.position.auction
    }
}
