//! The treasures in the stack of a ruin: what is known of each, and to whom (L10.2).

use crate::expedition::Treasure;
use crate::game::Seat;

/// The most treasures that can lie on all ruins of a variant.
pub const MAX_STACKED: usize = 64;

/// A treasure in a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Buried(u8);

/// The low bits: nothing, the kind and 1, or that the kind is not known.
const KIND: u8 = 0b1111;
/// Above them, who has seen it.
const SEEN_SHIFT: u32 = 4;

impl Buried {
    /// No treasure.
    pub(super) const NONE: Self = Self(0);
    /// A treasure that nobody has seen: one of the hidden.
    pub const UNSEEN: Self = Self(KIND);

    /// A treasure of this kind, or of an unknown one, that these seats have seen, as bits from seat 0 on.
    #[must_use]
    pub(super) const fn new(kind: Option<Treasure>, seen: u8) -> Self {
        let kind = match kind {
            Some(kind) => kind.index() as u8 + 1,
            None => KIND,
        };
        Self(kind | seen << SEEN_SHIFT)
    }

    /// The kind, if it is fixed and not hidden.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Option<Treasure> {
        match self.0 & KIND {
            0 => None,
            kind => Treasure::from_index(kind as usize - 1),
        }
    }

    /// The seats that have seen it, as bits from seat 0 on.
    #[must_use]
    #[inline]
    pub(super) const fn seen(self) -> u8 {
        self.0 >> SEEN_SHIFT
    }

    /// True if nobody has seen it.
    #[must_use]
    #[inline]
    pub const fn is_unseen(self) -> bool {
        self.seen() == 0
    }

    /// True if this seat has seen it.
    #[must_use]
    #[inline]
    pub const fn is_seen_by(self, seat: Seat) -> bool {
        self.seen() >> seat.index() & 1 != 0
    }

    /// True if it is counted among the hidden: nobody has seen it, or it is hidden from the viewer.
    #[must_use]
    #[inline]
    pub(super) const fn is_hidden(self) -> bool {
        self.0 & KIND == KIND
    }

    /// The same treasure, known to be of this kind and seen by this seat too.
    #[must_use]
    pub(super) const fn shown(self, kind: Treasure, seat: Seat) -> Self {
        Self::new(Some(kind), self.seen() | 1 << seat.index())
    }

    /// The same treasure as others know it, who have not seen it.
    #[must_use]
    pub(super) const fn covered(self) -> Self {
        Self::new(None, self.seen())
    }
}
