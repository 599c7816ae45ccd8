//! What may follow a turn: the others' turns, as a small search plays them, and what chance may bring.
//!
//! All ways to end a turn meet the same chance: the n-th sample of each draws from the same stream of random numbers, so
//! that differences between them are differences of play. Samples are taken in rounds, and after each the worse half is
//! dropped.

use std::cmp::Reverse;

use super::distances::Distances;
use super::key::mix;
use super::outlook::{Outlook, all_alike};
use super::planner::{Candidate, Planner};
use super::scale::Scale;
use super::turn::TurnSearch;
use crate::ai::Meter;
use crate::game::{Actor, NoEvents, Seat};
use crate::tikal::{Action, Phase, State};

/// The samples of the first round.
const FIRST_SAMPLES: u64 = 2;
/// The most samples of one candidate.
const MOST_SAMPLES: u64 = 256;
/// How many placements a reply looks at.
const GLANCES: usize = 12;

/// Judges ends of a turn by what may follow.
#[derive(Debug)]
pub(super) struct Replies<'a, 'p> {
    planner: &'p Planner<'a>,
    root: State,
    search: TurnSearch,
    outcomes: Vec<(Action, u32)>,
    actions: Vec<Action>,
}

impl<'a, 'p> Replies<'a, 'p> {
    /// Replies to turns that begin with this state.
    pub(super) fn new(planner: &'p Planner<'a>, root: &State) -> Self {
        Self { planner, root: *root, search: TurnSearch::default(), outcomes: Vec::new(), actions: Vec::new() }
    }

    /// The candidate that stands best after the replies, as far as the meter lets it find out.
    pub(super) fn best(&mut self, candidates: Vec<Candidate>, meter: &mut Meter) -> Option<Candidate> {
        // Each with the sum of its samples.
        let mut left: Vec<(i64, Candidate)> = candidates.into_iter().map(|candidate| (0, candidate)).collect();
        let (mut taken, mut samples) = (0, FIRST_SAMPLES);
        while left.len() > 1 && taken < MOST_SAMPLES {
            for sample in taken..taken + samples {
                if meter.is_over() {
                    return pick(left, sample);
                }
                let mut values = Vec::with_capacity(left.len());
                for (_, candidate) in &left {
                    let Some(value) = self.follow(candidate, sample, meter) else { break };
                    values.push(value);
                }
                if values.len() < left.len() {
                    // A sample that not all have met is none.
                    return pick(left, sample);
                }
                for ((sum, _), value) in left.iter_mut().zip(values) {
                    *sum += value;
                }
            }
            taken += samples;
            samples = taken;
            left.sort_by_key(|&(sum, _)| Reverse(sum));
            if left.len() > 2 {
                left.truncate(left.len().div_ceil(2));
            }
        }
        pick(left, taken)
    }

    /// What the seat can expect after this way to end its turn, in one sample of chance; `None` if the meter ran out.
    fn follow(&mut self, candidate: &Candidate, sample: u64, meter: &mut Meter) -> Option<i64> {
        let rules = self.planner.rules;
        let mut state = self.root;
        let mut chance = 0;
        for &action in &candidate.actions {
            while state.phase() == Phase::Reveal {
                self.deal(&mut state, sample, &mut chance)?;
            }
            state.apply(rules, action, &mut NoEvents).ok()?;
        }
        self.play_on(&mut state, sample, &mut chance, meter)?;
        if state.actor() == Actor::Nobody {
            return Some(self.final_value(&state));
        }
        let distances = Distances::new(rules, &state);
        let scale = Scale::new(self.planner.weights, rules, &state, self.planner.skill.foresight);
        let outlook = Outlook::new(rules, &scale, &distances, &state, self.planner.seat, self.planner.rivals);
        Some(outlook.judge(&state, outlook.doings(&state)))
    }

    /// Plays on as far as the planner looks ahead: until each of the others has had so many turns, or the planner's seat is
    /// asked again. `None` if the meter ran out.
    pub(super) fn play_on(
        &mut self,
        state: &mut State,
        sample: u64,
        chance: &mut u64,
        meter: &mut Meter,
    ) -> Option<()> {
        let mut turns = 0;
        let most = self.planner.skill.horizon * u32::from(state.players() - 1);
        while turns < most {
            match state.actor() {
                Actor::Nobody => break,
                Actor::Chance => {
                    self.deal(state, sample, chance)?;
                }
                Actor::Seat(seat) => {
                    if seat == self.planner.seat && self.planner.skill.horizon < 2 {
                        break;
                    }
                    turns += u32::from(self.play(state, seat, meter)?);
                }
            }
        }
        Some(())
    }

