//! Texts of variants as a person would write and read them: the same layout whoever wrote one, a tile a line, and all
//! faults of one that cannot be read, each with its line.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use tikal::game::Rules as _;
use tikal::games::GameId;
use tikal::library::{ChacLibrary, LegendLibrary, Library, Shipped, TikalLibrary, share, unshare};
use tikal::ron_text::{lay_out, update};
use tikal::tikal::{GroupDef, KindDef, TileDef, VariantDef};
use tikal::{chac, legend};

const CLASSIC: &str = include_str!("../variants/classic.ron");
const LEGEND: &str = include_str!("../variants/legend/legend.ron");
const TEMPLE: &str = include_str!("../variants/chac/temple.ron");

// ---- Layout ------------------------------------------------------------------------------------------

/// The lines of a text of ours without blanks and comments around them.
fn lines(text: &str) -> Vec<String> {
    let bare = |line: &str| line.split(" //").next().unwrap_or_default().trim().to_owned();
    text.lines().map(bare).filter(|line| !line.is_empty() && !line.starts_with("//")).collect()
}

#[test]
fn a_written_variant_has_its_tiles_in_the_very_lines_of_the_shipped_file() {
    let written = lay_out(&VariantDef::read(CLASSIC).unwrap()).unwrap();
    let deck = |text: &str| {
        let all = lines(text);
        let first = all.iter().position(|line| line == "deck: [").unwrap();
        all.into_iter().skip(first).take_while(|line| !line.starts_with("tiers")).collect::<Vec<_>>()
    };
    assert_eq!(deck(&written), deck(CLASSIC));
    assert!(written.contains("\n    deck: [\n        (group: \"A\", tiles: [\n            (kind: "), "{written}");
}

/// The text in the code of a variant is the one that the program writes anywhere else.
fn are_written_alike<G: Shipped>(game: GameId, library: &Library<G>) {
    assert!(!library.entries().is_empty());
    for entry in library.entries() {
        let written = G::write_definition(entry.variant.definition()).unwrap();
        assert_eq!(unshare(&share(game, &written).unwrap()).unwrap().text, written);
        assert!(G::read_definition(&written).is_ok_and(|said| said == *entry.variant.definition()));
        assert_eq!(lay_out(entry.variant.definition()).unwrap(), written);
    }
}

#[test]
fn codes_and_the_editor_write_every_variant_in_the_same_way() {
    are_written_alike(GameId::Tikal, &TikalLibrary::built_in());
    are_written_alike(GameId::Legend, &LegendLibrary::built_in());
    are_written_alike(GameId::Chac, &ChacLibrary::built_in());
}

#[test]
fn tiles_of_a_new_group_come_one_a_line_from_the_first_on() {
    let mut def = VariantDef::read(CLASSIC).unwrap();
    let tile = |slab| TileDef { kind: KindDef::Clearing, slabs: [slab, 0, 0, 0, 0, 0], ..def.deck[0].tiles[2].clone() };
    let tiles = [tile(1), tile(2)];
    // As the forms do it: first the group, then a tile at a time.
    def.deck.push(GroupDef { group: "H".to_owned(), only_with: None, tiles: Vec::new() });
    let mut text = update(CLASSIC, &def).unwrap();
    assert!(text.contains("        (group: \"H\", tiles: []),\n    ],\n"), "{text}");
    for tile in tiles {
        def.deck.last_mut().unwrap().tiles.push(tile);
        text = update(&text, &def).unwrap();
    }
    let expected = "        (group: \"H\", tiles: [\n            (kind: Clearing, slabs: [1, 0, 0, 0, 0, 0]),\n            \
                    (kind: Clearing, slabs: [2, 0, 0, 0, 0, 0]),\n        ]),\n    ],\n";
    assert!(text.contains(expected), "{text}");
    // A whole group at once looks the same.
    assert_eq!(update(CLASSIC, &def).unwrap(), text);
}

#[test]
fn a_new_scenario_and_a_new_square_are_laid_out_like_those_beside_them() {
    let mut def = legend::VariantDef::read(LEGEND).unwrap();
    let mut scenario = def.scenarios[0].clone();
    scenario.id = "own".to_owned();
    def.scenarios.push(scenario);
    let text = update(LEGEND, &def).unwrap();
    let of_own = text.split_once("id: \"own\"").unwrap().1;
    let laid =
        of_own.lines().filter(|line| line.starts_with("                (tile: ") && line.ends_with("),")).count();
    assert_eq!(laid, def.scenarios[0].laid.len(), "{of_own}");
    let mut def = chac::VariantDef::read(TEMPLE).unwrap();
    let mut square = def.board.squares[1].clone();
    square.id = "own".to_owned();
    def.board.squares.push(square);
    let text = update(TEMPLE, &def).unwrap();
    assert!(text.contains("\n            (id: \"own\", kind: Zone, x: 13, y: 0, w: 2, h: 3),\n"), "{text}");
}

