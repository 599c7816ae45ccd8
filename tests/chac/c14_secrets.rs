//! C14: what is known to whom.

use serde_json::{Value, json};
use tikal::chac::State;
use tikal::game::{Actor, Game, Seat, View};

use super::table::{TEMPLE, Table, evenly, legal_of, outcomes_of, parse, weighted};

/// A game of three: seat 0 holds treasures, has deciphered zone 1 and looked beneath a tile; seat 1 has thrown one away.
fn known() -> Table {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.round(3).cards(0, &["zone1 5", "alcove 4", "river chest"]).at(0, "c4").at(1, "c5").at(2, "z1");
        scene.discarded(1, "zone1 chest").discarded(1, "alcove 4").cards(1, &["zone2 2"]);
        scene.clue(1, 8, &[0]).checked("l3", 12, &[0]).turned("l2", "up", 11).act(2, 3);
    });
    table
}

#[test]
fn c14_1_what_is_secret_and_what_is_public() {
    let table = known();
    let full = table.position();
    for viewer in [None, Some(0), Some(1), Some(2)] {
        let mut expected = full.clone();
        expected["viewer"] = json!(viewer);
        for deck in ["lava", "river", "zone1", "zone2", "zone3", "zone4"] {
            expected["decks"][deck]["values"] = Value::Null;
        }
        if viewer != Some(0) {
            expected["seats"][0]["cards"] = json!([["alcove", "4"], ["river", null], ["zone1", null]]);
            expected["clues"][0]["glyph"] = Value::Null;
            expected["tiles"]["l3"]["number"] = Value::Null;
        }
        if viewer != Some(1) {
            expected["seats"][1]["cards"] = json!([["zone2", null]]);
            expected["discard"] =
                json!([{"deck": "alcove", "value": "4", "by": 1}, {"deck": "zone1", "value": null, "by": 1}]);
        }
        assert_eq!(table.seen(viewer), expected, "{viewer:?}");
    }
    assert!(full.get("viewer").is_none_or(Value::is_null));
}

#[test]
fn c14_2_chance_decides_when_somebody_sees_it() {
    let mut table = Table::on("z1", 5);
    assert!((0..4).all(|zone| table.field("clues")[zone]["glyph"] == Value::Null));
    table.play("decipher; clue 8");
    assert_eq!(table.field("clues")[0]["glyph"], json!(8));
    // Decided already: it comes out again, by a chance action.
    table.play("end; step z1; decipher");
    assert_eq!((table.state.actor(), table.outcomes()), (Actor::Chance, evenly("clue", [8])));
    let mut table = Table::on("c4", 2);
    table.set(|scene| _ = scene.checked("l3", 9, &[1]));
    table.play("step l3");
    assert_eq!(table.outcomes(), evenly("turn", [9]));
    table.refused("turn 8");
    table.play("turn 9");
    // By all once turned.
    assert_eq!(table.seen(None)["tiles"]["l3"]["number"], json!(9));
}

