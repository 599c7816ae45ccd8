//! The computer players of Tikal: `evaluation` judges positions, `planner` searches a turn.

mod evaluation;
mod planner;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::{Bot, Budget, Level, Meter, Playable, Suggestion, Thought};
use crate::game::View;
use crate::tikal::{Action, State, Variant};

/// A computer player of Tikal.
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
    // Turn and points are mixed in, so that the choices of one turn differ although the seed is the same.
    let moment = u64::from(state.turn()) << 8 | u64::from(state.points());
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed ^ moment.rotate_left(32));
    // A seat that is to move always has a legal action.
    if actions.is_empty() { Action::End } else { actions[random.random_range(0..actions.len())] }
}
