//! The judgement of turns of Legend: which are judged, and what comes of a way to play one.
//!
//! Every turn is judged: a draft, and a turn of the acting or of a scoring to its end. What chance brought within the turn
//! that was played comes as it fell, as far as it can. What may follow, `follow` plays on, to the end of the round; how ways
//! are compared, `judge` of the layer decides.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::follow::play_on;
use super::outlook::Outlook;
use super::planner::draft;
use super::shares::{Chances, Sight};
use super::skill::Skill;
use super::turn::{TurnSearch, sample as outcome};
use crate::ai::judge::{Effort, Expected, Judged, Judgement, Samples, TurnQuestion, compare};
use crate::ai::{Level, Meter};
use crate::game::{Actor, Game, NoEvents, View};
use crate::legend::{self, Action, Phase, State, Variant};

/// The share of the budget in which ways are looked for.
const SEARCH: f64 = 0.3;
/// The most samples of what may follow a plan.
const MOST_SAMPLES: u64 = 128;

impl Judged for State {
    fn is_in_turn(&self) -> bool {
        !matches!(self.phase(), Phase::Deal | Phase::Fill(_) | Phase::Over)
    }

    fn end_turn(&mut self, rules: &Variant, start: &Self) -> Option<()> {
        finish(rules, self, start, &mut Vec::new()).filter(|()| self != start)
    }

    fn expect(&self, rules: &Variant) -> Expected {
        let sight = Sight::of(rules, self);
        Expected { shares: Chances::BUILT_IN.shares(&sight), points: sight.points }
    }

    fn play_on(rules: &Variant, start: &Self, plan: &[Action], seed: u64, meter: &mut Meter) -> Vec<Vec<Self>> {
        let mut samples = TurnSamples::new(rules, start, plan, seed);
        let own: Vec<Action> = plan.iter().copied().filter(|&action| !is_of_chance(action)).collect();
        (0..MOST_SAMPLES).map_while(|sample| samples.follow(&own, sample, meter)).collect()
    }

    fn judge(
        rules: &Variant,
        asked: &TurnQuestion<Self>,
        effort: Effort,
        seed: u64,
        meter: &mut Meter,
    ) -> Option<Judgement<Action>> {
        let mut samples = TurnSamples::new(rules, asked.start, asked.played.unwrap_or_default(), seed);
        let start = samples.guess(0);
        let number = effort.candidates();
        let ways: Vec<Vec<Action>> = if start.phase() == Phase::Draft {
            draft(&samples.outlook, &start, meter).into_iter().map(|(action, _)| vec![action]).collect()
        } else if matches!(start.actor(), Actor::Seat(_)) {
            let whole = meter.part(SEARCH);
            let ways = samples.search.run(&samples.outlook, &start, Skill::of(Level::Expert), number, seed, meter);
            meter.rejoin(whole);
            ways.into_iter().filter_map(|way| first_turn(rules, &start, way.plan)).collect()
        } else {
            Vec::new()
        };
        compare(rules, asked, ways.into_iter().take(number), &mut samples, effort, meter)
    }
}

/// Of these actions those of the turn that is under way: after a volcano was laid, a scoring turn is another one.
fn first_turn(rules: &Variant, start: &State, mut actions: Vec<Action>) -> Option<Vec<Action>> {
    let mut state = *start;
    for index in 0..actions.len() {
        let ends = state.ends_turn(actions[index]);
        state.apply(rules, actions[index], &mut NoEvents).ok()?;
        if ends {
            actions.truncate(index + 1);
            break;
        }
    }
    Some(actions)
}

const fn is_of_chance(action: Action) -> bool {
    matches!(action, Action::Reveal(_) | Action::Show { .. })
}

/// True if the turn that began in `start` has still to be ended.
fn is_within(state: &State, start: &State) -> bool {
    let place = |state: &State| state.scoring().map(|scoring| (scoring.volcano, scoring.index));
    state.round() == start.round()
        && state.seat() == start.seat()
        && place(state) == place(start)
        && matches!(state.phase(), Phase::Act | Phase::Effect)
}

