//! Every shipped variant file, and one file or more for every problem that a variant can have.
//!
//! Every file in `tests/variants/invalid` is checked. Its name begins with the code of its problem (`slabs.ron`,
//! `slabs-2-printed.ron`); its first lines are `// expect: LINE:COLUMN code path`, one for each problem in the order in
//! which the checker lists them.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tikal::editor::tikal::cure;
use tikal::game::Dealer;
use tikal::library::{Source, TikalLibrary, VariantError};
use tikal::playouts;
use tikal::ron_text;
use tikal::tikal::{Code, Flaw, Problem, Setup, Severity, State, Text, TurnRule, VariantDef, check_text, validate};
use tikal::words::Language;

/// The warnings that shipped variants give on purpose; a comment in the variant's file says why.
const EXPECTED_WARNINGS: &[(&str, &[&str])] = &[
    ("duel", &["group-unseen deck[3].only_with"]),
    ("long-expedition", &["more-tiles-than-cells deck", "uneven-turns deck"]),
];

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join(folder);
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
        let checked = TikalLibrary::built_in().check_file(&path).unwrap();
        let problems: Vec<String> = checked.problems.iter().map(code_and_path).collect();
        let expected = known.remove(stem(&path)).unwrap_or_default();
        assert_eq!(problems, expected, "{}", path.display());
        assert_eq!(checked.variant.unwrap().id(), stem(&path));
    }
    assert!(known.is_empty(), "no such files: {known:?}");
}

#[test]
fn every_shipped_variant_is_inside_the_program() {
    let library = TikalLibrary::built_in();
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
    let library = TikalLibrary::built_in();
    for entry in library.entries() {
        let Some(parent) = &entry.variant.def().based_on else { continue };
        let found = library.find(&parent.id).unwrap();
        assert_eq!(found.hash(), parent.hash, "{}: the parent was changed since", entry.variant.id());
    }
}

