//! Looking back, and the recap of what others did.

use egui::{Key, Modifiers};
use tikal::app::command::Command;
use tikal::app::route::Screen;
use tikal::app::table::LessonCommand;
use tikal::app::tikal::command::{Ask, TableCommand};
use tikal::app::tikal::table::{Idle, Notice, Recap};
use tikal::tikal::{Action, Phase, Piece};
use tikal::words::tikal::lessons::LessonId;

use super::others::against_computer;
use super::{SIZE, THREE};
use crate::driver::{self, Driver, by_hand, scratch};

#[test]
fn a_line_of_the_log_shows_the_board_as_it_stood() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    driver.click("Log");
    driver.click("Line 3, look back: Ana enters an explorer on a5");
    assert_eq!(driver.shown_step(), 3);
    assert!(driver.shows("Looking back: step 3 of 5") && driver.shows("1 explorer of Ana"));
    driver.press(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(driver.shown_step(), 2);
    driver.press(Modifiers::NONE, Key::Period);
    driver.press(Modifiers::NONE, Key::ArrowRight);
    assert_eq!(driver.shown_step(), 4);
    driver.click("A step earlier");
    assert_eq!(driver.shown_step(), 3);
    driver.click("Back to now");
    assert!(!driver.looks_back() && !driver.shows("Looking back"));
    driver.press(Modifiers::NONE, Key::Comma);
    assert_eq!(driver.shown_step(), 4);
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.looks_back());
    // Nothing can be played while looking back, nor by a key.
    driver.look_back(Some(2));
    driver.press(Modifiers::NONE, Key::E);
    assert_eq!(driver.steps(), 5);
}

#[test]
fn while_one_looks_back_what_cannot_be_done_is_greyed_and_says_why() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    assert!(driver.is_enabled("Undo"));
    driver.look_back(Some(3));
    for name in ["Undo", "Redo", "End turn", "Enter explorer", "Dig"] {
        assert!(driver.has(name) && !driver.is_enabled(name), "{name}");
        driver.hover(name);
        assert!(driver.shows("The board shows an earlier step; a click on it leads back"), "{name}");
    }
    // Neither a key nor a command takes anything back that is not seen.
    driver.press(Modifiers::COMMAND, Key::Z);
    assert!(driver.looks_back() && driver.steps() == THREE.len());
    assert_eq!(driver.notice(), Some(Notice::Idle(Idle::LOOKS_BACK)));
    driver.undo();
    assert_eq!(driver.steps(), THREE.len());
    driver.look_back(None);
    driver.click("Undo");
    assert!(driver.is_enabled("Redo") && driver.steps() < THREE.len());
}

#[test]
fn a_refusal_goes_when_the_game_goes_on() {
    let refuse = |driver: &mut Driver| {
        driver.ask(Ask::Refuse(Action::Dig(driver.rules().base_camp())));
        assert!(matches!(driver.notice(), Some(Notice::Refused(_))));
    };
    // Whoever plays: here it is no command of the player.
    let mut driver = Driver::with(SIZE, driver::paced(5.0));
    against_computer(&mut driver, false);
    while driver.computer_to_move().is_none() {
        driver.act(driver.next_action());
    }
    let steps = driver.steps();
    refuse(&mut driver);
    while driver.steps() == steps {
        driver.harness.step();
    }
    assert_eq!(driver.notice(), None);
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    refuse(&mut driver);
    driver.undo();
    assert_eq!(driver.notice(), None);
    for look in [Some(2), None] {
        refuse(&mut driver);
        driver.look_back(look);
        assert_eq!(driver.notice(), None);
    }
    // In a lesson, when it goes on to the next step or back to the one before.
    let mut driver = Driver::new(SIZE);
    driver.execute(LessonCommand::Start(LessonId::ALL[0].into()).into());
    for go in [LessonCommand::Next, LessonCommand::Back] {
        driver.command(TableCommand::Missed);
        assert_eq!(driver.notice(), Some(Notice::Missed));
        driver.execute(go.into());
        assert_eq!(driver.notice(), None, "{go:?}");
    }
}

const TWO_TURNS: [&str; 8] = [
    "draw A2",
    "place c4 0",
    "enter leader a5",
    "end",
    "draw A1",
    "place b3 0",
    "enter explorer a5",
    "enter explorer a5",
];

/// A game in which the second player has just ended a turn and the next tile is drawn.
fn handed_over() -> Driver {
    let mut driver = Driver::loud(SIZE, &by_hand(&TWO_TURNS[..5]));
    driver.unfold_recap();
    assert!(driver.shows("Before your first turn") && driver.shows("Ana enters the leader on a5"));
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(driver.shows("Before your first turn") && !driver.shows("Ana enters the leader on a5"));
    driver.act(driver.legal()[0]);
    for _ in 0..2 {
        let enter = Action::Enter { piece: Piece::Explorer, camp: driver.rules().base_camp() };
        driver.act(enter);
    }
    driver.act(Action::End);
    driver.act(driver.legal()[0]);
    driver
}

