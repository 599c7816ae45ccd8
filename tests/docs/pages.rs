//! Reading the documents: sections, tables, blocks of code; and the files that they speak of.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the project.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The text of a file of the project.
pub fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Every document, by its path in the project.
pub fn documents() -> Vec<String> {
    let mut documents: Vec<String> = fs::read_dir(root().join("docs"))
        .unwrap()
        .map(|entry| format!("docs/{}", entry.unwrap().file_name().to_str().unwrap()))
        .filter(|path| Path::new(path).extension().is_some_and(|ending| ending == "md"))
        .collect();
    documents.sort();
    assert!(documents.len() >= 4);
    documents.extend(["README.md", "CONTRIBUTING.md"].map(str::to_owned));
    documents
}

/// Every file in a folder and the folders in it with one of these endings.
pub fn files(folder: &str, endings: &[&str]) -> Vec<PathBuf> {
    fn visit(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                visit(&path, found);
            } else {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    visit(&root().join(folder), &mut found);
    found.retain(|path| path.extension().is_some_and(|ending| endings.iter().any(|known| ending == *known)));
    found.sort();
    found
}

/// The text below a heading, up to the next heading of the same level or a higher one.
pub fn section<'a>(page: &'a str, heading: &str) -> &'a str {
    let level = heading.chars().take_while(|&sign| sign == '#').count();
    let start = page.find(&format!("\n{heading}\n")).unwrap_or_else(|| panic!("no heading `{heading}`"));
    let rest = &page[start + heading.len() + 2..];
    let ends = |line: &str| {
        let signs = line.chars().take_while(|&sign| sign == '#').count();
        (1..=level).contains(&signs) && line[signs..].starts_with(' ')
    };
    let mut end = 0;
    for line in rest.split_inclusive('\n') {
        if ends(line) {
            break;
        }
        end += line.len();
    }
    &rest[..end]
}

/// The rows of all tables in a text, their headings left out.
pub fn rows(text: &str) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    let lines: Vec<&str> = text.lines().collect();
    for (index, line) in lines.iter().enumerate() {
        let is_rule = |line: &&str| line.starts_with("|---");
        if !line.starts_with('|') || is_rule(line) || lines.get(index + 1).is_some_and(is_rule) {
            continue;
        }
        let cells = line.strip_prefix('|').and_then(|cells| cells.strip_suffix('|'));
        rows.push(cells.unwrap_or_default().split('|').map(|cell| cell.trim().to_owned()).collect());
    }
    rows
}

/// The text in the first pair of backquotes.
pub fn quoted(cell: &str) -> Option<&str> {
    cell.split('`').nth(1)
}

/// Everything that stands in backquotes.
pub fn all_quoted(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

/// The blocks of code of one language.
pub fn blocks<'a>(page: &'a str, language: &str) -> Vec<&'a str> {
    let fence = format!("\n```{language}\n");
    let block = |text: &'a str| text.split("\n```").next();
    page.split(&fence).skip(1).filter_map(block).collect()
}

/// The text outside of blocks of code.
pub fn prose(page: &str) -> String {
    let mut inside = false;
    let mut prose = String::new();
    for line in page.lines() {
        if line.starts_with("```") {
            inside = !inside;
        } else if !inside {
            prose.push_str(line);
            prose.push('\n');
        }
    }
    prose
}

#[test]
fn sections_tables_and_blocks_are_found() {
    let page = "# a\n\n## b\n\n| x | y | z |\n|---|---|---|\n| `1` | | 2 `3` |\n\n### c\n\n```json\n{}\n```\n\n## d\n\n|e|\n|---|\n|f|\n";
    assert!(section(page, "## b").contains("### c") && !section(page, "## b").contains("## d"));
    assert_eq!(rows(section(page, "## b")), [["`1`", "", "2 `3`"]]);
    assert_eq!(rows(section(page, "## d")), [["f"]]);
    assert_eq!((quoted("2 `3`"), all_quoted("`1` to `2`")), (Some("3"), vec!["1", "2"]));
    assert_eq!(blocks(page, "json"), ["{}"]);
    assert!(!prose(page).contains("{}"));
}
