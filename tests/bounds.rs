//! Hostile input has bounds: whatever a record, a variant file or a line of the protocol says, reading it takes little
//! memory, an answer comes at once, and messages stay short.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]
#![expect(clippy::disallowed_methods, reason = "measures time")]

#[path = "bounds/legend.rs"]
mod legend;
#[path = "bounds/longest.rs"]
mod longest;

use std::fmt::Write as _;
use std::io::Cursor;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tikal::game::{MAX_ACTIONS, MAX_RECORD_SIZE};
use tikal::library::{Libraries, TikalLibrary, replay_record};
use tikal::protocol::{Answers as _, Engines, MAX_LINE, serve};
use tikal::tikal::{MAX_FILE_SIZE, State, check_text};

const MIB: u64 = 1 << 20;
/// The most memory that reading a record or a variant may take beside its text: less than the 64 MiB by which the window
/// may grow.
const MOST: u64 = 32 * MIB;
/// For a build that is not optimised, on a busy machine: an optimised one takes a second at most. What takes time by the
/// square of the text's length would take much longer.
const AT_ONCE: Duration = Duration::from_mins(1);

/// Does something and asserts that it is done at once and within this much memory; what it gives, and the memory.
fn bounded<T>(what: &str, most: u64, work: impl FnOnce() -> T) -> (T, u64) {
    let (mut done, start) = (None, Instant::now());
    let used = allocation_counter::measure(|| done = Some(work())).bytes_max;
    let time = start.elapsed();
    println!("{:>8.1} MiB {:>8.1?} {what}", used as f64 / MIB as f64, time);
    assert!(used < most, "{what}: {used} bytes");
    assert!(time < AT_ONCE, "{what}: {time:?}");
    (done.unwrap(), used)
}

/// As many copies of an item as a text of this size has room for; `#` in it is a number that is new each time.
fn many(item: &str, size: u64) -> String {
    let mut text = String::new();
    let room = size as usize - 8000;
    let mut number = 0;
    while text.len() + item.len() + 8 < room {
        match item.split_once('#') {
            Some((before, after)) => write!(text, "{before}{number}{after}").unwrap(),
            None => text.push_str(item),
        }
        number += 1;
    }
    text
}

// ---- Texts -----------------------------------------------------------------------------------------------

const SMALL: &str = include_str!("variants/small.ron");

fn swapped(text: &str, part: &str, by: &str) -> String {
    assert!(text.contains(part), "`{part}` is not there");
    text.replacen(part, by, 1)
}

/// Variants with a list, a map or a text that fills this many bytes.
fn variants(size: u64) -> Vec<(String, String)> {
    let size = size - SMALL.len() as u64;
    let lists = [
        ("columns: [3, 3, 3]", "columns: [", "0,", "]"),
        ("printed: [", "left_out: [", "\"\",", "], printed: ["),
        ("printed: [", "printed: [", "(cell:\"\",kind:Volcano),", ""),
        ("deck: [", "deck: [", "(group:\"\",tiles:[]),", ""),
        ("(kind: Volcano),", "", "(kind:Volcano),", ""),
        ("group: \"A\",", "group: \"A\", only_with: [", "2,", "],"),
        ("[1, 1, 0, 1, 0, 0]", "[", "0,", "]"),
        ("tiers: {", "tiers: {", "#:0,", ""),
        ("kinds: [", "kinds: [", "(name:{\"\":\"\"},glyph:Sun,copies:0),", ""),
        ("scores: [", "scores: [", "0,", ""),
        ("turns: Draw", "tie_breaks: [", "Treasures,", "], turns: Draw"),
        ("colours: [", "colours: [", "\"\",", ""),
        ("\"Small\"", "{", "\"#\":\"\",", "}"),
        ("\"Small\"", "\"", "x", "\""),
        ("\"Small\"", "\"", "\\u{202e}", "\""),
        ("\"Small\"", "r#\"", "\"", "\"#"),
        ("\"small\"", "\"", "x", "\""),
        ("\"a3\"", "\"", "x", "\""),
        ("\"A\"", "\"", "x", "\""),
        ("\"red\"", "\"", "x", "\""),
        ("\"mask\"", "\"", "x", "\""),
        ("turns: Draw", "turns: ", "x", ""),
        ("turns: Draw", "turns: r#", "x", ""),
        ("turns: Draw", "", "x", ": 0"),
        ("action_points: 10", "action_points: ", "9", ""),
        ("action_points: 10", "action_points: ", "(", ""),
        ("action_points: 10", "action_points: ", "Some(", ""),
        ("\"Small\"", "", "{\"\":", ""),
        ("format: 1", "/*", "/*", "format: 1"),
    ];
    let filled = |&(part, open, item, close): &(&str, &str, &str, &str)| {
        let text = swapped(SMALL, part, &format!("{open}{}{close}", many(item, size)));
        (format!("variant with {open}{item}"), text)
    };
    let mut texts: Vec<_> = lists.iter().map(filled).collect();
    // As much as the limits of lists allow.
    let tile = "(kind:Temple(99),slabs:[9,9,9,9,9,9],copies:0),";
    let group = format!("(group:\"\",tiles:[{}]),", tile.repeat(128));
    let deck = swapped(SMALL, "deck: [", &format!("deck: [{}", group.repeat(size as usize / group.len()).as_str()));
    texts.push(("variant with full groups".to_owned(), deck.chars().take(size as usize).collect()));
    texts
}

