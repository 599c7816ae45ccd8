//! The list of steps: what it says of each, and that the present one is in sight.

use egui::accesskit::Toggled;
use egui_kittest::kittest::{NodeT, Queryable};

use super::*;
use tikal::app::kit::settings::Settings;
use tikal::words::{Language, Texts};

/// The steps as they are said, the first one first.
fn said(driver: &Driver) -> Vec<String> {
    let texts = tikal::words::Texts::new(tikal::words::Language::English);
    let document = document(driver);
    (0..document.steps().0).filter_map(|index| document.step(index)).map(|step| step.said(&texts)).collect()
}

/// True if this step is whole within the list.
fn is_in_sight(driver: &Driver, step: &str) -> bool {
    let Some(row) = driver.harness.query_by_label(step) else { return false };
    let list = driver.harness.get_by_label("Steps").rect();
    let (row, foot) = (row.rect(), driver.harness.get_by_label("Back").rect());
    row.top() > list.bottom() && row.bottom() < foot.top()
}

#[test]
fn steps_say_the_value_before_and_the_one_after() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.type_into("Name", "The lake");
    driver.run();
    driver.click("Rules");
    enter(&mut driver, "Dig", 2);
    driver.click("Dig: as in “Tikal”");
    driver.click("Exchange…: whether it is possible");
    driver.click("Advanced game: turns are auctioned");
    turn_to(&mut driver, "Tiers and treasures");
    enter(&mut driver, "Tiers of value 2", 9);
    enter(&mut driver, "Score of 3 of a kind", 8);
    enter(&mut driver, "Copies of treasure 1", 4);
    let tiers = TikalLibrary::built_in().find("classic").expect("it is there").def().tiers[&2];
    let expected = [
        "Name: Tikal, my version → The lake".to_owned(),
        "Dig: 3 → 2".to_owned(),
        "Dig as in “Tikal”: 2 → 3".to_owned(),
        "Exchange…: 3 → off".to_owned(),
        "How turns come about: Base game: tiles are drawn → Advanced game: turns are auctioned".to_owned(),
        format!("Tiers of value 2: {tiers} → 9"),
        "Score of 3 of a kind: 6 → 8".to_owned(),
        "Copies of treasure 1: 3 → 4".to_owned(),
    ];
    assert_eq!(said(&driver), expected);
    // In the list itself, too.
    driver.click("Steps");
    assert!(driver.has("Dig: 3 → 2"));
}

#[test]
fn the_values_of_a_step_are_read_to_their_end_where_its_name_has_no_room() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Rules");
    enter(&mut driver, "Score at the start, turns auctioned", 12);
    let mut cut = 0;
    for (language, scale) in Language::ALL.into_iter().flat_map(|language| [1.0, 1.5].map(|scale| (language, scale))) {
        let settings = Settings { language: Some(language), scale, ..driver.app().settings() };
        driver.execute(Command::Set(settings));
        driver.harness.set_size(egui::vec2(1280.0, 780.0) / scale);
        driver.run();
        driver.click(&Texts::new(language).say("editor-steps"));
        let written = driver.written();
        let lines = written.iter().map(|(text, _)| text.galley.text().to_owned());
        let told: Vec<String> = lines.filter(|line| line.contains("20 → 12")).collect();
        assert_eq!(told.len(), 1, "{language:?} at {scale}");
        let galley = written.iter().find(|(text, _)| text.galley.text() == told[0]).expect("it is written");
        assert!(!galley.0.galley.elided, "{language:?} at {scale}: {told:?}");
        cut += usize::from(told[0].contains('…'));
    }
    assert!(cut > 0, "somewhere there is no room for the name");
}

#[test]
fn a_number_that_is_dragged_tells_from_where_it_came() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Rules");
    driver.harness.get_by_label("Action points a turn").focus();
    driver.run();
    for _ in 0..3 {
        driver.press(Modifiers::NONE, Key::ArrowUp);
    }
    assert_eq!(said(&driver), ["Action points a turn: 10 → 13"]);
}

#[test]
fn the_list_follows_the_present_step() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "duel");
    driver.click("Rules");
    for points in 0..60 {
        enter(&mut driver, "Action points a turn", 20 + points % 2);
    }
    driver.click("Steps");
    let first = "Action points a turn: 8 → 20";
    assert!(!is_in_sight(&driver, "As it was opened"), "there are more than have room");
    for _ in 0..59 {
        undo(&mut driver);
    }
    assert!(is_in_sight(&driver, first), "after it was gone back to");
    undo(&mut driver);
    assert!(is_in_sight(&driver, "As it was opened"));
    for _ in 0..60 {
        driver.press(Modifiers::COMMAND, Key::Y);
    }
    let is_present = |row: &egui_kittest::Node| row.accesskit_node().toggled() == Some(Toggled::True);
    let rows = driver.harness.query_all_by_label("Action points a turn: 20 → 21");
    assert!(rows.into_iter().any(|row| is_present(&row)), "the last one is in sight");
}

#[test]
fn keys_without_a_step_answer_in_the_words_of_the_editor() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.press(Modifiers::COMMAND, Key::Y);
    assert_eq!(driver.app().message(), Some("No step was taken back in this document"));
    undo(&mut driver);
    assert_eq!(driver.app().message(), Some("Nothing was changed in this document yet"));
}

#[test]
fn escape_with_nothing_open_stays_with_the_document() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Rules");
    for _ in 0..3 {
        driver.press(Modifiers::NONE, Key::Escape);
    }
    assert_eq!(driver.app().screen(), Screen::Editor);
    // From what there is to begin with it leads back.
    driver.execute(EditCommand::Start.into());
    driver.press(Modifiers::NONE, Key::Escape);
    assert_ne!(driver.app().screen(), Screen::Editor);
}
