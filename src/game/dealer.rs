//! Who decides for chance: a dealer, from a seed, or a person who enters each outcome by hand.
//!
//! The dealer's n-th random number for each sort of chance depends on the seed and on n alone.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

use super::{Game, MAX_SEATS, Seat};

/// The largest seed: every number up to it is exact in JSON.
pub const MAX_SEED: u64 = (1 << 53) - 1;

/// The dealer of chance, as records and setups name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "Dealer")]
pub enum DealerDef {
    /// By the program, from this seed (0 … 2^53 − 1).
    Seed(u64),
    /// By hand: a person enters every outcome.
    Manual,
}

/// Deals the outcomes of chance and counts them, each sort of chance by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dealer {
    def: DealerDef,
    dealt: Vec<u64>,
}

/// The stream of random numbers that chooses the first player. No sort of chance has this number.
const FIRST_PLAYER: u64 = u64::MAX;

impl Dealer {
    /// A dealer who has not dealt yet.
    #[must_use]
    pub fn new(def: DealerDef) -> Self {
        Self { def, dealt: Vec::new() }
    }

    /// The name of this dealer.
    #[must_use]
    pub fn def(&self) -> DealerDef {
        self.def
    }

    /// True if chance is entered by hand.
    #[must_use]
    pub fn is_manual(&self) -> bool {
        self.def == DealerDef::Manual
    }

    /// The next outcome for a state in which chance is to move; `None` if chance is entered by hand.
    #[must_use]
    pub fn next<G: Game>(&self, rules: &G::Rules, state: &G) -> Option<G::Action> {
        let DealerDef::Seed(seed) = self.def else { return None };
        let sort = state.sort();
        let dealt = self.dealt.get(sort).copied().unwrap_or(0);
        let mut outcomes = Vec::new();
        state.outcomes(rules, &mut outcomes);
        weighted(&outcomes, number(seed, sort as u64, dealt))
    }

    /// Counts one outcome of this sort as dealt.
    pub fn count(&mut self, sort: usize) {
        if self.dealt.len() <= sort {
            self.dealt.resize(sort + 1, 0);
        }
        self.dealt[sort] += 1;
    }

    /// The first player that a seed chooses at a table of this many seats; more than [`MAX_SEATS`] count as
    /// [`MAX_SEATS`].
    #[must_use]
    pub fn first_player(seed: u64, seats: u8) -> Seat {
        let seats = usize::from(seats).min(MAX_SEATS);
        let pick = (u128::from(number(seed, FIRST_PLAYER, 0)) * seats as u128) >> 64;
        // `pick` is below the number of seats. At a table without seats it is 0, which is the first seat.
        Seat::ALL.get(pick as usize).copied().unwrap_or_default()
    }
}

/// The n-th random number for a sort of chance under a seed.
fn number(seed: u64, sort: u64, n: u64) -> u64 {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    random.set_stream(sort);
    // Each of these 64-bit numbers takes two 32-bit words of the stream.
    random.set_word_pos(u128::from(n) * 2);
    random.next_u64()
}

/// Chooses one of the weighted outcomes by a uniform random number; `None` if there is nothing to choose.
#[must_use]
pub fn weighted<A: Copy>(outcomes: &[(A, u32)], random: u64) -> Option<A> {
    let total: u64 = outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum();
    // Multiply-shift: uniform up to an error of total / 2^64.
    let mut pick = ((u128::from(random) * u128::from(total)) >> 64) as u64;
    for &(action, weight) in outcomes {
        if pick < u64::from(weight) {
            return Some(action);
        }
        pick -= u64::from(weight);
    }
    None
}