#[test]
fn whoever_is_asked_is_told_what_others_did_until_the_turn_ends() {
    const TOLD: &str = "Step 7, show on the board: Ben enters an explorer on a5";
    let mut driver = handed_over();
    driver.unfold_recap();
    assert!(driver.shows("Since your last turn") && driver.shows(TOLD));
    driver.click(TOLD);
    assert_eq!(driver.shown_step(), 7);
    driver.click(TOLD);
    assert!(!driver.looks_back());
    // Beside a moment before all that it tells, it tells nothing.
    let since = driver.recap().map_or(0, |recap| recap.since);
    for (moment, told) in [(since, true), (since - 1, false)] {
        driver.look_back(Some(moment));
        driver.run();
        assert_eq!(driver.shows("Since your last turn"), told, "at {moment}");
    }
    driver.look_back(None);

    // Whatever is done, refused or taken back meanwhile, it stays.
    let recap = driver.recap();
    driver.act(driver.legal()[0]);
    assert!(driver.shows(TOLD));
    let refused = Action::Dig(driver.rules().base_camp());
    driver.act(refused);
    assert!(driver.notice().is_some() && driver.shows(TOLD));
    driver.act(driver.legal()[0]);
    assert!(driver.shows(TOLD));
    assert_eq!(driver.recap(), recap, "it tells what it told at first");
    driver.undo();
    assert!(driver.shows(TOLD));

    // Folded, it is opened again by a click.
    driver.harness.run_steps(4);
    driver.click("Fold the recap");
    assert!(driver.shows("Since your last turn") && !driver.shows(TOLD));
    driver.harness.run_steps(4);
    driver.click("Since your last turn");
    assert!(driver.shows(TOLD));
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(driver.shows("Since your last turn") && !driver.shows(TOLD));

    // With the turn it ends.
    driver.act(Action::End);
    assert!(driver.recap().is_none() || driver.recap() != recap);
}

#[test]
fn the_recap_can_be_switched_off_and_comes_after_opening() {
    let mut driver = handed_over();
    let folder = scratch();
    let path = folder.path().join("handed.tikal");
    driver.execute(Command::Save(path.clone()));
    let mut driver = Driver::with(SIZE, driver::loud());
    driver.execute(Command::Open(path));
    assert!(driver.shows("Since your last turn") && driver.shows("handed.tikal is opened"));
    driver.execute(Command::Show(Screen::Settings));
    driver.click("Tell what others did since my last turn");
    assert!(!driver.app().settings().recap);
    driver.execute(Command::Back);
    assert!(!driver.shows("Since your last turn"));
}

#[test]
fn auctions_are_no_reason_for_a_recap_but_turns_are() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(12, true);
    driver.play("bid 1");
    driver.play("bid 2");
    assert!(driver.recap().is_none(), "what is bid stands beside the board");
    // A player who is to bid after another's turn gets a recap of that turn, never of an own one.
    let mut told = 0;
    for turn in 1..6 {
        driver.play_on(|state| state.turn() > turn && matches!(state.phase(), Phase::Bid(_)));
        let (lines, seat) = (driver.log_lines(), driver.state().seat());
        let last = lines.iter().rev().find(|line| line.text.starts_with("place")).expect("tiles are placed");
        let steps = driver.recap().map(|recap| recap.steps).unwrap_or_default();
        assert!(steps.iter().all(|step| step.seat != seat));
        assert_eq!(steps.is_empty(), last.seat == seat, "turn {turn}");
        told += usize::from(!steps.is_empty());
    }
    assert!(told > 0);
}

#[test]
fn a_recap_tells_scores_and_temples_that_changed_hands_but_not_in_a_purist_game() {
    for purist in [false, true] {
        let mut driver = Driver::new(SIZE);
        driver.new_game(11, false);
        // A temple that was guarded is told of in every game.
        let changed = |driver: &Driver| {
            let open = |recap: &Recap, temple| recap.own.guarded.iter().all(|&(_, guarded)| guarded != temple);
            driver.recap().is_some_and(|recap| recap.own.temples.iter().any(|new| open(&recap, new.temple)))
        };
        while !changed(&driver) {
            driver.act(driver.next_action());
        }
        let mut record = driver.record();
        record.options.purist = purist;
        let mut driver = Driver::loud(SIZE, &record.write().expect("a record can be written"));
        driver.unfold_recap();
        assert!(driver.shows("Since your last turn"));
        // That a guard was set is no forecast.
        let parts = ["controls the temple on", "took the temple on", "together", "any more"];
        assert_eq!(parts.iter().any(|part| driver.shows(part)), !purist);
    }
}
