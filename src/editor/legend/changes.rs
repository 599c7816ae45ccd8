//! The differences of a definition from the one that it was made from, thing by thing: hexes, tiles, cards, tokens,
//! directors, scenarios. The plain numbers of the rules `sums` compares.

use std::collections::{BTreeMap, BTreeSet};

use super::Target;
use super::effects::effect_said;
use super::grid::chart;
use super::sums::numbers_changed;
use super::tiles::{Heap, face_said};
use crate::editor::tikal::slabs_said;
use crate::hex::CellName;
use crate::legend::{CardDef, EffectDef, KindDef, PowerDef, ScenarioDef, TileDef, VariantDef};
use crate::words::{Texts, Value};

/// A line for each difference.
pub(super) fn change_lines(texts: &Texts, base: &VariantDef, own: &VariantDef) -> Vec<String> {
    let mut list = List { texts, lines: numbers_changed(texts, base, own) };
    list.board(base, own);
    for heap in Heap::ALL {
        list.tiles(base, own, heap);
    }
    list.supplies(base, own);
    list.cards(base, own);
    list.powers(base, own);
    list.scenarios(base, own);
    list.tables(base, own);
    list.lines
}

struct List<'a> {
    texts: &'a Texts,
    lines: Vec<String>,
}

impl List<'_> {
    fn with(&mut self, key: &str, values: &[(&'static str, Value)]) {
        self.lines.push(self.texts.with(key, values));
    }

    /// Adds a line if the two values differ.
    fn value<T: PartialEq>(
        &mut self,
        what: impl FnOnce(&Texts) -> String,
        values: [T; 2],
        said: impl Fn(&T) -> String,
    ) {
        let [before, now] = &values;
        if before != now {
            let what = what(self.texts);
            let values = [("what", what.into()), ("before", said(before).into()), ("now", said(now).into())];
            self.with("differs-value", &values);
        }
    }

    fn come_and_gone(&mut self, thing: String, is_new: bool) {
        self.with(if is_new { "legend-changes-new" } else { "legend-changes-gone" }, &[("what", thing.into())]);
    }

    /// Lines for the cells that only one of the two sets has.
    fn cells(&mut self, [before, now]: [BTreeSet<CellName>; 2], [added, removed]: [&str; 2]) {
        for (one, other, key) in [(&now, &before, added), (&before, &now, removed)] {
            let cells: Vec<String> = one.difference(other).map(ToString::to_string).collect();
            if !cells.is_empty() {
                self.with(key, &[("cells", cells.join(", ").into())]);
            }
        }
    }

    fn board(&mut self, base: &VariantDef, own: &VariantDef) {
        let cells = |def: &VariantDef| -> BTreeSet<CellName> {
            chart(def)
                .map(|chart| chart.cells().iter().filter_map(|&hex| chart.name(hex)).collect())
                .unwrap_or_default()
        };
        let dotted = |def: &VariantDef| -> BTreeSet<CellName> {
            def.board.dotted.iter().filter_map(|name| name.parse().ok()).collect()
        };
        self.cells([cells(base), cells(own)], ["changes-cells-added", "changes-cells-removed"]);
        self.cells([dotted(base), dotted(own)], ["legend-changes-dotted", "legend-changes-plain"]);
        let camp = |texts: &Texts| texts.say("chart-tool-camp");
        self.value(camp, [&base.board.base_camp.cell, &own.board.base_camp.cell], |cell| (*cell).clone());
        let texts = self.texts;
        let slabs = |texts: &Texts| texts.say("legend-edit-camp-slabs");
        self.value(slabs, [base.board.base_camp.slabs, own.board.base_camp.slabs], |&slabs| slabs_said(texts, slabs));
    }

    fn tiles(&mut self, base: &VariantDef, own: &VariantDef, heap: Heap) {
        let names = |def: &VariantDef| heap.of(def).iter().map(|group| group.group.clone()).collect::<BTreeSet<_>>();
        for group in names(base).union(&names(own)) {
            let (before, now) = (faces(base, heap, group), faces(own, heap, group));
            for face in before.keys().chain(now.keys()).collect::<BTreeSet<_>>() {
                let count = |faces: &BTreeMap<Face, u64>| faces.get(face).copied().unwrap_or(0);
                let (before, now) = (count(&before), count(&now));
                if before != now {
                    let values = [
                        ("group", group.clone().into()),
                        ("tile", face_said(self.texts, &face.tile()).into()),
                        ("before", before.into()),
                        ("now", now.into()),
                    ];
                    self.with("changes-tiles", &values);
                }
            }
        }
    }

    /// Lines for tables from a value to a number.
    fn table(&mut self, [before, now]: [&BTreeMap<u32, u32>; 2], def: &VariantDef, target: fn(u32) -> Target) {
        for &value in before.keys().chain(now.keys()).collect::<BTreeSet<_>>() {
            let count = |table: &BTreeMap<u32, u32>| table.get(&value).copied().unwrap_or(0);
            let name = |texts: &Texts| target(value).name(texts, def).unwrap_or_default();
            self.value(name, [count(before), count(now)], u32::to_string);
        }
    }

    fn supplies(&mut self, base: &VariantDef, own: &VariantDef) {
        self.table([&base.tiers, &own.tiers], own, Target::Tier);
        self.table([&base.tokens, &own.tokens], own, Target::Token);
        self.table([&base.scoring.high_temples, &own.scoring.high_temples], own, Target::HighTemple);
        let language = self.texts.language().code();
        let kinds = base.treasures.kinds.len().max(own.treasures.kinds.len());
        for index in 0..kinds {
            let name = |kind: &crate::legend::TreasureDef| self.texts.typeset(kind.name.get(language));
            match (base.treasures.kinds.get(index), own.treasures.kinds.get(index)) {
                (Some(before), Some(now)) => {
                    let number =
                        |key: &'static str| move |texts: &Texts| texts.with(key, &[("number", (index + 1).into())]);
                    self.value(number("legend-edit-hidden"), [before.hidden, now.hidden], u32::to_string);
                    self.value(number("legend-edit-face-up"), [before.face_up, now.face_up], u32::to_string);
                }
                (before, Some(kind)) | (before @ Some(kind), None) => {
                    self.come_and_gone(name(kind), before.is_none());
                }
                (None, None) => {}
            }
        }
    }

    fn cards(&mut self, base: &VariantDef, own: &VariantDef) {
        let texts = self.texts;
        let called = |card: &CardDef| format!("{} {}", card.id, texts.typeset(card.name.get(texts.language().code())));
        for before in base.cards.iter().filter(|card| own.cards.iter().all(|other| other.id != card.id)) {
            self.come_and_gone(called(before), false);
        }
        for now in &own.cards {
            let Some(before) = base.cards.iter().find(|card| card.id == now.id) else {
                self.come_and_gone(called(now), true);
                continue;
            };
            let counts = |_: &Texts| {
                let part = texts.say("legend-edit-counts");
                texts.with("legend-changes-part", &[("thing", called(now).into()), ("part", part.into())])
            };
            self.value(counts, [&before.counts, &now.counts], |counts| listed(counts));
            let effect = |texts: &Texts| texts.with("legend-edit-effect-of", &[("card", now.id.clone().into())]);
            self.value(effect, [&before.effect, &now.effect], |effect| effect_said(texts, own, effect));
            if (&before.name, &before.text) != (&now.name, &now.text) {
                self.with("legend-changes-words", &[("what", called(now).into())]);
            }
        }
    }

    fn powers(&mut self, base: &VariantDef, own: &VariantDef) {
        let texts = self.texts;
        let called =
            |power: &PowerDef| format!("{} {}", power.id, texts.typeset(power.name.get(texts.language().code())));
        for before in base.powers.iter().filter(|power| own.powers.iter().all(|other| other.id != power.id)) {
            self.come_and_gone(called(before), false);
        }
        for now in &own.powers {
            let Some(before) = base.powers.iter().find(|power| power.id == now.id) else {
                self.come_and_gone(called(now), true);
                continue;
            };
            for slot in 0..before.effects.len().max(now.effects.len()) {
                let what = |texts: &Texts| {
                    let values = [("number", (slot + 1).into()), ("tile", now.id.clone().into())];
                    texts.with("legend-edit-power-of", &values)
                };
                let said = |effect: &Option<&EffectDef>| {
                    effect.map_or_else(|| texts.say("editor-nothing"), |effect| effect_said(texts, own, effect))
                };
                self.value(what, [before.effects.get(slot), now.effects.get(slot)], said);
            }
            if before.name != now.name {
                self.with("legend-changes-words", &[("what", called(now).into())]);
            }
        }
    }

    fn scenarios(&mut self, base: &VariantDef, own: &VariantDef) {
        let texts = self.texts;
        let called = |scenario: &ScenarioDef| {
            let name = texts.typeset(scenario.name.get(texts.language().code()));
            texts.with("legend-changes-scenario", &[("name", name.into())])
        };
        for before in base.scenarios.iter().filter(|one| own.scenarios.iter().all(|other| other.id != one.id)) {
            self.come_and_gone(called(before), false);
        }
        for now in &own.scenarios {
            let Some(before) = base.scenarios.iter().find(|one| one.id == now.id) else {
                self.come_and_gone(called(now), true);
                continue;
            };
            let tiles: BTreeSet<&str> = before.laid.iter().chain(&now.laid).map(|laid| laid.tile.as_str()).collect();
            let laid = |of: &ScenarioDef, tile: &str| {
                of.laid.iter().find(|laid| laid.tile == tile).map(|laid| (laid.cell.clone(), laid.rotation))
            };
            let others: Vec<&str> = tiles.into_iter().filter(|tile| laid(before, tile) != laid(now, tile)).collect();
            if !others.is_empty() {
                self.with(
                    "legend-changes-laid",
                    &[
                        ("what", called(now).into()),
                        ("tiles", others.join(", ").into()),
                        ("count", others.len().into()),
                    ],
                );
            }
            if (&before.name, &before.description) != (&now.name, &now.description) {
                self.with("legend-changes-words", &[("what", called(now).into())]);
            }
        }
    }

    /// The tables that stand on lines of their own.
    fn tables(&mut self, base: &VariantDef, own: &VariantDef) {
        for (key, before, now) in [
            ("legend-edit-right", &base.places.right, &own.places.right),
            ("legend-edit-left", &base.places.left, &own.places.left),
            ("legend-edit-start-scores", &base.start_scores, &own.start_scores),
            ("differs-sets", &base.treasures.scores, &own.treasures.scores),
        ] {
            self.value(|texts| texts.say(key), [before, now], |numbers| listed(numbers));
        }
        let range = |def: &VariantDef| format!("{}–{}", def.players.least, def.players.most);
        self.value(|texts| texts.say("differs-players"), [range(base), range(own)], String::clone);
    }
}

/// Numbers side by side.
fn listed(numbers: &[u32]) -> String {
    numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(" · ")
}

/// The face of a tile that can be ordered, in the rotation that comes first: a tile can be laid in any.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Face {
    kind: u8,
    number: u32,
    slabs: [u32; 6],
}

