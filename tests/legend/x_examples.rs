//! The worked examples of the law, LX1 to LX26.

use serde_json::json;
use tikal::game::Game;
use tikal::legend::{Buried, Event, Illegal, Phase, State};

use super::table::{Table, in_the_box, seat};

#[test]
fn lx1_the_setup_of_chichen_itza() {
    let table = Table::of(in_the_box(), 4, Some("chichen-itza"), 2);
    let state = &table.state;
    assert_eq!(state.order().iter().map(|seat| seat.index()).collect::<Vec<_>>(), [2, 3, 0, 1]);
    assert_eq!(state.seats().iter().map(|&seat| state.score(seat)).collect::<Vec<_>>(), [3, 4, 1, 2]);
    assert_eq!((state.occupied().len(), state.volcanoes().len(), state.ruins().len()), (16, 2, 2));
    assert!(state.ruins().into_iter().all(|ruin| state.level(ruin) == 2));
    for &seat in state.seats() {
        let (available, not) = (state.reserve(seat), state.unavailable(seat));
        assert_eq!((available.explorers(), available.leaders()), (18, 1));
        assert_eq!((not.explorers(), not.leaders()), (12, 1));
    }
    let deck = |table: &Table| table.state.card_deck().iter().map(|&copies| u32::from(copies)).sum::<u32>();
    assert_eq!((deck(&table), deck(&Table::begun(2))), (74, 49));
}

#[test]
fn lx2_a_place_of_the_order_is_taken_by_one() {
    let mut table = Table::drafting(3);
    table.play("draft order 1");
    assert_eq!(table.state.next_order()[0], Some(seat(0)));
    assert_eq!(table.refused_by("draft order 1", 3, 2), Illegal::PlaceTaken { owner: seat(0) });
    table.play("draft order 2; draft order 3");
    assert_eq!(table.refused_by("draft order 2", 3, 2), Illegal::OrderDrafted);
}

/// Drafts everything, cards first; tells how many picks there were.
fn draft_all(table: &mut Table, mut choose: impl FnMut(&[String]) -> String) -> usize {
    let mut picks = 0;
    while table.phase() == Phase::Draft {
        let pick = choose(&table.legal());
        table.play(&pick);
        picks += 1;
    }
    picks
}

#[test]
fn lx3_what_is_drafted_with_four_three_and_two() {
    let cards = |table: &Table| table.position()["display"]["cards"].as_array().unwrap().len();
    let mut table = Table::drafting(4);
    for _ in 0..8 {
        let card = table.legal_with("draft card")[0].clone();
        table.play(&card);
    }
    let left = table.position()["display"]["cards"][0].as_str().unwrap().to_owned();
    assert_eq!(table.refused_by(&format!("draft card {left}"), 3, 3), Illegal::CardsDrafted { most: 2 });
    draft_all(&mut table, |legal| legal[0].clone());
    assert_eq!(cards(&table), 2);

    let mut table = Table::drafting(3);
    // Nobody takes a second tile as long as something else is left.
    let mut picks = 0;
    while picks < 18 {
        let legal = table.legal();
        let has_tile = !table.position()["seats"][table.to_move()]["tiles"].as_array().unwrap().is_empty();
        let pick = legal.iter().find(|text| !has_tile || !text.starts_with("draft tile")).unwrap().clone();
        table.play(&pick);
        picks += 1;
    }
    assert_eq!((table.to_move(), table.legal().len()), (0, 1));
    assert!(table.legal()[0].starts_with("draft tile"));
    let last = table.legal()[0].clone();
    table.play(&last);
    assert_eq!((table.phase(), cards(&table)), (Phase::Turn, 1));

    let mut table = Table::drafting(2);
    assert_eq!(draft_all(&mut table, |legal| legal[0].clone()), 14);
    assert_eq!(cards(&table), 4);
    assert!(table.state.display_tiles().is_empty());
}

