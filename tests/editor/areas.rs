//! Areas of the board: chosen, moved, turned, mirrored, copied and removed, by mouse and by keyboard; the part of it that is
//! looked at; the menu of a place; and that the board stays where it is.

use egui::{Event, PointerButton, Pos2, Rect};
use egui_kittest::kittest::Queryable;
use tikal::tikal::KindDef;

use super::board::{board_of, cell, cells, click_at, drag, focused, key, place, printed, steps, to_board};
use super::*;

/// The board with the tool that selects.
fn selecting(variant: &str) -> Driver {
    let mut driver = board_of(variant);
    driver.click("Select");
    driver
}

/// Draws a frame from a little above and left of one hex to a little below and right of the other.
fn frame(driver: &mut Driver, from: &str, to: &str) {
    let radius = driver.starting("Hex d3,").rect().width() / 1.5;
    let [from, to] = [from, to].map(|name| cell(driver, name));
    let away = egui::vec2(0.55, 0.55) * radius;
    drag(driver, &[from - away, from.lerp(to, 0.5), to + away]);
}

/// Drags with a key held down.
fn drag_with(driver: &mut Driver, modifiers: Modifiers, from: Pos2, to: Pos2) {
    driver.harness.event(Event::ModifiersChanged(modifiers));
    let mut event = |pos, pressed: Option<bool>| {
        driver.harness.event(Event::PointerMoved(pos));
        if let Some(pressed) = pressed {
            driver.harness.event(Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers });
        }
        driver.harness.step();
    };
    event(from, None);
    event(from, Some(true));
    event(from.lerp(to, 0.5), None);
    event(to, None);
    event(to, Some(false));
    driver.harness.event(Event::ModifiersChanged(Modifiers::NONE));
    driver.run();
}

fn secondary(driver: &mut Driver, pos: Pos2) {
    for pressed in [true, false] {
        driver.harness.event(Event::PointerMoved(pos));
        let (button, modifiers) = (PointerButton::Secondary, Modifiers::NONE);
        driver.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
        driver.harness.step();
    }
    driver.run();
}