const RECORD: &str = "Record(format: 2, game: \"tikal\", variant: BuiltIn(\"classic\"), hash: \"\", seats: [(name: \"\", colour: \"\"), \
                      (name: \"\", colour: \"\")], setup: (turns: Draw, handicap: {}), dealer: Manual, actions: [],)";

/// Records with a list, a map or a text that fills this part of the bytes that a record may have.
fn records(part: u64) -> Vec<(String, String)> {
    let size = MAX_RECORD_SIZE / part;
    let lists = [
        ("seats: [", "seats: [", "(name:\"\",colour:\"\"),", ""),
        ("actions: [", "actions: [", "\"\",", ""),
        ("actions: [", "actions: [", "\"draw A1\",", ""),
        ("handicap: {", "handicap: {", "0:0,", ""),
        ("dealer", "takeovers: {", "#:(seat:0,player:Computer(\"\")),", "}, dealer"),
        ("dealer", "hints: [", "#,", "], dealer"),
        ("dealer", "comments: {", "#:\"\",", "}, dealer"),
        ("dealer", "comments: {", "0:\"\",", "}, dealer"),
        ("dealer", "comments: {0:\"", "x", "\"}, dealer"),
        ("dealer", "times: {", "#:0,", "}, dealer"),
        ("game: \"tikal\",", "", "(", ""),
        ("game: \"tikal\"", "unknown: [", "[0],", "]"),
        ("dealer", "unknown: [", "[0],", "], dealer"),
        ("dealer", "unknown: [", "{\"\":()},", "], dealer"),
        ("dealer", "unknown: ", "(a:", "], dealer"),
        ("dealer", "unknown: \"", "x", "\", dealer"),
        ("dealer", "", "x", ": 0, dealer"),
        ("name: \"", "name: \"", "x", ""),
        ("colour: \"", "colour: \"", "x", ""),
        ("hash: \"", "hash: \"", "x", ""),
        ("classic", "", "x", ""),
        ("BuiltIn(\"classic\")", "", "x", ""),
        ("dealer", "program: \"", "x", "\", dealer"),
        ("tikal", "", "x", ""),
        ("name: \"\"", "player: Computer(\"", "x", "\"), name: \"\""),
        ("Manual", "", "x", ""),
        ("Manual", "Seed(", "9", ")"),
        ("actions: [", "actions: [\"", "x", "\","),
        ("actions: [", "actions: [\"", "draw ", "\","),
        ("actions: []", "actions: ", "[", ""),
        ("actions: []", "actions: ", "Some(", ""),
    ];
    let filled = |&(part, open, item, close): &(&str, &str, &str, &str)| {
        let text = format!("{open}{}{close}", many(item, size));
        (format!("record with {open}{item}"), swapped(RECORD, part, &text))
    };
    let mut texts: Vec<_> = lists.iter().map(filled).collect();
    for (field, open, item, close) in [
        ("to_move", "[", "[0],", "]"),
        ("cells", "[", "(cell:\"\",tile:\"\",kind:clearing,rotation:0,slabs:(0,0,0,0,0,0),pieces:[]),", "]"),
        (
            "cells",
            "[(cell:\"a4\",tile:\"\",kind:clearing,rotation:0,slabs:(0,0,0,0,0,0),pieces:[",
            "(player:0,explorers:0,leader:false),",
            "])]",
        ),
        (
            "seats",
            "[",
            "(seat:0,score:0,reserve:(explorers:0,leader:false),out:0,camps_left:0,guards:0,treasures:[],amulet:true),",
            "]",
        ),
        ("supply", "{", "0:0,", "}"),
        ("face_up", "[", "\"\",", "]"),
        ("face_up", "[\"", "x", "\"]"),
        ("deck", "[", "(\"\",[]),", "]"),
        ("deck", "[(\"\",[", "\"\",", "])]"),
        ("treasures_hidden", "[", "0,", "]"),
        ("removed_tiles", "[", "\"\",", "]"),
        ("winners", "[", "0,", "]"),
        ("hand", "\"", "x", "\""),
        ("variant", "\"", "x", "\""),
        ("scoring", "(order:[", "0,", "])"),
        ("auction_state", "(eligible:[", "0,", "])"),
        ("phase", "", "x", ""),
    ] {
        let start = format!("start: ({field}: {open}{}{close}), dealer", many(item, size));
        texts.push((format!("record with start {field} {open}{item}"), swapped(RECORD, "dealer", &start)));
    }
    for (name, variant) in variants(size) {
        let embedded = format!("Embedded({variant})");
        texts.push((format!("record of {name}"), swapped(RECORD, "BuiltIn(\"classic\")", &embedded)));
    }
    texts
}

