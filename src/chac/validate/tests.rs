//! Definitions with one fault each: the code, and the part of the definition that it is told of.

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
    let told: std::collections::BTreeSet<Code> = faults.iter().map(|(code, ..)| *code).collect();
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
