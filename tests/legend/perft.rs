//! Counts of action sequences from fixed positions of Tikal Legend, chance counted like any other actor.
//!
//! A line of `perft.txt` has the scenario, the number of players, how many actions are played first, a depth, and how many
//! sequences of that length there are. The actions that are played first are the legal ones, sorted as text, at places that
//! go round. `UPDATE_FIXTURES=1` writes the counts anew.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use tikal::game::{Actor, Game, NoEvents, perft, text_of};
use tikal::legend::{Action, Setup, State, Variant};

use super::table::{checked, in_the_box, seat};

fn outcomes(rules: &Variant, state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    if state.actor() == Actor::Chance {
        let mut weighted = Vec::new();
        state.outcomes(rules, &mut weighted);
        actions.extend(weighted.into_iter().map(|(action, _)| action));
    } else {
        state.legal_actions(rules, &mut actions);
    }
    actions.sort_by_key(|&action| text_of::<State>(rules, action));
    actions
}

fn played(rules: &Variant, scenario: &str, players: u8, actions: usize) -> State {
    let setup = Setup { scenario: Some(scenario.to_owned()), first: seat(0) };
    let mut state = State::new(rules, players, &setup);
    for number in 0..actions {
        let legal = outcomes(rules, &state);
        state.apply(rules, legal[number * 7 % legal.len()], &mut NoEvents).unwrap();
    }
    state
}

#[test]
fn counts_are_as_recorded() {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/legend/perft.txt");
    let recorded = fs::read_to_string(&path).unwrap();
    let rules = checked(in_the_box());
    let (mut counted, mut phases) = (String::new(), Vec::new());
    for line in recorded.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let [scenario, players, actions, depth, ..] = words[..] else { panic!("{line}") };
        let state = played(&rules, scenario, players.parse().unwrap(), actions.parse().unwrap());
        let nodes = perft(&rules, &state, depth.parse().unwrap());
        // One ply is just what is listed.
        assert_eq!(perft(&rules, &state, 1), outcomes(&rules, &state).len() as u64, "{line}");
        phases.push(Game::position(&state, &rules).phase);
        writeln!(counted, "{scenario} {players} {actions} {depth} {nodes}").unwrap();
    }
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        fs::write(&path, counted).unwrap();
    } else {
        assert_eq!(recorded, counted);
    }
    phases.dedup();
    assert!(phases.len() > 4, "{phases:?}");
}
