//! The protocol: everything that the engine accepts and answers is in the document, and the examples work.

use std::collections::BTreeSet;
use std::fs;

use serde_json::{Value, json};
use tikal::ai::Level;
use tikal::library::Libraries;
use tikal::protocol::{Answers as _, Engines};
use tikal::tikal::TileKind;

use super::pages::{all_quoted, blocks, files, quoted, read, rows, section};

fn engine() -> Engines {
    Engines::new(Libraries::built_in())
}

fn ask(engine: &mut Engines, request: &Value) -> Value {
    engine.answer(&request.to_string()).0
}

fn page() -> String {
    read("docs/protocol.md")
}

/// The list that a refusal gives after these words.
fn listed(message: &str, after: &str) -> BTreeSet<String> {
    let (_, list) = message.split_once(after).unwrap_or_else(|| panic!("{message}"));
    list.split([',', ' ']).filter(|word| !["", "or", "none"].contains(word)).map(str::to_owned).collect()
}

fn set(words: &[&str]) -> BTreeSet<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

#[test]
fn every_request_and_each_of_its_fields_is_described() {
    let mut engine = engine();
    let refusal = |engine: &mut Engines, request: Value| {
        let answer = ask(engine, &request);
        answer["error"]["message"].as_str().unwrap().to_owned()
    };
    let commands = listed(&refusal(&mut engine, json!({"cmd": "no-such-command"})), "choose one of ");
    let page = page();
    let described = rows(section(&page, "## Requests"));
    let names: BTreeSet<String> = described.iter().map(|row| quoted(&row[0]).unwrap().to_owned()).collect();
    assert_eq!(names, commands);
    for row in &described {
        let command = quoted(&row[0]).unwrap();
        let fields = listed(&refusal(&mut engine, json!({"cmd": command, "no-such-field": 1})), "it has ");
        assert_eq!(set(&all_quoted(&row[1])), fields, "{command}");
    }
}

