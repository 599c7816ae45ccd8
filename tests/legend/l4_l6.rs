//! L4 to L6: laying tiles, spending points, scoring.

use serde_json::json;
use tikal::expedition::Treasure;
use tikal::hex::Rotation;
use tikal::legend::{Buried, Event, Illegal, Phase};

use super::table::{Table, checked, in_the_box, seat};

#[test]
fn l4_1_a_drafted_tile_goes_anywhere_in_the_jungle() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.drafted_tile(0, "A3").pieces(0, "h6", 1, 0).field("slab_tokens", json!(["h6 NE"]));
    });
    // It touches no tile and needs no passage; members and slab tokens stay.
    table.play("place A3 h6 0");
    assert_eq!(table.pieces("h6", 0), (1, 0));
    assert_eq!(table.position()["slab_tokens"], json!(["h6 NE"]));
    table.set(|scene| {
        scene.drafted_tile(0, "A1").turn(0);
    });
    assert!(matches!(table.refused_by("place A1 h6 0", 4, 1), Illegal::CellTaken { .. }));
    assert!(matches!(table.refused_by("place A2 h5 0", 4, 1), Illegal::NotYourTile { .. }));
}

#[test]
fn l4_2_temples_show_their_value_and_ruins_are_filled() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.drafted_tile(0, "A2");
    });
    table.play("place A2 d4 0");
    assert!(table.events.contains(&Event::RuinFilled { ruin: table.cell("d4"), treasures: 4 }));
    assert!(table.state.stack(&table.rules, table.cell("d4")).all(Buried::is_unseen));
    // Where fewer treasures lie on no ruin, a ruin gets those.
    let mut def = in_the_box();
    for kind in &mut def.treasures.kinds[1..] {
        kind.hidden = 0;
    }
    def.treasures.kinds[0].hidden = 6;
    def.treasures.scores.extend([20, 25, 30]);
    let rules = checked(def);
    let state = tikal::legend::State::new(&rules, 2, &tikal::legend::Setup::default());
    let mut table = Table { rules, state, events: Vec::new() };
    table.deal_on();
    table.set(|scene| {
        scene.drafted_tile(0, "A2").turn(0);
    });
    table.play("place A2 d4 0");
    assert_eq!(table.level("d4"), 2);
}

#[test]
fn l4_3_a_volcano_of_the_deck_starts_a_scoring_round() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.drafted_tile(0, "D3").field("passed", json!([1]));
    });
    table.play("place D3 d4 0");
    assert_eq!(table.position()["scoring"], json!({"final": false, "order": [0, 1], "index": 0, "tile": "D3"}));
    table.play("end");
    assert_eq!(table.to_move(), 1, "who has passed scores too");
    table.play("end");
    assert_eq!((table.to_move(), table.phase(), table.state.scoring()), (0, Phase::Turn, None));
}

#[test]
fn l4_3_each_scores_at_the_end_of_its_own_turn_in_order() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.field("order", json!([2, 0, 1])).drafted_tile(0, "D3").turn(0);
        scene.pieces(0, "d5", 1, 0).pieces(2, "h1", 1, 0);
    });
    let scores = |table: &Table| [0, 1, 2].map(|number| table.state.score(seat(number)));
    let before = scores(&table);
    table.play("place D3 d4 0");
    assert_eq!(table.position()["scoring"]["order"], json!([0, 2, 1]));
    assert_eq!(scores(&table), before);
    table.play("end");
    assert_eq!((scores(&table), table.to_move()), ([before[0] + 3, before[1], before[2]], 2));
    table.play("end; enter explorer a7; end");
    assert_eq!(scores(&table), [before[0] + 3, before[1], before[2] + 4]);
    assert_eq!((table.to_move(), table.phase()), (1, Phase::Turn));
}

