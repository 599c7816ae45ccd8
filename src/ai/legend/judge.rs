//! What is said of turns of Tikal Legend that were played: nothing yet, so that hints come from its players alone, and
//! no review is offered.

use crate::ai::{Asked, Effort, Expected, Judged, Judgement, Meter};
use crate::legend::{Action, State, Variant};

impl Judged for State {
    fn is_in_turn(&self) -> bool {
        false
    }

    fn end_turn(&mut self, _rules: &Variant, _start: &Self) -> Option<()> {
        None
    }

    fn expect(&self, _rules: &Variant) -> Expected {
        Expected::default()
    }

    fn play_on(_: &Variant, _: &Self, _: &[Action], _: u64, _: &mut Meter) -> Vec<Vec<Self>> {
        Vec::new()
    }

    fn judge(_: &Variant, _: &Asked<Self>, _: Effort, _: u64, _: &mut Meter) -> Option<Judgement<Action>> {
        None
    }
}
