//! C8 to C10: the river, the bridge, the abilities.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::table::{TREASURES, Table, evenly, squares, ways};

/// A turn on the last square of the river with so many treasures.
fn climbing(adventurer: &str, treasures: usize, actions: u8) -> Table {
    let mut table = Table::with(adventurer, "r5", actions);
    table.set(|scene| _ = scene.cards(0, &TREASURES[..treasures]));
    table
}

#[test]
fn c8_1_with_the_current_alone() {
    let mut table = Table::on("c14", 5);
    assert_eq!(table.legal_with("step"), ["step B", "step c13", "step c15", "step r1"]);
    table.play("step r1");
    for (square, next) in [("r1", "r2"), ("r2", "r3"), ("r3", "r4"), ("r4", "r5")] {
        assert_eq!((table.place(0), table.legal_with("step")), (square.to_owned(), vec![format!("step {next}")]));
        table.play(&format!("step {next}"));
    }
    assert!(table.legal_with("step").is_empty());
    // No place for sprint or leap.
    for (adventurer, ability) in [("lea", "sprint"), ("nicole", "leap")] {
        for square in ["r1", "r2", "r3", "r4", "r5"] {
            assert!(Table::with(adventurer, square, 3).legal_with(ability).is_empty(), "{ability} from {square}");
        }
    }
    Table::with("lea", "r1", 3).refused("sprint r2");
}

#[test]
fn c8_2_one_search_a_square_and_none_on_the_last() {
    let mut table = Table::on("c14", 5);
    table.refused("search");
    table.play("step r1; search; draw 4");
    assert_eq!((table.of_seat(0, "searched"), table.cards(0)), (json!(true), vec!["river 4".to_owned()]));
    table.refused_by("search", "C8.2");
    // Not in the next turn either, before it has moved.
    table.play("end; end; wall none; wall none; wall none; roll 1");
    table.play("ready; roll 6 6 6 6 6; end");
    assert_eq!(table.to_move(), 0);
    table.refused_by("search", "C8.2");
    table.play("step r2");
    assert_eq!(table.of_seat(0, "searched"), json!(false));
    assert_eq!(table.legal_with("search"), ["search"]);
    // Somebody else may search on the same square.
    let mut table = Table::on("r2", 2);
    table.set(|scene| _ = scene.at(1, "r2"));
    table.play("search; draw 2; end; search; draw 2");
    Table::on("r5", 2).refused("search");
    assert_eq!(table.seen(Some(0))["seats"][1]["cards"], json!([["river", null]]));
}

#[test]
fn c8_3_a_climb_rolls_as_many_dice_as_the_load_level() {
    for (treasures, level) in [(0, 2), (4, 3), (9, 4), (12, 5)] {
        let mut table = climbing("nicole", treasures, 2);
        assert_eq!(table.legal(), ["climb", "end"]);
        table.play("climb");
        assert_eq!((table.field("roll"), table.actions_left()), (json!({"for": "water", "count": level}), 1));
        table.play(&format!("roll{}", " 2".repeat(level)));
        assert_eq!((table.place(0), table.phase()), ("c30".to_owned(), "act".to_owned()));
        table.play("step c31");
    }
    // Treasures taken this turn count.
    let mut table = climbing("nicole", 3, 3);
    table.set(|scene| _ = scene.at(0, "r4"));
    table.play("search; draw 3; step r5; climb");
    assert_eq!(table.field("roll")["count"], json!(3));
    // Nobody is forced to climb, and who stays is not swept away.
    let mut table = climbing("nicole", 0, 3);
    table.play("end; end; wall none; wall none; wall none; roll 1");
    assert_eq!((table.place(0), table.status(0)), ("r5".to_owned(), "in".to_owned()));
    Table::on("r4", 3).refused_by("climb", "C8.3");
    Table::on("c30", 3).refused_by("climb", "C8.3");
}

