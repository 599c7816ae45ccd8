//! The truth of the lessons: every sentence is true of the table beside it, whether the learner plays, skips or goes back;
//! whatever else is tried is refused with a reason and leads nowhere.

use std::collections::BTreeSet;

use egui::{Key, Modifiers};
use tikal::app::table::{LessonCommand, TableCommand};
use tikal::game::text_of;
use tikal::words::lessons::{Course, StageOf, Task};
use tikal::words::{Language, Texts};

use super::steps::{do_step, start};
use super::{Lessons, named, run, stages};
use crate::driver::Driver;

const SIZE: [f32; 2] = [1280.0, 800.0];

/// The text of a stage, also once a part of it is done.
fn said<C: Course>(texts: &Texts, stage: &StageOf<C>) -> String {
    let keys = [&stage.what, &stage.why].into_iter().chain(&stage.then);
    keys.map(|key| texts.say(key)).collect::<Vec<_>>().join("\n")
}

/// The untrue sentences of the present step.
fn untrue<G: Lessons>(driver: &Driver) -> Vec<String> {
    let (run, texts) = (run::<G>(driver), Texts::new(Language::English));
    let stage = run.stage();
    let (text, shown) =
        (said::<G::Course>(&texts, stage), [stage.what.as_str(), run.why()].map(|key| texts.say(key)).join("\n"));
    let Some(claims) = G::claims(&stage.what) else { return vec![format!("nothing is checked of {}", stage.what)] };
    let mut wrong = Vec::new();
    for (words, is_so) in claims {
        if !text.contains(words) {
            wrong.push(format!("{} no longer says “{words}”", stage.what));
        } else if shown.contains(words) && !is_so(run) {
            wrong.push(format!("{}: “{words}” is not so", stage.what));
        }
    }
    // Outside of what is checked no number is said, and nothing is called marked or framed.
    let rest = claims.iter().fold(shown, |text, (words, _)| text.replace(words, "")).replace("F1", "");
    let marks = ["marked", "framed"].iter().any(|word| rest.contains(word));
    if rest.contains(|sign: char| sign.is_ascii_digit()) || marks {
        wrong.push(format!("{}: unchecked in “{rest}”", stage.what));
    }
    // What is to be clicked is marked, and it is said above the buttons.
    let on_board = G::has_target(run.table());
    if !run.aims().is_empty() && !on_board && run.marked_rects().len() <= run.spots().len() {
        wrong.push(format!("{}: nothing shows what to click", stage.what));
    }
    if run.marked_rects().len() < run.spots().len() {
        wrong.push(format!("{}: what it speaks of is out of sight", stage.what));
    }
    if let Some(key) = G::asks(run.table())
        && !driver.shows(&texts.say(key))
    {
        wrong.push(format!("{}: nothing says above the buttons what to click", stage.what));
    }
    wrong
}

