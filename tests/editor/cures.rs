//! Problems and their cures: every code is provoked in the window, by writing it into the text, and whatever cure is
//! offered there is made by its button and taken back.

use std::collections::{BTreeMap, BTreeSet};

use tikal::editor::ProblemLine;
use tikal::tikal::{Code, Problem, check_text};
use tikal::words::{Language, Texts};

use super::*;

/// The codes of which no problem has a plain cure: what is to be done is left to taste, or to who wrote the text.
const LEFT_TO_TASTE: [Code; 6] =
    [Code::Syntax, Code::More, Code::MoreWarnings, Code::MoreTilesThanCells, Code::AuctionRemainder, Code::UnevenTurns];

/// Texts that have a problem, each in a file of its own that is named after it.
fn problematic() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/variants/invalid");
    let files = std::fs::read_dir(folder).expect("there is a folder").flatten().map(|entry| entry.path());
    let mut texts: Vec<(String, String)> = files
        .map(|path| (path.file_stem().expect("it has a name").display().to_string(), read_variant(&path)))
        .map(|(name, text)| (name, text.expect("it is a text")))
        .collect();
    texts.sort();
    texts
}

/// Clicks the button of a cure; of several that say the same, this one.
fn mend(driver: &mut Driver, cure: &str, which: usize) {
    let button = driver.harness.query_all_by_label(cure).nth(which);
    button.unwrap_or_else(|| panic!("no button says “{cure}”")).click_accesskit();
    driver.run();
}

/// The codes of what a line of problems is about, and what its cure does, its numbers aside.
fn sort(problems: &[Problem], line: &ProblemLine, cure: &str) -> (BTreeSet<Code>, String) {
    let place = line.place.as_ref().map(|(bytes, ..)| bytes);
    let is_it = |problem: &&Problem| problem.place.as_ref().map(|place| &place.bytes) == place;
    let about = problems.iter().filter(is_it).map(Problem::code).collect();
    (about, cure.replace(|letter: char| letter.is_ascii_digit(), ""))
}

fn document_of(text: &str) -> VariantDocument {
    VariantDocument::new(GameId::Tikal, text.to_owned())
}

fn count(problems: &[Problem], code: Code) -> usize {
    problems.iter().filter(|problem| problem.code() == code).count()
}

