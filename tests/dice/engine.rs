//! The engine protocol spoken about the dice game, by the same engine that speaks about Tikal.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tikal::ai::{Budget, Level, suggest};
use tikal::game::{Seat, View};
use tikal::protocol::{Answers, Engine};

use super::common::{after, library, rules, small};
use super::game::State;

struct Table(Engine<State>);

impl Table {
    fn new() -> Self {
        Self(Engine::new(library()))
    }

    #[expect(clippy::needless_pass_by_value, reason = "requests are written where they are sent")]
    fn ask(&mut self, request: Value) -> Value {
        let (answer, _) = self.0.answer(&request.to_string());
        assert_eq!(answer["ok"], true, "{request} -> {answer}");
        answer
    }

    #[expect(clippy::needless_pass_by_value, reason = "requests are written where they are sent")]
    fn refused(&mut self, request: Value, code: &str) -> Value {
        let (answer, _) = self.0.answer(&request.to_string());
        assert_eq!((&answer["ok"], &answer["error"]["code"]), (&json!(false), &json!(code)), "{request} -> {answer}");
        answer["error"].clone()
    }

    fn play(&mut self, action: &str) -> Value {
        self.ask(json!({"cmd": "play", "action": action}))
    }
}

/// Three seats with two dice each, entered by hand; seat 0 is to move.
fn by_hand() -> Table {
    let mut table = Table::new();
    table.ask(json!({"cmd": "new", "players": 3, "variant": "small", "dealer": "manual", "first": 0}));
    for action in ["middle 3", "roll 0 1 2", "roll 1 2 3", "roll 2 3 3"] {
        table.play(action);
    }
    table
}

#[test]
fn a_game_from_new_to_the_end() {
    let mut table = Table::new();
    assert_eq!(table.ask(json!({"cmd": "variants"}))["variants"].as_array().unwrap().len(), 3);
    let begun =
        table.ask(json!({"cmd": "new", "game": "dice", "players": 2, "variant": "tiny", "seed": 3, "first": 1}));
    assert_eq!(begun["chance"].as_array().unwrap().len(), 2);
    assert_eq!((&begun["state"]["phase"], &begun["state"]["seat"]), (&json!("turn"), &json!(1)));
    assert_eq!(table.ask(json!({"cmd": "perft", "depth": 1}))["nodes"], 5);
    table.play("bid 2 2");
    let ended = table.play("doubt");
    assert_eq!(ended["state"]["phase"], "over");
    assert_eq!(ended["events"].as_array().unwrap().last().unwrap(), &json!({"type": "game_ended"}));
    assert_eq!(table.ask(json!({"cmd": "legal"}))["actions"], json!([]));
    assert_eq!(table.refused(json!({"cmd": "play", "action": "doubt"}), "illegal_action")["rule"], "D6.1");
    table.refused(json!({"cmd": "suggest"}), "bad_request");
    table.ask(json!({"cmd": "undo"}));
    assert_eq!(table.ask(json!({"cmd": "state"}))["state"]["phase"], "turn");
}

