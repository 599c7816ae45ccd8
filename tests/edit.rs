//! Variant files changed value by value: everything else stays the same to the byte, and the result reads as the wanted
//! definition, or there is a clear error.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::fs;
use std::path::Path as FilePath;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tikal::hex::Raised;
use tikal::ron_text::{EditError, Path, insert, remove, set, update};
use tikal::tikal::{BasedOn, ControlTies, GroupDef, KindDef, Text, TieBreak, TileDef, TurnRule, VariantDef};

const SMALL: &str = include_str!("variants/small.ron");

/// A variant like the small one, written with every oddity that the format allows.
const STRANGE: &str = r##"#![enable(implicit_some)]
/* one /* two */ "( */ // three [
Variant ( // four {
    format: 0x1, id: "strange", name /* é */ : r#"Sm"all (é) // "#,
    description: {"\u{64}e": "Kürzel, \"klein\"", r"fr": "œuvre"}, // ß ,
    players: (least: 2, most: 2, colours: ["red", "blue" /* last */]),
    board: (
        columns: [3, 3, // left and middle
            3],
        printed: [
            // the base camp
            (cell: "b3", kind: BaseCamp, slabs: [1, 1, 1, 1, 1, 1]), // where all begin
            (cell: "a3", kind: Temple( /* value */ 1), slabs: [1, 1, 0, 0, 0, 0]) // no comma
        ],
    ),
    deck: [
        // the first group
        (group: "A", tiles: [
            (kind: Temple(2), slabs: [1, 0, 1, 0, 1, 0]), // a temple

            /* a ruin */ (kind: Ruin(2), slabs: [1, 0, 1, 0, 1, 0], copies: 1),
            (kind: Clearing, slabs: [1, 1, 0, 1, 0, 0]), (kind: Clearing, slabs: [1, 1, 0, 1, 0, 0]),
        ]),
        (
            tiles: [(kind: Volcano), (kind: Temple(3), slabs: [1, 1, 0, 1, 0, 0], copies: 2)],
            group: "B" // behind its tiles
        )
    ],
    tiers: {2: 2, 0x3: 2, // three
        4: 2},
    treasures: (kinds: [(name: "mask", glyph: Mask, copies: 2)], scores: [1, 3]),
    costs: (enter: 1, uncover: Some(2), dig: 3 /* dear */, camp: None),
    action_points: 1_0, per_turn: (uncover: 2, dig: 2),
    pieces: (explorers: 6, leaders: 1, camps: 1, guards: 1), leader_strength: 3,
    turns: Draw, auction: (start_score: 20, least_bid: 1)
    // the end
) // after the end"##;

/// The small variant, the strange one and every shipped one, each also with the line ends of other systems, and the
/// small one with a byte order mark.
fn texts() -> Vec<(String, String)> {
    let mut texts = vec![("small".to_owned(), SMALL.to_owned()), ("strange".to_owned(), STRANGE.to_owned())];
    for entry in fs::read_dir(FilePath::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("variants")).unwrap() {
        let path = entry.unwrap().path();
        // The variants of other games lie in folders of their own.
        if path.is_dir() {
            continue;
        }
        texts.push((path.file_stem().unwrap().display().to_string(), fs::read_to_string(&path).unwrap()));
    }
    let with_crlf = |(name, text): &(String, String)| (format!("{name}, CRLF"), text.replace('\n', "\r\n"));
    let other: Vec<_> = texts.iter().map(with_crlf).collect();
    texts.extend(other);
    texts.push(("small, with a mark".to_owned(), format!("\u{feff}{SMALL}")));
    texts
}

fn read(text: &str) -> VariantDef {
    VariantDef::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The parts of two texts between the first and the last byte that differ.
fn difference<'a>(old: &'a str, new: &'a str) -> (&'a str, &'a str) {
    let start = old.bytes().zip(new.bytes()).take_while(|(old, new)| old == new).count();
    let rest = old.len().min(new.len()) - start;
    let end = old.bytes().rev().zip(new.bytes().rev()).take(rest).take_while(|(old, new)| old == new).count();
    let (mut start, mut end) = (start, end);
    while !old.is_char_boundary(start) || !new.is_char_boundary(start) {
        start -= 1;
    }
    while !old.is_char_boundary(old.len() - end) || !new.is_char_boundary(new.len() - end) {
        end -= 1;
    }
    (&old[start..old.len() - end], &new[start..new.len() - end])
}

