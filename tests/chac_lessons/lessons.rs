//! The lessons of The Temple of Chac as the tests of every game's lessons go through them.

use tikal::app::chac::command::Ask;
use tikal::app::chac::lessons::{Aim, Run};
use tikal::app::table::{LessonCommand, Table};
use tikal::chac::{Action, State};
use tikal::words::chac::lessons::LessonId;

use super::claims::claims;
use super::taught::steps::{do_step, start};
use super::taught::{self, Claim, Lessons};
use crate::driver::Driver;

impl Lessons for State {
    const LABELS: &'static [&'static str] =
        &["chac-table-ready", "chac-table-search", "chac-table-decipher", "chac-table-pick", "chac-table-reroll"];
    const LEAST: (usize, usize, usize) = (5, 12, 4);

    fn claims(step: &str) -> Option<&'static [Claim<Self>]> {
        claims(step)
    }

    fn to_play(action: Action) -> Ask {
        Ask::Play(action)
    }

    fn click(driver: &mut Driver, aim: &Aim) -> bool {
        let Aim::Square(square) = *aim else { return false };
        let centre = run(driver).table().laid_out().unwrap().square(square).center();
        taught::steps::click_at(driver, centre);
        true
    }

    fn asks(table: &Table<Self>) -> Option<&'static str> {
        table.pointed().asks
    }
}

/// The lesson in the window.
pub fn run(driver: &Driver) -> &Run {
    taught::run(driver)
}

taught::tests_of_lessons!(State);

#[test]
fn a_lesson_is_left_and_taken_up_again_where_it_was_and_the_first_game_follows() {
    let mut driver = Driver::new([1280.0, 800.0]);
    driver.click("Learn");
    driver.click("Start: Ways and dangers");
    for _ in 0..3 {
        do_step::<State>(&mut driver);
    }
    driver.click("Leave");
    driver.click("Go on: Ways and dangers");
    assert_eq!((run(&driver).id(), run(&driver).index()), (LessonId::Ways, 3));
    start::<State>(&mut driver, LessonId::Ways);
    while !run(&driver).is_last() {
        driver.execute(LessonCommand::Next.into());
    }
    driver.click("Play a first game");
    let table = driver.app().table_of::<State>().unwrap();
    assert!(!table.is_lesson() && table.state().players() == 3 && table.name(table.own_seat().unwrap()) == "Ana");
}
