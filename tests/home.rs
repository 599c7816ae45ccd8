//! The games on the home screen: listed, resumed, renamed, thrown away and taken out again, and never in the way of the
//! window.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::fs::{self, File};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, UNIX_EPOCH};

use crate::driver::{Driver, by_hand, scratch, write};
use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::{NodeT, Queryable, by};
use tempfile::TempDir;
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::route::Screen;
use tikal::app::{Services, Thinking};
use tikal::game::{DealerDef, MAX_RECORD_SIZE, Player, Record, RecordOptions, SeatRecord, Session};
use tikal::legend;
use tikal::library::{LegendLibrary, Libraries, Resumed, Shelf};
use tikal::tikal::State;
use tikal::words::{Language, Texts};

const LARGE: [f32; 2] = [1280.0, 800.0];
const SMALL: [f32; 2] = [900.0, 620.0];
/// A whole game.
const OVER: &str = include_str!("playthroughs/classic-2-draw.tikal");

/// A shelf on which these games stand, the last one first, each a day older than the one before.
fn shelf(games: &[(&str, &str)]) -> TempDir {
    let folder = scratch();
    for (age, (name, text)) in games.iter().enumerate() {
        let path = folder.path().join(format!("{name}.tikal"));
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        write(&path, text);
        let time = UNIX_EPOCH + Duration::from_secs(1_790_000_000 - 86_400 * age as u64);
        File::options().append(true).open(&path).unwrap().set_modified(time).unwrap();
    }
    folder
}

fn services(folder: &Path) -> Services {
    Services { games: Some(folder.to_owned()), ..Services::for_tests() }
}

fn home(size: [f32; 2], folder: &Path) -> Driver {
    Driver::with(size, services(folder))
}

/// The same with a thread that reads the files.
fn home_with_thread(folder: &Path) -> Driver {
    Driver::with(LARGE, Services { thinking: Thinking::Worker, ..services(folder) })
}

/// Runs frames until something holds, for as long as a minute or so.
fn wait(driver: &mut Driver, until: impl Fn(&Driver) -> bool) {
    for _ in 0..10_000 {
        if until(driver) {
            return;
        }
        std::thread::sleep(Duration::from_millis(5));
        driver.harness.run_steps(1);
    }
    panic!("this never happens");
}

fn names(folder: &Path) -> Vec<String> {
    let games = Shelf::new(folder.to_owned()).games().unwrap();
    games.iter().map(|path| path.file_stem().unwrap().to_string_lossy().into_owned()).collect()
}

fn rect(driver: &Driver, start: &str) -> Rect {
    driver.starting(start).rect()
}

// ---- What is listed ---------------------------------------------------------------------------------

#[test]
fn games_that_go_on_stand_beside_those_that_are_over_the_last_one_first() {
    let folder =
        shelf(&[("One", &by_hand(&["draw A2"])), ("Two", &by_hand(&[])), ("Over", OVER), ("Wrong", "nonsense")]);
    let driver = home(LARGE, folder.path());
    let (one, two, over) = (rect(&driver, "Resume One,"), rect(&driver, "Resume Two,"), rect(&driver, "Open Over,"));
    assert!(one.bottom() < two.top() && over.left() > one.right(), "{one:?} {two:?} {over:?}");
    assert!(
        driver
            .shows("Resume One, Tikal, base game, chance by hand · Ana, Ben, Turn 1, Ana to move · 21 September 2026")
    );
    assert!(driver.shows("Finished games") && !driver.shows("Bin ("));
    // What cannot be read says why and can only be thrown away.
    assert!(driver.shows("this is no record") && driver.shows("Put Wrong into the bin"));
    assert!(!driver.shows("Resume Wrong") && !driver.shows("Rename Wrong"));
    // Where there is less room, one list is shown at a time.
    let mut driver = home(SMALL, folder.path());
    assert!(driver.shows("Resume One") && !driver.shows("Open Over"));
    driver.click("Finished games");
    assert!(!driver.shows("Resume One") && driver.shows("Open Over"));
}

