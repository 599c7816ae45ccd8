//! The chances to win that hints, reviews, puzzles and the curve of a game tell: it comes as often as they say, in games of
//! computers against themselves.

use rayon::prelude::*;
use tikal::ai::{Judged, Level, Reliability, Thought, played_turns, prospects_after, self_play};
use tikal::game::Seat;
use tikal::{chac, legend, tikal as first};

/// The games of each number of seats: of Tikal half of the base game, half of the advanced one; of Legend in all scenarios.
/// The positions of one game end alike: many games tell more than many positions.
const GAMES: u64 = 32;
const GAMES_OF_LEGEND: u64 = 128;
const GAMES_OF_CHAC: u64 = 128;
/// The nodes of a plan, and those with which the chances after a turn are judged.
const PLAN: u64 = 400;
const JUDGED: u64 = 2_000;
/// Those in a game of Chac, which is played on to its end.
const JUDGED_OF_CHAC: u64 = 10_000;
/// Of so many turns one is judged; a game of Legend has three times as many, one of Chac more, each of them a part of a turn.
const EVERY: usize = 4;
const EVERY_OF_LEGEND: usize = 48;
const EVERY_OF_CHAC: usize = 32;
/// A row of fewer positions tells nothing.
const ENOUGH: u64 = 80;

/// The chances told for each seat after the turns of a game that were judged, and what came of it.
struct Played {
    said: Vec<Vec<f64>>,
    won: Vec<f64>,
}

#[expect(clippy::expect_used, reason = "a turn that was played can be judged")]
fn play<G: Judged>(rules: &G::Rules, players: u8, setup: &G::Setup, game: u64, (every, nodes): (usize, u64)) -> Played {
    let played = self_play::<G>(rules, players, setup, (Level::Adept, PLAN), 7_000 + game);
    let turns = played_turns(played.plies);
    let judged = turns.iter().skip(game as usize % every).step_by(every);
    let said = judged.map(|turn| {
        let thought = Thought::default();
        prospects_after(rules, &turn.start, &turn.actions, nodes, game, &thought)
            .expect("the turn is legal")
            .mean
            .shares
    });
    Played { said: said.collect(), won: played.end.expect(rules).shares }
}

/// Checks that it comes as often as was said in these games of so many seats, and that this tells so much: the part of the
/// error that who knows nothing makes.
fn comes_as_said(players: u8, games: u64, part: f64, play: impl Fn(u64) -> Played + Sync) {
    let games: Vec<Played> = (0..games).into_par_iter().map(&play).collect();
    let mut table = Reliability::default();
    for game in &games {
        for said in &game.said {
            said.iter().zip(&game.won).for_each(|(&said, &won)| table.count(said, won));
        }
    }
    let told = format!("{players} seats:\n{table}");
    // Of those said to be won in 20 to 30 of 100 cases, 10 to 40 are, and so on.
    for row in table.rows().iter().filter(|row| row.count >= ENOUGH) {
        assert!((row.said() - row.won()).abs() <= 0.15, "{told}");
    }
    assert!(table.distance() <= 0.065, "{told}");
    // Who knows nothing says the same of everybody.
    let even = 1.0 / f64::from(players);
    assert!(table.error() < part * even * (1.0 - even), "{told}");
}

#[test]
fn it_comes_as_often_as_the_chances_say() {
    let rules = first::check_text(include_str!("../variants/classic.ron")).0.unwrap();
    for players in 2..=4 {
        comes_as_said(players, GAMES, 0.85, |game| {
            let rule = first::TurnRule::auctioned(!game.is_multiple_of(2));
            play::<first::State>(&rules, players, &first::Setup::new(rule, Seat::default()), game, (EVERY, JUDGED))
        });
    }
}

#[test]
fn it_comes_as_often_as_the_chances_of_legend_say() {
    let rules = legend::check_text(include_str!("../variants/legend/legend.ron")).0.unwrap();
    for players in 2..=4 {
        comes_as_said(players, GAMES_OF_LEGEND, 0.85, |game| {
            let scenario = &rules.scenarios()[game as usize % rules.scenarios().len()];
            let setup = legend::Setup { scenario: Some(scenario.id.clone()), first: Seat::default() };
            play::<legend::State>(&rules, players, &setup, game, (EVERY_OF_LEGEND, JUDGED))
        });
    }
}

#[test]
fn it_comes_as_often_as_the_chances_of_chac_say() {
    let rules = chac::check_text(include_str!("../variants/chac/temple.ron")).0.unwrap();
    // Of six at one table more seats are judged at once, so that fewer games tell as much.
    for (players, games) in [(2, GAMES_OF_CHAC), (3, GAMES_OF_CHAC), (4, GAMES_OF_CHAC), (6, GAMES_OF_CHAC / 2)] {
        // Dice decide more of it than in the other games.
        comes_as_said(players, games, 0.95, |game| {
            let setup = chac::Setup::default();
            play::<chac::State>(&rules, players, &setup, game, (EVERY_OF_CHAC, JUDGED_OF_CHAC))
        });
    }
}
