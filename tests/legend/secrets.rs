//! No secret leaks: two games that differ only in what a viewer does not know look the same to that viewer; and guesses at
//! what a view hides are whole states of the same view, in the right proportions.

use std::collections::BTreeMap;

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::json;
use tikal::game::{Actor, Game, NoEvents, Seat, View, line_of};
use tikal::legend::{Action, Event, State, Variant};

use super::games::{begun, pick, random};
use super::table::{Table, checked, curious, seat};

fn viewers(state: &State) -> Vec<Option<Seat>> {
    state.seats().iter().copied().map(Some).chain([None]).collect()
}

/// Another whole state that the viewer cannot tell from this one, made without [`Game::guess`] and [`Game::hide_from`]: the
/// kinds that others have seen and the viewer has not are exchanged for hidden ones.
pub fn other_of(rules: &Variant, state: &State, viewer: Option<Seat>, random: &mut Xoshiro256PlusPlus) -> State {
    let mut position = serde_json::to_value(state.position(rules)).unwrap();
    let mut hidden: Vec<u64> =
        position["treasures_hidden"].as_array().unwrap().iter().map(|count| count.as_u64().unwrap()).collect();
    let mut exchange = |buried: &mut serde_json::Value| {
        let Some(kind) = buried["kind"].as_u64() else { return };
        let seen = buried["seen"].as_array().unwrap();
        if viewer.is_some_and(|viewer| seen.contains(&json!(viewer.index()))) {
            return;
        }
        hidden[kind as usize] += 1;
        let kinds: Vec<usize> = (0..hidden.len()).filter(|&kind| hidden[kind] > 0).collect();
        let new = kinds[random.random_range(0..kinds.len())];
        hidden[new] -= 1;
        buried["kind"] = json!(new);
    };
    for cell in position["cells"].as_array_mut().unwrap() {
        if let Some(stack) = cell["ruin"].get_mut("stack") {
            stack.as_array_mut().unwrap().iter_mut().for_each(&mut exchange);
        }
    }
    if let Some(token) = position["digging"].get_mut("token") {
        exchange(token);
    }
    position["treasures_hidden"] = json!(hidden);
    tikal::legend::Position::from_json(position).unwrap().to_state(rules).unwrap()
}

/// Plays games with many looks, and calls `see` with each state in which somebody knows something.
pub fn each_secret_state(games: u64, mut see: impl FnMut(&Variant, &State, &mut Xoshiro256PlusPlus)) {
    let rules = checked(curious());
    let mut seen = 0;
    for seed in 0..games {
        let mut random = random(seed);
        let mut state = begun(&rules, seed);
        while state.actor() != Actor::Nobody {
            let knows =
                state.ruins().into_iter().flat_map(|ruin| state.stack(&rules, ruin)).any(|buried| !buried.is_unseen());
            if knows && random.random_range(0..3) == 0 {
                see(&rules, &state, &mut random);
                seen += 1;
            }
            let action = pick(&rules, &state, &mut random);
            state.apply(&rules, action, &mut NoEvents).unwrap();
        }
    }
    assert!(seen as u64 > games * 20, "{seen}");
}

fn listed(rules: &Variant, state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    state.legal_actions(rules, &mut actions);
    actions
}

fn outcomes(rules: &Variant, state: &State) -> Vec<(Action, u32)> {
    let mut outcomes = Vec::new();
    state.outcomes(rules, &mut outcomes);
    outcomes
}