#[test]
fn l4_4_a_tile_without_a_place_is_discarded() {
    // A board with no room but the dotted hexes: every other jungle hex has a stronger member of another.
    let mut def = in_the_box();
    def.pieces.explorers = 50;
    def.unavailable.explorers = 0;
    let mut table = Table { rules: checked(def), ..Table::begun(2) };
    table.state = tikal::legend::State::new(&table.rules, 2, &tikal::legend::Setup::default());
    table.deal_on();
    table.set(|scene| {
        scene.drafted_tile(0, "B1");
    });
    assert!(matches!(table.refused_by("discard B1", 4, 4), Illegal::HasPlace { .. }));
    let free: Vec<String> = table
        .state
        .sites(&table.rules, seat(0))
        .into_iter()
        .map(|cell| table.rules.layout().name(cell).to_string())
        .collect();
    table.set(|scene| {
        for cell in &free {
            scene.pieces(1, cell, 1, 0);
        }
    });
    assert_eq!(table.legal_with("place").len(), 0);
    table.refused_by("pass", 3, 13);
    table.play("discard B1");
    assert!(table.state.scoring().is_none(), "a discarded volcano starts no scoring");
    assert_eq!(table.state.removed().last().copied(), table.rules.tile_named("B1"));
}

#[test]
fn l4_5_card_tiles_go_on_dotted_hexes() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.hand(0, "right", &["22-1"]).pieces(1, "a5", 1, 0);
    });
    table.play("play 22-1 right");
    assert!(matches!(table.refused_by("place T1 d4 0", 4, 5), Illegal::NotDotted { .. }));
    assert!(matches!(table.refused_by("place T1 a5 0", 4, 5), Illegal::NotFree { .. }));
    assert!(matches!(table.refused_by("place T1 c1 3", 4, 5), Illegal::NoAccess { .. }), "its slabs are to the north");
    assert!(matches!(table.refused("place T2 c1 0"), Illegal::NotThisTile { .. }));
    assert!(matches!(table.refused_by("place T1 c3 0", 4, 5), Illegal::CellTaken { .. }));
    table.play("place T1 c1 0");
    assert_eq!((table.level("c1"), table.to_move()), (5, 1));
}

#[test]
fn l4_6_rotations_that_look_the_same_count_once() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.drafted_tile(0, "B1");
    });
    assert_eq!(table.legal_with("place B1 d4"), ["place B1 d4 0"]);
    assert!(matches!(table.refused_by("place B1 d4 3", 4, 6), Illegal::RepeatedRotation { .. }));
    let lake = table.rules.tile(table.rules.tile_named("L1").unwrap());
    assert_eq!(lake.slabs.rotations().map(Rotation::index).collect::<Vec<_>>(), [0, 1, 2]);
}

fn spending(points: u8, change: impl FnOnce(&mut super::table::Scene)) -> Table {
    let mut table = Table::acting(2);
    table.set(|scene| {
        change(scene);
        scene.act(0, points);
    });
    table
}

#[test]
fn l5_1_entering() {
    let mut table = spending(1, |_| {});
    table.play("enter leader a7");
    assert_eq!((table.points(), table.pieces("a7", 0)), (0, (0, 1)));
    assert!(matches!(table.refused_by("enter explorer a7", 5, 1), Illegal::NotEnoughPoints { need: 1, have: 0, .. }));
    table.refused_by("enter leader a7", 5, 1);
}

#[test]
fn l5_2_moving_onto_any_hex() {
    // From the jungle d6 onto the lake, the volcano and the dotted d7 by slabs of tiles and tokens.
    let mut table = spending(9, |scene| {
        scene.pieces(0, "c3", 1, 0).field("slab_tokens", json!(["c2 S", "d6 S"])).pieces(0, "d6", 1, 0);
    });
    table.play("move explorer c3 c2");
    assert_eq!((table.pieces("c2", 0), table.points()), ((1, 0), 6), "onto a volcano, for 2 slabs and a token");
    table.play("move explorer d6 d7");
    assert_eq!((table.pieces("d7", 0), table.points()), ((1, 0), 5));
    assert!(matches!(table.refused_by("move explorer d7 f7", 5, 2), Illegal::NotNeighbours { .. }));
    table.refused_by("move leader d7 d6", 5, 2);
    // A way is paid in full in one turn: two slabs, one point.
    let table = spending(1, |scene| _ = scene.pieces(0, "a7", 1, 0));
    let refused = table.refused_by("move explorer a7 b7", 5, 2);
    assert!(matches!(refused, Illegal::NotEnoughPoints { need: 2, have: 1, .. }), "{refused:?}");
}

