//! Every screen by keyboard alone: Tab reaches everything that can be used, the focus is visible, arrow keys move over
//! the board, and a game is begun and played without a pointer.

use std::collections::BTreeSet;

use crate::driver::{self, Driver};
use crate::measured::stops::{MOST_STOPS, is_stop, walk, walk_to};
use egui::accesskit::Role;
use egui::epaint::ClippedShape;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable, by};
use tikal::app::command::{Command, DocumentDialog, EditCommand};
use tikal::app::games;
use tikal::app::kit::keys::KeyScope;
use tikal::app::route::Screen;
use tikal::games::{GameId, VariantId};
use tikal::tikal::Phase;
use tikal::words::{Language, Texts};

const SIZE: [f32; 2] = [1280.0, 800.0];
/// Presses Tab until a widget whose name begins with `start` has the focus.
fn tab_to(driver: &mut Driver, start: &str) {
    for _ in 0..MOST_STOPS {
        driver.press(Modifiers::NONE, Key::Tab);
        if driver.focused().is_some_and(|name| name.starts_with(start)) {
            return;
        }
    }
    panic!("Tab never comes to {start}");
}

/// Presses the arrow keys until the focus is on this cell: first the column, then the row.
fn arrows_to(driver: &mut Driver, cell: &str) {
    let column = |name: &str| name.as_bytes()[0];
    if !driver.focused().is_some_and(|name| name.starts_with("Hex ")) {
        tab_to(driver, "Hex ");
    }
    for _ in 0..30 {
        let name = driver.focused().unwrap_or_default();
        let Some(at) = name.strip_prefix("Hex ").and_then(|name| name.split(',').next()) else {
            panic!("{name} has the focus, not a cell");
        };
        if at == cell {
            return;
        }
        let key = match column(at).cmp(&column(cell)) {
            std::cmp::Ordering::Less => Key::ArrowRight,
            std::cmp::Ordering::Greater => Key::ArrowLeft,
            std::cmp::Ordering::Equal if at < cell => Key::ArrowDown,
            std::cmp::Ordering::Equal => Key::ArrowUp,
        };
        driver.press(Modifiers::NONE, key);
    }
    panic!("the arrow keys never come to {cell}");
}

#[test]
fn tab_comes_to_everything_on_every_screen() {
    let mut driver = Driver::new(SIZE);
    walk(&mut driver, "home");
    for screen in driver::screens().filter(|&screen| screen != Screen::Table) {
        driver.execute(Command::Show(screen));
        // Arrows lead from the first line of the list of keys to the others.
        let texts = Texts::new(Language::English);
        let is_other_line = |node: &AccessKitNode| {
            let lines = KeyScope::ALL.into_iter().flat_map(games::keys).skip(1);
            let name = node.label().unwrap_or_default();
            let mut names = lines.map(|line| format!("{}: ", texts.say(line.name)));
            screen == Screen::Settings && names.any(|line| name.starts_with(&line))
        };
        walk_to(&mut driver, &format!("{screen:?}"), |node| is_stop(node) && !is_other_line(node));
    }
}

#[test]
fn tab_comes_to_everything_on_every_page_of_the_editor() {
    // A key opens the rule of the field that has the keyboard; the link beside it is for the pointer.
    let is_stop_of_form = |node: &AccessKitNode| is_stop(node) && node.role() != Role::Link;
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "duel")));
    driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "classic")));
    let pages = driver.app().editor().pages();
    assert!(pages.len() > 6);
    let names: Vec<String> = pages.iter().map(|page| Texts::new(Language::English).say(page.name())).collect();
    for (index, page) in pages.into_iter().enumerate() {
        driver.execute(EditCommand::ShowPage(index).into());
        // Arrows lead from the name of the page that is shown to those of the others.
        let is_other = |node: &AccessKitNode| {
            let name = node.label();
            names.iter().enumerate().any(|(other, page)| other != index && name.as_ref() == Some(page))
        };
        walk_to(&mut driver, page.name(), |node| is_stop_of_form(node) && !is_other(node));
    }
    for (dialog, name) in [(DocumentDialog::Make, "editor-into-deck"), (DocumentDialog::Share, "editor-share-copy")] {
        driver.execute(EditCommand::ShowDialog(Some(dialog)).into());
        tab_to(&mut driver, &Texts::new(Language::English).say(name));
    }
}

#[test]
fn tab_comes_to_everything_at_the_table() {
    for auction in [false, true] {
        let mut driver = Driver::new(SIZE);
        driver.new_game(5, auction);
        walk(&mut driver, "the first moment");
        driver.play_on(|state| matches!(state.phase(), Phase::Place(_)) && state.turn() > 3);
        walk(&mut driver, "placing");
        driver.play_on(|state| state.phase() == Phase::Act);
        walk(&mut driver, "acting");
        driver.play_on(|state| state.scoring().is_some());
        walk(&mut driver, "scoring");
    }
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::TryOut(VariantId::new(GameId::Tikal, "classic")));
    driver.begin_try_out();
    walk(&mut driver, "a try-out");
    let mut driver = Driver::new(SIZE);
    driver.new_game(5, false);
    driver.play_on(|_| false);
    // The final table lies over everything else.
    tab_to(&mut driver, "Look at the board");
    driver.press(Modifiers::NONE, Key::Enter);
    walk(&mut driver, "the end");
}

