//! L3: drafting, acting, upkeep.

use serde_json::json;
use tikal::game::Game;
use tikal::legend::{Event, Illegal, Phase};

use super::table::{Table, seat};

#[test]
fn l3_1_drafting_acting_upkeep() {
    let mut table = Table::drafting(2);
    while table.phase() == Phase::Draft {
        let first = table.legal()[0].clone();
        table.play(&first);
    }
    assert_eq!((table.phase(), table.state.round()), (Phase::Turn, 1));
    table.set(|scene| {
        scene.field("passed", json!([1])).turn(0);
        for seat in 0..2 {
            scene.seat(seat, "right", json!([])).seat(seat, "tiles", json!([])).seat(seat, "token", json!(null));
        }
        scene.take_back(&["A1", "A2", "A3", "A4"]);
    });
    table.play("pass");
    assert!(matches!(table.phase(), Phase::Fill(_)) && table.state.round() == 2);
}

#[test]
fn l3_2_one_thing_at_a_time_and_no_passing() {
    let mut table = Table::drafting(3);
    let token = table.legal_with("draft token")[0].clone();
    table.play(&token);
    assert_eq!(table.to_move(), 1);
    table.play("draft order 3; draft order 1");
    assert_eq!(table.to_move(), 0);
    assert_eq!(table.refused(&token), Illegal::TokenDrafted);
    assert_eq!(table.refused_by("pass", 3, 2), Illegal::OutOfPhase { asked: tikal::legend::Asked::Draft });
    table.refused_by("draft tile E5", 3, 2);
}

#[test]
fn l3_3_three_cards_each_two_with_four() {
    for (players, most) in [(2, 3), (3, 3), (4, 2)] {
        let table = Table::drafting(players);
        assert_eq!(table.rules.right_places(players), most);
    }
}

#[test]
fn l3_4_shares_of_the_tiles() {
    for (players, shares) in [(2, (2, 0)), (3, (1, 1)), (4, (1, 0))] {
        let table = Table::drafting(players);
        assert_eq!(table.state.tile_shares(&table.rules), shares);
    }
    let mut table = Table::drafting(3);
    table.play("draft tile A1; draft tile A2; draft tile A3; draft tile A4");
    assert!(table.legal_with("draft tile").is_empty(), "one has two, and no tile is left");
    let mut table = Table::drafting(3);
    table.play("draft tile A1; draft order 1; draft order 2; draft tile A2; draft tile A3");
    assert_eq!(table.legal_with("draft tile"), ["draft tile A4"], "its first one");
    table.play("draft card 02; draft order 3; draft card 01-1");
    assert_eq!((table.to_move(), table.legal_with("draft tile")), (2, vec!["draft tile A4".to_owned()]));
    let mut table = Table::drafting(3);
    table.play("draft tile A1; draft tile A2; draft tile A3; draft tile A4; draft order 1; draft order 2");
    assert!(table.legal_with("draft tile").is_empty());
}

#[test]
fn l3_5_who_can_take_nothing_is_passed_over() {
    let mut table = Table::drafting(3);
    let mut course = Vec::new();
    while table.phase() == Phase::Draft {
        // Seat 0 takes a second tile, so it has one thing more.
        let legal = table.legal();
        let tile = legal.iter().rfind(|text| table.to_move() == 0 && text.starts_with("draft tile"));
        let pick = tile.unwrap_or(&legal[0]).clone();
        course.push(table.to_move());
        table.play(&pick);
    }
    assert_eq!(course.len(), 19);
    assert_eq!(course[18], 0);
    assert_eq!((table.to_move(), table.phase()), (0, Phase::Turn));
}

#[test]
fn l3_6_what_is_left_on_display() {
    for (players, left) in [(2, 4), (3, 1), (4, 2)] {
        let mut table = Table::drafting(players);
        while table.phase() == Phase::Draft {
            let first = table.legal()[0].clone();
            table.play(&first);
        }
        let display = table.position()["display"].clone();
        assert_eq!(display["cards"].as_array().unwrap().len(), left);
        assert_eq!((&display["tokens"], &display["tiles"]), (&json!([]), &json!([])));
    }
}