#[test]
fn games_of_the_same_players_are_told_apart_on_their_cards() {
    let players = "Alexandrine, Barthélemy, Clémentine";
    let (first, second) = (format!("{players} 11"), format!("{players} 12"));
    let folder = shelf(&[(first.as_str(), &by_hand(&["draw A2"])), (second.as_str(), &by_hand(&[])), ("Over", OVER)]);
    // As large as the window is at one and a half times the text.
    let mut driver = home([1280.0 / 1.5, 800.0 / 1.5], folder.path());
    driver.execute(Command::Set(Settings { language: Some(Language::French), ..driver.app().settings() }));
    let written = driver.written();
    let place = |starts: &str| {
        let (text, clip) = written.iter().find(|(text, _)| text.galley.text().starts_with(starts)).unwrap();
        let rect = text.visual_bounding_rect();
        assert!(!text.galley.elided && rect.left() >= clip.left() && rect.right() <= clip.right(), "{starts}");
        (rect, text.galley.rows.len())
    };
    // Their names are whole, in two lines where one is too short.
    let ((name, lines), (next, _)) = (place(&first), place(&second));
    assert!(lines == 2 && name.bottom() < next.top(), "{lines} lines: {name:?} {next:?}");
    // What differs comes before what is the same.
    let ((turn, _), (about, _)) = (place("Tour 1, "), place("Tikal, jeu de base"));
    assert!(name.bottom() <= turn.top() + 1.0 && turn.bottom() <= about.top() + 1.0, "{name:?} {turn:?} {about:?}");
}

#[test]
fn a_card_names_the_players_once() {
    let folder = shelf(&[("Ana, Ben", &by_hand(&["draw A2"])), ("Evening", &by_hand(&[]))]);
    for size in [LARGE, [1280.0 / 1.5, 780.0 / 1.5]] {
        let driver = home(size, folder.path());
        let named = |start: &str| {
            let card = rect(&driver, start);
            let written = driver.written();
            let on_card = written.iter().filter(|(text, _)| card.contains(text.visual_bounding_rect().center()));
            on_card.filter(|(text, _)| text.galley.text().contains("Ana, Ben")).count()
        };
        assert_eq!((named("Resume Ana, Ben,"), named("Resume Evening,")), (1, 1), "{size:?}");
        assert!(driver.shows("Resume Ana, Ben, Tikal, base game, chance by hand, Turn 1, Ana to move"));
    }
}

/// A game of Legend in which nothing has been drawn yet, of this variant and scenario.
pub fn of_legend(variant: &str, scenario: &str) -> String {
    let library = LegendLibrary::built_in();
    let rules = library.find(variant).unwrap();
    let setup = legend::Setup { scenario: Some(scenario.to_owned()), ..legend::Setup::default() };
    let start = legend::State::new(rules, 2, &setup);
    let (session, _) = Session::<legend::State>::new(Arc::clone(rules), start, DealerDef::Manual);
    let seat = |(name, colour): (&str, &str)| SeatRecord {
        name: name.to_owned(),
        colour: colour.to_owned(),
        player: Player::Human,
    };
    let seats = [("Cid", "red"), ("Dee", "orange")].map(seat).to_vec();
    Record::<legend::State>::of(&session, seats, RecordOptions::default()).write().unwrap()
}

#[test]
fn a_card_says_which_game_it_is_of() {
    let folder = shelf(&[
        ("One", &by_hand(&["draw A2"])),
        ("Two", &of_legend("legend", "uxmal")),
        ("Three", &of_legend("short-evening", "uxmal")),
    ]);
    let mut driver = home(LARGE, folder.path());
    assert!(driver.shows("Resume One, Tikal, base game, chance by hand · Ana, Ben, Turn 1, Ana to move"));
    assert!(driver.shows("Resume Two, Tikal Legend, Uxmal, chance by hand · Cid, Dee, Round 1 of 6, drafting"));
    assert!(driver.shows("Resume Three, Tikal Legend: A short evening, Uxmal, chance by hand · Cid, Dee, Round 1 of "));
    // It goes to the bin and comes back, and is played on as what it is.
    driver.click("Put Two into the bin");
    wait(&mut driver, |driver| driver.shows("Bin (1)"));
    driver.click("Bin (1)");
    assert!(driver.shows("Tikal Legend, Uxmal"));
    driver.click("Take Two out of the bin");
    wait(&mut driver, |driver| driver.shows("Resume Two"));
    driver.click_starting("Resume Two, ");
    assert_eq!(driver.app().screen(), Screen::Table);
    let table = driver.app().table_of::<legend::State>().unwrap();
    assert_eq!(table.state().phase(), legend::Phase::Deal);
    driver.execute(Command::Show(Screen::Home));
    assert!(driver.shows("Tikal Legend, Uxmal, chance by hand · Cid, Dee · Round 1 of 6, drafting"));
}

#[test]
fn a_first_start_shows_no_lists() {
    let folder = scratch();
    let driver = home(LARGE, &folder.path().join("none"));
    assert!(!driver.shows("Unfinished games") && !driver.shows("Finished games") && !driver.is_enabled("Continue"));
}

