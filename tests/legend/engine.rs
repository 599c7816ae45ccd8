//! Tikal Legend through the engine protocol: its setup, its views, its positions, its refusals, and what computers answer.

use serde_json::{Value, json};
use tikal::library::Libraries;
use tikal::protocol::{Answers as _, Engines};

struct Table(Engines);

#[expect(clippy::needless_pass_by_value, reason = "a request is written where it is sent")]
impl Table {
    fn new() -> Self {
        Self(Engines::new(Libraries::built_in()))
    }

    /// A game of Tikal Legend.
    fn of(request: &Value) -> Self {
        let mut table = Self::new();
        let mut whole = json!({"cmd": "new", "game": "legend", "players": 3, "first": 0});
        for (key, value) in request.as_object().unwrap() {
            whole[key] = value.clone();
        }
        table.ask(whole);
        table
    }

    fn answer(&mut self, request: Value) -> Value {
        self.0.answer(&request.to_string()).0
    }

    fn ask(&mut self, request: Value) -> Value {
        let answer = self.answer(request.clone());
        assert_eq!(answer["ok"], true, "{request}\n{answer}");
        answer
    }

    fn refused(&mut self, request: Value, code: &str) -> Value {
        let answer = self.answer(request.clone());
        assert_eq!(answer["error"]["code"], code, "{request}\n{answer}");
        answer["error"].clone()
    }

    fn play(&mut self, action: &str) -> Value {
        self.ask(json!({"cmd": "play", "action": action}))
    }

    fn legal(&mut self) -> Vec<String> {
        let answer = self.ask(json!({"cmd": "legal"}));
        answer["actions"].as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
    }
}

#[test]
fn the_variants_of_all_games_are_listed_with_their_game() {
    let mut table = Table::new();
    let answer = table.ask(json!({"cmd": "variants", "id": 7}));
    assert_eq!(answer["id"], 7);
    let of =
        |game: &str| answer["variants"].as_array().unwrap().iter().filter(|variant| variant["game"] == game).count();
    assert!(of("tikal") > 5 && of("legend") > 0);
    let legend = answer["variants"].as_array().unwrap().iter().find(|variant| variant["id"] == "legend").unwrap();
    assert_eq!((&legend["game"], &legend["players"]), (&json!("legend"), &json!([2, 4])));
    table.refused(json!({"cmd": "variants", "game": "legend"}), "bad_request");
}

#[test]
fn a_game_begins_on_the_scenario_that_is_named() {
    let mut table = Table::new();
    let new = |fields: Value| {
        let mut request = json!({"cmd": "new", "game": "legend", "players": 2});
        for (key, value) in fields.as_object().unwrap() {
            request[key] = value.clone();
        }
        request
    };
    let state = table.ask(new(json!({})))["state"].take();
    assert_eq!((&state["variant"], &state["scenario"]), (&json!("legend"), &json!("chichen-itza")));
    let state = table.ask(new(json!({"scenario": "uxmal", "first": 1})))["state"].take();
    assert_eq!((&state["scenario"], &state["order"]), (&json!("uxmal"), &json!([1, 0])));
    let error = table.refused(new(json!({"scenario": "atlantis"})), "bad_request");
    assert!(error["message"].as_str().unwrap().contains("palenque"), "{error}");
    // A field of another game's setup, and this game's in another.
    table.refused(new(json!({"auction": true})), "bad_request");
    table.refused(json!({"cmd": "new", "players": 2, "scenario": "uxmal"}), "bad_request");
    table.refused(new(json!({"variant": "classic"})), "bad_variant");
    table.refused(json!({"cmd": "new", "game": "chess", "players": 2}), "bad_request");
    // What was refused has changed nothing.
    assert_eq!(table.ask(json!({"cmd": "state"}))["state"], state);
}

