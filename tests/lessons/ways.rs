//! Other ways than the first: wherever a step welcomes several, and after whatever a free learner does, all that the cards
//! say from there on is true as well.

use tikal::app::table::LessonCommand;
use tikal::app::tikal::command::Ask;
use tikal::app::tikal::table::Selection;
use tikal::tikal::Action;
use tikal::words::tikal::lessons::{LessonId, Task};
use tikal::words::{Language, Texts};

use super::{SIZE, untrue};
use crate::driver::Driver;
use crate::learn::steps::{do_step, run, start};

/// The actions with which a lesson welcomes its learner to this step, in the order in which they are listed.
fn welcome(id: LessonId, step: usize) -> Vec<Action> {
    let mut driver = at(id, step);
    let (steps, legal) = (driver.steps(), driver.legal());
    let is_welcome = |action: &Action| {
        driver.send_ask(Ask::Play(*action));
        let is_played = driver.steps() > steps;
        while is_played && (run(&driver).index() > step || driver.steps() > steps) {
            driver.send(LessonCommand::Back);
        }
        is_played
    };
    legal.into_iter().filter(is_welcome).collect()
}

/// A window in which a lesson has come to this step.
fn at(id: LessonId, step: usize) -> Driver {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, id);
    while run(&driver).index() < step {
        driver.execute(LessonCommand::Next.into());
    }
    driver
}

/// Goes on to the end of the lesson, and says what is untrue on the way.
fn rest(driver: &mut Driver, how: &str) -> Vec<String> {
    let mut wrong = untrue(driver);
    while !run(driver).is_last() {
        do_step(driver);
        wrong.extend(untrue(driver));
    }
    wrong.into_iter().map(|what| format!("after {how}: {what}")).collect()
}

#[test]
fn every_sentence_is_true_whichever_of_several_welcome_ways_is_taken() {
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for (id, index, stage) in super::stages().filter(|(.., stage)| matches!(stage.task, Task::Play(_))) {
        let ways = welcome(id, index);
        let Some(&last) = ways.last().filter(|_| ways.len() > 1) else { continue };
        let mut driver = at(id, index);
        driver.act(last);
        // The rest of the way, if it is one of several actions.
        while run(&driver).index() == index {
            do_step(&mut driver);
        }
        wrong.extend(rest(&mut driver, &format!("{}, {last:?}", stage.what)));
        seen += 1;
    }
    assert!(seen > 5, "only {seen} steps welcome several ways");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_sentence_is_true_once_a_step_is_half_done() {
    let (mut wrong, mut half, mut told) = (Vec::new(), 0, 0);
    let texts = Texts::new(Language::English);
    for (id, index, stage) in super::stages() {
        let Task::Play(ways) = &stage.task else { continue };
        for done in 1..ways[0].len() {
            let mut driver = at(id, index);
            for pattern in &ways[0][..done] {
                let action = Action::parse(driver.rules(), pattern).expect("a whole action");
                // A piece walks by a click on a hex, which leaves it chosen there.
                if let Action::Move { piece, from, to } = action {
                    driver.select(Some(Selection { cell: from, piece: Some(piece) }));
                    driver.ask(Ask::Walk { to, all: false });
                } else {
                    driver.act(action);
                }
                driver.run();
            }
            assert_eq!(run(&driver).index(), index, "{}", stage.what);
            wrong.extend(untrue(&mut driver).into_iter().map(|what| format!("after {done} of {index}: {what}")));
            // What is of no more use is told no more.
            let says = |key: &String| driver.shows(&texts.say(key));
            let told_now = stage.then.as_ref().unwrap_or(&stage.why);
            if !says(told_now) || stage.then.is_some() && says(&stage.why) {
                wrong.push(format!("{}: {told_now} is not what is told after {done}", stage.what));
            }
            (half, told) = (half + 1, told + usize::from(stage.then.is_some()));
        }
    }
    assert!(half > 3 && told > 1, "{half} {told}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_sentence_is_true_after_whatever_a_free_learner_has_done() {
    let (mut wrong, mut turns) = (Vec::new(), 0);
    for (id, index, stage) in super::stages().filter(|(.., stage)| matches!(stage.task, Task::Free)) {
        let mut mix = 4_usize;
        let mut driver = at(id, index);
        let mut played = Vec::new();
        while run(&driver).index() == index {
            let legal = driver.legal();
            mix = mix.wrapping_mul(2_654_435_761).wrapping_add(97);
            let action = legal[(mix >> 9) % legal.len()];
            // A turn that is over at once would try nothing.
            let is_soon = action == Action::End && played.len() < 3 && legal.len() > 1;
            if !is_soon {
                driver.act(action);
                played.push(action);
                if run(&driver).index() == index {
                    driver.run();
                    wrong.extend(untrue(&mut driver).into_iter().map(|what| format!("{what}, after {played:?}")));
                }
            }
        }
        assert_eq!(played.last(), Some(&Action::End));
        wrong.extend(rest(&mut driver, &format!("{}, {played:?}", stage.what)));
        turns += 1;
    }
    assert!(turns > 2, "{turns}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