/// Lines of the protocol that are this part as long as a line may be.
fn lines(part: u64) -> Vec<(String, String)> {
    let size = MAX_LINE as u64 / part;
    let state = Engines::new(Libraries::built_in()).answer("{\"cmd\":\"new\",\"players\":2}").0["state"].to_string();
    let lists = [
        ("", "[", ""),
        ("[", "[0],", "0]"),
        ("[", "[],", "0]"),
        ("[", "{\"\":0},", "0]"),
        ("{\"id\":[", "0,", "0]}"),
        ("{\"id\":\"", "x", "\"}"),
        ("{\"cmd\":\"state\",\"id\":\"", "x", "\"}"),
        ("{", "\"#\":0,", "\"cmd\":\"state\"}"),
        ("{\"cmd\":\"", "x", "\"}"),
        ("{\"", "x", "\":0,\"cmd\":\"state\"}"),
        ("{\"cmd\":\"new\",\"game\":\"", "x", "\"}"),
        ("{\"cmd\":\"new\",\"players\":", "9", "}"),
        ("{\"cmd\":\"new\",\"players\":\"", "x", "\"}"),
        ("{\"cmd\":\"new\",\"players\":[", "[],", "0]}"),
        ("{\"cmd\":\"new\",\"players\":2,\"dealer\":\"", "x", "\"}"),
        ("{\"cmd\":\"new\",\"players\":2,\"variant\":\"", "x", "\"}"),
        ("{\"cmd\":\"new\",\"players\":2,\"variant\":\"", "x", "/\"}"),
        ("{\"cmd\":\"suggest\",\"level\":\"", "x", "\"}"),
        ("{\"cmd\":\"play\",\"action\":\"", "x", "\"}"),
        ("{\"cmd\":\"play\",\"action\":\"", "draw ", "\"}"),
        ("{\"cmd\":\"play\",\"action\":\"draw ", "x", "\"}"),
        ("{\"cmd\":\"play\",\"action\":\"", "\\u0000", "\"}"),
        ("{\"cmd\":\"load\",\"record\":\"", "[", "\"}"),
        ("{\"cmd\":\"position\",\"state\":{\"cells\":[", "[],", "0]}}"),
        ("{\"cmd\":\"position\",\"state\":{\"variant\":\"", "x", "\"}}"),
        ("", " ", ""),
    ];
    let filled = |&(open, item, close): &(&str, &str, &str)| {
        (format!("line with {open}{item}"), format!("{open}{}{close}", many(item, size)))
    };
    let mut texts: Vec<_> = lists.iter().map(filled).collect();
    for (part, open, item, close) in [
        ("\"variant\":\"", "\"variant\":\"", "x", ""),
        ("\"cells\":[", "\"cells\":[", "{},", ""),
        ("\"pieces\":[", "\"pieces\":[", "{\"player\":0,\"explorers\":0,\"leader\":false},", ""),
        ("\"face_up\":[", "\"face_up\":[", "\"\",", "\"\""),
        ("\"face_up\":[", "\"face_up\":[\"", "x", "\""),
        ("\"removed_tiles\":[", "\"removed_tiles\":[\"", "x", "\""),
        ("\"cell\":\"", "\"cell\":\"", "x", ""),
        ("\"kind\":\"", "\"kind\":\"", "x", ""),
        ("\"phase\":\"", "\"phase\":\"", "x", ""),
        ("\"to_move\":", "\"to_move\":\"", "x", "\",\"x\":"),
        ("\"supply\":{", "\"supply\":{", "\"#\":0,", ""),
        ("\"supply\":{", "\"supply\":{\"", "x", "\":0,"),
    ] {
        let state = swapped(&state, part, &format!("{open}{}{close}", many(item, size)));
        let line = format!("{{\"cmd\":\"position\",\"state\":{state}}}");
        texts.push((format!("position with {open}{item}"), line));
    }
    let records = records(part).into_iter().step_by(4);
    texts.extend(records.map(|(name, record)| (name, json!({"cmd": "load", "record": record}).to_string())));
    let state: Value = serde_json::from_str(&state).unwrap();
    let with_variant = |(name, text): (String, String)| {
        (name, json!({"cmd": "position", "state": state, "variant_text": text}).to_string())
    };
    texts.extend(variants(MAX_FILE_SIZE / part).into_iter().step_by(4).map(with_variant));
    texts
}

