//! Looking back, and the recap of what others did.

use egui::{Key, Modifiers};
use tikal::app::Services;
use tikal::app::command::{Ask, Command, LearnCommand, TableCommand};
use tikal::app::route::Screen;
use tikal::app::tikal::lessons::LessonId;
use tikal::app::tikal::table::{Idle, Notice, Recap, Table};
use tikal::library::{TikalLibrary, replay_record};
use tikal::tikal::{Action, Phase, Piece, State};

use super::{SIZE, THREE, loud, opened};
use crate::driver::{Driver, by_hand, scratch};

#[test]
fn a_line_of_the_log_shows_the_board_as_it_stood() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    driver.click("Log");
    driver.click("Line 3, look back: Ana enters an explorer on a5");
    assert_eq!(driver.table().shown_step(), 3);
    assert!(driver.shows("Looking back: step 3 of 5") && driver.shows("1 explorer of Ana"));
    driver.press(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(driver.table().shown_step(), 2);
    driver.press(Modifiers::NONE, Key::Period);
    driver.press(Modifiers::NONE, Key::ArrowRight);
    assert_eq!(driver.table().shown_step(), 4);
    driver.click("A step earlier");
    assert_eq!(driver.table().shown_step(), 3);
    driver.click("Back to now");
    assert!(!driver.table().looks_back() && !driver.shows("Looking back"));
    driver.press(Modifiers::NONE, Key::Comma);
    assert_eq!(driver.table().shown_step(), 4);
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.table().looks_back());
    // Nothing can be played while looking back, nor by a key.
    driver.execute(TableCommand::LookBack(Some(2)).into());
    driver.press(Modifiers::NONE, Key::E);
    assert_eq!(driver.table().steps(), 5);
}

#[test]
fn while_one_looks_back_what_cannot_be_done_is_greyed_and_says_why() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    assert!(driver.is_enabled("Undo"));
    driver.execute(TableCommand::LookBack(Some(3)).into());
    for name in ["Undo", "Redo", "End turn", "Enter explorer", "Dig"] {
        assert!(driver.has(name) && !driver.is_enabled(name), "{name}");
        driver.hover(name);
        assert!(driver.shows("The board shows an earlier step; a click on it leads back"), "{name}");
    }
    // Neither a key nor a command takes anything back that is not seen.
    driver.press(Modifiers::COMMAND, Key::Z);
    assert!(driver.table().looks_back() && driver.table().steps() == THREE.len());
    assert_eq!(driver.table().notice(), Some(&Notice::Idle(Idle::LOOKS_BACK)));
    driver.execute(TableCommand::Undo.into());
    assert_eq!(driver.table().steps(), THREE.len());
    driver.execute(TableCommand::LookBack(None).into());
    driver.click("Undo");
    assert!(driver.is_enabled("Redo") && driver.table().steps() < THREE.len());
}

