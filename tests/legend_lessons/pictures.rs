//! Pictures of the lessons and of the figures of the rulebook, to be looked at.

use egui::Vec2;
use tikal::app::command::Command;
use tikal::app::kit::settings::{Look, Settings};
use tikal::app::table::LessonCommand;
use tikal::legend::State;
use tikal::words::Language;
use tikal::words::legend::lessons::LessonId;

use super::lessons::run;
use super::taught::steps::start;
use crate::driver::Driver;

const SIZE: [f32; 2] = [1280.0, 800.0];

fn shoot(driver: &mut Driver, name: &str) {
    driver.harness.remove_cursor();
    driver.run();
    driver.harness.snapshot(name);
}

fn skip_to(driver: &mut Driver, what: &str) {
    while run(driver).stage().what != what {
        driver.execute(LessonCommand::Next.into());
    }
}

#[test]
fn lessons_by_night_and_by_day() {
    let mut driver = Driver::new(SIZE);
    start::<State>(&mut driver, LessonId::Round);
    skip_to(&mut driver, "legend-round-token");
    shoot(&mut driver, "legend_lesson_draft");
    let settings = Settings { language: Some(Language::French), look: Look::Light, ..driver.app().settings() };
    driver.execute(Command::Set(settings));
    driver.harness.set_size(Vec2::from(SIZE) / 1.5);
    start::<State>(&mut driver, LessonId::Board);
    skip_to(&mut driver, "legend-board-slab");
    shoot(&mut driver, "legend_lesson_slab_french");
}

#[test]
fn the_list_of_lessons_of_both_games() {
    let mut driver = Driver::new(SIZE);
    driver.click("Learn");
    shoot(&mut driver, "legend_learn");
}

#[test]
fn the_figures_of_the_rulebook() {
    use egui::{Key, Modifiers};
    use tikal::words::rulebook::Citation;

    let mut driver = Driver::new(SIZE);
    start::<State>(&mut driver, LessonId::Round);
    driver.press(Modifiers::NONE, Key::F1);
    // So high that whole chapters are in sight.
    for (chapter, number, high, name) in
        [(1, 1, 1500.0, "material"), (2, 5, 900.0, "setup"), (5, 2, 3000.0, "actions"), (6, 4, 1900.0, "scoring")]
    {
        driver.harness.set_size(Vec2::new(820.0, high));
        driver.execute(Command::ShowRule(Citation { game: 'L', chapter, number }));
        driver.run();
        shoot(&mut driver, &format!("legend_rules_{name}"));
    }
    driver.execute(Command::Set(Settings { look: Look::Light, ..driver.app().settings() }));
    for (chapter, number, high, name) in [
        (3, 2, 900.0, "draft"),
        (4, 1, 900.0, "tiles"),
        (7, 1, 1500.0, "cards"),
        (9, 1, 1250.0, "powers"),
        (10, 2, 800.0, "secrets"),
    ] {
        driver.harness.set_size(Vec2::new(820.0, high));
        driver.execute(Command::ShowRule(Citation { game: 'L', chapter, number }));
        driver.run();
        shoot(&mut driver, &format!("legend_rules_{name}"));
    }
}
