//! Keys that the player sets: pressed in the settings, kept, shown wherever a key is named, shared by no two commands
//! that can be asked for at the same time unless somebody wants it so.

use std::path::Path;

use egui::{Event, Key, KeyboardShortcut, Modifiers};
use egui_kittest::kittest::Queryable;
use tikal::app::command::Command;
use tikal::app::games;
use tikal::app::keymap::{self, Keymap};
use tikal::app::kit::keys::{self, KeyScope, Shortcut};
use tikal::app::route::Screen;
use tikal::app::{Services, table::keys::HINT};
use tikal::games::GameId;
use tikal::words::{Language, Texts};

use crate::driver::{Driver, by_hand, scratch, write};

const SIZE: [f32; 2] = [1280.0, 800.0];

/// The settings screen of a window whose settings are kept in this file.
fn settings_in(path: &Path) -> Driver {
    let mut driver = Driver::with(SIZE, Services { settings: Some(path.to_owned()), ..Services::for_tests() });
    driver.execute(Command::Show(Screen::Settings));
    driver
}

/// The settings screen of a window that keeps nothing.
fn settings() -> Driver {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Show(Screen::Settings));
    driver
}

/// Presses a key for the command whose line begins so.
fn press_for(driver: &mut Driver, line: &str, modifiers: Modifiers, key: Key) {
    driver.activate_starting(line);
    driver.run();
    assert!(driver.shows("Press the new key"), "{line}");
    driver.press(modifiers, key);
    driver.run();
}

/// The key of a command as it is shown.
fn shown(driver: &Driver, shortcut: Shortcut) -> String {
    shortcut.text(&Texts::new(Language::English), &driver.harness.ctx)
}

#[test]
fn by_design_h_asks_for_a_hint_and_another_key_hurries() {
    let context = egui::Context::default();
    assert_eq!(HINT.keys_in(&context), [KeyboardShortcut::new(Modifiers::NONE, Key::H)]);
    assert!(!keys::HURRY.keys.contains(&HINT.keys[0]));
}

#[test]
fn no_two_commands_that_can_be_asked_for_at_the_same_time_share_a_designed_key() {
    for language in Language::ALL {
        let (context, texts) = (egui::Context::default(), Texts::new(language));
        Keymap::default().bind(&texts, &context);
        for shortcut in KeyScope::ALL.into_iter().flat_map(games::keys).filter(|shortcut| !shortcut.is_fixed) {
            let rivals = keymap::rivals(&context, shortcut.name, |own| own.keys_in(&context));
            let names: Vec<&str> = rivals.iter().map(|rival| rival.name).collect();
            assert!(names.is_empty(), "{language:?}: {} shares a key with {names:?}", shortcut.name);
        }
    }
}

#[test]
fn a_row_is_fixed_if_no_key_could_be_set_for_it() {
    for shortcut in KeyScope::ALL.into_iter().flat_map(games::keys) {
        // Several keys for the same thing are two at most; more of them each do something else.
        let is_needed = shortcut.keys.len() > 2 || shortcut.keys.iter().any(|&keys| keys::is_kept(keys));
        assert!(shortcut.is_fixed || !is_needed, "{}", shortcut.name);
    }
}

#[test]
fn a_key_that_is_pressed_for_a_command_does_it_and_is_kept() {
    let folder = scratch();
    let path = folder.path().join("settings.ron");
    write(&path, "(look: Light)");
    let mut driver = settings_in(&path);
    press_for(&mut driver, "Hint: H", Modifiers::NONE, Key::Y);
    assert!(!driver.shows("Press the new key"), "nobody else has it");
    assert!(driver.shows("Hint: Y (yours)"));
    drop(driver);
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains("\"menu-hint\"") && text.contains("\"Y\"") && text.contains("look: Light"), "{text}");

    let mut driver = Driver::open_with(
        SIZE,
        &by_hand(&["draw A2", "place c4 0"]),
        Services { settings: Some(path), ..Services::for_tests() },
    );
    driver.press(Modifiers::NONE, Key::H);
    assert!(
        driver.app().table_of::<tikal::tikal::State>().unwrap().advice().is_none(),
        "the designed key asks for nothing now"
    );
    driver.press(Modifiers::NONE, Key::Y);
    driver.run();
    assert!(driver.app().table_of::<tikal::tikal::State>().unwrap().advice().is_some());
}

