//! Tiles: their kinds, slabs and names, and small sets and lists of them.

use std::fmt;

use super::seats::SEATS;
use crate::hex::{CellName, Direction, Rotation};

/// A tile of a variant: the tiles of the deck come first, in file order, then the printed ones. It means
/// something only together with the variant that gave it out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct TileId(pub(super) u8);

impl TileId {
    /// Its number in the variant's list of tiles.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The kind of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TileKind {
    /// Where everybody enters (T1.1).
    BaseCamp,
    /// A temple with its printed value.
    Temple(u8),
    /// A clearing, on which a camp can be built.
    Clearing,
    /// A ruin with this many masks, each for one treasure.
    Ruin(u8),
    /// A volcano: it starts a scoring round, and nobody can enter it.
    Volcano,
}

impl TileKind {
    /// One of every kind, with the number 1 where there is one.
    pub const EACH: [Self; 5] = [Self::BaseCamp, Self::Temple(1), Self::Clearing, Self::Ruin(1), Self::Volcano];

    /// True if pieces can come onto such a tile, so that slabs towards it make a passage (T4.2, T5.3).
    #[must_use]
    #[inline]
    pub const fn can_be_entered(self) -> bool {
        match self {
            Self::BaseCamp | Self::Temple(_) | Self::Clearing | Self::Ruin(_) => true,
            Self::Volcano => false,
        }
    }

    /// True if such a tile starts a scoring round when it is drawn or chosen (T3.4, T7.1, T9.9).
    #[must_use]
    #[inline]
    pub const fn starts_a_scoring(self) -> bool {
        match self {
            Self::BaseCamp | Self::Temple(_) | Self::Clearing | Self::Ruin(_) => false,
            Self::Volcano => true,
        }
    }

    /// True if such a tile can be placed only where a passage leads to it (T4.2). One that does not need this has only
    /// to touch a tile; its slabs never count, and it looks the same in every rotation (T4.3).
    #[must_use]
    #[inline]
    pub const fn needs_a_way_in(self) -> bool {
        match self {
            Self::BaseCamp | Self::Temple(_) | Self::Clearing | Self::Ruin(_) => true,
            Self::Volcano => false,
        }
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

/// One tile of a variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    /// The name among players.
    pub name: TileName,
    /// The kind of the tile.
    pub kind: TileKind,
    /// Slabs on each printed side, clockwise from N.
    pub slabs: [u8; 6],
    /// Which rotations look different from all lower ones; only these are legal.
    rotations: Rotations,
    /// For each set of sides, as bits from N on: which of those rotations show a slab towards at least one of them.
    fitting: [Rotations; 64],
}

/// A set of rotations, one bit each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Rotations(u8);

impl Rotations {
    /// The unturned tile alone.
    const FIRST: Self = Self(1);

    #[inline]
    pub(super) const fn contains(&self, rotation: Rotation) -> bool {
        self.0 >> rotation.index() & 1 != 0
    }

    #[inline]
    pub(super) const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(super) const fn len(&self) -> usize {
        self.0.count_ones() as usize
    }
}

impl Iterator for Rotations {
    type Item = Rotation;

    #[inline]
    fn next(&mut self) -> Option<Rotation> {
        let rotation = *Rotation::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(rotation)
    }
}

impl Tile {
    /// The tile; works out which of its rotations look different.
    #[must_use]
    pub fn new(name: TileName, kind: TileKind, slabs: [u8; 6]) -> Self {
        let mut tile = Self { name, kind, slabs, rotations: Rotations::FIRST, fitting: [Rotations::FIRST; 64] };
        if kind.needs_a_way_in() {
            for rotation in &Rotation::ALL[1..] {
                let seen = tile.distinct_rotations().any(|lower| tile.turned(lower) == tile.turned(*rotation));
                tile.rotations.0 |= u8::from(!seen) << rotation.index();
            }
            let sides_with_slabs = |rotation: Rotation| {
                let has = |side: &Direction| tile.slabs_towards(rotation, *side) > 0;
                Direction::ALL.into_iter().filter(has).fold(0, |sides, side| sides | 1_usize << side.index())
            };
            let distinct: Vec<(u8, usize)> =
                tile.distinct_rotations().map(|turn| (1 << turn.index(), sides_with_slabs(turn))).collect();
            tile.fitting = std::array::from_fn(|sides| {
                let fits = distinct.iter().filter(|(_, has)| sides & has != 0);
                Rotations(fits.fold(0, |set, (rotation, _)| set | rotation))
            });
        }
        tile
    }

