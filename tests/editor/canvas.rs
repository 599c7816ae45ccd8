//! Painting with a symmetry: it keeps its centre, and every tile that is printed.

use egui::Key;
use tikal::editor::tikal::boards::{Chart, Mirror, Symmetry};
use tikal::hex::Hex;

use super::board::{board_of, cell, cells, click_at, drag, focused, key, printed, steps, to_board};
use super::*;

fn chart(driver: &Driver) -> Chart {
    Chart::read(&definition(driver).board).expect("it can be drawn")
}

/// The cells of the board that are left without these.
fn without(chart: &Chart, spots: &[Hex]) -> Option<Vec<Hex>> {
    let mut chart = chart.clone();
    chart.remove(spots).ok()?;
    Some(chart.cells().iter().copied().collect())
}

#[test]
fn the_centre_of_a_symmetry_stays_where_it_was_switched_on_however_the_board_grows() {
    let mut driver = board_of("classic");
    let before = chart(&driver);
    let mirror = Mirror::of(Symmetry::Third, &before);
    driver.choose_in("Symmetry", "Thirds of a turn");
    // A column on the left, and what belongs to it: all places shift by that.
    driver.click("Free place, lower left of hex a5");
    let mut grown = before.clone();
    let a5 = before.spot("a5".parse().expect("it is a name")).expect("it is there");
    grown.add(&mirror.images(a5.towards(tikal::hex::Direction::SW))).expect("there is room");
    let shift = grown.shift();
    assert_ne!(shift, (0, 0));
    let mirror = mirror.moved(shift);
    let now = chart(&driver);
    assert_eq!(now.cells().len(), grown.cells().len());
    // Cells that go with others about the old centre than about the middle of the board as it is now.
    let wandered = Mirror::of(Symmetry::Third, &now);
    let told_apart = now.cells().iter().copied().find_map(|cell| {
        let left = without(&now, &mirror.images(cell))?;
        (without(&now, &wandered.images(cell)).is_none_or(|other| other != left)).then_some((cell, left))
    });
    let (cell, left) = told_apart.expect("the middle of the board is elsewhere now");
    let name = now.name(cell).expect("it has a name").to_string();
    driver.click_starting(&format!("Hex {name},"));
    assert_eq!(cells(&driver), left.len());
    let after = chart(&driver);
    let shift = after.shift_from(&now);
    assert_eq!(
        after.cells().iter().copied().collect::<Vec<_>>(),
        left.iter().map(|cell| cell.moved(shift)).collect::<Vec<_>>()
    );
    // A step taken back moves everything again, and the centre with it.
    undo(&mut driver);
    driver.click_starting(&format!("Hex {name},"));
    assert_eq!(chart(&driver), after);
    // Switched off and on, it is in the middle of the board as it is.
    undo(&mut driver);
    driver.choose_in("Symmetry", "No symmetry");
    driver.choose_in("Symmetry", "Thirds of a turn");
    driver.click_starting(&format!("Hex {name},"));
    assert_ne!(chart(&driver), after);
}

#[test]
fn painting_never_takes_away_a_printed_tile_and_says_where_one_lies() {
    let mut driver = board_of("classic");
    let before = definition(&driver);
    driver.choose_in("Symmetry", "Half turn");
    // Half a turn leads from h2 to a4, where a temple is printed.
    driver.click_starting("Hex h2,");
    assert!(driver.shows("A tile is printed on hex a4, so the hex stays"));
    assert_eq!((definition(&driver), steps(&driver)), (before.clone(), 0));
    // What was refused is told no longer once the board is another one, whoever changed it.
    driver.click("Overview");
    driver.type_into("Name", "Other");
    driver.run();
    driver.click("Board");
    assert!(!driver.shows("A tile is printed on hex"));
    // Nor is a tile lost without symmetry, by mouse or by key.
    driver.choose_in("Symmetry", "No symmetry");
    driver.click_starting("Hex b4,");
    assert!(driver.shows("A tile is printed on hex b4"));
    to_board(&mut driver);
    key(&mut driver, Key::Delete);
    assert_eq!(definition(&driver).board, before.board);
    driver.click_starting("Hex h2,");
    assert!(!driver.shows("A tile is printed on hex") && printed(&driver, "a4").is_some());
    assert_eq!(cells(&driver), 39);
}

