//! Variant files of Legend: the shipped one is complete and read back as it is written, and each fault is told with its
//! code and place.

use tikal::game::{Game, Rules};
use tikal::legend::{Code, EffectDef, Problem, Severity, State, Variant, VariantDef, check_text, validate};

use super::table::in_the_box;

const TEXT: &str = include_str!("../../variants/legend/legend.ron");

/// The problems of the variant in the box with this text in place of that.
fn with(old: &str, new: &str) -> Vec<Problem> {
    assert!(TEXT.contains(old), "{old}");
    let (variant, problems) = check_text(&TEXT.replacen(old, new, 1));
    assert!(variant.is_none(), "{new} can be played");
    problems
}

#[test]
fn the_shipped_variant_has_no_problem() {
    let (variant, problems) = check_text(TEXT);
    let variant = variant.unwrap_or_else(|| panic!("{problems:#?}"));
    assert!(problems.is_empty());
    assert_eq!((variant.id(), variant.name("fr"), State::ID), ("legend", "Tikal Legend", "legend"));
    let again = VariantDef::read(&variant.def().write().unwrap()).unwrap();
    assert_eq!((&again, again.hash()), (variant.def(), variant.hash().to_owned()));
    assert_eq!(variant.clone().set_apart().id().len(), "legend-".len() + 8);
    for card in &variant.def().cards {
        for text in [&card.name, &card.text] {
            for language in ["en", "de", "fr"] {
                assert!(!text.get(language).is_empty(), "{}", card.id);
            }
        }
    }
}

