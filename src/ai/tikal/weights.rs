//! The worth of things to the computer players: the numbers of `assets/players/tikal.ron`, by stage of the game.
//!
//! What the numbers are multiplied with, `scale` and `outlook` decide; how they are found, docs/players.md tells.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// At how many stages of the game each weight is given: at the first tile, in the middle of the deck, at the last tile.
pub const STAGES: usize = 3;

macro_rules! weights {
    ($($(#[$about:meta])* $name:ident)*) => {
        /// The worth of things at the stages of a game.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Weights {
            $($(#[$about])* pub $name: [f64; STAGES],)*
        }

        /// The worth of things at one moment of a game.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub(super) struct Moment {
            $($(#[$about])* pub $name: f64,)*
        }

        impl Weights {
            /// The names of all weights, in order.
            pub const NAMES: &[&str] = &[$(stringify!($name)),*];

            /// All weights in the order of their names, to be changed.
            pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut [f64; STAGES]> {
                [$(&mut self.$name),*].into_iter()
            }

            /// The weights as the file of weights holds them, without its remarks.
            #[must_use]
            pub fn write(&self) -> String {
                let line = |name: &str, [first, middle, last]: [f64; STAGES]| {
                    format!("    {name}: ({first:.4}, {middle:.4}, {last:.4}),\n")
                };
                let lines = [$(line(stringify!($name), self.$name)),*];
                format!("(\n{})\n", lines.concat())
            }

            /// The weights when this share of the game, 0 … 1, is over.
            pub(super) fn at(&self, share: f64) -> Moment {
                Moment { $($name: between(&self.$name, share)),* }
            }
        }
    };
}

weights! {
    /// At the next scoring a temple is held as often as not by a lead that others need this many action points to undo.
    next_bias
    /// Over how many action points that chance changes while the scoring comes at once.
    next_scale
    /// By how much that number grows with every turn of the seat until the scoring.
    next_blur
    /// As `next_bias`, for the scorings after the next one.
    later_bias
    /// As `next_scale`, for the scorings after the next one.
    later_scale
    /// The greatest share that a later scoring counts.
    later_share
    /// The share that a temple counts that is still to be taken: points can be spent only once.
    open
    /// The worth of a tier that a temple can still grow by.
    growth
    /// The share that a treasure counts which still has to be dug up.
    ruin
    /// From how many action points on a ruin is out of reach.
    ruin_far
    /// The share that is counted of what one more copy of an owned kind would add, if all hidden treasures were of it.
    hope
    /// A piece on the board.
    piece
    /// The leader on the board, beside that.
    leader
    /// A piece close to a temple, for each tier of it.
    near
    /// From how many action points on nothing is near.
    near_far
    /// A tier of a temple to which pieces from a camp come soon, for each turn to come.
    supply
    /// From how many action points on a camp is of no use to a temple.
    supply_far
    /// In action points of a lead at a later scoring, a point by which a piece comes more cheaply from an own camp than
    /// from those of the others.
    race
    /// The same at the next scoring, for each turn of the seat until then.
    race_next
    /// A camp still to be built.
    camp_left
    /// A guard still to be set, for each scoring to come.
    guard_left
    /// In action points, what it costs more to bring another piece when none is left to enter.
    crowd
    /// The share that is bid of what a tile is worth above the one that comes without a bid.
    bid
}

impl Weights {
    /// Reads weights as the file of weights holds them.
    ///
    /// # Errors
    /// The fault, and its place.
    pub fn read(text: &str) -> Result<Self, ron::error::SpannedError> {
        ron::from_str(text)
    }

    /// The weights that the computer players play with in games of so many.
    #[must_use]
    pub fn built_in(players: u8) -> &'static Self {
        if players > 2 { &BUILT_IN.more } else { &BUILT_IN.two }
    }

    /// The weights by which positions are looked at for the chances to win: those that the numbers of the chances were
    /// fitted with.
    pub(super) fn of_chances() -> &'static Self {
        &BUILT_IN.chances
    }
}

/// The file of weights: what is worth much against one other is not what is against several.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    two: Weights,
    more: Weights,
    chances: Weights,
}

#[expect(clippy::expect_used, reason = "the file is a part of the program, and a test reads it")]
static BUILT_IN: LazyLock<File> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../assets/players/tikal.ron")).expect("the file of weights can be read")
});

/// The value between those of the stages on either side.
fn between(stages: &[f64; STAGES], share: f64) -> f64 {
    let [first, middle, last] = *stages;
    let share = share.clamp(0.0, 1.0) * 2.0;
    if share < 1.0 { first + (middle - first) * share } else { middle + (last - middle) * (share - 1.0) }
}

#[cfg(test)]
mod tests {
    use super::{Weights, between};

    #[test]
    fn every_weight_is_a_number_at_every_stage() {
        for players in 2..=4 {
            let mut weights = Weights::built_in(players).clone();
            assert_eq!(weights.iter_mut().count(), Weights::NAMES.len());
            assert!(weights.iter_mut().flatten().all(|weight| weight.is_finite()));
        }
    }

    #[test]
    fn weights_that_are_written_can_be_read() {
        let weights = Weights::built_in(2);
        assert_ne!(weights, Weights::built_in(3), "each number of players has its own");
        assert_eq!(Weights::read(&weights.write()).as_ref(), Ok(weights));
    }

    #[test]
    fn between_the_stages_lie_their_means() {
        let stages = [0.0, 2.0, 6.0];
        for (share, mean) in [(0.0, 0.0), (0.25, 1.0), (0.5, 2.0), (0.75, 4.0), (1.0, 6.0), (2.0, 6.0)] {
            assert!((between(&stages, share) - mean).abs() < 1e-9, "{share}");
        }
    }
}
