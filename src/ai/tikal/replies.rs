//! The things that may follow a turn: the others' turns, as a small search plays them, and the outcomes of chance.
//!
//! All ways to end a turn meet the same chance: the n-th sample of each draws from the same stream of random numbers, so
//! that differences between them are differences of play. Samples are taken in rounds that cost the same, and after each
//! the worse half is dropped.

use std::cmp::Reverse;
use std::ops::Range;

use super::distances::Distances;
use super::key::mix;
use super::outlook::{Outlook, all_alike};
use super::planner::{Candidate, Planner};
use super::scale::Scale;
use super::turn::TurnSearch;
use crate::ai::Meter;
use crate::ai::tasks::in_order;
use crate::game::{Actor, NoEvents, Seat};
use crate::tikal::{Action, Phase, State, TileId};

/// No more ends of turns are looked at than can meet so many samples each.
const FEW_SAMPLES: u64 = 4;
/// The most samples of one candidate.
const MOST_SAMPLES: u64 = 1_024;
/// The number of placements that a reply looks at.
const GLANCES: usize = 12;
/// The number that it looks at to tell the worth of a tile in an auction.
const FEW_GLANCES: usize = 6;

/// Judges ends of a turn by what may follow.
#[derive(Debug)]
pub(super) struct Replies<'a, 'p> {
    planner: &'p Planner<'a>,
    root: State,
    search: TurnSearch,
    outcomes: Vec<(Action, u32)>,
    actions: Vec<Action>,
    /// The tastes for the tiles that lie face up in the sample that is followed.
    tastes: Vec<Taste>,
}

impl<'a, 'p> Replies<'a, 'p> {
    /// Replies to turns that begin with this state.
    pub(super) fn new(planner: &'p Planner<'a>, root: &State) -> Self {
        Self {
            planner,
            root: *root,
            search: TurnSearch::default(),
            outcomes: Vec::new(),
            actions: Vec::new(),
            tastes: Vec::new(),
        }
    }

    /// The candidate that stands best after the replies, as far as the meter lets it find out.
    pub(super) fn best(&mut self, candidates: Vec<Candidate>, meter: &mut Meter) -> Option<Candidate> {
        let trust = self.planner.skill.trust;
        // Each with the sum of its samples, beside which its own value counts for some.
        let mut left: Vec<(i64, Candidate)> =
            candidates.into_iter().map(|candidate| (candidate.value * trust, candidate)).collect();
        if left.len() < 2 || meter.is_over() {
            return pick(left);
        }
        let Some(mut cost) = self.try_out(&left[0].1, meter) else { return pick(left) };
        left.truncate((meter.left() / cost / FEW_SAMPLES).max(2) as usize);
        let mut taken = 0;
        while left.len() > 1 && taken < MOST_SAMPLES && !meter.is_over() {
            // All rounds cost the same: who stays meets as many samples as it has met, or more.
            let rounds = u64::from(usize::BITS - (left.len() - 1).leading_zeros());
            let all = left.len() as u64;
            let samples = (meter.left() / cost / rounds / all).clamp(1, MOST_SAMPLES - taken);
            let before = meter.nodes();
            let followed = self.follow_all(&left, taken..taken + samples, meter);
            for values in followed.chunks_exact(left.len()) {
                for ((sum, _), value) in left.iter_mut().zip(values) {
                    *sum += value;
                }
            }
            // A sample that not all have met is none.
            if (followed.len() as u64) < samples * all {
                return pick(left);
            }
            taken += samples;
            cost = ((meter.nodes() - before) / (samples * all)).max(1);
            left.sort_by_key(|&(sum, _)| Reverse(sum));
            left.truncate(left.len().div_ceil(2).max(2));
        }
        pick(left)
    }

    /// The outcome of all candidates in these samples, one sample after the other, as far as the meter goes.
    fn follow_all(&mut self, left: &[(i64, Candidate)], samples: Range<u64>, meter: &mut Meter) -> Vec<i64> {
        let all = left.len() as u64;
        let tasks = (samples.end - samples.start) * all;
        let (planner, root) = (self.planner, self.root);
        let follow = |room: &mut Self, task: u64, meter: &mut Meter| {
            room.follow(&left[(task % all) as usize].1, samples.start + task / all, meter)
        };
        in_order(self, || Self::new(planner, &root), tasks, meter, follow)
    }

    /// The cost in nodes of following a candidate; `None` if the meter ran out.
    fn try_out(&mut self, candidate: &Candidate, meter: &mut Meter) -> Option<u64> {
        let before = meter.nodes();
        self.follow(candidate, 0, meter)?;
        Some((meter.nodes() - before).max(1))
    }

