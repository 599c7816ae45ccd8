//! Boards as they are drawn: a set of cells on a grid without an edge, and what is printed on them.
//!
//! Decides how the field `board` of a definition becomes such a chart and a chart such a field again: a chart can grow to
//! every side, while a definition names its first column a and its first row 1, so that names shift when a column comes in
//! on the left. Also decides what a chart refuses. Whether a board can be played, [`crate::tikal::validate()`] decides; which
//! cells a stroke draws at once, [`Mirror`]; what becomes of an area that is moved, copied or removed, `areas`; what boards there are to begin with, [`Template`].

mod areas;
mod symmetry;
mod template;

use std::collections::BTreeSet;

pub use areas::Printed;
pub use symmetry::{Mirror, Symmetry};
pub use template::Template;

use crate::hex::{CellName, Hex, MAX_CELLS, MAX_COLUMNS, MAX_ROWS, Raised};
use crate::tikal::{BoardDef, KindDef, PrintedDef};

/// Why a chart was not changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// There would be too many cells.
    #[error("a board has at most {MAX_CELLS} cells")]
    Cells,
    /// It would be too wide.
    #[error("a board has at most {MAX_COLUMNS} columns")]
    Columns,
    /// It would be too high.
    #[error("a board has at most {MAX_ROWS} rows")]
    Rows,
    /// The base camp lies on a cell that was to go.
    #[error("the base camp lies there: move it first")]
    BaseCamp,
    /// A tile is printed on a cell that was to go.
    #[error("a tile is printed on {0}: take it away first")]
    Printed(CellName),
    /// No cell would be left.
    #[error("a board has at least one cell")]
    Last,
    /// The text on the clipboard is no copy of such a board.
    #[error("there is no copy of such a board on the clipboard")]
    NoCopy,
}

/// Where the names of a definition begin: the column that is called a, and the height at which row 1 begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Frame {
    left: i16,
    top: i16,
}

impl Frame {
    /// That in which a definition is read.
    fn of(raised: Raised) -> Self {
        Self { left: 0, top: i16::from(raised == Raised::Even) }
    }

    fn raised(self) -> Raised {
        if (self.left + self.top) % 2 == 0 { Raised::Odd } else { Raised::Even }
    }

    /// The name of a cell, if it lies right of and below where names begin, and not too far away.
    fn name(self, spot: Hex) -> Option<CellName> {
        let column = u8::try_from(spot.x() - self.left).ok()?;
        let row = u8::try_from((spot.y() - self.top).div_euclid(2)).ok()?;
        (usize::from(column) < MAX_COLUMNS && usize::from(row) < MAX_ROWS).then_some(CellName { column, row })
    }

    fn spot(self, name: CellName) -> Hex {
        let x = self.left + i16::from(name.column);
        // In a column that is not raised, cells lie half a cell lower.
        let lower = (x + self.top).rem_euclid(2);
        Hex::at(x, self.top + 2 * i16::from(name.row) + lower)
    }
}

/// A board as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    cells: BTreeSet<Hex>,
    /// The printed tiles, in the order of the definition. A tile that a definition puts beside the board or on no cell
    /// at all has no place; it is kept as it is.
    printed: Vec<(Option<Hex>, PrintedDef)>,
    /// The frame in which it was read, and that in which its cells have their names now; see [`names_in`].
    read_in: Frame,
    named_in: Frame,
}

impl Chart {
    /// The board of a definition, if its grid is not larger than any board can be.
    #[must_use]
    pub fn read(def: &BoardDef) -> Option<Self> {
        if def.columns.len() > MAX_COLUMNS || def.columns.iter().any(|&rows| rows > MAX_ROWS as u32) {
            return None;
        }
        let frame = Frame::of(def.raised);
        let left_out: BTreeSet<CellName> = def.left_out.iter().filter_map(|name| name.parse().ok()).collect();
        let grid = (0..)
            .zip(&def.columns)
            .flat_map(|(column, &rows)| (0..rows as u8).map(move |row| CellName { column, row }));
        let cells: BTreeSet<Hex> = grid.filter(|name| !left_out.contains(name)).map(|name| frame.spot(name)).collect();
        let place = |tile: &PrintedDef| {
            let spot = tile.cell.parse().ok().map(|name| frame.spot(name));
            spot.filter(|spot| cells.contains(spot))
        };
        let printed = def.printed.iter().map(|tile| (place(tile), tile.clone())).collect();
        Some(Self::new(cells, printed, frame))
    }

    fn new(cells: BTreeSet<Hex>, printed: Vec<(Option<Hex>, PrintedDef)>, read_in: Frame) -> Self {
        let named_in = names_in(&cells, read_in);
        Self { cells, printed, read_in, named_in }
    }

