//! The laboratory measures Chac: numbers of one game agree with each other and with its end, also where nobody gets out.

use std::num::NonZeroUsize;
use std::sync::Arc;

use tikal::ai::Level;
use tikal::chac::State;
use tikal::game::{Rules as _, Seat};
use tikal::lab::{
    Finding, Games, Key, Plan, Results, SetupWish, Shard, Side, Spread, Studied, Study, WHOLE, Wish, measures, verdict,
};

use super::table::{Rules, TEMPLE};

fn side(rules: &Arc<Rules>) -> Side<State> {
    Side { rules: Arc::clone(rules), setup: State::setup_of(rules, &SetupWish::default(), Seat::default()) }
}

fn wish(seats: u8, level: Level, games: u64, seed: u64) -> Wish<State> {
    Wish { variant: side(&TEMPLE), against: None, seats, level, games, seed }
}

fn played(wish: Wish<State>, jobs: usize) -> Results {
    let study = Study::new(Plan::new(wish).unwrap(), Shard::WHOLE);
    study.run(NonZeroUsize::new(jobs).unwrap()).unwrap();
    study.results()
}

/// The numbers of a measure in the one game that was played, by their keys.
fn numbers(results: &Results, measure: &str) -> Vec<(String, i64)> {
    let one = |spread: &Spread| spread.iter().next().map_or(0, |(number, _)| number);
    results.tally.table(measure).map(|(key, spread)| (key.to_string(), one(spread))).collect()
}

fn sum(results: &Results, measure: &str) -> i64 {
    numbers(results, measure).iter().map(|(_, number)| number).sum()
}

fn of(results: &Results, measure: &str, key: &str) -> i64 {
    let found = numbers(results, measure).into_iter().find(|(own, _)| own == key);
    found.unwrap_or_else(|| panic!("{measure} has no {key}")).1
}

#[test]
fn the_numbers_of_a_game_agree() {
    let (mut dead, mut alive) = (0, 0);
    for seed in 0..40 {
        let seats = 2 + (seed % 5) as u8;
        let level = if seed % 4 == 3 { Level::Random } else { Level::Novice };
        let results = played(wish(seats, level, 1, seed), 1);
        let survived = of(&results, "survived", "") == WHOLE;
        let out = sum(&results, "got_out") / WHOLE;
        if survived {
            alive += 1;
        } else {
            dead += 1;
        }
        assert_eq!((out > 0, sum(&results, "win")), (survived, if survived { WHOLE } else { 0 }));
        // Whoever is out has a score, nobody else, and the points are those that were carried out.
        assert_eq!(numbers(&results, "score").len(), usize::try_from(out).unwrap());
        assert_eq!(sum(&results, "score"), sum(&results, "points"));
        assert_eq!(numbers(&results, "margin").len(), usize::from(out > 1));
        // Each seat's adventurer, and each substitute that came in, got out or was lost.
        let went_in = i64::from(seats) + of(&results, "substitutes", "");
        assert_eq!(numbers(&results, "adventurer_out").len(), usize::try_from(went_in).unwrap());
        assert_eq!(sum(&results, "lost") + out, went_in);
        assert_eq!(sum(&results, "lost"), sum(&results, "lost_on"));
        assert_eq!(sum(&results, "adventurer_out"), out * WHOLE);
        assert_eq!(sum(&results, "adventurer_win"), sum(&results, "win"));
        // A turn has an action at least, and a round no more turns than seats.
        let (turns, rounds) = (of(&results, "turns", ""), of(&results, "rounds", ""));
        assert!(turns >= i64::from(seats) && turns <= rounds * i64::from(seats), "{turns} {rounds}");
        assert!(of(&results, "treasures", "alcove") == sum(&results, "alcove") / WHOLE);
        assert!(sum(&results, "treasures") > 0 || level == Level::Random);
        let shut_in = of(&results, "lost", "shut_in");
        assert!(shut_in == 0 || of(&results, "collapsed", "way") == WHOLE);
        assert!(of(&results, "lost", "walls") == 0 || of(&results, "collapsed", "walls") == WHOLE);
        // Nobody is in front before the end, so nothing is told of it.
        for measure in ["lead_changes", "decided_turn", "decided_scoring", "decided_part"] {
            assert!(measures::<State>().all(|own| own.id != measure) && numbers(&results, measure).is_empty());
        }
    }
    assert!(alive > 10 && dead > 3, "{alive} {dead}");
}