/// A real keyboard tells of Ctrl and Shift before it tells of the key that is pressed with them.
#[test]
fn a_key_is_set_with_others_held_down() {
    let mut driver = settings();
    let held = Modifiers::COMMAND.plus(Modifiers::SHIFT);
    driver.click("Hint: H");
    for (modifiers, key) in [(Modifiers::COMMAND, Key::ControlLeft), (held, Key::ShiftRight)] {
        driver.press(modifiers, key);
        assert!(driver.shows("Press the new key") && !driver.shows("cannot be set"), "{key:?} alone is no key");
    }
    driver.press(held, Key::J);
    assert!(driver.shows("Hint: Ctrl+Shift+J (yours)"));
}

#[test]
fn a_key_that_others_have_is_told_and_swapped_or_left() {
    let mut driver = settings();
    press_for(&mut driver, "Hint: H", Modifiers::NONE, Key::E);
    assert!(driver.shows("E is already the key of") && driver.shows("Enter explorer"));
    assert_eq!(driver.focused().as_deref(), Some("Leave it as it is"), "the keyboard stands where nothing is lost");
    driver.click("Leave it as it is");
    assert_eq!((shown(&driver, HINT), driver.shows("Hint: H")), ("H".to_owned(), true));

    press_for(&mut driver, "Hint: H", Modifiers::NONE, Key::E);
    driver.click("Swap");
    driver.run();
    assert_eq!(shown(&driver, HINT), "E");
    assert_eq!(shown(&driver, tikal::app::tikal::keys::ENTER_EXPLORER), "H");
    // The same command has the same key in another game, where it cannot take one that the game needs itself.
    assert_eq!(shown(&driver, tikal::app::legend::keys::ENTER_EXPLORER), "H");

    // What each of several keys does is not to be swapped.
    press_for(&mut driver, "Hint: E", Modifiers::NONE, Key::Num1);
    assert!(driver.shows("1 is already the key of") && driver.shows("Press another key") && !driver.has("Swap"));
    driver.press(Modifiers::NONE, Key::Escape);
    assert_eq!(shown(&driver, HINT), "E");
}

#[test]
fn commands_of_different_places_and_games_may_share_a_key() {
    let mut driver = settings();
    // Elsewhere the key is that of the tiles of the editor, of the temple or of no command.
    driver.execute(Command::AskForKey("key-next-problem"));
    driver.press(Modifiers::NONE, Key::F9);
    assert_eq!(shown(&driver, keys::NEXT_PROBLEM), "F9");
    // Two games have it, under the same name.
    driver.execute(Command::AskForKey("bar-camp-name"));
    driver.press(Modifiers::NONE, Key::F9);
    assert_eq!(shown(&driver, tikal::app::legend::keys::CAMP), "F9");
    assert!(!driver.shows("is already the key"), "a camp is built at the table, a problem is in the editor");
    driver.execute(Command::AskForKey("menu-save"));
    driver.press(Modifiers::COMMAND, Key::Z);
    assert!(driver.shows("Ctrl+Z is already the key of “Undo”"), "the game is saved where it is taken back");
}

#[test]
fn keys_that_lead_through_the_window_and_those_of_fields_cannot_be_set() {
    let mut driver = settings();
    for (modifiers, key) in [(Modifiers::COMMAND, Key::A), (Modifiers::COMMAND, Key::V)] {
        press_for(&mut driver, "Hint: H", modifiers, key);
        assert!(driver.shows("it cannot be set"), "{key:?}");
        driver.press(Modifiers::NONE, Key::Escape);
    }
    // Tab goes on through the window, Enter presses what it came to.
    driver.activate_starting("Hint: H");
    driver.run();
    driver.press(Modifiers::NONE, Key::Tab);
    assert!(driver.shows("Press the new key"));
    driver.press(Modifiers::NONE, Key::Enter);
    assert!(!driver.shows("Press the new key"));
    // A letter without a name in egui says so.
    driver.activate_starting("Hint: H");
    driver.run();
    driver.harness.input_mut().events.push(Event::Text("ö".to_owned()));
    driver.run();
    assert!(driver.shows("gives this key no name"));
    assert_eq!(shown(&driver, HINT), "H");
}

