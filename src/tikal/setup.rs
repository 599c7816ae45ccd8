//! The choices before a game of Tikal, beside who sits where (T2).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::variant::{TurnRule, Variant};
use crate::game::{MAX_SEATS, Seat, bounds};

/// The most points that a seat can be given at the start.
pub const MAX_HANDICAP: u32 = 200;

/// The choices before a game, as records hold them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// The way a turn comes about: tiles are drawn (T3), or turns auctioned (T9).
    pub turns: TurnRule,
    /// Who begins (T2.4).
    pub first: Seat,
    /// Points that a seat is given at the start, beside those of the rules; at most [`MAX_HANDICAP`].
    #[serde(deserialize_with = "bounds::map::<_, _, _, MAX_SEATS>")]
    pub handicap: BTreeMap<Seat, u32>,
}

impl Setup {
    /// The plain setup: nobody is given points.
    #[must_use]
    pub fn new(turns: TurnRule, first: Seat) -> Self {
        Self { turns, first, handicap: BTreeMap::new() }
    }

    /// Checks that a game of this many seats can begin with this setup.
    ///
    /// # Errors
    /// The part that does not fit.
    pub fn check(&self, rules: &Variant, seats: u8) -> Result<(), WrongSetup> {
        if !rules.players().contains(&seats) {
            return Err(WrongSetup::Seats(seats));
        }
        if self.first.index() >= usize::from(seats) {
            return Err(WrongSetup::First(self.first));
        }
        for (&seat, &points) in &self.handicap {
            if seat.index() >= usize::from(seats) {
                return Err(WrongSetup::HandicapOfNobody(seat));
            }
            if points > MAX_HANDICAP {
                return Err(WrongSetup::Handicap(points));
            }
        }
        Ok(())
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
    /// A handicap for a seat that does not play.
    #[error("setup.handicap: there is no seat {0}")]
    HandicapOfNobody(Seat),
    /// A handicap that is too large.
    #[error("setup.handicap: {0} points, more than {MAX_HANDICAP}")]
    Handicap(u32),
}
