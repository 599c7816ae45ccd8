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
/// C16.4 is about what the screen covers: the window's tests have it.
const ELSEWHERE: [&str; 1] = ["fn c16_4_"];

#[test]
fn every_number_of_the_law_has_a_test() {
    let mut source = String::new();
    for entry in fs::read_dir(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/chac"))).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            source += &fs::read_to_string(path).unwrap();
        }
    }
    let rules = CHAPTERS.iter().flat_map(|&(chapter, count)| (1..=count).map(move |n| format!("fn c{chapter}_{n}_")));
    let examples = (1..=EXAMPLES).map(|n| format!("fn cx{n}_"));
    let missing: Vec<_> =
        rules.chain(examples).filter(|name| !ELSEWHERE.contains(&name.as_str()) && !source.contains(name)).collect();
    assert!(missing.is_empty(), "no test for {missing:?}");
}