#[test]
fn l3_7_one_turn_each_in_order() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.field("passed", json!([1])).hand(0, "right", &["02", "03"]).hand(2, "right", &["04"]);
    });
    table.play("keep 02");
    assert_eq!(table.to_move(), 2);
    table.play("keep 04");
    assert_eq!(table.to_move(), 0);
    table.refused_by("end", 3, 7);
}

#[test]
fn l3_8_free_actions_leave_the_turn_to_be_made() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.hand(0, "left", &["07"]).power(0, "P1");
    });
    table.play("look; show c3 0; show g4 0; power 2; slab c3 SE");
    assert_eq!((table.to_move(), table.phase()), (0, Phase::Turn));
    assert_eq!(table.hand(0, "left"), ["07*"]);
}

#[test]
fn l3_8_the_last_step_of_a_card_ends_the_turn() {
    let there_and_back = "transfer explorer a7 e5; transfer explorer e5 a7; transfer explorer a7 e5; \
                          transfer explorer e5 a7";
    for (card, steps, last, ends) in [
        ("08", "put explorer c3; show c3 1; show c3 2", "take 1", true),
        ("08", "put explorer d4; show d4 1; show d4 2; show d4 3; show d4 4", "take 1", false),
        ("08", "put explorer d4; show d4 1; show d4 2; show d4 3; show d4 4; take 1", "stack 2 3 4", true),
        ("12", "", "camp b6", true),
        ("13", "", "camp b6", false),
        ("13", "camp b6", "put explorer b6", true),
        ("15", "recruit explorer; recruit explorer", "recruit explorer", false),
        ("15", "recruit explorer; recruit explorer; recruit explorer", "recruit explorer", true),
        ("16", "", "recruit leader", false),
        ("16", "recruit leader", "recruit explorer", true),
        ("16", "recruit explorer", "recruit leader", true),
        ("04", "", "dig c3", false),
        ("04", "dig c3", "reveal 0", true),
        ("05", "dig c3", "reveal 0", false),
        ("05", "dig c3; reveal 0; dig c3", "reveal 0", true),
        ("17", "", "jump explorer c3 a7", false),
        ("17", "jump explorer c3 a7", "jump explorer c3 a7", true),
        ("18", there_and_back, "transfer explorer a7 e5", true),
        ("18", "", "transfer explorer a7 e5", false),
        ("19", "", "slab c3 SE", true),
    ] {
        let mut table = Table::acting(3);
        table.set(|scene| {
            scene.hand(0, "right", &[card]).tile("A2", "d4", 0).pieces(0, "c3", 2, 0);
            scene.pieces(0, "a7", 2, 0).camp("e5", 0);
        });
        table.play(&format!("play {card} right"));
        if !steps.is_empty() {
            table.play(steps);
        }
        assert_eq!(table.state.ends_turn(table.parse(last)), ends, "{card}: {last}");
        table.play(last);
        assert_eq!(table.phase() == Phase::Turn && table.to_move() == 1, ends, "{card}: {last}");
    }
    // A power leaves the turn to be made.
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.power(0, "P1");
    });
    table.play("power 2");
    assert!(!table.state.ends_turn(table.parse("slab c3 SE")));
}

#[test]
fn l3_9_keeping() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.hand(0, "right", &["20", "20*", "05"]);
    });
    assert_eq!(table.refused_by("keep 20 over 05", 3, 9), Illegal::PlaceFree);
    assert_eq!(table.legal_with("keep"), ["keep 05", "keep 20"]);
    table.play("keep 20");
    assert_eq!((table.hand(0, "left"), table.hand(0, "right")), (vec!["20*".into()], vec!["05".into(), "20".into()]));
    table.refused_by("keep 06", 3, 9);
}

#[test]
fn l3_10_playing_without_effect() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.hand(0, "right", &["06", "20"]);
    });
    assert!(matches!(table.refused_by("play 20 right", 3, 10), Illegal::Permanent { .. }));
    table.refused_by("play 05 right", 3, 10);
    table.refused_by("play 06 left", 3, 10);
    // Nobody stands on a ruin: the effect is over at once.
    table.play("play 06 right");
    assert_eq!((table.to_move(), table.phase()), (1, Phase::Turn));
    assert_eq!(table.position()["discard"], json!(["06"]));
}

