//! Tiles by number and by name, and sets of them.

use std::fmt;

use crate::hex::CellName;

/// A tile of a variant: the tiles of the deck come first, in file order, then the printed ones. It means
/// something only together with the variant that gave it out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct TileId(u8);

impl TileId {
    /// The tile with this number in the variant's list of tiles.
    #[must_use]
    #[inline]
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// Its number in the variant's list of tiles.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The name of a tile among players: group letter and running number (`B3`), or the cell of a printed one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum TileName {
    /// A tile of the deck.
    Deck {
        /// The group's letter, A … Z.
        group: char,
        /// From 1, in file order, copies expanded.
        number: u8,
    },
    /// A tile printed on the board.
    Printed(CellName),
}

impl fmt::Display for TileName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deck { group, number } => write!(f, "{group}{number}"),
            Self::Printed(cell) => cell.fmt(f),
        }
    }
}

impl fmt::Debug for TileName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of tiles of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct TileSet(u64);

impl TileSet {
    /// No tile.
    pub const EMPTY: Self = Self(0);

    /// True if the tile is in the set; a printed tile never is.
    #[must_use]
    #[inline]
    pub const fn contains(self, tile: TileId) -> bool {
        tile.0 < 64 && self.0 >> tile.0 & 1 != 0
    }

    /// True if no tile is in the set.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of tiles in the set.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The tile with the lowest number.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<TileId> {
        if self.0 == 0 { None } else { Some(TileId(self.0.trailing_zeros() as u8)) }
    }

    /// The tiles that are in both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The tiles that are in either set.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Puts a tile in; a printed tile never is.
    #[inline]
    pub fn insert(&mut self, tile: TileId) {
        self.0 |= 1_u64.checked_shl(u32::from(tile.0)).unwrap_or(0);
    }

    /// Takes a tile out.
    #[inline]
    pub fn remove(&mut self, tile: TileId) {
        self.0 &= !1_u64.checked_shl(u32::from(tile.0)).unwrap_or(0);
    }

    /// The tiles in rising order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = TileId> {
        std::iter::successors(self.first().map(|_| self.0), |&left| {
            let left = left & (left - 1);
            (left != 0).then_some(left)
        })
        .map(|left| TileId(left.trailing_zeros() as u8))
    }
}
