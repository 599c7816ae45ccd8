//! The reach of pieces over passages and from camp to camp, in every game on whose board they walk so.
//!
//! A way is a sequence of single actions. What each of them costs, each game decides ([`Walks`]); how a way is shown, the
//! window.

use crate::game::{Game, Seat};
use crate::hex::{Cell, CellSet, Direction, MAX_CELLS};

/// The members of a seat in one place, as far as ways and strength depend on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Members {
    /// The number of explorers.
    pub explorers: u8,
    /// True if a leader is among them.
    pub has_leader: bool,
}

/// A game in which pieces walk over passages and go from camp to camp.
pub trait Walks: Game {
    /// The cell on that side and the points for going there; nothing where there is no way.
    fn next_door(&self, rules: &Self::Rules, cell: Cell, side: Direction) -> Option<(Cell, u8)>;

    /// The cells between which a seat's pieces are transferred, and onto which they enter.
    fn camps_of(&self, rules: &Self::Rules, seat: Seat) -> CellSet;

    /// The cells where pieces of the seat stand.
    fn places_of(&self, seat: Seat) -> CellSet;

    /// The seat's pieces in a cell.
    fn members_in(&self, cell: Cell, seat: Seat) -> Members;

    /// The seat's pieces that can enter.
    fn members_aside(&self, seat: Seat) -> Members;

    /// The points for entering, if that is possible.
    fn enter_cost(rules: &Self::Rules) -> Option<u8>;

    /// The points for a transfer, if that is possible.
    fn transfer_cost(rules: &Self::Rules) -> Option<u8>;

    /// The same for this seat as long as it does what it is doing.
    fn transfer_cost_now(&self, rules: &Self::Rules, _seat: Seat) -> Option<u8> {
        Self::transfer_cost(rules)
    }

    /// The strength of a leader.
    fn strength_of_leader(rules: &Self::Rules) -> u8;
}

/// A sort of piece, and the actions by which it walks.
pub trait Walking: Copy {
    /// The actions of its game.
    type Action;

    /// The step to the cell next door.
    fn step(self, from: Cell, to: Cell) -> Self::Action;

    /// The step from camp to camp.
    fn transfer(self, from: Cell, to: Cell) -> Self::Action;
}

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
pub fn arrival_costs<G: Walks>(rules: &G::Rules, state: &G, seat: Seat, most: u8) -> [u8; MAX_CELLS] {
    let mut costs = [u8::MAX; MAX_CELLS];
    // For each cost, the cells that can be reached for it: costs are small, so this does the work of a priority queue.
    let mut open = [CellSet::EMPTY; u8::MAX as usize + 1];
    let camps = state.camps_of(rules, seat);
    open[0] = state.places_of(seat);
    let Members { explorers, has_leader } = state.members_aside(seat);
    if let Some(enter) = G::enter_cost(rules).filter(|_| explorers > 0 || has_leader) {
        open[usize::from(enter)] |= camps;
    }
    let transfer = G::transfer_cost(rules);
    let mut settled = CellSet::EMPTY;
    for cost in 0..=usize::from(most) {
        let here = open[cost] - settled;
        settled |= here;
        for cell in here {
            costs[cell.index()] = cost as u8;
            for side in Direction::ALL {
                if let Some((next, passage)) = state.next_door(rules, cell, side)
                    && let Some(open) = open.get_mut(cost + usize::from(passage))
                {
                    open.insert(next);
                }
            }
        }
        if let Some(transfer) = transfer.filter(|_| !(here & camps).is_empty())
            && let Some(open) = open.get_mut(cost + usize::from(transfer))
        {
            *open |= camps;
        }
    }
    costs
}

/// The cheapest ways from one cell to all others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Ways {
    cost: [Option<u8>; MAX_CELLS],
    /// The cell before each on the cheapest way to it, and true if the step is one from camp to camp.
    before: [Option<(Cell, bool)>; MAX_CELLS],
}

impl Ways {
    /// The ways of a seat's pieces for at most so many points, on the board as it lies.
    pub(super) fn of<G: Walks>(rules: &G::Rules, state: &G, seat: Seat, from: Cell, points: u8) -> Self {
        let mut ways = Self { cost: [None; MAX_CELLS], before: [None; MAX_CELLS] };
        ways.cost[from.index()] = Some(0);
        let camps = state.camps_of(rules, seat);
        let transfer = state.transfer_cost_now(rules, seat);
        // For each cost, the cells that can be reached for it; they are settled by rising cost.
        let mut open = vec![CellSet::EMPTY; usize::from(points) + 1];
        open[0].insert(from);
        for cost in 0..=points {
            let mut settled = CellSet::EMPTY;
            while let Some(cell) = (open[usize::from(cost)] - settled).into_iter().next() {
                settled.insert(cell);
                if ways.cost[cell.index()] != Some(cost) {
                    continue;
                }
                for side in Direction::ALL {
                    if let Some((next, passage)) = state.next_door(rules, cell, side) {
                        ways.offer(next, cost.saturating_add(passage), (cell, false), &mut open);
                    }
                }
                if let Some(transfer) = transfer.filter(|_| camps.contains(cell)) {
                    for camp in camps - CellSet::of(cell) {
                        ways.offer(camp, cost.saturating_add(transfer), (cell, true), &mut open);
                    }
                }
            }
        }
        ways
    }

    fn offer(&mut self, cell: Cell, cost: u8, before: (Cell, bool), open: &mut [CellSet]) {
        let Some(open) = open.get_mut(usize::from(cost)) else { return };
        if self.cost[cell.index()].is_none_or(|known| cost < known) {
            self.cost[cell.index()] = Some(cost);
            self.before[cell.index()] = Some(before);
            open.insert(cell);
        }
    }

    /// The cost of the cheapest way to a cell, 0 to the one where they begin; `None` out of reach.
    pub(super) fn cost(&self, cell: Cell) -> Option<u8> {
        self.cost[cell.index()]
    }
}

/// Everything one piece can reach with some points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach<P> {
    walker: Walker<P>,
    ways: Ways,
}

impl<P: Walking> Reach<P> {
    /// The reach of the piece with this many points, on the board as it lies.
    pub(super) fn through<G: Walks>(rules: &G::Rules, state: &G, walker: Walker<P>, points: u8) -> Self {
        Self { walker, ways: Ways::of(rules, state, walker.seat, walker.from, points) }
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
        self.ways.cost(cell).filter(|_| cell != self.walker.from)
    }

    /// True if the piece can reach no other cell.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ways.cost.iter().flatten().count() < 2
    }

    /// The cells of the cheapest way, both ends included; empty out of reach.
    #[must_use]
    pub fn way(&self, to: Cell) -> Vec<Cell> {
        if self.ways.cost(to).is_none() {
            return Vec::new();
        }
        let before = |cell: &Cell| self.ways.before[cell.index()].map(|(before, _)| before);
        let mut way: Vec<Cell> = std::iter::successors(Some(to), before).collect();
        way.reverse();
        way
    }

    /// The actions of the cheapest way; none out of reach.
    #[must_use]
    pub fn actions(&self, to: Cell) -> Vec<P::Action> {
        let piece = self.walker.piece;
        let steps = self.way(to);
        let pairs = steps.windows(2).filter_map(|pair| match *pair {
            [from, to] => Some((from, to)),
            _ => None,
        });
        pairs
            .map(|(from, to)| match self.ways.before[to.index()] {
                Some((_, true)) => piece.transfer(from, to),
                _ => piece.step(from, to),
            })
            .collect()
    }
}
