//! The puzzles of Tikal that the program brings, and where more of them are sought.

use std::sync::LazyLock;

use miniz_oxide::inflate::decompress_to_vec;

use super::{Puzzle, PuzzleGame, of_sets};
use crate::tikal::{Setup, State, TurnRule, Variant};

/// The sets that the program brings, packed by `core/build.rs`: the base game first.
const SETS: [&[u8]; 2] = [
    include_bytes!(concat!(env!("OUT_DIR"), "/base.ron.deflate")),
    include_bytes!(concat!(env!("OUT_DIR"), "/auction.ron.deflate")),
];
/// Only where at most one in so many tiles is left to come: before, hardly any turn decides so much.
const LATE: usize = 4;

impl PuzzleGame for State {
    fn built_in() -> &'static [Puzzle<Self>] {
        static READ: LazyLock<Vec<Puzzle<State>>> = LazyLock::new(|| of_sets(SETS.map(unpacked)));
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

/// The text of a set.
#[expect(clippy::expect_used, reason = "`core/build.rs` has packed a text")]
fn unpacked(set: &[u8]) -> String {
    let text = decompress_to_vec(set).ok().and_then(|text| String::from_utf8(text).ok());
    text.expect("the text that was packed")
}

impl Puzzle<State> {
    /// True if turns are auctioned in its game.
    #[must_use]
    pub fn is_auction(&self) -> bool {
        self.position.auction
    }
}
