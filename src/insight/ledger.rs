//! The part of a ledger that is the same in every game in which strength decides who holds a cell: everybody's claim, and
//! in which order what is contested is listed.
//!
//! What a seat can bring is exact for the pieces that can come: the points are spent on the cheapest of them, with one
//! leader where that is stronger. Which cells there are to hold, what strength is lacking and which pieces can come for
//! what, each game decides.

use crate::game::Seat;

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
    /// The claim of a seat that has this strength, lacks that much, and can bring these pieces with so many points; a
    /// leader is as strong as that.
    pub(super) fn of(seat: Seat, strength: u8, need: Option<u8>, arrivals: &Arrivals, points: u8, leader: u8) -> Self {
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
pub(super) struct Arrivals {
    /// The cost for each explorer, in rising order.
    explorers: Vec<u8>,
    /// The cost for the nearest leader.
    leader: Option<u8>,
}

impl Arrivals {
    /// Adds so many explorers, and a leader or none, that come for this cost each.
    pub(super) fn add(&mut self, explorers: u8, has_leader: bool, cost: u8) {
        let place = self.explorers.partition_point(|&other| other <= cost);
        self.explorers.splice(place..place, std::iter::repeat_n(cost, usize::from(explorers)));
        if has_leader {
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
