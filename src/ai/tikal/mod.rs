//! Players of Tikal: what a position is worth, and which turn is the best.

mod evaluation;
mod planner;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::{Bot, Budget, Level, Meter, Playable, Suggestion, Thought};
use crate::game::View;
use crate::tikal::{Action, State, Variant};

/// A player of Tikal.
#[derive(Clone, Debug)]
pub struct TikalBot {
    level: Level,
    seed: u64,
}

impl Playable for State {
    type Bot = TikalBot;

    fn bot(level: Level, seed: u64) -> TikalBot {
        TikalBot { level, seed }
    }
}

impl Bot<State> for TikalBot {
    fn choose(&mut self, rules: &Variant, view: &View<State>, budget: Budget, thought: &Thought) -> Suggestion<Action> {
        let state = view.state();
        let mut meter = Meter::new(budget, self.level.nodes(), thought);
        let plan = match self.level {
            Level::Random => vec![random_action(rules, state, self.seed)],
            Level::Adept => planner::plan(rules, state, &mut meter),
        };
        let action = plan.first().copied().unwrap_or(Action::End);
        Suggestion { action, plan, nodes: meter.nodes(), value: evaluation::shares(rules, state) }
    }
}

fn random_action(rules: &Variant, state: &State, seed: u64) -> Action {
    let mut actions = Vec::new();
    state.legal_actions(rules, &mut actions);
    // The turn and the points make the next choice another one under the same seed.
    let moment = u64::from(state.turn()) << 8 | u64::from(state.points());
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed ^ moment.rotate_left(32));
    // Whoever is to move has a legal action.
    if actions.is_empty() { Action::End } else { actions[random.random_range(0..actions.len())] }
}
