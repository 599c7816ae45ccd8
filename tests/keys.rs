//! The keys: every listed one does something, or says why not, in every place where it is listed; they lead to the board
//! and from area to area; what is closed again leaves the keyboard where it was.

use crate::driver::{self, Driver, by_hand};
use egui::accesskit::Role;
use egui::{Key, KeyboardShortcut, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable, by};
use tikal::app::command::Command;
use tikal::app::games;
use tikal::app::kit::keys::{self, KeyScope, Shortcut};
use tikal::app::kit::settings::Settings;
use tikal::app::route::Screen;
use tikal::app::table::TableCommand;
use tikal::app::tikal::table::Notice;
use tikal::games::{GameId, VariantId};
use tikal::tikal::{Phase, Purchase};
use tikal::words::{Language, Texts};

const SIZE: [f32; 2] = [1280.0, 800.0];

/// Everything that a key can change: what has the focus, the settings, what is drawn, and what the system is asked for.
#[derive(PartialEq)]
struct Seen {
    focused: Option<String>,
    settings: Settings,
    drawn: Vec<egui::epaint::ClippedShape>,
    asked: Vec<egui::ViewportCommand>,
}

fn seen(driver: &Driver) -> Seen {
    let output = driver.harness.output();
    Seen {
        focused: driver.focused(),
        settings: driver.app().settings(),
        drawn: output.shapes.clone(),
        asked: output.viewport_output.values().flat_map(|viewport| viewport.commands.clone()).collect(),
    }
}

/// Presses a key, and asserts that it changes something, be it only that a reason is told.
fn does_something(driver: &mut Driver, keys: KeyboardShortcut, shortcut: Shortcut, place: &str) {
    let before = seen(driver);
    let (key, modifiers) = (keys.logical_key, keys.modifiers);
    let event = egui::Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    driver.harness.input_mut().events.push(event);
    // One frame at a time: what the system is asked for is gone in the next one.
    let changed = (0..4).any(|_| {
        driver.harness.step();
        seen(driver) != before
    });
    assert!(changed, "{place}: {keys:?} ({}) does nothing and does not say why", shortcut.name);
    driver.run();
}

#[test]
fn a_key_that_is_listed_for_every_place_works_in_every_place() {
    for screen in driver::screens() {
        let mut driver = Driver::new(SIZE);
        if screen == Screen::Table {
            driver.new_game(5, false);
        }
        for shortcut in games::keys(KeyScope::Everywhere) {
            // Where the key leads to, one is already; and Escape finds nothing open on the first screen.
            let is_there = match screen {
                Screen::Home => *shortcut == keys::LET_GO,
                Screen::Setup => *shortcut == keys::NEW,
                Screen::Open => *shortcut == keys::OPEN,
                Screen::Save => *shortcut == keys::SAVE,
                Screen::Rules => *shortcut == keys::RULES,
                Screen::Variants
                | Screen::Settings
                | Screen::Learn
                | Screen::Statistics
                | Screen::Editor
                | Screen::Problem
                | Screen::Licences
                | Screen::Join
                | Screen::Lobby
                | Screen::Table => false,
            };
            for keys in shortcut.keys.iter().filter(|_| !is_there) {
                driver.execute(Command::Show(screen));
                // Sizes between the smallest, the largest and the designed one.
                driver.execute(Command::Set(Settings { scale: 1.2, ..driver.app().settings() }));
                if screen == Screen::Table && *shortcut == keys::LET_GO {
                    driver.press(Modifiers::NONE, Key::Comma);
                }
                does_something(&mut driver, *keys, *shortcut, &format!("{screen:?}"));
            }
        }
    }
}

/// The keys that work in a place of one game.
fn keys_in(game: GameId, place: KeyScope) -> impl Iterator<Item = &'static Shortcut> {
    keys::listed(place).iter().chain(games::keys_of(game, place))
}

