//! The memory of the form of a new game from the last time, over restarts, and the questions before something is lost
//! for good.

use std::path::{Path, PathBuf};

use crate::driver::{self, Driver, scratch, write};
use egui::Key;
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::route::Screen;
use tikal::app::table::LessonCommand;
use tikal::app::tikal::lessons::Run;
use tikal::app::{Given, Services};
use tikal::game::TakeBack;
use tikal::words::Language;
use tikal::words::tikal::lessons::LessonId;

const SIZE: [f32; 2] = [1280.0, 900.0];

fn remembering(folder: &Path) -> Services {
    Services { setup: Some(folder.join("new-game.ron")), ..Services::for_tests() }
}

/// Sets up a game of three in which nothing is as for a new user, and starts it.
fn set_up(driver: &mut Driver) {
    driver.click("New game");
    driver.click("Variant: Rival patrons");
    driver.click("3 players");
    driver.type_into("Name of seat 1", "Ana");
    driver.type_into("Name of seat 3", "Cid");
    driver.choose_in("Colour of seat 1", "Blue");
    driver.choose_in("Player of seat 2", "Computer, random");
    driver.choose_in("Player of seat 3", "Person");
    driver.click("Base game: tiles are drawn");
    driver.click("Ana begins");
    driver.click("Enter chance by hand");
    driver.click("Purist: no forecasts");
    driver.click("Everything can be taken back");
    driver.click("Start");
    assert_eq!(driver.app().screen(), Screen::Table);
}

/// The table's words about the game that is set up.
fn told(driver: &Driver) -> (String, Vec<String>, bool, bool, bool) {
    let seats = driver.seat_records().iter().map(|seat| format!("{seat:?}")).collect();
    let (is_auction, is_by_hand) = (driver.state().is_auction(), driver.chance_by_hand());
    (driver.rules().id().to_owned(), seats, is_auction, is_by_hand, driver.is_purist())
}

#[test]
fn a_new_game_begins_with_what_was_chosen_last_in_this_run_and_the_next() {
    let folder = scratch();
    let mut driver = Driver::with(SIZE, remembering(folder.path()));
    set_up(&mut driver);
    let first = told(&driver);
    assert_eq!((first.0.as_str(), first.1.len(), first.2, first.3, first.4), ("rival-patrons", 3, false, true, true));
    assert!(first.1[0].contains("Ana") && first.1[0].contains("blue") && first.1[2].contains("Cid"), "{:?}", first.1);
    assert_eq!(driver.take_back_rule(), TakeBack::Anything);
    drop(driver);

    let mut driver = Driver::with(SIZE, remembering(folder.path()));
    driver.click("New game");
    assert!(driver.shows("Ana begins"));
    driver.click("Start");
    assert_eq!(told(&driver), first);
    // The house option holds in companion mode too, and is remembered with it.
    assert_eq!(driver.take_back_rule(), TakeBack::Anything);
    drop(driver);

    // A name that nobody typed follows the language.
    let given = Given { language: Some(Language::German), ..Services::for_tests().given };
    let mut driver = Driver::with(SIZE, Services { given, ..remembering(folder.path()) });
    driver.click("Neues Spiel");
    assert!(driver.shows("Ana beginnt") && driver.shows("Tuki beginnt"));
}

#[test]
fn what_is_no_longer_valid_falls_back_alone() {
    let folder = scratch();
    let file = folder.path().join("new-game.ron");
    let with = |text: &str| {
        write(&file, text);
        let mut driver = Driver::with(SIZE, remembering(folder.path()));
        driver.click("New game");
        driver
    };
    // A variant that is gone: the first one, with the rest.
    let mut driver =
        with("(variant: Some(\"gone\"), players: Some(3), seat_1: Some((name: Some(\"Ana\"))), purist: true)");
    driver.choose_in("Player of seat 2", "Person");
    driver.click("Start");
    let now = told(&driver);
    assert_eq!((now.0.as_str(), now.1.len(), now.4), ("classic", 3, true));
    assert!(now.1[0].contains("Ana"));
    // Unknown colours and levels, more players than there may be, a seat that cannot be read.
    let mut driver = with(
        "(variant: Some(\"duel\"), players: Some(9), first: Some(7), seat_1: Some((colour: Some(\"mauve\"), computer: Some(\"genius\"))), \
         seat_2: 7, seat_3: Some((name: Some(\"Cid\"), colour: Some(\"red\"))))",
    );
    assert!(driver.is_enabled("Start"), "every seat has a colour of its own");
    driver.click("Start");
    let now = told(&driver);
    assert_eq!((now.0.as_str(), now.1.len()), ("duel", 3));
    assert!(now.1[0].contains("adept") && now.1[2].contains("Cid") && now.1[2].contains("red"), "{:?}", now.1);
    // A file that is none is set aside.
    let driver = with("(players: ");
    assert!(driver.shows("Player 1 begins"));
    assert!(!file.exists(), "it stands aside");
}

