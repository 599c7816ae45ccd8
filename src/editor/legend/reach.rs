//! The tiles of a scenario that nobody gets to from the base camp until a way is laid.

use super::generate::{board_of, lowest};
use super::tiles::laid_tile;
use crate::expedition::Slabs;
use crate::hex::{Cell, CellSet, Direction, MAX_CELLS, Rotation};
use crate::legend::{ScenarioDef, VariantDef};

/// The hexes with tiles that cannot be reached from the base camp at the start (L8.2), by their names, in their order.
#[must_use]
pub fn cut_off(def: &VariantDef, scenario: &ScenarioDef) -> Vec<String> {
    let Some((layout, camp, _)) = board_of(def) else { return Vec::new() };
    // Of each hex the slabs of its sides as they lie; jungle has none.
    let mut slabs = [[0_u8; 6]; MAX_CELLS];
    let mut lay = |cell: Cell, printed: [u32; 6], rotation: Rotation| {
        let printed = Slabs::new(printed.map(|slabs| slabs.min(3) as u8));
        slabs[cell.index()] = Direction::ALL.map(|side| printed.towards(rotation, side));
    };
    lay(camp, def.board.base_camp.slabs, Rotation::default());
    let mut laid: Vec<Cell> = Vec::new();
    for one in &scenario.laid {
        let cell = one.cell.parse().ok().and_then(|name| layout.cell(name));
        if let Some((cell, tile)) = cell.zip(laid_tile(def, &one.tile)) {
            lay(cell, tile.slabs, lowest(tile, Rotation::from_sixths(one.rotation as usize % 6)));
            laid.push(cell);
        }
    }
    let mut reached = CellSet::of(camp);
    let mut next = vec![camp];
    while let Some(cell) = next.pop() {
        for side in Direction::ALL {
            let Some(beside) = layout.neighbour(cell, side).filter(|&beside| !reached.contains(beside)) else {
                continue;
            };
            let passage = slabs[cell.index()][side.index()] + slabs[beside.index()][side.opposite().index()];
            if passage > 0 {
                reached.insert(beside);
                next.push(beside);
            }
        }
    }
    laid.sort_unstable();
    laid.into_iter().filter(|&cell| !reached.contains(cell)).map(|cell| layout.name(cell).to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_high_hill_is_cut_off_as_the_rules_say() {
        let legend = VariantDef::read(include_str!("../../../variants/legend/legend.ron")).unwrap();
        for scenario in &legend.scenarios {
            let apart = cut_off(&legend, scenario);
            assert_eq!(apart.is_empty(), scenario.id != "el-mirador", "{}: {apart:?}", scenario.id);
        }
        let mut alone = legend.scenarios[0].clone();
        let mut walled = legend.clone();
        walled.board.base_camp.slabs = [0; 6];
        alone.laid.retain(|laid| laid.cell == "h1");
        assert_eq!(cut_off(&walled, &alone), ["h1"]);
    }
}
