//! Comments on items and modules begin with a noun or a verb: by What, How or Whether a sentence is only half of one.

use std::fs;

use super::pages::{files, root};

/// Files whose comments `--help` prints: "How many games" reads well beside an option.
const PRINTED: [&str; 4] = ["src/main.rs", "src/main/arena.rs", "src/main/join.rs", "src/main/puzzles.rs"];

/// The first lines of the comments on items and modules in some code.
fn beginnings(code: &str) -> Vec<&str> {
    let mut last = None;
    let mut found = Vec::new();
    for line in code.lines().map(str::trim) {
        let sign = ["///", "//!"].into_iter().find(|&sign| line == sign || line.starts_with(&format!("{sign} ")));
        if let Some(sign) = sign.filter(|&sign| last != Some(sign)) {
            found.push(line[sign.len()..].trim());
        }
        last = sign;
    }
    found
}

#[test]
fn comments_begin_with_a_noun_or_a_verb() {
    let planted =
        "//! One.\n//! What.\n\n/// Two\n/// lines.\n//!\n    ///\nfn f() {} // How.\n    /// Whether.\n//// none";
    assert_eq!(beginnings(planted), ["One.", "Two", "", "", "Whether."]);
    let mut wrong = Vec::new();
    let mut count = 0;
    for folder in ["src", "tests", "benches", "examples", "fuzz/src", "fuzz/fuzz_targets"] {
        for file in files(folder, &["rs"]) {
            let name = file.strip_prefix(root()).unwrap_or(&file).to_str().unwrap().replace('\\', "/");
            if PRINTED.contains(&name.as_str()) {
                continue;
            }
            let code = fs::read_to_string(&file).unwrap();
            for line in beginnings(&code) {
                count += 1;
                let word = line.split(|letter: char| !letter.is_alphabetic()).next().unwrap_or_default();
                if ["What", "How", "Whether"].contains(&word) {
                    wrong.push(format!("{name}: {line}"));
                }
            }
        }
    }
    assert!(count > 5_000, "{count}");
    assert!(wrong.is_empty(), "{wrong:#?}");
}
