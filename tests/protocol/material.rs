//! Positions in which tiles, pieces, tiers and treasures do not add up: each is refused with the name of its field.

use serde_json::{Value, json};

use super::positions::{add, cell, check_refused, drawn, middle, position, state_where};
use super::table::{Table, by};

#[test]
fn a_tile_is_in_one_place() {
    check_refused(
        &middle(),
        &[
            // Twice.
            ("deck tile", |state| state["deck"][6][1] = json!(["G1", "G1", "G2", "G3", "G4"])),
            ("deck tile", |state| {
                let placed = drawn(state, "temple")["tile"].clone();
                state["deck"][5][1].as_array_mut().unwrap().push(placed);
            }),
            ("removed_tiles tile deck", |state| {
                let placed = drawn(state, "clearing")["tile"].clone();
                state["removed_tiles"] = json!([placed]);
            }),
            ("tile", |state| {
                let tile = drawn(state, "ruin").clone();
                let other = state["cells"].as_array_mut().unwrap();
                let index = other.iter().position(|cell| cell["tile"] == tile["tile"]).unwrap();
                let second =
                    other.iter().position(|cell| cell["kind"] == "ruin" && cell["tile"] != tile["tile"]).unwrap();
                other[second]["tile"] = other[index]["tile"].clone();
            }),
            ("cells", |state| {
                let again = state["cells"][2].clone();
                state["cells"].as_array_mut().unwrap().push(again);
            }),
            ("face_up", |state| state["face_up"] = json!(["G1"])),
            ("hand", |state| state["hand"] = json!("G1")),
            // Nowhere.
            ("deck", |state| state["deck"][6][1] = json!(["G1", "G2", "G3"])),
            ("deck", |state| {
                let tile = drawn(state, "volcano")["tile"].clone();
                state["cells"].as_array_mut().unwrap().retain(|cell| cell["tile"] != tile);
            }),
            // Unknown, printed, of another group, or in another order than drawn.
            ("deck", |state| state["deck"][6][1] = json!(["G1", "G2", "G3", "G5"])),
            ("deck", |state| state["deck"][6][1] = json!(["G1", "G2", "G3", "a4"])),
            ("deck", |state| {
                let tile = state["deck"][6][1].as_array_mut().unwrap().pop().unwrap();
                state["deck"][5][1].as_array_mut().unwrap().push(tile);
            }),
            ("deck", |state| state["deck"][6][1] = json!(["G2", "G1", "G3", "G4"])),
            ("deck", |state| {
                state["deck"][6][1] = json!(["G1", "G2", "G3"]);
                state["removed_tiles"].as_array_mut().unwrap().push(json!("G4"));
            }),
            ("deck", |state| state["deck"][0][0] = json!("B")),
            ("deck", |state| state["deck"].as_array_mut().unwrap().truncate(6)),
            ("deck", |state| state["deck"].as_array_mut().unwrap().push(json!(["H", []]))),
            ("removed_tiles", |state| state["removed_tiles"] = json!(["X1"])),
        ],
    );
}

