//! Golden transcripts: every `protocol/*.txt` is sent to a fresh engine line by line.
//!
//! Lines that begin with `> ` are requests, the `< ` after each is its answer, `#` begins a comment. Answers are
//! compared as JSON. `UPDATE_FIXTURES=1` writes the answers anew.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tikal::library::Libraries;
use tikal::protocol::{Answers as _, Engines};

fn folder() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/protocol")
}

/// The transcript with the answers that the engine gives now, and the first one that differs.
fn replay(text: &str) -> (String, Option<String>) {
    let mut engine = Engines::new(Libraries::built_in());
    let (mut renewed, mut difference) = (String::new(), None);
    let mut lines = text.lines().enumerate().peekable();
    while let Some((number, line)) = lines.next() {
        renewed.push_str(line);
        renewed.push('\n');
        let Some(request) = line.strip_prefix("> ") else {
            assert!(
                line.is_empty() || line.starts_with('#'),
                "line {}: neither request nor remark: {line}",
                number + 1
            );
            continue;
        };
        let (answer, _) = engine.answer(request);
        let expected = lines.next_if(|(_, line)| line.starts_with("< ")).map(|(_, line)| &line[2..]);
        let same = expected.is_some_and(|text| serde_json::from_str::<Value>(text).is_ok_and(|value| value == answer));
        if same {
            writeln!(renewed, "< {}", expected.unwrap_or_default()).unwrap();
        } else {
            writeln!(renewed, "< {answer}").unwrap();
            let expected = expected.unwrap_or("no answer");
            difference
                .get_or_insert(format!("line {}: {request}\nexpected: {expected}\nanswered: {answer}", number + 1));
        }
    }
    (renewed, difference)
}

#[test]
fn every_transcript_is_answered_as_written() {
    let mut differences = Vec::new();
    let mut count = 0;
    let mut paths: Vec<PathBuf> = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if path.extension().is_some_and(|ending| ending == "rs") {
            continue;
        }
        assert!(path.extension().is_some_and(|ending| ending == "txt"), "{name} is no transcript");
        count += 1;
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.lines().any(|line| line.starts_with("> ")), "{name} asks nothing");
        let (renewed, difference) = replay(&text);
        if std::env::var_os("UPDATE_FIXTURES").is_some_and(|value| value == "1") {
            fs::write(&path, renewed).unwrap();
        } else if let Some(difference) = difference {
            differences.push(format!("{name}, {difference}"));
        }
    }
    assert!(count > 0);
    assert!(differences.is_empty(), "{}", differences.join("\n\n"));
}