#[test]
fn lx4_a_cook_adds_a_point_and_is_kept_or_lost() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.seat(0, "token", json!(10)).hand(0, "right", &["20"]).turn(0).field("passed", json!([1]));
    });
    table.play("activate");
    assert_eq!((table.points(), table.hand(0, "right")), (11, vec!["20*".to_owned()]));
    table.play("end");
    let before = table.state;
    table.play("keep 20");
    assert_eq!((table.hand(0, "right").len(), table.hand(0, "left")), (0, vec!["20*".to_owned()]));
    table.play("pass");
    assert_eq!(table.hand(0, "left"), ["20"], "upkeep has made it unused");
    table.state = before;
    table.play("pass");
    assert!(table.hand(0, "left").is_empty() && table.hand(0, "right").is_empty());
}

#[test]
fn lx5_mules_on_the_left_and_a_cook_on_the_right() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.seat(0, "token", json!(8)).hand(0, "right", &["20"]).hand(0, "left", &["21"]);
    });
    table.play("activate");
    assert_eq!(table.points(), 11);
    assert_eq!((table.hand(0, "right"), table.hand(0, "left")), (vec!["20*".to_owned()], vec!["21*".to_owned()]));
}

#[test]
fn lx6_a_kept_card_is_played_from_the_left() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.hand(0, "right", &["06", "04"]).field("passed", json!([1]));
    });
    table.play("keep 06");
    assert!(table.legal().contains(&"play 06 left".to_owned()));
    table.refused_by("pass", 3, 13);

    table.set(|scene| {
        scene.hand(0, "right", &["06", "04"]).hand(0, "left", &["17", "21", "21*"]).turn(0);
    });
    assert!(matches!(table.refused_by("keep 06", 3, 9), Illegal::NoPlaceFree { places: 3 }));
    assert_eq!(table.legal_with("keep 06"), ["keep 06 over 17", "keep 06 over 21"]);
}

#[test]
fn lx6_the_replaced_card_is_out() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.hand(0, "right", &["06"]).hand(0, "left", &["17", "20", "20*"]);
    });
    table.play("keep 06 over 20");
    assert_eq!(table.hand(0, "left"), ["06", "17", "20"], "of equal cards the used one is meant");
    assert_eq!(table.position()["discard"], json!(["20"]));
}

#[test]
fn lx7_a_tent_with_a_guide() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.hand(0, "right", &["13"]).hand(0, "left", &["06"]);
    });
    assert!(table.legal().contains(&"play 06 left".to_owned()));
    table.play("play 13 right; camp b6; put leader b6");
    assert_eq!((table.to_move(), table.phase()), (1, Phase::Turn));
    assert_eq!(table.pieces("b6", 0), (0, 1));
    assert_eq!(table.position()["discard"], json!(["13"]));
    assert!(table.hand(0, "right").is_empty());
}

#[test]
fn lx8_members_enter_onto_the_base_camp_and_own_camps() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.camp("b6", 0).camp("e5", 1).act(0, 2);
    });
    assert_eq!(
        table.legal_with("enter"),
        ["enter explorer a7", "enter explorer b6", "enter leader a7", "enter leader b6"]
    );
    table.refused_by("enter explorer e5", 5, 1);
    table.play("enter leader b6; enter explorer a7");
    assert_eq!((table.points(), table.legal_with("enter").len()), (0, 0));
}

#[test]
fn lx9_slabs_of_both_hexes_are_paid() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.tile("A3", "c7", 1).pieces(0, "a7", 1, 0).act(0, 5);
    });
    table.play("move explorer a7 b7");
    assert_eq!(table.points(), 3);
    table.play("move explorer b7 c7");
    assert_eq!(table.points(), 1);
    let name = |cell: &str| cell.parse().unwrap();
    let refused = table.refused_by("move explorer c7 c6", 5, 2);
    assert_eq!(refused, Illegal::NoPassage { from: name("c7"), to: name("c6") });
    table.play("move explorer c7 d6");
    assert_eq!((table.points(), table.pieces("d6", 0)), (0, (1, 0)));
}

