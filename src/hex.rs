//! Hexagonal boards: cells, directions, rotations, layouts and sets of cells.
//!
//! Decides how cells are named, numbered and joined. Knows no game.

mod grid;

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};
use std::str::FromStr;

pub use grid::{COLUMN, HALF, Hex};

/// The most cells a board can have: a set of cells is one `u64`.
pub const MAX_CELLS: usize = 64;
/// The most columns a board can have: they are named by the letters a to z.
pub const MAX_COLUMNS: usize = 26;
/// The most rows a column can have.
pub const MAX_ROWS: usize = 26;

/// A cell of a board, numbered 0 … 63 by column, then row, in its [`Layout`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cell(u8);

impl Cell {
    /// The cell with this number, if there can be one.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < MAX_CELLS { Some(Self(index as u8)) } else { None }
    }

    /// The number of this cell, always below [`MAX_CELLS`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        // The mask changes nothing; it lets the compiler drop bounds checks on tables of 64.
        (self.0 & 63) as usize
    }
}

/// One of the six sides of a cell, clockwise from the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Direction {
    /// Up.
    N,
    /// Up and right.
    NE,
    /// Down and right.
    SE,
    /// Down.
    S,
    /// Down and left.
    SW,
    /// Up and left.
    NW,
}

impl Direction {
    /// All six, clockwise from the top.
    pub const ALL: [Self; 6] = [Self::N, Self::NE, Self::SE, Self::S, Self::SW, Self::NW];

    /// Its number, 0 … 5.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opposite side: the one with which a neighbour in this direction touches this cell.
    #[must_use]
    #[inline]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self.index() + 3) % 6]
    }
}

/// A turn of a tile in clockwise sixths, 0 … 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Rotation(u8);

impl Rotation {
    /// All six, the unturned one first.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// Its number of clockwise sixths, 0 … 5.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The rotation by this many clockwise sixths, counted modulo six.
    #[must_use]
    #[inline]
    pub const fn from_sixths(sixths: usize) -> Self {
        Self((sixths % 6) as u8)
    }

    /// Which side of the tile, as it is printed, points towards `side` once the tile is turned this far.
    #[must_use]
    #[inline]
    pub const fn printed_side(self, side: Direction) -> Direction {
        Direction::ALL[(side.index() + 6 - self.index()) % 6]
    }
}

/// The name of a cell as players write it: a column letter and a row from 1, such as `b4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellName {
    /// 0 is column a.
    pub column: u8,
    /// 0 is row 1.
    pub row: u8,
}

impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The fields are public and can hold any number, so the sums must not overflow. A letter past `z` does no harm.
        write!(f, "{}{}", char::from(b'a'.saturating_add(self.column)), u16::from(self.row) + 1)
    }
}

impl fmt::Debug for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no cell name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no hex: expected a column letter a–z and a row from 1 to 26, such as `b4`")]
pub struct NotACellName(pub String);

impl FromStr for CellName {
    type Err = NotACellName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotACellName(text.chars().take(40).collect());
        let mut letters = text.chars();
        let column = letters.next().filter(char::is_ascii_lowercase).ok_or_else(wrong)? as u8 - b'a';
        let digits = letters.as_str();
        let plain = (1..=2).contains(&digits.len())
            && digits.bytes().all(|digit| digit.is_ascii_digit())
            && !digits.starts_with('0');
        let row: u8 = if plain { digits.parse().map_err(|_| wrong())? } else { return Err(wrong()) };
        if usize::from(row) > MAX_ROWS {
            return Err(wrong());
        }
        Ok(Self { column, row: row - 1 })
    }
}

/// Which columns of a board sit half a cell higher than the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub enum Raised {
    /// The columns a, c, e, g …
    #[default]
    Odd,
    /// The columns b, d, f, h …
    Even,
}

/// A set of cells of one board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet(u64);

impl CellSet {
    /// No cell.
    pub const EMPTY: Self = Self(0);

    /// The set of this one cell.
    #[must_use]
    #[inline]
    pub const fn of(cell: Cell) -> Self {
        Self(1 << cell.index())
    }

    /// True if the cell is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 != 0
    }

    /// True if no cell is in the set.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of cells in the set.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Puts a cell in.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.index();
    }

    /// Takes a cell out.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.index());
    }
}

