//! Scenarios from a seed and two wishes: how dense the city is, and how far it lies from the base camp.
//!
//! Lays every tile of the setup once, on hexes that are neither dotted nor the base camp, in the lowest rotation of those
//! that look the same: whatever is wished, nothing is wrong with what comes of it. Of several attempts the one is taken in
//! which most tiles can be reached from the base camp. Counts in whole numbers only, so that the same wish makes the same
//! scenario on every system.

use std::ops::RangeInclusive;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::reach::cut_off;
use super::tiles::{Heap, named};
use crate::editor::slug::{numbered, slug};
use crate::expedition::{Slabs, Text};
use crate::hex::{Cell, CellSet, Direction, Layout, MAX_CELLS, Rotation};
use crate::legend::{KindDef, LaidDef, ScenarioDef, TileDef, VariantDef};

/// The wish for a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// The seed of everything that chance decides.
    pub seed: u64,
    /// From spread wide to one city.
    pub density: u8,
    /// From beside the base camp to the far end of the board.
    pub distance: u8,
}

impl Wish {
    /// The steps of density and distance.
    pub const STEPS: RangeInclusive<u8> = 1..=5;
}

impl Default for Wish {
    fn default() -> Self {
        Self { seed: 1, density: 3, distance: 3 }
    }
}

/// Why no scenario was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoScenario {
    /// The board cannot be read, or has no base camp.
    #[error("the board has faults: mend these first")]
    Board,
    /// There are more tiles than hexes for them.
    #[error("{tiles} tiles for {hexes} hexes that take them: leave some out, or make the board larger")]
    Room {
        /// The tiles of the setup.
        tiles: usize,
        /// The hexes that are neither dotted nor the base camp.
        hexes: usize,
    },
}

/// The most scenarios that are tried for one wish.
const ATTEMPTS: u64 = 8;

/// The names that made scenarios get, by their seeds.
const NAMES: [&str; 12] = [
    "Copán",
    "Yaxchilán",
    "Quiriguá",
    "Tulum",
    "Cobá",
    "Bonampak",
    "Caracol",
    "Uaxactún",
    "Toniná",
    "Edzná",
    "Labná",
    "Yaxhá",
];

/// The board of a definition: its shape, the base camp and the dotted hexes; nothing if it has no shape or no camp.
#[must_use]
pub fn board_of(def: &VariantDef) -> Option<(Layout, Cell, CellSet)> {
    let rows: Vec<usize> = def.board.columns.iter().map(|&count| count as usize).collect();
    let left_out: Vec<_> = def.board.left_out.iter().filter_map(|name| name.parse().ok()).collect();
    let layout = Layout::new(&rows, def.board.raised, &left_out).ok()?;
    let camp = layout.cell(def.board.base_camp.cell.parse().ok()?)?;
    let dotted = def.board.dotted.iter().filter_map(|name| layout.cell(name.parse().ok()?)).collect();
    Some((layout, camp, dotted))
}

/// The hexes that take tiles at the start, in their order.
#[must_use]
pub fn open_hexes(layout: &Layout, camp: Cell, dotted: CellSet) -> Vec<Cell> {
    (layout.cells() - dotted - CellSet::of(camp)).into_iter().collect()
}

/// The lowest rotation in which a tile looks as in this one.
#[must_use]
pub fn lowest(tile: &TileDef, rotation: Rotation) -> Rotation {
    let slabs = slabs_of(tile);
    slabs.rotations().find(|&lower| slabs.turned(lower) == slabs.turned(rotation)).unwrap_or_default()
}

fn slabs_of(tile: &TileDef) -> Slabs {
    Slabs::new(tile.slabs.map(|slabs| slabs.min(3) as u8))
}

