//! The reach of a piece of Tikal: what walking and going from camp to camp cost (T5.2, T5.3), and the points that a seat
//! has for it. How ways are found, `reach` of the layer decides.

use crate::game::Seat;
use crate::hex::{Cell, CellSet, Direction};
use crate::insight::reach::{self, Members, Walking, Walks};
use crate::tikal::{Action, Band, Phase, Piece, State, Variant};

/// A piece and where it is, real or supposed.
pub type Walker = reach::Walker<Piece>;
/// Everything one piece can reach with some points.
pub type Reach = reach::Reach<Piece>;

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

impl Reach {
    /// The reach of the piece with this many points, on the board as it lies.
    #[must_use]
    pub fn of(rules: &Variant, state: &State, walker: Walker, points: u8) -> Self {
        Self::through(rules, state, walker, points)
    }
}

fn members(band: Band) -> Members {
    Members { explorers: band.explorers(), has_leader: band.has_leader() }
}

impl Walks for State {
    fn next_door(&self, rules: &Variant, cell: Cell, side: Direction) -> Option<(Cell, u8)> {
        Some((rules.layout().neighbour(cell, side)?, self.passage(cell, side)?))
    }

    fn camps_of(&self, rules: &Variant, seat: Seat) -> CellSet {
        self.camp_cells(rules, seat)
    }

    fn places_of(&self, seat: Seat) -> CellSet {
        self.present(seat)
    }

    fn members_in(&self, cell: Cell, seat: Seat) -> Members {
        members(self.band(cell, seat))
    }

    fn members_aside(&self, seat: Seat) -> Members {
        members(self.reserve(seat))
    }

    fn enter_cost(rules: &Variant) -> Option<u8> {
        Some(rules.costs().enter)
    }

    fn transfer_cost(rules: &Variant) -> Option<u8> {
        rules.costs().transfer
    }

    fn strength_of_leader(rules: &Variant) -> u8 {
        rules.leader_strength()
    }
}

impl Walking for Piece {
    type Action = Action;

    fn step(self, from: Cell, to: Cell) -> Action {
        Action::Move { piece: self, from, to }
    }

    fn transfer(self, from: Cell, to: Cell) -> Action {
        Action::Transfer { piece: self, from, to }
    }
}
