//! Definitions with one fault each: the code, and the part of the definition that it is told of.

use std::collections::BTreeSet;

use crate::chac::definition::{DecorKind, KindDef, OpeningDef, VariantDef, WayDef};
use crate::chac::problem::Code;
use crate::chac::square::Side;
use crate::chac::validate::{check_text, validate};
use crate::game::Flawed;
use crate::variant_file::{Severity, Text};

const TEMPLE: &str = include_str!("../../../variants/chac/temple.ron");

fn temple() -> VariantDef {
    VariantDef::read(TEMPLE).unwrap()
}

/// The first problem of the changed temple: its code and its path.
fn first(change: impl FnOnce(&mut VariantDef)) -> (Code, String) {
    let mut def = temple();
    change(&mut def);
    let (variant, problems) = validate(def);
    let problem = problems.first().expect("it has a problem");
    assert_eq!(variant.is_some(), problems.iter().all(|problem| !problem.is_error()), "{problems:?}");
    (problem.code(), problem.path.to_string())
}

fn way(from: &str, side: Side, to: &str) -> WayDef {
    WayDef { from: from.to_owned(), side, to: to.to_owned() }
}

type Change = fn(&mut VariantDef);

#[test]
fn every_fault_has_its_code_and_its_place() {
    let faults: &[(Code, &str, Change)] = &[
        (Code::Game, "game", |def| def.game = "legend".into()),
        (Code::Format, "format", |def| def.format = 2),
        (Code::Id, "id", |def| def.id = "my temple".into()),
        (Code::Name, "name", |def| def.name = Text::default()),
        (Code::TextLength, "author", |def| def.author = "x".repeat(81)),
        (Code::Players, "players.most", |def| def.players.most = 7),
        (Code::Players, "players", |def| (def.players.least, def.players.most) = (4, 3)),
        (Code::Colours, "players.colours", |def| _ = def.players.colours.pop()),
        (Code::Colours, "players.colours[1]", |def| def.players.colours[1] = "red".into()),
        (Code::Number, "dice", |def| def.dice = 7),
        (Code::Number, "load[3]", |def| def.load[3] = 0),
        (Code::Load, "load", |def| def.load.truncate(1)),
        (Code::Number, "least_load", |def| def.least_load = 0),
        (Code::Number, "adventurers_per_seat", |def| def.adventurers_per_seat = 3),
        (Code::Adventurers, "adventurers", |def| _ = def.adventurers.pop()),
        (Code::Id, "adventurers[1].id", |def| def.adventurers[1].id = "lea".into()),
        (Code::Id, "adventurers[1].id", |def| def.adventurers[1].id = "the one".into()),
        (Code::Name, "adventurers[1].name", |def| def.adventurers[1].name = Text::default()),
        (Code::Number, "chest_sides", |def| def.chest_sides = 21),
        (Code::Number, "walls.steps", |def| def.walls.steps = 0),
        (Code::Number, "walls.cards.none", |def| def.walls.cards.none = 21),
        (Code::WallsRest, "walls.cards", |def| def.walls.cards.both = 0),
        (Code::Number, "boulder.dice", |def| def.boulder.dice.clear()),
        (Code::Number, "boulder.dice[0]", |def| def.boulder.dice[0] = 0),
        (Code::Number, "boulder.needs", |def| def.boulder.needs = 7),
        (Code::Number, "planks", |def| def.planks = 0),
        (Code::Number, "river.danger", |def| def.river.danger = 6),
        (Code::Number, "river.rescue_cost", |def| def.river.rescue_cost = 0),
        (Code::Number, "decks.lava.chests", |def| def.decks.lava.chests = 21),
        (Code::Number, "decks.river.values[10]", |def| _ = def.decks.river.values.insert(10, 1)),
        (Code::Decks, "decks.zones", |def| _ = def.decks.zones.pop()),
        (Code::Decks, "decks", |def| _ = def.decks.river.values.insert(2, 20).zip(def.decks.lava.values.insert(1, 20))),
        (Code::FewTreasures, "decks.lava", |def| def.decks.lava.chests = 0),
        (Code::Squares, "board.squares", |def| {
            let one = def.board.squares[6].clone();
            def.board.squares.extend(std::iter::repeat_n(one, 5));
        }),
        (Code::Squares, "board.squares", |def| def.board.squares[0].kind = KindDef::Bridge),
        (Code::Id, "board.squares[1].id", |def| def.board.squares[1].id = "entrance".into()),
        (Code::SquareName, "board.ways[0].to", |def| def.board.ways[0].to = "z9".into()),
        (Code::Way, "board.ways[0]", |def| def.board.ways[0].to = "entrance".into()),
        (Code::Way, "board.ways[71]", |def| def.board.ways.push(way("z1", Side::E, "entrance"))),
        (Code::Way, "board.ways", |def| def.board.ways.push(way("c30", Side::S, "out"))),
        (Code::Way, "board.ways", |def| def.board.ways.retain(|way| way.to != "out")),
        (Code::River, "board.ways[71]", |def| def.board.ways.push(way("c30", Side::N, "r5"))),
        (Code::River, "board.river[1]", |def| def.board.one_way.push(way("r2", Side::N, "r1"))),
        (Code::River, "board.river", |def| def.board.landing = None),
        (Code::River, "board.river", |def| _ = def.board.river.pop()),
        (Code::River, "board.river[2]", |def| _ = def.board.one_way.remove(2)),
        (Code::SquareName, "board.landing", |def| def.board.landing = Some("bridge".into())),
        (Code::Corridor, "board.corridor[1]", |def| def.board.corridor.swap(1, 2)),
        (Code::Corridor, "board.corridor", |def| _ = def.board.corridor.remove(0)),
        (Code::SquareName, "board.corridor[1]", |def| def.board.corridor[1] = "c0".into()),
        (Code::SquareName, "board.corridor[1]", |def| def.board.corridor[1] = "z1".into()),
        (Code::LavaRoom, "board.openings", |def| _ = def.board.openings.pop()),
        (Code::SquareName, "board.openings[0].corner", |def| def.board.openings[0].corner = "z1".into()),
        (Code::SquareName, "board.openings[2].sun", |def| {
            def.board.openings.push(OpeningDef { sun: "A".into(), corner: "c9".into() });
        }),
        (Code::LavaRoom, "board.lookouts", |def| _ = def.board.lookouts.pop()),
        (Code::SquareName, "board.lookouts[0]", |def| def.board.lookouts[0] = "c99".into()),
        (Code::Alcove, "board.alcoves[1].square", |def| def.board.alcoves[1].square = "c6".into()),
        (Code::Alcove, "board.alcoves[0].needs", |def| def.board.alcoves[0].needs.clear()),
        (Code::Alcove, "board.alcoves[0].needs[1]", |def| def.board.alcoves[0].needs[1] = 1),
        (Code::Number, "board.alcoves[0].value", |def| def.board.alcoves[0].value = 10),
        (Code::NoWayOut, "board.squares", |def| def.board.ways.retain(|way| way.from != "z4")),
        (Code::Unreachable, "board.squares[41]", |def| {
            def.board.ways.retain(|way| way.from != "l4" && way.to != "l4");
        }),
        (Code::Drawing, "board.squares[1]", |def| def.board.squares[1].x = 14),
        (Code::Drawing, "board.squares[0]", |def| def.board.width = 15),
        (Code::Drawing, "board.alcoves[4]", |def| def.board.alcoves[4].x = 16),
        (Code::Decks, "board.decor[2].kind", |def| {
            def.board.decor[2].kind = DecorKind::Deck("zone5".into());
        }),
    ];
    let found = faults.iter().map(|&(code, path, change)| (first(change), (code, path.to_owned())));
    let wrong: Vec<_> = found.filter(|(found, expected)| found != expected).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let told: BTreeSet<Code> = faults.iter().map(|(code, ..)| *code).collect();
    let untold: Vec<Code> = Code::ALL.iter().copied().filter(|code| !told.contains(code)).collect();
    assert_eq!(untold, [Code::Syntax, Code::More]);
    assert!(Code::ALL.iter().filter(|code| code.severity() == Severity::Warning).count() == 4);
}