#[test]
fn l3_11_the_token_is_activated_with_all_bonuses() {
    let mut table = Table::acting(4);
    table.set(|scene| {
        scene.seat(0, "token", json!(13)).hand(0, "right", &["21", "20*"]).hand(0, "left", &["21", "20"]);
    });
    table.play("activate");
    assert_eq!(table.events, [Event::TokenActivated { seat: seat(0), value: 13, bonus: 5 }]);
    assert_eq!((table.points(), table.position()["spent"].clone()), (18, json!([13])));
    table.play("enter explorer a7; end");
    assert_eq!((table.points(), table.to_move()), (0, 1));
}

#[test]
fn l3_11_each_activation_has_its_own_limits() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.seat(0, "token", json!(6)).seat(1, "token", json!(6));
        scene.pieces(0, "d5", 2, 0).pieces(1, "d5", 2, 0);
    });
    table.play("activate; uncover d5; uncover d5");
    table.refused_by("uncover d5", 5, 8);
    table.play("end; activate; uncover d5; uncover d5");
    assert_eq!((table.level("d5"), table.state.worked(table.cell("d5"))), (7, 2));
}

#[test]
fn l3_12_a_power_once_a_game() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.power(0, "P4").act(0, 4);
    });
    table.play("power 2; enter explorer a7");
    assert_eq!(table.points(), 4, "it is free");
    table.refused_by("power 1", 3, 12);
    table.play("done");
    assert_eq!((table.phase(), table.state.power_used(seat(0))), (Phase::Act, Some(1)));
    assert_eq!(table.refused("power 1"), Illegal::PowerUsed);
    // Not in the middle of a card's effect.
    table.set(|scene| {
        scene.field("action_points", json!(0)).field("phase", json!("turn"));
        scene.hand(1, "right", &["15"]).turn(1).power(1, "P2");
    });
    table.play("play 15 right");
    assert!(table.refused("power 2").rule().is_some());
    // One that could do nothing cannot be used: nobody stands at a temple.
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.power(0, "P2");
    });
    assert_eq!(table.refused("power 1"), Illegal::PowerUseless);
}

#[test]
fn l3_13_passing() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.hand(0, "right", &["20", "07"]).hand(0, "left", &["05", "21"]);
    });
    table.play("pass");
    assert_eq!((table.hand(0, "right").len(), table.hand(0, "left").len()), (0, 2));
    assert_eq!(table.position()["discard"], json!(["07", "20"]));
    assert_eq!(table.position()["passed"], json!([0]));
    table.play("pass");
    assert_eq!(table.to_move(), 2);
    // It is chosen as long as there is something else to do, and has to be when nothing else is left.
    table.set(|scene| {
        scene.hand(2, "left", &["21", "05"]).seat(2, "power_used", json!(1));
    });
    assert_eq!(table.legal(), ["pass", "play 05 left"]);
    table.set(|scene| {
        scene.hand(2, "left", &["21"]);
    });
    assert_eq!(table.legal(), ["pass"]);
}

#[test]
fn l3_14_the_drafted_order_is_the_next() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.field("next_order", json!([2, 0, 1])).field("passed", json!([1, 2]));
    });
    table.play("pass");
    assert_eq!(table.position()["order"], json!([2, 0, 1]));
    assert_eq!(table.position()["next_order"], json!([null, null, null]));
    assert_eq!((table.position()["passed"].clone(), table.state.seat()), (json!([]), seat(2)));
}

#[test]
fn l3_15_permanent_cards_are_unused_again() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.field("passed", json!([1])).hand(0, "left", &["21*", "21"]).hand(1, "left", &["20*"]);
    });
    table.play("pass");
    assert_eq!((table.hand(0, "left"), table.hand(1, "left")), (vec!["21".into(), "21".into()], vec!["20".to_owned()]));
}

#[test]
fn l3_16_the_display_is_filled_up() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.field("passed", json!([1]));
        scene.position["display"]["cards"] = json!(["02", "17", "17", "18"]);
    });
    table.play("pass");
    let mut verbs = Vec::new();
    while matches!(table.phase(), Phase::Fill(_)) {
        let first = table.outcomes()[0].0.clone();
        verbs.push(first.split(' ').next().unwrap().to_owned());
        table.play(&first);
    }
    assert_eq!(verbs, [vec!["card"; 6], vec!["token"; 2], vec!["draw"; 4]].concat());
    assert_eq!(table.phase(), Phase::Draft);
}
