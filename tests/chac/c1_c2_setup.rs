//! C1 and C2: the material and the setup.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tikal::game::{Actor, Game, Rules as _};

use super::table::{DEALT, Rules, Scene, TEMPLE, Table, begun, evenly, seat, squares, ways, weighted};

/// Turns all tiles but these; the tiles left down bear the trapped numbers.
fn turn_all_but(scene: &mut Scene, down: [&str; 4]) {
    let tiles = (1..=14).map(|tile| format!("l{tile}")).filter(|tile| !down.contains(&tile.as_str()));
    for (number, tile) in (5..).zip(tiles) {
        scene.turned(&tile, "up", number);
    }
}

#[test]
fn c1_1_sixty_squares_are_joined_as_the_board_shows() {
    assert_eq!(squares().len(), 60);
    let mut walked = BTreeSet::new();
    for down in [["l1", "l2", "l3", "l4"], ["l11", "l12", "l13", "l14"]] {
        for (square, kind) in squares() {
            if kind == "out" || down.contains(&square) || square == "c0" {
                continue;
            }
            let mut table = Table::acting(2);
            table.set(|scene| {
                turn_all_but(scene, down);
                // What was drawn from the tiles does not matter here: none is empty.
                scene.at(0, square).act(0, 2);
            });
            let joined = ways().into_iter().filter(|way| way.0 == square && way.1 != "c0").map(|way| way.1);
            let expected: BTreeSet<String> = joined.map(|to| format!("step {to}")).collect();
            assert_eq!(table.legal_with("step").into_iter().collect::<BTreeSet<_>>(), expected, "from {square}");
            walked.extend(expected.into_iter().map(|step| format!("{square} {step}")));
        }
    }
    // All ways but those of the boulder's first square.
    assert_eq!(walked.len(), ways().len() - 2);
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.boulder(1).at(0, "c3").act(0, 2));
    table.refused_by("step c0", "C4.1");
}

#[test]
fn c1_1_five_alcoves_lie_beside_corridor_squares() {
    let beside = |square: &str| !Table::on(square, 1).legal_with("pick").is_empty();
    let found: Vec<_> = squares().into_iter().filter(|(_, kind)| *kind == "corridor").map(|(name, _)| name).collect();
    let found: Vec<_> = found.into_iter().filter(|name| *name != "c0" && beside(name)).collect();
    assert_eq!(found, ["c6", "c7", "c10", "c11", "c24"]);
}

#[test]
fn c1_2_twelve_adventurers_two_of_each_ability() {
    let mut table = Table::new(2);
    table.play("trap 1; trap 2; trap 3; trap 4");
    assert_eq!(table.outcomes(), evenly("deal", DEALT.as_flattened()));
    let abilities = [
        ("sprint", ["lea", "martin"]),
        ("endurance", ["bill", "mustafa"]),
        ("linguistics", ["trevor", "arely"]),
        ("swim", ["puccio", "tatiana"]),
        ("lockpick", ["markus", "len"]),
        ("leap", ["nicole", "vincent"]),
    ];
    for (ability, adventurers) in abilities {
        for adventurer in adventurers {
            let mut table = Table::with(adventurer, "c6", 2);
            table.set(|scene| _ = scene.field("lock", json!([1, 1, 2, 5, 6])));
            let mut offered: BTreeSet<&str> = BTreeSet::new();
            let acting = table.legal();
            table.set(|scene| _ = scene.cards(0, &["zone1 3"]).load(0));
            let loading = table.legal();
            table.set(|scene| _ = scene.cards(0, &["zone1 3", "zone1 3", "zone1 3"]).at(0, "r5").act(0, 1));
            table.play("climb; roll 1 5");
            let swimming = table.legal();
            for (other, _) in abilities {
                let is_offered = |list: &[String]| list.iter().any(|text| text.split(' ').next() == Some(other));
                if [&acting, &loading, &swimming].into_iter().any(|list| is_offered(list)) {
                    offered.insert(other);
                }
            }
            assert_eq!(offered, BTreeSet::from([ability]), "{adventurer}");
        }
    }
}

#[test]
fn c1_3_five_dice_and_eighteen_wall_cards() {
    let mut table = Table::chosen(2, 0);
    assert_eq!(table.outcomes().len(), 252);
    assert_eq!(table.field("roll"), json!({"for": "actions", "count": 5}));
    table.play("roll 1 1 1 1 1; end; end");
    assert_eq!(table.outcomes(), weighted("wall", &[("none", 13), ("left", 2), ("right", 2), ("both", 1)]));
}

#[test]
fn c1_4_decks_of_ten_and_five_alcoves() {
    let room = [("chest", 1), ("1", 1), ("2", 2), ("3", 3), ("4", 2), ("5", 1)];
    for zone in ["z1", "z2", "z3", "z4"] {
        let mut table = Table::on(zone, 1);
        table.play("search");
        assert_eq!(table.field("target"), json!(zone.replace('z', "zone")));
        assert_eq!(table.outcomes(), weighted("draw", &room), "{zone}");
    }
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.turned("l5", "up", 9).at(0, "l5").act(0, 1));
    table.play("search");
    assert_eq!(table.outcomes(), weighted("draw", &room));
    let mut table = Table::on("r2", 1);
    table.play("search");
    assert_eq!(table.outcomes(), weighted("draw", &[("chest", 1), ("2", 3), ("3", 3), ("4", 3)]));
    for (square, roll, value) in [
        ("c6", "1 2 3 3 3", 4),
        ("c7", "1 2 3 3 3", 4),
        ("c10", "1 1 1 2 3", 4),
        ("c11", "1 2 3 6 6", 4),
        ("c24", "1 2 3 4 5", 6),
    ] {
        let mut table = Table::on(square, 1);
        table.play(&format!("pick; roll {roll}"));
        assert_eq!(table.cards(0), [format!("alcove {value}")], "{square}");
    }
}

