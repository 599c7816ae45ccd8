//! How a variant differs from another one, in sentences made from the numbers of both.
//!
//! Decides which differences are worth a line, and in which order.

use super::words;
use crate::tikal::{ControlTies, Purchase, TileId, TileKind, TurnRule, Variant};
use crate::words::{Texts, Value};

/// How `own` differs from `base`, a line for each difference; none where the two play alike.
#[must_use]
pub fn differences(texts: &Texts, base: &Variant, own: &Variant) -> Vec<String> {
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

fn board(list: &mut List, base: &Variant, own: &Variant) {
    let (before, now) = (base.cells().len(), own.cells().len());
    if before == now && base.def().board != own.def().board {
        list.say("differs-board");
    }
    list.number("differs-cells", before as u64, now as u64);
    let range = |rules: &Variant| format!("{}–{}", rules.players().start(), rules.players().end());
    if base.players() != own.players() {
        list.values(list.texts.say("differs-players"), range(base).into(), range(own).into());
    }
}

/// What the tiles of a kind are counted as; a base camp is never in the deck.
fn counted_as(kind: TileKind) -> Option<&'static str> {
    match kind {
        TileKind::BaseCamp => None,
        TileKind::Temple(_) => Some("differs-temples"),
        TileKind::Clearing => Some("differs-clearings"),
        TileKind::Ruin(_) => Some("differs-ruins"),
        TileKind::Volcano => Some("differs-volcanoes"),
    }
}

fn deck(list: &mut List, base: &Variant, own: &Variant) {
    list.number("differs-tiles", base.deck().count() as u64, own.deck().count() as u64);
    for key in TileKind::EACH.into_iter().filter_map(counted_as) {
        let is_counted = |rules: &Variant, tile: TileId| counted_as(rules.tile(tile).kind) == Some(key);
        let count = |rules: &Variant| rules.deck().filter(|&tile| is_counted(rules, tile)).count() as u64;
        list.number(key, count(base), count(own));
    }
    let highest = |rules: &Variant| rules.tiers().iter().rposition(|&left| left > 0).unwrap_or(0) as u64;
    list.number("differs-highest", highest(base), highest(own));
    let tiers = |rules: &Variant| rules.tiers().iter().map(|&left| u64::from(left)).sum::<u64>();
    list.number("differs-tiers", tiers(base), tiers(own));
}

fn costs(list: &mut List, base: &Variant, own: &Variant) {
    list.number("differs-points", base.action_points(), own.action_points());
    let (before, now) = (base.costs(), own.costs());
    let rows = [
        (Purchase::Enter, Some(before.enter), Some(now.enter)),
        (Purchase::Transfer, before.transfer, now.transfer),
        (Purchase::Uncover, before.uncover, now.uncover),
        (Purchase::Dig, before.dig, now.dig),
        (Purchase::Exchange, before.exchange, now.exchange),
        (Purchase::Camp, before.camp, now.camp),
        (Purchase::Guard, before.guard, now.guard),
    ];
    for (what, before, now) in rows {
        let name = words::purchase(list.texts, what);
        match (before, now) {
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
    list.number("differs-uncover-limit", base.uncover_limit(), own.uncover_limit());
    list.number("differs-dig-limit", base.dig_limit(), own.dig_limit());
}

fn pieces(list: &mut List, base: &Variant, own: &Variant) {
    list.number("differs-explorers", base.explorers(), own.explorers());
    list.number("differs-leaders", base.leaders(), own.leaders());
    if own.leaders() > 0 {
        list.number("differs-strength", base.leader_strength(), own.leader_strength());
    }
    list.number("differs-camps", base.camps(), own.camps());
    list.number("differs-guards", base.guards(), own.guards());
}

fn treasures(list: &mut List, base: &Variant, own: &Variant) {
    list.number("differs-kinds", base.treasures().len() as u64, own.treasures().len() as u64);
    let copies = |rules: &Variant| rules.treasures().iter().map(|&copies| u64::from(copies)).sum::<u64>();
    list.number("differs-treasures", copies(base), copies(own));
    let scores = |rules: &Variant| {
        let scores = rules.def().treasures.scores.iter().map(u32::to_string);
        scores.collect::<Vec<_>>().join(" · ")
    };
    if base.def().treasures.scores != own.def().treasures.scores {
        list.values(list.texts.say("differs-sets"), scores(base).into(), scores(own).into());
    }
}

fn turns(list: &mut List, base: &Variant, own: &Variant) {
    let (before, now) = (base.def(), own.def());
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
    use crate::library::Library;
    use crate::words::Language;

    #[test]
    fn every_variant_tells_what_is_different_and_the_classic_one_nothing() {
        let library = Library::built_in();
        let classic = library.find("classic").unwrap();
        for language in Language::ALL {
            let texts = Texts::new(language);
            for entry in library.entries() {
                let lines = differences(&texts, classic, &entry.variant);
                assert_eq!(lines.is_empty(), entry.variant.id() == "classic", "{}", entry.variant.id());
                let mut apart = lines.clone();
                apart.sort();
                apart.dedup();
                assert_eq!(apart.len(), lines.len(), "{lines:?}");
            }
        }
        let duel = differences(&Texts::new(Language::English), classic, library.find("duel").unwrap());
        assert!(duel.contains(&"Action points: 8, not 10".to_owned()), "{duel:?}");
        assert!(duel.contains(&"Cost of “dig”: 2, not 3".to_owned()), "{duel:?}");
    }
}
