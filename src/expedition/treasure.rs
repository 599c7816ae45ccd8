//! The kinds of treasures (T1.4, L1.4), by number, their pictures, and what several of a kind score together (T7.2,
//! L6.8).

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most kinds of treasure.
pub const MAX_TREASURES: usize = 12;

/// A kind of treasure, numbered from 0 and always below [`MAX_TREASURES`]. If a variant does not have the kind, nobody
/// owns a treasure of it and none is hidden.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Treasure(u8);

/// The scores of 0, 1, 2 … treasures of a kind together (T7.2, L6.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetScores([u8; MAX_TREASURES + 1]);

impl SetScores {
    /// The scores by the number of treasures, from none on.
    #[must_use]
    pub const fn new(scores: [u8; MAX_TREASURES + 1]) -> Self {
        Self(scores)
    }

    /// The score of so many of a kind; of more than there can be, that of the most.
    #[must_use]
    #[inline]
    pub const fn of(&self, copies: u8) -> u8 {
        let most = MAX_TREASURES as u8;
        self.0[if copies < most { copies } else { most } as usize]
    }
}

/// A number that names no kind of treasure in any variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no treasure kind {0}: kinds are numbered from 0 to {last}", last = MAX_TREASURES - 1)]
pub struct NotATreasure(u8);

impl Treasure {
    /// Every kind that a variant can have.
    pub const ALL: [Self; MAX_TREASURES] = {
        let mut all = [Self(0); MAX_TREASURES];
        let mut index = 0;
        while index < MAX_TREASURES {
            all[index] = Self(index as u8);
            index += 1;
        }
        all
    };

    /// The kind with this number, if any variant can have it.
    #[must_use]
    #[inline]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < MAX_TREASURES { Some(Self(index as u8)) } else { None }
    }

    /// Its number, always below [`MAX_TREASURES`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<u8> for Treasure {
    type Error = NotATreasure;

    fn try_from(number: u8) -> Result<Self, NotATreasure> {
        Self::from_index(number.into()).ok_or(NotATreasure(number))
    }
}

impl From<Treasure> for u8 {
    fn from(kind: Treasure) -> Self {
        kind.0
    }
}

/// The pictures that a treasure can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Glyph {
    Mask,
    Jaguar,
    Serpent,
    Bird,
    Sun,
    Moon,
    Maize,
    Hand,
}

impl Glyph {
    /// All of them.
    pub const ALL: [Self; 8] =
        [Self::Mask, Self::Jaguar, Self::Serpent, Self::Bird, Self::Sun, Self::Moon, Self::Maize, Self::Hand];
}