#[test]
fn the_six_sorts_of_chance_are_dealt_by_hand() {
    let mut table = Table::of(&json!({"dealer": "manual", "players": 2}));
    let mut verbs = Vec::new();
    while table.ask(json!({"cmd": "state"}))["state"]["to_move"] == "chance" {
        let answer = table.ask(json!({"cmd": "legal"}));
        assert_eq!(answer["actions"].as_array().unwrap().len(), answer["weights"].as_array().unwrap().len());
        let action = answer["actions"][0].as_str().unwrap().to_owned();
        verbs.push(action.split(' ').next().unwrap().to_owned());
        assert_eq!(table.play(&action)["chance"], json!([]));
    }
    let mut expected = vec!["deal"; 2];
    expected.extend(["card"; 10].into_iter().chain(["token"; 2]).chain(["draw"; 4]));
    assert_eq!(verbs, expected);
}

#[test]
fn a_position_is_of_the_game_of_its_variant() {
    let mut legend = Table::of(&json!({"seed": 5}));
    legend.play("draft order 1");
    let state = legend.ask(json!({"cmd": "state"}))["state"].take();
    // A table on which Tikal is played goes over to the other game.
    let mut table = Table::new();
    table.ask(json!({"cmd": "new", "players": 2}));
    let answer = table.ask(json!({"cmd": "position", "state": state}));
    assert_eq!((&answer["state"], &answer["chance"]), (&state, &json!([])));
    assert_eq!(table.legal(), legend.legal());
    table.refused(json!({"cmd": "position", "state": state, "game": "tikal"}), "bad_position");
    assert_eq!(table.ask(json!({"cmd": "position", "state": state, "game": "legend"}))["state"], state);
    // Holes are no state.
    let view = legend.ask(json!({"cmd": "state", "viewer": 1}))["state"].take();
    assert_eq!(view["view"], 1);
    let error = table.refused(json!({"cmd": "position", "state": view}), "bad_position");
    assert!(error["message"].as_str().unwrap().contains("view"), "{error}");
}

#[test]
fn a_viewer_is_answered_with_what_it_may_know() {
    let mut table = Table::of(&json!({"seed": 2}));
    let legal = |table: &mut Table, viewer: i64| table.ask(json!({"cmd": "legal", "viewer": viewer}))["actions"].take();
    let whole = table.ask(json!({"cmd": "legal"}))["actions"].take();
    assert_eq!((legal(&mut table, 0), legal(&mut table, 1), legal(&mut table, -1)), (whole, json!([]), json!([])));
    let view =
        |table: &mut Table, viewer: i64| table.ask(json!({"cmd": "state", "viewer": viewer}))["state"]["view"].take();
    assert_eq!((view(&mut table, 2), view(&mut table, -1)), (json!(2), json!(-1)));
    assert_eq!(table.ask(json!({"cmd": "state"}))["state"]["view"], Value::Null);
    for nobody in [3, -2] {
        table.refused(json!({"cmd": "state", "viewer": nobody}), "bad_request");
    }
    table.refused(json!({"cmd": "play", "action": "draft order 1", "viewer": 1}), "bad_request");
    table.ask(json!({"cmd": "play", "action": "draft order 1", "viewer": 0}));
}

