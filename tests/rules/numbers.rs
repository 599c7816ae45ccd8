//! Every numbered rule has a test with its number in the name.

use std::fs;
use std::path::Path;

/// The number of numbered rules in each chapter; chapter 10 has none.
const CHAPTERS: [(u8, u8); 9] = [(1, 6), (2, 4), (3, 4), (4, 6), (5, 17), (6, 2), (7, 5), (8, 3), (9, 12)];
/// The worked examples.
const EXAMPLES: u8 = 6;

#[test]
fn every_number_of_the_rules_has_a_test() {
    let tests = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests");
    let mut source = fs::read_to_string(tests.join("rules.rs")).unwrap();
    for entry in fs::read_dir(tests.join("rules")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            source += &fs::read_to_string(path).unwrap();
        }
    }
    let mut names = Vec::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if line == "#[test]" {
            is_test = true;
        } else if let Some(rest) = line.strip_prefix("fn ").filter(|_| is_test) {
            names.push(rest.to_owned());
            is_test = false;
        }
    }
    let mut wanted: Vec<String> =
        CHAPTERS.iter().flat_map(|&(chapter, count)| (1..=count).map(move |n| format!("t{chapter}_{n}_"))).collect();
    wanted.push("t10_".to_owned());
    wanted.extend((1..=EXAMPLES).map(|n| format!("x{n}_")));
    let missing: Vec<_> = wanted.iter().filter(|prefix| !names.iter().any(|name| name.starts_with(*prefix))).collect();
    assert!(missing.is_empty(), "no test for {missing:?}");
}