#[test]
fn c8_3_not_while_the_boulder_lies_on_the_landing_square() {
    let mut table = Table::on("r5", 3);
    table.set(|scene| _ = scene.boulder(30).at(1, "r4"));
    assert_eq!(table.legal(), ["end"]);
    table.refused_by("climb", "C8.3");
}

#[test]
fn c8_4_without_enough_treasures_the_adventurer_is_lost_at_once() {
    for (adventurer, treasures, roll, is_asked) in [
        ("nicole", 2, "1 5", false),
        ("nicole", 3, "1 5", true),
        ("nicole", 5, "1 1 5", false),
        ("nicole", 6, "1 1 5", true),
        ("puccio", 0, "1 5", true),
        ("puccio", 2, "1 1", false),
        ("puccio", 3, "1 1", true),
        ("puccio", 5, "1 1 1", false),
        ("puccio", 6, "1 1 1", true),
    ] {
        let mut table = climbing(adventurer, treasures, 2);
        table.play(&format!("climb; roll {roll}"));
        let case = format!("{adventurer} with {treasures}: {roll}");
        assert_eq!(table.phase() == "rescue", is_asked, "{case}");
        assert_eq!(table.status(0), if is_asked { "in" } else { "lost" }, "{case}");
        if is_asked {
            let ones = roll.matches('1').count();
            assert_eq!(table.field("rescue"), json!({"ones": ones, "to_leave": 0, "rerolled": false}), "{case}");
            assert_eq!(table.legal_with("swim").len(), usize::from(adventurer == "puccio"), "{case}");
            assert_eq!(table.legal_with("leave").is_empty(), treasures < 3 * ones, "{case}");
            assert_eq!(table.legal_with("fall"), ["fall"], "{case}");
            table.play("fall");
            assert_eq!((table.status(0), table.to_move(), table.cards(0).len()), ("lost".to_owned(), 1, 0), "{case}");
        }
    }
    // A swimmer that has swum is one like the others.
    let mut table = climbing("puccio", 0, 2);
    table.set(|scene| _ = scene.seat(0, "ability_used", json!(true)));
    table.play("climb; roll 1 5");
    assert_eq!(table.status(0), "lost");
}

#[test]
fn c8_5_the_treasures_are_left_one_by_one() {
    let mut table = climbing("nicole", 6, 2);
    table.play("climb; roll 1 1 4");
    assert_eq!(table.legal(), ["fall", "leave zone1 1", "leave zone1 2", "leave zone1 3"]);
    table.play("leave zone1 1");
    assert_eq!(table.field("rescue"), json!({"ones": 2, "to_leave": 5, "rerolled": false}));
    assert_eq!(table.legal(), ["leave zone1 2", "leave zone1 3"], "once begun all go");
    table.refused_by("fall", "C8.5");
    table.play("leave zone1 2; leave zone1 2; leave zone1 3; leave zone1 3");
    assert_eq!(table.legal(), ["leave zone1 3"]);
    table.play("leave zone1 3");
    assert_eq!((table.field("roll"), table.cards(0).len()), (json!({"for": "water", "count": 2}), 0));
    assert_eq!(table.field("discard").as_array().unwrap().len(), 6);
    table.play("roll 2 2");
    assert_eq!((table.place(0), table.field("rescue"), table.actions_left()), ("c30".to_owned(), Value::Null, 1));
}

#[test]
fn c8_5_after_the_second_roll_only_swimming_helps() {
    for (adventurer, roll, is_asked) in
        [("nicole", "1 4", false), ("puccio", "1 4", true), ("puccio", "1 1", false), ("nicole", "1 1", false)]
    {
        let mut table = climbing(adventurer, 12, 2);
        table.play("climb; roll 1 1 3 4 5");
        for _ in 0..6 {
            let card = table.legal_with("leave")[0].clone();
            table.play(&card);
        }
        table.play(&format!("roll {roll}"));
        assert_eq!(table.phase() == "rescue", is_asked, "{adventurer} {roll}");
        if is_asked {
            assert_eq!(table.legal(), ["fall", "swim"], "no more treasures are left");
            assert_eq!(table.field("rescue"), json!({"ones": 1, "to_leave": 0, "rerolled": true}));
            table.play("swim");
            assert_eq!((table.place(0), table.of_seat(0, "ability_used")), ("c30".to_owned(), json!(true)));
        } else {
            assert_eq!(table.status(0), "lost");
        }
    }
}

