//! Lessons: each can be played to its end in every way, through the visible controls; what does not belong is refused;
//! the player's own game comes back untouched; everything can be read.
#![cfg(feature = "window")]

#[expect(dead_code, reason = "these tests need a part of the driver only")]
mod driver;

use driver::{Driver, scratch};
use egui::epaint::{ClippedShape, Shape, TextShape};
use egui::{Key, Rect};
use egui_kittest::kittest::{NodeT, Queryable, by};
use tikal::app::command::{Command, LearnCommand, TableCommand};
use tikal::app::learn::{Aim, Lesson, LessonId, LessonSet, Run, Task};
use tikal::app::screen::Screen;
use tikal::app::settings::{Look, Settings};
use tikal::app::text::{Language, Texts};
use tikal::app::{Given, Services};
use tikal::game::text_of;
use tikal::library::{Library, read_settings};
use tikal::tikal::{Action, Piece, State};

const SIZE: [f32; 2] = [1024.0, 700.0];
/// Rounding to whole pixels moves a text by less than this.
const SLACK: f32 = 1.5;

fn lesson_texts(lesson: &Lesson) -> Vec<&String> {
    let steps = lesson.steps.iter().flat_map(|step| [Some(&step.what), Some(&step.why), step.other.as_ref()]);
    [Some(&lesson.title), Some(&lesson.about)].into_iter().chain(steps).flatten().collect()
}

fn run(driver: &Driver) -> &Run {
    driver.app().lesson().expect("a lesson is at the table")
}

fn start(driver: &mut Driver, id: LessonId) {
    driver.execute(LearnCommand::Start(id).into());
    assert_eq!(driver.app().screen(), Screen::Table);
}

fn log(run: &Run) -> Vec<String> {
    run.table().history().lines().iter().map(|line| line.text.clone()).collect()
}

// ---- The files ---------------------------------------------------------------------------------------

#[test]
fn every_lesson_can_be_skipped_through_in_every_way() {
    let library = Library::built_in();
    for id in LessonId::ALL {
        let lesson = id.lesson();
        let ways = |step: usize| if let Task::Play(ways) = &lesson.steps[step].task { ways.len() } else { 1 };
        let most = (0..lesson.steps.len()).map(ways).max().unwrap_or(1);
        for way in 0..most {
            let mut run = Run::new(id, &library).expect("the variant of lessons is built in");
            for (index, step) in lesson.steps.iter().enumerate() {
                assert_eq!(run.index(), index, "{id:?}");
                let steps = run.table().steps();
                match &step.task {
                    Task::Play(ways) => {
                        for pattern in ways.get(way).or(ways.first()).into_iter().flatten() {
                            let action = legal(&run, pattern);
                            run.execute(TableCommand::Play(action));
                            assert_eq!(run.refusal(), None, "{id:?}, step {index}: {pattern}");
                        }
                        assert!(run.table().steps() > steps);
                    }
                    Task::Watch(shown) => {
                        run.next();
                        let played = log(&run).split_off(steps);
                        let is_player = |line: &&String| !line.starts_with("draw") && !line.starts_with("reveal");
                        let played: Vec<&String> = played.iter().filter(is_player).collect();
                        assert_eq!(played.len(), shown.len(), "{id:?}, step {index}: {played:?}");
                    }
                    Task::Read | Task::Turn | Task::Free => run.next(),
                }
            }
            assert!(run.is_last());
        }
    }
}

/// The first legal action that a lesson's file means.
fn legal(run: &Run, pattern: &str) -> Action {
    let rules = run.table().rules();
    let fits = |action: &&Action| {
        let text = text_of::<State>(rules, **action);
        text == pattern || text.starts_with(&format!("{pattern} "))
    };
    *run.table().legal().iter().find(fits).unwrap_or_else(|| panic!("{pattern} is not legal: {:?}", log(run)))
}

#[test]
fn every_text_of_every_lesson_is_there_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for id in LessonId::ALL {
            for key in lesson_texts(id.lesson()) {
                let text = texts.say(key);
                assert!(!text.trim().is_empty() && text != *key, "{key} in {}", language.code());
            }
        }
    }
}
