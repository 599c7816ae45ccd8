//! The judgement of decisions of The Temple of Chac: which are judged, and what comes of a way to go on.
//!
//! A turn is judged in parts, each up to where chance answers: dice decide how to go on, and nobody could know them
//! before. The ways to play such a part are what each manner of playing does, and every other sensible action with what
//! the quick rules do after it. All are played on to the end of the game in guesses at what the seat cannot know, so that
//! nobody is blamed for it; how ways are compared, `judge` of the layer decides.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::manner::{Manner, USUAL};
use super::playing_on::{Luck, Player, play_on, play_until};
use super::rules_of_thumb::choose;
use super::search::arms;
use super::shares::{Chances, Sight};
use super::skill::Skill;
use crate::ai::judge::{Effort, Expected, Judged, Judgement, Samples, TurnQuestion, compare};
use crate::ai::{Level, Meter};
use crate::chac::{Action, Phase, State, Variant};
use crate::game::{Actor, Game, NoEvents, View};

/// The most samples of what may follow a plan.
const MOST_SAMPLES: u64 = 256;
/// The most actions of a part of a turn that are looked for.
const MOST_ACTIONS: usize = 16;

impl Judged for State {
    const IN_PARTS: bool = true;

    fn is_in_turn(&self) -> bool {
        matches!(self.phase(), Phase::Choose | Phase::Load | Phase::Act | Phase::Rescue | Phase::Substitute)
    }

    /// A part ends wherever it was left.
    fn end_turn(&mut self, _rules: &Variant, start: &Self) -> Option<()> {
        (*self != *start).then_some(())
    }

    fn expect(&self, rules: &Variant) -> Expected {
        let sight = Sight::of(rules, self);
        Expected { shares: Chances::BUILT_IN.shares(&sight), points: Chances::BUILT_IN.points(&sight) }
    }

    fn play_on(rules: &Variant, start: &Self, plan: &[Action], seed: u64, meter: &mut Meter) -> Vec<Vec<Self>> {
        let mut samples = PartSamples::new(rules, start, seed);
        let own: Vec<Action> = plan.iter().copied().filter(|action| !action.is_of_chance()).collect();
        (0..MOST_SAMPLES).map_while(|sample| samples.follow(&own, sample, meter)).collect()
    }

    fn judge(
        rules: &Variant,
        asked: &TurnQuestion<Self>,
        effort: Effort,
        seed: u64,
        meter: &mut Meter,
    ) -> Option<Judgement<Action>> {
        let mut samples = PartSamples::new(rules, asked.start, seed);
        let start = samples.guess(0);
        let arms = arms(rules, samples.view.state(), &Skill::of(Level::Expert));
        let mut ways: Vec<Vec<Action>> =
            arms.iter().filter_map(|arm| part(rules, &start, arm.action, arm.manner)).collect();
        ways.truncate(effort.candidates());
        compare(rules, asked, ways, &mut samples, effort, meter)
    }
}

/// The part of a turn that begins with this action and goes on in this manner, up to where chance or another seat moves.
pub(super) fn part(rules: &Variant, start: &State, first: Action, manner: Manner) -> Option<Vec<Action>> {
    let (mut state, mut actions) = (*start, Vec::new());
    let mut next = first;
    loop {
        let is_last = state.ends_turn(next);
        state.apply(rules, next, &mut NoEvents).ok()?;
        actions.push(next);
        if is_last || state.actor() != Actor::Seat(start.seat()) || actions.len() >= MOST_ACTIONS {
            return Some(actions);
        }
        next = choose(rules, &state, manner)?;
    }
}

/// The samples of a part of a turn: guesses at what its seat cannot know, and luck.
struct PartSamples<'a> {
    rules: &'a Variant,
    /// The position as the seat to move knows it.
    view: View<State>,
    outcomes: Vec<(Action, u32)>,
    seed: u64,
}

impl<'a> PartSamples<'a> {
    fn new(rules: &'a Variant, start: &State, seed: u64) -> Self {
        Self { rules, view: View::of(start, Some(start.seat())), outcomes: Vec::new(), seed }
    }

    fn seed(&self, sample: u64) -> u64 {
        self.seed ^ sample.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// The whole position of a sample.
    fn guess(&self, sample: u64) -> State {
        State::guess(&self.view, self.rules, &mut Xoshiro256PlusPlus::seed_from_u64(self.seed(sample)))
    }
}

impl Samples<State> for PartSamples<'_> {
    fn play(&mut self, way: &[Action], sample: u64) -> Option<(State, Vec<Action>)> {
        let mut state = self.guess(sample);
        for &action in way {
            state.apply(self.rules, action, &mut NoEvents).ok()?;
        }
        Some((state, way.to_vec()))
    }

    fn follow(&mut self, way: &[Action], sample: u64, meter: &mut Meter) -> Option<Vec<State>> {
        let seat = self.view.state().seat();
        let (mut state, _) = self.play(way, sample)?;
        let mut luck = Luck::new(self.seed(sample));
        let next = state.round().saturating_add(1);
        let player = Player { seat, manner: USUAL };
        play_until(self.rules, &mut state, next, player, &mut luck, &mut self.outcomes, meter)?;
        let soon = state;
        play_on(self.rules, &mut state, player, &mut luck, &mut self.outcomes, meter)?;
        Some(vec![soon, state])
    }
}