    /// The slabs towards a side when the tile is turned.
    #[must_use]
    #[inline]
    pub fn slabs_towards(&self, rotation: Rotation, side: Direction) -> u8 {
        self.slabs[rotation.printed_side(side).index()]
    }

    /// The slabs of all six sides, clockwise from N, when the tile is turned.
    #[must_use]
    pub fn turned(&self, rotation: Rotation) -> [u8; 6] {
        Direction::ALL.map(|side| self.slabs_towards(rotation, side))
    }

    /// The rotations that look different; of several that look alike, the lowest.
    #[inline]
    pub fn distinct_rotations(&self) -> impl Iterator<Item = Rotation> + use<> {
        self.rotations.clone()
    }

    /// Of those, the ones in which it can lie where this is asked of it (T4.2).
    #[inline]
    pub(super) fn rotations_for(&self, asked: WaysIn) -> Rotations {
        match asked {
            WaysIn::Any => self.rotations.clone(),
            WaysIn::Towards(sides) => self.fitting[usize::from(sides & 63)].clone(),
        }
    }
}

/// The ways in that an empty cell gives to a tile that needs one (T4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WaysIn {
    /// Nothing: a slab of a tile beside it leads to the cell.
    Any,
    /// A slab towards at least one of these sides, as bits from N on.
    Towards(u8),
}

/// A set of tiles of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct TileSet(pub(super) u64);

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

    #[inline]
    pub(super) fn insert(&mut self, tile: TileId) {
        self.0 |= 1_u64.checked_shl(u32::from(tile.0)).unwrap_or(0);
    }

    #[inline]
    pub(super) fn remove(&mut self, tile: TileId) {
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

/// Up to [`SEATS`] things in order, as plain data: seats, or a face-up tile for each of them. Only the
/// rules fill it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct ShortList<T> {
    // Slots past `len` always hold the default, so that equal lists are equal bit for bit.
    items: [T; SEATS],
    len: u8,
}

impl<T: Copy + Default + PartialEq> ShortList<T> {
    /// The things in order.
    #[must_use]
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }

    /// True if the thing is in the list.
    #[must_use]
    #[inline]
    pub fn contains(&self, item: T) -> bool {
        self.as_slice().contains(&item)
    }

    /// Puts a thing at the end. There is room: no list has more things than a table has seats.
    #[inline]
    pub(super) fn push(&mut self, item: T) {
        debug_assert!(usize::from(self.len) < SEATS, "a list is longer than any table");
        if let Some(slot) = self.items.get_mut(usize::from(self.len)) {
            *slot = item;
            self.len += 1;
        }
    }

    /// Takes out the first occurrence of a thing.
    pub(super) fn remove(&mut self, item: T) {
        if let Some(index) = self.as_slice().iter().position(|&other| other == item) {
            self.items[index..usize::from(self.len)].rotate_left(1);
            self.len -= 1;
            self.items[usize::from(self.len)] = T::default();
        }
    }
}

impl<T: Copy + Default + PartialEq> ShortList<T> {
    /// The list of these things, of which there are at most [`SEATS`].
    #[inline]
    pub(super) fn of(items: impl IntoIterator<Item = T>) -> Self {
        let mut list = Self::default();
        for item in items {
            list.push(item);
        }
        list
    }
}

#[cfg(test)]
mod tests {
    use super::TileKind;

    #[test]
    fn no_kind_is_forgotten() {
        // A new kind does not compile here until it has a place, and fails until it stands in the list.
        let place = |kind| match kind {
            TileKind::BaseCamp => 0,
            TileKind::Temple(_) => 1,
            TileKind::Clearing => 2,
            TileKind::Ruin(_) => 3,
            TileKind::Volcano => 4,
        };
        assert!(TileKind::EACH.into_iter().enumerate().all(|(index, kind)| place(kind) == index));
        assert_eq!(place(TileKind::Volcano) + 1, TileKind::EACH.len());
    }
}
