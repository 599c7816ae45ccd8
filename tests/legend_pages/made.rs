//! Changes that are made on the pages.

use tikal::legend::{EffectDef, KindDef};

use super::*;

#[test]
fn numbers_are_written_where_they_stand() {
    let mut shown = Shown::open(Page::Rules, SIZE, Language::English);
    shown.enter("Rounds", 5);
    shown.enter("Recruit a leader", 4);
    shown.enter("Cards each player drafts in a round, 3 players", 2);
    shown.enter("Points besides for a temple of 8", 7);
    let text = shown.text();
    let expected = LEGEND
        .replace("\n    rounds: 6,", "\n    rounds: 5,")
        .replace("recruit_leader: 5", "recruit_leader: 4")
        .replace("right: [3, 3, 2]", "right: [3, 2, 2]")
        .replace("8: 6, 9: 8, 10: 10}", "8: 7, 9: 8, 10: 10}");
    assert_eq!(text, expected);
    assert_eq!(shown.problems(), 0);
    // Each is a step, and all of them lead back.
    let mut steps = 0;
    while shown.document.borrow().can_undo() {
        shown.document.borrow_mut().undo();
        steps += 1;
    }
    assert_eq!(steps, 4);
    assert_eq!(shown.text(), LEGEND);
}

#[test]
fn a_card_gets_other_copies_and_another_number_of_its_effect() {
    let mut shown = Shown::leading(Page::Cards, Some(Target::Card(8)), (SIZE, Language::English, 1.0), LEGEND);
    shown.enter("Copies by number of players, 4 players", 3);
    shown.enter("Effect of card 02: number", 4);
    let card = shown.definition().cards[8].clone();
    assert_eq!((card.counts, card.effect), (vec![1, 2, 3], EffectDef::PutRuin(4)));
    shown.click("Add a card");
    assert_eq!(shown.definition().cards.last().map(|card| card.id.as_str()), Some("25"));
    assert_eq!(shown.problems(), 0);
}

#[test]
fn a_scenario_is_made_and_its_tiles_are_laid_by_hand() {
    let mut shown = Shown::open(Page::Scenarios, SIZE, Language::English);
    shown.click("Make a scenario");
    assert_eq!((shown.definition().scenarios.len(), shown.problems()), (6, 0));
    // The tile is taken, and laid on another hex.
    let scenario = shown.definition().scenarios[5].clone();
    let laid = scenario.laid[0].clone();
    let free = ["d1", "e2", "f7"].into_iter().find(|cell| scenario.laid.iter().all(|laid| laid.cell != *cell));
    shown.hex(&laid.cell);
    shown.hex(free.unwrap());
    let moved = shown.definition().scenarios[5].laid.iter().find(|other| other.tile == laid.tile).cloned();
    assert_eq!(moved.map(|laid| laid.cell).as_deref(), free);
    assert_eq!(shown.problems(), 0);
}

#[test]
fn hexes_are_dotted_and_come_and_go_and_the_base_camp_moves() {
    let mut shown = Shown::open(Page::Board, SIZE, Language::English);
    shown.hex("d1");
    shown.hex("a2");
    let dotted = shown.definition().board.dotted;
    assert!(dotted.contains(&"d1".to_owned()) && !dotted.contains(&"a2".to_owned()));
    // A tile of a scenario lies there.
    shown.hex("h1");
    assert_eq!(shown.definition().board.dotted, dotted);
    shown.click("Base camp");
    shown.hex("a4");
    assert_eq!(shown.definition().board.base_camp.cell, "a4");
    shown.click("Hexes");
    shown.hex("i5");
    assert!(shown.definition().board.left_out.contains(&"i5".to_owned()));
    assert_eq!(shown.problems(), 0);
}

#[test]
fn a_tile_gets_another_kind_and_number() {
    let mut shown = Shown::open(Page::Tiles, SIZE, Language::English);
    shown.click("Ruin");
    shown.enter("Treasures (masks)", 5);
    shown.click("Of cards");
    shown.click("Duplicate");
    let def = shown.definition();
    assert_eq!(def.deck[0].tiles[0].kind, KindDef::Ruin(5));
    assert_eq!(def.card_tiles[0].tiles.len(), 6);
}
