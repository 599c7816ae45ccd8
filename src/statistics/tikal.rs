//! The numbers that are counted of a game of Tikal for each seat: where its points come from, what it paid in auctions, what it let
//! lapse. Camps, guards, treasures and bids are kinds of action, which are counted of every game.

use super::{Counts, POINTS, Tallies, UNSPENT};
use crate::lab::Transition;
use crate::tikal::{Event, State, Variant};

impl Counts for State {
    fn begin(_rules: &Variant, start: &Self, out: &mut Tallies) {
        for &seat in start.seats() {
            out.add(seat, POINTS, "start", start.score(seat));
        }
        out.open(POINTS, "temples");
        out.open(POINTS, "treasures");
        if start.is_auction() {
            out.open(POINTS, "bids");
        }
        out.open(UNSPENT, "");
    }

    fn see(step: &Transition<'_, Self>, out: &mut Tallies) {
        for event in step.events {
            match *event {
                Event::TempleScored { seat, value, .. } => out.add(seat, POINTS, "temples", value),
                Event::TreasuresScored { seat, points, .. } => out.add(seat, POINTS, "treasures", points),
                Event::TurnWon { seat, price } if price > 0 => out.add(seat, POINTS, "bids", -i64::from(price)),
                Event::TurnEnded { seat, lost } => out.add(seat, UNSPENT, "", lost),
                _ => {}
            }
        }
    }
}