#[test]
fn what_a_seat_has_seen_others_hear_masked() {
    // Cards to look with are many, so that somebody soon has one.
    let mut def = super::table::curious();
    def.id = "curious".to_owned();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("curious.ron");
    std::fs::write(&path, def.write().unwrap()).unwrap();
    let mut table = Table::of(&json!({"seed": 1, "variant": path.to_str().unwrap(), "dealer": "manual"}));
    let mut shown = 0;
    for _ in 0..4_000 {
        let state = table.ask(json!({"cmd": "state"}))["state"].take();
        let legal = table.legal();
        let Some(first) = legal.first() else { break };
        if state["phase"] == "show" {
            let seat = state["seat"].as_u64().unwrap();
            let other = (seat + 1) % 3;
            let ruin = state["effect"]["queue"].as_array().unwrap().first().cloned();
            // Nobody else is told what chance is asked here.
            table.refused(json!({"cmd": "play", "action": first, "viewer": other}), "bad_request");
            // The kinds of buried treasures that a seat knows.
            let known = |table: &mut Table, viewer: u64| {
                let view = table.ask(json!({"cmd": "state", "viewer": viewer}))["state"].take();
                let stacks =
                    view["cells"].as_array().unwrap().iter().filter_map(|cell| cell["ruin"]["stack"].as_array());
                stacks.flatten().filter(|buried| buried["kind"].is_u64()).count()
            };
            let before = [known(&mut table, seat), known(&mut table, other)];
            let answer = table.ask(json!({"cmd": "play", "action": first, "viewer": seat}));
            let seen = answer["events"].as_array().unwrap().iter().find(|event| event["type"] == "seen").unwrap();
            assert_eq!(json!(first.rsplit(' ').next().unwrap().parse::<u64>().unwrap()), seen["kind"], "{seen}");
            assert!(ruin.is_none_or(|ruin| ruin == seen["cell"]));
            // The seat knows what it was shown, also where it knew it before; the other has learnt nothing.
            let after = [known(&mut table, seat), known(&mut table, other)];
            assert!(after[0] > 0 && after[0] >= before[0] && after[1] == before[1], "{before:?} {after:?}");
            shown += 1;
            if shown == 20 {
                return;
            }
            continue;
        }
        let wanted = legal.iter().find(|text| *text == "look" || text.ends_with(" 07") || *text == "play 08 right");
        let action = wanted.unwrap_or_else(|| if legal.len() > 3 { &legal[legal.len() / 2] } else { first }).clone();
        table.play(&action);
    }
    assert!(shown > 3, "{shown}");
}

#[test]
fn the_answer_to_a_suggestion_is_fixed_by_view_nodes_and_seed() {
    let mut table = Table::of(&json!({"seed": 3, "players": 2}));
    let ask = json!({"cmd": "suggest", "level": "novice", "nodes": 200, "seed": 4});
    let first = table.ask(ask.clone());
    let second = table.ask(ask);
    assert_eq!(
        (&first["action"], &first["plan"], &first["nodes"]),
        (&second["action"], &second["plan"], &second["nodes"])
    );
    assert!(table.legal().contains(&first["action"].as_str().unwrap().to_owned()));
    assert_eq!(first["value"].as_array().unwrap().len(), 2);
}

#[test]
fn a_refused_action_names_its_rule() {
    let mut table = Table::of(&json!({"seed": 1}));
    for (action, rule) in [("end", "L3.2"), ("dig c3", "L3.2"), ("draft order 4", "L3.2")] {
        let error = table.refused(json!({"cmd": "play", "action": action}), "illegal_action");
        if error["rule"].is_string() {
            assert_eq!(error["rule"], rule, "{action}");
        }
    }
    for text in ["draft", "draft order", "exchange 3+1 0 5", "slab c3 N", "power 4", "play 17", "Draft order 1", "end "]
    {
        let error = table.refused(json!({"cmd": "play", "action": text}), "illegal_action");
        assert_eq!(error["rule"], Value::Null, "{text}");
    }
}

#[test]
fn records_and_undo_go_back_to_the_same_game() {
    let mut table = Table::of(&json!({"seed": 8, "scenario": "calakmul", "players": 4}));
    let start = table.ask(json!({"cmd": "state"}))["state"].take();
    for _ in 0..30 {
        let action = table.legal()[0].clone();
        table.play(&action);
    }
    let (state, record) = (table.ask(json!({"cmd": "state"})), table.ask(json!({"cmd": "record"}))["record"].take());
    for _ in 0..30 {
        table.ask(json!({"cmd": "undo"}));
    }
    table.refused(json!({"cmd": "undo"}), "bad_request");
    assert_eq!(table.ask(json!({"cmd": "state"}))["state"], start);
    // A game of Tikal in between; the record says that it is of the other.
    table.ask(json!({"cmd": "new", "players": 2}));
    assert_eq!(table.ask(json!({"cmd": "load", "record": record}))["state"], state["state"]);
    assert_eq!(table.ask(json!({"cmd": "perft", "depth": 1}))["nodes"], table.legal().len());
    table.refused(json!({"cmd": "load", "record": format!("{}x", record.as_str().unwrap())}), "bad_record");
}
