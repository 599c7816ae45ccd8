//! A refusal in a lesson says what was wrong with what was tried, changes nothing, and is forgotten when the lesson is left.

use tikal::app::table::LessonCommand;
use tikal::app::tikal::command::Ask;
use tikal::app::tikal::table::{Idle, Selection};
use tikal::tikal::{Action, Piece};
use tikal::words::Language;
use tikal::words::tikal::lessons::LessonId;

use super::clicks::click_at;
use super::steady::speaking;
use crate::driver::Driver;
use crate::learn::steps::{run, skip_to};

/// A lesson at the step with this key, with everything before it played.
fn at_step(id: LessonId, what: &str) -> Driver {
    let mut driver = speaking([1280.0, 800.0], Language::English);
    driver.execute(LessonCommand::Restart(id.into()).into());
    skip_to(&mut driver, what);
    driver
}

fn choose(driver: &mut Driver, piece: Piece, cell: &str, party: u8) {
    let selection = cell_of(driver, cell).map(|cell| Selection { cell, piece: Some(piece) });
    driver.select(selection);
    driver.ask(Ask::Party(party));
    driver.run();
}

fn cell_of(driver: &Driver, cell: &str) -> Option<tikal::hex::Cell> {
    run(driver).cell(cell)
}

#[test]
fn a_walk_that_is_refused_leaves_what_can_be_played_again_and_how_many_were_chosen() {
    let mut driver = at_step(LessonId::Temples, "temples-walk");
    choose(&mut driver, Piece::Explorer, "a5", 1);
    driver.cell("a4");
    driver.click("Undo");
    assert!(driver.is_enabled("Redo") && run(&driver).stage().what == "temples-walk");
    choose(&mut driver, Piece::Explorer, "a5", 2);
    let (steps, chosen) = (driver.steps(), driver.selection());
    driver.cell("b4");
    assert_eq!(run(&driver).refusal(), Some("temples-walk-other"));
    assert_eq!((driver.steps(), driver.selection(), driver.party()), (steps, chosen, 2));
    assert!(driver.is_enabled("Redo"));
    // The same of a piece that is carried there; what was chosen before stays chosen.
    driver.select(None);
    let carried = cell_of(&driver, "a5").zip(cell_of(&driver, "b4"));
    let (from, to) = carried.unwrap_or_else(|| panic!("both are cells"));
    driver.ask(Ask::Drop { from, piece: Piece::Explorer, to });
    assert_eq!(run(&driver).refusal(), Some("temples-walk-other"));
    assert!(driver.steps() == steps && driver.selection().is_none() && driver.is_enabled("Redo"));
    driver.click("Redo");
    assert_eq!(driver.steps(), steps + 1);
}

#[test]
fn where_one_piece_is_to_go_two_are_too_many() {
    let mut driver = at_step(LessonId::Volcano, "volcano-transfer");
    choose(&mut driver, Piece::Explorer, "a5", 2);
    let steps = driver.steps();
    driver.cell("d3");
    assert_eq!((run(&driver).refusal(), driver.steps()), (Some("learn-too-many"), steps));
    assert!(driver.shows("Only one goes here"));
    driver.click("One piece fewer");
    // Shift sends all of them, whatever number is set.
    let to = cell_of(&driver, "d3").unwrap_or_else(|| panic!("d3 is a cell"));
    driver.ask(Ask::Walk { to, all: true });
    assert_eq!((run(&driver).refusal(), driver.steps()), (Some("learn-not-all"), steps));
    assert!(driver.shows("Only one goes here: click without Shift"));
    driver.cell("d3");
    assert_eq!(run(&driver).stage().what, "volcano-exchange");
}

#[test]
fn a_guard_on_another_temple_is_told_that_it_is_the_temple() {
    let mut driver = at_step(LessonId::Volcano, "volcano-guard");
    choose(&mut driver, Piece::Explorer, "b5", 1);
    let guard = Action::parse(driver.rules(), "guard b5 explorer").unwrap_or_else(|error| panic!("{error}"));
    assert!(driver.legal().contains(&guard));
    driver.ask(Ask::AskToGuard(guard));
    driver.run();
    assert_eq!(run(&driver).refusal(), Some("volcano-guard-place"));
    assert!(driver.shows("Not there: the guard goes on the marked temple"));
}

#[test]
fn a_click_where_a_piece_will_enter_says_that_the_button_brings_it_there() {
    let mut driver = at_step(LessonId::FirstTurn, "turn-enter");
    let camp = driver.rules().base_camp();
    let (centre, _) = driver.hex_on_screen(camp);
    click_at(&mut driver, centre);
    assert_eq!(run(&driver).refusal(), Some("learn-enters-there"));
}

#[test]
fn where_no_points_are_left_to_spend_the_end_of_the_turn_is_framed_and_asked_for() {
    let mut driver = at_step(LessonId::Temples, "temples-free");
    assert!(run(&driver).aims().is_empty());
    while driver.state().points() > 0 {
        let enters = |action: &Action| matches!(action, Action::Enter { .. });
        let action = driver.legal().into_iter().find(enters);
        driver.act(action.unwrap_or_else(|| panic!("pieces are left")));
    }
    driver.run();
    assert!(driver.shows("All your points are spent") && driver.shows("Press the framed button"));
    assert_eq!(run(&driver).marked_rects().len(), 1);
    let (button, framed) = (driver.starting("End turn").rect(), run(&driver).marked_rects()[0]);
    assert!(framed.expand(1.0).contains_rect(button), "{framed:?}, {button:?}");
    driver.click("End turn");
    assert_eq!(run(&driver).stage().what, "temples-done");
}

#[test]
fn what_was_refused_is_forgotten_when_a_lesson_is_left() {
    let mut driver = at_step(LessonId::Auction, "auction-five");
    driver.act(Action::Bid(7));
    assert_eq!(run(&driver).refusal(), Some("auction-five-other"));
    driver.execute(LessonCommand::Leave.into());
    driver.execute(LessonCommand::Start(LessonId::Auction.into()).into());
    assert_eq!((run(&driver).stage().what.as_str(), run(&driver).refusal()), ("auction-five", None));
}

#[test]
fn a_hint_is_said_to_be_for_games_and_a_hex_that_is_not_wanted_not_to_be_one_where_a_click_turns_the_tile() {
    let mut driver = at_step(LessonId::Temples, "temples-place");
    driver.hint();
    assert_eq!(driver.why_no_hint(), Some(Idle::NO_HINT_IN_LESSON));
    assert!(driver.shows("In a lesson the card says how to go on"));
    let fitting = |driver: &Driver| {
        let turned = driver.turned();
        let places = driver.legal().into_iter().filter_map(|action| match action {
            Action::Place { cell, rotation } => Some((cell, rotation == turned)),
            _ => None,
        });
        places.collect::<Vec<_>>()
    };
    let places = fitting(&driver);
    let fits_now = |cell| places.iter().any(|&(at, now)| at == cell && now);
    let asked = cell_of(&driver, "b3");
    let turns = places.iter().map(|&(cell, _)| cell).find(|&cell| !fits_now(cell) && Some(cell) != asked);
    let turns = turns.unwrap_or_else(|| panic!("a hex where the tile fits only turned"));
    let (centre, _) = driver.hex_on_screen(turns);
    driver.harness.hover_at(centre);
    driver.harness.run_steps(12);
    assert!(driver.shows("The tile would fit here if it were turned") && !driver.shows("A click turns the tile"));
}
