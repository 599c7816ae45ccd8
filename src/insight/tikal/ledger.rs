//! The ledger: every temple on the board with everybody's strength, who could take it, and for how much.
//!
//! Decides what a seat can bring to a temple, counted over its pieces. Who controls a temple, the rules decide; how the
//! ledger is shown, the window.
//!
//! How that is counted, `ledger` of the layer decides. A tile still to be placed or a camp built on the way may open a
//! shorter way; both are left out.

use std::cmp::Reverse;

use crate::game::Seat;
use crate::hex::Cell;
use crate::insight::ledger::{Claim, Order};
use crate::insight::tikal::points_at_hand;
use crate::tikal::{Piece, State, Variant};

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
    let is_closed = state.guard(temple).is_some();
    let claims = state.seats().iter().map(|&seat| {
        let strength = state.strength(rules, temple, seat);
        let need = state.strength_needed(rules, temple, seat);
        let points = points_at_hand(rules, state, seat);
        Claim::of(rules, state, (temple, is_closed), (seat, points), (strength, need))
    });
    Standing { temple, value: state.level(temple), guard: state.guard(temple), claims: claims.collect() }
}
