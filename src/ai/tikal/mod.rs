//! The computer players of Tikal.
//!
//! `planner` decides what is done when a player is asked; `turn` searches the rest of a turn, `replies` what may follow.
//! `outlook` judges positions with the tables of `scale`, which come from the `weights`; `distances` and `arrivals` say
//! how far pieces have to go, `shares` who is likely to win, `settled` who can at all, `key` which positions are equal, `skill` how the levels differ,
//! `judge` says which turns are judged, and what comes of a way to play one.

mod arrivals;
mod distances;
mod judge;
mod key;
mod outlook;
mod planner;
mod replies;
mod scale;
mod settled;
mod shares;
mod skill;
mod turn;
mod weights;

use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use self::planner::Planner;
pub use self::shares::{Chances, Sight};
use self::skill::Skill;
pub use self::weights::Weights;
use super::{Bot, Budget, Level, Meter, Playable, Suggestion, Thought};
use crate::game::View;
use crate::tikal::{Action, State, Variant};

/// A computer player of Tikal.
#[derive(Clone, Debug)]
pub struct TikalBot {
    level: Level,
    seed: u64,
    /// Weights of its own instead of those of the program.
    weights: Option<Arc<Weights>>,
}

impl TikalBot {
    /// A player with weights of its own: for tuning them.
    #[must_use]
    pub fn with_weights(level: Level, seed: u64, weights: Arc<Weights>) -> Self {
        Self { level, seed, weights: Some(weights) }
    }
}

impl Playable for State {
    type Bot = TikalBot;

    fn bot(level: Level, seed: u64) -> TikalBot {
        TikalBot { level, seed, weights: None }
    }
}

impl Bot<State> for TikalBot {
    fn choose(&mut self, rules: &Variant, view: &View<State>, budget: Budget, thought: &Thought) -> Suggestion<Action> {
        let state = view.state();
        let weights = self.weights.as_deref().unwrap_or_else(|| Weights::built_in(state.players()));
        let mut meter = Meter::new(budget, self.level.nodes(), thought);
        let skill = Skill::of(self.level);
        let (plan, appraisal) = match self.level {
            Level::Random => (vec![random_action(rules, state, self.seed)], None),
            Level::Novice | Level::Adept | Level::Expert | Level::Master => {
                let mut planner = Planner::new(rules, weights, skill, state, self.seed);
                (planner.plan(state, &mut meter), planner.appraisal)
            }
        };
        let action = plan.first().copied().unwrap_or(Action::End);
        let value = Chances::BUILT_IN.shares(&Sight::of(rules, state));
        Suggestion { action, plan, then: Vec::new(), nodes: meter.nodes(), value, appraisal }
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
