//! The planner of the level adept: searches the rest of its own turn and judges the positions in which that can end.
//! What a position is worth, `evaluation` decides.
//!
//! Positions are searched in layers, one for each number of action points left, and only the best of each layer are
//! kept. A position that several orders of actions lead to is searched once.

use super::evaluation::advantage;
use crate::ai::Meter;
use crate::game::{NoEvents, Seat};
use crate::tikal::{Action, Phase, State, TileId, Variant};

/// How many positions are kept in each layer.
const WIDTH: usize = 32;
/// For how many placements, the best at sight, a whole turn is planned.
const PLACEMENTS: usize = 5;
/// What an action point is worth that is left when a treasure comes up: it can still be spent.
const POINT_LEFT: f64 = 0.4;
/// The share that is bid of what the best face-up tile is worth above the worst.
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

/// A position of the search, its value, and the edge that led to it.
struct Node {
    state: State,
    value: f64,
    /// The index of that edge; `None` for the position at the root.
    edge: Option<usize>,
}

/// An action of the search, and the index of the edge before it.
struct Edge {
    action: Action,
    before: Option<usize>,
}

/// Searches the rest of a turn of action points. Returns the plan, which ends with `end` unless chance comes first, and
/// what it is worth.
fn act(rules: &Variant, root: &State, width: usize, meter: &mut Meter) -> (Vec<Action>, f64) {
    let seat = root.seat();
    let mut edges: Vec<Edge> = Vec::new();
    let value = advantage(rules, root, seat, false);
    let mut best = (value, None, true);
    let mut layers: Vec<Vec<Node>> = Vec::new();
    layers.resize_with(usize::from(root.points()) + 1, Vec::new);
    layers[usize::from(root.points())].push(Node { state: *root, value, edge: None });
    let mut actions = Vec::new();
    'search: for points in (0..layers.len()).rev() {
        let mut layer = std::mem::take(&mut layers[points]);
        // A stable sort, so the order depends on nothing but the values and the order of discovery. Equal positions
        // have equal values, so they come to lie together; if another position of the same value lies between, one is
        // searched twice, which costs time only.
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
                // Cannot fail: the action has just been listed as legal.
                if next.apply(rules, action, &mut NoEvents).is_err() {
                    continue;
                }
                let chance = next.phase() == Phase::Reveal;
                let value =
                    if chance { after_digging(rules, &next, seat) } else { advantage(rules, &next, seat, false) };
                let edge = edges.len();
                edges.push(Edge { action, before: node.edge });
                if value > best.0 {
                    best = (value, Some(edge), !chance);
                }
                if !chance {
                    layers[usize::from(next.points())].push(Node { state: next, value, edge: Some(edge) });
                }
                if !meter.spend() {
                    break 'search;
                }
            }
        }
    }
    let (value, mut edge, ends) = best;
    let mut plan = if ends { vec![Action::End] } else { Vec::new() };
    while let Some(Edge { action, before }) = edge.map(|edge| &edges[edge]) {
        plan.push(*action);
        edge = *before;
    }
    plan.reverse();
    (plan, value)
}

/// What a dig is worth before its treasure is known: the mean over all treasures that can come up.
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

/// Every legal placement with its value at sight, that is before any further action, and the state after it; the best
/// first.
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
        // `act` does not count what the others can reach. The difference that this makes is taken from the value at
        // sight.
        let value = after + (at_sight - advantage(rules, &next, state.seat(), false));
        if best.as_ref().is_none_or(|(best, _)| value > *best) {
            best = Some((value, std::iter::once(action).chain(turn).collect()));
        }
    }
    // A tile in hand always has a legal place.
    best.map_or_else(|| vec![Action::End], |(_, plan)| plan)
}

/// What taking each face-up tile is worth at sight; the best first.
fn tile_values(rules: &Variant, state: &State, meter: &mut Meter) -> Vec<(f64, TileId)> {
    let mut values = Vec::new();
    for &tile in state.face_up() {
        let value = if rules.tile(tile).kind.starts_a_scoring() {
            // A volcano makes all seats score now: that is good for a seat that would score more than the others.
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
    // Where a tile is to be chosen, some lie face up.
    values.first().map_or(Action::End, |&(_, tile)| Action::Choose(tile))
}

fn bid(rules: &Variant, state: &State, meter: &mut Meter) -> Action {
    let values = tile_values(rules, state, meter);
    let gain = match values.as_slice() {
        [best, .., least] => BID * (best.0 - least.0),
        _ => 0.0,
    };
    let least = state.least_bid(rules);
    // At least half of the score is kept for later rounds.
    let most = gain.min(f64::from(state.score(state.seat())) / 2.0);
    if f64::from(least) <= most { Action::Bid(least) } else { Action::Pass }
}
