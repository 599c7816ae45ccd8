//! C4 to C7: moving, the room of walls, the corridor with its alcoves, the lava room.

use serde_json::{Value, json};
use tikal::game::{Actor, Game};

use super::table::{Table, evenly, seat, weighted};

#[test]
fn c4_1_a_step_goes_to_a_joined_square_and_back() {
    let mut table = Table::on("z2", 4);
    assert_eq!(table.legal_with("step"), ["step z1", "step z3"]);
    table.refused_by("step z4", "C4.1");
    table.refused_by("step z2", "C4.1");
    table.play("step z3; step z2; step z1; step entrance");
    assert_eq!((table.place(0), table.actions_left()), ("entrance".to_owned(), 0));
    let mut table = Table::on("c14", 4);
    table.play("step r1");
    table.refused("step c14");
    table.play("step r2");
    table.refused("step r1");
}

#[test]
fn c4_2_any_number_stand_on_one_square() {
    let mut table = Table::acting(6);
    for _ in 0..6 {
        table.play("step z1; step z2; end");
    }
    assert!((0..6).all(|seat| table.place(seat) == "z2"));
}

#[test]
fn c4_3_what_the_new_square_does_happens_at_once() {
    let mut table = Table::on("c18", 2);
    table.set(|scene| _ = scene.at(0, "c19"));
    table.play("step bridge");
    assert_eq!(table.field("roll"), json!({"for": "bridge", "count": 5}));
    for (ability, adventurer, action, place) in [
        ("sprint", "lea", "sprint c4", "c3"),
        ("leap", "nicole", "leap bridge", "c18"),
        ("leap", "vincent", "leap l1", "c5"),
    ] {
        let mut table = Table::with(adventurer, place, 2);
        table.play(action);
        assert_eq!(table.state.actor(), Actor::Chance, "{ability}");
        assert_eq!(table.of_seat(0, "ability_used"), json!(true));
    }
    let mut table = Table::on("c31", 1);
    table.play("step out");
    assert_eq!(table.status(0), "out");
}

#[test]
fn c4_4_squares_that_one_cannot_go_onto() {
    let refused = |table: &Table, text: &str| table.refused_by(text, "C4.4");
    // The boulder's square, from behind and from before.
    for place in ["c4", "c6"] {
        let mut table = Table::on(place, 2);
        table.set(|scene| _ = scene.boulder(5));
        refused(&table, "step c5");
    }
    // Zones once the walls have met.
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.walls(3, 3).at(0, "c3").at(1, "c3").act(0, 2));
    refused(&table, "step z4");
    // A sunk tile.
    let mut table = Table::on("c4", 2);
    table.set(|scene| _ = scene.turned("l3", "sunk", 1));
    refused(&table, "step l3");
    // The bridge without planks.
    for place in ["c19", "c28"] {
        let mut table = Table::on(place, 2);
        table.set(|scene| _ = scene.planks(0));
        refused(&table, "step bridge");
    }
    // The lava room while it is covered.
    let table = Table::with("nicole", "c3", 2);
    assert_eq!(table.field("covered"), json!(true));
    refused(&table, "leap l3");
    // The same for a sprint and a leap.
    let mut table = Table::with("lea", "c4", 0);
    table.set(|scene| _ = scene.boulder(5).turned("l3", "sunk", 1));
    refused(&table, "sprint c5");
    refused(&table, "sprint l3");
    let mut table = Table::with("nicole", "c18", 1);
    table.set(|scene| _ = scene.planks(0));
    refused(&table, "leap bridge");
}

#[test]
fn c5_1_all_four_zones_stay_whole_until_the_walls_meet() {
    for zone in ["z1", "z2", "z3", "z4"] {
        let mut table = Table::on(zone, 2);
        table.set(|scene| _ = scene.walls(3, 2));
        assert_eq!(table.legal_with("search"), ["search"], "{zone}");
        assert_eq!(table.legal_with("step").len(), 2, "{zone}");
    }
}

