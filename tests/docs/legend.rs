//! Tikal Legend: the numbered rules stand in `docs/legend.md`, its lists are those of the game, and the documents name every
//! action, event, field, limit, problem and measure of it, and no other.

use std::collections::BTreeSet;
use std::fs;

use serde_json::{Value, json};
use tikal::lab::{Kind, Studied};
use tikal::legend::{Code, Effect, State, TileKind, Variant, VariantDef, validate};
use tikal::library::{LegendLibrary, Libraries};
use tikal::protocol::{Answers as _, Engines};

use super::pages::{all_quoted, blocks, files, quoted, read, rows, section};

/// The numbers that stand in `docs/legend.md`: `L5.4`, `L10`, `LX3`.
fn numbers() -> BTreeSet<String> {
    let page = read("docs/legend.md");
    let mut numbers = BTreeSet::new();
    for line in page.lines() {
        let rest = line.strip_prefix("- **").or_else(|| line.strip_prefix("| **"));
        let number = match rest {
            Some(rest) => rest.split_once("**").map(|(number, _)| number),
            None => line.strip_prefix("## ").and_then(|rest| rest.split(' ').next()),
        };
        if let Some(number) = number.filter(|number| citations(number).iter().any(|cited| cited == number)) {
            assert!(numbers.insert(number.to_owned()), "{number} stands there twice");
        }
    }
    numbers
}

/// The rules of Tikal Legend that a text cites, and its examples.
fn citations(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (index, _) in text.match_indices('L') {
        if text[..index].ends_with(|before: char| before.is_alphanumeric() || before == '_' || before == '`') {
            continue;
        }
        let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
        let rest = &text[index + 1..];
        let sign = usize::from(rest.starts_with('X'));
        let mut length = sign + digits(&rest[sign..]);
        if length == sign || length > sign + 2 {
            continue;
        }
        if let Some(after) = rest[length..].strip_prefix('.').filter(|after| sign == 0 && digits(after) > 0) {
            length += 1 + digits(after);
        }
        if !rest[length..].starts_with(|after: char| after.is_alphanumeric() || after == '_') {
            found.push(format!("L{}", &rest[..length]));
        }
    }
    found
}

#[test]
fn every_rule_that_is_cited_stands_there() {
    let known = numbers();
    assert!(known.len() > 120, "{known:?}");
    let mut cited = 0;
    for folder in ["src/legend", "src/ai/legend", "src/insight/legend", "src/protocol", "src/lab", "tests/legend"] {
        for path in files(folder, &["rs"]) {
            // Tiles of cards are called L1 to L5, as chapters are.
            for number in citations(&fs::read_to_string(&path).unwrap()) {
                assert!(known.contains(&number), "{}: docs/legend.md has no {number}", path.display());
                cited += 1;
            }
        }
    }
    assert!(cited > 200, "{cited} citations");
}

#[test]
fn numbers_are_counted_without_a_gap() {
    let known = numbers();
    for chapter in 1..=12 {
        assert!(known.contains(&format!("L{chapter}")), "L{chapter}");
        let below = known.iter().filter(|number| number.starts_with(&format!("L{chapter}."))).count();
        for number in 1..=below {
            assert!(known.contains(&format!("L{chapter}.{number}")), "L{chapter}.{number}");
        }
    }
    let examples = known.iter().filter(|number| number.starts_with("LX")).count();
    assert!(examples == 26 && (1..=examples).all(|number| known.contains(&format!("LX{number}"))));
}

fn legend() -> std::sync::Arc<Variant> {
    std::sync::Arc::clone(LegendLibrary::built_in().find("legend").unwrap())
}

