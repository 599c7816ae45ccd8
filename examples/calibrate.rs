//! Measures how often it comes as the chances of a game say, and fits the numbers that make them.
//!
//! `cargo run --release -p tikal-core --example calibrate -- GAME GAMES NODES SEED [fit|sight]` plays so many games of the level
//! `expert` against itself for each number of seats, those of Tikal with and without auctions in turn, those of Legend in
//! all scenarios in turn, those of Chac with every first player, with so many nodes for a plan. It judges every turn as
//! hints and reviews do, prints of how many
//! positions it said what and how many of them were won, and by how much the curve of a game jumps between neighbouring
//! turns. With `fit` it also prints numbers that fit the games better, by the logarithm of what was said of the seat that
//! won; and, since numbers flatter the games to which they were fitted, what those of the first half of the games and those
//! of the program say of the second half. With `sight` it does so for the looks at the ends of turns alone, and plays nothing
//! that follows.

#![expect(clippy::expect_used, reason = "a tool that cannot measure should stop")]

use std::fmt::Debug;

use rayon::prelude::*;
use tikal_core::ai::{
    self, Budget, ChacChances, ChacSight, Chances, Judged, LegendChances, LegendSight, Level, Meter, Reliability,
    Sight, Thought, played_turns, self_play,
};
use tikal_core::game::{Rules as _, Seat};
use tikal_core::{chac, legend, tikal};

/// A part of the games by its name, and what belongs to it.
type GamePart<G> = (&'static str, fn(&G) -> bool);

/// A game whose chances are measured.
trait Measured: Judged<Rules: Sync, Setup: Sync> + Send + 'static {
    /// The look at a position, and the numbers that make chances of it.
    type Sight: Send + Sync;
    type Chances: Copy + Debug + Send + Sync;

    const BUILT_IN: Self::Chances;
    /// The nodes with which what follows a turn is played.
    const FOLLOW: u64 = 30_000;
    /// The parts of the games that are told of one by one, besides the thirds.
    const PARTS: &'static [GamePart<Self>];

    fn rules() -> Self::Rules;
    /// The setup of the game with this number.
    fn setup_of(rules: &Self::Rules, game: u64) -> Self::Setup;
    fn sight(&self, rules: &Self::Rules) -> Self::Sight;
    fn shares(chances: &Self::Chances, sight: &Self::Sight) -> Vec<f64>;
    /// The numbers that are fitted.
    fn numbers(chances: &mut Self::Chances) -> Vec<&mut f64>;
    /// The most seats.
    fn most_seats(rules: &Self::Rules) -> u8 {
        *rules.players().end()
    }
}

impl Measured for tikal::State {
    type Sight = Sight;
    type Chances = Chances;

    const BUILT_IN: Chances = Chances::BUILT_IN;
    const PARTS: &'static [GamePart<Self>] = &[
        ("scorings", |state| state.scoring().is_some()),
        ("base game", |state| !state.is_auction()),
        ("advanced game", Self::is_auction),
    ];

    fn rules() -> tikal::Variant {
        tikal::check_text(include_str!("../variants/classic.ron")).0.expect("the variant is sound")
    }

    fn setup_of(_: &tikal::Variant, game: u64) -> tikal::Setup {
        tikal::Setup::new(tikal::TurnRule::auctioned(!game.is_multiple_of(2)), Seat::default())
    }

    fn sight(&self, rules: &tikal::Variant) -> Sight {
        Sight::of(rules, self)
    }

    fn shares(chances: &Chances, sight: &Sight) -> Vec<f64> {
        chances.shares(sight)
    }

    fn numbers(chances: &mut Chances) -> Vec<&mut f64> {
        let Chances { spread, growth, auction, wait } = chances;
        spread.iter_mut().chain([growth, auction, wait]).collect()
    }
}

impl Measured for legend::State {
    type Sight = LegendSight;
    type Chances = LegendChances;

    const BUILT_IN: LegendChances = LegendChances::BUILT_IN;
    const PARTS: &'static [GamePart<Self>] =
        &[("drafting", |state| state.phase() == legend::Phase::Draft), ("scorings", |state| state.scoring().is_some())];

    fn rules() -> legend::Variant {
        legend::check_text(include_str!("../variants/legend/legend.ron")).0.expect("the variant is sound")
    }

    fn setup_of(rules: &legend::Variant, game: u64) -> legend::Setup {
        let scenario = &rules.scenarios()[game as usize % rules.scenarios().len()];
        legend::Setup { scenario: Some(scenario.id.clone()), first: Seat::default() }
    }

    fn sight(&self, rules: &legend::Variant) -> LegendSight {
        LegendSight::of(rules, self)
    }

    fn shares(chances: &LegendChances, sight: &LegendSight) -> Vec<f64> {
        chances.shares(sight)
    }