#[test]
fn the_results_are_the_same_however_they_are_played() {
    let whole = played(wish(6, Level::Novice, 12, 5), 2);
    assert_eq!(whole, played(wish(6, Level::Novice, 12, 5), 1));
    let part = |shard: &str| {
        let study = Study::new(Plan::new(wish(6, Level::Novice, 12, 5)).unwrap(), shard.parse().unwrap());
        study.run(NonZeroUsize::MIN).unwrap();
        study.results()
    };
    let (one, other) = (part("1/2"), part("2/2"));
    assert_eq!((one.games(), other.games()), (6, 6));
    assert_eq!(one.played, Games::of(&[(0, 6)]).unwrap());
    let study = Study::resumed(Plan::new(wish(6, Level::Novice, 12, 5)).unwrap(), Shard::WHOLE, one).unwrap();
    study.run(NonZeroUsize::MIN).unwrap();
    assert_eq!(study.results(), whole);
}

#[test]
fn a_verdict_is_given_though_some_games_have_no_winner() {
    let results = played(wish(3, Level::Random, 40, 100), 2);
    let won = results.tally.table("win").map(|(_, spread)| spread.mean().unwrap_or(0.0)).sum::<f64>();
    let survived = results.tally.spread("survived", &Key::ONLY).and_then(Spread::mean).unwrap_or(0.0);
    // Who plays at random hardly ever gets out, and the verdict says so.
    assert!((won - survived).abs() < 1e-9 && survived < 20.0, "{won} {survived}");
    let verdict = verdict(&results, State::LONG);
    let is_lost = |finding: &Finding| matches!(finding, Finding::NobodyWins { share, .. } if *share > 0.6);
    assert!(verdict.findings.iter().any(|(finding, _)| is_lost(finding)), "{verdict:?}");
    let is_of_the_course = |finding: &Finding| {
        matches!(finding, Finding::RunawayLeader { .. } | Finding::DecidedEarly { .. } | Finding::FewLeadChanges { .. })
    };
    assert!(!verdict.findings.iter().any(|(finding, _)| is_of_the_course(finding)), "{verdict:?}");
    // In games that somebody wins nothing of the kind is said, and none takes too long.
    let verdict = tikal::lab::verdict(&played(wish(6, Level::Novice, 40, 100), 2), State::LONG);
    let is_bad = |finding: &Finding| matches!(finding, Finding::NobodyWins { .. } | Finding::TooLong { .. });
    assert!(!verdict.findings.iter().any(|(finding, _)| is_bad(finding)), "{verdict:?}");
}

#[test]
fn a_temple_without_substitutes_is_told_apart_from_the_one_in_the_box() {
    let mut def = TEMPLE.def().clone();
    def.id = "alone".to_owned();
    def.adventurers_per_seat = 1;
    let (alone, problems) = Rules::check(def);
    let alone = Arc::new(alone.unwrap_or_else(|| panic!("{problems:?}")));
    let wish = Wish { variant: side(&alone), against: Some(side(&TEMPLE)), ..wish(4, Level::Novice, 40, 9) };
    let results = played(wish, 2);
    assert_eq!(results.header.not_compared, Vec::<String>::new());
    assert!(results.tally.table("action").all(|(key, _)| key.as_str() != "substitute"));
    let mean = |tally: &tikal::lab::Tally| tally.spread("substitutes", &Key::ONLY).and_then(Spread::mean);
    assert_eq!(mean(&results.tally), Some(0.0));
    assert!(results.against.as_ref().and_then(mean).is_some_and(|mean| mean > 0.2));
    // Another board has other squares.
    let mut def = TEMPLE.def().clone();
    def.id = "moved".to_owned();
    def.board.alcoves[0].square = "c9".to_owned();
    let moved = Rules::check(def).0.map(|moved| State::not_compared(&moved, &TEMPLE));
    assert!(moved.is_none_or(|left_out| left_out.contains(&"alcove")));
    assert!(State::not_compared(&TEMPLE, &TEMPLE).is_empty());
}
