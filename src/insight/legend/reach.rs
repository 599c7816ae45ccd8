//! The reach of members: the cheapest way to every hex over passages and from camp to camp (L5.1, L5.2, L5.4), and the
//! points that a seat has for it.
//!
//! A way is a sequence of single actions. What each of them costs, the rules decide; how a way is shown, the window.

use crate::game::Seat;
use crate::hex::{Cell, CellSet, Direction, MAX_CELLS};
use crate::legend::{Action, Effect, Phase, Piece, State, Variant};

/// A member and where it is, real or supposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Walker {
    /// Whose member it is.
    pub seat: Seat,
    /// Where it is.
    pub from: Cell,
    /// Which kind of piece.
    pub piece: Piece,
}

/// The points that a seat can spend next: what is left of those that it spends now; in a scoring round those of its
/// scoring turn, as long as that is to come; else its token with what its cards add (L3.11), if it has one.
#[must_use]
pub fn points_at_hand(rules: &Variant, state: &State, seat: Seat) -> u8 {
    let is_spending = match state.phase() {
        Phase::Act => true,
        // An effect, and what chance does in one, may interrupt the spending.
        Phase::Effect | Phase::Reveal(..) | Phase::Show => state.points() > 0,
        _ => false,
    };
    if is_spending && state.seat() == seat {
        return state.points();
    }
    if let Some(scoring) = state.scoring() {
        let to_come = scoring.order.as_slice().iter().skip(usize::from(scoring.index) + 1);
        return if to_come.into_iter().any(|&other| other == seat) { rules.scoring_points() } else { 0 };
    }
    state.token(seat).map_or(0, |value| value.saturating_add(state.bonus(rules, seat)))
}

/// The points of the walk that the acting seat can make now: those of the effect that lets it walk (L7.14), else those
/// that it is spending.
#[must_use]
pub fn points_to_walk(state: &State) -> u8 {
    match (state.phase(), state.doing()) {
        (Phase::Effect, Some(doing)) if matches!(doing.effect, Effect::Steps(_)) => doing.left,
        (Phase::Act, _) => state.points(),
        _ => 0,
    }
}

/// The points for which a seat can bring any one of its members to each hex, from where it stands, from camp to camp or
/// out of the reserve, on the board as it lies; 255 where that is more than `most`.
#[must_use]
pub fn arrival_costs(rules: &Variant, state: &State, seat: Seat, most: u8) -> [u8; MAX_CELLS] {
    let mut costs = [u8::MAX; MAX_CELLS];
    // For each cost, the cells that can be reached for it: costs are small, so this does the work of a priority queue.
    let mut open = [CellSet::EMPTY; u8::MAX as usize + 1];
    let camps = state.camp_cells(rules, seat);
    open[0] = state.present(seat);
    if let Some(enter) = rules.costs().enter.filter(|_| !state.reserve(seat).is_empty()) {
        open[usize::from(enter)] |= camps;
    }
    let mut settled = CellSet::EMPTY;
    for cost in 0..=usize::from(most) {
        let here = open[cost] - settled;
        settled |= here;
        for cell in here {
            costs[cell.index()] = cost as u8;
            for side in Direction::ALL {
                let passage = state.passage(cell, side);
                if let Some(next) = rules.layout().neighbour(cell, side).filter(|_| passage > 0)
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

/// Everything one member can reach with some points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    walker: Walker,
    cost: [Option<u8>; MAX_CELLS],
    /// The hex before each on the cheapest way to it, and true if the step is one from camp to camp.
    before: [Option<(Cell, bool)>; MAX_CELLS],
}

impl Reach {
    /// The reach of the member with this many points, on the board as it lies.
    #[must_use]
    pub fn of(rules: &Variant, state: &State, walker: Walker, points: u8) -> Self {
        let mut reach = Self { walker, cost: [None; MAX_CELLS], before: [None; MAX_CELLS] };
        reach.cost[walker.from.index()] = Some(0);
        let camps = state.camp_cells(rules, walker.seat);
        // The steps of a card count one for a transfer (L7.14).
        let by_card = points_to_walk(state) > 0 && state.phase() == Phase::Effect && state.seat() == walker.seat;
        let transfer = if by_card { Some(1) } else { rules.costs().transfer };
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

    /// The member that walks.
    #[must_use]
    pub fn walker(&self) -> Walker {
        self.walker
    }

    /// Where the member is.
    #[must_use]
    pub fn from(&self) -> Cell {
        self.walker.from
    }

    /// The cost of the cheapest way to a hex; `None` out of reach and where the member is already.
    #[must_use]
    pub fn cost(&self, cell: Cell) -> Option<u8> {
        self.cost[cell.index()].filter(|_| cell != self.walker.from)
    }

    /// True if the member can reach no other hex.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cost.iter().flatten().count() < 2
    }

    /// The hexes of the cheapest way, both ends included; empty out of reach.
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
