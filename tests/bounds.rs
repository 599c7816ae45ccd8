//! Hostile input has bounds: whatever a record, a variant file or a line of the protocol says, reading it takes little
//! memory, an answer comes at once, and messages stay short. Which files and lines are tried, the file of each game
//! decides.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]
#![expect(clippy::disallowed_methods, reason = "measures time")]

#[path = "bounds/longest.rs"]
mod longest;
#[path = "bounds/chac.rs"]
mod of_chac;
#[path = "bounds/legend.rs"]
mod of_legend;
#[path = "bounds/tikal.rs"]
mod of_tikal;

use std::fmt::Write as _;
use std::io::Cursor;
use std::time::{Duration, Instant};

use serde_json::Value;
use tikal::chac::State as Chac;
use tikal::game::{MAX_ACTIONS, MAX_RECORD_SIZE, Rules};
use tikal::legend::State as Legend;
use tikal::library::{Libraries, Library, Shipped, TikalLibrary, replay_record};
use tikal::protocol::{Answers as _, Engines, MAX_LINE, serve};
use tikal::tikal::State as Tikal;

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

fn swapped(text: &str, part: &str, by: &str) -> String {
    assert!(text.contains(part), "`{part}` is not there");
    text.replacen(part, by, 1)
}

/// Before a thing that is repeated, what it stands in the place of, what comes before it, itself, and what comes after it;
/// of whole lines without the first.
type Filled<const N: usize> = [&'static str; N];

/// A game with files and lines that are as large and strange as they may be.
trait Hostile: Shipped {
    /// The name by which they are told.
    const NAME: &'static str;
    /// The line of the protocol that begins a game.
    const NEW: &'static str;
    /// The variant's file in which something is filled.
    const FILE: &'static str;
    /// A record of a game that has not begun, and how it says its variant.
    const RECORD: &'static str;
    const BUILT_IN: &'static str;
    /// The lists, maps and texts that are filled: in a variant, in a record, in the state at which a record begins, in a line
    /// of the protocol, and in a position that such a line says.
    const IN_FILE: &'static [Filled<4>];
    const IN_RECORD: &'static [Filled<4>];
    const IN_START: &'static [Filled<4>];
    const LINES: &'static [Filled<3>];
    const IN_POSITION: &'static [Filled<4>];

    /// More variants of this size, each with what is strange about it.
    fn more_files(_size: u64) -> Vec<(String, String)> {
        Vec::new()
    }

    /// More lines of this part of the greatest length.
    fn more_lines(_part: u64) -> Vec<(String, String)> {
        Vec::new()
    }
}

/// Variants with a list, a map or a text that fills this many bytes, the rest of the file included.
fn variants<G: Hostile>(size: u64) -> Vec<(String, String)> {
    let size = size.saturating_sub(G::FILE.len() as u64).max(16_000);
    let filled = |&[part, open, item, close]: &Filled<4>| {
        let text = swapped(G::FILE, part, &format!("{open}{}{close}", many(item, size)));
        (format!("variant of {} with {open}{item}", G::NAME), text)
    };
    G::IN_FILE.iter().map(filled).chain(G::more_files(size)).collect()
}

/// Records with a list, a map or a text that fills this part of the bytes that a record may have.
fn records<G: Hostile>(part: u64) -> Vec<(String, String)> {
    let size = MAX_RECORD_SIZE / part;
    let filled = |&[part, open, item, close]: &Filled<4>| {
        let text = swapped(G::RECORD, part, &format!("{open}{}{close}", many(item, size)));
        (format!("record of {} with {open}{item}", G::NAME), text)
    };
    let started = |&[field, open, item, close]: &Filled<4>| {
        let start = format!("start: ({field}: {open}{}{close}), dealer", many(item, size));
        (format!("record of {} with start {field} {open}{item}", G::NAME), swapped(G::RECORD, "dealer", &start))
    };
    let embedded = |(name, variant): (String, String)| {
        (format!("record of {name}"), swapped(G::RECORD, G::BUILT_IN, &format!("Embedded({variant})")))
    };
    let texts = G::IN_RECORD.iter().map(filled).chain(G::IN_START.iter().map(started));
    texts.chain(variants::<G>(size).into_iter().map(embedded)).collect()
}

/// The state with which a game begins, as the protocol says it.
fn begun<G: Hostile>() -> String {
    Engines::new(Libraries::built_in()).answer(G::NEW).0["state"].to_string()
}

/// Lines of the protocol that are this part as long as a line may be.
fn lines<G: Hostile>(part: u64) -> Vec<(String, String)> {
    let size = MAX_LINE as u64 / part;
    let state = begun::<G>();
    let filled = |&[open, item, close]: &Filled<3>| {
        (format!("line of {} with {open}{item}", G::NAME), format!("{open}{}{close}", many(item, size)))
    };
    let placed = |&[part, open, item, close]: &Filled<4>| {
        let state = swapped(&state, part, &format!("{open}{}{close}", many(item, size)));
        let line = format!("{{\"cmd\":\"position\",\"state\":{state}}}");
        (format!("position of {} with {open}{item}", G::NAME), line)
    };
    G::LINES.iter().map(filled).chain(G::IN_POSITION.iter().map(placed)).chain(G::more_lines(part)).collect()
}

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

fn read_variants<G: Hostile>(part: u64) {
    for (name, text) in variants::<G>(G::Rules::MAX_FILE_SIZE / part) {
        let ((variant, problems), _) = bounded(&name, MOST / part, || G::Rules::check_text(&text));
        assert!(variant.is_none() || name.contains("/*"), "{name}: accepted");
        assert!(problems.len() <= 102, "{name}: {} problems", problems.len());
        for problem in problems {
            let said = problem.to_string();
            assert!(said.chars().count() < 700 && repeated(&said) <= 80, "{name}: {said}");
        }
    }
}

fn read_records<G: Hostile>(part: u64) {
    let library = Library::<G>::built_in();
    for (name, text) in records::<G>(part) {
        assert!(text.len() as u64 <= MAX_RECORD_SIZE, "{name}");
        let (opened, _) = bounded(&name, MOST / part, || replay_record::<G>(&text, &library));
        let said = match &opened {
            Err(error) => error.to_string(),
            Ok(opened) => opened.stopped.as_ref().map(ToString::to_string).unwrap_or_default(),
        };
        assert!(said.lines().all(|line| line.chars().count() < 700 && repeated(line) <= 80), "{name}: {said}");
    }
}

fn answer_lines<G: Hostile>(part: u64) {
    for (name, line) in lines::<G>(part) {
        let mut output = Vec::new();
        let input = format!("{}\n{line}\n", G::NEW);
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

/// Reads all files of a game of a part of the largest size: memory is in proportion to the text, so that this takes a
/// part of the most memory.
fn read_files<G: Hostile>(variants: u64, records: u64) {
    read_variants::<G>(variants);
    read_records::<G>(records);
}

#[test]
fn hostile_files_of_tikal_take_little_memory() {
    read_files::<Tikal>(2, 16);
}

#[test]
fn hostile_files_of_legend_take_little_memory() {
    read_files::<Legend>(2, 16);
}

#[test]
fn hostile_files_of_chac_take_little_memory() {
    read_files::<Chac>(2, 16);
}

#[test]
#[ignore = "takes minutes in a build that is not optimised"]
fn hostile_files_of_chac_of_full_size_take_little_memory() {
    read_files::<Chac>(1, 1);
}

#[test]
#[ignore = "takes minutes in a build that is not optimised"]
fn hostile_files_of_tikal_of_full_size_take_little_memory() {
    read_files::<Tikal>(1, 1);
}

#[test]
#[ignore = "takes minutes in a build that is not optimised"]
fn hostile_files_of_legend_of_full_size_take_little_memory() {
    read_files::<Legend>(1, 1);
}

#[test]
fn hostile_lines_take_little_memory_and_are_answered() {
    answer_lines::<Tikal>(8);
    answer_lines::<Legend>(8);
    answer_lines::<Chac>(8);
}

#[test]
#[ignore = "takes minutes in a build that is not optimised"]
fn hostile_lines_of_full_size_take_little_memory_and_are_answered() {
    answer_lines::<Tikal>(1);
    answer_lines::<Legend>(1);
    answer_lines::<Chac>(1);
}

#[test]
fn a_record_that_is_too_large_is_not_looked_into() {
    let text = "x".repeat(MAX_RECORD_SIZE as usize + 1);
    let (opened, used) = bounded("too large", MOST, || replay_record::<Tikal>(&text, &TikalLibrary::default()));
    let said = opened.map(|opened| opened.stopped).unwrap_err().to_string();
    assert_eq!(said, "2097153 bytes of text, but a record has at most 2097152");
    assert!(used < 10_000, "{used}");
}

#[test]
fn the_longest_record_takes_little_memory() {
    let library = TikalLibrary::built_in();
    let mut record = longest::longest(&library);
    let text = record.write().unwrap();
    let (opened, _) = bounded("the longest record", MOST, || replay_record::<Tikal>(&text, &library));
    let opened = opened.unwrap();
    assert_eq!((opened.session.actions().len(), opened.stopped), (MAX_ACTIONS, None));
    record.actions.push("pass".to_owned());
    let error = replay_record::<Tikal>(&record.write().unwrap(), &library).map(|opened| opened.stopped).unwrap_err();
    assert!(error.to_string().contains("more than 16000 entries stand here"), "{error}");
}

// ---- The program -----------------------------------------------------------------------------------------

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
    let mut lines = [lines::<Tikal>(part), lines::<Legend>(part), lines::<Chac>(part)].concat();
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
