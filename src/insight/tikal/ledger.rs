//! The ledger: every temple on the board with everybody's strength, who could take it, and for how much.
//!
//! Decides what a seat can bring to a temple, counted over its pieces. Who controls a temple, the rules decide; how the
//! ledger is shown, the window.
//!
//! What a seat can bring is exact for the board as it lies: all its pieces walk, go from camp to camp
//! and enter as cheaply as they can, and the points are spent on the cheapest of them, with the leader
//! where that is stronger. A tile still to be placed or a camp built on the way may open a shorter way;
//! both are left out.

use std::cmp::Reverse;

use crate::game::Seat;
use crate::hex::Cell;
use crate::insight::tikal::{Reach, Walker, points_at_hand};
use crate::tikal::{Piece, State, Variant};

/// The strength of one seat at a temple, and the strength that it could have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The seat.
    pub seat: Seat,
    /// The strength there now.
    pub strength: u8,
    /// The strength that is lacking for control; 0 with control, `None` where no strength would do because another
    /// seat's guard is there.
    pub need: Option<u8>,
    /// The most strength that the points at hand can add.
    pub most: u8,
    /// The fewest points that bring the strength needed; `None` if the points at hand do not suffice.
    pub price: Option<u8>,
}

/// One temple of the ledger.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The cell of the temple.
    pub temple: Cell,
    /// The value that it scores.
    pub value: u8,
    /// Whose guard closes it, and which piece that is.
    pub guard: Option<(Seat, Piece)>,
    /// Every seat's claim, by seat.
    pub claims: Vec<Claim>,
}

impl Standing {
    /// The claims of the seats that control the temple: none, one, or several where the variant lets tied seats share
    /// control.
    pub fn holders(&self) -> impl Iterator<Item = &Claim> {
        self.claims.iter().filter(|claim| claim.need == Some(0))
    }

    /// The lead of the only seat in control over the next; `None` with a guard, or with nobody or several in control.
    #[must_use]
    pub fn margin(&self) -> Option<u8> {
        let mut holders = self.holders();
        let (holder, None) = (holders.next()?, holders.next()) else { return None };
        let others = self.claims.iter().filter(|claim| claim.seat != holder.seat);
        let best = others.map(|claim| claim.strength).max().unwrap_or(0);
        self.guard.is_none().then(|| holder.strength.saturating_sub(best))
    }

    /// The claim of the seat that can gain control for the fewest points, among those whose points at hand suffice.
    #[must_use]
    pub fn threat(&self) -> Option<&Claim> {
        let rivals = self.claims.iter().filter(|claim| claim.need != Some(0));
        rivals.filter(|claim| claim.price.is_some()).min_by_key(|claim| claim.price)
    }
}

/// In which order temples are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// The most valuable first.
    #[default]
    Value,
    /// First the temples of which some seat can gain control with the points at hand; guarded temples last.
    Contested,
}

/// The temples of the board, the most valuable first.
#[must_use]
pub fn ledger(rules: &Variant, state: &State) -> Vec<Standing> {
    let mut entries: Vec<Standing> = state.temples().into_iter().map(|temple| standing(rules, state, temple)).collect();
    sort(&mut entries, Order::Value);
    entries
}

/// Puts the temples into this order.
pub fn sort(entries: &mut [Standing], order: Order) {
    entries.sort_by_key(|entry| {
        let rank = match order {
            Order::Value => 0,
            Order::Contested if entry.guard.is_some() => 2,
            Order::Contested => u8::from(entry.threat().is_none()),
        };
        (rank, Reverse(entry.value), entry.temple)
    });
}

fn standing(rules: &Variant, state: &State, temple: Cell) -> Standing {
    let claims = state.seats().iter().map(|&seat| {
        let need = state.strength_needed(rules, temple, seat);
        let points = points_at_hand(rules, state, seat);
        // A guard closes the temple: nobody can bring anything there.
        let open = state.guard(temple).is_none();
        let arrivals = if open { Arrivals::of(rules, state, temple, seat, points) } else { Arrivals::default() };
        let price = need.filter(|&need| need > 0).and_then(|need| arrivals.price(rules, need, points));
        let strength = state.strength(rules, temple, seat);
        Claim { seat, strength, need, most: arrivals.most(rules, points), price }
    });
    Standing { temple, value: state.level(temple), guard: state.guard(temple), claims: claims.collect() }
}

/// The costs for each piece of a seat to come to a temple.
#[derive(Default)]
struct Arrivals {
    /// The cost for each explorer, in rising order.
    explorers: Vec<u8>,
    leader: Option<u8>,
}

impl Arrivals {
    fn of(rules: &Variant, state: &State, temple: Cell, seat: Seat, points: u8) -> Self {
        // Moves and transfers cost the same in both directions, so one search from the temple gives the way of every
        // piece to it.
        let walker = Walker { seat, from: temple, piece: Piece::Explorer };
        let reach = Reach::of(rules, state, walker, points);
        let mut arrivals = Self::default();
        for cell in state.present(seat) {
            let Some(cost) = reach.cost(cell) else { continue };
            arrivals.add(state.band(cell, seat), cost);
        }
        let camps = state.camp_cells(rules, seat).into_iter();
        if let Some(way) = camps.filter_map(|camp| reach.cost(camp)).min() {
            arrivals.add(state.reserve(seat), way.saturating_add(rules.costs().enter));
        }
        arrivals.explorers.sort_unstable();
        arrivals
    }

    fn add(&mut self, band: crate::tikal::Band, cost: u8) {
        self.explorers.extend(std::iter::repeat_n(cost, usize::from(band.explorers())));
        if band.has_leader() {
            self.leader = Some(cost);
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

    /// The most strength that these points bring.
    fn most(&self, rules: &Variant, points: u8) -> u8 {
        let led = self.leader.and_then(|cost| points.checked_sub(cost));
        let led = led.map(|left| rules.leader_strength() + self.explorers_for(left));
        self.explorers_for(points).max(led.unwrap_or(0))
    }

    /// The fewest points that bring this much strength.
    fn price(&self, rules: &Variant, strength: u8, points: u8) -> Option<u8> {
        let explorers = |count: u8| -> Option<u32> {
            let cheapest = self.explorers.get(..usize::from(count))?;
            Some(cheapest.iter().map(|&cost| u32::from(cost)).sum())
        };
        let alone = explorers(strength);
        let led = self
            .leader
            .and_then(|cost| Some(u32::from(cost) + explorers(strength.saturating_sub(rules.leader_strength()))?));
        let price = alone.into_iter().chain(led).min()?;
        u8::try_from(price).ok().filter(|&price| price <= points)
    }
}