    /// The definition of the board, which was read from `old`: in its form if no cell came or went, else in the tidiest
    /// one, in which cells keep their names as long as they can.
    #[must_use]
    pub fn write(&self, old: &BoardDef) -> BoardDef {
        let frame = self.named_in;
        let printed = self.printed.iter().map(|(spot, tile)| {
            let name = spot.and_then(|spot| frame.name(spot));
            PrintedDef { cell: name.map_or_else(|| tile.cell.clone(), |name| name.to_string()), ..tile.clone() }
        });
        let printed = printed.collect();
        if Self::read(old).is_some_and(|read| read.cells == self.cells && read.read_in == frame) {
            return BoardDef { printed, ..old.clone() };
        }
        let names: BTreeSet<CellName> = self.cells.iter().filter_map(|&spot| frame.name(spot)).collect();
        let columns = names.last().map_or(0, |last| last.column + 1);
        let rows = |column| names.iter().filter(|name| name.column == column).map(|name| name.row + 1).max();
        let columns: Vec<u8> = (0..columns).map(|column| rows(column).unwrap_or(0)).collect();
        let grid = (0..).zip(&columns).flat_map(|(column, &rows)| (0..rows).map(move |row| CellName { column, row }));
        let left_out = grid.filter(|name| !names.contains(name)).map(|name| name.to_string()).collect();
        BoardDef { columns: columns.into_iter().map(u32::from).collect(), raised: frame.raised(), left_out, printed }
    }

    /// Where the cells lie in a chart that is read from what [`Chart::write`] gives: how far each has moved.
    #[must_use]
    pub fn shift(&self) -> (i16, i16) {
        let read = Frame::of(self.named_in.raised());
        (read.left - self.named_in.left, read.top - self.named_in.top)
    }

    /// The distance that the cells of another chart have moved in this one, where the two are of one board, a step
    /// apart: the way on which most cells meet again.
    #[must_use]
    pub fn shift_from(&self, other: &Self) -> (i16, i16) {
        let ways = (-2..=2).flat_map(|x: i16| (-4..=4).map(move |y: i16| (x, y)));
        let meets = |way: (i16, i16)| {
            let moved = other.cells.iter().map(|cell| cell.moved(way));
            (moved.filter(|cell| self.cells.contains(cell)).count(), way == (0, 0))
        };
        ways.filter(|(x, y)| (x + y) % 2 == 0).max_by_key(|&way| meets(way)).unwrap_or((0, 0))
    }

    /// True if most cells of the two are the same, so that the one can have come of the other by a few strokes.
    #[must_use]
    pub fn resembles(&self, other: &Self) -> bool {
        let shift = self.shift_from(other);
        let same = other.cells.iter().filter(|cell| self.cells.contains(&cell.moved(shift))).count();
        2 * same >= self.cells.len().max(other.cells.len())
    }

    /// The cells.
    #[must_use]
    pub fn cells(&self) -> &BTreeSet<Hex> {
        &self.cells
    }

    /// The name that the definition gives a cell now.
    #[must_use]
    pub fn name(&self, cell: Hex) -> Option<CellName> {
        self.named_in.name(cell)
    }

    /// Where the cell of this name lies.
    #[must_use]
    pub fn spot(&self, name: CellName) -> Option<Hex> {
        Some(self.named_in.spot(name)).filter(|spot| self.cells.contains(spot))
    }

    /// The numbers of columns and of rows that the board takes up.
    #[must_use]
    pub fn size(&self) -> (usize, usize) {
        size(&self.cells)
    }

    /// The places beside the cells where one more can be drawn as far as the board's width and height allow it.
    #[must_use]
    pub fn ring(&self) -> BTreeSet<Hex> {
        let beside = self.cells.iter().flat_map(|cell| cell.around());
        let free: BTreeSet<Hex> = beside.filter(|spot| !self.cells.contains(spot)).collect();
        let (columns, rows) = self.size();
        if columns < MAX_COLUMNS && rows + 1 < MAX_ROWS {
            // One more is no more than a column or a row.
            return free;
        }
        let has_room = |spot: &Hex| !matches!(self.refusal_to_add(&[*spot]), Some(Refusal::Columns | Refusal::Rows));
        free.into_iter().filter(has_room).collect()
    }

    /// Why these cells cannot be added, if they cannot.
    fn refusal_to_add(&self, spots: &[Hex]) -> Option<Refusal> {
        let mut cells = self.cells.clone();
        cells.extend(spots);
        self.refusal_of(&cells)
    }

    /// Why these cannot be the cells of the board, if they cannot.
    fn refusal_of(&self, cells: &BTreeSet<Hex>) -> Option<Refusal> {
        let (columns, rows) = size(cells);
        if columns > MAX_COLUMNS {
            Some(Refusal::Columns)
        } else if rows > MAX_ROWS {
            Some(Refusal::Rows)
        } else {
            (cells.len() > MAX_CELLS.max(self.cells.len())).then_some(Refusal::Cells)
        }
    }

    /// Adds these cells, all of them or none.
    ///
    /// # Errors
    /// If the board would be larger than a board can be.
    pub fn add(&mut self, spots: &[Hex]) -> Result<(), Refusal> {
        if let Some(refusal) = self.refusal_to_add(spots) {
            return Err(refusal);
        }
        self.cells.extend(spots);
        self.named_in = names_in(&self.cells, self.read_in);
        Ok(())
    }

