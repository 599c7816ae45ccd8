//! L7 and L9: the effects of cards and powers.

use serde_json::json;
use tikal::expedition::Treasure;
use tikal::legend::{Illegal, Phase};

use super::table::{Scene, Table, seat};

/// A turn of seat 0 of three with this card on the right.
fn with(card: &str, change: impl FnOnce(&mut Scene)) -> Table {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.hand(0, "right", &[card]);
        change(scene);
    });
    table
}

fn is_over(table: &Table) -> bool {
    table.phase() == Phase::Turn && table.to_move() == 1 && table.state.doing().is_none()
}

#[test]
fn l7_1_available_explorers_are_free_of_charge() {
    let mut table = with("09", |_| {});
    table.play("play 09 right; put explorer a6; put explorer a6");
    assert_eq!((table.state.reserve(seat(0)).explorers(), table.points()), (16, 0));
    table.refused("put leader a6");
}

#[test]
fn l7_2_every_step_is_optional() {
    let mut table = with("09", |_| {});
    table.play("play 09 right; put explorer a6; done");
    assert!(is_over(&table));
    // Over by itself as soon as nothing else is legal.
    let mut table = with("19", |_| {});
    table.play("play 19 right; slab c3 SE");
    assert!(is_over(&table));
}

#[test]
fn l7_3_a_private_collection() {
    let mut table = with("01-3", |_| {});
    table.play("play 01-3 right");
    assert!(is_over(&table));
    assert_eq!((table.state.treasures_of(seat(0), Treasure::ALL[2]), table.state.face_up(&table.rules)[2]), (2, 0));
}

#[test]
fn l7_4_a_digging_party_goes_to_one_ruin() {
    let mut table = with("03", |_| {});
    table.play("play 03 right");
    assert_eq!(table.legal(), ["done", "put explorer c3", "put explorer g4"]);
    table.play("put explorer g4");
    assert!(matches!(table.refused_by("put explorer c3", 7, 4), Illegal::OtherCell { .. }));
    table.play("put explorer g4; put explorer g4");
    assert!(is_over(&table) && table.pieces("g4", 0) == (3, 0));
}

#[test]
fn l7_5_finds_need_a_member_each() {
    let mut table = with("06", |scene| {
        scene.pieces(0, "c3", 1, 0).pieces(0, "g4", 2, 0);
    });
    table.play("play 06 right; dig c3; reveal 0");
    assert!(matches!(table.refused_by("dig c3", 7, 5), Illegal::TooFewMembers { need: 2, have: 1, .. }));
    table.play("dig g4; reveal 0; dig g4; reveal 0");
    assert!(is_over(&table));
    assert_eq!(table.state.treasures_of(seat(0), Treasure::ALL[0]), 3);
}

#[test]
fn l7_6_looking_once_a_round_for_each_card() {
    let mut table = with("20", |scene| {
        scene.hand(0, "left", &["07", "07"]);
    });
    table.play("look; show c3 3; show g4 3");
    assert_eq!(table.hand(0, "left"), ["07*", "07"]);
    assert_eq!(table.refused_by("look", 7, 6), Illegal::NothingToLookAt, "all were seen");
    let mut table = with("20", |_| {});
    assert_eq!(table.refused_by("look", 7, 6), Illegal::NoLook);
    table.set(|scene| {
        scene.hand(0, "left", &["07*"]);
    });
    assert_eq!(table.refused_by("look", 7, 6), Illegal::NoLook);
}

#[test]
fn l7_7_a_careful_dig() {
    // One treasure lies there: it is taken, and all is done.
    let mut table = with("08", |scene| {
        scene.stack("c3", json!([null]));
    });
    table.play("play 08 right; put explorer c3; show c3 2");
    assert_eq!(table.legal(), ["take 2"]);
    table.play("take 2");
    assert!(is_over(&table) && table.level("c3") == 0);
    // Two: the other counts as seen by the player alone, whoever had seen it.
    let mut table = with("08", |scene| {
        scene.stack("c3", json!([[4, [1, 2]], [5, [0, 1]]]));
    });
    table.play("play 08 right; put explorer c3; show c3 4; take 4");
    assert!(is_over(&table));
    let left = table.state.stack(&table.rules, table.cell("c3")).next().unwrap();
    assert_eq!(
        (left.kind(), left.is_seen_by(seat(0)), left.is_seen_by(seat(1))),
        (Some(Treasure::ALL[5]), true, false)
    );
    // Nothing has to be shown that was seen already.
    let mut table = with("08", |scene| {
        scene.stack("c3", json!([[4, [0]], [4, [0, 1]]]));
    });
    table.play("play 08 right");
    assert!(table.legal().contains(&"done".to_owned()));
    table.play("put explorer c3");
    assert_eq!((table.phase(), table.legal()), (Phase::Effect, vec!["take 4".to_owned()]));
    table.refused_by("take 5", 7, 7);
    table.refused_by("stack 4 4", 7, 7);
}

