//! What a position is worth to each seat: points made, points to be expected, and room to act. Which actions lead to a
//! good position, `planner` finds out.

use crate::game::Seat;
use crate::hex::CellSet;
use crate::insight::arrival_costs;
use crate::tikal::{Phase, State, Variant};

/// The share of its value that a temple held by strength alone, without a guard, counts at the next scoring.
const HELD: f64 = 0.75;
/// The share that it counts at every later scoring.
const HELD_LATER: f64 = 0.3;
/// The share of its value that a temple within reach counts; less with distance.
const REACH: f64 = 0.35;
/// What each piece on the board is worth, in points.
const PIECE: f64 = 0.15;
/// What a guard still to be set is worth for each scoring to come, in points, while the whole deck is left; less as the
/// deck shrinks, because temples worth a guard grow late.
const GUARD_LEFT: f64 = 3.0;
/// The distance, in action points, from which on a site counts nothing.
const FAR: u8 = 20;
/// A lead of this many points makes a win e times as likely.
const SPREAD: f64 = 10.0;

/// How many scorings a seat has still to come, the one being played included if its turn to score
/// has not passed.
fn scorings_left(rules: &Variant, state: &State, seat: Seat) -> f64 {
    let scores = |tile| rules.tile(tile).kind.starts_a_scoring();
    let face_up = state.face_up().iter().filter(|&&tile| scores(tile)).count();
    let volcanoes = state.deck().iter().filter(|&tile| scores(tile)).count() + face_up;
    let (now, last) = match state.scoring() {
        Some(scoring) => {
            let to_come = scoring.order.as_slice()[usize::from(scoring.index)..].contains(&seat);
            (usize::from(to_come), usize::from(scoring.volcano.is_some()))
        }
        None => (0, usize::from(state.phase() != Phase::Over)),
    };
    (volcanoes + now + last) as f64
}

/// What a seat can expect to have at the end, in points; only differences between positions mean anything. What its
/// pieces can reach is counted if `with_reach`, which costs a search over the board.
pub(super) fn expectation(rules: &Variant, state: &State, seat: Seat, with_reach: bool) -> f64 {
    let scorings = scorings_left(rules, state, seat);
    let mut points = f64::from(state.score(seat));
    let later = (scorings - 1.0).max(0.0);
    let now = scorings.min(1.0);
    let acting = state.scoring().is_some() && state.seat() == seat;
    let held = if acting { 1.0 } else { HELD };
    let mut open = CellSet::EMPTY;
    for temple in state.temples() {
        let value = f64::from(state.level(temple));
        if state.guarded_by(seat).contains(temple) {
            points += value * scorings;
        } else if state.guard(temple).is_none() {
            if state.controls(rules, temple, seat) {
                points += value * (now * held + later * HELD_LATER);
            } else {
                open.insert(temple);
            }
        }
    }
    let sets: u32 = state.treasures(rules, seat).iter().map(|&copies| rules.set_score(copies)).sum();
    points += f64::from(sets) * scorings;
    let pieces: u8 = state.present(seat).into_iter().map(|cell| state.band(cell, seat).pieces()).sum();
    points += f64::from(pieces) * PIECE;
    let deck_left = state.deck().len() as f64 / rules.deck_for(state.players()).len() as f64;
    points += f64::from(rules.guards() - state.guards_set(seat)) * GUARD_LEFT * scorings * deck_left;
    if with_reach && scorings > 0.0 {
        let distances = arrival_costs(rules, state, seat, FAR);
        let near = |cells: CellSet, worth: &dyn Fn(u8) -> f64| -> f64 {
            let pull = |distance: u8| f64::from(FAR.saturating_sub(distance)) / f64::from(FAR);
            cells.into_iter().map(|cell| worth(state.level(cell)) * pull(distances[cell.index()]).powi(2)).sum()
        };
        points += REACH * near(open, &f64::from);
        points += REACH * near(state.ruins(), &|left| 1.5 * f64::from(left));
    }
    points
}

/// How many points `seat` expects above the average of the others. What the others can reach is counted if
/// `others_reach`.
pub(super) fn advantage(rules: &Variant, state: &State, seat: Seat, others_reach: bool) -> f64 {
    let own = expectation(rules, state, seat, true);
    let others = state.seats().iter().filter(|&&other| other != seat);
    let others: f64 = others.map(|&other| expectation(rules, state, other, others_reach)).sum();
    own - others / f64::from(state.players() - 1).max(1.0)
}

/// Each seat's expected share of the win.
pub(super) fn shares(rules: &Variant, state: &State) -> Vec<f64> {
    if state.phase() == Phase::Over {
        let winners = state.leaders(rules);
        let share = 1.0 / winners.as_slice().len() as f64;
        return state.seats().iter().map(|&seat| if winners.contains(seat) { share } else { 0.0 }).collect();
    }
    let points: Vec<f64> = state.seats().iter().map(|&seat| expectation(rules, state, seat, true)).collect();
    let best = points.iter().copied().fold(f64::MIN, f64::max);
    let chances: Vec<f64> = points.iter().map(|points| ((points - best) / SPREAD).exp()).collect();
    let sum: f64 = chances.iter().sum();
    chances.iter().map(|chance| chance / sum).collect()
}
