//! The time in which the statistics read a folder of 2,000 games: in the first run, and in later ones, which know them.
//!
//! `cargo bench -p tikal-core --bench statistics` prints the seconds, and games a second. The promise is under two seconds,
//! beside the window. The games are those of random players, of all three games, with two to four seats.

#![expect(clippy::expect_used, reason = "a measurement that cannot be made should stop")]

use std::path::Path;
use std::sync::Arc;

use divan::Bencher;
use divan::counter::{BytesCount, ItemsCount};
use tikal_core::ai::{Level, Thought};
use tikal_core::game::{DealerDef, Player, Record, RecordOptions, Rules as _, Seat, SeatRecord, Session};
use tikal_core::lab::{SetupWish, Side, Studied, game_played};
use tikal_core::library::{ChacLibrary, LegendLibrary, Libraries, Library, Shelf, TikalLibrary};
use tikal_core::statistics::{Archive, Gatherer};

/// The games in the folder.
const GAMES: usize = 2_000;

fn main() {
    divan::main();
}

/// The record of a random game of this variant with so many seats.
fn record<G: Studied>(library: &Library<G>, variant: &str, seats: u8, seed: u64) -> String {
    let rules = library.find(variant).expect("the program brings it");
    let setup = G::setup_of(rules, &SetupWish::default(), Seat::default());
    let start = G::new(rules, seats, &setup);
    let side = Side::<G> { rules: Arc::clone(rules), setup };
    let actions = game_played(&side, seats, Level::Random, seed, &Thought::default()).expect("nobody gives up");
    let mut session = Session::waiting(Arc::clone(rules), start, DealerDef::Seed(seed));
    for action in actions {
        session.follow(action).expect("the action was legal");
    }
    let seat = |(number, colour): (u8, &String)| SeatRecord {
        name: format!("Player {number}"),
        colour: colour.clone(),
        player: if number == 0 { Player::Human } else { Player::Computer(Level::Adept.id().to_owned()) },
    };
    let seats = (0..seats).zip(rules.colours()).map(seat).collect();
    Record::of(&session, seats, RecordOptions::default()).write().expect("a record can be written")
}

/// Fills a folder; returns how many bytes there are.
fn fill(folder: &Path) -> u64 {
    let (tikal, legend, chac) = (TikalLibrary::built_in(), LegendLibrary::built_in(), ChacLibrary::built_in());
    let mut bytes = 0;
    for number in 0..GAMES as u64 {
        let seats = 2 + (number % 3) as u8;
        let text = match number % 4 {
            0 | 1 => record(&tikal, "classic", seats, number),
            2 => record(&legend, "legend", seats, number),
            _ => record(&chac, "temple", seats, number),
        };
        bytes += text.len() as u64;
        std::fs::write(folder.join(format!("{number:04}.tikal")), text).expect("a temporary file");
    }
    bytes
}

/// Reads the folder as a run of the program does whose index is this file.
fn read(games: &Path, index: &Path) -> usize {
    let mut archive = Archive::default();
    archive.follow(Gatherer {
        libraries: Libraries::built_in(),
        shelf: Shelf::new(games.to_owned()),
        index: Some(index.to_owned()),
        wake: None,
    });
    assert!(archive.games().iter().filter(|kept| kept.game.is_some()).count() == GAMES, "every game is read");
    archive.files_read()
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn first_run(bencher: Bencher) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let bytes = fill(folder.path());
    let index = tempfile::tempdir().expect("a temporary folder");
    let file = index.path().join("statistics.index");
    let anew = || drop(std::fs::remove_file(&file));
    let bencher = bencher.counter(ItemsCount::new(GAMES)).counter(BytesCount::new(bytes)).with_inputs(anew);
    bencher.bench_local_values(|()| assert_eq!(read(folder.path(), &file), GAMES));
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn later_run(bencher: Bencher) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fill(folder.path());
    let index = tempfile::tempdir().expect("a temporary folder");
    let file = index.path().join("statistics.index");
    read(folder.path(), &file);
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| assert_eq!(read(folder.path(), &file), 0));
}
