//! Which tiles a made deck has, and in which groups they come: low temples and full ruins early, the highest temples
//! after the middle, volcanoes in groups of their own as far as there are enough.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::supplies::Copies;
use super::{DOZEN, Slider, Stream, Wish, one_of, random};
use crate::tikal::{GroupDef, KindDef, TileDef, VariantDef};

/// Slabs by how many a tile has of them in all, from 1: first those that lead to few sides.
const SLABS: [&[[u32; 6]]; 6] = [
    &[[0, 0, 0, 1, 0, 0]],
    &[[0, 0, 0, 2, 0, 0], [1, 0, 0, 1, 0, 0], [0, 1, 0, 1, 0, 0], [0, 0, 0, 1, 0, 1], [0, 0, 1, 1, 0, 0]],
    &[
        [0, 0, 0, 3, 0, 0],
        [1, 0, 0, 2, 0, 0],
        [0, 1, 0, 2, 0, 0],
        [0, 0, 0, 2, 0, 1],
        [0, 0, 1, 2, 0, 0],
        [0, 0, 0, 2, 1, 0],
        [1, 1, 0, 1, 0, 0],
        [1, 0, 1, 0, 1, 0],
    ],
    &[
        [1, 0, 0, 3, 0, 0],
        [0, 0, 1, 3, 0, 0],
        [0, 0, 0, 3, 0, 1],
        [1, 1, 0, 2, 0, 0],
        [0, 1, 0, 2, 0, 1],
        [1, 0, 0, 2, 1, 0],
        [1, 1, 0, 1, 1, 0],
        [1, 1, 1, 0, 1, 0],
    ],
    &[[1, 0, 0, 3, 0, 1], [0, 1, 0, 3, 0, 1], [1, 1, 0, 2, 0, 1], [1, 1, 0, 2, 1, 0], [1, 1, 1, 1, 0, 1]],
    &[[0, 1, 0, 3, 1, 1], [1, 1, 0, 3, 0, 1], [1, 1, 1, 2, 1, 0], [1, 1, 1, 1, 1, 1]],
];

/// The groups of a deck for this definition, and what they need of the treasures.
pub(super) fn make(def: &VariantDef, wish: &Wish) -> (Vec<GroupDef>, Copies) {
    let random = &mut random(wish, Stream::Deck);
    let tiles = tiles(def, wish);
    let volcanoes = usize::from(wish.of(Slider::Volcanoes)).min(tiles / 4);
    let share = |slider| (tiles * usize::from(wish.of(slider)) + 50) / 100;
    let temples = share(Slider::Temples).min(tiles - volcanoes);
    let mut ruins = share(Slider::Treasures).min(tiles - volcanoes - temples);
    if def.treasures.kinds.is_empty() {
        ruins = 0;
    }
    let mut groups = kinds(tiles, volcanoes, temples, ruins, random);
    rank_temples(&mut groups, tiles, temples, random);
    let printed =
        def.board.printed.iter().map(|printed| if let KindDef::Ruin(masks) = printed.kind { masks } else { 0 });
    let printed = printed.fold(0, u32::saturating_add);
    let copies = fill_ruins(&mut groups, ruins, printed, def.treasures.kinds.len());
    let slabs = slabs(tiles, wish, random);
    (written(groups, slabs, random), copies)
}

/// The number of tiles in the deck: dozens, where the board has free cells for one.
fn tiles(def: &VariantDef, wish: &Wish) -> usize {
    let board = &def.board;
    let cells = board.columns.iter().fold(0, |sum: usize, &rows| sum.saturating_add(rows as usize));
    let free = cells.saturating_sub(board.left_out.len() + board.printed.len());
    match free / DOZEN {
        0 => free.max(1),
        dozens => DOZEN * dozens.min(wish.of(Slider::Length).into()),
    }
}

/// The part of `whole` that is due after `now` of `all`, to the nearest number.
fn due(whole: usize, now: usize, all: usize) -> usize {
    (2 * whole * now + all) / (2 * all.max(1))
}