#[test]
fn no_two_actions_of_the_table_share_a_key_in_any_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        // Of several shortcuts for the same thing only looking back has keys that others have too, elsewhere.
        for &game in GameId::ALL {
            let listed = keys_in(game, KeyScope::Everywhere).chain(keys_in(game, KeyScope::Table));
            let mut taken: Vec<(KeyboardShortcut, &str)> = Vec::new();
            for shortcut in listed {
                for keys in shortcut.designed(&texts) {
                    let other = taken.iter().find(|(known, _)| *known == keys);
                    assert!(other.is_none(), "{language:?}: {keys:?} is for {} and {other:?}", shortcut.name);
                    taken.push((keys, shortcut.name));
                }
            }
        }
        // A letter that is no key would leave the one of another language.
        for letter in ["letter-board", "letter-uncover", "letter-dig", "letter-search"] {
            assert!(Key::from_name(&texts.say(letter)).is_some(), "{language:?}: {letter}");
        }
    }
}

#[test]
fn letters_of_actions_follow_the_language() {
    let record = by_hand(&["draw A2", "place c4 0", "enter leader a5"]);
    for (language, dig, uncover) in
        [(Language::English, Key::D, Key::U), (Language::French, Key::F, Key::D), (Language::German, Key::B, Key::F)]
    {
        for (key, what) in [(dig, Purchase::Dig), (uncover, Purchase::Uncover)] {
            let mut driver = Driver::open(SIZE, &record);
            driver.choose(tikal::tikal::Piece::Leader, "a5");
            driver.speak(language);
            driver.press(Modifiers::NONE, key);
            let told = driver.notice().and_then(|notice| notice.rule());
            assert_eq!(told, Some(what.rule()), "{language:?}: {key:?}");
        }
    }
}

/// Tables at different moments, each with what it is called.
fn tables() -> Vec<(&'static str, Driver)> {
    let placing = Driver::open(SIZE, &by_hand(&["draw A2"]));
    let drawing = Driver::open(SIZE, &by_hand(&[]));
    let acting = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter leader a5"]));
    let mut bidding = Driver::new(SIZE);
    bidding.new_game(5, true);
    let mut over = Driver::new(SIZE);
    over.new_game(5, false);
    over.play_on(|_| false);
    over.click("Look at the board");
    let mut looking = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter leader a5"]));
    looking.look_back(Some(1));
    let mut trying = Driver::new(SIZE);
    trying.execute(Command::TryOut(VariantId::new(GameId::Tikal, "duel")));
    trying.begin_try_out();
    vec![
        ("placing a tile", placing),
        ("drawing by hand", drawing),
        ("acting", acting),
        ("bidding", bidding),
        ("after the end", over),
        ("looking back", looking),
        ("a try-out", trying),
    ]
}

#[test]
fn a_key_of_the_table_acts_or_says_why_not_at_every_moment() {
    for (moment, mut driver) in tables() {
        let steps = driver.shown_step();
        for shortcut in keys_in(GameId::Tikal, KeyScope::Table) {
            for keys in shortcut.keys {
                // As it was: nothing chosen, nothing told, the same step shown.
                if driver.app().screen() != Screen::Table {
                    driver.press(Modifiers::NONE, Key::Escape);
                }
                driver.command(TableCommand::LetGo);
                driver.select(None);
                let looks_back = (moment == "looking back").then_some(steps);
                driver.look_back(looks_back);
                if *shortcut == keys::BOARD {
                    driver.press(Modifiers::NONE, Key::Tab);
                }
                does_something(&mut driver, *keys, *shortcut, moment);
            }
        }
    }
}

#[test]
fn the_keys_of_the_board_and_of_looking_back_work_there() {
    for shortcut in keys_in(GameId::Tikal, KeyScope::Board) {
        for keys in shortcut.keys {
            let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter leader a5"]));
            driver.press(Modifiers::NONE, Key::B);
            // From the edge of the board not every arrow key leads on.
            driver.press(Modifiers::NONE, Key::ArrowRight);
            driver.press(Modifiers::NONE, Key::ArrowUp);
            does_something(&mut driver, *keys, *shortcut, "the board");
        }
    }
    for shortcut in keys_in(GameId::Tikal, KeyScope::LookingBack) {
        for keys in shortcut.keys {
            let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter leader a5"]));
            driver.look_back(Some(1));
            does_something(&mut driver, *keys, *shortcut, "looking back");
        }
    }
}

#[test]
fn the_keys_of_the_rulebook_work_in_it() {
    for shortcut in games::keys(KeyScope::Rulebook) {
        for keys in shortcut.keys {
            let mut driver = Driver::new(SIZE);
            driver.press(Modifiers::NONE, Key::F1);
            does_something(&mut driver, *keys, *shortcut, "the rulebook");
        }
    }
}