#[test]
fn a_folder_that_cannot_be_listed_says_so() {
    let folder = scratch();
    let games = folder.path().join("games");
    write(&games, "a file in its place");
    let driver = home(LARGE, &games);
    assert!(driver.shows("Your games cannot be listed: "));
}

#[test]
fn a_long_list_is_shown_in_parts() {
    let game = by_hand(&[]);
    let all: Vec<String> = (10..50).map(|number| format!("Game {number}")).collect();
    let folder = shelf(&all.iter().map(|name| (name.as_str(), game.as_str())).collect::<Vec<_>>());
    let mut driver = home(LARGE, folder.path());
    assert!(driver.shows("Resume Game 10") && !driver.shows("Resume Game 49"));
    driver.click("Show 16 more");
    assert!(driver.shows("Resume Game 49") && !driver.shows("more"));
}

#[test]
fn a_game_that_is_open_elsewhere_can_be_looked_on_at_or_copied() {
    let folder = shelf(&[("Here", &by_hand(&[])), ("There", &by_hand(&["draw A2"]))]);
    let shelf = Shelf::new(folder.path().to_owned());
    let there = folder.path().join("There.tikal");
    let opened: Resumed<State> = shelf.open(&there, Libraries::built_in().of::<State>(), Arc::new(|| {})).unwrap();
    let mut driver = home(LARGE, folder.path());
    assert!(driver.shows("Open in another window") && driver.shows("Look on at There"));
    assert!(!driver.shows("Resume There") && !driver.shows("Put There into the bin") && driver.shows("Resume Here"));
    driver.click("Play on a copy of There");
    assert_eq!((driver.app().screen(), driver.steps()), (Screen::Table, 1));
    assert!(names(folder.path()).contains(&"There 2".to_owned()), "{:?}", names(folder.path()));
    // Once it is closed there, it is a game like any other.
    drop(opened);
    driver.execute(Command::Show(Screen::Home));
    assert!(driver.shows("Resume There,"));
}

// ---- Playing on ----------------------------------------------------------------------------------------

#[test]
fn the_last_game_is_continued_and_any_other_by_its_card() {
    let folder = shelf(&[("Over", OVER), ("One", &by_hand(&["draw A2"])), ("Two", &by_hand(&[]))]);
    let mut driver = home(LARGE, folder.path());
    driver.click("Continue");
    assert_eq!((driver.app().screen(), driver.steps()), (Screen::Table, 1));
    driver.execute(Command::Show(Screen::Home));
    assert!(driver.shows("At the table") && driver.shows("Resume One, "));
    driver.starting("Resume Two").focus();
    driver.run();
    driver.press(Modifiers::NONE, Key::Enter);
    assert_eq!((driver.app().screen(), driver.steps()), (Screen::Table, 0));
    driver.execute(Command::Show(Screen::Home));
    // The one at the table stands first, whenever the others were written.
    assert!(rect(&driver, "Resume Two").bottom() < rect(&driver, "Resume One").top());
    driver.activate_starting("Open Over");
    assert!(driver.steps() > 100);
}

#[test]
fn a_game_that_is_over_is_not_continued_while_another_goes_on() {
    let folder = shelf(&[("Over", OVER), ("One", &by_hand(&["draw A2"]))]);
    let mut driver = home(LARGE, folder.path());
    driver.activate_starting("Open Over");
    assert!(driver.steps() > 100);
    driver.execute(Command::Show(Screen::Home));
    driver.click("Continue");
    assert_eq!((driver.app().screen(), driver.steps()), (Screen::Table, 1));
}

#[test]
fn the_result_of_a_game_that_is_over_is_seen_and_nothing_is_continued() {
    let folder = shelf(&[("Over", OVER)]);
    let mut driver = home(LARGE, folder.path());
    assert!(!driver.is_enabled("Continue"));
    driver.activate_starting("Open Over");
    driver.execute(Command::Show(Screen::Home));
    assert!(!driver.has("Continue"));
    driver.click("See the result");
    assert!(driver.app().screen() == Screen::Table && driver.steps() > 100);
}

// ---- Names and the bin ---------------------------------------------------------------------------------