    /// The result that the seat can expect after this way to end its turn, in one sample of chance; `None` if the meter
    /// ran out.
    fn follow(&mut self, candidate: &Candidate, sample: u64, meter: &mut Meter) -> Option<i64> {
        let (rules, own) = (self.planner.rules, self.planner.seat);
        let mut state = self.root;
        let mut chance = 0;
        for &action in &candidate.actions {
            while state.phase() == Phase::Reveal {
                self.deal(&mut state, sample, &mut chance)?;
            }
            state.apply(rules, action, &mut NoEvents).ok()?;
        }
        self.play_on(&mut state, sample, &mut chance, meter, |_, seat| seat == own)?;
        if state.actor() == Actor::Nobody {
            return Some(self.final_value(&state));
        }
        let distances = Distances::new(rules, &state);
        let scale = Scale::new(self.planner.weights, rules, &state, self.planner.skill.foresight);
        let outlook = Outlook::new(rules, &scale, &distances, &state, self.planner.seat, self.planner.rivals);
        Some(outlook.judge(&state, outlook.doings(&state)))
    }

    /// Plays on for as many turns as there are seats, or until `see` says so, which is told of the position after each of
    /// them and of the seat whose turn it was. `None` if the meter ran out.
    pub(super) fn play_on(
        &mut self,
        state: &mut State,
        sample: u64,
        chance: &mut u64,
        meter: &mut Meter,
        mut see: impl FnMut(&State, Seat) -> bool,
    ) -> Option<()> {
        self.tastes.clear();
        let most = u32::from(state.players());
        let mut turns = 0;
        while turns < most {
            match state.actor() {
                Actor::Nobody => break,
                Actor::Chance => {
                    self.deal(state, sample, chance)?;
                }
                Actor::Seat(seat) => {
                    let has_ended = self.play(state, seat, meter)?;
                    if !has_ended {
                        continue;
                    }
                    turns += 1;
                    if see(state, seat) {
                        break;
                    }
                }
            }
        }
        Some(())
    }

    /// Plays what is left of the turn of the planner's seat, by the search for replies. `None` if the meter ran out.
    pub(super) fn play_out(&mut self, state: &mut State, meter: &mut Meter) -> Option<()> {
        while state.actor() == Actor::Seat(self.planner.seat) && !self.play(state, self.planner.seat, meter)? {}
        Some(())
    }

    /// The worth of a finished game.
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

    /// The best placement at sight among some of all, and the state after it.
    fn placed(&mut self, state: &State, seat: Seat, glances: usize, meter: &mut Meter) -> Option<(i64, State)> {
        let distances = Distances::new(self.planner.rules, state);
        let rivals = all_alike(state, seat);
        let mut actions = std::mem::take(&mut self.actions);
        state.legal_actions(self.planner.rules, &mut actions);
        let step = actions.len().div_ceil(glances).max(1);
        let mut best: Option<(i64, State)> = None;
        let mut goes_on = true;
        for &action in actions.iter().step_by(step) {
            let Some((value, next)) = self.planner.at_sight(state, &distances, seat, &rivals, action) else {
                continue;
            };
            if best.is_none_or(|(best, _)| value > best) {
                best = Some((value, next));
            }
            goes_on = meter.spend();
            if !goes_on {
                break;
            }
        }
        self.actions = actions;
        best.filter(|_| goes_on)
    }

    /// The seat's taste for the tiles that lie face up, at sight; worked out once for an auction.
    fn taste(&mut self, state: &State, seat: Seat, meter: &mut Meter) -> Option<Taste> {
        let tiles = (state.face_up().len(), state.deck().len());
        if let Some(known) = self.tastes.iter().find(|known| known.seat == seat && known.tiles == tiles) {
            return Some(*known);
        }
        let mut values = Vec::with_capacity(tiles.0);
        for &tile in state.face_up() {
            values.push((self.worth(state, seat, tile, meter)?, tile));
        }
        let best = values.iter().copied().reduce(|best, other| if other.0 > best.0 { other } else { best })?;
        let least = values.iter().map(|&(value, _)| value).min()?;
        let taste = Taste { seat, tiles, tile: best.1, gain: best.0 - least };
        self.tastes.push(taste);
        Some(taste)
    }

    /// The worth of a tile to the seat that is to move, before it spends any points.
    fn worth(&mut self, state: &State, seat: Seat, tile: TileId, meter: &mut Meter) -> Option<i64> {
        let rules = self.planner.rules;
        if rules.tile(tile).kind.starts_a_scoring() {
            return Some(self.judged(&state.as_if_scoring(rules, tile), seat));
        }
        let holding = state.holding(rules, tile);
        if holding.has_place(rules, tile) {
            return self.placed(&holding, seat, FEW_GLANCES, meter).map(|(value, _)| value);
        }
        Some(self.judged(&state.as_if_acting(rules, seat), seat))
    }

