//! The ways of members over the board of Legend: passages, camps and what they cost (L5.1, L5.2, L5.4), and the points
//! that a seat has for it.

use crate::game::Seat;
use crate::hex::{Cell, CellSet, Direction, MAX_CELLS};
use crate::insight::reach::{self, Walks};
use crate::legend::{Action, Effect, Phase, Piece, State, Variant};

/// A member and where it is, real or supposed.
pub type Walker = reach::Walker<Piece>;
/// Everything one member can reach with some points.
pub type Reach = reach::Reach<Piece>;

impl Walks for Piece {
    type State = State;

    fn passage(rules: &Variant, state: &State, cell: Cell, side: Direction) -> Option<(Cell, u8)> {
        let passage = state.passage(cell, side);
        rules.layout().neighbour(cell, side).filter(|_| passage > 0).map(|next| (next, passage))
    }

    fn present(state: &State, seat: Seat) -> CellSet {
        state.present(seat)
    }

    fn camps(rules: &Variant, state: &State, seat: Seat) -> CellSet {
        state.camp_cells(rules, seat)
    }

    fn entering(rules: &Variant, state: &State, seat: Seat) -> Option<u8> {
        rules.costs().enter.filter(|_| !state.reserve(seat).is_empty())
    }

    fn transfer(rules: &Variant) -> Option<u8> {
        rules.costs().transfer
    }

    /// The steps of a card count one for a transfer (L7.14).
    fn transfer_now(rules: &Variant, state: &State, seat: Seat) -> Option<u8> {
        let is_by_card = points_to_walk(state) > 0 && state.phase() == Phase::Effect && state.seat() == seat;
        if is_by_card { Some(1) } else { rules.costs().transfer }
    }

    fn step(self, from: Cell, to: Cell, is_transfer: bool) -> Action {
        if is_transfer { Action::Transfer { piece: self, from, to } } else { Action::Move { piece: self, from, to } }
    }
}

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

/// The points for which a seat can bring any one of its members to each hex; see [`reach::arrival_costs`].
#[must_use]
pub fn arrival_costs(rules: &Variant, state: &State, seat: Seat, most: u8) -> [u8; MAX_CELLS] {
    reach::arrival_costs::<Piece>(rules, state, seat, most)
}
