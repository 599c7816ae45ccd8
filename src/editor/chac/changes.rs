//! The differences of a temple from the one that it was made from, thing by thing: squares, ways, tracks, alcoves, decks,
//! adventurers. The plain numbers of the rules `sums` compares.

use std::collections::BTreeSet;

use super::decks::{DeckSpot, deck_said};
use super::plan::Thing;
use super::sums::{differs, numbers_changed};
use super::target::{decor_said, kind_said, thing_said};
use super::ways::ways;
use crate::chac::{AlcoveDef, DecorDef, SquareDef, VariantDef};
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

    /// Adds a line if the two places differ: something was moved, or is drawn in another size.
    fn place(&mut self, what: impl FnOnce() -> String, places: &[[u32; 4]; 2]) {
        let texts = self.texts;
        let [[.., w, h], [.., now_w, now_h]] = *places;
        let named = || {
            let was_moved = (w, h) == (now_w, now_h);
            if was_moved { texts.with("chac-changes-moved", &[("what", what().into())]) } else { what() }
        };
        self.value(named, places, |&place| placed(texts, place));
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
            let place = |square: &SquareDef| [square.x, square.y, square.w, square.h];
            let named = || thing_said(texts, own, Thing::Square(index)).unwrap_or_default();
            self.place(named, &[place(before), place(now)]);
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
            let said = |alcove: &AlcoveDef| {
                let needs: Vec<String> = alcove.needs.iter().map(u32::to_string).collect();
                let values = [
                    ("square", alcove.square.clone().into()),
                    ("value", alcove.value.into()),
                    ("needs", needs.join(" ").into()),
                ];
                texts.with("chac-changes-lock", &values)
            };
            self.value(called, &[said(before), said(now)], String::clone);
            self.place(called, &[[before.x, before.y, 1, 1], [now.x, now.y, 1, 1]]);
        }
    }

    /// The things drawn beside the squares, and their places. They have no names: what is not where it was is the first
    /// other one of its kind that is not where one was.
    fn decor(&mut self, base: &VariantDef, own: &VariantDef) {
        let texts = self.texts;
        let mut gone: Vec<&DecorDef> = base.board.decor.iter().collect();
        let mut new = Vec::new();
        for decor in &own.board.decor {
            match gone.iter().position(|&before| before == decor) {
                Some(same) => _ = gone.remove(same),
                None => new.push(decor),
            }
        }
        let place = |decor: &DecorDef| [decor.x, decor.y, decor.w, decor.h];
        new.retain(|now| {
            let Some(before) = gone.iter().position(|before| before.kind == now.kind) else { return true };
            let places = [place(gone.remove(before)), place(now)];
            self.place(|| decor_said(texts, own, &now.kind), &places);
            false
        });
        let said = |def: &VariantDef, list: &[&DecorDef]| -> BTreeSet<String> {
            let said =
                |decor: &&DecorDef| format!("{}, {}", decor_said(texts, def, &decor.kind), placed(texts, place(decor)));
            list.iter().map(said).collect()
        };
        self.come_and_gone(&said(base, &gone), &said(own, &new));
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
        let changes: [(Change, &str); 23] = [
            (|def| def.dice = 6, "Dice for actions and locks: 6, not 5"),
            (|def| def.walls.cards.both = 3, "Cards that move both walls: 3, not 1"),
            (|def| _ = put(def, &New::Square(KindDef::Corridor), (15, 4)), "New: Corridor c32"),
            (|def| remove(def, Thing::Square(54)), "Without: River r2"),
            (|def| _ = rename(def, 6, "start"), "New: Corridor start"),
            (|def| def.board.squares[5].kind = KindDef::Lava, "Square c0: Lava square, not Corridor"),
            (|def| _ = move_to(def, Thing::Square(0), (15, 2)), "Entrance moved: x 15, y 2, not x 15, y 1"),
            (|def| _ = move_to(def, Thing::Alcove(0), (0, 9)), "Alcove k1 moved: x 0, y 9, not "),
            (|def| _ = move_to(def, Thing::Decor(0), (1, 8)), "Abyss moved: x 1, y 8, 4 × 2, not x 6, y 7, 4 × 2"),
            (|def| def.board.decor[0].w = 3, "Abyss: x 6, y 7, 3 × 2, not x 6, y 7, 4 × 2"),
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

    #[test]
    fn what_was_moved_is_told_once_and_what_stays_not_at_all() {
        let texts = Texts::new(Language::English);
        for thing in [Thing::Square(0), Thing::Alcove(0), Thing::Decor(1), Thing::Decor(8)] {
            let (base, mut own) = (temple(), temple());
            move_to(&mut own, thing, (15, 2)).unwrap();
            let lines = change_lines(&texts, &base, &own);
            assert_eq!(lines.len(), 1, "{lines:#?}");
            assert!(lines[0].contains(" moved: x 15, y 2, not x "), "{lines:#?}");
        }
        // Two of a kind: the one that stays is no difference, whichever comes first.
        let (mut base, mut own) = (temple(), temple());
        base.board.decor.push(DecorDef { x: 0, ..base.board.decor[0].clone() });
        own.board.decor.insert(0, DecorDef { x: 1, ..own.board.decor[0].clone() });
        assert_eq!(change_lines(&texts, &base, &own), ["Abyss moved: x 1, y 7, 4 × 2, not x 0, y 7, 4 × 2"]);
    }
}
