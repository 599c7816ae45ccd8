//! The plan of a run of the laboratory: the variants, the players, the number of games, the seed.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use super::Studied;
use super::games::MAX_GAMES;
use super::known::Known;
use super::results::{Header, Played};
use crate::ai::Level;
use crate::game::{MAX_SEED, Rules};

/// Name and version of the program, which a run names: another version may play otherwise.
pub const PROGRAM: &str = concat!("tikal ", env!("CARGO_PKG_VERSION"));

/// A variant, and the setup with which it is played; the first seat of the setup begins every game.
#[derive(Clone, Debug)]
pub struct Side<G: Studied> {
    /// The variant.
    pub rules: Arc<G::Rules>,
    /// The choices before each game.
    pub setup: G::Setup,
}

/// The wish to the laboratory.
#[derive(Clone, Debug)]
pub struct Wish<G: Studied> {
    /// The variant to be studied.
    pub variant: Side<G>,
    /// The variant to compare it with, such as the one that it was made from.
    pub against: Option<Side<G>>,
    /// The number of players.
    pub seats: u8,
    /// The level at which they play.
    pub level: Level,
    /// The number of games of each variant.
    pub games: u64,
    /// The seed of the run: with it all games are the same again.
    pub seed: u64,
}

/// A run that can be played: a wish that was checked.
#[derive(Clone, Debug)]
pub struct Plan<G: Studied> {
    wish: Wish<G>,
    known: Vec<Known>,
}

/// Why a run cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPlan {
    /// A variant is not for so many.
    #[error("{variant} is for {least} to {most} players, not for {seats}: choose another number of players")]
    Players {
        /// The variant's id.
        variant: String,
        /// The fewest that can play it.
        least: u8,
        /// The most that can play it.
        most: u8,
        /// The number that was asked for.
        seats: u8,
    },
    /// The setup does not fit a variant.
    #[error("{variant}: {detail}")]
    Setup {
        /// The variant's id.
        variant: String,
        /// The game's own words about it.
        detail: String,
    },
    /// No games, or too many.
    #[error("{0} games: choose a number from 1 to {MAX_GAMES}")]
    Games(u64),
    /// The seed is too large.
    #[error("seed {0}: choose a number from 0 to {MAX_SEED}")]
    Seed(u64),
}

impl<G: Studied> Plan<G> {
    /// Checks a wish.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn new(wish: Wish<G>) -> Result<Self, NoPlan> {
        check_extent(wish.games, wish.seed)?;
        for side in std::iter::once(&wish.variant).chain(&wish.against) {
            side.check_seats(wish.seats)?;
        }
        let known = G::known(&wish.variant.rules, &wish.variant.setup, wish.seats);
        Ok(Self { wish, known })
    }

    /// The wish.
    #[must_use]
    pub fn wish(&self) -> &Wish<G> {
        &self.wish
    }

    /// The header of this run in a file.
    #[must_use]
    pub fn header(&self) -> Header {
        let Wish { variant, against, seats, level, games, seed } = &self.wish;
        Header {
            program: PROGRAM.to_owned(),
            game: G::ID.to_owned(),
            variant: variant.played(),
            against: against.as_ref().map(Side::played),
            seats: *seats,
            level: *level,
            nodes: G::nodes(*level),
            seed: *seed,
            games: *games,
            not_compared: self.not_compared().map(str::to_owned).collect(),
            known: self.known.clone(),
        }
    }

    /// The measures by which the two variants are not compared.
    fn not_compared(&self) -> impl Iterator<Item = &'static str> {
        let Wish { variant, against, .. } = &self.wish;
        against.iter().flat_map(|against| G::not_compared(&variant.rules, &against.rules))
    }

    /// The seed of a single game: of its dealer, so that the same number of the game deals the same chances in both
    /// variants, and of its players.
    #[must_use]
    pub fn seed_of(&self, game: u64) -> u64 {
        seed_of(self.wish.seed, game)
    }
}

impl<G: Studied> Side<G> {
    /// Checks that so many can play it.
    ///
    /// # Errors
    /// Why they cannot.
    pub fn check_seats(&self, seats: u8) -> Result<(), NoPlan> {
        let (variant, players) = (self.rules.id().to_owned(), self.rules.players());
        if !players.contains(&seats) {
            return Err(NoPlan::Players { variant, least: *players.start(), most: *players.end(), seats });
        }
        G::check_setup(&self.rules, seats, &self.setup)
            .map_err(|wrong| NoPlan::Setup { variant, detail: wrong.to_string() })
    }

    /// The name of it in results.
    #[must_use]
    pub fn played(&self) -> Played {
        Played {
            id: self.rules.id().to_owned(),
            hash: self.rules.hash().to_owned(),
            // A setup is plain data with texts as keys, which always can be written.
            setup: serde_json::to_value(&self.setup).unwrap_or_default(),
        }
    }
}

/// Checks that a run can have so many games and this seed.
///
/// # Errors
/// Why it cannot.
pub fn check_extent(games: u64, seed: u64) -> Result<(), NoPlan> {
    if !(1..=MAX_GAMES).contains(&games) {
        return Err(NoPlan::Games(games));
    }
    if seed > MAX_SEED {
        return Err(NoPlan::Seed(seed));
    }
    Ok(())
}

/// The seed of a single game of the run with this seed.
#[must_use]
pub fn seed_of(run: u64, game: u64) -> u64 {
    let mut random = ChaCha8Rng::seed_from_u64(run);
    random.set_stream(game);
    random.next_u64() & MAX_SEED
}