#[test]
fn c5_2_a_search_takes_the_top_of_the_zones_deck() {
    let mut table = Table::on("z3", 4);
    table.play("search");
    assert_eq!((table.field("target"), table.actions_left()), (json!("zone3"), 3));
    table.play("draw 5");
    assert_eq!(table.outcomes().len(), 0);
    assert_eq!((table.cards(0), table.field("decks")["zone3"]["left"].clone()), (vec!["zone3 5".to_owned()], json!(9)));
    assert_eq!(table.seen(Some(1))["seats"][0]["cards"], json!([["zone3", null]]));
    // Any number of times; a 5 is no more there.
    table.play("search");
    assert_eq!(table.outcomes(), weighted("draw", &[("chest", 1), ("1", 1), ("2", 2), ("3", 3), ("4", 2)]));
    table.refused("draw 5");
    table.play("draw 3; search; draw 3; search; draw 3");
    assert_eq!(table.actions_left(), 0);
    let table = Table::on("entrance", 2);
    table.refused("search");
}

#[test]
fn c5_3_deciphering_looks_at_the_glyph_of_the_zone() {
    let mut table = Table::on("z4", 3);
    table.play("decipher");
    assert_eq!((table.phase(), table.field("target"), table.actions_left()), ("clue".to_owned(), json!("z4"), 2));
    table.play("clue 11");
    assert_eq!(table.field("clues")[3], json!({"number": 4, "glyph": 11, "seen": [0]}));
    assert_eq!(table.seen(Some(1))["clues"][3], json!({"number": 4, "glyph": null, "seen": [0]}));
    // It lies there again for the others; looking again costs an action again.
    table.play("decipher");
    assert_eq!(table.outcomes(), evenly("clue", [11]));
    table.refused("clue 12");
    table.play("clue 11");
    assert_eq!((table.actions_left(), table.field("clues")[3]["seen"].clone()), (1, json!([0])));
    Table::on("c3", 2).refused_by("decipher", "C5.3");
    Table::on("entrance", 2).refused_by("decipher", "C5.3");
}

#[test]
fn c5_4_zones_are_crossed_in_order_and_back_from_the_corridor() {
    let mut table = Table::on("entrance", 5);
    table.play("step z1; step z2; step z3; step z4; step c3; end; end");
    let mut table = Table::on("c3", 5);
    table.play("step z4; step z3; step z2; step z1; step entrance");
    assert_eq!(table.place(0), "entrance");
}

#[test]
fn c5_5_each_wall_has_three_steps_and_the_deck_lasts_six_rounds() {
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.lost(0).lost(1).wall(0));
    let mut cards = 0;
    // The arrows come last.
    for card in ["none"; 13].into_iter().chain(["left", "left", "right", "right", "both"]) {
        if table.phase() != "wall" {
            table.play(&format!("roll{}", " 1".repeat((cards / 3).min(5))));
        }
        assert_eq!(table.field("walls")["met"], json!(false));
        table.play(&format!("wall {card}"));
        cards += 1;
    }
    let walls = table.field("walls");
    assert_eq!((&walls["left"], &walls["right"], &walls["met"]), (&json!(3), &json!(3), &json!(true)));
    assert_eq!((cards, table.field("round"), walls["deck"]["none"].clone()), (18, json!(6), json!(0)));
    table.play("roll 1 1 1 1 1");
    assert_eq!(table.field("roll")["for"], json!("boulder"), "no more cards are turned up");
}

#[test]
fn c5_6_the_walls_meet_after_six_steps_together() {
    let mut table = Table::acting(4);
    table.set(|scene| {
        scene.walls(3, 2).at(0, "z1").at(1, "entrance").at(2, "c3").at(3, "z4").cards(0, &["zone1 3"]).wall(0);
    });
    table.play("wall none");
    assert_eq!(table.status(0), "in");
    table.play("wall right");
    for (number, status) in ["lost", "lost", "in", "lost"].into_iter().enumerate() {
        assert_eq!(table.status(number), status, "seat {number}");
    }
    assert_eq!(table.field("discard"), json!([{"deck": "zone1", "value": "3", "by": 0}]));
    assert_eq!((table.field("walls")["met"].clone(), table.phase()), (json!(true), "roll".to_owned()));
    table.play("roll 1 1 1; roll 6 6 6 6 6");
    table.refused_by("step z4", "C4.4");
}

