//! Who sits where: the seatings of a block.

use std::fmt;

use crate::game::{MAX_SEATS, Seat};

/// One of the two players of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The one whose strength is told.
    A,
    /// The one whom it is compared with.
    B,
}

/// The seats of player A; player B has all others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seating(u8);

impl Seating {
    /// Whose seat it is.
    #[must_use]
    pub fn side(self, seat: Seat) -> Side {
        if self.0 >> seat.index() & 1 == 1 { Side::A } else { Side::B }
    }

    /// The seats of a player at a table of so many.
    pub fn seats(self, side: Side, seats: u8) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().take(usize::from(seats)).filter(move |&seat| self.side(seat) == side)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::A => "A",
            Self::B => "B",
        })
    }
}

/// The seatings of a block at a table of so many: every way in which each player has half of the seats, or with an odd
/// number one more or one less than that. Over a block each player has every seat equally often.
#[must_use]
pub fn seatings(seats: u8) -> Vec<Seating> {
    let seats = seats.min(MAX_SEATS as u8);
    let (fewest, most) = (u32::from(seats / 2), u32::from(seats.div_ceil(2)));
    let seatings = (0..1_u8 << seats).filter(|sitting| (fewest..=most).contains(&sitting.count_ones()));
    seatings.map(Seating).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_change_places_in_every_way() {
        let counts: Vec<usize> = (2..=6).map(|seats| seatings(seats).len()).collect();
        assert_eq!(counts, [2, 6, 6, 20, 20]);
        for seats in 2..=6 {
            let block = seatings(seats);
            for seat in Seat::ALL.into_iter().take(seats.into()) {
                let has = block.iter().filter(|seating| seating.side(seat) == Side::A).count();
                assert_eq!(has * 2, block.len(), "seat {seat} of {seats}");
            }
            // With every seating there is the one with the players changed.
            for seating in &block {
                assert!(block.contains(&Seating(!seating.0 & ((1 << seats) - 1))));
                let both = [Side::A, Side::B].map(|side| seating.seats(side, seats).count());
                assert!(both[0].abs_diff(both[1]) <= 1 && both[0] + both[1] == usize::from(seats));
            }
        }
    }
}
