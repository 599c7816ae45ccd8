//! Every shipped variant file, and one file or more for every problem that a variant can have.
//!
//! Every file in `tests/variants/invalid` is checked. Its name begins with the code of its problem (`slabs.ron`,
//! `slabs-2-printed.ron`); its first lines are `// expect: LINE:COLUMN code path`, one for each problem in the order in
//! which the checker lists them.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use tikal::game::Dealer;
use tikal::library::{Library, check_file};
use tikal::playouts;
use tikal::tikal::{Code, Problem, Setup, Severity, State, Text, TurnRule, VariantDef, check_text, validate};
use tikal::words::Language;

/// The warnings that shipped variants give on purpose; a comment in the variant's file says why.
const EXPECTED_WARNINGS: &[(&str, &[&str])] = &[
    ("duel", &["group-unseen deck[3].only_with"]),
    ("long-expedition", &["more-tiles-than-cells deck", "more-tiles-than-cells deck", "more-tiles-than-cells deck"]),
];

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "ron"))
        .collect();
    files.sort();
    assert!(!files.is_empty());
    files
}

fn stem(path: &Path) -> &str {
    path.file_stem().unwrap().to_str().unwrap()
}

/// The code and path of a problem, as the lists here write them.
fn code_and_path(problem: &Problem) -> String {
    format!("{} {}", problem.code(), problem.path).trim_end().to_owned()
}

// ---- Shipped variants ------------------------------------------------------------------------------

#[test]
fn every_shipped_variant_loads_with_the_warnings_that_are_meant() {
    let mut known: BTreeMap<_, _> = EXPECTED_WARNINGS.iter().copied().collect();
    for path in files("variants") {
        let checked = check_file::<State>(&path).unwrap();
        let problems: Vec<String> = checked.problems.iter().map(code_and_path).collect();
        let expected = known.remove(stem(&path)).unwrap_or_default();
        assert_eq!(problems, expected, "{}", path.display());
        assert_eq!(checked.variant.unwrap().id(), stem(&path));
    }
    assert!(known.is_empty(), "no such files: {known:?}");
}

#[test]
fn every_shipped_variant_is_inside_the_program() {
    let library = Library::built_in();
    assert!(library.rejected().is_empty(), "{:?}", library.rejected());
    assert_eq!(library.entries()[0].variant.id(), "classic");
    let inside: BTreeSet<_> = library.entries().iter().map(|entry| entry.variant.id().to_owned()).collect();
    let shipped: BTreeSet<_> = files("variants").iter().map(|path| stem(path).to_owned()).collect();
    assert_eq!(inside, shipped);
}

#[test]
fn writing_and_reading_changes_nothing() {
    for path in files("variants") {
        let def = VariantDef::read(&fs::read_to_string(&path).unwrap()).unwrap();
        let written = def.write().unwrap();
        let again = VariantDef::read(&written).unwrap();
        assert_eq!(again, def, "{}", path.display());
        assert_eq!(again.hash(), def.hash(), "{}", path.display());
        assert_eq!(again.write().unwrap(), written, "{}", path.display());
        let (first, first_problems) = validate(def);
        let (second, second_problems) = validate(again);
        assert_eq!(first_problems, second_problems, "{}", path.display());
        // A checked variant has no equality of its own; its debug text shows every part.
        assert_eq!(format!("{:?}", first.unwrap()), format!("{:?}", second.unwrap()), "{}", path.display());
    }
}

#[test]
fn shipped_variants_speak_every_language_of_the_program() {
    for path in files("variants") {
        let def = VariantDef::read(&fs::read_to_string(&path).unwrap()).unwrap();
        let treasures = def.treasures.kinds.iter().map(|kind| &kind.name);
        for text in treasures.chain([&def.description, &def.name]) {
            match text {
                Text::Plain(text) => assert_eq!(text, "Tikal", "{}", path.display()),
                Text::Languages(texts) => {
                    let languages = texts.keys().map(String::as_str).collect();
                    assert_eq!(BTreeSet::from(Language::ALL.map(Language::code)), languages, "{}", path.display());
                }
            }
        }
        assert!(!def.author.is_empty(), "{}", path.display());
    }
}

#[test]
fn the_parents_of_shipped_variants_are_shipped_too() {
    let library = Library::built_in();
    for entry in library.entries() {
        let Some(parent) = &entry.variant.def().based_on else { continue };
        let found = library.find(&parent.id).unwrap();
        assert_eq!(found.hash(), parent.hash, "{}: the parent was changed since", entry.variant.id());
    }
}

#[test]
fn every_shipped_variant_can_be_played_to_the_end() {
    for entry in Library::built_in().entries() {
        let rules = &entry.variant;
        for players in rules.players() {
            for auction in [false, true] {
                let setup = |seed| Setup::new(TurnRule::auctioned(auction), Dealer::first_player(seed, players));
                let played = playouts::play::<State>(rules, players, setup, 3, 0);
                // Each tile is drawn and its turn ended, even if it is put out.
                let least = 2 * rules.deck_for(players).len() as u64;
                assert!(played.actions >= 3 * least, "{} with {players}: {played:?}", rules.id());
            }
        }
    }
}

