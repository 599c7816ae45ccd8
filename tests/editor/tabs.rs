//! The tabs of the documents: where they and their buttons are, and what is done with several documents.

use egui_kittest::kittest::Queryable;
use tikal::words::Texts;

use super::room::{everywhere, rects};
use super::*;

/// Opens copies of a variant until so many documents are open.
fn opens(driver: &mut Driver, count: usize) {
    for _ in 0..count {
        edits(driver, "duel");
    }
    assert_eq!(driver.app().editor().documents().len(), count);
}

/// Opens files of the folder that say what is in them, by these names.
fn opens_files(driver: &mut Driver, folder: &Path, names: &[&str]) {
    let text = include_str!("../../variants/duel.ron");
    for name in names {
        let named = "{\"en\": \"Duel\", \"de\": \"Duell\", \"fr\": \"Duel\"}";
        let text = text.replacen(named, &format!("{name:?}"), 1).replacen("\"duel\"", &format!("{name:?}"), 1);
        let path = folder.join(name).with_extension("ron");
        driver::write(&path, &text);
        driver.execute(Command::EditFile(path));
    }
}

fn names(driver: &Driver) -> Vec<String> {
    driver.app().editor().titles(&Texts::new(tikal::words::Language::English))
}

fn front(driver: &Driver) -> String {
    names(driver)[driver.app().editor().current()].clone()
}

// ---- Where they are ----------------------------------------------------------------------------------

/// The faults of the row of tabs, where there is one.
fn misplaced(driver: &Driver, texts: &Texts) -> Vec<String> {
    let (window, editor) = (driver.harness.ctx.content_rect(), driver.app().editor());
    let titles = editor.titles(texts);
    let folded = texts.with("editor-documents", &[("name", titles[editor.current()].clone().into())]);
    if let [list] = rects(driver, &folded)[..] {
        return (!window.contains_rect(list)).then(|| format!("the list is at {list:?}")).into_iter().collect();
    }
    let (mut wrong, mut placed) = (Vec::new(), Vec::new());
    for (index, title) in titles.iter().enumerate() {
        let named = |key: &str| rects(driver, &texts.with(key, &[("name", title.clone().into())]));
        let tab = [named("editor-tab"), named("editor-tab-changed")].concat();
        match (&tab[..], &named("editor-close-name")[..]) {
            ([], []) if index != editor.current() => {}
            (&[tab], &[close]) => {
                let is_beside = (close.left() - tab.right()).abs() < 1.0 && (close.top() - tab.top()).abs() < 1.0;
                if !is_beside || close.height() > tab.height() + 1.0 {
                    wrong.push(format!("{title}: {close:?} is not at the end of {tab:?}"));
                }
                placed.extend([tab, close]);
            }
            other => wrong.push(format!("{title}: {other:?}")),
        }
    }
    placed.extend(rects(driver, &texts.say("editor-new")));
    placed.extend(rects(driver, &texts.with("editor-all-documents", &[("count", titles.len().into())])));
    for (index, rect) in placed.iter().enumerate() {
        if !window.contains_rect(*rect) || (rect.top() - placed[0].top()).abs() > 3.0 {
            wrong.push(format!("{rect:?} is not in the row of {:?} in {window:?}", placed[0]));
        }
        if let Some(other) = placed[..index].iter().find(|other| other.shrink(0.5).intersects(*rect)) {
            wrong.push(format!("{rect:?} lies over {other:?}"));
        }
    }
    let shown = (placed.len() - 1) / 2;
    if shown < titles.len()
        && rects(driver, &texts.with("editor-all-documents", &[("count", titles.len().into())])).is_empty()
    {
        wrong.push(format!("{shown} of {} tabs, and no list", titles.len()));
    }
    wrong
}

#[test]
fn every_tab_has_its_button_at_its_end_in_one_row_and_the_document_in_front_its_tab() {
    let mut driver = Driver::new(SIZE);
    opens(&mut driver, 3);
    driver.type_into("Name", "A journey to the lost city on the far side of the great river");
    driver.run();
    opens_more(&mut driver, 9);
    for front in [0, 2, 11] {
        driver.execute(EditCommand::Show(front).into());
        everywhere(&mut driver, |driver, texts| misplaced(driver, texts));
    }
    // Where nothing is shown yet, they stand above the ways to begin.
    driver.harness.set_size(egui::vec2(SIZE[0], SIZE[1]));
    driver.speak(tikal::words::Language::English);
    driver.execute(EditCommand::Start.into());
    driver.run();
    let list = rects(&driver, "All 12 documents")[0];
    assert!(driver.harness.ctx.content_rect().contains_rect(list));
}

fn opens_more(driver: &mut Driver, count: usize) {
    for _ in 0..count {
        edits(driver, "classic");
    }
}

#[test]
fn the_button_that_closes_a_tab_keeps_its_place_when_the_document_is_changed() {
    let folder = scratch();
    let mut driver = Driver::new(SIZE);
    opens_files(&mut driver, folder.path(), &["fog", "rain"]);
    let place = |driver: &Driver| ["Close “fog”", "Close “rain”"].map(|name| rects(driver, name)[0]);
    let before = place(&driver);
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 12);
    assert!(document(&driver).is_changed());
    assert_eq!(place(&driver), before);
}

// ---- What is done with them --------------------------------------------------------------------------

