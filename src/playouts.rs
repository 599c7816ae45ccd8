//! Random games by the thousand: to measure how fast the rules are, and to try out a variant.

use std::fmt;
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::game::Game;

/// The measurements of a run of random games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playouts {
    /// Games played.
    pub games: u64,
    /// Actions played in all of them, chance's included.
    pub actions: u64,
    /// The time that they took together.
    pub time: Duration,
}

/// Plays `games` random games on one core; game n depends on `seed` and n alone. `setup` makes the setup of a game from
/// the seed of that game.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "measures time")]
pub fn play<G: Game>(rules: &G::Rules, seats: u8, setup: impl Fn(u64) -> G::Setup, games: u64, seed: u64) -> Playouts {
    let (mut actions, mut list, mut outcomes) = (0, Vec::new(), Vec::new());
    let start = Instant::now();
    for game in 0..games {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(game));
        let mut state = G::new(rules, seats, &setup(seed.wrapping_add(game)));
        actions += state.play_randomly(rules, &mut random, &mut list, &mut outcomes);
    }
    Playouts { games, actions, time: start.elapsed() }
}

impl fmt::Display for Playouts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.time.as_secs_f64().max(1e-9);
        writeln!(f, "{:.0} actions/s", self.actions as f64 / seconds)?;
        writeln!(f, "{:.0} games/s", self.games as f64 / seconds)?;
        write!(f, "{:.1} actions a game on average", self.actions as f64 / self.games.max(1) as f64)
    }
}
