//! Positions: what `state` prints is accepted again, and what is impossible is refused with the name of its field.

use std::sync::OnceLock;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use tikal::game::{NoEvents, Seat, text_of};
use tikal::library::TikalLibrary;
use tikal::tikal::{Action, Position, Setup, State, TurnRule};

use super::table::{Table, by, pick};

fn position(state: &Value, dealer: &str) -> Value {
    json!({"cmd": "position", "state": state, "dealer": dealer})
}

/// The first state in some games with this setup for which `wanted` is true.
fn state_where(setup: &Value, wanted: impl Fn(&Value) -> bool) -> Value {
    for seed in 0..6 {
        let mut setup = setup.clone();
        setup["seed"] = json!(seed);
        setup["dealer"] = json!("manual");
        let mut table = Table::with(setup);
        let mut found = Some(table.state()).filter(&wanted);
        table.play_by_chance(seed + 40, usize::MAX, |_, _, answer| {
            if found.is_none() && wanted(&answer["state"]) {
                found = Some(answer["state"].clone());
            }
        });
        if let Some(state) = found {
            return state;
        }
    }
    panic!("no such state turned up with {setup}");
}

/// A change to a state, and the names of which one has to be in the message of the refusal.
type Wrong = (&'static str, fn(&mut Value));

/// Asserts that each change to the state is refused with the name of a field.
fn check_refused(state: &Value, wrong: &[Wrong]) {
    let mut table = Table::with(json!({"players": 2}));
    let accepted = table.ask(position(state, "manual"));
    assert_eq!(accepted["state"], *state);
    for (index, (names, change)) in wrong.iter().enumerate() {
        let mut changed = state.clone();
        change(&mut changed);
        assert!(changed != *state, "{index} ({names}) changes nothing");
        let error = table.refused(position(&changed, "manual"), "bad_position");
        let message = error["message"].as_str().unwrap();
        assert!(names.split(' ').any(|name| message.contains(name)), "{index} ({names}): {message}");
    }
}

fn cell<'a>(state: &'a mut Value, name: &str) -> &'a mut Value {
    by(&mut state["cells"], "cell", name)
}

/// A cell with a tile of this kind that was drawn.
fn drawn<'a>(state: &'a mut Value, kind: &str) -> &'a mut Value {
    let cells = state["cells"].as_array_mut().unwrap();
    cells.iter_mut().find(|cell| cell["kind"] == kind && cell["tile"] != cell["cell"]).unwrap()
}

fn add(value: &mut Value, by: i64) {
    *value = json!(value.as_i64().unwrap() + by);
}

/// A base game in full swing, in the middle of a turn.
fn middle() -> Value {
    static MIDDLE: OnceLock<Value> = OnceLock::new();
    MIDDLE.get_or_init(find_middle).clone()
}

fn find_middle() -> Value {
    let count = |state: &Value, kind: &str, field: &str| {
        state["cells"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|cell| cell["kind"] == kind && cell["tile"] != cell["cell"] && !cell[field].is_null())
            .count()
    };
    state_where(&json!({"players": 3}), |state| {
        state["phase"] == "act"
            && state["scoring"].is_null()
            && state["action_points"] == 10
            && count(state, "temple", "temple") > 3
            && count(state, "ruin", "ruin") > 1
            && count(state, "clearing", "kind") > 1
            && count(state, "volcano", "kind") > 0
            && state["cells"].as_array().unwrap().iter().any(|cell| !cell["temple"]["guard"].is_null())
            && state["cells"].as_array().unwrap().iter().any(|cell| !cell["camp"].is_null())
            && state["seats"].as_array().unwrap().iter().any(|seat| seat["treasures"].to_string().contains('1'))
            && state["deck"][6][1].as_array().unwrap().len() == 4
            && state["deck"][5][1].as_array().unwrap().len() > 1
    })
}

#[test]
fn what_state_prints_is_taken_at_every_step() {
    let mut table = Table::new();
    for (seed, players, auction) in [(0, 2, false), (2, 4, false), (4, 3, true), (5, 4, true)] {
        let library = TikalLibrary::built_in();
        let rules = library.find("classic").unwrap();
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = State::new(rules, players, &Setup::new(TurnRule::auctioned(auction), Seat::ALL[1]));
        let mut legal = Vec::new();
        let mut step = 0;
        loop {
            let printed = serde_json::to_value(Position::of(rules, &state)).unwrap();
            if step % 12 == 0 {
                let answer = table.ask(position(&printed, "manual"));
                assert!(answer["state"] == printed, "{players} {auction} {step}");
                assert_eq!(answer["chance"], json!([]));
            }
            // The state itself is compared, not only its text.
            let taken = Position::from_json(printed).and_then(|position| position.to_state(rules));
            let same = taken.as_ref().is_ok_and(|taken| *taken == state);
            assert!(same, "{players} {auction} {step}: {:?}", taken.err());
            state.legal_actions(rules, &mut legal);
            if legal.is_empty() {
                break;
            }
            let texts: Vec<String> = legal.iter().map(|&action| text_of::<State>(rules, action)).collect();
            let action = Action::parse(rules, &pick(&texts, &mut random)).unwrap();
            state.apply(rules, action, &mut NoEvents).unwrap();
            step += 1;
        }
        assert!(step > 100);
    }
}