impl BitOr for CellSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for CellSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for CellSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for CellSet {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for CellSet {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<T: IntoIterator<Item = Cell>>(cells: T) -> Self {
        let mut set = Self::EMPTY;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;
    #[inline]
    fn into_iter(self) -> Cells {
        Cells(self.0)
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The cells of a set in rising order.
#[derive(Clone, Debug)]
pub struct Cells(u64);

impl Iterator for Cells {
    type Item = Cell;
    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let cell = Cell(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(cell)
    }
}

/// Why a layout cannot be built.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LayoutError {
    /// No cell at all, or more cells, columns or rows than the limits allow.
    #[error("a board has 1 to {MAX_CELLS} cells in 1 to {MAX_COLUMNS} columns of at most {MAX_ROWS} rows")]
    Size,
}

/// The shape of a board: its cells, their names, and which of them are neighbours. Cells are flat-topped hexagons.
#[derive(Clone, Debug)]
pub struct Layout {
    raised: Raised,
    names: Vec<CellName>,
    neighbours: [[Option<Cell>; 6]; MAX_CELLS],
    adjacent: [CellSet; MAX_CELLS],
    all: CellSet,
}

impl Layout {
    /// The board with `rows[i]` cells in its i-th column, without the cells in `left_out`.
    ///
    /// # Errors
    /// [`LayoutError::Size`] if the board is empty or larger than the limits.
    pub fn new(rows: &[usize], raised: Raised, left_out: &[CellName]) -> Result<Self, LayoutError> {
        if rows.len() > MAX_COLUMNS || rows.iter().any(|&rows| rows > MAX_ROWS) {
            return Err(LayoutError::Size);
        }
        let names: Vec<CellName> = (0u8..)
            .zip(rows)
            .flat_map(|(column, &rows)| (0..rows as u8).map(move |row| CellName { column, row }))
            .filter(|name| !left_out.contains(name))
            .collect();
        if names.is_empty() || names.len() > MAX_CELLS {
            return Err(LayoutError::Size);
        }
        let mut layout = Self {
            raised,
            neighbours: [[None; 6]; MAX_CELLS],
            adjacent: [CellSet::EMPTY; MAX_CELLS],
            all: CellSet((u64::MAX) >> (MAX_CELLS - names.len())),
            names,
        };
        for cell in layout.all {
            for side in Direction::ALL {
                let next = layout.name_towards(layout.name(cell), side).and_then(|name| layout.cell(name));
                layout.neighbours[cell.index()][side.index()] = next;
                if let Some(next) = next {
                    layout.adjacent[cell.index()].insert(next);
                }
            }
        }
        Ok(layout)
    }

    /// All cells.
    #[must_use]
    #[inline]
    pub fn cells(&self) -> CellSet {
        self.all
    }

    /// The neighbour on this side, if the board has one.
    #[must_use]
    #[inline]
    pub fn neighbour(&self, cell: Cell, side: Direction) -> Option<Cell> {
        self.neighbours[cell.index()][side.index()]
    }

    /// The side of `from` on which its neighbour `to` lies.
    #[must_use]
    pub fn side_towards(&self, from: Cell, to: Cell) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&side| self.neighbour(from, side) == Some(to))
    }

    /// All neighbours of a cell.
    #[must_use]
    #[inline]
    pub fn adjacent(&self, cell: Cell) -> CellSet {
        self.adjacent[cell.index()]
    }

    /// The cell's name. For a cell of another, larger board this is a name that no cell of this board has.
    #[must_use]
    #[inline]
    pub fn name(&self, cell: Cell) -> CellName {
        self.names.get(cell.index()).copied().unwrap_or(CellName { column: MAX_COLUMNS as u8, row: cell.0 })
    }

    /// The cell of this name, if the board has it.
    #[must_use]
    pub fn cell(&self, name: CellName) -> Option<Cell> {
        self.names.binary_search(&name).ok().and_then(Cell::from_index)
    }

    /// All cells that can be reached from `start`, itself included, by stepping on cells of `ground` only.
    #[must_use]
    pub fn connected(&self, start: Cell, ground: CellSet) -> CellSet {
        let mut reached = CellSet::of(start);
        let mut edge = reached;
        while !edge.is_empty() {
            let next = edge.into_iter().fold(CellSet::EMPTY, |next, cell| next | self.adjacent(cell));
            edge = (next & ground) - reached;
            reached |= edge;
        }
        reached
    }

    /// The centre of a cell in units of the cell's outer radius; y grows downwards.
    #[must_use]
    pub fn centre(&self, cell: Cell) -> (f32, f32) {
        let name = self.name(cell);
        let lower = if self.is_raised(name.column) { 0.0 } else { 0.5 };
        (1.5 * f32::from(name.column), 3.0_f32.sqrt() * (f32::from(name.row) + lower))
    }

