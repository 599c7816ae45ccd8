//! The page of the board: cells are painted, tiles printed, moved and turned, whole boards taken, by mouse and by keyboard.

use egui::accesskit::Role;
use egui::{Event, PointerButton, Pos2};
use egui_kittest::kittest::{NodeT, Queryable, by};
use tikal::editor::tikal::boards::{Chart, Mirror, Symmetry};
use tikal::tikal::KindDef;

use super::*;

/// The editor with a copy of a variant, at the page of the board.
pub fn board_of(variant: &str) -> Driver {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, variant);
    driver.click("Board");
    driver
}

pub fn printed(driver: &Driver, cell: &str) -> Option<(KindDef, [u32; 6])> {
    let def = definition(driver);
    let mut tiles = def.board.printed.into_iter();
    tiles.find(|tile| tile.cell == cell).map(|tile| (tile.kind, tile.slabs))
}

pub fn cells(driver: &Driver) -> usize {
    Chart::read(&definition(driver).board).expect("it can be drawn").cells().len()
}

pub fn steps(driver: &Driver) -> usize {
    document(driver).steps().1
}

/// The middle of the place whose name begins so.
pub fn place(driver: &Driver, name: &str) -> Pos2 {
    driver.starting(name).rect().center()
}

/// The middle of a cell.
pub fn cell(driver: &Driver, name: &str) -> Pos2 {
    place(driver, &format!("Hex {name},"))
}

fn pointer(driver: &mut Driver, pos: Pos2, pressed: Option<bool>) {
    driver.harness.event(Event::PointerMoved(pos));
    if let Some(pressed) = pressed {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        driver.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
    }
    driver.harness.step();
}

/// Clicks at a point.
pub fn click_at(driver: &mut Driver, pos: Pos2) {
    for pressed in [None, Some(true), Some(false)] {
        pointer(driver, pos, pressed);
    }
    driver.run();
}

/// Drags the pointer from point to point.
pub fn drag(driver: &mut Driver, points: &[Pos2]) {
    let (first, last) = (points[0], points[points.len() - 1]);
    pointer(driver, first, None);
    pointer(driver, first, Some(true));
    for &point in points {
        pointer(driver, point, None);
    }
    pointer(driver, last, Some(false));
    driver.run();
}

/// The name of the widget that has the keyboard.
pub fn focused(driver: &Driver) -> String {
    let node = driver.harness.get(by().predicate(|node| node.is_focused() && node.role() != Role::Window));
    node.accesskit_node().label().unwrap_or_default()
}

pub fn key(driver: &mut Driver, key: Key) {
    driver.press(Modifiers::NONE, key);
}

/// Goes to the board by Tab, which comes to one place of it only: at first to the base camp.
pub fn to_board(driver: &mut Driver) {
    driver.harness.get_by_label("Whole boards").focus();
    driver.run();
    let is_place = |name: &str| name.starts_with("Hex ") || name.starts_with("Free place");
    for _ in 0..4 {
        key(driver, Key::Tab);
        if is_place(&focused(driver)) {
            return;
        }
    }
    panic!("{} is no place of the board", focused(driver));
}

// ---- Cells -------------------------------------------------------------------------------------------

#[test]
fn one_drag_adds_cells_and_is_one_step() {
    let mut driver = board_of("classic");
    let before = document(&driver).text().to_owned();
    // Along the column on the right of the board, faster than the places follow each other.
    let (top, end) =
        (place(&driver, "Free place, upper right of hex h1"), place(&driver, "Free place, upper right of hex h5"));
    drag(&mut driver, &[top, end]);
    assert_eq!(definition(&driver).board.columns, [5, 5, 5, 5, 5, 5, 5, 5, 5]);
    assert_eq!(steps(&driver), 1);
    // Another drag is another step, even with the same tool; and it removes, as it begins on a cell.
    let (i1, i3) = (cell(&driver, "i1"), cell(&driver, "i3"));
    drag(&mut driver, &[i1, i3]);
    assert_eq!((cells(&driver), steps(&driver)), (42, 2));
    assert_eq!(definition(&driver).board.left_out, ["i1", "i2", "i3"]);
    undo(&mut driver);
    undo(&mut driver);
    assert_eq!(document(&driver).text(), before, "to the byte");
    driver.press(Modifiers::COMMAND, Key::Y);
    assert_eq!(cells(&driver), 45);
}

