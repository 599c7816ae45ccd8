//! The reach of a piece: the cheapest way to every cell over passages and from camp to camp, in each game of expeditions.
//!
//! A way is a sequence of single actions. What each of them costs, the rules decide, and a game says it here by [`Walks`];
//! how a way is shown, the window.

use crate::game::{Game, Seat};
use crate::hex::{Cell, CellSet, Direction, MAX_CELLS};

/// The pieces of a game that walk over its board.
pub trait Walks: Copy {
    /// The states of the game.
    type State: Game;

    /// The cell on one side of another, and the cost of the passage to it, if there is one.
    fn passage(rules: &RulesOf<Self>, state: &Self::State, cell: Cell, side: Direction) -> Option<(Cell, u8)>;

    /// The cells on which a seat has pieces.
    fn present(state: &Self::State, seat: Seat) -> CellSet;

    /// The camps of a seat, the base camp among them.
    fn camps(rules: &RulesOf<Self>, state: &Self::State, seat: Seat) -> CellSet;

    /// The cost of bringing a piece out of the reserve of a seat to one of its camps, if it can.
    fn entering(rules: &RulesOf<Self>, state: &Self::State, seat: Seat) -> Option<u8>;

    /// The cost of going from camp to camp, if that is possible.
    fn transfer(rules: &RulesOf<Self>) -> Option<u8>;

    /// The same on a walk that a seat can make now.
    fn transfer_now(rules: &RulesOf<Self>, _state: &Self::State, _seat: Seat) -> Option<u8> {
        Self::transfer(rules)
    }

    /// The action of a step over a passage, or from camp to camp.
    fn step(self, from: Cell, to: Cell, is_transfer: bool) -> <Self::State as Game>::Action;
}

/// The rules of the game of a piece.
pub type RulesOf<P> = <<P as Walks>::State as Game>::Rules;

/// A piece and where it is, real or supposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Walker<P> {
    /// Whose piece it is.
    pub seat: Seat,
    /// Where it is.
    pub from: Cell,
    /// Which kind of piece.
    pub piece: P,
}

/// The points for which a seat can bring any one of its pieces to each cell, from where it stands, from camp to camp or
/// out of the reserve, on the board as it lies; 255 where that is more than `most`.
#[must_use]
pub fn arrival_costs<P: Walks>(rules: &RulesOf<P>, state: &P::State, seat: Seat, most: u8) -> [u8; MAX_CELLS] {
    let mut costs = [u8::MAX; MAX_CELLS];
    // For each cost, the cells that can be reached for it: costs are small, so this does the work of a priority queue.
    let mut open = [CellSet::EMPTY; u8::MAX as usize + 1];
    let camps = P::camps(rules, state, seat);
    open[0] = P::present(state, seat);
    if let Some(enter) = P::entering(rules, state, seat) {
        open[usize::from(enter)] |= camps;
    }
    let mut settled = CellSet::EMPTY;
    for cost in 0..=usize::from(most) {
        let here = open[cost] - settled;
        settled |= here;
        for cell in here {
            costs[cell.index()] = cost as u8;
            for side in Direction::ALL {
                if let Some((next, passage)) = P::passage(rules, state, cell, side)
                    && let Some(open) = open.get_mut(cost + usize::from(passage))
                {
                    open.insert(next);
                }
            }
        }
        if let Some(transfer) = P::transfer(rules).filter(|_| !(here & camps).is_empty())
            && let Some(open) = open.get_mut(cost + usize::from(transfer))
        {
            *open |= camps;
        }
    }
    costs
}

/// Everything one piece can reach with some points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach<P> {
    walker: Walker<P>,
    cost: [Option<u8>; MAX_CELLS],
    /// The cell before each on the cheapest way to it, and true if the step is one from camp to camp.
    before: [Option<(Cell, bool)>; MAX_CELLS],
}

impl<P: Walks> Reach<P> {
    /// The reach of the piece with this many points, on the board as it lies.
    #[must_use]
    pub fn of(rules: &RulesOf<P>, state: &P::State, walker: Walker<P>, points: u8) -> Self {
        let mut reach = Self { walker, cost: [None; MAX_CELLS], before: [None; MAX_CELLS] };
        reach.cost[walker.from.index()] = Some(0);
        let camps = P::camps(rules, state, walker.seat);
        let transfer = P::transfer_now(rules, state, walker.seat);
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
                    if let Some((next, passage)) = P::passage(rules, state, cell, side) {
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

    /// The piece that walks.
    #[must_use]
    pub fn walker(&self) -> Walker<P> {
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
    pub fn actions(&self, to: Cell) -> Vec<<P::State as Game>::Action> {
        let piece = self.walker.piece;
        let steps = self.way(to);
        let pairs = steps.windows(2).filter_map(|pair| match *pair {
            [from, to] => Some((from, to)),
            _ => None,
        });
        let is_transfer = |to: Cell| self.before[to.index()].is_some_and(|(_, is_transfer)| is_transfer);
        pairs.map(|(from, to)| piece.step(from, to, is_transfer(to))).collect()
    }
}
