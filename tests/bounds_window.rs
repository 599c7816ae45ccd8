//! Hostile files in the window: opening one takes little memory, and whatever it says, the window goes on.
#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[expect(dead_code, reason = "these tests need a part of the driver only")]
mod driver;
#[path = "bounds/longest.rs"]
mod longest;

use driver::{Driver, scratch, write};
use tikal::app::command::Command;
use tikal::game::MAX_RECORD_SIZE;
use tikal::library::TikalLibrary;

/// By how many bytes the window may grow.
const MOST: u64 = 64 << 20;

#[test]
fn the_window_grows_little_by_whatever_is_opened() {
    let folder = scratch();
    let room = MAX_RECORD_SIZE as usize - 1000;
    let begin = "Record(format: 2, game: \"tikal\", variant: ";
    for (name, text) in [
        ("longest.tikal", longest::longest(&TikalLibrary::built_in()).write().unwrap()),
        ("id.tikal", format!("{begin}BuiltIn(\"{}\"))", "x".repeat(room))),
        (
            "seats.tikal",
            format!("{begin}BuiltIn(\"classic\"), seats: [{}", "(name:\"\",colour:\"\"),".repeat(room / 21)),
        ),
        ("large.tikal", "x".repeat(MAX_RECORD_SIZE as usize + 1)),
        ("nested.ron", "[".repeat(1 << 20)),
        ("long.ron", format!("(id: \"{}\")", "x".repeat(1 << 19))),
        ("wide.ron", format!("(board: (columns: [{}]))", "3,".repeat(1 << 18))),
    ] {
        let path = folder.path().join(name);
        write(&path, &text);
        let mut driver = Driver::new([1024.0, 700.0]);
        let used = allocation_counter::measure(|| driver.execute(Command::Open(path))).bytes_max;
        println!("{:>6.1} MiB {name}", used as f64 / f64::from(1 << 20));
        assert!(used < MOST, "{name}: {used} bytes");
        assert_eq!(driver.has_game(), name == "longest.tikal", "{:?}", driver.app().message());
        if let Some(said) = driver.app().message().filter(|_| name != "longest.tikal") {
            assert!(said.chars().count() < 1000, "{name}: {said}");
        }
    }
}
