//! The computer players of Legend: they play by the rules, in every scenario and in variants that hardly are any, from
//! what they may know, and the same again with the same seed.

use std::num::NonZeroUsize;
use std::time::Duration;

use rand::RngExt;
use tikal::ai::{
    Bot, Budget, Effort, Level, Playable, Suggestion, Thought, TurnQuestion, end_of, judge, played_turns,
    prospects_after, self_play, suggest,
};
use tikal::game::{Actor, NoEvents, View, weighted};
use tikal::legend::{Action, Phase, Setup, State, Variant};

use super::games::{begun, pick, random, strange};
use super::secrets::{each_secret_state, other_of};
use super::table::{checked, in_the_box};

/// Nodes that let every level get to the end of what it does, but of little.
const FEW: u64 = 1_500;

fn ask(rules: &Variant, state: &State, level: Level, nodes: u64) -> Suggestion<Action> {
    let seat = state.seat();
    suggest::<State>(rules, &View::of(state, Some(seat)), level, Budget::Nodes(nodes), 7)
}

/// Checks that what a level suggests can be played as far as its plan goes, and that it expects shares of one win.
fn suggests_well(rules: &Variant, state: &State, level: Level) {
    let suggestion = ask(rules, state, level, FEW);
    assert_eq!(suggestion.plan.first(), Some(&suggestion.action), "{level}");
    let mut after = *state;
    for &action in &suggestion.plan {
        assert_eq!(after.actor(), Actor::Seat(state.seat()), "{level} plans beyond its turn: {:?}", suggestion.plan);
        assert_eq!(after.apply(rules, action, &mut NoEvents), Ok(()), "{level}");
    }
    let sum: f64 = suggestion.value.iter().sum();
    assert!(suggestion.value.len() == usize::from(state.players()) && (sum - 1.0).abs() < 1e-9, "{suggestion:?}");
}

#[test]
fn every_level_plays_by_the_rules_in_every_scenario() {
    let rules = checked(in_the_box());
    for seed in 0..15 {
        let mut random = random(seed);
        let mut state = begun(&rules, seed);
        let mut asked = 0;
        while state.actor() != Actor::Nobody {
            if matches!(state.actor(), Actor::Seat(_)) && random.random_range(0..12) == 0 {
                suggests_well(&rules, &state, Level::ALL[asked % Level::ALL.len()]);
                asked += 1;
            }
            let action = pick(&rules, &state, &mut random);
            state.apply(&rules, action, &mut NoEvents).unwrap();
        }
        assert!(asked >= Level::ALL.len());
    }
}

/// Plays a game of these levels in turn, each action of its plans.
fn play(rules: &Variant, mut state: State, levels: &[Level], seed: u64) -> State {
    let mut random = random(seed);
    let mut outcomes = Vec::new();
    let mut actions = 0;
    while state.actor() != Actor::Nobody {
        let plan = if let Actor::Seat(seat) = state.actor() {
            ask(rules, &state, levels[seat.index() % levels.len()], FEW).plan
        } else {
            state.outcomes(rules, &mut outcomes);
            vec![weighted(&outcomes, random.random()).unwrap()]
        };
        for action in plan {
            state.apply(rules, action, &mut NoEvents).unwrap();
            actions += 1;
        }
        assert!(actions < 5_000, "the game does not end");
    }
    state
}

#[test]
fn every_level_plays_whole_games_of_strange_variants() {
    let mut strangeness = random(5);
    for seed in 0..6 {
        let rules = strange(&mut strangeness);
        let end = play(&rules, begun(&rules, seed), &Level::ALL[1..], seed);
        assert_eq!(end.phase(), Phase::Over);
    }
}

#[test]
fn a_novice_is_far_better_than_chance() {
    let rules = checked(in_the_box());
    for seed in 0..6 {
        let end = play(&rules, begun(&rules, seed), &[Level::Novice, Level::Random], seed);
        let points = |parity| {
            let of_level = end.seats().iter().filter(|seat| seat.index() % 2 == parity);
            of_level.map(|&seat| end.score(seat)).min().unwrap()
        };
        assert!(points(0) > points(1), "{} {}", points(0), points(1));
    }
}

