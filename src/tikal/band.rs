//! The pieces of one player in one place, in one byte.

use super::action::Piece;
use super::variant::Variant;

/// The pieces of one player in one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Band(u8);

/// The sorts of pieces that there are, explorers first.
#[derive(Clone)]
pub(super) struct Sorts(u8);

impl Sorts {
    /// The number of sorts.
    #[inline]
    pub(super) const fn len(&self) -> usize {
        (self.0 & 1) as usize + (self.0 >> 1) as usize
    }
}

impl Iterator for Sorts {
    type Item = Piece;

    #[inline]
    fn next(&mut self) -> Option<Piece> {
        let piece = *[Piece::Explorer, Piece::Leader].get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(piece)
    }
}

/// The bit of a band that stands for the leader; the explorers, at most 40, are below it.
const LEADER: u8 = 1 << 7;

impl Band {
    /// No piece.
    pub const NOBODY: Self = Self(0);

    /// This many explorers (at most 40) and perhaps the leader.
    #[must_use]
    pub const fn new(explorers: u8, leader: bool) -> Self {
        Self((explorers & (LEADER - 1)) | if leader { LEADER } else { 0 })
    }

    /// The number of explorers, the leader not counted.
    #[must_use]
    #[inline]
    pub const fn explorers(self) -> u8 {
        self.0 & (LEADER - 1)
    }

    /// True if the leader is there.
    #[must_use]
    #[inline]
    pub const fn has_leader(self) -> bool {
        self.0 & LEADER != 0
    }

    /// The number of pieces, the leader counted as one.
    #[must_use]
    #[inline]
    pub const fn pieces(self) -> u8 {
        self.explorers() + self.0 / LEADER
    }

    /// True if nobody is there.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True if there is such a piece.
    #[must_use]
    #[inline]
    pub const fn has(self, piece: Piece) -> bool {
        match piece {
            Piece::Explorer => self.explorers() > 0,
            Piece::Leader => self.has_leader(),
        }
    }

    /// The sorts of pieces that are there.
    #[inline]
    pub(super) fn sorts(self) -> Sorts {
        Sorts(u8::from(self.explorers() > 0) | u8::from(self.has_leader()) << 1)
    }

    /// T6.1: explorers plus the leader's strength.
    #[must_use]
    #[inline]
    pub const fn strength(self, rules: &Variant) -> u8 {
        self.explorers() + (self.0 / LEADER) * rules.leader_strength
    }

    /// Adds a piece; the caller makes sure that there is room for it.
    #[inline]
    pub(super) const fn add(&mut self, piece: Piece) {
        self.0 += unit(piece);
    }

    /// Removes a piece; the caller makes sure that it is there.
    #[inline]
    pub(super) const fn remove(&mut self, piece: Piece) {
        self.0 -= unit(piece);
    }
}

const fn unit(piece: Piece) -> u8 {
    match piece {
        Piece::Explorer => 1,
        Piece::Leader => LEADER,
    }
}