fn nothing_is_wrong(wrong: &[String]) {
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

pub fn every_sentence_is_true_where_the_learner_plays_what_is_pointed_at<G: Lessons>() {
    let mut wrong = Vec::new();
    for &id in G::Course::ALL {
        let mut driver = Driver::new(SIZE);
        start::<G>(&mut driver, id);
        wrong.extend(untrue::<G>(&driver));
        while !run::<G>(&driver).is_last() {
            do_step::<G>(&mut driver);
            wrong.extend(untrue::<G>(&driver));
        }
        assert!(driver.shows(&format!("{0} of {0}", id.lesson().stages.len())));
        driver.click("The lessons");
        assert!(driver.app().lessons_done().contains(&named::<G>(id)), "{id:?} is ticked");
    }
    nothing_is_wrong(&wrong);
}

pub fn every_sentence_is_true_where_steps_are_skipped_and_gone_back_to<G: Lessons>() {
    let mut wrong = Vec::new();
    for &id in G::Course::ALL {
        let mut driver = Driver::new(SIZE);
        start::<G>(&mut driver, id);
        while !run::<G>(&driver).is_last() {
            driver.execute(LessonCommand::Next.into());
            wrong.extend(untrue::<G>(&driver));
        }
        while run::<G>(&driver).index() > 0 {
            driver.execute(LessonCommand::Back.into());
            wrong.extend(untrue::<G>(&driver));
        }
    }
    nothing_is_wrong(&wrong);
}

pub fn every_lesson_is_gone_through_by_the_keyboard_alone<G: Lessons>() {
    for &id in G::Course::ALL {
        let mut driver = Driver::new(SIZE);
        start::<G>(&mut driver, id);
        while !run::<G>(&driver).is_last() {
            let index = run::<G>(&driver).index();
            let is_read = matches!(run::<G>(&driver).stage().task, Task::Read | Task::Watch(_));
            let name = if is_read { "Next" } else { "Skip" };
            for _ in 0..200 {
                if driver.focused().is_some_and(|focused| focused == name) {
                    break;
                }
                driver.press(Modifiers::NONE, Key::Tab);
            }
            driver.press(Modifiers::NONE, Key::Enter);
            assert_eq!(run::<G>(&driver).index(), index + 1, "{id:?}");
        }
    }
}

pub fn whatever_else_is_tried_is_refused_with_a_reason_and_leads_nowhere<G: Lessons>() {
    let (english, mut told) = (Texts::new(Language::English), BTreeSet::new());
    for &id in G::Course::ALL {
        let mut driver = Driver::new(SIZE);
        start::<G>(&mut driver, id);
        while !run::<G>(&driver).is_last() {
            let (index, steps) = (run::<G>(&driver).index(), run::<G>(&driver).table().steps());
            let is_asked = matches!(run::<G>(&driver).stage().task, Task::Play(_) | Task::Read);
            let legal = if is_asked { run::<G>(&driver).table().legal().to_vec() } else { Vec::new() };
            let seen = run::<G>(&driver).notes().map(str::to_owned).collect::<Vec<_>>();
            for action in legal {
                if run::<G>(&driver).welcome(run::<G>(&driver).played(), &[action]).is_some()
                    && matches!(run::<G>(&driver).stage().task, Task::Play(_))
                {
                    continue;
                }
                driver.send(G::to_play(action));
                let text = text_of::<G>(run::<G>(&driver).table().rules(), action);
                let place = format!("{id:?}, step {index}: {text}");
                assert_eq!((run::<G>(&driver).index(), run::<G>(&driver).table().steps()), (index, steps), "{place}");
                let refusal = run::<G>(&driver).refusal().unwrap_or_else(|| panic!("{place}: no reason"));
                assert_ne!(english.say(refusal), refusal, "{place}");
                assert!(seen.iter().any(|note| note == refusal), "{place}: no room is kept for {refusal}");
                told.insert(refusal);
            }
            driver.execute(LessonCommand::Next.into());
        }
    }
    assert!(told.len() >= G::LEAST.1, "{told:?}");
}

pub fn whatever_is_taken_back_is_asked_for_again<G: Lessons>() {
    let mut undone = 0;
    for &id in G::Course::ALL {
        let mut driver = Driver::new(SIZE);
        start::<G>(&mut driver, id);
        while !run::<G>(&driver).is_last() {
            do_step::<G>(&mut driver);
            let (index, before) = (run::<G>(&driver).index(), run::<G>(&driver).table().state().clone());
            if run::<G>(&driver).table().can_undo() {
                driver.execute(TableCommand::Undo.into());
                nothing_is_wrong(&untrue::<G>(&driver));
                undone += 1;
                while run::<G>(&driver).index() < index {
                    do_step::<G>(&mut driver);
                }
                assert_eq!(*run::<G>(&driver).table().state(), before, "{id:?}, step {index}");
            }
        }
    }
    assert!(undone >= G::LEAST.2, "{undone}");
}

// ---- In every language -----------------------------------------------------------------------------------

/// The numbers of a text, in their order of size.
fn numbers(text: &str) -> Vec<u32> {
    let digits = text.split(|sign: char| !sign.is_ascii_digit());
    let mut numbers: Vec<u32> = digits.filter_map(|digits| digits.parse().ok()).collect();
    numbers.sort_unstable();
    numbers
}

pub fn every_language_says_the_same_numbers_and_names_the_same_people<G: Lessons>() {
    let english = Texts::new(Language::English);
    let names = ["Ana", "Ben", "Cid"];
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (_, stage) in stages::<G>() {
            let (own, first) = (said::<G::Course>(&texts, stage), said::<G::Course>(&english, stage));
            assert_eq!(numbers(&own), numbers(&first), "{} in {}: {own}", stage.what, language.code());
            for name in names {
                assert!(first.contains(name) || !own.contains(name), "{} in {}: {own}", stage.what, language.code());
            }
            // What is called marked or framed in one language is so in every one.
            let marks = |text: &str, words: [&str; 2]| words.map(|word| text.matches(word).count().min(1));
            let words = match language {
                Language::English => ["marked", "framed"],
                Language::French => ["marqué", "encadré"],
                Language::German => ["markiert", "mrahmt"],
            };
            let (own, first) = (marks(&own, words), marks(&first, ["marked", "framed"]));
            assert_eq!(own, first, "{} in {}", stage.what, language.code());
        }
    }
}

pub fn every_text_is_there_and_quotes_are_names_of_buttons<G: Lessons>() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let labels: Vec<String> = G::LABELS.iter().map(|key| texts.say(key)).collect();
        let (open, close) = match language {
            Language::English => ('“', '”'),
            Language::French => ('«', '»'),
            Language::German => ('„', '“'),
        };
        let mut quoted = 0;
        for (id, stage) in stages::<G>() {
            let own = stage.answers().chain([id.lesson().title.as_str(), &id.lesson().about]);
            let keys = own.chain([stage.what.as_str(), &stage.why]).chain(stage.then.as_deref());
            for key in keys {
                let text = texts.say(key);
                assert!(text != *key && !text.trim().is_empty(), "{key} in {}", language.code());
                for part in text.split(open).skip(1) {
                    let name = part.split(close).next().unwrap().trim();
                    assert!(labels.iter().any(|label| label == name), "“{name}” in {key}, {}", language.code());
                    quoted += 1;
                }
            }
        }
        assert!(quoted >= G::LEAST.0, "{}: {quoted}", language.code());
    }
}