/// A scenario as it is wished, under an id that no other of the definition has.
///
/// # Errors
/// If the board has no room for the tiles of the setup.
pub fn scenario(def: &VariantDef, wish: Wish) -> Result<ScenarioDef, NoScenario> {
    let (layout, camp, dotted) = board_of(def).ok_or(NoScenario::Board)?;
    let tiles = named(def, Heap::Setup);
    let hexes = open_hexes(&layout, camp, dotted);
    if tiles.len() > hexes.len() {
        return Err(NoScenario::Room { tiles: tiles.len(), hexes: hexes.len() });
    }
    // Of several the one that leaves the fewest tiles cut off from the base camp, the first of these.
    let attempts = (0..ATTEMPTS).map(|attempt| {
        let mut random = ChaCha8Rng::seed_from_u64(wish.seed);
        random.set_stream(attempt);
        one_of(def, &layout, (camp, hexes.clone()), tiles.clone(), wish, random)
    });
    let mut best: Option<(usize, ScenarioDef)> = None;
    for scenario in attempts {
        let apart = cut_off(def, &scenario).len();
        if best.as_ref().is_none_or(|(least, _)| apart < *least) {
            best = Some((apart, scenario));
        }
        if apart == 0 {
            break;
        }
    }
    best.map(|(_, scenario)| scenario).ok_or(NoScenario::Board)
}

/// One attempt at a scenario.
fn one_of(
    def: &VariantDef,
    layout: &Layout,
    (camp, hexes): (Cell, Vec<Cell>),
    mut tiles: Vec<(String, &TileDef)>,
    wish: Wish,
    mut random: ChaCha8Rng,
) -> ScenarioDef {
    let mut cells = chosen(layout, camp, hexes, tiles.len(), wish, &mut random);
    // What is worth less lies nearer, as in print, but for chance.
    tiles.sort_by_cached_key(|(_, tile)| {
        let by_chance = random.random_range(0..6_u32);
        (2 * worth(tile.kind) + by_chance, random.random_range(0..1000_u32))
    });
    cells.sort_by_key(|&cell| (apart(layout, camp, cell), cell));
    let mut laid: Vec<LaidDef> = Vec::new();
    for ((name, tile), cell) in tiles.iter().zip(cells) {
        let rotation = rotation(layout, cell, tile, &mut random).index() as u32;
        laid.push(LaidDef { tile: name.clone(), cell: layout.name(cell).to_string(), rotation });
    }
    laid.sort_by(|one, other| one.tile.cmp(&other.tile));
    // The first name from that of the seed on that no scenario has.
    let is_free = |id: &str| def.scenarios.iter().all(|scenario| scenario.id != id);
    let first = (wish.seed % NAMES.len() as u64) as usize;
    let mut names = NAMES.iter().cycle().skip(first).take(NAMES.len());
    let name = names.find(|name| is_free(&slug(name))).unwrap_or(&NAMES[first]);
    let id = numbered(&slug(name), is_free);
    ScenarioDef { id, name: Text::Plain((*name).to_owned()), description: Text::default(), laid }
}

/// So many of these hexes: around a centre as far from the base camp as it is wished, as near to each other as it is.
fn chosen(
    layout: &Layout,
    camp: Cell,
    mut hexes: Vec<Cell>,
    count: usize,
    wish: Wish,
    random: &mut ChaCha8Rng,
) -> Vec<Cell> {
    let wished = |step: u8| i32::from(step.clamp(*Wish::STEPS.start(), *Wish::STEPS.end()));
    let (dense, far) = (wished(wish.density), wished(wish.distance));
    if count == 0 {
        return Vec::new();
    }
    hexes.sort_by_key(|&cell| (apart(layout, camp, cell), cell));
    let away = apart(layout, camp, hexes[(hexes.len() - 1) * (far - 1) as usize / 4]);
    let middle: Vec<Cell> = hexes.iter().copied().filter(|&cell| apart(layout, camp, cell) == away).collect();
    let centre = middle[random.random_range(0..middle.len() as u32) as usize];
    let mut noise = [0; MAX_CELLS];
    noise.fill_with(|| random.random_range(0..12_i32));
    let mut taken = vec![centre];
    while taken.len() < count {
        let worth = |&cell: &Cell| {
            let spread = taken.iter().map(|&other| apart(layout, other, cell)).min().unwrap_or(0).min(3);
            let strays = (apart(layout, camp, cell) - away).abs();
            let wide = 8 * (5 - dense) * spread - 4 * (dense - 1) * apart(layout, centre, cell);
            wide - 2 * strays + noise[cell.index()]
        };
        let free = hexes.iter().copied().filter(|cell| !taken.contains(cell));
        let Some(best) = free.max_by_key(|cell| (worth(cell), *cell)) else { break };
        taken.push(best);
    }
    taken
}