// ---- What a click leads to ---------------------------------------------------------------------------

fn slabs(driver: &Driver, cell: &str) -> [u32; 6] {
    printed(driver, cell).expect("a tile is printed there").1
}

#[test]
fn what_was_clicked_or_dragged_on_the_board_is_turned_by_its_key() {
    let mut driver = board_of("classic");
    let turned = |slabs: [u32; 6]| -> [u32; 6] { std::array::from_fn(|side| slabs[(side + 5) % 6]) };
    // Whatever the tool is.
    let before = slabs(&driver, "b4");
    driver.click_starting("Hex b4,");
    key(&mut driver, Key::R);
    assert_eq!(slabs(&driver, "b4"), turned(before));
    driver.click("Printed tiles");
    driver.click_starting("Hex a4,");
    let before = slabs(&driver, "a4");
    key(&mut driver, Key::R);
    assert_eq!(slabs(&driver, "a4"), turned(before));
    let (from, to) = (cell(&driver, "a4"), cell(&driver, "d3"));
    drag(&mut driver, &[from, from.lerp(to, 0.5), to]);
    key(&mut driver, Key::R);
    assert_eq!(slabs(&driver, "d3"), turned(turned(before)), "what was carried has the keyboard");
    // The keyboard goes on from there.
    key(&mut driver, Key::ArrowUp);
    assert!(focused(&driver).starts_with("Hex d2,"), "{}", focused(&driver));
}

#[test]
fn the_base_camp_is_turned_in_its_own_mode_by_wheel_button_and_key() {
    let mut driver = board_of("classic");
    driver.click("Base camp");
    let before = slabs(&driver, "a5");
    driver.click_starting("Hex a5,");
    assert_eq!(steps(&driver), 0, "it is there already");
    key(&mut driver, Key::R);
    driver.click("Turn the tile anticlockwise");
    assert_eq!((slabs(&driver, "a5"), steps(&driver)), (before, 2));
    driver.wheel_over("Hex a5,");
    driver.run();
    let mut anticlockwise = before;
    anticlockwise.rotate_left(1);
    assert_eq!(slabs(&driver, "a5"), anticlockwise);
}

/// The number of shapes drawn while the pointer is here.
fn drawn_at(driver: &mut Driver, pos: egui::Pos2) -> usize {
    driver.harness.event(egui::Event::PointerMoved(pos));
    driver.run();
    driver.harness.output().shapes.len()
}

#[test]
fn a_click_just_outside_a_side_of_the_chosen_tile_does_nothing_and_what_it_would_do_elsewhere_is_shown() {
    let mut driver = board_of("classic");
    driver.click("Printed tiles");
    let (middle, radius) = (cell(&driver, "d3"), driver.starting("Hex d3,").rect().width() / 1.5);
    click_at(&mut driver, middle);
    let above = |share: f32| middle + egui::vec2(0.0, -share * radius);
    // The side is at 0.87 of the radius.
    let (inside, outside, beyond) = (above(0.8), above(1.0), above(1.5));
    let nothing = drawn_at(&mut driver, outside);
    assert!(drawn_at(&mut driver, inside) > nothing, "the side is marked");
    assert!(drawn_at(&mut driver, beyond) > nothing, "the tile is shown that would be printed");
    let before = (definition(&driver), steps(&driver));
    click_at(&mut driver, outside);
    assert_eq!((definition(&driver), steps(&driver)), before);
    click_at(&mut driver, inside);
    assert_eq!(slabs(&driver, "d3"), [2, 1, 1, 1, 1, 1], "it is still chosen");
    click_at(&mut driver, beyond);
    assert!(printed(&driver, "d2").is_some());
}
