//! A position with the names of those who play it, as words tell of it.

use crate::game::{Game, Seat, SeatRecord};
use crate::hex::Rotation;
use crate::words::{Texts, Value};

/// A position, and how those who play it are called.
#[derive(Clone, Copy, Debug)]
pub struct Named<'a, G: Game> {
    /// The rules.
    pub rules: &'a G::Rules,
    /// The position that is shown.
    pub shown: &'a G,
    /// The seat that acts in the game, whatever is shown.
    pub acting: Seat,
    /// Who plays.
    pub seats: &'a [SeatRecord],
    /// The seat that is addressed, if only one person plays at this computer.
    pub own: Option<Seat>,
    /// The rotation of the tile in hand.
    pub turned: Rotation,
}

impl<G: Game> Named<'_, G> {
    /// The name of a player.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |seat| seat.name.as_str())
    }

    /// The name of a player, to be filled in.
    #[must_use]
    pub fn value(&self, seat: Seat) -> Value {
        self.name(seat).to_owned().into()
    }

    /// A sentence about a seat: one with its name, or the second one, which addresses the only person who plays at this
    /// computer.
    #[must_use]
    pub fn of_seat(
        &self,
        texts: &Texts,
        seat: Seat,
        [named, addressed]: [&str; 2],
        values: &[(&'static str, Value)],
    ) -> String {
        if self.own == Some(seat) {
            return texts.with(addressed, values);
        }
        let values: Vec<(&'static str, Value)> = values.iter().cloned().chain([("name", self.value(seat))]).collect();
        texts.with(named, &values)
    }
}
