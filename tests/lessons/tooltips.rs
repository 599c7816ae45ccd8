//! The things that come up beside the card: it keeps its place below the question before points are lost, and the
//! tooltips of the bar stand near the things that they speak of and cover neither the card nor the scores.

use egui::Rect;
use egui_kittest::kittest::{NodeT, Queryable, by};
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::table::LessonCommand;
use tikal::words::tikal::lessons::{LessonId, Task};
use tikal::words::{Language, Texts};

use super::turns::asking;
use crate::driver::Driver;
use crate::learn::steps::run;

/// The windows, as large as they are at the scale of their texts.
const WINDOWS: [([f32; 2], f32); 4] =
    [([1280.0, 800.0], 1.0), ([1280.0, 800.0], 1.5), ([1280.0, 800.0], 2.0), ([1024.0, 700.0], 2.0)];

fn speak(driver: &mut Driver, language: Language, scale: f32) {
    let settings = Settings { language: Some(language), scale, ..driver.app().settings() };
    driver.execute(Command::Set(settings));
    driver.run();
}

/// Where a text stands.
fn place_of(driver: &Driver, text: &str) -> Option<Rect> {
    let written = driver.written();
    let found = written.iter().rfind(|(shape, _)| shape.galley.text() == text);
    found.map(|(shape, _)| shape.visual_bounding_rect())
}

#[test]
fn the_card_keeps_its_place_below_the_question_before_points_are_lost() {
    let mut wrong = Vec::new();
    for (window, scale) in WINDOWS {
        for language in Language::ALL {
            let mut driver = asking(window);
            speak(&mut driver, language, scale);
            let texts = Texts::new(language);
            driver.execute(LessonCommand::Restart(LessonId::Temples.into()).into());
            while !matches!(run(&driver).stage().task, Task::Free) {
                driver.execute(LessonCommand::Next.into());
            }
            driver.run();
            let before = run(&driver).card_rect().expect("the card is laid out");
            driver.click(&texts.say("bar-end-turn"));
            driver.run();
            let points = driver.state().points();
            let question = texts.with("waste-question", &[("points", points.into())]);
            let parts = [question, texts.say("waste-end"), texts.say("waste-go-on")];
            let parts: Vec<Option<Rect>> = parts.iter().map(|text| place_of(&driver, text)).collect();
            let place = format!("{window:?} at {scale}, {}", language.code());
            let after = run(&driver).card_rect().expect("the card is laid out");
            if before != after {
                wrong.push(format!("{place}: the card goes from {before:?} to {after:?}"));
            }
            let asked = texts.with("bar-points", &[("points", points.into())]);
            let line = driver.harness.get_by_label(&asked).rect();
            for part in parts {
                match part {
                    None => wrong.push(format!("{place}: the question is not whole")),
                    Some(part) if part.bottom() > line.top() => {
                        wrong.push(format!("{place}: {part:?} lies over the points at {line:?}"));
                    }
                    Some(_) => {}
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The height of the row with the score on a player's card.
const SCORE: f32 = 36.0;
/// The greatest distance of a tooltip from its button, in a window of ordinary size.
const NEAR: f32 = 260.0;

#[test]
fn the_tooltip_of_an_action_stands_near_its_button_and_covers_no_score() {
    let (mut wrong, mut seen) = (Vec::new(), 0);
    let mut driver = Driver::new([1280.0 / 1.5, 800.0 / 1.5]);
    speak(&mut driver, Language::French, 1.0);
    for id in [LessonId::FirstTurn, LessonId::Volcano] {
        driver.execute(LessonCommand::Restart(id.into()).into());
        while !run(&driver).is_last() {
            let step = &run(&driver).stage().what;
            let acts = matches!(run(&driver).stage().task, Task::Play(_) | Task::Free);
            for (title, button) in if acts { buttons(&driver) } else { Vec::new() } {
                driver.harness.hover_at(button.center());
                driver.harness.run_steps(8);
                if let Some(told) = place_of(&driver, &title) {
                    seen += 1;
                    let shown = tikal::app::kit::tooltips::shown(&driver.harness.ctx);
                    let whole = shown.into_iter().find(|shown| shown.intersects(told)).unwrap_or(told);
                    let away = (whole.left() - button.center().x).max(button.center().x - whole.right()).max(0.0);
                    let up = button.top() - whole.bottom();
                    if away.max(up) > NEAR {
                        wrong.push(format!("{step}: {title} at {told:?} speaks of {button:?}"));
                    }
                    let card = run(&driver).card_rect().expect("the card is laid out");
                    let scores = driver.state().seats().iter();
                    let scores = scores.filter_map(|&seat| driver.card_rect(seat));
                    let scores = scores.map(|rect| rect.with_max_y(rect.top() + SCORE));
                    if let Some(covered) = scores.chain([card]).find(|rect| rect.intersects(told)) {
                        wrong.push(format!("{step}: {title} at {told:?} covers {covered:?}"));
                    }
                }
                driver.harness.remove_cursor();
                driver.run();
            }
            driver.execute(LessonCommand::Next.into());
        }
    }
    assert!(seen > 80, "{seen} tooltips were seen");
    assert!(wrong.is_empty(), "{} of {seen}:\n{}", wrong.len(), wrong.join("\n"));
}

/// The buttons of actions, by their full names.
fn buttons(driver: &Driver) -> Vec<(String, Rect)> {
    let is_action = |label: &String| label.contains(", coût ");
    let named =
        by().role(egui::Role::Button).predicate(move |node| node.label().is_some_and(|label| is_action(&label)));
    let nodes = driver.harness.query_all(named);
    nodes.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect())).collect()
}
