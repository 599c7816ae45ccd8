//! Inputs that the fuzzer was given or found, and files of the project, through what has to hold for any input.
//!
//! A kind of input has a folder of its own in `fuzz/`; what the fuzzer finds is kept there under a name that says what
//! was wrong. CONTRIBUTING says how the fuzzer is run.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[path = "fuzz/targets.rs"]
mod targets;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Files of the project that are inputs as well, by kind.
const ALSO: [(&str, &str); 5] = [
    ("record", "tests/records"),
    ("record", "tests/playthroughs"),
    ("share", "variants"),
    ("variant", "tests/variants"),
    ("variant", "variants"),
];

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// Every file in a folder and in those below it.
fn files_in(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(files_in(&path));
        } else {
            files.push(path);
        }
    }
    files.sort();
    files
}

#[test]
fn what_holds_for_any_input_holds_for_those_that_are_kept() {
    for (kind, target) in targets::ALL {
        let also = ALSO.iter().filter(|(of, _)| *of == kind).map(|(_, folder)| root().join(folder));
        let files: Vec<PathBuf> =
            also.chain([root().join("tests/fuzz").join(kind)]).flat_map(|folder| files_in(&folder)).collect();
        assert!(!files.is_empty(), "there are no inputs for {kind}");
        for file in files {
            // Shown when the test fails.
            println!("{kind}: {}", file.display());
            target(&fs::read(&file).unwrap());
        }
    }
}

#[test]
fn the_fuzzer_has_a_program_for_each_kind_and_no_other() {
    let kinds: BTreeSet<String> = targets::ALL.iter().map(|(kind, _)| (*kind).to_owned()).collect();
    let names = |folder: &str, is_wanted: fn(&Path) -> bool| -> BTreeSet<String> {
        let entries = fs::read_dir(root().join(folder)).unwrap().map(|entry| entry.unwrap().path());
        entries.filter(|path| is_wanted(path)).map(|path| path.file_stem().unwrap().display().to_string()).collect()
    };
    assert_eq!(names("fuzz/fuzz_targets", |_| true), kinds);
    assert!(names("tests/fuzz", Path::is_dir).is_subset(&kinds));
    let manifest = fs::read_to_string(root().join("fuzz/Cargo.toml")).unwrap();
    let bodies = fs::read_to_string(root().join("tests/fuzz/targets.rs")).unwrap();
    for kind in &kinds {
        // The program is built by the fuzzer alone: here it would not be missed.
        assert!(bodies.contains(&format!("\npub fn {kind}(data: &[u8])")), "the program for {kind} cannot call it");
        assert!(manifest.contains(&format!("name = \"{kind}\"\npath = \"fuzz_targets/{kind}.rs\"")), "{kind}");
    }
}
