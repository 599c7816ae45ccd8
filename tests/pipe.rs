//! The engine protocol through a pipe: the program itself answers line by line, and ends when it should.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};

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
