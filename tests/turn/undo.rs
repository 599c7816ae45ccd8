//! Steps of a turn: chips, undo and redo by the step and by the turn, and what closes them.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable, by};
use tikal::app::command::Command;
use tikal::app::route::Screen;
use tikal::app::tikal::command::{Ask, TableCommand};
use tikal::app::tikal::table::{Idle, Lock, Notice, Selection};
use tikal::game::{DealerDef, TakeBack};
use tikal::tikal::{Action, Phase, Piece};

use super::{SIZE, THREE, drag};
use crate::driver::{Driver, by_hand, scratch};

#[test]
fn a_chip_takes_back_its_step_and_all_after_it_and_stays_to_be_played_again() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    assert_eq!(driver.turn().steps.len(), 5);
    driver.click_starting("Step 4, take back to here: Ana enters an explorer on a5");
    assert_eq!((driver.steps(), driver.turn().undone.len()), (3, 2));
    driver.click_starting("Step 5, play again up to here: Ana enters the leader on a5");
    assert_eq!((driver.steps(), driver.turn().undone.len()), (5, 0));
    assert!(driver.shows("Step 2, take back to here: Ana places a tile on c4: ruin, 4 treasures"));
}

#[test]
fn a_walk_of_several_pieces_is_one_step() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter explorer a5", "enter explorer a5"]));
    driver.choose(Piece::Explorer, "a5");
    driver.click_with_shift("Hex c4,");
    assert_eq!(driver.steps(), 8);
    assert!(driver.shows("Ana walks 2 explorers from a5 to c4"));
    driver.click_starting("Step 5, take back to here: Ana walks 2 explorers");
    assert_eq!(driver.steps(), 4);
}

#[test]
fn a_padlock_closes_what_chance_of_the_program_came_after() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(1, false);
    driver.play_until_dug();
    let turn = driver.turn();
    assert!(turn.steps.iter().all(|step| driver.lock(step) == Some(Lock::Chance)));
    assert_eq!((turn.fixed, turn.restart), (driver.steps(), driver.steps()));
    assert!(!driver.is_enabled("Restart turn"));
    // The steps after it can be taken back again, down to the padlock.
    let steps = driver.steps();
    driver.play_on(|state| state.phase() == Phase::Act);
    if let Some(&free) =
        driver.legal().iter().find(|action| matches!(action, Action::Enter { .. } | Action::Move { .. }))
    {
        driver.play_action(free);
        driver.command(TableCommand::TakeBack(0));
        assert_eq!(driver.steps(), steps);
    }
}

#[test]
fn the_turn_is_restarted_by_button_menu_and_key() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(7, false);
    let placed = driver.legal()[0];
    let begun = driver.state();
    let play = |driver: &mut Driver| {
        driver.play_action(placed);
        driver.play("enter explorer a5");
        driver.play("enter explorer a5");
    };
    play(&mut driver);
    driver.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::R);
    assert_eq!(driver.state(), begun, "the tile was drawn by the program, so it stays drawn");
    play(&mut driver);
    driver.click("Restart turn");
    assert_eq!(driver.state(), begun);
    play(&mut driver);
    driver.click("Turn");
    let entries = driver.harness.query_all_by_label("Restart turn").count();
    assert_eq!(entries, 2, "in the strip and in the menu");
    driver.press(Modifiers::NONE, Key::Escape);
    // Another seat's turn is not taken back.
    driver.play("end");
    assert!(!driver.is_enabled("Restart turn"));
}

#[test]
fn a_turn_with_chance_by_hand_restarts_after_its_draw() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    driver.click("Restart turn");
    assert!(matches!(driver.state().phase(), Phase::Place(_)));
    assert_eq!(driver.steps(), 1);
    // The draw itself was entered by hand: it revealed nothing and is free.
    driver.click_starting("Step 1, take back to here: Ana draws A2");
    assert_eq!(driver.steps(), 0);
}