#[test]
fn lx10_a_camp_where_nobody_is_or_one_leads() {
    let mut table = Table::acting(2);
    let scene_with = |table: &mut Table, own: u8, other: u8| {
        table.set(|scene| {
            scene.pieces(0, "b6", own, 0).pieces(1, "b6", other, 0).act(0, 5);
        });
    };
    scene_with(&mut table, 0, 1);
    table.refused_by("camp b6", 5, 3);
    scene_with(&mut table, 1, 1);
    table.refused_by("camp b6", 5, 3);
    scene_with(&mut table, 2, 1);
    table.refused_by("camp a7", 5, 13);
    let free = table.state;
    table.play("camp b6");
    assert_eq!((table.points(), table.state.camp(table.cell("b6"))), (0, Some(seat(0))));
    table.set(|scene| {
        scene.act(0, 5);
    });
    table.refused_by("camp b6", 5, 3);
    table.state = free;
    scene_with(&mut table, 0, 0);
    table.play("camp b6");
}

#[test]
fn lx11_from_camp_to_camp_for_a_point() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.camp("b6", 0).camp("e5", 0).pieces(0, "b6", 0, 1).act(0, 1);
    });
    assert_eq!(table.legal_with("transfer"), ["transfer leader b6 a7", "transfer leader b6 e5"]);
    table.play("transfer leader b6 e5");
    assert_eq!((table.points(), table.pieces("e5", 0)), (0, (0, 1)));
}

#[test]
fn lx12_slab_tokens_open_and_close_ways() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.pieces(0, "b7", 2, 0).act(0, 20);
    });
    table.refused_by("move explorer b7 b6", 5, 2);
    table.play("slab b6 S");
    assert_eq!(table.points(), 17);
    table.play("move explorer b7 b6");
    assert_eq!(table.points(), 16);
    table.refused_by("slab b6 S b6 NE", 5, 5);
    table.play("slab b6 NE");
    assert_eq!(table.state.passage(table.cell("b6"), tikal::hex::Direction::NE), 2);
    assert_eq!(table.refused_by("slab c3 SE", 5, 5), Illegal::NoSlabLeft);
    assert_eq!(table.refused_by("slab b6 S b6 S", 5, 5), Illegal::SameSide);
    table.play("slab b6 S c3 SE");
    table.refused_by("move explorer b7 b6", 5, 2);
    assert_eq!(table.position()["slab_tokens"], json!(["b6 NE", "c3 SE"]));
}

#[test]
fn lx13_recruiting() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.act(0, 12);
    });
    table.play("recruit explorer; recruit leader");
    assert_eq!(table.points(), 5);
    let (available, not) = (table.state.reserve(seat(0)), table.state.unavailable(seat(0)));
    assert_eq!((available.explorers(), available.leaders()), (19, 2));
    assert_eq!((not.explorers(), not.leaders()), (11, 0));
    table.refused_by("recruit leader", 5, 7);
}

#[test]
fn lx14_each_further_tier_needs_a_further_member() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.pieces(0, "a6", 1, 0).pieces(0, "b7", 3, 0).act(0, 10);
    });
    table.play("uncover a6");
    table.refused_by("uncover a6", 5, 8);
    table.play("uncover b7; uncover b7");
    assert!(matches!(table.refused_by("uncover b7", 5, 8), Illegal::UncoverLimit { limit: 2, .. }));
    assert_eq!((table.points(), table.level("a6"), table.level("b7")), (4, 2, 3));
}

