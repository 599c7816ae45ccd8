//! Whole games by clicks alone, in two and in four windows on real lines on this machine: the table is set up in the form of a
//! new game, come to by its ticket, and played to its end by the pointer. At the end all windows show the same scores, and the
//! record of the host is verified.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]
#![expect(clippy::disallowed_methods, reason = "waits for the network, and says how long it took")]

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use tempfile::TempDir;
use tikal::app::route::Screen;
use tikal::game::text_of;
use tikal::library::{self, Library};
use tikal::net::message::Holder;
use tikal::words::replay::checked;
use tikal::words::{Language, Texts};
use tikal::{chac, legend, tikal as base};

use crate::by_clicks::{ByClicks, has_asked, sitting};
use crate::driver::Driver;
use crate::loopback::{come, holder, open_table, until, window};

/// The names of the guests.
const GUESTS: [&str; 3] = ["Ben", "Cem", "Dee"];
/// Long enough for a slow and busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// The windows at a table, the host's first, with their folders.
struct Windows {
    folders: Vec<TempDir>,
    windows: Vec<Driver>,
}

/// A table that a host has opened by the form of a new game, in which these choices were clicked, and to which so many guests
/// have come: the game is about to go on.
fn gathered<G: ByClicks>(choices: &[&str], guests: usize) -> Windows {
    let folders: Vec<TempDir> = (0..=guests).map(|_| tempfile::tempdir().unwrap()).collect();
    let mut host = window(folders[0].path());
    host.click("New game");
    for choice in choices {
        host.click(choice);
    }
    if guests > 1 {
        host.click(&format!("{} players", guests + 1));
    }
    for seat in 2..guests + 2 {
        host.choose_in(&format!("Player of seat {seat}"), "Friend elsewhere");
    }
    host.type_into("Seed", "7");
    let ticket = open_table(&mut host);
    let mut windows = vec![host];
    for (index, name) in GUESTS.into_iter().enumerate().take(guests) {
        let mut guest = window(folders[index + 1].path());
        come(&mut guest, ticket.clone(), name);
        let (seat, number) = (index + 1, index + 2);
        until(&mut [&mut windows[0], &mut guest], 20, "a guest is not let in", |all| {
            holder(all[1], seat) == Some(Holder::Free)
        });
        guest.click(&format!("Sit at seat {number}"));
        until(&mut [&mut windows[0], &mut guest], 20, "a guest finds no seat", |all| {
            holder(all[1], seat) == Some(Holder::You)
        });
        windows.push(guest);
    }
    let mut all: Vec<&mut Driver> = windows.iter_mut().collect();
    until(&mut all, 20, "the game does not begin", |all| {
        all.iter().all(|driver| driver.app().screen() == Screen::Table)
            && all.iter().any(|driver| sitting::<G>(driver).person_to_move().is_some())
    });
    Windows { folders, windows }
}

