//! The ledger: every hex that scores or helps to, with everybody's strength, who could take it, and for how much.
//!
//! Decides what a seat can bring to a hex, counted over its members. Who holds a hex, the rules decide; how the ledger is
//! shown, the window.
//!
//! What a seat can bring is exact for the board as it lies: all its members walk, go from camp to camp and enter as
//! cheaply as they can, and the points are spent on the cheapest of them, with one leader where that is stronger. Cards,
//! powers, and tiles, camps and slabs that may be laid on the way are left out.

use std::cmp::Reverse;

use super::{Reach, Walker, points_at_hand};
use crate::game::Seat;
use crate::hex::{Cell, CellSet};
use crate::legend::{Band, Piece, State, Variant};

/// The strength of one seat on a hex, and the strength that it could have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The seat.
    pub seat: Seat,
    /// The strength there now; a guard has none.
    pub strength: u8,
    /// The strength that is lacking to hold it; 0 for who holds it, `None` where no strength would do because another
    /// seat's guard is there.
    pub need: Option<u8>,
    /// The most strength that the points at hand can add.
    pub most: u8,
    /// The fewest points that bring the strength needed; `None` if the points at hand do not suffice.
    pub price: Option<u8>,
}

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
        let others = self.claims.iter().filter(|claim| claim.seat != holder.seat);
        Some(holder.strength - others.map(|claim| claim.strength).max().unwrap_or(0))
    }

    /// The claim of the seat that can come to hold it for the fewest points, among those whose points at hand suffice.
    #[must_use]
    pub fn threat(&self) -> Option<&Claim> {
        let rivals = self.claims.iter().filter(|claim| claim.need != Some(0));
        rivals.filter(|claim| claim.price.is_some()).min_by_key(|claim| claim.price)
    }
}

/// In which order hexes are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// The most valuable first.
    #[default]
    Value,
    /// First the hexes that some seat can take with the points at hand; guarded temples last.
    Contested,
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
        let rank = match order {
            Order::Value => 0,
            Order::Contested if entry.guard.is_some() => 2,
            Order::Contested => u8::from(entry.threat().is_none()),
        };
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
    let arrivals = if guard.is_none() { Arrivals::of(rules, state, cell, seat, points) } else { Arrivals::default() };
    let price = need.filter(|&need| need > 0).and_then(|need| arrivals.price(rules, need, points));
    Claim { seat, strength, need, most: arrivals.most(rules, points), price }
}

/// The costs for each member of a seat to come to a hex.
#[derive(Default)]
struct Arrivals {
    /// The cost for each explorer, in rising order.
    explorers: Vec<u8>,
    /// The cost for the nearest leader.
    leader: Option<u8>,
}

impl Arrivals {
    fn of(rules: &Variant, state: &State, cell: Cell, seat: Seat, points: u8) -> Self {
        // Moves and transfers cost the same in both directions, so one search from the hex gives the way of every member
        // to it.
        let walker = Walker { seat, from: cell, piece: Piece::Explorer };
        let reach = Reach::of(rules, state, walker, points);
        let mut arrivals = Self::default();
        for from in state.present(seat) {
            let Some(cost) = reach.cost(from) else { continue };
            arrivals.add(state.band(from, seat), cost);
        }
        let way = |camp| if camp == cell { Some(0) } else { reach.cost(camp) };
        let way = state.camp_cells(rules, seat).into_iter().filter_map(way).min();
        if let (Some(way), Some(enter)) = (way, rules.costs().enter) {
            arrivals.add(state.reserve(seat), way.saturating_add(enter));
        }
        arrivals.explorers.sort_unstable();
        arrivals
    }

    fn add(&mut self, band: Band, cost: u8) {
        self.explorers.extend(std::iter::repeat_n(cost, usize::from(band.explorers())));
        if band.has(Piece::Leader) {
            self.leader = Some(self.leader.map_or(cost, |nearest| nearest.min(cost)));
        }
    }

    /// The number of explorers that these points bring.
    fn explorers_for(&self, points: u8) -> u8 {
        let mut left = points;
        let come = self.explorers.iter().take_while(|&&cost| match left.checked_sub(cost) {
            Some(rest) => {
                left = rest;
                true
            }
            None => false,
        });
        come.count() as u8
    }

    /// The most strength that these points bring.
    fn most(&self, rules: &Variant, points: u8) -> u8 {
        let led = self.leader.and_then(|cost| points.checked_sub(cost));
        let led = led.map(|left| rules.leader_strength().saturating_add(self.explorers_for(left)));
        self.explorers_for(points).max(led.unwrap_or(0))
    }

    /// The fewest points that bring this much strength.
    fn price(&self, rules: &Variant, strength: u8, points: u8) -> Option<u8> {
        let explorers = |count: u8| -> Option<u32> {
            let cheapest = self.explorers.get(..usize::from(count))?;
            Some(cheapest.iter().map(|&cost| u32::from(cost)).sum())
        };
        let alone = explorers(strength);
        let led = self
            .leader
            .and_then(|cost| Some(u32::from(cost) + explorers(strength.saturating_sub(rules.leader_strength()))?));
        let price = alone.into_iter().chain(led).min()?;
        u8::try_from(price).ok().filter(|&price| price <= points)
    }
}
