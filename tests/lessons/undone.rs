//! Things taken back, let go of or asked for too early: the card says what to do next, and all that it says is true;
//! everything that no lesson has taught yet waits; and all of it goes by the keyboard too.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use tikal::app::table::LessonCommand;
use tikal::app::tikal::lessons::Aim;
use tikal::app::tikal::table::{Hindrance, Notice, TikalNotice};
use tikal::tikal::{Phase, Piece, Purchase};
use tikal::words::tikal::lessons::{LessonId, Task};
use tikal::words::{Language, Texts};

use super::{SIZE, untrue};
use crate::driver::Driver;
use crate::learn::steps::{do_step, play_to, run, skip_to, start};

/// The guidance missing for a learner who looks at the present step and does not know how to go on.
fn unguided(driver: &Driver) -> Option<String> {
    let (stage, aims) = (run(driver).stage(), run(driver).aims());
    let texts = Texts::new(Language::English);
    let is_led = match (&stage.task, aims.first()) {
        (Task::Read | Task::Watch(_), _) => driver.is_enabled("Next") || run(driver).is_last(),
        (Task::Free, _) => driver.is_enabled("End turn") || driver.state().hand().is_some(),
        (Task::Play(ways), None) => !ways[0][0].contains(' '),
        (_, None) => false,
        (_, Some(Aim::Piece(_, piece))) => {
            let own = if *piece == Piece::Leader { "learn-choose-leader" } else { "learn-choose-explorer" };
            let says = |key: &str| driver.shows(&texts.say(key));
            let is_asked_for =
                stage.chooses || says(own) || run(driver).played().len() == 1 && says("learn-choose-other");
            driver.pointed().piece.is_some() && is_asked_for
        }
        (_, Some(Aim::Cell(cell))) => driver.pointed().aim == Some(*cell),
        (_, Some(Aim::Does(_))) => run(driver).marked_rects().len() > run(driver).spots().len(),
    };
    (!is_led).then(|| format!("{}: nothing says how to go on", stage.what))
}

#[test]
fn whatever_is_taken_back_or_let_go_of_the_card_says_how_to_go_on() {
    let (mut wrong, mut undone, mut missing) = (Vec::new(), 0, 0);
    for id in LessonId::ALL {
        let mut driver = Driver::new(SIZE);
        start(&mut driver, id);
        while !run(&driver).is_last() {
            do_step(&mut driver);
            let (index, steps) = (run(&driver).index(), driver.steps());
            if driver.can_undo() {
                driver.undo();
                driver.run();
                assert!(run(&driver).index() < index || driver.steps() < steps, "{id:?}, step {index}");
                wrong.extend(untrue(&mut driver));
                wrong.extend(unguided(&driver));
                undone += 1;
            }
            driver.select(None);
            driver.run();
            wrong.extend(unguided(&driver));
            missing += usize::from(run(&driver).missing().is_some());
            while run(&driver).index() < index {
                do_step(&mut driver);
            }
        }
    }
    assert!(undone > 20 && missing > 5, "{undone} {missing}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn after_a_treasure_is_taken_back_the_piece_that_dug_is_chosen_again() {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::FirstTurn);
    play_to(&mut driver, "turn-sets");
    driver.click("Back");
    assert_eq!(run(&driver).stage().what, "turn-dig");
    assert_eq!(driver.selection().and_then(|chosen| chosen.piece), Some(Piece::Leader));
    assert_eq!(run(&driver).missing(), None);
    driver.let_go();
    assert!(driver.shows("First choose your leader: click the piece with the yellow ring."));
    driver.cell("c4");
    assert_eq!(run(&driver).missing(), None);
    do_step(&mut driver);
    assert_eq!(run(&driver).stage().what, "turn-sets");
}

#[test]
fn what_others_did_is_not_told_as_taken_back_where_they_do_it_once_more() {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::Volcano);
    skip_to(&mut driver, "volcano-scored");
    driver.click("Back");
    assert_eq!(run(&driver).stage().what, "volcano-ben");
    assert_eq!(driver.notice(), None);
    driver.run();
    assert!(driver.shows("Ben has acted and scored") && driver.shows("Read the card, then press “Next”"));
}

