//! README.md names every language of the program, and its map every part of the source.

use std::fs;

use tikal::words::Language;

use super::pages::{all_quoted, read, root, rows, section};

#[test]
fn every_language_is_named_that_can_be_asked_for() {
    let codes = Language::ALL.map(Language::code).join("|");
    assert!(read("README.md").contains(&format!("`--lang {codes}`")), "--lang takes {codes}");
}

#[test]
fn the_map_names_every_part_of_the_source_and_every_room_of_the_window() {
    let page = read("README.md");
    let rows = rows(section(&page, "## Map of the source"));
    let named: Vec<&str> = rows.iter().flat_map(|row| all_quoted(&row[0])).collect();
    for folder in ["src", "src/app"] {
        for entry in fs::read_dir(root().join(folder)).unwrap() {
            let entry = entry.unwrap();
            let (is_folder, name) = (entry.path().is_dir(), entry.file_name().into_string().unwrap());
            // The files of the window itself are told together.
            if is_folder || folder == "src" {
                let path = format!("{folder}/{name}{}", if is_folder { "/" } else { "" });
                assert!(named.contains(&path.as_str()), "the map does not name {path}");
            }
        }
    }
}
