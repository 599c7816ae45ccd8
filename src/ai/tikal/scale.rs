//! The weights at one moment of a game, as tables of whole numbers that a search only has to look up.
//!
//! Values are counted in 1024ths of a point, shares in 1024ths, so that sums do not depend on the order of their terms: equal positions
//! have equal values, on every system.

use super::weights::{Moment, Weights};
use crate::tikal::{State, Variant};

/// A point, in the unit of all values here.
pub(super) const POINT: i64 = 1 << POINT_BITS;
/// A power of two, so that shares are taken by a shift.
pub(super) const POINT_BITS: u32 = 10;
/// The most action points by which a lead at a temple is measured, and the most that it costs to get one.
pub(super) const MOST: u8 = 31;
/// The entries of a table by a lead or a lack of up to [`MOST`] action points.
const LEADS: usize = 2 * MOST as usize + 1;

/// For no more than so many turns until the next scoring pieces are counted that are still to come.
const RACE: f64 = 4.0;

/// The worth of pieces that are still to come for a lead: at the next scoring, and at later ones.
#[derive(Clone, Copy, Debug)]
pub(super) struct Race {
    pub(super) next: i64,
    pub(super) later: i64,
}

/// The tables that a search looks up.
#[derive(Clone, Debug)]
pub(super) struct Scale {
    /// The chance that a temple is held at the next scoring, by lead.
    next: [i64; LEADS],
    /// The same for scorings after it.
    later: [i64; LEADS],
    ruin: [i64; MOST as usize + 1],
    near: [i64; MOST as usize + 1],
    supply: [i64; MOST as usize + 1],
    pub(super) open: i64,
    pub(super) growth: i64,
    pub(super) hope: i64,
    pub(super) piece: i64,
    pub(super) leader: i64,
    /// By how much a lead at the next scoring and at later ones grows with each point by which pieces come more cheaply.
    pub(super) race: Race,
    pub(super) camp_left: i64,
    pub(super) guard_left: i64,
    pub(super) crowd: u8,
    pub(super) bid: f64,
}

/// A number of points, or a share, in 1024ths.
fn whole(value: f64) -> i64 {
    (value * POINT as f64).round() as i64
}

/// Rises from 0 to 1 around 0. Of operations that give the same on every system, unlike the exponential.
fn rise(x: f64) -> f64 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// For each cost, `most` less the further it is; nothing from `far` on.
fn pulls(far: f64, most: f64) -> [i64; MOST as usize + 1] {
    std::array::from_fn(|cost| {
        let closeness = (1.0 - cost as f64 / far.max(1.0)).max(0.0);
        whole(most * closeness * closeness)
    })
}

/// The number of turns of its own that a seat can expect before the next scoring that a volcano starts, or the last
/// one.
fn wait(rules: &Variant, state: &State) -> f64 {
    let is_volcano = |tile| rules.tile(tile).kind.starts_a_scoring();
    if state.scoring().is_some() || state.face_up().iter().any(|&tile| is_volcano(tile)) {
        return 0.0;
    }
    let mut tiles = state.face_up().len() as f64;
    for group in rules.groups() {
        let left = group.tiles.and(state.deck());
        let volcanoes = left.iter().filter(|&tile| is_volcano(tile)).count();
        if volcanoes > 0 {
            // The first of `volcanoes` among the tiles of the group, on average.
            tiles += (left.len() + 1) as f64 / (volcanoes + 1) as f64;
            break;
        }
        tiles += left.len() as f64;
    }
    tiles / f64::from(state.players())
}

impl Scale {
    /// The scale for positions of this moment, to a player who sees this share of what lies after the next scoring.
    pub(super) fn new(weights: &Weights, rules: &Variant, state: &State, foresight: f64) -> Self {
        let whole_deck = rules.deck_for(state.players()).len().max(1) as f64;
        let moment: Moment = weights.at(1.0 - state.deck().len() as f64 / whole_deck);
        let wait = wait(rules, state);
        let next_scale = moment.next_scale + moment.next_blur * wait;
        let lead = |index: usize| index as f64 - f64::from(MOST);
        let chance = |bias: f64, scale: f64, most: f64| {
            std::array::from_fn(|index| whole(most * rise((lead(index) - bias) / scale.max(0.1))))
        };
        Self {
            next: chance(moment.next_bias, next_scale, 1.0),
            later: chance(moment.later_bias, moment.later_scale, moment.later_share * foresight),
            ruin: pulls(moment.ruin_far, moment.ruin),
            near: pulls(moment.near_far, moment.near * foresight),
            supply: pulls(moment.supply_far, moment.supply * foresight),
            open: whole(moment.open),
            growth: whole(moment.growth),
            hope: whole(moment.hope),
            piece: whole(moment.piece),
            leader: whole(moment.leader),
            race: Race { next: whole(moment.race_next * wait.min(RACE)), later: whole(moment.race) },
            camp_left: whole(moment.camp_left),
            guard_left: whole(moment.guard_left),
            crowd: moment.crowd.clamp(0.0, f64::from(MOST)) as u8,
            bid: moment.bid,
        }
    }

    /// The chance that a temple is held at the next scoring; a negative lead is the cost of taking it.
    #[inline]
    pub(super) fn next(&self, lead: i64) -> i64 {
        self.next[index(lead)]
    }

    /// The chance that a temple is held at each scoring after that.
    #[inline]
    pub(super) fn later(&self, lead: i64) -> i64 {
        self.later[index(lead)]
    }

    /// The worth of a treasure that lies so many points away, as a part of its full worth.
    #[inline]
    pub(super) fn ruin(&self, cost: u8) -> i64 {
        self.ruin[usize::from(cost.min(MOST))]
    }

    /// The worth of a piece that is so far from a temple, for each tier.
    #[inline]
    pub(super) fn near(&self, cost: u8) -> i64 {
        self.near[usize::from(cost.min(MOST))]
    }

    /// The worth of a way for a piece from a camp at so much, for each tier and turn.
    #[inline]
    pub(super) fn supply(&self, cost: u8) -> i64 {
        self.supply[usize::from(cost.min(MOST))]
    }
}

fn index(lead: i64) -> usize {
    let most = i64::from(MOST);
    (lead.clamp(-most, most) + most) as usize
}
