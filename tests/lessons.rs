//! What lessons say is so: every sentence is true of the table that is shown with it, however the learner came there;
//! whatever else is tried is refused with a reason that is true; nothing that a step speaks of is covered.

#[path = "lessons/asides.rs"]
mod asides;
#[path = "lessons/claims.rs"]
mod claims;
#[path = "lessons/room.rs"]
mod room;
#[path = "lessons/turns.rs"]
mod turns;
#[path = "lessons/undone.rs"]
mod undone;

use crate::driver::Driver;
use crate::learn::steps::{do_step, run, start};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable, by};
use tikal::app::command::LearnCommand;
use tikal::app::tikal::lessons::{Lesson, LessonId, Stage, Task};
use tikal::words::{Language, Texts};

const SIZE: [f32; 2] = [1280.0, 800.0];

/// Every stage of every lesson.
fn stages() -> impl Iterator<Item = (LessonId, usize, &'static Stage)> {
    let of = |id: LessonId| id.lesson().stages.iter().enumerate().map(move |(index, stage)| (id, index, stage));
    LessonId::ALL.into_iter().flat_map(of)
}

/// What a stage says.
fn said(texts: &Texts, stage: &Stage) -> String {
    format!("{}\n{}", texts.say(&stage.what), texts.say(&stage.why))
}

// ---- Every sentence is true ------------------------------------------------------------------------------

/// What is wrong with what the present step says, and how the table is then.
fn untrue(driver: &mut Driver) -> Vec<String> {
    let stage = run(driver).stage();
    let text = said(&Texts::new(Language::English), stage);
    let Some(claims) = claims::claims(&stage.what) else {
        return vec![format!("nothing is checked of {}", stage.what)];
    };
    let mut wrong = Vec::new();
    for (words, is_so) in claims {
        if !text.contains(words) {
            wrong.push(format!("{} no longer says “{words}”", stage.what));
        } else if !is_so(driver) {
            wrong.push(format!("{}: “{words}” is not so", stage.what));
        }
    }
    // Outside of what is checked no number is said, and nothing is called marked.
    let rest = claims.iter().fold(text, |text, (words, _)| text.replace(words, ""));
    if rest.contains(|sign: char| sign.is_ascii_digit()) || rest.contains("marked") {
        wrong.push(format!("{}: unchecked in “{rest}”", stage.what));
    }
    let waits = !run(driver).is_watching();
    if waits && (driver.shows("is thinking") || driver.is_enabled("Hurry")) {
        wrong.push(format!("{}: somebody seems to think while the lesson waits", stage.what));
    }
    // What is to be clicked is marked.
    let (aims, pointed) = (run(driver).aims(), driver.table().pointed());
    let on_board = pointed.aim.is_some() || pointed.piece.is_some();
    if !aims.is_empty() && !on_board && run(driver).marked_rects().len() <= run(driver).spots().len() {
        wrong.push(format!("{}: nothing shows what to click", stage.what));
    }
    wrong
}