#[test]
fn c14_3_the_common_pile_lies_face_down() {
    let table = known();
    let pile = |viewer| table.seen(viewer)["discard"][1]["value"].take();
    assert_eq!((pile(Some(1)), pile(Some(0)), pile(None)), (json!("chest"), Value::Null, Value::Null));
    // Left in the river and lost with an adventurer likewise.
    let mut table = Table::on("r5", 1);
    table.set(|scene| _ = scene.cards(0, &["zone1 5", "zone2 2", "zone3 1", "zone4 4"]).at(1, "c31"));
    table.play("climb; roll 1 3 3; leave zone1 5; leave zone2 2; leave zone3 1; roll 1");
    let values = |viewer| {
        let pile = table.seen(viewer)["discard"].take();
        pile.as_array().unwrap().iter().map(|card| card["value"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(values(Some(0)), ["5", "2", "1", "4"]);
    assert_eq!(values(Some(1)), [Value::Null, Value::Null, Value::Null, Value::Null]);
}

#[test]
fn c14_4_a_draw_in_truth_and_for_a_seat() {
    let mut table = known();
    table.play("search");
    let truth = [("1", 1), ("2", 2), ("3", 3), ("4", 2)];
    assert_eq!(table.outcomes(), weighted("draw", &truth));
    // Seat 0 has seen the 5, seat 1 the chest that it threw away, seat 2 neither.
    assert_eq!(table.belief(0), weighted("draw", &[("chest", 1), ("1", 1), ("2", 2), ("3", 3), ("4", 2)]));
    assert_eq!(table.belief(1), weighted("draw", &[("5", 1), ("1", 1), ("2", 2), ("3", 3), ("4", 2)]));
    let all = [("chest", 1), ("5", 1), ("1", 1), ("2", 2), ("3", 3), ("4", 2)];
    assert_eq!(table.belief(2), weighted("draw", &all));
    assert_eq!(outcomes_of(table.view(None).state()), weighted("draw", &all));
}

#[test]
fn c14_4_a_clue_and_a_tile_in_truth_and_for_a_seat() {
    // Glyph 8 is the number 1 of zone 1, which seat 0 knows; number 12 is glyph 3, which it knows too; 11 is glyph 2.
    let mut table = known();
    table.play("decipher");
    assert_eq!(table.outcomes(), evenly("clue", [8]));
    assert_eq!(table.belief(0), evenly("clue", [8]));
    let unpaired = |glyphs: &[u8]| evenly("clue", (1..=14).filter(|glyph| !glyphs.contains(glyph)));
    assert_eq!(table.belief(1), unpaired(&[2]));
    assert_eq!(table.belief(2), unpaired(&[2]));
    // Zone 2: in truth, any glyph without a number.
    let mut table = known();
    table.set(|scene| _ = scene.at(2, "z2"));
    table.play("decipher");
    assert_eq!(table.outcomes(), unpaired(&[2, 3, 8]));
    assert_eq!(table.belief(0), unpaired(&[2, 3, 8]));
    assert_eq!(table.belief(1), unpaired(&[2]));
    // A tile.
    let numbers = |known: &[u8]| evenly("turn", (1..=14).filter(|number| !known.contains(number)));
    let mut table = known();
    table.set(|scene| _ = scene.act(1, 2));
    table.play("step l2; step l6");
    assert_eq!(table.outcomes(), numbers(&[1, 11, 12]));
    assert_eq!(table.belief(0), numbers(&[1, 11, 12]));
    assert_eq!(table.belief(1), numbers(&[11]));
    assert_eq!(table.belief(2), numbers(&[11]));
    let mut table = known();
    table.set(|scene| _ = scene.act(1, 2));
    table.play("step l2; step l3");
    assert_eq!(table.outcomes(), evenly("turn", [12]));
    assert_eq!((table.belief(0), table.belief(1)), (evenly("turn", [12]), numbers(&[11])));
}

#[test]
fn c14_4_a_planned_turn_knows_what_its_seat_knows_and_for_another_seat_nothing_secret() {
    let mut table = known();
    table.set(|scene| _ = scene.at(1, "z1").at(2, "z1").act(0, 2));
    for viewer in Seat::ALL.into_iter().take(3) {
        let view = table.view(Some(viewer.index()));
        for seat in Seat::ALL.into_iter().take(3) {
            let planned = view.state().as_if_acting(&TEMPLE, seat);
            let is_own = seat == viewer;
            assert_eq!((planned.seat(), planned.actor()), (seat, Actor::Seat(seat)));
            let seen = View::of(view.state(), Some(seat).filter(|_| is_own));
            let hands = |state: &State| Seat::ALL.into_iter().take(3).map(|of| *state.hand(of)).collect::<Vec<_>>();
            assert_eq!(hands(&planned), hands(seen.state()), "{viewer:?} plans for {seat:?}");
            assert_eq!(planned.clue(0), seen.state().clue(0));
        }
    }
}

#[test]
fn c14_4_a_turned_tile_tells_all_a_pair() {
    // Glyph 2 is turned up as number 2, which sunk: zone 2's glyph is known to all.
    let mut table = Table::acting(3);
    table.set(|scene| _ = scene.turned("l2", "sunk", 2).at(0, "z2").act(0, 2));
    table.play("decipher");
    let certain = evenly("clue", [2]);
    assert_eq!((table.outcomes(), table.belief(0), table.belief(2)), (certain.clone(), certain.clone(), certain));
    assert_eq!(table.field("clues")[1], json!({"number": 2, "glyph": null, "seen": []}));
    table.play("clue 2");
    assert_eq!(table.seen(Some(1))["clues"][1], json!({"number": 2, "glyph": null, "seen": [0]}));
}

#[test]
fn c14_5_all_states_of_a_view_are_equally_likely() {
    // Two hidden cards of others in the river's deck: the belief is the average over all that they can be.
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.cards(1, &["river 2", "river chest"]).cards(0, &["river 4"]).at(0, "r2").act(0, 1);
    });
    table.play("search");
    assert_eq!(table.outcomes(), weighted("draw", &[("2", 2), ("3", 3), ("4", 2)]));
    assert_eq!(table.belief(0), weighted("draw", &[("chest", 1), ("2", 3), ("3", 3), ("4", 2)]));
    assert_eq!(table.belief(2), weighted("draw", &[("chest", 1), ("2", 3), ("3", 3), ("4", 3)]));
}

#[test]
fn c14_6_from_the_end_on_nothing_is_secret() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.lost(1).second(1).discarded(1, "zone1 5").discarded(1, "zone2 2").clue(3, 6, &[1]).checked(
            "l5",
            13,
            &[1],
        );
        scene.cards(0, &["zone4 chest", "zone4 3"]).at(0, "c31").act(0, 1);
    });
    assert_eq!(table.seen(None)["discard"][0]["value"], Value::Null);
    table.play("step out");
    assert_eq!(table.phase(), "chest");
    for _ in 0..2 {
        for viewer in [None, Some(0), Some(1)] {
            let mut seen = table.seen(viewer);
            assert_eq!(seen["viewer"], json!(viewer));
            seen.as_object_mut().unwrap().remove("viewer");
            let mut full = table.position();
            full.as_object_mut().unwrap().remove("viewer");
            assert_eq!(seen, full);
        }
        if table.phase() == "chest" {
            table.play("chest 5");
        }
    }
    assert_eq!(table.phase(), "over");
}