#[test]
fn what_has_the_focus_is_in_sight_in_the_smallest_window() {
    let mut driver = Driver::new([512.0, 350.0]);
    let window = driver.harness.ctx.content_rect();
    for screen in driver::screens().filter(|&screen| screen != Screen::Table) {
        driver.execute(Command::Show(screen));
        let mut seen = BTreeSet::new();
        for _ in 0..MOST_STOPS {
            driver.press(Modifiers::NONE, Key::Tab);
            let Some(node) = driver.harness.query(by().predicate(|node: &AccessKitNode| node.is_focused())) else {
                continue;
            };
            assert!(window.contains(node.rect().center()), "{screen:?}: {:?}, {:?}", driver.focused(), node.rect());
            if !seen.insert(node.accesskit_node().id()) {
                break;
            }
        }
        assert!(seen.len() > 2, "{screen:?} has something to use");
    }
}

/// The picture.
fn drawn(driver: &Driver) -> Vec<ClippedShape> {
    driver.harness.output().shapes.clone()
}

#[test]
fn the_focus_is_seen_wherever_it_is() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(5, false);
    driver.play_on(|state| state.phase() == Phase::Act && state.turn() > 3);
    for screen in [Screen::Table, Screen::Home, Screen::Setup, Screen::Settings, Screen::Open, Screen::Rules] {
        driver.execute(Command::Show(screen));
        let mut last = drawn(&driver);
        let mut stops = BTreeSet::new();
        for _ in 0..40 {
            driver.press(Modifiers::NONE, Key::Tab);
            let now = drawn(&driver);
            let name = driver.focused().unwrap_or_default();
            assert!(now != last, "{screen:?}: nothing shows that the focus came to {name}");
            stops.insert(name);
            last = now;
        }
        assert!(stops.len() > 4, "{stops:?}");
    }
}

#[test]
fn what_a_click_would_do_is_shown_of_the_hex_that_keyboard_or_pointer_came_to_last() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(1, false);
    let shown = |driver: &Driver| {
        let names = driver.names_on_board().into_iter().map(|(name, _)| name);
        names.filter(|name| name.len() == 2).collect::<Vec<_>>()
    };
    driver.starting("Hex c5,").hover();
    driver.harness.run_steps(2);
    assert_eq!(shown(&driver), ["c5"]);
    // The pointer rests there; whoever uses the keyboard sees what the keyboard is at.
    arrows_to(&mut driver, "c4");
    assert_eq!(shown(&driver), ["c4"]);
    driver.starting("Hex b3,").hover();
    driver.harness.run_steps(2);
    assert_eq!(shown(&driver), ["b3"]);
    assert!(driver.focused().is_some_and(|name| name.starts_with("Hex c4")));
    driver.press(Modifiers::NONE, Key::ArrowUp);
    assert_eq!(shown(&driver), ["c3"]);
}

#[test]
fn a_turn_is_played_without_a_pointer() {
    let mut driver = Driver::new(SIZE);
    tab_to(&mut driver, "New game");
    driver.press(Modifiers::NONE, Key::Enter);
    tab_to(&mut driver, "Player of seat 2");
    driver.press(Modifiers::NONE, Key::Enter);
    tab_to(&mut driver, "Person");
    driver.press(Modifiers::NONE, Key::Enter);
    tab_to(&mut driver, "Start");
    driver.press(Modifiers::NONE, Key::Enter);
    assert_eq!(driver.app().screen(), Screen::Table);
    let seat = driver.state().seat();

    let place = driver.legal()[0];
    let tikal::tikal::Action::Place { cell, rotation } = place else { panic!("{place:?}") };
    let name = driver.hex_name(cell);
    arrows_to(&mut driver, &name);
    for _ in 0..6 {
        if driver.turned() == rotation {
            break;
        }
        driver.press(Modifiers::NONE, Key::R);
    }
    driver.press(Modifiers::NONE, Key::Enter);
    assert_eq!(driver.state().phase(), Phase::Act, "the tile was placed");

    tab_to(&mut driver, "Enter explorer");
    driver.press(Modifiers::NONE, Key::Enter);
    let camp = driver.rules().base_camp();
    assert_eq!(driver.state().band(camp, seat).explorers(), 1);
    let base = driver.hex_name(camp);
    // A cell that can be reached from the camp.
    let step = driver.legal().iter().find_map(|action| match *action {
        tikal::tikal::Action::Move { to, .. } => Some(to),
        _ => None,
    });
    if let Some(to) = step {
        let to_name = driver.hex_name(to);
        arrows_to(&mut driver, &base);
        arrows_to(&mut driver, &to_name);
        driver.press(Modifiers::NONE, Key::Space);
        assert_eq!(driver.state().band(to, seat).explorers(), 1, "the explorer walked");
    }
    driver.harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    driver.run();
    tab_to(&mut driver, "End turn");
    driver.press(Modifiers::NONE, Key::Enter);
    assert_ne!(driver.state().seat(), seat, "the turn was ended");
}
