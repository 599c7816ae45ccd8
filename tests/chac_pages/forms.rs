//! Entries in forms stand in the text, and its comments stay.

use tikal::chac::Ability;

use super::*;

/// The text but for its lines that differ from the file in the box.
fn others(shown: &Shown) -> Vec<String> {
    let text = shown.text();
    text.lines().filter(|line| TEMPLE.lines().all(|other| other != *line)).map(|line| line.trim().to_owned()).collect()
}

#[test]
fn numbers_are_written_where_they_stand() {
    let mut shown = Shown::open(Page::Traps, SIZE, Language::English);
    shown.enter("Steps before the walls meet", 4);
    shown.enter("Cards that move both walls", 2);
    shown.enter("The boulder’s dice in round 2", 3);
    shown.enter("Planks", 3);
    shown.enter("Treasures to be left for each such die", 2);
    let lines = others(&shown);
    assert!(lines.contains(&"steps: 4,".to_owned()), "{lines:#?}");
    assert!(lines.contains(&"cards: (none: 13, left: 2, right: 2, both: 2),".to_owned()), "{lines:#?}");
    assert!(lines.contains(&"boulder: (dice: [1, 3, 3, 4, 5], needs: 3),".to_owned()), "{lines:#?}");
    assert_eq!((lines.len(), shown.problems()), (5, 0), "{lines:#?}");
    let own = shown.definition();
    assert_eq!((own.planks, own.river.rescue_cost), (3, 2));
    // As in the box again, by the button beside it.
    shown.click("Steps before the walls meet: as in “The Temple of Chac”");
    assert_eq!(shown.definition().walls.steps, 6);
}

#[test]
fn loads_and_dice_are_set_from_no_treasure_on() {
    let mut shown = Shown::open(Page::Rules, SIZE, Language::English);
    shown.enter("Level with 0 treasures", 1);
    shown.enter("Level with 12 treasures", 6);
    shown.click("One more");
    shown.enter("Dice for actions and locks", 6);
    let own = shown.definition();
    assert_eq!((own.load[0], own.load[12], own.load.len(), own.dice), (1, 6, 14, 6));
    assert_eq!(shown.problems(), 0);
}

#[test]
fn treasures_are_set_deck_by_deck() {
    let mut shown = Shown::open(Page::Treasures, SIZE, Language::English);
    shown.enter("Zone 2 (z2): treasures of 9", 2);
    shown.enter("Zone 2 (z2): treasures of 1", 0);
    shown.enter("River: chests", 4);
    shown.enter("Sides of a chest’s die", 8);
    let own = shown.definition();
    assert_eq!(own.decks.zones[1].values.get(&9), Some(&2));
    assert_eq!((own.decks.zones[1].values.get(&1), own.decks.river.chests, own.chest_sides), (None, 4, 8));
    let second = |shown: &Shown| {
        let all = shown.harness.query_all_by_label("Make the decks of all zones like this one");
        all.into_iter().nth(1).unwrap().scroll_to_me();
    };
    second(&shown);
    shown.run();
    shown.harness.query_all_by_label("Make the decks of all zones like this one").nth(1).unwrap().click();
    shown.run();
    let own = shown.definition();
    assert!(own.decks.zones.iter().all(|deck| *deck == own.decks.zones[1]));
    assert_eq!(shown.problems(), 0);
}

#[test]
fn adventurers_are_changed_added_and_removed() {
    let mut shown = Shown::open(Page::Adventurers, SIZE, Language::English);
    shown.click("Martin Fletcher");
    shown.choose("Ability", "Leap");
    shown.write("Name", "Martina");
    let own = shown.definition();
    assert_eq!((own.adventurers[1].ability, own.adventurers[1].name.get("en")), (Ability::Leap, "Martina"));
    shown.click("Add an adventurer");
    let own = shown.definition();
    assert_eq!((own.adventurers.len(), own.adventurers[12].id.as_str()), (13, "new"));
    assert_eq!(own.adventurers[12].ability, Ability::Sprint);
    assert_eq!(shown.problems(), 0);
    shown.click("Remove this one");
    shown.click("Lea Rice");
    shown.click("Remove this one");
    assert_eq!(shown.definition().adventurers.len(), 11);
    assert_eq!(shown.problems(), 1);
    // With nobody to follow, there are enough.
    shown.enter("Adventurers each player is dealt", 1);
    assert_eq!(shown.problems(), 0);
}