    /// The hex of a cell on a grid without an edge, on which cells lie from each other as on the board.
    #[must_use]
    pub fn hex(&self, cell: Cell) -> Hex {
        let name = self.name(cell);
        let lower = i16::from(!self.is_raised(name.column));
        Hex::at(i16::from(name.column) + self.begin(), 2 * i16::from(name.row) + lower)
    }

    /// The cell whose hex is around this point, in the units of [`Self::centre`].
    #[must_use]
    pub fn cell_around(&self, x: f32, y: f32) -> Option<Cell> {
        let hex = Hex::around_point(x + COLUMN * f32::from(self.begin()), y);
        let column = u8::try_from(hex.x() - self.begin()).ok()?;
        let row = u8::try_from(hex.y().div_euclid(2)).ok()?;
        self.cell(CellName { column, row })
    }

    /// The column of the grid on which column a lies: those of even columns are the higher ones.
    fn begin(&self) -> i16 {
        i16::from(self.raised == Raised::Even)
    }

    fn is_raised(&self, column: u8) -> bool {
        column.is_multiple_of(2) == (self.raised == Raised::Odd)
    }

    fn name_towards(&self, name: CellName, side: Direction) -> Option<CellName> {
        // Seen from a raised column, the upper neighbours beside it have the row number before and the lower ones the
        // same; seen from another column, the upper ones have the same and the lower ones the next.
        let (up, down) = if self.is_raised(name.column) { (-1, 0) } else { (0, 1) };
        let (columns, rows) = match side {
            Direction::N => (0, -1),
            Direction::NE => (1, up),
            Direction::SE => (1, down),
            Direction::S => (0, 1),
            Direction::SW => (-1, down),
            Direction::NW => (-1, up),
        };
        Some(CellName { column: name.column.checked_add_signed(columns)?, row: name.row.checked_add_signed(rows)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn classic() -> Layout {
        Layout::new(&[5; 8], Raised::Odd, &[]).unwrap()
    }

    fn cell(layout: &Layout, name: &str) -> Cell {
        layout.cell(name.parse().unwrap()).unwrap()
    }

    #[test]
    fn the_neighbours_of_b4_are_those_of_the_protocol() {
        let layout = classic();
        let names =
            Direction::ALL.map(|side| layout.neighbour(cell(&layout, "b4"), side).map(|c| layout.name(c).to_string()));
        let expected = ["b3", "c4", "c5", "b5", "a5", "a4"].map(|name| Some(name.to_owned()));
        assert_eq!(names, expected);
    }

    #[test]
    fn neighbours_are_mutual_in_every_layout() {
        for raised in [Raised::Odd, Raised::Even] {
            let hole = "b2".parse().unwrap();
            let layout = Layout::new(&[3, 5, 4, 1], raised, &[hole]).unwrap();
            assert_eq!(layout.cell(hole), None);
            for cell in layout.cells() {
                for side in Direction::ALL {
                    if let Some(next) = layout.neighbour(cell, side) {
                        assert_eq!(layout.neighbour(next, side.opposite()), Some(cell));
                        let ((x, y), (to_x, to_y)) = (layout.centre(cell), layout.centre(next));
                        assert!(((x - to_x).hypot(y - to_y) - 3.0_f32.sqrt()).abs() < 1e-5);
                    }
                }
            }
        }
    }

    #[test]
    fn cell_names_are_exact() {
        for good in ["a1", "h5", "z26"] {
            assert_eq!(good.parse::<CellName>().unwrap().to_string(), good);
        }
        for bad in ["", "a", "a0", "a01", "A1", "1a", "a27", "a1 ", "é1", "a-1", "a+1", "aa1"] {
            assert!(bad.parse::<CellName>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_turned_tile_shows_the_printed_side() {
        // A tile rotated by r shows on side d the slabs printed on side (d − r) mod 6.
        assert_eq!(Rotation::from_sixths(1).printed_side(Direction::NE), Direction::N);
        assert_eq!(Rotation::from_sixths(5).printed_side(Direction::N), Direction::NE);
    }

    #[test]
    fn boards_beyond_the_limits_are_refused() {
        assert!(Layout::new(&[], Raised::Odd, &[]).is_err());
        assert!(Layout::new(&[5; 13], Raised::Odd, &[]).is_err());
        assert!(Layout::new(&[27], Raised::Odd, &[]).is_err());
        assert_eq!(Layout::new(&[8; 8], Raised::Odd, &[]).unwrap().cells().len(), 64);
    }
}
