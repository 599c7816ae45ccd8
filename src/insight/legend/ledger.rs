//! The ledger: every hex that scores or helps to, with everybody's strength, who could take it, and for how much.
//!
//! Decides what a seat can bring to a hex, counted over its members. Who holds a hex, the rules decide; how the ledger is
//! shown, the window.
//!
//! It is exact for the board as it lies: all members walk, go from camp to camp and enter as cheaply as they can; how the
//! points are spent on them, `ledger` of the layer decides. Cards, powers, and tiles, camps and slabs that may be laid on
//! the way are left out.

use std::cmp::Reverse;

use super::{Reach, Walker, points_at_hand};
use crate::game::Seat;
use crate::hex::{Cell, CellSet};
use crate::insight::ledger::{Arrivals, Claim, Order};
use crate::legend::{Band, Piece, State, Variant};

/// The kind of a hex, as far as it matters to a scoring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Site {
    /// A temple scores its value, and what its height brings besides.
    Temple {
        /// The value.
        value: u8,
        /// The points that the height brings besides.
        high: u8,
    },
    /// A volcano scores so many points.
    Volcano(u8),
    /// A lake scores once for every mask of its holder.
    Lake,
    /// A ruin with treasures, which shows one mask.
    Ruin {
        /// The treasures left.
        treasures: u8,
    },
    /// An emptied ruin that shows so many masks; it is a clearing too.
    Emptied(u8),
    /// A clearing scores once for every temple of its holder.
    Clearing,
    /// Jungle scores once for every temple of its holder.
    Jungle,
    /// A hex whose camp keeps it from counting (L6.6, L6.7).
    Camp,
}

impl Site {
    /// The site on a hex.
    #[must_use]
    pub fn of(rules: &Variant, state: &State, cell: Cell) -> Self {
        let masks = state.visible_masks(rules, cell);
        if (state.all_camps() | CellSet::of(rules.base_camp())).contains(cell) {
            Self::Camp
        } else if state.temples().contains(cell) {
            let value = state.level(cell);
            Self::Temple { value, high: rules.high_temple(value) as u8 }
        } else if state.volcanoes().contains(cell) {
            Self::Volcano(rules.volcano_score())
        } else if state.lakes().contains(cell) {
            Self::Lake
        } else if state.ruins().contains(cell) {
            Self::Ruin { treasures: state.level(cell) }
        } else if masks > 0 {
            Self::Emptied(masks)
        } else if state.clearings().contains(cell) {
            Self::Clearing
        } else {
            Self::Jungle
        }
    }

    /// The points that it scores by itself for its holder.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Self::Temple { value, high } => value + high,
            Self::Volcano(points) => points,
            _ => 0,
        }
    }
}

/// One hex of the ledger.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The hex.
    pub cell: Cell,
    /// Its kind.
    pub site: Site,
    /// Whose guard closes it, and which piece that is.
    pub guard: Option<(Seat, Piece)>,
    /// Every seat's claim, by seat.
    pub claims: Vec<Claim>,
}

impl Standing {
    /// The standing of a hex.
    #[must_use]
    pub fn of(rules: &Variant, state: &State, cell: Cell) -> Self {
        let claims = state.seats().iter().map(|&seat| claim(rules, state, cell, seat)).collect();
        Self { cell, site: Site::of(rules, state, cell), guard: state.guard(cell), claims }
    }

    /// The claim of the seat that holds the hex.
    #[must_use]
    pub fn holder(&self) -> Option<&Claim> {
        self.claims.iter().find(|claim| claim.need == Some(0))
    }

    /// The lead of the holder over the next; `None` with a guard, or if nobody holds it.
    #[must_use]
    pub fn margin(&self) -> Option<u8> {
        let holder = self.holder().filter(|_| self.guard.is_none())?;
        Some(holder.margin(&self.claims))
    }

    /// The claim of the seat that can come to hold it for the fewest points, among those whose points at hand suffice.
    #[must_use]
    pub fn threat(&self) -> Option<&Claim> {
        Claim::threat(&self.claims)
    }
}

/// The hexes that score by themselves, lakes, ruins, and all hexes with members; the most valuable first.
#[must_use]
pub fn ledger(rules: &Variant, state: &State) -> Vec<Standing> {
    let people = state.seats().iter().fold(CellSet::EMPTY, |people, &seat| people | state.present(seat));
    let sites = state.temples() | state.volcanoes() | state.lakes() | state.ruins() | people;
    let mut entries: Vec<Standing> = sites.into_iter().map(|cell| Standing::of(rules, state, cell)).collect();
    sort(&mut entries, Order::Value);
    entries
}

/// Puts the hexes into this order.
pub fn sort(entries: &mut [Standing], order: Order) {
    entries.sort_by_key(|entry| {
        let rank = order.rank(entry.guard.is_some(), entry.threat().is_some());
        let kind = match entry.site {
            Site::Temple { .. } | Site::Volcano(_) => 0,
            Site::Lake => 1,
            Site::Ruin { .. } | Site::Emptied(_) => 2,
            Site::Clearing | Site::Jungle => 3,
            Site::Camp => 4,
        };
        (rank, kind, Reverse(entry.site.points()), entry.cell)
    });
}

/// The claim of one seat on a hex.
fn claim(rules: &Variant, state: &State, cell: Cell, seat: Seat) -> Claim {
    let strength = state.strength(rules, cell, seat);
    let guard = state.guard(cell);
    let need = match guard {
        Some((owner, _)) => (owner == seat).then_some(0),
        None if state.holds(rules, cell, seat) => Some(0),
        None => Some(state.strongest_other(rules, cell, seat) + 1 - strength),
    };
    let points = points_at_hand(rules, state, seat);
    // A guard closes the temple: nothing that comes there changes who holds it.
    let arrivals = if guard.is_none() { arrivals(rules, state, cell, seat, points) } else { Arrivals::default() };
    Claim::of(seat, strength, need, &arrivals, points, rules.leader_strength())
}

/// The costs for each member of a seat to come to a hex.
fn arrivals(rules: &Variant, state: &State, cell: Cell, seat: Seat, points: u8) -> Arrivals {
    // Moves and transfers cost the same in both directions, so one search from the hex gives the way of every member to
    // it.
    let reach = Reach::of(rules, state, Walker { seat, from: cell, piece: Piece::Explorer }, points);
    let mut arrivals = Arrivals::default();
    let mut add = |band: Band, cost: u8| arrivals.add(band.explorers(), band.has(Piece::Leader), cost);
    for from in state.present(seat) {
        let Some(cost) = reach.cost(from) else { continue };
        add(state.band(from, seat), cost);
    }
    let way = |camp| if camp == cell { Some(0) } else { reach.cost(camp) };
    let way = state.camp_cells(rules, seat).into_iter().filter_map(way).min();
    if let (Some(way), Some(enter)) = (way, rules.costs().enter) {
        add(state.reserve(seat), way.saturating_add(enter));
    }
    arrivals
}