#[test]
fn l5_3_a_camp_needs_no_member() {
    let mut table = spending(10, |scene| {
        scene.pieces(1, "e5", 1, 0);
    });
    assert!(matches!(table.refused_by("camp e5", 5, 3), Illegal::NotFree { .. }));
    assert!(matches!(table.refused_by("camp d4", 5, 3), Illegal::NoClearing { .. }));
    table.play("camp b6; camp d3");
    assert_eq!(table.state.camps_left(seat(0)), 0);
    table.set(|scene| {
        scene.act(0, 5).pieces(1, "e5", 0, 0);
    });
    assert_eq!(table.refused_by("camp e5", 5, 3), Illegal::NoCampLeft { limit: 2 });
}

#[test]
fn l5_4_transfers_between_camps() {
    let table = spending(1, |scene| {
        scene.camp("b6", 0).pieces(0, "b6", 1, 0).camp("e5", 1).pieces(0, "e5", 1, 0);
    });
    assert_eq!(table.legal_with("transfer"), ["transfer explorer b6 a7"]);
    table.refused_by("transfer explorer e5 a7", 5, 4);
    table.refused_by("transfer explorer b6 b6", 5, 4);
    table.refused_by("transfer explorer a7 b6", 5, 4);
}

#[test]
fn l5_5_slab_tokens() {
    let mut table = spending(9, |_| {});
    table.refused_by("slab b6 S b6 NE", 5, 5);
    table.refused_by("slab a7 S", 5, 5);
    table.play("slab d3 NE; slab d3 NE");
    assert_eq!(table.position()["slab_tokens"], json!(["d3 NE", "d3 NE"]), "a side may stand twice");
    table.refused_by("slab c3 SE", 5, 5);
    table.refused_by("slab c3 SE d3 NE", 5, 5);
    table.play("slab d3 NE c3 SE");
    assert_eq!(table.position()["slab_tokens"], json!(["c3 SE", "d3 NE"]));
}

#[test]
fn l5_6_and_l5_7_recruiting_costs_two_and_five() {
    let mut table = spending(6, |_| {});
    table.play("recruit explorer");
    assert_eq!(table.points(), 4);
    assert!(matches!(table.refused_by("recruit leader", 5, 7), Illegal::NotEnoughPoints { need: 5, have: 4, .. }));
}

#[test]
fn l5_7_the_leader_is_recruited_once() {
    let mut table = spending(10, |_| {});
    table.play("recruit leader");
    assert_eq!(
        table.refused_by("recruit leader", 5, 7),
        Illegal::NoneToRecruit { piece: tikal::legend::Piece::Leader }
    );
}

#[test]
fn l5_8_uncovering() {
    let table = spending(10, |scene| {
        scene.pieces(0, "d5", 1, 0).pieces(1, "d5", 5, 0).guard("h1", 1, "explorer").pieces(0, "h1", 1, 0);
    });
    assert_eq!(table.legal_with("uncover"), ["uncover d5"], "one need not lead");
    assert!(matches!(table.refused_by("uncover h1", 5, 8), Illegal::Guarded { .. }));
    assert!(matches!(table.refused_by("uncover b6", 5, 8), Illegal::NoTemple { .. }));
    // The tier has to be in the supply: there is one of 10.
    let table = spending(10, |scene| {
        scene.value("d5", 10).value("e6", 9).pieces(0, "e6", 1, 0).pieces(0, "d5", 1, 0);
    });
    assert_eq!(table.refused_by("uncover e6", 5, 8), Illegal::NoTierLeft { tier: 10 });
    assert_eq!(table.refused_by("uncover d5", 5, 8), Illegal::NoTierLeft { tier: 11 });
}

#[test]
fn l5_9_guarding() {
    let mut table = spending(15, |scene| {
        scene.pieces(0, "d5", 3, 0).pieces(1, "d5", 2, 0).pieces(0, "h1", 1, 0).pieces(0, "e6", 1, 0);
    });
    table.refused_by("guard d5 leader", 5, 9);
    table.play("guard d5 explorer; guard h1 explorer");
    assert_eq!((table.state.out(seat(0)).explorers(), table.state.guards_set(seat(0))), (2, 2));
    assert_eq!(table.refused_by("guard e6 explorer", 5, 9), Illegal::NoGuardLeft { limit: 2 });
    let table = spending(5, |scene| {
        scene.pieces(0, "d5", 2, 0).pieces(1, "d5", 2, 0);
    });
    assert!(matches!(table.refused_by("guard d5 explorer", 5, 9), Illegal::NotStrongest { own: 2, best: 2, .. }));
}