/// The comments of a text, in order.
fn remarks(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['"', '/', 'r']) {
        rest = &rest[at..];
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            let mut depth = 0;
            let mut at = 0;
            loop {
                let (open, close) = (rest[at..].starts_with("/*"), rest[at..].starts_with("*/"));
                depth += i32::from(open) - i32::from(close);
                at += if open || close { 2 } else { rest[at..].chars().next().unwrap().len_utf8() };
                if depth == 0 {
                    break at;
                }
            }
        } else if rest.starts_with("r#\"") {
            rest.find("\"#").unwrap() + 2
        } else if rest.starts_with('"') {
            let mut letters = rest.char_indices().skip(1);
            loop {
                match letters.next().unwrap() {
                    (_, '\\') => drop(letters.next()),
                    (at, '"') => break at + 1,
                    _ => {}
                }
            }
        } else {
            1
        };
        if rest.starts_with('/') {
            found.push(rest[..length].trim_end().to_owned());
        }
        rest = &rest[length..];
    }
    found
}

// ---- In line with a definition ---------------------------------------------------------------------

#[test]
fn the_same_definition_changes_no_byte() {
    for (name, text) in texts() {
        assert_eq!(update(&text, &read(&text)).unwrap(), text, "{name}");
    }
}

/// The name of a change to a definition, and the change.
type Change = (&'static str, fn(&mut VariantDef));

/// Changes that each give one number, word or text of a definition another value.
fn changes() -> Vec<Change> {
    vec![
        ("format", |def| def.format = 77),
        ("id", |def| def.id = "another".into()),
        ("name", |def| def.name = Text::Plain("Ärger \"\\ // [".to_owned())),
        ("author", |def| def.author = "somebody".into()),
        ("least", |def| def.players.least = 77),
        ("most", |def| def.players.most = 77),
        ("colour", |def| def.players.colours[1] = "grün".into()),
        ("column", |def| def.board.columns[2] = 77),
        ("raised", |def| def.board.raised = if def.board.raised == Raised::Odd { Raised::Even } else { Raised::Odd }),
        ("cell", |def| def.board.printed[1].cell = "z9".into()),
        ("printed kind", |def| def.board.printed[1].kind = KindDef::Temple(77)),
        ("printed slab", |def| def.board.printed[1].slabs[5] = 77),
        ("group", |def| def.deck[1].group = "Z".into()),
        ("tile kind", |def| def.deck[0].tiles[0].kind = KindDef::Volcano),
        ("tile value", |def| def.deck[0].tiles[0].kind = KindDef::Ruin(77)),
        ("tile slab", |def| def.deck[0].tiles[2].slabs[0] = 77),
        ("two slabs exchanged", |def| def.deck[0].tiles[2].slabs.swap(1, 2)),
        ("tier", |def| *def.tiers.get_mut(&3).unwrap() = 77),
        ("glyph", |def| def.treasures.kinds[0].glyph = tikal::tikal::Glyph::Hand),
        ("treasures", |def| def.treasures.kinds[0].copies = 77),
        ("treasure name", |def| def.treasures.kinds[0].name = Text::Plain("x".to_owned())),
        ("score", |def| def.treasures.scores[1] = 77),
        ("cost", |def| def.costs.enter = 77),
        ("uncover", |def| def.costs.uncover = Some(77)),
        ("points", |def| def.action_points = 77),
        ("per turn", |def| def.per_turn.dig = 77),
        ("explorers", |def| def.pieces.explorers = 77),
        ("guards", |def| def.pieces.guards = 77),
        ("strength", |def| def.leader_strength = 77),
        ("turns", |def| {
            def.turns = if def.turns == TurnRule::Draw { TurnRule::Auction } else { TurnRule::Draw };
        }),
        ("bid", |def| def.auction.least_bid = 77),
    ]
}

#[test]
fn a_changed_value_leaves_every_other_byte_as_it_was() {
    for (name, text) in texts() {
        for (what, change) in changes() {
            let mut def = read(&text);
            let before = def.clone();
            change(&mut def);
            let changed = update(&text, &def).unwrap_or_else(|error| panic!("{name}, {what}: {error}"));
            assert_eq!(read(&changed), def, "{name}, {what}");
            let (old, new) = difference(&text, &changed);
            // The limits leave room for a map of languages that becomes one text, and for a field that was absent
            // before.
            assert!(old.len() <= 160 && new.len() <= 40, "{name}, {what}: `{old}` became `{new}`");
            assert_eq!(remarks(&changed), remarks(&text), "{name}, {what}");
            // And back again.
            let back = update(&changed, &before).unwrap();
            assert_eq!(read(&back), before, "{name}, {what}");
        }
    }
}

#[test]
fn what_may_be_left_out_comes_and_goes() {
    for (name, text) in texts() {
        let before = read(&text);
        let mut def = before.clone();
        def.based_on = Some(BasedOn { id: "classic".to_owned(), hash: "0".to_owned() });
        def.costs.camp = before.costs.camp.map_or(Some(5), |_| None);
        def.costs.uncover = None;
        def.control_ties = ControlTies::Everyone;
        def.start_score = 9;
        def.tie_breaks = vec![TieBreak::Treasures, TieBreak::GuardedTemple];
        def.board.left_out = vec!["a1".to_owned(), "b1".to_owned()];
        def.deck[1].only_with = Some(vec![2]);
        def.deck[0].tiles[1].copies = 3;
        def.tiers.insert(1, 1);
        def.tiers.insert(20, 1);
        def.tiers.remove(&3);
        def.description =
            Text::Languages([("de".to_owned(), "neu".to_owned()), ("it".to_owned(), "nuovo".to_owned())].into());
        let changed = update(&text, &def).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(read(&changed), def, "{name}\n{changed}");
        assert_eq!(text.contains('\r'), changed.contains('\r'), "{name}");
        assert_eq!(
            changed.matches('\n').count(),
            changed.matches(if text.contains('\r') { "\r\n" } else { "\n" }).count()
        );
        let back = update(&changed, &before).unwrap();
        assert_eq!(read(&back), before, "{name}\n{back}");
    }
}

fn tile(random: &mut ChaCha8Rng) -> TileDef {
    let kinds = [KindDef::Clearing, KindDef::Volcano, KindDef::Temple(random.random_range(1..9)), KindDef::Ruin(2)];
    TileDef {
        kind: kinds[random.random_range(0..4)],
        slabs: std::array::from_fn(|_| random.random_range(0..3)),
        copies: random.random_range(1..3),
    }
}

#[test]
fn random_edits_come_out_as_they_were_meant_and_keep_the_remarks() {
    for (name, text) in texts() {
        for seed in 0..if text.len() < 3_000 { 8 } else { 1 } {
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            let mut text = text.clone();
            for step in 0..10 {
                let mut def = read(&text);
                let before = def.clone();
                for _ in 0..random.random_range(1..5) {
                    let group = random.random_range(0..def.deck.len().max(1));
                    match random.random_range(0..8) {
                        0 => {
                            let at = random.random_range(0..=def.deck.len());
                            let tiles = (0..random.random_range(0..7)).map(|_| tile(&mut random)).collect();
                            def.deck.insert(at, GroupDef { group: "Q".to_owned(), only_with: None, tiles });
                        }
                        1 if def.deck.len() > 1 => drop(def.deck.remove(group)),
                        2 | 3 if !def.deck.is_empty() => {
                            let at = random.random_range(0..=def.deck[group].tiles.len());
                            def.deck[group].tiles.insert(at, tile(&mut random));
                        }
                        4 if def.deck.get(group).is_some_and(|group| !group.tiles.is_empty()) => {
                            let at = random.random_range(0..def.deck[group].tiles.len());
                            def.deck[group].tiles.remove(at);
                        }
                        5 => drop(def.tiers.insert(random.random_range(1..20), random.random_range(0..9))),
                        6 => {
                            if let Some(kind) = def.treasures.kinds.pop() {
                                def.treasures.kinds.insert(0, kind.clone());
                                def.treasures.kinds.push(kind);
                            }
                        }
                        _ => drop(def.treasures.kinds.pop()),
                    }
                }
                let changed =
                    update(&text, &def).unwrap_or_else(|error| panic!("{name}, {seed}, {step}: {error}\n{text}"));
                assert_eq!(read(&changed), def, "{name}, {seed}, {step}");
                let kept = before.deck.len() <= def.deck.len() && !text.starts_with('#');
                if kept && before.treasures == def.treasures {
                    let remarks = remarks(&changed);
                    let lost: Vec<_> =
                        self::remarks(&text).into_iter().filter(|remark| !remarks.contains(remark)).collect();
                    assert!(lost.is_empty(), "{name}, {seed}, {step}: {lost:?}\n{text}\n{changed}");
                }
                text = changed;
            }
        }
    }
}

#[test]
fn a_new_tile_stands_like_its_neighbours() {
    let text = "[\n    // head\n    (a: 1), // one\n    (a: 3),\n]\n";
    let second = Path::whole().index(1);
    let two = insert(text, &second, "(a: 2)").unwrap();
    assert_eq!(two, "[\n    // head\n    (a: 1), // one\n    (a: 2),\n    (a: 3),\n]\n");
    assert_eq!(remove(&two, &second).unwrap(), text);
    let last = insert(text, &Path::whole().index(2), "(a: 4)").unwrap();
    assert_eq!(last, "[\n    // head\n    (a: 1), // one\n    (a: 3),\n    (a: 4),\n]\n");
    let first = insert(text, &Path::whole().index(0), "(a: 0)").unwrap();
    assert_eq!(remove(&first, &Path::whole().index(0)).unwrap(), text);
}

#[test]
fn a_new_group_is_broken_into_lines() {
    let mut def = read(SMALL);
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let tiles = (0..3).map(|_| tile(&mut random)).collect();
    def.deck.push(GroupDef { group: "C".to_owned(), only_with: None, tiles });
    let changed = update(SMALL, &def).unwrap();
    assert!(changed.lines().all(|line| line.len() <= 100), "{changed}");
    assert!(changed.contains("\n        (group: \"C\", tiles: [\n            (kind: "), "{changed}");
}

// ---- By path ---------------------------------------------------------------------------------------

#[test]
fn values_are_set_put_in_and_taken_out_by_path() {
    let tier = |value| Path::of("tiers").key(value);
    let score = |index| Path::of("treasures").field("scores").index(index);
    let cost = |name| Path::of("costs").field(name);
    let text = |edited: Result<String, EditError>| {
        let edited = edited.unwrap();
        let (old, new) = difference(STRANGE, &edited);
        (old.to_owned(), new.to_owned())
    };
    let pair = |old: &str, new: &str| (old.to_owned(), new.to_owned());
    assert_eq!(text(set(STRANGE, &tier(3), "7")), pair("2", "7"));
    assert_eq!(text(set(STRANGE, &cost("uncover"), "7")), pair("Some(2)", "7"));
    assert_eq!(text(insert(STRANGE, &tier(5), "7")), pair("", ", 5: 7"));
    assert_eq!(text(remove(STRANGE, &tier(2))), pair("2: 2, ", ""));
    assert_eq!(text(insert(STRANGE, &score(2), "7")), pair("", ", 7"));
    assert_eq!(text(insert(STRANGE, &score(0), "7")), pair("", "7, "));
    assert_eq!(text(remove(STRANGE, &score(1))), pair(", 3", ""));
    assert_eq!(text(remove(STRANGE, &cost("camp"))), pair(", camp: None", ""));
    assert_eq!(text(insert(STRANGE, &cost("guard"), "4")), pair("", ", guard: 4"));
    let description = Path::of("description");
    assert_eq!(text(set(STRANGE, &description.language("de"), "\"x\"")), pair("Kürzel, \\\"klein\\\"", "x"));
    let english = insert(STRANGE, &description.language("en"), "\"x\"").unwrap();
    assert!(english.contains(r#"klein\"", "en": "x", r"fr""#), "{english}");
}

#[test]
fn what_is_not_there_and_what_is_no_value_is_refused() {
    let points = Path::of("action_points");
    let not_there = |path: Path| Err(EditError::NotThere(path));
    let nowhere = [
        Path::of("flavour"),
        Path::of("deck").index(9),
        Path::of("deck").field("group"),
        Path::of("tiers").key(9),
        Path::of("tiers").index(0),
        points.index(0),
        Path::of("name").language("de"),
    ];
    for path in nowhere {
        assert_eq!(set(SMALL, &path, "1"), not_there(path.clone()));
        assert_eq!(remove(SMALL, &path), not_there(path));
    }
    assert_eq!(remove(SMALL, &Path::whole()), not_there(Path::whole()));
    for path in [Path::of("deck").index(3), points.index(0), Path::of("deck").field("x"), Path::of("deck").key(1)] {
        assert_eq!(insert(SMALL, &path, "1"), not_there(path));
    }
    for path in [points.clone(), Path::of("tiers").key(2), Path::whole()] {
        assert_eq!(insert(SMALL, &path, "1"), Err(EditError::AlreadyThere(path)));
    }
    for value in ["", " ", "1, 2", "(", ")", "1 // x", "/* x */ 1", "[1, 2", "\"x", "a: 1", "1\n, id: 2", "}", "{1}"] {
        let wanted = Err(EditError::NotAValue(value.trim().to_owned()));
        assert_eq!(set(SMALL, &points, value), wanted);
        assert_eq!(insert(SMALL, &Path::of("deck").index(0), value), wanted);
    }
}

// ---- Texts that are no variants --------------------------------------------------------------------

#[test]
fn broken_texts_are_refused_and_never_panic() {
    let mut wanted = read(SMALL);
    wanted.action_points = 7;
    let paths =
        [Path::of("action_points"), Path::of("deck").index(0), Path::of("tiers").key(2), Path::of("costs").field("x")];
    for text in [SMALL, STRANGE] {
        for (at, _) in text.char_indices() {
            for text in [
                text[..at].to_owned(),
                format!("{}\"{}", &text[..at], &text[at..]),
                format!("{}){}", &text[..at], &text[at..]),
            ] {
                let _ = update(&text, &wanted);
                let path = &paths[at % paths.len()];
                let _ = (set(&text, path, "1"), insert(&text, path, "1"), remove(&text, path));
            }
        }
    }
    for text in ["", "(", "[[[[", "\u{feff}", "#![", "r###\"", "/*", "é", "(a:1)(b:2)"] {
        assert!(matches!(update(text, &wanted), Err(EditError::NotADefinition(_))), "{text}");
        assert!(set(text, &Path::of("a"), "1").is_err(), "{text}");
    }
    assert!(matches!(set("(a: 1", &Path::of("a"), "2"), Err(EditError::BreaksOff(place)) if place.column == 6));
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the test measures time")]
fn great_changes_take_no_time() {
    let start = std::time::Instant::now();
    let mut def = read(SMALL);
    let tile = def.deck[0].tiles[0].clone();
    // As many tiles as are read.
    def.deck[0].tiles = vec![tile; 128];
    def.deck = vec![def.deck[0].clone(); 32];
    let text = update(SMALL, &def).unwrap();
    def.deck.iter_mut().flat_map(|group| &mut group.tiles).for_each(|tile| tile.copies = 2);
    let text = update(&text, &def).unwrap();
    def.deck.truncate(1);
    def.deck[0].tiles.truncate(1);
    update(&text, &def).unwrap();
    assert!(start.elapsed() < std::time::Duration::from_secs(20), "{:?}", start.elapsed());
}
