//! Positions whose phase, scoring, auction or end contradicts the rest of them: each is refused with the name of its field.

use serde_json::{Value, json};

use super::positions::{check_refused, drawn, middle, position, state_where};
use super::table::{Table, by};

#[test]
fn who_moves_follows_from_the_phase() {
    check_refused(
        &middle(),
        &[
            ("variant", |state| state["players"] = json!(1)),
            ("players", |state| state["players"] = json!(0)),
            ("players", |state| state["players"] = json!(5)),
            ("players", |state| {
                state["players"] = json!(5);
                for seat in 3..5 {
                    let mut more = state["seats"][2].clone();
                    more["seat"] = json!(seat);
                    state["seats"].as_array_mut().unwrap().push(more);
                }
            }),
            ("seats", |state| {
                let more = state["seats"][2].clone();
                state["seats"].as_array_mut().unwrap().extend([more.clone(), more]);
            }),
            ("seat", |state| state["seat"] = json!(4)),
            ("seats", |state| state["players"] = json!(2)),
            ("seats", |state| state["players"] = json!(4)),
            ("seats", |state| {
                state["seats"].as_array_mut().unwrap().pop();
            }),
            ("seats", |state| state["seats"] = json!([])),
            ("seats", |state| state["seats"].as_array_mut().unwrap().reverse()),
            ("seats[1].seat", |state| state["seats"][1]["seat"] = json!(2)),
            ("seat", |state| state["seat"] = json!(3)),
            ("seat", |state| state["seat"] = Value::Null),
            ("to_move", |state| state["to_move"] = Value::Null),
            ("to_move", |state| state["to_move"] = json!("chance")),
            ("to_move", |state| state["to_move"] = json!((state["seat"].as_u64().unwrap() + 1) % 3)),
            ("action_points", |state| state["action_points"] = json!(11)),
            ("hand deck", |state| {
                let tile = state["deck"][5][1].as_array_mut().unwrap().remove(0);
                state["hand"] = tile;
            }),
            ("winners", |state| state["winners"] = json!([0])),
            ("winners", |state| state["winners"] = json!([])),
            ("auction_state", |state| {
                state["auction_state"] = json!({"eligible": [0, 1, 2], "passed": [], "bid": null, "bidder": null});
            }),
            ("amulet", |state| state["seats"][0]["amulet"] = json!(false)),
            ("auction face_up", |state| state["auction"] = json!(true)),
            ("face_up", |state| {
                let tile = state["deck"][5][1].as_array_mut().unwrap().remove(0);
                state["face_up"] = json!([tile]);
            }),
            ("scoring", |state| {
                state["scoring"] = json!({"final": true, "order": [0, 1, 2], "index": 0, "volcano": null});
            }),
            ("scoring.volcano", |state| {
                let volcano = drawn(state, "volcano")["tile"].clone();
                state["scoring"] = json!({"final": false, "order": [0, 1, 2], "index": 0, "volcano": volcano});
            }),
            // Other phases.
            ("phase action_points cells to_move", |state| state["phase"] = json!("draw")),
            ("phase", |state| state["phase"] = json!("reveal")),
            ("hand", |state| state["phase"] = json!("place")),
            ("phase auction_state", |state| state["phase"] = json!("bid")),
            ("phase", |state| state["phase"] = json!("choose")),
            ("phase", |state| state["phase"] = json!("over")),
        ],
    );
    let mut table = Table::with(json!({"players": 2}));
    // No phase, no variant.
    for (field, value, code) in [
        ("phase", json!("sleep"), "bad_position"),
        ("phase", json!("Act"), "bad_position"),
        ("variant", json!("x"), "bad_variant"),
    ] {
        let mut state = middle();
        state[field] = value;
        table.refused(position(&state, "manual"), code);
    }
}

