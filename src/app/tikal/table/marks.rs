//! Which shape the mark of a seat has, beside its colour.

use super::Table;
use crate::app::tikal::art::SeatShape;
use crate::game::Seat;

impl Table {
    /// The shape of a seat's mark: that of its place at the table. In a lesson, where the learner's place is another than
    /// in the games that follow, it is that of its colour, so that the same player has the same mark in all of them.
    #[must_use]
    pub fn shape(&self, seat: Seat) -> SeatShape {
        let of_colour = || self.rules().def().players.colours.iter().position(|colour| colour == self.colour(seat));
        let mark = if self.is_lesson() { of_colour() } else { None };
        SeatShape::of_seat(mark.unwrap_or(seat.index()))
    }
}
