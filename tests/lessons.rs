//! The truth of lessons: every sentence is true of the table that is shown with it, however the learner came there;
//! everything else that is tried is refused with a reason that is true; the card has room of its own.

#[path = "lessons/claims.rs"]
mod claims;
mod clicks;
#[path = "lessons/general.rs"]
mod general;
#[path = "lessons/noted.rs"]
mod noted;
#[path = "lessons/refused.rs"]
mod refused;
#[path = "lessons/room.rs"]
mod room;
#[path = "lessons/steady.rs"]
mod steady;
#[path = "lessons/tongues.rs"]
mod tongues;
#[path = "lessons/tooltips.rs"]
mod tooltips;
#[path = "lessons/turns.rs"]
mod turns;
#[path = "lessons/undone.rs"]
mod undone;
#[path = "lessons/ways.rs"]
mod ways;

use crate::driver::Driver;
use crate::learn::steps::{do_step, run, start};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable, by};
use tikal::app::table::LessonCommand;
use tikal::words::tikal::lessons::{Lesson, LessonId, Stage, Task};
use tikal::words::{Language, Texts};

const SIZE: [f32; 2] = [1280.0, 800.0];

/// Every stage of every lesson.
fn stages() -> impl Iterator<Item = (LessonId, usize, &'static Stage)> {
    let of = |id: LessonId| id.lesson().stages.iter().enumerate().map(move |(index, stage)| (id, index, stage));
    LessonId::ALL.into_iter().flat_map(of)
}

/// The text of a stage, also once a part of it is done.
fn said(texts: &Texts, stage: &Stage) -> String {
    let keys = [&stage.what, &stage.why].into_iter().chain(&stage.then);
    keys.map(|key| texts.say(key)).collect::<Vec<_>>().join("\n")
}

// ---- Every sentence is true ------------------------------------------------------------------------------