/// Which kinds come in which group, each spread evenly over the deck. Values and masks come later.
fn kinds(tiles: usize, volcanoes: usize, temples: usize, ruins: usize, random: &mut ChaCha8Rng) -> Vec<Vec<KindDef>> {
    let count = ((tiles + 3) / 5).max(1);
    let mut fiery = vec![0; count];
    for volcano in 0..volcanoes {
        // As in the box: three in seven groups are in the second, the fourth and the sixth.
        fiery[(2 * volcano + 1) * count / (2 * volcanoes)] += 1;
    }
    let calm = tiles - volcanoes;
    let (mut dealt, mut laid) = (0, 0);
    let mut groups = Vec::new();
    for (index, &volcanoes) in fiery.iter().enumerate() {
        // The first groups take what is over.
        let size = (tiles / count + usize::from(index < tiles % count)).max(volcanoes);
        let mut group = vec![KindDef::Volcano; volcanoes];
        let here = if index + 1 == count { calm - dealt } else { (size - volcanoes).min(calm - dealt) };
        let sites = due(temples, dealt + here, calm) - due(temples, dealt, calm);
        let others = calm - temples;
        let digs = due(ruins, laid + here - sites, others) - due(ruins, laid, others);
        group.extend(vec![KindDef::Temple(1); sites]);
        group.extend(vec![KindDef::Ruin(1); digs]);
        group.extend(vec![KindDef::Clearing; here - sites - digs]);
        (dealt, laid) = (dealt + here, laid + here - sites);
        groups.push(group);
    }
    // Not all too evenly: some neighbours swap a tile.
    for left in 0..count.saturating_sub(1) {
        if random.random_range(0..2) == 0 {
            let pick = |group: &[KindDef], random: &mut ChaCha8Rng| {
                let calm: Vec<u32> =
                    (0..).zip(group).filter(|(_, kind)| **kind != KindDef::Volcano).map(|(index, _)| index).collect();
                (!calm.is_empty()).then(|| one_of(random, &calm) as usize)
            };
            let (one, other) = (pick(&groups[left], random), pick(&groups[left + 1], random));
            if let (Some(one), Some(other)) = (one, other) {
                let kept = groups[left][one];
                groups[left][one] = groups[left + 1][other];
                groups[left + 1][other] = kept;
            }
        }
    }
    for group in &mut groups {
        // Volcanoes, temples, ruins, clearings.
        group.sort_by_key(|kind| match kind {
            KindDef::Volcano | KindDef::BaseCamp => 0,
            KindDef::Temple(_) => 1,
            KindDef::Ruin(_) => 2,
            KindDef::Clearing => 3,
        });
    }
    groups
}

/// The highest value of a temple in a deck of so many tiles: 6 in the box.
fn highest(tiles: usize) -> u32 {
    4 + tiles as u32 / 18
}

/// Gives the temples their values: rising until after the middle, then falling to half of the highest, because the last
/// ones cannot be uncovered for long.
fn rank_temples(groups: &mut [Vec<KindDef>], tiles: usize, temples: usize, random: &mut ChaCha8Rng) {
    const TOP: u32 = 600;
    let highest = highest(tiles);
    let mut number = 0;
    for group in groups {
        for kind in group.iter_mut() {
            let KindDef::Temple(value) = kind else { continue };
            let at = (2 * number + 1) * 500 / temples as u32;
            number += 1;
            // In thousandths.
            let height = if at <= TOP {
                1000 + (highest - 1) * 1000 * at / TOP
            } else {
                highest * 1000 - highest * 500 * (at - TOP) / (1000 - TOP)
            };
            let height = height + random.random_range(0..=1000);
            *value = (height / 1000).clamp(1, highest);
        }
        group.sort_by_key(|kind| match *kind {
            KindDef::Volcano | KindDef::BaseCamp => (0, 0),
            KindDef::Temple(value) => (1, value),
            KindDef::Ruin(_) => (2, 0),
            KindDef::Clearing => (3, 0),
        });
    }
}