#[test]
fn the_lists_are_those_of_the_game() {
    let (page, rules) = (read("docs/legend.md"), legend());
    let tiles: Vec<_> = rules
        .setup_tiles()
        .or(rules.card_tiles())
        .iter()
        .map(|tile| {
            let tile = rules.tile(tile);
            let (kind, value) = match tile.kind {
                TileKind::BaseCamp => ("base camp", String::new()),
                TileKind::Temple(value) => ("temple", value.to_string()),
                TileKind::Clearing => ("clearing", String::new()),
                TileKind::Ruin(masks) => ("ruin", masks.to_string()),
                TileKind::Volcano => ("volcano", String::new()),
                TileKind::Lake => ("lake", String::new()),
            };
            let mut row = vec![tile.name.to_string(), kind.to_owned(), value];
            row.extend(tile.slabs.printed().iter().map(ToString::to_string));
            row
        })
        .filter(|row| ["S", "L", "T", "V"].iter().any(|letter| row[0].starts_with(letter)))
        .collect();
    assert_eq!(rows(section(&page, "## The tiles")), tiles);

    let said = |effect: Effect| match effect {
        Effect::Treasures(kind) => kind.index().to_string(),
        Effect::PutRuin(number)
        | Effect::Dig(number)
        | Effect::PutTemple(number)
        | Effect::UncoverOne(number)
        | Effect::UncoverEach(number)
        | Effect::Camp(number)
        | Effect::Steps(number)
        | Effect::ActionPoints(number)
        | Effect::Deploy(number)
        | Effect::Exchange(number) => number.to_string(),
        Effect::Recruit { explorers, leaders } => format!("{explorers} + {leaders}"),
        Effect::Tile(tile) => rules.tile(tile).name.to_string(),
        Effect::Lake => "next lake".to_owned(),
        Effect::Volcano => "next volcano".to_owned(),
        Effect::Look | Effect::Scout | Effect::Jump | Effect::Slab => String::new(),
    };
    let cards = rules.cards().iter().map(|card| {
        let mut row = vec![format!("`{}`", card.number), format!("`{}`", card.effect.key()), said(card.effect)];
        row.extend(card.counts.iter().map(ToString::to_string));
        row
    });
    assert_eq!(rows(section(&page, "## The cards")), cards.collect::<Vec<_>>());

    let powers = rules.powers().iter().map(|power| {
        let effect = |effect: &Effect| format!("`{}` {}", effect.key(), said(*effect)).trim_end().to_owned();
        let mut row = vec![power.name.clone()];
        row.extend(power.effects.iter().map(effect));
        row
    });
    assert_eq!(rows(section(&page, "## The directors")), powers.collect::<Vec<_>>());
}

fn engine() -> Engines {
    Engines::new(Libraries::built_in())
}

fn ask(engine: &mut Engines, request: &Value) -> Value {
    engine.answer(&request.to_string()).0
}

#[test]
fn every_action_is_described_and_no_other() {
    let mut engine = engine();
    ask(&mut engine, &json!({"cmd": "new", "game": "legend", "players": 4}));
    let refused = ask(&mut engine, &json!({"cmd": "play", "action": "no-such-action"}));
    let (_, verbs) = refused["error"]["message"].as_str().unwrap().split_once("expected ").unwrap();
    let verbs: BTreeSet<&str> = verbs.split([',', ' ']).filter(|word| !["", "or"].contains(word)).collect();
    let page = read("docs/protocol.md");
    let section = section(&page, "### Actions of Tikal Legend");
    // The table of phases follows that of actions.
    let actions = rows(section.split("\n| phase").next().unwrap());
    let forms: Vec<&str> = actions.iter().map(|row| quoted(&row[0]).unwrap()).collect();
    assert_eq!(forms.iter().map(|form| form.split(' ').next().unwrap()).collect::<BTreeSet<_>>(), verbs);
    for form in forms {
        let answer = ask(&mut engine, &json!({"cmd": "play", "action": form}));
        assert!(answer["ok"] == true || answer["error"]["rule"].is_string(), "{form}: {answer}");
    }
}