/// The untrue sentences of the present step, and the table then.
fn untrue(driver: &mut Driver) -> Vec<String> {
    let (stage, texts) = (run(driver).stage(), Texts::new(Language::English));
    let text = said(&texts, stage);
    let shown = [stage.what.as_str(), run(driver).why()].map(|key| texts.say(key)).join("\n");
    let Some(claims) = claims::claims(&stage.what) else {
        return vec![format!("nothing is checked of {}", stage.what)];
    };
    let mut wrong = Vec::new();
    for (words, is_so) in claims {
        if !text.contains(words) {
            wrong.push(format!("{} no longer says “{words}”", stage.what));
        } else if shown.contains(words) && !is_so(driver) {
            wrong.push(format!("{}: “{words}” is not so", stage.what));
        }
    }
    // Outside of what is checked no number is said, and nothing is called marked, framed or grey.
    let rest = claims.iter().fold(shown, |text, (words, _)| text.replace(words, ""));
    let marks = ["marked", "framed", "grey"].iter().any(|word| rest.contains(word));
    if rest.contains(|sign: char| sign.is_ascii_digit()) || marks {
        wrong.push(format!("{}: unchecked in “{rest}”", stage.what));
    }
    let waits = !run(driver).is_watching();
    if waits && (driver.shows("is thinking") || driver.is_enabled("Hurry")) {
        wrong.push(format!("{}: somebody seems to think while the lesson waits", stage.what));
    }
    // What is to be clicked is marked.
    let (aims, pointed) = (run(driver).aims(), driver.pointed());
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
        tab_to(&mut driver, "The lessons");
        driver.press(egui::Modifiers::NONE, egui::Key::Enter);
        assert!(driver.lesson().is_none() && driver.app().lessons_done().contains(&id.into()), "{id:?}");
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
            driver.execute(LessonCommand::Next.into());
            wrong.extend(untrue(&mut driver));
        }
        while run(&driver).index() > 0 {
            driver.execute(LessonCommand::Back.into());
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

/// The text of a stage, with plain spaces.
fn plainly(texts: &Texts, stage: &Stage) -> String {
    said(texts, stage).replace(['\u{a0}', '\u{202f}'], " ")
}

/// The sentences of a text, without what ends them.
fn sentences(text: &str) -> Vec<&str> {
    let ends = text.match_indices(['.', '?', '!', '\n']).filter(|&(at, sign)| {
        let next = text[at + sign.len()..].chars().next();
        sign == "\n" || next.is_none_or(char::is_whitespace)
    });
    let mut from = 0;
    let mut sentences = Vec::new();
    for (at, sign) in ends.chain([(text.len(), "")]) {
        sentences.push(text[from..at].trim());
        from = at + sign.len();
    }
    sentences.retain(|sentence| !sentence.is_empty());
    sentences
}

#[test]
fn every_sentence_is_checked_or_says_nothing_of_the_table() {
    let texts = Texts::new(Language::English);
    let (mut unchecked, mut general) = (Vec::new(), 0);
    for (_, _, stage) in stages() {
        let text = plainly(&texts, stage);
        let claims = claims::claims(&stage.what).unwrap_or_default();
        for sentence in sentences(&text) {
            // A claim may be a part of a sentence, or go on over its end.
            let start = sentence.as_ptr() as usize - text.as_ptr() as usize;
            let is_checked = claims.iter().any(|(words, _)| {
                text.match_indices(words).any(|(at, _)| at < start + sentence.len() && at + words.len() > start)
            });
            let is_general = general::GENERAL
                .iter()
                .any(|&(step, said)| step == stage.what && said.trim_end_matches(['.', '?', '!']) == sentence);
            general += usize::from(is_general);
            if is_checked == is_general {
                unchecked.push(format!("{}: {sentence}", stage.what));
            }
        }
    }
    assert!(unchecked.is_empty(), "checked twice or not at all:\n{}", unchecked.join("\n"));
    assert_eq!(general, general::GENERAL.len(), "nothing is listed that no step says");
}

#[test]
fn what_is_so_in_english_is_said_in_every_language_and_no_more() {
    let english = Texts::new(Language::English);
    let mut wrong = Vec::new();
    for (column, language) in [(1, Language::French), (2, Language::German)] {
        let texts = Texts::new(language);
        let marked = if language == Language::French { "marqué" } else { "markiert" };
        for (_, _, stage) in stages() {
            let text = plainly(&texts, stage);
            let (mut rest, mut first) = (text.clone(), plainly(&english, stage));
            for (words, _) in claims::claims(&stage.what).unwrap_or_default() {
                let same = tongues::TONGUES.iter().filter(|row| row[0] == *words).map(|row| row[column]);
                match same.clone().find(|same| text.contains(same)) {
                    Some(same) => rest = rest.replace(same, ""),
                    None => wrong.push(format!("{}: “{words}” in {}", stage.what, language.code())),
                }
                first = first.replace(words, "");
            }
            // What is not checked says no number, calls nothing marked, and speaks of nobody of whom English does not.
            let names = ["Ana", "Ben", "Cid", "Dee"];
            let adds = names.iter().any(|name| rest.contains(name) && !first.contains(name));
            if adds || rest.contains(|sign: char| sign.is_ascii_digit()) || rest.contains(marked) {
                wrong.push(format!("{} in {}: unchecked in “{rest}”", stage.what, language.code()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let is_claimed = |words: &str| {
        stages().any(|(_, _, stage)| {
            let claims = claims::claims(&stage.what).unwrap_or_default();
            claims.iter().any(|(claim, _)| *claim == words)
        })
    };
    let idle: Vec<_> = tongues::TONGUES.iter().filter(|row| !is_claimed(row[0])).collect();
    assert!(idle.is_empty(), "{idle:?}");
}

#[test]
fn no_step_of_a_game_of_two_speaks_of_several_other_players() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let texts = Texts::new(language);
        let (several, all): (&[&str], &[&str]) = match language {
            Language::English => (&["others", "other players", "several players"], &["other"]),
            Language::French => (&["les autres", "des autres", "aux autres", "plusieurs joueurs"], &["autres"]),
            Language::German => (&["die anderen", "den anderen", "andere spielen", "mehreren"], &["anderen"]),
        };
        // What is watched is told of with these words in every lesson.
        let watched = ["learn-watch", "learn-watch-why"].map(|key| ("volcano-ben", texts.say(key)));
        let of_two = stages().filter(|(id, ..)| id.lesson().seats.len() == 2);
        let told = of_two.map(|(.., stage)| (stage.what.as_str(), plainly(&texts, stage)));
        for (step, text) in told.chain(watched) {
            // Points and pieces may be several.
            let text =
                ["les 5 autres points", "die anderen 5 Punkte"].iter().fold(text, |text, own| text.replace(own, ""));
            if several.iter().any(|word| text.to_lowercase().contains(word)) {
                wrong.push(format!("{step} in {}: {text}", language.code()));
            }
        }
        // The words are those of the language: where there are three other players, they are said.
        let of_four = stages().filter(|(id, ..)| id.lesson().seats.len() == 4);
        let said: String = of_four.map(|(.., stage)| plainly(&texts, stage)).collect();
        assert!(all.iter().all(|word| said.contains(word)), "{}", language.code());
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
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
