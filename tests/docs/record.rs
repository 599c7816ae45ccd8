//! The record: the document has an example of every format, each can be read, and every field that the program writes
//! is described.

use std::collections::BTreeSet;

use tikal::game::{Actor, Chain, Journal, Line, RECORD_FORMAT};
use tikal::library::{TikalLibrary, replay_record};

use super::pages::{blocks, quoted, read, rows};

/// The example of a format.
fn example(page: &str, format: u32) -> &str {
    let line = format!("\n    format: {format},\n");
    let example = blocks(page, "ron").into_iter().find(|block| block.contains(&line));
    example.unwrap_or_else(|| panic!("docs/record.md shows no record of format {format}"))
}

#[test]
fn a_record_of_every_format_is_shown_and_read() {
    let page = read("docs/record.md");
    for format in 1..=RECORD_FORMAT {
        let opened = replay_record(example(&page, format), &TikalLibrary::built_in()).unwrap();
        assert_eq!(opened.stopped, None, "format {format}");
        assert!(opened.session.actions().len() > 2);
        assert_eq!(opened.session.actions().len(), opened.record.actions.len());
        // The turn is over, and with a manual dealer the next tile waits to be drawn.
        assert_eq!(opened.session.state().actor(), Actor::Chance, "format {format}");
    }
}

#[test]
fn every_field_of_a_record_is_described() {
    let page = read("docs/record.md");
    let described: BTreeSet<String> = rows(&page).iter().filter_map(|row| quoted(&row[0])).map(str::to_owned).collect();
    let opened = replay_record(example(&page, RECORD_FORMAT), &TikalLibrary::built_in()).unwrap();
    let text = opened.record.write().unwrap();
    let mut fields = 0;
    for line in text.lines() {
        let Some((name, _)) = line.trim_start().split_once(": ") else { continue };
        if name.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'_') {
            assert!(described.contains(name), "no word of `{name}`");
            fields += 1;
        }
    }
    assert!(fields > 8);
}

#[test]
fn the_journal_that_is_shown_is_one() {
    let page = read("docs/record.md");
    let shown = blocks(&page, "text").into_iter().find(|block| block.contains(" journal 1\n")).expect("a journal");
    // The block ends without the last line's own end.
    let shown = format!("{shown}\n");
    let journal = Journal::read(shown.as_bytes()).expect("it can be read");
    assert_eq!((journal.damage, journal.header), (None, "Record(format: 2)\n"));
    let lines = [Line::Play("draw A2".to_owned()), Line::Play("place c4 0".to_owned()), Line::Undo(1)];
    assert_eq!(journal.lines.iter().map(|(_, line)| line.clone()).collect::<Vec<_>>(), lines);
    let (mut chain, mut text) = Chain::begin(journal.header);
    for line in &lines {
        text += &chain.line(line);
    }
    assert_eq!(text.trim_end(), shown.trim_end());
}