#[test]
fn every_code_is_provoked_in_the_window_and_every_cure_made_by_its_button_mends_it() {
    let (texts, libraries) = (Texts::new(Language::English), Libraries::built_in());
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::EditFile(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/variants/small.ron")));
    let begun = document(&driver).text().to_owned();
    turn_to(&mut driver, "Text");
    let (mut met, mut cured, mut made) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (name, text) in problematic() {
        // What differs in numbers alone was seen; whether each single file is mended, the tests of the checker tell.
        let before = check_text(&text).1;
        let lines = document_of(&text).problems(&texts, &libraries);
        let is_new =
            |line: &ProblemLine| line.cure.as_deref().is_some_and(|cure| !made.contains(&sort(&before, line, cure)));
        if before.iter().all(|problem| met.contains(&problem.code())) && !lines.iter().any(is_new) {
            continue;
        }
        driver.type_into("The text of the variant", &text);
        driver.run();
        met.extend(before.iter().map(Problem::code));
        let lines = document(&driver).problems(&texts, &libraries);
        assert!(!lines.is_empty() && driver.shows(&lines[0].sentence), "{name}");
        // Where there are more problems than are listed, another one takes the place of each that is mended.
        let is_cut = before.iter().any(|problem| matches!(problem.code(), Code::More | Code::MoreWarnings));
        let mut said: BTreeMap<&str, usize> = BTreeMap::new();
        for line in &lines {
            let Some(cure) = line.cure.as_deref() else { continue };
            let which = *said.entry(cure).and_modify(|which| *which += 1).or_default();
            let sort = sort(&before, line, cure);
            let about = sort.0.clone();
            if !made.insert(sort) {
                continue;
            }
            let steps = document(&driver).steps().1;
            mend(&mut driver, cure, which);
            let after = check_text(document(&driver).text()).1;
            assert!(document(&driver).text() != text, "{name}: {cure} does nothing");
            let is_mended = about.iter().any(|&code| count(&after, code) < count(&before, code));
            assert!(is_mended || is_cut, "{name}: after “{cure}” there still is {after:?}");
            assert_eq!(document(&driver).steps().1, steps + 1, "{name}: {cure} is one step");
            cured.extend(about);
            undo(&mut driver);
            assert!(document(&driver).text() == text, "{name}: {cure} is taken back whole");
        }
    }
    assert_eq!(met.into_iter().collect::<Vec<_>>(), Code::ALL);
    let never: Vec<Code> = Code::ALL.iter().copied().filter(|code| !cured.contains(code)).collect();
    let expected: Vec<Code> = Code::ALL.iter().copied().filter(|code| LEFT_TO_TASTE.contains(code)).collect();
    assert_eq!(never, expected, "which problems have a cure is decided, not left to chance");
    // All of that is taken back to the text with which it began.
    while driver.app().editor().document().is_some_and(VariantDocument::can_undo) {
        driver.execute(EditCommand::Undo.into());
    }
    assert!(document(&driver).text() == begun);
}

#[test]
fn a_variant_without_a_name_is_called_by_its_id_and_a_long_text_ends_where_it_may() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    turn_to(&mut driver, "Text");
    let nameless =
        document(&driver).text().replacen("\"Tikal, my version\"", "\"\"", 1).replacen("my-classic", "green-hell", 1);
    driver.type_into("The text of the variant", &nameless);
    driver.run();
    driver.click("Call it “Green hell”");
    assert_eq!(definition(&driver).name.get("en"), "Green hell");
    // A field takes no longer one than may be, but a file may have one.
    let long = format!("author: \"{}\"", "é".repeat(100));
    let long = document(&driver).text().replacen("author: \"\"", &long, 1);
    driver.type_into("The text of the variant", &long);
    driver.run();
    driver.click("End it after 80 characters");
    assert_eq!(definition(&driver).author, "é".repeat(80));
}

#[test]
fn a_deck_without_volcanoes_is_given_one_in_its_last_group() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    let calm: String = document(&driver).text().replace("(kind: Volcano, slabs: [0, 0, 0, 0, 0, 0])", "");
    let calm: Vec<&str> = calm.lines().filter(|line| line.trim() != ",").collect();
    turn_to(&mut driver, "Text");
    driver.type_into("The text of the variant", &calm.join("\n"));
    driver.run();
    let last = definition(&driver).deck.last().expect("there are groups").group.clone();
    driver.click(&format!("Add a volcano to group {last}"));
    let def = definition(&driver);
    let volcanoes = |group: &tikal::tikal::GroupDef| {
        group.tiles.iter().filter(|tile| tile.kind == tikal::tikal::KindDef::Volcano).count()
    };
    assert_eq!(def.deck.iter().map(volcanoes).collect::<Vec<_>>().last(), Some(&1));
    assert!(!driver.shows("no tile is a volcano"));
}

#[test]
fn a_least_bid_above_the_start_score_is_told_and_is_no_problem() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Rules");
    let told = "at the start nobody can bid";
    assert!(!driver.shows(told));
    let start = definition(&driver).auction.start_score;
    enter(&mut driver, "Least bid", start);
    assert!(!driver.shows(told), "just enough is enough");
    enter(&mut driver, "Least bid", start + 1);
    assert!(
        driver.shows(told) && driver.shows(&format!("With {start} points at the start nobody can bid {}", start + 1))
    );
    assert_eq!((document(&driver).stage(), document(&driver).counts()), (Stage::Playable, (0, 0)));
}
