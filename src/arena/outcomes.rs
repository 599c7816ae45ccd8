//! The outcomes of a match so far: that of every game that was played, and the blocks they make.
//!
//! Decides which outcomes belong together, and where a match with a test ends: behind the first block, in their order,
//! with which the test has decided. Games beyond it are dropped, whoever has played them, so that the same remains
//! however the games were spread.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

use super::block::{Seating, Side, seatings};
use super::contender::Contender;
use super::test::{Test, Trial};
use crate::game::Seat;
use crate::lab::{Games, Played, WHOLE};

/// Which match it is: two with the same header have the same players, rules, seeds and seatings.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchHeader {
    /// Name and version of the program.
    pub program: String,
    /// The game.
    pub game: String,
    /// The variant.
    pub variant: Played,
    /// The number of seats.
    pub seats: u8,
    /// The player whose strength is told.
    pub a: Contender,
    /// The player with whom it is compared.
    pub b: Contender,
    /// The seed of the match.
    pub seed: u64,
    /// The number of games of the whole match, unless its test ends it sooner.
    pub games: u64,
    /// The test that may end it sooner.
    pub test: Option<Test>,
}

/// A part of a header in which two matches differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is the part of that name")]
pub enum Difference {
    Program,
    Game,
    Variant,
    Players,
    A,
    B,
    Seed,
    Test,
    Games,
}

impl Difference {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Program,
        Self::Game,
        Self::Variant,
        Self::Players,
        Self::A,
        Self::B,
        Self::Seed,
        Self::Test,
        Self::Games,
    ];
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Program => "another version of the program played it",
            Self::Game => "it is of another game",
            Self::Variant => "the variant is another one, or was changed, or was set up otherwise",
            Self::Players => "the number of players is another one",
            Self::A => "another player A played, or with other nodes",
            Self::B => "another player B played, or with other nodes",
            Self::Seed => "the seed is another one",
            Self::Test => "the test is another one",
            Self::Games => "the number of games is another one",
        })
    }
}

/// Why two sets of outcomes cannot be put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unlike {
    /// They are of different matches.
    #[error("it is of another match: {0}")]
    Match(Difference),
    /// Both have a game, which would count twice.
    #[error("game {0} is in both, and would count twice: leave one of them out")]
    Twice(u64),
    /// One was read from a format without a fingerprint.
    #[error("it is of format 1, which has no fingerprint, so nobody can tell if it was changed: play its games again")]
    Unchecked,
}

impl MatchHeader {
    /// The first part in which two headers differ, the number of games aside.
    #[must_use]
    pub fn differs(&self, other: &Self) -> Option<Difference> {
        let parts = [
            (self.program == other.program, Difference::Program),
            (self.game == other.game, Difference::Game),
            (self.variant == other.variant, Difference::Variant),
            (self.seats == other.seats, Difference::Players),
            (self.a == other.a, Difference::A),
            (self.b == other.b, Difference::B),
            (self.seed == other.seed, Difference::Seed),
            (self.test == other.test, Difference::Test),
        ];
        parts.into_iter().find_map(|(is_same, part)| (!is_same).then_some(part))
    }
}

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The score of every seat; none for a seat that is out of the game.
    pub scores: Vec<Option<i32>>,
    /// Who has won: several share the win.
    pub winners: Vec<Seat>,
}

impl Outcome {
    /// The part of the win that the seats of player A have, in parts of [`WHOLE`]; half of it where nobody has won.
    #[must_use]
    pub fn wins(&self, seating: Seating) -> i64 {
        let own = self.winners.iter().filter(|&&seat| seating.side(seat) == Side::A).count();
        // Six winners at most, and each number up to six divides the whole.
        let part = |seats: usize| i64::try_from(seats).unwrap_or(i64::MAX);
        (part(own) * WHOLE).checked_div(part(self.winners.len())).unwrap_or(WHOLE / 2)
    }

    /// The points of a seat of A above those of one of B, in parts of [`WHOLE`]; none if one of them is out of the game
    /// with all its seats.
    #[must_use]
    pub fn margin(&self, seating: Seating) -> Option<i64> {
        let mean = |side: Side| {
            let scores = Seat::ALL.into_iter().zip(&self.scores);
            let own = scores.filter(|&(seat, _)| seating.side(seat) == side).filter_map(|(_, score)| *score);
            let (count, sum) = own.fold((0_i64, 0_i64), |(count, sum), score| (count + 1, sum + i64::from(score)));
            // Three seats at most, and each number up to three divides the whole.
            (sum * WHOLE).checked_div(count)
        };
        Some(mean(Side::A)? - mean(Side::B)?)
    }
}

/// A block that was played whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// Its number, from 0.
    pub number: u64,
    /// The part of its wins that A has, where all are `of`.
    pub wins: i64,
    /// The number of parts that all its wins are.
    pub of: i64,
    /// The points of a seat of A above those of one of B in a game, in the same parts of a point; none if that cannot
    /// be said of one of its games.
    pub margin: Option<i64>,
}

