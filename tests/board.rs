//! The board: the names of its cells, where pieces stand, what clicks hit, and what covers nothing.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::collections::BTreeMap;

use crate::driver::{Driver, by_hand};
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{Queryable, by};
use tikal::app::command::Command;
use tikal::app::kit::settings::{CellNames, Given, Pace, Settings};
use tikal::app::tikal::command::{Ask, TableCommand};
use tikal::app::tikal::table::{Notice, Selection};
use tikal::app::{App, Services};
use tikal::game::Seat;
use tikal::hex::Cell;
use tikal::library::{Libraries, TikalLibrary, replay_record};
use tikal::tikal::{Action, Illegal, Phase, Piece, TikalRecord};

const SIZE: [f32; 2] = [1280.0, 800.0];
/// A whole game of four.
const BASE: &str = include_str!("records/format-1/adepts-base.tikal");

/// A whole game of two.
const TWO: &str = include_str!("playthroughs/classic-2-draw.tikal");

fn after(size: [f32; 2], actions: usize) -> Driver {
    cut(BASE, size, actions)
}

/// A game after so many of its actions.
fn cut(record: &str, size: [f32; 2], actions: usize) -> Driver {
    let mut record = TikalRecord::read(record).unwrap();
    record.actions.truncate(actions);
    Driver::open(size, &record.write().unwrap())
}

fn point(driver: &mut Driver, pos: Pos2) {
    driver.harness.input_mut().events.push(Event::PointerMoved(pos));
    driver.harness.step();
}

fn button(driver: &mut Driver, pos: Pos2, pressed: bool) {
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    driver.harness.input_mut().events.push(Event::PointerButton { pos, button, pressed, modifiers });
    driver.harness.step();
}

/// The centre of a cell on the screen.
fn centre(driver: &Driver, cell: Cell) -> Pos2 {
    driver.hex_on_screen(cell).0
}

/// The names on the board, or parts of them at its rim, with their rectangles.
fn names(driver: &Driver) -> Vec<(String, Rect)> {
    driver.names_on_board()
}

// ---- Names -----------------------------------------------------------------------------------------

#[test]
fn names_stand_at_the_rim_and_by_key_on_every_cell() {
    let mut driver = after(SIZE, 342);
    driver.harness.remove_cursor();
    driver.run();
    let on_rim = names(&driver);
    for part in ["a", "b", "c", "d", "e", "f", "g", "h", "1", "5"] {
        assert!(on_rim.iter().filter(|(text, _)| text == part).count() >= 2, "{part}");
    }
    let all = |driver: &Driver| {
        let written = names(driver);
        let layout = driver.rules().layout();
        layout
            .cells()
            .into_iter()
            .filter(|&cell| written.iter().any(|(text, _)| *text == layout.name(cell).to_string()))
            .count()
    };
    assert_eq!(all(&driver), 0);
    driver.press(Modifiers::NONE, Key::N);
    assert_eq!((all(&driver), driver.app().settings().cell_names), (40, CellNames::All));
    // Each stands on its own cell.
    for (text, rect) in names(&driver).iter().filter(|(text, _)| text.len() == 2 && text.as_bytes()[0] >= b'a') {
        let (centre, radius) = driver.hex_on_screen(driver.hex(text));
        assert!(centre.distance(rect.center()) < radius * 0.75, "{text}");
    }
    driver.click("View");
    driver.click("Names of all hexes");
    driver.harness.remove_cursor();
    driver.run();
    assert_eq!((all(&driver), driver.app().settings().cell_names), (0, CellNames::Rim));
    driver.execute(Command::Set(Settings { cell_names: CellNames::Off, ..driver.app().settings() }));
    assert!(names(&driver).iter().all(|(text, _)| text != "a"));
}