#[test]
fn a_viewer_is_answered_with_holes() {
    let mut table = by_hand();
    let state = |table: &mut Table, viewer: Value| table.ask(json!({"cmd": "state", "viewer": viewer}))["state"].take();
    let whole = state(&mut table, Value::Null);
    assert_eq!(whole["seats"][1]["cup"], json!({"show": [2, 3]}));
    let own = state(&mut table, json!(1));
    assert_eq!((&own["seats"][1]["cup"], &own["seats"][0]["cup"]), (&json!({"show": [2, 3]}), &json!("hidden")));
    assert_eq!((&own["middle"], &state(&mut table, json!(0))["middle"]), (&json!("hidden"), &json!({"show": [3]})));
    // What seat 0 may do, as it knows; seat 1 does not know it.
    let legal = |table: &mut Table, viewer: Value| {
        let answer = table.ask(json!({"cmd": "legal", "viewer": viewer}));
        let texts = answer["actions"].as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned());
        texts.filter(|text| !text.starts_with("bid")).collect::<Vec<_>>()
    };
    assert_eq!(legal(&mut table, json!(0)), ["open 1", "open 2", "swap 1", "swap 2"]);
    assert_eq!(legal(&mut table, json!(1)), [""; 0]);
    // The answer to an own action may use what the seat knows; an action of another seat is not tried at all.
    let refusal = table.refused(json!({"cmd": "play", "action": "open 3", "viewer": 0}), "illegal_action");
    assert_eq!(refusal["rule"], "D4.4");
    let hidden = table.refused(json!({"cmd": "play", "action": "open 3", "viewer": 1}), "bad_request");
    assert_eq!(table.refused(json!({"cmd": "play", "action": "open 1", "viewer": 1}), "bad_request"), hidden);
    for nobody in [3, -2] {
        table.refused(json!({"cmd": "state", "viewer": nobody}), "bad_request");
    }
    let onlooker = state(&mut table, json!(-1));
    assert_eq!((&onlooker["seats"][1]["cup"], &onlooker["middle"]), (&json!("hidden"), &json!("hidden")));
    let answer = table.ask(json!({"cmd": "play", "action": "swap 1", "viewer": 0}));
    assert_eq!(answer["events"], json!([{"type": "swapped", "seat": 0, "face": 1}]));
    assert_eq!(
        (&answer["state"]["seats"][0]["cup"], &answer["state"]["seats"][2]["cup"]),
        (&json!({"show": [2]}), &json!("hidden"))
    );
    let weights = table.ask(json!({"cmd": "legal", "viewer": 1}));
    assert_eq!(
        (&weights["actions"], &weights["weights"]),
        (&json!(["roll 0 1", "roll 0 2", "roll 0 3"]), &json!([1, 1, 1]))
    );
}

