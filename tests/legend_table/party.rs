//! Several members that walk together: how many is chosen by buttons and keys, and told before and after.

use egui::{Key, Modifiers};
use tikal::app::Services;
use tikal::app::legend::command::Ask;
use tikal::app::legend::table::Selection;
use tikal::hex::Cell;
use tikal::legend::{Action, Phase, Piece};

use super::window::{ask, at, legend, play_until, table};
use crate::driver::Driver;

const SIZE: [f32; 2] = [1280.0, 800.0];

/// A table at which three explorers of a person stand on the base camp, one of them chosen.
fn at_camp() -> (Driver, Cell) {
    for seed in 0..20 {
        let mut driver = at(SIZE, table(2, &[0, 1], seed), Services::for_tests());
        play_until(&mut driver, seed, |state| {
            let has_points = state.phase() == Phase::Act && state.points() >= 8 && state.scoring().is_none();
            has_points && state.reserve(state.seat()).count(Piece::Explorer) >= 3 && state.round() == 1
        });
        if legend(&driver).is_over() {
            continue;
        }
        let camp = legend(&driver).rules().base_camp();
        for _ in 0..3 {
            ask(&mut driver, Ask::Play(Action::Enter { piece: Piece::Explorer, camp }));
        }
        ask(&mut driver, Ask::Select(Some(Selection { cell: camp, piece: Some(Piece::Explorer) })));
        return (driver, camp);
    }
    panic!("nobody has points in twenty games");
}

/// A hex to which the chosen piece gets for so many points.
fn for_points(driver: &Driver, fits: impl Fn(u8) -> bool) -> Cell {
    let table = legend(driver);
    let cells = table.rules().layout().cells().into_iter();
    let mut there = cells.filter(|&cell| table.reach().unwrap().cost(cell).is_some_and(&fits));
    there.next().unwrap()
}

#[test]
fn so_many_members_walk_as_are_chosen() {
    let (mut driver, camp) = at_camp();
    let seat = legend(&driver).state().seat();
    assert!(legend(&driver).party() == 1 && legend(&driver).largest_party() >= 3);
    driver.press(Modifiers::NONE, Key::Plus);
    assert!(driver.shows("2 pieces walk"));
    driver.click("One piece more");
    assert!(driver.shows("3 pieces walk") && legend(&driver).party() == 3);
    driver.click("One piece fewer");
    let to = for_points(&driver, |cost| cost == 1);
    let before = *legend(&driver).state();
    ask(&mut driver, Ask::Walk { to, all: false });
    let after = legend(&driver).state();
    let count = |state: &tikal::legend::State, cell| state.band(cell, seat).count(Piece::Explorer);
    assert_eq!((count(after, to), count(after, camp)), (count(&before, to) + 2, count(&before, camp) - 2));
    assert_eq!(after.points(), before.points() - 2);
    // They are one step, and the choice is where they are.
    assert_eq!(legend(&driver).selection(), Some(Selection { cell: to, piece: Some(Piece::Explorer) }));
    driver.press(Modifiers::COMMAND, Key::Z);
    assert_eq!(legend(&driver).state(), &before);
    // Another choice begins with one.
    ask(&mut driver, Ask::Select(Some(Selection { cell: camp, piece: Some(Piece::Explorer) })));
    assert_eq!(legend(&driver).party(), 1);
    driver.press(Modifiers::NONE, Key::Minus);
    assert!(driver.shows("No other number of pieces can walk from here"));
}

#[test]
fn where_the_points_do_not_suffice_for_all_it_is_told_how_many_go() {
    let (mut driver, _) = at_camp();
    let points = legend(&driver).state().points();
    ask(&mut driver, Ask::Party(3));
    let to = for_points(&driver, |cost| cost * 3 > points && cost * 2 <= points);
    assert_eq!(legend(&driver).walk_cost(to).map(|(_, able)| able), Some(2));
    ask(&mut driver, Ask::Walk { to, all: false });
    assert!(driver.shows("2 of 3 went: the points suffice for no more"));
    assert_eq!(legend(&driver).party(), 2);
}

#[test]
fn the_field_is_there_only_where_there_is_a_choice() {
    let (mut driver, _) = at_camp();
    assert!(driver.has("One piece more") && !driver.is_enabled("One piece fewer"));
    ask(&mut driver, Ask::Select(None));
    assert!(!driver.has("One piece more"));
}