#[test]
fn cells_are_those_of_the_board_and_their_tiles() {
    check_refused(
        &middle(),
        &[
            ("cells", |state| state["cells"][0]["cell"] = json!("a9")),
            ("cells", |state| state["cells"][0]["cell"] = json!("")),
            ("cells", |state| state["cells"][0]["cell"] = json!("A4")),
            ("cells", |state| state["cells"] = json!([])),
            ("a4", |state| cell(state, "a4")["tile"] = json!("b5")),
            ("a4", |state| cell(state, "a4")["tile"] = json!("G1")),
            ("cells", |state| state["cells"].as_array_mut().unwrap().retain(|cell| cell["cell"] != "a5")),
            ("slabs", |state| cell(state, "a4")["slabs"][0] = json!(3)),
            ("slabs", |state| {
                let slabs = drawn(state, "temple")["slabs"].as_array_mut().unwrap();
                slabs.rotate_left(1);
            }),
            ("kind", |state| drawn(state, "clearing")["kind"] = json!("base_camp")),
            ("kind cells", |state| drawn(state, "temple")["kind"] = json!("ruin")),
            ("kind", |state| cell(state, "a5")["kind"] = json!("clearing")),
            ("rotation", |state| cell(state, "a4")["rotation"] = json!(1)),
            ("rotation slabs", |state| {
                let tile = drawn(state, "temple");
                tile["rotation"] = json!((tile["rotation"].as_u64().unwrap() + 1) % 6);
            }),
            ("rotation", |state| drawn(state, "temple")["rotation"] = json!(6)),
            ("rotation", |state| drawn(state, "volcano")["rotation"] = json!(1)),
            ("temple cells", |state| drawn(state, "temple")["temple"] = Value::Null),
            ("ruin cells", |state| drawn(state, "ruin")["ruin"] = Value::Null),
            ("cells", |state| drawn(state, "clearing")["ruin"] = json!({"left": 0, "dug_this_turn": 0})),
            ("cells", |state| {
                let temple = json!({"value": 1, "guard": null, "uncovered_this_turn": 0});
                cell(state, "a5")["temple"] = temple;
            }),
            // Far from everything else.
            ("cells", |state| {
                let far = ["h1", "h2", "h3", "h4", "h5", "g5", "a1"];
                let cells = state["cells"].as_array_mut().unwrap();
                let free = far.iter().find(|&&name| {
                    let here: Vec<&str> = cells.iter().map(|cell| cell["cell"].as_str().unwrap()).collect();
                    let near = match name {
                        "h1" => ["g1", "g2", "h2"],
                        "h2" => ["h1", "h3", "g2"],
                        "a1" => ["a2", "b1", "b1"],
                        "h5" => ["g5", "h4", "g5"],
                        _ => ["a5"; 3],
                    };
                    !here.contains(&name) && near.iter().all(|near| !here.contains(near))
                });
                let free = *free.unwrap();
                cells.iter_mut().rfind(|cell| cell["cell"] != cell["tile"]).unwrap()["cell"] = json!(free);
            }),
        ],
    );
}

#[test]
fn a_rotation_that_looks_the_same_is_refused() {
    // D4 shows 0 1 0 1 0 1: only the rotations 0 and 1 are listed.
    let state = state_where(&json!({"players": 2}), |state| {
        state["phase"] == "act" && state["cells"].as_array().unwrap().iter().any(|cell| cell["tile"] == "D4")
    });
    check_refused(
        &state,
        &[("rotation", |state| {
            let tile = by(&mut state["cells"], "tile", "D4");
            tile["rotation"] = json!(tile["rotation"].as_u64().unwrap() + 2);
        })],
    );
}

#[test]
fn pieces_add_up() {
    check_refused(
        &middle(),
        &[
            ("seats[0]", |state| add(&mut state["seats"][0]["reserve"]["explorers"], 1)),
            ("seats[1]", |state| add(&mut state["seats"][1]["reserve"]["explorers"], -1)),
            ("seats[2]", |state| add(&mut state["seats"][2]["out"], 1)),
            ("seats[0]", |state| {
                let leader = state["seats"][0]["reserve"]["leader"] == true;
                state["seats"][0]["reserve"]["leader"] = json!(!leader);
            }),
            ("seats[0]", |state| state["seats"][0]["reserve"]["explorers"] = json!(19)),
            ("seats[0] out", |state| state["seats"][0]["out"] = json!(255)),
            ("seats pieces", |state| {
                let cells = state["cells"].as_array_mut().unwrap();
                let band = cells.iter_mut().find(|cell| cell["pieces"][0]["explorers"].as_u64() > Some(0)).unwrap();
                add(&mut band["pieces"][0]["explorers"], 1);
            }),
            ("pieces", |state| {
                let band = json!({"player": 3, "explorers": 1, "leader": false});
                cell(state, "a5")["pieces"] = json!([band]);
            }),
            ("pieces seats", |state| {
                let cells = state["cells"].as_array_mut().unwrap();
                let there = cells.iter_mut().find(|cell| cell["pieces"][0].is_object()).unwrap();
                let again = there["pieces"][0].clone();
                there["pieces"].as_array_mut().unwrap().push(again);
            }),
            ("pieces", |state| {
                let empty = json!({"player": 0, "explorers": 0, "leader": false});
                drawn(state, "volcano")["pieces"] = json!([empty]);
            }),
            ("pieces", |state| {
                let cells = state["cells"].as_array_mut().unwrap();
                let from = cells.iter().position(|cell| cell["pieces"][0].is_object()).unwrap();
                let pieces = cells[from]["pieces"].take();
                cells[from]["pieces"] = json!([]);
                drawn(state, "volcano")["pieces"] = pieces;
            }),
            // Guards.
            ("seats out guards", |state| {
                let cells = state["cells"].as_array_mut().unwrap();
                let guarded = cells.iter_mut().find(|cell| !cell["temple"]["guard"].is_null()).unwrap();
                guarded["temple"]["guard"] = Value::Null;
            }),
            ("guard", |state| {
                let cells = state["cells"].as_array_mut().unwrap();
                let guarded = cells.iter_mut().find(|cell| !cell["temple"]["guard"].is_null()).unwrap();
                guarded["temple"]["guard"]["player"] = json!(3);
            }),
            ("guards", |state| add(&mut state["seats"][0]["guards"], 1)),
            ("guards", |state| state["seats"][1]["guards"] = json!(3)),
            // Camps.
            ("camps_left", |state| {
                let left = &mut state["seats"][0]["camps_left"];
                *left = json!(if *left == 2 { 1 } else { 2 });
            }),
            ("camps_left", |state| state["seats"][0]["camps_left"] = json!(3)),
            ("camps_left", |state| {
                let cells = state["cells"].as_array_mut().unwrap();
                cells.iter_mut().find(|cell| !cell["camp"].is_null()).unwrap()["camp"] = Value::Null;
            }),
            ("camp", |state| cell(state, "a5")["camp"] = json!(0)),
            ("camp", |state| cell(state, "a4")["camp"] = json!(0)),
            ("camp", |state| drawn(state, "clearing")["camp"] = json!(3)),
            ("camp", |state| {
                let cells = state["cells"].as_array_mut().unwrap();
                let full = cells.iter_mut().find(|cell| cell["ruin"]["left"].as_u64() > Some(0)).unwrap();
                full["camp"] = json!(0);
            }),
        ],
    );
}

