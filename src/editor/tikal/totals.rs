//! The sums of a definition, for its designer: cells, tiles by kind, masks against treasures, slabs a side.
//!
//! Counts any definition, sound or not, so that totals can be shown while it is changed. Whether they fit together,
//! `validate` says.

use std::collections::BTreeMap;

use crate::tikal::{KindDef, VariantDef};

/// The totals of a definition. Tiles of the deck are counted with their copies, over all groups, whichever number of
/// players draws from them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Totals {
    /// Cells of the board.
    pub cells: u64,
    /// Cells without a printed tile.
    pub free_cells: u64,
    /// Tiles of the deck.
    pub tiles: u64,
    /// The tiles that are drawn with each number of players, volcanoes among them: each is a turn.
    pub turns: BTreeMap<u8, u64>,
    /// Temples by value, drawn and printed.
    pub temples: BTreeMap<u32, u64>,
    /// Clearings, drawn and printed.
    pub clearings: u64,
    /// Ruins, drawn and printed.
    pub ruins: u64,
    /// Volcanoes, drawn and printed.
    pub volcanoes: u64,
    /// Groups by name: the tiles of each and the volcanoes among them.
    pub groups: Vec<(String, u64, u64)>,
    /// Masks on ruins, drawn and printed.
    pub masks: u64,
    /// Treasures.
    pub treasures: u64,
    /// Tiers by value.
    pub tiers: BTreeMap<u32, u32>,
    /// The sum of the values of all temples as they come to the board.
    pub temple_values: u64,
    /// The mean number of slabs on a side of a tile of the deck that can be entered; nothing if there is none.
    pub slabs_a_side: Option<f64>,
    /// The probability that two such tiles, laid beside each other at random, have a passage between them (T5.3): 0 to
    /// 1.
    pub passages: Option<f64>,
    /// The mean price of such a passage in action points (T5.3).
    pub price: Option<f64>,
}

impl Totals {
    /// The totals of this definition.
    #[must_use]
    pub fn of(def: &VariantDef) -> Self {
        let grid: u64 = def.board.columns.iter().map(|&rows| u64::from(rows)).sum();
        let cells = grid.saturating_sub(def.board.left_out.len() as u64);
        let mut totals = Self {
            cells,
            free_cells: cells.saturating_sub(def.board.printed.len() as u64),
            treasures: def.treasures.kinds.iter().map(|kind| u64::from(kind.copies)).sum(),
            tiers: def.tiers.iter().filter(|&(_, &count)| count > 0).map(|(&value, &count)| (value, count)).collect(),
            ..Self::default()
        };
        for printed in &def.board.printed {
            totals.count(printed.kind, 1);
        }
        // Whatever the definition says, two to four can play.
        for players in (2..=4).filter(|players| (def.players.least..=def.players.most).contains(players)) {
            let used =
                def.deck.iter().filter(|group| group.only_with.as_ref().is_none_or(|only| only.contains(&players)));
            let tiles = used.flat_map(|group| &group.tiles).map(|tile| u64::from(tile.copies)).sum();
            totals.turns.insert(players as u8, tiles);
        }
        // How many sides have 0, 1, 2 and 3 slabs, of tiles that can be entered.
        let mut sides = [0_u64; 4];
        for group in &def.deck {
            let (mut tiles, mut volcanoes) = (0, 0);
            for tile in &group.tiles {
                let copies = u64::from(tile.copies);
                tiles += copies;
                totals.count(tile.kind, copies);
                if tile.kind == KindDef::Volcano {
                    volcanoes += copies;
                } else {
                    for slabs in tile.slabs {
                        if let Some(side) = sides.get_mut(slabs as usize) {
                            *side += copies;
                        }
                    }
                }
            }
            totals.tiles += tiles;
            totals.groups.push((group.group.clone(), tiles, volcanoes));
        }
        totals.roads(sides);
        totals
    }

    fn count(&mut self, kind: KindDef, copies: u64) {
        match kind {
            KindDef::BaseCamp => {}
            KindDef::Temple(value) => {
                *self.temples.entry(value).or_default() += copies;
                self.temple_values += u64::from(value) * copies;
            }
            KindDef::Clearing => self.clearings += copies,
            KindDef::Ruin(masks) => {
                self.ruins += copies;
                self.masks += u64::from(masks) * copies;
            }
            KindDef::Volcano => self.volcanoes += copies,
        }
    }

    /// Works out the passages from the slabs: a passage costs the slabs of both sides, and there is none where both
    /// have none.
    fn roads(&mut self, sides: [u64; 4]) {
        let all: u64 = sides.iter().sum();
        if all == 0 {
            return;
        }
        let share = |count: u64| count as f64 / all as f64;
        let mean: f64 = (0_u32..).zip(sides).map(|(slabs, count)| f64::from(slabs) * share(count)).sum();
        let passages = 1.0 - share(sides[0]).powi(2);
        self.slabs_a_side = Some(mean);
        self.passages = Some(passages);
        // Pairs without a passage have no slabs, so the mean over all pairs is that over those with one, times their share.
        self.price = (passages > 0.0).then(|| 2.0 * mean / passages);
    }

    /// The number of temples.
    #[must_use]
    pub fn temple_count(&self) -> u64 {
        self.temples.values().sum()
    }

    /// The number of tiers.
    #[must_use]
    pub fn tier_count(&self) -> u64 {
        self.tiers.values().map(|&count| u64::from(count)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_classic_variant_adds_up_to_what_the_rules_say() {
        let def = VariantDef::read(include_str!("../../../variants/classic.ron")).unwrap();
        let totals = Totals::of(&def);
        assert_eq!(totals.free_cells, totals.tiles);
        assert_eq!(totals.turns, BTreeMap::from([2, 3, 4].map(|players| (players, totals.tiles))));
        assert_eq!(totals.tiles, totals.groups.iter().map(|(_, tiles, _)| tiles).sum::<u64>());
        assert_eq!(totals.volcanoes, totals.groups.iter().map(|(.., volcanoes)| volcanoes).sum::<u64>());
        assert!(totals.treasures >= totals.masks);
        let (passages, price) = (totals.passages.unwrap(), totals.price.unwrap());
        assert!(passages > 0.5 && passages < 1.0 && (1.0..=6.0).contains(&price), "{passages} {price}");
    }

    #[test]
    fn turns_are_the_tiles_that_each_number_of_players_draws() {
        let mut def = VariantDef::read(include_str!("../../../variants/duel.ron")).unwrap();
        assert_eq!(Totals::of(&def).turns, BTreeMap::from([(2, 14), (3, 18)]));
        def.players.most = 9;
        def.deck[0].tiles[0].copies += 1;
        assert_eq!(Totals::of(&def).turns, BTreeMap::from([(2, 15), (3, 19), (4, 15)]));
    }

    #[test]
    fn sides_without_slabs_have_no_passage_and_full_ones_cost_six() {
        let mut totals = Totals::default();
        totals.roads([5, 0, 0, 0]);
        assert_eq!((totals.passages, totals.price, totals.slabs_a_side), (Some(0.0), None, Some(0.0)));
        totals.roads([0, 0, 0, 5]);
        assert_eq!((totals.passages, totals.price), (Some(1.0), Some(6.0)));
        // Half the sides have one slab: three of four pairs have a passage, two of them for 1 and one for 2.
        totals.roads([5, 5, 0, 0]);
        assert_eq!(totals.passages, Some(0.75));
        assert!((totals.price.unwrap() - 4.0 / 3.0).abs() < 1e-9);
    }
}