#[test]
fn the_form_can_be_as_at_first_again_and_asks_before() {
    let folder = scratch();
    let mut driver = Driver::with(SIZE, remembering(folder.path()));
    set_up(&mut driver);
    driver.execute(Command::Show(Screen::Setup));
    driver.click("Back to defaults…");
    assert!(driver.shows("names, colours and levels"));
    driver.click("Cancel");
    assert!(driver.shows("Ana begins"));
    driver.click("Back to defaults…");
    driver.click("Reset");
    assert!(driver.shows("Player 1 begins") && !driver.shows("Ana begins"));
    drop(driver);
    let mut driver = Driver::with(SIZE, remembering(folder.path()));
    driver.click("New game");
    assert!(driver.shows("Player 1 begins"), "in the next run too");
}

#[test]
fn the_bin_names_what_would_be_lost() {
    let folder = scratch();
    std::fs::create_dir(folder.path().join("bin")).expect("a folder");
    for name in ["Sunday with Ana", "A long evening"] {
        write(&folder.path().join("bin").join(name).with_extension("tikal"), &driver::by_hand(&[]));
    }
    let services = Services { games: Some(folder.path().to_owned()), keeps: true, ..Services::for_tests() };
    let mut driver = Driver::with(SIZE, services);
    for _ in 0..20 {
        driver.run();
        if driver.shows("Bin (2)") {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    driver.click("Bin (2)");
    driver.click("Empty the bin…");
    assert!(driver.shows("“Sunday with Ana”") && driver.shows("“A long evening”"));
    driver.press(egui::Modifiers::NONE, Key::Escape);
    assert!(driver.shows("Take Sunday with Ana out of the bin"), "nothing is lost by letting go of the question");
}

#[test]
fn a_file_that_is_replaced_is_told_by_what_is_in_it() {
    let folder = scratch();
    let file: PathBuf = folder.path().join("old.tikal");
    write(&file, &driver::by_hand(&["draw A2", "place c4 0"]));
    let mut driver = Driver::new(SIZE);
    driver.new_game(5, false);
    driver.execute(Command::SaveAs(file.clone()));
    assert!(
        driver.shows("Replace old.tikal?")
            && driver.shows("Tikal, base game, chance by hand · Ana, Ben · Turn 1, Ana to move")
    );
    driver.click("Cancel");
    write(&file, "something else");
    driver.execute(Command::SaveAs(file.clone()));
    assert!(driver.shows("what is in it would be lost"));
    driver.click("Cancel");
    assert_eq!(std::fs::read_to_string(&file).expect("the file"), "something else");
}

#[test]
fn a_lesson_that_was_left_is_begun_anew_only_when_asked() {
    let mut driver = Driver::new(SIZE);
    driver.execute(LessonCommand::Start(LessonId::ALL[0].into()).into());
    driver.execute(LessonCommand::Next.into());
    driver.execute(LessonCommand::Leave.into());
    driver.click_starting("From the beginning: ");
    assert!(driver.shows("It was left at step 2 of"));
    driver.click("Cancel");
    assert_eq!(driver.app().screen(), Screen::Learn);
    driver.click_starting("From the beginning: ");
    driver.click("Begin anew");
    assert_eq!(driver.lesson().map(Run::index), Some(0));
}

#[test]
fn all_settings_are_reset_by_no_single_click() {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Set(Settings { recap: false, board_scale: 1.3, ..driver.app().settings() }));
    let before = driver.app().settings();
    driver.execute(Command::Show(Screen::Settings));
    driver.click("Reset everything");
    assert!(driver.shows("“Tell what others did since my last turn”"), "the question says what is lost");
    assert_eq!(driver.app().settings(), before);
    driver.click("Cancel");
    assert_eq!(driver.app().settings(), before);
}

#[test]
fn a_handicap_is_given_at_the_start_shown_at_the_end_and_remembered() {
    let folder = scratch();
    let mut driver = Driver::with(SIZE, remembering(folder.path()));
    driver.click("New game");
    driver.type_into("Points that seat 2 is given at the start", "25");
    driver.click("Start");
    let score = |driver: &Driver, seat: usize| driver.state().score(tikal::game::Seat::ALL[seat]);
    let plain = score(&driver, 0);
    assert_eq!(score(&driver, 1), plain + 25);
    assert_eq!(driver.record().setup.handicap.values().copied().collect::<Vec<_>>(), [25]);
    drop(driver);

    let mut driver = Driver::with(SIZE, remembering(folder.path()));
    driver.click("New game");
    driver.click("Start");
    assert_eq!(score(&driver, 1), plain + 25, "it is there again in the next run");
}
