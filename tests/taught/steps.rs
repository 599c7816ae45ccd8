//! Plays the lessons through the window, as what they point at says.

use egui::{Event, PointerButton, Pos2, Rect};
use tikal::app::route::Screen;
use tikal::app::table::LessonCommand;
use tikal::words::lessons::Task;

use super::{Lessons, named, run};
use crate::driver::Driver;

/// A mark that is narrower than this is an arrow.
const ARROW: f32 = 24.0;

pub fn start<G: Lessons>(driver: &mut Driver, id: G::Course) {
    driver.execute(LessonCommand::Restart(named::<G>(id)).into());
    assert_eq!(driver.app().screen(), Screen::Table);
}

/// The mark beside the board around what is to be clicked: the last one that is no arrow.
pub fn marked<G: Lessons>(driver: &Driver) -> Option<Rect> {
    let is_frame = |mark: &&Rect| mark.width().min(mark.height()) >= ARROW;
    run::<G>(driver).marked_rects().iter().rfind(is_frame).copied()
}

pub fn click_at(driver: &mut Driver, pos: Pos2) {
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
pub fn do_step<G: Lessons>(driver: &mut Driver) {
    let index = run::<G>(driver).index();
    for _ in 0..40 {
        if run::<G>(driver).index() != index {
            return;
        }
        match (&run::<G>(driver).stage().task, run::<G>(driver).aims().into_iter().next()) {
            (Task::Read | Task::Watch(_), _) => driver.click("Next"),
            (Task::Free, _) => {
                driver.click("End turn");
                // Something is left, and it is asked whether to lose it.
                if run::<G>(driver).index() == index {
                    driver.click("End anyway");
                }
            }
            (_, Some(aim)) => {
                if !G::click(driver, &aim) {
                    let mark = marked::<G>(driver).unwrap_or_else(|| panic!("step {index}: nothing is marked"));
                    click_at(driver, mark.center());
                }
            }
            (task, None) => panic!("step {index}: nothing to click for {task:?}"),
        }
        driver.run();
        assert_eq!(run::<G>(driver).refusal(), None, "step {index}");
    }
    panic!("step {index} of {:?} does not end: {:?}", run::<G>(driver).id(), run::<G>(driver).aims());
}