#[test]
fn one_key_or_all_are_as_designed_again() {
    let folder = scratch();
    let path = folder.path().join("settings.ron");
    let mut driver = settings_in(&path);
    press_for(&mut driver, "Hint: H", Modifiers::NONE, Key::Y);
    press_for(&mut driver, "Quit: Ctrl+Q", Modifiers::ALT, Key::Q);
    assert_eq!((shown(&driver, HINT), shown(&driver, keys::QUIT)), ("Y".to_owned(), "Alt+Q".to_owned()));
    driver.activate_starting("Hint: Y");
    driver.run();
    driver.click("The key as designed");
    assert_eq!((shown(&driver, HINT), shown(&driver, keys::QUIT)), ("H".to_owned(), "Alt+Q".to_owned()));
    driver.click("All keys as designed");
    assert_eq!(shown(&driver, keys::QUIT), "Alt+Q", "nothing is reset before it is confirmed");
    driver.click("Reset");
    assert_eq!(shown(&driver, keys::QUIT), "Ctrl+Q");
    assert!(!driver.is_enabled("All keys as designed"));
    assert!(!std::fs::read_to_string(&path).unwrap().contains("menu-quit"));

    // Resetting everything resets the keys too.
    press_for(&mut driver, "Hint: H", Modifiers::NONE, Key::Y);
    driver.click("Reset everything");
    driver.click("Reset");
    assert_eq!(shown(&driver, HINT), "H");
}

#[test]
fn what_cannot_be_a_key_in_a_file_is_told_and_does_no_harm() {
    let folder = scratch();
    let path = folder.path().join("settings.ron");
    write(
        &path,
        "(keys: [(\"menu-hint\", \"Ctrl+Shift+J\"), (\"menu-dance\", \"D\"), (\"menu-quit\", \"Hyper+Q\"),
          (\"menu-new\", \"ControlLeft\"), (\"key-cell\", \"K\"), 7])",
    );
    let mut driver = Driver::with(SIZE, Services { settings: Some(path.clone()), ..Services::for_tests() });
    driver.run();
    assert_eq!(shown(&driver, HINT), "Ctrl+Shift+J");
    assert_eq!((shown(&driver, keys::QUIT), shown(&driver, keys::NEW)), ("Ctrl+Q".to_owned(), "Ctrl+N".to_owned()));
    for told in ["“Keys”: 7", "menu-dance, D", "menu-quit, Hyper+Q", "menu-new, ControlLeft", "key-cell, K"] {
        assert!(driver.shows(told), "{told}");
    }
    // They stay in the file, for a version that knows them.
    driver.execute(Command::Show(Screen::Settings));
    press_for(&mut driver, "Hint: Ctrl+Shift+J", Modifiers::NONE, Key::Y);
    let text = std::fs::read_to_string(&path).unwrap();
    for kept in ["menu-dance", "Hyper+Q", "\"ControlLeft\"", "7", "\"Y\""] {
        assert!(text.contains(kept), "{kept}: {text}");
    }
    assert!(!text.contains("Ctrl+Shift+J"), "{text}");

    // A key that two commands have in a file is told in the list.
    write(&path, "(keys: [(\"menu-hint\", \"T\")])");
    assert!(settings_in(&path).shows("Hint: T (yours, and of “Plan the next turn”)"));
    for list in ["(keys: 3)", "(keys: {})", "(keys: [[]])"] {
        write(&path, list);
        assert_eq!(shown(&settings_in(&path), HINT), "H", "{list}");
    }
}

#[test]
fn every_key_reads_from_a_file_what_was_written_there() {
    for key in Key::ALL.iter().copied().filter(|&key| key != Key::Tab) {
        for modifiers in [Modifiers::NONE, Modifiers::COMMAND, Modifiers::ALT.plus(Modifiers::SHIFT), Modifiers::CTRL] {
            let keys = KeyboardShortcut::new(modifiers, key);
            let read = keys::from_file(&keys::to_file(keys)).unwrap();
            assert!(keys::is_same(keys, read), "{keys:?}");
        }
    }
    assert_eq!(keys::from_file(""), None);
}

#[test]
fn every_place_that_names_a_key_names_the_one_that_is_set() {
    let set = [("hand-turn-right-name", "K"), ("menu-hint", "Y"), ("bar-undo", "F9"), ("menu-rules", "F4")];
    let list: Vec<String> = set.iter().map(|(name, key)| format!("({name:?}, {key:?})")).collect();
    let folder = scratch();
    let path = folder.path().join("settings.ron");
    write(&path, &format!("(keys: [{}])", list.join(", ")));
    let services = Services { settings: Some(path), ..Services::for_tests() };
    let mut driver = Driver::open_with(SIZE, &by_hand(&["draw A2"]), services);
    // What is asked for above the board, and a button with its key.
    assert!(driver.shows("K or the wheel turns it"));
    driver.press(Modifiers::NONE, Key::K);
    driver.press(Modifiers::NONE, Key::F9);
    // A menu, and the list of commands.
    driver.click("Turn");
    driver.run();
    let written = |driver: &Driver, said: &str| driver.written().iter().any(|(text, _)| text.galley.text() == said);
    assert!(written(&driver, "F9") && written(&driver, "Y"), "the menu");
    driver.press(Modifiers::NONE, Key::Escape);
    driver.execute(Command::ListCommands);
    driver.run();
    driver.harness.event(Event::Text("Hint".to_owned()));
    driver.run();
    assert!(written(&driver, "Y"), "the list of commands");
}

#[test]
fn lessons_and_hints_name_the_key_that_is_set_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        assert!(texts.say("turn-turning-why").contains('R'), "{language:?}");
        texts.set_keys([("hand-turn-right-name".to_owned(), "F12".to_owned())].into());
        for key in
            ["turn-turning-why", "legend-round-lay-why", "legend-hint-camp", "chart-hint-camp-keys", "hand-turn-right"]
        {
            assert!(texts.say(key).contains("F12"), "{language:?}: {key}: {}", texts.say(key));
        }
        texts.set_keys([("menu-rules".to_owned(), "F12".to_owned())].into());
        assert!(texts.say("legend-cards-done-why").contains("F12") && texts.say("idle-no-rule").contains("F12"));
    }
}