#[test]
fn a_refusal_goes_when_the_game_goes_on() {
    let game = replay_record::<State>(&by_hand(&THREE), &TikalLibrary::built_in()).unwrap();
    let mut table = Table::opened(game, None);
    let camp = table.rules().base_camp();
    let refuse = |table: &mut Table| {
        table.execute(TableCommand::Own(Ask::Refuse(Action::Dig(camp))));
        assert!(matches!(table.notice(), Some(Notice::Refused(_))));
    };
    // Whoever plays: here it is no command of the player.
    refuse(&mut table);
    table.play(Action::Enter { piece: Piece::Explorer, camp }).unwrap();
    assert_eq!(table.notice(), None);
    refuse(&mut table);
    table.execute(TableCommand::Undo);
    assert_eq!(table.notice(), None);
    for look in [Some(2), None] {
        refuse(&mut table);
        table.execute(TableCommand::LookBack(look));
        assert_eq!(table.notice(), None);
    }
    // In a lesson, when it goes on to the next step or back to the one before.
    let mut driver = Driver::new(SIZE);
    driver.execute(LearnCommand::Start(LessonId::ALL[0]).into());
    for go in [LearnCommand::Next, LearnCommand::Back] {
        driver.execute(TableCommand::Missed.into());
        assert_eq!(driver.table().notice(), Some(&Notice::Missed));
        driver.execute(go.into());
        assert_eq!(driver.table().notice(), None, "{go:?}");
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
    let mut driver = opened(&by_hand(&TWO_TURNS[..5]));
    assert!(driver.shows("Before your first turn") && driver.shows("Ana enters the leader on a5"));
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(driver.shows("Before your first turn") && !driver.shows("Ana enters the leader on a5"));
    let place = driver.table().legal()[0];
    driver.execute(TableCommand::Own(Ask::Play(place)).into());
    for _ in 0..2 {
        let enter = Action::Enter { piece: Piece::Explorer, camp: driver.rules().base_camp() };
        driver.execute(TableCommand::Own(Ask::Play(enter)).into());
    }
    driver.execute(TableCommand::Own(Ask::Play(Action::End)).into());
    let drawn = driver.table().legal()[0];
    driver.execute(TableCommand::Own(Ask::Play(drawn)).into());
    driver
}

#[test]
fn whoever_is_asked_is_told_what_others_did_until_the_turn_ends() {
    const TOLD: &str = "Step 7, show on the board: Ben enters an explorer on a5";
    let mut driver = handed_over();
    assert!(driver.shows("Since your last turn") && driver.shows(TOLD));
    driver.click(TOLD);
    assert_eq!(driver.table().shown_step(), 7);
    driver.click(TOLD);
    assert!(!driver.table().looks_back());
    // Beside a moment before all that it tells, it tells nothing.
    let since = driver.table().recap().map_or(0, |recap| recap.since);
    for (moment, told) in [(since, true), (since - 1, false)] {
        driver.execute(TableCommand::LookBack(Some(moment)).into());
        driver.run();
        assert_eq!(driver.shows("Since your last turn"), told, "at {moment}");
    }
    driver.execute(TableCommand::LookBack(None).into());

    // Whatever is done, refused or taken back meanwhile, it stays.
    let recap = driver.table().recap().cloned();
    let place = driver.table().legal()[0];
    driver.execute(TableCommand::Own(Ask::Play(place)).into());
    assert!(driver.shows(TOLD));
    let refused = Action::Dig(driver.rules().base_camp());
    driver.execute(TableCommand::Own(Ask::Play(refused)).into());
    assert!(driver.table().notice().is_some() && driver.shows(TOLD));
    driver.execute(TableCommand::Own(Ask::Play(driver.table().legal()[0])).into());
    assert!(driver.shows(TOLD));
    assert_eq!(driver.table().recap().cloned(), recap, "it tells what it told at first");
    driver.execute(TableCommand::Undo.into());
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
    driver.execute(TableCommand::Own(Ask::Play(Action::End)).into());
    assert!(driver.table().recap().is_none() || driver.table().recap().cloned() != recap);
}

#[test]
fn the_recap_can_be_switched_off_and_comes_after_opening() {
    let mut driver = handed_over();
    let folder = scratch();
    let path = folder.path().join("handed.tikal");
    driver.execute(Command::Save(path.clone()));
    let mut driver = Driver::with(SIZE, loud());
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
    let mut driver = Driver::with(SIZE, Services::for_tests());
    driver.new_game(12, true);
    driver.play("bid 1");
    driver.play("bid 2");
    assert!(driver.table().recap().is_none(), "what is bid stands beside the board");
    // A player who is to bid after another's turn gets a recap of that turn, never of an own one.
    let mut told = 0;
    for turn in 1..6 {
        driver.play_on(|state| state.turn() > turn && matches!(state.phase(), Phase::Bid(_)));
        let (lines, seat) = (driver.table().history().lines(), driver.state().seat());
        let last = lines.iter().rev().find(|line| line.text.starts_with("place")).expect("tiles are placed");
        let steps = driver.table().recap().map(|recap| recap.steps.as_slice()).unwrap_or_default();
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
            driver.table().recap().is_some_and(|recap| recap.own.temples.iter().any(|new| open(recap, new.temple)))
        };
        while !changed(&driver) {
            let action = driver.next_action();
            driver.execute(TableCommand::Own(Ask::Play(action)).into());
        }
        let record = driver.table().record();
        let folder = scratch();
        let path = folder.path().join("game.tikal");
        let mut record = record;
        record.options.purist = purist;
        tikal::library::save_record(&path, &record).expect("a record can be written");
        let mut driver = Driver::with(SIZE, loud());
        driver.execute(Command::Open(path));
        assert!(driver.shows("Since your last turn"));
        // That a guard was set is no forecast.
        let parts = ["controls the temple on", "took the temple on", "together", "any more"];
        assert_eq!(parts.iter().any(|part| driver.shows(part)), !purist);
    }
}
