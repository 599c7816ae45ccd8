//! Positions with random changes: each is refused, or can be played on without harm.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use tikal::game::{Actor, Seat};
use tikal::hex::Raised;
use tikal::tikal::{GroupDef, KindDef, Position, PrintedDef, Setup, State, TileDef, TurnRule, Variant};

use super::invariants::material_is_conserved;
use super::variants::random_variant;
use super::{checked, classic, pick};

/// The leaves and lists of a value, by path.
fn places(value: &Value, path: &str, out: &mut Vec<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, value)| places(value, &format!("{path}/{key}"), out)),
        Value::Array(items) => {
            out.push(path.to_owned());
            for (index, item) in items.iter().enumerate() {
                places(item, &format!("{path}/{index}"), out);
            }
        }
        _ => out.push(path.to_owned()),
    }
}

fn tamper(position: &mut Value, random: &mut ChaCha8Rng) {
    let mut all = Vec::new();
    places(position, "", &mut all);
    let path = &all[random.random_range(0..all.len())];
    let other = position.pointer(&all[random.random_range(0..all.len())]).unwrap().clone();
    let value = position.pointer_mut(path).unwrap();
    let numbers =
        [0, 1, 2, 3, 7, 9, 20, 21, 31, 32, 40, 63, 64, 127, 128, 255, 256, 65_535, 65_536, i64::from(u32::MAX)];
    match value {
        Value::Array(items) if !items.is_empty() => {
            let index = random.random_range(0..items.len());
            match random.random_range(0..3) {
                0 => {
                    items.remove(index);
                }
                1 => items.push(items[index].clone()),
                _ => items.swap(0, index),
            }
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(number) if random.random_bool(0.6) => {
            let number = number.as_i64().unwrap();
            *value = json!(number + random.random_range(-2..=2));
        }
        _ if random.random_bool(0.4) => *value = other,
        _ if random.random_bool(0.1) => *value = Value::Null,
        _ => *value = json!(numbers[random.random_range(0..numbers.len())]),
    }
}

/// Plays some actions from a state.
fn play_on(rules: &Variant, state: &mut State, random: &mut ChaCha8Rng) {
    for _ in 0..25 {
        if state.actor() == Actor::Nobody {
            break;
        }
        let action = pick(rules, state, random);
        assert_eq!(state.check(rules, action), Ok(()));
        assert_eq!(state.apply(rules, action, &mut Vec::new()), Ok(()));
    }
    material_is_conserved(rules, state);
}

#[test]
fn tampered_positions_are_refused_or_can_be_played() {
    let (mut refused, mut taken) = (0, 0);
    for seed in 0..16 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let def = classic();
        let rules = checked(if seed % 2 == 0 { def } else { random_variant(&def, &mut random) });
        let players = random.random_range(2..=4);
        let setup = Setup::new(TurnRule::auctioned(random.random()), Seat::default());
        let mut state = State::new(&rules, players, &setup);
        for _ in 0..random.random_range(20..300) {
            if state.actor() == Actor::Nobody {
                break;
            }
            let action = pick(&rules, &state, &mut random);
            state.apply(&rules, action, &mut Vec::new()).unwrap();
        }
        let whole = serde_json::to_value(Position::of(&rules, &state)).unwrap();
        for _ in 0..100 {
            let mut position = whole.clone();
            for _ in 0..random.random_range(1..=2) {
                tamper(&mut position, &mut random);
            }
            let Ok(read) = serde_json::from_value::<Position>(position) else { continue };
            match read.to_state(&rules) {
                Ok(mut state) => {
                    taken += 1;
                    assert_eq!(Position::of(&rules, &state).to_state(&rules).as_ref(), Ok(&state));
                    play_on(&rules, &mut state, &mut random);
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(refused > 400 && taken > 40, "{refused} refused, {taken} taken");
}

/// A long board of ruins: more masks than a byte can count, and treasures as many as allowed.
#[test]
fn a_position_full_of_treasures_that_are_not_there_is_refused() {
    let mut def = classic();
    def.board.columns = vec![8; 8];
    def.board.raised = Raised::Odd;
    def.board.printed = vec![PrintedDef { cell: "a1".to_owned(), kind: KindDef::BaseCamp, slabs: [1; 6] }];
    let ruins = TileDef { kind: KindDef::Ruin(9), slabs: [1; 6], copies: 63 };
    def.deck = vec![GroupDef { group: "A".to_owned(), only_with: None, tiles: vec![ruins] }];
    for kind in &mut def.treasures.kinds {
        kind.copies = 12;
    }
    def.treasures.scores = (1..=12).collect();
    let rules = checked(def);
    let mut state = State::new(&rules, 2, &Setup::new(TurnRule::Draw, Seat::default()));
    let mut random = ChaCha8Rng::seed_from_u64(5);
    while !state.deck().is_empty() {
        let action = pick(&rules, &state, &mut random);
        state.apply(&rules, action, &mut Vec::new()).unwrap();
    }
    let mut position = serde_json::to_value(Position::of(&rules, &state)).unwrap();
    for cell in position["cells"].as_array_mut().unwrap() {
        // A ruin with a camp would be refused for another reason.
        if !cell["ruin"].is_null() && cell["camp"].is_null() {
            cell["ruin"]["left"] = json!(9);
        }
    }
    let read: Position = serde_json::from_value(position).unwrap();
    assert_eq!(read.to_state(&rules).unwrap_err().field, "treasures_hidden");
}

/// `turn` and scores may be any number; playing on from there must not panic.
#[test]
fn the_largest_turn_and_scores_can_be_played_on() {
    let rules = checked(classic());
    for auction in [false, true] {
        let state = State::new(&rules, 2, &Setup::new(TurnRule::auctioned(auction), Seat::default()));
        let mut whole = serde_json::to_value(Position::of(&rules, &state)).unwrap();
        whole["turn"] = json!(u32::MAX);
        for seat in whole["seats"].as_array_mut().unwrap() {
            seat["score"] = json!(u32::MAX);
        }
        let read: Position = serde_json::from_value(whole).unwrap();
        let Ok(mut state) = read.to_state(&rules) else { continue };
        let mut random = ChaCha8Rng::seed_from_u64(9);
        while state.actor() != Actor::Nobody {
            let action = pick(&rules, &state, &mut random);
            assert_eq!(state.apply(&rules, action, &mut Vec::new()), Ok(()));
        }
        assert!(state.seats().iter().all(|&seat| state.score(seat) > 0));
    }
}
