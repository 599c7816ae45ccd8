//! The answers of a computer player: it places, acts, chooses and bids by one and the same search.
//!
//! How a turn is searched, `turn` decides; what positions are worth, `outlook`; what may follow a turn, `replies`.

use std::cmp::Reverse;

use super::distances::Distances;
use super::key::mix;
use super::outlook::{Outlook, Rivals};
use super::replies::Replies;
use super::scale::{POINT, Scale};
use super::skill::Skill;
use super::turn::TurnSearch;
use super::weights::Weights;
use crate::ai::{Appraisal, Meter};
use crate::game::{NoEvents, Seat};
use crate::hex::Cell;
use crate::tikal::{Action, Phase, State, TileId, Variant};

/// The width of the first search of a turn; it is widened while the budget lasts.
const FIRST_WIDTH: usize = 4;
/// The most by which one search is wider than the one before.
const WIDER: u64 = 8;
/// The share of the budget in which all placements that are searched are searched at a small width.
const GLANCE: f64 = 0.3;

/// A way to play the rest of a turn.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    /// The worth of the position at its end.
    pub(super) value: i64,
    /// The purchases in it, as a number.
    pub(super) bought: u64,
    /// All its actions, `end` included; what is dug up is looked at in between.
    pub(super) actions: Vec<Action>,
}

impl Candidate {
    /// Its actions up to the first after which chance moves.
    pub(super) fn plan(mut self) -> Vec<Action> {
        if let Some(dig) = self.actions.iter().position(|action| matches!(action, Action::Dig(_))) {
            self.actions.truncate(dig + 1);
        }
        self.actions
    }
}

/// A computer player at one moment of a game.
#[derive(Debug)]
pub(super) struct Planner<'a> {
    pub(super) rules: &'a Variant,
    pub(super) weights: &'a Weights,
    pub(super) skill: &'a Skill,
    pub(super) seat: Seat,
    pub(super) rivals: Rivals,
    pub(super) seed: u64,
    pub(super) scale: Scale,
    /// The worth of the face-up tiles, once it was asked about them.
    pub(super) appraisal: Option<Appraisal<Action>>,
    search: TurnSearch,
}

impl<'a> Planner<'a> {
    /// A player for the seat that is to move.
    pub(super) fn new(rules: &'a Variant, weights: &'a Weights, skill: &'a Skill, state: &State, seed: u64) -> Self {
        let seat = state.seat();
        Self {
            rules,
            weights,
            skill,
            seat,
            rivals: super::outlook::all_alike(state, seat),
            seed,
            scale: Scale::new(weights, rules, state, skill.foresight),
            appraisal: None,
            search: TurnSearch::default(),
        }
    }

    /// The best plan found: never empty, its first action legal.
    pub(super) fn plan(&mut self, state: &State, meter: &mut Meter) -> Vec<Action> {
        match state.phase() {
            Phase::Bid(_) => vec![self.bid(state, meter)],
            Phase::Choose => vec![self.choose(state, meter)],
            _ => {
                let candidates = self.turn(state, self.skill.ends, 1.0 - self.skill.replies, meter);
                let best = if self.skill.ends > 1 {
                    Replies::new(self, state).best(candidates, meter)
                } else {
                    candidates.into_iter().next()
                };
                best.map_or_else(|| vec![Action::End], Candidate::plan)
            }
        }
    }

    /// The `number` best ways to play the rest of a turn, the best first, found with this share of what is left of the
    /// budget.
    pub(super) fn turn(&mut self, state: &State, number: usize, share: f64, meter: &mut Meter) -> Vec<Candidate> {
        let part = meter.part(share);
        let mut candidates = if matches!(state.phase(), Phase::Place(_)) {
            self.place(state, number, meter)
        } else {
            let distances = Distances::new(self.rules, state);
            self.act(state, &distances, self.skill.width, number, meter)
        };
        meter.rejoin(part);
        self.misjudge(&mut candidates);
        candidates.sort_by_key(|candidate| Reverse(candidate.value));
        candidates
    }

