//! The choices before a game, beside who sits where (C2.3).

use serde::{Deserialize, Serialize};

use super::variant::Variant;
use crate::game::Seat;

/// The choices before a game, as records hold them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// The first player.
    pub first: Seat,
}

impl Setup {
    /// Checks that a game of this many seats can begin with this setup.
    ///
    /// # Errors
    /// The part that does not fit.
    pub fn check(self, rules: &Variant, seats: u8) -> Result<(), WrongSetup> {
        if !rules.players().contains(&seats) {
            return Err(WrongSetup::Seats(seats));
        }
        if self.first.index() < usize::from(seats) { Ok(()) } else { Err(WrongSetup::First(self.first)) }
    }
}

/// The part of a setup that does not fit the variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WrongSetup {
    /// The number of seats.
    #[error("seats: {0} seats are no number of players of this variant")]
    Seats(u8),
    /// The first player.
    #[error("setup.first: there is no seat {0}")]
    First(Seat),
}