#[test]
fn the_keys_of_the_editor_work_in_it() {
    for shortcut in games::keys(KeyScope::Editor) {
        for keys in shortcut.keys {
            let mut driver = Driver::new(SIZE);
            driver.click("Variants");
            driver.click("Edit Tikal");
            does_something(&mut driver, *keys, *shortcut, "the editor");
        }
    }
}

#[test]
fn a_refused_key_says_what_the_button_says() {
    let actions = ["draw A2", "place c4 0", "enter leader a5"];
    let acting = by_hand(&actions);
    // No point is left for a further piece.
    let spent = by_hand(&[&actions[..], &["enter explorer a5"; 9]].concat());
    for (record, key, button, reason) in [
        (&acting, Key::D, "Dig on a5", "a5 has no ruin"),
        (&acting, Key::U, "Uncover on a5", "a5 has no temple"),
        (&acting, Key::G, "Guard: explorer on a5", "a5 has no temple"),
        (&acting, Key::C, "Build camp", "a5"),
        (&acting, Key::X, "Exchange…", "treasure"),
        (&spent, Key::E, "Enter explorer", "point"),
    ] {
        let told = |driver: &Driver| {
            let written = driver.written();
            written.iter().map(|(text, _)| text.galley.text().to_owned()).find(|text| text.contains(reason))
        };
        let ready = || {
            let mut driver = Driver::open(SIZE, record);
            driver.choose(tikal::tikal::Piece::Leader, "a5");
            driver.harness.remove_cursor();
            driver.run();
            driver
        };
        let (mut by_button, mut by_key) = (ready(), ready());
        by_button.activate_starting(button);
        by_key.press(Modifiers::NONE, key);
        assert!(matches!(by_key.notice(), Some(Notice::Refused(_))), "{key:?}: {:?}", by_key.notice());
        assert_eq!(by_key.notice(), by_button.notice(), "{key:?}");
        assert!(told(&by_key).is_some() && told(&by_key) == told(&by_button), "{key:?}: {:?}", told(&by_key));
    }
    // While a tile waits to be placed, the actions are refused by the rules too.
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2"]));
    let steps = driver.steps();
    driver.press(Modifiers::NONE, Key::E);
    assert!(driver.shows("Read the rule") && driver.steps() == steps);
    driver.press(Modifiers::COMMAND, Key::Z);
    driver.press(Modifiers::COMMAND, Key::Z);
    assert!(driver.shows("Only your own actions of this turn") || driver.steps() < steps);
}

/// True if the keyboard is on a hex.
fn is_on_board(driver: &Driver) -> bool {
    driver.focused().is_some_and(|name| name.starts_with("Hex "))
}

#[test]
fn one_key_leads_to_the_board_from_anywhere_on_the_table() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(5, false);
    driver.play_on(|state| state.phase() == Phase::Act && state.turn() > 2);
    driver.press(Modifiers::NONE, Key::B);
    assert!(is_on_board(&driver), "{:?}", driver.focused());
    // From everything to which Tab comes, until it has been all around.
    let (mut names, mut ring) = (Vec::new(), Vec::new());
    for _ in 0..300 {
        driver.press(Modifiers::NONE, Key::Tab);
        let Some(at) = driver.harness.ctx.memory(egui::Memory::focused) else { continue };
        if ring.contains(&at) {
            break;
        }
        ring.push(at);
        names.push(driver.focused().unwrap_or_default());
        driver.press(Modifiers::NONE, Key::B);
        assert!(is_on_board(&driver), "from {:?}: {:?}", names.last(), driver.focused());
        driver.harness.ctx.memory_mut(|memory| memory.request_focus(at));
        driver.run();
    }
    driver.press(Modifiers::NONE, Key::Tab);
    let again = driver.harness.ctx.memory(egui::Memory::focused);
    assert!(again.is_some_and(|at| ring.contains(&at)) && ring.len() > 20, "it comes around: {names:?}");
    for start in ["Game", "Help", "Hex ", "Line ", "End turn"] {
        assert!(names.iter().any(|name| name.starts_with(start)), "{start}: {names:?}");
    }
}

