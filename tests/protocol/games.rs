//! The course of a game: states, undo, perft, records, the end.

use serde_json::{Value, json};
use tikal::game::{Chain, Line, Record};
use tikal::tikal::State;

use super::table::{Table, strings};

/// Asserts what the protocol promises of every state.
fn check_state(state: &Value) {
    let keys: Vec<&str> = state.as_object().unwrap().keys().map(String::as_str).collect();
    let mut expected = vec![
        "variant",
        "players",
        "auction",
        "turn",
        "phase",
        "to_move",
        "seat",
        "action_points",
        "hand",
        "scoring",
        "cells",
        "seats",
        "supply",
        "face_up",
        "auction_state",
        "deck",
        "treasures_hidden",
        "removed_tiles",
        "winners",
    ];
    expected.sort_unstable();
    assert_eq!(keys, expected);
    let phase = state["phase"].as_str().unwrap();
    let null = |field: &str| state[field].is_null();
    assert!(["draw", "reveal", "bid", "choose", "place", "act", "over"].contains(&phase));
    let chance = matches!(phase, "draw" | "reveal");
    assert_eq!(state["to_move"] == "chance", chance);
    assert_eq!(null("to_move"), phase == "over");
    assert_eq!(null("seat"), phase == "over");
    assert!(chance || state["to_move"] == state["seat"]);
    assert_eq!(null("hand"), phase != "place");
    assert_eq!(null("auction_state"), phase != "bid");
    assert_eq!(null("winners"), phase != "over");
    let points = state["action_points"].as_u64().unwrap();
    match phase {
        "place" => assert_eq!(points, 10),
        "act" => assert!(points <= 10),
        "reveal" => assert!(points <= 7),
        _ => assert_eq!(points, 0),
    }
    if let Some(scoring) = state["scoring"].as_object() {
        assert!(matches!(phase, "act" | "reveal"));
        assert_eq!(scoring["final"] == true, scoring["volcano"].is_null());
        let index = scoring["index"].as_u64().unwrap() as usize;
        assert_eq!(scoring["order"][index], state["seat"]);
    }
    let cells = state["cells"].as_array().unwrap();
    let names: Vec<&str> = cells.iter().map(|cell| cell["cell"].as_str().unwrap()).collect();
    assert!(names.is_sorted(), "{names:?}");
    for cell in cells {
        let kind = cell["kind"].as_str().unwrap();
        assert_eq!(cell["temple"].is_object(), kind == "temple", "{cell}");
        assert_eq!(cell["ruin"].is_object(), kind == "ruin", "{cell}");
        assert!(cell["rotation"].as_u64().unwrap() < 6 && cell["slabs"].as_array().unwrap().len() == 6);
        let seats: Vec<u64> =
            cell["pieces"].as_array().unwrap().iter().map(|band| band["player"].as_u64().unwrap()).collect();
        assert!(seats.is_sorted(), "{cell}");
        for band in cell["pieces"].as_array().unwrap() {
            assert!(band["explorers"] != 0 || band["leader"] == true, "{cell}");
        }
        if !matches!(phase, "act" | "reveal") {
            assert!(kind != "temple" || cell["temple"]["uncovered_this_turn"] == 0, "{cell}");
            assert!(kind != "ruin" || cell["ruin"]["dug_this_turn"] == 0, "{cell}");
        }
    }
    let seats = state["seats"].as_array().unwrap();
    assert_eq!(seats.len() as u64, state["players"].as_u64().unwrap());
    for (index, seat) in seats.iter().enumerate() {
        assert_eq!(seat["seat"], index);
        let up = seat["amulet"] == true;
        let finished = phase == "over" || state["scoring"]["final"] == true;
        assert!(up || (state["auction"] == true && !finished));
        // No piece appears from nowhere or is lost.
        let (mut pieces, mut guards) = (seat["reserve"]["explorers"].as_u64().unwrap(), 0);
        pieces += u64::from(seat["reserve"]["leader"] == true) + seat["out"].as_u64().unwrap();
        for cell in cells {
            for band in cell["pieces"].as_array().unwrap().iter().filter(|band| band["player"] == index) {
                pieces += band["explorers"].as_u64().unwrap() + u64::from(band["leader"] == true);
            }
            guards += u64::from(cell["temple"]["guard"]["player"] == index);
        }
        assert_eq!(pieces + guards, 19);
        assert_eq!(seat["guards"], guards);
    }
    let supply: Vec<&str> = state["supply"].as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(supply.len(), 9, "exhausted tiers stay: {supply:?}");
    let deck = state["deck"].as_array().unwrap();
    assert_eq!(deck.iter().map(|group| group[0].as_str().unwrap()).collect::<String>(), "ABCDEFG");
    for group in deck {
        assert!(strings(&group[1]).is_sorted());
    }
    assert!(strings(&state["removed_tiles"]).is_sorted());
}