/// The keys of all objects in a value that are names of fields: no tiers, tokens and cards.
fn keys(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                if !key.starts_with(|sign: char| sign.is_ascii_digit()) {
                    found.insert(key.clone());
                }
                keys(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

#[test]
fn every_field_of_a_state_and_every_event_is_described() {
    let page = read("docs/protocol.md");
    let state = section(&page, "### State of Tikal Legend");
    let described: Vec<(String, BTreeSet<String>)> = rows(section(&page, "### Events of Tikal Legend"))
        .iter()
        .map(|row| {
            let fields = all_quoted(&row[1]).into_iter().map(str::to_owned).collect();
            (quoted(&row[0]).unwrap().to_owned(), fields)
        })
        .collect();
    let (mut fields, mut events) = (BTreeSet::new(), BTreeSet::new());
    for (players, seed) in [(2, 1), (3, 2), (4, 3)] {
        let mut engine = engine();
        ask(&mut engine, &json!({"cmd": "new", "game": "legend", "players": players, "seed": seed}));
        let mut pick: u64 = seed;
        loop {
            let legal = ask(&mut engine, &json!({"cmd": "legal"}));
            let legal: Vec<&str> =
                legal["actions"].as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect();
            if legal.is_empty() {
                break;
            }
            pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let rare = ["guard", "look", "dig", "uncover", "transfer", "exchange", "recruit"];
            let rare = rare.iter().find_map(|verb| legal.iter().find(|text| text.starts_with(verb)));
            let any = legal[(pick >> 33) as usize % legal.len()];
            let answer = ask(&mut engine, &json!({"cmd": "play", "action": rare.copied().unwrap_or(any)}));
            keys(&answer["state"], &mut fields);
            for event in answer["events"].as_array().unwrap() {
                let name = event["type"].as_str().unwrap();
                let row =
                    described.iter().find(|(known, _)| known == name).unwrap_or_else(|| panic!("no event {name}"));
                let own = event.as_object().unwrap().keys().filter(|key| *key != "type").cloned().collect();
                assert_eq!(row.1, own, "{name}");
                events.insert(name.to_owned());
            }
        }
    }
    let missing: Vec<_> = fields.iter().filter(|field| !state.contains(&format!("\"{field}\":"))).collect();
    assert!(missing.is_empty(), "no word of {missing:?}");
    assert!(events.len() > 30, "these games show few events: {events:?}");
    let source = read("src/protocol/legend.rs");
    for (name, _) in &described {
        assert!(source.contains(&format!("\"{name}\"")), "there is no event {name}");
    }
    let block = blocks(state, "jsonc")[0];
    let plain: String = block.lines().map(|line| line.split("//").next().unwrap()).collect();
    let shown: Value = serde_json::from_str(&plain).unwrap();
    let answer = ask(&mut engine(), &json!({"cmd": "new", "game": "legend", "players": 3}));
    let names = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<BTreeSet<_>>();
    for path in ["", "/display", "/cells/0", "/seats/0", "/seats/0/reserve"] {
        assert_eq!(names(shown.pointer(path).unwrap()), names(answer["state"].pointer(path).unwrap()), "{path}");
    }
}

/// The names before a colon in the text of a definition, outside of its strings and of maps by language.
fn fields_of(text: &str) -> BTreeSet<String> {
    let outside: String = text.split('"').step_by(2).collect();
    let word =
        |before: &str| before.rsplit(|sign: char| !sign.is_alphanumeric() && sign != '_').next().map(str::to_owned);
    let parts: Vec<&str> = outside.split(':').collect();
    let named = parts[..parts.len() - 1].iter().filter_map(|before| word(before));
    named.filter(|word| word.starts_with(|letter: char| letter.is_ascii_lowercase())).collect()
}

#[test]
fn every_field_of_a_variant_is_described_and_no_other() {
    let page = read("docs/variants.md");
    let whole = section(&page, "## Variants of Tikal Legend");
    let mut described = BTreeSet::new();
    for row in rows(whole).iter().filter(|row| row.len() == 6) {
        described.extend(quoted(&row[0]).unwrap().split('.').map(str::to_owned));
    }
    let mut fields = BTreeSet::new();
    for path in files("variants/legend", &["ron"]) {
        let mut def = VariantDef::read(&fs::read_to_string(path).unwrap()).unwrap();
        def.based_on = None;
        fields.extend(fields_of(&def.write().unwrap()));
    }
    // What is written where something else says what it is.
    let beside = |name: &str| {
        ["least", "most", "colours", "copies", "based_on", "raised", "description", "author"].contains(&name)
    };
    let effects = |name: &str| name.starts_with(|letter: char| letter.is_ascii_uppercase());
    let own: BTreeSet<_> = fields.iter().filter(|name| !beside(name)).cloned().collect();
    let told: BTreeSet<_> = described.into_iter().filter(|name| !beside(name) && !effects(name)).collect();
    assert_eq!(told, own);
}

/// Sets one number of a definition.
type Set = fn(&mut VariantDef, u32);

/// Numbers by their row.
const NUMBERS: [(&str, Set); 24] = [
    ("slab_tokens", |def, number| def.slab_tokens = number),
    ("most_exchanged", |def, number| def.most_exchanged = number),
    ("leader_strength", |def, number| def.leader_strength = number),
    ("costs.enter", |def, number| def.costs.enter = number),
    ("costs.camp", |def, number| def.costs.camp = Some(number)),
    ("costs.transfer", |def, number| def.costs.transfer = Some(number)),
    ("costs.slab", |def, number| def.costs.slab = Some(number)),
    ("costs.recruit_explorer", |def, number| def.costs.recruit_explorer = Some(number)),
    ("costs.recruit_leader", |def, number| def.costs.recruit_leader = Some(number)),
    ("costs.uncover", |def, number| def.costs.uncover = Some(number)),
    ("costs.guard", |def, number| def.costs.guard = Some(number)),
    ("costs.dig", |def, number| def.costs.dig = Some(number)),
    ("costs.exchange", |def, number| def.costs.exchange = Some(number)),
    ("per_turn.uncover", |def, number| def.per_turn.uncover = number),
    ("per_turn.dig", |def, number| def.per_turn.dig = number),
    ("pieces.explorers", |def, number| {
        def.pieces.explorers = number;
        def.unavailable.explorers = 0;
    }),
    ("pieces.leaders", |def, number| {
        def.pieces.leaders = number;
        def.unavailable.leaders = 0;
    }),
    ("pieces.camps", |def, number| def.pieces.camps = number),
    ("pieces.guards", |def, number| def.pieces.guards = number),
    ("unavailable.explorers", |def, number| {
        def.pieces.explorers = 60;
        def.unavailable.explorers = number;
    }),
    ("unavailable.leaders", |def, number| {
        def.pieces.leaders = 3;
        def.unavailable.leaders = number;
    }),
    ("scoring.action_points", |def, number| def.scoring.action_points = number),
    ("scoring.volcano", |def, number| def.scoring.volcano = number),
    ("scoring.unused_power", |def, number| def.scoring.unused_power = number),
];

#[test]
fn the_limits_are_those_that_hold() {
    let page = read("docs/variants.md");
    let whole = section(&page, "## Variants of Tikal Legend");
    let def = legend().def().clone();
    for (field, set) in NUMBERS {
        let rows = rows(whole);
        let row = rows.iter().find(|row| quoted(&row[0]) == Some(field)).unwrap_or_else(|| panic!("{field}"));
        let (least, most) = row[2].split([' ', ',']).next().unwrap().split_once('–').unwrap();
        let (least, most): (u32, u32) = (least.parse().unwrap(), most.parse().unwrap());
        let plays = |number: u32| {
            let mut def = def.clone();
            set(&mut def, number);
            validate(def).0.is_some()
        };
        assert!(plays(least) && plays(most), "{field}: {least}–{most} should all be possible");
        assert!(!plays(most + 1), "{field}: {} is possible too", most + 1);
        assert!(least == 0 || !plays(least - 1), "{field}: {} is possible too", least - 1);
    }
}

#[test]
fn every_problem_code_is_described_and_no_other() {
    let page = read("docs/variants.md");
    let rows = rows(section(&page, "### Problems of Tikal Legend"));
    let described: Vec<&str> = rows.iter().map(|row| quoted(&row[0]).unwrap()).collect();
    assert_eq!(described, Code::ALL.iter().map(|code| code.id()).collect::<Vec<_>>());
}

#[test]
fn every_measure_is_described_and_no_other() {
    let page = read("docs/lab.md");
    let text = section(&page, "## Measures of Tikal Legend");
    let table: Vec<(&str, String)> =
        rows(text).iter().map(|row| (quoted(&row[0]).unwrap().to_owned().leak() as &str, row[1].clone())).collect();
    for measure in State::MEASURES {
        let kind = match measure.kind {
            Kind::Number => "number",
            Kind::Share => "share",
            Kind::Moment => "moment",
        };
        let row = table.iter().find(|(id, _)| *id == measure.id);
        assert!(text.contains(&format!("`{}`", measure.id)), "no word of {}", measure.id);
        assert!(row.is_none_or(|(_, said)| said == kind), "{}", measure.id);
    }
    assert!(table.iter().all(|(id, _)| State::MEASURES.iter().any(|measure| measure.id == *id)));
}
