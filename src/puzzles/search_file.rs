//! A search for puzzles as a file keeps it, so that one that was broken off goes on from there.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{NotAPuzzle, Puzzle, write};
use crate::game::bounds::{self, MAX_ID, MAX_NAME};
use crate::game::{Game, syntax};

/// The number of the format that is written and read.
pub const KEPT_FORMAT: u64 = 1;

/// Which search it is: two with the same header find the same puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SearchHeader {
    /// Name and version of the program.
    #[serde(deserialize_with = "bounds::text::<_, MAX_NAME>")]
    pub program: String,
    /// The variant's id.
    #[serde(deserialize_with = "bounds::text::<_, MAX_ID>")]
    pub variant: String,
    /// The hash of its definition.
    #[serde(deserialize_with = "bounds::text::<_, MAX_NAME>")]
    pub hash: String,
    /// The sort of game: the beginning of the ids of the puzzles.
    #[serde(deserialize_with = "bounds::text::<_, MAX_ID>")]
    pub sort: String,
    /// The number of seats.
    pub players: u8,
    /// Who plays the games.
    #[serde(deserialize_with = "bounds::text::<_, MAX_ID>")]
    pub level: String,
    /// The nodes with which a turn is looked at.
    pub nodes: u64,
    /// The seed of the first game.
    pub seed: u64,
}

/// A part of a header in which two searches differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is the part of that name")]
pub enum NotResumed {
    Program,
    Variant,
    Sort,
    Players,
    Level,
    Nodes,
    Seed,
}

impl fmt::Display for NotResumed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Program => "another version of the program has begun it",
            Self::Variant => "the variant is another one, or was changed",
            Self::Sort => "turns are auctioned in one of the two only",
            Self::Players => "the number of players is another one",
            Self::Level => "the level is another one",
            Self::Nodes => "the number of nodes is another one",
            Self::Seed => "the seed is another one",
        })
    }
}

impl std::error::Error for NotResumed {}

/// A search as far as it has come.
#[derive(Clone, PartialEq, Debug)]
pub struct KeptSearch<G: Game> {
    /// Which search it is.
    pub header: SearchHeader,
    /// The number of games that were searched, from the first seed on.
    pub searched: u64,
    /// The puzzles that were found in them.
    pub found: Vec<Puzzle<G>>,
}

#[derive(Deserialize)]
#[serde(bound = "", deny_unknown_fields, rename = "Search")]
struct KeptText<G: Game> {
    format: u64,
    search: SearchHeader,
    searched: u64,
    found: Vec<Puzzle<G>>,
}

impl<G: Game> KeptSearch<G> {
    /// A search that has not begun.
    #[must_use]
    pub fn new(header: SearchHeader) -> Self {
        Self { header, searched: 0, found: Vec::new() }
    }

    /// The search as the text of a file.
    ///
    /// # Errors
    /// Where a puzzle cannot be written; none of ours.
    pub fn write(&self) -> Result<String, ron::Error> {
        let (search, found) = (syntax::write_plain(&self.header)?, write(&self.found)?);
        let searched = self.searched;
        Ok(format!(
            "Search(\n    format: {KEPT_FORMAT},\n    search: {search},\n    searched: {searched},\n    found: {found})\n"
        ))
    }

    /// Reads a search.
    ///
    /// # Errors
    /// Where the text is none.
    pub fn read(text: &str) -> Result<Self, NotAPuzzle> {
        let KeptText { format, search, searched, found } = ron::from_str(text).map_err(|error| {
            let (place, why) = syntax::explain(text, &error);
            NotAPuzzle::Text { place, why }
        })?;
        if format != KEPT_FORMAT {
            return Err(NotAPuzzle::Format(format));
        }
        Ok(Self { header: search, searched, found })
    }

    /// Checks that the search with this header goes on from here.
    ///
    /// # Errors
    /// The first part in which they differ.
    pub fn goes_on_as(&self, header: &SearchHeader) -> Result<(), NotResumed> {
        let own = &self.header;
        let parts = [
            (own.program == header.program, NotResumed::Program),
            ((&own.variant, &own.hash) == (&header.variant, &header.hash), NotResumed::Variant),
            (own.sort == header.sort, NotResumed::Sort),
            (own.players == header.players, NotResumed::Players),
            (own.level == header.level, NotResumed::Level),
            (own.nodes == header.nodes, NotResumed::Nodes),
            (own.seed == header.seed, NotResumed::Seed),
        ];
        parts.into_iter().find_map(|(is_same, part)| (!is_same).then_some(part)).map_or(Ok(()), Err)
    }
}