#[test]
fn c1_5_which_glyph_bears_which_number_is_open_in_every_game() {
    let mut table = Table::on("z1", 1);
    table.play("decipher");
    assert_eq!(table.outcomes(), evenly("clue", 1..=14));
    let mut table = Table::on("c4", 2);
    assert_eq!(table.tile("l3"), json!({"glyph": 3, "face": "down", "number": null, "checked": []}));
    table.play("step l3");
    assert_eq!(table.outcomes(), evenly("turn", 1..=14));
}

#[test]
fn c1_6_two_to_six_players_and_five_planks() {
    assert_eq!(TEMPLE.players(), 2..=6);
    let rules: &Rules = &TEMPLE;
    assert!(rules.colours().len() >= 6);
    for players in 2..=6 {
        let table = Table::new(players);
        assert_eq!(table.field("players"), json!(players));
        assert_eq!(table.field("planks"), json!(5));
        assert_eq!(table.field("seats").as_array().unwrap().len(), usize::from(players));
    }
    let mut table = Table::chosen(6, 4);
    table.play("roll 1 1 1 1 1");
    let mut order = Vec::new();
    for _ in 0..6 {
        order.push(table.to_move());
        table.play("end");
    }
    assert_eq!(order, [4, 5, 0, 1, 2, 3]);
}

#[test]
fn c2_1_the_board_before_the_first_action() {
    let table = Table::new(3);
    let position = table.position();
    assert_eq!(position["boulder"], json!(0));
    assert_eq!(position["covered"], json!(true));
    assert_eq!(position["open"], json!([]));
    let walls = json!({"left": 0, "right": 0, "met": false, "turned": 0,
        "deck": {"none": 13, "left": 2, "right": 2, "both": 1}});
    assert_eq!(position["walls"], walls);
    for deck in ["zone1", "zone2", "zone3", "zone4", "lava", "river"] {
        assert_eq!(position["decks"][deck]["left"], json!(10), "{deck}");
    }
    assert_eq!(position["alcoves"], json!({"k1": true, "k2": true, "k3": true, "k4": true, "k5": true}));
    assert_eq!((&position["phase"], &position["to_move"]), (&json!("trap"), &json!("chance")));
}

#[test]
fn c2_2_four_different_numbers_are_trapped_and_public() {
    let mut table = Table::new(2);
    assert_eq!(table.outcomes(), evenly("trap", 1..=14));
    table.play("trap 7");
    assert_eq!(table.outcomes(), evenly("trap", (1..=14).filter(|&number| number != 7)));
    table.refused("trap 7");
    table.play("trap 14; trap 1");
    assert_eq!(table.outcomes().len(), 11);
    table.play("trap 2");
    for viewer in [None, Some(0), Some(1)] {
        let clues = table.seen(viewer)["clues"].take();
        let numbers: Vec<_> = clues.as_array().unwrap().iter().map(|clue| clue["number"].clone()).collect();
        assert_eq!(numbers, [7, 14, 1, 2]);
        assert!(clues.as_array().unwrap().iter().all(|clue| clue["glyph"] == Value::Null && clue["seen"] == json!([])));
    }
    assert_eq!(table.phase(), "deal");
}

#[test]
fn c2_3_the_first_player_is_chosen_in_the_setup() {
    for first in 0..4 {
        let mut table = Table::first(4, first);
        assert_eq!(table.field("first"), json!(first));
        assert_eq!(Game::seat(&table.state), Some(seat(first)));
        assert_eq!(Game::setup(&table.state, &TEMPLE), Game::setup(&begun(4, first), &TEMPLE));
        table = Table::dealt(4, first);
        assert_eq!(table.to_move(), first);
    }
    let setup = serde_json::from_value(json!({"first": 3})).unwrap();
    assert!(tikal::chac::State::check_setup(&TEMPLE, 3, &setup).is_err());
    assert!(tikal::chac::State::check_setup(&TEMPLE, 7, &setup).is_err());
}

#[test]
fn c2_4_two_adventurers_are_dealt_to_each_seat_from_seat_0() {
    let mut table = Table::first(3, 2);
    table.play("trap 1; trap 2; trap 3; trap 4");
    let all = DEALT.as_flattened();
    for dealt in 0..6 {
        assert_eq!(Game::seat(&table.state), Some(seat(dealt / 2)));
        assert_eq!(table.outcomes(), evenly("deal", &all[dealt..]));
        table.play(&format!("deal {}", all[dealt]));
    }
    assert_eq!(table.phase(), "choose");
    for viewer in [None, Some(0)] {
        assert_eq!(table.seen(viewer)["seats"][1]["dealt"], json!(["martin", "len"]), "all public");
    }
    table.refused("deal bill");
}

#[test]
fn c2_5_each_chooses_in_table_order_who_goes_in_first() {
    let mut table = Table::dealt(3, 1);
    assert_eq!((table.to_move(), table.legal()), (1, vec!["choose len".to_owned(), "choose martin".to_owned()]));
    table.refused_by("choose lea", "C2.5");
    table.play("choose len");
    assert_eq!(table.seen(Some(2))["seats"][1]["adventurer"], json!("len"), "later ones see it");
    assert_eq!((table.status(1), table.place(1)), ("in".to_owned(), "entrance".to_owned()));
    assert_eq!(table.of_seat(1, "substitute"), json!("martin"));
    assert_eq!((table.to_move(), table.status(0)), (2, "waiting".to_owned()));
    table.play("choose trevor; choose markus");
    assert_eq!(table.of_seat(0, "substitute"), json!("lea"));
    assert_eq!((table.field("round"), table.state.actor()), (json!(1), Actor::Chance));
}