#[test]
fn from_the_field_that_finds_an_outcome_another_key_leads_on_to_the_board_and_the_list_of_keys_says_so() {
    let mut driver = Driver::open(SIZE, &by_hand(&[]));
    let field = "Find by name";
    driver.harness.get_by_label(field).focus();
    driver.run();
    driver.harness.event(egui::Event::Text("b".to_owned()));
    driver.press(Modifiers::NONE, Key::B);
    let typed = |driver: &Driver| driver.harness.get_by_label(field).value();
    assert_eq!(typed(&driver).as_deref(), Some("b"), "a letter is typed there");
    assert_eq!(driver.focused().as_deref(), Some(field));
    driver.press(Modifiers::NONE, Key::F6);
    assert_ne!(driver.focused().as_deref(), Some(field), "this key leads out of it");
    driver.press(Modifiers::NONE, Key::B);
    assert!(is_on_board(&driver), "{:?}", driver.focused());
    assert_eq!(typed(&driver).as_deref(), Some("b"));
    driver.execute(Command::Show(Screen::Settings));
    for (language, said) in
        [(Language::English, "from a text field"), (Language::French, "champ de texte"), (Language::German, "Textfeld")]
    {
        driver.speak(language);
        assert!(driver.shows(said), "{language:?}");
    }
}

#[test]
fn a_key_goes_from_area_to_area_and_back() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(5, false);
    let mut met = Vec::new();
    for _ in 0..6 {
        let before = seen(&driver);
        driver.press(Modifiers::NONE, Key::F6);
        assert!(seen(&driver) != before, "the focus is seen");
        met.push(driver.focused().expect("an area has the focus"));
    }
    let cell = met.iter().position(|name| name.starts_with("Hex ")).expect("the board is an area");
    met[cell] = "Board".to_owned();
    assert_eq!(met, ["Menu", "Players", "Board", "Supplies and what is asked", "Log", "Actions"]);
    driver.press(Modifiers::NONE, Key::F6);
    assert_eq!(driver.focused().as_deref(), Some("Menu"), "it begins again");
    let region = driver.harness.get(by().role(Role::Region).label("Menu"));
    assert!(region.accesskit_node().is_focused(), "a screen reader is told that it is an area");
    driver.press(Modifiers::SHIFT, Key::F6);
    assert_eq!(driver.focused().as_deref(), Some("Actions"));
    // Tab goes on to what is in it, and the key goes on from there.
    driver.press(Modifiers::SHIFT, Key::F6);
    driver.press(Modifiers::SHIFT, Key::F6);
    driver.press(Modifiers::SHIFT, Key::F6);
    assert!(driver.focused().is_some_and(|name| name.starts_with("Hex ")));
    driver.press(Modifiers::SHIFT, Key::F6);
    driver.press(Modifiers::SHIFT, Key::F6);
    driver.press(Modifiers::NONE, Key::Tab);
    assert_eq!(driver.focused().as_deref(), Some("Game"));
    driver.press(Modifiers::NONE, Key::F6);
    assert_eq!(driver.focused().as_deref(), Some("Players"));
}

#[test]
fn every_screen_has_areas() {
    for (screen, areas) in [
        (Screen::Home, vec!["Menu", "Content"]),
        (Screen::Setup, vec!["Menu", "Content", "Buttons at the foot"]),
        (Screen::Rules, vec!["Menu", "Contents", "Page"]),
    ] {
        let mut driver = Driver::new(SIZE);
        driver.execute(Command::Show(screen));
        for area in areas {
            driver.press(Modifiers::NONE, Key::F6);
            assert_eq!(driver.focused().as_deref(), Some(area), "{screen:?}");
        }
    }
}

/// Presses Tab until the widget of this name has the focus.
fn tab_to(driver: &mut Driver, name: &str) {
    tab_until(driver, name, |focused| focused == name);
}

/// Presses Tab until a widget has the focus whose name begins so.
fn tab_to_starting(driver: &mut Driver, start: &str) {
    tab_until(driver, start, |focused| focused.starts_with(start));
}

fn tab_until(driver: &mut Driver, name: &str, is_there: impl Fn(&str) -> bool) {
    for _ in 0..200 {
        if driver.focused().is_some_and(|focused| is_there(&focused)) {
            return;
        }
        driver.press(Modifiers::NONE, Key::Tab);
    }
    panic!("Tab never comes to {name}");
}

