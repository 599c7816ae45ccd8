//! The reach of members of Tikal Legend: what walking and going from camp to camp cost (L5.1, L5.2, L5.4, L7.14), and the
//! points that a seat has for it. How ways are found, `reach` of the layer decides.

use crate::game::Seat;
use crate::hex::{Cell, CellSet, Direction};
use crate::insight::reach::{self, Members, Walking, Walks};
use crate::legend::{Action, Band, Effect, Phase, Piece, State, Variant};

/// A member and where it is, real or supposed.
pub type Walker = reach::Walker<Piece>;
/// Everything one member can reach with some points.
pub type Reach = reach::Reach<Piece>;

/// The points that a seat can spend next: what is left of those that it spends now; in a scoring round those of its
/// scoring turn, as long as that is to come; else its token with what its cards add (L3.11), if it has one.
#[must_use]
pub fn points_at_hand(rules: &Variant, state: &State, seat: Seat) -> u8 {
    let is_spending = match state.phase() {
        Phase::Act => true,
        // An effect, and what chance does in one, may interrupt the spending.
        Phase::Effect | Phase::Reveal(..) | Phase::Show => state.points() > 0,
        _ => false,
    };
    if is_spending && state.seat() == seat {
        return state.points();
    }
    if let Some(scoring) = state.scoring() {
        let to_come = scoring.order.as_slice().iter().skip(usize::from(scoring.index) + 1);
        return if to_come.into_iter().any(|&other| other == seat) { rules.scoring_points() } else { 0 };
    }
    state.token(seat).map_or(0, |value| value.saturating_add(state.bonus(rules, seat)))
}

/// The points of the walk that the acting seat can make now: those of the effect that lets it walk (L7.14), else those
/// that it is spending.
#[must_use]
pub fn points_to_walk(state: &State) -> u8 {
    match (state.phase(), state.doing()) {
        (Phase::Effect, Some(doing)) if matches!(doing.effect, Effect::Steps(_)) => doing.left,
        (Phase::Act, _) => state.points(),
        _ => 0,
    }
}

impl Reach {
    /// The reach of the member with this many points, on the board as it lies.
    #[must_use]
    pub fn of(rules: &Variant, state: &State, walker: Walker, points: u8) -> Self {
        Self::through(rules, state, walker, points)
    }
}

fn members(band: Band) -> Members {
    Members { explorers: band.explorers(), has_leader: band.has(Piece::Leader) }
}

impl Walks for State {
    fn next_door(&self, rules: &Variant, cell: Cell, side: Direction) -> Option<(Cell, u8)> {
        let passage = self.passage(cell, side);
        rules.layout().neighbour(cell, side).filter(|_| passage > 0).map(|next| (next, passage))
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
        rules.costs().enter
    }

    fn transfer_cost(rules: &Variant) -> Option<u8> {
        rules.costs().transfer
    }

    fn transfer_cost_now(&self, rules: &Variant, seat: Seat) -> Option<u8> {
        // The steps of a card count one for a transfer (L7.14).
        let by_card = points_to_walk(self) > 0 && self.phase() == Phase::Effect && self.seat() == seat;
        if by_card { Some(1) } else { rules.costs().transfer }
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