#[test]
fn c6_1_a_lock_can_be_picked_beside_an_alcove_with_its_treasure() {
    assert_eq!(Table::on("c8", 2).legal(), ["end", "step c7", "step c9"]);
    let mut table = Table::on("c6", 2);
    assert_eq!(table.legal(), ["end", "pick", "step c5", "step c7", "step l1"]);
    table.set(|scene| _ = scene.cards(1, &["alcove 4", "alcove 4", "alcove 4", "alcove 4"]));
    table.refused_by("pick", "C6.1");
    Table::on("c12", 2).refused_by("pick", "C6.1");
    let mut table = Table::on("c24", 2);
    table.set(|scene| _ = scene.cards(1, &["alcove 6"]));
    table.refused_by("pick", "C6.1");
}

#[test]
fn c6_2_a_pick_rolls_five_dice_and_none_may_lie() {
    let mut table = Table::on("c6", 3);
    table.play("pick");
    assert_eq!((table.field("roll"), table.actions_left()), (json!({"for": "lock", "count": 5}), 2));
    table.play("roll 1 1 2 5 6");
    assert_eq!(table.field("lock"), json!([1, 1, 2, 5, 6]));
    table.refused_by("pick", "C6.2");
    // A value of 6 needs every number below it.
    let mut table = Table::on("c24", 2);
    table.play("pick; roll 1 2 3 4 6");
    assert_eq!((table.cards(0).len(), table.actions_left()), (0, 1));
    table.play("reroll 6; roll 5");
    assert_eq!(table.cards(0), ["alcove 6"]);
}

#[test]
fn c6_3_an_action_rolls_some_of_the_dice_again() {
    let mut table = Table::on("c6", 3);
    table.refused_by("reroll 1", "C6.3");
    table.play("pick; roll 1 2 5 5 6");
    // Every choice of one die at least, equal dice being one choice.
    assert_eq!(table.legal_with("reroll").len(), 2 * 2 * 3 * 2 - 1);
    table.refused_by("reroll 5 5 5", "C6.3");
    table.refused_by("reroll 4", "C6.3");
    table.play("reroll 5 6");
    assert_eq!((table.field("roll"), table.field("lock")), (json!({"for": "lock", "count": 2}), json!([1, 2, 5])));
    assert_eq!(table.outcomes().len(), 21);
    table.play("roll 2 6");
    assert_eq!((table.field("lock"), table.actions_left()), (json!([1, 2, 2, 5, 6]), 1));
    table.play("reroll 1 2 2 5 6; roll 1 1 1 2 2");
    assert_eq!((table.actions_left(), table.legal_with("reroll")), (0, Vec::<String>::new()));
}

#[test]
fn c6_4_the_dice_are_gone_with_the_square_and_with_the_turn() {
    let lock = json!([1, 1, 2, 5, 6]);
    let mut table = Table::on("c6", 3);
    table.set(|scene| _ = scene.field("lock", lock.clone()));
    table.play("step c7; step c6");
    assert_eq!((table.field("lock"), table.legal_with("pick")), (json!([]), vec!["pick".to_owned()]));
    let mut table = Table::on("c6", 3);
    table.set(|scene| _ = scene.field("lock", lock.clone()));
    table.play("end");
    assert_eq!(table.field("lock"), json!([]));
    // Nothing else disturbs them: a look beneath a tile leaves them there, also while chance answers.
    let mut table = Table::with("trevor", "c6", 1);
    table.set(|scene| _ = scene.field("lock", lock.clone()));
    table.play("linguistics l1");
    assert_eq!(table.field("lock"), lock);
    table.play("read 9");
    assert_eq!((table.field("lock"), table.legal_with("reroll").len()), (lock, 23));
}

