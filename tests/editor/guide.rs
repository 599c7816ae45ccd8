//! The guide to one's first variant: from nothing to a variant that is played, measured, saved and shared.

use super::*;
use tikal::tikal::check_text;

/// True if the card says that the task was done.
fn is_done(driver: &Driver) -> bool {
    driver.has("✔ Done")
}

#[test]
fn a_first_variant_is_made_tried_measured_saved_and_shared_along_the_guide() {
    let folder = scratch();
    let path = folder.path().join("first.ron");
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Show(Screen::Learn));
    driver.click("Begin");
    assert!(driver.shows("Your first variant · 1 of 9") && !is_done(&driver));
    driver.type_into("Name", "Deep jungle");
    driver.run();
    assert!(is_done(&driver) && driver.has("Document: Deep jungle, not saved"));
    driver.click("Next");
    // The board: a cell is removed by a click.
    driver.click("Show “Board”");
    assert!(!is_done(&driver));
    driver.click_starting("Hex h1,");
    assert!(is_done(&driver));
    driver.click("Next");
    assert!(driver.shows("Change a tile"));
    driver.click("Show “Tiles”");
    assert!(!is_done(&driver));
    driver.click_starting("B1: volcano");
    driver.click("Duplicate");
    assert!(is_done(&driver));
    driver.click("Next");
    driver.click("Show “Tiers and treasures”");
    enter(&mut driver, "Tiers of value 2", 4);
    assert!(is_done(&driver));
    driver.click("Next");
    driver.click("Show “Rules”");
    enter(&mut driver, "Action points a turn", 11);
    assert!(is_done(&driver));
    driver.click("Next");
    driver.click("Try out");
    driver.begin_try_out();
    driver.let_go();
    assert!(is_done(&driver), "it was tried out");
    driver.click("Next");
    driver.click("Show “Laboratory”");
    assert!(!is_done(&driver));
    driver.choose_in("Level", "random");
    enter(&mut driver, "Games", 2);
    driver.click("Start");
    for _ in 0..6000 {
        driver.run();
        if is_done(&driver) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert!(is_done(&driver), "it was measured");
    driver.click("Next");
    driver.click("Save as…");
    driver.type_into("File:", &path.display().to_string());
    driver.run();
    driver.click("Save here");
    assert!(is_done(&driver));
    driver.click("Next");
    driver.click("Share…");
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(is_done(&driver));
    driver.click("Finish");
    assert!(!driver.shows("Your first variant ·"));
    assert!(check_text(&read_variant(&path).expect("it is there")).0.is_some());
}

#[test]
fn the_guide_goes_back_ends_and_stays_with_its_document() {
    let mut driver = Driver::new(SIZE);
    driver.execute(EditCommand::Guide(GameId::Tikal).into());
    driver.click("Leave out");
    assert!(driver.shows("2 of 9"));
    driver.click("Back a step");
    assert!(driver.shows("1 of 9") && !driver.is_enabled("Back a step"));
    edits(&mut driver, "duel");
    assert!(!driver.shows("of 9"), "another document is shown");
    driver.execute(EditCommand::Guide(GameId::Tikal).into());
    assert!(driver.shows("1 of 9") && driver.app().editor().documents().len() == 2);
    driver.click("End the guide");
    assert!(!driver.shows("of 9") && driver.app().editor().documents().len() == 2);
}
