//! The course of an auction: who could bid, the bids, and the passes, asked for or not.
//!
//! Decides how long a bid is told of: of every seat alike, until the winner has chosen a tile, which ends the auction.

use super::Table;
use crate::game::Seat;
use crate::tikal::{Event, Phase, State};

/// The state or the end of an auction.
pub(super) struct Bidding {
    /// Who could bid, in order.
    pub seats: Vec<Seat>,
    /// The bids and passes, in order.
    done: Vec<(Seat, Bid)>,
}

/// The answer of a seat in an auction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bid {
    /// It bids so many points.
    Points(u32),
    /// It passes.
    Pass,
    /// It passes without being asked, as it has too few points for any bid (T9.11).
    Forced,
}

impl Bid {
    /// The points that are bid.
    #[must_use]
    pub fn points(self) -> Option<u32> {
        match self {
            Self::Points(points) => Some(points),
            Self::Pass | Self::Forced => None,
        }
    }
}

impl Bidding {
    /// The last answer of a seat, if it was asked yet.
    pub fn last_of(&self, seat: Seat) -> Option<Bid> {
        self.done.iter().rev().find(|&&(by, _)| by == seat).map(|&(_, bid)| bid)
    }

    /// Who has passed, in order.
    pub fn passed(&self) -> Vec<Seat> {
        self.done.iter().filter(|(_, bid)| bid.points().is_none()).map(|&(seat, _)| seat).collect()
    }

    /// The bid that stands, and whose it is.
    pub fn bid(&self) -> Option<(u32, Seat)> {
        self.done.iter().rev().find_map(|&(seat, bid)| Some((bid.points()?, seat)))
    }
}

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
        self.bidding(self.state(), self.steps()).map(|bidding| bidding.done).unwrap_or_default()
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
        let auction = match state.phase() {
            Phase::Bid(auction) => auction,
            Phase::Choose => match self.sitting.seen_from(steps.checked_sub(1)?).next()?.before.state().phase() {
                Phase::Bid(auction) => auction,
                _ => return None,
            },
            _ => return None,
        };
        let (mut done, mut is_whole) = (Vec::new(), false);
        'auction: for step in (0..steps).rev() {
            for event in self.own.known.history.events(step).iter().rev() {
                match *event {
                    Event::BidMade { seat, bid } => done.push((seat, Bid::Points(bid))),
                    Event::Passed { seat, forced: false } => done.push((seat, Bid::Pass)),
                    Event::Passed { seat, forced: true } => done.push((seat, Bid::Forced)),
                    Event::AuctionOpened { .. } | Event::TileChosen { .. } => {
                        is_whole = true;
                        break 'auction;
                    }
                    _ => {}
                }
            }
        }
        done.extend(self.own.known.earlier_bids.iter().rev().filter(|_| !is_whole));
        done.reverse();
        // A position may begin in the middle of an auction: then it alone tells who has passed, and which bid stands.
        let standing = auction.bid.map(|(points, seat)| (seat, Bid::Points(points))).filter(|bid| !done.contains(bid));
        let is_known = |seat: Seat| done.iter().any(|&(by, bid)| by == seat && bid.points().is_none());
        let passed = auction.passed.as_slice().iter().filter(|&&seat| !is_known(seat)).map(|&seat| (seat, Bid::Pass));
        let done = standing.into_iter().chain(passed).chain(done.iter().copied()).collect();
        Some(Bidding { seats: auction.eligible.as_slice().to_vec(), done })
    }
}
