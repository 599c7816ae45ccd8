//! The Temple of Chac: the numbered rules stand in `docs/chac.md`, and its notation, its names and the fields of its state
//! are those of the game.

use std::collections::BTreeSet;
use std::fs;

use serde_json::{Value, json};
use tikal::chac::State;
use tikal::game::{Actor, Game, NoEvents, Rules as _, View, text_of};
use tikal::lab::{Kind, Studied};
use tikal::library::ChacLibrary;
use tikal::protocol::{Answers as _, Engine};

use super::pages::{all_quoted, blocks, files, quoted, read, rows, section};

type Rules = <State as Game>::Rules;

/// The numbers that stand in `docs/chac.md`: `C5.4`, `C10`, `CX3`.
fn numbers() -> BTreeSet<String> {
    let page = read("docs/chac.md");
    let mut numbers = BTreeSet::new();
    for line in page.lines() {
        let number = match line.strip_prefix("- **") {
            Some(rest) => rest.split_once("**").map(|(number, _)| number),
            None => line.strip_prefix("## ").and_then(|rest| rest.split(' ').next()),
        };
        if let Some(number) = number.filter(|number| citations(number).iter().any(|cited| cited == number)) {
            assert!(numbers.insert(number.to_owned()), "{number} stands there twice");
        }
    }
    numbers
}

/// The rules of the Temple of Chac that a text cites, and its examples.
fn citations(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (index, _) in text.match_indices('C') {
        if text[..index].ends_with(|before: char| before.is_alphanumeric() || before == '_' || before == '`') {
            continue;
        }
        let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
        let rest = &text[index + 1..];
        let sign = usize::from(rest.starts_with('X'));
        let mut length = sign + digits(&rest[sign..]);
        if length == sign || length > sign + 2 {
            continue;
        }
        if let Some(after) = rest[length..].strip_prefix('.').filter(|after| sign == 0 && digits(after) > 0) {
            length += 1 + digits(after);
        }
        if !rest[length..].starts_with(|after: char| after.is_alphanumeric() || after == '_') {
            found.push(format!("C{}", &rest[..length]));
        }
    }
    found
}

#[test]
fn every_rule_that_is_cited_stands_there() {
    let known = numbers();
    assert!(known.len() > 120, "{known:?}");
    let mut cited = citations(&read("docs/chac.md")).len();
    for number in citations(&read("docs/chac.md")) {
        assert!(known.contains(&number), "docs/chac.md has no {number}");
    }
    for folder in ["src/chac", "src/ai/chac", "src/insight/chac", "tests/chac", "variants/chac"] {
        for path in files(folder, &["rs", "ron"]) {
            for number in citations(&fs::read_to_string(&path).unwrap()) {
                assert!(known.contains(&number), "{}: docs/chac.md has no {number}", path.display());
                cited += 1;
            }
        }
    }
    assert!(cited > 200, "{cited} citations");
}

#[test]
fn numbers_are_counted_without_a_gap() {
    let known = numbers();
    for chapter in 1..=16 {
        assert!(known.contains(&format!("C{chapter}")), "C{chapter}");
        let below = known.iter().filter(|number| number.starts_with(&format!("C{chapter}."))).count();
        assert!(below > 0);
        for number in 1..=below {
            assert!(known.contains(&format!("C{chapter}.{number}")), "C{chapter}.{number}");
        }
    }
    let examples = known.iter().filter(|number| number.starts_with("CX")).count();
    assert!(examples == 22 && (1..=examples).all(|number| known.contains(&format!("CX{number}"))));
}

fn temple() -> Rules {
    let (rules, problems) = Rules::check_text(&read("variants/chac/temple.ron"));
    rules.unwrap_or_else(|| panic!("{problems:?}"))
}

/// The text of a rule, up to the next one.
fn rule(number: &str) -> String {
    let page = read("docs/chac.md");
    let start = page.find(&format!("- **{number}** ")).unwrap_or_else(|| panic!("{number}"));
    let rest = &page[start + 4..];
    rest[..rest.find("\n- **").unwrap_or(rest.len())].to_owned()
}

#[test]
fn the_notation_is_that_of_the_game() {
    let (rules, page) = (temple(), read("docs/chac.md"));
    let mut verbs = BTreeSet::new();
    let of_players = rows(section(&page, "## C15 Chance, actions, state"));
    let of_players = of_players.iter().filter(|row| row.len() == 3).flat_map(|row| all_quoted(&row[0]));
    let of_chance = rule("C15.3");
    for text in of_players.chain(all_quoted(&of_chance)) {
        let action = State::parse(&rules, text).unwrap_or_else(|error| panic!("`{text}`: {error}"));
        assert_eq!(text_of::<State>(&rules, action), text);
        verbs.insert(text.split(' ').next().unwrap().to_owned());
    }
    assert_eq!(verbs.len(), 31, "{verbs:?}");
}

/// The state after some actions, each the first that is legal.
fn played(rules: &Rules, actions: usize) -> State {
    let mut state = State::new(rules, 3, &<State as Game>::Setup::default());
    for _ in 0..actions {
        let mut legal = Vec::new();
        state.legal_actions(rules, &mut legal);
        state.apply(rules, legal[0], &mut NoEvents).unwrap();
    }
    state
}