#[test]
fn lx15_a_leader_guards_a_temple_of_six() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.value("d5", 6).pieces(0, "d5", 1, 1).pieces(1, "d5", 3, 0).act(0, 10);
    });
    table.play("guard d5 leader");
    assert_eq!((table.points(), table.pieces("d5", 0)), (5, (0, 0)));
    assert_eq!((table.state.out(seat(0)).explorers(), table.state.out(seat(0)).leaders()), (1, 0));
    assert_eq!((table.worth(0), table.worth(1)), (6, 0));
    table.set(|scene| {
        scene.pieces(0, "d5", 4, 0).act(0, 10);
    });
    table.refused_by("uncover d5", 5, 8);
    table.refused_by("guard d5 explorer", 5, 9);
}

#[test]
fn lx16_digging_here_and_next_door() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.tile("A2", "c4", 0).pieces(0, "c4", 3, 0).act(0, 10);
    });
    table.play("dig c4; reveal 4; dig c4");
    assert_eq!(table.outcomes().iter().map(|&(_, weight)| weight).collect::<Vec<_>>(), [3, 3, 3, 3, 2, 3, 3, 3]);
    table.play("reveal 0");
    assert!(matches!(table.refused_by("dig c4", 5, 10), Illegal::DigLimit { limit: 2, .. }));
    table.play("move explorer c4 c3; dig c3; reveal 0");
    assert_eq!((table.points(), table.level("c4"), table.level("c3")), (0, 2, 1));
}

/// Kinds: 0 heads, 1 lions, 2 totems, 3 jugs. Red is seat 0, blue seat 1.
fn exchange(lions: u8) -> Table {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.treasures(0, 0, 2).treasures(0, 1, lions);
        scene.treasures(1, 1, 2).treasures(1, 0, 2).treasures(1, 2, 1).treasures(1, 3, 1);
        scene.tile("A2", "c7", 0).tile("A5", "d6", 0).act(1, 3);
    });
    table
}

#[test]
fn lx17_exchanges() {
    let table = exchange(2);
    for allowed in ["2 0 1", "3 0 1", "0+3 0 1", "0+2 0 1", "2+3 0 1", "0+0 0 1"] {
        assert!(table.legal().contains(&format!("exchange {allowed}")), "{allowed}");
    }
    assert_eq!(table.refused_by("exchange 0 0 1", 5, 12), Illegal::NotMoreOwned { seat: seat(0), kind: kind(0) });
    assert_eq!(table.legal_with("exchange").iter().filter(|text| text.ends_with(" 0 1")).count(), 6);
    let table = exchange(3);
    for text in ["exchange 2 0 1", "exchange 2+3 0 1"] {
        assert!(matches!(table.refused_by(text, 5, 11), Illegal::FewerOwned { own: 2, theirs: 3, .. }));
    }
}

fn kind(index: usize) -> tikal::expedition::Treasure {
    tikal::expedition::Treasure::from_index(index).unwrap()
}

#[test]
fn lx18_where_a_drafted_tile_can_lie() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.drafted_tile(0, "C1").pieces(1, "d4", 1, 0);
    });
    assert!(matches!(table.refused_by("place C1 d4 0", 4, 1), Illegal::NotFree { .. }));
    table.set(|scene| {
        scene.pieces(0, "d4", 0, 1);
    });
    // C1 has slabs on two sides: each of its six rotations looks different.
    assert_eq!(table.legal_with("place C1").len(), 29 * 6);
    assert!(matches!(table.refused_by("place C1 c1 0", 4, 1), Illegal::Dotted { .. }));
    table.play("place C1 d4 2");
    assert_eq!((table.pieces("d4", 0), table.pieces("d4", 1), table.level("d4")), ((0, 1), (1, 0), 4));
    assert_eq!(table.state.supply().iter().map(|&tiers| u32::from(tiers)).sum::<u32>(), 48);
}

#[test]
fn lx19_a_volcano_starts_a_scoring() {
    let mut table = Table::acting(4);
    table.set(|scene| {
        scene.drafted_tile(1, "B1").turn(1).field("passed", json!([0]));
    });
    table.play("place B1 d4 0");
    for acting in [1, 0, 2, 3] {
        assert_eq!((table.to_move(), table.points()), (acting, 10));
        table.play("end");
    }
    assert_eq!((table.to_move(), table.phase()), (2, Phase::Turn));
}

