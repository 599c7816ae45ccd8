//! The differences of a temple from the one that it was made from, thing by thing: squares, ways, tracks, alcoves, decks,
//! adventurers. The plain numbers of the rules `sums` compares.

use std::collections::BTreeSet;

use super::decks::{DeckSpot, deck_said};
use super::plan::Thing;
use super::sums::{differs, numbers_changed};
use super::target::{decor_said, kind_said, thing_said};
use super::ways::ways;
use crate::chac::{AlcoveDef, SquareDef, VariantDef};
use crate::words::Texts;
use crate::words::chac::nouns;

/// A line for each difference.
pub(super) fn change_lines(texts: &Texts, base: &VariantDef, own: &VariantDef) -> Vec<String> {
    let mut list = List { texts, lines: numbers_changed(texts, base, own) };
    list.squares(base, own);
    list.ways(base, own);
    list.lists(base, own);
    list.alcoves(base, own);
    list.decor(base, own);
    list.decks(base, own);
    list.adventurers(base, own);
    list.tables(base, own);
    list.lines
}

struct List<'a> {
    texts: &'a Texts,
    lines: Vec<String>,
}

impl List<'_> {
    /// Adds a line if the two values differ.
    fn value<T: PartialEq>(&mut self, what: impl FnOnce() -> String, values: &[T; 2], said: impl Fn(&T) -> String) {
        let [before, now] = values;
        if before != now {
            self.lines.push(differs(self.texts, what(), said(before), said(now)));
        }
    }

    /// Lines for what only one of the two has.
    fn come_and_gone(&mut self, before: &BTreeSet<String>, now: &BTreeSet<String>) {
        for (one, other, key) in [(before, now, "legend-changes-gone"), (now, before, "legend-changes-new")] {
            for what in one.difference(other) {
                self.lines.push(self.texts.with(key, &[("what", what.clone().into())]));
            }
        }
    }

    fn squares(&mut self, base: &VariantDef, own: &VariantDef) {
        let texts = self.texts;
        let named = |of: &VariantDef, other: &VariantDef| -> BTreeSet<String> {
            let is_new = |id: &str| other.board.squares.iter().all(|square| square.id != id);
            let new = (0..of.board.squares.len()).filter(|&index| is_new(&of.board.squares[index].id));
            new.filter_map(|index| thing_said(texts, of, Thing::Square(index))).collect()
        };
        self.come_and_gone(&named(base, own), &named(own, base));
        for (index, now) in own.board.squares.iter().enumerate() {
            let Some(before) = base.board.squares.iter().find(|square| square.id == now.id) else { continue };
            let called = || texts.with("chac-changes-square", &[("square", now.id.clone().into())]);
            self.value(called, &[before.kind, now.kind], |&kind| kind_said(texts, kind));
            let place = |square: &SquareDef| (square.x, square.y, square.w, square.h);
            let said = |&(x, y, w, h): &(u32, u32, u32, u32)| placed(texts, [x, y, w, h]);
            let named = || thing_said(texts, own, Thing::Square(index)).unwrap_or_default();
            self.value(named, &[place(before), place(now)], said);
        }
        let size = |def: &VariantDef| format!("{} × {}", def.board.width, def.board.height);
        self.value(|| texts.say("chac-changes-size"), &[size(base), size(own)], String::clone);
    }

    fn ways(&mut self, base: &VariantDef, own: &VariantDef) {
        let texts = self.texts;
        let all = |def: &VariantDef| -> BTreeSet<String> {
            let said = ways(def).map(|(spot, way)| {
                let key = if spot.is_one_way { "chac-changes-one-way" } else { "chac-changes-way" };
                texts.with(key, &[("from", way.from.clone().into()), ("to", way.to.clone().into())])
            });
            said.collect()
        };
        self.come_and_gone(&all(base), &all(own));
    }

    /// The tracks, the lookouts, where the roof opens, and the landing.
    fn lists(&mut self, base: &VariantDef, own: &VariantDef) {
        let texts = self.texts;
        for (key, before, now) in [
            ("chac-edit-corridor", &base.board.corridor, &own.board.corridor),
            ("chac-edit-river", &base.board.river, &own.board.river),
            ("chac-edit-lookouts", &base.board.lookouts, &own.board.lookouts),
        ] {
            self.value(|| texts.say(key), &[before, now], |ids| ids.join(" "));
        }
        let openings = |def: &VariantDef| {
            let all = def.board.openings.iter().map(|opening| format!("{} ({})", opening.sun, opening.corner));
            all.collect::<Vec<_>>().join(" ")
        };
        self.value(|| texts.say("chac-edit-openings"), &[openings(base), openings(own)], String::clone);
        let landing = |def: &VariantDef| def.board.landing.clone().unwrap_or_else(|| texts.say("editor-nothing"));
        self.value(|| texts.say("chac-edit-landing"), &[landing(base), landing(own)], String::clone);
    }

    fn alcoves(&mut self, base: &VariantDef, own: &VariantDef) {
        let texts = self.texts;
        let all = |of: &VariantDef, other: &VariantDef| -> BTreeSet<String> {
            let is_new = |alcove: &AlcoveDef| other.board.alcoves.iter().all(|it| it.id != alcove.id);
            let new = (0..of.board.alcoves.len()).filter(|&index| is_new(&of.board.alcoves[index]));
            new.filter_map(|index| thing_said(texts, of, Thing::Alcove(index))).collect()
        };
        self.come_and_gone(&all(base, own), &all(own, base));
        for now in &own.board.alcoves {
            let Some(before) = base.board.alcoves.iter().find(|alcove| alcove.id == now.id) else { continue };
            let called = || texts.with("chac-changes-alcove", &[("alcove", now.id.clone().into())]);
            let said = |alcove: &&AlcoveDef| {
                let needs: Vec<String> = alcove.needs.iter().map(u32::to_string).collect();
                let values = [
                    ("square", alcove.square.clone().into()),
                    ("value", alcove.value.into()),
                    ("needs", needs.join(" ").into()),
                ];
                format!("{}, {}", texts.with("chac-changes-lock", &values), placed(texts, [alcove.x, alcove.y, 1, 1]))
            };
            self.value(called, &[before, now], said);
        }
    }

    /// Lines for the things that are drawn beside the squares, and where.
    fn decor(&mut self, base: &VariantDef, own: &VariantDef) {
        let texts = self.texts;
        let all = |def: &VariantDef| -> BTreeSet<String> {
            let said = def.board.decor.iter().map(|decor| {
                let place = placed(texts, [decor.x, decor.y, decor.w, decor.h]);
                format!("{}, {place}", decor_said(texts, def, &decor.kind))
            });
            said.collect()
        };
        self.come_and_gone(&all(base), &all(own));
    }

    fn decks(&mut self, base: &VariantDef, own: &VariantDef) {
        let texts = self.texts;
        let more = if own.decks.zones.len() > base.decks.zones.len() { own } else { base };
        for spot in DeckSpot::all(more) {
            let said = |def: &VariantDef| {
                spot.of(def).map_or_else(|| texts.say("editor-nothing"), |deck| deck_said(texts, deck))
            };
            self.value(|| spot.said(texts, more), &[said(base), said(own)], String::clone);
        }
    }

    fn adventurers(&mut self, base: &VariantDef, own: &VariantDef) {
        let texts = self.texts;
        let language = texts.language().code();
        let all = |of: &VariantDef, other: &VariantDef| -> BTreeSet<String> {
            let is_new = |id: &str| other.adventurers.iter().all(|one| one.id != id);
            of.adventurers
                .iter()
                .filter(|one| is_new(&one.id))
                .map(|one| texts.typeset(one.name.get(language)))
                .collect()
        };
        self.come_and_gone(&all(base, own), &all(own, base));
        for now in &own.adventurers {
            let Some(before) = base.adventurers.iter().find(|one| one.id == now.id) else { continue };
            let name = || texts.typeset(now.name.get(language));
            self.value(name, &[before.ability, now.ability], |&ability| nouns::ability(texts, ability));
            if before.name != now.name {
                self.lines.push(texts.with("legend-changes-words", &[("what", now.id.clone().into())]));
            }
        }
    }

    /// The tables that stand on lines of their own.
    fn tables(&mut self, base: &VariantDef, own: &VariantDef) {
        let texts = self.texts;
        for (key, before, now) in [
            ("chac-edit-load", &base.load, &own.load),
            ("chac-edit-boulder-dice", &base.boulder.dice, &own.boulder.dice),
        ] {
            let said = |numbers: &&Vec<u32>| numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(" · ");
            self.value(|| texts.say(key), &[before, now], said);
        }
        let range = |def: &VariantDef| format!("{}–{}", def.players.least, def.players.most);
        self.value(|| texts.say("differs-players"), &[range(base), range(own)], String::clone);
    }
}

