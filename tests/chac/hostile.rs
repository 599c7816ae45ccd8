//! Positions with one value changed, and positions that are far too large: each is refused with a reason, or it is a state
//! that is written as it was read and can be played to an end.

use rand::RngExt;
use serde_json::{Value, json};
use tikal::chac::State;
use tikal::game::{Actor, NoEvents};

use super::games::{Style, begun_by, pick, random};
use super::table::{TEMPLE, Table, position_of, read};

/// The pointers to all values within a JSON value.
fn pointers(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| pointers(value, &format!("{path}/{key}"), found));
        }
        Value::Array(values) => {
            values.iter().enumerate().for_each(|(index, value)| pointers(value, &format!("{path}/{index}"), found));
        }
        _ => {}
    }
    if !path.is_empty() {
        found.push(path.to_owned());
    }
}

fn strange() -> Vec<Value> {
    let numbers =
        [-1, 0, 1, 2, 3, 5, 6, 8, 13, 14, 15, 31, 255, 256, 70_000, 5_000_000_000_i64].map(|number| json!(number));
    let words = [
        "",
        "x",
        "c5",
        "bridge",
        "out",
        "r2",
        "l4",
        "A",
        "lost",
        "out",
        "in",
        "waiting",
        "act",
        "load",
        "roll",
        "rescue",
        "lay",
        "over",
        "chest",
        "substitute",
        "draw",
        "zone1",
        "lava",
        "down",
        "sunk",
        "lea",
        "bill",
        "3",
    ];
    let others = [json!(null), json!(true), json!(false), json!([]), json!({}), json!([1]), json!([0, 0]), json!(1.5)];
    numbers.into_iter().chain(words.map(|word| json!(word))).chain(others).collect()
}

/// Plays on at random from a state that was accepted.
fn plays_on(mut state: State, seed: u64) {
    let mut random = random(seed);
    for actions in 0.. {
        assert!(actions < 10_000, "it does not end");
        if state.actor() == Actor::Nobody {
            return;
        }
        let action = pick(&state, &mut random, Style::of(seed));
        state.apply(&TEMPLE, action, &mut NoEvents).unwrap();
    }
}

#[test]
fn a_position_with_one_value_changed_is_refused_or_played() {
    let (strange, mut accepted, mut refused) = (strange(), 0, 0);
    for seed in 0..12 {
        let (mut random, mut state) = (random(seed), begun_by(seed));
        let mut since = 0;
        while state.actor() != Actor::Nobody {
            let action = pick(&state, &mut random, Style::of(seed));
            state.apply(&TEMPLE, action, &mut NoEvents).unwrap();
            since += 1;
            if since % 37 != 0 {
                continue;
            }
            let position = position_of(&state);
            let mut paths = Vec::new();
            pointers(&position, "", &mut paths);
            for _ in 0..60 {
                let mut changed = position.clone();
                let path = &paths[random.random_range(0..paths.len())];
                *changed.pointer_mut(path).unwrap() = strange[random.random_range(0..strange.len())].clone();
                if changed == position {
                    continue;
                }
                match read(&changed) {
                    Ok(other) => {
                        assert_eq!(position_of(&other), changed, "{path}");
                        plays_on(other, seed);
                        accepted += 1;
                    }
                    Err(error) => {
                        assert!(!error.message.is_empty() && error.message.len() < 500, "{error}");
                        refused += 1;
                    }
                }
            }
        }
    }
    assert!(accepted > 20 && refused > 1_000, "{accepted} accepted, {refused} refused");
}

#[test]
fn what_is_far_too_large_is_refused() {
    let table = Table::on("c4", 2);
    let many = |item: Value| Value::Array(vec![item; 100_000]);
    let card = json!(["zone1", "3"]);
    let thrown = json!({"deck": "zone1", "value": "3", "by": 0});
    for (path, value) in [
        ("/dice", many(json!(1))),
        ("/lock", many(json!(1))),
        ("/open", many(json!("A"))),
        ("/clues", many(json!({"number": 1, "glyph": null, "seen": []}))),
        ("/clues/0/seen", many(json!(0))),
        ("/tiles/l1/checked", many(json!(0))),
        ("/seats", many(table.of_seat(0, "cards"))),
        ("/seats", many(table.position()["seats"][0].take())),
        ("/seats/0/cards", many(card)),
        ("/seats/0/dealt", many(json!("lea"))),
        ("/seats/0/chests", many(json!(6))),
        ("/seats/0/place", json!("c".repeat(1_000_000))),
        ("/discard", many(thrown)),
        ("/board", json!("temple".repeat(100_000))),
        ("/target", json!("l1".repeat(100_000))),
        ("/round", json!(u64::MAX)),
    ] {
        let field = table.bad(|position| *position.pointer_mut(path).unwrap() = value);
        assert!(field.len() < 200, "{field}");
    }
    // Members without end.
    for path in ["/decks", "/alcoves", "/tiles", "/decks/zone1/values"] {
        table.bad(|position| {
            let members = (0..100_000).map(|number| (format!("x{number}"), json!(1))).collect();
            *position.pointer_mut(path).unwrap() = Value::Object(members);
        });
    }
}
