//! Faults of every code that has a cure, each cured.

use super::*;
use crate::chac::{AlcoveDef, Code, DecorKind, KindDef, Side, WayDef, validate};
use crate::editor::chac::plan::square_named;
use crate::editor::chac::{Page, Target};
use crate::expedition::Text;
use crate::words::Language;

type Fault = fn(&mut VariantDef);

/// The codes of which no problem has a plain cure: what is to be done is left to taste, or to who wrote the text.
const LEFT_TO_TASTE: [Code; 4] = [Code::Syntax, Code::NoWayOut, Code::More, Code::Way];

fn temple() -> VariantDef {
    VariantDef::read(include_str!("../../../../variants/chac/temple.ron")).unwrap()
}

fn way(from: &str, side: Side, to: &str) -> WayDef {
    WayDef { from: from.to_owned(), side, to: to.to_owned() }
}

fn square(def: &mut VariantDef, id: &str) -> usize {
    square_named(def, id).unwrap()
}

const FAULTS: [Fault; 58] = [
    |def| def.format = 9,
    |def| def.game = "tikal".to_owned(),
    |def| def.id = "a b".to_owned(),
    |def| def.author = "é".repeat(100),
    |def| def.description = Text::Plain("\"long\" ".repeat(2000)),
    |def| def.name = Text::Plain(" ".to_owned()),
    |def| def.adventurers[2].name = Text::default(),
    |def| def.adventurers[2].id = "Bill B.".to_owned(),
    |def| def.adventurers[2].id = "lea".to_owned(),
    |def| def.board.alcoves[1].id = "k1".to_owned(),
    |def| def.players.most = 9,
    |def| std::mem::swap(&mut def.players.least, &mut def.players.most),
    |def| def.players.colours[1] = "red".to_owned(),
    |def| _ = def.players.colours.pop(),
    |def| def.dice = 9,
    |def| def.least_load = 0,
    |def| def.load[3] = 0,
    |def| def.load.truncate(1),
    |def| def.load.resize(40, 5),
    |def| def.adventurers_per_seat = 3,
    |def| _ = def.adventurers.pop(),
    |def| {
        def.adventurers_per_seat = 1;
        def.adventurers.truncate(4);
    },
    |def| {
        let more = def.adventurers.clone().into_iter().chain(def.adventurers.clone());
        def.adventurers.extend(more.enumerate().map(|(index, mut own)| {
            own.id = format!("own{index}");
            own
        }));
    },
    |def| def.chest_sides = 99,
    |def| def.walls.steps = 0,
    |def| def.walls.cards.none = 99,
    |def| def.walls.cards.both = 0,
    |def| def.boulder.dice.clear(),
    |def| def.boulder.dice.resize(31, 5),
    |def| def.boulder.needs = 7,
    |def| def.planks = 0,
    |def| def.river.danger = 6,
    |def| def.decks.lava.chests = 0,
    |def| _ = def.decks.river.values.insert(10, 1),
    |def| _ = def.decks.zones.pop(),
    |def| def.decks.zones.push(def.decks.lava.clone()),
    |def| def.board.ways[0].to = "z9".to_owned(),
    |def| def.board.corridor.push("l1".to_owned()),
    |def| def.board.corridor.push("c4".to_owned()),
    |def| def.board.corridor.swap(4, 9),
    |def| _ = def.board.corridor.pop(),
    |def| def.board.corridor.truncate(1),
    |def| def.board.ways.retain(|way| way.to != "c9"),
    |def| def.board.ways.push(way("c10", Side::E, "r2")),
    |def| def.board.one_way.push(way("r2", Side::N, "r1")),
    |def| def.board.river.reverse(),
    |def| def.board.landing = None,
    |def| def.board.landing = Some("r1".to_owned()),
    |def| _ = def.board.lookouts.pop(),
    |def| _ = def.board.openings.pop(),
    |def| def.board.alcoves[0].square = "c7".to_owned(),
    |def| def.board.alcoves[0].needs.clear(),
    |def| def.board.alcoves[0].needs.push(2),
    |def| def.board.squares.retain(|square| square.kind != KindDef::Out),
    |def| {
        let c20 = square(def, "c20");
        def.board.squares[c20].x = 7;
    },
    |def| def.board.width = 15,
    |def| def.board.decor[2].kind = DecorKind::Deck("zone9".to_owned()),
    |def| {
        let lava = square(def, "l6");
        def.board.ways.retain(|way| way.from != "l6" && way.to != "l6");
        def.board.squares[lava].w = 1;
    },
];

#[test]
fn cures_cure_and_each_problem_leads_to_its_page() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (number, fault) in FAULTS.into_iter().enumerate() {
            let mut def = temple();
            fault(&mut def);
            let problems = validate(def.clone()).1;
            assert!(!problems.is_empty(), "fault {number} is none");
            let (problem, (said, cured)) = problems
                .iter()
                .find_map(|problem| Some((problem, cure(&texts, &def, problem)?)))
                .unwrap_or_else(|| panic!("fault {number} has no cure: {problems:?}"));
            assert!(!said.is_empty());
            let after = validate(cured).1;
            assert!(!after.contains(problem), "fault {number}: {problem:?} after {said}");
            for problem in &problems {
                let is_of_file = matches!(problem.code(), Code::Format | Code::Game | Code::More);
                assert!(is_of_file || Page::of(&problem.path).is_some(), "{problem:?}");
                assert!(is_of_file || Target::of_problem(problem, &def).is_some(), "{problem:?}");
            }
        }
    }
}

#[test]
fn whatever_has_cures_is_whole_after_them() {
    let texts = Texts::new(Language::English);
    let mut codes = Vec::new();
    for (number, fault) in FAULTS.into_iter().enumerate() {
        let mut def = temple();
        fault(&mut def);
        codes.extend(validate(def.clone()).1.iter().map(Problem::code));
        for _ in 0..60 {
            let problems = validate(def.clone()).1;
            let Some((_, cured)) = problems.iter().find_map(|problem| cure(&texts, &def, problem)) else { break };
            def = cured;
        }
        let left = validate(def).1;
        let is_left_to_taste = |problem: &Problem| {
            matches!(problem.flaw, Flaw::NoWayOut | Flaw::Unreachable { .. } | Flaw::TooManyCards { .. })
        };
        assert!(left.iter().all(is_left_to_taste), "fault {number}: {left:?}");
    }
    for &code in Code::ALL {
        assert!(codes.contains(&code) || LEFT_TO_TASTE.contains(&code), "{code:?}");
    }
}

#[test]
fn what_is_left_to_taste_has_no_cure() {
    let texts = Texts::new(Language::English);
    let faults: [Fault; 3] = [
        |def| _ = def.decks.river.values.insert(2, 20).zip(def.decks.lava.values.insert(1, 20)),
        |def| def.board.ways.retain(|way| way.from != "z4"),
        |def| {
            for place in 0..9 {
                let own = AlcoveDef { id: format!("x{place}"), ..def.board.alcoves[0].clone() };
                def.board.alcoves.push(own);
            }
        },
    ];
    for (number, fault) in faults.into_iter().enumerate() {
        let mut def = temple();
        fault(&mut def);
        let problems = validate(def.clone()).1;
        let has_cure = problems.iter().filter(|problem| cure(&texts, &def, problem).is_some()).count();
        assert!(has_cure < problems.len(), "fault {number}: {problems:?}");
    }
}