/// Red is seat 0, blue seat 1.
fn scored() -> Table {
    let mut table = Table::acting(4);
    table.set(|scene| {
        scene.tile("A2", "d4", 0).tile("C4", "d2", 0).tile("A5", "e3", 0).tile("C5", "d6", 0);
        scene.tile("B1", "h3", 0).tile("D3", "h5", 0);
        scene.value("d5", 9).value("e6", 7).value("h1", 6);
        scene.value("g6", 7).value("a6", 7).value("b7", 6);
        for cell in ["d5", "e6", "h1", "f5", "d1", "c3", "d4", "d2"] {
            scene.pieces(1, cell, 1, 0);
        }
        for cell in ["g6", "a6", "b7", "d6", "c2", "h3", "c7", "b5", "e5", "g4", "f2", "b4", "e3"] {
            scene.pieces(0, cell, 1, 0);
        }
        for cell in ["c3", "d4", "d2", "g4"] {
            scene.stack(cell, json!([]));
        }
        scene.stack("e3", json!([null, null, null, null]));
        scene.treasures(1, 0, 1).treasures(1, 1, 2).treasures(1, 2, 3).treasures(0, 3, 1).treasures(0, 4, 2);
    });
    table
}

#[test]
fn lx20_blue_67_and_red_79() {
    let mut table = scored();
    assert_eq!((table.worth(1), table.worth(0)), (67, 79));
    let items = table.state.worth_items(&table.rules, seat(1));
    let land = items.iter().find(|item| matches!(item, Event::LandScored { .. }));
    assert_eq!(land, Some(&Event::LandScored { seat: seat(1), jungle: 1, clearings: 3, temples: 3 }));
    let items = table.state.worth_items(&table.rules, seat(0));
    let lakes = items.iter().find(|item| matches!(item, Event::LakesScored { .. }));
    assert_eq!(lakes, Some(&Event::LakesScored { seat: seat(0), lakes: 2, masks: 3 }));
    table.set(|scene| {
        scene.camp("d4", 2);
    });
    assert_eq!(table.worth(1), 64, "(1 + 2) × 3");
}

#[test]
fn lx21_who_has_used_all_passes_or_plays_what_is_kept() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.hand(0, "left", &["06"]).seat(0, "power_used", json!(1));
    });
    assert_eq!(table.legal(), ["pass", "play 06 left"]);
    table.set(|scene| {
        scene.seat(0, "token", json!(6));
    });
    assert_eq!(table.refused_by("pass", 3, 13), Illegal::TokenLeft);
    table.set(|scene| {
        scene.seat(0, "token", json!(null)).drafted_tile(0, "A1");
    });
    assert_eq!(table.refused_by("pass", 3, 13), Illegal::TileLeft);
    table.set(|scene| {
        scene.seat(0, "tiles", json!([])).field("removed_tiles", json!(["A1"])).hand(0, "right", &["05"]);
        scene.take_back(&["A2", "A3", "A4", "A5"]);
    });
    assert!(matches!(table.refused_by("pass", 3, 13), Illegal::CardLeft { .. }));
}

#[test]
fn lx22_the_last_scoring() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.field("round", json!(6)).field("next_order", json!([1, 0])).field("passed", json!([0])).turn(1);
        scene.hand(1, "left", &["21"]).seat(1, "power_used", json!(2));
        scene.seat(0, "score", json!(50)).seat(1, "score", json!(55));
    });
    table.play("pass");
    assert_eq!((table.to_move(), table.points()), (1, 10));
    table.play("end");
    assert_eq!((table.to_move(), table.points(), table.state.score(seat(1))), (0, 10, 55));
    table.play("end");
    assert_eq!((table.phase(), table.state.score(seat(0))), (Phase::Over, 55));
    let mut winners = Vec::new();
    table.state.winners(&table.rules, &mut winners);
    assert_eq!(winners, [seat(0), seat(1)]);
}

