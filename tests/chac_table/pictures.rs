//! Pictures of the table, to be looked at.

use egui::Vec2;
use tikal::app::chac::command::Ask;
use tikal::app::command::Command;
use tikal::app::kit::settings::{Look, Settings};
use tikal::app::table::TableCommand;
use tikal::chac::{Phase, Room};
use tikal::words::Language;

use super::window::{SIZE, acts, chac, found, rules};
use crate::driver::Driver;

fn shoot(driver: &mut Driver, name: &str) {
    driver.harness.remove_cursor();
    driver.run();
    driver.harness.snapshot(name);
}

fn scaled(driver: &mut Driver, language: Language, look: Look, scale: f32) {
    driver.execute(Command::Set(Settings { language: Some(language), scale, look, ..driver.app().settings() }));
    driver.harness.set_size(Vec2::from(SIZE) / scale);
    driver.run();
    driver.run();
}

#[test]
fn a_turn_of_three_in_the_room_of_walls() {
    let mut driver = found(3, &[0, 1, 2], |state| acts(state, 3) && state.round() == 2);
    shoot(&mut driver, "chac_table_turn");
}

#[test]
fn six_players_in_german_with_large_text() {
    let mut driver = found(6, &[0, 1, 2, 3, 4, 5], |state| acts(state, 2) && state.round() > 4 && !state.is_covered());
    shoot(&mut driver, "chac_table_six");
    scaled(&mut driver, Language::German, Look::Light, 1.5);
    shoot(&mut driver, "chac_table_six_german");
}

#[test]
fn dice_before_a_lock() {
    let mut driver = found(2, &[0, 1], |state| acts(state, 2) && !state.lock().is_empty());
    shoot(&mut driver, "chac_table_lock");
}

#[test]
fn the_cover_after_the_traps() {
    let mut driver = found(3, &[0, 1, 2], |state| {
        let holds = state.seats().iter().filter(|&&seat| state.is_in(seat) && !state.hand(seat).is_empty());
        acts(state, 0) && state.turns_to_come().next().is_none() && state.round() > 2 && holds.count() == 3
    });
    driver.execute(Ask::End.into());
    shoot(&mut driver, "chac_table_cover");
    scaled(&mut driver, Language::German, Look::Dark, 2.0);
    shoot(&mut driver, "chac_table_cover_german");
}

#[test]
fn the_load() {
    let mut driver =
        found(4, &[0, 1, 2, 3], |state| state.phase() == Phase::Load && state.hand(state.seat()).len() > 4);
    shoot(&mut driver, "chac_table_load");
}

#[test]
fn the_end_with_chests() {
    let mut driver = found(4, &[0, 1, 2, 3], |state| {
        state.phase() == Phase::Over && state.seats().iter().any(|&seat| !state.chests(seat).is_empty())
    });
    shoot(&mut driver, "chac_table_end");
    driver.execute(TableCommand::ShowEnd(false).into());
    shoot(&mut driver, "chac_table_after");
}

#[test]
fn what_is_to_come_beside_the_lava_room() {
    let rules = rules();
    let mut driver = found(3, &[0, 1, 2], |state| {
        let place = state.place(state.seat());
        acts(state, 1) && place.is_some_and(|place| matches!(rules.room(place), Room::Lava(_)))
    });
    driver.execute(TableCommand::ShowSide(tikal::app::chac::table::DECKS).into());
    assert!(!chac(&driver).ways().is_empty());
    shoot(&mut driver, "chac_table_to_come");
}
