//! Malicious variant files and records of Tikal Legend: each is refused at once and with a reason, or taken if nothing is
//! wrong with it.

#![expect(clippy::disallowed_methods, reason = "measures time")]

use std::time::{Duration, Instant};

use tikal::game::Flawed;
use tikal::legend::{Code, MAX_FILE_SIZE, VariantDef, check_text};
use tikal::library::{LegendLibrary, ShareError, replay_record, share, unshare};

use super::table::in_the_box;

const TEXT: &str = include_str!("../../variants/legend/legend.ron");
/// Long enough for a slow and busy machine; a check whose time grows with the square of the text's length would take
/// minutes.
const AT_ONCE: Duration = Duration::from_secs(30);

/// Checks a text; it must be refused, at once, in words of a sensible length. Returns the codes.
fn refused(text: &str) -> Vec<Code> {
    let start = Instant::now();
    let (variant, problems) = check_text(text);
    let beginning: String = text.chars().take(60).collect();
    assert!(start.elapsed() < AT_ONCE, "{:?} for `{beginning}`", start.elapsed());
    assert!(variant.is_none() && problems.iter().any(Flawed::is_error), "`{beginning}` was accepted");
    assert!(problems.len() <= 102, "{} problems", problems.len());
    assert!(problems.iter().all(|problem| problem.to_string().chars().count() < 700));
    problems.iter().map(tikal::legend::Problem::code).collect()
}

fn with(part: &str, by: &str) -> String {
    assert!(TEXT.contains(part), "{part}");
    TEXT.replacen(part, by, 1)
}

#[test]
fn four_thousand_million_of_anything_is_refused() {
    let most = u32::MAX.to_string();
    for (part, by) in [
        ("rounds: 6", "rounds: ?"),
        ("cards: 10", "cards: ?"),
        ("slab_tokens: 2", "slab_tokens: ?"),
        ("explorers: 30", "explorers: ?"),
        ("counts: [1, 1, 1]", "counts: [?, ?, ?]"),
        ("volcano: 10", "volcano: ?"),
        ("{6: 3,", "{6: ?,"),
        ("{6: 3,", "{?: 3,"),
        ("Steps(5)", "Steps(?)"),
        ("rotation: 1", "rotation: ?"),
        ("right: [3, 3, 2]", "right: [?, ?, ?]"),
        ("Temple(1)", "Temple(?)"),
    ] {
        assert!(!refused(&with(part, &by.replace('?', &most))).contains(&Code::Syntax), "{by}");
    }
    // No number can hold this.
    assert!(refused(&with("rounds: 6", "rounds: 99999999999999999999")).contains(&Code::Syntax));
    assert!(refused(&with("rounds: 6", "rounds: -1")).contains(&Code::Syntax));
}

#[test]
fn lists_without_end_are_not_read_to_their_end() {
    let room = MAX_FILE_SIZE as usize - TEXT.len() - 100;
    let many = |item: &str| item.repeat(room / item.len());
    for (part, item) in [
        ("scenarios: [", "(id: \"a\", name: \"a\", laid: []),"),
        ("cards: [", "(id: \"01\", effect: Jump, counts: [1, 1, 1], name: \"a\"),"),
        ("powers: [", "(id: \"a\", name: \"a\", effects: []),"),
        ("dotted: [", "\"a2\","),
        ("left_out: [", "\"a1\","),
        ("start_scores: [", "1,"),
        ("deck: [", "(group: \"A\", tiles: []),"),
        ("tokens: {", "1: 1,"),
        ("right: [", "3,"),
    ] {
        refused(&with(part, &format!("{part}{}", many(item))));
    }
    refused(&"(".repeat(room));
    refused(&with("rounds: 6", &format!("rounds: 6 /*{}", many("/*"))));
    refused(&" ".repeat(MAX_FILE_SIZE as usize + 1));
}

#[test]
fn a_definition_that_was_never_text_is_checked_as_well() {
    let mut def = in_the_box();
    def.scenarios = vec![def.scenarios[0].clone(); 5_000];
    def.cards = vec![def.cards[0].clone(); 5_000];
    def.board.columns = vec![u32::MAX; 26];
    let (variant, problems) = tikal::legend::validate(def);
    assert!(variant.is_none() && problems.len() <= 101);
}

#[test]
fn every_beginning_of_the_file_has_an_answer() {
    for length in (0..TEXT.len()).step_by(997).filter(|&length| TEXT.is_char_boundary(length)) {
        refused(&TEXT[..length]);
    }
}

#[test]
fn codes_of_its_variants_are_read_and_damaged_ones_refused() {
    let game = tikal::games::GameId::from_id("legend").unwrap();
    let code = share(game, TEXT).unwrap();
    assert!(code.starts_with("legend1-"), "{}", &code[..20]);
    let shared = unshare(&code).unwrap();
    assert_eq!(shared.game, game);
    assert_eq!(VariantDef::read(&shared.text).unwrap().hash(), in_the_box().hash());
    assert_eq!(unshare(&code[..code.len() - 1]), Err(ShareError::Damaged));
    // The variant of one game under the name of the other.
    assert!(unshare(&code.replacen("legend1", "tikal1", 1)).is_err());
}

#[test]
fn records_that_say_what_cannot_be_are_refused() {
    let library = LegendLibrary::built_in();
    let record = |setup: &str, actions: &str| {
        let seats = "(name: \"A\", colour: \"red\", player: Human), (name: \"B\", colour: \"blue\", player: Human)";
        format!(
            "(format: 2, program: \"\", game: \"legend\", variant: BuiltIn(\"legend\"), hash: \"{}\", seats: [{seats}], \
             setup: {setup}, dealer: Manual, actions: [{actions}])",
            in_the_box().hash()
        )
    };
    let opened = |text: &str| replay_record::<tikal::legend::State>(text, &library);
    assert!(opened(&record("(scenario: \"uxmal\", first: 1)", "\"deal P1\"")).is_ok_and(|game| game.stopped.is_none()));
    for setup in ["(first: 7)", "(scenario: \"\")", "(scenario: 3)", "(turns: Draw)", "(first: -1)"] {
        assert!(opened(&record(setup, "")).is_err(), "{setup}");
    }
    let long = format!("(scenario: \"{}\")", "x".repeat(100_000));
    assert!(opened(&record(&long, "")).unwrap_err().to_string().len() < 500);
    for action in ["deal P9", "deal", "draft order 1", "stack 1 1 1 1 1 1 1 1 1 1 1 1", "show a1 99999999999", "é"] {
        let game = opened(&record("()", &format!("\"{action}\"")));
        assert!(game.is_err() || game.is_ok_and(|game| game.stopped.is_some()), "{action}");
    }
}
