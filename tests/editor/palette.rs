//! The list of commands, and finding anything in a document.

use egui_kittest::kittest::NodeT;

use super::*;

const LIST: &str = "A command, a page, a variant …";
const FIND: &str = "Anything in this variant …";

fn letters(driver: &mut Driver, text: &str) {
    driver.harness.event(egui::Event::Text(text.to_owned()));
    driver.run();
}

#[test]
fn every_command_is_found_by_a_few_letters_and_carried_out_by_keyboard_alone() {
    let mut driver = Driver::new(SIZE);
    driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    assert!(driver.has(LIST));
    letters(&mut driver, "edit duel");
    driver.press(Modifiers::NONE, Key::Enter);
    assert!(!driver.has(LIST));
    assert_eq!((driver.app().screen(), definition(&driver).id.as_str()), (Screen::Editor, "my-duel"));
    // What is not possible now is shown and does nothing.
    driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    letters(&mut driver, "undo");
    driver.press(Modifiers::NONE, Key::Enter);
    assert!(driver.has(LIST), "nothing can be taken back yet");
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.has(LIST));
    assert_eq!(driver.app().screen(), Screen::Editor, "the key closed the list alone");
    // The arrows choose another entry.
    driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    letters(&mut driver, "show the page");
    driver.press(Modifiers::NONE, Key::ArrowDown);
    driver.press(Modifiers::NONE, Key::Enter);
    assert!(driver.has("Text") && !driver.has(LIST));
}

#[test]
fn the_list_is_reached_by_mouse_and_from_every_screen() {
    for screen in [Screen::Home, Screen::Variants, Screen::Setup, Screen::Settings, Screen::Rules, Screen::Learn] {
        let mut driver = Driver::new(SIZE);
        driver.execute(Command::Show(screen));
        driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
        assert!(driver.has(LIST), "{screen:?}");
    }
    let mut driver = Driver::new(SIZE);
    driver.new_game(1, false);
    driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    letters(&mut driver, "plan");
    assert!(driver.has(LIST));
    driver.press(Modifiers::NONE, Key::Escape);
    driver.click("Help");
    driver.click("All commands…");
    assert!(driver.has(LIST));
}

/// The names of everything that can be clicked.
fn names(driver: &Driver) -> Vec<String> {
    let buttons = driver.harness.query_all(by().role(egui::accesskit::Role::Button));
    buttons.filter_map(|button| button.accesskit_node().label()).collect()
}

#[test]
fn whatever_a_menu_offers_is_in_the_list_of_commands() {
    let mut driver = Driver::new(SIZE);
    for menus in [&["Game", "View", "Help"][..], &["Game", "Turn", "View", "Help"]] {
        if menus.contains(&"Turn") {
            driver.new_game(2, false);
        }
        let mut offered = Vec::new();
        for menu in menus {
            let before = names(&driver);
            driver.click(menu);
            offered.extend(names(&driver).into_iter().filter(|name| !before.contains(name)));
            driver.press(Modifiers::NONE, Key::Escape);
        }
        // The list itself, and the files, which are in it one by one.
        offered.retain(|name| name != "All commands…" && name != "Recent files");
        assert!(offered.len() >= 12, "{offered:?}");
        for name in offered {
            let before = driver.harness.query_all_by_label(&name).count();
            driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
            letters(&mut driver, &name);
            assert!(driver.harness.query_all_by_label(&name).count() > before, "{name} is not in the list");
            driver.press(Modifiers::NONE, Key::Escape);
        }
    }
}

#[test]
fn anything_in_a_document_is_found_and_leads_to_its_page_or_its_line() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.press(Modifiers::COMMAND, Key::F);
    assert!(driver.has(FIND));
    letters(&mut driver, "leader strength");
    assert!(driver.shows("Strength of a leader: 3"));
    driver.press(Modifiers::NONE, Key::Enter);
    assert!(driver.has("Action points a turn"), "the page of the rules is shown");
    // A remark stands in the text alone.
    driver.click("Find…");
    letters(&mut driver, "is called A1");
    driver.press(Modifiers::NONE, Key::Enter);
    driver.run();
    letters(&mut driver, "// ");
    let text = document(&driver).text();
    assert!(
        !text.contains("The first tile of group A is called A1"),
        "what was found is chosen, and typing replaces it"
    );
}

#[test]
fn every_treasure_tier_tile_and_cell_can_be_found() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    let texts = tikal::words::Texts::new(tikal::words::Language::German);
    let said: Vec<String> = document(&driver).contents(&texts).into_iter().map(|found| found.said).collect();
    for part in ["Schlange", "B3: ", "a5: Basislager", "G4: ", "drawn before the first"] {
        assert!(said.iter().any(|line| line.contains(part)), "{part}");
    }
}

/// Opens the list, types this, and takes what is found first.
fn asks_for(driver: &mut Driver, text: &str) {
    driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    letters(driver, text);
    driver.press(Modifiers::NONE, Key::Enter);
}

#[test]
fn a_variant_of_ones_own_is_renamed_copied_and_thrown_away_by_the_list_of_commands() {
    let folder = scratch();
    let path = folder.path().join("delta.ron");
    let mut driver = Driver::with(SIZE, Services { variants: Some(folder.path().to_owned()), ..Services::for_tests() });
    edits(&mut driver, "duel");
    driver.type_into("Name", "Delta");
    driver.run();
    driver.execute(EditCommand::SaveAs(path.clone()).into());
    asks_for(&mut driver, "rename the variant delta");
    assert_eq!(driver.app().screen(), Screen::Variants);
    // The keyboard is in the field.
    driver.press(Modifiers::COMMAND, Key::A);
    letters(&mut driver, "Estuary");
    driver.press(Modifiers::NONE, Key::Enter);
    assert!(read_variant(&path).expect("it is there").contains("Estuary"));
    asks_for(&mut driver, "edit a copy of estuary");
    assert_eq!((driver.app().screen(), definition(&driver).name.get("en")), (Screen::Editor, "Estuary, my version"));
    asks_for(&mut driver, "variant estuary into the bin");
    assert!(!path.exists());
    driver.execute(Command::Show(Screen::Variants));
    asks_for(&mut driver, "take the variant estuary out");
    assert!(path.exists(), "{:?}", driver.app().message());
}
