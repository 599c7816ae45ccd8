//! The lessons of Legend as the tests of every game's lessons go through them.

use tikal::app::legend::command::Ask;
use tikal::app::legend::lessons::{Aim, Run};
use tikal::app::table::{LessonCommand, Table};
use tikal::game::Actor;
use tikal::legend::{Action, State};
use tikal::words::legend::lessons::LessonId;

use super::claims::claims;
use super::taught::steps::{do_step, start};
use super::taught::{self, Claim, Lessons};
use crate::driver::{Driver, paced};

impl Lessons for State {
    const LABELS: &'static [&'static str] = &[
        "bar-dig",
        "bar-uncover",
        "bar-guard",
        "legend-table-activate",
        "legend-table-slab",
        "legend-table-look",
        "legend-table-play",
        "legend-table-keep",
        "legend-table-done",
    ];
    const LEAST: (usize, usize, usize) = (8, 21, 9);

    fn claims(step: &str) -> Option<&'static [Claim<Self>]> {
        claims(step)
    }

    fn to_play(action: Action) -> Ask {
        Ask::Play(action)
    }

    fn click(driver: &mut Driver, aim: &Aim) -> bool {
        let name = |cell| run(driver).table().cell_name(cell);
        match *aim {
            Aim::Cell(cell) => {
                let name = name(cell);
                driver.cell(&name);
            }
            Aim::Piece(cell, piece) => {
                let named = format!("The {piece} of Ana on {}", name(cell));
                driver.click(&named);
            }
            Aim::Does(_) => return false,
        }
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
    driver.click("Start: The board");
    for _ in 0..3 {
        do_step::<State>(&mut driver);
    }
    driver.click("Leave");
    assert!(driver.shows("Tikal Legend") && driver.has("Go on: The board"));
    driver.click("Go on: The board");
    assert_eq!((run(&driver).id(), run(&driver).index()), (LessonId::Board, 3));
    start::<State>(&mut driver, LessonId::Cards);
    while !run(&driver).is_last() {
        driver.execute(LessonCommand::Next.into());
    }
    driver.click("Play a first game");
    let table = driver.app().table_of::<State>().unwrap();
    assert!(!table.is_lesson() && table.state().players() == 2 && table.name(table.own_seat().unwrap()) == "Ana");
}

#[test]
fn while_a_lesson_plays_for_the_learner_the_bar_offers_nothing() {
    // Slow enough that every action has a frame of its own.
    let mut driver = Driver::with([1280.0, 800.0], paced(0.2));
    driver.send(LessonCommand::Restart(LessonId::Round.into()));
    driver.harness.step();
    while run(&driver).stage().what != "legend-round-rest" {
        driver.send(LessonCommand::Next);
        driver.harness.step();
    }
    let mut shown = 0;
    while run(&driver).is_watching() {
        driver.harness.step();
        let table = run(&driver).table();
        let (name, is_learner) = (table.name(table.state().seat()).to_owned(), table.computer_to_move().is_none());
        if !run(&driver).is_watching() || table.state().actor() == Actor::Chance {
            continue;
        }
        assert!(driver.shows(&format!("{name} is {}", if is_learner { "playing" } else { "thinking" })));
        assert!(table.person_to_move().is_none() && !driver.is_enabled("Done"), "{name}");
        let offers = ["Activate", "Play card", "Keep card", "Lay tile", "Pass", "Uncover", "Dig", "Slab token", "Undo"];
        for offer in offers {
            assert!(!driver.has(offer), "{name}: {offer}");
        }
        shown += usize::from(is_learner);
    }
    assert!(shown > 3, "{shown}");
}
