//! The first start: language, theme and motion are the system's, no more than three clicks lead to a game, and nobody is
//! asked about files.

use tikal::app::command::Command;
use tikal::app::kit::settings::{Look, Settings};
use tikal::app::route::Screen;
use tikal::app::{Given, Services};
use tikal::library::Shelf;

use crate::driver::{Driver, scratch};

const SIZE: [f32; 2] = [1280.0, 800.0];

/// The services of a new user in a folder in which nothing is yet.
fn new_user(folder: &std::path::Path) -> Services {
    let file = |name: &str| Some(folder.join("config").join(name));
    Services {
        settings: file("settings.ron"),
        lessons: file("lessons.ron"),
        setup: file("setup.ron"),
        recent: file("recent.ron"),
        games: Some(folder.join("data/games")),
        drafts: Some(folder.join("data/drafts")),
        folder: Some(folder.join("data/records")),
        keeps: true,
        given: Given { pause: Some(0.0), ..Given::default() },
        ..Services::for_tests()
    }
}

#[test]
fn language_theme_and_motion_are_left_to_the_system() {
    let new = Settings::default();
    assert_eq!((new.language, new.look, new.motion), (None, Look::System, None));
}

#[test]
fn the_theme_is_that_of_the_system_and_follows_it() {
    let folder = scratch();
    let mut driver = Driver::with(SIZE, new_user(folder.path()));
    let is_dark = |driver: &Driver| driver.harness.ctx.theme() == egui::Theme::Dark;
    assert!(is_dark(&driver), "dark where the system does not say");
    for (theme, dark) in [(egui::Theme::Light, false), (egui::Theme::Dark, true), (egui::Theme::Light, false)] {
        driver.harness.input_mut().system_theme = Some(theme);
        driver.run();
        assert_eq!(is_dark(&driver), dark);
    }
    // Chosen, it stays.
    driver.execute(Command::Set(Settings { look: Look::Dark, ..driver.app().settings() }));
    assert!(is_dark(&driver));
}

#[test]
fn where_the_window_library_does_not_know_it_the_desktop_is_asked() {
    let folder = scratch();
    let mut driver = Driver::with(SIZE, Services { light: Some(|| true), ..new_user(folder.path()) });
    // The answer comes from another thread.
    for _ in 0..200 {
        driver.run();
        if driver.harness.ctx.theme() == egui::Theme::Light {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    panic!("the answer of the desktop is not taken over");
}

#[test]
fn a_first_game_is_within_three_clicks_and_no_folder_is_asked_for() {
    let folder = scratch();
    let mut driver = Driver::with(SIZE, new_user(folder.path()));
    driver
        .execute(Command::Set(Settings { language: Some(tikal::words::Language::English), ..driver.app().settings() }));
    assert_eq!((driver.app().screen(), driver.app().message()), (Screen::Home, None));
    let mut clicks = 0;
    for button in ["New game", "Start"] {
        driver.click(button);
        clicks += 1;
    }
    assert_eq!(driver.app().screen(), Screen::Table);
    assert!(clicks <= 3 && driver.app().message().is_none());
    let people = driver.record().seats.iter().filter(|seat| seat.player == tikal::game::Player::Human).count();
    assert_eq!(people, 1, "one plays against computers");
    driver.play_action(driver.legal()[0]);
    assert!(driver.is_kept());
    assert_eq!(Shelf::new(folder.path().join("data/games")).games().unwrap().len(), 1, "it is kept without a question");
}