/// A request for every code of a refusal.
const REFUSED: [(&str, &str); 7] = [
    ("bad_json", "{"),
    ("bad_request", "[]"),
    ("no_game", r#"{"cmd":"legal"}"#),
    ("illegal_action", r#"{"cmd":"play","action":"end"}"#),
    ("bad_variant", r#"{"cmd":"new","players":2,"variant":"nowhere"}"#),
    ("bad_record", r#"{"cmd":"load","record":""}"#),
    ("bad_position", r#"{"cmd":"position","state":{}}"#),
];

#[test]
fn every_code_of_a_refusal_is_described_and_no_other() {
    let page = page();
    let described: Vec<String> =
        rows(section(&page, "## Refusals")).iter().map(|row| quoted(&row[0]).unwrap().to_owned()).collect();
    assert_eq!(described, REFUSED.map(|(code, _)| code.to_owned()));
    for (code, line) in REFUSED {
        let mut engine = engine();
        if code == "illegal_action" {
            assert_eq!(ask(&mut engine, &json!({"cmd": "new", "players": 2}))["ok"], true);
        }
        assert_eq!(engine.answer(line).0["error"]["code"], code, "{line}");
    }
    // Codes that no request above brings about would be written in the source.
    for (path, source) in sources() {
        for code in source.split('"').filter(|text| text.starts_with("bad_") && !text.contains(' ')) {
            assert!(described.iter().any(|known| known == code), "{path}: `{code}` is not described");
        }
    }
}

/// The sources of the protocol.
fn sources() -> Vec<(String, String)> {
    let paths = files("src/protocol", &["rs"]);
    assert!(!paths.is_empty());
    paths.into_iter().map(|path| (path.display().to_string(), fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn every_action_is_described_and_no_other() {
    let mut engine = engine();
    ask(&mut engine, &json!({"cmd": "new", "players": 2}));
    let refused = ask(&mut engine, &json!({"cmd": "play", "action": "no-such-action"}));
    let verbs = listed(refused["error"]["message"].as_str().unwrap(), "expected ");
    let page = page();
    let rows = rows(section(&page, "## Actions"));
    let forms: Vec<&str> = rows.iter().map(|row| quoted(&row[0]).unwrap()).collect();
    assert_eq!(forms.iter().map(|form| form.split(' ').next().unwrap().to_owned()).collect::<BTreeSet<_>>(), verbs);
    // All of them are well formed in a game of four on the board of the variant `classic`.
    ask(&mut engine, &json!({"cmd": "new", "players": 4}));
    for form in forms {
        let answer = ask(&mut engine, &json!({"cmd": "play", "action": form}));
        assert!(answer["ok"] == true || answer["error"]["rule"].is_string(), "{form}: {answer}");
    }
}

#[test]
fn every_level_is_named_and_no_other() {
    let page = page();
    let (_, rest) = page.split_once("takes a level, ").unwrap();
    let (levels, _) = rest.split_once('(').unwrap();
    assert_eq!(set(&all_quoted(levels)), Level::ALL.iter().map(|level| level.id().to_owned()).collect());
}

#[test]
fn every_kind_of_tile_is_named_and_no_other() {
    let page = page();
    let (_, rest) = page.split_once("`kind` is ").unwrap();
    let (kinds, _) = rest.split_once(';').unwrap();
    let name = |kind: TileKind| {
        let name = format!("{kind:?}").trim_end_matches("(1)").replace("BaseCamp", "base_camp");
        name.to_lowercase()
    };
    assert_eq!(set(&all_quoted(kinds)), TileKind::EACH.map(name).into());
}

/// The keys of all objects in a value.
fn keys(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                // Tiers are keys too.
                if key.parse::<u8>().is_err() {
                    found.insert(key.clone());
                }
                keys(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

#[test]
fn every_field_of_a_state_and_every_event_is_described() {
    let page = page();
    let state = section(&page, "## State");
    let described: Vec<(String, BTreeSet<String>)> = rows(section(&page, "## Events"))
        .iter()
        .map(|row| (quoted(&row[0]).unwrap().to_owned(), set(&all_quoted(&row[1]))))
        .collect();
    let (mut fields, mut events) = (BTreeSet::new(), BTreeSet::new());
    for (players, auction, seed) in [(2, false, 1), (3, true, 2), (4, true, 3)] {
        let mut engine = engine();
        ask(&mut engine, &json!({"cmd": "new", "players": players, "auction": auction, "seed": seed}));
        // Any actions will do, as long as every kind of them occurs.
        let mut pick: u64 = seed;
        loop {
            let legal = ask(&mut engine, &json!({"cmd": "legal"}));
            let legal: Vec<&str> =
                legal["actions"].as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect();
            if legal.is_empty() {
                break;
            }
            pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let rare = ["guard", "camp", "dig", "uncover", "transfer", "exchange"];
            let action = rare.iter().find_map(|verb| legal.iter().find(|text| text.starts_with(verb)));
            let action = action.unwrap_or(&legal[(pick >> 33) as usize % legal.len()]);
            let answer = ask(&mut engine, &json!({"cmd": "play", "action": action}));
            keys(&answer["state"], &mut fields);
            for event in answer["events"].as_array().unwrap() {
                let name = event["type"].as_str().unwrap();
                let row =
                    described.iter().find(|(known, _)| known == name).unwrap_or_else(|| panic!("no event {name}"));
                let own = event.as_object().unwrap().keys().filter(|key| *key != "type").cloned().collect();
                assert_eq!(row.1, own, "{name}");
                events.insert(name.to_owned());
            }
        }
    }
    for field in ["piece", "volcano", "eligible", "left", "dug_this_turn"] {
        assert!(fields.contains(field), "these games show no {field}");
    }
    let missing: Vec<_> = fields.iter().filter(|field| !state.contains(&format!("\"{field}\":"))).collect();
    assert!(missing.is_empty(), "no word of {missing:?}");
    assert!(events.len() > 20, "these games show few events: {events:?}");
    // Every described event occurs in the source, also if it did not happen in these games.
    let source: String = sources().into_iter().map(|(_, text)| text).collect();
    for (name, _) in &described {
        assert!(source.contains(&format!("\"{name}\"")), "there is no event {name}");
    }
}

#[test]
fn the_state_that_is_shown_has_the_fields_of_a_state() {
    let page = page();
    let block = blocks(section(&page, "## State"), "jsonc")[0];
    let plain: String = block.lines().map(|line| line.split("//").next().unwrap()).collect();
    let shown: Value = serde_json::from_str(&plain).unwrap();
    let mut engine = engine();
    let answer = ask(&mut engine, &json!({"cmd": "new", "players": 3}));
    let names = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    for path in ["", "/cells/0", "/seats/0", "/seats/0/reserve"] {
        assert_eq!(names(shown.pointer(path).unwrap()), names(answer["state"].pointer(path).unwrap()), "{path}");
    }
}

#[test]
fn the_requests_that_are_shown_are_answered() {
    for document in ["docs/protocol.md", "README.md"] {
        let page = read(document);
        let mut engine = engine();
        let mut count = 0;
        for line in blocks(&page, "json").iter().flat_map(|block| block.lines()) {
            let (answer, _) = engine.answer(line);
            assert_eq!(answer["ok"], true, "{document}: {line}\n{answer}");
            count += 1;
        }
        assert!(count > 5, "{document} shows {count} requests");
    }
}
