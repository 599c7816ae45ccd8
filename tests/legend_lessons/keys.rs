//! The lessons of Legend by the keyboard alone: what each step asks for is found by Tab and the arrow keys, and done by
//! Enter.

use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::{AccessKitNode, Queryable, by};
use tikal::app::kit::keys::END;
use tikal::app::legend::lessons::Aim;
use tikal::hex::Cell;
use tikal::legend::State;
use tikal::words::legend::lessons::LessonId;
use tikal::words::lessons::{Course, Task};

use super::lessons::run;
use super::taught::steps::{marked, start};
use crate::driver::Driver;

/// The most times that Tab is pressed until something is found.
const FAR: usize = 120;

fn press(driver: &mut Driver, key: Key) {
    driver.press(Modifiers::NONE, key);
}

/// Where the thing lies that has the keyboard.
fn focused_rect(driver: &Driver) -> Option<Rect> {
    driver.harness.query(by().predicate(|node: &AccessKitNode| node.is_focused())).map(|node| node.rect())
}

/// Goes on with Tab until this has the keyboard.
fn tab_to(driver: &mut Driver, what: &str, is_it: impl Fn(&Driver) -> bool) {
    for _ in 0..FAR {
        if is_it(driver) {
            return;
        }
        press(driver, Key::Tab);
    }
    panic!("the keyboard does not come to {what}");
}

/// The hex that has the keyboard.
fn focused_cell(driver: &Driver) -> Option<Cell> {
    let name = driver.focused()?;
    let cell = name.strip_prefix("Hex ")?.split(',').next()?;
    run(driver).table().rules().layout().cell(cell.parse().ok()?)
}

/// Brings the keyboard to a hex by the arrow keys.
fn go_to(driver: &mut Driver, to: Cell) {
    press(driver, Key::B);
    for step in 0..60 {
        let at = focused_cell(driver).unwrap_or_else(|| panic!("no hex has the keyboard: {:?}", driver.focused()));
        if at == to {
            return;
        }
        let layout = run(driver).table().rules().layout();
        let (from, name) = (layout.name(at), layout.name(to));
        let key = match (name.column.cmp(&from.column), name.row.cmp(&from.row)) {
            // At the rim the next hex of a column may lie elsewhere: then another way round is taken.
            (std::cmp::Ordering::Less, _) if step % 5 != 4 => Key::ArrowLeft,
            (std::cmp::Ordering::Greater, _) if step % 5 != 4 => Key::ArrowRight,
            (_, std::cmp::Ordering::Less) => Key::ArrowUp,
            (_, std::cmp::Ordering::Greater) => Key::ArrowDown,
            _ if step % 2 == 0 => Key::ArrowUp,
            _ => Key::ArrowDown,
        };
        press(driver, key);
    }
    panic!("the hex was not reached");
}

/// Does what the step asks for, until it is done.
fn do_step(driver: &mut Driver) {
    let index = run(driver).index();
    for _ in 0..40 {
        if run(driver).index() != index {
            return;
        }
        match (&run(driver).stage().task, run(driver).aims().first().copied()) {
            (Task::Read | Task::Watch(_), _) => {
                tab_to(driver, "Next", |driver| driver.focused().as_deref() == Some("Next"));
                press(driver, Key::Enter);
            }
            (Task::Free, _) => {
                driver.press(END.keys[0].modifiers, END.keys[0].logical_key);
                // Points are left, and it is asked whether to lose them.
                if run(driver).index() == index {
                    tab_to(driver, "the answer", |driver| driver.focused().as_deref() == Some("End anyway"));
                    press(driver, Key::Enter);
                }
            }
            (_, Some(Aim::Cell(cell))) => {
                go_to(driver, cell);
                press(driver, Key::Enter);
            }
            (_, Some(Aim::Piece(cell, piece))) => {
                go_to(driver, cell);
                let is_chosen = |driver: &Driver| {
                    let chosen = run(driver).table().selection();
                    chosen.is_some_and(|chosen| chosen.cell == cell && chosen.piece == Some(piece))
                };
                // Enter on a hex in reach would let the piece walk there that is chosen.
                if run(driver).table().selection().is_some_and(|chosen| chosen.cell != cell) {
                    press(driver, Key::Escape);
                }
                for _ in 0..3 {
                    if !is_chosen(driver) {
                        press(driver, Key::Enter);
                    }
                }
                assert!(is_chosen(driver), "step {index}: the {piece} is not chosen");
            }
            (_, Some(Aim::Does(_))) => {
                let mark = marked::<State>(driver).unwrap_or_else(|| panic!("step {index}: nothing is marked"));
                // The thing itself is as large as its mark, or a little smaller.
                tab_to(driver, "what is marked", |driver| {
                    let inside = |rect: Rect| mark.expand(2.0).contains_rect(rect) && rect.contains(mark.center());
                    focused_rect(driver).is_some_and(inside)
                });
                press(driver, Key::Enter);
            }
            (task, None) => panic!("step {index}: nothing to do for {task:?}"),
        }
        driver.run();
        assert_eq!(run(driver).refusal(), None, "step {index}");
    }
    panic!("step {index} of {:?} does not end: {:?}", run(driver).id(), run(driver).aims());
}

#[test]
fn every_step_of_every_lesson_can_be_done_by_the_keyboard_alone() {
    let mut driver = Driver::new([1280.0, 800.0]);
    for &id in LessonId::ALL {
        start::<State>(&mut driver, id);
        while !run(&driver).is_last() {
            do_step(&mut driver);
        }
    }
}
