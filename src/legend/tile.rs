//! Tiles, their kinds and the sides between hexes.

use crate::expedition::{Slabs, TileName};
use crate::hex::{Cell, Direction};

/// The kind of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TileKind {
    /// Where everybody enters (L1.1).
    BaseCamp,
    /// A temple with its printed value.
    Temple(u8),
    /// A clearing, on which a camp can be built.
    Clearing,
    /// A ruin with this many masks, each for one treasure.
    Ruin(u8),
    /// A volcano.
    Volcano,
    /// A lake.
    Lake,
}

/// One tile of a variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    /// The name among players.
    pub name: TileName,
    /// The kind of the tile.
    pub kind: TileKind,
    /// Its slabs.
    pub slabs: Slabs,
    /// For a ruin: where the places for its treasures begin, among those of all ruins of the variant.
    pub(super) places: u8,
}

/// A side between two hexes, named by the one that comes first: on that one it is a side to the right or below.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Side {
    /// The hex that comes first, by column, then row.
    pub cell: Cell,
    /// NE, SE or S.
    pub direction: Direction,
}

impl Default for Side {
    fn default() -> Self {
        Self { cell: Cell::default(), direction: Direction::S }
    }
}

impl Side {
    /// The directions by which sides are named.
    pub const DIRECTIONS: [Direction; 3] = [Direction::NE, Direction::SE, Direction::S];
}
