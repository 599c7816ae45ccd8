//! The ledger: every temple on the board with everybody's strength, who could take it, and for how much.
//!
//! Decides what a seat can bring to a temple, counted over its pieces. Who controls a temple, the rules decide; how the
//! ledger is shown, the window.
//!
//! It is exact for the board as it lies: all pieces walk, go from camp to camp and enter as cheaply as they can; how the
//! points are spent on them, `ledger` of the layer decides. A tile still to be placed or a camp built on the way may open
//! a shorter way; both are left out.

use std::cmp::Reverse;

use crate::game::Seat;
use crate::hex::Cell;
use crate::insight::ledger::{Arrivals, Claim, Order};
use crate::insight::tikal::{Reach, Walker, points_at_hand};
use crate::tikal::{Band, Piece, State, Variant};

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
        self.guard.is_none().then(|| holder.margin(&self.claims))
    }

    /// The claim of the seat that can gain control for the fewest points, among those whose points at hand suffice.
    #[must_use]
    pub fn threat(&self) -> Option<&Claim> {
        Claim::threat(&self.claims)
    }
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
        let rank = order.rank(entry.guard.is_some(), entry.threat().is_some());
        (rank, Reverse(entry.value), entry.temple)
    });
}

fn standing(rules: &Variant, state: &State, temple: Cell) -> Standing {
    let claims = state.seats().iter().map(|&seat| {
        let need = state.strength_needed(rules, temple, seat);
        let points = points_at_hand(rules, state, seat);
        // A guard closes the temple: nobody can bring anything there.
        let open = state.guard(temple).is_none();
        let arrivals = if open { arrivals(rules, state, temple, seat, points) } else { Arrivals::default() };
        let strength = state.strength(rules, temple, seat);
        Claim::of(seat, strength, need, &arrivals, points, rules.leader_strength())
    });
    Standing { temple, value: state.level(temple), guard: state.guard(temple), claims: claims.collect() }
}

/// The costs for each piece of a seat to come to a temple.
fn arrivals(rules: &Variant, state: &State, temple: Cell, seat: Seat, points: u8) -> Arrivals {
    // Moves and transfers cost the same in both directions, so one search from the temple gives the way of every piece to
    // it.
    let reach = Reach::of(rules, state, Walker { seat, from: temple, piece: Piece::Explorer }, points);
    let mut arrivals = Arrivals::default();
    let mut add = |band: Band, cost: u8| arrivals.add(band.explorers(), band.has_leader(), cost);
    for cell in state.present(seat) {
        let Some(cost) = reach.cost(cell) else { continue };
        add(state.band(cell, seat), cost);
    }
    let camps = state.camp_cells(rules, seat).into_iter();
    if let Some(way) = camps.filter_map(|camp| reach.cost(camp)).min() {
        add(state.reserve(seat), way.saturating_add(rules.costs().enter));
    }
    arrivals
}
