//! The auction at the table: the one that the board shows, the one that is held, and the bid that is set for the next.
//!
//! What was bid, and what of it still counts, [`Bidding`] tells.

use super::Table;
use crate::game::Seat;
use crate::insight::tikal::{Bid, Bidding};
use crate::tikal::{Phase, State};

impl Table {
    /// True if the board shows a moment of an auction: a bid is asked for, or the choice among the tiles.
    #[must_use]
    pub fn shows_auction(&self) -> bool {
        matches!(self.shown().phase(), Phase::Bid(_) | Phase::Choose)
    }

    /// The bid that was set in the field beside the buttons. It is for the moment in which it was set: whoever is asked
    /// again begins near the least one.
    pub(super) fn higher_bid(&self) -> u32 {
        let (changes, bid) = self.own.chosen.higher_bid;
        if changes == self.sitting.changes() { bid } else { 0 }
    }

    /// The last answer of a seat in the auction that the board shows; nothing if it gave none yet. Once the winner has
    /// chosen a tile, the auction is over.
    #[must_use]
    pub fn last_bid(&self, seat: Seat) -> Option<Bid> {
        self.shown_bidding()?.last_of(seat)
    }

    /// The auction that the board shows; while its winner chooses, as it ended. Nothing if nobody could bid.
    pub(super) fn shown_bidding(&self) -> Option<Bidding> {
        self.bidding(self.shown(), self.shown_step())
    }

    /// The answers so far in the auction that is held, for a copy of the game.
    pub(super) fn bids_so_far(&self) -> Vec<(Seat, Bid)> {
        self.bidding(self.state(), self.steps()).map(|bidding| bidding.answers).unwrap_or_default()
    }

    /// The end of the auction whose winner is choosing a tile: the last bid, and the seats that passed, in order;
    /// nothing if nobody bid.
    #[must_use]
    pub fn auction_won(&self) -> Option<(u32, Vec<Seat>)> {
        let bidding = self.bidding(self.state(), self.steps())?;
        Some((bidding.bid()?.0, bidding.passed()))
    }

    /// The auction that is held in this state, before which so many actions were played.
    fn bidding(&self, state: &State, steps: usize) -> Option<Bidding> {
        let last = steps.checked_sub(1).and_then(|last| self.sitting.seen_from(last).next());
        let before = last.as_ref().map(|last| last.before.state());
        let known = &self.own.known;
        Bidding::of(state, before, &known.history, steps, &known.earlier_bids)
    }
}
