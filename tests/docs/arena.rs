//! The arena: the document names every argument, field and number, and no other.

use std::collections::BTreeSet;
use std::process::Command;

use serde_json::{Map, Value};
use tikal::ai::Level;
use tikal::arena::{Budget, Contender, MATCH_FORMAT, MatchHeader, Outcomes, Strength, Test, Who};
use tikal::lab::Played;

use super::pages::{all_quoted, read, rows, section};

#[test]
fn every_argument_is_described_and_no_other() {
    let page = read("docs/arena.md");
    let table = page.split("## Equal deals").next().unwrap();
    let described: BTreeSet<String> = rows(table)
        .iter()
        .flat_map(|row| all_quoted(&row[0]))
        .map(|argument| argument.split_whitespace().next().unwrap().to_owned())
        .collect();
    let help = Command::new(env!("CARGO_BIN_EXE_tikal")).args(["arena", "--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let words = help.lines().flat_map(|line| line.split_whitespace().take(2));
    let mut known: BTreeSet<String> = words.filter(|word| word.starts_with("--")).map(str::to_owned).collect();
    // Those of every tool.
    for of_all in ["--help", "--lang", "--variants"] {
        known.remove(of_all);
    }
    assert_eq!(described, known);
}

#[test]
fn every_field_of_a_file_is_described() {
    let page = read("docs/arena.md");
    let contender = Contender::new::<tikal::tikal::State>(&Who::Level(Level::default()), Budget::WHOLE, None);
    let test: Test = "0,10".parse().unwrap();
    let header = MatchHeader {
        program: "tikal".to_owned(),
        game: "tikal".to_owned(),
        variant: Played { id: "a".to_owned(), hash: "b".to_owned(), setup: Value::Null },
        seats: 2,
        a: contender.clone(),
        b: contender,
        seed: 0,
        games: 2,
        test: Some(test),
    };
    let outcomes = Outcomes::empty(header);
    let text: Value = serde_json::from_str(&outcomes.write()).unwrap();
    let keys = |fields: &Map<String, Value>| fields.keys().cloned().collect::<BTreeSet<String>>();
    let rows = rows(section(&page, "## Files"));
    let described: BTreeSet<String> = rows.iter().flat_map(|row| all_quoted(&row[0])).map(str::to_owned).collect();
    assert_eq!(described, keys(text.as_object().unwrap()));
    let inside = |name: &str| -> BTreeSet<String> {
        let row = rows.iter().find(|row| all_quoted(&row[0]).contains(&name)).unwrap();
        all_quoted(&row[1]).into_iter().map(str::to_owned).collect()
    };
    assert_eq!(inside("figures"), keys(Strength::of(&outcomes).to_json().as_object().unwrap()));
    assert_eq!(inside("a"), keys(text["a"].as_object().unwrap()));
    assert_eq!(inside("variant"), keys(text["variant"].as_object().unwrap()));
    assert!(page.contains(&format!("format {MATCH_FORMAT}.")) && page.contains(&format!("±{:.2}", test.bound())));
}
