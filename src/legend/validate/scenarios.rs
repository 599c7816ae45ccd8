//! Checks where tiles lie at the start.

use super::Checker;
use super::board::{Board, Tiles};
use crate::expedition::TileSet;
use crate::game::bounds::MAX_WORDS;
use crate::hex::{CellSet, Rotation};
use crate::legend::definition::{ScenarioDef, VariantDef};
use crate::legend::problem::{Flaw, Quantity};
use crate::legend::variant::Scenario;
use crate::ron_text::Path;
use crate::variant_file::{FileFlaw, beginning};

impl Checker {
    pub(super) fn scenarios(&mut self, def: &VariantDef, board: &Board, tiles: &Tiles) -> Vec<Scenario> {
        let whole = Path::of("scenarios");
        if def.scenarios.is_empty() {
            self.report(whole.clone(), Flaw::NoScenario);
        }
        let mut scenarios: Vec<Scenario> = Vec::new();
        for (index, scenario) in def.scenarios.iter().enumerate() {
            let at = whole.index(index);
            self.id(at.field("id"), &scenario.id);
            if scenarios.iter().any(|other| other.id == scenario.id) {
                self.report(at.field("id"), FileFlaw::IdTwice { id: beginning(&scenario.id) });
            }
            self.name(&at.field("name"), &scenario.name);
            self.text(&at.field("description"), &scenario.description, MAX_WORDS);
            scenarios.push(self.scenario(&at.field("laid"), scenario, board, tiles));
        }
        scenarios
    }

    fn scenario(&mut self, whole: &Path, def: &ScenarioDef, board: &Board, tiles: &Tiles) -> Scenario {
        let deck = tiles.deck.iter().fold(TileSet::EMPTY, |set, group| set.or(group.tiles));
        let mut left = deck.or(tiles.setup);
        let mut scenario = Scenario { id: def.id.clone(), laid: Vec::new(), deck };
        let mut taken = CellSet::EMPTY;
        for (index, laid) in def.laid.iter().enumerate() {
            let at = whole.index(index);
            let Some(tile) = tiles.named(&laid.tile).filter(|&tile| !tiles.of_cards.contains(tile)) else {
                self.report(at.field("tile"), Flaw::NoSuchTile { tile: beginning(&laid.tile) });
                continue;
            };
            let name = tiles.all[tile.index()].name;
            if !left.contains(tile) {
                self.report(at.field("tile"), Flaw::LaidTwice { tile: name });
            }
            left.remove(tile);
            scenario.deck.remove(tile);
            let turns = self.number(at.field("rotation"), Quantity::Rotation, laid.rotation, 0..=5);
            let rotation = Rotation::from_sixths(turns.into());
            let slabs = &tiles.all[tile.index()].slabs;
            let same = slabs.rotations().find(|&lower| slabs.turned(lower) == slabs.turned(rotation));
            if let Some(same) = same.filter(|&lower| lower != rotation) {
                let (rotation, same_as) = (rotation.index(), same.index());
                self.report(at.field("rotation"), Flaw::RepeatedRotation { tile: name, rotation, same_as });
            }
            let at = at.field("cell");
            let Some(cell) = self.cell(&at, &board.layout, &laid.cell) else { continue };
            let cell_name = board.layout.name(cell);
            if cell == board.base_camp {
                self.report(at, Flaw::OnBaseCamp { cell: cell_name });
            } else if board.dotted.contains(cell) {
                self.report(at, Flaw::LaidOnDots { cell: cell_name });
            } else if taken.contains(cell) {
                self.report(at, Flaw::CellTwice { cell: cell_name });
            }
            taken.insert(cell);
            scenario.laid.push((cell, tile, rotation));
        }
        for tile in left.and(tiles.setup).iter() {
            self.report(whole.clone(), Flaw::NotLaid { tile: tiles.all[tile.index()].name });
        }
        scenario
    }
}
