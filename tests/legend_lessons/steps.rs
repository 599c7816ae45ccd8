//! Plays the lessons of Legend through the window, as what they point at says.

use egui::{Event, PointerButton, Pos2, Rect};
use tikal::app::legend::lessons::{Aim, Run};
use tikal::app::route::Screen;
use tikal::app::table::LessonCommand;
use tikal::legend::State;
use tikal::words::legend::lessons::{LessonId, Stage};
use tikal::words::lessons::{Course, Task};

use crate::driver::Driver;

/// A mark that is narrower than this is an arrow.
const ARROW: f32 = 24.0;

/// Every stage of every lesson.
pub fn stages() -> impl Iterator<Item = (LessonId, &'static Stage)> {
    LessonId::ALL.iter().flat_map(|&id| id.lesson().stages.iter().map(move |stage| (id, stage)))
}

pub fn run(driver: &Driver) -> &Run {
    driver.app().lesson().unwrap().of().unwrap()
}

pub fn state(driver: &Driver) -> &State {
    run(driver).table().state()
}

pub fn start(driver: &mut Driver, id: LessonId) {
    driver.execute(LessonCommand::Restart(id.into()).into());
    assert_eq!(driver.app().screen(), Screen::Table);
}

/// The mark beside the board around what is to be clicked: the last one that is no arrow.
pub fn marked(driver: &Driver) -> Option<Rect> {
    let is_frame = |mark: &&Rect| mark.width().min(mark.height()) >= ARROW;
    run(driver).marked_rects().iter().rfind(is_frame).copied()
}

fn click_at(driver: &mut Driver, pos: Pos2) {
    let button = |pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: egui::Modifiers::NONE,
    };
    driver.harness.event(Event::PointerMoved(pos));
    driver.run();
    for pressed in [true, false] {
        driver.harness.event(button(pressed));
        driver.run();
    }
    driver.harness.remove_cursor();
    driver.run();
}

/// Clicks what the lesson points at until the step is done, or what its step asks for.
pub fn do_step(driver: &mut Driver) {
    let index = run(driver).index();
    for _ in 0..40 {
        if run(driver).index() != index {
            return;
        }
        let aims = run(driver).aims();
        let name = |cell| run(driver).table().cell_name(cell);
        match (&run(driver).stage().task, aims.first().copied()) {
            (Task::Read | Task::Watch(_), _) => driver.click("Next"),
            (Task::Free, _) => {
                driver.click("End turn");
                // Points are left, and it is asked whether to lose them.
                if run(driver).index() == index {
                    driver.click("End anyway");
                }
            }
            (_, Some(Aim::Cell(cell))) => {
                let name = name(cell);
                driver.cell(&name);
            }
            (_, Some(Aim::Piece(cell, piece))) => {
                let named = format!("The {piece} of Ana on {}", name(cell));
                driver.click(&named);
            }
            (_, Some(Aim::Does(_))) => {
                let mark = marked(driver).unwrap_or_else(|| panic!("step {index}: nothing is marked"));
                click_at(driver, mark.center());
            }
            (task, None) => panic!("step {index}: nothing to click for {task:?}"),
        }
        driver.run();
        assert_eq!(run(driver).refusal(), None, "step {index}");
    }
    panic!("step {index} of {:?} does not end: {:?}", run(driver).id(), run(driver).aims());
}