#[test]
fn the_list_of_a_full_row_holds_every_document_and_what_can_be_done_with_them() {
    let folder = scratch();
    let mut driver = Driver::new([900.0, 620.0]);
    let all = ["clouds", "dew", "drizzle", "fog", "frost", "hail", "mist", "rain", "sleet", "snow", "storm", "thunder"];
    opens_files(&mut driver, folder.path(), &all);
    assert!(!driver.has("Document: clouds"), "it has no room");
    driver.click("All 12 documents");
    for name in ["Another document", "Close the document", "Close the others", "Close all documents"] {
        assert!(driver.has(name), "{name}");
    }
    driver.click("Document: clouds");
    assert_eq!(front(&driver), "clouds");
    assert!(driver.has("Document: clouds") && !driver.has("Document: thunder"));
}

#[test]
fn keys_go_through_the_documents_close_them_and_open_the_last_one_again_at_its_place() {
    let folder = scratch();
    let (mut driver, control) = (Driver::new(SIZE), Modifiers::COMMAND.plus(Modifiers::CTRL));
    opens_files(&mut driver, folder.path(), &["fog", "rain", "snow"]);
    let mut seen = Vec::new();
    for modifiers in [control, control, control.plus(Modifiers::SHIFT), control.plus(Modifiers::SHIFT)] {
        driver.press(modifiers, Key::Tab);
        seen.push(front(&driver));
    }
    assert_eq!(seen, ["fog", "rain", "fog", "snow"]);
    driver.execute(EditCommand::Show(1).into());
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 12);
    driver.press(Modifiers::COMMAND, Key::W);
    assert!(driver.shows("What you changed in “rain” since it was last saved is lost, unless you reopen it"));
    driver.click("Close without saving");
    assert_eq!(names(&driver), ["fog", "snow"]);
    driver.press(Modifiers::COMMAND, Key::W);
    assert_eq!(names(&driver), ["fog"], "nothing of it was lost, so nothing was asked");
    for expected in ["snow", "rain"] {
        driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::T);
        assert_eq!(front(&driver), expected);
    }
    assert_eq!(names(&driver), ["fog", "rain", "snow"]);
    assert_eq!((definition(&driver).action_points, document(&driver).steps()), (12, (1, 1)));
    assert!(document(&driver).is_changed());
    driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::T);
    assert_eq!(driver.app().message(), Some("No document was closed that could be reopened"));
    // On the page with the ways to begin there is nothing to close.
    driver.execute(EditCommand::Start.into());
    driver.press(Modifiers::COMMAND, Key::W);
    assert_eq!(driver.app().message(), Some("No document is shown that could be closed"));
    driver.press(control, Key::Tab);
    assert_eq!(front(&driver), "fog");
}

#[test]
fn closing_many_documents_asks_once_and_saves_them_or_not() {
    let folder = scratch();
    let mut driver = Driver::new(SIZE);
    opens_files(&mut driver, folder.path(), &["fog", "rain", "snow"]);
    for index in [0, 2] {
        driver.execute(EditCommand::Show(index).into());
        turn_to(&mut driver, "Rules");
        enter(&mut driver, "Action points a turn", 12);
    }
    driver.execute(EditCommand::CloseOthers(1).into());
    assert!(driver.has("Close 2 documents?") && driver.shows("“fog”, “snow”"));
    driver.click("Cancel");
    assert_eq!(names(&driver).len(), 3);
    driver.execute(EditCommand::CloseOthers(0).into());
    assert!(driver.has("Close 2 documents?") && driver.shows("What you changed in “snow”"));
    driver.click("Save and close");
    assert_eq!(names(&driver), ["fog"]);
    assert!(read_variant(&folder.path().join("snow.ron")).expect("it is there").contains("action_points: 12"));
    edits(&mut driver, "classic");
    driver.execute(EditCommand::CloseAll.into());
    assert!(driver.shows("“fog”, “Tikal, my version”"));
    driver.click("Close without saving");
    assert!(names(&driver).is_empty());
    assert!(!read_variant(&folder.path().join("fog.ron")).expect("it is there").contains("action_points: 12"));
}

#[test]
fn a_tab_has_a_menu_of_its_own_and_the_middle_button_closes_it() {
    let folder = scratch();
    let mut driver = Driver::new(SIZE);
    opens_files(&mut driver, folder.path(), &["fog", "rain", "snow"]);
    driver.harness.get_by_label("Document: rain").click_secondary();
    driver.run();
    driver.click("Close the others");
    assert_eq!(names(&driver), ["rain"]);
    driver.harness.get_by_label("Document: rain").click_button(egui::PointerButton::Middle);
    driver.run();
    assert!(names(&driver).is_empty());
}

#[test]
fn a_document_is_reverted_to_what_its_file_says_as_a_step() {
    let folder = scratch();
    let mut driver = Driver::new(SIZE);
    opens_files(&mut driver, folder.path(), &["fog"]);
    let saved = document(&driver).text().to_owned();
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 12);
    driver.harness.get_by_label("Document: fog, not saved").click_secondary();
    driver.run();
    driver.click("Revert to saved");
    assert_eq!(document(&driver).text(), saved);
    assert!(!document(&driver).is_changed());
    undo(&mut driver);
    assert_eq!(definition(&driver).action_points, 12);
    // One that was never saved has nothing to go back to.
    edits(&mut driver, "classic");
    assert!(!document(&driver).can_revert());
}
