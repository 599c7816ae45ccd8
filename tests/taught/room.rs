//! The room of the card beside the table, in windows of every size, at scales, in every language: it lies over
//! nothing, and what a step speaks of or asks for is in sight.

use egui::{Rect, Vec2};
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::table::LessonCommand;
use tikal::words::Language;
use tikal::words::lessons::Course;

use super::steps::start;
use super::{Lessons, run};
use crate::driver::Driver;

/// Rounding to whole pixels moves an edge by less than this.
const SLACK: f32 = 1.0;

/// The windows and their languages, in points: the scale of the text is in their sizes.
fn windows() -> [([f32; 2], Language); 5] {
    [
        ([1280.0 / 1.5, 800.0 / 1.5], Language::French),
        ([1280.0 / 1.5, 762.0 / 1.5], Language::German),
        ([1024.0, 700.0], Language::French),
        ([1280.0, 800.0], Language::English),
        ([1920.0, 1080.0], Language::German),
    ]
}

/// The faults of the present step.
fn faults<G: Lessons>(driver: &Driver, window: Rect) -> Vec<String> {
    let run = run::<G>(driver);
    let Some(card) = run.card_rect() else { return vec!["there is no card".to_owned()] };
    let mut wrong = Vec::new();
    if !window.expand(SLACK).contains_rect(card) {
        wrong.push(format!("the card sticks out: {card:?}"));
    }
    for (shape, clip) in driver.written() {
        let text = shape.visual_bounding_rect().intersect(clip);
        let is_other = text.is_positive() && !card.expand(SLACK).contains_rect(text);
        if is_other && card.shrink(SLACK).intersects(text) {
            wrong.push(format!("“{}” shares the room of the card", shape.galley.text()));
        }
    }
    if run.marked_rects().len() < run.spots().len() {
        wrong.push("what it speaks of beside the board is out of sight".to_owned());
    }
    let on_board = G::has_target(run.table());
    if !run.aims().is_empty() && !on_board && run.marked_rects().len() <= run.spots().len() {
        wrong.push("what is to be clicked is out of sight".to_owned());
    }
    if G::marked_on_board(run).iter().any(|place| card.shrink(SLACK).contains(place.center())) {
        wrong.push("what is marked on the board is covered".to_owned());
    }
    wrong
}

pub fn the_card_lies_over_nothing_and_what_is_pointed_at_is_in_sight<G: Lessons>() {
    let mut wrong = Vec::new();
    for (size, language) in windows() {
        let mut driver = Driver::new(size);
        driver.execute(Command::Set(Settings { language: Some(language), ..driver.app().settings() }));
        let window = Rect::from_min_size(egui::Pos2::ZERO, Vec2::from(size));
        for &id in G::Course::ALL {
            start::<G>(&mut driver, id);
            let first = run::<G>(&driver).card_rect();
            loop {
                let place = format!("{}, {size:?}", run::<G>(&driver).stage().what);
                wrong.extend(faults::<G>(&driver, window).into_iter().map(|text| format!("{place}: {text}")));
                if run::<G>(&driver).card_rect() != first {
                    wrong.push(format!("{place}: the card goes from {first:?} to {:?}", run::<G>(&driver).card_rect()));
                }
                if run::<G>(&driver).is_last() {
                    break;
                }
                driver.execute(LessonCommand::Next.into());
            }
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

pub fn nothing_is_drawn_while_a_step_waits<G: Lessons>() {
    for &id in G::Course::ALL {
        let mut driver = Driver::new([1280.0, 800.0]);
        start::<G>(&mut driver, id);
        while !run::<G>(&driver).is_last() {
            driver.harness.remove_cursor();
            driver.harness.run_steps(60);
            if !run::<G>(&driver).is_watching() {
                let wait = driver.next_frame();
                assert!(wait > std::time::Duration::from_mins(1), "{}: {wait:?}", run::<G>(&driver).stage().what);
            }
            driver.execute(LessonCommand::Next.into());
        }
    }
}