#[test]
fn l7_8_a_temple_party() {
    let mut table = with("09", |scene| {
        scene.guard("d5", 1, "leader");
    });
    table.play("play 09 right; put explorer d5; put explorer h1");
    assert!(is_over(&table) && table.pieces("d5", 0) == (1, 0), "guarded ones too");
    let mut table = with("09", |_| {});
    table.play("play 09 right");
    table.refused_by("put explorer c3", 7, 8);
}

#[test]
fn l7_9_a_work_gang_at_one_temple() {
    let mut table = with("10", |scene| {
        scene.pieces(0, "d5", 2, 0).pieces(0, "h1", 1, 0).pieces(0, "e6", 1, 0).guard("e6", 1, "explorer");
    });
    table.play("play 10 right");
    assert_eq!(table.legal_with("uncover"), ["uncover d5", "uncover h1"]);
    let both = table.state;
    table.play("uncover d5");
    table.refused_by("uncover h1", 7, 9);
    table.play("uncover d5");
    assert!(is_over(&table) && table.level("d5") == 5);
    table.state = both;
    table.play("uncover h1");
    assert!(is_over(&table), "the second needs two members");
}

#[test]
fn l7_10_work_gangs_at_several_temples() {
    let mut table = with("11", |scene| {
        scene.pieces(0, "d5", 2, 0).pieces(0, "h1", 1, 0).pieces(0, "e6", 1, 0).pieces(0, "a6", 0, 1);
    });
    table.play("play 11 right; uncover d5");
    assert!(matches!(table.refused_by("uncover d5", 7, 10), Illegal::SameTemple { .. }));
    table.play("uncover h1; uncover a6");
    assert!(is_over(&table) && table.level("d5") == 4);
}

#[test]
fn l7_11_a_tent_is_built_or_moved() {
    let mut table = with("12", |_| {});
    table.play("play 12 right; camp b6");
    assert!(is_over(&table));
    let mut table = with("14", |scene| {
        scene.camp("b6", 0).camp("e5", 0);
    });
    table.play("play 14 right");
    table.refused_by("camp d3", 5, 3);
    assert_eq!(table.legal(), ["camp b6 d3", "camp e5 d3", "done"]);
    table.play("camp e5 d3; put explorer d3; put leader d3");
    assert!(is_over(&table) && table.pieces("d3", 0) == (1, 1));
    assert_eq!((table.state.camp(table.cell("e5")), table.state.camp(table.cell("d3"))), (None, Some(seat(0))));
    let mut table = with("13", |_| {});
    table.play("play 13 right");
    table.refused_by("camp b6 e5", 7, 11);
    table.refused_by("put explorer b6", 7, 11);
}

#[test]
fn l7_12_recruiting_by_cards() {
    let mut table = with("15", |_| {});
    table.play("play 15 right");
    table.refused_by("recruit leader", 7, 12);
    table.play("recruit explorer; recruit explorer; recruit explorer; recruit explorer");
    assert!(is_over(&table) && table.state.unavailable(seat(0)).explorers() == 8);
    let mut table = with("16", |_| {});
    table.play("play 16 right; recruit leader; recruit explorer");
    assert!(is_over(&table));
    assert_eq!((table.state.reserve(seat(0)).explorers(), table.state.reserve(seat(0)).leaders()), (19, 2));
}

#[test]
fn l7_13_an_airlift_from_one_hex_to_one() {
    let mut table = with("17", |scene| {
        scene.pieces(0, "c3", 2, 1).pieces(0, "a7", 1, 0);
    });
    table.play("play 17 right");
    assert_eq!(table.legal_with("jump").len(), 3 * 59);
    table.play("jump leader c3 f5");
    assert_eq!(table.legal(), ["done", "jump explorer c3 f5"]);
    table.play("jump explorer c3 f5; jump explorer c3 f5");
    assert!(is_over(&table) && table.pieces("f5", 0) == (2, 1));
}

