//! Dependencies between modules go one way: the `use` lines under `src/` against the table of the
//! design, and nothing of the graphics outside the window.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

/// What each part of the crate may use. Parts that are not listed may use nothing of ours.
const ALLOWED: [(&str, &[&str]); 11] = [
    ("hex", &[]),
    ("game", &[]),
    ("tikal", &["hex", "game"]),
    ("insight", &["tikal", "game", "hex"]),
    ("ai", &["insight", "tikal", "game", "hex"]),
    ("platform", &["game"]),
    ("playouts", &["ai", "tikal", "game", "hex"]),
    ("library", &["platform", "ai", "tikal", "game", "hex"]),
    ("words", &["library", "tikal", "game", "hex"]),
    ("protocol", &["library", "platform", "ai", "tikal", "game", "hex"]),
    ("app", &["words", "protocol", "library", "platform", "playouts", "ai", "insight", "tikal", "game", "hex"]),
];
/// Crates that only the window knows.
const GRAPHICS: [&str; 5] = ["egui", "eframe", "egui_extras", "egui_plot", "rfd"];

/// Every source file, with the part of the crate that it belongs to.
fn sources() -> Vec<(PathBuf, String, String)> {
    fn visit(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                visit(&path, files);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    visit(&root, &mut files);
    files.sort();
    let part = |path: &Path| {
        let first = path.strip_prefix(&root).unwrap().components().next().unwrap();
        first.as_os_str().to_str().unwrap().trim_end_matches(".rs").to_owned()
    };
    files.into_iter().map(|path| (path.clone(), part(&path), code_of(&fs::read_to_string(path).unwrap()))).collect()
}

/// The text without comments, which may name anything. Good enough for our own sources, where no
/// string holds two slashes before a path.
fn code_of(text: &str) -> String {
    text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// The names that follow `prefix` as whole words, those in braces included.
fn names_after(code: &str, prefix: &str) -> Vec<String> {
    let word = |text: &str| text.chars().take_while(|&letter| letter.is_alphanumeric() || letter == '_').collect();
    let mut names = Vec::new();
    for (index, _) in code.match_indices(prefix) {
        if code[..index].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_') {
            continue;
        }
        let rest = &code[index + prefix.len()..];
        let Some(list) = rest.strip_prefix('{') else {
            names.push(word(rest));
            continue;
        };
        let mut depth = 1;
        let mut item_begins = true;
        for (index, letter) in list.char_indices() {
            match letter {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 1 => item_begins = true,
                letter if item_begins && !letter.is_whitespace() => {
                    names.push(word(&list[index..]));
                    item_begins = false;
                }
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
    }
    names
}

#[test]
fn names_are_found_in_paths_and_in_braces() {
    let code = "use crate::hex::{Cell, Rotation}; use crate::{game::{Seat, Actor}, ai}; fn f() -> crate::app::App {}";
    assert_eq!(names_after(code, "crate::"), ["hex", "game", "ai", "app"]);
}

#[test]
fn modules_use_only_what_stands_below_them() {
    let sources = sources();
    assert!(sources.len() > 20);
    let parts: Vec<&str> = sources.iter().map(|(_, part, _)| part.as_str()).collect();
    let mut wrong = Vec::new();
    for (path, part, code) in &sources {
        let whole = ["lib", "main"].contains(&part.as_str());
        // The binary names the library like any other crate; everything else says `crate`.
        let used = names_after(code, "crate::").into_iter().chain(if part == "main" {
            names_after(code, "tikal::")
        } else {
            Vec::new()
        });
        let allowed = ALLOWED.iter().find(|(name, _)| name == part).map_or(&[][..], |(_, allowed)| allowed);
        for used in used {
            // A macro or an item at the root is no module.
            if !whole && used != *part && parts.contains(&used.as_str()) && !allowed.contains(&used.as_str()) {
                wrong.push(format!("{} uses {used}", path.display()));
            }
        }
        assert!(whole || ALLOWED.iter().any(|(name, _)| name == part), "{} is in no row of the table", path.display());
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn only_the_window_knows_graphics() {
    let mut wrong = Vec::new();
    for (path, part, code) in sources() {
        // The window's error type reaches `main`.
        let allowed: &[&str] = match part.as_str() {
            "app" => &GRAPHICS,
            "main" => &["eframe"],
            _ => &[],
        };
        for name in GRAPHICS.iter().filter(|name| !allowed.contains(name)) {
            let named = code.match_indices(&format!("{name}::")).any(|(index, _)| {
                !code[..index].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':')
            });
            if named || code.contains(&format!("use {name};")) {
                wrong.push(format!("{} names {name}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn only_main_uses_the_window() {
    for (path, part, code) in sources() {
        if !["app", "main", "lib"].contains(&part.as_str()) {
            assert!(!names_after(&code, "crate::").contains(&"app".to_owned()), "{}", path.display());
        }
    }
}
