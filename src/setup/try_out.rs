//! The choices for trying a variant out: by how many, against whom and from where.

use crate::ai::Level;

/// The part of a game with which a try-out begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stretch {
    /// Its beginning.
    #[default]
    Beginning,
    /// Its middle.
    Middle,
    /// Its last turns.
    End,
}

impl Stretch {
    /// All of them, in their order.
    pub const ALL: [Self; 3] = [Self::Beginning, Self::Middle, Self::End];

    /// The part of the game that computers have played before, in hundredths; nothing at its beginning.
    #[must_use]
    pub const fn played(self) -> Option<usize> {
        match self {
            Self::Beginning => None,
            Self::Middle => Some(45),
            Self::End => Some(80),
        }
    }
}

/// The choices before a variant is tried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TryOut {
    /// The number of players, if the rules allow as many.
    pub players: u8,
    /// The computers on all seats but the first; people on all of them if absent.
    pub against: Option<Level>,
    /// Where it begins.
    pub from: Stretch,
}

impl Default for TryOut {
    fn default() -> Self {
        Self { players: 2, against: Some(Level::default()), from: Stretch::default() }
    }
}
