//! A game that nobody plays at this computer: four computer players, looked on from the first tile to the end.
//!
//! How much of the processor a frame of such a game takes, `benches/spectating.rs` measures.

use crate::driver::{Driver, paced};
use egui_kittest::kittest::Queryable;
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::tikal::command::TableCommand;
use tikal::tikal::Phase;
use tikal::words::{Language, Texts};

const SIZE: [f32; 2] = [1280.0, 800.0];
/// More frames than any game takes in which every frame plays an action.
const MOST_FRAMES: usize = 6000;

/// A new game of four computers, at the table.
fn four_computers() -> Driver {
    // A pause so short that every frame plays an action, and yet one action at a time.
    let mut driver = Driver::with(SIZE, paced(0.001));
    driver.click("New game");
    driver.click("4 players");
    for seat in 1..=4 {
        driver.choose_in(&format!("Player of seat {seat}"), "Computer, random");
    }
    driver.harness.get_by_label("Start").click();
    driver.harness.run_steps(2);
    driver
}

#[test]
fn four_computers_play_to_the_end_and_pause_and_go_on_when_asked() {
    let mut driver = four_computers();
    let ask = |driver: &mut Driver, command: TableCommand| {
        driver.send(command);
        driver.harness.step();
    };
    assert!(driver.own_seat().is_none(), "nobody at this computer plays");
    assert!(driver.state().seats().iter().all(|&seat| !driver.is_person(seat)));
    let (mut pauses, mut frames) = (0, 0);
    while driver.state().phase() != Phase::Over {
        let before = driver.steps();
        driver.harness.step();
        frames += 1;
        assert!(frames < MOST_FRAMES, "the game goes on: {before} actions");
        assert!(driver.person_to_move().is_none(), "nobody is asked");
        // Every now and then it pauses, in the middle of turns, too.
        if frames % 40 == 0 && driver.state().phase() != Phase::Over {
            ask(&mut driver, TableCommand::Pause);
            let steps = driver.steps();
            driver.harness.run_steps(20);
            assert!(driver.stands_still() && driver.steps() == steps, "nothing is played in a pause");
            assert!(driver.is_enabled("Play on"));
            driver.harness.get_by_label("Play on").click();
            driver.harness.run_steps(6);
            assert!(!driver.stands_still() && driver.steps() > steps, "it goes on");
            pauses += 1;
        }
    }
    assert!(pauses > 1, "{pauses} pauses in {frames} frames");
    driver.run();
    assert!(driver.shows("wins") || driver.shows("share the victory"), "the final table is shown");
}

#[test]
fn the_menu_of_the_turn_keeps_its_width_whatever_computers_do() {
    let mut dug = 0;
    for language in Language::ALL {
        let mut driver = four_computers();
        driver.send(Command::Set(Settings { language: Some(language), ..driver.app().settings() }));
        // What has just come in another language takes no click yet.
        driver.harness.run_steps(40);
        let texts = Texts::new(language);
        driver.harness.get_by_label(&texts.say("menu-turn")).click();
        driver.harness.run_steps(4);
        let width = |driver: &Driver| driver.harness.get_by_label(&texts.say("menu-undo-action")).rect().width();
        let first = width(&driver);
        // The final table closes the menu.
        while driver.state().phase() != Phase::Over && driver.steps() < 600 {
            assert!((width(&driver) - first).abs() < 0.5, "{language:?}: {} instead of {first}", width(&driver));
            driver.harness.step();
        }
        dug += driver.log_lines().iter().filter(|line| line.text.starts_with("reveal")).count();
    }
    assert!(dug > 2, "a turn with a treasure cannot be begun again, and there were {dug}");
}
