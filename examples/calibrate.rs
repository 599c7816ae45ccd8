//! Measures how often it comes as the chances of Tikal say, and fits the numbers that make them.
//!
//! `cargo run --release -p tikal-core --example calibrate -- GAMES NODES SEED [fit]` plays so many games of the level
//! `expert` against itself for each number of seats, base game and advanced in turn, with so many nodes for a plan. It
//! judges every turn as hints and reviews do, prints of how many positions it said what and how many of them were won,
//! and by how much the curve of a game jumps between neighbouring turns. With `fit` it also prints numbers that fit the
//! games better, by the logarithm of what was said of the seat that won.

#![expect(clippy::expect_used, reason = "a tool that cannot measure should stop")]

use rayon::prelude::*;
use tikal_core::ai::{Budget, Chances, Judged, Level, Meter, Reliability, Sight, Thought, played_turns, self_play};
use tikal_core::game::Seat;
use tikal_core::tikal::{Setup, State, TurnRule, Variant, check_text};

/// The nodes with which what follows a turn is played.
const FOLLOW: u64 = 30_000;

/// A turn that was played, and what came of it.
struct Turn {
    /// The look at the position in which it begins, and at the one in which it ends.
    begin: Sight,
    end: Sight,
    /// The looks at the positions of the rounds that may follow.
    follow: Vec<Vec<Sight>>,
    /// Each seat's share of the win in the end.
    won: Vec<f64>,
    seat: usize,
    is_scoring: bool,
    is_auction: bool,
}

impl Turn {
    /// The shares that are said after it.
    fn said(&self, chances: &Chances) -> Vec<f64> {
        let mut sums = chances.shares(&self.end);
        for round in &self.follow {
            for sight in round {
                let part = round.len() as f64;
                sums.iter_mut().zip(chances.shares(sight)).for_each(|(sum, share)| *sum += share / part);
            }
        }
        let all = (self.follow.len() + 1) as f64;
        sums.iter().map(|sum| sum / all).collect()
    }
}

/// The turns of a game.
fn turns(rules: &Variant, players: u8, turns: TurnRule, nodes: u64, seed: u64) -> Vec<Turn> {
    let setup = Setup::new(turns, Seat::default());
    let game = self_play::<State>(rules, players, &setup, (Level::Expert, nodes), seed);
    let won = game.end.expect(rules).shares;
    let thought = Thought::default();
    let turns = played_turns(game.plies.iter().copied()).into_iter().map(|turn| {
        let mut meter = Meter::new(Budget::Nodes(FOLLOW), FOLLOW, &thought);
        let follow = State::play_on(rules, &turn.start, &turn.actions, seed, &mut meter);
        let end = tikal_core::ai::end_of(rules, &turn.start, &turn.actions).expect("the turn was played");
        Turn {
            begin: Sight::of(rules, &turn.start),
            end: Sight::of(rules, &end),
            follow: follow.iter().map(|round| round.iter().map(|state| Sight::of(rules, state)).collect()).collect(),
            won: won.clone(),
            seat: turn.start.seat().index(),
            is_scoring: turn.start.scoring().is_some(),
            is_auction: turn.start.is_auction(),
        }
    });
    turns.collect()
}

/// The table of what these shares say of the turns.
fn table<'a>(turns: impl IntoIterator<Item = &'a Turn>, said: impl Fn(&Turn) -> Vec<f64>) -> Reliability {
    let mut table = Reliability::default();
    for turn in turns {
        for (said, won) in said(turn).into_iter().zip(&turn.won) {
            table.count(said, *won);
        }
    }
    table
}

/// By how much a point of the curve differs from the mean of its neighbours, on average.
fn jump(games: &[Vec<Turn>], said: impl Fn(&Turn) -> Vec<f64>) -> f64 {
    let (mut sum, mut count) = (0.0, 0);
    for game in games {
        let curve: Vec<Vec<f64>> = game.iter().map(&said).collect();
        for three in curve.windows(3) {
            for ((before, here), after) in three[0].iter().zip(&three[1]).zip(&three[2]) {
                sum += (here - f64::midpoint(*before, *after)).abs();
                count += 1;
            }
        }
    }
    sum / f64::from(count.max(1))
}

/// The surprise at what came.
fn surprise(games: &[Vec<Turn>], chances: &Chances) -> f64 {
    let all: Vec<&Turn> = games.iter().flatten().collect();
    let sum: f64 = all
        .par_iter()
        .map(|turn| {
            let said = turn.said(chances);
            let lost = |(said, won): (&f64, &f64)| if *won > 0.0 { -won * said.max(1e-4).ln() } else { 0.0 };
            said.iter().zip(&turn.won).map(lost).sum::<f64>()
        })
        .sum();
    sum / all.len() as f64
}

