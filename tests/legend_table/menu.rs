//! Menus: the actions of a hex beside it, the entries of the table's menus, the list of commands; and the questions before
//! something is lost for good.

use egui::{Key, Modifiers, PointerButton};
use egui_kittest::kittest::{Queryable, by};
use tikal::app::Services;
use tikal::app::kit::keys::END;
use tikal::app::legend::command::Ask;
use tikal::app::legend::table::Selection;
use tikal::app::route::Screen;
use tikal::hex::Cell;
use tikal::legend::{Action, Phase, Rule, State};

use super::window::{ask, at, legend, play_until, rules, table};
use crate::driver::{Driver, loud};

const SIZE: [f32; 2] = [1280.0, 800.0];

/// Opens the menu of a hex with the pointer.
fn menu_of(driver: &mut Driver, cell: Cell) {
    let pos = legend(driver).hex_on_screen(cell).unwrap().0;
    driver.harness.event(egui::Event::PointerMoved(pos));
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Secondary, Modifiers::NONE);
        driver.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
        driver.harness.run_steps(2);
    }
    driver.run();
}

/// A table at which a seat has points to spend.
fn acting() -> Driver {
    let mut driver = at(SIZE, table(3, &[0, 1, 2], 3), Services::for_tests());
    play_until(&mut driver, 5, |state| state.phase() == Phase::Act && state.points() > 5);
    driver
}

#[test]
fn the_menu_of_a_hex_has_its_actions_and_leads_to_the_rules_of_what_lies_there() {
    let mut driver = acting();
    let (state, rules) = (*legend(&driver).state(), rules());
    let camp = rules.base_camp();
    menu_of(&mut driver, camp);
    assert!(legend(&driver).has_menu());
    driver.click("On a7: Enter explorer");
    assert_eq!(legend(&driver).state().reserve(state.seat()).explorers() + 1, state.reserve(state.seat()).explorers());
    assert!(!legend(&driver).has_menu(), "what it offered was meant for what was there");
    let jungle = rules.layout().cells().into_iter().find(|&cell| state.tile(cell).is_none()).unwrap();
    let on = |cells: tikal::hex::CellSet| cells.into_iter().next().unwrap();
    for (cell, rule) in [
        (camp, Rule::new(5, 1)),
        (on(state.temples() - state.guarded()), Rule::new(5, 8)),
        (on(state.volcanoes()), Rule::new(6, 5)),
        (on(state.lakes()), Rule::new(6, 7)),
        (jungle, Rule::new(4, if rules.dotted().contains(jungle) { 5 } else { 1 })),
    ] {
        let mut driver = acting();
        menu_of(&mut driver, cell);
        driver.click_starting("Rules: ");
        assert_eq!(driver.app().screen(), Screen::Rules);
        assert!(driver.shows(&rule.to_string()), "{rule}");
    }
}

#[test]
fn the_menu_opens_by_key_with_the_keyboard_on_what_is_possible_and_has_the_keys_to_itself() {
    let mut driver = acting();
    driver.press(Modifiers::NONE, Key::B);
    let hex = driver.focused().unwrap();
    assert!(hex.starts_with("Hex a7,"), "{hex}");
    driver.press(Modifiers::SHIFT, Key::F10);
    driver.run();
    let focused = driver.focused().unwrap();
    assert!(focused.starts_with("On a7: "), "{focused}");
    let steps = legend(&driver).steps();
    driver.press(Modifiers::NONE, Key::E);
    assert_eq!(legend(&driver).steps(), steps, "no key of the table while it is open");
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!legend(&driver).has_menu());
}

#[test]
fn while_others_act_the_menu_leads_to_a_plan() {
    let mut driver = acting();
    let other = rules().layout().cells().into_iter().next().unwrap();
    let temple = legend(&driver).state().temples().into_iter().next().unwrap();
    ask(&mut driver, Ask::Select(None));
    menu_of(&mut driver, temple);
    assert!(driver.shows("Uncover"), "greyed, with the reason");
    driver.press(Modifiers::NONE, Key::Escape);
    // What nobody can do anything with says so.
    menu_of(&mut driver, other);
    assert!(driver.shows("There is nothing to do here now") || driver.shows(": "));
}