#[test]
fn chance_is_told_with_masks() {
    let mut table = by_hand();
    let position = table.ask(json!({"cmd": "state"}))["state"].take();
    assert_eq!(table.ask(json!({"cmd": "position", "state": position, "seed": 6}))["chance"], json!([]));
    table.play("bid 5 3");
    table.ask(json!({"cmd": "play", "action": "peek", "viewer": 1}));
    table.refused(json!({"cmd": "play", "action": "doubt", "viewer": 1}), "illegal_action");
    table.play("bid 6 3");
    let answer = table.ask(json!({"cmd": "play", "action": "doubt", "viewer": 2}));
    let chance: Vec<&str> = answer["chance"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect();
    assert_eq!(chance.len(), 4, "{chance:?}");
    for line in chance {
        // Seat 1 has lost a die and starts: it alone sees the middle die.
        assert_eq!(line.ends_with('?'), !line.starts_with("roll 2 "), "{line}");
    }
    let rolled = answer["events"].as_array().unwrap().iter().filter(|event| event["type"] == "rolled");
    assert_eq!(rolled.filter(|event| event["dice"].is_null()).count(), 2);
    let shown = answer["events"].as_array().unwrap().iter().filter(|event| event["type"] == "cup_shown").count();
    assert_eq!(shown, 3, "after a doubt all dice are shown");
}

#[test]
fn records_positions_and_suggestions() {
    let mut table = by_hand();
    let record = table.ask(json!({"cmd": "record"}))["record"].take();
    let state = table.ask(json!({"cmd": "state"}))["state"].take();
    let mut other = Table::new();
    assert_eq!(other.ask(json!({"cmd": "load", "record": record}))["state"], state);
    assert_eq!(other.ask(json!({"cmd": "position", "state": state}))["state"], state);
    let view = other.ask(json!({"cmd": "state", "viewer": 1}))["state"].take();
    let refusal = other.refused(json!({"cmd": "position", "state": view}), "bad_position");
    assert!(refusal["message"].as_str().unwrap().contains("view"), "{refusal}");
    let tikal = tikal::library::Library::built_in();
    let mut of_tikal: Engine<tikal::tikal::State> = Engine::new(tikal);
    let (answer, _) = of_tikal.answer(&json!({"cmd": "load", "record": record}).to_string());
    assert_eq!(answer["error"]["code"], "bad_record");
    let suggest = |table: &mut Table, seed: u64| {
        table.ask(json!({"cmd": "suggest", "level": "adept", "nodes": 50, "seed": seed}))
    };
    let first = suggest(&mut table, 1);
    assert_eq!(suggest(&mut other, 1), first);
    assert_eq!((&first["nodes"], first["value"].as_array().unwrap().len()), (&json!(50), 3));
    table.play(first["action"].as_str().unwrap());
    for (field, value) in [
        ("variant", json!("tiny")),
        ("round", json!(0)),
        ("seat", json!(3)),
        ("phase", json!("over")),
        ("middle", json!("unrolled")),
        ("middle", json!({"show": [4]})),
        ("must_bid", json!(true)),
        ("seats", json!([])),
        ("bid", json!({"seat": 0, "dice": 1, "face": 1})),
        ("phase", json!("roll")),
        ("phase", json!(7)),
    ] {
        let mut wrong = state.clone();
        wrong[field] = value;
        other.refused(json!({"cmd": "position", "state": wrong}), "bad_position");
    }
    for (field, value) in [
        ("dice", json!(3)),
        ("dice", json!(0)),
        ("cup", json!({"show": [1]})),
        ("cup", json!("unrolled")),
        ("open", json!([1])),
        ("cup", json!({"show": [2, 1]})),
        ("cup", json!("hidden")),
    ] {
        let mut wrong = state.clone();
        wrong["seats"][2][field] = value;
        other.refused(json!({"cmd": "position", "state": wrong}), "bad_position");
    }
}

#[test]
fn a_suggestion_is_made_with_the_eyes_of_the_seat_to_move() {
    let mut plans = BTreeSet::new();
    for cup in ["1 1", "1 2", "2 2", "3 3"] {
        let mut table = Table::new();
        table.ask(json!({"cmd": "new", "players": 2, "variant": "small", "dealer": "manual", "first": 0}));
        for action in ["middle 3", &format!("roll 0 {cup}"), "roll 1 2 3"] {
            table.play(action);
        }
        let rules = rules(small());
        let state = after(&rules, 2, &format!("middle 3; roll 0 {cup}; roll 1 2 3"));
        let own = View::of(&state, Some(Seat::ALL[0]));
        for (level, nodes) in [(Level::Adept, 40), (Level::Random, 1)] {
            let suggestion = suggest(&*rules, &own, level, Budget::Nodes(nodes), 7);
            let answer = table.ask(json!({"cmd": "suggest", "level": level.id(), "nodes": nodes, "seed": 7}));
            assert_eq!(answer["action"], suggestion.action.to_string());
            plans.insert(answer["action"].to_string());
        }
    }
    assert!(plans.len() > 2, "who has other dice bids something else: {plans:?}");
}

#[test]
fn requests_that_cannot_be() {
    let mut table = Table::new();
    table.refused(json!({"cmd": "state"}), "no_game");
    table.refused(json!({"cmd": "new", "players": 9, "variant": "cups"}), "bad_request");
    table.refused(json!({"cmd": "new", "players": 2, "auction": true}), "bad_request");
    table.refused(json!({"cmd": "new", "players": 2, "variant": "classic"}), "bad_variant");
    table.refused(json!({"cmd": "new", "players": 2, "first": 2}), "bad_request");
    table.ask(json!({"cmd": "new", "players": 2, "seed": 1}));
    assert_eq!(table.refused(json!({"cmd": "play", "action": "bid ? 5"}), "illegal_action").get("rule"), None);
    assert_eq!(table.refused(json!({"cmd": "play", "action": "doubt"}), "illegal_action")["rule"], "D4.2");
    assert_eq!(table.refused(json!({"cmd": "play", "action": "middle 1"}), "illegal_action")["rule"], "D3.2");
    table.refused(json!({"cmd": "play", "action": "bid 1 1", "viewer": 2}), "bad_request");
}
