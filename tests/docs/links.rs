//! The links and paths in the documents exist.

use std::fs;
use std::path::Path;

use super::pages::{all_quoted, documents, prose, read, root};

/// The folders of the project: a text that begins with one of them is a path.
const FOLDERS: [&str; 10] =
    ["src/", "tests/", "assets/", "variants/", "docs/", "benches/", "scripts/", ".ci/", ".github/", "examples/"];

/// The targets of the links of a page.
fn targets(page: &str) -> Vec<String> {
    let text = prose(page);
    text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target.to_owned()).collect()
}

/// The name of a heading in a link.
fn anchor(heading: &str) -> String {
    let plain = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = plain.chars().filter(|sign| sign.is_alphanumeric() || matches!(sign, ' ' | '-' | '_'));
    kept.map(|sign| if sign == ' ' { '-' } else { sign }).collect()
}

#[test]
fn every_link_leads_to_a_file_and_a_heading() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for document in documents() {
        let page = read(&document);
        for target in targets(&page) {
            if target.starts_with("http") {
                continue;
            }
            count += 1;
            let (path, heading) = target.split_once('#').unwrap_or((&target, ""));
            let folder = Path::new(&document).parent().unwrap();
            let path = if path.is_empty() { root().join(&document) } else { root().join(folder).join(path) };
            if !path.exists() {
                wrong.push(format!("{document}: there is no {target}"));
            } else if !heading.is_empty() {
                let text = fs::read_to_string(&path).unwrap();
                let headings = prose(&text);
                if !headings.lines().any(|line| line.starts_with('#') && anchor(line) == heading) {
                    wrong.push(format!("{document}: no such heading in {target}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(count > 10);
}

/// True if there is such a path. A `*` stands for any part of a name; from a name with `<` on, the path is one still to
/// be made and is not looked up.
fn exists(path: &str) -> bool {
    let made = path.split('/').take_while(|part| !part.contains('<')).collect::<Vec<_>>();
    exists_in(root(), &made)
}

fn exists_in(folder: &Path, parts: &[&str]) -> bool {
    let Some((&first, rest)) = parts.split_first() else { return true };
    if first.is_empty() {
        return folder.is_dir();
    }
    let Some((before, after)) = first.split_once('*') else {
        let path = folder.join(first);
        return path.exists() && exists_in(&path, rest);
    };
    let Ok(entries) = fs::read_dir(folder) else { return false };
    let fits = |name: &str| name.len() >= first.len() - 1 && name.starts_with(before) && name.ends_with(after);
    entries
        .map(|entry| entry.unwrap())
        .any(|entry| entry.file_name().to_str().is_some_and(fits) && exists_in(&entry.path(), rest))
}

#[test]
fn paths_are_told_from_what_is_not_there() {
    for path in ["src/hex.rs", "src/game/", "variants/*.ron", "tests/docs/<new>.rs", "assets/*/en/<new>.ftl"] {
        assert!(exists(path), "{path}");
    }
    for path in ["src/hex.rs/", "src/nothing.rs", "variants/*.md", "tests/nowhere/<new>.rs", "assets/*/nowhere/<new>"] {
        assert!(!exists(path), "{path}");
    }
    assert_eq!(anchor("### A tile of `printed`"), "a-tile-of-printed");
}

#[test]
fn every_path_that_is_named_is_there() {
    let mut wrong = Vec::new();
    for document in documents() {
        let page = prose(&read(&document));
        let mut count = 0;
        for path in page.lines().flat_map(all_quoted) {
            let is_path = FOLDERS.iter().any(|folder| path.starts_with(folder));
            if is_path && !path.contains(' ') {
                count += 1;
                if !exists(path) {
                    wrong.push(format!("{document}: there is no {path}"));
                }
            }
        }
        assert!(count > 10 || !["README.md", "CONTRIBUTING.md"].contains(&document.as_str()), "{document}: {count}");
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
