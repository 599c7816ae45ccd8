//! The reach of a piece: the cheapest way to every cell over passages and from camp to camp (T5.2, T5.3).
//!
//! A way is a sequence of single actions. What each of them costs, the rules decide; how a way is shown, the window.

use crate::game::Seat;
use crate::hex::{Cell, CellSet, Direction, MAX_CELLS};
use crate::tikal::{Action, Phase, Piece, State, Variant};

/// A piece and where it is, real or supposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Walker {
    /// Whose piece it is.
    pub seat: Seat,
    /// Where it is.
    pub from: Cell,
    /// Which kind of piece.
    pub piece: Piece,
}

/// The points that a seat can spend next: what is left of the turn under way, else those of a full turn,
/// and none if it has no turn any more.
#[must_use]
pub fn points_at_hand(rules: &Variant, state: &State, seat: Seat) -> u8 {
    // A seat that has scored in the final scoring has no turn any more.
    let has_ended = state.scoring().is_some_and(|scoring| {
        let ended = scoring.order.as_slice().iter().take(usize::from(scoring.index));
        scoring.volcano.is_none() && ended.into_iter().any(|&other| other == seat)
    });
    match state.phase() {
        Phase::Over => 0,
        Phase::Place(_) | Phase::Act | Phase::Reveal if state.seat() == seat => state.points(),
        _ if has_ended => 0,
        _ => rules.action_points(),
    }
}

/// The points for which a seat can bring any one of its pieces to each cell, from where it stands, from camp to camp or
/// out of the reserve (T5.1, T5.2, T5.3), on the board as it lies; 255 where that is more than `most`.
#[must_use]
pub fn arrival_costs(rules: &Variant, state: &State, seat: Seat, most: u8) -> [u8; MAX_CELLS] {
    let mut costs = [u8::MAX; MAX_CELLS];
    // For each cost, the cells that can be reached for it: costs are small, so this does the work of a priority queue.
    let mut open = [CellSet::EMPTY; u8::MAX as usize + 1];
    let camps = state.camp_cells(rules, seat);
    open[0] = state.present(seat);
    if !state.reserve(seat).is_empty() {
        open[usize::from(rules.costs().enter)] |= camps;
    }
    let mut settled = CellSet::EMPTY;
    for cost in 0..=usize::from(most) {
        let here = open[cost] - settled;
        settled |= here;
        for cell in here {
            costs[cell.index()] = cost as u8;
            for side in Direction::ALL {
                let (next, passage) = (rules.layout().neighbour(cell, side), state.passage(cell, side));
                if let (Some(next), Some(passage)) = (next, passage)
                    && let Some(open) = open.get_mut(cost + usize::from(passage))
                {
                    open.insert(next);
                }
            }
        }
        if let Some(transfer) = rules.costs().transfer.filter(|_| !(here & camps).is_empty())
            && let Some(open) = open.get_mut(cost + usize::from(transfer))
        {
            *open |= camps;
        }
    }
    costs
}

/// Everything one piece can reach with some points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    walker: Walker,
    cost: [Option<u8>; MAX_CELLS],
    before: [Option<(Cell, bool)>; MAX_CELLS],
}

impl Reach {
    /// The reach of the piece with this many points, on the board as it lies.
    #[must_use]
    pub fn of(rules: &Variant, state: &State, walker: Walker, points: u8) -> Self {
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
                    let (next, passage) = (rules.layout().neighbour(cell, side), state.passage(cell, side));
                    if let (Some(next), Some(passage)) = (next, passage) {
                        reach.offer(next, cost.saturating_add(passage), (cell, false), &mut open);
                    }
                }
                if let Some(transfer) = rules.costs().transfer.filter(|_| camps.contains(cell)) {
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

    /// The piece that walks.
    #[must_use]
    pub fn walker(&self) -> Walker {
        self.walker
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
        let mut way: Vec<Cell> =
            std::iter::successors(Some(to), |cell| self.before[cell.index()].map(|(before, _)| before)).collect();
        way.reverse();
        way
    }

    /// The actions of the cheapest way; none out of reach.
    #[must_use]
    pub fn actions(&self, to: Cell) -> Vec<Action> {
        let piece = self.walker.piece;
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
