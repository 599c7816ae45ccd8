//! Actions as text: what is legal, what is well formed but not legal, and what is no action at all.

use serde_json::{Value, json};

use super::table::{Table, strings};

/// A game of three (drawn tiles) at the start of the first turn, A2 in hand.
fn placing() -> Table {
    let mut table = Table::with(json!({"players": 3, "dealer": "manual", "first": 0}));
    table.play("draw A2");
    table
}

/// The same with A2 on b3 and the leader on it, 6 points left after a dig.
fn acting() -> Table {
    let mut table = placing();
    table.play_all("place b3 1; enter leader a5; move leader a5 b4; move leader b4 b3; dig b3; reveal 4");
    table
}

/// An auction of four, seat 2 to bid, 6 bid by seat 1.
fn bidding() -> Table {
    let mut table = Table::with(json!({"players": 4, "dealer": "manual", "first": 0, "auction": true}));
    table.play_all("draw A1; draw A2; draw A3; draw A4; bid 5; bid 6");
    table
}

/// Seat 1 has won the auction and chooses.
fn choosing() -> Table {
    let mut table = bidding();
    table.play_all("pass; pass; pass");
    table
}

/// Sets up a situation of a game.
type Moment = fn() -> Table;

/// Situations, each with actions that are illegal there and the rules of which one has to be cited.
const ILLEGAL: &[(Moment, &[(&str, &str)])] = &[
    (
        placing,
        &[
            ("place a4 0", "T4.1"),
            ("place h1 0", "T4.1"),
            ("end", "T3.2"),
            ("pass", "T3.2"),
            ("bid 0", "T3.2"),
            ("draw A1", "T3.2"),
            ("reveal 0", "T3.2"),
            ("choose A2", "T3.2"),
            ("enter leader a5", "T3.2 T5.1"),
            ("transfer leader a5 b4", "T3.2 T5.2"),
            ("move leader a5 b4", "T3.2 T5.3"),
            ("uncover a4", "T3.2 T5.4"),
            ("dig b3", "T3.2 T5.5"),
            ("exchange 0 1 2", "T3.2 T5.6"),
            ("camp b4", "T3.2 T5.7"),
            ("guard a4 leader", "T3.2 T5.8"),
        ],
    ),
    (
        acting,
        &[
            ("place c3 0", "T3.2"),
            ("draw A1", "T3.2"),
            ("reveal 4", "T3.2"),
            ("bid 1", "T3.2"),
            ("bid 99999999999999999999", "T3.2"),
            ("pass", "T3.2"),
            ("choose A1", "T3.2"),
            ("enter leader a5", "T5.1"),
            ("enter explorer b4", "T5.1"),
            ("enter explorer h1", "T5.1"),
            ("transfer leader b3 a5", "T5.2"),
            ("transfer explorer a5 a5", "T5.2"),
            ("move leader b3 b3", "T5.3"),
            ("move leader b3 a1", "T5.3"),
            ("move leader b3 b2", "T5.3"),
            ("move explorer b3 b4", "T5.3"),
            ("move leader b4 a5", "T5.3"),
            ("uncover a4", "T5.4 T5.9"),
            ("uncover b3", "T5.4"),
            ("uncover h5", "T5.4"),
            ("dig b3", "T5.5 T5.10"),
            ("dig b4", "T5.5"),
            ("exchange 4 0 1", "T5.6"),
            ("exchange 4 1 1", "T5.6"),
            ("exchange 4 1 4", "T5.6 T5.14"),
            ("exchange 0 1 1", "T5.6"),
            ("camp b3", "T5.7"),
            ("camp b4", "T5.7"),
            ("camp a5", "T5.7 T5.12"),
            ("camp a4", "T5.7"),
            ("guard a4 leader", "T5.8"),
            ("guard b3 leader", "T5.8"),
        ],
    ),
    (
        bidding,
        &[
            ("bid 0", "T9.3"),
            ("bid 5", "T9.3"),
            ("bid 6", "T9.3"),
            ("bid 21", "T9.3"),
            ("bid 65535", "T9.3"),
            ("bid 65536", "T9.3"),
            ("bid 4294967296", "T9.3"),
            ("bid 99999999999999999999999999", "T9.3"),
            ("end", "T9.3"),
            ("choose A1", "T9.3"),
            ("draw A5", "T9.3"),
            ("reveal 0", "T9.3"),
            ("place b3 0", "T9.3"),
            ("enter leader a5", "T9.3 T5.1"),
            ("exchange 0 3 1", "T9.3 T5.6"),
        ],
    ),
    (
        choosing,
        &[
            ("choose A5", "T9.5"),
            ("choose B1", "T9.5"),
            ("end", "T9.3"),
            ("pass", "T9.3"),
            ("bid 7", "T9.3"),
            ("dig b3", "T9.3 T5.5"),
        ],
    ),
];

