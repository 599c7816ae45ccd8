//! The report of a problem: looked at, written where the player wants it, without names, and nowhere else; and the
//! licences beside it among the facts about the program.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use egui_kittest::kittest::Queryable;
use tikal::app::command::Command;
use tikal::app::route::Screen;
use tikal::app::{Given, Services};
use tikal::game::Record;
use tikal::tikal::State;
use tikal::words::{Language, Texts};

use crate::driver::{Driver, by_hand, scratch, write};

const SIZE: [f32; 2] = [1024.0, 900.0];
const PLAYED: [&str; 3] = ["draw A2", "place c4 0", "enter leader a5"];

/// A game with a name that nobody else has, and with something that was written about it.
fn game() -> String {
    let mut record = Record::<State>::read(&by_hand(&PLAYED)).unwrap();
    "Wilhelmina".clone_into(&mut record.seats[0].name);
    record.comments.insert(1, "as Wilhelmina said".to_owned());
    record.write().unwrap()
}

fn services(folder: PathBuf) -> Services {
    Services { reports: Some(folder), ..Services::for_tests() }
}

static WAS_SHOWN: AtomicBool = AtomicBool::new(false);

#[test]
fn a_problem_is_one_file_where_the_player_wants_it_without_names() {
    let folder = scratch();
    let show_file = |_: PathBuf| WAS_SHOWN.store(true, Ordering::Relaxed);
    let mut driver = Driver::open_with(SIZE, &game(), Services { show_file, ..services(folder.path().to_owned()) });
    driver.click("Help");
    driver.click("Report a problem…");
    assert_eq!(driver.app().screen(), Screen::Problem);
    assert!(driver.shows("Nothing is sent anywhere"));
    driver.type_into("What went wrong, and what you did before", "The volcano sings.");
    driver.run();
    driver.click("With the game at the table, without names");
    assert!(driver.shows("what is hidden from players too"), "what the record tells is said before it is passed on");
    driver.click("Write the file");
    assert_eq!(driver.app().screen(), Screen::Table, "the way leads back to where the problem is");

    let files: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(files.len(), 1, "{files:?}");
    let text = fs::read_to_string(&files[0]).unwrap();
    assert!(text.starts_with("The volcano sings.\n"), "{text}");
    for part in
        [env!("CARGO_PKG_VERSION"), std::env::consts::OS, "Language: en", "Show(Problem)", "The game, without names:"]
    {
        assert!(text.contains(part), "{part} is missing: {text}");
    }
    assert!(!text.contains("Wilhelmina"), "{text}");
    let record = text.split_once("without names:\n").unwrap().1;
    let record = Record::<State>::read(record).unwrap();
    assert!(record.actions == PLAYED && record.seats[0].name == "Seat 1", "{:?}", record.seats);
    assert!(!WAS_SHOWN.load(Ordering::Relaxed), "nothing is opened");

    // The next report begins empty, and takes no other file's place.
    driver.execute(Command::Show(Screen::Problem));
    driver.click("Write the file");
    assert!(driver.shows("There is such a file already") && driver.app().screen() == Screen::Problem);
    assert_eq!(fs::read_to_string(&files[0]).unwrap(), text);
    let other = folder.path().join("other");
    driver.execute(Command::WriteReportAs(other.clone()));
    let text = fs::read_to_string(other.with_extension("txt")).unwrap();
    assert!(text.starts_with("tikal ") && !text.contains("The game, without names"), "{text}");
}

#[test]
fn what_cannot_be_written_is_told_and_stays() {
    let folder = scratch();
    let mut driver = Driver::with(SIZE, services(folder.path().join("missing")));
    driver.execute(Command::Show(Screen::Problem));
    let words = "What went wrong, and what you did before";
    driver.type_into(words, "It stopped.");
    driver.run();
    write(&folder.path().join("taken"), "");
    driver.execute(Command::WriteReport(folder.path().join("taken/report.txt")));
    assert_eq!(driver.app().screen(), Screen::Problem);
    assert!(driver.app().message().is_some());
    assert!(driver.shows("It stopped."), "what was typed is still there");
}

#[test]
fn the_fault_of_an_earlier_run_is_in_the_report() {
    let folder = scratch();
    let file = folder.path().join("report.txt");
    write(&file, "tikal met a fault in the ferns.");
    let mut driver = Driver::with(SIZE, Services { report: Some(file), ..services(folder.path().to_owned()) });
    driver.execute(Command::Show(Screen::Problem));
    assert!(driver.shows("a fault in the ferns"), "it is there to be looked at");
    assert!(!driver.is_enabled("With the game at the table, without names"), "there is no game");
}

#[test]
fn licences_are_told_of_everything_inside() {
    for language in Language::ALL {
        let given = Given { language: Some(language), ..Services::for_tests().given };
        let mut driver = Driver::with(SIZE, Services { given, ..Services::for_tests() });
        let texts = Texts::new(language);
        driver.execute(Command::Show(Screen::Settings));
        driver.click(&texts.say("menu-licences"));
        assert_eq!(driver.app().screen(), Screen::Licences);
        let fonts = driver.harness.query_all_by(|node| node.label().is_some_and(|label| label.starts_with("OFL-1.1")));
        assert_eq!(fonts.count(), 1);
        assert!(!driver.shows("SIL OPEN FONT LICENSE"), "each text is folded");
        driver.activate_starting("OFL-1.1");
        assert!(driver.shows("SIL OPEN FONT LICENSE"));
        driver.press(egui::Modifiers::NONE, egui::Key::Escape);
        assert_eq!(driver.app().screen(), Screen::Settings);
    }
}