#[test]
fn one_click_is_one_step_and_one_undo() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    driver.choose(Piece::Leader, "a5");
    driver.cell("c4");
    assert_eq!((driver.steps(), driver.turn().steps.len()), (7, 6));
    driver.click("Undo");
    assert_eq!((driver.steps(), driver.turn().undone.len()), (5, 1));
    driver.click("Redo");
    assert_eq!((driver.steps(), driver.turn().steps.len()), (7, 6));

    // A single action, by its key.
    let alt = Modifiers::COMMAND | Modifiers::ALT;
    driver.press(alt, Key::Z);
    assert_eq!((driver.steps(), driver.turn().undone.len()), (6, 1));
    assert!(driver.shows("Ana walks the leader from a5 to b4"));
    driver.press(Modifiers::COMMAND, Key::Y);
    assert_eq!((driver.steps(), driver.turn().steps.len()), (7, 6));
    driver.press(Modifiers::COMMAND, Key::Z);
    assert_eq!(driver.steps(), 5);
    driver.execute(Command::Show(Screen::Settings));
    assert!(driver.shows("Undo one action"));
    driver.execute(Command::Back);

    // So is a piece that is dragged.
    drag(&mut driver, "The leader of Ana on a5", "Hex c4,");
    assert_eq!(driver.steps(), 7);
    driver.click("Undo");
    assert_eq!(driver.steps(), 5);

    // Two clicks are two steps, though it is the same piece that goes on.
    driver.choose(Piece::Leader, "a5");
    driver.cell("b4");
    driver.cell("c4");
    assert_eq!((driver.steps(), driver.turn().steps.len()), (7, 7));
    driver.click("Undo");
    assert_eq!(driver.steps(), 6);
    driver.click("Redo");
    assert_eq!((driver.steps(), driver.turn().steps.len()), (7, 7));

    // Of a game that was opened nobody knows the clicks: what the chip shows is taken back.
    let folder = scratch();
    let path = folder.path().join("walked.tikal");
    driver.execute(Command::Save(path.clone()));
    driver.execute(Command::Open(path));
    assert_eq!((driver.steps(), driver.turn().steps.len()), (7, 6));
    assert!(driver.shows("Ana walks the leader from a5 to c4"));
    driver.click("Undo");
    assert_eq!(driver.steps(), 5);
}

#[test]
fn a_tile_that_is_taken_back_is_held_as_it_lay() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2"]));
    let (first, rotations) = (driver.turned(), driver.legal());
    let of =
        |action: &Action| if let Action::Place { cell, rotation } = *action { Some((cell, rotation)) } else { None };
    let (cell, rotation) = rotations.iter().filter_map(of).find(|&(_, rotation)| rotation != first).expect("a turn");
    let name = driver.hex_name(cell);
    while driver.turned() != rotation {
        driver.press(Modifiers::NONE, Key::R);
    }
    driver.cell(&name);
    assert_eq!(driver.steps(), 2);
    driver.click("Undo");
    assert_eq!((driver.steps(), driver.turned()), (1, rotation));
    // So it is if the whole turn is begun anew.
    driver.cell(&name);
    driver.play("enter explorer a5");
    driver.click("Restart turn");
    assert_eq!((driver.steps(), driver.turned()), (1, rotation));
}

#[test]
fn a_walk_of_several_pieces_is_one_undo() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    driver.choose(Piece::Explorer, "a5");
    driver.click_with_shift("Hex c4,");
    assert_eq!((driver.steps(), driver.turn().steps.len()), (9, 6));
    driver.click("Undo");
    assert_eq!(driver.steps(), 5);
}

#[test]
fn a_party_with_its_leader_is_taken_back_and_played_again_by_one_click() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    driver.cell("b4");
    let steps = driver.steps();
    driver.choose(Piece::Explorer, "a5");
    driver.press(Modifiers::NONE, Key::Plus);
    driver.press(Modifiers::NONE, Key::Plus);
    assert!(driver.shows("3 pieces walk"));
    driver.cell("b4");
    let walked = driver.steps();
    assert!(walked >= steps + 3 && driver.turn().steps.iter().rev().take(2).all(|step| step.start >= steps));
    driver.click("Undo");
    assert_eq!(driver.steps(), steps);
    driver.click("Redo");
    assert_eq!(driver.steps(), walked);
    // Another click begins another undo.
    driver.play("enter explorer a5");
    driver.choose(Piece::Explorer, "b4");
    driver.cell("c4");
    driver.click("Undo");
    assert_eq!(driver.steps(), walked + 1);
}

#[test]
fn a_walk_of_a_lesson_is_one_undo() {
    use tikal::app::table::LessonCommand;
    use tikal::words::tikal::lessons::LessonId;
    let mut driver = Driver::new(SIZE);
    driver.execute(LessonCommand::Start(LessonId::FirstTurn.into()).into());
    // What a stage asks for is played for the learner, until the leader is to walk.
    let camp = driver.rules().base_camp();
    while !driver.state().band(camp, driver.state().seat()).has(Piece::Leader) {
        driver.execute(LessonCommand::Next.into());
    }
    let (steps, to) = (driver.steps(), driver.hex("c4"));
    driver.select(Some(Selection { cell: camp, piece: Some(Piece::Leader) }));
    driver.ask(Ask::Walk { to, all: false });
    assert_eq!(driver.steps(), steps + 2);
    driver.undo();
    assert_eq!(driver.steps(), steps);
}

