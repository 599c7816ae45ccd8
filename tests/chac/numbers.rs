//! Every numbered rule has a test with its number in the name.

use std::fs;
use std::path::Path;

/// The number of numbered rules in each chapter.
const CHAPTERS: [(u8, u8); 16] = [
    (1, 6),
    (2, 5),
    (3, 11),
    (4, 4),
    (5, 6),
    (6, 6),
    (7, 5),
    (8, 5),
    (9, 4),
    (10, 6),
    (11, 6),
    (12, 3),
    (13, 5),
    (14, 9),
    (15, 8),
    (16, 5),
];
/// The worked examples.
const EXAMPLES: u8 = 22;
/// The folders with tests of rules; C16.4 is about what the screen covers, which the window's have.
const FOLDERS: [&str; 2] = ["chac", "chac_table"];

#[test]
fn every_number_of_the_law_has_a_test() {
    let mut source = String::new();
    let tests = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../tests"));
    for entry in FOLDERS.iter().flat_map(|folder| fs::read_dir(tests.join(folder)).unwrap()) {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            source += &fs::read_to_string(path).unwrap();
        }
    }
    let rules = CHAPTERS.iter().flat_map(|&(chapter, count)| (1..=count).map(move |n| format!("fn c{chapter}_{n}_")));
    let examples = (1..=EXAMPLES).map(|n| format!("fn cx{n}_"));
    let missing: Vec<_> = rules.chain(examples).filter(|name| !source.contains(name)).collect();
    assert!(missing.is_empty(), "no test for {missing:?}");
}