#[test]
fn c14_7_actions_as_others_read_them() {
    let lines = |table: &Table, text: &str, own: usize, others: &str| {
        for viewer in [None, Some(0), Some(1), Some(2)] {
            let expected = if viewer == Some(own) { text } else { others };
            assert_eq!(table.line(text, viewer), expected, "{viewer:?}");
        }
    };
    let mut table = Table::acting(3);
    table.set(|scene| _ = scene.at(0, "z1").act(0, 2));
    lines(&table, "search", 0, "search");
    table.play("search");
    lines(&table, "draw chest", 0, "draw ?");
    table.play("draw chest; decipher");
    lines(&table, "clue 9", 0, "clue ?");
    let mut table = Table::acting(3);
    table.set(|scene| _ = scene.who(1, "trevor").at(1, "c4").act(1, 2));
    lines(&table, "linguistics l3", 1, "linguistics l3");
    table.play("linguistics l3");
    lines(&table, "read 12", 1, "read ?");
    table.play("read 7; step l3");
    lines(&table, "turn 7", 1, "turn 7");
    let mut table = Table::acting(3);
    table.set(|scene| _ = scene.round(2).cards(2, &["zone1 3", "alcove 4"]).load(2));
    lines(&table, "discard zone1 3", 2, "discard zone1 ?");
    lines(&table, "discard alcove 4", 2, "discard alcove 4");
    let mut table = Table::acting(3);
    table.set(|scene| _ = scene.cards(0, &["river 2", "alcove 4", "zone1 2"]).at(0, "r5").act(0, 1));
    table.play("climb; roll 1 5");
    lines(&table, "leave river 2", 0, "leave river ?");
    lines(&table, "leave alcove 4", 0, "leave alcove 4");
    lines(&table, "fall", 0, "fall");
    let mut table = Table::on("c3", 2);
    table.play("step c4");
    assert_eq!(table.line("lay 7", None), "lay 7");
    // A line with a hole is no action.
    for line in ["draw ?", "clue ?", "read ?", "discard zone1 ?", "leave river ?"] {
        assert!(State::parse(&TEMPLE, line).is_err(), "{line}");
    }
}

#[test]
fn c14_8_a_view_tells_what_its_own_seat_may_do() {
    let mut table = known();
    table.set(|scene| _ = scene.load(0));
    assert_eq!(table.legal(), ["discard alcove 4", "discard river chest", "discard zone1 5", "ready"]);
    assert_eq!(legal_of(table.view(Some(0)).state()), table.legal());
    for viewer in [None, Some(1), Some(2)] {
        assert!(legal_of(table.view(viewer).state()).is_empty(), "{viewer:?}");
    }
    // A refusal tells no secret: it is the same on the view.
    for text in ["discard zone1 4", "discard lava 3", "endurance", "end"] {
        let action = parse(text);
        assert_eq!(table.view(Some(0)).state().check(&TEMPLE, action), table.state.check(&TEMPLE, action), "{text}");
    }
}

#[test]
fn c14_9_a_view_keeps_what_its_seat_has_seen() {
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.who(0, "arely").at(0, "z1").act(0, 5));
    table.play("decipher; clue 6; step z2; step z3; step z4; step c3; end");
    table.play("end; wall none; wall none; wall none; roll 1; roll 6 6 6 6 6; end; step c4");
    table.lay().play("linguistics l3; read 5; end; wall none; wall none; wall none; roll 1 1");
    for _ in 0..3 {
        let view = table.seen(Some(0));
        assert_eq!((&view["clues"][0]["glyph"], &view["tiles"]["l3"]["number"]), (&json!(6), &json!(5)));
        table.play("roll 1 1 1 1 1; end; end");
        while table.phase() == "wall" {
            let card = table.outcomes().into_keys().next().unwrap();
            table.play(&card);
        }
        let ones = " 1".repeat(table.field("roll")["count"].as_u64().unwrap() as usize);
        table.play(&format!("roll{ones}"));
    }
    let view = table.seen(Some(1));
    assert_eq!((&view["clues"][0]["glyph"], &view["tiles"]["l3"]["number"]), (&Value::Null, &Value::Null));
}