#[test]
fn drawing_contradictions_are_refused() {
    let state = state_where(&json!({"players": 2}), |state| {
        state["phase"] == "draw" && state["deck"][2][1].as_array().unwrap().len() == 3
    });
    check_refused(
        &state,
        &[
            ("action_points", |state| state["action_points"] = json!(10)),
            ("action_points", |state| state["action_points"] = json!(1)),
            ("to_move", |state| state["to_move"] = state["seat"].clone()),
            ("hand deck", |state| {
                let tile = state["deck"][2][1].as_array_mut().unwrap().remove(0);
                state["hand"] = tile;
            }),
            ("scoring", |state| {
                let volcano = by(&mut state["cells"], "tile", "B1").clone();
                state["cells"].as_array_mut().unwrap().retain(|cell| cell["tile"] != volcano["tile"]);
                let seat = state["seat"].as_u64().unwrap();
                state["scoring"] =
                    json!({"final": false, "order": [seat, 1 - seat], "index": 0, "volcano": volcano["tile"]});
            }),
            ("uncovered_this_turn cells", |state| {
                let cells = state["cells"].as_array_mut().unwrap();
                let grown = cells.iter_mut().find(|cell| {
                    let value = cell["temple"]["value"].as_u64();
                    cell["tile"] == "b5" && value > Some(1) || cell["tile"] == "a4" && value > Some(2)
                });
                match grown {
                    Some(grown) => grown["temple"]["uncovered_this_turn"] = json!(1),
                    None => drawn(state, "ruin")["ruin"]["dug_this_turn"] = json!(1),
                }
            }),
            ("phase", |state| {
                for group in 0..7 {
                    let tiles = state["deck"][group][1].take();
                    state["deck"][group][1] = json!([]);
                    state["removed_tiles"].as_array_mut().unwrap().extend(tiles.as_array().unwrap().clone());
                }
            }),
        ],
    );
}

#[test]
fn placing_contradictions_are_refused() {
    let state = state_where(&json!({"players": 2}), |state| state["phase"] == "place" && state["turn"] == 9);
    check_refused(
        &state,
        &[
            ("hand deck", |state| state["hand"] = Value::Null),
            ("hand deck", |state| state["hand"] = json!("G4")),
            ("hand", |state| state["hand"] = json!("a4")),
            ("hand", |state| state["hand"] = json!("")),
            ("action_points", |state| state["action_points"] = json!(9)),
            ("action_points", |state| state["action_points"] = json!(0)),
            ("to_move", |state| state["to_move"] = json!("chance")),
            ("hand", |state| state["phase"] = json!("act")),
            ("hand", |state| state["phase"] = json!("draw")),
            ("hand", |state| state["phase"] = json!("over")),
            ("cells", |state| drawn(state, "ruin")["ruin"]["dug_this_turn"] = json!(1)),
        ],
    );
}

#[test]
fn revealing_contradictions_are_refused() {
    let state = state_where(&json!({"players": 2}), |state| state["phase"] == "reveal");
    assert!(state["action_points"].as_u64().unwrap() <= 7);
    check_refused(
        &state,
        &[
            ("to_move", |state| state["to_move"] = state["seat"].clone()),
            ("seat", |state| state["seat"] = Value::Null),
            ("action_points", |state| state["action_points"] = json!(8)),
            ("action_points", |state| state["action_points"] = json!(10)),
            ("phase", |state| {
                for cell in state["cells"].as_array_mut().unwrap() {
                    if cell["ruin"].is_object() {
                        cell["ruin"]["dug_this_turn"] = json!(0);
                    }
                }
            }),
            ("hand", |state| {
                let tile =
                    state["deck"].as_array_mut().unwrap().iter_mut().find(|group| group[1] != json!([])).unwrap()[1]
                        .as_array_mut()
                        .unwrap()
                        .remove(0);
                state["hand"] = tile;
            }),
        ],
    );
}