#[test]
fn every_state_of_a_game_is_as_described() {
    for (players, auction) in [(2, false), (3, true), (4, false), (4, true)] {
        let mut table = Table::new();
        let answer =
            table.new_game(json!({"players": players, "auction": auction, "dealer": "manual", "seed": players}));
        check_state(&answer["state"]);
        assert_eq!(answer["state"]["turn"], 0);
        let (mut turns, mut drawn) = (0, false);
        table.play_by_chance(players, usize::MAX, |_, action, answer| {
            let state = &answer["state"];
            check_state(state);
            drawn |= action.starts_with("draw");
            let now = state["turn"].as_u64().unwrap();
            let begun = matches!(state["phase"].as_str().unwrap(), "place" | "act");
            assert!(now == turns || (now == turns + 1 && begun), "{action}");
            assert!(now == 0 || drawn);
            turns = now;
            if auction && matches!(state["phase"].as_str().unwrap(), "bid" | "choose") && action.starts_with("draw") {
                assert!(state["face_up"].as_array().unwrap().len() as u64 <= players);
            }
        });
        let state = table.state();
        assert_eq!(state["phase"], "over");
        // One turn for every tile, and one for each seat in each of three scorings and the last.
        assert_eq!(state["turn"], 36 + 4 * players);
        assert!(!state["winners"].as_array().unwrap().is_empty());
        assert_eq!(table.ask(json!({"cmd": "legal"})), json!({"ok": true, "actions": []}));
        let error = table.refused(json!({"cmd": "play", "action": "end"}), "illegal_action");
        assert_eq!(error["rule"], "T3.2");
        for depth in 0..=8 {
            assert_eq!(table.ask(json!({"cmd": "perft", "depth": depth}))["nodes"], 1);
        }
        table.ask(json!({"cmd": "undo"}));
    }
}

#[test]
fn slabs_are_as_turned() {
    let mut table = Table::with(json!({"players": 2, "dealer": "manual", "first": 0}));
    let state = table.play_all("draw A2; place b3 1")["state"].take();
    let ruin = state["cells"].as_array().unwrap().iter().find(|cell| cell["cell"] == "b3").unwrap();
    // Printed 0 0 0 2 0 1: side d shows what is printed on side d - 1.
    let expected = json!({"cell": "b3", "tile": "A2", "kind": "ruin", "rotation": 1, "slabs": [1, 0, 0, 0, 2, 0],
        "temple": null, "ruin": {"left": 4, "dug_this_turn": 0}, "camp": null, "pieces": []});
    assert_eq!(*ruin, expected);
    let printed = &state["cells"][0];
    assert_eq!((&printed["cell"], &printed["tile"], &printed["kind"]), (&json!("a4"), &json!("a4"), &json!("temple")));
}

#[test]
fn undo_takes_back_player_by_player_to_the_start_and_no_further() {
    for auction in [false, true] {
        let mut table = Table::with(json!({"players": 3, "seed": 21, "auction": auction}));
        let mut states = vec![table.state()];
        let mut played = Vec::new();
        table.play_by_chance(8, 80, |_, action, answer| {
            states.push(answer["state"].clone());
            played.push((action.to_owned(), answer.clone()));
        });
        assert!(played.iter().any(|(_, answer)| !strings(&answer["chance"]).is_empty()));
        let record = table.record();
        for state in states.iter().rev().skip(1) {
            assert_eq!(table.ask(json!({"cmd": "undo"}))["state"], *state);
            assert_eq!(table.state(), *state);
        }
        for _ in 0..3 {
            table.refused(json!({"cmd": "undo"}), "bad_request");
        }
        // The same actions get the same answers, chance included.
        for (action, answer) in &played {
            assert_eq!(table.play(action), *answer);
        }
        assert_eq!(table.record(), record);
        // Back and forward again at every step, digs and draws included.
        for (action, answer) in played.iter().rev().take(40) {
            table.ask(json!({"cmd": "undo"}));
            assert_eq!(table.play(action), *answer);
            table.ask(json!({"cmd": "undo"}));
        }
    }
}