#[test]
fn the_game_goes_on_from_a_position_as_it_would_have() {
    for auction in [false, true] {
        let mut table = Table::with(json!({"players": 3, "auction": auction, "dealer": "manual", "seed": 3}));
        table.play_by_chance(6, 90, |_, _, _| {});
        let mut other = Table::new();
        let state = table.state();
        other.ask(position(&state, "manual"));
        let mut answers = Vec::new();
        table.play_by_chance(7, usize::MAX, |_, _, answer| answers.push(answer.clone()));
        other.play_by_chance(7, usize::MAX, |_, _, answer| assert_eq!(*answer, answers.remove(0)));
        assert!(answers.is_empty() && other.state()["phase"] == "over");
    }
}

#[test]
fn if_chance_is_to_move_the_dealer_moves_at_once() {
    for auction in [false, true] {
        let mut table = Table::with(json!({"players": 3, "auction": auction, "dealer": "manual"}));
        let state = table.state();
        let dealt = |table: &mut Table, fields: Value| {
            let mut request = json!({"cmd": "position", "state": state});
            request.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
            table.ask(request)["chance"].take()
        };
        let count = if auction { 3 } else { 1 };
        let plain = dealt(&mut table, json!({}));
        assert_eq!(plain.as_array().unwrap().len(), count);
        assert_eq!(plain, dealt(&mut table, json!({"seed": 0, "dealer": "seed"})));
        assert!((1..9).any(|seed| dealt(&mut table, json!({"seed": seed})) != plain));
        assert_eq!(dealt(&mut table, json!({"dealer": "manual"})), json!([]));
        assert_eq!(table.state(), state);
    }
}

#[test]
fn unknown_fields_are_ignored() {
    let state = middle();
    let mut more = state.clone();
    more["comment"] = json!({"anything": [1]});
    more["seats"][0]["name"] = json!("Ann");
    more["cells"][0]["colour"] = json!(null);
    cell(&mut more, "a4")["temple"]["height"] = json!(-1);
    let answer = Table::new().ask(position(&more, "manual"));
    assert_eq!(answer["state"], state);
}

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

#[test]
fn fields_that_are_missing_are_named() {
    let mut table = Table::with(json!({"players": 2}));
    let bid = state_where(&json!({"players": 3, "auction": true}), |state| {
        state["phase"] == "bid" && !state["auction_state"]["bid"].is_null()
    });
    let over = state_where(&json!({"players": 2}), |state| state["phase"] == "over");
    let scoring = state_where(&json!({"players": 3}), |state| state["scoring"]["index"] == 1);
    let place = state_where(&json!({"players": 2}), |state| state["phase"] == "place");
    for state in [middle(), bid, over, scoring, place] {
        // A field that is null may be left out.
        let fields = |value: &Value| -> Vec<String> {
            let fields = value.as_object().into_iter().flatten();
            fields.filter(|(_, value)| !value.is_null()).map(|(key, _)| key.clone()).collect()
        };
        for pointer in ["", "/cells/0", "/cells/0/temple", "/seats/0", "/seats/1/reserve", "/auction_state", "/scoring"]
        {
            let Some(object) = state.pointer(pointer) else { continue };
            for field in fields(object) {
                let mut changed = state.clone();
                changed.pointer_mut(pointer).unwrap().as_object_mut().unwrap().remove(&field);
                let error = table.refused(position(&changed, "manual"), "bad_position");
                let message = error["message"].as_str().unwrap();
                let parent = pointer.split('/').nth(1).unwrap_or_default();
                // Without the field the tile is nowhere, so the message may name the deck.
                let tile = matches!(field.as_str(), "hand" | "scoring" | "volcano") && message.contains("deck");
                let named = tile || message.contains(&field) || (!parent.is_empty() && message.contains(parent));
                assert!(named, "{pointer}/{field}: {message}");
            }
        }
        for group in fields(&state["supply"]) {
            let mut changed = state.clone();
            changed["supply"].as_object_mut().unwrap().remove(&group);
            table.refused(position(&changed, "manual"), "bad_position");
        }
    }
}