#[test]
fn c9_1_going_onto_the_bridge_tests_it_and_leaving_does_not() {
    for (from, to) in [("c19", "c28"), ("c28", "c19")] {
        let mut table = Table::on(from, 5);
        table.play("step bridge");
        assert_eq!(table.field("roll"), json!({"for": "bridge", "count": 5}));
        table.play(&format!("roll 1 2 3 4 5; step {to}"));
        assert_eq!((table.phase(), table.field("planks"), table.place(0)), ("act".to_owned(), json!(4), to.to_owned()));
        table.play("step bridge");
        assert_eq!(table.field("roll")["count"], json!(4));
    }
    for (adventurer, action, from) in
        [("lea", "sprint bridge", "c19"), ("nicole", "leap bridge", "c20"), ("nicole", "leap bridge", "c29")]
    {
        let mut table = Table::with(adventurer, from, 1);
        table.play(action);
        assert_eq!(table.field("roll")["for"], json!("bridge"), "{action}");
    }
}

#[test]
fn c9_2_every_die_below_the_load_breaks_a_plank() {
    // Level 2: a 1 breaks, a 2 does not.
    let mut table = Table::on("c19", 3);
    table.play("step bridge; roll 1 1 2 2 2");
    assert_eq!((table.field("planks"), table.actions_left()), (json!(3), 2));
    // If none is left everybody on it is lost, in whosever turn.
    let mut table = Table::acting(3);
    table.set(|scene| _ = scene.planks(2).at(0, "c19").at(1, "bridge").cards(1, &["zone1 4"]).at(2, "c28").act(0, 3));
    table.play("step bridge; roll 1 3");
    assert_eq!(
        (table.field("planks"), table.status(0), table.status(1)),
        (json!(0), "lost".to_owned(), "lost".to_owned())
    );
    assert_eq!((table.to_move(), table.status(2)), (2, "in".to_owned()), "who is lost has no turn any more");
    assert_eq!(table.field("discard"), json!([{"deck": "zone1", "value": "4", "by": 1}]));
    table.set(|scene| _ = scene.act(2, 1));
    table.refused_by("step bridge", "C4.4");
}

#[test]
fn c9_3_a_jump_is_the_same_test() {
    let mut table = Table::on("bridge", 3);
    assert_eq!(table.legal(), ["end", "jump", "step c19", "step c28"]);
    table.play("jump");
    assert_eq!((table.field("roll"), table.actions_left()), (json!({"for": "bridge", "count": 5}), 2));
    table.play("roll 1 1 1 1 6");
    assert_eq!((table.field("planks"), table.place(0)), (json!(1), "bridge".to_owned()));
    table.play("jump; roll 1");
    assert_eq!((table.status(0), table.to_move(), table.field("planks")), ("lost".to_owned(), 1, json!(0)));
    Table::on("c19", 3).refused_by("jump", "C9.3");
}

#[test]
fn c9_4_the_load_is_the_sum_of_all_on_the_bridge() {
    // Levels 2, 3 and, with endurance, 1.
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.round(2).at(0, "c19").at(1, "bridge").cards(1, &TREASURES[..5]).at(2, "bridge");
        scene.who(2, "bill").seat(2, "rested", json!(true)).seat(2, "ability_used", json!(true)).act(0, 2);
    });
    table.play("step bridge; roll 2 4 5 6 6");
    assert_eq!(table.field("planks"), json!(2));
}

