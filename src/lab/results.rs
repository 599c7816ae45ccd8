//! The results of a run so far: they name the run, say which of its games were played, and hold the tallies.
//!
//! Decides which results belong together. Results of different games of one run are put together in any order and give
//! the same; how they are written, `file` decides.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::games::Games;
use super::known::Known;
use super::measure::Tally;
use crate::ai::Level;

/// A variant as the results name it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Its id.
    pub id: String,
    /// The hash of its definition.
    pub hash: String,
    /// The setup with which it was played, as the game writes it.
    pub setup: serde_json::Value,
}

/// Which run it is: two results with the same header were made by the same rules, players and seeds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// Name and version of the program.
    pub program: String,
    /// The game.
    pub game: String,
    /// The variant that was studied.
    pub variant: Played,
    /// The variant that it is compared with.
    pub against: Option<Played>,
    /// The number of players.
    pub seats: u8,
    /// The level at which they played.
    pub level: Level,
    /// The nodes that they searched for a decision.
    pub nodes: u64,
    /// The seed of the run.
    pub seed: u64,
    /// The number of games of the whole run.
    pub games: u64,
    /// The measures by which the two are not compared, since their keys name other things in each: the cells of another
    /// board, say. It follows from the variants.
    pub not_compared: Vec<String>,
    /// The things that the rules of the variant say of themselves. They follow from the variant.
    pub known: Vec<Known>,
}

/// A part of a header in which two results differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is the part of that name")]
pub enum Part {
    Program,
    Game,
    Variant,
    Against,
    Players,
    Level,
    Seed,
    Games,
}

impl Part {
    /// All parts.
    pub const ALL: [Self; 8] =
        [Self::Program, Self::Game, Self::Variant, Self::Against, Self::Players, Self::Level, Self::Seed, Self::Games];
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Program => "another version of the program played it",
            Self::Game => "it is of another game",
            Self::Variant => "the variant is another one, or was changed, or was set up otherwise",
            Self::Against => "it compares with another variant, or with none, or with one that was changed",
            Self::Players => "the number of players is another one",
            Self::Level => "another level played",
            Self::Seed => "the seed is another one",
            Self::Games => "the number of games is another one",
        })
    }
}

/// Why two results cannot be put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unlike {
    /// They are of different runs.
    #[error("it is of another run: {0}")]
    Run(Part),
    /// Both have a game, which would count twice.
    #[error("game {0} is in both, and would count twice: leave one of them out")]
    Twice(u64),
    /// One was read from a format without a fingerprint.
    #[error("it is of format 1, which has no fingerprint, so nobody can tell if it was changed: play its games again")]
    Unchecked,
}

impl Header {
    /// The first part in which two headers differ, the number of games aside.
    #[must_use]
    pub fn differs(&self, other: &Self) -> Option<Part> {
        let parts = [
            // The same variant says the same of itself, unless another version of the program asked.
            (
                self.program == other.program && (self.variant != other.variant || self.known == other.known),
                Part::Program,
            ),
            (self.game == other.game, Part::Game),
            (self.variant == other.variant, Part::Variant),
            (self.against == other.against, Part::Against),
            (self.seats == other.seats, Part::Players),
            ((self.level, self.nodes) == (other.level, other.nodes), Part::Level),
            (self.seed == other.seed, Part::Seed),
        ];
        parts.into_iter().find_map(|(is_same, part)| (!is_same).then_some(part))
    }
}

/// The results of a run so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Results {
    /// Which run it is.
    pub header: Header,
    /// Which of its games were played.
    pub played: Games,
    /// The tally of the variant.
    pub tally: Tally,
    /// The tally of the variant that it is compared with, in the same games.
    pub against: Option<Tally>,
    /// False if they were read from a text of which nobody can tell if it was changed: such are read alone.
    pub is_checked: bool,
}

impl Results {
    /// Results of a run of which no game was played yet, with an empty tally of its measures.
    #[must_use]
    pub fn empty(header: Header, tally: Tally) -> Self {
        let against = header.against.is_some().then(|| tally.clone());
        Self { header, played: Games::default(), tally, against, is_checked: true }
    }

    /// Takes in what a game gave that was not played before.
    pub(super) fn take(&mut self, game: u64, tally: &Tally, against: Option<&Tally>) {
        self.played.insert(game);
        self.tally.merge(tally);
        if let (Some(own), Some(other)) = (&mut self.against, against) {
            own.merge(other);
        }
    }

    /// Takes in the results of other games of the same run.
    ///
    /// # Errors
    /// If they are of another run, have a game that is here too, or have no fingerprint; then nothing is taken in.
    pub fn merge(&mut self, other: &Self) -> Result<(), Unlike> {
        if let Some(part) = self.header.differs(&other.header) {
            return Err(Unlike::Run(part));
        }
        if self.header.games != other.header.games {
            return Err(Unlike::Run(Part::Games));
        }
        if !(self.is_checked && other.is_checked) {
            return Err(Unlike::Unchecked);
        }
        if let Some(game) = self.played.common(&other.played) {
            return Err(Unlike::Twice(game));
        }
        self.played.merge(&other.played);
        self.tally.merge(&other.tally);
        if let (Some(own), Some(other)) = (&mut self.against, &other.against) {
            own.merge(other);
        }
        Ok(())
    }

    /// The same without the variant that it is compared with.
    #[must_use]
    pub fn alone(&self) -> Self {
        let header = Header { against: None, not_compared: Vec::new(), ..self.header.clone() };
        Self { header, against: None, ..self.clone() }
    }

    /// The same compared with the variant of other results, but for these measures.
    #[must_use]
    pub fn beside(&self, other: &Self, not_compared: Vec<String>) -> Self {
        let header = Header { against: Some(other.header.variant.clone()), not_compared, ..self.header.clone() };
        Self { header, against: Some(other.tally.clone()), ..self.clone() }
    }

    /// The number of games that were played of each variant.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.played.count()
    }

    /// True if every game of the run was played.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.games() == self.header.games
    }
}
