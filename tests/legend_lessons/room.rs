//! The room of the card beside the table of Legend, in windows of every size, at scales, in every language: it lies over
//! nothing, and what a step speaks of or asks for is in sight.

use egui::{Rect, Vec2};
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::table::LessonCommand;
use tikal::words::Language;
use tikal::words::legend::lessons::LessonId;
use tikal::words::lessons::Course;

use super::steps::{run, start};
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
fn faults(driver: &Driver, window: Rect) -> Vec<String> {
    let run = run(driver);
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
    let on_board = run.table().pointed().target();
    if !run.aims().is_empty() && on_board.is_none() && run.marked_rects().len() <= run.spots().len() {
        wrong.push("what is to be clicked is out of sight".to_owned());
    }
    if let Some(cell) = on_board
        && run.table().hex_rect(cell).is_none_or(|hex| card.shrink(SLACK).contains(hex.center()))
    {
        wrong.push("the hex to be clicked is covered".to_owned());
    }
    wrong
}

#[test]
fn the_card_lies_over_nothing_and_what_is_pointed_at_is_in_sight() {
    let mut wrong = Vec::new();
    for (size, language) in windows() {
        let mut driver = Driver::new(size);
        driver.execute(Command::Set(Settings { language: Some(language), ..driver.app().settings() }));
        let window = Rect::from_min_size(egui::Pos2::ZERO, Vec2::from(size));
        for &id in LessonId::ALL {
            start(&mut driver, id);
            let first = run(&driver).card_rect();
            loop {
                let place = format!("{}, {size:?}", run(&driver).stage().what);
                wrong.extend(faults(&driver, window).into_iter().map(|text| format!("{place}: {text}")));
                if run(&driver).card_rect() != first {
                    wrong.push(format!("{place}: the card goes from {first:?} to {:?}", run(&driver).card_rect()));
                }
                if run(&driver).is_last() {
                    break;
                }
                driver.execute(LessonCommand::Next.into());
            }
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn nothing_is_drawn_while_a_step_waits() {
    for &id in LessonId::ALL {
        let mut driver = Driver::new([1280.0, 800.0]);
        start(&mut driver, id);
        while !run(&driver).is_last() {
            driver.harness.remove_cursor();
            driver.harness.run_steps(60);
            if !run(&driver).is_watching() {
                let wait = driver.next_frame();
                assert!(wait > std::time::Duration::from_mins(1), "{}: {wait:?}", run(&driver).stage().what);
            }
            driver.execute(LessonCommand::Next.into());
        }
    }
}