/// A table at which a guard can be set with which members leave the game.
fn before_guard() -> (Driver, Action) {
    let rules = rules();
    let loses = |state: &State| -> Option<Action> {
        let mut legal = Vec::new();
        if state.phase() != Phase::Act {
            return None;
        }
        state.legal_actions(&rules, &mut legal);
        legal.into_iter().find(
            |action| matches!(action, Action::Guard { temple, .. } if state.band(*temple, state.seat()).members() > 1),
        )
    };
    for seed in 0..40 {
        let mut driver = at(SIZE, table(2, &[0, 1], seed), loud());
        play_until(&mut driver, seed, |state| loses(state).is_some());
        if let Some(guard) = loses(legend(&driver).state()) {
            return (driver, guard);
        }
    }
    panic!("no guard in forty games");
}

#[test]
fn it_is_asked_before_members_leave_the_game_with_a_guard() {
    let (mut driver, guard) = before_guard();
    let Action::Guard { temple, piece } = guard else { panic!("{guard:?}") };
    let steps = legend(&driver).steps();
    ask(&mut driver, Ask::Select(Some(Selection { cell: temple, piece: Some(piece) })));
    for _ in 0..2 {
        driver.press(Modifiers::NONE, Key::G);
        assert!(legend(&driver).asks_to_guard().is_some(), "{:?}", legend(&driver).notice());
        assert!(driver.shows("for good") || driver.shows("to the end"));
        driver.click("Do not set it");
        assert_eq!((legend(&driver).asks_to_guard(), legend(&driver).steps()), (None, steps));
    }
    driver.press(Modifiers::NONE, Key::G);
    driver.click("Set the guard anyway");
    assert_eq!(legend(&driver).steps(), steps + 1);
    assert_eq!(legend(&driver).state().guard(temple).map(|(_, piece)| piece), Some(piece));
}

#[test]
fn it_is_asked_before_points_are_lost_with_the_end_of_a_turn() {
    let mut driver = at(SIZE, table(3, &[0, 1, 2], 3), loud());
    play_until(&mut driver, 5, |state| state.phase() == Phase::Act && state.points() > 5);
    let steps = legend(&driver).steps();
    let end = END.keys[0];
    driver.press(end.modifiers, end.logical_key);
    assert!(legend(&driver).asks_to_end() && driver.shows("action points would be lost"));
    driver.click("Keep playing");
    assert_eq!((legend(&driver).asks_to_end(), legend(&driver).steps()), (false, steps));
    driver.press(end.modifiers, end.logical_key);
    driver.click("End anyway");
    assert!(legend(&driver).steps() > steps);
}

#[test]
fn what_the_table_shows_stands_in_its_menus_and_in_the_list_of_commands() {
    let mut driver = acting();
    driver.click("View");
    for entry in
        ["Names of all hexes", "Ledger of hexes", "Show the treasures that I have seen", "Reach of the next piece"]
    {
        let begins = by().predicate(move |node| node.label().is_some_and(|label| label.starts_with(entry)));
        assert!(driver.harness.query_all(begins).next().is_some(), "{entry}");
    }
    driver.press(Modifiers::NONE, Key::Escape);
    driver.click("Turn");
    for entry in ["Hint", "Review the game", "Plan the next turn"] {
        let begins = by().predicate(move |node| node.label().is_some_and(|label| label.starts_with(entry)));
        assert!(driver.harness.query_all(begins).next().is_some(), "{entry}");
    }
    driver.press(Modifiers::NONE, Key::Escape);
    for (words, done) in [("ledger of hexes", "Hexes"), ("hexes at risk", "Hexes"), ("names of all hexes", "Hexes")] {
        driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
        driver.harness.event(egui::Event::Text(words.to_owned()));
        driver.run();
        driver.press(Modifiers::NONE, Key::Enter);
        assert!(driver.shows(done), "{words}");
    }
    assert_eq!(legend(&driver).order(), tikal::insight::legend::Order::Contested);
    let (state, steps) = (*legend(&driver).state(), legend(&driver).steps());
    driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    driver.harness.event(egui::Event::Text("enter explorer".to_owned()));
    driver.run();
    driver.press(Modifiers::NONE, Key::Enter);
    assert!(legend(&driver).steps() > steps || state.reserve(state.seat()).explorers() == 0);
}