    /// The best ways to spend the action points of a turn.
    fn act(
        &mut self,
        state: &State,
        distances: &Distances,
        width: usize,
        number: usize,
        meter: &mut Meter,
    ) -> Vec<Candidate> {
        let outlook = Outlook::new(self.rules, &self.scale, distances, state, self.seat, self.rivals);
        let mut best: Vec<Candidate> = Vec::new();
        let mut wide = FIRST_WIDTH.min(width);
        while !meter.is_over() {
            let before = meter.nodes();
            let is_whole = self.search.run(&outlook, self.rules, state, wide, meter);
            let number = if self.skill.error > 0 { number.max(wide) } else { number };
            let found = self.search.ends(number).into_iter().map(|end| Candidate {
                value: end.value,
                bought: end.bought,
                actions: self.search.actions(&end),
            });
            let found: Vec<Candidate> = found.collect();
            let is_better = match (found.first(), best.first()) {
                (Some(found), Some(best)) => is_whole || found.value > best.value,
                (found, _) => found.is_some(),
            };
            if is_better {
                best = found;
            }
            let used = (meter.nodes() - before).max(1);
            let factor = (meter.left() / used).min(WIDER);
            if !is_whole || !self.search.was_cut || wide == width || factor < 2 {
                return best;
            }
            wide = (wide * factor as usize).min(width);
        }
        best
    }

    /// Every legal placement with the state after it and its distances, the best at sight first.
    fn placements(&self, state: &State, distances: &Distances, meter: &mut Meter) -> Vec<(i64, Action, State)> {
        let mut actions = Vec::new();
        state.legal_actions(self.rules, &mut actions);
        let mut placed = Vec::with_capacity(actions.len());
        for action in actions {
            if meter.is_over() && !placed.is_empty() {
                break;
            }
            if let Some((value, next)) = self.at_sight(state, distances, self.seat, &self.rivals, action) {
                placed.push((value, action, next));
            }
            meter.spend();
        }
        placed.sort_by_key(|one| Reverse(one.0));
        placed
    }

    /// The worth of a placement before any further action, and the state after it.
    pub(super) fn at_sight(
        &self,
        state: &State,
        distances: &Distances,
        seat: Seat,
        rivals: &Rivals,
        action: Action,
    ) -> Option<(i64, State)> {
        let mut next = *state;
        next.apply(self.rules, action, &mut NoEvents).ok()?;
        let distances = with_placed(self.rules, distances, &next, action);
        let outlook = Outlook::new(self.rules, &self.scale, &distances, &next, seat, *rivals);
        Some((outlook.judge(&next, outlook.doings(&next)), next))
    }

    /// The best ways to place the tile in hand and spend the points of the turn.
    fn place(&mut self, state: &State, number: usize, meter: &mut Meter) -> Vec<Candidate> {
        let board = Distances::new(self.rules, state);
        let mut placed = self.placements(state, &board, meter);
        placed.truncate(self.skill.placements);
        let mut tried: Vec<(i64, Action, State, Vec<Candidate>)> = Vec::with_capacity(placed.len());
        let glance = meter.part(GLANCE);
        let count = placed.len();
        for (index, (at_sight, action, next)) in placed.into_iter().enumerate() {
            let part = meter.part(1.0 / (count - index) as f64);
            let distances = with_placed(self.rules, &board, &next, action);
            let found = self.act(&next, &distances, self.skill.width, number, meter);
            meter.rejoin(part);
            // Without a search it is the placing alone that is planned.
            let found = if found.is_empty() {
                vec![Candidate { value: at_sight, bought: 0, actions: Vec::new() }]
            } else {
                found
            };
            let value = found.first().map_or(at_sight, |found| found.value);
            tried.push((value, action, next, found));
        }
        meter.rejoin(glance);
        tried.sort_by_key(|one| Reverse(one.0));
        let finalists = self.skill.finalists.min(tried.len());
        for (index, (_, action, next, found)) in tried.iter_mut().take(finalists).enumerate() {
            let part = meter.part(1.0 / (finalists - index) as f64);
            let distances = with_placed(self.rules, &board, next, *action);
            let wider = self.act(next, &distances, self.skill.width, number, meter);
            meter.rejoin(part);
            if wider.first().map(|wider| wider.value) >= found.first().map(|found| found.value) {
                *found = wider;
            }
        }
        let with_placing = |(_, action, _, found): (i64, Action, State, Vec<Candidate>)| {
            found.into_iter().map(move |candidate| Candidate {
                actions: std::iter::once(action).chain(candidate.actions).collect(),
                // Another placement is another idea.
                bought: candidate.bought ^ placing_number(action),
                ..candidate
            })
        };
        tried.into_iter().flat_map(with_placing).collect()
    }