#[test]
fn undo_with_a_manual_dealer_takes_back_one_action_of_anyone() {
    let mut table = Table::with(json!({"players": 2, "dealer": "manual", "first": 0}));
    table.refused(json!({"cmd": "undo"}), "bad_request");
    let mut states = vec![table.state()];
    table.play_by_chance(3, 120, |_, _, answer| states.push(answer["state"].clone()));
    for state in states.iter().rev().skip(1) {
        assert_eq!(table.ask(json!({"cmd": "undo"}))["state"], *state);
    }
    assert_eq!(table.state()["turn"], 0);
    table.refused(json!({"cmd": "undo"}), "bad_request");
}

#[test]
fn undo_at_a_position_goes_no_further() {
    let mut table = Table::with(json!({"players": 2, "dealer": "manual", "seed": 1}));
    let state = table.state();
    // A dealer with a seed deals at once; its action does not count as a player's.
    let answer = table.ask(json!({"cmd": "position", "state": state, "seed": 3}));
    assert_eq!(strings(&answer["chance"]).len(), 1);
    table.refused(json!({"cmd": "undo"}), "bad_request");
    let place = table.legal()[0].clone();
    table.play(&place);
    assert_eq!(table.ask(json!({"cmd": "undo"}))["state"], answer["state"]);
    table.refused(json!({"cmd": "undo"}), "bad_request");
}

#[test]
fn perft_counts_the_same_with_any_dealer() {
    let mut table = Table::with(json!({"players": 2, "dealer": "manual", "first": 0}));
    assert_eq!(table.ask(json!({"cmd": "perft", "depth": 0}))["nodes"], 1);
    assert_eq!(table.ask(json!({"cmd": "perft", "depth": 1}))["nodes"], 6);
    // Six draws, and every placement of each.
    let places: u64 = (1..=6)
        .map(|tile| {
            table.play(&format!("draw A{tile}"));
            let places = table.legal().len() as u64;
            table.ask(json!({"cmd": "undo"}));
            places
        })
        .sum();
    assert_eq!(table.ask(json!({"cmd": "perft", "depth": 2}))["nodes"], places);
    table.play_all("draw A2; place b3 1; enter leader a5; move leader a5 b4; move leader b4 b3");
    let state = table.state();
    let mut counts = Vec::new();
    for dealer in ["seed", "manual"] {
        table.ask(json!({"cmd": "position", "state": state, "dealer": dealer, "seed": 5}));
        let before = table.memory();
        counts.push(
            [0, 1, 2, 3].map(|depth| table.ask(json!({"cmd": "perft", "depth": depth}))["nodes"].as_u64().unwrap()),
        );
        assert_eq!(table.memory(), before);
    }
    assert_eq!(counts[0], counts[1]);
    assert_eq!(counts[0][..2], [1, table.legal().len() as u64]);
    // Counted here: the number of legal actions after each action.
    let by_hand: usize = table
        .legal()
        .iter()
        .map(|action| {
            table.play(action);
            let count = table.legal().len();
            table.ask(json!({"cmd": "undo"}));
            count
        })
        .sum();
    assert_eq!(counts[0][2], by_hand as u64);
}

