//! Opening files in the editor where the system has no dialog for that: by the field for a path.

use egui::accesskit::Role;
use egui_kittest::kittest::NodeT;

use super::keyboard::{area, focused, key, letters, tab_to};
use super::*;

const FIELD: &str = "File to open:";

/// A variant in this file, with a text that is no variant.
fn broken(path: &Path) -> String {
    let whole = std::fs::read_to_string("variants/duel.ron").expect("it is there");
    // Without a colon it is no list of fields, and of an id of its own it can be saved.
    let text = whole.replacen("explorers:", "explorers", 1).replacen("\"duel\"", "\"own-duel\"", 1);
    driver::write(path, &text);
    text
}

/// True if the keyboard is in the field for a path.
fn is_in_field(driver: &Driver) -> bool {
    let field = driver.harness.query_by_role_and_label(Role::TextInput, FIELD);
    field.is_some_and(|field| field.accesskit_node().is_focused())
}

#[test]
fn a_broken_file_is_opened_from_the_start_page_and_mended() {
    let folder = scratch();
    let path = folder.path().join("broken.ron");
    let text = broken(&path);
    let mut driver = Driver::new(SIZE);
    driver.execute(EditCommand::Start.into());
    assert!(!driver.has(FIELD));
    driver.click("Open…");
    assert!(is_in_field(&driver), "a click is enough to type: {}", focused(&driver));
    assert!(!driver.is_enabled("Open"), "nothing is typed yet");
    assert_eq!(driver.app().message(), None, "the field says enough");
    letters(&mut driver, &path.display().to_string());
    driver.click("Open");
    assert_eq!((document(&driver).stage(), document(&driver).text()), (Stage::Unreadable, text.as_str()));
    assert_eq!(document(&driver).path(), Some(path.as_path()));
    assert!(!driver.has(FIELD) && driver.shows("The text cannot be read"));
    // It is mended where it is.
    turn_to(&mut driver, "Text");
    driver.type_into("The text of the variant", &text.replacen("explorers", "explorers:", 1));
    driver.run();
    driver.press(Modifiers::COMMAND, Key::S);
    assert_eq!(document(&driver).stage(), Stage::Playable, "{:?}", driver.app().message());
    assert_eq!(read_variant(&path).expect("it is there"), document(&driver).text());
}

#[test]
fn a_file_is_opened_by_keyboard_from_the_tools_and_what_is_wrong_is_told_with_its_place() {
    let folder = scratch();
    let path = folder.path().join("mine.ron");
    driver::write(&path, &std::fs::read_to_string("variants/duel.ron").expect("it is there"));
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    area(&mut driver, "Tools");
    tab_to(&mut driver, "Open…");
    key(&mut driver, Key::Enter);
    assert!(is_in_field(&driver), "{}", focused(&driver));
    // Escape closes the field alone.
    key(&mut driver, Key::Escape);
    assert_eq!((driver.has(FIELD), focused(&driver).as_str()), (false, "Open…"));
    assert_eq!(driver.app().screen(), Screen::Editor);
    key(&mut driver, Key::Enter);
    // So does the button, and nothing is opened.
    driver.click("Cancel");
    assert!(!driver.has(FIELD) && driver.app().editor().documents().len() == 1);
    driver.click("Open…");
    // Return alone does nothing.
    key(&mut driver, Key::Enter);
    assert!(is_in_field(&driver) && driver.app().message().is_none());
    let lost = folder.path().join("lost.ron").display().to_string();
    letters(&mut driver, &lost);
    key(&mut driver, Key::Enter);
    assert!(driver.app().message().is_some_and(|told| told.contains(&lost)), "{:?}", driver.app().message());
    assert_eq!(driver.app().editor().documents().len(), 1);
    assert!(is_in_field(&driver), "it is typed once more: {}", focused(&driver));
    driver.press(Modifiers::COMMAND, Key::A);
    letters(&mut driver, &path.display().to_string());
    key(&mut driver, Key::Enter);
    assert_eq!(document(&driver).path(), Some(path.as_path()), "{:?}", driver.app().message());
    assert_eq!((driver.app().editor().documents().len(), driver.has(FIELD)), (2, false));
    assert_eq!(driver.app().message(), None, "what could not be opened is told no more");
}

#[test]
fn the_list_of_commands_leads_to_the_field_from_any_screen() {
    let folder = scratch();
    let path = folder.path().join("broken.ron");
    broken(&path);
    for screen in [Screen::Home, Screen::Rules] {
        let mut driver = Driver::new(SIZE);
        driver.execute(Command::Show(screen));
        driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
        letters(&mut driver, "open a variant in the editor");
        key(&mut driver, Key::Enter);
        assert_eq!(driver.app().screen(), Screen::Editor);
        assert!(is_in_field(&driver), "{screen:?}: {}", focused(&driver));
        letters(&mut driver, &path.display().to_string());
        key(&mut driver, Key::Enter);
        assert_eq!(document(&driver).path(), Some(path.as_path()), "{:?}", driver.app().message());
    }
}

#[test]
fn a_path_to_open_that_is_typed_has_an_undo_of_its_own_and_goes_with_its_document() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "duel");
    edits(&mut driver, "classic");
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 12);
    driver.click("Open…");
    letters(&mut driver, "x");
    undo(&mut driver);
    assert_eq!(definition(&driver).action_points, 12, "the step stays");
    driver.execute(EditCommand::Show(0).into());
    assert!(!driver.has(FIELD));
    undo(&mut driver);
    driver.execute(EditCommand::Show(1).into());
    assert_eq!(definition(&driver).action_points, 12, "the other document is shown");
}

#[test]
fn where_a_screen_has_a_field_already_it_is_told_that_there_is_no_dialog() {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Show(Screen::Open));
    driver.click("Choose a file…");
    assert!(driver.app().message().is_some_and(|told| told.contains("No system file dialog")));
    edits(&mut driver, "classic");
    driver.click("Save as…");
    driver.click("Browse…");
    assert!(driver.app().message().is_some_and(|told| told.contains("No system file dialog")));
    assert!(driver.has("File:") && !driver.has(FIELD));
}