#[test]
fn two_games_look_the_same_to_who_does_not_know() {
    let mut differed = 0;
    each_secret_state(12, |rules, state, random| {
        for viewer in viewers(state) {
            let other = other_of(rules, state, viewer, random);
            differed += usize::from(other != *state);
            let [view, twin] = [state, &other].map(|state| View::of(state, viewer));
            assert_eq!(view, twin);
            assert_eq!(View::of(view.state(), viewer), view, "a view of a view is that view");
            assert_eq!(view.state().position(rules), twin.state().position(rules));
            assert_eq!(outcomes(rules, view.state()), outcomes(rules, twin.state()));
            if viewer.is_some() && state.actor() == Actor::Seat(state.seat()) && viewer == Game::seat(state) {
                let list = listed(rules, state);
                assert_eq!((listed(rules, &other), listed(rules, view.state())), (list.clone(), list.clone()));
                for action in list {
                    assert_eq!(state.reveals(action), other.reveals(action));
                    assert_eq!(state.ends_turn(action), other.ends_turn(action));
                    let (mut a, mut b) = (*state, other);
                    let (mut seen, mut told): (Vec<Event>, Vec<Event>) = (Vec::new(), Vec::new());
                    a.apply(rules, action, &mut seen).unwrap();
                    b.apply(rules, action, &mut told).unwrap();
                    let masked = |events: Vec<Event>| {
                        events.into_iter().filter_map(|event| State::event_for(event, viewer)).collect::<Vec<_>>()
                    };
                    assert_eq!(masked(seen), masked(told));
                    assert_eq!(View::of(&a, viewer), View::of(&b, viewer));
                }
            } else if matches!(state.actor(), Actor::Seat(_)) {
                assert!(listed(rules, view.state()).is_empty());
                // What another seat may do counts as possible.
                for action in listed(rules, state) {
                    assert_eq!(view.state().check(rules, action), Ok(()));
                }
            }
        }
    });
    assert!(differed > 200, "{differed}");
}

#[test]
fn others_hear_secret_actions_masked() {
    each_secret_state(6, |rules, state, random| {
        let action = pick(rules, state, random);
        for viewer in viewers(state).into_iter().filter(|&viewer| viewer != Game::seat(state)) {
            if let Action::Show { ruin, .. } = action {
                let (mut after, mut events) = (*state, Vec::new());
                after.apply(rules, action, &mut events).unwrap();
                for (other, _) in outcomes(rules, state) {
                    assert_eq!(line_of(rules, state, other, viewer), line_of(rules, state, action, viewer));
                }
                let hidden =
                    |event: &Event| matches!(event, Event::Seen { ruin: seen, kind: None, .. } if *seen == ruin);
                assert!(
                    events.into_iter().filter_map(|event| State::event_for(event, viewer)).any(|event| hidden(&event))
                );
            }
        }
    });
}

#[test]
fn a_guess_gives_the_same_view_and_is_whole() {
    each_secret_state(8, |rules, state, random| {
        for viewer in viewers(state) {
            let view = View::of(state, viewer);
            let guess = State::guess(&view, rules, random);
            assert_eq!(View::of(&guess, viewer), view);
            assert!(State::from_position(rules, &guess.position(rules)) == Ok(guess));
            assert!(State::from_position(rules, &view.state().position(rules)).is_err(), "a view is no state");
        }
    });
}

#[test]
fn guesses_come_in_the_right_proportions() {
    const GUESSES: u32 = 8_000;
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.stack("c3", json!([[5, [0]], [5, [0]]])).treasures(2, 7, 2).stack("g4", json!([]));
    });
    // Blue knows neither of two treasures; of kind 7 one is left of 22 hidden ones.
    let view = View::of(&table.state, Some(seat(1)));
    let mut random = random(3);
    let mut counts: BTreeMap<(usize, usize), u32> = BTreeMap::new();
    for _ in 0..GUESSES {
        let guess = State::guess(&view, &table.rules, &mut random);
        let kinds: Vec<usize> =
            guess.stack(&table.rules, table.cell("c3")).map(|buried| buried.kind().unwrap().index()).collect();
        *counts.entry((kinds[0], kinds[1])).or_default() += 1;
    }
    let copies = |kind: usize| if kind == 7 { 1.0 } else { 3.0 };
    let mut sum = 0.0;
    for top in 0..8 {
        for below in 0..8 {
            let left = copies(below) - f64::from(u8::from(top == below));
            let expected = copies(top) / 22.0 * left / 21.0 * f64::from(GUESSES);
            let count = f64::from(counts.get(&(top, below)).copied().unwrap_or(0));
            if (top, below) == (7, 7) {
                assert!(!counts.contains_key(&(7, 7)), "there is one of kind 7");
            } else {
                sum += (count - expected).powi(2) / expected;
            }
        }
    }
    // With 62 degrees of freedom, one sum in ten thousand is above 111.
    assert!(sum < 111.0, "{sum}");
}
