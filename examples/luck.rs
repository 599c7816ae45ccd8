//! Measures how much of The Temple of Chac is luck: how often a computer player wins that sees everything that any seat
//! knows, against the same player that sees what its seat may see.
//!
//! `cargo run --release -p tikal-core --example luck -- LEVEL BLOCKS SEED` plays so many deals with three seats, each with
//! every seating of one or two seats that see everything. What nobody knows is in no position: dice, walls and tiles to
//! come stay hidden from them too.

#![expect(clippy::expect_used, reason = "a tool that cannot measure should stop")]

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;
use serde_json::{Value, json};
use tikal_core::ai::{Bot, Budget, Level, Playable, Thought};
use tikal_core::arena::elo;
use tikal_core::chac::{Position, Setup, State, Variant, check_text};
use tikal_core::game::{Actor, Dealer, DealerDef, Game, MAX_SEED, NoEvents, Seat, View};
use tikal_core::lab::{Estimate, Spread, mean};

const SEATS: u8 = 3;
/// Parts of a win in which the shares of a block are counted: all that three winners and six games can make.
const PARTS: i64 = 36;

/// The same position, but this seat has seen whatever any seat has.
fn told(rules: &Variant, state: &State, seat: Seat) -> State {
    let mut position = serde_json::to_value(state.position(rules)).expect("a position can be written");
    let clues = position["clues"].as_array_mut().into_iter().flatten().map(|clue| (clue, "seen"));
    add_to(clues, seat);
    let tiles = position["tiles"].as_object_mut().into_iter().flatten().map(|(_, tile)| (tile, "checked"));
    add_to(tiles, seat);
    let position: Position = serde_json::from_value(position).expect("it is a position still");
    State::from_position(rules, &position).expect("it is possible still")
}

/// Adds the seat to those that have seen a thing, where there are any.
fn add_to<'a>(things: impl Iterator<Item = (&'a mut Value, &'static str)>, seat: Seat) {
    for (thing, seen) in things {
        let Some(seats) = thing[seen].as_array_mut().filter(|seats| !seats.is_empty()) else { continue };
        if !seats.contains(&json!(seat.index())) {
            seats.push(json!(seat.index()));
            seats.sort_by_key(Value::as_u64);
        }
    }
}

/// The share of the win, in parts, of the seats that see everything; half of it where nobody gets out.
fn play(rules: &Variant, level: Level, deal: u64, seers: usize) -> i64 {
    let mut state = State::new(rules, SEATS, &Setup::default());
    let mut dealer = Dealer::new(DealerDef::Seed(deal));
    let mut random = Xoshiro256PlusPlus::seed_from_u64(deal);
    let sees = |seat: Seat| seers >> seat.index() & 1 == 1;
    while state.actor() != Actor::Nobody {
        let action = if let Actor::Seat(seat) = state.actor() {
            let seen = if sees(seat) { told(rules, &state, seat) } else { state };
            let mut bot = State::bot(level, random.next_u64() & MAX_SEED);
            let budget = Budget::Nodes(State::nodes(level));
            bot.choose(rules, &View::of(&seen, Some(seat)), budget, &Thought::default()).action
        } else {
            let outcome = dealer.next(rules, &state).expect("the dealer has a seed");
            dealer.count(state.sort());
            outcome
        };
        state.apply(rules, action, &mut NoEvents).expect("players and dealer play what is legal");
    }
    let part = |seat: Seat| if sees(seat) { PARTS } else { 0 };
    let (winners, parts) = state.winners().fold((0, 0), |(winners, parts), seat| (winners + 1, parts + part(seat)));
    if winners == 0 { PARTS / 2 } else { parts / winners }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [level, blocks, seed] = arguments.as_slice() else {
        eprintln!("usage: luck LEVEL BLOCKS SEED");
        std::process::exit(2);
    };
    let level: Level = level.parse().expect("a level");
    let blocks: u64 = blocks.parse().expect("a number of blocks");
    let seed: u64 = seed.parse().expect("a seed");
    let rules = check_text(include_str!("../variants/chac/temple.ron")).0.expect("the variant is sound");
    let seatings: Vec<usize> = (0..1 << SEATS).filter(|seers: &usize| matches!(seers.count_ones(), 1 | 2)).collect();
    let shares: Vec<i64> = (0..blocks)
        .into_par_iter()
        .map(|block| seatings.iter().map(|&seers| play(&rules, level, seed + block, seers)).sum())
        .collect();
    let mut spread = Spread::default();
    for share in shares {
        spread.add(share);
    }
    let Estimate { value, low, high } = mean(&spread).expect("some blocks were played");
    let [value, low, high] = [value, low, high].map(|share| share / (PARTS as f64 * seatings.len() as f64));
    println!(
        "{level} that sees everything: {} games, {:.1} %, {:+.0} ({:+.0} to {:+.0})",
        blocks as usize * seatings.len(),
        value * 100.0,
        elo(value),
        elo(low),
        elo(high)
    );
}