/// The words for where something is drawn.
fn placed(texts: &Texts, [x, y, w, h]: [u32; 4]) -> String {
    let values = [("column", x.into()), ("row", y.into()), ("width", w.into()), ("height", h.into())];
    texts.with(if (w, h) == (1, 1) { "chac-changes-at" } else { "chac-changes-at-sized" }, &values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chac::{Ability, DecorKind, KindDef, Side, WayDef};
    use crate::editor::chac::plan::{New, move_to, put, remove, rename};
    use crate::expedition::Text;
    use crate::words::Language;

    fn temple() -> VariantDef {
        VariantDef::read(include_str!("../../../variants/chac/temple.ron")).unwrap()
    }

    type Change = fn(&mut VariantDef);

    #[test]
    fn each_change_is_told_by_a_line_of_its_own_in_every_language() {
        let changes: [(Change, &str); 20] = [
            (|def| def.dice = 6, "Dice for actions and locks: 6, not 5"),
            (|def| def.walls.cards.both = 3, "Cards that move both walls: 3, not 1"),
            (|def| _ = put(def, &New::Square(KindDef::Corridor), (15, 4)), "New: Corridor c32"),
            (|def| remove(def, Thing::Square(54)), "Without: River r2"),
            (|def| _ = rename(def, 6, "start"), "New: Corridor start"),
            (|def| def.board.squares[5].kind = KindDef::Lava, "Square c0: Lava square, not Corridor"),
            (|def| _ = move_to(def, Thing::Square(0), (15, 2)), "Entrance: x 15, y 2, not x 15, y 1"),
            (|def| def.board.squares[1].w = 1, "x 13, y 0, 1 × 3, not x 13, y 0, 2 × 3"),
            (|def| def.board.height = 12, "Size of the plan: 16 × 12, not 16 × 10"),
            (|def| _ = def.board.ways.pop(), "Without: way bridge – c28"),
            (
                |def| def.board.one_way.push(WayDef { from: "r4".into(), side: Side::N, to: "c16".into() }),
                "New: way r4 → c16",
            ),
            (|def| def.board.corridor.swap(3, 4), "The boulder’s track: "),
            (
                |def| def.board.openings[0].corner = "c7".into(),
                "Where the roof opens: A (c7) B (c13), not A (c8) B (c13)",
            ),
            (|def| def.board.landing = Some("c29".into()), "Landing of the river: c29, not c30"),
            (|def| def.board.alcoves[0].value = 9, "Alcove k1: 9 at c6 for 1 2 3"),
            (|def| def.board.decor[13].kind = DecorKind::Abyss, "New: Abyss, x 12, y 8, 4 × 1"),
            (|def| def.decks.river.chests = 0, "River: 2 ×3 · 3 ×3 · 4 ×3, not 2 ×3 · 3 ×3 · 4 ×3 · 1 chest"),
            (|def| def.adventurers[0].ability = Ability::Leap, "Lea Rice: "),
            (|def| def.adventurers[1].name = Text::Plain("Martin".into()), "Other words: martin"),
            (|def| def.load[0] = 1, "Load levels: 1 · 2 · 2"),
        ];
        for (change, line) in changes {
            let (base, mut own) = (temple(), temple());
            change(&mut own);
            let lines = change_lines(&Texts::new(Language::English), &base, &own);
            assert!(lines.iter().any(|said| said.starts_with(line) || said.ends_with(line)), "{line}: {lines:#?}");
            for language in [Language::French, Language::German] {
                assert_eq!(change_lines(&Texts::new(language), &base, &own).len(), lines.len(), "{line}");
            }
        }
        assert!(change_lines(&Texts::new(Language::English), &temple(), &temple()).is_empty());
    }
}