#[test]
fn what_a_later_lesson_teaches_is_quiet_and_says_so() {
    for id in LessonId::ALL {
        let mut driver = Driver::new(SIZE);
        start(&mut driver, id);
        let mut acted = 0;
        while !run(&driver).is_last() {
            let offers = driver.offers();
            for offer in &offers {
                let later = id.untaught().into_iter().find(|(what, _)| *what == offer.what);
                let is_later =
                    matches!(offer.state, Err(Hindrance::Later(lesson)) if Some(lesson) == later.map(|l| l.1));
                assert_eq!(is_later, later.is_some(), "{id:?}: {:?}", offer.what);
            }
            if driver.state().phase() == Phase::Act && !offers.is_empty() {
                acted += 1;
                let written = driver.written();
                let writes = |text: &str| written.iter().any(|(shape, _)| shape.galley.text() == text);
                assert_eq!(writes("lesson 3"), (id as u8) < LessonId::Volcano as u8, "{id:?}");
                assert!(!writes("lesson 3") || !writes("the leader leaves"), "{id:?}");
            }
            driver.execute(LessonCommand::Next.into());
        }
        assert!(acted > 0, "{id:?}");
    }
    // A step of a lesson never asks for what is still to be taught.
    assert_eq!(LessonId::Auction.untaught(), []);
    assert!(LessonId::FirstTurn.untaught().contains(&(Purchase::Uncover, 2)));
    // By key, and by a click on the greyed button.
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::FirstTurn);
    skip_to(&mut driver, "turn-dig");
    for ask in [
        |driver: &mut Driver| driver.press(Modifiers::NONE, Key::G),
        |driver: &mut Driver| driver.click_starting("Guard: explorer on"),
    ] {
        let steps = driver.steps();
        ask(&mut driver);
        assert_eq!((driver.notice(), driver.steps()), (Some(Notice::Own(TikalNotice::Later(3))), steps));
        assert!(driver.shows("Lesson 3 teaches this"));
        driver.select(driver.selection());
    }
}

#[test]
fn enter_goes_on_and_comes_to_the_marked_hex() {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::FirstTurn);
    let enter = |driver: &mut Driver| driver.press(Modifiers::NONE, Key::Enter);
    enter(&mut driver);
    enter(&mut driver);
    assert_eq!(run(&driver).stage().what, "turn-turning");
    enter(&mut driver);
    assert_eq!(run(&driver).stage().what, "turn-turning", "nothing is skipped");
    driver.press(Modifiers::NONE, Key::R);
    while !matches!(run(&driver).aims().first(), Some(Aim::Cell(_))) {
        driver.press(Modifiers::NONE, Key::R);
    }
    enter(&mut driver);
    assert!(driver.focused().is_some_and(|name| name.starts_with("Hex c4,")), "{:?}", driver.focused());
    enter(&mut driver);
    assert_eq!(run(&driver).stage().what, "turn-points");
    assert_eq!(driver.focused(), None, "what was given for a step is given back");
    enter(&mut driver);
    driver.press(Modifiers::SHIFT, Key::E);
    assert_eq!(run(&driver).stage().what, "turn-walk");
    enter(&mut driver);
    enter(&mut driver);
    assert_eq!(run(&driver).stage().what, "turn-dig");
    driver.press(Modifiers::NONE, Key::D);
    enter(&mut driver);
    for _ in 0..2 {
        driver.press(Modifiers::NONE, Key::E);
    }
    assert_eq!(run(&driver).stage().what, "turn-temple");
    enter(&mut driver);
    enter(&mut driver);
    assert_eq!(run(&driver).stage().what, "turn-flag");
    enter(&mut driver);
    enter(&mut driver);
    driver.press(Modifiers::COMMAND, Key::Enter);
    assert!(run(&driver).is_last());
    enter(&mut driver);
    assert_eq!(run(&driver).id(), LessonId::Temples, "at the end it is the next lesson");
}

#[test]
fn a_lesson_that_is_not_on_the_board_leaves_enter_to_what_has_the_keyboard() {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::FirstTurn);
    do_step(&mut driver);
    driver.harness.get_by_label("Back").focus();
    driver.run();
    driver.press(Modifiers::NONE, Key::Enter);
    assert_eq!(run(&driver).index(), 0, "the button that has the keyboard is pressed, not the one that leads on");
}