    fn numbers(chances: &mut LegendChances) -> Vec<&mut f64> {
        let LegendChances { spread, growth } = chances;
        vec![spread, growth]
    }
}

impl Measured for chac::State {
    type Sight = ChacSight;
    type Chances = ChacChances;

    const BUILT_IN: ChacChances = ChacChances::BUILT_IN;
    /// A game has some hundred decisions, each of which is played on to the end.
    const FOLLOW: u64 = 3_000;
    const PARTS: &'static [GamePart<Self>] =
        &[("before the boulder rolls", |state| state.round() < 2), ("the roof is open", |state| state.boulder() > 8)];

    fn rules() -> chac::Variant {
        chac::check_text(include_str!("../variants/chac/temple.ron")).0.expect("the variant is sound")
    }

    fn setup_of(_: &chac::Variant, _: u64) -> chac::Setup {
        chac::Setup::default()
    }

    fn sight(&self, rules: &chac::Variant) -> ChacSight {
        ChacSight::of(rules, self)
    }

    fn shares(chances: &ChacChances, sight: &ChacSight) -> Vec<f64> {
        chances.shares(sight)
    }

    fn numbers(chances: &mut ChacChances) -> Vec<&mut f64> {
        let ChacChances { spread, growth, trust, behind, late, gain, most, luck } = chances;
        vec![spread, growth, trust, behind, late, gain, most, luck]
    }
}

/// A turn that was played, and what came of it.
struct Turn<G: Measured> {
    /// The look at the position in which it begins, and at the one in which it ends.
    begin: G::Sight,
    end: G::Sight,
    /// The looks at the positions of the rounds that may follow.
    follow: Vec<Vec<G::Sight>>,
    /// Each seat's share of the win in the end.
    won: Vec<f64>,
    start: G,
}

impl<G: Measured> Turn<G> {
    /// The shares that are said after it.
    fn said(&self, chances: &G::Chances) -> Vec<f64> {
        let mut sums = G::shares(chances, &self.end);
        for round in &self.follow {
            for sight in round {
                let part = round.len() as f64;
                sums.iter_mut().zip(G::shares(chances, sight)).for_each(|(sum, share)| *sum += share / part);
            }
        }
        let all = (self.follow.len() + 1) as f64;
        sums.iter().map(|sum| sum / all).collect()
    }
}

/// The turns of a game.
fn turns<G: Measured>(
    rules: &G::Rules,
    players: u8,
    game: u64,
    (nodes, follow): (u64, u64),
    seed: u64,
) -> Vec<Turn<G>> {
    let game = self_play::<G>(rules, players, &G::setup_of(rules, game), (Level::Expert, nodes), seed);
    let won = game.end.expect(rules).shares;
    let thought = Thought::default();
    let turns = played_turns(game.plies.iter().cloned()).into_iter().map(|turn| {
        let mut meter = Meter::new(Budget::Nodes(follow), follow, &thought);
        let rounds =
            if follow > 0 { G::play_on(rules, &turn.start, &turn.actions, seed, &mut meter) } else { Vec::new() };
        let end = ai::end_of(rules, &turn.start, &turn.actions).expect("the turn was played");
        Turn {
            begin: turn.start.sight(rules),
            end: end.sight(rules),
            follow: rounds.iter().map(|round| round.iter().map(|state| state.sight(rules)).collect()).collect(),
            won: won.clone(),
            start: turn.start,
        }
    });
    turns.collect()
}

/// The table of what these shares say of the turns.
fn table<'a, G: Measured + 'a>(
    turns: impl IntoIterator<Item = &'a Turn<G>>,
    said: impl Fn(&Turn<G>) -> Vec<f64>,
) -> Reliability {
    let mut table = Reliability::default();
    for turn in turns {
        for (said, won) in said(turn).into_iter().zip(&turn.won) {
            table.count(said, *won);
        }
    }
    table
}

