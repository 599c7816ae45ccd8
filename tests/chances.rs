//! The chances to win that hints, reviews, puzzles and the curve of a game tell: it comes as often as they say, in games of
//! computers against themselves, and nobody is favoured for having moved last.

use rayon::prelude::*;
use tikal::ai::{Judged, Level, Reliability, Thought, played_turns, prospects_after, self_play};
use tikal::game::Seat;
use tikal::tikal::{Setup, State, TurnRule, Variant, check_text};

/// The games of each number of seats: half of the base game, half of the advanced one.
const GAMES: u64 = 48;
/// The nodes of a plan, and those with which the chances after a turn are judged.
const PLAN: u64 = 500;
const JUDGED: u64 = 1_500;
/// Of so many turns one is judged.
const EVERY: usize = 3;
/// A row of fewer positions tells nothing.
const ENOUGH: u64 = 100;

/// The turns of a game that were judged: whose, what was said of each seat after it, and what came of it.
struct Played {
    seats: Vec<usize>,
    said: Vec<Vec<f64>>,
    at_sight: Vec<Vec<f64>>,
    won: Vec<f64>,
}

fn play(rules: &Variant, players: u8, game: u64) -> Played {
    let turns = if game % 2 == 0 { TurnRule::Draw } else { TurnRule::Auction };
    let setup = Setup::new(turns, Seat::default());
    let played = self_play::<State>(rules, players, &setup, (Level::Adept, PLAN), 7_000 + game);
    let turns = played_turns(played.plies);
    let judged = turns.iter().skip(game as usize % EVERY).step_by(EVERY);
    let said = judged.map(|turn| {
        let thought = Thought::default();
        prospects_after(rules, &turn.start, &turn.actions, JUDGED, game, &thought).unwrap().mean.shares
    });
    Played {
        seats: turns.iter().map(|turn| turn.start.seat().index()).collect(),
        said: said.collect(),
        at_sight: turns.iter().map(|turn| turn.start.expect(rules).shares).collect(),
        won: played.end.expect(rules).shares,
    }
}

#[test]
fn it_comes_as_often_as_the_chances_say_and_nobody_is_favoured_for_having_moved() {
    let rules = check_text(include_str!("../variants/classic.ron")).0.unwrap();
    for players in 2..=4 {
        let games: Vec<Played> = (0..GAMES).into_par_iter().map(|game| play(&rules, players, game)).collect();
        let (mut judged, mut at_sight) = (Reliability::default(), Reliability::default());
        for game in &games {
            for (table, curve) in [(&mut judged, &game.said), (&mut at_sight, &game.at_sight)] {
                for said in curve {
                    said.iter().zip(&game.won).for_each(|(&said, &won)| table.count(said, won));
                }
            }
        }
        for (what, table) in [("judged", judged), ("at sight", at_sight)] {
            let told = format!("{players} seats, {what}:\n{table}");
            for row in table.rows().iter().filter(|row| row.count >= ENOUGH) {
                assert!((row.said() - row.won()).abs() <= 0.12, "{told}");
            }
            assert!(table.distance() <= 0.055, "{told}");
            // Who knows nothing says the same of everybody.
            let even = 1.0 / f64::from(players);
            assert!(table.error() < 0.85 * even * (1.0 - even), "{told}");
            eprintln!("{told}");
        }
        // Between two turns nothing but chance and play changes what a seat can expect.
        let rises = games.iter().flat_map(|game| {
            let before_and_after = game.at_sight.windows(2).zip(&game.seats);
            before_and_after.map(|(two, &seat)| two[1][seat] - two[0][seat])
        });
        let rises: Vec<f64> = rises.collect();
        let rise = rises.iter().sum::<f64>() / rises.len() as f64;
        assert!(rise.abs() <= 0.03, "{players} seats: a turn of one\u{2019}s own is said to be worth {rise:+.3}");
        eprintln!("{rise:+.4}");
    }
}