#[test]
fn scoring_contradictions_are_refused() {
    let volcano = state_where(&json!({"players": 3}), |state| state["scoring"]["index"] == 1);
    check_refused(
        &volcano,
        &[
            ("scoring.order", |state| state["scoring"]["order"].as_array_mut().unwrap().swap(0, 2)),
            ("scoring.order", |state| state["scoring"]["order"] = json!([0, 1])),
            ("scoring.order", |state| state["scoring"]["order"] = json!([])),
            ("scoring.order", |state| state["scoring"]["order"] = json!([0, 1, 1])),
            ("scoring.order", |state| state["scoring"]["order"] = json!([0, 1, 2, 3])),
            ("scoring.order", |state| state["scoring"]["order"] = json!([0, 1, 5])),
            ("scoring.index", |state| state["scoring"]["index"] = json!(2)),
            ("scoring.index", |state| state["scoring"]["index"] = json!(3)),
            ("scoring.index", |state| state["scoring"]["index"] = json!(257)),
            ("scoring.volcano deck", |state| state["scoring"]["volcano"] = Value::Null),
            ("scoring.volcano", |state| state["scoring"]["volcano"] = json!("A1")),
            ("scoring.volcano deck", |state| state["scoring"]["volcano"] = json!("F2")),
            ("scoring", |state| state["scoring"]["final"] = json!(true)),
            ("deck", |state| state["scoring"] = Value::Null),
            ("seat scoring", |state| state["seat"] = state["scoring"]["order"][0].clone()),
            ("hand", |state| {
                state["hand"] = state["scoring"]["volcano"].clone();
            }),
        ],
    );
    let last = state_where(&json!({"players": 3, "auction": true}), |state| {
        state["scoring"]["final"] == true && state["scoring"]["index"] == 1
    });
    check_refused(
        &last,
        &[
            ("amulet seats", |state| state["seats"][1]["amulet"] = json!(false)),
            ("scoring", |state| state["scoring"]["final"] = json!(false)),
            ("scoring", |state| state["scoring"]["volcano"] = json!("F2")),
            ("scoring.index", |state| state["scoring"]["index"] = json!(0)),
        ],
    );
}

#[test]
fn a_finished_game_is_finished() {
    for auction in [false, true] {
        let state = state_where(&json!({"players": 3, "auction": auction}), |state| state["phase"] == "over");
        check_refused(
            &state,
            &[
                ("deck phase", |state| {
                    let tile = drawn(state, "clearing")["tile"].clone();
                    // Put back into the deck.
                    let cells = state["cells"].as_array_mut().unwrap();
                    cells.retain(|cell| cell["tile"] != tile);
                    let group = usize::from(tile.as_str().unwrap().as_bytes()[0] - b'A');
                    state["deck"][group][1] = json!([tile]);
                }),
                ("winners", |state| state["winners"] = Value::Null),
                ("winners", |state| state["winners"] = json!([])),
                ("winners", |state| state["winners"] = json!([3])),
                ("winners", |state| {
                    let won = state["winners"][0].as_u64().unwrap();
                    state["winners"] = json!([(won + 1) % 3]);
                }),
                ("winners", |state| {
                    let won = state["winners"][0].as_u64().unwrap() as usize;
                    state["seats"][won]["score"] = json!(0);
                }),
                ("seat", |state| state["seat"] = json!(0)),
                ("to_move", |state| state["to_move"] = json!(0)),
                ("to_move", |state| state["to_move"] = json!("chance")),
                ("action_points", |state| state["action_points"] = json!(1)),
                ("amulet seats", |state| state["seats"][2]["amulet"] = json!(false)),
                ("scoring", |state| {
                    state["scoring"] = json!({"final": true, "order": [0, 1, 2], "index": 2, "volcano": null});
                }),
            ],
        );
    }
}

