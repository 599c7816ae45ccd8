//! The share of the win that each seat can expect at sight: by what it carries, and by how well it can still get out.

use super::manner::USUAL;
use super::rates;
use super::ways::{Map, Start};
use crate::chac::{Card, State, Status, Value, Variant};
use crate::game::{MAX_SEATS, Seat};

/// The spare actions that make it e times as likely to get out.
const SPARE: f64 = 4.0;
/// The points that make it e times as likely to be ahead.
const POINTS: f64 = 3.0;
/// The points that somebody inside can be expected to take for each spare action, and at most.
const GAIN: f64 = 0.6;
const MOST_GAIN: f64 = 12.0;
/// The chance that a substitute who is not in yet gets out.
const LATE: f64 = 0.15;

/// The prospects of one seat.
#[derive(Clone, Copy, Default)]
struct Prospect {
    gets_out: f64,
    points: f64,
}

/// The shares of all seats; together less than 1 if it may be that nobody gets out.
pub(super) fn shares(rules: &Variant, state: &State) -> Vec<f64> {
    let mut prospects = [Prospect::default(); MAX_SEATS];
    for &seat in state.seats() {
        prospects[seat.index()] = prospect(rules, state, seat);
    }
    let share = |&seat: &Seat| {
        let own = prospects[seat.index()];
        let others = state.seats().iter().filter(|&&other| other != seat).map(|other| prospects[other.index()]);
        others.fold(own.gets_out, |share, other| {
            share * (1.0 - other.gets_out * rates::logistic((other.points - own.points) / POINTS))
        })
    };
    let mut shares: Vec<f64> = state.seats().iter().map(share).collect();
    // Each is judged by itself, so together they may be a little more than one win.
    let sum: f64 = shares.iter().sum();
    if sum > 1.0 {
        for share in &mut shares {
            *share /= sum;
        }
    }
    shares
}

fn prospect(rules: &Variant, state: &State, seat: Seat) -> Prospect {
    let held: f64 = state.hand(seat).as_slice().iter().map(|&card| points(rules, state, card)).sum();
    let opened: f64 = state.chests(seat).iter().map(|&pips| f64::from(pips) - rates::chest(rules)).sum();
    let gets_out = |gets_out: f64| Prospect { gets_out, points: held };
    match (state.status(seat), state.place(seat)) {
        (Status::Out, _) => Prospect { gets_out: 1.0, points: held + opened },
        (Status::In, Some(from)) => {
            let map = Map::of(rules, state, seat, state.round(), USUAL);
            let level = state.level(rules, seat);
            let actions = map.rate(level);
            let Some(way) = map.way(Start { from, actions, delay: 0.0, level, held: state.hand(seat).len() }) else {
                return gets_out(0.02);
            };
            let chance = way.survives * rates::logistic(way.spare / SPARE);
            Prospect { gets_out: chance, points: held + (GAIN * way.spare).clamp(0.0, MOST_GAIN) }
        }
        (Status::Lost, _) if state.can_substitute(seat) => gets_out(LATE),
        (Status::Waiting, _) => Prospect { gets_out: 0.5, points: MOST_GAIN },
        _ => gets_out(0.0),
    }
}

/// The points that a treasure can be expected to bring, as far as the viewer knows.
fn points(rules: &Variant, state: &State, card: Card) -> f64 {
    let of = |value: Value| value.points().map_or(rates::chest(rules), f64::from);
    if let Some(value) = card.value() {
        return of(value);
    }
    let stock = state.stock(card.deck());
    let copies = |value: Value| f64::from(stock.copies(value));
    let count: f64 = Value::all().map(copies).sum();
    Value::all().map(|value| copies(value) * of(value)).sum::<f64>() / count.max(1.0)
}