#[test]
fn every_sentence_is_true_where_the_learner_plays() {
    let mut wrong = Vec::new();
    for id in LessonId::ALL {
        let mut driver = Driver::new(SIZE);
        start(&mut driver, id);
        wrong.extend(untrue(&mut driver));
        while !run(&driver).is_last() {
            do_step(&mut driver);
            wrong.extend(untrue(&mut driver));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_lesson_is_gone_through_by_the_keyboard_alone() {
    for id in LessonId::ALL {
        let mut driver = Driver::new(SIZE);
        start(&mut driver, id);
        while !run(&driver).is_last() {
            let index = run(&driver).index();
            let is_read = matches!(run(&driver).stage().task, Task::Read | Task::Watch(_));
            tab_to(&mut driver, if is_read { "Next" } else { "Skip" });
            driver.press(egui::Modifiers::NONE, egui::Key::Enter);
            assert_eq!(run(&driver).index(), index + 1, "{id:?}");
        }
        tab_to(&mut driver, "All lessons");
        driver.press(egui::Modifiers::NONE, egui::Key::Enter);
        assert!(driver.app().lesson().is_none() && driver.app().lessons_done().contains(id), "{id:?}");
    }
}

/// Presses Tab until the widget of this name has the focus.
fn tab_to(driver: &mut Driver, name: &str) {
    let has_focus = |driver: &Driver| {
        let focused = driver.harness.query(by().predicate(|node: &AccessKitNode| node.is_focused()));
        focused.and_then(|node| node.accesskit_node().label()).is_some_and(|label| label == name)
    };
    for _ in 0..200 {
        if has_focus(driver) {
            return;
        }
        driver.press(egui::Modifiers::NONE, egui::Key::Tab);
    }
    panic!("Tab never comes to {name}");
}

#[test]
fn every_sentence_is_true_where_steps_are_skipped_and_gone_back_to() {
    let mut wrong = Vec::new();
    for id in LessonId::ALL {
        let mut driver = Driver::new(SIZE);
        start(&mut driver, id);
        while !run(&driver).is_last() {
            driver.execute(LearnCommand::Next.into());
            wrong.extend(untrue(&mut driver));
        }
        while run(&driver).index() > 0 {
            driver.execute(LearnCommand::Back.into());
            wrong.extend(untrue(&mut driver));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

// ---- In every language -----------------------------------------------------------------------------------

/// The numbers of a text, in their order of size.
fn numbers(text: &str) -> Vec<u32> {
    let mut numbers: Vec<u32> =
        text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect();
    numbers.sort_unstable();
    numbers
}

#[test]
fn every_language_says_the_same_numbers() {
    let english = Texts::new(Language::English);
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (_, _, stage) in stages() {
            let (own, first) = (said(&texts, stage), said(&english, stage));
            assert_eq!(numbers(&own), numbers(&first), "{} in {}: {own}", stage.what, language.code());
        }
    }
}

#[test]
fn what_lessons_quote_are_the_names_of_buttons_in_every_language() {
    const LABELS: [&str; 10] = [
        "bar-explorer",
        "bar-dig",
        "bar-undo",
        "learn-back",
        "bar-uncover",
        "bar-guard",
        "bar-camp",
        "bar-exchange",
        "setup-advanced",
        "bar-leader",
    ];
    for language in Language::ALL {
        let texts = Texts::new(language);
        let labels: Vec<String> = LABELS.iter().map(|key| texts.say(key)).collect();
        let (open, close) = match language {
            Language::English => ('“', '”'),
            Language::French => ('«', '»'),
            Language::German => ('„', '“'),
        };
        let mut quoted = 0;
        for (_, _, stage) in stages() {
            let others = stage.other.iter().chain(stage.instead_of.iter().map(|(_, key)| key));
            let text = others.map(|key| texts.say(key)).fold(said(&texts, stage), |all, one| all + "\n" + &one);
            for part in text.split(open).skip(1) {
                let name = part.split(close).next().expect("a beginning").trim();
                assert!(labels.iter().any(|label| label == name), "“{name}” in {}, {}", stage.what, language.code());
                quoted += 1;
            }
        }
        assert!(quoted >= 7, "{}", language.code());
    }
}

#[test]
fn every_refusal_has_its_text() {
    let keys = |lesson: &Lesson| -> Vec<String> {
        let of = |stage: &Stage| -> Vec<String> {
            stage.other.iter().cloned().chain(stage.instead_of.iter().map(|(_, key)| key.clone())).collect()
        };
        lesson.stages.iter().flat_map(of).collect()
    };
    for language in Language::ALL {
        let texts = Texts::new(language);
        for key in LessonId::ALL.iter().flat_map(|id| keys(id.lesson())) {
            assert_ne!(texts.say(&key), key, "{}", language.code());
        }
    }
    // What is refused in a step that wants something is told in words of its own.
    let silent =
        |stage: &Stage| matches!(&stage.task, Task::Play(ways) if ways[0][0].contains(' ')) && stage.other.is_none();
    let silent: Vec<&str> =
        stages().filter(|(_, _, stage)| silent(stage)).map(|(.., stage)| stage.what.as_str()).collect();
    assert!(silent.is_empty(), "{silent:?}");
}
