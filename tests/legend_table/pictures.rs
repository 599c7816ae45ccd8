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
    shoot(&mut driver, "legend_table_draft");
    play_until(&mut driver, 5, |state| state.phase() == Phase::Act && state.round() > 3 && state.points() > 6);
    let settings =
        Settings { language: Some(Language::French), scale: 1.5, look: Look::Light, ..driver.app().settings() };
    driver.execute(Command::Set(settings));
    driver.harness.set_size(Vec2::from(SIZE) / 1.5);
    shoot(&mut driver, "legend_table_act_french");
}

#[test]
fn what_is_asked_of_a_turn_and_of_points() {
    use tikal::app::legend::command::Ask;
    use tikal::app::legend::table::{Phrase, Selection, Verb, Word};
    use tikal::legend::{Action, Piece};

    use super::window::{ask, legend};

    let mut driver = at(SIZE, table(3, &[0, 1, 2], 7), Services::for_tests());
    play_until(&mut driver, 2, |state| {
        state.phase() == Phase::Turn && state.round() > 1 && !state.tiles(state.seat()).is_empty()
    });
    ask(&mut driver, Ask::Begin(Phrase::of([Word::Verb(Verb::Lay)])));
    let cell = legend(&driver).legal().iter().find_map(|action| match action {
        Action::Place { cell, .. } => Some(*cell),
        _ => None,
    });
    let name = legend(&driver).cell_name(cell.unwrap());
    driver.starting(&format!("Hex {name},")).hover();
    driver.run();
    driver.harness.snapshot("legend_table_lay");
    play_until(&mut driver, 2, |state| {
        state.phase() == Phase::Act && state.round() > 3 && state.points() > 7 && state.present(state.seat()).len() > 1
    });
    let state = *legend(&driver).state();
    let from = state.present(state.seat()).into_iter().last().unwrap();
    let piece = state.band(from, state.seat()).sorts().next().unwrap_or(Piece::Explorer);
    ask(&mut driver, Ask::Select(Some(Selection { cell: from, piece: Some(piece) })));
    shoot(&mut driver, "legend_table_walk");
    ask(&mut driver, Ask::Select(None));
    driver.click_starting("What a scoring would bring");
    shoot(&mut driver, "legend_table_ledger");
    play_until(&mut driver, 2, |state| state.phase() == Phase::Over);
    shoot(&mut driver, "legend_table_end");
}