impl Face {
    fn of(tile: &TileDef) -> Self {
        let (kind, number) = match tile.kind {
            KindDef::Temple(value) => (0, value),
            KindDef::Ruin(masks) => (1, masks),
            KindDef::Clearing => (2, 0),
            KindDef::Lake => (3, 0),
            KindDef::Volcano => (4, 0),
        };
        let mut slabs = tile.slabs;
        let mut first = slabs;
        for _ in 0..6 {
            slabs.rotate_left(1);
            first = first.max(slabs);
        }
        Self { kind, number, slabs: first }
    }

    fn tile(self) -> TileDef {
        let kind = match self.kind {
            0 => KindDef::Temple(self.number),
            1 => KindDef::Ruin(self.number),
            2 => KindDef::Clearing,
            3 => KindDef::Lake,
            _ => KindDef::Volcano,
        };
        TileDef { kind, slabs: self.slabs, copies: 1 }
    }
}

/// The number of tiles of each face in the groups of a name.
fn faces(def: &VariantDef, heap: Heap, name: &str) -> BTreeMap<Face, u64> {
    let mut faces = BTreeMap::new();
    for tile in heap.of(def).iter().filter(|group| group.group == name).flat_map(|group| &group.tiles) {
        *faces.entry(Face::of(tile)).or_default() += u64::from(tile.copies);
    }
    faces
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    fn legend() -> VariantDef {
        VariantDef::read(include_str!("../../../variants/legend/legend.ron")).unwrap()
    }

    type Change = fn(&mut VariantDef);

    #[test]
    fn each_change_is_told_by_a_line_of_its_own_in_every_language() {
        let changes: [(Change, &str); 22] = [
            (|def| def.rounds = 5, "Rounds: 5, not 6"),
            (|def| def.costs.guard = None, "Cost of a guard: –, not 5"),
            (|def| def.board.left_out.push("i2".to_owned()), "Without the hexes: i2"),
            (|def| _ = def.board.dotted.pop(), "No longer dotted: i6"),
            (|def| def.board.dotted.push("b2".to_owned()), "Newly dotted: b2"),
            (|def| def.board.base_camp.cell = "a6".to_owned(), "Base camp: a6, not a7"),
            (|def| def.board.base_camp.slabs[3] = 1, "Slabs of the base camp"),
            (|def| def.deck[0].tiles[0].copies = 2, "Group A: 2 × "),
            (|def| def.card_tiles[0].tiles[0].copies += 1, "Group L: "),
            (|def| _ = def.tokens.insert(6, 4), "Action tokens of value 6: 4, not 3"),
            (|def| _ = def.tiers.insert(2, 9), ": 9, not 3"),
            (|def| _ = def.scoring.high_temples.insert(6, 2), "Points besides for a temple of 6: 2, not 0"),
            (|def| def.treasures.kinds[0].face_up = 1, "Treasure 1 face up: 1, not 2"),
            (
                |def| def.cards[8].counts[2] = 3,
                "02 Digging party · Copies by number of players: 1 · 2 · 3, not 1 · 2 · 2",
            ),
            (|def| def.cards[8].effect = EffectDef::Jump, "Effect of card 02: Pieces from hex to hex, not "),
            (|def| def.cards[8].text = Default::default(), "Other words: 02 Digging party"),
            (|def| _ = def.cards.remove(8), "Without: 02 Digging party"),
            (
                |def| def.powers[0].effects[1] = EffectDef::Dig(2),
                "Power 2 of P1: Dig up treasures: 2, not A slab token",
            ),
            (|def| def.scenarios[0].laid[0].cell = "d5".to_owned(), "F1"),
            (|def| def.scenarios[1].id = "other".to_owned(), "Without: "),
            (|def| def.places.left[0] = 4, "Cards each player can keep: 4 · 3 · 2, not 3 · 3 · 2"),
            (|def| def.treasures.scores[4] = 20, "1 · 3 · 6 · 10 · 20"),
        ];
        let base = legend();
        for (change, said) in changes {
            let mut own = base.clone();
            change(&mut own);
            for language in Language::ALL {
                let lines = change_lines(&Texts::new(language), &base, &own);
                assert!(!lines.is_empty() && lines.iter().all(|line| !line.is_empty()), "{said}");
                if language == Language::English {
                    assert!(lines.iter().any(|line| line.contains(said)), "{said}: {lines:?}");
                    assert!(lines.len() <= 2, "{said}: {lines:?}");
                }
            }
        }
    }

    #[test]
    fn a_definition_does_not_differ_from_itself_nor_by_turning_a_tile() {
        let base = legend();
        let mut own = base.clone();
        own.deck[0].tiles[1].slabs.rotate_left(2);
        assert!(change_lines(&Texts::new(Language::English), &base, &own).is_empty());
    }
}
