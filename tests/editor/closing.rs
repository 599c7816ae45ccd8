//! The question before a document is closed, and a new game that begins with the variant that was edited.

use egui_kittest::kittest::NodeT;

use super::*;

#[test]
fn closing_says_whether_all_of_it_is_lost_or_only_what_was_changed_since() {
    let folder = scratch();
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Close “Tikal, my version”");
    assert!(driver.shows("“Tikal, my version” was never saved: all of it is lost") && !driver.shows("last saved"));
    driver.click("Cancel");
    driver.execute(EditCommand::SaveAs(folder.path().join("own.ron")).into());
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 12);
    driver.click("Close “Tikal, my version”");
    assert!(driver.shows("since it was last saved is lost") && !driver.shows("never saved"));
}

#[test]
fn closing_a_document_that_is_being_measured_asks_and_says_what_is_lost() {
    let small = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/variants/small.ron");
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::EditFile(small));
    let name = document(&driver).title(&tikal::words::Texts::new(tikal::words::Language::English));
    driver.click("Laboratory");
    driver.choose_in("Level", "random");
    enter(&mut driver, "Games", 100_000);
    driver.click("Start");
    let close = format!("Close “{name}”");
    driver.click(&close);
    assert!(driver.shows("The laboratory is still measuring it: what was counted so far"));
    assert!(!driver.shows("saved"), "nothing of the document is lost");
    driver.click("Cancel");
    let bench = driver.app().editor().bench().expect("it is open");
    assert!(bench.progress().is_some(), "it goes on");
    driver.click(&close);
    driver.click("Close and stop measuring");
    assert_eq!(driver.app().editor().documents().len(), 0);
}

#[test]
fn a_new_game_after_editing_is_of_the_edited_variant_which_is_marked_and_in_sight() {
    let folder = scratch();
    let mut driver = Driver::new([1024.0, 700.0]);
    // Many variants, so that the list is scrolled.
    for number in 0..6 {
        edits(&mut driver, "duel");
        driver.type_into("Name", &format!("Delta {number}"));
        driver.run();
        driver.execute(EditCommand::SaveAs(folder.path().join(format!("delta-{number}.ron"))).into());
    }
    assert_eq!(definition(&driver).id, "delta-5");
    driver.press(Modifiers::COMMAND, Key::N);
    assert_eq!(driver.app().screen(), Screen::Setup);
    let card = driver.harness.get_by_label("Variant: Delta 5");
    assert_eq!(card.accesskit_node().toggled(), Some(egui::accesskit::Toggled::True), "it is marked");
    let list = driver.harness.ctx.content_rect().shrink2(egui::vec2(0.0, 40.0));
    assert!(list.contains_rect(card.rect()), "{:?}", card.rect());
    // One that is asked for by name is taken, wherever one comes from.
    driver.press(Modifiers::NONE, Key::Escape);
    driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    driver.harness.event(egui::Event::Text("Play Two islands".to_owned()));
    driver.run();
    driver.press(Modifiers::NONE, Key::Enter);
    let card = driver.harness.get_by_label("Variant: Two islands");
    assert_eq!(card.accesskit_node().toggled(), Some(egui::accesskit::Toggled::True));
}
