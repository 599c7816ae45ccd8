//! The belongings of the seats: their number in Tikal, a table with a place for each of them, and the belongings of
//! one player beside the board.

use super::band::Band;
use crate::expedition::MAX_TREASURES;
use crate::game::Seat;

/// The most seats at a table of Tikal (T1.5).
pub const SEATS: usize = 4;

/// One thing for each seat of Tikal.
///
/// A [`Seat`] can be one that Tikal does not have. For such a seat `get` gives `None`, and the readers of
/// [`crate::tikal::State`] answer as for a seat at which nobody sits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>([T; SEATS]);

impl<T: Copy> BySeat<T> {
    /// The same for every seat.
    #[must_use]
    pub const fn all(thing: T) -> Self {
        Self([thing; SEATS])
    }
}

impl<T> BySeat<T> {
    /// The entry of the seat; `None` if Tikal has no such seat.
    #[must_use]
    #[inline]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The entry of the seat, to be changed; `None` if Tikal has no such seat.
    #[must_use]
    #[inline]
    pub fn get_mut(&mut self, seat: Seat) -> Option<&mut T> {
        self.0.get_mut(seat.index())
    }

    /// The entry of each seat, in order.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }

    /// The entry of each seat, in order, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut()
    }

    /// The entry of a seat that plays, to be changed. The rules change only what belongs to such seats, so the mask in
    /// it changes nothing; it lets the compiler drop the bounds check.
    #[inline]
    pub(super) fn of_mut(&mut self, seat: Seat) -> &mut T {
        debug_assert!(seat.index() < SEATS, "seat {seat} plays in no game of Tikal");
        &mut self.0[seat.index() & (SEATS - 1)]
    }
}

impl<T: Copy + Default> BySeat<T> {
    /// The entry of the seat; the default if Tikal has no such seat.
    #[must_use]
    #[inline]
    pub fn of(&self, seat: Seat) -> T {
        // Read first and chosen afterwards, so that the compiler needs no branch.
        let thing = self.0[seat.index() & (SEATS - 1)];
        if seat.index() < SEATS { thing } else { T::default() }
    }
}

const _: () = assert!(SEATS.is_power_of_two(), "seats are masked");

/// The belongings of one player beside the board (T1.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Player {
    pub(super) score: u32,
    /// The pieces that have not entered yet.
    pub(super) reserve: Band,
    /// The number of pieces that have left the game, guards not counted.
    pub(super) out: u8,
    pub(super) camps_left: u8,
    pub(super) guards_set: u8,
    /// The number of treasures of each kind.
    pub(super) treasures: [u8; MAX_TREASURES],
    /// True if the amulet is face up (T9.1).
    pub(super) amulet: bool,
}

impl Player {
    /// The belongings of nobody: a seat that does not play.
    pub(super) const NOBODY: Self = Self {
        score: 0,
        reserve: Band::NOBODY,
        out: 0,
        camps_left: 0,
        guards_set: 0,
        treasures: [0; MAX_TREASURES],
        amulet: true,
    };
}