#[test]
fn c6_5_the_treasure_is_taken_at_once_and_face_up() {
    let mut table = Table::on("c10", 1);
    table.play("pick; roll 1 2 3 3 6");
    assert_eq!((table.cards(0), table.field("alcoves")["k3"].clone()), (vec!["alcove 4".to_owned()], json!(false)));
    assert_eq!(table.seen(None)["seats"][0]["cards"], json!([["alcove", "4"]]));
    assert_eq!((table.actions_left(), table.legal_with("reroll")), (0, Vec::<String>::new()));
    let mut table = Table::with("markus", "c10", 0);
    table.set(|scene| _ = scene.field("lock", json!([1, 1, 3, 4, 5])));
    table.play("lockpick");
    assert_eq!((table.cards(0), table.actions_left()), (vec!["alcove 4".to_owned()], 0));
}

#[test]
fn c6_6_who_is_out_stays_out_with_the_treasures() {
    let mut table = Table::acting(3);
    table.set(|scene| _ = scene.boulder(14).at(0, "c31").at(1, "c30").at(2, "c30").cards(0, &["zone1 5"]).act(0, 1));
    table.play("step out");
    assert_eq!((table.status(0), table.cards(0)), ("out".to_owned(), vec!["zone1 5".to_owned()]));
    assert_eq!(table.of_seat(0, "substitute"), json!("markus"));
    table.play("end; end");
    while table.phase() == "wall" {
        let card = table.outcomes().into_keys().next().unwrap();
        table.play(&card);
    }
    // The roof is open, but who is out sends no substitute.
    let dice = table.field("roll")["count"].as_u64().unwrap() as usize;
    table.play(&format!("roll{}", " 1".repeat(dice)));
    assert_eq!((table.phase(), table.field("roll")["for"].clone()), ("roll".to_owned(), json!("actions")));
    assert_eq!(Table::on("c30", 2).legal_with("step"), ["step c29", "step c31"]);
}

#[test]
fn c7_1_the_cover_comes_off_as_soon_as_somebody_stands_on_a_lookout() {
    let mut table = Table::on("c3", 2);
    assert_eq!(table.field("covered"), json!(true));
    table.play("step c4");
    assert_eq!(
        (table.phase(), table.field("after_lay"), Game::seat(&table.state)),
        ("lay".to_owned(), json!("act"), Some(seat(0)))
    );
    assert_eq!(table.outcomes(), evenly("lay", 1..=14));
    table.play("lay 9");
    assert_eq!(table.tile("l1")["glyph"], json!(9));
    assert_eq!(table.outcomes(), evenly("lay", (1..=14).filter(|&glyph| glyph != 9)));
    table.refused("lay 9");
    for glyph in [14, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12] {
        table.play(&format!("lay {glyph}"));
    }
    assert_eq!(table.outcomes(), evenly("lay", [13]), "the last one is laid too");
    table.play("lay 13");
    let glyphs: Vec<_> = (1..=14).map(|tile| table.tile(&format!("l{tile}"))["glyph"].clone()).collect();
    assert_eq!(glyphs, [9, 14, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13]);
    assert_eq!((table.field("covered"), table.field("after_lay"), table.to_move()), (json!(false), Value::Null, 0));
    assert_eq!(table.actions_left(), 1);
    for viewer in [None, Some(1)] {
        assert_eq!(table.seen(viewer)["tiles"], table.field("tiles"));
    }
    // A lookout that somebody reaches otherwise, and only once.
    table.play("step c5");
    assert_eq!(table.phase(), "act");
    let mut table = Table::with("lea", "c3", 0);
    table.play("sprint c4");
    assert_eq!(table.phase(), "lay");
}

#[test]
fn c7_1_a_substitute_uncovers_the_room_too() {
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.boulder(9).walls(3, 3).lost(0).at(1, "c2").substitute(0));
    assert_eq!(table.field("covered"), json!(true));
    table.play("enter A");
    assert_eq!(
        (table.phase(), table.field("after_lay"), Game::seat(&table.state)),
        ("lay".to_owned(), json!("substitute"), Some(seat(0)))
    );
    table.lay();
    assert_eq!((table.phase(), table.field("after_lay")), ("roll".to_owned(), Value::Null));
    assert_eq!((table.place(0), table.of_seat(0, "adventurer")), ("A".to_owned(), json!("markus")));
}