#[test]
fn a_letter_that_is_set_for_a_command_of_everywhere_is_still_typed_into_fields() {
    let folder = scratch();
    let path = folder.path().join("settings.ron");
    write(&path, "(keys: [(\"menu-new\", \"Y\")])");
    let mut driver = Driver::with(SIZE, Services { settings: Some(path), ..Services::for_tests() });
    driver.press(Modifiers::NONE, Key::Y);
    assert_eq!(driver.app().screen(), Screen::Setup);
    driver.execute(Command::Show(Screen::Open));
    driver.harness.get_by_role(egui::accesskit::Role::TextInput).focus();
    driver.harness.run_steps(2);
    driver.press(Modifiers::NONE, Key::Y);
    assert_eq!(driver.app().screen(), Screen::Open);
}

#[test]
fn the_size_of_text_has_keys_that_can_be_set() {
    let folder = scratch();
    let path = folder.path().join("settings.ron");
    write(&path, "(keys: [(\"key-larger\", \"F9\")])");
    let mut driver = Driver::with(SIZE, Services { settings: Some(path), ..Services::for_tests() });
    driver.press(Modifiers::COMMAND, Key::Plus);
    assert!((driver.app().settings().scale - 1.0).abs() < 0.01);
    driver.press(Modifiers::NONE, Key::F9);
    assert!((driver.app().settings().scale - 1.1).abs() < 0.01);
}

#[test]
fn the_question_for_a_key_fits_the_smallest_window_in_every_language() {
    for language in Language::ALL {
        let mut driver = Driver::new([900.0, 620.0]);
        driver.execute(Command::Show(Screen::Settings));
        driver.speak(language);
        let settings = tikal::app::kit::settings::Settings { scale: 1.5, ..driver.app().settings() };
        driver.execute(Command::Set(settings));
        driver.execute(Command::AskForKey("menu-hint"));
        driver.press(Modifiers::NONE, Key::T);
        driver.run();
        let texts = Texts::new(language);
        let window = driver.harness.ctx.content_rect();
        let mut buttons = Vec::new();
        for name in ["keys-swap", "keys-leave"] {
            let name = texts.say(name);
            let rect = driver.harness.get_by_role_and_label(egui::accesskit::Role::Button, &name).rect();
            assert!(window.contains_rect(rect), "{language:?}: {name}");
            buttons.push(rect);
        }
        assert!(!buttons[0].intersects(buttons[1].shrink(1.0)), "{language:?}");
        for (text, clip) in driver.written() {
            let rect = text.visual_bounding_rect();
            if clip.width() < window.width() && text.galley.text().contains(&texts.say("menu-plan")) {
                assert!(window.contains_rect(rect), "{language:?}: {}", text.galley.text());
            }
        }
    }
}

#[test]
fn every_game_has_its_keys_in_the_list() {
    let driver = settings();
    let texts = Texts::new(Language::English);
    for &game in GameId::ALL {
        for shortcut in games::keys_of(game, KeyScope::Table) {
            let keys = shortcut.all_texts(&texts, &driver.harness.ctx);
            let line = format!("{}: {keys}", texts.say(shortcut.name));
            assert!(driver.shows(&line) || !shortcut.is_fixed || driver.shows(&keys), "{game:?}: {line}");
        }
    }
}
