//! The contents that a request may have, and those that are refused.

use serde_json::{Value, json};
use tikal::game::MAX_SEATS;
use tikal::library::Libraries;
use tikal::protocol::{Answers as _, Engines};

use super::table::{Table, strings};

/// One good request of every kind; the fields that have to be there; and for each field a value of
/// a wrong type.
fn requests() -> Vec<(Value, &'static [&'static str])> {
    let mut table = Table::with(json!({"players": 2}));
    let (state, record) = (table.state(), table.record());
    vec![
        (json!({"cmd": "variants"}), &[]),
        (
            json!({"cmd": "new", "variant": "classic", "players": 4, "auction": false, "seed": 7, "first": 1,
                "dealer": "seed"}),
            &["players"],
        ),
        (json!({"cmd": "state"}), &[]),
        (json!({"cmd": "legal"}), &[]),
        (json!({"cmd": "play", "action": "end"}), &["action"]),
        (json!({"cmd": "position", "state": state, "seed": 1, "dealer": "seed", "variant": "classic"}), &["state"]),
        (json!({"cmd": "position", "state": state, "variant_text": "()"}), &["state"]),
        (json!({"cmd": "undo"}), &[]),
        (json!({"cmd": "perft", "depth": 1, "ms": 60_000}), &["depth"]),
        (json!({"cmd": "suggest", "level": "random", "ms": 1, "seed": 1}), &[]),
        (json!({"cmd": "suggest", "nodes": 1}), &[]),
        (json!({"cmd": "record"}), &[]),
        (json!({"cmd": "load", "record": record}), &["record"]),
        (json!({"cmd": "quit"}), &[]),
    ]
}

/// Values that are not of the type of `right`.
fn wrong_types(right: &Value) -> Vec<Value> {
    let all = [
        json!(true),
        json!(-1),
        json!(1.5),
        json!(1e300),
        json!("text"),
        json!([]),
        json!([1]),
        json!({}),
        json!({"a": 1}),
        json!(u64::MAX),
    ];
    let same = |value: &Value| match right {
        Value::Bool(_) => value.is_boolean(),
        Value::String(_) => value.is_string(),
        Value::Object(_) => value.is_object(),
        _ => false,
    };
    all.into_iter().filter(|value| !same(value)).collect()
}

#[test]
fn unknown_fields_are_refused() {
    for (request, _) in requests() {
        for (extra, value) in [("extra", json!(1)), ("Cmd", json!("state")), ("", Value::Null)] {
            let mut table = Table::with(json!({"players": 2}));
            let mut request = request.clone();
            request[extra] = value;
            let error = table.refused(request.clone(), "bad_request");
            assert!(error["message"].as_str().unwrap().contains("has no field"), "{request}: {error}");
        }
    }
}

#[test]
fn missing_fields_are_refused_and_named() {
    for (request, needed) in requests() {
        for field in needed {
            let mut table = Table::with(json!({"players": 2}));
            let mut request = request.clone();
            request.as_object_mut().unwrap().remove(*field);
            let error = table.refused(request.clone(), "bad_request");
            assert!(error["message"].as_str().unwrap().contains(field), "{request}: {error}");
        }
    }
}

#[test]
fn wrong_types_are_refused() {
    let mut table = Table::with(json!({"players": 2}));
    for (request, _) in requests() {
        for (field, right) in request.as_object().unwrap() {
            for wrong in wrong_types(right) {
                // Any whole number is a valid budget of nodes.
                if field == "nodes" && wrong.is_u64() {
                    continue;
                }
                let mut request = request.clone();
                request[field] = wrong;
                // A wrong state is a wrong position, not a wrong request.
                let code = if field == "state" { "bad_position" } else { "bad_request" };
                table.refused(request, code);
            }
        }
    }
}

#[test]
fn a_request_needs_a_known_command() {
    let mut table = Table::with(json!({"players": 2}));
    for request in [
        json!({}),
        json!({"cmd": null}),
        json!({"cmd": ""}),
        json!({"cmd": "State"}),
        json!({"cmd": "state "}),
        json!({"cmd": "redo"}),
        json!({"cmd": 1}),
        json!({"cmd": ["state"]}),
        json!({"CMD": "state"}),
        json!({"id": 1}),
    ] {
        table.refused(request, "bad_request");
    }
}

#[test]
fn without_a_game_there_is_no_game() {
    let mut table = Table::new();
    for request in [
        json!({"cmd": "state"}),
        json!({"cmd": "legal"}),
        json!({"cmd": "play", "action": "end"}),
        json!({"cmd": "undo"}),
        json!({"cmd": "perft", "depth": 0}),
        json!({"cmd": "suggest"}),
        json!({"cmd": "record"}),
    ] {
        table.refused(request, "no_game");
    }
    table.ask(json!({"cmd": "variants"}));
    // A refused `new`, `position` or `load` does not begin a game.
    table.refused(json!({"cmd": "new", "players": 9}), "bad_request");
    table.refused(json!({"cmd": "load", "record": ""}), "bad_record");
    table.refused(json!({"cmd": "position", "state": {}}), "bad_position");
    table.refused(json!({"cmd": "state"}), "no_game");
}

