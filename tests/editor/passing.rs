//! The way of the keyboard past things: first the page, then the panel beside it; and nothing is changed by that alone.

use super::keyboard::{area, focused, key, tab_to};
use super::*;

#[test]
fn tab_comes_to_the_page_before_it_comes_to_what_stands_beside_it() {
    for page in ["Overview", "Board", "Tiles", "Tiers and treasures", "Rules", "Text", "Laboratory"] {
        let mut driver = Driver::new(SIZE);
        edits(&mut driver, "classic");
        turn_to(&mut driver, page);
        area(&mut driver, "Names of the pages");
        tab_to(&mut driver, page);
        key(&mut driver, Key::Tab);
        let first = focused(&driver);
        assert!(!["Problems", "Totals", "Changes", "Steps"].contains(&first.as_str()), "{page}: {first}");
    }
    // From the last field of a page it goes on to what stands beside it.
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    turn_to(&mut driver, "Rules");
    area(&mut driver, "Names of the pages");
    let fields = tab_to(&mut driver, "2. more treasures");
    area(&mut driver, "Names of the pages");
    assert!(tab_to(&mut driver, "Problems") > fields);
}

#[test]
fn a_number_beyond_its_limits_that_the_keyboard_passes_over_stays_as_it_is() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Text");
    let wrong = document(&driver).text().replacen("action_points: 10", "action_points: 99", 1);
    driver.type_into("The text of the variant", &wrong);
    driver.run();
    turn_to(&mut driver, "Rules");
    let (text, steps) = (document(&driver).text().to_owned(), document(&driver).steps().1);
    assert_eq!(definition(&driver).action_points, 99);
    area(&mut driver, "Page of the variant");
    tab_to(&mut driver, "Action points a turn");
    // Over the button that takes the parent's value.
    key(&mut driver, Key::Tab);
    key(&mut driver, Key::Tab);
    assert!(focused(&driver).starts_with("Score at the start"), "{}", focused(&driver));
    assert_eq!((document(&driver).text(), document(&driver).steps().1), (text.as_str(), steps));
    assert!(!driver.shows("is not possible here"), "nothing was typed");
    // One that is typed is held to its limits, as ever, and says so.
    driver.press(Modifiers::SHIFT, Key::Tab);
    driver.press(Modifiers::SHIFT, Key::Tab);
    driver.harness.event(egui::Event::Text("98".to_owned()));
    driver.run();
    assert_eq!(definition(&driver).action_points, 40);
    assert!(driver.shows("“98” is not possible here"));
}