#[test]
fn each_fault_is_told_with_its_code_and_place() {
    let faults = [
        ("rounds: 6", "rounds: six", Code::Syntax, ""),
        ("format: 1,", "format: 2,", Code::Format, "format"),
        ("game: \"legend\"", "game: \"tikal\"", Code::Game, "game"),
        ("id: \"legend\"", "id: \"my legend\"", Code::Id, "id"),
        ("name: \"Tikal Legend\"", "name: \" \"", Code::Name, "name"),
        ("most: 4", "most: 5", Code::Players, "players.most"),
        (
            "[\"red\", \"orange\", \"white\", \"blue\"]",
            "[\"red\", \"red\", \"white\", \"blue\"]",
            Code::Colours,
            "players.colours[1]",
        ),
        ("columns: [7, 7, 7, 7, 7, 7, 7, 7, 7]", "columns: [9, 9, 9, 9, 9, 9, 9, 9, 9]", Code::BoardSize, "board"),
        ("[\"a1\", \"i1\", \"i7\"]", "[\"a1\", \"i1\", \"z9\"]", Code::CellName, "board.left_out[2]"),
        ("dotted: [\"a2\", \"a3\"", "dotted: [\"a2\", \"a2\"", Code::CellTwice, "board.dotted[1]"),
        ("dotted: [\"a2\", \"a3\"", "dotted: [\"a2\", \"a7\"", Code::CellTwice, "board.dotted[1]"),
        ("slab_tokens: 2", "slab_tokens: 5", Code::Slabs, "slab_tokens"),
        (
            "kind: Temple(1), slabs: [0, 0, 0, 2, 1, 0]",
            "kind: Temple(0), slabs: [0, 0, 0, 2, 1, 0]",
            Code::TempleValue,
            "deck[0].tiles[0].kind",
        ),
        ("kind: Ruin(4)", "kind: Ruin(7)", Code::Masks, "deck[0].tiles[1].kind"),
        ("(group: \"B\"", "(group: \"A\"", Code::GroupName, "deck[1].group"),
        (
            "kind: Lake, slabs: [1, 0, 0, 1, 0, 0]",
            "kind: Lake, copies: 30, slabs: [1, 0, 0, 1, 0, 0]",
            Code::TileCount,
            "deck",
        ),
        ("tiers: {2: 3,", "tiers: {2: 300,", Code::TierCount, "tiers[2]"),
        (
            "glyph: Mask, hidden: 3, face_up: 2",
            "glyph: Mask, hidden: 12, face_up: 2",
            Code::Treasures,
            "treasures.kinds[0]",
        ),
        ("scores: [1, 3, 6, 10, 15]", "scores: [1, 3, 6, 10]", Code::ScoreTable, "treasures.scores"),
        ("rounds: 6", "rounds: 0", Code::Number, "rounds"),
        (
            "unavailable: (explorers: 12, leaders: 1)",
            "unavailable: (explorers: 12, leaders: 3)",
            Code::Number,
            "unavailable.leaders",
        ),
        ("id: \"02\"", "id: \"2\"", Code::Cards, "cards[8].id"),
        ("id: \"02\"", "id: \"30\"", Code::Cards, "cards[9].id"),
        (
            "effect: PutRuin(2), counts: [1, 2, 2]",
            "effect: PutRuin(2), counts: [1, 2]",
            Code::Players,
            "cards[8].counts",
        ),
        ("effect: PutRuin(2)", "effect: Deploy(2)", Code::Effect, "cards[8].effect"),
        ("effect: PutRuin(2)", "effect: PutRuin(10)", Code::Effect, "cards[8].effect"),
        ("effect: Tile(\"T1\")", "effect: Tile(\"S1\")", Code::Effect, "cards[28].effect"),
        (
            "[Steps(5), Slab, ActionPoints(4)]",
            "[Steps(5), Jump, ActionPoints(4)]",
            Code::Effect,
            "powers[0].effects[1]",
        ),
        ("[Steps(5), Slab, ActionPoints(4)]", "[Steps(5), Slab]", Code::Powers, "powers[0].effects"),
        (
            "(tile: \"F1\", cell: \"h1\", rotation: 1)",
            "(tile: \"L1\", cell: \"h1\", rotation: 1)",
            Code::Scenario,
            "scenarios[0].laid[0].tile",
        ),
        ("(tile: \"F1\", cell: \"h1\", rotation: 1),", "", Code::Scenario, "scenarios[0].laid"),
        (
            "(tile: \"F1\", cell: \"h1\", rotation: 1)",
            "(tile: \"F1\", cell: \"c1\", rotation: 1)",
            Code::Scenario,
            "scenarios[0].laid[0].cell",
        ),
        (
            "(tile: \"F2\", cell: \"c2\", rotation: 0)",
            "(tile: \"F2\", cell: \"c2\", rotation: 3)",
            Code::Scenario,
            "scenarios[0].laid[1].rotation",
        ),
        (
            "(tile: \"F2\", cell: \"c2\", rotation: 0)",
            "(tile: \"F1\", cell: \"c2\", rotation: 0)",
            Code::Scenario,
            "scenarios[0].laid[1].tile",
        ),
        ("tokens: {6: 3,", "tokens: {6: 2,", Code::TooFew, "tokens"),
        ("display: (cards: 10", "display: (cards: 8", Code::TooFew, "display.cards"),
        ("rounds: 6", "rounds: 7", Code::TooFew, "scenarios[0]"),
    ];
    for (old, new, code, path) in faults {
        let problems = with(old, new);
        let found = problems.iter().any(|problem| problem.code() == code && problem.path.to_string() == path);
        assert!(found, "{new}: {problems:#?}");
        assert!(problems.iter().all(|problem| problem.place.is_some() && !problem.to_string().is_empty()));
    }
    let told: Vec<Code> = faults.iter().map(|&(_, _, code, _)| code).collect();
    let untold: Vec<Code> = Code::ALL.iter().copied().filter(|code| !told.contains(code)).collect();
    assert_eq!(untold, [Code::TextLength, Code::CostAbovePoints, Code::More]);
}