#[test]
fn a_cell_that_is_pointed_at_or_named_beside_the_board_shows_its_name() {
    let mut driver = after(SIZE, 342);
    let shows = |driver: &Driver, name: &str| names(driver).iter().any(|(text, _)| text == name);
    assert!(!shows(&driver, "c4"));
    driver.starting("Hex c4,").hover();
    driver.run();
    assert!(shows(&driver, "c4"));
    // The last line of the log is a walk from c2 to c3.
    driver.harness.remove_cursor();
    driver.run();
    assert!(!shows(&driver, "c3"));
    let is_line = |name: &str| name.starts_with("Line") && name.contains("c2") && name.contains("c3");
    let lines = driver.harness.query_all(by().predicate(|node| node.label().is_some_and(|name| is_line(&name))));
    lines.last().unwrap().hover();
    driver.run();
    assert!(shows(&driver, "c2") && shows(&driver, "c3"), "a line of the log");
    driver.harness.remove_cursor();
    driver.run();
    assert!(!shows(&driver, "c3"));
    // A chip of the strip lies over the board and is laid out after it.
    let step = driver.starting("Step 340,");
    step.hover();
    driver.run();
    assert!(shows(&driver, "g3"));
}

#[test]
fn a_row_of_the_ledger_marks_its_temple_while_the_pointer_or_the_keyboard_is_on_it() {
    let mut driver = after(SIZE, 342);
    driver.press(Modifiers::NONE, Key::L);
    driver.harness.remove_cursor();
    driver.run();
    let layout = driver.rules().layout().clone();
    let temple = driver.insight().unwrap().ledger[0].temple;
    let (name, row) = (layout.name(temple).to_string(), format!("Temple {},", layout.name(temple)));
    let marks = |driver: &Driver| names(driver).iter().any(|(text, _)| *text == name);
    assert!(!marks(&driver));
    driver.starting(&row).hover();
    driver.run();
    assert!(marks(&driver), "under the pointer");
    driver.harness.remove_cursor();
    driver.run();
    assert!(!marks(&driver));
    driver.starting(&row).focus();
    driver.run();
    assert!(marks(&driver), "with the keyboard");
}

#[test]
fn what_a_refusal_names_is_marked_as_long_as_it_is_told() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter explorer a5"]));
    driver.harness.remove_cursor();
    driver.run();
    let shows = |driver: &Driver, name: &str| names(driver).iter().any(|(text, _)| text == name);
    let (from, to) = (driver.hex("a5"), driver.hex("c4"));
    driver.ask(Ask::Refuse(Action::Move { piece: Piece::Explorer, from, to }));
    assert!(matches!(driver.notice(), Some(Notice::Refused(Illegal::NotNeighbours { .. }))));
    assert_eq!(driver.told_cells(), [from, to].into_iter().collect());
    assert!(shows(&driver, "a5") && shows(&driver, "c4"));
    driver.select(None);
    assert!(driver.told_cells().is_empty() && !shows(&driver, "a5") && !shows(&driver, "c4"));
}

#[test]
fn the_name_of_a_hex_covers_no_piece_on_it() {
    // As large as the window is at one and a half times the text, where names take up much of a hex, and as usual.
    let (mut seen, mut wrong) = (0, Vec::new());
    for (size, records) in [([1280.0 / 1.5, 800.0 / 1.5], [BASE, TWO]), (SIZE, [BASE, TWO])] {
        for record in records {
            let actions = TikalRecord::read(record).unwrap().actions.len();
            for step in (1..6).map(|part| actions * part / 6) {
                let mut driver = cut(record, size, step);
                let cells: Vec<Cell> = driver.state().occupied().into_iter().collect();
                for cell in cells {
                    let name = driver.hex_name(cell);
                    driver.harness.hover_at(centre(&driver, cell));
                    driver.harness.run_steps(2);
                    let Some((_, plate)) = names(&driver).into_iter().find(|(text, _)| *text == name) else { continue };
                    let (middle, radius) = driver.hex_on_screen(cell);
                    assert!((plate.center() - middle).length() < 0.75 * radius, "{name}");
                    let seats: Vec<Seat> = driver.shown().seats().to_vec();
                    for (seat, piece) in
                        seats.into_iter().flat_map(|seat| [(seat, Piece::Explorer), (seat, Piece::Leader)])
                    {
                        let Some((at, size)) = driver.piece_on_screen(cell, seat, piece) else { continue };
                        seen += 1;
                        // Its head, with the hat of a leader, and its body.
                        let brim = if piece == Piece::Leader { 0.7 } else { 0.4 };
                        let head = Rect::from_center_size(at - vec2(0.0, 0.6 * size), vec2(2.0 * brim, 0.9) * size);
                        let body = Rect::from_center_size(at + vec2(0.0, 0.26 * size), vec2(1.5, 1.5) * size);
                        // Both are round.
                        if plate.intersects(head.shrink(1.0)) || plate.intersects(body.shrink(1.0)) {
                            wrong
                                .push(format!("{name} at {plate:?} covers the {piece} at {at:?}, {size}, step {step}"));
                        }
                    }
                }
            }
        }
    }
    assert!(seen > 200, "{seen}");
    assert!(wrong.is_empty(), "{} of {seen}:\n{}", wrong.len(), wrong.join("\n"));
}

