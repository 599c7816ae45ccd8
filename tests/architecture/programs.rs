//! Every file of tests belongs to a program that `Cargo.toml` lists.

use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn every_file_of_tests_is_run() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: PathBuf| fs::read_to_string(&path).unwrap_or_default();
    let manifest = read(root.join("Cargo.toml")) + &read(root.join("core/Cargo.toml"));
    let mut names = Vec::new();
    for entry in fs::read_dir(root.join("tests")).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.extension().is_some_and(|ending| ending == "rs") {
            names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
        }
    }
    let (programs, files): (Vec<String>, Vec<String>) =
        names.into_iter().partition(|name| manifest.contains(&format!("[[test]]\nname = \"{name}\"\n")));
    assert!(programs.len() > 5 && files.len() > 20, "{programs:?} {files:?}");
    let roots: Vec<String> = programs.iter().map(|name| read(root.join(format!("tests/{name}.rs")))).collect();
    for file in files {
        let declared = format!("\nmod {file};\n");
        assert!(roots.iter().any(|root| root.contains(&declared)), "tests/{file}.rs is in no test program");
    }
}
