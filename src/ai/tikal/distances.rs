//! The action points that a piece needs from any cell to any other, on foot.
//!
//! Passages are the same for everyone and do not change while a turn of action points is played, so one table serves
//! all seats and every position of a turn. Ways from camp to camp belong to a seat; `outlook` adds them.

use crate::hex::{Cell, Direction, MAX_CELLS};
use crate::tikal::{State, Variant};

/// The points from one cell, or the nearest of several, to every cell; [`FAR`] where no way leads.
pub(super) type Row = [u8; MAX_CELLS];

/// More points than any way costs that is of use.
pub(super) const FAR: u8 = u8::MAX;

/// Lowers a row to what another costs with `more` points before it.
#[inline]
pub(super) fn lower(row: &mut Row, other: &Row, more: u8) {
    // Plain enough to be compiled to a few instructions for many cells at once.
    for (cost, other) in row.iter_mut().zip(other) {
        *cost = (*cost).min(other.saturating_add(more));
    }
}

/// The points from each cell to each other.
#[derive(Clone, Debug)]
pub(super) struct Distances {
    rows: [Row; MAX_CELLS],
}

impl Distances {
    /// The distances on the board of this state.
    pub(super) fn new(rules: &Variant, state: &State) -> Self {
        let mut distances = Self { rows: [[FAR; MAX_CELLS]; MAX_CELLS] };
        for cell in state.occupied() {
            distances.rows[cell.index()] = steps(rules, state, cell);
        }
        for between in state.occupied() {
            distances.pass(between, state);
        }
        distances
    }

    /// Takes in the tile that was placed last.
    pub(super) fn add(&mut self, rules: &Variant, state: &State, placed: Cell) {
        let single = steps(rules, state, placed);
        let mut row = single;
        for next in rules.layout().adjacent(placed) {
            let cost = single[next.index()];
            if cost < FAR {
                lower(&mut row, &self.rows[next.index()], cost);
            }
        }
        row[placed.index()] = 0;
        for cell in state.occupied() {
            self.rows[cell.index()][placed.index()] = row[cell.index()];
        }
        self.rows[placed.index()] = row;
        self.pass(placed, state);
    }

    /// The costs from a cell to every cell.
    #[inline]
    pub(super) fn from(&self, cell: Cell) -> &Row {
        &self.rows[cell.index()]
    }

    /// Takes in all ways that lead over a cell.
    fn pass(&mut self, between: Cell, state: &State) {
        let over = self.rows[between.index()];
        for cell in state.occupied() {
            let row = &mut self.rows[cell.index()];
            let cost = row[between.index()];
            if cost < FAR {
                lower(row, &over, cost);
            }
        }
    }
}

/// The costs of single steps from a cell.
fn steps(rules: &Variant, state: &State, cell: Cell) -> Row {
    let mut row = [FAR; MAX_CELLS];
    row[cell.index()] = 0;
    for side in Direction::ALL {
        if let (Some(next), Some(cost)) = (rules.layout().neighbour(cell, side), state.passage(cell, side)) {
            row[next.index()] = cost;
        }
    }
    row
}