// ---- Pieces ----------------------------------------------------------------------------------------

#[test]
fn pieces_keep_their_places_while_others_come_and_go() {
    let mut driver = after(SIZE, usize::MAX);
    let mut places: BTreeMap<(Cell, Seat, bool), Pos2> = BTreeMap::new();
    let mut seen = 0;
    for step in 0..driver.steps() {
        driver.send(TableCommand::LookBack(Some(step)));
        for &seat in driver.shown().seats() {
            for cell in driver.shown().present(seat) {
                for piece in [Piece::Explorer, Piece::Leader] {
                    let Some((place, _)) = driver.piece_on_screen(cell, seat, piece) else { continue };
                    let first = *places.entry((cell, seat, piece == Piece::Leader)).or_insert(place);
                    assert_eq!(place, first, "the {piece} of {} at step {step}", driver.name(seat));
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 2000, "{seen}");
}

#[test]
fn larger_pieces_take_the_room_of_whoever_is_not_on_their_hex() {
    let mut driver = after(SIZE, 342);
    let pieces = |driver: &Driver| -> Vec<(Cell, Seat, f32)> {
        let cells = driver
            .state()
            .occupied()
            .into_iter()
            .flat_map(|cell| driver.shown().seats().to_vec().into_iter().map(move |seat| (cell, seat)));
        cells
            .filter_map(|(cell, seat)| Some((cell, seat, driver.piece_on_screen(cell, seat, Piece::Explorer)?.1)))
            .collect()
    };
    let before = pieces(&driver);
    driver.execute(Command::Set(Settings { board_scale: 1.4, ..driver.app().settings() }));
    let (mut alone, mut shared) = (0, 0);
    for ((cell, seat, was), (.., is)) in before.into_iter().zip(pieces(&driver)) {
        let is_away = |other: &Seat| driver.shown().band(cell, *other).is_empty();
        // Every other seat has its pieces on the other side of a hex.
        let on_side =
            |side: usize| Seat::ALL.iter().filter(|&other| other.index() % 2 == side && !is_away(other)).count();
        let is_crowded = on_side(0) > 1 || on_side(1) > 1;
        let grown = is / was;
        assert!((grown - if is_crowded { 1.0 } else { 1.4 }).abs() < 0.01, "{cell:?} {seat:?}: {grown}");
        (alone, shared) = (alone + usize::from(!is_crowded), shared + usize::from(is_crowded));
    }
    assert!(alone > 3 && shared > 0, "{alone} {shared}");
}

#[test]
fn how_many_walk_is_set_where_no_hex_lies() {
    let mut shown = 0;
    for (size, scale) in
        [([900.0, 620.0], 1.0), ([900.0, 620.0], 2.0), (SIZE, 1.0), (SIZE, 1.5), ([1920.0, 1080.0], 1.0)]
    {
        let mut driver = after(size, 342);
        driver.execute(Command::Set(Settings { scale, ..driver.app().settings() }));
        let a4 = driver.hex("a4");
        driver.select(Some(Selection { cell: a4, piece: Some(Piece::Explorer) }));
        let Some(fewer) = driver.harness.query_by_label("One piece fewer") else { continue };
        let stepper = fewer.rect().union(driver.harness.get_by_label("One piece more").rect());
        assert!(driver.board_rect().contains_rect(stepper), "{size:?} {scale}");
        for cell in driver.state().occupied() {
            let (centre, radius) = driver.hex_on_screen(cell);
            let hex = Rect::from_center_size(centre, vec2(1.5, 3.0_f32.sqrt()) * radius);
            assert!(!hex.intersects(stepper), "{size:?} {scale} {cell:?}");
        }
        // The chips of the turn leave it its room.
        if let Some(chips) = driver.harness.query_by_label("Restart turn") {
            assert!(!chips.rect().intersects(stepper));
        }
        driver.click("One piece more");
        assert_eq!(driver.party(), 2);
        shown += 1;
    }
    assert!(shown >= 4, "{shown}");
}

// ---- Clicks ----------------------------------------------------------------------------------------

/// The window with so many seconds from frame to frame.
fn slow(given: Given, step: f32) -> Driver {
    let services = Services { given, ..Services::for_tests() };
    let builder = Harness::builder().with_size(SIZE).with_max_steps(400).with_step_dt(step);
    let harness = builder.build_eframe(move |creation| App::new(&creation.egui_ctx, Libraries::built_in(), services));
    let mut driver = Driver { harness };
    driver.run();
    driver
}

/// The window with this record, with so many seconds from frame to frame and things that move.
fn slowly(record: &str, step: f32) -> Driver {
    let mut driver = slow(Given { motion: Some(Pace::Slow), ..Services::for_tests().given }, step);
    driver.open_record(record);
    driver
}

const WALKED: [&str; 6] =
    ["draw A2", "place c4 0", "enter leader a5", "enter explorer a5", "move leader a5 b4", "move explorer a5 b4"];

#[test]
fn a_click_that_was_aimed_before_the_board_changed_place_hits_what_was_seen() {
    let mut driver = slowly(&by_hand(&WALKED), 0.05);
    let aimed = driver.hex("c4");
    let at = centre(&driver, aimed);
    let hex_at = |driver: &Driver, at: Pos2| {
        driver.rules().cells().into_iter().find(|&cell| centre(driver, cell).distance(at) < 20.0)
    };
    // While the button is held.
    point(&mut driver, at);
    button(&mut driver, at, true);
    driver.harness.set_size(vec2(900.0, 620.0));
    driver.harness.step();
    button(&mut driver, at, false);
    driver.run();
    assert_ne!(hex_at(&driver, at), Some(aimed), "the board has moved away");
    assert_eq!(driver.selection().map(|selection| selection.cell), Some(aimed));
    // In the moment before the button was pressed.
    driver.let_go();
    let at = centre(&driver, aimed);
    point(&mut driver, at);
    driver.harness.set_size(vec2(1280.0, 800.0));
    driver.harness.step();
    button(&mut driver, at, true);
    button(&mut driver, at, false);
    driver.run();
    assert_eq!(driver.selection().map(|selection| selection.cell), Some(aimed));
    // Later the board is clicked as it lies.
    driver.let_go();
    let there = driver.hex("b4");
    let at = centre(&driver, there) + vec2(0.0, -20.0);
    point(&mut driver, at);
    driver.harness.run_steps(6);
    button(&mut driver, at, true);
    button(&mut driver, at, false);
    driver.run();
    assert_eq!(driver.selection().map(|selection| selection.cell), Some(there));
}

#[test]
fn a_click_on_a_piece_that_walks_chooses_it_and_nothing_else() {
    let mut driver = slowly(&by_hand(&WALKED), 0.02);
    let (from, to) = (driver.hex("b4"), driver.hex("a5"));
    let seat = driver.state().seat();
    driver.send_ask(Ask::Select(Some(Selection { cell: from, piece: Some(Piece::Leader) })));
    driver.run();
    let (at, _) = driver.piece_on_screen(from, seat, Piece::Leader).unwrap();
    point(&mut driver, at);
    driver.send_ask(Ask::Walk { to, all: false });
    driver.harness.step();
    let steps = driver.steps();
    assert!(driver.is_moving());
    button(&mut driver, at, true);
    button(&mut driver, at, false);
    driver.run();
    let chosen = Selection { cell: to, piece: Some(Piece::Leader) };
    assert_eq!((driver.selection(), driver.steps()), (Some(chosen), steps), "it does not walk back");
}

/// Clicks on the board again and again, slowly, while a computer acts, from some frame on. Returns whether its turn ended during a click.
fn clicked_into_the_turn(begin: usize) -> bool {
    let given = Given { pause: Some(0.3), ..Services::for_tests().given };
    let mut driver = slow(given, 0.05);
    driver.click("New game");
    driver.choose_in("Player of seat 2", "Computer, random");
    driver.click("Tuki begins");
    driver.harness.get_by_label("Start").click();
    driver.harness.run_steps(begin);
    let at = centre(&driver, driver.hex("b3"));
    point(&mut driver, at);
    while driver.person_to_move().is_none() {
        button(&mut driver, at, true);
        for _ in 0..8 {
            if driver.person_to_move().is_none() {
                driver.harness.step();
            }
        }
        let (was_asked, steps) = (driver.person_to_move().is_some(), driver.steps());
        button(&mut driver, at, false);
        driver.harness.step();
        if was_asked {
            assert_eq!(driver.notice(), Some(Notice::Missed));
            assert_eq!(driver.steps(), steps, "the tile is still in hand");
            assert!(matches!(driver.state().phase(), Phase::Place(_)));
            assert!(driver.shows("The board changed just before the click"));
            return true;
        }
        if driver.person_to_move().is_none() {
            assert_ne!(driver.notice(), Some(Notice::Missed), "nobody else is asked yet");
        }
    }
    false
}

#[test]
fn a_click_during_which_the_turn_changes_does_nothing_and_says_so() {
    assert!((3..12).any(clicked_into_the_turn));
}

// ---- What there is to switch -----------------------------------------------------------------------

#[test]
fn the_view_menu_offers_nothing_that_has_nothing_to_act_on() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0"]));
    driver.click("View");
    assert!(!driver.is_enabled("Reach of the next piece") && !driver.is_enabled("Reach of the previous piece"));
    assert!(!driver.is_enabled("Show the whole board"), "it is whole");
    driver.let_go();
    driver.play("enter leader a5");
    driver.let_go();
    driver.wheel_over("Hex c4,");
    driver.click("View");
    assert!(driver.is_enabled("Reach of the next piece") && driver.is_enabled("Reach of the previous piece"));
    driver.click("Show the whole board");
    driver.click("View");
    assert!(!driver.is_enabled("Show the whole board"));
    let mut over = after(SIZE, usize::MAX);
    over.show_end(false);
    over.click("View");
    assert!(over.is_enabled("Ledger of temples") && !over.shows("Points if scored now"), "nothing is scored any more");
}

#[test]
fn the_flag_and_the_guard_explain_themselves() {
    let mut driver = after(SIZE, 342);
    driver.starting("Hex e3,").hover();
    driver.harness.run_steps(8);
    assert!(driver.shows("Cid controls this temple, ahead by 3: the number on the flag"));
    driver.starting("Hex e4,").hover();
    driver.harness.run_steps(8);
    assert!(driver.shows("A black flag: the strongest are equal, so nobody controls this temple"));
    driver.starting("Guard: explorer").hover();
    driver.harness.run_steps(8);
    assert!(driver.shows("Your other pieces there leave the game for good"));
    assert!(!driver.shows("the leader too"), "it is not on that hex");
    driver.starting("Guard: leader").hover();
    driver.harness.run_steps(8);
    assert!(driver.shows("The leader stays there as guard to the end"));
}

#[test]
fn a_guard_is_not_said_to_cost_a_leader_that_is_elsewhere() {
    let game = replay_record(BASE, &TikalLibrary::built_in()).unwrap();
    let rules = game.session.rules();
    let guarded = |state: &tikal::tikal::State| {
        let mut legal = Vec::new();
        state.legal_actions(rules, &mut legal);
        legal.into_iter().find_map(|action| match action {
            Action::Guard { temple, .. } if !state.band(temple, state.seat()).has_leader() => Some(temple),
            _ => None,
        })
    };
    let found = game.session.plies().enumerate().find_map(|(index, (_, state, _))| Some((index, guarded(state)?)));
    let (index, temple) = found.expect("somebody can set an explorer as guard while the leader is elsewhere");
    let mut driver = after(SIZE, index);
    driver.click_starting(&format!("Hex {},", rules.layout().name(temple)));
    driver.starting("Guard: explorer").hover();
    driver.harness.run_steps(8);
    assert!(driver.shows("Your other pieces there leave the game for good"));
    assert!(!driver.shows("the leader too"), "it is elsewhere");
}
