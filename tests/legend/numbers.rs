//! Every numbered rule has a test with its number in the name.

use std::fs;
use std::path::Path;

/// The number of numbered rules in each chapter.
const CHAPTERS: [(u8, u8); 12] =
    [(1, 6), (2, 8), (3, 16), (4, 6), (5, 14), (6, 11), (7, 17), (8, 2), (9, 3), (10, 7), (11, 5), (12, 4)];
/// The worked examples.
const EXAMPLES: u8 = 26;

#[test]
fn every_number_of_the_law_has_a_test() {
    let mut source = String::new();
    for entry in fs::read_dir(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/legend"))).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            source += &fs::read_to_string(path).unwrap();
        }
    }
    let rules = CHAPTERS.iter().flat_map(|&(chapter, count)| (1..=count).map(move |n| format!("fn l{chapter}_{n}_")));
    let examples = (1..=EXAMPLES).map(|n| format!("fn lx{n}_"));
    let missing: Vec<_> = rules.chain(examples).filter(|name| !source.contains(name)).collect();
    // L5.6 and L5.7 share a test.
    assert!(missing.is_empty(), "no test for {missing:?}");
}
