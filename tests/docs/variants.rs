//! The variant file: the document names every field and every problem code, and no others, and its limits are those
//! that hold.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use tikal::tikal::{Code, Glyph, KindDef, Severity, TileKind, VariantDef, validate};

use super::pages::{all_quoted, files, quoted, read, rows, section};

/// The names before a colon in the debug text of a value, outside of its strings.
fn names(debug: &str) -> BTreeSet<String> {
    let mut outside = String::new();
    let mut inside = false;
    let mut signs = debug.chars();
    while let Some(sign) = signs.next() {
        match sign {
            '"' => inside = !inside,
            '\\' if inside => drop(signs.next()),
            sign if !inside => outside.push(sign),
            _ => {}
        }
    }
    let is_name = |word: &&str| word.starts_with(|letter: char| letter.is_ascii_lowercase());
    let word =
        |before: &str| before.rsplit(|sign: char| !sign.is_alphanumeric() && sign != '_').next().map(str::to_owned);
    let parts: Vec<&str> = outside.split(':').collect();
    parts[..parts.len() - 1].iter().filter_map(|before| word(before)).filter(|word| is_name(&word.as_str())).collect()
}

/// The fields that the document lists, by the part that they belong to.
fn documented() -> BTreeSet<String> {
    let page = read("docs/variants.md");
    rows(section(&page, "## Fields")).iter().filter_map(|row| quoted(&row[0])).map(str::to_owned).collect()
}

#[test]
fn every_field_is_described_and_no_other() {
    let mut fields = BTreeSet::new();
    // The variants of other games lie in folders of their own.
    let of_tikal = |path: &PathBuf| path.parent().is_some_and(|folder| folder.ends_with("variants"));
    for path in files("variants", &["ron"]).into_iter().filter(of_tikal) {
        let def = VariantDef::read(&fs::read_to_string(path).unwrap()).unwrap();
        fields.extend(names(&format!("{def:?}")));
    }
    assert!(["format", "based_on", "only_with", "copies", "least_bid"].iter().all(|name| fields.contains(*name)));
    // A number stands for what it counts.
    let kind = |kind: TileKind| format!("{kind:?}").trim_end_matches("(1)").to_owned();
    fields.extend(TileKind::EACH.map(kind));
    let named = |field: &String| field.split('(').next().map(str::to_owned);
    assert_eq!(documented().iter().filter_map(named).collect::<BTreeSet<_>>(), fields);
}

#[test]
fn every_picture_of_a_treasure_is_named_and_no_other() {
    let page = read("docs/variants.md");
    let rows = rows(section(&page, "### `treasures`"));
    let row = rows.iter().find(|row| row[0] == "`glyph`").unwrap();
    assert_eq!(all_quoted(&row[1]), Glyph::ALL.map(|glyph| format!("{glyph:?}")));
}

#[test]
fn every_problem_code_is_described_and_no_other() {
    let page = read("docs/variants.md");
    let rows = rows(section(&page, "## Problems"));
    let described: Vec<(&str, &str)> = rows.iter().map(|row| (quoted(&row[0]).unwrap(), row[1].as_str())).collect();
    let codes: Vec<(&str, &str)> = Code::ALL
        .iter()
        .map(|code| (code.id(), if code.severity() == Severity::Error { "error" } else { "warning" }))
        .collect();
    assert_eq!(described, codes);
    assert!(rows.iter().all(|row| row.len() == 4 && row[2..].iter().all(|cell| cell.len() > 5)), "a cell is empty");
}

/// Sets one number of a definition.
type Set = fn(&mut VariantDef, u32);

