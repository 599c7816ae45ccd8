//! Checks the board, what is printed on it, and what every tile has, printed or drawn.

use super::Checker;
use crate::expedition::{MAX_TIER, TileName};
use crate::hex::{Cell, Layout};
use crate::ron_text::Path;
use crate::tikal::problem::{Flaw, Quantity};
use crate::tikal::tile::{Tile, TileKind};
use crate::tikal::variant::{BoardDef, KindDef, VariantDef};

/// The board made from the field `board` of a definition.
pub(super) struct Board {
    pub layout: Layout,
    pub base_camp: Option<Cell>,
    pub printed: Vec<(Cell, Tile)>,
}

impl Checker {
    pub(super) fn board(&mut self, def: &VariantDef) -> Option<Board> {
        let BoardDef { columns, raised, left_out, .. } = &def.board;
        let layout = self.layout(columns, *raised, left_out, |cell| Flaw::LeftOutTwice { cell })?;
        let mut board = Board { layout, base_camp: None, printed: Vec::new() };
        self.printed(def, &mut board);
        Some(board)
    }

    fn printed(&mut self, def: &VariantDef, board: &mut Board) {
        let whole = Path::of("board").field("printed");
        let mut base_camps = 0;
        for (index, printed) in def.board.printed.iter().enumerate() {
            let at = whole.index(index);
            let kind = self.kind(at.field("kind"), printed.kind);
            let slabs = self.slabs(&at.field("slabs"), printed.slabs);
            base_camps += usize::from(kind == TileKind::BaseCamp);
            let at = at.field("cell");
            let Some(name) = self.cell_name(&at, &printed.cell) else { continue };
            let Some(cell) = board.layout.cell(name) else {
                self.report(at, Flaw::PrintedOffBoard { cell: name });
                continue;
            };
            if board.printed.iter().any(|&(other, _)| other == cell) {
                self.report(at, Flaw::PrintedTwice { cell: name });
                continue;
            }
            if kind == TileKind::BaseCamp {
                board.base_camp = Some(cell);
            }
            board.printed.push((cell, Tile::new(TileName::Printed(name), kind, slabs)));
        }
        board.printed.sort_by_key(|&(cell, _)| cell);
        if base_camps != 1 {
            self.report(whole, Flaw::BaseCamps { count: base_camps });
        }
    }

    pub(super) fn kind(&mut self, at: Path, kind: KindDef) -> TileKind {
        match kind {
            KindDef::BaseCamp => TileKind::BaseCamp,
            KindDef::Temple(value) => {
                TileKind::Temple(self.number(at, Quantity::TempleValue, value, 1..=MAX_TIER as u8))
            }
            KindDef::Clearing => TileKind::Clearing,
            KindDef::Ruin(masks) => TileKind::Ruin(self.number(at, Quantity::Masks, masks, 1..=9)),
            KindDef::Volcano => TileKind::Volcano,
        }
    }
}
