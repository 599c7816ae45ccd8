//! The list of the games that this program plays. Code that needs the types of a certain game matches on [`GameId`], so
//! that after adding a game the compiler finds every such place.

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
            Self::Tikal => <crate::tikal::State as crate::game::Game>::ID,
        }
    }

    /// The game with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.id() == id)
    }
}
