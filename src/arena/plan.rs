//! The plan of a match: the variant, the players, the number of games, the seed.

use std::time::Duration;

use super::block::{Seating, Side, seatings};
use super::contender::Contender;
use super::outcomes::MatchHeader;
use super::test::Test;
use crate::lab::{self, NoPlan, PROGRAM, Studied, check_extent};
use crate::protocol::{NotACommand, PeerCommand};

/// The most games of a match: the outcome of each is kept.
pub const MAX_GAMES: u64 = 1_000_000;

/// The wish to the arena.
#[derive(Clone, Debug)]
pub struct Wish<G: Studied> {
    /// The variant, and the setup with which it is played.
    pub variant: lab::Side<G>,
    /// The text of the variant's file, for programs that may not know it.
    pub variant_text: Option<String>,
    /// The number of seats.
    pub seats: u8,
    /// The player whose strength is told.
    pub a: Contender,
    /// The player with whom it is compared.
    pub b: Contender,
    /// The number of games; blocks are played whole, so there may be a few more.
    pub games: u64,
    /// The seed of the match: with it all games are the same again.
    pub seed: u64,
    /// The test that may end the match sooner.
    pub test: Option<Test>,
    /// The time that a program may think about an answer.
    pub limit: Duration,
}

/// A match that can be played: a wish that was checked.
#[derive(Clone, Debug)]
pub struct Match<G: Studied> {
    wish: Wish<G>,
    commands: [Option<PeerCommand>; 2],
    seatings: Vec<Seating>,
}

/// Why a match cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoMatch {
    /// For the same reasons a run of the laboratory could not.
    #[error(transparent)]
    Plan(#[from] NoPlan),
    /// No games, or too many.
    #[error("{0} games: choose a number from 1 to {MAX_GAMES}")]
    Games(u64),
    /// A command starts no program.
    #[error("player {side}: {reason}")]
    Command {
        /// Whose command.
        side: Side,
        /// The fault of the command.
        reason: NotACommand,
    },
}

impl<G: Studied> Match<G> {
    /// Checks a wish.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn new(mut wish: Wish<G>) -> Result<Self, NoMatch> {
        if !(1..=MAX_GAMES).contains(&wish.games) {
            return Err(NoMatch::Games(wish.games));
        }
        check_extent(wish.games, wish.seed)?;
        wish.variant.check_seats(wish.seats)?;
        let command = |side: Side, contender: &Contender| {
            let read = contender.program.as_deref().map(PeerCommand::read).transpose();
            read.map_err(|reason| NoMatch::Command { side, reason })
        };
        let commands = [command(Side::A, &wish.a)?, command(Side::B, &wish.b)?];
        let seatings = seatings(wish.seats);
        wish.games = wish.games.next_multiple_of((seatings.len() as u64).max(1));
        Ok(Self { wish, commands, seatings })
    }

    /// The wish, with as many games as whole blocks have.
    #[must_use]
    pub fn wish(&self) -> &Wish<G> {
        &self.wish
    }

    /// One of the players.
    #[must_use]
    pub fn contender(&self, side: Side) -> &Contender {
        match side {
            Side::A => &self.wish.a,
            Side::B => &self.wish.b,
        }
    }

    /// The command that starts the program of a player, if it is one.
    #[must_use]
    pub(super) fn command(&self, side: Side) -> Option<&PeerCommand> {
        self.commands[side as usize].as_ref()
    }

    /// The number of games in a block.
    #[must_use]
    pub fn block(&self) -> u64 {
        (self.seatings.len() as u64).max(1)
    }

    /// The seating of the players in a game.
    #[must_use]
    pub(super) fn seating(&self, game: u64) -> Option<Seating> {
        self.seatings.get((game % self.block()) as usize).copied()
    }

    /// The seed of a game, which all games of a block share: the n-th chance of each sort falls alike in them, as far as
    /// they have the same outcomes.
    #[must_use]
    pub fn seed_of(&self, game: u64) -> u64 {
        lab::seed_of(self.wish.seed, game / self.block())
    }

    /// The header of this match in a file.
    #[must_use]
    pub fn header(&self) -> MatchHeader {
        let Wish { variant, seats, a, b, games, seed, test, .. } = &self.wish;
        MatchHeader {
            program: PROGRAM.to_owned(),
            game: G::ID.to_owned(),
            variant: variant.played(),
            seats: *seats,
            a: a.clone(),
            b: b.clone(),
            seed: *seed,
            games: *games,
            test: *test,
        }
    }
}