// ---- Faults ------------------------------------------------------------------------------------------

/// A text in which each of these was replaced once, and the lines in which that was done, from the top.
fn planted(text: &str, faults: &[(&str, &str)]) -> (String, Vec<usize>) {
    let mut planted = text.to_owned();
    for (from, to) in faults {
        assert!(planted.contains(from), "{from}");
        planted = planted.replacen(from, to, 1);
    }
    let line = |fault: &str| planted[..planted.find(fault).unwrap()].matches('\n').count() + 1;
    let mut lines: Vec<usize> = faults.iter().map(|(_, to)| line(to)).collect();
    lines.sort_unstable();
    (planted, lines)
}

/// The lines of the faults that the rules of a game tell of a text.
macro_rules! told {
    ($game:ident, $text:expr) => {{
        let (rules, problems) = tikal::$game::check_text($text);
        assert!(rules.is_none());
        problems.iter().map(|problem| problem.place.as_ref().unwrap().line).collect::<Vec<usize>>()
    }};
}

#[test]
fn every_fault_of_a_text_is_told_with_its_line_in_every_game() {
    let (text, lines) = planted(
        CLASSIC,
        &[
            ("(kind: Temple(1), slabs: [0, 0, 0, 2, 1, 0])", "(kind: Tempel(1), slabs: [0, 0, 0, 2, 1, 0])"),
            ("(kind: Ruin(4), slabs: [0, 0, 0, 2, 0, 1])", "(kind: Ruin(4), slabs: [0, 0, x, 2, 0, 1])"),
            ("action_points: 10", "action_points: \"ten\""),
            ("leader_strength: 3", "leader_strenght: 3"),
            ("left_out: []", "left_out: 7"),
        ],
    );
    assert_eq!(told!(tikal, &text), lines);
    let (text, lines) = planted(
        LEGEND,
        &[
            ("effect: Treasures(1)", "effect: Tresures(1)"),
            ("(tile: \"F2\", cell: \"c2\", rotation: 0)", "(tile: \"F2\", cell: \"c2\", rotation: up)"),
            ("enter: 1, camp: 5", "enter: one, camp: 5"),
            ("most_exchanged: 2", "most_exchanged: []"),
        ],
    );
    assert_eq!(told!(legend, &text), lines);
    let (text, lines) = planted(
        TEMPLE,
        &[
            ("(id: \"c1\", kind: Corridor", "(id: \"c1\", kind: Corider"),
            ("width: 16", "width: wide"),
            ("(kind: Waterfall, x: 6, y: 8)", "(kind: Waterfall, x: \"6\", y: 8)"),
        ],
    );
    assert_eq!(told!(chac, &text), lines);
}

#[test]
fn a_part_that_is_no_ron_is_passed_over_and_the_next_fault_is_told() {
    let (text, lines) = planted(
        CLASSIC,
        &[
            ("(kind: Temple(1), slabs: [0, 0, 0, 2, 1, 0])", "(kind: Temple(1) slabs: [0, 0, 0, 2, 1, 0])"),
            ("(kind: Ruin(4), slabs: [0, 0, 0, 2, 0, 1])", "(kind: Ruin(4), slabs: [0, 0, 0, 2, 0, 1)"),
            ("action_points: 10", "action_points: ten"),
        ],
    );
    assert_eq!(told!(tikal, &text), lines);
}

#[test]
fn as_many_faults_are_told_as_were_planted_and_never_one_that_follows_from_another() {
    let tiles: Vec<&str> = CLASSIC.lines().filter(|line| line.trim_start().starts_with("(kind: ")).collect();
    let mut random = ChaCha8Rng::seed_from_u64(5);
    for _ in 0..40 {
        let mut lines: Vec<String> = CLASSIC.lines().map(str::to_owned).collect();
        let mut expected = Vec::new();
        for (index, line) in lines.iter_mut().enumerate() {
            if tiles.contains(&line.as_str()) && random.random_bool(0.1) && expected.len() < 15 {
                let fault = [("kind: ", "sort: "), ("slabs: [", "slabs: [\"\", "), ("(kind: ", "(kind: X, kind: ")];
                let (from, to) = *fault.choose(&mut random).unwrap();
                *line = line.replacen(from, to, 1);
                expected.push(index + 1);
            }
        }
        if !expected.is_empty() {
            assert_eq!(told!(tikal, &lines.join("\n")), expected);
        }
    }
}

#[test]
fn at_most_twenty_faults_are_told_and_a_hostile_text_is_answered() {
    let many = format!("(deck: [(group: \"A\", tiles: [{}])])", "(kind: X),\n".repeat(5000));
    assert_eq!(told!(tikal, &many).len(), 20);
    for sign in ["(", "[", "(a: ", "((", "(tiers: {1: x, ", "\"", "(\u{feff}é: [(é: "] {
        let text = sign.repeat(20_000 / sign.len());
        assert!(!told!(tikal, &text).is_empty());
    }
}