#[test]
fn every_shipped_variant_can_be_played_to_the_end() {
    for entry in TikalLibrary::built_in().entries() {
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

/// The sentences without a file here: for a text that is too long, for an id that only the library knows to be taken,
/// for what cannot go wrong in a definition as it is today or in records alone, for what the reader has no kind of
/// its own for, and for what is told of the files of other games alone.
const WITHOUT_A_FILE: [&str; 13] = [
    "TooLong",
    "IdOfTheProgram",
    "StraySign",
    "TooDeep",
    "Other",
    "ValueCount",
    "NoSuchSeat",
    "TruthExpected",
    "ActorExpected",
    "TextTooLong",
    "IdTwice",
    "WithoutName",
    "Unlisted",
];

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
    let syntax = variants_of(include_str!("../src/game/syntax.rs"), "NotRon");
    let quantities = variants_of(include_str!("../src/tikal/problem.rs"), "Quantity");
    missing.extend(variants_of(include_str!("../src/variant_file/problem.rs"), "FileFlaw"));
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

// ---- Printed tiles that nobody can reach -------------------------------------------------------------

/// A board of one column, the base camp at its top and a temple at its end, with these slabs below the one and above
/// the other, this many cells between, and these tiles; whether the temple can be reached.
fn is_reached(below: u32, above: u32, between: usize, tiles: &str) -> bool {
    let last = between + 2;
    let text = include_str!("variants/small.ron")
        .replace("columns: [3, 3, 3]", &format!("columns: [{last}]"))
        .replace(
            "\"b3\", kind: BaseCamp, slabs: [1, 1, 1, 1, 1, 1]",
            &format!("\"a1\", kind: BaseCamp, slabs: [0, 0, 0, {below}, 0, 0]"),
        )
        .replace(
            "\"a3\", kind: Temple(1), slabs: [1, 1, 0, 0, 0, 0]",
            &format!("\"a{last}\", kind: Temple(1), slabs: [{above}, 0, 0, 0, 0, 0]"),
        );
    let (before, rest) = text.split_once("        (group: \"A\", tiles: [").unwrap();
    let (_, after) = rest.split_once("    tiers:").unwrap();
    let text = format!("{before}        (group: \"A\", tiles: [{tiles}]),\n    ],\n    tiers:{after}");
    let (variant, problems) = check_text(&text);
    assert!(variant.is_some(), "{problems:?}");
    problems.iter().all(|problem| problem.code() != Code::UnreachablePrinted)
}

#[test]
fn a_printed_tile_is_reached_along_slabs_printed_or_of_tiles_to_come() {
    let straight = "(kind: Clearing, slabs: [1, 0, 0, 1, 0, 0], copies: 3)";
    let bent = "(kind: Clearing, slabs: [1, 0, 1, 0, 0, 0], copies: 3)";
    let single = "(kind: Clearing, slabs: [1, 0, 0, 0, 0, 0], copies: 3)";
    let bare = "(kind: Clearing, copies: 3)";
    let volcanoes = "(kind: Volcano, slabs: [1, 1, 1, 1, 1, 1], copies: 3)";
    // Side by side: one of the two needs a slab.
    assert!(is_reached(1, 0, 0, straight) && is_reached(0, 1, 0, straight));
    assert!(!is_reached(0, 0, 0, straight));
    // With cells between, the tiles that come to lie there count.
    for (tiles, by_slabs) in
        [(straight, [true, true, true]), (bent, [false, true, true]), (single, [false, true, true])]
    {
        let reached = [is_reached(0, 0, 2, tiles), is_reached(1, 0, 2, tiles), is_reached(1, 1, 2, tiles)];
        assert_eq!(reached, by_slabs, "{tiles}");
    }
    assert!(is_reached(1, 1, 1, bare) && !is_reached(1, 1, 2, bare) && !is_reached(1, 0, 1, bare));
    assert!(!is_reached(1, 1, 1, volcanoes));
    // Three tiles do not fill four cells.
    assert!(is_reached(1, 1, 3, straight) && !is_reached(1, 1, 4, straight));
}

// ---- The ids of the program --------------------------------------------------------------------------

#[test]
fn a_file_with_an_id_of_the_program_is_that_variant_or_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("classic.ron");
    let shipped =
        fs::read_to_string(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("variants/classic.ron")).unwrap();
    let library = TikalLibrary::built_in();
    let name = path.to_str().unwrap();
    // The very same content, in another layout.
    fs::write(&path, VariantDef::read(&shipped).unwrap().write().unwrap()).unwrap();
    assert!(library.check_file(&path).unwrap().variant.is_some());
    assert!(Arc::ptr_eq(&library.open(name).unwrap(), library.find("classic").unwrap()));
    assert!(Arc::ptr_eq(&library.open_text(&shipped).unwrap(), library.find("classic").unwrap()));
    let mut loaded = TikalLibrary::built_in();
    loaded.add_folder(folder.path());
    assert_eq!((loaded.entries().len(), loaded.rejected().len()), (library.entries().len(), 0));
    // Another content.
    let other = shipped.replacen("action_points: 10", "action_points: 11", 1);
    assert_ne!(other, shipped);
    fs::write(&path, &other).unwrap();
    let checked = library.check_file(&path).unwrap();
    assert!(checked.variant.is_none());
    let [problem] = checked.problems.as_slice() else { panic!("{:?}", checked.problems) };
    assert_eq!((problem.code(), problem.path.to_string().as_str()), (Code::Id, "id"));
    let place = problem.place.as_ref().unwrap();
    assert_eq!(&other[place.bytes.clone()], "\"classic\"");
    let refused = |opened: Result<_, VariantError<State>>| {
        let error = opened.map(|_| ()).unwrap_err();
        assert!(matches!(&error, VariantError::IdTaken { id, owner: Source::BuiltIn } if id == "classic"), "{error}");
    };
    refused(library.open(name));
    refused(library.open_text(&other));
    refused(TikalLibrary::built_in().open_file(&path));
    loaded = TikalLibrary::built_in();
    loaded.add_folder(folder.path());
    assert_eq!((loaded.entries().len(), loaded.rejected().len()), (library.entries().len(), 1));
}

#[test]
fn every_cure_mends_its_problem_and_brings_no_error() {
    let (mut cured, mut without) = (BTreeSet::new(), BTreeSet::new());
    for path in files("tests/variants/invalid") {
        let text = fs::read_to_string(&path).unwrap();
        let Ok(def) = VariantDef::read(&text) else { continue };
        let (_, problems) = check_text(&text);
        // Where there are more problems than are listed, another one takes the place of each that is mended.
        if problems.iter().any(|problem| matches!(problem.code(), Code::More | Code::MoreWarnings)) {
            continue;
        }
        let errors = |problems: &[Problem]| problems.iter().filter(|other| other.severity() == Severity::Error).count();
        for problem in &problems {
            let name = variant_name(&problem.flaw);
            let Some((remedy, mended)) = cure(&def, problem) else {
                without.insert(name);
                continue;
            };
            let left = validate(mended.clone()).1;
            let stands = left.iter().any(|other| other.flaw == problem.flaw && other.path == problem.path);
            let fewer = left.iter().filter(|other| other.code() == problem.code()).count()
                < problems.iter().filter(|other| other.code() == problem.code()).count();
            assert!(!stands || fewer, "{}: {remedy:?} leaves {problem}", path.display());
            assert!(errors(&left) <= errors(&problems), "{}: {remedy:?} brings {left:?}", path.display());
            // It is written into the text as any other change is.
            let written = ron_text::update(&text, &mended).unwrap();
            assert_eq!(VariantDef::read(&written).unwrap(), mended, "{}", path.display());
            cured.insert(name);
        }
    }
    // Which problems have a plain cure is decided, not left to chance.
    let expected: BTreeSet<String> = [
        "AuctionRemainder",
        "Cells",
        "Columns",
        "DeckSize",
        "Groups",
        "MoreTilesThanCells",
        "TreasureKinds",
        "UnevenTurns",
    ]
    .map(str::to_owned)
    .into();
    let never: BTreeSet<String> = without.difference(&cured).cloned().collect();
    assert_eq!(never, expected);
}

/// The name of a sentence, as the source has it.
fn variant_name(flaw: &Flaw) -> String {
    format!("{flaw:?}").chars().take_while(char::is_ascii_alphanumeric).collect()
}