#[test]
fn the_id_is_repeated_whatever_it_is() {
    let ids = [
        json!(1),
        json!(-7),
        json!(1.5),
        json!("a\u{0}ü\n"),
        json!(true),
        Value::Null,
        json!([1, [2]]),
        json!({"a": {}}),
    ];
    let mut table = Table::new();
    for id in ids {
        let mut answers = Vec::new();
        for request in [
            json!({"cmd": "variants"}),
            json!({"cmd": "state"}),
            json!({"cmd": "new", "players": 7}),
            json!({"cmd": "new", "players": 3, "variant": "nowhere"}),
            json!({"cmd": "nothing"}),
            json!({"cmd": "load", "record": "()"}),
            json!({"cmd": "position", "state": {}}),
            json!({}),
        ] {
            let mut request = request;
            request["id"] = id.clone();
            answers.push(table.line(&request.to_string()));
        }
        let mut game = Table::with(json!({"players": 2}));
        for request in [
            json!({"cmd": "state"}),
            json!({"cmd": "legal"}),
            json!({"cmd": "play", "action": "jump"}),
            json!({"cmd": "play", "action": "end"}),
            json!({"cmd": "undo"}),
            json!({"cmd": "quit"}),
        ] {
            let mut request = request;
            request["id"] = id.clone();
            answers.push(game.line(&request.to_string()));
        }
        for answer in answers {
            assert_eq!(answer.get("id"), Some(&id), "{answer}");
        }
    }
    assert_eq!(table.line(r#"{"cmd":"variants"}"#).get("id"), None);
    assert_eq!(table.line(r#"{"cmd":"state"}"#).get("id"), None);
}

#[test]
fn variants_are_listed_with_name_and_players() {
    let mut table = Table::new();
    let answer = table.ask(json!({"cmd": "variants"}));
    let variants = answer["variants"].as_array().unwrap();
    assert_eq!(variants[0], json!({"game": "tikal", "id": "classic", "name": "Tikal", "players": [2, 4]}));
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" ");
    for variant in variants {
        assert_eq!(keys(variant), "game id name players");
        let [least, most] = [0, 1].map(|index| variant["players"][index].as_u64().unwrap());
        assert!(2 <= least && least <= most && most <= MAX_SEATS as u64, "{variant}");
        // Each of them can be begun by its id, with every number of players.
        for players in least..=most {
            let answer = table.new_game(json!({"game": variant["game"], "variant": variant["id"], "players": players}));
            // The Temple of Chac says which board it is instead (C15.7).
            let named = if variant["game"] == "chac" { "board" } else { "variant" };
            assert_eq!(answer["state"][named], variant["id"]);
            assert_eq!(answer["state"]["players"], players);
        }
        table.refused(
            json!({"cmd": "new", "game": variant["game"], "variant": variant["id"], "players": most + 1}),
            "bad_request",
        );
        table.refused(
            json!({"cmd": "new", "game": variant["game"], "variant": variant["id"], "players": least - 1}),
            "bad_request",
        );
    }
}

#[test]
fn new_has_the_defaults_that_are_promised() {
    let mut table = Table::new();
    let plain = table.new_game(json!({"players": 3}));
    let full =
        table.new_game(json!({"players": 3, "variant": "classic", "auction": false, "seed": 0, "dealer": "seed"}));
    assert_eq!(plain, full);
    assert_eq!(plain["state"]["auction"], false);
    assert_eq!(strings(&plain["chance"]).len(), 1);
}

#[test]
fn numbers_out_of_range_are_refused() {
    let mut table = Table::with(json!({"players": 3}));
    for players in [0, 1, 5, 256, 258] {
        table.refused(json!({"cmd": "new", "players": players}), "bad_request");
    }
    for first in [3, 4, 255, 256] {
        table.refused(json!({"cmd": "new", "players": 3, "first": first}), "bad_request");
    }
    for depth in [9, 10, 1 << 32, u64::MAX] {
        table.refused(json!({"cmd": "perft", "depth": depth}), "bad_request");
    }
    for ms in [0, 600_001, u64::MAX] {
        table.refused(json!({"cmd": "perft", "depth": 1, "ms": ms}), "bad_request");
    }
    for budget in [json!({"ms": 0}), json!({"ms": 600_001}), json!({"nodes": 0}), json!({"ms": 1, "nodes": 1})] {
        let mut request = budget;
        request["cmd"] = json!("suggest");
        table.refused(request, "bad_request");
    }
}

#[test]
fn seeds_go_up_to_two_to_the_53_less_one() {
    let most = (1_u64 << 53) - 1;
    let mut table = Table::new();
    table.new_game(json!({"players": 2, "seed": most}));
    let state = table.state();
    let position = table.ask(json!({"cmd": "position", "state": state, "seed": most}));
    assert_eq!(position["state"], state);
    for seed in [most + 1, most + 2, u64::MAX] {
        table.refused(json!({"cmd": "new", "players": 2, "seed": seed}), "bad_request");
        table.refused(json!({"cmd": "position", "state": state, "seed": seed}), "bad_request");
    }
}

#[test]
fn a_new_game_that_names_no_game_is_of_the_one_that_has_its_variant() {
    let mut table = Table::new();
    for (variant, is_of_legend) in [("legend", true), ("duel", false), ("short-evening", true)] {
        let answer = table.new_game(json!({"players": 2, "variant": variant}));
        assert_eq!(answer["state"]["variant"], variant);
        // What follows is about that game.
        assert_eq!(table.state().get("scenario").is_some(), is_of_legend, "{variant}");
    }
    table.new_game(json!({"players": 2}));
    assert_eq!(table.state()["variant"], "classic");
    // Where several games have it, it is said which can be named.
    let mut libraries = Libraries::built_in();
    let text = include_str!("../../variants/legend/legend.ron").replacen("id: \"legend\"", "id: \"classic\"", 1);
    let rules = tikal::legend::check_text(&text).0.unwrap();
    libraries.of_mut::<tikal::legend::State>().add_built_in(rules).unwrap();
    let mut engines = Engines::new(libraries);
    let mut new = |request: Value| engines.answer(&request.to_string()).0;
    let error = &new(json!({"cmd": "new", "players": 2, "variant": "classic"}))["error"];
    assert_eq!(error["code"], "bad_request");
    assert!(error["message"].as_str().unwrap().ends_with("name the `game`, `tikal` or `legend`"), "{error}");
    let answer = new(json!({"cmd": "new", "players": 2, "game": "legend", "variant": "classic"}));
    assert!(answer["ok"] == true && answer["state"].get("scenario").is_some(), "{answer}");
}

#[test]
fn a_variant_can_be_a_path() {
    let mut table = Table::new();
    let folder = tempfile::tempdir().unwrap();
    let text = include_str!("../../variants/classic.ron").replacen("id: \"classic\"", "id: \"elsewhere\"", 1);
    let path = folder.path().join("elsewhere.ron");
    std::fs::write(&path, text).unwrap();
    let answer = table.new_game(json!({"players": 2, "variant": path}));
    assert_eq!(answer["state"]["variant"], "elsewhere");
    // Its id does not become known by that.
    table.refused(json!({"cmd": "new", "players": 2, "variant": "elsewhere"}), "bad_variant");
    table.refused(json!({"cmd": "new", "players": 2, "variant": "elsewhere.ron"}), "bad_variant");
    for variant in ["", "Classic", "classic ", "./nowhere.ron", "nowhere.ron", "no\\where", "/", "no/where", "\0/\0"] {
        table.refused(json!({"cmd": "new", "players": 2, "variant": variant}), "bad_variant");
    }
    table.refused(json!({"cmd": "new", "players": 2, "variant": folder.path()}), "bad_variant");
    std::fs::write(&path, "(").unwrap();
    let error = table.refused(json!({"cmd": "new", "players": 2, "variant": path}), "bad_variant");
    assert!(error["message"].as_str().unwrap().contains("line 1") || error["message"].as_str().unwrap().contains(":1"));
    std::fs::write(&path, b"\xff").unwrap();
    table.refused(json!({"cmd": "new", "players": 2, "variant": path}), "bad_variant");
}

#[test]
fn a_refused_new_leaves_the_game_alone() {
    let mut table = Table::with(json!({"players": 2, "seed": 5}));
    table.play_by_chance(1, 10, |_, _, _| {});
    table.refused(json!({"cmd": "new", "players": 2, "variant": "nowhere"}), "bad_variant");
    table.refused(json!({"cmd": "new", "players": 2, "dealer": "Manual"}), "bad_request");
    table.refused(json!({"cmd": "new", "players": 2, "dealer": "fair"}), "bad_request");
}

#[test]
fn the_auction_can_be_chosen_whatever_the_variant_says() {
    let mut table = Table::new();
    let answer = table.new_game(json!({"players": 4, "auction": true}));
    let state = &answer["state"];
    assert_eq!((&state["auction"], &state["phase"]), (&json!(true), &json!("bid")));
    assert_eq!(state["seats"][0]["score"], 20);
    assert_eq!(strings(&answer["chance"]).len(), 4);
    assert_eq!(state["face_up"].as_array().unwrap().len(), 4);
    // The tiles lie in the order in which they were turned up.
    let drawn: Vec<String> = strings(&answer["chance"]).iter().map(|draw| draw.replace("draw ", "")).collect();
    assert_eq!(strings(&state["face_up"]), drawn);
    let text = include_str!("../../variants/classic.ron").replacen("turns: Draw,", "turns: Auction,", 1);
    let text = text.replacen("id: \"classic\"", "id: \"auctioned\"", 1);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("classic.ron");
    std::fs::write(&path, text).unwrap();
    assert_eq!(table.new_game(json!({"players": 2, "variant": path}))["state"]["auction"], true);
    assert_eq!(table.new_game(json!({"players": 2, "variant": path, "auction": false}))["state"]["auction"], false);
}

#[test]
fn quit_answers_and_says_so() {
    let mut engine = tikal::protocol::Engines::new(tikal::library::Libraries::built_in());
    assert_eq!(engine.answer(r#"{"cmd":"quit"}"#), (json!({"ok": true}), true));
    assert_eq!(engine.answer(r#"{"cmd":"quit","id":3}"#), (json!({"ok": true, "id": 3}), true));
    assert!(!engine.answer(r#"{"cmd":"quit","now":true}"#).1);
    assert!(!engine.answer(r#"{"cmd":"variants"}"#).1);
}

#[test]
#[expect(clippy::disallowed_methods, reason = "measures time")]
fn perft_ends_when_its_time_runs_out() {
    let mut table = Table::with(json!({"players": 4}));
    let start = std::time::Instant::now();
    let error = table.refused(json!({"cmd": "perft", "depth": 8, "ms": 50}), "bad_request");
    assert!(start.elapsed().as_secs() < 10, "{:?}", start.elapsed());
    assert!(error["message"].as_str().unwrap().starts_with("the time ran out"), "{error}");
    let whole = table.ask(json!({"cmd": "perft", "depth": 2}));
    assert_eq!(table.ask(json!({"cmd": "perft", "depth": 2, "ms": 600_000})), whole);
}

/// The classic variant with one number changed and its id kept.
fn forged() -> String {
    include_str!("../../variants/classic.ron").replacen("action_points: 10", "action_points: 11", 1)
}

#[test]
fn no_text_passes_for_a_variant_of_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    let mut table = Table::with(json!({"players": 2}));
    let state = table.state();
    std::fs::write(&path, forged()).unwrap();
    table.refused(json!({"cmd": "new", "players": 2, "variant": path}), "bad_variant");
    table.refused(json!({"cmd": "position", "state": state, "variant": path}), "bad_variant");
    let error = table.refused(json!({"cmd": "position", "state": state, "variant_text": forged()}), "bad_variant");
    assert_eq!(error["message"], "the id `classic` is taken by a variant of the program: give it another id");
    // The very same content is that variant.
    let shipped = include_str!("../../variants/classic.ron");
    std::fs::write(&path, shipped).unwrap();
    assert_eq!(table.ask(json!({"cmd": "new", "players": 2, "variant": path}))["state"], state);
    assert_eq!(table.ask(json!({"cmd": "position", "state": state, "variant_text": shipped}))["state"], state);
}

#[test]
fn a_record_of_an_older_version_says_so_in_its_states() {
    let mut table = Table::with(json!({"players": 2, "seed": 3}));
    table.play_by_chance(1, 6, |_, _, _| {});
    let record = table.record();
    let hash = record.split_once("hash: \"").unwrap().1.split_once('"').unwrap().0.to_owned();
    let older = record.replacen("action_points: 10", "action_points: 11", 1);
    let older = older.replacen(&format!("    hash: \"{hash}\",\n"), "", 1);
    assert!(older.len() < record.len());
    let state = table.ask(json!({"cmd": "load", "record": older}))["state"].take();
    let id = state["variant"].as_str().unwrap();
    assert!(id.starts_with("classic-") && id.len() == "classic-".len() + 8, "{id}");
    assert_ne!(id, format!("classic-{}", &hash[..8]));
    // Its own record holds the definition as it was, and opens as the same game.
    let again = table.record();
    assert!(again.contains("id: \"classic\"") && !again.contains(id));
    assert_eq!(table.ask(json!({"cmd": "load", "record": again}))["state"], state);
    // A state of it is none of the variant of the program.
    table.refused(json!({"cmd": "position", "state": state}), "bad_variant");
    let mut claimed = state;
    claimed["variant"] = json!("classic");
    table.refused(json!({"cmd": "position", "state": claimed}), "bad_position");
}
