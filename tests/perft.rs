//! Counts of action sequences from fixed positions, chance counted like any other actor.
//!
//! The files of `tests/perft` hold a key and its value on each line: `id`, `variant`, `players`, `auction`, then either
//! `actions` from the start of the game, separated by semicolons, or a `position` in JSON, then for each depth `perft`
//! with the depth and the number of nodes. `UPDATE_FIXTURES=1` writes the counts anew.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use tikal::game::{Seat, perft};
use tikal::tikal::{Action, Position, Setup, State, TurnRule, Variant, check_text};

fn variant(id: &str) -> Variant {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("variants").join(format!("{id}.ron"));
    check_text(&fs::read_to_string(path).unwrap()).0.unwrap()
}

fn played(rules: &Variant, players: u8, auction: bool, actions: &str) -> State {
    let mut state = State::new(rules, players, &Setup::new(TurnRule::auctioned(auction), Seat::default()));
    for text in actions.split(';').map(str::trim).filter(|text| !text.is_empty()) {
        let step = Action::parse(rules, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        state.apply(rules, step, &mut Vec::new()).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    state
}

/// Counts what a file asks for, and gives its text with these counts.
fn counted(path: &Path, text: &str) -> String {
    let (mut rules, mut players, mut auction, mut state) = (None, 2, false, None);
    let mut counted = String::new();
    for line in text.lines() {
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        let mut line = line.to_owned();
        match key {
            "id" => assert_eq!(Some(value), path.file_stem().and_then(|stem| stem.to_str())),
            "variant" => rules = Some(variant(value)),
            "players" => players = value.parse().unwrap(),
            "auction" => auction = value.parse().unwrap(),
            "actions" => state = Some(played(rules.as_ref().unwrap(), players, auction, value)),
            "position" => {
                let position: Position = serde_json::from_str(value).unwrap();
                assert_eq!((position.players, position.auction), (players, auction), "{}", path.display());
                state = Some(position.to_state(rules.as_ref().unwrap()).unwrap());
            }
            "perft" => {
                let depth = value.split(' ').next().unwrap();
                let nodes = perft(rules.as_ref().unwrap(), state.as_ref().unwrap(), depth.parse().unwrap());
                line = format!("perft {depth} {nodes}");
            }
            "" | "#" => {}
            other => panic!("{}: `{other}` is no key", path.display()),
        }
        writeln!(counted, "{line}").unwrap();
    }
    counted
}

#[test]
fn counts_are_as_recorded() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/perft");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "perft"));
    paths.sort();
    assert!(paths.len() >= 6);
    let update = std::env::var_os("UPDATE_FIXTURES").is_some();
    for path in paths {
        let recorded = fs::read_to_string(&path).unwrap();
        let counted = counted(&path, &recorded);
        if update {
            fs::write(&path, counted).unwrap();
        } else {
            assert_eq!(recorded, counted, "{}", path.display());
            assert!(counted.contains("\nperft 1 "), "{} counts nothing", path.display());
        }
    }
}
