//! Plays lessons through the window, as what they point at says.

use egui::Key;
use tikal::app::route::Screen;
use tikal::app::table::LessonCommand;
use tikal::app::tikal::command::{Ask, TableAsk};
use tikal::app::tikal::lessons::{Aim, Run};
use tikal::tikal::{Action, Piece};
use tikal::words::tikal::lessons::{LessonId, Task};

use crate::driver::Driver;

#[expect(clippy::expect_used, reason = "a test without a lesson fails")]
pub fn run(driver: &Driver) -> &Run {
    driver.lesson().expect("a lesson is at the table")
}

pub fn start(driver: &mut Driver, id: LessonId) {
    driver.execute(LessonCommand::Start(id.into()).into());
    assert_eq!(driver.app().screen(), Screen::Table);
}

/// Skips every step before the one with this text.
pub fn skip_to(driver: &mut Driver, what: &str) {
    while run(driver).stage().what != what {
        driver.execute(LessonCommand::Next.into());
    }
}

/// Does every step before the one with this text.
pub fn play_to(driver: &mut Driver, what: &str) {
    while run(driver).stage().what != what {
        do_step(driver);
    }
}

/// Clicks what the lesson points at, or what its step asks for.
pub fn do_step(driver: &mut Driver) {
    let index = run(driver).index();
    for _ in 0..60 {
        if driver.lesson().is_none_or(|run| run.index() != index) {
            return;
        }
        let aims = run(driver).aims();
        let step = run(driver).stage();
        match (&step.task, aims.first()) {
            (Task::Read | Task::Watch(_), _) => driver.click("Next"),
            (Task::Turn, _) => driver.harness.key_press(Key::R),
            (Task::Free, _) => driver.click("End turn"),
            (Task::Play(_), Some(aim)) => aim_at(driver, *aim),
            // The step leaves the place open: any will do.
            (Task::Play(ways), None) if ways[0][0] == "place" => {
                let Some(Action::Place { cell, .. }) = driver.legal().first().copied() else {
                    panic!("a tile can be placed")
                };
                driver.cell(&driver.hex_name(cell));
            }
            (Task::Play(_), None) => driver.click_starting("Take A1,"),
        }
        driver.run();
        assert_eq!(driver.lesson().and_then(Run::refusal), None, "step {index}");
    }
    panic!("step {index} of {:?} does not end: {:?}", run(driver).id(), run(driver).aims());
}

fn aim_at(driver: &mut Driver, aim: Aim) {
    match aim {
        Aim::Cell(cell) => {
            driver.cell(&driver.hex_name(cell));
        }
        Aim::Piece(cell, piece) => {
            let cell = driver.hex_name(cell);
            driver.click(&format!("The {piece} of Ana on {cell}"));
        }
        Aim::Does(TableAsk::Own(Ask::Turn { .. })) => driver.click("Turn the tile clockwise"),
        Aim::Does(TableAsk::Own(Ask::ChooseCamp(_))) => driver.click_starting("Enter explorer"),
        Aim::Does(TableAsk::Own(Ask::Play(action))) => {
            let button = match action {
                Action::Bid(bid) => format!("Bid {bid}"),
                Action::Enter { piece: Piece::Leader, .. } => "Enter leader".to_owned(),
                // With several camps the button is pressed first, then the camp is chosen.
                Action::Enter { .. } => "Enter explorer".to_owned(),
                Action::Uncover(_) => "Uncover on".to_owned(),
                Action::Dig(_) => "Dig on".to_owned(),
                Action::Camp(_) => "Build camp on".to_owned(),
                Action::Guard { .. } => "Guard: explorer on".to_owned(),
                Action::End if driver.state().scoring().is_some() => "End and score".to_owned(),
                Action::End => "End turn".to_owned(),
                other => panic!("nothing to click for {other:?}"),
            };
            driver.click_starting(&button);
        }
        Aim::Does(other) => panic!("nothing to click for {other:?}"),
    }
}