/// Numbers by the heading and the field of their row.
const NUMBERS: [(&str, &str, Set); 24] = [
    ("### The variant", "action_points", |def, number| def.action_points = number),
    ("### The variant", "leader_strength", |def, number| def.leader_strength = number),
    ("### The variant", "start_score", |def, number| def.start_score = number),
    ("### A tile of `printed`", "Temple(value)", |def, number| {
        def.board.printed[0].kind = KindDef::Temple(number);
    }),
    ("### A tile of `printed`", "Ruin(masks)", |def, number| {
        def.board.printed[0].kind = KindDef::Ruin(number);
    }),
    ("### A tile of `printed`", "slabs", |def, number| def.board.printed[0].slabs[2] = number),
    ("### A tile of a group", "slabs", |def, number| def.deck[1].tiles[2].slabs[0] = number),
    ("### `treasures`", "copies", |def, number| {
        def.treasures.kinds[3].copies = number;
        def.treasures.scores = vec![1; 12];
    }),
    ("### `costs`", "enter", |def, number| def.costs.enter = number),
    ("### `costs`", "transfer", |def, number| def.costs.transfer = Some(number)),
    ("### `costs`", "uncover", |def, number| def.costs.uncover = Some(number)),
    ("### `costs`", "dig", |def, number| def.costs.dig = Some(number)),
    ("### `costs`", "exchange", |def, number| def.costs.exchange = Some(number)),
    ("### `costs`", "camp", |def, number| def.costs.camp = Some(number)),
    ("### `costs`", "guard", |def, number| def.costs.guard = Some(number)),
    ("### `per_turn`", "uncover", |def, number| def.per_turn.uncover = number),
    ("### `per_turn`", "dig", |def, number| def.per_turn.dig = number),
    ("### `pieces`", "explorers", |def, number| def.pieces.explorers = number),
    ("### `pieces`", "leaders", |def, number| def.pieces.leaders = number),
    ("### `pieces`", "camps", |def, number| def.pieces.camps = number),
    ("### `pieces`", "guards", |def, number| def.pieces.guards = number),
    ("### `auction`", "start_score", |def, number| def.auction.start_score = number),
    ("### `auction`", "least_bid", |def, number| def.auction.least_bid = number),
    ("### `players`", "most", |def, number| {
        def.players.least = 2;
        def.players.most = number;
    }),
];

#[test]
fn the_limits_are_those_that_hold() {
    let page = read("docs/variants.md");
    let classic = VariantDef::read(&read("variants/classic.ron")).unwrap();
    for (heading, field, set) in NUMBERS {
        let rows = rows(section(&page, heading));
        let row = rows.iter().find(|row| quoted(&row[0]) == Some(field)).unwrap_or_else(|| panic!("{heading} {field}"));
        let limits = row[1..3].iter().find_map(|cell| cell.split([' ', ',']).next()?.split_once('–'));
        let (least, most) = limits.unwrap_or_else(|| panic!("{heading} {field}: no limits"));
        let (least, most): (u32, u32) = (least.parse().unwrap(), most.parse().unwrap());
        let plays = |number: u32| {
            let mut def = classic.clone();
            set(&mut def, number);
            validate(def).0.is_some()
        };
        assert!(plays(least) && plays(most), "{heading} {field}: {least}–{most} should all be possible");
        assert!(!plays(most + 1), "{heading} {field}: {} is possible too", most + 1);
        assert!(least == 0 || !plays(least - 1), "{heading} {field}: {} is possible too", least - 1);
    }
}

#[test]
fn what_has_a_default_can_be_left_out_and_nothing_else() {
    // A definition from which the line of an outermost field is cut cannot be read, unless the field has a default.
    let page = read("docs/variants.md");
    let text = VariantDef::read(&read("variants/classic.ron")).unwrap().write().unwrap();
    let mut checked = BTreeMap::new();
    for row in rows(section(&page, "### The variant")) {
        let field = quoted(&row[0]).unwrap().to_owned();
        let Some(without) = without_field(&text, &field) else { continue };
        let can_be_left_out = VariantDef::read(&without).is_ok();
        assert_eq!(can_be_left_out, !row[3].is_empty(), "{field}");
        checked.insert(field, can_be_left_out);
    }
    assert!(checked.len() > 15, "{checked:?}");
    for field in all_quoted("`description`, `author`, `control_ties`, `start_score`, `tie_breaks`") {
        assert_eq!(checked.get(field), Some(&true), "{field}");
    }
}

/// The text of a definition as the program writes it without one of its outermost fields.
fn without_field(text: &str, field: &str) -> Option<String> {
    let begins = |line: &str| line.strip_prefix("    ").is_some_and(|rest| !rest.starts_with([' ', ')', ']', '}']));
    let mut without = String::new();
    let mut skipping = false;
    let mut found = false;
    for line in text.split_inclusive('\n') {
        if begins(line) {
            skipping = line.trim_start().starts_with(&format!("{field}:"));
            found |= skipping;
        } else if !line.starts_with(' ') {
            skipping = false;
        }
        if !skipping {
            without.push_str(line);
        }
    }
    found.then_some(without)
}
