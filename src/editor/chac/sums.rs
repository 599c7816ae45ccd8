//! The numbers of a temple: what it adds up to beside its parent, and how the two differ.

use super::decks::{DeckSpot, cards_in, worth_of};
use crate::chac::{KindDef, VariantDef};
use crate::editor::TotalLine;
use crate::words::Texts;

/// The numbers of a definition by the ids of the texts that name them, in the order in which they are told.
type Numbers = Vec<(&'static str, u64)>;

/// Everything that is counted.
fn sums_of(def: &VariantDef) -> Numbers {
    let board = &def.board;
    let of_kind = |kind: KindDef| board.squares.iter().filter(|square| square.kind == kind).count() as u64;
    let decks: Vec<_> = DeckSpot::all(def).into_iter().filter_map(|spot| spot.of(def)).collect();
    let alcoves: u64 = board.alcoves.iter().map(|alcove| u64::from(alcove.value)).sum();
    let cards = &def.walls.cards;
    let arrows = u64::from(cards.left) + u64::from(cards.right) + 2 * u64::from(cards.both);
    let all_cards = [cards.none, cards.left, cards.right, cards.both].map(u64::from).iter().sum();
    let levels: u64 = def.load.len() as u64;
    vec![
        ("chac-totals-squares", board.squares.len() as u64),
        ("chac-totals-corridor", board.corridor.len() as u64),
        ("chac-totals-zones", of_kind(KindDef::Zone)),
        ("chac-totals-lava", of_kind(KindDef::Lava)),
        ("chac-totals-river", of_kind(KindDef::River)),
        ("chac-totals-ways", (board.ways.len() + board.one_way.len()) as u64),
        ("chac-totals-alcoves", board.alcoves.len() as u64),
        ("chac-totals-openings", board.openings.len() as u64),
        ("totals-treasures", decks.iter().map(|deck| cards_in(deck)).sum::<u64>() + board.alcoves.len() as u64),
        ("chac-totals-worth", decks.iter().map(|deck| worth_of(deck)).sum::<u64>() + alcoves),
        ("chac-totals-chests", decks.iter().map(|deck| u64::from(deck.chests)).sum()),
        ("chac-totals-held", levels.saturating_sub(1)),
        ("chac-totals-adventurers", def.adventurers.len() as u64),
        ("chac-totals-wall-cards", all_cards),
        ("chac-totals-arrows", arrows),
    ]
}

/// The numbers of the rules.
fn rules_of(def: &VariantDef) -> Numbers {
    let (walls, river) = (&def.walls, &def.river);
    [
        ("chac-edit-per-seat", def.adventurers_per_seat),
        ("chac-edit-dice", def.dice),
        ("chac-edit-least-load", def.least_load),
        ("chac-edit-chest-sides", def.chest_sides),
        ("chac-edit-wall-steps", walls.steps),
        ("chac-edit-cards-per-round", walls.cards_per_round),
        ("chac-edit-cards-none", walls.cards.none),
        ("chac-edit-cards-left", walls.cards.left),
        ("chac-edit-cards-right", walls.cards.right),
        ("chac-edit-cards-both", walls.cards.both),
        ("chac-edit-boulder-needs", def.boulder.needs),
        ("chac-edit-planks", def.planks),
        ("chac-edit-danger", river.danger),
        ("chac-edit-rescue-cost", river.rescue_cost),
    ]
    .into_iter()
    .map(|(key, number)| (key, u64::from(number)))
    .collect()
}

/// Everything that a definition adds up to, beside what its base does.
pub(super) fn sums(texts: &Texts, def: &VariantDef, base: Option<&VariantDef>) -> Vec<TotalLine> {
    let parent = base.map(sums_of);
    let lines = sums_of(def).into_iter().enumerate();
    lines
        .map(|(index, (key, own))| TotalLine {
            what: texts.say(key),
            own: own.to_string(),
            parent: parent.as_ref().and_then(|parent| parent.get(index)).map(|(_, number)| number.to_string()),
        })
        .collect()
}

/// The chief totals of a definition in a few words each.
pub(super) fn chief(texts: &Texts, def: &VariantDef) -> Vec<String> {
    let sums = sums_of(def);
    let of = |key: &str| sums.iter().find(|(own, _)| *own == key).map_or(0, |&(_, number)| number);
    [
        ("chac-total-squares", of("chac-totals-squares")),
        ("chac-total-corridor", of("chac-totals-corridor")),
        ("chac-total-lava", of("chac-totals-lava")),
        ("chac-total-treasures", of("totals-treasures")),
        ("chac-total-adventurers", of("chac-totals-adventurers")),
    ]
    .into_iter()
    .map(|(key, count)| texts.with(key, &[("count", count.into())]))
    .collect()
}

/// Lines for the plain numbers in which a definition differs from a base.
pub(super) fn numbers_changed(texts: &Texts, base: &VariantDef, own: &VariantDef) -> Vec<String> {
    lines(texts, rules_of(base), rules_of(own))
}

fn lines(texts: &Texts, base: Numbers, own: Numbers) -> Vec<String> {
    let changed = base.into_iter().zip(own).filter(|((_, before), (_, now))| before != now);
    changed
        .map(|((key, before), (_, now))| differs(texts, texts.say(key), before.to_string(), now.to_string()))
        .collect()
}

/// The line that says that something has another value.
pub(super) fn differs(texts: &Texts, what: String, before: String, now: String) -> String {
    texts.with("differs-value", &[("what", what.into()), ("before", before.into()), ("now", now.into())])
}

/// The differences of a definition from a base in short, a line for each: the numbers, then whatever else is another.
pub(super) fn differences(texts: &Texts, base: &VariantDef, own: &VariantDef) -> Vec<String> {
    let mut lines = lines(texts, sums_of(base), sums_of(own));
    lines.extend(numbers_changed(texts, base, own));
    let others = [
        ("differs-board", base.board != own.board),
        ("chac-differs-decks", base.decks != own.decks),
        ("chac-differs-load", base.load != own.load),
        ("chac-differs-boulder", base.boulder.dice != own.boulder.dice),
        ("chac-differs-adventurers", base.adventurers != own.adventurers),
    ];
    lines.extend(others.into_iter().filter(|&(_, is_other)| is_other).map(|(key, _)| texts.say(key)));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    fn temple() -> VariantDef {
        VariantDef::read(include_str!("../../../variants/chac/temple.ron")).unwrap()
    }

    #[test]
    fn a_temple_adds_up_and_is_compared() {
        let (base, texts) = (temple(), Texts::new(Language::English));
        let mut own = temple();
        own.board.alcoves.pop();
        own.decks.lava.values.insert(5, 3);
        let all = sums(&texts, &own, Some(&base));
        let of = |what: &str| all.iter().find(|line| line.what == what).unwrap();
        let treasures = of("Treasures");
        assert_eq!((treasures.own.as_str(), treasures.parent.as_deref()), ("66", Some("65")));
        let worth = of("Value of all treasures");
        assert_eq!((worth.own.as_str(), worth.parent.as_deref(), worth.differs()), ("188", Some("184"), true));
        assert!(!of("Squares").differs());
        assert_eq!(chief(&texts, &base)[..2], ["60 squares", "32 corridor squares"]);
        let short = differences(&texts, &base, &own);
        assert!(short.contains(&"Alcoves: 4, not 5".to_owned()) && short.contains(&"Another board".to_owned()));
        assert!(differences(&texts, &base, &base).is_empty());
    }
}
