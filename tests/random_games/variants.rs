//! Random variants: odd boards, decks, supplies and costs, all within the limits of a variant file.

use std::collections::BTreeMap;

use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use tikal::hex::Raised;
use tikal::tikal::{
    ControlTies, Glyph, GroupDef, KindDef, PrintedDef, Text, TieBreak, TileDef, TreasureDef, VariantDef,
};

fn slabs(random: &mut ChaCha8Rng) -> [u32; 6] {
    // Many sides without slabs, as on real tiles; now and then a tile without any slab.
    std::array::from_fn(|_| if random.random_range(0..3) == 0 { random.random_range(1..=3) } else { 0 })
}

fn kind(random: &mut ChaCha8Rng) -> KindDef {
    match random.random_range(0..10) {
        0..4 => KindDef::Temple(random.random_range(1..=8)),
        4..7 => KindDef::Ruin(random.random_range(1..=9)),
        7..9 => KindDef::Clearing,
        _ => KindDef::Volcano,
    }
}

fn board(random: &mut ChaCha8Rng, def: &mut VariantDef) {
    let mut cells = 64;
    let mut columns = Vec::new();
    for _ in 0..random.random_range(1..=9) {
        let rows = random.random_range(0..=8).min(cells);
        cells -= rows;
        columns.push(rows);
    }
    if columns.iter().all(|&rows| rows == 0) {
        columns.push(3);
    }
    let mut names: Vec<String> = columns
        .iter()
        .zip('a'..)
        .flat_map(|(&rows, column)| (1..=rows).map(move |row| format!("{column}{row}")))
        .collect();
    let mut take = |random: &mut ChaCha8Rng| names.swap_remove(random.random_range(0..names.len()));
    let base_camp = take(random);
    let mut free = columns.iter().sum::<u32>() - 1;
    def.board.printed = vec![PrintedDef { cell: base_camp, kind: KindDef::BaseCamp, slabs: slabs(random) }];
    for _ in 0..random.random_range(0..=free.min(4)) {
        def.board.printed.push(PrintedDef { cell: take(random), kind: kind(random), slabs: slabs(random) });
        free -= 1;
    }
    def.board.left_out = (0..random.random_range(0..=free.min(12))).map(|_| take(random)).collect();
    def.board.columns = columns;
    def.board.raised = if random.random() { Raised::Odd } else { Raised::Even };
}

fn deck(random: &mut ChaCha8Rng, def: &mut VariantDef) {
    let mut left = random.random_range(1..=64_u32);
    def.deck.clear();
    for letter in 'A'..='Z' {
        let mut tiles = Vec::new();
        for _ in 0..random.random_range(1..=8) {
            let copies = random.random_range(1..=3).min(left);
            if copies > 0 {
                tiles.push(TileDef { kind: kind(random), slabs: slabs(random), copies });
                left -= copies;
            }
        }
        let some = letter != 'A' && random.random_range(0..4) == 0;
        let only_with = some.then(|| (2..=4).filter(|_| random.random()).collect());
        def.deck.push(GroupDef { group: letter.to_string(), only_with, tiles });
        if left == 0 {
            break;
        }
    }
}

fn treasures(random: &mut ChaCha8Rng, def: &mut VariantDef) {
    let most = random.random_range(0..=6);
    def.treasures.kinds = (0..random.random_range(0..=12))
        .map(|index| TreasureDef {
            name: Text::Plain(format!("kind {index}")),
            glyph: Glyph::ALL[index % Glyph::ALL.len()],
            copies: random.random_range(0..=most),
        })
        .collect();
    def.treasures.scores = (0..random.random_range(most..=12)).map(|_| random.random_range(0..=99)).collect();
}

/// A variant made from `parent`, in which nearly everything is left to chance.
pub fn random_variant(parent: &VariantDef, random: &mut ChaCha8Rng) -> VariantDef {
    let mut def = parent.clone();
    "random".clone_into(&mut def.id);
    board(random, &mut def);
    deck(random, &mut def);
    treasures(random, &mut def);
    def.tiers =
        (1..=20).filter_map(|tier| random.random_bool(0.5).then_some((tier, random.random_range(0..=9)))).collect();
    if random.random_range(0..8) == 0 {
        def.tiers = BTreeMap::new();
    }
    let mut cost = || (random.random_range(0..4) > 0).then(|| random.random_range(1..=5));
    def.costs.transfer = cost();
    def.costs.uncover = cost();
    def.costs.dig = cost();
    def.costs.exchange = cost();
    def.costs.camp = cost();
    def.costs.guard = cost();
    def.costs.enter = random.random_range(1..=3);
    def.action_points = random.random_range(1..=16);
    def.per_turn.uncover = random.random_range(1..=7);
    def.per_turn.dig = random.random_range(1..=7);
    def.pieces.explorers = if random.random() { random.random_range(1..=4) } else { random.random_range(5..=40) };
    def.pieces.leaders = random.random_range(0..=1);
    def.pieces.camps = random.random_range(0..=6);
    def.pieces.guards = random.random_range(0..=6);
    def.leader_strength = random.random_range(1..=9);
    def.control_ties = if random.random() { ControlTies::Nobody } else { ControlTies::Everyone };
    def.start_score = random.random_range(0..=9);
    def.tie_breaks = match random.random_range(0..4) {
        0 => Vec::new(),
        1 => vec![TieBreak::Treasures],
        2 => vec![TieBreak::GuardedTemple, TieBreak::Treasures],
        _ => vec![TieBreak::Treasures, TieBreak::GuardedTemple],
    };
    def.auction.start_score = random.random_range(0..=25);
    def.auction.least_bid = random.random_range(1..=4);
    def
}