/// Ends the turn that began in `start`; what that takes is added to `told`.
fn finish(rules: &Variant, state: &mut State, start: &State, told: &mut Vec<Action>) -> Option<()> {
    while is_within(state, start) {
        let action = if state.phase() == Phase::Effect { Action::Done } else { Action::End };
        state.apply(rules, action, &mut NoEvents).ok()?;
        told.push(action);
    }
    Some(())
}

/// The samples of a turn: what may follow it, as the computer players see it.
struct TurnSamples<'a> {
    outlook: Outlook<'a>,
    /// The position as the seat to move knows it.
    view: View<State>,
    start: &'a State,
    /// The things that chance brought in the turn, in order.
    fallen: Vec<Action>,
    search: TurnSearch,
    outcomes: Vec<(Action, u32)>,
    seed: u64,
}

impl<'a> TurnSamples<'a> {
    /// The samples of a turn that begins with `start`, in which these actions were played, or are meant to be.
    fn new(rules: &'a Variant, start: &'a State, played: &[Action], seed: u64) -> Self {
        let view = View::of(start, Some(start.seat()));
        Self {
            outlook: Outlook::new(rules, view.state()),
            view,
            start,
            fallen: played.iter().copied().filter(|&action| is_of_chance(action)).collect(),
            search: TurnSearch::default(),
            outcomes: Vec::new(),
            seed,
        }
    }

    /// The position of a sample: the true one where it is known, so that what was played can be played again.
    fn guess(&self, sample: u64) -> State {
        if self.start.sight() == legend::Sight::Whole {
            return *self.start;
        }
        let mut random = Xoshiro256PlusPlus::seed_from_u64(self.seed ^ sample.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        State::guess(&self.view, self.outlook.rules, &mut random)
    }

    /// Plays a way in one sample, with what chance brings in it; returns where it leads, all of its actions, and true if
    /// chance has answered the last of them.
    fn lead(&mut self, way: &[Action], sample: u64) -> Option<(State, Vec<Action>, bool)> {
        let rules = self.outlook.rules;
        let mut state = self.guess(sample);
        let mut fallen = self.fallen.clone().into_iter();
        let mut told = Vec::with_capacity(way.len() + 1);
        let mut is_open = false;
        for &action in way {
            state.apply(rules, action, &mut NoEvents).ok()?;
            told.push(action);
            is_open = false;
            while let Phase::Reveal(..) | Phase::Show = state.phase() {
                is_open = true;
                let known = fallen.next().filter(|&known| state.apply(rules, known, &mut NoEvents).is_ok());
                if let Some(known) = known {
                    told.push(known);
                    continue;
                }
                let seed = self.seed.wrapping_add(sample + 1);
                let drawn = outcome(rules, &state, seed, &mut self.outcomes)?;
                state.apply(rules, drawn, &mut NoEvents).ok()?;
                told.push(drawn);
            }
        }
        Some((state, told, is_open))
    }
}

impl Samples<State> for TurnSamples<'_> {
    fn play(&mut self, way: &[Action], sample: u64) -> Option<(State, Vec<Action>)> {
        let (mut state, mut told, _) = self.lead(way, sample)?;
        finish(self.outlook.rules, &mut state, self.start, &mut told)?;
        Some((state, told))
    }

    fn follow(&mut self, way: &[Action], sample: u64, meter: &mut Meter) -> Option<Vec<State>> {
        let (mut state, mut told, is_open) = self.lead(way, sample)?;
        // Where chance has answered last, what it brought is open, and with it the rest of the turn.
        if !is_open {
            finish(self.outlook.rules, &mut state, self.start, &mut told)?;
        }
        let seed = self.seed.wrapping_add(sample + 1);
        play_on(&self.outlook, &mut self.search, &mut state, seed, meter).then(|| vec![state])
    }
}
