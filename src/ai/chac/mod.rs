//! The computer players of The Temple of Chac.
//!
//! `rules_of_thumb` is the quick player: novice and adept play by it, and so do all seats in the games that `search` plays on
//! from guesses (`playing_on`) to choose between ways to go on, in one of the manners of `manner`. `ways` finds the way
//! out, with the traps by `dangers` and what a seat knows of glyphs by `known`; `shares` says at sight who is likely to win,
//! `judge` how a decision was, `skill` how the levels differ, and `rates` holds what several of them reckon with.

mod dangers;
mod judge;
mod known;
mod manner;
mod playing_on;
mod rates;
mod rules_of_thumb;
mod search;
mod shares;
mod skill;
mod ways;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use self::judge::part;
use self::search::{Choice, search};
pub use self::shares::{Chances, Sight};
use self::skill::Skill;
use super::{Bot, Budget, Level, Meter, Playable, Suggestion, Thought};
use crate::chac::{Action, State, Variant};
use crate::game::View;

/// A computer player of The Temple of Chac.
#[derive(Clone, Debug)]
pub struct ChacBot {
    level: Level,
    seed: u64,
}

impl Playable for State {
    type Bot = ChacBot;

    fn bot(level: Level, seed: u64) -> ChacBot {
        ChacBot { level, seed }
    }

    fn nodes(level: Level) -> u64 {
        Skill::of(level).nodes
    }
}

impl Bot<State> for ChacBot {
    fn choose(&mut self, rules: &Variant, view: &View<State>, budget: Budget, thought: &Thought) -> Suggestion<Action> {
        let skill = Skill::of(self.level);
        let mut meter = Meter::new(budget, skill.nodes, thought);
        let state = view.state();
        let seed = self.seed ^ moment(state);
        let choice = match self.level {
            Level::Random => random_action(rules, state, seed).map(Choice::of),
            Level::Novice | Level::Adept | Level::Expert | Level::Master => {
                search(rules, view, &skill, seed, &mut meter)
            }
        };
        // Whoever is to move can end its turn, or is asked for something that the quick rules answer.
        let Choice { action, manner, shares } = choice.unwrap_or(Choice::of(Action::End));
        let mut then = manner.and_then(|manner| part(rules, state, action, manner)).unwrap_or_default();
        then.drain(..then.len().min(1));
        let value = shares.unwrap_or_else(|| Chances::BUILT_IN.shares(&Sight::of(rules, state)));
        Suggestion { action, plan: vec![action], then, nodes: meter.nodes(), value, appraisal: None }
    }
}

/// A number that differs from decision to decision, so that random choices do although the seed is the same.
fn moment(state: &State) -> u64 {
    let seats = state.seats().iter().map(|&seat| {
        let place = state.place(seat).map_or(0, |square| square.index() + 1);
        (place * 32 + state.hand(seat).len()) as u64
    });
    let seats = seats.fold(0, |sum: u64, seat| sum.wrapping_mul(2053).wrapping_add(seat));
    let dice = u64::from(state.lock().total()) + u64::from(state.planks());
    let moment = seats << 24 | u64::from(state.round()) << 12 | dice << 4 | u64::from(state.actions_left());
    moment.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn random_action(rules: &Variant, state: &State, seed: u64) -> Option<Action> {
    let mut actions = Vec::new();
    state.legal_actions(rules, &mut actions);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    (!actions.is_empty()).then(|| actions[random.random_range(0..actions.len())])
}
