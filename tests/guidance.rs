//! Guidance for a player who knows neither the game nor the program: reasons beside what is not possible, ways to the
//! rules, and nothing that hides what matters.

use crate::driver::{Driver, by_hand};
use egui::{PointerButton, Pos2};
use egui_kittest::kittest::{Queryable, by};
use tikal::app::Services;
use tikal::app::command::Command;
use tikal::app::route::Screen;
use tikal::app::tikal::table::Side;
use tikal::tikal::Rule;

const SIZE: [f32; 2] = [1024.0, 700.0];

fn centre(driver: &Driver, start: &str) -> Pos2 {
    let named = by().predicate(|node| node.label().is_some_and(|label| label.starts_with(start)));
    driver.harness.get(named).rect().center()
}

/// Opens the menu of a hex.
fn menu_of(driver: &mut Driver, cell: &str) {
    let pos = centre(driver, &format!("Hex {cell},"));
    driver.harness.event(egui::Event::PointerMoved(pos));
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Secondary, egui::Modifiers::NONE);
        driver.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
        driver.harness.run_steps(2);
    }
    driver.run();
}

fn hover_cell(driver: &mut Driver, cell: &str) {
    let pos = centre(driver, &format!("Hex {cell},"));
    driver.harness.event(egui::Event::PointerMoved(pos));
    driver.harness.run_steps(8);
}

/// True if some widget has exactly this text; the names of cells are not texts.
fn says(driver: &Driver, text: &str) -> bool {
    driver.harness.query_all(by().predicate(|node| node.value().as_deref() == Some(text))).next().is_some()
}

#[test]
fn the_menu_of_a_hex_leads_to_the_rules_of_what_lies_there() {
    let record = by_hand(&["draw A2", "place c4 0"]);
    for (cell, entry, rule) in [
        ("a5", "Rules: entering", Rule::new(5, 1)),
        ("b5", "Rules: temples and their tiers", Rule::new(5, 4)),
        ("c4", "Rules: ruins and treasures", Rule::new(5, 5)),
        ("b4", "Rules: camps", Rule::new(5, 7)),
        ("h1", "Rules: placing a tile", Rule::new(4, 1)),
    ] {
        let mut driver = Driver::open(SIZE, &record);
        menu_of(&mut driver, cell);
        driver.click(entry);
        assert_eq!(driver.app().screen(), Screen::Rules, "{entry}");
        assert!(driver.shows(&rule.to_string()), "{entry}");
    }
}

#[test]
fn the_menu_of_a_hex_closes_when_something_else_is_on_the_board() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter explorer a5", "enter explorer a5"]));
    let entry = "a5: Enter explorer";
    menu_of(&mut driver, "a5");
    assert!(driver.shows(entry));
    driver.press(egui::Modifiers::COMMAND, egui::Key::Z);
    assert_eq!(driver.steps(), 3);
    assert!(!driver.shows(entry), "what it offered was meant for what was there");
    menu_of(&mut driver, "a5");
    assert!(driver.shows(entry));
    driver.look_back(Some(2));
    assert!(!driver.shows(entry));
}

#[test]
fn nothing_covers_the_passages_where_the_tile_fits() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2"]));
    hover_cell(&mut driver, "c4");
    assert!(!says(&driver, "Hex c4, jungle"), "the tile lies there as it would");
    // Where the tile does not fit, a hint says why before anything is clicked.
    hover_cell(&mut driver, "h1");
    assert!(says(&driver, "Hex h1, jungle"));
    assert!(driver.shows("h1 touches no tile on the board"));
}

#[test]
fn the_ledger_has_a_way_to_its_rule() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0"]));
    driver.show_side(Side::TEMPLES);
    driver.click("Rules: strength and control");
    assert_eq!(driver.app().screen(), Screen::Rules);
    assert!(driver.shows("T6.2"));
}

#[test]
fn help_opens_the_settings_at_what_was_asked_for() {
    // A window that is too low for all settings.
    let mut driver = Driver::with([900.0, 400.0], Services::for_tests());
    for (entry, heading) in [("Keys", "Keys"), ("About", "About")] {
        driver.execute(Command::Show(Screen::Home));
        driver.click("Help");
        driver.click_starting(entry);
        assert_eq!(driver.app().screen(), Screen::Settings);
        let shown = by().predicate(|node| node.role() == egui::Role::Label && node.value().as_deref() == Some(heading));
        let place = driver.harness.get(shown).rect();
        assert!(place.top() > 0.0 && place.bottom() < 350.0, "{heading} is at {place}");
    }
}

#[test]
fn what_treasures_score_is_one_hover_away() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0"]));
    for button in ["Dig", "Exchange"] {
        let pos = centre(&driver, button);
        driver.harness.event(egui::Event::PointerMoved(pos));
        driver.harness.run_steps(8);
        assert!(says(&driver, "Points for treasures of one kind: a single one 1, a pair 3, 3 alike 6"), "{button}");
    }
}
