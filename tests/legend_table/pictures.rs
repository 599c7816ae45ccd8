//! Pictures of the table, to be looked at.

use egui::Vec2;
use tikal::app::Services;
use tikal::app::command::Command;
use tikal::app::kit::settings::{Look, Settings};
use tikal::legend::Phase;
use tikal::words::Language;

use super::window::{at, play_until, table};
use crate::driver::Driver;

const SIZE: [f32; 2] = [1280.0, 800.0];

fn shoot(driver: &mut Driver, name: &str) {
    driver.harness.remove_cursor();
    driver.run();
    driver.harness.snapshot(name);
}

#[test]
fn the_draft_and_the_points_of_four() {
    let mut driver = at(SIZE, table(4, &[0, 1, 2, 3], 3), Services::for_tests());
    play_until(&mut driver, 5, |state| state.phase() == Phase::Draft);
    shoot(&mut driver, "legend-draft");
    play_until(&mut driver, 5, |state| state.phase() == Phase::Act && state.round() > 3 && state.points() > 6);
    shoot(&mut driver, "legend-act");
    let settings =
        Settings { language: Some(Language::French), scale: 1.5, look: Look::Light, ..driver.app().settings() };
    driver.execute(Command::Set(settings));
    driver.harness.set_size(Vec2::from(SIZE) / 1.5);
    shoot(&mut driver, "legend-act-french");
}
