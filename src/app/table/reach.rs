//! How far a piece gets: the cheapest way to every cell over passages and from camp to camp (T5.2, T5.3).
//!
//! Knows nothing of the window. A way is a sequence of single actions.

use crate::hex::{Cell, CellSet, Direction, MAX_CELLS};
use crate::tikal::{Action, Piece, State, Variant};

/// Everything one piece can reach with the points left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    from: Cell,
    piece: Piece,
    cost: [Option<u8>; MAX_CELLS],
    before: [Option<(Cell, bool)>; MAX_CELLS],
}

impl Reach {
    /// What the acting seat's piece on `from` can reach with its points.
    #[must_use]
    pub fn of(rules: &Variant, state: &State, from: Cell, piece: Piece) -> Self {
        let mut reach = Self { from, piece, cost: [None; MAX_CELLS], before: [None; MAX_CELLS] };
        reach.cost[from.index()] = Some(0);
        let camps = state.camp_cells(rules, state.seat());
        let mut settled = CellSet::EMPTY;
        let nearest = |reach: &Self, settled: CellSet| {
            let open = (rules.cells() - settled).into_iter();
            open.filter_map(|cell| reach.cost[cell.index()].map(|cost| (cost, cell))).min()
        };
        while let Some((cost, cell)) = nearest(&reach, settled) {
            settled.insert(cell);
            for side in Direction::ALL {
                let (next, passage) = (rules.layout().neighbour(cell, side), state.passage(cell, side));
                if let (Some(next), Some(passage)) = (next, passage) {
                    reach.offer(next, cost + passage, (cell, false), state.points());
                }
            }
            if let Some(transfer) = rules.costs().transfer.filter(|_| camps.contains(cell)) {
                for camp in camps - CellSet::of(cell) {
                    reach.offer(camp, cost.saturating_add(transfer), (cell, true), state.points());
                }
            }
        }
        reach
    }

    fn offer(&mut self, cell: Cell, cost: u8, before: (Cell, bool), points: u8) {
        if cost <= points && self.cost[cell.index()].is_none_or(|known| cost < known) {
            self.cost[cell.index()] = Some(cost);
            self.before[cell.index()] = Some(before);
        }
    }

    /// Where the piece is.
    #[must_use]
    pub fn from(&self) -> Cell {
        self.from
    }

    /// What the cheapest way there costs; `None` out of reach and where the piece is already.
    #[must_use]
    pub fn cost(&self, cell: Cell) -> Option<u8> {
        self.cost[cell.index()].filter(|_| cell != self.from)
    }

    /// Whether there is anywhere to go.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cost.iter().flatten().count() < 2
    }

    /// The cells of the cheapest way, both ends included; empty out of reach.
    #[must_use]
    pub fn way(&self, to: Cell) -> Vec<Cell> {
        if self.cost[to.index()].is_none() {
            return Vec::new();
        }
        let mut way: Vec<Cell> =
            std::iter::successors(Some(to), |cell| self.before[cell.index()].map(|(before, _)| before)).collect();
        way.reverse();
        way
    }

    /// The actions of the cheapest way; none out of reach.
    #[must_use]
    pub fn actions(&self, to: Cell) -> Vec<Action> {
        let piece = self.piece;
        let steps = self.way(to);
        let pairs = steps.windows(2).filter_map(|pair| match *pair {
            [from, to] => Some((from, to)),
            _ => None,
        });
        pairs
            .map(|(from, to)| match self.before[to.index()] {
                Some((_, true)) => Action::Transfer { piece, from, to },
                _ => Action::Move { piece, from, to },
            })
            .collect()
    }
}