/// Numbers that surprise less.
fn fitted(played: &[Vec<Vec<Turn>>]) -> Chances {
    let surprise = |chances: &Chances| played.iter().map(|games| surprise(games, chances)).sum::<f64>();
    let mut best = Chances::BUILT_IN;
    let mut least = surprise(&best);
    let mut step = 0.5;
    while step > 0.005 {
        let mut has_won = false;
        for number in 0..best.spread.len() + 2 {
            for by in [1.0 + step, 1.0 / (1.0 + step)] {
                let mut other = best;
                match number.checked_sub(best.spread.len()) {
                    None => other.spread[number] *= by,
                    Some(0) => other.growth *= by,
                    Some(_) => other.wait *= by,
                }
                let surprise = surprise(&other);
                if surprise < least {
                    (best, least, has_won) = (other, surprise, true);
                }
            }
        }
        if !has_won {
            step /= 2.0;
        }
    }
    best
}

/// By how much the share of a seat rises with its own turn, on average: nothing if no seat is favoured for having moved.
fn lift(games: &[Vec<Turn>], said: impl Fn(&Turn) -> Vec<f64>) -> f64 {
    let (mut sum, mut count) = (0.0, 0);
    for game in games {
        let curve: Vec<Vec<f64>> = game.iter().map(&said).collect();
        for (two, turn) in curve.windows(2).zip(&game[1..]) {
            sum += two[1][turn.seat] - two[0][turn.seat];
            count += 1;
        }
    }
    sum / f64::from(count.max(1))
}

/// The correlation of changes of the curve with the next ones: −1 if it turns back with every turn, 0 if it goes on as if
/// nothing had been.
fn zigzag(games: &[Vec<Turn>], said: impl Fn(&Turn) -> Vec<f64>) -> f64 {
    let (mut both, mut squares) = (0.0, 0.0);
    for game in games {
        let curve: Vec<Vec<f64>> = game.iter().map(&said).collect();
        for three in curve.windows(3) {
            for ((before, here), after) in three[0].iter().zip(&three[1]).zip(&three[2]) {
                let (one, two) = (here - before, after - here);
                both += one * two;
                squares += f64::midpoint(one * one, two * two);
            }
        }
    }
    both / squares
}

/// Prints what these numbers say of the games.
fn report(players: usize, games: &[Vec<Turn>], chances: &Chances) {
    let said = |turn: &Turn| turn.said(chances);
    println!("## {players} seats\n\n{}", table(games.iter().flatten(), said));
    println!(
        "surprise {:.4}; jump {:.4}; lift {:+.4}; zigzag {:+.3}\n",
        surprise(games, chances),
        jump(games, said),
        lift(games, said),
        zigzag(games, said)
    );
    let sight = |turn: &Turn| chances.shares(&turn.begin);
    println!("At sight: {}", table(games.iter().flatten(), sight));
    let samples: usize = games.iter().flatten().map(|turn| turn.follow.len()).sum();
    println!("samples {}", samples / games.iter().flatten().count());
    let part = |name: &str, is_in: &dyn Fn(usize, &Turn) -> bool| {
        let of_part = games.iter().flat_map(|game| {
            let part = move |index: usize| 3 * index / game.len();
            game.iter().enumerate().filter(move |(index, turn)| is_in(part(*index), turn)).map(|(_, turn)| turn)
        });
        let table = table(of_part, said);
        println!("{name}: off by {:.1} points a row, Brier {:.3}", table.distance() * 100.0, table.error());
    };
    part("first third", &|part, _| part == 0);
    part("middle third", &|part, _| part == 1);
    part("last third", &|part, _| part == 2);
    part("scorings", &|_, turn| turn.is_scoring);
    part("base game", &|_, turn| !turn.is_auction);
    part("advanced game", &|_, turn| turn.is_auction);
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| arguments.get(index).and_then(|text| text.parse::<u64>().ok());
    let (Some(games), Some(nodes), Some(seed)) = (number(0), number(1), number(2)) else {
        eprintln!("calibrate GAMES NODES SEED [fit]");
        return;
    };
    let (rules, _) = check_text(include_str!("../variants/classic.ron"));
    let rules = rules.expect("the variant is sound");
    let play = |players: u8| -> Vec<Vec<Turn>> {
        let game = |game: u64| {
            let rule = if game.is_multiple_of(2) { TurnRule::Draw } else { TurnRule::Auction };
            turns(&rules, players, rule, nodes, seed + game)
        };
        (0..games).into_par_iter().map(game).collect()
    };
    let played: Vec<Vec<Vec<Turn>>> = (2..=4).map(play).collect();
    let report_all = |chances: &Chances| {
        println!("# {chances:?}\n");
        played.iter().zip(2..).for_each(|(games, players)| report(players, games, chances));
    };
    report_all(&Chances::BUILT_IN);
    if arguments.get(3).is_some_and(|text| text == "fit") {
        report_all(&fitted(&played));
    }
}
