//! Positions: what `state` prints is accepted again, and fields that are missing, of a wrong type or too large are refused
//! by their names. What contradicts itself is refused in `material` and `phases`.

use std::sync::OnceLock;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use tikal::game::{NoEvents, Seat, text_of};
use tikal::library::TikalLibrary;
use tikal::tikal::{Action, Position, Setup, State, TurnRule};

use super::table::{Table, by, pick};

pub fn position(state: &Value, dealer: &str) -> Value {
    json!({"cmd": "position", "state": state, "dealer": dealer})
}

/// The first state in some games with this setup for which `wanted` is true.
pub fn state_where(setup: &Value, wanted: impl Fn(&Value) -> bool) -> Value {
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
pub type Wrong = (&'static str, fn(&mut Value));

/// Asserts that each change to the state is refused with the name of a field.
pub fn check_refused(state: &Value, wrong: &[Wrong]) {
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

pub fn cell<'a>(state: &'a mut Value, name: &str) -> &'a mut Value {
    by(&mut state["cells"], "cell", name)
}

/// A cell with a tile of this kind that was drawn.
pub fn drawn<'a>(state: &'a mut Value, kind: &str) -> &'a mut Value {
    let cells = state["cells"].as_array_mut().unwrap();
    cells.iter_mut().find(|cell| cell["kind"] == kind && cell["tile"] != cell["cell"]).unwrap()
}

pub fn add(value: &mut Value, by: i64) {
    *value = json!(value.as_i64().unwrap() + by);
}

/// A base game in full swing, in the middle of a turn.
pub fn middle() -> Value {
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
