//! The panel beside a page: problems with their cures, totals and differences beside the parent, steps.

use super::*;

/// Breaks the text of the document that is shown, by typing.
fn breaks(driver: &mut Driver, from: &str, to: &str) {
    let broken = document(driver).text().replacen(from, to, 1);
    assert!(broken != document(driver).text(), "{from} is there");
    driver.click("Text");
    driver.type_into("The text of the variant", &broken);
    driver.run();
}

#[test]
fn a_button_mends_what_has_a_plain_cure_as_one_step() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    breaks(&mut driver, "leader_strength: 3", "leader_strength: 30");
    assert_eq!(document(&driver).stage(), Stage::Faulty);
    let steps = document(&driver).steps().0;
    driver.click("Set to 9");
    assert_eq!((document(&driver).stage(), definition(&driver).leader_strength), (Stage::Playable, 9));
    assert_eq!(document(&driver).steps().0, steps + 1);
    undo(&mut driver);
    assert_eq!(definition(&driver).leader_strength, 30);
    // A broken text has no cure but that of whoever writes it.
    breaks(&mut driver, "leader_strength: 30", "leader_strength: ");
    assert_eq!(document(&driver).stage(), Stage::Unreadable);
    assert!(!driver.has("Set to 9"));
}

#[test]
fn an_id_of_the_program_is_a_problem_with_a_cure() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.type_into("Id (letters, digits, hyphens)", "classic");
    driver.run();
    assert!(driver.shows("belongs to a variant of the program"));
    driver.click("Call it “my-classic”");
    assert_eq!(definition(&driver).id, "my-classic");
    assert!(driver.shows("Nothing is wrong with it."));
}

#[test]
fn a_printed_tile_that_is_gone_is_told_with_the_slabs_of_its_sides_in_words() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Changes");
    let text = document(&driver).text().to_owned();
    let line = text.lines().find(|line| line.contains("cell: \"a4\"")).expect("a tile is printed there");
    breaks(&mut driver, &format!("{line}\n"), "");
    let texts = tikal::words::Texts::new(tikal::words::Language::English);
    let base = document(&driver).base(&Libraries::built_in()).expect("it has a parent");
    let told = document(&driver).changes(&texts, &base);
    let told = told.iter().find(|line| line.starts_with("No longer on a4: ")).expect("it is told");
    assert_eq!(told, "No longer on a4: temple 2 (slabs top 1, upper right 1, bottom 1)");
    assert!(driver.shows(told));
}

#[test]
fn totals_stand_beside_those_of_the_parent_and_changes_are_told_in_words() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Changes");
    assert!(driver.shows("It plays like “Tikal”."));
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 12);
    assert!(driver.shows("Action points: 12, not 10"));
    breaks(
        &mut driver,
        "(kind: Volcano, slabs: [0, 0, 0, 0, 0, 0])",
        "(kind: Volcano, slabs: [0, 0, 0, 0, 0, 0], copies: 2)",
    );
    assert!(driver.shows("volcano (no slabs), not 1"));
    driver.click("Totals");
    let texts = tikal::words::Texts::new(tikal::words::Language::English);
    let base = document(&driver).base(&Libraries::built_in()).expect("the classic variant is at hand");
    let lines = document(&driver).all_totals(&texts, Some(&base));
    let differ: Vec<&str> = lines.iter().filter(|line| line.differs()).map(|line| line.what.as_str()).collect();
    assert!(differ.contains(&"Volcanoes") && differ.contains(&"Tiles to draw"), "{differ:?}");
    assert!(driver.shows("Tiles to draw") && driver.shows("Price of a passage"));
}

#[test]
fn thousands_of_steps_are_listed_and_only_those_in_sight_laid_out() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "duel");
    driver.click("Rules");
    for points in 0..40 {
        enter(&mut driver, "Action points a turn", 8 + points % 2 + 1);
    }
    driver.click("Steps");
    let (steps, done) = document(&driver).steps();
    assert_eq!((steps, done), (40, 40));
    let rows =
        driver.written().iter().filter(|(text, _)| text.galley.text().starts_with("Action points a turn: ")).count();
    assert!(rows < 40, "{rows} rows are laid out");
}

#[test]
fn the_rulebook_follows_the_draft() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 13);
    driver.click("Rule for: Action points a turn");
    assert_eq!(driver.app().screen(), Screen::Rules);
    assert!(driver.shows("Tikal, my version"), "the book is that of the draft");
    assert!(driver.shows("13"));
    driver.execute(Command::Back);
    assert_eq!(driver.app().routes().current(), Route::Editor);
}