#[test]
fn l7_14_a_forced_march_of_five_slabs() {
    let mut table = with("18", |scene| {
        scene.pieces(0, "a7", 1, 0).camp("e5", 0).tile("A3", "c7", 1);
    });
    table.play("play 18 right; move explorer a7 b7; move explorer b7 c7");
    assert!(matches!(table.refused_by("move explorer c7 b7", 7, 14), Illegal::NotEnoughSteps { need: 2, have: 1 }));
    table.play("move explorer c7 d6");
    assert!(is_over(&table));
    let mut table = with("18", |scene| {
        scene.pieces(0, "a7", 1, 0).camp("e5", 0);
    });
    table.play("play 18 right; transfer explorer a7 e5");
    assert_eq!(table.state.doing().unwrap().left, 4);
}

#[test]
fn l7_15_a_path_builder() {
    let mut table = with("19", |scene| {
        scene.field("slab_tokens", json!(["c3 SE", "c3 SE"]));
    });
    table.play("play 19 right; slab c3 SE d4 S");
    assert_eq!(table.position()["slab_tokens"], json!(["c3 SE", "d4 S"]));
    assert!(is_over(&table));
}

#[test]
fn l7_16_cooks_and_mules_are_never_played() {
    let table = with("21", |_| {});
    table.refused_by("play 21 right", 3, 10);
}

#[test]
fn l7_17_card_tiles() {
    let mut table = with("22-1", |_| {});
    table.play("play 22-1 right");
    assert!(table.legal_with("place").iter().all(|text| text.starts_with("place T1 ")));
    table.play("done");
    assert!(is_over(&table));
    // Two volcanoes: after them the card has no effect.
    let mut table = with("24", |scene| {
        scene.tile("V1", "c1", 0).tile("V2", "e1", 0);
    });
    table.play("play 24 right");
    assert!(is_over(&table));
    let mut table = with("23", |scene| {
        scene.tile("L1", "c1", 0);
    });
    table.play("play 23 right");
    assert!(table.legal_with("place").iter().all(|text| text.starts_with("place L2 ")));
    table.refused_by("place L1 e1 0", 7, 17);
}

#[test]
fn l9_1_the_powers_are_the_listed_ones() {
    let table = Table::begun(2);
    let list = super::l1_l2_material::rows(include_str!("powers.csv"));
    for (index, row) in list.into_iter().enumerate() {
        let power = &table.rules.powers()[index / 3];
        assert_eq!((power.name.as_str(), power.effects[index % 3].key()), (row["id"], row["key"]));
        let numbers = super::l1_l2_material::numbers(&table.rules, power.effects[index % 3]);
        assert_eq!(numbers, (row["a"].to_owned(), row["b"].to_owned()), "{row:?}");
    }
}

#[test]
fn l9_2_points_deployment_and_exchange() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.power(0, "P3").power(1, "P1").camp("b6", 0);
    });
    table.play("power 3; enter explorer a7; enter leader b6; enter explorer a7; enter explorer a7");
    assert_eq!(table.phase(), Phase::Turn);
    table.set(|scene| {
        scene.seat(0, "power_used", json!(null)).act(0, 0);
        scene.treasures(0, 0, 1).treasures(0, 1, 1).treasures(1, 1, 1);
    });
    table.play("power 2; exchange 0 1 1");
    assert_eq!((table.phase(), table.points()), (Phase::Act, 0));
    table.set(|scene| {
        scene.power(0, "P7").seat(0, "power_used", json!(null)).act(0, 2);
    });
    table.play("power 3");
    assert_eq!(table.points(), 6);
}

#[test]
fn l9_3_after_a_power_the_game_goes_on_where_it_was() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.power(0, "P7").power(1, "P1").pieces(0, "c3", 1, 0).act(0, 3);
    });
    table.play("power 1; dig c3; reveal 2");
    assert_eq!((table.phase(), table.points(), table.to_move()), (Phase::Act, 3, 0));
    assert_eq!(table.state.worked(table.cell("c3")), 0);
}