#[test]
fn a_click_is_one_cell_and_a_cell_on_the_left_shifts_the_names() {
    let mut driver = board_of("classic");
    driver.click("Free place, lower left of hex a5");
    let def = definition(&driver);
    assert_eq!((def.board.columns.len(), cells(&driver), steps(&driver)), (9, 41, 1));
    assert_eq!(printed(&driver, "b5").map(|tile| tile.0), Some(KindDef::BaseCamp), "it has moved with its cell");
    assert_eq!(document(&driver).stage(), Stage::Playable);
    driver.click_starting("Hex a5,");
    assert_eq!((definition(&driver).board.columns.len(), cells(&driver), steps(&driver)), (8, 40, 2));
    assert!(driver.shows("40 of 64 hexes · 8 of 26 columns · 5 of 26 rows"));
}

#[test]
fn the_base_camp_is_not_painted_over_and_no_board_grows_beyond_its_limits() {
    let mut driver = board_of("classic");
    driver.click_starting("Hex a5,");
    assert!(driver.shows("The base camp stays") && steps(&driver) == 0);
    driver.click("Whole boards");
    for (field, number) in [("Rectangle: columns", 8), ("Rectangle: rows", 8)] {
        enter(&mut driver, field, number);
    }
    driver.click("Take the board: Rectangle");
    assert_eq!((cells(&driver), steps(&driver)), (64, 1));
    driver.click("Free place, top of hex a1");
    assert!(driver.shows("A board has at most 64 hexes"));
    assert_eq!((cells(&driver), steps(&driver)), (64, 1));
    // Too large a rectangle cannot be taken at all.
    driver.click("Whole boards");
    enter(&mut driver, "Rectangle: columns", 9);
    assert!(!driver.is_enabled("Take the board: Rectangle") && driver.is_enabled("Take the board: Ring"));
}

#[test]
fn with_symmetry_a_stroke_draws_on_both_sides() {
    let mut driver = board_of("duel");
    driver.choose_in("Symmetry", "Left and right alike");
    let (from, to) =
        (place(&driver, "Free place, upper right of hex g1"), place(&driver, "Free place, upper right of hex g3"));
    drag(&mut driver, &[from, to]);
    let chart = Chart::read(&definition(&driver).board).expect("it can be drawn");
    assert_eq!((chart.size().0, steps(&driver)), (9, 1));
    let mirror = Mirror::of(Symmetry::LeftRight, &chart);
    assert!(chart.cells().iter().all(|&cell| mirror.images(cell).iter().all(|image| chart.cells().contains(image))));
    assert_eq!(document(&driver).stage(), Stage::Playable);
}

// ---- Printed tiles -----------------------------------------------------------------------------------