#[test]
fn a_game_gets_another_name_in_its_place() {
    let folder = shelf(&[("One", &by_hand(&[]))]);
    let mut driver = home(LARGE, folder.path());
    let rename = |driver: &mut Driver, name: &str, key: Key| {
        driver.click("Rename One");
        driver.harness.get_by_label("New name of One").type_text(name);
        driver.harness.run_steps(2);
        driver.press(Modifiers::NONE, key);
    };
    rename(&mut driver, "Never", Key::Escape);
    assert_eq!(names(folder.path()), ["One"]);
    rename(&mut driver, " . ", Key::Enter);
    assert_eq!(driver.app().message(), Some("One keeps its name\nA game needs a name: type one"));
    rename(&mut driver, "Evening", Key::Enter);
    assert_eq!(names(folder.path()), ["Evening"]);
    assert!(driver.shows("Resume Evening,") && !driver.shows("One"));
    assert_eq!(driver.app().screen(), Screen::Home);
}

#[test]
fn the_game_at_the_table_gets_another_name_and_goes_on() {
    let folder = shelf(&[("One", &by_hand(&[]))]);
    let mut driver = home(LARGE, folder.path());
    driver.click("Continue");
    driver.execute(Command::Show(Screen::Home));
    driver.execute(Command::RenameGame { path: folder.path().join("One.tikal"), name: "Two".to_owned() });
    assert_eq!((driver.app().message(), names(folder.path())), (None, vec!["Two".to_owned()]));
    driver.click("Continue");
    driver.play("draw A2");
    drop(driver);
    assert!(home(LARGE, folder.path()).shows("Resume Two, Tikal, base game, chance by hand · Ana, Ben, Turn 1"));
}

#[test]
fn what_is_thrown_away_lies_in_the_bin_until_that_is_emptied() {
    let folder = shelf(&[("One", &by_hand(&[])), ("Wrong", "nonsense"), ("bin/Old", OVER)]);
    let mut driver = home(LARGE, folder.path());
    driver.click("Put One into the bin");
    assert_eq!(driver.app().message(), Some("One lies in the bin\nIt can be taken out there, on the home screen"));
    driver.click("Put Wrong into the bin");
    assert!(names(folder.path()).is_empty() && !driver.shows("Resume"));
    driver.click("Bin (3)");
    driver.click("Take One out of the bin");
    assert_eq!(driver.app().message(), Some("One is among your games again"));
    assert_eq!(names(folder.path()), ["One"]);
    driver.click("Empty the bin…");
    driver.click("Cancel");
    assert!(driver.shows("Take Old out of the bin"));
    driver.click("Empty the bin…");
    assert!(driver.shows("Delete these 2 games for good?"));
    driver.click("Delete");
    assert!(Shelf::new(folder.path().to_owned()).bin().unwrap().is_empty());
    assert!(driver.shows("Resume One,"), "a bin that was left empty leads back to the games");
    driver.click("Put One into the bin");
    driver.click("Bin (1)");
    driver.click("Take One out of the bin");
    assert!(driver.shows("Resume One,"), "so does taking the last one out");
}

#[test]
fn the_game_at_the_table_is_closed_before_it_is_thrown_away() {
    let folder = shelf(&[("One", &by_hand(&[]))]);
    let mut driver = home(LARGE, folder.path());
    driver.click("Continue");
    driver.execute(Command::Show(Screen::Home));
    driver.click("Put One into the bin");
    assert!(!driver.has_game() && names(folder.path()).is_empty());
    assert!(!driver.is_enabled("Continue") && driver.shows("Bin (1)"));
}

// ---- Reading -------------------------------------------------------------------------------------------

#[test]
fn hostile_files_do_not_stop_the_window() {
    let folder = shelf(&[("Good", &by_hand(&[]))]);
    for number in 0..12 {
        let path = folder.path().join(format!("Huge {number}.tikal"));
        File::create(path).unwrap().set_len(MAX_RECORD_SIZE + 1).unwrap();
    }
    for number in 0..3 {
        let text = by_hand(&[]).replace("classic", &"x".repeat(14 << 20));
        write(&folder.path().join(format!("Long {number}.tikal")), &text);
    }
    let mut driver = home_with_thread(folder.path());
    wait(&mut driver, |driver| driver.shows("Resume Good"));
    assert!(driver.shows("It is larger than") && driver.shows("Put Long 1 into the bin"));
}

#[test]
fn what_others_change_is_seen_and_nothing_is_drawn_meanwhile() {
    let folder = shelf(&[("One", &by_hand(&[]))]);
    let mut driver = home_with_thread(folder.path());
    wait(&mut driver, |driver| driver.shows("Resume One,"));
    driver.harness.run_steps(4);
    assert_eq!(driver.next_frame(), Duration::MAX, "no frame is asked for while nothing happens");
    write(&folder.path().join("Two.tikal"), &by_hand(&[]));
    wait(&mut driver, |driver| driver.shows("Resume Two,"));
    fs::remove_file(folder.path().join("One.tikal")).unwrap();
    wait(&mut driver, |driver| !driver.shows("Resume One,"));
}