/// L3.11, L6.1, L9.2: the most points that a turn can have are known before a game.
#[test]
fn what_costs_more_than_any_turn_can_have_is_a_warning() {
    // With the highest token 4, and 1 more by a card and a power each: a scoring turn has 5 + 1, any other 4 + 1 + 1.
    let mut def = in_the_box();
    def.tokens = [(1, 23), (4, 1), (12, 0)].into();
    def.scoring.action_points = 5;
    let mut cards = 0;
    for card in &mut def.cards {
        if let EffectDef::ActionPoints(points) = &mut card.effect {
            *points = 1;
            card.counts = if cards == 0 { vec![1, 1, 1] } else { vec![0, 0, 0] };
            cards += 1;
        }
    }
    def.cards[0].counts = vec![20, 20, 20];
    for power in &mut def.powers {
        for effect in &mut power.effects {
            if let EffectDef::ActionPoints(points) = effect {
                *points = 1;
            }
        }
    }
    let costs = def.costs.clone();
    let told = |def: &VariantDef| {
        let (variant, problems) = validate(def.clone());
        assert!(variant.is_some(), "{problems:?}");
        let told = |problem: &Problem| (problem.code(), problem.path.to_string(), problem.severity());
        problems.iter().map(told).collect::<Vec<_>>()
    };
    assert_eq!(told(&def), [], "nothing costs more than 5 of the 6 points");
    (def.costs.guard, def.costs.recruit_leader, def.costs.dig) = (Some(7), Some(6), Some(20));
    let warning = |field: &str| (Code::CostAbovePoints, format!("costs.{field}"), Severity::Warning);
    assert_eq!(told(&def), [warning("guard"), warning("dig")]);
    let flaw = validate(def.clone()).1.remove(0).to_string();
    assert!(flaw.contains("setting a guard costs 7 action points, and a turn never has more than 6"), "{flaw}");
    // More in a scoring turn, a higher token, or more cards on a sheet: each alone is enough for 7.
    let mut other = def.clone();
    other.scoring.action_points = 6;
    assert_eq!(told(&other), [warning("dig")]);
    let mut other = def.clone();
    other.tokens.insert(5, 1);
    assert_eq!(told(&other), [warning("dig")]);
    let mut other = def.clone();
    for card in &mut other.cards {
        if matches!(card.effect, EffectDef::ActionPoints(_)) {
            card.counts = vec![1, 1, 1];
        }
    }
    assert_eq!(told(&other), [warning("dig")]);
    def.costs = costs;
    assert_eq!(told(&def), []);
}

#[test]
fn texts_and_problems_beyond_all_measure_are_counted() {
    let mut def = in_the_box();
    def.author = "x".repeat(100);
    let (_, problems) = validate(def);
    assert_eq!(problems.iter().map(Problem::code).collect::<Vec<_>>(), [Code::TextLength]);
    let mut def = in_the_box();
    for card in &mut def.cards {
        card.counts = vec![99; 100];
    }
    let (variant, problems) = validate(def);
    assert!(variant.is_none() && problems.len() == 101);
    assert_eq!(problems.last().unwrap().code(), Code::More);
    assert!(Variant::check_text(&"x".repeat(1 << 19)).0.is_none());
}

#[test]
fn other_numbers_make_other_games() {
    let mut def = in_the_box();
    def.id = "short".to_owned();
    (def.rounds, def.pieces.explorers, def.costs.guard) = (3, 20, None);
    def.unavailable.explorers = 5;
    def.display.tiles = 6;
    let variant = Variant::check(def).0.unwrap();
    let mut table = super::table::Table {
        state: State::new(&variant, 4, &<State as Game>::Setup::default()),
        rules: variant,
        events: Vec::new(),
    };
    table.deal_on();
    assert_eq!(table.state.tile_shares(&table.rules), (1, 2));
    table.set(|scene| {
        scene.pieces(0, "d5", 1, 0).act(0, 20);
    });
    assert!(table.refused_by("guard d5 explorer", 5, 9).to_string().contains("does without"));
}