#[test]
fn tiers_and_treasures_add_up() {
    check_refused(
        &middle(),
        &[
            ("supply", |state| add(&mut state["supply"]["2"], 1)),
            ("supply", |state| add(&mut state["supply"]["9"], -1)),
            ("supply", |state| add(&mut state["supply"]["10"], 1)),
            ("supply", |state| {
                state["supply"].as_object_mut().unwrap().remove("10");
            }),
            ("supply", |state| state["supply"]["11"] = json!(0)),
            ("supply", |state| {
                let temple = &mut drawn(state, "temple")["temple"];
                add(&mut temple["value"], 1);
            }),
            ("value", |state| cell(state, "a4")["temple"]["value"] = json!(1)),
            ("value cells", |state| cell(state, "a4")["temple"]["value"] = json!(11)),
            ("value", |state| cell(state, "a4")["temple"]["value"] = json!(0)),
            ("uncovered_this_turn", |state| drawn(state, "temple")["temple"]["uncovered_this_turn"] = json!(3)),
            ("dug_this_turn", |state| drawn(state, "ruin")["ruin"]["dug_this_turn"] = json!(3)),
            ("left", |state| drawn(state, "ruin")["ruin"]["left"] = json!(5)),
            ("treasures_hidden", |state| add(&mut state["treasures_hidden"][3], 1)),
            ("treasures_hidden", |state| {
                let kind = (0..8).find(|&kind| state["treasures_hidden"][kind] != 0).unwrap();
                add(&mut state["treasures_hidden"][kind], -1);
            }),
            ("treasures_hidden", |state| state["treasures_hidden"] = json!([3, 3, 3])),
            ("treasures_hidden", |state| state["treasures_hidden"].as_array_mut().unwrap().push(json!(0))),
            ("treasures", |state| add(&mut state["seats"][0]["treasures"][0], 1)),
            ("treasures", |state| state["seats"][0]["treasures"][0] = json!(200)),
            ("treasures seats", |state| state["seats"][0]["treasures"] = json!([])),
            ("treasures seats", |state| state["seats"][2]["treasures"].as_array_mut().unwrap().push(json!(0))),
        ],
    );
    // More on the ruins than is hidden.
    let late = state_where(&json!({"players": 2}), |state| {
        let hidden: u64 = state["treasures_hidden"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).sum();
        let ruins = state["cells"].as_array().unwrap().iter().map(|cell| cell["ruin"]["left"].as_u64().unwrap_or(0));
        let undug = state["cells"].as_array().unwrap().iter().any(|cell| {
            cell["kind"] == "ruin" && cell["ruin"]["left"] == 1 && cell["tile"] == "A2" && cell["camp"].is_null()
        });
        hidden == ruins.sum::<u64>() && undug && state["phase"] == "act"
    });
    check_refused(
        &late,
        &[("treasures_hidden", |state| by(&mut state["cells"], "tile", "A2")["ruin"]["left"] = json!(2))],
    );
}