#[test]
fn a_record_leads_back_to_the_game_and_goes_on_with_the_same_chance() {
    for setup in [
        json!({"players": 2, "seed": 31}),
        json!({"players": 3, "seed": 32, "auction": true}),
        json!({"players": 4, "seed": 33, "first": 2, "dealer": "manual"}),
    ] {
        for length in [0, 40, usize::MAX] {
            let mut table = Table::with(setup.clone());
            table.play_by_chance(7, length, |_, _, _| {});
            let record = table.record();
            let mut other = Table::with(json!({"players": 2}));
            let answer = other.ask(json!({"cmd": "load", "record": record}));
            assert_eq!(answer["state"], table.state());
            assert_eq!(other.memory(), table.memory());
            let mut answers = Vec::new();
            table.play_by_chance(9, 30, |_, _, answer| answers.push(answer.clone()));
            other.play_by_chance(9, 30, |_, _, answer| assert_eq!(*answer, answers.remove(0)));
            assert!(answers.is_empty());
            // Undo goes back beyond the load, to the start.
            for _ in 0..length.min(60) {
                assert_eq!(table.line(r#"{"cmd":"undo"}"#), other.line(r#"{"cmd":"undo"}"#));
            }
            assert_eq!(other.memory(), table.memory());
        }
    }
}

#[test]
fn a_record_of_a_position_begins_there() {
    let mut table = Table::with(json!({"players": 3, "seed": 1, "auction": true}));
    table.play_by_chance(3, 50, |_, _, _| {});
    let state = table.state();
    table.ask(json!({"cmd": "position", "state": state, "seed": 77}));
    table.play_by_chance(4, 40, |_, _, _| {});
    let record = table.record();
    assert!(record.contains("start:"));
    let mut other = Table::new();
    assert_eq!(other.ask(json!({"cmd": "load", "record": record}))["state"], table.state());
    assert_eq!(other.memory(), table.memory());
    let mut answers = Vec::new();
    table.play_by_chance(5, 40, |_, _, answer| answers.push(answer.clone()));
    other.play_by_chance(5, 40, |_, _, answer| assert_eq!(*answer, answers.remove(0)));
    while table.line(r#"{"cmd":"undo"}"#)["ok"] == true {
        other.ask(json!({"cmd": "undo"}));
    }
    assert_eq!(other.state(), state);
}

#[test]
fn what_is_no_record_is_refused() {
    let mut table = Table::with(json!({"players": 2, "seed": 1}));
    table.play_by_chance(1, 12, |_, _, _| {});
    let record = table.record();
    let first_action = record.find("\"draw").unwrap();
    let broken = |from: &str, to: &str| {
        assert!(record.contains(from), "{from}");
        record.replacen(from, to, 1)
    };
    for text in [
        String::new(),
        " ".to_owned(),
        "()".to_owned(),
        "{}".to_owned(),
        "\0".to_owned(),
        "\"text\"".to_owned(),
        "(format: 1)".to_owned(),
        "Record(format: 2)".to_owned(),
        "(format: -1)".to_owned(),
        record[..record.len() / 2].to_owned(),
        record[..first_action].to_owned(),
        record.clone() + "x",
        broken("format: 2", "format: 1"),
        broken("format: 2", "format: 3"),
        broken("format: 2", "format: 0"),
        broken("format: 2", "format: \"2\""),
        broken("\"place ", "\"palce "),
        broken("\"place ", "\"PLACE "),
        broken("\"draw A", "\"draw G"),
        broken("\"end\"", "\"pass\""),
        broken("first: ", "first: 7"),
        broken("Seed(1)", "Seed(9007199254740992)"),
        broken("Seed(1)", "Seed(-1)"),
        broken("Seed(1)", "Fair"),
        broken("turns: Draw", "turns: Auction"),
        broken("game: \"tikal\"", "game: \"chess\""),
    ] {
        table.refused(json!({"cmd": "load", "record": text}), "bad_record");
    }
    let message = |table: &mut Table, text: String| {
        table.refused(json!({"cmd": "load", "record": text}), "bad_record")["message"].as_str().unwrap().to_owned()
    };
    let said = message(&mut table, broken("format: 2", "format: 3"));
    assert!(said.contains("format 2") && said.contains("newer"), "{said}");
    let said = message(&mut table, broken("\"place ", "\"palce "));
    assert!(said.contains("action 1") && said.contains("palce"), "{said}");
    let said = message(&mut table, broken("auction:", "action:"));
    assert!(said.contains("line") && said.contains("column") && said.contains("action"), "{said}");
}

#[test]
fn a_damaged_journal_is_refused_whole() {
    let mut table = Table::with(json!({"players": 2, "seed": 1}));
    let record: Record<State> = Record::read(table.ask(json!({"cmd": "record"}))["record"].as_str().unwrap()).unwrap();
    let (mut chain, mut journal) = Chain::begin(&Record { actions: Vec::new(), ..record.clone() }.write().unwrap());
    let lines = record.actions.iter().map(|action| chain.line(&Line::Play(action.clone()))).collect::<Vec<_>>();
    journal += &lines.concat();
    let state = table.state();
    assert_eq!(table.ask(json!({"cmd": "load", "record": journal}))["state"], state);
    let torn = &journal[..journal.len() - 3];
    let (last, more) = (lines.last().unwrap(), chain.line(&Line::Hint(0)));
    let wrong = format!("{}{}{more}", &journal[..journal.len() - last.len()], last.replacen("play", "paly", 1));
    for (text, told) in [(torn, "the last line is not whole"), (&wrong, "is wrong")] {
        let refused = table.refused(json!({"cmd": "load", "record": text}), "bad_record");
        assert!(refused["message"].as_str().unwrap().contains(told), "{refused}");
    }
    // The game at hand stays.
    assert_eq!(table.state(), state);
}
