//! Parts of a variant that are made anew from a seed: another mix of cards, slabs on other sides of tiles.
//!
//! Whatever the seed is, as much of everything is there as before, so that nothing comes to be wrong with a variant.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::generate::lowest;
use super::tiles::laid_tile;
use crate::hex::Rotation;
use crate::legend::{EffectDef, VariantDef};

/// Shuffles these.
fn shuffle<T>(things: &mut [T], random: &mut ChaCha8Rng) {
    for last in (1..things.len()).rev() {
        things.swap(last, random.random_range(0..=last as u32) as usize);
    }
}

/// Lets other cards be frequent and rare. Those that bring tiles or treasures stay as frequent as these are.
pub fn mix_cards(def: &mut VariantDef, seed: u64) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let is_mixed = |effect: &EffectDef| {
        !matches!(effect, EffectDef::Treasures(_) | EffectDef::Tile(_) | EffectDef::Lake | EffectDef::Volcano)
    };
    let mut counts: Vec<Vec<u32>> =
        def.cards.iter().filter(|card| is_mixed(&card.effect)).map(|card| card.counts.clone()).collect();
    shuffle(&mut counts, &mut random);
    let cards = def.cards.iter_mut().filter(|card| is_mixed(&card.effect));
    for (card, counts) in cards.zip(counts) {
        card.counts = counts;
    }
}

/// Gives the tiles of the deck as many slabs as they have, on other sides. Where a scenario lays one of them, it lies as
/// before as far as it can.
pub fn lay_slabs(def: &mut VariantDef, seed: u64) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    for tile in def.deck.iter_mut().flat_map(|group| &mut group.tiles) {
        shuffle(&mut tile.slabs, &mut random);
    }
    let known = def.clone();
    for laid in def.scenarios.iter_mut().flat_map(|scenario| &mut scenario.laid) {
        if let Some(tile) = laid_tile(&known, &laid.tile) {
            laid.rotation = lowest(tile, Rotation::from_sixths(laid.rotation as usize % 6)).index() as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legend::validate;

    #[test]
    fn whatever_the_seed_is_nothing_is_wrong_and_there_is_as_much_of_everything() {
        let legend = VariantDef::read(include_str!("../../../variants/legend/legend.ron")).unwrap();
        let cards =
            |def: &VariantDef| [0, 1, 2].map(|place| def.cards.iter().map(|card| card.counts[place]).sum::<u32>());
        let slabs = |def: &VariantDef| -> Vec<u32> {
            let tiles = def.deck.iter().flat_map(|group| &group.tiles);
            tiles.map(|tile| tile.slabs.iter().sum()).collect()
        };
        for seed in 0..200 {
            let mut own = legend.clone();
            mix_cards(&mut own, seed);
            lay_slabs(&mut own, seed);
            assert_eq!((cards(&own), slabs(&own)), (cards(&legend), slabs(&legend)));
            assert!(own.cards != legend.cards && own.deck != legend.deck, "{seed}");
            let (variant, problems) = validate(own);
            assert!(variant.is_some(), "{seed}: {problems:?}");
        }
    }
}