/// A placed ruin; `wanted` is asked about the treasures left on it and its masks.
fn ruin(state: &mut Value, wanted: impl Fn(u64, u64) -> bool) -> &mut Value {
    let masks = |cell: &Value| match cell["tile"].as_str() {
        Some("A2" | "A5" | "B5") => 4,
        Some("C4" | "D2") => 3,
        _ => 2,
    };
    let cells = state["cells"].as_array_mut().unwrap();
    let fits = |cell: &&mut Value| cell["ruin"]["left"].as_u64().is_some_and(|left| wanted(left, masks(cell)));
    &mut cells.iter_mut().find(fits).unwrap()["ruin"]["left"]
}

/// T4.4: the treasures dug and those left are together the masks of the placed ruins.
#[test]
fn what_lies_on_ruins_and_what_was_dug_are_what_was_placed() {
    let owner = |state: &mut Value, change: i64| {
        let owned = |seat: &Value| (0..8).find(|&kind| seat["treasures"][kind] != 0);
        let seats = state["seats"].as_array().unwrap();
        let seat = seats.iter().position(|seat| owned(seat).is_some()).unwrap();
        let kind = owned(&seats[seat]).unwrap();
        add(&mut state["seats"][seat]["treasures"][kind], change);
        add(&mut state["treasures_hidden"][kind], -change);
    };
    let dug = |state: &Value| {
        let ruins = state["cells"].as_array().unwrap().iter().filter(|cell| !cell["ruin"].is_null());
        let ruins: Vec<&Value> = ruins.collect();
        ruins.iter().all(|cell| cell["ruin"]["dug_this_turn"] == 0)
            && ruins.iter().any(|cell| cell["ruin"]["left"].as_u64() > Some(0))
            && ruins.iter().any(|cell| cell["tile"] == "A2" && cell["ruin"]["left"].as_u64() < Some(4))
            && state["seats"].as_array().unwrap().iter().any(|seat| seat["treasures"].to_string().contains('1'))
    };
    let state = state_where(&json!({"players": 3}), |state| state["phase"] == "act" && dug(state));
    check_refused(
        &state,
        &[
            // A treasure too many or too few, on a ruin or with an owner.
            ("cells", |state| add(ruin(state, |left, masks| left < masks), 1)),
            ("cells", |state| add(ruin(state, |left, _| left > 0), -1)),
        ],
    );
    let mut table = Table::with(json!({"players": 2}));
    for change in [-1, 1] {
        let mut wrong = state.clone();
        let hidden: i64 = wrong["treasures_hidden"].as_array().unwrap().iter().map(|left| left.as_i64().unwrap()).sum();
        if hidden + change >= 0 {
            owner(&mut wrong, change);
            table.refused(position(&wrong, "manual"), "bad_position");
        }
    }
    // If both numbers change together, the result is another possible position.
    let mut other = state.clone();
    owner(&mut other, -1);
    add(ruin(&mut other, |left, masks| left < masks), 1);
    assert_eq!(table.ask(position(&other, "manual"))["state"], other);
    // Just dug: neither on a ruin nor owned.
    let revealing = state_where(&json!({"players": 2}), |state| state["phase"] == "reveal");
    check_refused(&revealing, &[("cells", |state| add(ruin(state, |left, masks| left < masks), 1))]);
    // A treasure that changes its owner: an exchange does not change the sum.
    let mut given = state.clone();
    let kind = (0..8).find(|&kind| given["seats"].as_array().unwrap().iter().any(|seat| seat["treasures"][kind] == 1));
    let kind = kind.unwrap();
    let from = (0..3).find(|&seat| given["seats"][seat]["treasures"][kind] == 1).unwrap();
    add(&mut given["seats"][from]["treasures"][kind], -1);
    add(&mut given["seats"][(from + 1) % 3]["treasures"][kind], 1);
    assert_eq!(table.ask(position(&given, "manual"))["state"], given);
}