    /// The worth of a state to a seat.
    fn judged(&self, state: &State, seat: Seat) -> i64 {
        let distances = Distances::new(self.planner.rules, state);
        let rivals = all_alike(state, seat);
        let outlook = Outlook::new(self.planner.rules, &self.planner.scale, &distances, state, seat, rivals);
        outlook.judge(state, outlook.doings(state))
    }

    /// A seat plays what is asked of it, quickly. Returns whether that ended a turn of action points.
    fn play(&mut self, state: &mut State, seat: Seat, meter: &mut Meter) -> Option<bool> {
        let rules = self.planner.rules;
        match state.phase() {
            Phase::Bid(_) => {
                let taste = self.taste(state, seat, meter)?;
                let action = self.planner.bid_for(state, taste.gain);
                state.apply(rules, action, &mut NoEvents).ok()?;
            }
            Phase::Choose => {
                let tile = self.taste(state, seat, meter)?.tile;
                state.apply(rules, Action::Choose(tile), &mut NoEvents).ok()?;
            }
            Phase::Place(_) => *state = self.placed(state, seat, GLANCES, meter)?.1,
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

/// The taste of a seat for the tiles that lie face up.
#[derive(Clone, Copy, Debug)]
struct Taste {
    seat: Seat,
    /// The number of tiles that lay there, and of those in the deck.
    tiles: (usize, usize),
    /// The best of them.
    tile: TileId,
    /// The worth of that one above the least.
    gain: i64,
}

/// The best by its samples; of equals the first, which looked best before.
fn pick(left: Vec<(i64, Candidate)>) -> Option<Candidate> {
    let best = left.into_iter().reduce(|best, other| if other.0 > best.0 { other } else { best });
    best.map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::Replies;
    use crate::ai::tikal::planner::Planner;
    use crate::ai::tikal::skill::Skill;
    use crate::ai::tikal::weights::Weights;
    use crate::ai::{Budget, Level, Meter, Thought};
    use crate::game::{Actor, NoEvents, Seat};
    use crate::tikal::{Action, Phase, Setup, State, TurnRule, VariantDef, validate};

    #[test]
    fn in_replies_tiles_are_bid_for_and_chosen_by_what_they_are_worth() {
        let def = VariantDef::read(include_str!("../../../variants/classic.ron")).unwrap();
        let rules = validate(def).0.unwrap();
        let start = State::new(&rules, 2, &Setup::new(TurnRule::Auction, Seat::default()));
        let mut weights = Weights::built_in(2).clone();
        // Every difference that is seen is worth a bid.
        weights.bid = [1e3; 3];
        let thought = Thought::default();
        let mut meter = Meter::new(Budget::Nodes(1_000_000), 0, &thought);
        let (mut bids, mut passes, mut choices) = (0, 0, 0);
        let planner = Planner::new(&rules, &weights, Skill::of(Level::Master), &start, 1);
        let mut replies = Replies::new(&planner, &start);
        let (mut state, mut chance) = (start, 0);
        loop {
            let seat = match state.actor() {
                Actor::Nobody => break,
                Actor::Chance => {
                    replies.deal(&mut state, 0, &mut chance);
                    continue;
                }
                Actor::Seat(seat) => seat,
            };
            if !matches!(state.phase(), Phase::Bid(_) | Phase::Choose) {
                replies.play(&mut state, seat, &mut meter).unwrap();
                continue;
            }
            let taste = replies.taste(&state, seat, &mut meter).unwrap();
            assert!(taste.gain >= 0 && state.face_up().contains(&taste.tile));
            // What was found out once costs nothing more.
            let nodes = meter.nodes();
            let (mut passed, mut chosen) = (state, state);
            replies.play(&mut state, seat, &mut meter).unwrap();
            assert_eq!(meter.nodes(), nodes);
            if chosen.apply(&rules, Action::Choose(taste.tile), &mut NoEvents).is_ok() {
                assert_eq!(state, chosen);
                choices += 1;
                continue;
            }
            passed.apply(&rules, Action::Pass, &mut NoEvents).unwrap();
            if state == passed {
                passes += 1;
            } else {
                assert!(taste.gain > 0);
                bids += 1;
            }
        }
        assert!(bids > 0 && passes > 0 && choices > 0, "{bids} bids, {passes} passes, {choices} choices");
    }
}
