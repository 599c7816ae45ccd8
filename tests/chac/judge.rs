//! Decisions are judged: which belong together, what is given away, that nobody is judged by what it cannot know, and that
//! chances are exact where the result is fixed.

use std::collections::BTreeMap;

use tikal::ai::{
    Effort, Expected, Judged, Judgement, Level, PlayedTurn, Thought, TurnQuestion, end_of, judge, played_turns,
    prospects_after, self_play,
};
use tikal::chac::{Action, Setup, State, Status};
use tikal::game::{Actor, Game as _, NoEvents, View};
use tikal::puzzles::PuzzleGame;

use super::games::random;
use super::secrets::other_of;
use super::table::{TEMPLE, Table, parse, seat, texts};

fn effort(nodes: u64) -> Effort {
    Effort { nodes, ways: 2 }
}

fn judged(start: &State, played: &[Action], nodes: u64) -> Judgement<Action> {
    let asked = TurnQuestion { played: Some(played), ..TurnQuestion::best_in(start) };
    judge(&**TEMPLE, &asked, effort(nodes), 5, &Thought::default()).unwrap()
}

fn game(players: u8, seed: u64) -> (Vec<PlayedTurn<State>>, State) {
    let played = self_play::<State>(&TEMPLE, players, &Setup::default(), (Level::Novice, 1), seed);
    (played_turns(played.plies), played.end)
}

#[test]
fn what_belongs_together_ends_where_chance_answers() {
    let mut kinds = BTreeMap::<String, usize>::new();
    for seed in 0..36 {
        let (turns, end) = game(2 + (seed % 5) as u8, seed);
        assert_eq!(end.actor(), Actor::Nobody);
        for turn in &turns {
            let seat = turn.start.seat();
            let mut state = turn.start;
            for (index, &action) in turn.actions.iter().enumerate() {
                assert!(!action.is_of_chance(), "{turn:?}");
                assert_eq!(state.actor(), Actor::Seat(seat), "action {index} of {turn:?}");
                state.apply(&TEMPLE, action, &mut NoEvents).unwrap();
            }
            let ended = turn.actions.last().is_some_and(|&last| turn.start.ends_turn(last));
            assert!(ended || state.actor() != Actor::Seat(seat), "{turn:?}");
            assert_eq!(end_of(&**TEMPLE, &turn.start, &turn.actions), Some(state));
            let verb = texts(&turn.actions[..1])[0].split(' ').next().unwrap().to_owned();
            *kinds.entry(verb).or_default() += 1;
        }
    }
    // Choices, loads, turns and substitutes are all judged.
    for verb in ["choose", "ready", "step", "search", "end", "enter"] {
        assert!(kinds.contains_key(verb), "{verb}: {kinds:?}");
    }
}

/// Seat 0 is a step from the way out with three treasures, and the boulder close behind; seat 1 is out with one.
fn on_the_doorstep() -> Table {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.boulder(28).round(9).out(1).cards(1, &["zone1 1"]).at(0, "c31");
        scene.cards(0, &["zone1 5", "zone2 4", "zone3 4"]).act(0, 1);
    });
    table
}

#[test]
fn who_stays_in_front_of_the_boulder_gives_the_win_away() {
    let table = on_the_doorstep();
    let judgement = judged(&table.state, &[Action::End], 20_000);
    assert_eq!(judgement.seat, seat(0));
    assert_eq!(texts(&judgement.best().actions), ["step out"]);
    assert!(judgement.share(judgement.best()) > 0.999, "{judgement:?}");
    assert!(judgement.given_away() > 0.5 && judgement.points_given_away() > 5.0, "{}", judgement.given_away());
    let best = judged(&table.state, &[parse("step out")], 20_000);
    assert!(best.best().is_played && best.given_away() == 0.0, "{best:?}");
}

