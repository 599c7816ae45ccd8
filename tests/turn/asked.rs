//! Questions before something is lost, answered by keyboard.

use super::*;
use crate::driver::{LED, by_hand};
use egui::Key;
use tikal::app::tikal::command::{Ask, TableCommand};
use tikal::tikal::{Action, Phase, Piece};

const BEGUN: [&str; 3] = ["draw A2", "place c4 0", "enter explorer a5"];

/// Presses a key so late that a question has been there for a while.
fn press(driver: &mut Driver, modifiers: Modifiers, key: Key) {
    driver.harness.run_steps(6);
    driver.press(modifiers, key);
    driver.harness.run_steps(6);
}

/// Brings a question by keyboard, goes to each of its answers, and lets go of it: the keyboard is where it was.
fn is_answered_by_keyboard(driver: &mut Driver, ask: (Modifiers, Key), [yes, no]: [&str; 2]) {
    let is_at = |driver: &Driver, answer: &str| driver.focused().is_some_and(|name| name.starts_with(answer));
    driver.press(Modifiers::NONE, Key::B);
    let (before, steps) = (driver.focused(), driver.steps());
    assert!(before.as_ref().is_some_and(|name| name.starts_with("Hex")), "{before:?}");
    press(driver, ask.0, ask.1);
    assert!(driver.asks() && is_at(driver, no), "{:?}", driver.focused());
    for (key, modifiers, answer) in [
        (Key::Tab, Modifiers::NONE, yes),
        (Key::Tab, Modifiers::NONE, no),
        (Key::Tab, Modifiers::SHIFT, yes),
        (Key::ArrowRight, Modifiers::NONE, no),
        (Key::ArrowLeft, Modifiers::NONE, yes),
        (Key::ArrowUp, Modifiers::NONE, yes),
    ] {
        press(driver, modifiers, key);
        assert!(is_at(driver, answer), "{key:?}: {:?}, not {answer}", driver.focused());
    }
    press(driver, Modifiers::NONE, Key::Escape);
    assert!(!driver.asks(), "Escape says no");
    assert_eq!(driver.focused(), before, "the keyboard is where it was");
    // Enter presses the answer that has the keyboard.
    press(driver, ask.0, ask.1);
    press(driver, Modifiers::NONE, Key::Enter);
    assert_eq!((driver.asks(), driver.steps()), (false, steps));
    assert_eq!(driver.focused(), before, "the keyboard is where it was");
    press(driver, ask.0, ask.1);
    press(driver, Modifiers::NONE, Key::Tab);
    press(driver, Modifiers::NONE, Key::Enter);
    assert_eq!((driver.asks(), driver.steps()), (false, steps + 1));
}

#[test]
fn the_question_before_points_are_lost_is_answered_by_keyboard() {
    let mut driver = Driver::loud(SIZE, &by_hand(&BEGUN));
    is_answered_by_keyboard(&mut driver, (Modifiers::COMMAND, Key::Enter), ["End anyway", "Keep playing"]);
    // The key that asked says yes too.
    let mut driver = Driver::loud(SIZE, &by_hand(&BEGUN));
    press(&mut driver, Modifiers::COMMAND, Key::Enter);
    press(&mut driver, Modifiers::COMMAND, Key::Enter);
    assert_eq!((driver.steps(), driver.state().phase()), (4, Phase::Draw));
}

#[test]
fn a_question_that_the_pointer_brought_is_reached_by_tab() {
    let mut driver = Driver::loud(SIZE, &by_hand(&BEGUN));
    driver.click("End turn");
    assert!(driver.asks());
    assert!(driver.focused().is_none_or(|name| !name.starts_with("Keep playing")));
    press(&mut driver, Modifiers::NONE, Key::Tab);
    assert!(driver.focused().is_some_and(|name| name.starts_with("Keep playing")), "{:?}", driver.focused());
}

#[test]
fn the_question_before_the_leader_is_lost_is_answered_by_keyboard() {
    let mut driver = Driver::loud(SIZE, &by_hand(&LED));
    driver.choose(Piece::Leader, "a4");
    driver.choose(Piece::Explorer, "a4");
    is_answered_by_keyboard(&mut driver, (Modifiers::NONE, Key::G), ["Set the guard anyway", "Do not set it"]);
}

#[test]
fn a_shortcut_does_not_press_what_has_the_keyboard_too() {
    let mut driver = Driver::loud(SIZE, &by_hand(&BEGUN));
    driver.press(Modifiers::NONE, Key::Tab);
    let word = driver.focused().expect("something has the keyboard");
    assert_eq!(word, "Game");
    press(&mut driver, Modifiers::COMMAND, Key::Enter);
    assert!(driver.asks_to_end());
    assert!(!egui::Popup::is_any_open(&driver.harness.ctx), "the menu stays closed");
    press(&mut driver, Modifiers::NONE, Key::Escape);
    assert_eq!(driver.focused(), Some(word));
    press(&mut driver, Modifiers::NONE, Key::Enter);
    assert!(egui::Popup::is_any_open(&driver.harness.ctx), "the key alone opens it");
}

#[test]
fn the_question_before_a_guard_says_who_stays_and_how_many_leave() {
    let mut driver = Driver::loud(SIZE, &by_hand(&LED));
    driver.choose(Piece::Explorer, "a4");
    let mut asked = |piece: Piece| {
        let guards = |action: &Action| matches!(*action, Action::Guard { piece: by, .. } if by == piece);
        let guard = driver.legal().iter().copied().find(guards).expect("a temple to guard");
        driver.ask(Ask::AskToGuard(guard));
        let said = said(&driver);
        driver.command(TableCommand::LetGo);
        said
    };
    let (with_leader, with_explorer) = (asked(Piece::Leader), asked(Piece::Explorer));
    let stays = "your leader stays on a4 to the end; your explorer there leaves the game for good";
    assert!(with_leader.contains(stays), "{with_leader}");
    assert!(with_explorer.contains("the leader leaves the game for good"), "{with_explorer}");
}

#[test]
fn escape_keeps_a_plan_that_was_to_be_dropped() {
    let mut driver = Driver::loud(SIZE, &by_hand(&BEGUN[..2]));
    driver.toggle_plan();
    driver.play("enter explorer a5");
    for by_keys in [false, true] {
        driver.harness.run_steps(6);
        if by_keys {
            driver.harness.get_by_label("Drop the plan").focus();
            driver.run();
            press(&mut driver, Modifiers::NONE, Key::Enter);
            assert_eq!(driver.focused().as_deref(), Some("Keep it"));
        } else {
            driver.click("Drop the plan");
        }
        assert!(driver.asks_to_drop_plan(), "{by_keys}");
        press(&mut driver, Modifiers::NONE, Key::Escape);
        assert!(!driver.asks_to_drop_plan() && driver.shows_plan(), "{by_keys}");
        assert_eq!(driver.steps(), 1);
        assert!(driver.has("Drop the plan"));
    }
    assert_eq!(driver.focused().as_deref(), Some("Drop the plan"), "the keyboard is where it was");
}

#[test]
fn a_plan_tells_the_turn_to_which_the_game_has_come() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(5, true);
    let progress = |driver: &Driver| {
        let said = said(driver);
        said.split("; ").find(|name| name.contains("tiles left") && name.contains("turn ")).map(str::to_owned)
    };
    driver.play_on(|state| matches!(state.phase(), Phase::Bid(_)) && state.turn() > 2);
    let before = progress(&driver);
    assert!(before.is_some());
    driver.toggle_plan();
    assert!(driver.shows_plan());
    assert_eq!(progress(&driver), before);
}