#[test]
fn auctions_hold_together() {
    let bid = state_where(&json!({"players": 4, "auction": true}), |state| {
        let auction = &state["auction_state"];
        state["phase"] == "bid"
            && auction["eligible"].as_array().unwrap().len() == 3
            && auction["passed"].as_array().unwrap().len() == 1
            && auction["bid"].as_u64() > Some(1)
    });
    check_refused(
        &bid,
        &[
            ("auction_state", |state| state["auction_state"] = Value::Null),
            ("eligible", |state| state["auction_state"]["eligible"] = json!([])),
            ("eligible", |state| {
                let down = (0..4).find(|&seat| state["seats"][seat]["amulet"] == false).unwrap();
                state["auction_state"]["eligible"].as_array_mut().unwrap().push(json!(down));
            }),
            ("eligible", |state| state["auction_state"]["eligible"].as_array_mut().unwrap().swap(1, 2)),
            ("eligible", |state| {
                let first = state["auction_state"]["eligible"][0].clone();
                state["auction_state"]["eligible"].as_array_mut().unwrap().push(first);
            }),
            ("eligible", |state| state["auction_state"]["eligible"][0] = json!(4)),
            ("passed", |state| state["auction_state"]["passed"] = json!([9])),
            ("passed", |state| {
                let down = (0..4).find(|&seat| state["seats"][seat]["amulet"] == false).unwrap();
                state["auction_state"]["passed"] = json!([down]);
            }),
            ("bidder passed", |state| {
                state["auction_state"]["passed"] = json!([state["auction_state"]["bidder"]]);
            }),
            ("seat passed", |state| state["auction_state"]["passed"] = json!([state["seat"]])),
            ("bidder", |state| state["auction_state"]["bidder"] = Value::Null),
            ("bid", |state| state["auction_state"]["bid"] = Value::Null),
            ("bid", |state| state["auction_state"]["bid"] = json!(0)),
            ("bid", |state| state["auction_state"]["bid"] = json!(1000)),
            ("bidder seat", |state| state["auction_state"]["bidder"] = state["seat"].clone()),
            ("bidder", |state| state["auction_state"]["bidder"] = state["auction_state"]["passed"][0].clone()),
            ("bid", |state| {
                let bidder = state["auction_state"]["bidder"].as_u64().unwrap() as usize;
                state["seats"][bidder]["score"] = json!(0);
            }),
            // A seat that cannot bid is not to move.
            ("auction_state seat", |state| {
                let seat = state["seat"].as_u64().unwrap() as usize;
                state["seats"][seat]["score"] = json!(0);
            }),
            ("seat", |state| {
                state["seat"] = state["auction_state"]["bidder"].clone();
                state["to_move"] = state["seat"].clone();
            }),
            ("amulet face_up eligible", |state| {
                let down = (0..4).find(|&seat| state["seats"][seat]["amulet"] == false).unwrap();
                state["seats"][down]["amulet"] = json!(true);
            }),
            ("face_up", |state| {
                let tile = state["face_up"].as_array_mut().unwrap().pop().unwrap();
                state["removed_tiles"].as_array_mut().unwrap().push(tile);
            }),
            ("face_up deck", |state| {
                let group = (0..7).find(|&group| state["deck"][group][1] != json!([])).unwrap();
                let tile = state["deck"][group][1].as_array_mut().unwrap().remove(0);
                state["face_up"].as_array_mut().unwrap().push(tile);
            }),
            ("action_points", |state| state["action_points"] = json!(10)),
            ("phase auction amulet", |state| state["auction"] = json!(false)),
            ("auction_state", |state| state["phase"] = json!("choose")),
            ("face_up seats amulet", |state| {
                state["phase"] = json!("draw");
                state["auction_state"] = Value::Null;
                state["to_move"] = json!("chance");
            }),
        ],
    );
    let choice = state_where(&json!({"players": 3, "auction": true}), |state| {
        state["phase"] == "choose" && state["face_up"].as_array().unwrap().len() == 3
    });
    check_refused(
        &choice,
        &[
            ("amulet", |state| {
                let seat = state["seat"].as_u64().unwrap() as usize;
                state["seats"][seat]["amulet"] = json!(false);
            }),
            ("face_up phase", |state| {
                let tiles = state["face_up"].take();
                state["face_up"] = json!([tiles[0]]);
                let removed = state["removed_tiles"].as_array_mut().unwrap();
                removed.extend(tiles.as_array().unwrap()[1..].iter().cloned());
                removed.sort_by_key(ToString::to_string);
            }),
            ("auction_state", |state| {
                state["auction_state"] = json!({"eligible": [0, 1, 2], "passed": [0, 1], "bid": null, "bidder": null});
            }),
            ("to_move", |state| state["to_move"] = json!("chance")),
            ("action_points", |state| state["action_points"] = json!(10)),
        ],
    );
    let draw = state_where(&json!({"players": 3, "auction": true}), |state| {
        state["phase"] == "draw" && state["face_up"].as_array().unwrap().len() == 2 && state["turn"].as_u64() > Some(3)
    });
    check_refused(
        &draw,
        &[
            ("seats amulet", |state| state["seats"][0]["amulet"] = json!(false)),
            ("face_up", |state| {
                let group = (0..7).find(|&group| state["deck"][group][1] != json!([])).unwrap();
                let tile = state["deck"][group][1].as_array_mut().unwrap().remove(0);
                state["face_up"].as_array_mut().unwrap().push(tile);
            }),
            ("face_up", |state| {
                let tiles = state["face_up"].take();
                state["face_up"] = json!([]);
                state["auction"] = json!(false);
                state["face_up"] = tiles;
            }),
        ],
    );
}
