//! Tunes the weights of Tikal's computer players by games of them against themselves.
//!
//! `cargo run --release -p tikal-core --example tune -- SEATS BLOCKS NODES SEED [FILE]` begins with the weights of the
//! program for games of so many, or with those of FILE, and prints better ones, in the form of a set of
//! `assets/players/tikal.ron`. It is simultaneous perturbation (SPSA): in each block all weights are pushed at once, each
//! up or down by chance; those so pushed play the same deals, with seats swapped, against those pushed the other way; and
//! all weights move a little towards the winners. What is printed last is the mean of the second half. Whether it is
//! better, paired games have to say: `examples/duel.rs`, `docs/players.md`.

#![expect(clippy::expect_used, reason = "a tool that cannot tune should stop")]

use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use tikal_core::ai::{Bot, Budget, Level, Thought, TikalBot, Weights};
use tikal_core::game::{Actor, Dealer, DealerDef, Game, NoEvents, Seat, View};
use tikal_core::tikal::{Action, Setup, State, TurnRule, Variant, check_text};

/// By how much a weight is pushed, as a share of it, at the beginning and at the end.
const PUSH: (f64, f64) = (0.25, 0.12);
/// By how much a weight follows a clear win, as a share of it, at the beginning and at the end.
const STEP: (f64, f64) = (0.015, 0.003);
/// A difference of so many points a seat is a clear win.
const CLEAR: f64 = 40.0;
/// The turn rules of the games, played in turn.
const TURNS: [TurnRule; 4] = [TurnRule::Draw, TurnRule::Draw, TurnRule::Draw, TurnRule::Auction];

/// Plays a game in which every second seat has the first weights, the one after it the second. Returns by how many
/// points a seat the first are ahead.
fn play(rules: &Variant, (seats, turns): (u8, TurnRule), deal: u64, nodes: u64, sides: [&Arc<Weights>; 2]) -> f64 {
    let mut state = State::new(rules, seats, &Setup::new(turns, Seat::default()));
    let mut dealer = Dealer::new(DealerDef::Seed(deal));
    while state.actor() != Actor::Nobody {
        let plan = if let Actor::Seat(seat) = state.actor() {
            let weights = Arc::clone(sides[seat.index() % 2]);
            let mut bot = TikalBot::with_weights(Level::Adept, deal, weights);
            bot.choose(rules, &View::of(&state, Some(seat)), Budget::Nodes(nodes), &Thought::default()).plan
        } else {
            let outcome = dealer.next(rules, &state).expect("the dealer has a seed");
            dealer.count(state.sort());
            vec![outcome]
        };
        let actor = state.actor();
        for action in plan {
            state.apply(rules, action, &mut NoEvents).expect("players choose what is legal");
            if state.actor() != actor || action == Action::End {
                break;
            }
        }
    }
    let points = |side: usize| -> f64 {
        let own = state.seats().iter().filter(|seat| seat.index() % 2 == side);
        own.map(|&seat| f64::from(state.score(seat))).sum::<f64>()
    };
    (points(0) - points(1)) * 2.0 / f64::from(seats)
}

/// All weights pushed, each by this share and in its own direction.
fn pushed(weights: &Weights, directions: &[f64], by: f64) -> Arc<Weights> {
    let mut pushed = weights.clone();
    for (stages, direction) in pushed.iter_mut().zip(directions) {
        for weight in stages {
            *weight *= (direction * by).exp();
        }
    }
    Arc::new(pushed)
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| arguments.get(index).and_then(|text| text.parse::<u64>().ok());
    let (Some(seats), Some(blocks), Some(nodes), Some(seed)) = (number(0), number(1), number(2), number(3)) else {
        eprintln!("tune SEATS BLOCKS NODES SEED [FILE]");
        return;
    };
    let seats = u8::try_from(seats).expect("a number of seats");
    let file = arguments.get(4).map(|path| std::fs::read_to_string(path).expect("the file can be read"));
    let mut weights = file
        .map_or_else(|| Weights::built_in(seats).clone(), |text| Weights::read(&text).expect("the file holds weights"));
    let (rules, _) = check_text(include_str!("../variants/classic.ron"));
    let rules = rules.expect("the variant is sound");
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut sum, mut count) = (vec![0.0; Weights::NAMES.len() * 3], 0.0);
    for block in 0..blocks {
        let done = block as f64 / blocks as f64;
        let between = |(first, last): (f64, f64)| first + (last - first) * done;
        let directions: Vec<f64> =
            Weights::NAMES.iter().map(|_| if random.next_u64() >> 63 == 0 { 1.0 } else { -1.0 }).collect();
        let (up, down) = (pushed(&weights, &directions, between(PUSH)), pushed(&weights, &directions, -between(PUSH)));
        let kind = (seats, TURNS[block as usize % TURNS.len()]);
        let deal = random.next_u64() >> 11;
        let lead = play(&rules, kind, deal, nodes, [&up, &down]) - play(&rules, kind, deal, nodes, [&down, &up]);
        let win = (lead / 2.0 / CLEAR).clamp(-1.0, 1.0);
        weights = Weights::clone(&pushed(&weights, &directions, between(STEP) * win));
        if block * 2 >= blocks {
            count += 1.0;
            for (sum, weight) in sum.iter_mut().zip(weights.iter_mut().flatten()) {
                *sum += *weight;
            }
        }
        if (block + 1) % 500 == 0 || block + 1 == blocks {
            eprintln!("{} of {blocks} blocks", block + 1);
            println!("{}", weights.write());
        }
    }
    for (sum, weight) in sum.iter().zip(weights.iter_mut().flatten()) {
        *weight = sum / count;
    }
    println!("MEAN\n{}", weights.write());
}