    /// What a finished game is worth.
    fn final_value(&self, state: &State) -> i64 {
        let scale = &self.planner.scale;
        let distances = Distances::new(self.planner.rules, state);
        let outlook =
            Outlook::new(self.planner.rules, scale, &distances, state, self.planner.seat, self.planner.rivals);
        outlook.judge(state, outlook.doings(state))
    }

    /// Chance moves as this sample has it; returns how.
    pub(super) fn deal(&mut self, state: &mut State, sample: u64, chance: &mut u64) -> Option<Action> {
        *chance += 1;
        state.outcomes(self.planner.rules, &mut self.outcomes);
        let all: u64 = self.outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum();
        let stream = mix(self.planner.seed ^ mix(sample));
        let mut number = (u128::from(mix(stream ^ *chance)) * u128::from(all) >> 64) as u64;
        for &(action, weight) in &self.outcomes {
            if number < u64::from(weight) {
                // Cannot fail: the outcome has just been listed.
                let _ = state.apply(self.planner.rules, action, &mut NoEvents);
                return Some(action);
            }
            number -= u64::from(weight);
        }
        None
    }

    /// A seat plays what is asked of it, quickly. Returns whether that ended a turn of action points.
    fn play(&mut self, state: &mut State, seat: Seat, meter: &mut Meter) -> Option<bool> {
        let rules = self.planner.rules;
        match state.phase() {
            // Auctions are too long to be thought through here: everybody passes, and takes the first tile.
            Phase::Bid(_) => state.apply(rules, Action::Pass, &mut NoEvents).ok()?,
            Phase::Choose => {
                let tile = *state.face_up().first()?;
                state.apply(rules, Action::Choose(tile), &mut NoEvents).ok()?;
            }
            Phase::Place(_) => {
                let distances = Distances::new(rules, state);
                let rivals = all_alike(state, seat);
                let mut actions = std::mem::take(&mut self.actions);
                state.legal_actions(rules, &mut actions);
                let step = actions.len().div_ceil(GLANCES).max(1);
                let mut best: Option<(i64, State)> = None;
                for &action in actions.iter().step_by(step) {
                    let Some((value, next)) = self.planner.at_sight(state, &distances, seat, &rivals, action) else {
                        continue;
                    };
                    if best.is_none_or(|(best, _)| value > best) {
                        best = Some((value, next));
                    }
                    if !meter.spend() {
                        self.actions = actions;
                        return None;
                    }
                }
                self.actions = actions;
                *state = best?.1;
            }
            _ => {
                let distances = Distances::new(rules, state);
                let scale = Scale::new(self.planner.weights, rules, state, self.planner.skill.foresight);
                let outlook = Outlook::new(rules, &scale, &distances, state, seat, all_alike(state, seat));
                if !self.search.run(&outlook, rules, state, self.planner.skill.reply_width, meter) {
                    return None;
                }
                let best = self.search.best()?;
                for action in self.search.actions(&best) {
                    if state.phase() == Phase::Reveal {
                        // What comes up is the most likely; which one, matters little to the others.
                        state.outcomes(rules, &mut self.outcomes);
                        let &(reveal, _) = self.outcomes.iter().max_by_key(|&&(_, weight)| weight)?;
                        state.apply(rules, reveal, &mut NoEvents).ok()?;
                    }
                    state.apply(rules, action, &mut NoEvents).ok()?;
                }
                return Some(true);
            }
        }
        Some(false)
    }
}

/// The best by its samples, or by its own value if there are none.
fn pick(left: Vec<(i64, Candidate)>, samples: u64) -> Option<Candidate> {
    let rank = |(sum, candidate): &(i64, Candidate)| if samples > 0 { *sum } else { candidate.value };
    // Of equals the first, which looked best before.
    let best = left.into_iter().reduce(|best, other| if rank(&other) > rank(&best) { other } else { best });
    best.map(|(_, candidate)| candidate)
}