#[test]
fn a_known_trap_is_the_worst_way() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.clue(1, 1, &[0]).turned("l2", "up", 12).at(0, "l2").act(0, 3).cards(0, &["zone1 5", "zone1 4"]);
    });
    // Glyph 1, on l1, has the trapped number 1, and seat 0 has seen it.
    let judgement = judged(&table.state, &[parse("step l1")], 40_000);
    assert!(judgement.given_away() > 0.2, "{judgement:?}");
    assert!(!texts(&judgement.best().actions).contains(&"step l1".to_owned()));
    // Who does not know it is not blamed for it as much.
    let mut blind = Table::acting(2);
    blind.set(|scene| {
        scene.clue(1, 1, &[1]).turned("l2", "up", 12).at(0, "l2").act(0, 3).cards(0, &["zone1 5", "zone1 4"]);
    });
    let unknowing = judged(&blind.state, &[parse("step l1")], 40_000);
    assert!(unknowing.given_away() < judgement.given_away(), "{unknowing:?}");
}

#[test]
fn a_judgement_hangs_on_what_the_seat_can_know_alone() {
    let mut compared = 0;
    for seed in 0..6 {
        let (turns, _) = game(3, 40 + seed);
        for turn in turns.iter().skip(seed as usize).step_by(23) {
            let seat = turn.start.seat();
            let (mut random, viewer) = (random(seed), Some(seat));
            let other = other_of(&turn.start, viewer, &mut random);
            assert_eq!(View::of(&other, viewer), View::of(&turn.start, viewer));
            let asked = |start: &State| judged(start, &turn.actions, 3_000);
            assert_eq!(asked(&turn.start), asked(&other));
            // Of a view as well, and always the same.
            assert_eq!(asked(View::of(&turn.start, viewer).state()), asked(&turn.start));
            compared += usize::from(other != turn.start);
        }
    }
    assert!(compared > 5, "{compared}");
}

#[test]
fn chances_are_exact_where_the_result_is_fixed() {
    let mut nobody = 0;
    for seed in 0..60 {
        let (turns, end) = game(2 + (seed % 5) as u8, 100 + seed);
        let expected = end.expect(&TEMPLE);
        let winners: Vec<f64> =
            end.seats().iter().map(|&seat| f64::from(u8::from(end.winners().any(|it| it == seat)))).collect();
        let shared = winners.iter().sum::<f64>().max(1.0);
        assert_eq!(expected.shares, winners.iter().map(|won| won / shared).collect::<Vec<_>>());
        nobody += usize::from(end.winners().next().is_none());
        for turn in &turns {
            let Expected { shares, points } = turn.start.expect(&TEMPLE);
            assert!(shares.iter().all(|share| (0.0..=1.0 + 1e-9).contains(share)), "{shares:?}");
            assert!(shares.iter().sum::<f64>() <= 1.0 + 1e-9, "{shares:?}");
            for &seat in turn.start.seats() {
                let is_gone = turn.start.status(seat) == Status::Lost && !turn.start.can_substitute(seat);
                assert!(!is_gone || (shares[seat.index()], points[seat.index()]) == (0.0, 0.0));
                assert!(is_gone || shares[seat.index()] > 0.0, "{shares:?}");
            }
        }
    }
    assert!(nobody > 0);
}

#[test]
fn a_hint_is_judged_as_the_review_does_it() {
    let table = on_the_doorstep();
    let after = |action: &str| {
        let plan = [parse(action)];
        prospects_after(&**TEMPLE, table.view(Some(0)).state(), &plan, 20_000, 3, &Thought::default()).unwrap()
    };
    assert!(after("step out").share(seat(0)) > 0.999);
    assert!(after("end").share(seat(0)) < 0.5);
    // The plan is not ended by force: who searches goes on afterwards.
    let mut early = Table::acting(3);
    early.set(|scene| _ = scene.at(0, "z1").act(0, 3));
    let plan = [parse("search")];
    let told = prospects_after(&**TEMPLE, early.view(Some(0)).state(), &plan, 20_000, 3, &Thought::default()).unwrap();
    assert!(told.share(seat(0)) > 0.05, "{told:?}");
    assert!(told.mean.points[0] > 1.0, "{told:?}");
}

#[test]
fn there_are_no_puzzles_and_none_is_sought_before_the_end_is_near() {
    assert!(State::built_in().is_empty());
    assert!(!Table::acting(2).state.is_late(&TEMPLE));
    assert!(on_the_doorstep().state.is_late(&TEMPLE));
}
