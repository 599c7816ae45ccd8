//! Pictures of the table, to be looked at.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tikal::app::Services;
use tikal::app::legend::command::Ask;
use tikal::app::table::TableCommand;
use tikal::legend::Phase;

use super::window::{ask, at, legend, table};
use crate::driver::Driver;

const SIZE: [f32; 2] = [1280.0, 800.0];

/// Plays at random until this holds.
fn play_until(driver: &mut Driver, seed: u64, enough: impl Fn(&tikal::legend::State) -> bool) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    while !legend(driver).is_over() && !enough(legend(driver).state()) {
        if legend(driver).covered_for().is_some() {
            driver.execute(TableCommand::LiftCover.into());
        }
        let legal = legend(driver).legal();
        let action = legal[random.random_range(0..legal.len())];
        ask(driver, Ask::Play(action));
    }
    if legend(driver).covered_for().is_some() {
        driver.execute(TableCommand::LiftCover.into());
    }
}

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
}
