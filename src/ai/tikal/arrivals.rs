//! For what points a seat brings pieces, or strength, to each cell.

use super::distances::{Distances, FAR, Row, lower};
use super::scale::MOST;
use crate::game::Seat;
use crate::hex::{Cell, MAX_CELLS};
use crate::tikal::{State, Variant};

/// The costs for which one seat brings its pieces to each cell, from where they stand now.
#[derive(Clone, Debug)]
pub(super) struct Arrivals {
    /// Of the nearest piece, one in the reserve included.
    pub(super) nearest: Row,
    /// Of a piece out of the reserve; of one from camp to camp if none is left there.
    pub(super) supply: Row,
    /// Of the leader; nowhere if it has left the game.
    leader: Row,
    leader_cell: Option<Cell>,
    leader_strength: u8,
    has_reserve: bool,
    crowd: u8,
}

impl Arrivals {
    /// The costs for this seat.
    #[inline]
    pub(super) fn of(rules: &Variant, state: &State, distances: &Distances, seat: Seat, crowd: u8) -> Self {
        let reserve = state.reserve(seat);
        let mut arrivals = Self {
            nearest: [FAR; MAX_CELLS],
            supply: [FAR; MAX_CELLS],
            leader: [FAR; MAX_CELLS],
            leader_cell: None,
            leader_strength: rules.leader_strength(),
            has_reserve: !reserve.is_empty(),
            crowd,
        };
        for cell in state.present(seat) {
            let row = distances.from(cell);
            lower(&mut arrivals.nearest, row, 0);
            if state.band(cell, seat).has_leader() {
                arrivals.leader = *row;
                arrivals.leader_cell = Some(cell);
            }
        }
        let camps = state.camp_cells(rules, seat);
        // From camp to camp a piece can go only where the variant lets it, and where one stands on a camp.
        let to_camps = rules.costs().transfer.filter(|_| !(camps & state.present(seat)).is_empty());
        let entering = if reserve.is_empty() { to_camps } else { Some(rules.costs().enter) };
        if let Some(entering) = entering {
            for camp in camps {
                lower(&mut arrivals.supply, distances.from(camp), entering);
            }
            lower(&mut arrivals.nearest, &arrivals.supply, 0);
        }
        if reserve.has_leader() {
            arrivals.leader = arrivals.supply;
        }
        arrivals
    }

    /// The cost of bringing `need` more strength to a cell, at most [`MOST`]; of a piece that stands there already
    /// nothing is to be expected.
    #[inline]
    pub(super) fn cost(&self, cell: Cell, need: u8, nearest: u8) -> u8 {
        let index = cell.index();
        // Where nothing is left to enter, the next piece has to come from further away.
        let supply = if self.has_reserve { self.supply[index] } else { nearest.saturating_add(self.crowd) };
        let explorers = nearest.saturating_add(supply.saturating_mul(need.saturating_sub(1)));
        let leader = if self.leader_cell == Some(cell) { FAR } else { self.leader[index] };
        let helpers = need.saturating_sub(self.leader_strength);
        let led = leader.saturating_add(nearest.min(supply).saturating_mul(helpers));
        explorers.min(led).min(MOST)
    }

    /// The cost of the nearest piece that is not on the cell itself.
    pub(super) fn nearest_elsewhere(&self, state: &State, distances: &Distances, seat: Seat, cell: Cell) -> u8 {
        let mut least = self.supply[cell.index()];
        for from in state.present(seat) {
            if from != cell {
                least = least.min(distances.from(from)[cell.index()]);
            }
        }
        least
    }
}
