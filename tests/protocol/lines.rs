//! Bytes in, bytes out: whatever comes in is answered, and the program ends when it should.

use std::io::Cursor;

use serde_json::{Value, json};
use tikal::library::Libraries;
use tikal::protocol::{Engines, MAX_LINE, MAX_REQUEST_ID, MAX_VALUES, serve};

use super::table::Table;

/// Everything that a fresh engine answers to these bytes.
fn answers(input: impl AsRef<[u8]>) -> Vec<Value> {
    let mut output = Vec::new();
    serve(&mut Engines::new(Libraries::built_in()), Cursor::new(input.as_ref()), &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    assert!(text.is_empty() || text.ends_with('\n'));
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The codes of the refusals among the answers, `ok` for all others.
fn codes(input: impl AsRef<[u8]>) -> Vec<String> {
    let code = |answer: Value| answer["error"]["code"].as_str().unwrap_or("ok").to_owned();
    answers(input).into_iter().map(code).collect()
}

#[test]
fn what_is_no_json_object_is_refused() {
    let mut table = Table::with(json!({"players": 2}));
    for line in [
        "x",
        "{",
        "}",
        "{}{}",
        "{\"cmd\":\"state\"",
        "{\"cmd\":\"state\"}}",
        "{'cmd':'state'}",
        "{cmd:\"state\"}",
        "\"",
        "\\",
        "nul",
        "{\"cmd\":\"state\",}",
        "{\"cmd\":\"\\ud800\"}",
        "{\"a\":1e999999}",
        "\u{0}",
        "{\"cmd\":\u{0}}",
        "// {}",
        "\u{feff}{}",
        "\u{1b}[A",
        "{\"cmd\":\"a\tb\"}",
        "💥",
    ] {
        table.refused_line(line, "bad_json");
    }
    for line in ["[]", "[{\"cmd\":\"state\"}]", "1", "-0.5e3", "\"state\"", "null", "true", " false "] {
        table.refused_line(line, "bad_request");
    }
}

#[test]
fn nesting_bombs_are_refused() {
    let mut table = Table::with(json!({"players": 2}));
    let deep = 100_000;
    table.refused_line(&"[".repeat(deep), "bad_json");
    table.refused_line(&"{\"a\":".repeat(deep), "bad_json");
    table.refused_line(&format!("{}{}", "[".repeat(deep), "]".repeat(deep)), "bad_json");
    table.refused_line(&format!("{{\"id\":{}{}}}", "[".repeat(deep), "]".repeat(deep)), "bad_json");
    let round = format!("{}{}", "(".repeat(deep), ")".repeat(deep));
    let square = format!("(format: 1, variant: {}{})", "[".repeat(deep), "]".repeat(deep));
    for text in [round, square, "Some(".repeat(deep), "/*".repeat(deep), "{1:".repeat(deep)] {
        table.refused(json!({"cmd": "load", "record": text}), "bad_record");
        let state = table.state();
        table.refused(json!({"cmd": "position", "state": state, "variant_text": text}), "bad_variant");
        table.refused(json!({"cmd": "play", "action": text}), "illegal_action");
        table.refused(json!({"cmd": "new", "players": 2, "variant": text}), "bad_variant");
    }
}

#[test]
fn lines_are_answered_in_order() {
    let input = "\n{\"cmd\":\"state\",\"id\":1}\r\n \t \r\n\n{\"cmd\":\"new\",\"players\":2,\"id\":2}\nx\n\n{\"cmd\":\"state\",\"id\":3}";
    let answers = answers(input);
    let ids: Vec<Value> = answers.iter().map(|answer| answer["id"].clone()).collect();
    assert_eq!(ids, [json!(1), json!(2), Value::Null, json!(3)]);
    assert_eq!(answers[0]["error"]["code"], "no_game");
    assert_eq!(answers[3]["state"], answers[1]["state"]);
}

#[test]
fn every_answer_is_one_line() {
    let mut table = Table::with(json!({"players": 2, "auction": true}));
    for request in [
        json!({"cmd": "record", "id": "a\nb"}),
        json!({"cmd": "state", "id": "\r\n"}),
        json!({"cmd": "load", "record": "\n\n"}),
        json!({"cmd": "play", "action": "a\nb"}),
        json!({"cmd": "a\nb"}),
    ] {
        assert!(!table.line(&request.to_string()).to_string().contains(['\n', '\r']));
    }
}

#[test]
fn empty_lines_and_the_end_of_input_are_no_requests() {
    assert_eq!(answers(""), [] as [Value; 0]);
    assert_eq!(answers("\n\n\r\n   \n\t"), [] as [Value; 0]);
}

#[test]
fn nothing_is_read_after_quit() {
    assert_eq!(answers("{\"cmd\":\"quit\",\"id\":1}\n{\"cmd\":\"variants\"}\n"), [json!({"ok": true, "id": 1})]);
    // A refused `quit` does not end the program.
    assert_eq!(codes("{\"cmd\":\"quit\",\"now\":1}\n{\"cmd\":\"variants\"}\n"), ["bad_request", "ok"]);
}

#[test]
fn bytes_that_are_no_text_are_answered() {
    let mut input = Vec::new();
    let lines: [&[u8]; 7] = [
        b"\xff\xfe",
        b"{\"cmd\":\"\x80\"}",
        b"\0\0\0",
        b"\xc0\xaf",
        b"\xed\xa0\x80",
        b"\x1b",
        b"{\"cmd\":\"variants\"}",
    ];
    for line in lines {
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    assert_eq!(codes(input), ["bad_json", "bad_json", "bad_json", "bad_json", "bad_json", "bad_json", "ok"]);
}

#[test]
fn random_bytes_never_end_the_engine() {
    let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
    let mut input = Vec::new();
    let pieces: [&[u8]; 12] = [
        b"{",
        b"}",
        b"\"cmd\":",
        b"\"new\"",
        b"\"play\"",
        b",",
        b"\"players\":2",
        b"[",
        b"\n",
        b"\"action\":",
        b"\xf0\x9f",
        b"1e9",
    ];
    for _ in 0..20_000 {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        let piece = (seed >> 32) as usize;
        if piece.is_multiple_of(5) {
            input.push((seed >> 8) as u8);
        } else {
            input.extend_from_slice(pieces[piece % pieces.len()]);
        }
    }
    input.extend_from_slice(b"\n{\"cmd\":\"variants\",\"id\":9}");
    assert_eq!(answers(input).last().unwrap()["id"], 9);
}

#[test]
fn a_line_longer_than_any_request_is_refused_and_skipped() {
    assert_eq!(MAX_LINE, 4 << 20);
    let variants = b"{\"cmd\":\"variants\"}";
    let mut input = vec![b' '; MAX_LINE + 70_000];
    input[0] = b'{';
    input.extend_from_slice(b"\n{\"cmd\":\"variants\"}\n");
    assert_eq!(codes(&input), ["bad_request", "ok"]);
    // Cut off by the end of the input.
    input.truncate(MAX_LINE + 5);
    assert_eq!(codes(&input), ["bad_request"]);
    // The end of the line does not count; one byte more does.
    let mut longest = vec![b' '; MAX_LINE];
    longest[..variants.len()].copy_from_slice(variants);
    assert_eq!(codes(&longest), ["ok"]);
    longest.extend_from_slice(b"\n{\"cmd\":\"variants\"}");
    assert_eq!(codes(&longest), ["ok", "ok"]);
    longest.insert(MAX_LINE, b' ');
    assert_eq!(codes(&longest), ["bad_request", "ok"]);
}

#[test]
fn a_request_has_only_so_many_values() {
    let line = |values: usize| format!("{{\"cmd\":\"state\",\"x\":[{}]}}", vec!["0"; values].join(","));
    let message = |line: String| answers(line)[0]["error"]["message"].as_str().unwrap().to_owned();
    // The object, the two members and what stands in the list.
    assert!(message(line(MAX_VALUES - 3)).contains("no field `x`"));
    assert_eq!(message(line(MAX_VALUES - 2)), "a request has at most 20000 values");
    assert_eq!(codes(line(MAX_VALUES - 2)), ["bad_request"]);
}

#[test]
fn an_id_has_a_length() {
    let id = "x".repeat(MAX_REQUEST_ID - 2);
    assert_eq!(answers(json!({"cmd": "variants", "id": id}).to_string())[0]["id"], id);
    for id in [json!(id + "x"), json!(vec![1; 100]), json!({"a": "é".repeat(100)})] {
        let answer = &answers(json!({"cmd": "variants", "id": id}).to_string())[0];
        assert_eq!((&answer["error"]["code"], answer.get("id")), (&json!("bad_request"), None));
    }
}

#[test]
fn long_values_are_answered() {
    let long = "x".repeat(1_000_000);
    let mut table = Table::with(json!({"players": 2}));
    for (request, code) in [
        (json!({"cmd": long}), "bad_request"),
        (json!({"cmd": "play", "action": long}), "illegal_action"),
        (json!({"cmd": "play", "action": "bid ".to_owned() + &"9".repeat(1_000_000)}), "illegal_action"),
        (json!({"cmd": "play", "action": "move ".repeat(200_000)}), "illegal_action"),
        (json!({"cmd": "load", "record": long}), "bad_record"),
        (json!({"cmd": "suggest", "level": long}), "bad_request"),
    ] {
        let message = table.refused(request, code)["message"].as_str().unwrap().to_owned();
        assert!(message.chars().filter(|&letter| letter == 'x' || letter == '9').count() <= 82, "{message}");
    }
    table.refused(json!({"cmd": "state", "id": long}), "bad_request");
}
