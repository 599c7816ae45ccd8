//! The table's questions before something is lost, and its passing panels: whole and in sight in windows of every size.

use super::*;
use tikal::tikal::Action;

/// The faults while this stands: of these buttons, and of the board.
fn wrong_after(driver: &mut Driver, command: impl Into<Command>, texts: &Texts, keys: &[&str]) -> Vec<String> {
    driver.execute(command.into());
    let mut wrong = misplaced(driver, &said(texts, keys));
    wrong.extend(small_board(driver));
    wrong
}

#[test]
fn questions_before_something_is_lost_are_answered_in_sight() {
    let mut driver = Driver::open(SIZES[2], &cut(BASE, 342));
    assert_eq!(driver.state().phase(), Phase::Act);
    everywhere(&mut driver, "points are left", |driver, texts| {
        let wrong = wrong_after(driver, TableCommand::AskToEnd, texts, &["waste-end", "waste-go-on"]);
        driver.command(TableCommand::LetGo);
        wrong
    });
    let mut driver = Driver::open(SIZES[2], &by_hand(&driver::LED));
    driver.choose(Piece::Explorer, "a4");
    let guards = |action: &Action| matches!(action, Action::Guard { piece: Piece::Explorer, .. });
    let guard = driver.legal().iter().copied().find(guards).expect("a temple to guard");
    everywhere(&mut driver, "the leader is lost", |driver, texts| {
        let wrong = wrong_after(driver, Ask::AskToGuard(guard), texts, &["guard-anyway", "guard-not"]);
        driver.command(TableCommand::LetGo);
        wrong
    });
}

#[test]
fn a_plan_is_made_and_dropped_in_sight() {
    let mut driver = Driver::open(SIZES[2], &by_hand(&["draw A2", "place c4 0"]));
    driver.toggle_plan();
    driver.act(driver.legal()[0]);
    everywhere(&mut driver, "a plan is dropped", |driver, texts| {
        let mut wrong =
            misplaced(driver, &said(texts, &["bar-undo", "bar-redo", "plan-play", "plan-hide", "plan-drop"]));
        wrong.extend(misplaced(driver, &offers(texts)));
        driver.command(TableCommand::AskToDropPlan);
        wrong.extend(misplaced(driver, &said(texts, &["plan-drop-do", "plan-drop-keep"])));
        driver.command(TableCommand::LetGo);
        // In a window that is smaller than it is ever made, the line of the plan leaves the board little height.
        let window = driver.harness.ctx.content_rect();
        wrong.extend(small_board(driver).filter(|_| window.width() >= READ && window.height() >= READ_HEIGHT));
        wrong
    });
}

#[test]
fn a_hint_is_followed_and_closed_in_sight() {
    let mut driver = Driver::open(SIZES[2], &cut(BASE, 342));
    driver.hint();
    assert!(driver.advice().is_some());
    everywhere(&mut driver, "a hint", |driver, texts| {
        wrong_at_table(driver, &said(texts, &["hint-play", "hint-close"]), None)
    });
}

#[test]
fn what_stands_still_goes_on_and_whole_turns_are_taken_back_in_sight() {
    let mut driver = Driver::open(SIZES[2], &with_a_computer(342));
    assert!(driver.stands_still());
    everywhere(&mut driver, "standing still", |driver, texts| {
        wrong_at_table(driver, &said(texts, &["bar-go-on"]), Some(&texts.say("bar-go-on")))
    });
    let mut record = TikalRecord::read(&cut(BASE, 342)).expect("a record");
    record.options.take_back = tikal::game::TakeBack::Anything;
    let mut driver = Driver::open(SIZES[2], &record.write().expect("a record can be written"));
    everywhere(&mut driver, "a house where all can be taken back", |driver, texts| {
        wrong_at_table(driver, &[texts.say(tikal::app::kit::keys::TAKE_BACK_TURN.name)], None)
    });
}

#[test]
fn the_list_of_commands_is_used_in_sight() {
    let mut driver = Driver::open(SIZES[2], &cut(BASE, 342));
    driver.execute(Command::ListCommands);
    everywhere(&mut driver, "the list of commands", |driver, texts| misplaced(driver, &said(texts, &["palette-name"])));
}