// ---- Reading ---------------------------------------------------------------------------------------------

/// The most of one sign in a row, which tells how much of it a message repeats.
fn repeated(message: &str) -> usize {
    let mut longest = 0;
    let (mut run, mut last) = (0, '\0');
    for sign in message.chars() {
        run = if sign == last { run + 1 } else { 1 };
        last = sign;
        longest = longest.max(run);
    }
    longest
}

fn read_variants(part: u64) {
    for (name, text) in variants(MAX_FILE_SIZE / part) {
        let ((variant, problems), _) = bounded(&name, MOST / part, || check_text(&text));
        assert!(variant.is_none() || name.contains("/*"), "{name}: accepted");
        assert!(problems.len() <= 102, "{name}: {} problems", problems.len());
        for problem in problems {
            let said = problem.to_string();
            assert!(said.chars().count() < 700 && repeated(&said) <= 80, "{name}: {said}");
        }
    }
}

fn read_records(part: u64) {
    let library = TikalLibrary::built_in();
    for (name, text) in records(part) {
        assert!(text.len() as u64 <= MAX_RECORD_SIZE, "{name}");
        let (opened, _) = bounded(&name, MOST / part, || replay_record::<State>(&text, &library));
        let said = match &opened {
            Err(error) => error.to_string(),
            Ok(opened) => opened.stopped.as_ref().map(ToString::to_string).unwrap_or_default(),
        };
        assert!(said.lines().all(|line| line.chars().count() < 700 && repeated(line) <= 80), "{name}: {said}");
    }
}

/// Memory is in proportion to the text, so that a part of the largest text takes a part of the most memory.
#[test]
fn hostile_variants_and_records_take_little_memory() {
    read_variants(2);
    read_records(16);
}

#[test]
#[ignore = "takes minutes in a build that is not optimised"]
fn hostile_variants_and_records_of_full_size_take_little_memory() {
    read_variants(1);
    read_records(1);
}

#[test]
fn a_record_that_is_too_large_is_not_looked_into() {
    let text = "x".repeat(MAX_RECORD_SIZE as usize + 1);
    let (opened, used) = bounded("too large", MOST, || replay_record::<State>(&text, &TikalLibrary::default()));
    let said = opened.map(|opened| opened.stopped).unwrap_err().to_string();
    assert_eq!(said, "2097153 bytes of text, but a record has at most 2097152");
    assert!(used < 10_000, "{used}");
}

