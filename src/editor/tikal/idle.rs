//! The things that a definition provides in vain: tiers that come onto no temple, values at which temples stop below
//! higher tiers, and treasures that are never dug up. The rules allow all of it, so none of it is a problem; who makes
//! a variant is told, in sentences and as numbers among the totals.

use std::collections::BTreeSet;

use crate::tikal::{KindDef, VariantDef};
use crate::words::Texts;

/// Tiers that serve nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct IdleTiers {
    /// True if nothing is ever uncovered, so that no tier is used at all.
    pub is_off: bool,
    /// The values of which there are tiers, but none ever comes onto a temple.
    pub unused: Vec<u32>,
    /// The values of which there is no tier, so that temples stop below them although there are higher tiers.
    pub gaps: Vec<u32>,
}

impl IdleTiers {
    /// Those of a definition; nothing if every tier can be used.
    #[must_use]
    pub fn of(def: &VariantDef) -> Option<Self> {
        let there: BTreeSet<u32> = def.tiers.iter().filter(|&(_, &count)| count > 0).map(|(&value, _)| value).collect();
        let highest = *there.last()?;
        if def.costs.uncover.is_none() {
            return Some(Self { is_off: true, unused: there.into_iter().collect(), gaps: Vec::new() });
        }
        let drawn = def.deck.iter().flat_map(|group| &group.tiles).map(|tile| tile.kind);
        let mut reached: BTreeSet<u32> = drawn
            .chain(def.board.printed.iter().map(|tile| tile.kind))
            .filter_map(|kind| if let KindDef::Temple(value) = kind { Some(value) } else { None })
            .collect();
        let mut used = BTreeSet::new();
        for &value in &there {
            // In rising order: what is reached below is known.
            if value.checked_sub(1).is_some_and(|below| reached.contains(&below)) {
                reached.insert(value);
                used.insert(value);
            }
        }
        let gaps = reached.iter().map(|value| value.saturating_add(1));
        let gaps = gaps.filter(|value| *value < highest && !there.contains(value)).collect();
        let idle = Self { is_off: false, unused: there.difference(&used).copied().collect(), gaps };
        (idle != Self::default()).then_some(idle)
    }
}

/// Treasures that nobody ever gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IdleTreasures {
    /// The number of treasures.
    pub count: u64,
    /// The number of masks for the others; nothing if nobody digs at all.
    pub masks: Option<u64>,
}

impl IdleTreasures {
    /// Those of a definition, with the number of players for whom fewest are left; nothing if every one can be dug up.
    #[must_use]
    pub fn of(def: &VariantDef) -> Option<Self> {
        let treasures: u64 = def.treasures.kinds.iter().map(|kind| u64::from(kind.copies)).sum();
        let masks = def.costs.dig.map(|_| {
            let of = |kind: KindDef| if let KindDef::Ruin(masks) = kind { u64::from(masks) } else { 0 };
            let printed: u64 = def.board.printed.iter().map(|tile| of(tile.kind)).sum();
            let drawn = |players: u32| -> u64 {
                let seen =
                    def.deck.iter().filter(|group| group.only_with.as_ref().is_none_or(|only| only.contains(&players)));
                seen.flat_map(|group| &group.tiles).map(|tile| of(tile.kind) * u64::from(tile.copies)).sum()
            };
            printed + (def.players.least..=def.players.most.min(4)).map(drawn).max().unwrap_or(0)
        });
        let count = treasures.saturating_sub(masks.unwrap_or(0));
        (count > 0).then_some(Self { count, masks })
    }
}

/// The sentence about a least bid for which nobody has enough points at the start (T9.3, T9.4, T9.11).
#[must_use]
pub fn bids(texts: &Texts, def: &VariantDef) -> Option<String> {
    let auction = &def.auction;
    let values = [("bid", auction.least_bid.into()), ("score", auction.start_score.into())];
    (auction.least_bid > auction.start_score).then(|| texts.with("idle-bids", &values))
}

/// The sentence about tiers that serve nothing, if there are any.
#[must_use]
pub fn tiers(texts: &Texts, def: &VariantDef) -> Option<String> {
    let idle = IdleTiers::of(def)?;
    if idle.is_off {
        return Some(texts.say("idle-tiers-off"));
    }
    let list = |values: &[u32]| values.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let parts = [("idle-tiers", &idle.unused), ("idle-gaps", &idle.gaps)];
    let parts = parts.into_iter().filter(|(_, values)| !values.is_empty());
    let said = parts.map(|(key, values)| texts.with(key, &[("values", list(values).into())]));
    Some(said.collect::<Vec<_>>().join(" "))
}

/// The sentence about treasures that nobody ever gets, if there are any.
#[must_use]
pub fn treasures(texts: &Texts, def: &VariantDef) -> Option<String> {
    let idle = IdleTreasures::of(def)?;
    Some(match idle.masks {
        Some(masks) => texts.with("idle-treasures", &[("count", idle.count.into()), ("masks", masks.into())]),
        None => texts.say("idle-treasures-off"),
    })
}