#[test]
fn a_well_formed_action_that_is_not_legal_cites_a_rule() {
    for (moment, actions) in ILLEGAL {
        let mut table = moment();
        for &(action, rules) in *actions {
            let error = table.refused(json!({"cmd": "play", "action": action}), "illegal_action");
            let rule = error["rule"].as_str().unwrap_or_else(|| panic!("{action}: {error}"));
            // Another rule of the same chapter will do.
            let chapter = |rule: &str| rule.split('.').next().unwrap().to_owned();
            let known = rules.split(' ').any(|expected| expected == rule || chapter(expected) == chapter(rule));
            assert!(known, "{action}: {rule} instead of {rules}");
            // The message speaks to players, not to programmers.
            let message = error["message"].as_str().unwrap();
            assert!(message.contains(' ') && !message.contains("::") && !message.contains('{'), "{message}");
        }
    }
}

#[test]
fn out_of_phase_cites_the_rule_of_the_phase() {
    for (moment, action, rule) in [
        (placing as Moment, "end", "T3.2"),
        (acting, "pass", "T3.2"),
        (bidding, "end", "T9.3"),
        (choosing, "pass", "T9.3"),
    ] {
        let error = moment().refused(json!({"cmd": "play", "action": action}), "illegal_action");
        assert_eq!(error["rule"], rule, "{action}");
    }
    // A volcano: everybody acts, nobody places.
    let mut table = Table::with(json!({"players": 2, "dealer": "manual", "first": 0}));
    for tile in ["A1", "A2", "A3", "A4", "A5", "A6"] {
        table.play(&format!("draw {tile}"));
        let place = table.legal()[0].clone();
        table.play_all(&format!("{place}; end"));
    }
    let state = table.play("draw B1")["state"].take();
    assert_eq!(state["scoring"], json!({"final": false, "order": [0, 1], "index": 0, "volcano": "B1"}));
    assert_eq!((&state["hand"], &state["phase"]), (&Value::Null, &json!("act")));
    let error = table.refused(json!({"cmd": "play", "action": "place c3 0"}), "illegal_action");
    assert_eq!(error["rule"], "T7.1");
    let state = table.play_all("end; end")["state"].take();
    assert_eq!((&state["hand"], &state["seat"], &state["scoring"]), (&json!("B1"), &json!(0), &Value::Null));
    assert_eq!(state["turn"], 9);
    let places = table.legal();
    assert!(places.iter().all(|place| place.ends_with(" 0")), "a volcano has rotation 0 alone: {places:?}");
    let place = places[0].replace(" 0", " 3");
    assert_eq!(table.refused(json!({"cmd": "play", "action": place}), "illegal_action")["rule"], "T4.1");
}

/// Texts that are no actions in a game of three on the classic board.
const MALFORMED: &[&str] = &[
    "",
    " ",
    "\n",
    "\0",
    "0",
    "END",
    "End",
    "end ",
    " end",
    "end\n",
    "end\r",
    "end\t",
    "end end",
    "end 0",
    "ends",
    "finish",
    "pass 1",
    "bid",
    "bid ",
    "bid -1",
    "bid +1",
    "bid 01",
    "bid 00",
    "bid 1.0",
    "bid 1e1",
    "bid ½",
    "bid ٣",
    "bid 1 2",
    "bid  1",
    "bid\u{a0}1",
    "bid x",
    "draw",
    "draw a2",
    "draw A0",
    "draw A7",
    "draw A02",
    "draw H1",
    "draw A",
    "draw A2 A3",
    "reveal",
    "reveal 8",
    "reveal 08",
    "reveal -1",
    "reveal 256",
    "reveal 4294967296",
    "choose",
    "choose Z1",
    "choose b3",
    "place",
    "place b3",
    "place b3 6",
    "place b3 -1",
    "place b3 00",
    "place b3 256",
    "place b3 x",
    "place B3 0",
    "place b6 0",
    "place i1 0",
    "place b0 0",
    "place b03 0",
    "place 3b 0",
    "place bb 0",
    "place b3 0 0",
    "place  b3 0",
    "place b3  0",
    "place b3\t0",
    "enter",
    "enter a5",
    "enter a5 explorer",
    "enter explorer",
    "enter explorer a6",
    "enter Explorer a5",
    "enter explorers a5",
    "enter guard a5",
    "enter explorer a5 b4",
    "transfer explorer a5",
    "transfer explorer a5 z9",
    "transfer a5 b4",
    "move explorer a5",
    "move a5 b4",
    "move explorer a5 b4 c4",
    "move explorer a5 b4 ",
    "uncover",
    "uncover d9",
    "uncover a4 a4",
    "dig",
    "dig a5 1",
    "dig x1",
    "exchange 0 1",
    "exchange 0 3 1",
    "exchange 0 4 1",
    "exchange 0 255 1",
    "exchange 8 1 0",
    "exchange 0 1 8",
    "exchange 0 01 1",
    "exchange 0 1 1 1",
    "exchange a 1 0",
    "camp",
    "camp j1",
    "camp b4 c4",
    "guard a4",
    "guard leader a4",
    "guard a4 Leader",
    "guard a4 leader now",
    "dig\u{200b} b3",
    "{\"cmd\":\"quit\"}",
    "💥",
];

