//! Checks the board and all tiles.

use super::Checker;
use crate::expedition::{MAX_TIER, Slabs, TileId, TileName, TileSet};
use crate::hex::{Cell, CellSet, Layout, MAX_CELLS};
use crate::legend::action::MAX_MASKS;
use crate::legend::definition::{BoardDef, GroupDef, KindDef, VariantDef};
use crate::legend::problem::{Flaw, Quantity};
use crate::legend::stack::MAX_STACKED;
use crate::legend::tile::{Tile, TileKind};
use crate::legend::variant::Group;
use crate::ron_text::Path;

/// The most tiles, the base camp not counted: a set of tiles is one `u64`.
const MAX_TILES: usize = 63;

/// The board made from the field `board` of a definition.
pub(super) struct Board {
    pub layout: Layout,
    pub base_camp: Cell,
    pub base_camp_tile: Tile,
    pub dotted: CellSet,
}

/// The tiles of a definition.
#[derive(Default)]
pub(super) struct Tiles {
    pub all: Vec<Tile>,
    pub deck: Vec<Group>,
    pub setup: TileSet,
    pub of_cards: TileSet,
    /// The letters of the groups so far.
    letters: Vec<char>,
    masks: usize,
    /// All tiles of the definition, those beyond the limit too.
    count: usize,
}

impl Tiles {
    /// The tile of this name.
    pub fn named(&self, name: &str) -> Option<TileId> {
        (0..).zip(&self.all).find(|(_, tile)| tile.name.to_string() == name).map(|(id, _)| TileId::new(id))
    }
}

impl Checker {
    pub(super) fn board(&mut self, def: &VariantDef) -> Option<Board> {
        let at = Path::of("board");
        let BoardDef { columns, raised, left_out, .. } = &def.board;
        let layout = self.layout(columns, *raised, left_out, |cell| Flaw::CellTwice { cell })?;
        let slabs = self.slabs(&at.field("base_camp").field("slabs"), def.board.base_camp.slabs);
        let camp_at = at.field("base_camp").field("cell");
        let base_camp = self.cell(&camp_at, &layout, &def.board.base_camp.cell);
        let mut dotted = CellSet::EMPTY;
        for (index, text) in def.board.dotted.iter().enumerate() {
            let at = at.field("dotted").index(index);
            let Some(cell) = self.cell(&at, &layout, text) else { continue };
            if Some(cell) == base_camp {
                self.report(at, Flaw::OnBaseCamp { cell: layout.name(cell) });
            } else if dotted.contains(cell) {
                self.report(at, Flaw::CellTwice { cell: layout.name(cell) });
            }
            dotted.insert(cell);
        }
        let base_camp = base_camp?;
        let base_camp_tile = Tile {
            name: TileName::Printed(layout.name(base_camp)),
            kind: TileKind::BaseCamp,
            slabs: Slabs::new(slabs),
            places: 0,
        };
        Some(Board { layout, base_camp, base_camp_tile, dotted })
    }

    /// The cell of the board that a text names.
    pub(super) fn cell(&mut self, at: &Path, layout: &Layout, text: &str) -> Option<Cell> {
        let name = self.cell_name(at, text)?;
        let cell = layout.cell(name);
        if cell.is_none() {
            self.report(at.clone(), Flaw::OffBoard { cell: name });
        }
        cell
    }

    pub(super) fn tiles(&mut self, def: &VariantDef) -> Tiles {
        let mut tiles = Tiles::default();
        tiles.deck = self.groups(&Path::of("deck"), &def.deck, &mut tiles);
        let union = |groups: Vec<Group>| groups.iter().fold(TileSet::EMPTY, |set, group| set.or(group.tiles));
        tiles.setup = union(self.groups(&Path::of("setup"), &def.setup, &mut tiles));
        tiles.of_cards = union(self.groups(&Path::of("card_tiles"), &def.card_tiles, &mut tiles));
        if tiles.count > MAX_TILES {
            self.report(Path::of("deck"), Flaw::TileCount { tiles: tiles.count, most: MAX_TILES });
        }
        if tiles.masks > MAX_STACKED {
            self.report(Path::of("deck"), Flaw::MasksInAll { masks: tiles.masks });
        }
        tiles
    }

    fn groups(&mut self, whole: &Path, groups: &[GroupDef], tiles: &mut Tiles) -> Vec<Group> {
        let mut checked = Vec::new();
        for (index, group) in groups.iter().enumerate() {
            let at = whole.index(index);
            let letter = self.group_letter(at.field("group"), &group.group).unwrap_or('A');
            if tiles.letters.contains(&letter) {
                self.report(at.field("group"), Flaw::GroupTwice { group: letter });
            }
            tiles.letters.push(letter);
            let mut set = TileSet::EMPTY;
            let mut number = 0;
            for (tile_index, tile) in group.tiles.iter().enumerate() {
                let at = at.field("tiles").index(tile_index);
                let kind = self.kind(at.field("kind"), tile.kind);
                let slabs = self.slabs(&at.field("slabs"), tile.slabs);
                let copies = self.number(at.field("copies"), Quantity::TileCopies, tile.copies, 1..=MAX_CELLS as u8);
                for _ in 0..copies {
                    tiles.count += 1;
                    if tiles.all.len() == MAX_TILES {
                        continue;
                    }
                    number += 1;
                    let name = TileName::Deck { group: letter, number };
                    let places = tiles.masks.min(MAX_STACKED - 1) as u8;
                    if let TileKind::Ruin(masks) = kind {
                        tiles.masks += usize::from(masks);
                    }
                    set.insert(TileId::new(tiles.all.len() as u8));
                    tiles.all.push(Tile { name, kind, slabs: Slabs::new(slabs), places });
                }
            }
            checked.push(Group { letter, tiles: set });
        }
        checked
    }

    fn kind(&mut self, at: Path, kind: KindDef) -> TileKind {
        match kind {
            KindDef::Temple(value) => {
                TileKind::Temple(self.number(at, Quantity::TempleValue, value, 1..=MAX_TIER as u8))
            }
            KindDef::Clearing => TileKind::Clearing,
            KindDef::Ruin(masks) => TileKind::Ruin(self.number(at, Quantity::Masks, masks, 1..=MAX_MASKS as u8)),
            KindDef::Volcano => TileKind::Volcano,
            KindDef::Lake => TileKind::Lake,
        }
    }
}
