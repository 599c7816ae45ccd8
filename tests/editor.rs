//! The editor of variants, by mouse and by keyboard: documents, forms and text in step, steps taken back, problems,
//! saving, trying out, and drafts that outlive the program.
#![cfg(feature = "window")]
#![expect(clippy::expect_used, reason = "tests fail by panicking")]

#[path = "editor/alone.rs"]
mod alone;
#[path = "editor/areas.rs"]
mod areas;
#[path = "editor/beside.rs"]
mod beside;
#[path = "editor/board.rs"]
mod board;
#[path = "editor/canvas.rs"]
mod canvas;
#[path = "editor/closing.rs"]
mod closing;
#[path = "editor/content.rs"]
mod content;
#[path = "editor/cures.rs"]
mod cures;
#[expect(dead_code, reason = "these tests need a part of the driver only")]
mod driver;
#[path = "editor/experiments.rs"]
mod experiments;
#[path = "editor/files.rs"]
mod files;
#[path = "editor/guide.rs"]
mod guide;
#[path = "editor/keyboard.rs"]
mod keyboard;
#[path = "editor/laboratory.rs"]
mod laboratory;
#[path = "editor/measured.rs"]
mod measured;
#[path = "editor/names.rs"]
mod names;
#[path = "editor/new.rs"]
mod new;
#[path = "editor/opening.rs"]
mod opening;
#[path = "editor/outlives.rs"]
mod outlives;
#[path = "editor/palette.rs"]
mod palette;
#[path = "editor/parents.rs"]
mod parents;
#[path = "editor/passing.rs"]
mod passing;
#[path = "measured/places.rs"]
#[expect(dead_code, reason = "these tests need a part of it only")]
mod places;
#[path = "editor/room.rs"]
mod room;
#[path = "editor/shell.rs"]
mod shell;
#[path = "editor/steps.rs"]
mod steps;
#[path = "editor/tabs.rs"]
mod tabs;
#[path = "editor/tiles.rs"]
mod tiles;
#[path = "editor/whole.rs"]
mod whole;

use std::path::Path;

use driver::{Driver, scratch};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{Queryable, by};
use tikal::app::Services;
use tikal::app::command::{Command, EditCommand, Loss};
use tikal::app::route::{Route, Screen};
use tikal::editor::Stage;
use tikal::editor::VariantDocument;
use tikal::games::{GameId, VariantId};
use tikal::library::{Libraries, TikalLibrary, VARIANT_ENDING, read_variant};
use tikal::tikal::{TurnRule, VariantDef};

const SIZE: [f32; 2] = [1280.0, 800.0];

fn edits(driver: &mut Driver, variant: &str) {
    driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, variant)));
    assert_eq!(driver.app().screen(), Screen::Editor);
}

fn document(driver: &Driver) -> &VariantDocument {
    driver.app().editor().document().expect("a document is shown")
}

fn definition(driver: &Driver) -> VariantDef {
    VariantDef::read(document(driver).text()).expect("the text can be read")
}

/// Turns to a page. The problems beside it may have buttons of the same name.
fn turn_to(driver: &mut Driver, page: &str) {
    let buttons = driver.harness.query_all_by_label(page);
    let first = buttons.min_by(|one, other| one.rect().left().total_cmp(&other.rect().left()));
    first.expect("there is such a page").click();
    driver.run();
}

/// Enters a number by mouse and keyboard.
fn enter(driver: &mut Driver, field: &str, number: u32) {
    driver.click(field);
    driver.press(Modifiers::COMMAND, Key::A);
    driver.harness.event(egui::Event::Text(number.to_string()));
    driver.run();
    driver.press(Modifiers::NONE, Key::Enter);
}

fn undo(driver: &mut Driver) {
    driver.press(Modifiers::COMMAND, Key::Z);
}

// ---- Documents ---------------------------------------------------------------------------------------

#[test]
fn a_variant_of_the_program_is_edited_as_a_copy_with_its_comments() {
    let mut driver = Driver::new(SIZE);
    driver.click("Variants");
    driver.click("Edit Tikal");
    let (def, text) = (definition(&driver), document(&driver).text().to_owned());
    assert_eq!(
        (def.id.as_str(), def.based_on.as_ref().map(|parent| parent.id.as_str())),
        ("my-classic", Some("classic"))
    );
    assert!(text.contains("//"), "the comments are there");
    assert!(document(&driver).path().is_none() && document(&driver).is_changed());
    assert_eq!(document(&driver).stage(), Stage::Playable);
    // The way back leads to where it was begun, and the document stays open.
    driver.click("Back");
    assert_eq!(driver.app().screen(), Screen::Variants);
    driver.execute(Command::Show(Screen::Editor));
    assert_eq!(document(&driver).text(), text);
}

