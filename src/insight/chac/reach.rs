//! The squares that an adventurer can get to by steps, for one action each.
//!
//! A way goes through squares where nothing happens; where chance answers the step (a tile is turned, the bridge tested, the
//! lava room uncovered), and out of the temple, it ends.

use crate::chac::{Action, Face, MAX_SQUARES, Room, Square, SquareSet, State, Variant};
use crate::game::Seat;

/// The squares within reach.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    from: Square,
    /// By square: the actions, and the square before it on the way.
    ways: [Option<(u8, Square)>; MAX_SQUARES],
    squares: SquareSet,
}

impl Reach {
    /// The reach of a seat's adventurer with so many actions; `None` if it is not in the temple.
    #[must_use]
    pub fn of(rules: &Variant, state: &State, seat: Seat, actions: u8) -> Option<Self> {
        let from = state.place(seat).filter(|_| state.is_in(seat))?;
        let mut reach = Self { from, ways: [None; MAX_SQUARES], squares: SquareSet::EMPTY };
        let mut front = vec![from];
        for cost in 1..=actions {
            for square in std::mem::take(&mut front) {
                if square != from && is_eventful(rules, state, square) {
                    continue;
                }
                for to in rules.place(square).steps.iter().filter(|&to| state.is_there(rules, to)) {
                    if to != from && !reach.squares.contains(to) {
                        reach.ways[to.index()] = Some((cost, square));
                        reach.squares.insert(to);
                        front.push(to);
                    }
                }
            }
        }
        Some(reach)
    }

    /// The squares that it can get to, without the one where it stands.
    #[must_use]
    pub fn squares(&self) -> SquareSet {
        self.squares
    }

    /// The actions that it takes to get to a square; `None` if it is out of reach.
    #[must_use]
    pub fn cost(&self, to: Square) -> Option<u8> {
        self.ways[to.index()].map(|(cost, _)| cost)
    }

    /// The steps to a square, the first one first; none if it is out of reach.
    #[must_use]
    pub fn actions(&self, to: Square) -> Vec<Action> {
        let before = |&square: &Square| {
            self.ways[square.index()].map(|(_, before)| before).filter(|&before| before != self.from)
        };
        let reached = Some(to).filter(|&to| self.squares.contains(to));
        let mut steps: Vec<Action> = std::iter::successors(reached, before).map(Action::Step).collect();
        steps.reverse();
        steps
    }
}

/// True if something happens to who comes onto this square.
fn is_eventful(rules: &Variant, state: &State, square: Square) -> bool {
    match rules.room(square) {
        Room::Bridge | Room::Out => true,
        Room::Lava(tile) => state.tile(tile.into()).face == Face::Down,
        _ => uncovers(rules, state, square),
    }
}

/// True if the lava room is uncovered by who comes onto this square (C7.1).
pub(super) fn uncovers(rules: &Variant, state: &State, square: Square) -> bool {
    state.is_covered() && rules.lookouts().or(rules.lava_room()).contains(square)
}
