//! The rulebook of Tikal: its chapters under `assets/rules`, and the fields that it takes from a variant: its numbers,
//! its lists and its mechanisms.

use minijinja::value::merge_maps;
use minijinja::{Value, context};

use super::nouns;
use crate::tikal::{ControlTies, GroupDef, KindDef, Rule, TieBreak, Variant};
use crate::words::rulebook::{self, Citation, Manuscript};
use crate::words::{Language, Texts};

/// The rulebook's texts in a language, as they were written.
#[must_use]
pub fn manuscript(language: Language) -> Manuscript<'static> {
    rulebook::manuscript(language, None)
}

impl From<Rule> for Citation {
    fn from(rule: Rule) -> Self {
        Self { game: 'T', chapter: rule.chapter, number: rule.number }
    }
}

/// Every value that the chapters can use, for this variant with drawn or auctioned turns. `base` is the name of the
/// variant with which it is compared, and how it differs from that.
#[must_use]
pub fn fields_of(rules: &Variant, base: Option<(String, Vec<String>)>, auction: bool, texts: &Texts) -> Value {
    let (base, differences) = base.unwrap_or_default();
    let def = rules.def();
    let (least, most) = rules.players().into_inner();
    let variant = context! {
        variant => nouns::variant(texts, rules),
        about => texts.typeset(def.description.get(texts.language().code()).trim()),
        auction => auction,
        base => base,
        differences => differences,
        players_least => least,
        players_most => most,
        players_vary => least != most,
        cells => rules.cells().len(),
        action_points => rules.action_points(),
        start_score => def.start_score,
        auction_score => def.auction.start_score,
        least_bid => def.auction.least_bid,
    };
    let parts = [variant, costs(rules), pieces(rules), deck(rules), treasures(rules, texts), tiers(rules), ends(rules)];
    merge_maps(parts)
}

fn costs(rules: &Variant) -> Value {
    let costs = rules.costs();
    // An action for which no seat has a piece counts as switched off.
    let camp = costs.camp.filter(|_| rules.camps() > 0);
    let guard = costs.guard.filter(|_| rules.guards() > 0);
    context! {
        transfer => costs.transfer.is_some(),
        uncover => costs.uncover.is_some(),
        dig => costs.dig.is_some(),
        exchange => costs.exchange.is_some(),
        camp => camp.is_some(),
        guard => guard.is_some(),
        cost_enter => costs.enter,
        cost_transfer => costs.transfer,
        cost_uncover => costs.uncover,
        cost_dig => costs.dig,
        cost_exchange => costs.exchange,
        cost_camp => camp,
        cost_guard => guard,
        limit_uncover => rules.uncover_limit(),
        limit_dig => rules.dig_limit(),
        uncover_often => rules.uncover_limit() > 1,
        dig_often => rules.dig_limit() > 1,
    }
}

fn pieces(rules: &Variant) -> Value {
    context! {
        explorers => rules.explorers(),
        leaders => rules.leaders(),
        camps => rules.camps(),
        guards => rules.guards(),
        leader_strength => rules.leader_strength(),
        leader_and_one => u32::from(rules.leader_strength()) + 1,
    }
}

/// The numbers of temples, clearings, ruins and volcanoes among tiles of these kinds, and of the masks on the ruins.
fn count(kinds: impl Iterator<Item = (KindDef, u32)>) -> Value {
    let [mut temples, mut clearings, mut ruins, mut volcanoes, mut masks] = [0_u32; 5];
    for (kind, copies) in kinds {
        match kind {
            KindDef::BaseCamp => {}
            KindDef::Temple(_) => temples += copies,
            KindDef::Clearing => clearings += copies,
            KindDef::Ruin(shown) => (ruins, masks) = (ruins + copies, masks + copies * shown),
            KindDef::Volcano => volcanoes += copies,
        }
    }
    context! { temples, clearings, ruins, volcanoes, masks, tiles => temples + clearings + ruins + volcanoes }
}

fn deck(rules: &Variant) -> Value {
    let def = rules.def();
    let kinds = |group: &GroupDef| group.tiles.iter().map(|tile| (tile.kind, tile.copies)).collect::<Vec<_>>();
    let groups = def.deck.iter().map(|group| {
        let with: Vec<String> = group.only_with.iter().flatten().map(u32::to_string).collect();
        let own = context! { letter => &group.group, only => group.only_with.is_some(), with => with.join(", ") };
        merge_maps([own, count(kinds(group).into_iter())])
    });
    let letter = |group: Option<&GroupDef>| group.map(|group| group.group.clone()).unwrap_or_default();
    let own = context! {
        groups => groups.collect::<Value>(),
        group_count => def.deck.len(),
        group_first => letter(def.deck.first()),
        group_last => letter(def.deck.last()),
        groups_vary => def.deck.iter().any(|group| group.only_with.is_some()),
        printed => count(def.board.printed.iter().map(|tile| (tile.kind, 1))),
    };
    merge_maps([own, count(def.deck.iter().flat_map(kinds))])
}

fn treasures(rules: &Variant, texts: &Texts) -> Value {
    let kinds = &rules.def().treasures.kinds;
    let most = kinds.iter().map(|kind| kind.copies).max().unwrap_or(0);
    let sets = (1..=most.min(u32::from(u8::MAX)) as u8).map(|copies| {
        context! { copies, points => rules.set_score(copies) }
    });
    context! {
        treasure_count => kinds.iter().map(|kind| kind.copies).sum::<u32>(),
        treasure_kinds => kinds.len(),
        kinds => kinds
            .iter()
            .map(|kind| context! { name => texts.typeset(kind.name.get(texts.language().code())), copies => kind.copies })
            .collect::<Value>(),
        sets => sets.collect::<Value>(),
        set_one => rules.set_score(1),
        set_two => rules.set_score(2),
    }
}

fn tiers(rules: &Variant) -> Value {
    let supply = (0_u32..).zip(rules.tiers()).filter(|&(_, &count)| count > 0);
    context! {
        tiers => supply.map(|(value, &count)| context! { value, count }).collect::<Value>(),
        tier_count => rules.tiers().iter().map(|&count| u32::from(count)).sum::<u32>(),
    }
}

/// The ways in which ties are decided.
fn ends(rules: &Variant) -> Value {
    let mut breaks = rules.def().tie_breaks.clone();
    breaks.dedup();
    let breaks = breaks.into_iter().map(|tie_break| context! { guarded => tie_break == TieBreak::GuardedTemple });
    context! {
        ties_everyone => rules.def().control_ties == ControlTies::Everyone,
        tie_breaks => breaks.collect::<Value>(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_cited_as_it_is_written() {
        let rule = Rule::new(5, 12);
        assert_eq!(Citation::from(rule).to_string(), rule.to_string());
    }
}