/// By how much a point of the curve differs from the mean of its neighbours, on average.
fn jump<G: Measured>(games: &[Vec<Turn<G>>], said: impl Fn(&Turn<G>) -> Vec<f64>) -> f64 {
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
fn surprise<G: Measured + Sync>(games: &[Vec<Turn<G>>], chances: &G::Chances) -> f64 {
    let all: Vec<&Turn<G>> = games.iter().flatten().collect();
    let sum: f64 = all
        .par_iter()
        .map(|turn| {
            let said = turn.said(chances);
            let lost = |(said, won): (&f64, &f64)| if *won > 1e-9 { -won * said.max(1e-4).ln() } else { 0.0 };
            // In some games it may be that nobody wins.
            let nobody = |shares: &[f64]| 1.0 - shares.iter().sum::<f64>();
            let of_nobody = lost((&nobody(&said), &nobody(&turn.won)));
            said.iter().zip(&turn.won).map(lost).sum::<f64>() + of_nobody
        })
        .sum();
    sum / all.len() as f64
}

/// Numbers that surprise less.
fn fitted<G: Measured + Sync>(played: &[&[Vec<Turn<G>>]]) -> G::Chances {
    let surprise = |chances: &G::Chances| played.iter().map(|games| surprise(games, chances)).sum::<f64>();
    let mut best = G::BUILT_IN;
    let mut least = surprise(&best);
    let mut step = 0.5;
    while step > 0.005 {
        let mut has_won = false;
        for number in 0..G::numbers(&mut best).len() {
            for by in [1.0 + step, 1.0 / (1.0 + step)] {
                let mut other = best;
                *G::numbers(&mut other)[number] *= by;
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
fn lift<G: Measured>(games: &[Vec<Turn<G>>], said: impl Fn(&Turn<G>) -> Vec<f64>) -> f64 {
    let (mut sum, mut count) = (0.0, 0);
    for game in games {
        let curve: Vec<Vec<f64>> = game.iter().map(&said).collect();
        for (two, turn) in curve.windows(2).zip(&game[1..]) {
            let seat = turn.start.seat().map_or(0, Seat::index);
            sum += two[1][seat] - two[0][seat];
            count += 1;
        }
    }
    sum / f64::from(count.max(1))
}

/// The correlation of changes of the curve with the next ones: −1 if it turns back with every turn, 0 if it goes on as if
/// nothing had been.
fn zigzag<G: Measured>(games: &[Vec<Turn<G>>], said: impl Fn(&Turn<G>) -> Vec<f64>) -> f64 {
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
fn report<G: Measured + Sync>(players: usize, games: &[Vec<Turn<G>>], chances: &G::Chances) {
    let said = |turn: &Turn<G>| turn.said(chances);
    println!("## {players} seats\n\n{}", table(games.iter().flatten(), said));
    println!(
        "surprise {:.4}; jump {:.4}; lift {:+.4}; zigzag {:+.3}\n",
        surprise(games, chances),
        jump(games, said),
        lift(games, said),
        zigzag(games, said)
    );
    let sight = |turn: &Turn<G>| G::shares(chances, &turn.begin);
    println!("At sight: {}", table(games.iter().flatten(), sight));
    let samples: usize = games.iter().flatten().map(|turn| turn.follow.len()).sum();
    println!("samples {}", samples / games.iter().flatten().count());
    let part = |name: &str, is_in: &dyn Fn(usize, &Turn<G>) -> bool| {
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
    for &(name, is_in) in G::PARTS {
        part(name, &|_, turn| is_in(&turn.start));
    }
}

/// Plays the games of a game, and prints what its chances say of them.
fn measure<G: Measured + Sync>(games: u64, nodes: u64, seed: u64, mode: &str) {
    let rules = G::rules();
    let effort = (nodes, if mode == "sight" { 0 } else { G::FOLLOW });
    let play = |players: u8| -> Vec<Vec<Turn<G>>> {
        (0..games).into_par_iter().map(|game| turns(&rules, players, game, effort, seed + game)).collect()
    };
    let played: Vec<Vec<Vec<Turn<G>>>> = (2..=G::most_seats(&rules)).map(play).collect();
    let report_all = |name: &str, played: &[&[Vec<Turn<G>>]], chances: &G::Chances| {
        println!("# {name}: {chances:?}\n");
        played.iter().zip(2..).for_each(|(games, players)| report(players, games, chances));
    };
    let all: Vec<&[Vec<Turn<G>>]> = played.iter().map(Vec::as_slice).collect();
    report_all("All games, the program", &all, &G::BUILT_IN);
    if !mode.is_empty() {
        report_all("All games, fitted to them", &all, &fitted(&all));
        let (first, second): (Vec<_>, Vec<_>) = all.iter().map(|games| games.split_at(games.len() / 2)).unzip();
        report_all("The second half, the program", &second, &G::BUILT_IN);
        report_all("The second half, fitted to the first", &second, &fitted(&first));
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| arguments.get(index).and_then(|text| text.parse::<u64>().ok());
    let mode = arguments.get(4).map_or("", String::as_str);
    match (arguments.first().map(String::as_str), number(1), number(2), number(3)) {
        (Some("tikal"), Some(games), Some(nodes), Some(seed)) => measure::<tikal::State>(games, nodes, seed, mode),
        (Some("legend"), Some(games), Some(nodes), Some(seed)) => measure::<legend::State>(games, nodes, seed, mode),
        (Some("chac"), Some(games), Some(nodes), Some(seed)) => measure::<chac::State>(games, nodes, seed, mode),
        _ => eprintln!("calibrate tikal|legend|chac GAMES NODES SEED [fit|sight]"),
    }
}
