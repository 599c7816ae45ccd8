//! The speed of the rules, compared with a yardstick measured in the same run.
//!
//! `cargo bench` prints items per second; for playouts an item is one action, chance included. The yardstick is random
//! chess played with the crate cozy-chess. Machines differ, so quote the ratio to the yardstick, not the figure.

#![expect(clippy::expect_used, reason = "a measurement that cannot be made should stop")]

use cozy_chess::{Board, GameStatus};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use tikal_core::chac;
use tikal_core::game::{Actor, Game, NoEvents, Seat, weighted};
use tikal_core::legend;
use tikal_core::library::TikalLibrary;
use tikal_core::tikal::{Setup, State, TurnRule, Variant};

fn main() {
    divan::main();
}

/// Games in one sample of a playout benchmark.
const GAMES: u64 = 100;

fn classic() -> std::sync::Arc<Variant> {
    std::sync::Arc::clone(TikalLibrary::built_in().find("classic").expect("the program brings it"))
}

fn start(rules: &Variant, auction: bool) -> State {
    State::new(rules, 4, &Setup::new(TurnRule::auctioned(auction), Seat::default()))
}

fn play_games(rules: &Variant, auction: bool) -> u64 {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    (0..GAMES)
        .map(|seed| {
            let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut state = start(rules, auction);
            state.play_randomly(rules, &mut random, &mut actions, &mut outcomes)
        })
        .sum()
}

/// Plays random chess games, with all moves written to a list and one picked evenly; returns the number of moves.
fn play_chess() -> u64 {
    let mut moves = Vec::new();
    let mut played = 0;
    for seed in 0..GAMES {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut board = Board::default();
        while board.status() == GameStatus::Ongoing {
            moves.clear();
            board.generate_moves(|set| {
                moves.extend(set);
                false
            });
            let pick = (u64::from(random.next_u32()) * moves.len() as u64) >> 32;
            board.play_unchecked(moves[pick as usize]);
            played += 1;
        }
    }
    played
}

#[divan::bench]
fn playouts_yardstick(bencher: Bencher) {
    let moves = play_chess();
    bencher.counter(ItemsCount::new(moves)).bench(play_chess);
}

#[divan::bench]
fn playouts_base(bencher: Bencher) {
    let rules = classic();
    let actions = play_games(&rules, false);
    bencher.counter(ItemsCount::new(actions)).bench(|| play_games(&rules, false));
}

#[divan::bench]
fn playouts_auction(bencher: Bencher) {
    let rules = classic();
    let actions = play_games(&rules, true);
    bencher.counter(ItemsCount::new(actions)).bench(|| play_games(&rules, true));
}

fn legend() -> legend::Variant {
    legend::check_text(include_str!("../variants/legend/legend.ron")).0.expect("the program brings it")
}

/// The beginnings of games of Legend with four players, one in each scenario.
fn starts_of_legend(rules: &legend::Variant) -> Vec<legend::State> {
    let begin = |scenario: &legend::Scenario| {
        let setup = legend::Setup { scenario: Some(scenario.id.clone()), first: Seat::default() };
        legend::State::new(rules, 4, &setup)
    };
    rules.scenarios().iter().map(begin).collect()
}

/// Random games of Legend, in all scenarios in turn.
fn play_legend(rules: &legend::Variant) -> u64 {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    (0..GAMES)
        .zip(starts_of_legend(rules).into_iter().cycle())
        .map(|(seed, mut state)| {
            let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
            state.play_randomly(rules, &mut random, &mut actions, &mut outcomes)
        })
        .sum()
}

#[divan::bench]
fn playouts_legend(bencher: Bencher) {
    let rules = legend();
    let actions = play_legend(&rules);
    bencher.counter(ItemsCount::new(actions)).bench(|| play_legend(&rules));
}

fn chac() -> chac::Variant {
    chac::check_text(include_str!("../variants/chac/temple.ron")).0.expect("it can be played")
}

/// Random games of Chac with four players.
fn play_chac(rules: &chac::Variant) -> u64 {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    (0..GAMES)
        .map(|seed| {
            let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut state = chac::State::new(rules, 4, &chac::Setup::default());
            state.play_randomly(rules, &mut random, &mut actions, &mut outcomes)
        })
        .sum()
}

#[divan::bench]
fn playouts_chac(bencher: Bencher) {
    let rules = chac();
    let actions = play_chac(&rules);
    bencher.counter(ItemsCount::new(actions)).bench(|| play_chac(&rules));
}

/// The states of one random game in which a seat acts, each with the action played there.
fn course<G: Game + Copy>(rules: &G::Rules, mut state: G) -> Vec<(G, G::Action)> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut actions, mut outcomes, mut course) = (Vec::new(), Vec::new(), Vec::new());
    while state.actor() != Actor::Nobody {
        let action = if state.actor() == Actor::Chance {
            state.outcomes(rules, &mut outcomes);
            weighted(&outcomes, random.next_u64()).expect("chance has an outcome")
        } else {
            state.legal_actions(rules, &mut actions);
            let action = actions[random.next_u64() as usize % actions.len()];
            course.push((state, action));
            action
        };
        state.apply(rules, action, &mut NoEvents).expect("it is legal");
    }
    course
}

/// The course of a game of Tikal.
fn of_tikal(rules: &Variant) -> Vec<(State, <State as Game>::Action)> {
    course(rules, start(rules, false))
}

/// The course of a game of Legend, in the first scenario.
fn of_legend(rules: &legend::Variant) -> Vec<(legend::State, legend::Action)> {
    course(rules, starts_of_legend(rules)[0])
}

fn list<G: Game + Copy>(bencher: Bencher, rules: &G::Rules, course: &[(G, G::Action)]) {
    let mut actions = Vec::new();
    bencher.counter(ItemsCount::new(course.len())).bench_local(|| {
        for (state, _) in course {
            black_box(state).legal_actions(rules, &mut actions);
            black_box(&actions);
        }
    });
}

fn copy_and_play<G: Game + Copy>(bencher: Bencher, rules: &G::Rules, course: &[(G, G::Action)]) {
    bencher.counter(ItemsCount::new(course.len())).bench_local(|| {
        for (state, action) in course {
            let mut next = *black_box(state);
            black_box(next.apply(rules, *action, &mut NoEvents)).expect("it is legal");
            black_box(&next);
        }
    });
}

fn copy<G: Game + Copy>(bencher: Bencher, course: &[(G, G::Action)]) {
    bencher.counter(ItemsCount::new(course.len())).bench_local(|| {
        for (state, _) in course {
            black_box(*black_box(state));
        }
    });
}

#[divan::bench]
fn legal_actions(bencher: Bencher) {
    let rules = classic();
    list(bencher, &*rules, &of_tikal(&rules));
}

#[divan::bench]
fn legal_actions_legend(bencher: Bencher) {
    let rules = legend();
    list(bencher, &rules, &of_legend(&rules));
}

#[divan::bench]
fn clone_and_apply(bencher: Bencher) {
    let rules = classic();
    copy_and_play(bencher, &*rules, &of_tikal(&rules));
}

#[divan::bench]
fn clone_and_apply_legend(bencher: Bencher) {
    let rules = legend();
    copy_and_play(bencher, &rules, &of_legend(&rules));
}

#[divan::bench]
fn clone(bencher: Bencher) {
    copy(bencher, &of_tikal(&classic()));
}

#[divan::bench]
fn clone_legend(bencher: Bencher) {
    copy(bencher, &of_legend(&legend()));
}
