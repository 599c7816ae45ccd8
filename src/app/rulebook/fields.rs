//! What the rulebook takes from a variant: its numbers, its lists, and which mechanisms it has.

use super::fill::Fields;
use crate::app::tikal::differences::differences;
use crate::app::tikal::words;
use crate::tikal::{ControlTies, GroupDef, KindDef, TieBreak, Variant};
use crate::words::{Language, Texts};

/// Everything that the texts can fill in, for this variant with drawn or auctioned turns, and what is different from
/// `base` in it.
#[must_use]
pub fn fields_of(rules: &Variant, base: Option<&Variant>, auction: bool, texts: &Texts) -> Fields {
    let (def, language) = (rules.def(), texts.language());
    let mut fields = Fields::default();
    fields.words("variant", words::variant(texts, rules));
    fields.words("about", def.description.get(language.code()));
    fields.flag("about", !def.description.get(language.code()).trim().is_empty());
    fields.flag("auction", auction);

    let lines = base.map(|base| differences(texts, base, rules)).unwrap_or_default();
    fields.flag("differs", !lines.is_empty());
    fields.words("base", base.map(|base| words::variant(texts, base)).unwrap_or_default());
    let lines = lines.into_iter().map(|line| {
        let mut entry = Fields::default();
        entry.words("line", line);
        entry
    });
    fields.list("differences", lines.collect());

    let (least, most) = rules.players().into_inner();
    fields.number("players_least", least);
    fields.number("players_most", most);
    fields.flag("players_vary", least != most);
    fields.number("cells", rules.cells().len() as u32);
    fields.number("action_points", rules.action_points());
    fields.number("start_score", def.start_score);
    fields.number("auction_score", def.auction.start_score);
    fields.number("least_bid", def.auction.least_bid);
    costs(&mut fields, rules);
    pieces(&mut fields, rules);
    deck(&mut fields, rules);
    treasures(&mut fields, rules, language);
    tiers(&mut fields, rules);

    fields.flag("ties_everyone", def.control_ties == ControlTies::Everyone);
    let mut breaks = def.tie_breaks.clone();
    breaks.dedup();
    fields.flag("tie_none", breaks.is_empty());
    let order = breaks.into_iter().map(|tie_break| {
        let mut entry = Fields::default();
        entry.flag("guarded", tie_break == TieBreak::GuardedTemple);
        entry
    });
    fields.list("tie_breaks", order.collect());
    fields
}

fn costs(fields: &mut Fields, rules: &Variant) {
    let costs = rules.costs();
    fields.number("cost_enter", costs.enter);
    // An action that nobody has a piece for is none.
    let camp = costs.camp.filter(|_| rules.camps() > 0);
    let guard = costs.guard.filter(|_| rules.guards() > 0);
    for (name, flag, cost) in [
        ("cost_transfer", "transfer", costs.transfer),
        ("cost_uncover", "uncover", costs.uncover),
        ("cost_dig", "dig", costs.dig),
        ("cost_exchange", "exchange", costs.exchange),
        ("cost_camp", "camp", camp),
        ("cost_guard", "guard", guard),
    ] {
        fields.number(name, cost.unwrap_or(0));
        fields.flag(flag, cost.is_some());
    }
    fields.number("limit_uncover", rules.uncover_limit());
    fields.number("limit_dig", rules.dig_limit());
    fields.flag("uncover_often", rules.uncover_limit() > 1);
    fields.flag("dig_often", rules.dig_limit() > 1);
}

fn pieces(fields: &mut Fields, rules: &Variant) {
    fields.number("explorers", rules.explorers());
    fields.number("leaders", rules.leaders());
    fields.flag("leader", rules.leaders() > 0);
    fields.number("camps", rules.camps());
    fields.number("guards", rules.guards());
    fields.number("leader_strength", rules.leader_strength());
    fields.number("leader_and_one", u32::from(rules.leader_strength()) + 1);
}

/// How many temples, clearings, ruins and volcanoes there are among tiles of these kinds, and the masks on the ruins.
fn count(fields: &mut Fields, kinds: impl Iterator<Item = (KindDef, u32)>) {
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
    fields.number("temples", temples);
    fields.number("clearings", clearings);
    fields.number("ruins", ruins);
    fields.number("volcanoes", volcanoes);
    fields.number("masks", masks);
    fields.flag("volcanoes", volcanoes > 0);
    fields.flag("ruins", ruins > 0);
    fields.number("tiles", temples + clearings + ruins + volcanoes);
}

fn deck(fields: &mut Fields, rules: &Variant) {
    let def = rules.def();
    let kinds = |group: &GroupDef| group.tiles.iter().map(|tile| (tile.kind, tile.copies)).collect::<Vec<_>>();
    count(fields, def.deck.iter().flat_map(kinds));
    fields.number("groups", def.deck.len() as u32);
    let groups = def.deck.iter().map(|group| {
        let mut entry = Fields::default();
        entry.words("letter", group.group.clone());
        count(&mut entry, kinds(group).into_iter());
        let with: Vec<String> = group.only_with.iter().flatten().map(u32::to_string).collect();
        entry.words("with", with.join(", "));
        entry.flag("only", group.only_with.is_some());
        entry
    });
    fields.list("groups", groups.collect());
    fields.words("group_first", def.deck.first().map(|group| group.group.clone()).unwrap_or_default());
    fields.words("group_last", def.deck.last().map(|group| group.group.clone()).unwrap_or_default());
    fields.flag("groups_vary", def.deck.iter().any(|group| group.only_with.is_some()));

    let mut printed = Fields::default();
    count(&mut printed, def.board.printed.iter().map(|tile| (tile.kind, 1)));
    printed.flag("volcanoes", def.board.printed.iter().any(|tile| tile.kind == KindDef::Volcano));
    fields.list("printed", vec![printed]);
}

fn treasures(fields: &mut Fields, rules: &Variant, language: Language) {
    let def = &rules.def().treasures;
    fields.number("treasures", def.kinds.iter().map(|kind| kind.copies).sum::<u32>());
    fields.number("treasure_kinds", def.kinds.len() as u32);
    let kinds = def.kinds.iter().map(|kind| {
        let mut entry = Fields::default();
        entry.words("kind", kind.name.get(language.code()));
        entry.number("copies", kind.copies);
        entry
    });
    fields.list("kinds", kinds.collect());
    let most = def.kinds.iter().map(|kind| kind.copies).max().unwrap_or(0);
    let sets = (1..=most.min(u32::from(u8::MAX)) as u8).map(|copies| {
        let mut entry = Fields::default();
        entry.number("copies", copies);
        entry.number("points", rules.set_score(copies));
        entry
    });
    fields.list("sets", sets.collect());
    fields.number("set_one", rules.set_score(1));
    fields.number("set_two", rules.set_score(2));
}

fn tiers(fields: &mut Fields, rules: &Variant) {
    let supply = (0_u32..).zip(rules.tiers()).filter(|&(_, &tiers)| tiers > 0);
    let entries = supply.map(|(value, &tiers)| {
        let mut entry = Fields::default();
        entry.number("value", value);
        entry.number("tiers", tiers);
        entry
    });
    fields.list("tiers", entries.collect());
    fields.number("all_tiers", rules.tiers().iter().map(|&tiers| u32::from(tiers)).sum::<u32>());
}