// ---- Files with problems ---------------------------------------------------------------------------

/// The longest code at the beginning of a file name: one code may begin with another.
fn code_of(name: &str) -> Option<Code> {
    let begins =
        |code: &&Code| name.strip_prefix(code.id()).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
    Code::ALL.iter().filter(begins).max_by_key(|code| code.id().len()).copied()
}

fn places_and_codes(problems: &[Problem]) -> Vec<String> {
    let line = |problem: &Problem| format!("{} {}", problem.place.as_ref().unwrap(), code_and_path(problem));
    problems.iter().map(line).collect()
}

/// The `expect` lines of a file with these problems.
fn head(problems: &[String]) -> String {
    problems.iter().flat_map(|problem| ["// expect: ", problem, "\n"]).collect()
}

#[test]
fn every_invalid_file_has_the_problems_that_it_names() {
    let update = std::env::var_os("UPDATE_FIXTURES").is_some();
    let mut wrong = Vec::new();
    for path in files("tests/variants/invalid") {
        let text = fs::read_to_string(&path).unwrap();
        let expected: Vec<&str> = text.lines().map_while(|line| line.strip_prefix("// expect: ")).collect();
        let (variant, problems) = check_text(&text);
        let found = places_and_codes(&problems);
        let code = code_of(stem(&path)).unwrap_or_else(|| panic!("{}: begins with no code", path.display()));
        assert!(problems.iter().any(|problem| problem.code() == code), "{}: {found:?}", path.display());
        let errors = problems.iter().any(|problem| problem.severity() == Severity::Error);
        assert_eq!(variant.is_none(), errors, "{}", path.display());
        for said in problems.iter().map(|problem| problem.flaw.to_string()) {
            assert!(said.contains(": "), "{}: no cure in `{said}`", path.display());
            let is_raw = ["Expected ", "Unexpected ", "compare with"].iter().any(|raw| said.contains(raw));
            assert!(!is_raw, "{}: the reader's own words in `{said}`", path.display());
            assert!(!said.contains("Def`"), "{}: a name of ours in `{said}`", path.display());
        }
        if found != expected {
            if update {
                let body: String = text.split_inclusive('\n').skip(expected.len()).collect();
                // These lines move everything below them down, so the problems are located again with them in place.
                let pushed = places_and_codes(&check_text(&(head(&found) + &body)).1);
                fs::write(&path, head(&pushed) + &body).unwrap();
            }
            wrong.push(format!("{}:\n  expected {expected:?}\n  found    {found:?}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_problem_code_has_a_file() {
    let covered: BTreeSet<Code> =
        files("tests/variants/invalid").iter().filter_map(|path| code_of(stem(path))).collect();
    let missing: Vec<&Code> = Code::ALL.iter().filter(|code| !covered.contains(code)).collect();
    assert!(missing.is_empty(), "no file in tests/variants/invalid for {missing:?}");
}

/// The sentences without a file here: for a text that is too long, for what cannot go wrong in a definition as it is
/// today, and for messages that the reader has no kind of its own for.
const WITHOUT_A_FILE: [&str; 4] = ["TooLong", "StraySign", "TooDeep", "Other"];

/// The names of an enum's variants, from its source.
fn variants_of(source: &str, name: &str) -> BTreeSet<String> {
    let body = source.split_once(&format!("pub enum {name} {{\n")).unwrap().1.split_once("\n}\n").unwrap().0;
    let is_name = |line: &&str| line.starts_with("    ") && line[4..].starts_with(|first: char| first.is_uppercase());
    let word = |line: &str| line.trim().chars().take_while(char::is_ascii_alphanumeric).collect();
    body.lines().filter(is_name).map(word).collect()
}

#[test]
fn every_sentence_has_a_file() {
    let mut missing = variants_of(include_str!("../src/tikal/problem.rs"), "Flaw");
    let syntax = variants_of(include_str!("../src/tikal/syntax.rs"), "NotRon");
    let quantities = variants_of(include_str!("../src/tikal/problem.rs"), "Quantity");
    assert!(missing.len() > 40 && syntax.len() > 20 && quantities.len() > 20);
    missing.extend(syntax);
    missing.extend(quantities);
    for name in WITHOUT_A_FILE {
        assert!(missing.remove(name), "{name}");
    }
    for path in files("tests/variants/invalid") {
        for problem in check_text(&fs::read_to_string(&path).unwrap()).1 {
            for word in format!("{:?}", problem.flaw).split(|letter: char| !letter.is_ascii_alphanumeric()) {
                missing.remove(word);
            }
        }
    }
    assert!(missing.is_empty(), "no file in tests/variants/invalid for {missing:?}");
}

#[test]
fn problems_are_listed_from_the_top_of_the_file_to_its_end() {
    for path in files("tests/variants/invalid") {
        let (_, problems) = check_text(&fs::read_to_string(&path).unwrap());
        let listed = problems.iter().filter(|problem| !matches!(problem.code(), Code::More | Code::MoreWarnings));
        let places: Vec<_> = listed.map(|problem| problem.place.as_ref().unwrap().bytes.start).collect();
        assert!(places.is_sorted(), "{}", path.display());
    }
}
