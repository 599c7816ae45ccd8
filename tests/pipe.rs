//! The engine protocol through a pipe: the program itself answers line by line, and ends when it should.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

/// The program itself, started as the engine.
fn program() -> Child {
    Command::new(env!("CARGO_BIN_EXE_tikal"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

#[test]
fn the_program_ends_with_its_input() {
    let mut engine = program();
    engine.stdin.take().unwrap().write_all(b"{\"cmd\":\"new\",\"players\":3}\n{\"cmd\":\"state\"}").unwrap();
    let output = engine.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8(output.stdout).unwrap().lines().count(), 2);
    assert!(output.stderr.is_empty());
}

/// The answers of the engine to these lines, after which the input stays open for so long, and the time that they took.
fn answers(lines: &str, open: Duration) -> (Vec<Value>, Duration) {
    let mut engine = program();
    let mut input = engine.stdin.take().unwrap();
    input.write_all(lines.as_bytes()).unwrap();
    input.flush().unwrap();
    let begun = Instant::now();
    std::thread::sleep(open);
    drop(input);
    let output = engine.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), b"".as_slice()));
    let text = String::from_utf8(output.stdout).unwrap();
    (text.lines().map(|line| serde_json::from_str(line).unwrap()).collect(), begun.elapsed())
}

const NEW: &str = "{\"cmd\":\"new\",\"players\":2,\"seed\":3}\n";

#[test]
fn a_search_ends_with_the_input_where_that_ends_meanwhile() {
    let open = Duration::from_secs(1);
    for budget in ["\"ms\":600000", "\"nodes\":1000000000000"] {
        let request = format!("{NEW}{{\"cmd\":\"suggest\",\"level\":\"master\",{budget}}}\n");
        let (answers, time) = answers(&request, open);
        assert!(time < Duration::from_secs(60), "{budget}: {time:?}");
        assert!(answers[1]["action"].is_string(), "the best so far: {answers:?}");
    }
}

#[test]
fn requests_that_are_followed_by_the_end_at_once_are_carried_out_whole() {
    let suggest = "{\"cmd\":\"suggest\",\"level\":\"adept\",\"nodes\":60000,\"seed\":5}\n";
    let (answers, _) = answers(&format!("{NEW}{suggest}{suggest}"), Duration::ZERO);
    assert_eq!(answers.len(), 3);
    assert!(answers[1]["nodes"].as_u64().unwrap() > 5_000, "{answers:?}");
    assert_eq!(answers[1], answers[2]);
}

/// The device is always full.
#[cfg(target_os = "linux")]
#[test]
fn an_output_that_cannot_be_written_is_told() {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_tikal"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(std::fs::File::options().write(true).open("/dev/full").unwrap())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    engine.stdin.take().unwrap().write_all(NEW.as_bytes()).unwrap();
    let output = engine.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("the output cannot be written"), "{said}");
}

#[test]
fn the_program_ends_at_once_without_input() {
    let mut engine = program();
    drop(engine.stdin.take());
    let output = engine.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(0), b"".as_slice()));
}

#[test]
fn the_program_answers_each_line_before_the_next_is_sent_and_quits() {
    let mut engine = program();
    let mut input = engine.stdin.take().unwrap();
    let mut output = BufReader::new(engine.stdout.take().unwrap());
    let mut answer = String::new();
    for (request, ok) in [
        ("{\"cmd\":\"variants\"}", true),
        ("{\"cmd\":\"new\",\"players\":2,\"seed\":3}", true),
        ("\u{0}", false),
        ("{\"cmd\":\"play\",\"action\":\"fly\"}", false),
        ("{\"cmd\":\"legal\"}", true),
        ("{\"cmd\":\"quit\"}", true),
    ] {
        writeln!(input, "{request}").unwrap();
        input.flush().unwrap();
        answer.clear();
        output.read_line(&mut answer).unwrap();
        assert_eq!(serde_json::from_str::<Value>(&answer).unwrap()["ok"], ok, "{request} -> {answer}");
    }
    assert_eq!(answer, "{\"ok\":true}\n");
    // It ends although the input stays open.
    assert_eq!(engine.wait().unwrap().code(), Some(0));
    answer.clear();
    assert_eq!(output.read_to_string(&mut answer).unwrap(), 0);
}

#[test]
fn a_reader_that_goes_away_ends_the_program_quietly() {
    let mut engine = program();
    let mut input = engine.stdin.take().unwrap();
    drop(engine.stdout.take());
    // The first answer cannot be written any more; later requests may not even be read.
    let _ = input.write_all(b"{\"cmd\":\"variants\"}\n{\"cmd\":\"variants\"}\n");
    drop(input);
    let output = engine.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
}