#[test]
fn problems_have_their_places_in_the_text() {
    assert_eq!(check_text(TEMPLE).1, []);
    let text = TEMPLE.replace("planks: 5", "planks: 9").replace("least_load: 1", "least_load: 0");
    let (variant, problems) = check_text(&text);
    assert!(variant.is_none());
    let lines: Vec<&str> = problems
        .iter()
        .map(|problem| text.lines().nth(problem.place.as_ref().unwrap().line - 1).unwrap().trim())
        .collect();
    assert!(lines[0].starts_with("least_load: 0") && lines[1].starts_with("planks: 9"), "{lines:?}");
    let (variant, problems) = check_text(&TEMPLE.replace("planks", "blanks"));
    assert!(variant.is_none() && problems[0].code() == Code::Syntax);
}

#[test]
fn a_definition_written_is_read_back() {
    let def = temple();
    assert_eq!(VariantDef::read(&def.write().unwrap()).unwrap(), def);
    assert_eq!(VariantDef::read(&def.write_short()).unwrap(), def);
}

#[test]
fn more_problems_than_a_hundred_are_counted() {
    let mut def = temple();
    def.board.width = 1;
    def.board.height = 1;
    for square in &mut def.board.squares {
        (square.x, square.y) = (1, 1);
    }
    let (_, problems) = validate(def);
    assert_eq!((problems.len(), problems[100].code()), (101, Code::More));
}