#[test]
fn a_tile_is_printed_changed_turned_moved_and_taken_away_by_mouse() {
    let mut driver = board_of("classic");
    driver.click("Printed tiles");
    driver.click_starting("Hex d3,");
    assert_eq!(printed(&driver, "d3"), Some((KindDef::Clearing, [1; 6])));
    assert!(driver.has("Hex d3, clearing"));
    // A click on a side of the chosen tile steps its slabs.
    let middle = cell(&driver, "d3");
    let radius = driver.starting("Hex d3,").rect().width() / 1.5;
    for slabs in [2, 3, 0] {
        let at = middle + egui::vec2(0.0, -0.75 * radius);
        pointer(&mut driver, at, None);
        pointer(&mut driver, at, Some(true));
        pointer(&mut driver, at, Some(false));
        driver.run();
        assert_eq!(printed(&driver, "d3"), Some((KindDef::Clearing, [slabs, 1, 1, 1, 1, 1])));
    }
    driver.wheel_over("Hex d3,");
    driver.run();
    assert_eq!(printed(&driver, "d3").map(|tile| tile.1), Some([1, 1, 1, 1, 1, 0]), "up is anticlockwise");
    driver.click("Turn the tile clockwise");
    assert_eq!(printed(&driver, "d3").map(|tile| tile.1), Some([0, 1, 1, 1, 1, 1]));
    enter(&mut driver, "Slabs: lower left", 3);
    driver.choose_in("Kind", "Temple");
    enter(&mut driver, "Value of the temple", 4);
    assert_eq!(printed(&driver, "d3"), Some((KindDef::Temple(4), [0, 1, 1, 1, 3, 1])));
    // Dragged onto another tile, the two change places; that is one step. The fields stand under the board here.
    driver.starting("Hex d3,").scroll_to_me();
    driver.run();
    let (before, from, to) = (steps(&driver), cell(&driver, "d3"), cell(&driver, "b4"));
    drag(&mut driver, &[from, from.lerp(to, 0.5), to]);
    assert_eq!(
        (printed(&driver, "b4").map(|tile| tile.0), printed(&driver, "d3").map(|tile| tile.0)),
        (Some(KindDef::Temple(4)), Some(KindDef::Clearing))
    );
    assert_eq!(steps(&driver), before + 1);
    driver.click("Remove");
    assert_eq!(printed(&driver, "b4"), None);
    // The base camp is moved like a tile, but never taken away.
    driver.starting("Hex a5,").scroll_to_me();
    driver.run();
    driver.click_starting("Hex a5,");
    assert!(!driver.is_enabled("Remove"));
    driver.choose_in("Hex", "e3");
    assert_eq!(printed(&driver, "e3").map(|tile| tile.0), Some(KindDef::BaseCamp));
}

#[test]
fn the_base_camp_goes_where_it_is_clicked() {
    let mut driver = board_of("classic");
    driver.click("Base camp");
    driver.click_starting("Hex b4,");
    assert_eq!(printed(&driver, "b4").map(|tile| tile.0), Some(KindDef::BaseCamp));
    assert_eq!(printed(&driver, "a5").map(|tile| tile.0), Some(KindDef::Clearing), "they change places");
    assert_eq!((steps(&driver), document(&driver).stage()), (1, Stage::Playable));
}

// ---- By keyboard alone -------------------------------------------------------------------------------

