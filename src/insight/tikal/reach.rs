//! The ways of pieces over the board of Tikal: passages, camps and what they cost (T5.1, T5.2, T5.3), and the points that
//! a seat has for it.

use crate::game::Seat;
use crate::hex::{Cell, CellSet, Direction};
use crate::insight::reach::{self, Walks};
use crate::tikal::{Action, Phase, Piece, State, Variant};

/// A piece and where it is, real or supposed.
pub type Walker = reach::Walker<Piece>;
/// Everything one piece can reach with some points.
pub type Reach = reach::Reach<Piece>;

impl Walks for Piece {
    type State = State;

    fn passage(rules: &Variant, state: &State, cell: Cell, side: Direction) -> Option<(Cell, u8)> {
        rules.layout().neighbour(cell, side).zip(state.passage(cell, side))
    }

    fn present(state: &State, seat: Seat) -> CellSet {
        state.present(seat)
    }

    fn camps(rules: &Variant, state: &State, seat: Seat) -> CellSet {
        state.camp_cells(rules, seat)
    }

    fn entering(rules: &Variant, state: &State, seat: Seat) -> Option<u8> {
        (!state.reserve(seat).is_empty()).then(|| rules.costs().enter)
    }

    fn transfer(rules: &Variant) -> Option<u8> {
        rules.costs().transfer
    }

    fn step(self, from: Cell, to: Cell, is_transfer: bool) -> Action {
        if is_transfer { Action::Transfer { piece: self, from, to } } else { Action::Move { piece: self, from, to } }
    }
}

/// The points that a seat can spend next: what is left of the turn under way, else those of a full turn,
/// and none if it has no turn any more.
#[must_use]
pub fn points_at_hand(rules: &Variant, state: &State, seat: Seat) -> u8 {
    // A seat that has scored in the final scoring has no turn any more.
    let has_ended = state.scoring().is_some_and(|scoring| {
        let ended = scoring.order.as_slice().iter().take(usize::from(scoring.index));
        scoring.volcano.is_none() && ended.into_iter().any(|&other| other == seat)
    });
    match state.phase() {
        Phase::Over => 0,
        Phase::Place(_) | Phase::Act | Phase::Reveal if state.seat() == seat => state.points(),
        _ if has_ended => 0,
        _ => rules.action_points(),
    }
}
