//! Counts of action sequences from fixed positions of the Temple of Chac, chance counted like any other actor.
//!
//! A line of `perft.txt` has the number of players, how many actions are played first, a depth, and how many sequences of
//! that length there are. The actions that are played first are the legal ones, sorted as text, at places that go round.
//! `UPDATE_FIXTURES=1` writes the counts anew.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use tikal::chac::State;
use tikal::game::{NoEvents, perft, text_of};

use super::table::{TEMPLE, begun, legal_of, position_of};

fn played(players: u8, actions: usize) -> State {
    let mut state = begun(players, 0);
    for number in 0..actions {
        let mut legal = Vec::new();
        state.legal_actions(&TEMPLE, &mut legal);
        assert!(!legal.is_empty(), "the game is over after {number} actions");
        legal.sort_by_key(|&action| text_of::<State>(&TEMPLE, action));
        state.apply(&TEMPLE, legal[number * 7 % legal.len()], &mut NoEvents).unwrap();
    }
    state
}

#[test]
fn counts_are_as_recorded() {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/chac/perft.txt");
    let recorded = fs::read_to_string(&path).unwrap();
    let (mut counted, mut phases) = (String::new(), BTreeSet::new());
    for line in recorded.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let [players, actions, depth, ..] = words[..] else { panic!("{line}") };
        let state = played(players.parse().unwrap(), actions.parse().unwrap());
        let nodes = perft::<State>(&TEMPLE, &state, depth.parse().unwrap());
        // One ply is just what is listed.
        assert_eq!(perft::<State>(&TEMPLE, &state, 1), legal_of(&state).len() as u64, "{line}");
        phases.insert(position_of(&state)["phase"].to_string());
        writeln!(counted, "{players} {actions} {depth} {nodes}").unwrap();
    }
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        fs::write(&path, counted).unwrap();
    } else {
        assert_eq!(recorded, counted);
    }
    assert!(phases.len() > 4, "{phases:?}");
}