/// Lets all windows take in what comes, until everybody has seen that more than so many actions were played and somebody is to
/// move, or nobody any more.
fn settle<G: ByClicks>(windows: &mut [Driver], steps: usize) {
    let since = Instant::now();
    loop {
        for driver in windows.iter_mut() {
            driver.harness.step();
        }
        let now = sitting::<G>(&windows[0]).steps();
        let is_same =
            windows.iter().map(sitting::<G>).all(|sitting| !sitting.awaits_answer() && sitting.steps() == now);
        let goes_on = windows.iter().map(sitting::<G>).any(|sitting| sitting.person_to_move().is_some());
        let is_over = windows.iter().all(|driver| driver.app().table().unwrap().is_over());
        if is_same && now > steps && (goes_on || is_over) {
            return;
        }
        assert!(since.elapsed() < PATIENCE, "what was clicked is not played: {now} actions after {steps}");
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// Plays a whole game by clicks alone.
fn play<G: ByClicks>(choices: &[&str], guests: usize) {
    let began = Instant::now();
    let Windows { folders, mut windows } = gathered::<G>(choices, guests);
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let (mut clicked, mut stood, gathered_in) = (0_u32, Duration::ZERO, began.elapsed());
    while let Some(index) = windows.iter().position(|driver| sitting::<G>(driver).person_to_move().is_some()) {
        let driver = &mut windows[index];
        let steps = sitting::<G>(driver).steps();
        let action = G::choose(driver, &mut random);
        let text = text_of::<G>(sitting::<G>(driver).rules(), action);
        G::click(driver, action);
        assert!(has_asked::<G>(driver, steps), "{text} was not asked for: {:?}", driver.app().message());
        let since = Instant::now();
        settle::<G>(&mut windows, steps);
        stood += since.elapsed();
        clicked += 1;
        assert!(clicked < 4000, "the game comes to its end");
    }
    let actions = sitting::<G>(&windows[0]).steps();
    check_end::<G>(&mut windows, folders[0].path());
    println!(
        "{choices:?}, {} windows: {clicked} actions of people by clicks, {actions} in all, {:.1} s, of which {:.1} s until \
         everybody sat; from the last click of an action until all windows showed it as played: {:.0} ms",
        windows.len(),
        began.elapsed().as_secs_f32(),
        gathered_in.as_secs_f32(),
        stood.as_secs_f32() * 1000.0 / clicked as f32
    );
}

/// Checks that all windows show the same scores at the end, and that what the host has kept is the same game and sound.
fn check_end<G: ByClicks>(windows: &mut [Driver], folder: &Path) {
    let [file] = &games(folder)[..] else { panic!("{}", folder.display()) };
    let game = library::replay_bytes(file, &fs::read(file).unwrap(), &Library::<G>::built_in());
    let game = game.unwrap_or_else(|error| panic!("{error}"));
    let told = checked::<G>(&Texts::new(Language::English), file, &game);
    assert!(told.as_ref().is_ok_and(|line| line.contains("are legal")), "{told:?}");
    let scores = |state: &G| {
        let mut scores = Vec::new();
        state.scores(&mut scores);
        scores
    };
    let known = scores(game.session.state());
    let mut rows = Vec::new();
    for driver in windows {
        let sitting = sitting::<G>(driver);
        assert_eq!(sitting.steps(), game.session.actions().len(), "every action is in the record");
        assert_eq!(scores(sitting.view().state()), known);
        driver.run();
        assert!(driver.shows("The game is over"));
        rows.push(final_scores(driver));
    }
    let has = |score: &Option<i32>| score.is_none_or(|score| rows[0].iter().any(|shown| *shown == score.to_string()));
    assert!(known.iter().all(has), "{known:?} in {:?}", rows[0]);
    assert_eq!(rows[0].len(), known.len(), "{:?}", rows[0]);
    assert!(rows.iter().all(|row| *row == rows[0]), "{rows:?}");
}

/// The files of the games in this folder of a window.
fn games(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder.join("games")).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| library::has_ending(path, library::RECORD_ENDING)).collect()
}

/// The final scores as they are written in the table at the end.
fn final_scores(driver: &Driver) -> Vec<String> {
    let written = driver.written();
    let title = written.iter().find(|(text, _)| text.galley.text() == "Final score").map(|(text, _)| text).unwrap();
    let title = title.visual_bounding_rect();
    let beside = written.iter().map(|(text, _)| (text.visual_bounding_rect(), text.galley.text().to_owned()));
    let in_row = |place: &egui::Rect| {
        (place.center().y - title.center().y).abs() < 6.0 && place.left() > title.right() && place.left() < 640.0
    };
    let mut row: Vec<(egui::Rect, String)> = beside.filter(|(place, _)| in_row(place)).collect();
    row.sort_by(|(one, _), (other, _)| one.left().total_cmp(&other.left()));
    row.into_iter().map(|(_, text)| text).collect()
}

#[test]
fn a_game_of_tikal_is_played_by_clicks_in_two_windows() {
    play::<base::State>(&["Variant: Duel"], 1);
}

#[test]
fn a_game_of_legend_is_played_by_clicks_in_two_windows() {
    play::<legend::State>(&["Game: Tikal Legend", "Variant: A short evening"], 1);
}

#[test]
fn a_game_of_the_temple_is_played_by_clicks_in_two_windows() {
    play::<chac::State>(&["Game: The Temple of Chac", "Variant: The Sunken Shrine"], 1);
}

#[test]
fn a_game_of_the_temple_is_played_by_clicks_in_four_windows() {
    play::<chac::State>(&["Game: The Temple of Chac", "Variant: The Sunken Shrine"], 3);
}

#[test]
#[ignore = "minutes: the games of the boxes are long"]
fn the_games_of_the_boxes_are_played_by_clicks_in_four_windows() {
    play::<base::State>(&[], 3);
    play::<legend::State>(&["Game: Tikal Legend"], 3);
    play::<chac::State>(&["Game: The Temple of Chac"], 3);
}