#[test]
fn the_longest_record_takes_little_memory() {
    let library = TikalLibrary::built_in();
    let mut record = longest::longest(&library);
    let text = record.write().unwrap();
    let (opened, _) = bounded("the longest record", MOST, || replay_record::<State>(&text, &library));
    let opened = opened.unwrap();
    assert_eq!((opened.session.actions().len(), opened.stopped), (MAX_ACTIONS, None));
    record.actions.push("pass".to_owned());
    let error = replay_record::<State>(&record.write().unwrap(), &library).map(|opened| opened.stopped).unwrap_err();
    assert!(error.to_string().contains("more than 16000 entries stand here"), "{error}");
}

// ---- The protocol ----------------------------------------------------------------------------------------

fn answer_lines(part: u64) {
    for (name, line) in lines(part) {
        let mut output = Vec::new();
        let input = format!("{{\"cmd\":\"new\",\"players\":2}}\n{line}\n");
        let mut engines = Engines::new(Libraries::built_in());
        bounded(&name, 64 * MIB / part, || serve(&mut engines, Cursor::new(&input), &mut output)).0.unwrap();
        let output = String::from_utf8(output).unwrap();
        let Some(answer) = output.lines().nth(1) else {
            assert!(line.trim().is_empty(), "{name}: no answer");
            continue;
        };
        let answer: Value = serde_json::from_str(answer).unwrap();
        let error = &answer["error"];
        let message = error["message"].as_str().unwrap_or_else(|| panic!("{name}: {answer}"));
        assert!(message.len() < 100_000 && message.lines().all(|line| line.chars().count() < 700), "{name}: {message}");
        assert!(repeated(message) <= 80, "{name}: {message}");
        assert!(answer.get("id").is_none(), "{name}");
    }
}

#[test]
fn hostile_lines_take_little_memory_and_are_answered() {
    answer_lines(8);
}

#[test]
#[ignore = "takes minutes in a build that is not optimised"]
fn hostile_lines_of_full_size_take_little_memory_and_are_answered() {
    answer_lines(1);
}

/// The real program: its memory as the system counts it.
#[cfg(target_os = "linux")]
fn run_engine(part: u64) {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};
    let folder = tempfile::tempdir().unwrap();
    let mut engine = Command::new(env!("CARGO_BIN_EXE_tikal"))
        .arg("engine")
        .env("HOME", folder.path())
        .env("XDG_DATA_HOME", folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let status = format!("/proc/{}/status", engine.id());
    let (mut input, mut output) = (engine.stdin.take().unwrap(), BufReader::new(engine.stdout.take().unwrap()));
    let mut slowest = (Duration::ZERO, String::new());
    let mut lines = lines(part);
    lines.retain(|(_, line)| !line.trim().is_empty());
    lines.push(("line of 64 MiB".to_owned(), "[".repeat((64 << 20) / part as usize)));
    for (name, line) in lines {
        let start = Instant::now();
        writeln!(input, "{line}").unwrap();
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        assert!(answer.starts_with("{\"error\""), "{name}: {answer}");
        slowest = slowest.max((start.elapsed(), name));
    }
    let status = std::fs::read_to_string(status).unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap().trim();
    println!("peak {peak}, slowest {slowest:?}");
    let kib: u64 = peak.strip_suffix("kB").unwrap().trim().parse().unwrap();
    let most = if part == 1 { 256 } else { 64 };
    assert!(kib < most << 10, "{peak}");
    assert!(slowest.0 < AT_ONCE, "{slowest:?}");
    writeln!(input, "{{\"cmd\":\"quit\"}}").unwrap();
    assert!(engine.wait().unwrap().success());
}

#[cfg(target_os = "linux")]
#[test]
fn the_engine_stays_within_its_memory() {
    run_engine(8);
}

#[cfg(target_os = "linux")]
#[test]
#[ignore = "takes minutes in a build that is not optimised"]
fn the_engine_stays_within_its_memory_at_full_size() {
    run_engine(1);
}