const PAGE: &str = include_str!("../../../docs/variants.md");

/// The first cells of the rows of the page's part on this game, from this heading on, up to another.
fn documented(from: &str, to: Option<&str>) -> Vec<&'static str> {
    let part = PAGE.split_once(from).expect("the page has this heading").1;
    let part = to.map_or(part, |to| part.split_once(to).expect("the page has this heading").0);
    part.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect()
}

/// The names of fields in the definitions.
fn fields() -> BTreeSet<&'static str> {
    let code = include_str!("../definition.rs");
    let field = |line: &'static str| line.trim().strip_prefix("pub ")?.split_once(": ").map(|(name, _)| name);
    code.lines().filter_map(field).filter(|name| !name.contains(' ')).collect()
}

#[test]
fn the_page_on_variants_names_every_field_and_code_and_no_other() {
    let codes = documented("### Problems of The Temple of Chac", None);
    assert_eq!(codes, Code::ALL.iter().map(|code| code.id()).collect::<Vec<_>>());
    let named = documented("### Fields of The Temple of Chac", Some("### Problems of The Temple of Chac"));
    assert_eq!(named.into_iter().collect::<BTreeSet<_>>(), fields());
}

/// Sets one number of a definition.
type Set = fn(&mut VariantDef, u32);

#[test]
fn the_limits_on_the_page_are_those_that_hold() {
    let numbers: [(&str, Set); 22] = [
        ("adventurers_per_seat", |def, number| def.adventurers_per_seat = number),
        ("dice", |def, number| {
            def.dice = number;
            def.board.alcoves.clear();
        }),
        ("least_load", |def, number| def.least_load = number),
        ("chest_sides", |def, number| def.chest_sides = number),
        ("planks", |def, number| def.planks = number),
        ("width", |def, number| def.board.width = number),
        ("height", |def, number| def.board.height = number),
        ("value", |def, number| def.board.alcoves[0].value = number),
        ("x", |def, number| def.board.decor[0].x = number),
        ("y", |def, number| def.board.decor[0].y = number),
        ("w", |def, number| def.board.decor[0].w = number),
        ("h", |def, number| def.board.decor[0].h = number),
        ("chests", |def, number| def.decks.river.chests = number),
        ("steps", |def, number| def.walls.steps = number),
        ("cards_per_round", |def, number| def.walls.cards_per_round = number),
        ("none", |def, number| def.walls.cards.none = number),
        ("left", |def, number| def.walls.cards.left = number),
        ("right", |def, number| def.walls.cards.right = number),
        ("both", |def, number| def.walls.cards.both = number),
        ("danger", |def, number| def.river.danger = number),
        ("rescue_cost", |def, number| def.river.rescue_cost = number),
        ("needs", |def, number| def.boulder.needs = number),
    ];
    let part = PAGE.split_once("### Fields of The Temple of Chac").unwrap().1;
    for (name, set) in numbers {
        let row = part.lines().rfind(|line| line.starts_with(&format!("| `{name}` |"))).unwrap();
        let limits = row.split(" | ").nth(2).unwrap();
        let range = limits.split(' ').next().and_then(|word| word.trim_end_matches(',').split_once('–'));
        let (least, most) = range.unwrap_or_else(|| panic!("{name} has no limits: {limits}"));
        let (least, most): (u32, u32) = (least.parse().unwrap(), most.parse().unwrap());
        let is_refused = |number: u32| {
            let mut def = temple();
            set(&mut def, number);
            validate(def).1.iter().any(|problem| problem.code() == Code::Number)
        };
        assert!(!is_refused(least) && !is_refused(most) && is_refused(most + 1), "{name}: {limits}");
        assert!(least == 0 || is_refused(least - 1), "{name}: {limits}");
    }
}
