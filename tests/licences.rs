//! The lists of licences are those of the crates that are locked: `scripts/licences.sh` makes them anew.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// The crates that are locked, "NAME VERSION".
fn locked() -> BTreeSet<String> {
    let lock = read("Cargo.lock");
    let value = |line: &str, key: &str| Some(line.strip_prefix(key)?.trim_matches('"').to_owned());
    let names = lock.lines().filter_map(|line| value(line, "name = "));
    // The second line of the file is its own version.
    let versions = lock.lines().filter(|line| line.contains('"')).filter_map(|line| value(line, "version = "));
    names.zip(versions).map(|(name, version)| format!("{name} {version}")).collect()
}

/// The parts whose licences the program tells.
fn told() -> BTreeSet<String> {
    read("assets/licences.txt").lines().filter_map(|line| line.strip_prefix("¶ ")).map(str::to_owned).collect()
}

/// The crates in the table, with what stands beside them.
fn listed() -> BTreeSet<String> {
    let page = read("docs/licences.md");
    let rows = page.lines().filter_map(|line| line.strip_prefix("| ")).skip(1);
    let cells = rows.map(|row| row.split(" | ").take(2).collect::<Vec<_>>().join(" "));
    cells.collect()
}

#[test]
fn every_crate_in_the_lists_is_locked_in_its_version() {
    let locked = locked();
    assert!(locked.len() > 400 && locked.contains(concat!("tikal ", env!("CARGO_PKG_VERSION"))), "{}", locked.len());
    for (list, crates) in [("assets/licences.txt", told()), ("docs/licences.md", listed())] {
        assert!(crates.len() > 300, "{list}: {}", crates.len());
        let gone: Vec<_> = crates.difference(&locked).filter(|part| !part.contains(".ttf ")).collect();
        assert!(gone.is_empty(), "{list} names what is not locked: {gone:?}");
    }
}

/// Crates that compile others and are not inside themselves.
const TOOLS: [&str; 11] = [
    "autocfg",
    "cc",
    "cfg_aliases",
    "find-msvc-tools",
    "gl_generator",
    "khronos_api",
    "pkg-config",
    "shlex",
    "version_check",
    "winresource",
    "xml-rs",
];

#[test]
fn the_licences_of_everything_in_the_table_are_told() {
    let (told, listed) = (told(), listed());
    let is_tool = |part: &&String| TOOLS.iter().any(|tool| part.split(' ').next() == Some(tool));
    let missing: Vec<_> = listed.difference(&told).filter(|part| !is_tool(part)).collect();
    assert!(missing.is_empty(), "assets/licences.txt lacks {missing:?}");
}
