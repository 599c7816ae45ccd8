//! Which tiers and treasures a made deck needs.

use std::collections::BTreeMap;

use crate::tikal::{KindDef, MAX_TIER, MAX_TREASURES, VariantDef};

/// The number of kinds of treasure, and the number of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Copies {
    kinds: u32,
    each: u32,
}

impl Copies {
    /// Whole sets for so many masks, of at most so many kinds: pairs for few masks, sets of three as in the box for more,
    /// and larger ones only where the kinds do not suffice.
    pub fn of(masks: u32, kinds: u32) -> Self {
        if masks == 0 || kinds == 0 {
            return Self { kinds: 0, each: 0 };
        }
        let usual = if masks <= 12 { 2 } else { 3 };
        let each = masks.div_ceil(kinds).max(usual).min(MAX_TREASURES as u32);
        Self { kinds: masks.div_ceil(each).min(kinds), each }
    }

    /// The number of treasures.
    pub fn total(self) -> u32 {
        self.kinds * self.each
    }
}

/// Gives a definition the tiers that its temples can grow by, and so many treasures.
pub(super) fn fit(def: &mut VariantDef, copies: Copies) {
    def.tiers = tiers(def);
    for (index, kind) in (0..).zip(&mut def.treasures.kinds) {
        kind.copies = if index < copies.kinds { copies.each } else { 0 };
    }
    // One of a kind scores 1, two 3, three 6, as in the box; each further one adds one more.
    def.treasures.scores = (1..=copies.each).map(|count| count * (count + 1) / 2).collect();
}

/// The number of tiers of each value: up to the highest temple nearly as many as there are temples below them, and ever
/// fewer above it.
fn tiers(def: &VariantDef) -> BTreeMap<u32, u32> {
    /// In sixteenths of the temples: as in the box, where of 17 temples 8 can come to 6, 5 to 7, and one to 10.
    const ABOVE: [u32; 5] = [8, 5, 3, 2, 1];
    let drawn = def.deck.iter().flat_map(|group| &group.tiles).map(|tile| (tile.kind, tile.copies));
    let printed = def.board.printed.iter().map(|printed| (printed.kind, 1));
    let temples: Vec<(u32, u32)> = drawn
        .chain(printed)
        .filter_map(|(kind, copies)| if let KindDef::Temple(value) = kind { Some((value, copies)) } else { None })
        .collect();
    let below =
        |tier: u32| -> u32 { temples.iter().filter(|(value, _)| *value < tier).map(|(_, copies)| copies).sum() };
    let Some(highest) = temples.iter().map(|&(value, _)| value).max() else { return BTreeMap::new() };
    let last = (highest + ABOVE.len() as u32 - 1).min(MAX_TIER as u32);
    let count = |tier: u32| {
        let sixteenths = tier.checked_sub(highest).and_then(|above| ABOVE.get(above as usize)).copied().unwrap_or(15);
        (below(tier) * sixteenths).div_ceil(16).min(99)
    };
    (2..=last).map(|tier| (tier, count(tier))).filter(|&(_, count)| count > 0).collect()
}
