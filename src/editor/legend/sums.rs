//! The numbers of a definition of Tikal Legend: what it adds up to beside its parent, and how the two differ.

use std::collections::BTreeMap;

use crate::editor::TotalLine;
use crate::legend::{CostsDef, KindDef, PiecesDef, VariantDef};
use crate::words::Texts;

/// The numbers of a definition by the ids of the texts that name them, in the order in which they are told.
struct Numbers(Vec<(&'static str, Option<u64>)>);

impl Numbers {
    /// Everything that is counted.
    fn sums_of(def: &VariantDef) -> Self {
        let columns: u64 = def.board.columns.iter().map(|&cells| u64::from(cells)).sum();
        let groups = def.deck.iter().chain(&def.setup).chain(&def.card_tiles);
        let mut kinds: BTreeMap<&str, u64> = BTreeMap::new();
        let mut masks = 0;
        for tile in groups.flat_map(|group| &group.tiles) {
            let kind = match tile.kind {
                KindDef::Temple(_) => "temple",
                KindDef::Clearing => "clearing",
                KindDef::Ruin(of_ruin) => {
                    masks += u64::from(of_ruin) * u64::from(tile.copies);
                    "ruin"
                }
                KindDef::Volcano => "volcano",
                KindDef::Lake => "lake",
            };
            *kinds.entry(kind).or_default() += u64::from(tile.copies);
        }
        let kind = |name: &str| Some(kinds.get(name).copied().unwrap_or_default());
        let tiles = |groups: &[crate::legend::GroupDef]| {
            let all = groups.iter().flat_map(|group| &group.tiles);
            Some(all.map(|tile| u64::from(tile.copies)).sum::<u64>())
        };
        let cards = |place: usize| {
            let of_card = |card: &crate::legend::CardDef| card.counts.get(place).copied().map_or(0, u64::from);
            Some(def.cards.iter().map(of_card).sum::<u64>())
        };
        let each = |map: &BTreeMap<u32, u32>| Some(map.values().map(|&copies| u64::from(copies)).sum::<u64>());
        let treasures = |of: fn(&crate::legend::TreasureDef) -> u32| {
            Some(def.treasures.kinds.iter().map(|kind| u64::from(of(kind))).sum::<u64>())
        };
        Self(vec![
            ("totals-cells", Some(columns.saturating_sub(def.board.left_out.len() as u64))),
            ("totals-dotted", Some(def.board.dotted.len() as u64)),
            ("totals-tiles", tiles(&def.deck)),
            ("totals-setup-tiles", tiles(&def.setup)),
            ("totals-card-tiles", tiles(&def.card_tiles)),
            ("totals-temples", kind("temple")),
            ("totals-clearings", kind("clearing")),
            ("totals-ruins", kind("ruin")),
            ("totals-volcanoes", kind("volcano")),
            ("totals-lakes", kind("lake")),
            ("totals-masks", Some(masks)),
            ("totals-treasures", treasures(|kind| kind.hidden)),
            ("totals-face-up", treasures(|kind| kind.face_up)),
            ("totals-tiers", each(&def.tiers)),
            ("totals-card-kinds", Some(def.cards.len() as u64)),
            ("totals-cards-two", cards(0)),
            ("totals-cards-three", cards(1)),
            ("totals-cards-four", cards(2)),
            ("totals-tokens", each(&def.tokens)),
            ("totals-powers", Some(def.powers.len() as u64)),
            ("totals-scenarios", Some(def.scenarios.len() as u64)),
            ("totals-rounds", Some(def.rounds.into())),
        ])
    }

    /// The numbers of the rules. A cost that is switched off is none.
    fn rules_of(def: &VariantDef) -> Self {
        let CostsDef { enter, camp, transfer, slab, recruit_explorer, recruit_leader, uncover, guard, dig, exchange } =
            def.costs;
        let PiecesDef { explorers, leaders, camps, guards } = def.pieces;
        let of = |number: u32| Some(u64::from(number));
        let cost = |cost: Option<u32>| cost.map(u64::from);
        Self(vec![
            ("legend-rule-display-cards", of(def.display.cards)),
            ("legend-rule-display-tiles", of(def.display.tiles)),
            ("legend-rule-enter", of(enter)),
            ("legend-rule-camp", cost(camp)),
            ("legend-rule-transfer", cost(transfer)),
            ("legend-rule-slab", cost(slab)),
            ("legend-rule-recruit-explorer", cost(recruit_explorer)),
            ("legend-rule-recruit-leader", cost(recruit_leader)),
            ("legend-rule-uncover", cost(uncover)),
            ("legend-rule-guard", cost(guard)),
            ("legend-rule-dig", cost(dig)),
            ("legend-rule-exchange", cost(exchange)),
            ("differs-uncover-limit", of(def.per_turn.uncover)),
            ("differs-dig-limit", of(def.per_turn.dig)),
            ("legend-rule-most-exchanged", of(def.most_exchanged)),
            ("differs-explorers", of(explorers)),
            ("differs-leaders", of(leaders)),
            ("differs-camps", of(camps)),
            ("differs-guards", of(guards)),
            ("legend-rule-unavailable", of(def.unavailable.explorers)),
            ("legend-rule-unavailable-leaders", of(def.unavailable.leaders)),
            ("differs-strength", of(def.leader_strength)),
            ("legend-rule-slab-tokens", of(def.slab_tokens)),
            ("legend-rule-scoring-points", of(def.scoring.action_points)),
            ("legend-rule-volcano", of(def.scoring.volcano)),
            ("legend-rule-unused-power", of(def.scoring.unused_power)),
        ])
    }
}

fn shown(texts: &Texts, number: Option<u64>) -> String {
    number.map_or_else(|| texts.say("totals-none"), |number| number.to_string())
}

/// Everything that a definition adds up to, beside what its base does.
pub(super) fn sums(texts: &Texts, def: &VariantDef, base: Option<&VariantDef>) -> Vec<TotalLine> {
    let parent = base.map(|base| Numbers::sums_of(base).0);
    let lines = Numbers::sums_of(def).0.into_iter().enumerate();
    lines
        .map(|(index, (key, own))| TotalLine {
            what: texts.say(key),
            own: shown(texts, own),
            parent: parent.as_ref().and_then(|parent| parent.get(index)).map(|&(_, number)| shown(texts, number)),
        })
        .collect()
}

/// The chief totals of a definition in a few words each.
pub(super) fn chief(texts: &Texts, def: &VariantDef) -> Vec<String> {
    let sums = Numbers::sums_of(def).0;
    let of = |key: &str| sums.iter().find(|(own, _)| *own == key).and_then(|&(_, number)| number).unwrap_or_default();
    [
        ("editor-total-cells", of("totals-cells")),
        ("editor-total-tiles", of("totals-tiles")),
        ("editor-total-temples", of("totals-temples")),
        ("editor-total-ruins", of("totals-ruins")),
        ("editor-total-volcanoes", of("totals-volcanoes")),
        ("editor-total-scenarios", of("totals-scenarios")),
    ]
    .into_iter()
    .map(|(key, count)| texts.with(key, &[("count", count.into())]))
    .collect()
}

/// The differences of a definition from a base, a line for each: the numbers, then whatever else is another.
pub(super) fn changes(texts: &Texts, base: &VariantDef, own: &VariantDef) -> Vec<String> {
    let numbers = |def: &VariantDef| Numbers::sums_of(def).0.into_iter().chain(Numbers::rules_of(def).0);
    let changed = numbers(base).zip(numbers(own)).filter(|((_, before), (_, now))| before != now);
    let mut lines: Vec<String> = changed
        .map(|((key, before), (_, now))| {
            let values = [
                ("what", texts.say(key).into()),
                ("before", shown(texts, before).into()),
                ("now", shown(texts, now).into()),
            ];
            texts.with("differs-value", &values)
        })
        .collect();
    let cards_change = |of: fn(&crate::legend::CardDef) -> (&String, &crate::legend::EffectDef, &Vec<u32>)| {
        !base.cards.iter().map(of).eq(own.cards.iter().map(of))
    };
    let others = [
        ("differs-board", base.board != own.board),
        (
            "legend-differs-tiles",
            (&base.deck, &base.setup, &base.card_tiles) != (&own.deck, &own.setup, &own.card_tiles),
        ),
        ("legend-differs-cards", cards_change(|card| (&card.id, &card.effect, &card.counts))),
        ("legend-differs-tokens", base.tokens != own.tokens),
        ("legend-differs-powers", base.powers != own.powers),
        ("legend-differs-scenarios", base.scenarios != own.scenarios),
        ("legend-differs-places", base.places != own.places),
        ("legend-differs-high", base.scoring.high_temples != own.scoring.high_temples),
        ("legend-differs-sets", base.treasures.scores != own.treasures.scores),
    ];
    lines.extend(others.into_iter().filter(|&(_, is_other)| is_other).map(|(key, _)| texts.say(key)));
    lines
}