#[test]
fn l5_10_an_emptied_ruin_is_a_clearing() {
    let mut table = spending(11, |scene| {
        scene.pieces(0, "c3", 2, 0);
    });
    table.play("dig c3; reveal 1; dig c3; reveal 1");
    assert!(matches!(table.refused_by("dig c3", 5, 10), Illegal::NoRuin { .. }));
    table.play("camp c3");
    assert_eq!((table.points(), table.state.treasures_of(seat(0), Treasure::ALL[1])), (0, 2));
    assert_eq!(table.position()["cells"].as_array().unwrap().iter().filter(|cell| cell["kind"] == "ruin").count(), 2);
}

#[test]
fn l5_11_exchanging_needs_as_many() {
    let mut table = spending(3, |scene| {
        scene.treasures(0, 0, 1).treasures(0, 2, 1).treasures(1, 2, 1).treasures(1, 3, 1);
    });
    // Of kind 3 the player has fewer; its own kind 2 can be taken for kind 0.
    assert_eq!(table.legal_with("exchange"), ["exchange 0 1 2"]);
    assert!(matches!(table.refused_by("exchange 0 1 3", 5, 11), Illegal::FewerOwned { own: 0, theirs: 1, .. }));
    table.refused_by("exchange 0 0 2", 5, 11);
    assert!(matches!(table.refused_by("exchange 5 1 2", 5, 11), Illegal::NotOwned { have: 0, .. }));
    table.play("exchange 0 1 2");
    assert_eq!((table.points(), table.state.treasures(&table.rules, seat(0))[2]), (0, 2));
}

#[test]
fn l5_12_who_keeps_some_gets_what_it_has_less_of() {
    let table = spending(3, |scene| {
        scene.treasures(0, 1, 2).treasures(0, 0, 1).treasures(0, 4, 1).treasures(1, 1, 2).treasures(1, 0, 1);
        scene.tile("A2", "d4", 0);
    });
    assert!(matches!(table.refused_by("exchange 0 1 1", 5, 12), Illegal::NotMoreOwned { .. }));
    assert_eq!(table.legal_with("exchange").iter().filter(|text| text.ends_with(" 1 1")).count(), 2);
}

#[test]
fn l5_13_camps_of_others_hinder_nobody() {
    let mut table = spending(2, |scene| {
        scene.camp("b6", 1).pieces(1, "b6", 5, 1).pieces(0, "a7", 1, 0);
    });
    table.play("move explorer a7 b6");
    assert!(matches!(table.refused_by("camp a7", 5, 13), Illegal::BaseCamp { .. }));
}

#[test]
fn l5_14_what_powers_and_cards_bring_does_not_count() {
    let mut table = spending(10, |scene| {
        scene.pieces(0, "d5", 2, 0).power(0, "P2");
    });
    table.play("uncover d5; power 1; uncover d5");
    assert_eq!((table.phase(), table.state.worked(table.cell("d5"))), (Phase::Act, 1));
    table.play("uncover d5");
    assert_eq!((table.level("d5"), table.points()), (6, 6));
}

#[test]
fn l6_1_a_scoring_turn_has_ten_points() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.drafted_tile(0, "B1").hand(0, "right", &["21"]).hand(0, "left", &["07"]);
        scene.hand(1, "left", &["05"]).power(1, "P7");
    });
    table.play("place B1 d4 0");
    assert_eq!(table.points(), 10);
    assert_eq!(table.refused_by("look", 6, 1), Illegal::NoLookInScoring);
    assert_eq!(table.hand(0, "right"), ["21"], "no bonus of cards");
    table.play("enter explorer a7; end");
    // Powers can be used.
    table.play("power 3");
    assert_eq!(table.points(), 14);
    table.refused_by("pass", 6, 1);
}