#[test]
fn reasons_are_told_in_the_language_of_the_window() {
    let folder = shelf(&[("Wrong", "nonsense")]);
    let mut driver = home(LARGE, folder.path());
    driver.execute(Command::Set(Settings { language: Some(Language::German), ..driver.app().settings() }));
    assert!(driver.shows("Zeile 1, Spalte 1") && !driver.shows("Line 1"));
}

// ---- Layout --------------------------------------------------------------------------------------------

/// Buttons that cannot be brought into sight whole, or whose words are cut.
fn misplaced(driver: &mut Driver, texts: &Texts, named: &[&str]) -> Vec<String> {
    let plain = ["home-continue", "home-new", "home-learn", "home-rules", "home-open", "home-variants"];
    let join = tikal::app::friends::OFFERED.then_some("home-join");
    let plain = plain.into_iter().chain(["home-settings", "home-quit"]).chain(join).map(|key| texts.say(key));
    let of_game = |key: &str| texts.with(key, &[("name", "There".into())]);
    let bin = texts.with("home-bin", &[("count", 1.into())]);
    let all = plain.chain(named.iter().map(|key| of_game(key))).chain([bin]);
    let mut wrong = Vec::new();
    for name in all.collect::<Vec<_>>() {
        let found = driver.harness.query_all(by().label(&name)).count();
        if found != 1 {
            wrong.push(format!("{name} is there {found} times"));
            continue;
        }
        driver.harness.get_by_label(&name).scroll_to_me();
        driver.harness.run_steps(4);
        let (button, window) = (driver.harness.get_by_label(&name).rect(), driver.harness.ctx.content_rect());
        if !window.contains_rect(button) {
            wrong.push(format!("{name}: {button:?} in {window:?}"));
        }
        let inside = driver
            .written()
            .into_iter()
            .filter(|(text, _)| text.galley.text() == name && button.contains(text.visual_bounding_rect().center()));
        for (text, clip) in inside {
            if text.galley.elided || !clip.expand(0.5).contains_rect(text.visual_bounding_rect()) {
                wrong.push(format!("{name} cannot be read"));
            }
        }
    }
    wrong
}

#[test]
fn every_button_can_be_reached_and_read_in_every_language_size_and_scale() {
    let games = [
        ("Here", by_hand(&["draw A2"])),
        ("There", by_hand(&[])),
        ("Over", OVER.to_owned()),
        ("bin/Old", by_hand(&[])),
    ];
    let folder = shelf(&games.each_ref().map(|(name, text)| (*name, text.as_str())));
    let mut wrong = Vec::new();
    for size in [SMALL, LARGE, [1920.0, 1080.0]] {
        let mut driver = home(size, folder.path());
        for language in Language::ALL {
            for scale in [1.0, 1.25, 1.5] {
                let settings = Settings { language: Some(language), scale, ..driver.app().settings() };
                driver.execute(Command::Set(settings));
                driver.harness.run_steps(4);
                let texts = Texts::new(language);
                let found = misplaced(&mut driver, &texts, &["home-rename", "home-throw"]);
                wrong.extend(found.into_iter().map(|what| format!("{size:?} {language:?} {scale}: {what}")));
                let card = |start: &'static str| {
                    let start = texts.with("home-resume", &[("about", start.into())]);
                    driver.starting(&start).rect()
                };
                if card("Here").intersects(card("There")) {
                    wrong.push(format!("{size:?} {language:?} {scale}: cards lie over each other"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_lists_are_walked_by_keyboard() {
    let folder = shelf(&[("One", &by_hand(&[])), ("bin/Old", &by_hand(&[]))]);
    let mut driver = home(LARGE, folder.path());
    let mut met = Vec::new();
    for _ in 0..24 {
        driver.press(Modifiers::NONE, Key::Tab);
        let focused = driver.harness.query_all(by().predicate(|node| node.is_focused() && node.label().is_some()));
        met.extend(focused.filter_map(|node| node.accesskit_node().label()));
    }
    let at = |start: &str| met.iter().position(|name| name.starts_with(start));
    let order = [at("Continue"), at("Quit"), at("Resume One"), at("Put One"), at("Rename One"), at("Bin (1)")];
    assert!(order.iter().all(Option::is_some), "{met:?}");
    assert!(order.is_sorted_by_key(|place| *place), "{met:?}");
}
