//! The chance of each seat to win, from the result that it can expect at the end.

use super::distances::Distances;
use super::outlook::Outlook;
use super::scale::{POINT, Scale};
use crate::tikal::{Phase, SEATS, State, Variant};

/// Each seat's expected share of the win.
pub(super) fn shares(rules: &Variant, scale: &Scale, state: &State) -> Vec<f64> {
    if state.phase() == Phase::Over {
        let winners = state.leaders(rules);
        let share = 1.0 / winners.as_slice().len() as f64;
        return state.seats().iter().map(|&seat| if winners.contains(seat) { share } else { 0.0 }).collect();
    }
    let distances = Distances::new(rules, state);
    let points = state.seats().iter().map(|&seat| {
        // Nobody counts against the seat, so its own points are all that is judged.
        let outlook = Outlook::new(rules, scale, &distances, state, seat, [0; SEATS]);
        outlook.judge(state, outlook.doings(state)) as f64 / POINT as f64
    });
    let points: Vec<f64> = points.collect();
    let best = points.iter().copied().fold(f64::MIN, f64::max);
    let chances: Vec<f64> = points.iter().map(|points| ((points - best) / scale.spread).exp()).collect();
    let sum: f64 = chances.iter().sum();
    chances.iter().map(|chance| chance / sum).collect()
}