#[test]
fn what_is_closed_leaves_the_keyboard_where_it_was() {
    // A question.
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Set(Settings { board_scale: 1.2, ..driver.app().settings() }));
    driver.execute(Command::Show(Screen::Settings));
    tab_to(&mut driver, "Reset everything");
    driver.press(Modifiers::NONE, Key::Enter);
    assert_eq!(driver.focused().as_deref(), Some("Cancel"), "the keyboard begins where nothing is lost");
    driver.press(Modifiers::NONE, Key::Tab);
    assert_eq!(driver.focused().as_deref(), Some("Reset"), "and stays in the question");
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.shows("Reset all settings?"));
    assert_eq!(driver.focused().as_deref(), Some("Reset everything"), "by Escape");
    driver.press(Modifiers::NONE, Key::Enter);
    driver.press(Modifiers::NONE, Key::Enter);
    assert!(!driver.shows("Reset all settings?"));
    assert_eq!(driver.focused().as_deref(), Some("Reset everything"), "by Cancel");
    // A menu.
    tab_to(&mut driver, "View");
    driver.press(Modifiers::NONE, Key::Enter);
    assert!(driver.shows("Dark or light"));
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.shows("Dark or light"));
    assert_eq!(driver.focused().as_deref(), Some("View"));
    assert_eq!(driver.app().screen(), Screen::Settings);

    // The question before points are lost, and the choice that Escape lets go of.
    let record = by_hand(&["draw A2", "place c4 0", "enter leader a5"]);
    let mut driver = Driver::loud(SIZE, &record);
    driver.press(Modifiers::NONE, Key::B);
    let cell = driver.focused();
    driver.press(Modifiers::COMMAND, Key::Enter);
    assert!(driver.shows("points would be lost"));
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.shows("points would be lost"));
    assert_eq!(driver.focused(), cell);
    driver.press(Modifiers::NONE, Key::Enter);
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(driver.focused().is_some_and(|name| name.starts_with("Hex a5,")), "{:?}", driver.focused());
}

#[test]
fn what_lies_over_the_table_leaves_the_keyboard_where_it_was_when_it_is_closed() {
    let escape = |driver: &mut Driver| driver.press(Modifiers::NONE, Key::Escape);
    // The list of commands.
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter leader a5"]));
    driver.press(Modifiers::NONE, Key::B);
    let cell = driver.focused();
    assert!(is_on_board(&driver));
    for _ in 0..2 {
        driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
        assert_ne!(driver.focused(), cell);
        escape(&mut driver);
        assert_eq!(driver.focused(), cell, "the list of commands");
    }

    // The question before the leader is lost.
    let mut driver = Driver::loud(SIZE, &by_hand(&driver::LED));
    driver.choose(tikal::tikal::Piece::Explorer, "a4");
    driver.press(Modifiers::NONE, Key::B);
    let cell = driver.focused();
    driver.press(Modifiers::NONE, Key::G);
    assert!(driver.asks_to_guard());
    escape(&mut driver);
    assert!(!driver.asks());
    assert_eq!(driver.focused(), cell, "the question before the leader is lost");

    // An exchange, by its key and by its button.
    let mut driver = Driver::open(SIZE, &driver::dealt_out(include_str!("records/format-1/adepts-base.tikal")));
    driver.press(Modifiers::NONE, Key::B);
    let cell = driver.focused();
    driver.press(Modifiers::NONE, Key::X);
    assert!(driver.has("Exchange"), "the choice is open");
    escape(&mut driver);
    assert!(!driver.has("Exchange"));
    assert_eq!(driver.focused(), cell, "an exchange");
    tab_to_starting(&mut driver, "Exchange…");
    let button = driver.focused();
    driver.press(Modifiers::NONE, Key::Enter);
    assert!(driver.has("Exchange"), "the choice is open");
    driver.click("Cancel");
    assert_eq!(driver.focused(), button, "an exchange, by its button");

    // The correction of what was entered.
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter explorer a5"]));
    tab_to_starting(&mut driver, "Correct:");
    let button = driver.focused();
    driver.press(Modifiers::NONE, Key::Enter);
    assert!(driver.correcting().is_some());
    escape(&mut driver);
    assert!(driver.correcting().is_none());
    assert_eq!(driver.focused(), button, "a correction");
}
