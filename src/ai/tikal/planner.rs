//! The plain planner: looks at its own turn only and judges where it can end.
//!
//! Positions are searched by action points left, the best few of each number; equal positions that
//! different orders of actions lead to are met once.

use super::evaluation::advantage;
use crate::ai::Meter;
use crate::game::{NoEvents, Seat};
use crate::tikal::{Action, Phase, State, TileId, Variant};

/// Positions kept for each number of points left.
const WIDTH: usize = 32;
/// Placements that are looked at with a whole turn.
const PLACEMENTS: usize = 5;
/// A point that is left when chance decides can still be spent.
const POINT_LEFT: f64 = 0.4;
/// The part of a tile's advantage over the next best that is bid for it.
const BID: f64 = 0.5;

/// The best plan found: never empty, its first action legal.
pub(super) fn plan(rules: &Variant, state: &State, meter: &mut Meter) -> Vec<Action> {
    match state.phase() {
        Phase::Bid(_) => vec![bid(rules, state, meter)],
        Phase::Choose => vec![choose(rules, state, meter)],
        Phase::Place(_) => place(rules, state, meter),
        _ => act(rules, state, WIDTH, meter).0,
    }
}

/// A position met in the search and how it was reached.
struct Node {
    state: State,
    value: f64,
    /// The step in the list of steps that led here.
    step: Option<usize>,
}

/// One action and the step before it.
struct Step {
    action: Action,
    before: Option<usize>,
}

/// Searches the rest of a turn of action points; the plan, ending with `end` unless chance comes
/// first, and what it is worth.
fn act(rules: &Variant, root: &State, width: usize, meter: &mut Meter) -> (Vec<Action>, f64) {
    let seat = root.seat();
    let mut steps: Vec<Step> = Vec::new();
    let value = advantage(rules, root, seat, false);
    let mut best = (value, None, true);
    let mut layers: Vec<Vec<Node>> = Vec::new();
    layers.resize_with(usize::from(root.points()) + 1, Vec::new);
    layers[usize::from(root.points())].push(Node { state: *root, value, step: None });
    let mut actions = Vec::new();
    'search: for points in (0..layers.len()).rev() {
        let mut layer = std::mem::take(&mut layers[points]);
        // A stable sort, and equal values stay side by side: the order depends on nothing else.
        layer.sort_by(|a, b| b.value.total_cmp(&a.value));
        layer.dedup_by(|a, b| a.value.total_cmp(&b.value).is_eq() && a.state == b.state);
        layer.truncate(width);
        for node in layer {
            node.state.legal_actions(rules, &mut actions);
            for &action in &actions {
                if action == Action::End {
                    continue;
                }
                let mut next = node.state;
                // Listed as legal just now.
                if next.apply(rules, action, &mut NoEvents).is_err() {
                    continue;
                }
                let chance = next.phase() == Phase::Reveal;
                let value =
                    if chance { after_digging(rules, &next, seat) } else { advantage(rules, &next, seat, false) };
                let step = steps.len();
                steps.push(Step { action, before: node.step });
                if value > best.0 {
                    best = (value, Some(step), !chance);
                }
                if !chance {
                    layers[usize::from(next.points())].push(Node { state: next, value, step: Some(step) });
                }
                if !meter.spend() {
                    break 'search;
                }
            }
        }
    }
    let (value, mut step, ends) = best;
    let mut plan = if ends { vec![Action::End] } else { Vec::new() };
    while let Some(Step { action, before }) = step.map(|step| &steps[step]) {
        plan.push(*action);
        step = *before;
    }
    plan.reverse();
    (plan, value)
}

/// What digging is worth before it is known what comes up: the mean over what can.
fn after_digging(rules: &Variant, state: &State, seat: Seat) -> f64 {
    let mut outcomes = Vec::new();
    state.outcomes(rules, &mut outcomes);
    let (mut sum, mut weights) = (0.0, 0.0);
    for (action, weight) in outcomes {
        let mut next = *state;
        if next.apply(rules, action, &mut NoEvents).is_ok() {
            sum += advantage(rules, &next, seat, false) * f64::from(weight);
            weights += f64::from(weight);
        }
    }
    sum / f64::max(weights, 1.0) + POINT_LEFT * f64::from(state.points())
}

/// Every legal placement with the state after it and its value at sight, the best first.
fn placements(rules: &Variant, state: &State, meter: &mut Meter) -> Vec<(f64, Action, State)> {
    let mut actions = Vec::new();
    state.legal_actions(rules, &mut actions);
    let mut placed = Vec::with_capacity(actions.len());
    for action in actions {
        let mut next = *state;
        if next.apply(rules, action, &mut NoEvents).is_ok() {
            placed.push((advantage(rules, &next, state.seat(), true), action, next));
        }
        if !meter.spend() {
            break;
        }
    }
    placed.sort_by(|a, b| b.0.total_cmp(&a.0));
    placed
}

fn place(rules: &Variant, state: &State, meter: &mut Meter) -> Vec<Action> {
    let mut best: Option<(f64, Vec<Action>)> = None;
    for (at_sight, action, next) in placements(rules, state, meter).into_iter().take(PLACEMENTS) {
        let (turn, after) = act(rules, &next, WIDTH / 2, meter);
        // What the others make of the place counts as it looks at sight.
        let value = after + (at_sight - advantage(rules, &next, state.seat(), false));
        if best.as_ref().is_none_or(|(best, _)| value > *best) {
            best = Some((value, std::iter::once(action).chain(turn).collect()));
        }
    }
    // A tile in hand has a legal place.
    best.map_or_else(|| vec![Action::End], |(_, plan)| plan)
}

/// What taking each face-up tile is worth at sight.
fn tile_values(rules: &Variant, state: &State, meter: &mut Meter) -> Vec<(f64, TileId)> {
    let mut values = Vec::new();
    for &tile in state.face_up() {
        let value = if rules.tile(tile).kind.starts_a_scoring() {
            // It scores at once: good for whoever stands better now.
            let worth = |seat| f64::from(state.worth(rules, seat));
            let others = state.seats().iter().filter(|&&seat| seat != state.seat());
            worth(state.seat()) - others.map(|&seat| worth(seat)).sum::<f64>() / f64::from(state.players() - 1).max(1.0)
        } else {
            let best = placements(rules, &state.holding(rules, tile), meter).first().map(|placed| placed.0);
            best.map_or(0.0, |best| best - advantage(rules, state, state.seat(), true))
        };
        values.push((value, tile));
    }
    values.sort_by(|a, b| b.0.total_cmp(&a.0));
    values
}

fn choose(rules: &Variant, state: &State, meter: &mut Meter) -> Action {
    let values = tile_values(rules, state, meter);
    // A choice has face-up tiles.
    values.first().map_or(Action::End, |&(_, tile)| Action::Choose(tile))
}

fn bid(rules: &Variant, state: &State, meter: &mut Meter) -> Action {
    let values = tile_values(rules, state, meter);
    let gain = match values.as_slice() {
        [best, .., least] => BID * (best.0 - least.0),
        _ => 0.0,
    };
    let least = state.least_bid(rules);
    // Half of what one has is always kept for later rounds.
    let most = gain.min(f64::from(state.score(state.seat())) / 2.0);
    if f64::from(least) <= most { Action::Bid(least) } else { Action::Pass }
}
