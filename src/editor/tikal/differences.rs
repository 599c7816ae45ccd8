//! The differences between two variants, in sentences made from the numbers of both.
//!
//! Decides which differences are worth a line, and in which order.

use super::Totals;
use crate::tikal::{ControlTies, KindDef, Purchase, TileKind, TurnRule, VariantDef};
use crate::words::tikal::nouns;
use crate::words::{Texts, Value};

/// The differences of `own` from `base`, a line for each; none where the two play alike.
#[must_use]
pub fn differences(texts: &Texts, base: &VariantDef, own: &VariantDef) -> Vec<String> {
    let mut list = List { texts, lines: Vec::new() };
    board(&mut list, base, own);
    deck(&mut list, base, own);
    costs(&mut list, base, own);
    pieces(&mut list, base, own);
    treasures(&mut list, base, own);
    turns(&mut list, base, own);
    list.lines
}

struct List<'a> {
    texts: &'a Texts,
    lines: Vec<String>,
}

impl List<'_> {
    fn say(&mut self, key: &str) {
        self.lines.push(self.texts.say(key));
    }

    fn values(&mut self, what: String, before: Value, now: Value) {
        self.lines.push(self.texts.with("differs-value", &[("what", what.into()), ("before", before), ("now", now)]));
    }

    /// Adds a line if the number differs.
    fn number(&mut self, key: &str, before: impl Into<u64>, now: impl Into<u64>) {
        let (before, now) = (before.into(), now.into());
        if before != now {
            self.values(self.texts.say(key), before.into(), now.into());
        }
    }
}

fn board(list: &mut List, base: &VariantDef, own: &VariantDef) {
    let (before, now) = (Totals::of(base).cells, Totals::of(own).cells);
    if before == now && base.board != own.board {
        list.say("differs-board");
    }
    list.number("differs-cells", before, now);
    let range = |def: &VariantDef| format!("{}–{}", def.players.least, def.players.most);
    if range(base) != range(own) {
        list.values(list.texts.say("differs-players"), range(base).into(), range(own).into());
    }
}

/// The heading under which tiles of a kind are counted; a base camp is never in the deck.
fn counted_as(kind: TileKind) -> Option<&'static str> {
    match kind {
        TileKind::BaseCamp => None,
        TileKind::Temple(_) => Some("differs-temples"),
        TileKind::Clearing => Some("differs-clearings"),
        TileKind::Ruin(_) => Some("differs-ruins"),
        TileKind::Volcano => Some("differs-volcanoes"),
    }
}

/// The number of tiles of the deck under this heading.
fn drawn(def: &VariantDef, key: &str) -> u64 {
    let kind = |kind: KindDef| match kind {
        KindDef::BaseCamp => TileKind::BaseCamp,
        KindDef::Temple(_) => TileKind::Temple(0),
        KindDef::Clearing => TileKind::Clearing,
        KindDef::Ruin(_) => TileKind::Ruin(0),
        KindDef::Volcano => TileKind::Volcano,
    };
    let tiles = def.deck.iter().flat_map(|group| &group.tiles);
    tiles.filter(|tile| counted_as(kind(tile.kind)) == Some(key)).map(|tile| u64::from(tile.copies)).sum()
}

fn deck(list: &mut List, base: &VariantDef, own: &VariantDef) {
    let (before, now) = (Totals::of(base), Totals::of(own));
    list.number("differs-tiles", before.tiles, now.tiles);
    for key in TileKind::EACH.into_iter().filter_map(counted_as) {
        list.number(key, drawn(base, key), drawn(own, key));
    }
    let highest = |totals: &Totals| totals.tiers.keys().next_back().copied().unwrap_or(0);
    list.number("differs-highest", highest(&before), highest(&now));
    list.number("differs-tiers", before.tier_count(), now.tier_count());
}

fn costs(list: &mut List, base: &VariantDef, own: &VariantDef) {
    list.number("differs-points", base.action_points, own.action_points);
    for what in Purchase::ALL {
        let name = nouns::purchase(list.texts, what);
        match (base.costs.of(what), own.costs.of(what)) {
            (Some(before), Some(now)) if before != now => {
                let what = list.texts.with("differs-cost", &[("action", name.into())]);
                list.values(what, before.into(), now.into());
            }
            (Some(_), None) => list.lines.push(list.texts.with("differs-without", &[("action", name.into())])),
            (None, Some(cost)) => {
                list.lines.push(list.texts.with("differs-with", &[("action", name.into()), ("cost", cost.into())]));
            }
            _ => {}
        }
    }
    list.number("differs-uncover-limit", base.per_turn.uncover, own.per_turn.uncover);
    list.number("differs-dig-limit", base.per_turn.dig, own.per_turn.dig);
}

fn pieces(list: &mut List, base: &VariantDef, own: &VariantDef) {
    list.number("differs-explorers", base.pieces.explorers, own.pieces.explorers);
    list.number("differs-leaders", base.pieces.leaders, own.pieces.leaders);
    if own.pieces.leaders > 0 {
        list.number("differs-strength", base.leader_strength, own.leader_strength);
    }
    list.number("differs-camps", base.pieces.camps, own.pieces.camps);
    list.number("differs-guards", base.pieces.guards, own.pieces.guards);
}

fn treasures(list: &mut List, base: &VariantDef, own: &VariantDef) {
    list.number("differs-kinds", base.treasures.kinds.len() as u64, own.treasures.kinds.len() as u64);
    list.number("differs-treasures", Totals::of(base).treasures, Totals::of(own).treasures);
    let scores = |def: &VariantDef| {
        let scores = def.treasures.scores.iter().map(u32::to_string);
        scores.collect::<Vec<_>>().join(" · ")
    };
    if base.treasures.scores != own.treasures.scores {
        list.values(list.texts.say("differs-sets"), scores(base).into(), scores(own).into());
    }
}

fn turns(list: &mut List, base: &VariantDef, own: &VariantDef) {
    let (before, now) = (base, own);
    if before.turns != now.turns {
        list.say(match now.turns {
            TurnRule::Auction => "differs-auction",
            TurnRule::Draw => "differs-draw",
        });
    }
    list.number("differs-start", before.start_score, now.start_score);
    list.number("differs-start-auction", before.auction.start_score, now.auction.start_score);
    list.number("differs-least-bid", before.auction.least_bid, now.auction.least_bid);
    if before.control_ties != now.control_ties {
        list.say(match now.control_ties {
            ControlTies::Everyone => "differs-ties-everyone",
            ControlTies::Nobody => "differs-ties-nobody",
        });
    }
    if before.tie_breaks != now.tie_breaks {
        list.say("differs-tie-breaks");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::TikalLibrary;
    use crate::words::Language;

    #[test]
    fn every_variant_tells_what_is_different_and_the_classic_one_nothing() {
        let library = TikalLibrary::built_in();
        let classic = library.find("classic").unwrap();
        for language in Language::ALL {
            let texts = Texts::new(language);
            for entry in library.entries() {
                let lines = differences(&texts, classic.def(), entry.variant.def());
                assert_eq!(lines.is_empty(), entry.variant.id() == "classic", "{}", entry.variant.id());
                let mut apart = lines.clone();
                apart.sort();
                apart.dedup();
                assert_eq!(apart.len(), lines.len(), "{lines:?}");
            }
        }
        let duel = differences(&Texts::new(Language::English), classic.def(), library.find("duel").unwrap().def());
        assert!(duel.contains(&"Action points: 8, not 10".to_owned()), "{duel:?}");
        assert!(duel.contains(&"Cost of “dig”: 2, not 3".to_owned()), "{duel:?}");
    }
}