#[test]
fn wrong_types_are_refused_and_named() {
    let mut table = Table::with(json!({"players": 2}));
    let state = middle();
    for (field, right) in state.as_object().unwrap() {
        for wrong in [json!(-1), json!(1.5), json!("x"), json!([[1]]), json!({"a": 1}), json!(true), json!(1u64 << 40)]
        {
            if *right == wrong || (field == "auction" && wrong.is_boolean()) || (field == "turn" && wrong.is_u64()) {
                continue;
            }
            let mut changed = state.clone();
            changed[field] = wrong.clone();
            // A text as the variant is another variant.
            let code = if field == "variant" && wrong.is_string() { "bad_variant" } else { "bad_position" };
            let error = table.refused(position(&changed, "manual"), code);
            let message = error["message"].as_str().unwrap();
            assert!(message.contains(field), "{field} {wrong}: {message}");
        }
    }
    for wrong in [json!({}), json!([]), json!(null), json!("x")] {
        table.refused(position(&wrong, "manual"), "bad_position");
    }
}

#[test]
fn no_number_is_too_large_for_the_game_that_follows() {
    let mut table = Table::new();
    let state = middle();
    for turn in [0, 1, 1_000_000] {
        let mut changed = state.clone();
        changed["turn"] = json!(turn);
        assert_eq!(table.ask(position(&changed, "manual"))["state"]["turn"], turn);
    }
    for turn in [u64::from(u32::MAX), 1 << 31, 1 << 40, u64::MAX] {
        for score in [0, 1_000_000, u64::from(u32::MAX), u64::MAX] {
            let mut changed = state.clone();
            changed["turn"] = json!(turn);
            for seat in 0..3 {
                changed["seats"][seat]["score"] = json!(score);
            }
            // The position may be accepted or refused; if it is accepted, the game can be played to its end.
            let answer = table.line(&position(&changed, "seed").to_string());
            if answer["ok"] == true {
                table.play_by_chance(1, usize::MAX, |_, _, _| {});
            } else {
                assert_eq!(answer["error"]["code"], "bad_position");
            }
        }
    }
    // Rich bidders.
    let mut rich = Table::with(json!({"players": 2, "auction": true})).state();
    for score in [9_999_u64, 65_534, 65_535, 65_536, 100_000, u64::from(u32::MAX)] {
        rich["seats"][0]["score"] = json!(score);
        rich["seats"][1]["score"] = json!(score);
        let answer = table.line(&position(&rich, "manual").to_string());
        if answer["ok"] == true {
            let highest = format!("bid {score}");
            assert!(table.legal().contains(&highest), "a bid can be as high as the score of {score}");
            table.play(&highest);
            assert_eq!(table.state()["phase"], "choose");
        }
    }
}

#[test]
fn the_variant_can_come_along() {
    let text = include_str!("../../variants/classic.ron").replacen("id: \"classic\"", "id: \"short\"", 1).replacen(
        "explorers: 18",
        "explorers: 12",
        1,
    );
    let mut table = Table::with(json!({"players": 2, "dealer": "manual"}));
    let mut state = table.state();
    state["variant"] = json!("short");
    table.refused(json!({"cmd": "position", "state": state, "variant_text": text}), "bad_position");
    for seat in 0..2 {
        state["seats"][seat]["reserve"]["explorers"] = json!(12);
    }
    table.refused(json!({"cmd": "position", "state": state}), "bad_variant");
    table.refused(json!({"cmd": "position", "state": state, "variant": "classic"}), "bad_position");
    table.refused(json!({"cmd": "position", "state": state, "variant_text": "("}), "bad_variant");
    table.refused(json!({"cmd": "position", "state": state, "variant_text": ""}), "bad_variant");
    table.refused(json!({"cmd": "position", "state": state, "variant_text": text, "variant": "short"}), "bad_request");
    let request = json!({"cmd": "position", "state": state, "variant_text": text, "dealer": "manual"});
    assert_eq!(table.ask(request)["state"], state);
    // As a file.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("short.ron");
    std::fs::write(&path, &text).unwrap();
    let request = json!({"cmd": "position", "state": state, "variant": path, "dealer": "manual"});
    assert_eq!(table.ask(request)["state"], state);
    // The record carries the definition with it.
    table.play_by_chance(1, 20, |_, _, _| {});
    let (state, record) = (table.state(), table.record());
    let mut other = Table::new();
    assert_eq!(other.ask(json!({"cmd": "load", "record": record}))["state"], state);
    assert_eq!(other.record(), record);
}
