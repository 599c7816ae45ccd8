//! The measures of The Temple of Chac.

use super::measure::{Measure, Tally};
use super::{Observer, SetupWish, Studied, Transition};
use crate::chac::{Setup, State, Variant};
use crate::game::Seat;

impl Studied for State {
    const MEASURES: &'static [Measure] = &[];
    const LONG: u32 = 200;

    fn setup_of(_: &Variant, _: &SetupWish, first: Seat) -> Setup {
        Setup { first }
    }

    type Observer = ChacObserver;
}

/// Follows one game.
pub struct ChacObserver;

impl Observer<State> for ChacObserver {
    fn new(_: &Variant, _: &State) -> Self {
        Self
    }

    fn see(&mut self, _: &Transition<'_, State>) -> bool {
        false
    }

    fn tell(self, _: &Variant, _: &State, _: &mut Tally) {}
}
