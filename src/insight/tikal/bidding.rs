//! The course of an auction: who could bid, the bids, and the passes, asked for or not.
//!
//! Decides how long a bid is told of: of every seat alike, until the winner has chosen a tile, which ends the auction.

use super::History;
use crate::game::Seat;
use crate::tikal::{Event, Phase, State};

/// The state or the end of an auction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bidding {
    /// Who could bid, in order.
    pub seats: Vec<Seat>,
    /// The bids and passes, in order.
    pub answers: Vec<(Seat, Bid)>,
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
    /// The auction that is held in a state, or was until its winner is to choose a tile; nothing if nobody could bid.
    ///
    /// `before` is the state before the last action, `history` what has happened until the `steps`-th action of the game,
    /// and `earlier` the answers that were given before that history begins.
    #[must_use]
    pub fn of(
        state: &State,
        before: Option<&State>,
        history: &History,
        steps: usize,
        earlier: &[(Seat, Bid)],
    ) -> Option<Self> {
        let auction = match state.phase() {
            Phase::Bid(auction) => auction,
            Phase::Choose => match before?.phase() {
                Phase::Bid(auction) => auction,
                _ => return None,
            },
            _ => return None,
        };
        let (mut answers, mut is_whole) = (Vec::new(), false);
        'auction: for step in (0..steps).rev() {
            for event in history.events(step).iter().rev() {
                match *event {
                    Event::BidMade { seat, bid } => answers.push((seat, Bid::Points(bid))),
                    Event::Passed { seat, forced: false } => answers.push((seat, Bid::Pass)),
                    Event::Passed { seat, forced: true } => answers.push((seat, Bid::Forced)),
                    Event::AuctionOpened { .. } | Event::TileChosen { .. } => {
                        is_whole = true;
                        break 'auction;
                    }
                    _ => {}
                }
            }
        }
        answers.extend(earlier.iter().rev().filter(|_| !is_whole));
        answers.reverse();
        // A position may begin in the middle of an auction: then it alone tells who has passed, and which bid stands.
        let standing = auction.bid.map(|(points, seat)| (seat, Bid::Points(points)));
        let standing = standing.filter(|bid| !answers.contains(bid));
        let is_known = |seat: Seat| answers.iter().any(|&(by, bid)| by == seat && bid.points().is_none());
        let passed = auction.passed.as_slice().iter().filter(|&&seat| !is_known(seat)).map(|&seat| (seat, Bid::Pass));
        let answers = standing.into_iter().chain(passed).chain(answers.iter().copied()).collect();
        Some(Self { seats: auction.eligible.as_slice().to_vec(), answers })
    }

    /// The last answer of a seat, if it was asked yet.
    #[must_use]
    pub fn last_of(&self, seat: Seat) -> Option<Bid> {
        self.answers.iter().rev().find(|&&(by, _)| by == seat).map(|&(_, bid)| bid)
    }

    /// Who has passed, in order.
    #[must_use]
    pub fn passed(&self) -> Vec<Seat> {
        self.answers.iter().filter(|(_, bid)| bid.points().is_none()).map(|&(seat, _)| seat).collect()
    }

    /// The bid that stands, and whose it is.
    #[must_use]
    pub fn bid(&self) -> Option<(u32, Seat)> {
        self.answers.iter().rev().find_map(|&(seat, bid)| Some((bid.points()?, seat)))
    }
}