#[test]
fn l6_2_a_hex_is_held_by_who_leads_or_guards() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.pieces(0, "h1", 1, 0).pieces(1, "h1", 1, 0).guard("d5", 2, "explorer").pieces(0, "d5", 5, 0);
        scene.pieces(0, "e6", 0, 1).pieces(1, "e6", 2, 0);
    });
    let holds = |cell: &str, number: usize| table.state.holds(&table.rules, table.cell(cell), seat(number));
    assert!(!holds("h1", 0) && !holds("h1", 1), "a tie");
    assert!(!holds("d5", 0) && holds("d5", 2));
    assert!(holds("e6", 0) && !holds("e6", 1), "a leader counts three");
}

fn worth(change: impl FnOnce(&mut super::table::Scene)) -> u32 {
    let mut table = Table::acting(4);
    table.set(change);
    table.worth(0)
}

#[test]
fn l6_3_temples() {
    assert_eq!(worth(|scene| _ = scene.pieces(0, "d5", 1, 0).pieces(0, "h1", 1, 0)), 3 + 4);
}

#[test]
fn l6_4_high_temples() {
    for (value, high) in [(6, 0), (7, 5), (8, 6), (9, 8), (10, 10)] {
        assert_eq!(worth(|scene| _ = scene.pieces(0, "d5", 1, 0).value("d5", value)), u32::from(value) + high);
    }
}

#[test]
fn l6_5_volcanoes() {
    assert_eq!(worth(|scene| _ = scene.pieces(0, "f5", 1, 0).pieces(0, "c2", 1, 0)), 20);
}

#[test]
fn l6_6_jungle_and_clearings_times_temples() {
    let land = |scene: &mut super::table::Scene| {
        scene.pieces(0, "d5", 1, 0).pieces(0, "h1", 1, 0).pieces(0, "b6", 1, 0).pieces(0, "d1", 1, 0);
        scene.pieces(0, "d7", 1, 0).pieces(0, "a7", 1, 0);
    };
    assert_eq!(worth(land), 7 + 3 * 2, "the base camp does not count");
    assert_eq!(
        worth(|scene| _ = {
            land(scene);
            scene.camp("b6", 3)
        }),
        7 + 2 * 2
    );
    assert_eq!(worth(|scene| _ = scene.pieces(0, "b6", 1, 0).pieces(0, "d1", 1, 0)), 0, "no temple");
}

#[test]
fn l6_7_lakes_times_masks() {
    let water = |scene: &mut super::table::Scene| {
        scene.pieces(0, "f2", 1, 0).pieces(0, "b4", 1, 0).pieces(0, "c3", 1, 0).tile("A2", "d4", 0);
        scene.pieces(0, "d4", 1, 0).stack("d4", json!([])).stack("c3", json!([null, null]));
    };
    assert_eq!(worth(water), 2 * (1 + 4));
    assert_eq!(
        worth(|scene| _ = {
            water(scene);
            scene.camp("d4", 2)
        }),
        2
    );
}

#[test]
fn l6_8_sets_of_treasures() {
    for (copies, points) in [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)] {
        assert_eq!(worth(|scene| _ = scene.tile("A2", "d4", 0).treasures(0, 0, copies)), points);
    }
}

#[test]
fn l6_9_the_last_scoring_goes_by_the_drafted_order() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.field("round", json!(6)).field("next_order", json!([2, 0, 1])).field("passed", json!([1, 2]));
    });
    table.play("pass");
    assert_eq!(table.position()["scoring"], json!({"final": true, "order": [2, 0, 1], "index": 0, "tile": null}));
}

#[test]
fn l6_10_an_unused_power_scores_at_the_end_alone() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.drafted_tile(0, "B1");
    });
    table.play("place B1 d4 0");
    assert_eq!(table.worth(0), 0);
    table.play("end; end");
    table.set(|scene| {
        scene.field("round", json!(6)).field("passed", json!([1])).turn(0).seat(0, "power_used", json!(1));
    });
    table.play("pass");
    assert_eq!((table.worth(0), table.worth(1)), (0, 5));
}

#[test]
fn l6_11_most_points_win() {
    use tikal::game::Game;
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.field("round", json!(6)).field("passed", json!([1, 2])).seat(1, "score", json!(9));
    });
    table.play("pass; end; end; end");
    let mut winners = Vec::new();
    table.state.winners(&table.rules, &mut winners);
    assert_eq!((winners, table.legal().len()), (vec![seat(1)], 0));
    assert_eq!(table.position()["winners"], json!([1]));
    table.refused_by("end", 6, 11);
}