/// The text that the wish to copy or to cut puts on the clipboard.
fn copied(driver: &mut Driver, wish: Event) -> Option<String> {
    driver.harness.event(wish);
    driver.harness.step();
    let commands = &driver.harness.output().platform_output.commands;
    let text = commands.iter().find_map(|command| match command {
        egui::OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    driver.run();
    text
}

fn paste(driver: &mut Driver, text: &str) {
    driver.harness.event(Event::Paste(text.to_owned()));
    driver.run();
}

#[test]
fn an_area_is_framed_moved_and_copied_by_the_pointer_and_each_is_one_step_back() {
    let mut driver = selecting("classic");
    let before = definition(&driver);
    frame(&mut driver, "g1", "h2");
    assert!(driver.shows("4 hexes selected") && steps(&driver) == 0);
    // Dragged by one of its hexes, it goes with its cells; what it left is no board any more.
    let (from, to) = (cell(&driver, "g1"), cell(&driver, "g3"));
    drag(&mut driver, &[from, from.lerp(to, 0.5), to]);
    assert_eq!((cells(&driver), steps(&driver)), (36, 1));
    undo(&mut driver);
    assert_eq!(definition(&driver), before);
    // With Ctrl a copy of it is laid there, on hexes that are there already and on new ones.
    frame(&mut driver, "a4", "b4");
    let (from, to) = (cell(&driver, "b4"), cell(&driver, "h3"));
    drag_with(&mut driver, Modifiers::COMMAND, from, to);
    assert_eq!(printed(&driver, "h3"), printed(&driver, "b4"));
    assert_eq!(steps(&driver), 1);
    undo(&mut driver);
    assert_eq!(definition(&driver), before);
    // Over a tile that stays nothing is moved, and it is said why.
    frame(&mut driver, "h1", "h1");
    let (from, to) = (cell(&driver, "h1"), cell(&driver, "b4"));
    drag(&mut driver, &[from, from.lerp(to, 0.5), to]);
    assert!(driver.shows("A tile is printed on hex b4") && definition(&driver) == before);
}

#[test]
fn an_area_is_chosen_moved_turned_mirrored_and_removed_by_keyboard_alone() {
    let mut driver = board_of("classic");
    let before = definition(&driver);
    to_board(&mut driver);
    for arrow in [Key::ArrowUp, Key::ArrowRight] {
        key(&mut driver, arrow);
    }
    assert_eq!(focused(&driver), "Hex b4, clearing");
    driver.press(Modifiers::SHIFT, Key::ArrowUp);
    driver.press(Modifiers::SHIFT, Key::ArrowUp);
    assert!(driver.shows("3 hexes selected") && focused(&driver) == "Hex b2, jungle");
    // The space bar chooses a hex more or one less.
    key(&mut driver, Key::Space);
    assert!(driver.shows("2 hexes selected"));
    key(&mut driver, Key::Space);
    key(&mut driver, Key::V);
    assert_eq!(printed(&driver, "b2").map(|tile| tile.0), Some(KindDef::Clearing), "top and bottom change places");
    key(&mut driver, Key::V);
    assert_eq!((definition(&driver), steps(&driver)), (before.clone(), 2));
    for _ in 0..6 {
        key(&mut driver, Key::R);
    }
    assert_eq!(definition(&driver).board.printed, before.board.printed);
    for _ in 0..8 {
        undo(&mut driver);
    }
    assert_eq!(definition(&driver), before);
    driver.press(Modifiers::COMMAND, Key::A);
    assert!(driver.shows("40 hexes selected"));
    driver.press(Modifiers::SHIFT, Key::R);
    driver.press(Modifiers::COMMAND, Key::ArrowDown);
    // A board that goes somewhere as a whole is the same: that is no step.
    assert_eq!((cells(&driver), steps(&driver), document(&driver).stage()), (40, 1, Stage::Playable));
    key(&mut driver, Key::Delete);
    assert!(driver.shows("The base camp stays") && steps(&driver) == 1);
    undo(&mut driver);
    assert_eq!(definition(&driver), before);
    // Escape lets go of what is selected, and leads nowhere.
    driver.press(Modifiers::COMMAND, Key::A);
    key(&mut driver, Key::Escape);
    assert!(!driver.shows("hexes selected") && driver.app().screen() == Screen::Editor, "{}", focused(&driver));
}

#[test]
fn an_area_is_copied_cut_and_pasted_into_another_document_and_nothing_else_is_taken_for_one() {
    let mut driver = board_of("classic");
    driver.click("Printed tiles");
    driver.click_starting("Hex b4,");
    // Without an area the hex is meant that has the keyboard.
    let text = copied(&mut driver, Event::Copy).expect("it is copied");
    driver.click_starting("Hex e3,");
    assert!(!text.is_empty() && driver.shows("1 hex selected"));
    paste(&mut driver, &text);
    assert_eq!(printed(&driver, "e3"), printed(&driver, "b4"));
    paste(&mut driver, "(kind: Temple(2), slabs: [1, 0, 0, 1, 0, 0])");
    assert!(driver.shows("There is nothing on the clipboard that could be pasted here"));
    let cut = copied(&mut driver, Event::Cut).expect("it is cut");
    assert_eq!((cut == text, cells(&driver)), (true, 39));
    edits(&mut driver, "duel");
    driver.click("Board");
    driver.click("Select");
    driver.click_starting("Hex d4,");
    paste(&mut driver, &text);
    assert!(driver.shows("The base camp stays") && steps(&driver) == 0);
    driver.click_starting("Hex b2,");
    paste(&mut driver, &text);
    assert_eq!(printed(&driver, "b2").map(|tile| tile.0), Some(KindDef::Clearing));
    assert_eq!(steps(&driver), 1);
}

#[test]
fn the_board_keeps_its_place_and_its_scale_whichever_tool_is_taken() {
    for size in [SIZE, [1600.0, 900.0], [700.0, 560.0]] {
        let mut driver = board_of("classic");
        driver.harness.set_size(egui::vec2(size[0], size[1]));
        driver.run();
        let seen = |driver: &Driver| ["Hex a1,", "Hex d4,", "Hex h5,"].map(|name| driver.starting(name).rect());
        let before = seen(&driver);
        let is_folded = !driver.has("Printed tiles");
        for tool in ["Printed tiles", "Base camp", "Select", "Hexes"] {
            if is_folded {
                driver.choose_in("Tool", tool);
            } else {
                driver.click(tool);
            }
            let now = seen(&driver);
            assert!(apart(&before, &now) < 0.1, "{tool} at {size:?}: {before:?}, {now:?}");
            if tool == "Printed tiles" {
                // With the fields of a tile, too.
                click_at(&mut driver, now[1].center());
                assert!(apart(&before, &seen(&driver)) < 0.1, "with a tile at {size:?}");
                undo(&mut driver);
            }
        }
        // A click that was meant for d4 puts the base camp on d4.
        if !is_folded {
            driver.click("Base camp");
            click_at(&mut driver, before[1].center());
            assert_eq!(printed(&driver, "d4").map(|tile| tile.0), Some(KindDef::BaseCamp));
        }
    }
}

/// The greatest distance between rectangles that should be the same.
fn apart(one: &[Rect], other: &[Rect]) -> f32 {
    let distance = |(one, other): (&Rect, &Rect)| (one.min - other.min).length().max((one.max - other.max).length());
    one.iter().zip(other).map(distance).fold(0.0, f32::max)
}

#[test]
fn the_board_is_looked_at_closely_by_keys_buttons_and_wheel_and_moved() {
    let mut driver = board_of("classic");
    let wide = |driver: &Driver| driver.starting("Hex d3,").rect().width();
    let whole = wide(&driver);
    to_board(&mut driver);
    key(&mut driver, Key::Plus);
    key(&mut driver, Key::Plus);
    assert!(wide(&driver) > 1.4 * whole);
    // The keyboard goes on, and where it goes is in sight.
    let canvas = driver.harness.get_by_label("The board as it is drawn").rect();
    for _ in 0..7 {
        key(&mut driver, Key::ArrowRight);
    }
    assert!(focused(&driver).starts_with("Hex h"), "{}", focused(&driver));
    let name = focused(&driver);
    assert!(canvas.expand(1.0).contains_rect(driver.harness.get_by_label(&name).rect()));
    key(&mut driver, Key::Num0);
    assert!((wide(&driver) - whole).abs() < 0.1);
    driver.click("Show the board larger");
    assert!(wide(&driver) > 1.2 * whole);
    // The middle button moves it.
    let from = canvas.center();
    let before = place(&driver, "Hex d3,");
    let button =
        |pressed, pos| Event::PointerButton { pos, button: PointerButton::Middle, pressed, modifiers: Modifiers::NONE };
    driver.harness.event(Event::PointerMoved(from));
    driver.harness.event(button(true, from));
    driver.harness.step();
    let to = from + egui::vec2(-60.0, 25.0);
    for at in [from.lerp(to, 0.5), to] {
        driver.harness.event(Event::PointerMoved(at));
        driver.harness.step();
    }
    driver.harness.event(button(false, to));
    driver.run();
    assert!((place(&driver, "Hex d3,") - before - egui::vec2(-60.0, 25.0)).length() < 2.0);
    driver.click("Show the whole board");
    // Two fingers, or Ctrl with the wheel, zoom to what is under them.
    let at = cell(&driver, "b2");
    driver.harness.event(Event::PointerMoved(at));
    driver.harness.step();
    driver.harness.event(Event::Zoom(1.5));
    driver.run();
    assert!(wide(&driver) > 1.4 * whole && cell(&driver, "b2").distance(at) < 2.0);
    // Nothing of all that is a step.
    assert_eq!(steps(&driver), 0);
}

#[test]
fn the_menu_of_a_place_does_what_it_says_with_every_tool_and_tells_the_keys() {
    let mut driver = board_of("classic");
    let at = cell(&driver, "b4");
    secondary(&mut driver, at);
    assert!(driver.has("On Hex b4, clearing: Turn the tile clockwise"));
    let before = printed(&driver, "b4").expect("it is printed").1;
    driver.click("On Hex b4, clearing: Turn the tile clockwise");
    let after: [u32; 6] = std::array::from_fn(|side| before[(side + 5) % 6]);
    assert_eq!((printed(&driver, "b4").map(|tile| tile.1), steps(&driver)), (Some(after), 1));
    assert_eq!(focused(&driver), "Hex b4, clearing", "the keyboard is where it was");
    secondary(&mut driver, at);
    driver.click("On Hex b4, clearing: Take the tile away");
    assert_eq!(printed(&driver, "b4"), None);
    // By keyboard, with a hex that has no tile, the base camp and the board as a whole.
    driver.press(Modifiers::SHIFT, Key::F10);
    let first = focused(&driver);
    assert!(first.starts_with("On Hex b4, jungle: Print a tile"), "{first}");
    key(&mut driver, Key::Enter);
    assert_eq!(printed(&driver, "b4").map(|tile| tile.0), Some(KindDef::Clearing));
    driver.press(Modifiers::SHIFT, Key::F10);
    driver.click("On Hex b4, clearing: Put the base camp here");
    assert_eq!(printed(&driver, "b4").map(|tile| tile.0), Some(KindDef::BaseCamp));
    driver.press(Modifiers::SHIFT, Key::F10);
    driver.click("On Hex b4, base camp: Select everything");
    assert!(driver.shows("40 hexes selected"));
    driver.press(Modifiers::SHIFT, Key::F10);
    driver.click("On Hex b4, base camp: Mirror left and right");
    assert_eq!(document(&driver).stage(), Stage::Playable);
    // A place beside the board can become a hex of it.
    driver.click("Hexes");
    let count = cells(&driver);
    let free = driver.harness.query_all_by_label_contains("Free place, ").next().expect("there is one").rect().center();
    secondary(&mut driver, free);
    let entry = driver.harness.query_all_by_label_contains("Add a hex here").next().expect("it is offered");
    entry.click();
    driver.run();
    assert_eq!(cells(&driver), count + 1);
}

#[test]
fn who_is_on_a_printed_tile_by_keyboard_is_told_its_keys_and_led_to_its_rule() {
    let mut driver = board_of("classic");
    driver.click("Printed tiles");
    assert!(driver.shows("1 to 6 step the slabs on a side") && driver.shows("opens the rule of the tile"));
    to_board(&mut driver);
    key(&mut driver, Key::ArrowUp);
    assert!(focused(&driver).starts_with("Hex a4, temple"), "{}", focused(&driver));
    key(&mut driver, Key::F1);
    assert_eq!(driver.app().screen(), Screen::Rules);
    let section = driver.app().rulebook().section().expect("a section lies open");
    assert!(section.anchors.iter().any(|anchor| anchor == "T5.9"), "{:?}", section.anchors);
}