#[test]
fn chips_stay_under_the_pointer_when_there_is_nothing_to_restart_any_more() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    let at = |driver: &Driver, start: &str| driver.starting(start).rect().left();
    let before = at(&driver, "Step 2");
    driver.command(TableCommand::TakeBack(1));
    assert!(!driver.can_restart());
    assert!((at(&driver, "Step 2") - before).abs() < 0.5);
}

#[test]
fn a_greyed_undo_a_greyed_redo_a_chip_that_stays_and_a_padlock_tell_why_at_a_click() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(1, false);
    driver.play_until_dug();
    let told = |driver: &Driver| match driver.notice() {
        Some(Notice::Idle(why)) => Some(why),
        _ => None,
    };
    // The same as by the keys.
    for (button, key, why) in [("Undo", Key::Z, Idle::UNDO_CHANCE), ("Redo", Key::Y, Idle::REDO)] {
        assert!(!driver.is_enabled(button), "{button} is greyed");
        driver.press(Modifiers::COMMAND, key);
        assert_eq!(told(&driver), Some(why));
        driver.select(None);
        assert_eq!(told(&driver), None);
        driver.click(button);
        assert_eq!(told(&driver), Some(why));
    }
    assert!(driver.shows("Nothing was taken back that could be played again"));
    let steps = driver.steps();
    let [.., before, dealt] = driver.turn().steps[..] else { panic!("a step before the treasure") };
    for step in [before, dealt] {
        driver.select(None);
        let start = format!("Step {}: ", step.start + 1);
        let is_chip = move |node: &AccessKitNode| node.value().is_some_and(|said| said.starts_with(&start));
        driver.harness.get(by().predicate(is_chip)).click();
        driver.run();
        assert_eq!(told(&driver), Some(Idle::STEP_CHANCE));
    }
    assert!(driver.shows("Cannot be taken back: a tile or treasure came to light"));
    assert_eq!(driver.steps(), steps);
    // While others act, their steps stay too.
    driver.play("end");
    driver.play_on(|state| state.phase() == Phase::Act);
    driver.play("end");
    assert!(!driver.is_enabled("Undo"));
    driver.click("Undo");
    assert_eq!(told(&driver), Some(Idle::UNDO));
}

#[test]
fn where_a_treasure_closed_the_beginning_of_a_turn_restarting_it_says_how_far_it_goes_back() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(1, false);
    driver.play_action(driver.legal()[0]);
    assert!(driver.is_enabled("Restart turn"));
    let back = "Back to just after the treasure";
    assert!(!driver.has(back));
    driver.play_until_dug();
    let steps = driver.steps();
    let is_free = |action: &&Action| matches!(action, Action::Enter { .. } | Action::Move { .. });
    let free = *driver.legal().iter().find(is_free).expect("something that can be taken back");
    driver.play_action(free);
    assert!(driver.has(back) && !driver.has("Restart turn"));
    driver.click("Turn");
    assert_eq!(driver.harness.query_all_by_label(back).count(), 2, "in the strip and in the menu");
    driver.press(Modifiers::NONE, Key::Escape);
    driver.click(back);
    assert_eq!(driver.steps(), steps);
}

#[test]
fn digging_says_beforehand_that_it_closes_what_was_done_before_where_the_program_deals() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(1, false);
    let dig = |driver: &Driver| {
        driver.legal().iter().find_map(|action| if let Action::Dig(ruin) = *action { Some(ruin) } else { None })
    };
    let ruin = loop {
        if let Some(ruin) = dig(&driver) {
            break ruin;
        }
        driver.play_action(driver.next_action());
    };
    let stays = "what was done before it can no longer be taken back";
    let said = |driver: &mut Driver| {
        let (name, seat) = (driver.hex_name(ruin), driver.state().seat());
        let has_explorer = driver.state().band(ruin, seat).explorers() > 0;
        driver.choose(if has_explorer { Piece::Explorer } else { Piece::Leader }, &name);
        driver.starting("Dig on").accesskit_node().description().unwrap_or_default().contains(stays)
    };
    let record = driver.record();
    assert!(said(&mut driver));
    // Where chance is entered by hand, and where everything can be taken back, nothing is closed.
    let (mut by_hand, mut free) = (record.clone(), record);
    by_hand.dealer = DealerDef::Manual;
    free.options.take_back = TakeBack::Anything;
    for record in [by_hand, free] {
        let mut driver = Driver::open(SIZE, &record.write().expect("a record can be written"));
        assert!(!said(&mut driver));
    }
}