#[test]
fn several_documents_are_open_in_tabs_and_closing_asks_before_something_is_lost() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    edits(&mut driver, "duel");
    assert_eq!((driver.app().editor().documents().len(), driver.app().editor().current()), (2, 1));
    driver.click("Document: Tikal, my version, not saved");
    assert_eq!(definition(&driver).id, "my-classic");
    driver.click("Close “Duel, my version”");
    assert!(driver.shows("“Duel, my version” was never saved: all of it is lost"));
    driver.click("Cancel");
    assert_eq!(driver.app().editor().documents().len(), 2);
    driver.click("Close “Duel, my version”");
    driver.click("Close without saving");
    assert_eq!(driver.app().editor().documents().len(), 1);
    assert_eq!(definition(&driver).id, "my-classic");
}

// ---- Forms and text ----------------------------------------------------------------------------------

#[test]
fn a_number_is_one_step_and_only_its_value_changes_in_the_text() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    let before = document(&driver).text().to_owned();
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 12);
    let after = document(&driver).text().to_owned();
    assert_eq!(definition(&driver).action_points, 12);
    let differ = before.lines().zip(after.lines()).filter(|(one, other)| one != other).count();
    assert_eq!((differ, before.lines().count()), (1, after.lines().count()));
    assert_eq!(document(&driver).steps().0, 1);
    undo(&mut driver);
    assert_eq!(document(&driver).text(), before);
    driver.press(Modifiers::COMMAND, Key::Y);
    assert_eq!(document(&driver).text(), after);
    // The list of steps goes back and forth too, and the parent's value is one click away.
    driver.click("Action points a turn: as in “Tikal”");
    assert_eq!(definition(&driver).action_points, 10);
    driver.click("Steps");
    driver.click("As it was opened");
    assert_eq!(document(&driver).text(), before);
}

#[test]
fn what_a_variant_does_without_and_who_wins_is_switched_on_and_off() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Rules");
    driver.click("Exchange…: whether it is possible");
    assert_eq!(definition(&driver).costs.exchange, None);
    driver.click("Exchange…: whether it is possible");
    assert_eq!(definition(&driver).costs.exchange, Some(3), "as in the parent");
    driver.click("Advanced game: turns are auctioned");
    assert_eq!(definition(&driver).turns, TurnRule::Auction);
    let before = definition(&driver).tie_breaks;
    driver.click("each of them controls it");
    driver.click("2. more treasures");
    assert_ne!(definition(&driver).tie_breaks, before);
}

#[test]
fn tiers_and_treasures_are_changed_without_typing_ron() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Tiers and treasures");
    let kinds = definition(&driver).treasures.kinds.len();
    driver.click("Add a kind");
    assert_eq!(definition(&driver).treasures.kinds.len(), kinds + 1);
    driver.click(&format!("Remove treasure {}", kinds + 1));
    assert_eq!(definition(&driver).treasures.kinds.len(), kinds);
    enter(&mut driver, "Tiers of value 2", 9);
    assert_eq!(definition(&driver).tiers.get(&2), Some(&9));
    enter(&mut driver, "Score of 3 of a kind", 8);
    assert_eq!(definition(&driver).treasures.scores[2], 8);
    driver.click("One more");
    driver.click("One fewer");
    driver.click("One fewer");
    assert_eq!(document(&driver).stage(), Stage::Faulty, "a kind has more copies than the table says scores for");
}

#[test]
fn the_text_is_typed_and_forms_keep_what_it_said_last() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    let whole = document(&driver).text().to_owned();
    driver.click("Text");
    driver.type_into("The text of the variant", "(format: 1,");
    driver.run();
    assert_eq!(document(&driver).stage(), Stage::Unreadable);
    assert!(driver.shows("The text cannot be read") && !driver.is_enabled("Try out"));
    driver.click("Rules");
    assert!(driver.shows("this is what it said last") && !driver.is_enabled("Leaders"));
    undo(&mut driver);
    assert_eq!(document(&driver).text(), whole);
    assert!(driver.is_enabled("Leaders"));
}

#[test]
fn a_problem_leads_to_its_page_and_its_place_in_the_text() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Text");
    let broken = document(&driver).text().replacen("explorers: ", "explorers: 9", 1);
    driver.type_into("The text of the variant", &broken);
    driver.run();
    assert_eq!(document(&driver).counts().0, 1);
    let texts = tikal::words::Texts::new(tikal::words::Language::English);
    let problem = document(&driver).problems(&texts, &Libraries::built_in())[0].clone();
    let (bytes, line, column) = problem.place.expect("it stands in the text");
    assert!(document(&driver).text()[bytes].starts_with('9'));
    driver.click(&format!("Line {line}, column {column}"));
    driver.run();
    // The keyboard is in the text: what is typed replaces what is wrong.
    driver.harness.event(egui::Event::Text("7".to_owned()));
    driver.run();
    assert_eq!((document(&driver).counts().0, definition(&driver).pieces.explorers), (0, 7));
}