#[test]
fn the_adventurers_are_those_that_are_dealt() {
    let rules = temple();
    let (mut legal, state) = (Vec::new(), played(&rules, 4));
    assert_eq!(state.actor(), Actor::Chance);
    state.legal_actions(&rules, &mut legal);
    let dealt: BTreeSet<String> = legal.into_iter().map(|action| text_of::<State>(&rules, action)).collect();
    let text = rule("C1.2");
    let named: BTreeSet<String> = all_quoted(&text).into_iter().map(|name| format!("deal {name}")).collect();
    assert_eq!(named, dealt);
}

/// The keys of all objects in a JSON value.
fn keys(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, value)| {
            found.insert(key.clone());
            keys(value, found);
        }),
        Value::Array(values) => values.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

#[test]
fn the_fields_of_a_state_are_those_of_the_game() {
    let (rules, page) = (temple(), read("docs/chac.md"));
    let mut real = BTreeSet::new();
    for actions in 0..60 {
        let state = played(&rules, actions);
        keys(&serde_json::to_value(state.position(&rules)).unwrap(), &mut real);
        let view = View::of(&state, None);
        keys(&serde_json::to_value(view.state().position(&rules)).unwrap(), &mut real);
    }
    let block = blocks(&page, "text").into_iter().find(|block| block.contains("\"board\"")).unwrap();
    let parts: Vec<&str> = block.split("\":").collect();
    let described: BTreeSet<String> =
        parts[..parts.len() - 1].iter().map(|before| before.rsplit('"').next().unwrap().to_owned()).collect();
    // Objects that this game does not reach, and what is written once for many.
    let rare = ["ones", "to_leave", "rerolled", "deck", "value", "by"];
    let unreal: Vec<_> = described.iter().filter(|key| !real.contains(*key) && !rare.contains(&key.as_str())).collect();
    assert!(unreal.is_empty(), "no field is called {unreal:?}");
    let is_one_of_many = |key: &str| {
        let rest = key.trim_start_matches(|sign: char| sign.is_ascii_lowercase());
        !rest.is_empty() && rest.bytes().all(|digit| digit.is_ascii_digit())
    };
    let many = ["lava", "river", "viewer"];
    let missing: Vec<_> = real
        .iter()
        .filter(|key| !described.contains(*key) && !is_one_of_many(key) && !many.contains(&key.as_str()))
        .collect();
    assert!(missing.is_empty(), "no word of {missing:?}");
}

#[test]
fn every_event_is_described_and_no_other() {
    let page = read("docs/protocol.md");
    let described: Vec<(String, BTreeSet<String>)> = rows(section(&page, "### Events of The Temple of Chac"))
        .iter()
        .map(|row| {
            let fields = all_quoted(&row[1]).into_iter().map(str::to_owned).collect();
            (quoted(&row[0]).unwrap().to_owned(), fields)
        })
        .collect();
    let mut met = BTreeSet::new();
    for seed in 0..30_u64 {
        let mut engine = Engine::<State>::new(ChacLibrary::built_in());
        let mut ask = |request: Value| engine.answer(&request.to_string()).0;
        ask(json!({"cmd": "new", "players": 2 + seed % 5, "seed": seed}));
        loop {
            let answer = ask(json!({"cmd": "suggest", "level": "novice", "nodes": 1, "seed": seed}));
            let Some(action) = answer["action"].as_str() else { break };
            for event in ask(json!({"cmd": "play", "action": action}))["events"].as_array().unwrap() {
                let name = event["type"].as_str().unwrap();
                let row =
                    described.iter().find(|(known, _)| known == name).unwrap_or_else(|| panic!("no event {name}"));
                let own = event.as_object().unwrap().keys().filter(|key| *key != "type").cloned().collect();
                assert_eq!(row.1, own, "{name}");
                met.insert(name.to_owned());
            }
        }
    }
    assert!(met.len() > 28, "these games show few events: {met:?}");
    let source = read("src/protocol/chac.rs");
    for (name, _) in &described {
        assert!(source.contains(&format!("\"{name}\"")), "there is no event {name}");
    }
    assert_eq!(described.len(), source.matches("\"type\": \"").count());
}

#[test]
fn every_measure_is_described_and_no_other() {
    let page = read("docs/lab.md");
    let text = section(&page, "## Measures of The Temple of Chac");
    let table: Vec<(String, String)> =
        rows(text).iter().map(|row| (quoted(&row[0]).unwrap().to_owned(), row[1].clone())).collect();
    for measure in State::MEASURES {
        let kind = match measure.kind {
            Kind::Number => "number",
            Kind::Share => "share",
            Kind::Moment => "moment",
        };
        let row = table.iter().find(|(id, _)| id == measure.id);
        assert!(text.contains(&format!("`{}`", measure.id)), "no word of {}", measure.id);
        assert!(row.is_none_or(|(_, said)| said == kind), "{}", measure.id);
    }
    assert!(table.iter().all(|(id, _)| State::MEASURES.iter().any(|measure| measure.id == *id)));
}