#[test]
fn a_board_is_made_by_keyboard_alone() {
    let mut driver = board_of("classic");
    to_board(&mut driver);
    assert_eq!(focused(&driver), "Hex a5, base camp");
    key(&mut driver, Key::ArrowDown);
    assert_eq!(focused(&driver), "Free place, bottom of hex a5");
    key(&mut driver, Key::Space);
    assert_eq!((cells(&driver), focused(&driver).as_str()), (41, "Hex a6, jungle"));
    key(&mut driver, Key::Delete);
    assert_eq!((cells(&driver), steps(&driver)), (40, 2));
    // A column on the left shifts every name; the keyboard stays where it is.
    key(&mut driver, Key::ArrowUp);
    key(&mut driver, Key::ArrowLeft);
    let free = focused(&driver);
    assert!(free.starts_with("Free place") && free.contains("left of hex a"), "{free}");
    key(&mut driver, Key::Enter);
    assert_eq!(definition(&driver).board.columns.len(), 9);
    assert!(focused(&driver).starts_with("Hex a"), "{}", focused(&driver));
    undo(&mut driver);
    assert!(focused(&driver).starts_with("Free place"), "{}", focused(&driver));
    // Tiles: printed, turned, given slabs on a side, moved, taken away.
    driver.harness.get_by_label("Printed tiles").focus();
    driver.run();
    key(&mut driver, Key::Enter);
    to_board(&mut driver);
    for arrow in [Key::ArrowRight, Key::ArrowUp, Key::ArrowUp] {
        key(&mut driver, arrow);
    }
    assert_eq!(focused(&driver), "Hex b3, jungle");
    key(&mut driver, Key::Space);
    assert_eq!(printed(&driver, "b3"), Some((KindDef::Clearing, [1; 6])));
    // As on the page of tiles: a key for each side, clockwise from the top.
    for side in [Key::Num1, Key::Num1, Key::Num2, Key::Num2, Key::Num2] {
        key(&mut driver, side);
    }
    assert_eq!(printed(&driver, "b3").map(|tile| tile.1), Some([3, 0, 1, 1, 1, 1]));
    key(&mut driver, Key::R);
    assert_eq!(printed(&driver, "b3").map(|tile| tile.1), Some([1, 3, 0, 1, 1, 1]));
    driver.press(Modifiers::SHIFT, Key::R);
    driver.press(Modifiers::COMMAND, Key::ArrowUp);
    assert_eq!((printed(&driver, "b3"), printed(&driver, "b2").map(|tile| tile.1)), (None, Some([3, 0, 1, 1, 1, 1])));
    assert_eq!(focused(&driver), "Hex b2, clearing");
    key(&mut driver, Key::Delete);
    assert_eq!(printed(&driver, "b2"), None);
    assert_eq!(document(&driver).stage(), Stage::Playable);
}

#[test]
fn a_whole_board_is_taken_and_played_without_ever_seeing_the_text() {
    let mut driver = board_of("classic");
    for button in ["Whole boards", "Take the board: Hexagon"] {
        driver.harness.get_by_label(button).focus();
        driver.run();
        key(&mut driver, Key::Enter);
    }
    assert_eq!((cells(&driver), steps(&driver)), (37, 1));
    // The tiles of the box have just room.
    assert_eq!((document(&driver).stage(), document(&driver).counts()), (Stage::Playable, (0, 0)));
    undo(&mut driver);
    driver.click("Whole boards");
    driver.click("Take the board: Crater lake");
    let crater = TikalLibrary::built_in().find("crater-lake").expect("it is there").def().board.clone();
    assert_eq!(definition(&driver).board, crater);
}

// ---- What is told ------------------------------------------------------------------------------------

#[test]
fn distances_and_what_nobody_reaches_are_told() {
    let mut driver = board_of("classic");
    driver.click("Distances");
    assert!(driver.has("Hex h1, jungle, at least 7 passages from the base camp"));
    // Cut off by a column without cells.
    let (d1, d5) = (cell(&driver, "d1"), cell(&driver, "d5"));
    drag(&mut driver, &[d1, d5]);
    assert!(driver.shows("No tile can ever be laid on 20 hexes: e1, e2"));
    assert!(driver.has("Hex h1, jungle, no tile can ever be laid here"));
    driver.click("Out of reach");
    assert!(!driver.shows("No tile can ever be laid") && driver.has("Hex h1, jungle"));
    // The problem of a board in pieces leads to this page.
    driver.click("Overview");
    let problem =
        document(&driver).problems(&tikal::words::Texts::new(tikal::words::Language::English), &Libraries::built_in());
    assert_eq!(
        problem.iter().filter(|problem| problem.page.is_some_and(|page| page.name() == "editor-board")).count(),
        1
    );
}

#[test]
fn a_grid_that_cannot_be_drawn_is_told_and_a_whole_board_mends_it() {
    let mut driver = board_of("classic");
    driver.click("Text");
    let broken = document(&driver).text().replacen("columns: [5,", "columns: [99,", 1);
    driver.type_into("The text of the variant", &broken);
    driver.run();
    // The problem leads to the page.
    driver.harness.get_all_by_label("Board").next().expect("a problem names the page").click();
    driver.run();
    assert!(driver.shows("The board has too many columns or rows to be drawn"));
    driver.click("Whole boards");
    driver.click("Take the board: Ring");
    assert_eq!(document(&driver).stage(), Stage::Playable);
    // While the text cannot be read nothing is drawn.
    driver.click("Text");
    driver.type_into("The text of the variant", "(format: 1,");
    driver.run();
    driver.click("Board");
    assert!(driver.shows("this is what it said last"));
    let before = document(&driver).text().to_owned();
    let (from, to) = (cell(&driver, "e1"), cell(&driver, "e2"));
    drag(&mut driver, &[from, to]);
    assert_eq!(document(&driver).text(), before);
}