/// Gives the ruins their masks: full ones early, and together with those that are printed as many as there are treasures.
/// Returns these.
fn fill_ruins(groups: &mut [Vec<KindDef>], ruins: usize, printed: u32, kinds: usize) -> Copies {
    let (early, late) = (4, 2);
    let mut masks: Vec<u32> =
        (0..ruins as u32).map(|number| early - (early - late + 1) * number / ruins as u32).collect();
    // No more than sets of six, of the kinds that there are.
    let most = (6 * kinds as u32).saturating_sub(printed);
    while masks.iter().sum::<u32>() > most {
        match masks.iter_mut().rev().filter(|masks| **masks > 1).max_by_key(|masks| **masks) {
            Some(full) => *full -= 1,
            None => {
                masks.pop();
            }
        }
    }
    let copies = Copies::of(masks.iter().sum::<u32>().saturating_add(printed), kinds as u32);
    // What makes the last set whole goes into the ruins that hold least, the earlier ones first.
    while masks.iter().sum::<u32>().saturating_add(printed) < copies.total()
        && let Some(emptiest) = masks.iter_mut().filter(|masks| **masks < 9).min_by_key(|masks| **masks)
    {
        *emptiest += 1;
    }
    let mut masks = masks.into_iter();
    for kind in groups.iter_mut().flatten().filter(|kind| matches!(kind, KindDef::Ruin(_))) {
        *kind = masks.next().map_or(KindDef::Clearing, KindDef::Ruin);
    }
    copies
}

/// The number of slabs of each tile in all; the average is as wished.
fn slabs(tiles: usize, wish: &Wish, random: &mut ChaCha8Rng) -> Vec<usize> {
    // In halves: 4 for two slabs a tile, 8 for four.
    let halves = 3 + usize::from(wish.of(Slider::Slabs));
    let mut totals: Vec<usize> = (0..tiles).map(|tile| (tile + 1) * halves / 2 - tile * halves / 2).collect();
    // One has more, another fewer.
    for _ in 0..tiles / 4 {
        let [rich, poor] = [(); 2].map(|()| random.random_range(0..tiles as u32) as usize);
        if rich != poor && totals[rich] < SLABS.len() && totals[poor] > 2 {
            totals[rich] += 1;
            totals[poor] -= 1;
        }
    }
    for last in (1..tiles).rev() {
        totals.swap(last, random.random_range(0..=last as u32) as usize);
    }
    totals
}

/// The groups as a definition writes them, with slabs; tiles that are alike are written once.
fn written(groups: Vec<Vec<KindDef>>, mut slabs: Vec<usize>, random: &mut ChaCha8Rng) -> Vec<GroupDef> {
    let high =
        groups.iter().flatten().filter_map(|kind| if let KindDef::Temple(value) = kind { Some(*value) } else { None });
    let high = high.max().unwrap_or(0).max(4) - 1;
    let lettered = ('A'..='Z').zip(groups);
    let group = |(letter, kinds): (char, Vec<KindDef>)| {
        let mut tiles: Vec<TileDef> = Vec::new();
        for kind in kinds {
            let total = slabs.pop().unwrap_or(3);
            let ways = SLABS[total.clamp(1, SLABS.len()) - 1];
            let slabs = match kind {
                KindDef::Volcano | KindDef::BaseCamp => [0; 6],
                // The highest temples are hard to come to, clearings lead on.
                KindDef::Temple(value) if value >= high => one_of(random, &ways[..ways.len().div_ceil(3)]),
                KindDef::Clearing => one_of(random, &ways[ways.len() / 2..]),
                KindDef::Temple(_) | KindDef::Ruin(_) => one_of(random, ways),
            };
            match tiles.iter_mut().find(|tile| (tile.kind, tile.slabs) == (kind, slabs)) {
                Some(alike) => alike.copies += 1,
                None => tiles.push(TileDef { kind, slabs, copies: 1 }),
            }
        }
        GroupDef { group: letter.to_string(), only_with: None, tiles }
    };
    lettered.map(group).collect()
}
