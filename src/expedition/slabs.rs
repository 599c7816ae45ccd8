//! The slabs on the sides of a tile: how many lie towards each side when it is turned, which rotations look different,
//! and in which of them something leads to the tile.

use crate::hex::{Direction, Rotation};

/// The slabs of a tile, and the rotations in which it looks different.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slabs {
    printed: [u8; 6],
    /// Which rotations look different from all lower ones; only these are legal.
    rotations: Rotations,
    /// For each set of sides, as bits from N on: which of those rotations show a slab towards at least one of them.
    fitting: [Rotations; 64],
}

/// A set of rotations, one bit each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rotations(u8);

impl Rotations {
    /// The unturned tile alone.
    const FIRST: Self = Self(1);

    /// True if the rotation is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(&self, rotation: Rotation) -> bool {
        self.0 >> rotation.index() & 1 != 0
    }

    /// True if no rotation is in the set.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// The number of rotations in the set.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> usize {
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

/// The ways in that an empty cell gives to a tile that needs one (T4.2, L4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WaysIn {
    /// Nothing is asked of the tile: what lies beside the cell leads to it.
    Any,
    /// A slab towards at least one of these sides, as bits from N on.
    Towards(u8),
}

impl Slabs {
    /// Slabs on each printed side, clockwise from N; works out in which rotations they look different (T4.1, L4.6).
    #[must_use]
    pub fn new(printed: [u8; 6]) -> Self {
        let mut slabs = Self::alike(printed);
        for rotation in &Rotation::ALL[1..] {
            let seen = slabs.rotations().any(|lower| slabs.turned(lower) == slabs.turned(*rotation));
            slabs.rotations.0 |= u8::from(!seen) << rotation.index();
        }
        let sides_with_slabs = |rotation: Rotation| {
            let has = |side: &Direction| slabs.towards(rotation, *side) > 0;
            Direction::ALL.into_iter().filter(has).fold(0, |sides, side| sides | 1_usize << side.index())
        };
        let distinct: Vec<(u8, usize)> =
            slabs.rotations().map(|turn| (1 << turn.index(), sides_with_slabs(turn))).collect();
        slabs.fitting = std::array::from_fn(|sides| {
            let fits = distinct.iter().filter(|(_, has)| sides & has != 0);
            Rotations(fits.fold(0, |set, (rotation, _)| set | rotation))
        });
        slabs
    }

    /// Slabs that never count, such as those of a volcano that nobody can enter: every rotation looks like the unturned
    /// one (T4.3).
    #[must_use]
    pub const fn alike(printed: [u8; 6]) -> Self {
        Self { printed, rotations: Rotations::FIRST, fitting: [const { Rotations::FIRST }; 64] }
    }

    /// The slabs of the unturned tile, clockwise from N.
    #[must_use]
    pub const fn printed(&self) -> [u8; 6] {
        self.printed
    }

    /// The slabs towards a side when the tile is turned.
    #[must_use]
    #[inline]
    pub fn towards(&self, rotation: Rotation, side: Direction) -> u8 {
        self.printed[rotation.printed_side(side).index()]
    }

    /// The slabs of all six sides, clockwise from N, when the tile is turned.
    #[must_use]
    pub fn turned(&self, rotation: Rotation) -> [u8; 6] {
        Direction::ALL.map(|side| self.towards(rotation, side))
    }

    /// The slabs between the turned tile and the one beside it on this side, turned too: the cost of the passage, 0 where
    /// there is none (T5.3, T5.17, L5.2).
    #[must_use]
    #[inline]
    pub fn between(&self, rotation: Rotation, side: Direction, next: &Self, next_rotation: Rotation) -> u8 {
        self.towards(rotation, side) + next.towards(next_rotation, side.opposite())
    }

    /// The rotations that look different; of several that look alike, the lowest.
    #[inline]
    pub fn rotations(&self) -> impl Iterator<Item = Rotation> + use<> {
        self.rotations.clone()
    }

    /// Of those, the ones in which the tile can lie where this is asked of it (T4.2, L4.5).
    #[must_use]
    #[inline]
    pub fn rotations_for(&self, asked: WaysIn) -> Rotations {
        match asked {
            WaysIn::Any => self.rotations.clone(),
            WaysIn::Towards(sides) => self.fitting[usize::from(sides & 63)].clone(),
        }
    }
}
