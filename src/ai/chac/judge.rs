//! The judgement of turns of The Temple of Chac.

use crate::ai::Meter;
use crate::ai::judge::{Effort, Expected, Judged, Judgement, TurnQuestion};
use crate::chac::{Action, State, Variant};

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

    fn judge(_: &Variant, _: &TurnQuestion<Self>, _: Effort, _: u64, _: &mut Meter) -> Option<Judgement<Action>> {
        None
    }
}
