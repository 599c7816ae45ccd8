//! Tiles and their kinds, and short lists of what a table has one of for each seat.

use super::seats::SEATS;
use crate::expedition::{Slabs, TileName};

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

/// One tile of a variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    /// The name among players.
    pub name: TileName,
    /// The kind of the tile.
    pub kind: TileKind,
    /// Its slabs.
    pub slabs: Slabs,
}

impl Tile {
    /// The tile with these slabs on its printed sides, clockwise from N.
    #[must_use]
    pub fn new(name: TileName, kind: TileKind, slabs: [u8; 6]) -> Self {
        let slabs = if kind.needs_a_way_in() { Slabs::new(slabs) } else { Slabs::alike(slabs) };
        Self { name, kind, slabs }
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