#[test]
fn what_a_seat_may_not_know_changes_no_answer() {
    let mut compared = 0;
    each_secret_state(4, |rules, state, random| {
        if let Actor::Seat(seat) = state.actor() {
            let other = other_of(rules, state, Some(seat), random);
            compared += u64::from(other != *state);
            for level in [Level::Random, Level::Adept, Level::Expert] {
                assert_eq!(ask(rules, state, level, 300), ask(rules, &other, level, 300));
            }
        }
    });
    assert!(compared > 20, "{compared}");
}

#[test]
fn the_same_nodes_and_seed_give_the_same_answer_and_no_more_nodes_are_used() {
    let rules = checked(in_the_box());
    let mut state = begun(&rules, 3);
    let mut random = random(3);
    for step in 0..120 {
        if matches!(state.actor(), Actor::Seat(_)) && step % 5 == 0 {
            for level in Level::ALL {
                let first = ask(&rules, &state, level, FEW);
                assert!(first.nodes <= FEW, "{level}: {} nodes", first.nodes);
                assert_eq!(ask(&rules, &state, level, FEW), first, "{level}");
                let view = View::of(&state, Some(state.seat()));
                let thought = Thought::on_threads(NonZeroUsize::new(3).unwrap());
                let helped = State::bot(level, 7).choose(&rules, &view, Budget::Nodes(FEW), &thought);
                assert_eq!(helped, first, "{level}");
            }
        }
        let action = pick(&rules, &state, &mut random);
        state.apply(&rules, action, &mut NoEvents).unwrap();
    }
}

#[test]
fn a_thought_that_is_cancelled_still_has_a_legal_answer() {
    let rules = checked(in_the_box());
    let mut state = begun(&rules, 1);
    let mut random = random(1);
    for _ in 0..150 {
        if let Actor::Seat(seat) = state.actor() {
            let thought = Thought::default();
            thought.cancel();
            let budget = Budget::time(Duration::from_mins(1));
            let suggestion =
                State::bot(Level::Master, 1).choose(&rules, &View::of(&state, Some(seat)), budget, &thought);
            assert_eq!(state.check(&rules, suggestion.action), Ok(()));
            assert!(suggestion.nodes < 2_000, "{}", suggestion.nodes);
        }
        let action = pick(&rules, &state, &mut random);
        state.apply(&rules, action, &mut NoEvents).unwrap();
    }
}

#[test]
fn every_turn_of_a_game_can_be_judged() {
    let rules = checked(in_the_box());
    for players in [2, 3] {
        let game = self_play::<State>(&rules, players, &Setup::default(), (Level::Novice, FEW), 3);
        assert_eq!(game.end.phase(), Phase::Over);
        let turns = played_turns(game.plies.iter().copied());
        assert!(turns.len() > 60, "{}", turns.len());
        let effort = Effort { nodes: 3_000, ways: 2 };
        for turn in turns.iter().step_by(7) {
            let judgement = judge(&rules, &TurnQuestion::of(turn), effort, 3, &Thought::default()).unwrap();
            assert!(judgement.played().is_some() && judgement.given_away() >= 0.0);
            assert_eq!(judgement, judge(&rules, &TurnQuestion::of(turn), effort, 3, &Thought::default()).unwrap());
            for way in &judgement.ways {
                assert!((way.prospects.mean.shares.iter().sum::<f64>() - 1.0).abs() < 1e-6);
                assert!(end_of(&rules, &turn.start, &way.actions).is_some());
            }
            // A hint is asked of the view of a seat.
            let seat = turn.start.seat();
            let view = View::of(&turn.start, Some(seat));
            let plan = ask(&rules, &turn.start, Level::Adept, FEW).plan;
            let said = prospects_after(&rules, view.state(), &plan, FEW, 3, &Thought::default()).unwrap();
            assert!((0.0..=1.0).contains(&said.share(seat)));
        }
    }
}
