//! The list of the games that this program plays, and what is asked of a variant whatever its game is. Code that needs
//! the types of a certain game matches on [`GameId`] or [`GameRules`], so that after adding a game the compiler finds
//! every such place.

use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::game::{Game, Rules};
use crate::tikal;

/// A game that this program plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum GameId {
    /// Tikal, [`crate::tikal`].
    #[default]
    Tikal,
}

impl GameId {
    /// All games.
    pub const ALL: [Self; 1] = [Self::Tikal];

    /// The name by which records and the protocol know the game.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Tikal => tikal::State::ID,
        }
    }

    /// The game with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.id() == id)
    }
}

/// Which variant of which game. Ids are told apart within a game only.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct VariantId {
    /// The game.
    pub game: GameId,
    /// The variant's id in it.
    pub id: String,
}

impl VariantId {
    /// The variant of this game with this id.
    #[must_use]
    pub fn new(game: GameId, id: &str) -> Self {
        Self { game, id: id.to_owned() }
    }
}

/// The rules of a game: a checked variant of it.
#[derive(Clone, Debug)]
pub enum GameRules {
    /// A variant of Tikal.
    Tikal(Arc<tikal::Variant>),
}

impl GameRules {
    /// The game.
    #[must_use]
    pub fn game(&self) -> GameId {
        match self {
            Self::Tikal(_) => GameId::Tikal,
        }
    }

    /// Which variant it is.
    #[must_use]
    pub fn variant(&self) -> VariantId {
        let id = match self {
            Self::Tikal(rules) => rules.id(),
        };
        VariantId::new(self.game(), id)
    }

    /// A hash of everything that matters to play.
    #[must_use]
    pub fn hash(&self) -> &str {
        match self {
            Self::Tikal(rules) => rules.hash(),
        }
    }

    /// The numbers of players.
    #[must_use]
    pub fn players(&self) -> RangeInclusive<u8> {
        match self {
            Self::Tikal(rules) => rules.players(),
        }
    }

    /// The colours that seats can have, by name.
    #[must_use]
    pub fn colours(&self) -> &[String] {
        match self {
            Self::Tikal(rules) => Rules::colours(&**rules),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_game_is_forgotten() {
        // A new game does not compile here until it has a place, and fails until it stands in the list.
        let place = |game| match game {
            GameId::Tikal => 0,
        };
        assert!(GameId::ALL.into_iter().enumerate().all(|(index, game)| place(game) == index));
        assert_eq!(place(GameId::Tikal) + 1, GameId::ALL.len());
    }
}
