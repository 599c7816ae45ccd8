//! The reach of a piece: the cheapest way to every hex over passages and from camp to camp (L5.2, L5.4, L7.14).
//!
//! A way is a sequence of single actions. What each of them costs, the rules decide.

use crate::game::Seat;
use crate::hex::{Cell, CellSet, Direction, MAX_CELLS};
use crate::legend::{Action, Piece, State, Variant};

/// A piece and where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Walker {
    /// Whose piece it is.
    pub seat: Seat,
    /// Where it is.
    pub from: Cell,
    /// Which kind of piece.
    pub piece: Piece,
}

/// Everything one piece can reach with some points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    walker: Walker,
    cost: [Option<u8>; MAX_CELLS],
    before: [Option<(Cell, bool)>; MAX_CELLS],
}

impl Reach {
    /// The reach of the piece with this many points, on the board as it lies; `transfer` is the cost of going from camp to
    /// camp.
    #[must_use]
    pub fn of(rules: &Variant, state: &State, walker: Walker, points: u8, transfer: Option<u8>) -> Self {
        let mut reach = Self { walker, cost: [None; MAX_CELLS], before: [None; MAX_CELLS] };
        reach.cost[walker.from.index()] = Some(0);
        let camps = state.camp_cells(rules, walker.seat);
        // For each cost, the cells that can be reached for it; they are settled by rising cost.
        let mut open = vec![CellSet::EMPTY; usize::from(points) + 1];
        open[0].insert(walker.from);
        for cost in 0..=points {
            let mut settled = CellSet::EMPTY;
            while let Some(cell) = (open[usize::from(cost)] - settled).into_iter().next() {
                settled.insert(cell);
                if reach.cost[cell.index()] != Some(cost) {
                    continue;
                }
                for side in Direction::ALL {
                    let passage = state.passage(cell, side);
                    if let Some(next) = rules.layout().neighbour(cell, side).filter(|_| passage > 0) {
                        reach.offer(next, cost.saturating_add(passage), (cell, false), &mut open);
                    }
                }
                if let Some(transfer) = transfer.filter(|_| camps.contains(cell)) {
                    for camp in camps - CellSet::of(cell) {
                        reach.offer(camp, cost.saturating_add(transfer), (cell, true), &mut open);
                    }
                }
            }
        }
        reach
    }

    fn offer(&mut self, cell: Cell, cost: u8, before: (Cell, bool), open: &mut [CellSet]) {
        let Some(open) = open.get_mut(usize::from(cost)) else { return };
        if self.cost[cell.index()].is_none_or(|known| cost < known) {
            self.cost[cell.index()] = Some(cost);
            self.before[cell.index()] = Some(before);
            open.insert(cell);
        }
    }

    /// Where the piece is.
    #[must_use]
    pub fn from(&self) -> Cell {
        self.walker.from
    }

    /// The cost of the cheapest way to a cell; `None` out of reach and where the piece is already.
    #[must_use]
    pub fn cost(&self, cell: Cell) -> Option<u8> {
        self.cost[cell.index()].filter(|_| cell != self.walker.from)
    }

    /// True if the piece can reach no other cell.
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
        let before = |cell: &Cell| self.before[cell.index()].map(|(before, _)| before);
        let mut way: Vec<Cell> = std::iter::successors(Some(to), before).collect();
        way.reverse();
        way
    }

    /// The actions of the cheapest way; none out of reach.
    #[must_use]
    pub fn actions(&self, to: Cell) -> Vec<Action> {
        let piece = self.walker.piece;
        let way = self.way(to);
        let step = |pair: &[Cell]| match *pair {
            [from, to] => Some(match self.before[to.index()] {
                Some((_, true)) => Action::Transfer { piece, from, to },
                _ => Action::Move { piece, from, to },
            }),
            _ => None,
        };
        way.windows(2).filter_map(step).collect()
    }
}