#[test]
fn c10_1_lockpicking_takes_the_one_number_that_is_missing() {
    for (square, lock, is_possible) in [
        ("c6", [1, 1, 2, 5, 6], true),
        ("c6", [1, 1, 5, 5, 6], false),
        ("c6", [2, 3, 4, 4, 4], true),
        ("c24", [1, 2, 3, 4, 6], true),
        ("c24", [1, 2, 3, 3, 6], false),
    ] {
        let mut table = Table::with("len", square, 0);
        table.set(|scene| _ = scene.field("lock", json!(lock)));
        assert_eq!(!table.legal_with("lockpick").is_empty(), is_possible, "{lock:?}");
        if is_possible {
            table.play("lockpick");
            assert_eq!((table.cards(0).len(), table.of_seat(0, "ability_used")), (1, json!(true)));
        } else {
            table.refused_by("lockpick", "C10.1");
        }
    }
    let mut table = Table::with("len", "c6", 3);
    table.refused("lockpick");
    table.set(|scene| _ = scene.field("lock", json!([1, 1, 2, 5, 6])).seat(0, "ability_used", json!(true)));
    table.refused("lockpick");
    let mut table = Table::on("c6", 3);
    table.set(|scene| _ = scene.field("lock", json!([1, 1, 2, 5, 6])));
    table.refused("lockpick");
}

#[test]
fn c10_2_endurance_lowers_the_level_until_the_round_ends() {
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.round(2).who(0, "mustafa").cards(0, &TREASURES[..4]).at(0, "c19").load(0));
    table.play("endurance; ready; roll 1 2 2 2 2");
    // Level 3, less one: actions, and the bridge.
    assert_eq!((table.actions_left(), table.of_seat(0, "rested")), (4, json!(true)));
    table.play("step bridge; roll 1 1 2 2 2");
    assert_eq!(table.field("planks"), json!(3));
    table.play("end; end; wall none; wall none; wall none; roll 1 1");
    assert_eq!(table.of_seat(0, "rested"), json!(false));
    table.refused("endurance");
    table.play("ready; roll 2 2 2 3 3; end");
    assert_eq!(table.actions_left(), 2);
    // Climbing, and 1 at least.
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.round(2).who(0, "bill").at(0, "r5").load(0));
    table.play("endurance; ready; roll 1 1 1 1 1");
    assert_eq!(table.actions_left(), 5);
    table.play("climb");
    assert_eq!(table.field("roll"), json!({"for": "water", "count": 1}));
}

#[test]
fn c10_3_linguistics_looks_beneath_a_tile_beside_it() {
    let mut table = Table::with("arely", "c6", 0);
    assert_eq!(table.legal_with("linguistics"), ["linguistics l1"]);
    table.refused_by("linguistics l5", "C10.3");
    table.refused_by("linguistics c5", "C10.3");
    table.play("linguistics l1");
    assert_eq!((table.phase(), table.field("target")), ("read".to_owned(), json!("l1")));
    assert_eq!(table.outcomes(), evenly("read", 1..=14));
    table.play("read 12");
    assert_eq!(table.tile("l1"), json!({"glyph": 1, "face": "down", "number": 12, "checked": [0]}));
    assert_eq!(table.seen(Some(0))["tiles"]["l1"], table.tile("l1"));
    assert_eq!(table.seen(Some(1))["tiles"]["l1"], json!({"glyph": 1, "face": "down", "number": null, "checked": [0]}));
    assert_eq!((table.to_move(), table.actions_left()), (0, 0));
    table.refused("linguistics l1");
    // Not a tile that was turned, nor one that sunk; from within the room too.
    let mut table = Table::with("arely", "A", 0);
    table.set(|scene| _ = scene.turned("l1", "up", 9));
    assert_eq!(table.legal_with("linguistics"), ["linguistics l4"]);
    table.set(|scene| _ = scene.turned("l6", "up", 10).turned("l2", "sunk", 1).at(0, "l6"));
    assert_eq!(table.legal_with("linguistics"), ["linguistics l10", "linguistics l5", "linguistics l7"]);
    assert!(Table::with("arely", "c3", 5).legal_with("linguistics").is_empty());
}

