//! The parent's value of whole lists, one click away: tiers, treasures, what sets of them score, and what decides between
//! equal scores.

use tikal::tikal::TieBreak;
use tikal::words::Language;

use super::keyboard::{area, focused, key, page, tab_to};
use super::*;

const TIERS: &str = "Tiers: as in “Tikal”";
const TREASURES: &str = "Treasures: as in “Tikal”";
const SCORES: &str = "What treasures of one kind score together: as in “Tikal”";

/// The number of steps that were taken.
fn steps(driver: &Driver) -> usize {
    document(driver).steps().0
}

/// Takes the parent's value by one click, as one step; afterwards there is no such button until that is taken back.
fn takes(driver: &mut Driver, button: &str, shown: &str, whole: &VariantDef) {
    let (changed, before) = (definition(driver), steps(driver));
    assert_ne!(&changed, whole);
    driver.harness.get_by_label(button).scroll_to_me();
    driver.run();
    assert!(driver.written().iter().any(|(text, _)| text.galley.text() == shown), "{shown} is not written");
    driver.click(button);
    assert_eq!(&definition(driver), whole);
    assert_eq!(steps(driver), before + 1, "one step");
    assert!(!driver.has(button), "there is nothing more to take");
    undo(driver);
    assert_eq!(definition(driver), changed);
    assert!(driver.has(button));
    driver.press(Modifiers::COMMAND, Key::Y);
}

#[test]
fn the_tiers_are_those_of_the_parent_again_in_one_click() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Tiers and treasures");
    let whole = definition(&driver);
    assert!(!driver.shows(": as in “"), "nothing differs");
    enter(&mut driver, "Tiers of value 2", 9);
    enter(&mut driver, "Tiers of value 10", 0);
    assert!(!driver.has(TREASURES) && !driver.has(SCORES), "each stands by what differs");
    takes(&mut driver, TIERS, "↺ 2 ×3 · 3 ×6 · 4 ×9 · 5 ×11 · 6 ×8 · 7 ×5 · 8 ×3 · 9 ×2 · 10 ×1", &whole);
}

#[test]
fn the_treasures_are_those_of_the_parent_again_with_their_copies_names_and_pictures() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Tiers and treasures");
    let whole = definition(&driver);
    let shown = "↺ mask ×3 · jaguar ×3 · serpent ×3 · bird ×3 · sun ×3 · moon ×3 · maize ×3 · hand ×3";
    enter(&mut driver, "Copies of treasure 2", 1);
    takes(&mut driver, TREASURES, shown, &whole);
    driver.click("Remove treasure 3");
    takes(&mut driver, TREASURES, shown, &whole);
    driver.click("Treasures have a name of their own in each language");
    takes(&mut driver, TREASURES, shown, &whole);
    driver.choose_in("Picture of treasure 1", "Sun");
    takes(&mut driver, TREASURES, shown, &whole);
}

#[test]
fn what_sets_score_is_as_in_the_parent_again_however_long_the_table_has_become() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Tiers and treasures");
    let whole = definition(&driver);
    enter(&mut driver, "Score of 2 of a kind", 5);
    driver.click("One more");
    takes(&mut driver, SCORES, "↺ 1, 3, 6", &whole);
}

#[test]
fn what_decides_between_equal_scores_is_as_in_the_parent_again() {
    const TIES: &str = "Equal scores at the end: as in “Treasure hunt”";
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "treasure-hunt");
    driver.click("Rules");
    let whole = definition(&driver);
    assert!(!driver.has(TIES));
    assert_eq!(whole.tie_breaks, [TieBreak::Treasures, TieBreak::GuardedTemple]);
    driver.click("1. more treasures");
    takes(&mut driver, TIES, "↺ more treasures, the most valuable guarded temple", &whole);
    // In another order it differs as well.
    driver.click("1. more treasures");
    driver.click("more treasures");
    assert_eq!(definition(&driver).tie_breaks, [TieBreak::GuardedTemple, TieBreak::Treasures]);
    takes(&mut driver, TIES, "↺ more treasures, the most valuable guarded temple", &whole);
}

#[test]
fn the_keyboard_reaches_it_and_it_is_named_in_every_language() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    let whole = definition(&driver);
    page(&mut driver, "Tiers and treasures");
    enter(&mut driver, "Score of 1 of a kind", 2);
    area(&mut driver, "Page of the variant");
    tab_to(&mut driver, "What treasures of one kind score together: as in");
    key(&mut driver, Key::Enter);
    assert_eq!(definition(&driver), whole, "{}", focused(&driver));
    for (language, name) in [
        (Language::German, "Was Schätze einer Art zusammen bringen: wie in „Tikal“"),
        (Language::French, "comme dans «"),
    ] {
        undo(&mut driver);
        driver.speak(language);
        assert!(driver.shows(name), "{name}");
        driver.press(Modifiers::COMMAND, Key::Y);
    }
}

#[test]
fn a_variant_from_nothing_takes_the_values_of_the_one_it_is_compared_with() {
    let mut driver = Driver::new(SIZE);
    driver.execute(EditCommand::Empty(GameId::Tikal).into());
    let own = definition(&driver);
    assert_eq!(own.based_on, None);
    turn_to(&mut driver, "Rules");
    driver.click("1. the most valuable guarded temple");
    assert!(driver.has("Equal scores at the end: as in “Tikal”"));
    driver.click("Equal scores at the end: as in “Tikal”");
    assert_eq!(definition(&driver), own);
}
