//! Keys of positions within a turn: the same for the same position, whatever the order of the actions that led to it.
//!
//! A key is the sum of one random number for each thing on the board that an action of the turn moved or changed, so it
//! is carried along by adding and taking away. Action points are not in it: of two equal positions the one with more
//! points left can do all that the other can.

use crate::game::Seat;
use crate::hex::Cell;
use crate::tikal::{Action, Piece, State};

/// A number that belongs to a thing and to nothing else, for all that chance can tell.
pub(super) fn mix(thing: u64) -> u64 {
    // The finaliser of SplitMix64.
    let mut bits = thing.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

/// Sorts of things, which keep their numbers apart.
#[derive(Clone, Copy)]
enum Thing {
    Explorer,
    Leader,
    Tier,
    Dug,
    Camp,
    Guard,
    GuardingLeader,
    Treasure,
}

fn number(thing: Thing, which: usize) -> u64 {
    mix((thing as u64) << 32 | which as u64)
}

fn piece(piece: Piece, cell: Cell) -> u64 {
    let thing = match piece {
        Piece::Explorer => Thing::Explorer,
        Piece::Leader => Thing::Leader,
    };
    number(thing, cell.index())
}

fn treasure(seat: Seat, kind: crate::tikal::Treasure) -> u64 {
    number(Thing::Treasure, seat.index() << 8 | kind.index())
}

/// The change that an action of the seat to move makes to the key of a position, and to that of the purchases: for all
/// actions but those that only bring pieces from one place to another.
#[inline]
pub(super) fn change(state: &State, action: Action) -> (u64, u64) {
    let bought = |number| (number, number);
    match action {
        Action::Enter { piece: kind, camp } => (piece(kind, camp), 0),
        Action::Transfer { piece: kind, from, to } | Action::Move { piece: kind, from, to } => {
            (piece(kind, to).wrapping_sub(piece(kind, from)), 0)
        }
        Action::Uncover(temple) => bought(number(Thing::Tier, temple.index())),
        Action::Dig(ruin) => bought(number(Thing::Dug, ruin.index())),
        Action::Camp(site) => bought(number(Thing::Camp, site.index())),
        Action::Guard { temple, piece: kind } => {
            let band = state.band(temple, state.seat());
            let explorers = piece(Piece::Explorer, temple).wrapping_mul(band.explorers().into());
            let leader = if band.has_leader() { piece(Piece::Leader, temple) } else { 0 };
            let thing = if kind == Piece::Leader { Thing::GuardingLeader } else { Thing::Guard };
            let guard = number(thing, temple.index());
            (guard.wrapping_sub(explorers).wrapping_sub(leader), guard)
        }
        Action::Exchange { give, with, take } => {
            let own = treasure(state.seat(), take).wrapping_sub(treasure(state.seat(), give));
            let theirs = treasure(with, give).wrapping_sub(treasure(with, take));
            bought(own.wrapping_add(theirs))
        }
        // None of these is played within a turn.
        Action::Draw(_)
        | Action::Reveal(_)
        | Action::Bid(_)
        | Action::Pass
        | Action::Choose(_)
        | Action::Place { .. }
        | Action::End => (0, 0),
    }
}

/// Which positions a search has met, and with how many points left at best.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// A key with its lowest byte replaced by the points left, plus one; 0 where there is none.
    places: Vec<u64>,
    mask: usize,
    free: usize,
}

const POINTS: u64 = 0xff;
/// The most places: 32 MB.
const MOST_PLACES: usize = 1 << 22;

impl Seen {
    /// Forgets everything and makes room for about so many positions.
    pub(super) fn clear(&mut self, positions: usize) {
        let places = (positions * 2).next_power_of_two().clamp(64, MOST_PLACES);
        if self.places.len() < places {
            self.places.resize(places, 0);
        }
        self.places[..places].fill(0);
        self.mask = places - 1;
        self.free = places / 4 * 3;
    }

    fn place(&self, key: u64) -> usize {
        let mut place = (key >> 20) as usize & self.mask;
        while self.places[place] != 0 && (self.places[place] ^ key) & !POINTS != 0 {
            place = (place + 1) & self.mask;
        }
        place
    }

    /// Takes a position in. False if it was met before with as many points left, or more. When all room is taken, new
    /// positions are not remembered: they are searched once more if they come up again.
    #[inline]
    pub(super) fn admit(&mut self, key: u64, points: u8) -> bool {
        let place = self.place(key);
        let known = self.places[place];
        if known == 0 {
            if self.free == 0 {
                return true;
            }
            self.free -= 1;
        } else if known & POINTS > u64::from(points) {
            return false;
        }
        self.places[place] = key & !POINTS | (u64::from(points) + 1);
        true
    }

    /// True if a position that was taken in has been met since with more points left.
    #[inline]
    pub(super) fn is_outdone(&self, key: u64, points: u8) -> bool {
        self.places[self.place(key)] & POINTS > u64::from(points) + 1
    }
}

#[cfg(test)]
mod tests {
    use super::{Seen, mix};

    #[test]
    fn a_position_is_taken_in_again_only_with_more_points() {
        let mut seen = Seen::default();
        seen.clear(10);
        let (one, other) = (mix(1), mix(2));
        assert!(seen.admit(one, 5) && seen.admit(other, 5));
        assert!(!seen.admit(one, 5) && !seen.admit(one, 4));
        assert!(!seen.is_outdone(one, 5));
        assert!(seen.admit(one, 6));
        assert!(seen.is_outdone(one, 5) && !seen.is_outdone(one, 6) && !seen.is_outdone(other, 5));
    }

    #[test]
    fn full_tables_forget_and_go_on() {
        let mut seen = Seen::default();
        seen.clear(1);
        for key in 0..1000 {
            seen.admit(mix(key), 3);
        }
        assert!(seen.admit(mix(2000), 3) && seen.admit(mix(2000), 3));
    }
}