    /// Makes the mistakes of a level that makes some: the same in the same position.
    fn misjudge(&self, candidates: &mut [Candidate]) {
        if self.skill.error == 0 {
            return;
        }
        for (index, candidate) in candidates.iter_mut().enumerate() {
            let noise = mix(self.seed ^ mix(candidate.bought ^ mix(index as u64)));
            // The mean of four even errors is close to how people err: small ones often, large ones seldom.
            let error: i64 = (0..4).map(|part| i64::from((noise >> (16 * part)) as u16) - 0x7fff).sum();
            candidate.value += error * self.skill.error / 0x7fff;
        }
    }

    /// The worth of the best turn with this tile, searched at a small width.
    fn with_tile(&mut self, state: &State, tile: TileId, meter: &mut Meter) -> Option<i64> {
        let acting = if self.rules.tile(tile).kind.starts_a_scoring() {
            // All act and score first; this seat begins.
            state.as_if_scoring(self.rules, tile)
        } else {
            let holding = state.holding(self.rules, tile);
            if holding.has_place(self.rules, tile) {
                let mut found = self.place(&holding, 1, meter);
                found.sort_by_key(|candidate| Reverse(candidate.value));
                return found.first().map(|found| found.value);
            }
            state.as_if_acting(self.rules, self.seat)
        };
        let distances = Distances::new(self.rules, &acting);
        self.act(&acting, &distances, self.skill.width, 1, meter).first().map(|found| found.value)
    }

    /// The worth of the best turn with each face-up tile, the best first; less than all if the meter ran out.
    fn tile_values(&mut self, state: &State, meter: &mut Meter) -> Vec<(i64, TileId)> {
        let tiles = state.face_up();
        let mut values = Vec::with_capacity(tiles.len());
        for (index, &tile) in tiles.iter().enumerate() {
            if meter.is_over() {
                break;
            }
            let part = meter.part(1.0 / (tiles.len() - index) as f64);
            values.extend(self.with_tile(state, tile, meter).map(|value| (value, tile)));
            meter.rejoin(part);
        }
        values.sort_by_key(|one| Reverse(one.0));
        values
    }

    fn choose(&mut self, state: &State, meter: &mut Meter) -> Action {
        let values = self.tile_values(state, meter);
        self.appraise(state, &values, None);
        let best = values.first().map(|&(_, tile)| tile).or(state.face_up().first().copied());
        // Where a tile is to be chosen, some lie face up.
        best.map_or(Action::End, Action::Choose)
    }

    /// Bids while a bid is below what the best tile is worth above the one that comes without a bid.
    fn bid(&mut self, state: &State, meter: &mut Meter) -> Action {
        let values = self.tile_values(state, meter);
        let gain = match values.as_slice() {
            [best, .., least] if values.len() == state.face_up().len() => best.0 - least.0,
            _ => 0,
        };
        let most = self.most_bid(gain).max(0.0).floor() as u32;
        self.appraise(state, &values, Some(most.min(state.score(state.seat()))));
        self.bid_for(state, gain)
    }

    /// Notes the worth of the face-up tiles, if all of them were looked at.
    fn appraise(&mut self, state: &State, values: &[(i64, TileId)], most: Option<u32>) {
        if values.len() == state.face_up().len()
            && let Some(&(least, _)) = values.last()
        {
            let worth = |&(value, tile): &(i64, TileId)| (Action::Choose(tile), (value - least) as f64 / POINT as f64);
            self.appraisal = Some(Appraisal { worths: values.iter().map(worth).collect(), most });
        }
    }

    /// The greatest bid, in parts of a point too, for a tile that is worth so much above the one that comes without a bid.
    fn most_bid(&self, gain: i64) -> f64 {
        self.scale.bid * (gain as f64 / POINT as f64)
    }

    /// The least bid that is legal, if it is worth it for who is to move: `gain` is what the best tile is worth to it
    /// above the one that comes without a bid.
    pub(super) fn bid_for(&self, state: &State, gain: i64) -> Action {
        let least = state.least_bid(self.rules);
        let can_pay = least <= state.score(state.seat());
        if can_pay && f64::from(least) <= self.most_bid(gain) { Action::Bid(least) } else { Action::Pass }
    }
}

/// The distances with the tile that this action placed.
fn with_placed(rules: &Variant, distances: &Distances, next: &State, action: Action) -> Distances {
    let mut distances = distances.clone();
    if let Action::Place { cell, .. } = action {
        distances.add(rules, next, cell);
    }
    distances
}

/// A number for each placement.
fn placing_number(action: Action) -> u64 {
    match action {
        Action::Place { cell, rotation } => {
            let cell: Cell = cell;
            mix(1 << 60 | (cell.index() as u64) << 8 | rotation.index() as u64)
        }
        _ => 0,
    }
}
