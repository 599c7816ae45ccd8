//! The computer players of Tikal Legend.
//!
//! `planner` decides what is done when a player is asked; `turn` searches the rest of a turn, `follow` plays on what may
//! come after it. `outlook` judges positions, with what is in hand by `worths`; `shares` says who is likely to
//! win, `skill` how the levels differ, `judge` which turns are judged, and what comes of a way to play one.

mod follow;
mod judge;
mod outlook;
mod planner;
mod shares;
mod skill;
mod turn;
mod worths;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use self::planner::Planner;
pub use self::shares::{Chances, Sight};
use self::skill::Skill;
use super::{Bot, Budget, Judged, Level, Meter, Playable, Suggestion, Thought};
use crate::game::View;
use crate::legend::{Action, State, Variant};

/// A computer player of Tikal Legend.
#[derive(Clone, Debug)]
pub struct LegendBot {
    level: Level,
    seed: u64,
}

impl Playable for State {
    type Bot = LegendBot;

    fn bot(level: Level, seed: u64) -> LegendBot {
        LegendBot { level, seed }
    }

    fn nodes(level: Level) -> u64 {
        if level == Level::Random { level.nodes() } else { Skill::of(level).nodes }
    }
}

impl Bot<State> for LegendBot {
    fn choose(&mut self, rules: &Variant, view: &View<State>, budget: Budget, thought: &Thought) -> Suggestion<Action> {
        let skill = Skill::of(self.level);
        let mut meter = Meter::new(budget, skill.nodes, thought);
        let seed = self.seed ^ moment(view.state());
        let planner = Planner::new(rules, view, skill, seed);
        let plan = match self.level {
            Level::Random => random_action(rules, view.state(), seed),
            Level::Novice | Level::Adept | Level::Expert | Level::Master => planner.plan(&mut meter),
        };
        let action = plan.first().copied().unwrap_or(Action::End);
        Suggestion {
            action,
            plan,
            then: Vec::new(),
            nodes: meter.nodes(),
            value: view.state().expect(rules).shares,
            appraisal: None,
        }
    }
}

/// A number that differs from decision to decision, so that random choices do although the seed is the same.
fn moment(state: &State) -> u64 {
    let seats = state.seats().iter().map(|&seat| {
        let cards = state.right(seat).len() + 8 * state.left(seat).len() + 64 * state.tiles(seat).len();
        cards as u64 + 256 * u64::from(state.token(seat).is_some())
    });
    let hands = seats.fold(0, |sum: u64, seat| sum.wrapping_mul(1021).wrapping_add(seat));
    let moment = hands << 16 | u64::from(state.round()) << 8 | u64::from(state.points());
    moment.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn random_action(rules: &Variant, state: &State, seed: u64) -> Vec<Action> {
    let mut actions = Vec::new();
    state.legal_actions(rules, &mut actions);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    // A seat that is to move always has a legal action.
    if actions.is_empty() { Vec::new() } else { vec![actions[random.random_range(0..actions.len())]] }
}
