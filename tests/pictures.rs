//! A moderate set of pictures of the main screens; see `tests/snapshots`.
//!
//! Made by the software renderer of one system; `UPDATE_SNAPSHOTS=1` makes them anew.
#![cfg(all(feature = "window", feature = "snapshots"))]

#[expect(dead_code, reason = "the pictures need a part of the driver only")]
mod driver;

use driver::Driver;
use egui_kittest::kittest::{Queryable, by};
use tikal::app::command::Command;
use tikal::app::screen::Screen;
use tikal::tikal::Phase;

const SIZE: [f32; 2] = [1280.0, 800.0];

fn shoot(driver: &mut Driver, name: &str) {
    driver.harness.remove_cursor();
    driver.run();
    driver.harness.snapshot(name);
}

#[test]
fn home_setup_and_settings() {
    let mut driver = Driver::new(SIZE);
    shoot(&mut driver, "home");
    driver.click("New game");
    shoot(&mut driver, "setup");
    driver.execute(Command::Show(Screen::Settings));
    shoot(&mut driver, "settings");
}

#[test]
fn a_base_game() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(7, false);
    driver.play_on(|state| state.deck().len() == 22 && matches!(state.phase(), Phase::Place(_)));
    let places = driver.table().legal().to_vec();
    let tikal::tikal::Action::Place { cell, rotation } = places[places.len() / 2] else {
        unreachable!("a tile is in hand")
    };
    while driver.table().turned() != rotation {
        driver.click("Turn the tile clockwise");
    }
    let name = driver.rules().layout().name(cell).to_string();
    hover_cell(&mut driver, &name);
    driver.harness.snapshot("placing");

    driver.play_on(|state| matches!(state.phase(), Phase::Act));
    let seat = driver.state().seat();
    let somewhere = driver.state().present(seat).into_iter().last().expect("pieces are on the board");
    let name = driver.rules().layout().name(somewhere).to_string();
    driver.cell(&name);
    shoot(&mut driver, "acting");

    driver.play_on(|state| state.scoring().is_some_and(|scoring| scoring.index > 0));
    shoot(&mut driver, "scoring");
    driver.execute(Command::ToggleTheme);
    shoot(&mut driver, "scoring_light");
    driver.execute(Command::ToggleTheme);

    driver.play_on(|_| false);
    shoot(&mut driver, "end");
}

#[test]
fn an_advanced_game_of_four() {
    let mut driver = Driver::new([1024.0, 700.0]);
    driver.execute(Command::Show(Screen::Setup));
    driver.click("4 players");
    for seat in 2..=4 {
        driver.choose_in(&format!("Player of seat {seat}"), "Person");
    }
    driver.click("Advanced game: turns are auctioned");
    driver.click("Player 1 begins");
    driver.type_into("Seed", "3");
    driver.click("Start");
    driver.play_on(|state| {
        state.deck().len() < 26 && matches!(state.phase(), Phase::Bid(auction) if auction.passed.as_slice().len() == 1)
    });
    shoot(&mut driver, "auction");
}

fn hover_cell(driver: &mut Driver, name: &str) {
    let start = format!("Cell {name},");
    driver.harness.get(by().predicate(|node| node.label().is_some_and(|label| label.starts_with(&start)))).hover();
    driver.run();
}