    /// Removes these cells, all of them or none.
    ///
    /// # Errors
    /// If something is printed on one of them, so that nothing is lost by the way, or none would be left.
    pub fn remove(&mut self, spots: &[Hex]) -> Result<(), Refusal> {
        if self.base_camp().is_some_and(|base_camp| spots.contains(&base_camp)) {
            return Err(Refusal::BaseCamp);
        }
        let printed = spots.iter().find(|&&spot| self.tile(spot).is_some());
        if let Some(name) = printed.and_then(|&spot| self.name(spot)) {
            return Err(Refusal::Printed(name));
        }
        if self.cells.iter().all(|cell| spots.contains(cell)) {
            return Err(Refusal::Last);
        }
        self.cells.retain(|cell| !spots.contains(cell));
        self.named_in = names_in(&self.cells, self.read_in);
        Ok(())
    }

    /// The printed tiles that lie on a cell, each with its place.
    pub fn printed(&self) -> impl Iterator<Item = (Hex, &PrintedDef)> {
        self.printed.iter().filter_map(|(spot, tile)| Some(((*spot)?, tile)))
    }

    /// The tile that is printed on a cell.
    #[must_use]
    pub fn tile(&self, cell: Hex) -> Option<&PrintedDef> {
        self.printed().find(|&(spot, _)| spot == cell).map(|(_, tile)| tile)
    }

    /// The tile that is printed on a cell, to be changed.
    pub fn tile_mut(&mut self, cell: Hex) -> Option<&mut PrintedDef> {
        self.printed.iter_mut().find(|(spot, _)| *spot == Some(cell)).map(|(_, tile)| tile)
    }

    /// Prints a tile on a cell that has none.
    pub fn put(&mut self, cell: Hex, kind: KindDef, slabs: [u32; 6]) {
        if self.cells.contains(&cell) && self.tile(cell).is_none() {
            self.printed.push((Some(cell), PrintedDef { cell: String::new(), kind, slabs }));
        }
    }

    /// Takes away what is printed on a cell.
    ///
    /// # Errors
    /// If that is the base camp, without which nobody can play.
    pub fn take(&mut self, cell: Hex) -> Result<(), Refusal> {
        if self.tile(cell).is_some_and(|tile| tile.kind == KindDef::BaseCamp) {
            return Err(Refusal::BaseCamp);
        }
        self.printed.retain(|(spot, _)| *spot != Some(cell));
        Ok(())
    }

    /// Moves what is printed on a cell to another one. What is printed there changes places with it.
    pub fn carry(&mut self, from: Hex, to: Hex) {
        if !self.cells.contains(&to) {
            return;
        }
        for (spot, _) in &mut self.printed {
            if *spot == Some(from) {
                *spot = Some(to);
            } else if *spot == Some(to) {
                *spot = Some(from);
            }
        }
    }

    /// Where the base camp is.
    #[must_use]
    pub fn base_camp(&self) -> Option<Hex> {
        self.printed().find(|(_, tile)| tile.kind == KindDef::BaseCamp).map(|(spot, _)| spot)
    }

    /// Puts the base camp on a cell. What is printed there changes places with it; where the definition has several base
    /// camps, or one beside the board, one is left.
    pub fn settle(&mut self, cell: Hex) {
        if !self.cells.contains(&cell) {
            return;
        }
        let camp = self.base_camp();
        self.printed.retain(|(spot, tile)| tile.kind != KindDef::BaseCamp || (camp.is_some() && *spot == camp));
        if let Some(camp) = camp {
            self.carry(camp, cell);
            return;
        }
        self.printed.retain(|(spot, _)| *spot != Some(cell));
        self.put(cell, KindDef::BaseCamp, self.open_slabs(cell));
    }

    /// One slab on each side of a cell on which the board has another.
    #[must_use]
    pub fn open_slabs(&self, cell: Hex) -> [u32; 6] {
        cell.around().map(|next| u32::from(self.cells.contains(&next)))
    }
}

/// The frame in which cells have their names: that in which their board was read, as long as every cell has a name in it and
/// neither its first column nor its first row is empty; else the one that begins at the first cells.
fn names_in(cells: &BTreeSet<Hex>, read_in: Frame) -> Frame {
    let names = || cells.iter().map(|&spot| read_in.name(spot));
    let fits = names().all(|name| name.is_some())
        && names().flatten().any(|name| name.column == 0)
        && names().flatten().any(|name| name.row == 0);
    if fits {
        return read_in;
    }
    let (left, top) = (cells.iter().map(|spot| spot.x()).min(), cells.iter().map(|spot| spot.y()).min());
    Frame { left: left.unwrap_or(0), top: top.unwrap_or(0) }
}

/// The numbers of columns and of rows that these cells take up.
fn size(cells: &BTreeSet<Hex>) -> (usize, usize) {
    let extent = |of: fn(&Hex) -> i16| {
        let values = || cells.iter().map(of);
        values().max().zip(values().min()).map(|(most, least)| usize::from(most.abs_diff(least)))
    };
    // Two rows of half a cell are one row of cells.
    (extent(|spot| spot.x()).map_or(0, |wide| wide + 1), extent(|spot| spot.y()).map_or(0, |high| high / 2 + 1))
}

#[cfg(test)]
mod tests;
