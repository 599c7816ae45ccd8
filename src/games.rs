//! The one list of games. Whoever needs a game's own types matches on it.

/// A game that this program plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum GameId {
    /// Tikal, [`crate::tikal`].
    #[default]
    Tikal,
}

impl GameId {
    /// All of them.
    pub const ALL: [Self; 1] = [Self::Tikal];

    /// The name by which records and the protocol know it.
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