#[test]
fn a_text_that_takes_no_single_values_is_written_anew_when_that_was_answered() {
    let folder = scratch();
    let path = folder.path().join("named.ron");
    // With this extension every part has to bear its name, which single values do not.
    let def = TikalLibrary::built_in().find("classic").expect("it is there").def().clone();
    let def = VariantDef { id: "named".to_owned(), ..def };
    let named = ron::ser::PrettyConfig::new().struct_names(true);
    let body = ron::ser::to_string_pretty(&def, named).expect("it can be written");
    driver::write(&path, &format!("#![enable(explicit_struct_names)]\n// A remark.\n{body}"));
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::EditFile(path));
    let before = document(&driver).text().to_owned();
    assert_eq!(document(&driver).stage(), Stage::Playable);
    driver.click("Board");
    driver.click("Printed tiles");
    driver.click_starting("Hex d3,");
    assert!(driver.shows("its comments and its layout are lost") && document(&driver).text() == before);
    driver.click("Leave everything as it is");
    assert!(!driver.shows("comments") && document(&driver).text() == before && steps(&driver) == 0);
    driver.click_starting("Hex d3,");
    driver.click("Write the text anew, without comments");
    assert_eq!((printed(&driver, "d3").map(|tile| tile.0), steps(&driver)), (Some(KindDef::Clearing), 1));
    assert!(!driver.shows("its comments and its layout are lost") && !document(&driver).text().contains("remark"));
    undo(&mut driver);
    assert_eq!(document(&driver).text(), before);
}

#[test]
fn every_key_listed_for_the_canvas_works_there() {
    use tikal::app::kit::keys::KeyScope;
    let listed: Vec<_> = tikal::app::games::keys(KeyScope::Canvas).collect();
    assert!(listed.iter().any(|shortcut| shortcut.name == "area-across"));
    // A way is a thing of temples alone.
    for shortcut in listed.into_iter().filter(|shortcut| shortcut.name != "chac-key-way") {
        for keys in shortcut.keys {
            let mut driver = board_of("classic");
            driver.click("Printed tiles");
            to_board(&mut driver);
            // From the base camp, which stays, to a tile in the middle of others.
            key(&mut driver, Key::ArrowRight);
            key(&mut driver, Key::ArrowUp);
            assert_eq!(focused(&driver), "Hex b4, clearing");
            if ["area-across", "area-over", "area-paste"].contains(&shortcut.name) {
                // They need something that is chosen, or was copied.
                key(&mut driver, Key::Num2);
                driver.press(Modifiers::SHIFT, Key::ArrowUp);
            }
            if shortcut.name == "canvas-whole" {
                key(&mut driver, Key::Plus);
            }
            let look = |driver: &Driver| {
                let seen = (driver.has("Slabs: top"), driver.shows(": Paste here"), driver.shows("selected"));
                let at = driver.starting("Hex b4,").rect();
                (document(driver).text().to_owned(), focused(driver), seen, at)
            };
            if shortcut.name == "area-cut" || shortcut.name == "area-copy" {
                key(&mut driver, Key::ArrowUp);
            }
            let before = look(&driver);
            driver.press(keys.modifiers, keys.logical_key);
            let after = look(&driver);
            if shortcut.name == "area-paste" {
                // The system is asked for the text.
                continue;
            }
            assert!(after != before, "{keys:?} ({}) does nothing", shortcut.name);
        }
    }
}
