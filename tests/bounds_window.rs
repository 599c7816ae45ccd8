//! Hostile files in the window: opening one takes little memory, and whatever it says, the window goes on.
#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[expect(dead_code, reason = "these tests need a part of the driver only")]
mod driver;
#[path = "bounds/longest.rs"]
mod longest;

use driver::{Driver, scratch, write};
use std::path::{Path, PathBuf};

use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{AccessKitNode, NodeT as _, Queryable as _, by};
use tikal::app::command::{Command, EditCommand};
use tikal::game::MAX_RECORD_SIZE;
use tikal::games::{GameId, VariantId};
use tikal::library::{MAX_SHARED, TikalLibrary};

/// By how many bytes the window may grow.
const MOST: u64 = 64 << 20;

/// By how many bytes the window may grow while this much is pasted: egui and this test hold the whole of it once each.
const PASTED: usize = 20_000_000;
const MOST_PASTED: u64 = 96 << 20;

/// The sources in a folder, and in those inside it.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else {
            found.push(path);
        }
    }
}

#[test]
fn every_field_for_text_has_a_limit() {
    let mut found = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app"), &mut found);
    let mut fields = 0;
    for path in found {
        let text = std::fs::read_to_string(&path).unwrap();
        let begins = |name| text.match_indices(name).map(|(at, _)| at).collect::<Vec<_>>();
        for at in [begins("TextEdit::singleline("), begins("TextEdit::multiline(")].concat() {
            let field: String = text[at..].lines().take(5).collect();
            assert!(field.contains(".char_limit("), "{}: {field}", path.display());
            fields += 1;
        }
    }
    assert!(fields > 10);
}

/// The number of letters in the field that has the keyboard.
fn written(driver: &Driver) -> usize {
    let node = driver.harness.get(by().predicate(|node: &AccessKitNode<'_>| node.is_focused()));
    node.accesskit_node().value().unwrap_or_default().chars().count()
}

#[test]
fn the_window_grows_little_by_whatever_is_pasted_into_any_field() {
    let limits = [
        ("name", 80),
        ("number", 4096),
        ("code", MAX_SHARED + 1),
        ("text", GameId::Tikal.max_file_size() as usize + 1),
        ("path", 4096),
        ("palette", 200),
    ];
    for (field, most) in limits {
        let mut driver = Driver::new([1024.0, 700.0]);
        driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "classic")));
        match field {
            "name" => driver.click("Name"),
            "number" => {
                driver.click("Rules");
                driver.click("Action points a turn");
            }
            "code" => {
                driver.execute(EditCommand::StartFromCode.into());
                driver.click("Code of a variant");
            }
            "text" => {
                driver.click("Text");
                driver.click("The text of the variant");
            }
            "path" => {
                driver.execute(EditCommand::AskForPath.into());
                driver.click("File:");
            }
            _ => driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P),
        }
        driver.press(Modifiers::COMMAND, Key::A);
        let text = "Łx 7\u{301}".repeat(PASTED / 7);
        driver.harness.event(Event::Paste(text));
        let used = allocation_counter::measure(|| driver.run()).bytes_max;
        println!("{:>6.1} MiB {field}", used as f64 / f64::from(1 << 20));
        assert!(used < MOST_PASTED, "{field}: {used} bytes");
        let written = written(&driver);
        assert!((1..=most).contains(&written), "{field}: {written} letters");
    }
}

#[test]
fn the_window_grows_little_by_whatever_is_opened() {
    let folder = scratch();
    let room = MAX_RECORD_SIZE as usize - 1000;
    let begin = "Record(format: 2, game: \"tikal\", variant: ";
    let of_legend = "Record(format: 2, game: \"legend\", variant: BuiltIn(\"legend\")";
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
        ("scenario.tikal", format!("{of_legend}, setup: (scenario: \"{}\"))", "x".repeat(room))),
        ("actions.tikal", format!("{of_legend}, actions: [{}])", "\"deal P1\",".repeat(room / 10))),
        ("cards.ron", format!("(game: \"legend\", cards: [{}])", "(id: \"\"),".repeat(1 << 14))),
        ("scenarios.ron", format!("(game: \"legend\", scenarios: [{}])", "(laid: []),".repeat(1 << 14))),
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