#[test]
fn c10_4_swimming_takes_away_one_1() {
    let mut table = climbing("tatiana", 3, 2);
    table.play("climb; roll 1 1; swim");
    // The other 1 is still there: three treasures, or a fall.
    assert_eq!(table.field("rescue"), json!({"ones": 1, "to_leave": 0, "rerolled": false}));
    assert_eq!(table.legal_with("swim"), Vec::<String>::new());
    table.play("leave zone1 1; leave zone1 2; leave zone1 2; roll 6");
    assert_eq!(table.place(0), "c30");
    let mut table = climbing("tatiana", 0, 2);
    table.play("climb; roll 1 6; swim");
    assert_eq!((table.place(0), table.field("rescue"), table.actions_left()), ("c30".to_owned(), Value::Null, 1));
}

#[test]
fn c10_5_a_sprint_is_a_free_step() {
    let mut table = Table::with("martin", "c5", 0);
    assert_eq!(table.legal(), ["end", "sprint c4", "sprint c6", "sprint l2"]);
    table.play("sprint c6");
    assert_eq!((table.place(0), table.legal()), ("c6".to_owned(), vec!["end".to_owned()]));
    // Before, between and after actions; diving in and getting out.
    let mut table = Table::with("lea", "c13", 2);
    table.play("step c14; sprint r1");
    assert_eq!((table.place(0), table.actions_left()), ("r1".to_owned(), 1));
    assert_eq!(Table::with("lea", "c31", 0).legal_with("sprint"), ["sprint c30", "sprint out"]);
    let mut table = Table::with("lea", "c31", 0);
    table.play("sprint out");
    assert_eq!(table.status(0), "out");
    Table::with("lea", "c5", 2).refused("sprint c7");
}

#[test]
fn c10_6_a_leap_is_over_a_corner() {
    let (down, all) = (["l1", "l2", "l3", "l4"], ways());
    for (square, kind) in squares() {
        if kind == "out" || down.contains(&square) || square == "c0" {
            continue;
        }
        let mut table = Table::acting(2);
        table.set(|scene| {
            for number in 5..=14 {
                scene.turned(&format!("l{number}"), "up", number);
            }
            scene.who(0, "vincent").at(0, square).act(0, 1);
        });
        let mut expected = BTreeSet::new();
        let is_across = |way: &str| ["N", "S"].contains(&way);
        for first in all.iter().filter(|way| way.0 == square && kind != "river" && way.1 != "c0") {
            for second in all.iter().filter(|way| way.0 == first.1 && is_across(way.2) != is_across(first.2)) {
                if !["out", "c0"].contains(&second.1) {
                    expected.insert(format!("leap {}", second.1));
                }
            }
        }
        assert_eq!(table.legal_with("leap").into_iter().collect::<BTreeSet<_>>(), expected, "from {square}");
    }
}

#[test]
fn c10_6_the_square_between_does_nothing_but_has_to_exist() {
    let mut table = Table::with("nicole", "c4", 1);
    table.refused_by("leap c6", "C10.6");
    table.play("leap l2");
    assert_eq!((table.field("target"), table.tile("l3")["face"].clone()), (json!("l2"), json!("down")));
    table.play("turn 9");
    assert_eq!((table.actions_left(), table.legal()), (0, vec!["end".to_owned()]));
    // Over a sunk tile there is no way, beside it there is.
    let mut table = Table::with("nicole", "c4", 1);
    table.set(|scene| _ = scene.turned("l3", "sunk", 1));
    assert_eq!(table.legal_with("leap"), ["leap c2", "leap l2"]);
    let mut table = Table::with("nicole", "c7", 1);
    table.set(|scene| _ = scene.turned("l1", "sunk", 1).boulder(8));
    assert!(!table.legal().contains(&"leap c9".to_owned()), "over the boulder");
    let table = Table::with("nicole", "c4", 0);
    table.refused("leap l2");
}