#[test]
fn lx23_card_tiles_need_an_access() {
    let mut table = Table::acting(3);
    let play = |table: &mut Table, card: &str| {
        table.set(|scene| {
            scene.hand(0, "right", &[card]).turn(0);
        });
        table.play(&format!("play {card} right"));
    };
    let start = table.state;
    play(&mut table, "22-3");
    assert_eq!(table.legal_with("place T3 c1"), ["place T3 c1 0", "place T3 c1 1", "place T3 c1 5"]);
    table.state = start;
    play(&mut table, "24");
    assert_eq!(table.legal(), ["done", "place V1 a5 0"]);
    table.play("place V1 a5 0");
    assert!(table.state.scoring().is_none());
    table.state = start;
    play(&mut table, "23");
    assert!(table.legal_with("place").iter().all(|text| text.starts_with("place L1 ")));
}

#[test]
fn lx24_looking_at_the_tops() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.hand(0, "right", &["07"]).pieces(0, "c3", 1, 0).act(0, 3);
    });
    table.play("look; show c3 5; show g4 2");
    table.refused_by("look", 7, 6);
    let hidden = |state: &State| state.hidden(&table.rules)[5];
    let blue = table.view(Some(1));
    assert_eq!((hidden(&table.state), hidden(blue.state())), (2, 3));
    table.play("dig c3");
    assert_eq!(table.outcomes(), [("reveal 5".to_owned(), 1)]);
    let blue = table.view(Some(1));
    assert_eq!(table.outcomes_of(blue.state()).len(), 8);
    table.play("reveal 5");
    let blue = table.view(Some(1));
    let hidden = |state: &State| state.hidden(&table.rules)[5];
    assert_eq!((hidden(&table.state), hidden(blue.state())), (2, 2), "both agree");
}

#[test]
fn lx25_a_careful_dig() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.tile("A2", "c6", 0).hand(0, "right", &["08"]);
    });
    table.play("play 08 right; put explorer c6; show c6 1; show c6 7; show c6 1; show c6 3");
    assert_eq!(table.legal(), ["take 1", "take 3", "take 7"]);
    table.refused_by("done", 7, 7);
    table.play("take 7");
    assert_eq!(table.legal(), ["stack 1 1 3", "stack 1 3 1", "stack 3 1 1"]);
    let action = table.parse("stack 1 3 1");
    let line = |viewer| tikal::game::line_of(&table.rules, &table.state, action, viewer);
    assert_eq!((line(Some(seat(0))), line(Some(seat(1)))), ("stack 1 3 1".to_owned(), "stack ? ? ?".to_owned()));
    table.play("stack 1 3 1");
    let stack: Vec<_> = table.state.stack(&table.rules, table.cell("c6")).map(Buried::kind).collect();
    assert_eq!(stack, [Some(kind(1)), Some(kind(3)), Some(kind(1))]);
    assert_eq!((table.to_move(), table.state.treasures_of(seat(0), kind(7))), (1, 1));
}

#[test]
fn lx26_the_powers_of_the_mason() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.power(0, "P2").power(1, "P1").seat(0, "token", json!(6));
    });
    assert_eq!(table.legal_with("power"), ["power 2"]);
    table.play("activate");
    let before = table.state;
    table.play("power 3");
    assert_eq!((table.points(), table.phase()), (10, Phase::Act));
    assert_eq!(table.legal_with("power"), Vec::<String>::new());
    table.state = before;
    table.play("power 2; recruit explorer; recruit explorer; recruit explorer");
    assert_eq!((table.points(), table.phase()), (6, Phase::Act));
    table.refused_by("power 3", 3, 12);
}