/// The number of tiers that never come onto a temple.
pub(super) fn tiers_of(def: &VariantDef) -> u64 {
    let unused = IdleTiers::of(def).map(|idle| idle.unused).unwrap_or_default();
    unused.iter().filter_map(|value| def.tiers.get(value)).map(|&count| u64::from(count)).sum()
}

/// The number of treasures that nobody ever gets.
pub(super) fn treasures_of(def: &VariantDef) -> u64 {
    IdleTreasures::of(def).map_or(0, |idle| idle.count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tikal::{GroupDef, PrintedDef, TileDef};

    /// A variant with these tiers, and temples of these values.
    fn with(tiers: &[(u32, u32)], temples: &[u32]) -> VariantDef {
        let mut def = VariantDef::read(include_str!("../../../variants/classic.ron")).unwrap();
        def.tiers = tiers.iter().copied().collect();
        let tile = |&value: &u32| TileDef { kind: KindDef::Temple(value), slabs: [1; 6], copies: 1 };
        def.deck = vec![GroupDef { group: "A".to_owned(), only_with: None, tiles: temples.iter().map(tile).collect() }];
        def.board.printed.retain(|tile| tile.kind == KindDef::BaseCamp);
        def
    }

    #[test]
    fn tiers_below_every_temple_or_above_a_gap_are_never_used() {
        let idle = |tiers: &[(u32, u32)], temples: &[u32]| {
            IdleTiers::of(&with(tiers, temples)).map(|idle| (idle.unused, idle.gaps))
        };
        assert_eq!(idle(&[(2, 3), (3, 6), (4, 1)], &[1]), None);
        assert_eq!(idle(&[(1, 4), (2, 3)], &[1]), Some((vec![1], vec![])), "no temple is lower than 1");
        assert_eq!(idle(&[(2, 0), (3, 6)], &[1]), Some((vec![3], vec![2])));
        assert_eq!(idle(&[(2, 3), (3, 0), (4, 6)], &[1]), Some((vec![4], vec![3])));
        assert_eq!(idle(&[(2, 3), (4, 6)], &[1, 3]), Some((vec![], vec![3])), "a temple 3 grows on, a temple 1 stops");
        assert_eq!(idle(&[(2, 3)], &[]), Some((vec![2], vec![])));
        assert_eq!(idle(&[], &[1]), None, "what a temple lacks, the problems tell");
        assert_eq!(idle(&[(u32::MAX, 1)], &[u32::MAX]), Some((vec![u32::MAX], vec![])));
        let mut off = with(&[(2, 3)], &[1]);
        off.costs.uncover = None;
        assert!(IdleTiers::of(&off).is_some_and(|idle| idle.is_off && idle.unused == [2]));
        // A temple that is printed counts too.
        let mut printed = with(&[(6, 2)], &[]);
        printed.board.printed.push(PrintedDef { cell: "b1".to_owned(), kind: KindDef::Temple(5), slabs: [1; 6] });
        assert_eq!(IdleTiers::of(&printed), None);
    }

    #[test]
    fn of_all_variants_of_the_program_one_has_spare_tiers_and_one_spare_treasures() {
        let folder = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("variants");
        // The variants of other games lie in folders of their own.
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).filter(|path| path.is_file());
        let texts = files.map(|path| std::fs::read_to_string(path).unwrap());
        let defs: Vec<VariantDef> = texts.map(|text| VariantDef::read(&text).unwrap()).collect();
        let empty = crate::editor::tikal::generate::smallest(&with(&[(2, 1)], &[1]));
        for def in defs.iter().chain([&VariantDef { tiers: defs[0].tiers.clone(), ..empty }]) {
            let unused = IdleTiers::of(def).map(|idle| idle.unused);
            // It has no temple of value 1, and all the tiers of the box.
            let expected = (def.id == "rival-patrons").then_some(vec![2]);
            let spare = (def.id == "long-expedition").then_some(IdleTreasures { count: 2, masks: Some(30) });
            assert_eq!((unused, IdleTreasures::of(def)), (expected, spare), "{}", def.id);
        }
    }

    #[test]
    fn treasures_beyond_the_masks_are_never_dug_up() {
        let mut def = VariantDef::read(include_str!("../../../variants/classic.ron")).unwrap();
        assert_eq!(IdleTreasures::of(&def), None);
        def.treasures.kinds[0].copies += 2;
        assert_eq!(IdleTreasures::of(&def), Some(IdleTreasures { count: 2, masks: Some(24) }));
        // With the players who see most masks fewest are left.
        let ruin = TileDef { kind: KindDef::Ruin(2), slabs: [1; 6], copies: 1 };
        def.deck.push(GroupDef { group: "H".to_owned(), only_with: Some(vec![3]), tiles: vec![ruin] });
        assert_eq!(IdleTreasures::of(&def), None);
        def.costs.dig = None;
        assert_eq!(IdleTreasures::of(&def), Some(IdleTreasures { count: 26, masks: None }));
    }
}
