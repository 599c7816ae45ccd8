//! The pieces of one player in one place, in one byte.

use super::action::Piece;
use super::variant::Variant;

/// The pieces of one player in one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Band(u8);

/// The leaders are above these bits, the explorers below.
const LEADER_SHIFT: u32 = 6;
const EXPLORERS: u8 = (1 << LEADER_SHIFT) - 1;
/// The most explorers of a player.
pub const MAX_EXPLORERS: u8 = 60;
/// The most leaders of a player.
pub const MAX_LEADERS: u8 = 3;

impl Band {
    /// No piece.
    pub const NOBODY: Self = Self(0);

    /// So many explorers (at most [`MAX_EXPLORERS`]) and leaders (at most [`MAX_LEADERS`]).
    #[must_use]
    pub const fn new(explorers: u8, leaders: u8) -> Self {
        Self((explorers & EXPLORERS) | leaders << LEADER_SHIFT)
    }

    /// The number of explorers.
    #[must_use]
    #[inline]
    pub const fn explorers(self) -> u8 {
        self.0 & EXPLORERS
    }

    /// The number of leaders.
    #[must_use]
    #[inline]
    pub const fn leaders(self) -> u8 {
        self.0 >> LEADER_SHIFT
    }

    /// The number of members.
    #[must_use]
    #[inline]
    pub const fn members(self) -> u8 {
        self.explorers() + self.leaders()
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
        self.count(piece) > 0
    }

    /// The number of such pieces.
    #[must_use]
    #[inline]
    pub const fn count(self, piece: Piece) -> u8 {
        match piece {
            Piece::Explorer => self.explorers(),
            Piece::Leader => self.leaders(),
        }
    }

    /// The sorts of pieces that are there, explorers first.
    pub fn sorts(self) -> impl Iterator<Item = Piece> + Clone {
        Piece::ALL.into_iter().filter(move |&piece| self.has(piece))
    }

    /// The strength on a hex: explorers, and each leader as several.
    #[must_use]
    #[inline]
    pub const fn strength(self, rules: &Variant) -> u8 {
        self.explorers() + self.leaders() * rules.leader_strength
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
        Piece::Leader => 1 << LEADER_SHIFT,
    }
}