#[test]
fn a_text_that_is_no_action_cites_none() {
    for moment in [placing as Moment, acting] {
        let mut table = moment();
        for action in MALFORMED {
            let error = table.refused(json!({"cmd": "play", "action": action}), "illegal_action");
            assert_eq!(error.get("rule"), None, "{action:?}: {error}");
        }
    }
}

#[test]
fn seats_and_cells_are_those_of_this_game() {
    // Seat 3 is one of four, but none of two; h5 is a cell, i1 is none.
    for (players, has_rule) in [(2, false), (3, false), (4, true)] {
        let mut table = Table::with(json!({"players": players, "dealer": "manual", "first": 0}));
        let exchange = json!({"cmd": "play", "action": "exchange 0 3 1"});
        assert_eq!(table.refused(exchange.clone(), "illegal_action").get("rule").is_some(), has_rule);
        table.play_all("draw A1");
        assert_eq!(table.refused(exchange.clone(), "illegal_action").get("rule").is_some(), has_rule);
        let place = table.legal()[0].clone();
        table.play(&place);
        assert_eq!(table.refused(exchange, "illegal_action").get("rule").is_some(), has_rule);
    }
}

#[test]
fn every_legal_action_is_listed_sorted_and_can_be_played() {
    for auction in [false, true] {
        let mut table = Table::with(json!({"players": 3, "seed": 2, "auction": auction}));
        for round in 0..25 {
            let legal = table.legal();
            let mut sorted = legal.clone();
            sorted.sort();
            sorted.dedup();
            assert_eq!(legal, sorted, "sorted as text, each once");
            for action in legal.iter().step_by(legal.len() / 8 + 1) {
                table.play(action);
                table.ask(json!({"cmd": "undo"}));
            }
            assert_eq!(table.legal(), legal);
            table.play_by_chance(round, 2, |_, _, _| {});
        }
    }
}

#[test]
fn placements_that_look_the_same_are_listed_once() {
    // A3 shows 1 1 0 1 0 0; C2 has one slab side, D4 looks the same every second rotation.
    let rotations = |tile: &str| {
        let mut table = Table::with(json!({"players": 2, "dealer": "manual", "first": 0}));
        table.play("draw A1");
        let place = table.legal()[0].clone();
        table.play(&place);
        let mut state = table.state();
        // Puts the tile in hand in place of a draw.
        state["phase"] = json!("place");
        state["action_points"] = json!(10);
        state["hand"] = json!(tile);
        for group in state["deck"].as_array_mut().unwrap() {
            let group = group[1].as_array_mut().unwrap();
            group.retain(|other| other != tile);
        }
        for earlier in 0..(tile.as_bytes()[0] - b'A') {
            let group = state["deck"][usize::from(earlier)][1].take();
            state["deck"][usize::from(earlier)][1] = json!([]);
            for tile in group.as_array().unwrap() {
                state["removed_tiles"].as_array_mut().unwrap().push(tile.clone());
            }
        }
        let answer = table.ask(json!({"cmd": "position", "state": state, "dealer": "manual"}));
        assert_eq!(answer["state"]["hand"], tile);
        let mut rotations: Vec<String> =
            table.legal().iter().map(|place| place.rsplit(' ').next().unwrap().to_owned()).collect();
        rotations.sort();
        rotations.dedup();
        rotations.concat()
    };
    assert_eq!(rotations("A3"), "012345");
    assert_eq!(rotations("D4"), "01");
    assert_eq!(rotations("B1"), "0");
}

#[test]
fn playing_tells_what_happened() {
    let mut table = Table::with(json!({"players": 2, "seed": 3, "auction": true}));
    table.play_by_chance(5, 120, |table, action, answer| {
        for event in answer["events"].as_array().unwrap() {
            assert!(event["type"].is_string(), "{action}: {event}");
        }
        assert_eq!(answer["state"], table.state(), "{action}");
        for chance in strings(&answer["chance"]) {
            assert!(chance.starts_with("draw ") || chance.starts_with("reveal "), "{chance}");
        }
    });
}