/// The number of steps between two hexes of a grid without holes.
fn apart(layout: &Layout, from: Cell, to: Cell) -> i32 {
    let (from, to) = (layout.hex(from), layout.hex(to));
    let (across, down) = (i32::from(from.x().abs_diff(to.x())), i32::from(from.y().abs_diff(to.y())));
    // Every step to another column goes up or down by half a hex.
    across + (down - across).max(0) / 2
}

/// The worth of a tile to those who hold it, roughly.
fn worth(kind: KindDef) -> u32 {
    match kind {
        KindDef::Temple(value) => value.min(20),
        KindDef::Clearing => 1,
        KindDef::Lake => 2,
        KindDef::Ruin(_) => 3,
        KindDef::Volcano => 5,
    }
}

/// A rotation in which most slabs lead to hexes of the board.
fn rotation(layout: &Layout, cell: Cell, tile: &TileDef, random: &mut ChaCha8Rng) -> Rotation {
    let slabs = slabs_of(tile);
    let leads = |rotation: Rotation| {
        let is_way = |&side: &Direction| slabs.towards(rotation, side) > 0 && layout.neighbour(cell, side).is_some();
        Direction::ALL.iter().filter(|side| is_way(side)).count()
    };
    let most = slabs.rotations().map(leads).max().unwrap_or(0);
    let best: Vec<Rotation> = slabs.rotations().filter(|&rotation| leads(rotation) == most).collect();
    best.get(random.random_range(0..best.len().max(1) as u32) as usize).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legend::validate;

    fn legend() -> VariantDef {
        VariantDef::read(include_str!("../../../variants/legend/legend.ron")).unwrap()
    }

    #[test]
    fn whatever_is_wished_nothing_is_wrong_with_the_scenario() {
        let legend = legend();
        for seed in 0..60 {
            let mut def = legend.clone();
            def.scenarios.clear();
            for density in Wish::STEPS {
                let distance = ((seed + u64::from(density)) % 5) as u8 + 1;
                let made = scenario(&def, Wish { seed, density, distance }).unwrap();
                def.scenarios.push(made);
            }
            let (variant, problems) = validate(def);
            assert!(variant.is_some() && problems.is_empty(), "{seed}: {problems:?}");
        }
    }

    #[test]
    fn the_same_wish_makes_the_same_and_dense_far_ones_are_denser_and_farther() {
        let def = legend();
        let (layout, camp, _) = board_of(&def).unwrap();
        let cells = |wish| -> Vec<Cell> {
            let made = scenario(&def, wish).unwrap();
            made.laid.iter().map(|laid| layout.cell(laid.cell.parse().unwrap()).unwrap()).collect()
        };
        let far = |cells: &[Cell]| cells.iter().map(|&cell| apart(&layout, camp, cell)).sum::<i32>();
        let wide = |cells: &[Cell]| {
            let others = |&one: &Cell| cells.iter().map(|&other| apart(&layout, one, other)).sum::<i32>();
            cells.iter().map(others).sum::<i32>()
        };
        for seed in 0..20 {
            let wish = |density, distance| Wish { seed, density, distance };
            assert_eq!(scenario(&def, wish(3, 3)), scenario(&def, wish(3, 3)));
            assert!(wide(&cells(wish(1, 3))) > wide(&cells(wish(5, 3))), "{seed}");
            assert!(far(&cells(wish(4, 1))) < far(&cells(wish(4, 5))), "{seed}");
        }
    }

    #[test]
    fn a_board_without_room_makes_none() {
        let mut def = legend();
        def.board.columns = vec![4; 4];
        def.board.left_out.clear();
        def.board.dotted.clear();
        def.board.base_camp.cell = "a4".to_owned();
        assert!(scenario(&def, Wish::default()).is_ok());
        def.board.columns[0] = 3;
        def.board.base_camp.cell = "a3".to_owned();
        assert_eq!(scenario(&def, Wish::default()), Err(NoScenario::Room { tiles: 15, hexes: 14 }));
        def.board.base_camp.cell = "z9".to_owned();
        assert_eq!(scenario(&def, Wish::default()), Err(NoScenario::Board));
        // Numbers that no board and no tile can have make no trouble either.
        def.board.columns = vec![u32::MAX; 4];
        def.setup[0].tiles[0].copies = u32::MAX;
        def.setup[0].tiles[0].kind = KindDef::Temple(u32::MAX);
        assert_eq!(scenario(&def, Wish::default()), Err(NoScenario::Board));
    }
}
