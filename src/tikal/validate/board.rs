//! Checks the board, what is printed on it, and what every tile has, printed or drawn.

use super::Checker;
use crate::expedition::{MAX_TIER, TileName};
use crate::hex::{Cell, CellName, Layout, MAX_COLUMNS, MAX_ROWS};
use crate::ron_text::Path;
use crate::tikal::problem::{Flaw, Quantity};
use crate::tikal::tile::{Tile, TileKind};
use crate::tikal::variant::{KindDef, VariantDef};

/// The board made from the field `board` of a definition.
pub(super) struct Board {
    pub layout: Layout,
    pub base_camp: Option<Cell>,
    pub printed: Vec<(Cell, Tile)>,
}

impl Checker {
    pub(super) fn board(&mut self, def: &VariantDef) -> Option<Board> {
        let at = Path::of("board");
        let columns = &def.board.columns;
        if columns.is_empty() || columns.len() > MAX_COLUMNS {
            self.report(at.field("columns"), Flaw::Columns { columns: columns.len() });
            return None;
        }
        let mut rows = Vec::new();
        for (index, &count) in columns.iter().enumerate() {
            let at = at.field("columns").index(index);
            rows.push(usize::from(self.number(at, Quantity::Rows, count, 0..=MAX_ROWS as u8)));
        }
        let mut left_out = Vec::new();
        for (index, text) in def.board.left_out.iter().enumerate() {
            let at = at.field("left_out").index(index);
            let Some(cell) = self.cell_name(&at, text) else { continue };
            if left_out.contains(&cell) {
                self.report(at, Flaw::LeftOutTwice { cell });
            } else if rows.get(usize::from(cell.column)).is_none_or(|&rows| usize::from(cell.row) >= rows) {
                self.report(at, Flaw::LeftOutNowhere { cell });
            } else {
                left_out.push(cell);
            }
        }
        let Ok(layout) = Layout::new(&rows, def.board.raised, &left_out) else {
            let cells = rows.iter().sum::<usize>().saturating_sub(left_out.len());
            self.report(at, Flaw::Cells { cells });
            return None;
        };
        let mut board = Board { layout, base_camp: None, printed: Vec::new() };
        self.printed(def, &mut board);
        Some(board)
    }

    fn cell_name(&mut self, at: &Path, text: &str) -> Option<CellName> {
        text.parse().map_err(|error| self.report(at.clone(), Flaw::NotACell(error))).ok()
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

    pub(super) fn slabs(&mut self, at: &Path, slabs: [u32; 6]) -> [u8; 6] {
        let mut checked = [0; 6];
        for (side, (checked, slabs)) in checked.iter_mut().zip(slabs).enumerate() {
            *checked = self.number(at.index(side), Quantity::Slabs, slabs, 0..=3);
        }
        checked
    }
}
