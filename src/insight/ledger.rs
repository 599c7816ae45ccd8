//! The part of a ledger that is the same in every game in which strength decides who holds a cell: everybody's claim, and
//! in which order what is contested is listed.
//!
//! What a seat can bring is exact for the board as it lies: all its pieces walk, go from camp to camp and enter as cheaply
//! as they can, and the points are spent on the cheapest of them, with one leader where that is stronger. Which cells
//! there are to hold, and what strength is lacking, each game decides.

use super::reach::{Members, Walks, Ways};
use crate::game::Seat;
use crate::hex::Cell;

/// The strength of one seat in a cell, and the strength that it could have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The seat.
    pub seat: Seat,
    /// The strength there now; a guard has none.
    pub strength: u8,
    /// The strength that is lacking to hold it; 0 for who holds it, `None` where no strength would do because another
    /// seat's guard is there.
    pub need: Option<u8>,
    /// The most strength that the points at hand can add.
    pub most: u8,
    /// The fewest points that bring the strength needed; `None` if the points at hand do not suffice.
    pub price: Option<u8>,
}

impl Claim {
    /// The claim of a seat that has this strength in a cell, lacks that much and has these points. Where the cell is
    /// closed, by a guard, nothing that comes there changes who holds it.
    pub(super) fn of<G: Walks>(
        rules: &G::Rules,
        state: &G,
        (cell, is_closed): (Cell, bool),
        (seat, points): (Seat, u8),
        (strength, need): (u8, Option<u8>),
    ) -> Self {
        let arrivals =
            if is_closed { Arrivals::default() } else { Arrivals::of::<G>(rules, state, cell, seat, points) };
        let leader = G::strength_of_leader(rules);
        let price = need.filter(|&need| need > 0).and_then(|need| arrivals.price(leader, need, points));
        Self { seat, strength, need, most: arrivals.most(leader, points), price }
    }

    /// The claim, of these, that can come to hold the cell for the fewest points, among those whose points at hand
    /// suffice.
    pub(super) fn threat(claims: &[Self]) -> Option<&Self> {
        let rivals = claims.iter().filter(|claim| claim.need != Some(0));
        rivals.filter(|claim| claim.price.is_some()).min_by_key(|claim| claim.price)
    }

    /// The lead of this claim over the next of these.
    pub(super) fn margin(self, claims: &[Self]) -> u8 {
        let others = claims.iter().filter(|claim| claim.seat != self.seat);
        self.strength.saturating_sub(others.map(|claim| claim.strength).max().unwrap_or(0))
    }
}

/// In which order the cells of a ledger are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// The most valuable first.
    #[default]
    Value,
    /// First those that some seat can come to hold with the points at hand; guarded temples last.
    Contested,
}

impl Order {
    /// The rank of a cell before its value counts, the first one least.
    pub(super) fn rank(self, is_guarded: bool, is_threatened: bool) -> u8 {
        match self {
            Self::Value => 0,
            Self::Contested if is_guarded => 2,
            Self::Contested => u8::from(!is_threatened),
        }
    }
}

/// The costs for each piece of a seat to come to a cell.
#[derive(Default)]
struct Arrivals {
    /// The cost for each explorer, in rising order.
    explorers: Vec<u8>,
    /// The cost for the nearest leader.
    leader: Option<u8>,
}

impl Arrivals {
    fn of<G: Walks>(rules: &G::Rules, state: &G, cell: Cell, seat: Seat, points: u8) -> Self {
        // Moves and transfers cost the same in both directions, so one search from the cell gives the way of every piece
        // to it.
        let ways = Ways::of(rules, state, seat, cell, points);
        let mut arrivals = Self::default();
        for from in state.places_of(seat) {
            let Some(cost) = ways.cost(from).filter(|_| from != cell) else { continue };
            arrivals.add(state.members_in(from, seat), cost);
        }
        let way = state.camps_of(rules, seat).into_iter().filter_map(|camp| ways.cost(camp)).min();
        if let (Some(way), Some(enter)) = (way, G::enter_cost(rules)) {
            arrivals.add(state.members_aside(seat), way.saturating_add(enter));
        }
        arrivals.explorers.sort_unstable();
        arrivals
    }

    fn add(&mut self, members: Members, cost: u8) {
        self.explorers.extend(std::iter::repeat_n(cost, usize::from(members.explorers)));
        if members.has_leader {
            self.leader = Some(self.leader.map_or(cost, |nearest| nearest.min(cost)));
        }
    }

    /// The number of explorers that these points bring.
    fn explorers_for(&self, points: u8) -> u8 {
        let mut left = points;
        let come = self.explorers.iter().take_while(|&&cost| match left.checked_sub(cost) {
            Some(rest) => {
                left = rest;
                true
            }
            None => false,
        });
        come.count() as u8
    }

    /// The most strength that these points bring; a leader is as strong as that.
    fn most(&self, leader: u8, points: u8) -> u8 {
        let led = self.leader.and_then(|cost| points.checked_sub(cost));
        let led = led.map(|left| leader.saturating_add(self.explorers_for(left)));
        self.explorers_for(points).max(led.unwrap_or(0))
    }

    /// The fewest points that bring this much strength.
    fn price(&self, leader: u8, strength: u8, points: u8) -> Option<u8> {
        let explorers = |count: u8| -> Option<u32> {
            let cheapest = self.explorers.get(..usize::from(count))?;
            Some(cheapest.iter().map(|&cost| u32::from(cost)).sum())
        };
        let alone = explorers(strength);
        let led = self.leader.and_then(|cost| Some(u32::from(cost) + explorers(strength.saturating_sub(leader))?));
        let price = alone.into_iter().chain(led).min()?;
        u8::try_from(price).ok().filter(|&price| price <= points)
    }
}
