//! The numbered rules: every number that is cited anywhere is in the document, and its list of tiles is that of the
//! game.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use tikal::library::TikalLibrary;
use tikal::tikal::{TileId, TileKind, Variant};

use super::pages::{documents, files, read, rows, section};

/// The numbers that a line of `docs/rules.md` can begin with: `T5.4`, `T10`, `X3`.
fn numbers() -> BTreeSet<String> {
    let page = read("docs/rules.md");
    let mut numbers = BTreeSet::new();
    for line in page.lines() {
        let rest = line.strip_prefix("- **").or_else(|| line.strip_prefix("| **"));
        let number = match rest {
            Some(rest) => rest.split_once("**").map(|(number, _)| number),
            None => line.strip_prefix("## ").and_then(|rest| rest.split(' ').next()).filter(|word| is_number(word)),
        };
        if let Some(number) = number {
            assert!(numbers.insert(number.to_owned()), "{number} stands there twice");
        }
    }
    numbers
}

fn is_number(word: &str) -> bool {
    citations(word).iter().any(|number| number == word)
}

/// The rules that a text cites.
fn citations(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (index, letter) in text.match_indices(['T', 'X']) {
        if text[..index].ends_with(|before: char| before.is_alphanumeric() || before == '_') {
            continue;
        }
        let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
        let rest = &text[index + 1..];
        let mut length = digits(rest);
        // Examples have one digit: `X11` is something else.
        if length == 0 || length > if letter == "X" { 1 } else { 2 } {
            continue;
        }
        if let Some(after) = rest[length..].strip_prefix('.').filter(|after| letter == "T" && digits(after) > 0) {
            length += 1 + digits(after);
        }
        if !rest[length..].starts_with(|after: char| after.is_alphanumeric() || after == '_') {
            found.push(format!("{letter}{}", &rest[..length]));
        }
    }
    found
}

#[test]
fn citations_are_found_in_texts() {
    let text = "(T5.4, T10), X2; T5: T9.12. sent_T1.1 X11 T5_4 T3.4s uT2.1 [T4.5](t)";
    assert_eq!(citations(text), ["T5.4", "T10", "X2", "T5", "T9.12", "T4.5"]);
}

#[test]
fn every_rule_that_is_cited_stands_there() {
    let known = numbers();
    let mut unknown = BTreeMap::new();
    let mut cited = BTreeSet::new();
    let endings = ["rs", "md", "ron", "ftl", "txt", "perft", "tikal"];
    let folders = ["src", "tests", "assets", "variants", "benches"];
    let mut texts: Vec<(String, String)> = folders
        .iter()
        .flat_map(|folder| files(folder, &endings))
        // This file, and the tests of how a citation is read, name rules that do not exist.
        .filter(|path| !path.ends_with("tests/docs/rules.rs") && !path.ends_with("words/rulebook/citation.rs"))
        .map(|path| (path.display().to_string(), fs::read_to_string(&path).unwrap()))
        .collect();
    texts.extend(documents().into_iter().map(|path| (path.clone(), read(&path))));
    for (path, text) in texts {
        for number in citations(&text) {
            if !known.contains(&number) {
                unknown.entry(number.clone()).or_insert_with(|| path.clone());
            }
            cited.insert(number);
        }
    }
    assert!(unknown.is_empty(), "docs/rules.md has no {unknown:?}");
    assert!(cited.len() > 60, "{cited:?}");
}

#[test]
fn every_test_of_a_rule_is_named_after_a_number_that_stands_there() {
    let known = numbers();
    let mut tested = BTreeSet::new();
    for path in files("tests/rules", &["rs"]) {
        let source = fs::read_to_string(&path).unwrap();
        let names =
            source.lines().filter_map(|line| line.trim().strip_prefix("fn ")?.split_once('(')).map(|(name, _)| name);
        for name in names {
            let mut words = name.split('_');
            let first = words.next().unwrap_or_default().to_uppercase();
            if is_number(&first) {
                let below = words.next().filter(|word| word.parse::<u8>().is_ok());
                let number = below.map_or(first.clone(), |below| format!("{first}.{below}"));
                assert!(known.contains(&number), "{name}: docs/rules.md has no {number}");
                tested.insert(number);
            }
        }
    }
    let chapters_with_numbers = |number: &&String| known.iter().any(|other| other.starts_with(&format!("{number}.")));
    let missing: Vec<_> = known.difference(&tested).filter(|number| !chapters_with_numbers(number)).collect();
    assert!(missing.is_empty(), "no test in tests/rules is named after {missing:?}");
}

#[test]
fn numbers_are_counted_without_a_gap() {
    let known = numbers();
    for chapter in 1..=10 {
        assert!(known.contains(&format!("T{chapter}")), "T{chapter}");
        let below = known.iter().filter(|number| number.starts_with(&format!("T{chapter}."))).count();
        for number in 1..=below {
            assert!(known.contains(&format!("T{chapter}.{number}")), "T{chapter}.{number}");
        }
    }
    let examples = known.iter().filter(|number| number.starts_with('X')).count();
    assert!(examples > 0 && (1..=examples).all(|number| known.contains(&format!("X{number}"))));
}

#[test]
fn the_list_of_tiles_is_that_of_the_game() {
    let row = |rules: &Variant, tile: TileId| {
        let tile = rules.tile(tile);
        let (kind, value) = match tile.kind {
            TileKind::BaseCamp => ("base camp", String::new()),
            TileKind::Temple(value) => ("temple", value.to_string()),
            TileKind::Clearing => ("clearing", String::new()),
            TileKind::Ruin(masks) => ("ruin", masks.to_string()),
            TileKind::Volcano => ("volcano", String::new()),
        };
        let mut row = vec![tile.name.to_string(), kind.to_owned(), value];
        row.extend(tile.slabs.printed().iter().map(ToString::to_string));
        row
    };
    let library = TikalLibrary::built_in();
    let rules = library.find("classic").unwrap();
    let printed = rules.printed().iter().map(|&(_, tile)| tile);
    let expected: Vec<_> = printed.chain(rules.deck()).map(|tile| row(rules, tile)).collect();
    let page = read("docs/rules.md");
    assert_eq!(rows(section(&page, "## The tiles")), expected);
}
