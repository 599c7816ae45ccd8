//! Boards to begin with: hexagons, rectangles, rings, two halves.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::{Chart, Frame};
use crate::hex::Hex;
use crate::hex::{MAX_CELLS, Raised};
use crate::tikal::{BoardDef, KindDef};

/// The shape of a whole board, with nothing printed on it but the base camp: on the lowest cell of the first column, as in
/// the game that comes in the box, open to every side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Template {
    /// All cells at most so many steps from one.
    Hexagon {
        /// The steps, 1 … 4.
        radius: u8,
    },
    /// Columns of the same length, those with an odd number higher.
    Rectangle {
        /// The number of columns.
        columns: u8,
        /// The length of the columns.
        rows: u8,
    },
    /// A hexagon without its middle.
    Ring {
        /// The number of steps of the outermost cells from the middle.
        radius: u8,
        /// The width of the ring in cells.
        width: u8,
    },
    /// Two rectangles with a cell between them.
    Halves {
        /// The number of columns of each.
        columns: u8,
        /// The length of the columns.
        rows: u8,
    },
}

impl Template {
    /// One of each shape, as it is offered first.
    pub const EACH: [Self; 4] = [
        Self::Hexagon { radius: 3 },
        Self::Rectangle { columns: 8, rows: 5 },
        Self::Ring { radius: 4, width: 2 },
        Self::Halves { columns: 4, rows: 5 },
    ];

    /// Its numbers, and how far each can go by itself: together they may still be too many cells.
    #[must_use]
    pub fn numbers(&mut self) -> Vec<(&mut u8, RangeInclusive<u8>)> {
        match self {
            Self::Hexagon { radius } => vec![(radius, 1..=4)],
            Self::Rectangle { columns, rows } => vec![(columns, 1..=26), (rows, 1..=26)],
            Self::Ring { radius, width } => vec![(radius, 2..=10), (width, 1..=3)],
            Self::Halves { columns, rows } => vec![(columns, 1..=12), (rows, 1..=26)],
        }
    }

    /// The number of its cells.
    #[must_use]
    pub fn count(self) -> usize {
        self.cells().len()
    }

    /// True if it is a board that can be played: it has cells, but not too many, and a ring has a hole.
    #[must_use]
    pub fn is_possible(self) -> bool {
        let has_hole = !matches!(self, Self::Ring { radius, width } if width > radius);
        has_hole && (2..=MAX_CELLS).contains(&self.count())
    }

    /// The board.
    #[must_use]
    pub fn board(self) -> BoardDef {
        let mut chart = Chart::new(self.cells(), Vec::new(), Frame::of(Raised::Odd));
        let first = chart.cells.iter().map(|spot| spot.x()).min();
        if let Some(camp) = chart.cells.iter().copied().rfind(|spot| Some(spot.x()) == first) {
            chart.put(camp, KindDef::BaseCamp, chart.open_slabs(camp));
        }
        let nothing = BoardDef { columns: Vec::new(), raised: Raised::Odd, left_out: Vec::new(), printed: Vec::new() };
        chart.write(&nothing)
    }

    fn cells(self) -> BTreeSet<Hex> {
        match self {
            Self::Hexagon { radius } => hexagon(radius),
            Self::Rectangle { columns, rows } => rectangle(0, columns, rows),
            Self::Ring { radius, width } => {
                let hole = radius.checked_sub(width).map_or_else(BTreeSet::new, hexagon);
                hexagon(radius).difference(&hole).copied().collect()
            }
            Self::Halves { columns, rows } => {
                // The right half is the left one, mirrored at the column between them.
                let left = rectangle(0, columns, rows);
                let between = i16::from(columns);
                let right = left.iter().map(|spot| Hex::at(2 * between - spot.x(), spot.y()));
                let middle = i16::from(rows.saturating_sub(1) / 2) * 2 + between % 2;
                left.iter().copied().chain(right).chain([Hex::at(between, middle)]).collect()
            }
        }
    }
}

/// All cells at most so many steps from one.
fn hexagon(radius: u8) -> BTreeSet<Hex> {
    let (middle, wide) = (Hex::at(0, 0), i16::from(radius));
    let box_around = (-wide..=wide).flat_map(|x| (-2 * wide..=2 * wide).map(move |y| (x, y)));
    let spots = box_around.filter(|(x, y)| (x + y) % 2 == 0).map(|(x, y)| Hex::at(x, y));
    spots.filter(|spot| spot.steps_to(middle) <= usize::from(radius)).collect()
}

/// Columns of the same length from this one on, those with an even number from 0 higher.
fn rectangle(from: i16, columns: u8, rows: u8) -> BTreeSet<Hex> {
    let columns = from..from + i16::from(columns);
    columns.flat_map(|x| (0..i16::from(rows)).map(move |row| Hex::at(x, 2 * row + x % 2))).collect()
}