#[test]
fn c7_2_sun_corners_are_squares_like_others() {
    for (corner, from, boulder) in [("A", "c7", 0), ("B", "c14", 0), ("A", "c7", 10), ("B", "c14", 13)] {
        let mut table = Table::on(from, 2);
        table.set(|scene| _ = scene.boulder(boulder).at(1, "c2"));
        table.play(&format!("step {corner}"));
        assert_eq!((table.place(0), table.phase(), table.actions_left()), (corner.to_owned(), "act".to_owned(), 1));
        table.refused("search");
        table.play(&format!("step {from}"));
    }
}

#[test]
fn c7_3_a_tile_is_turned_before_anybody_stands_on_it() {
    let mut table = Table::on("c4", 3);
    table.play("step l3");
    assert_eq!(
        (table.phase(), table.field("target"), table.place(0)),
        ("turn".to_owned(), json!("l3"), "c4".to_owned())
    );
    assert_eq!(table.actions_left(), 2, "the action is spent before chance answers");
    table.play("turn 5");
    assert_eq!(
        (table.place(0), table.tile("l3")),
        ("l3".to_owned(), json!({"glyph": 3, "face": "up", "number": 5, "checked": []}))
    );
    for viewer in [None, Some(1)] {
        assert_eq!(table.seen(viewer)["tiles"]["l3"]["number"], json!(5), "for all to see");
    }
    // Once turned it stays so.
    table.play("step c4; step l3");
    assert_eq!((table.phase(), table.actions_left()), ("act".to_owned(), 0));
    // A trapped number: it sinks for good.
    let mut table = Table::on("c4", 3);
    table.set(|scene| _ = scene.cards(0, &["zone2 2"]).at(1, "c5"));
    table.play("step l3; turn 2");
    assert_eq!((table.status(0), table.tile("l3")["face"].clone()), ("lost".to_owned(), json!("sunk")));
    assert_eq!((table.to_move(), table.cards(0)), (1, Vec::<String>::new()));
    table.set(|scene| _ = scene.at(1, "c4").act(1, 2));
    table.refused_by("step l3", "C4.4");
}

#[test]
fn c7_3_stepping_knowingly_onto_a_trap_is_legal() {
    let mut table = Table::on("c4", 3);
    table.set(|scene| _ = scene.clue(1, 3, &[0]));
    assert!(table.legal().contains(&"step l3".to_owned()));
    table.play("step l3");
    assert_eq!(table.outcomes(), evenly("turn", [1]));
    table.play("turn 1");
    assert_eq!(table.status(0), "lost");
}

#[test]
fn c7_4_a_search_empties_the_tile() {
    let mut table = Table::on("c4", 3);
    table.set(|scene| _ = scene.turned("l3", "up", 9).at(0, "l3"));
    table.play("search");
    assert_eq!(table.field("target"), json!("lava"));
    table.play("draw 2");
    assert_eq!((table.tile("l3")["face"].clone(), table.cards(0)), (json!("empty"), vec!["lava 2".to_owned()]));
    table.refused_by("search", "C7.4");
    assert_eq!(table.seen(Some(1))["seats"][0]["cards"], json!([["lava", null]]));
    // Others may come onto it without turning it.
    table.play("step l7; turn 10; step l3");
}

#[test]
fn c7_5_ten_treasures_and_neither_boulder_nor_walls() {
    let mut table = Table::acting(4);
    table.set(|scene| {
        scene.turned("l1", "up", 9).turned("l9", "up", 10).at(0, "l1").at(1, "A").at(2, "B").at(3, "l9").walls(3, 3);
        scene.boulder(3).round(7).boulder_rolls();
    });
    for _ in 0..4 {
        table.play("roll 6 6 6 6 6");
        if table.field("roll")["for"] == json!("actions") {
            table.play("roll 1 1 1 1 1; end; end; end; end");
        }
    }
    assert_eq!(table.field("boulder"), json!(23));
    assert!((0..4).all(|seat| table.status(seat) == "in"));
    // Four of fourteen tiles are trapped, and as many treasures as tiles that are not.
    assert_eq!(table.field("decks")["lava"]["left"], json!(10));
}
