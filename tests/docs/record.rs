//! The record: the examples are read, and every field of a save is described.

use std::collections::BTreeSet;

use tikal::game::{Actor, RECORD_FORMAT};
use tikal::library::{Library, replay_record};

use super::pages::{blocks, quoted, read, rows};

#[test]
fn the_records_that_are_shown_are_read() {
    let page = read("docs/record.md");
    let examples = blocks(&page, "ron");
    let formats: Vec<u32> = (1..=RECORD_FORMAT).rev().collect();
    assert_eq!(examples.len(), formats.len(), "an example for every format");
    for (example, format) in examples.into_iter().zip(formats) {
        assert!(example.contains(&format!("\n    format: {format},\n")), "{example}");
        let opened = replay_record(example, &Library::built_in()).unwrap();
        assert_eq!(opened.stopped, None, "{example}");
        assert_eq!(opened.session.actions().len(), opened.record.actions.len());
        assert_eq!(opened.session.state().actor(), Actor::Chance);
    }
}

#[test]
fn every_field_of_a_save_is_described() {
    let page = read("docs/record.md");
    let described: BTreeSet<String> = rows(&page).iter().filter_map(|row| quoted(&row[0])).map(str::to_owned).collect();
    let opened = replay_record(blocks(&page, "ron")[0], &Library::built_in()).unwrap();
    let text = opened.record.write().unwrap();
    let mut fields = 0;
    for line in text.lines() {
        let Some((name, _)) = line.trim_start().split_once(": ") else { continue };
        if name.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'_') && !name.is_empty() {
            assert!(described.contains(name), "no word of `{name}`");
            fields += 1;
        }
    }
    assert!(fields > 8);
}