/// The outcomes of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcomes {
    /// Which match it is.
    pub header: MatchHeader,
    games: BTreeMap<u64, Outcome>,
    seatings: Vec<Seating>,
    /// The test, which has seen the first blocks without a gap.
    trial: Option<Trial>,
    /// The blocks without a gap from the first one on, as far as the test has asked for them.
    first: u64,
    /// False if they were read from a text of which nobody can tell if it was changed.
    is_checked: bool,
}

impl Outcomes {
    /// A match of which nothing was played.
    #[must_use]
    pub fn empty(header: MatchHeader) -> Self {
        let (seatings, trial) = (seatings(header.seats), header.test.map(Trial::new));
        Self { header, games: BTreeMap::new(), seatings, trial, first: 0, is_checked: true }
    }

    /// As [`Outcomes::empty`], to be filled from a text without a fingerprint.
    #[must_use]
    pub(super) fn unchecked(header: MatchHeader) -> Self {
        Self { is_checked: false, ..Self::empty(header) }
    }

    /// True unless they were read from a text of which nobody can tell if it was changed: such are read alone.
    #[must_use]
    pub fn is_checked(&self) -> bool {
        self.is_checked
    }

    /// The same outcomes in a match with another number of games.
    #[must_use]
    pub(super) fn in_match(self, header: MatchHeader) -> Self {
        Self { header, ..self }
    }

    /// Takes in the outcome of a game that was not played before. Nothing is kept of games behind the end of the match.
    pub(super) fn take(&mut self, game: u64, outcome: Outcome) {
        if self.end().is_some_and(|end| game >= end) {
            return;
        }
        self.games.insert(game, outcome);
        let Some(mut trial) = self.trial else { return };
        while trial.decision().is_none()
            && let Some(block) = self.block(self.first)
        {
            trial.see(block.wins as f64 / block.of as f64);
            self.first += 1;
        }
        self.trial = Some(trial);
        if let Some(end) = self.end() {
            drop(self.games.split_off(&end));
        }
    }

    /// The game behind the last one, if the test has ended the match.
    #[must_use]
    pub fn end(&self) -> Option<u64> {
        let is_decided = self.trial.as_ref().is_some_and(|trial| trial.decision().is_some());
        is_decided.then(|| self.first * self.seatings.len() as u64)
    }

    /// Takes in other outcomes of the same match.
    ///
    /// # Errors
    /// If they are of another match, have a game that is here too, or have no fingerprint; then nothing is taken in.
    pub fn merge(&mut self, other: &Self) -> Result<(), Unlike> {
        if let Some(part) = self.header.differs(&other.header) {
            return Err(Unlike::Match(part));
        }
        if self.header.games != other.header.games {
            return Err(Unlike::Match(Difference::Games));
        }
        if !(self.is_checked && other.is_checked) {
            return Err(Unlike::Unchecked);
        }
        if let Some(&game) = other.games.keys().find(|game| self.games.contains_key(game)) {
            return Err(Unlike::Twice(game));
        }
        for (&game, outcome) in &other.games {
            self.take(game, outcome.clone());
        }
        Ok(())
    }

    /// The outcomes by the numbers of their games, in rising order.
    pub fn iter(&self) -> impl Iterator<Item = (u64, &Outcome)> {
        self.games.iter().map(|(&game, outcome)| (game, outcome))
    }

    /// The number of games played.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games.len() as u64
    }

    /// The games that were played.
    #[must_use]
    pub fn played(&self) -> Games {
        let mut played = Games::default();
        self.games.keys().for_each(|&game| played.insert(game));
        played
    }

    /// The games of a range that are still to be played.
    #[must_use]
    pub(super) fn missing(&self, own: Range<u64>) -> Vec<Range<u64>> {
        let end = self.end().map_or(own.end, |end| end.clamp(own.start, own.end));
        self.played().missing(own.start..end)
    }

    /// The seating of player A in a game.
    #[must_use]
    pub fn seating(&self, game: u64) -> Option<Seating> {
        self.seatings.get((game % (self.seatings.len() as u64).max(1)) as usize).copied()
    }

    /// A block, if it was played whole.
    fn block(&self, number: u64) -> Option<Block> {
        let length = self.seatings.len() as u64;
        let mut block = Block { number, wins: 0, of: self.seatings.iter().map(|_| WHOLE).sum(), margin: Some(0) };
        let mut games = self.games.range(number * length..(number + 1) * length);
        for &seating in &self.seatings {
            let (_, outcome) = games.next()?;
            block.wins += outcome.wins(seating);
            block.margin = block.margin.zip(outcome.margin(seating)).map(|(sum, margin)| sum + margin);
        }
        Some(block)
    }

    /// The blocks that were played whole, in their order.
    pub fn blocks(&self) -> impl Iterator<Item = Block> + '_ {
        let length = (self.seatings.len() as u64).max(1);
        let begun = self.games.keys().filter(move |&&game| game % length == 0).map(move |&game| game / length);
        begun.filter_map(|number| self.block(number))
    }

    /// True if the match is over: every game was played, or its test has decided.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.games() == self.end().unwrap_or(self.header.games)
    }
}