// ---- Files -------------------------------------------------------------------------------------------

#[test]
fn a_variant_is_saved_played_and_opened_again() {
    let folder = scratch();
    let path = folder.path().join("jungle.ron");
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.type_into("Id (letters, digits, hyphens)", "own-jungle");
    driver.run();
    driver.execute(EditCommand::SaveAs(path.clone()).into());
    assert!(!document(&driver).is_changed(), "{:?}", driver.app().message());
    assert_eq!(read_variant(&path).expect("it is there"), document(&driver).text());
    let checked = TikalLibrary::built_in().check_file(&path).expect("it can be read");
    assert!(checked.variant.is_some() && checked.problems.is_empty(), "{:?}", checked.problems);
    // It can be tried out, and the way back leads to the same page.
    driver.click("Rules");
    driver.click("Try out");
    driver.begin_try_out();
    assert_eq!(driver.rules().id(), "own-jungle");
    driver.let_go();
    assert_eq!(driver.app().routes().current(), Route::Editor);
    assert!(driver.has("Action points a turn"));
    // It stands among the variants at once, and is edited as itself.
    driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "own-jungle")));
    assert_eq!((driver.app().editor().documents().len(), document(&driver).path()), (1, Some(path.as_path())));
}

#[test]
fn another_file_is_replaced_only_when_that_was_answered() {
    let folder = scratch();
    let path = folder.path().join("a.ron");
    driver::write(&path, "somebody's text");
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.execute(EditCommand::SaveAs(path.clone()).into());
    assert!(driver.shows("what is in it now is lost"));
    driver.click("Cancel");
    assert_eq!(read_variant(&path).expect("it is there"), "somebody's text");
    driver.execute(EditCommand::SaveAs(path.clone()).into());
    driver.click("Replace it");
    assert_eq!(read_variant(&path).expect("it is there"), document(&driver).text());
}

#[test]
fn what_cannot_be_saved_says_why_and_stays() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.type_into("Id (letters, digits, hyphens)", "classic");
    driver.run();
    driver.execute(EditCommand::SaveAs(scratch().path().join("b.ron")).into());
    assert!(driver.app().message().is_some_and(|message| message.starts_with("Not saved")));
    assert!(document(&driver).is_changed());
}

#[test]
fn every_shipped_variant_is_opened_and_nothing_changes() {
    let mut driver = Driver::new(SIZE);
    for entry in std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("variants")).expect("there is a folder") {
        let path = entry.expect("it can be read").path();
        if path.extension().is_none_or(|ending| ending != VARIANT_ENDING) {
            continue;
        }
        driver.execute(Command::EditFile(path.clone()));
        for page in ["Overview", "Board", "Tiles", "Tiers and treasures", "Rules", "Text"] {
            turn_to(&mut driver, page);
        }
        assert!(!document(&driver).is_changed() && document(&driver).steps().0 == 0, "{}", path.display());
    }
}

// ---- Drafts ------------------------------------------------------------------------------------------

#[test]
fn what_was_not_saved_is_there_again_in_the_next_run() {
    let folder = scratch();
    let services = || Services { drafts: Some(folder.path().join("drafts")), ..Services::for_tests() };
    let mut driver = Driver::with(SIZE, services());
    edits(&mut driver, "classic");
    edits(&mut driver, "duel");
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 13);
    driver.run();
    let text = document(&driver).text().to_owned();
    driver.app().editor().settle();
    // Another copy of the program, while this one runs, leaves its drafts alone.
    assert_eq!(Driver::with(SIZE, services()).app().editor().documents().len(), 0);
    drop(driver);
    let mut driver = Driver::with(SIZE, services());
    assert_eq!(driver.app().editor().documents().len(), 2);
    driver.execute(Command::Show(Screen::Editor));
    assert_eq!(document(&driver).text(), text);
    assert!(document(&driver).is_changed());
    // What is closed is gone; what is saved is there again as its file has it.
    driver.click("Close “Duel, my version”");
    driver.click("Close without saving");
    driver.execute(EditCommand::SaveAs(folder.path().join("saved.ron")).into());
    driver.run();
    drop(driver);
    let driver = Driver::with(SIZE, services());
    let is_changed: Vec<bool> = driver.app().editor().documents().map(VariantDocument::is_changed).collect();
    assert_eq!(is_changed, [false]);
}
