//! The worth of the positions of one turn to the seat that plays it: points made, points to be expected from temples,
//! ruins and treasures, and room to act; less the same of the others.
//!
//! While a seat spends its action points, the others' pieces and the passages stay as they are. So all that depends on
//! those alone is worked out once, and judging a position is looking up. How the numbers become tables, `scale` decides;
//! which positions are judged, `turn`.

use super::arrivals::Arrivals;
use super::distances::Distances;
use super::scale::{MOST, POINT, POINT_BITS, Race, Scale};
use crate::expedition::has_tier;
use crate::game::Seat;
use crate::hex::{Cell, MAX_CELLS};
use crate::tikal::{BySeat, ControlTies, Phase, SEATS, State, Treasure, Variant};

/// Strengths from this one on are all the same to a judgement.
const STRENGTHS: usize = 12;

/// The scorings that a seat has still to come, and the turns of its own.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Times {
    /// 1 if there is a scoring to come, else 0.
    next: i64,
    /// The number of scorings after that.
    later: i64,
    /// True if the seat acts now and scores as soon as it ends.
    is_scoring: bool,
    /// The turns that it can still expect.
    turns: i64,
}

impl Times {
    fn of(rules: &Variant, state: &State, seat: Seat) -> Self {
        let scores = |tile| rules.tile(tile).kind.starts_a_scoring();
        let face_up = state.face_up().iter().filter(|&&tile| scores(tile)).count();
        let volcanoes = state.deck().iter().filter(|&tile| scores(tile)).count() + face_up;
        let (now, last) = match state.scoring() {
            Some(scoring) => {
                let to_come = scoring.order.as_slice()[usize::from(scoring.index)..].contains(&seat);
                (usize::from(to_come), usize::from(scoring.volcano.is_some()))
            }
            None => (0, usize::from(state.phase() != Phase::Over)),
        };
        let scorings = count(volcanoes + now + last);
        let tiles = count(state.deck().len() + state.face_up().len());
        Self {
            next: scorings.min(1),
            later: (scorings - 1).max(0),
            is_scoring: state.scoring().is_some() && state.seat() == seat,
            turns: tiles / i64::from(state.players()) + scorings,
        }
    }

    /// True if the seat acts for the last time: what is worth something only later is worth nothing.
    fn is_last(&self) -> bool {
        self.is_scoring && self.later == 0
    }

    pub(super) fn scorings(&self) -> i64 {
        self.next + self.later
    }
}

/// The worth of a temple at one strength of the seat that plays.
#[derive(Clone, Copy, Debug)]
struct Claim {
    /// If the seat itself holds it, what it costs the cheapest of the others to undo that.
    lead: u8,
    /// The shares of it that count for the others that do not hold it, weighted.
    others: i64,
    /// Of each other seat that holds it, what it costs the cheapest of its other rivals to undo that; [`NOBODY`] of one
    /// that does not. What it costs the seat itself depends on what it does in the turn.
    held: [u8; SEATS],
}

/// Not the cost of anything: a temple is not held.
const NOBODY: u8 = u8::MAX;
/// From so many points on, no piece is expected to come from a camp.
const FAR_OFF: u8 = 12;

impl Default for Claim {
    fn default() -> Self {
        Self { lead: 0, others: 0, held: [NOBODY; SEATS] }
    }
}

/// A temple that nobody guarded when the turn began.
#[derive(Clone, Debug)]
struct Temple {
    cell: Cell,
    /// The greatest strength of another seat there.
    rival: u8,
    /// The least for which another seat brings a piece there from a camp.
    supply: u8,
    claims: [Claim; STRENGTHS],
}

impl Temple {
    /// By how many points less the seat with these arrivals brings a piece there from a camp than the best of the others.
    fn ahead(&self, arrivals: &Arrivals) -> i64 {
        i64::from(self.supply) - i64::from(arrivals.supply[self.cell.index()].min(FAR_OFF))
    }
}

/// A ruin that was not empty when the turn began.
#[derive(Clone, Copy, Debug)]
struct Ruin {
    cell: Cell,
    /// The worth of a treasure in it to the others, weighted.
    others: i64,
}

/// The effects of a turn that the state does not tell, or tells only after a long sum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Doings {
    /// The worth of the treasures of all seats.
    pub(super) treasures: i64,
    /// Treasures dug up and not yet looked at.
    pub(super) unseen: i64,
}

/// The weight of each other seat's points against one's own, in 1024ths that add up to [`POINT`].
pub(super) type Rivals = [i64; SEATS];

/// All others alike.
pub(super) fn all_alike(state: &State, seat: Seat) -> Rivals {
    let others = i64::from(state.players() - 1).max(1);
    std::array::from_fn(|index| {
        let counts = index < usize::from(state.players()) && index != seat.index();
        if counts { POINT / others } else { 0 }
    })
}

/// The worth of the positions of a turn to one seat.
#[derive(Debug)]
pub(super) struct Outlook<'a> {
    rules: &'a Variant,
    scale: &'a Scale,
    distances: &'a Distances,
    seat: Seat,
    rivals: Rivals,
    times: BySeat<Times>,
    temples: Vec<Temple>,
    ruins: Vec<Ruin>,
    /// The worth of a piece on each cell for being there.
    near: [i64; MAX_CELLS],
    /// The worth to the seat of a treasure still to be dug up.
    treasure: i64,
    /// The part that stays the same in the whole turn: own points, and all of the others but those of temples and
    /// ruins.
    fixed: i64,
}

impl<'a> Outlook<'a> {
    /// The outlook of `seat` from this state on, for all positions that its own actions lead to.
    pub(super) fn new(
        rules: &'a Variant,
        scale: &'a Scale,
        distances: &'a Distances,
        state: &State,
        seat: Seat,
        rivals: Rivals,
    ) -> Self {
        let mut times = BySeat::all(Times::default());
        for &other in state.seats() {
            if let Some(times) = times.get_mut(other) {
                *times = Times::of(rules, state, other);
            }
        }
        let mut outlook = Self {
            rules,
            scale,
            distances,
            seat,
            rivals,
            times,
            temples: Vec::new(),
            ruins: Vec::new(),
            near: [0; MAX_CELLS],
            treasure: expected_treasure(rules, state, seat) * times.of(seat).scorings(),
            fixed: 0,
        };
        let arrivals: [Option<Arrivals>; SEATS] = std::array::from_fn(|index| {
            let seat = state.seats().get(index)?;
            Some(Arrivals::of(rules, state, distances, *seat, scale.crowd))
        });
        outlook.see_temples(state, &arrivals);
        outlook.see_ruins(state, &arrivals);
        outlook.fixed = score(state, seat);
        for &other in state.seats().iter().filter(|&&other| other != seat) {
            let own = score(state, other) + outlook.lasting(state, other) + outlook.room(state, other);
            let arrivals = arrivals[other.index()].as_ref();
            let supplied = arrivals.map_or(0, |arrivals| outlook.supplied(state, arrivals, other));
            outlook.fixed -= weighted(own + supplied, rivals[other.index()]);
        }
        outlook
    }

    fn see_temples(&mut self, state: &State, arrivals: &[Option<Arrivals>; SEATS]) {
        let open = state.temples() - state.guarded();
        let most = usize::from(
            state.present(self.seat).into_iter().map(|cell| state.band(cell, self.seat).pieces()).sum::<u8>(),
        );
        for cell in state.occupied() {
            self.near[cell.index()] = open
                .into_iter()
                .map(|temple| {
                    i64::from(state.level(temple)) * self.scale.near(self.distances.from(cell)[temple.index()])
                })
                .sum();
        }
        let others = || {
            let others = arrivals.iter().enumerate().filter(|&(index, _)| index != self.seat.index());
            others.filter_map(|(_, arrivals)| arrivals.as_ref())
        };
        for cell in open {
            let mut temple = Temple {
                cell,
                rival: state.strongest_other(self.rules, cell, self.seat),
                supply: others().map(|arrivals| arrivals.supply[cell.index()]).fold(FAR_OFF, u8::min),
                claims: [Claim::default(); STRENGTHS],
            };
            let sites = Contest::new(self, state, arrivals, cell);
            // More pieces than there are, and those that a turn brings, cannot come there.
            let reach = most + usize::from(self.rules.leader_strength()) + usize::from(state.points());
            for (strength, claim) in temple.claims.iter_mut().enumerate().take(reach + 1) {
                *claim = sites.claim(self, strength as u8);
            }
            self.temples.push(temple);
        }
    }

    fn see_ruins(&mut self, state: &State, arrivals: &[Option<Arrivals>; SEATS]) {
        let mut worth = [0; SEATS];
        for &other in state.seats().iter().filter(|&&other| other != self.seat) {
            let treasure = expected_treasure(self.rules, state, other) * self.times.of(other).scorings();
            worth[other.index()] = weighted(treasure, self.rivals[other.index()]);
        }
        for cell in state.ruins() {
            let others = state.seats().iter().filter(|&&other| other != self.seat);
            let others = others.filter_map(|other| Some((arrivals[other.index()].as_ref()?, worth[other.index()])));
            let others =
                others.map(|(arrivals, worth)| weighted(worth, self.scale.ruin(arrivals.nearest[cell.index()]))).sum();
            self.ruins.push(Ruin { cell, others });
        }
    }

    /// The effects of the turn so far, at its start.
    pub(super) fn doings(&self, state: &State) -> Doings {
        Doings { treasures: self.treasures(state), unseen: 0 }
    }

    /// The worth of the treasures of all seats: the own less those of the others.
    pub(super) fn treasures(&self, state: &State) -> i64 {
        let worth = |seat: Seat| {
            let mut sum = 0;
            for (kind, copies) in state.owned(seat) {
                sum += i64::from(self.rules.set_score(copies)) * POINT;
                if !self.times.of(seat).is_last() {
                    sum += weighted(promise(self.rules, state, kind, copies), self.scale.hope);
                }
            }
            sum * self.times.of(seat).scorings()
        };
        let others = state.seats().iter().filter(|&&other| other != self.seat);
        worth(self.seat) - others.map(|&other| weighted(worth(other), self.rivals[other.index()])).sum::<i64>()
    }

    /// The worth of a position of the turn: the shares of a point that the seat can expect above the others.
    pub(super) fn judge(&self, state: &State, doings: Doings) -> i64 {
        let seat = self.seat;
        let arrivals = Arrivals::of(self.rules, state, self.distances, seat, self.scale.crowd);
        let mut value = self.fixed + doings.treasures + doings.unseen * self.treasure;
        let guarded = state.guarded_by(seat);
        let times = &self.times.of(seat);
        let is_last = times.is_last();
        value += self.lasting(state, seat);
        if !is_last {
            value += self.room(state, seat) + self.supplied(state, &arrivals, seat);
        }
        for temple in &self.temples {
            if guarded.contains(temple.cell) {
                continue;
            }
            let strength = state.strength(self.rules, temple.cell, seat);
            let claim = temple.claims[usize::from(strength).min(STRENGTHS - 1)];
            let level = i64::from(state.level(temple.cell)) * POINT;
            let grown = level + self.growth(state, temple.cell);
            let ahead = if is_last { 0 } else { temple.ahead(&arrivals) };
            let holds = self.holds(strength, temple.rival);
            let nearest = match strength {
                0 => arrivals.nearest[temple.cell.index()],
                _ if holds && !self.shares_ties() => MOST,
                _ => arrivals.nearest_elsewhere(state, self.distances, seat, temple.cell),
            };
            if holds {
                let (now, later) = self.chances(times, claim.lead.into(), true, ahead);
                value += weighted(level, now) + weighted(grown, later);
            } else {
                let cost = arrivals.cost(temple.cell, self.need(strength, temple.rival), nearest);
                let (now, later) = self.chances(times, -i64::from(cost), false, ahead);
                value += weighted(level, weighted(now, self.scale.open));
                value += weighted(grown, weighted(later, self.scale.open));
            }
            value -= weighted(grown, claim.others);
            value -= self.held(&claim, grown, ahead, || {
                let undo = temple.rival.saturating_sub(strength) + u8::from(self.shares_ties());
                if is_last { MOST } else { arrivals.cost(temple.cell, undo, nearest) }
            });
        }
        for ruin in &self.ruins {
            let left = i64::from(state.level(ruin.cell));
            let worth = if is_last { 0 } else { self.treasure };
            let own = weighted(worth, self.scale.ruin(arrivals.nearest[ruin.cell.index()]));
            value += left * (own - ruin.others);
        }
        value
    }

    /// The worth of a temple to the others that hold it, weighted: `undo` is what it costs the seat to undo that.
    fn held(&self, claim: &Claim, worth: i64, ahead: i64, undo: impl Fn() -> u8) -> i64 {
        let mut sum = 0;
        for (&seat, &threat) in Seat::ALL.iter().zip(&claim.held).filter(|&(_, &threat)| threat != NOBODY) {
            let lead = i64::from(threat.min(undo()));
            let (_, share) = self.chances(&self.times.of(seat), lead, true, -ahead);
            sum += weighted(worth, weighted(share, self.rivals[seat.index()]));
        }
        sum
    }

    /// The worth of a seat's lasting things: guarded temples, and guards and camps that it may still set and build.
    fn lasting(&self, state: &State, seat: Seat) -> i64 {
        let scorings = self.times.of(seat).scorings();
        let guarded: i64 = state.guarded_by(seat).into_iter().map(|temple| i64::from(state.level(temple))).sum();
        if self.times.of(seat).is_last() {
            return guarded * POINT;
        }
        let guards = i64::from(self.rules.guards()) - i64::from(state.guards_set(seat));
        let camps = i64::from(state.camps_left(seat)).min(self.times.of(seat).turns);
        guarded * POINT * scorings + guards.max(0) * self.scale.guard_left * scorings + camps * self.scale.camp_left
    }

    /// The worth of the places of a seat's pieces on the board.
    fn room(&self, state: &State, seat: Seat) -> i64 {
        let mut sum = 0;
        for cell in state.present(seat) {
            let band = state.band(cell, seat);
            let strength = i64::from(band.strength(self.rules));
            sum += i64::from(band.pieces()) * self.scale.piece + strength * self.near[cell.index()];
            if band.has_leader() {
                sum += self.scale.leader;
            }
        }
        sum
    }

    /// The worth of short ways for pieces from the camps of a seat to the temples.
    fn supplied(&self, state: &State, arrivals: &Arrivals, seat: Seat) -> i64 {
        let sum: i64 = self
            .temples
            .iter()
            .map(|temple| i64::from(state.level(temple.cell)) * self.scale.supply(arrivals.supply[temple.cell.index()]))
            .sum();
        sum * self.times.of(seat).turns
    }

    /// The worth of the tiers by which a temple can still grow: the next two, if the supply has them.
    fn growth(&self, state: &State, temple: Cell) -> i64 {
        let left = |above: u8| has_tier(state.supply(), state.level(temple) + above);
        let tiers = if left(1) { 1 + i64::from(left(2)) } else { 0 };
        tiers * self.scale.growth
    }

    /// True if a strength holds a temple against the strongest rival (T6.2).
    #[inline]
    fn holds(&self, own: u8, rival: u8) -> bool {
        own > rival || (own == rival && own > 0 && self.shares_ties())
    }

    fn shares_ties(&self) -> bool {
        self.rules.def().control_ties == ControlTies::Everyone
    }

    /// The strength that is still needed to hold a temple against the strongest rival.
    #[inline]
    fn need(&self, own: u8, rival: u8) -> u8 {
        let enough = if self.shares_ties() { rival.max(1) } else { rival + 1 };
        enough.saturating_sub(own)
    }

    /// The chances that a temple scores for a seat with such a lead, in 1024ths: at the scoring in which the seat acts,
    /// and at the others together.
    ///
    /// Who is `ahead` brings more pieces there in the turns to come than the others for as many points.
    fn chances(&self, times: &Times, lead: i64, holds: bool, ahead: i64) -> (i64, i64) {
        let Race { next, later } = self.scale.race;
        let later = times.later * self.scale.later(lead + (later * ahead >> POINT_BITS));
        if times.is_scoring {
            (if holds { POINT } else { 0 }, later)
        } else {
            (0, times.next * self.scale.next(lead + (next * ahead >> POINT_BITS)) + later)
        }
    }
}

/// One temple and what every seat can bring to it.
struct Contest<'a> {
    seats: &'static [Seat],
    strengths: [u8; SEATS],
    nearest: [u8; SEATS],
    arrivals: &'a [Option<Arrivals>; SEATS],
    cell: Cell,
}

impl<'a> Contest<'a> {
    fn new(outlook: &Outlook<'_>, state: &State, arrivals: &'a [Option<Arrivals>; SEATS], cell: Cell) -> Self {
        let mut contest = Self { seats: state.seats(), strengths: [0; SEATS], nearest: [MOST; SEATS], arrivals, cell };
        for &seat in state.seats() {
            let index = seat.index();
            contest.strengths[index] = state.strength(outlook.rules, cell, seat);
            contest.nearest[index] = match &arrivals[index] {
                Some(arrivals) if contest.strengths[index] > 0 => {
                    arrivals.nearest_elsewhere(state, outlook.distances, seat, cell)
                }
                Some(arrivals) => arrivals.nearest[cell.index()],
                None => MOST,
            };
        }
        contest
    }

    /// The cost to a seat of bringing so much more strength.
    fn cost(&self, seat: Seat, need: u8) -> u8 {
        let index = seat.index();
        self.arrivals[index].as_ref().map_or(MOST, |arrivals| arrivals.cost(self.cell, need, self.nearest[index]))
    }

    /// The worth of the temple if the seat of the outlook has this strength there.
    fn claim(&self, outlook: &Outlook<'_>, strength: u8) -> Claim {
        let mut strengths = self.strengths;
        strengths[outlook.seat.index()] = strength;
        let mut claim = Claim::default();
        for &seat in self.seats {
            let own = strengths[seat.index()];
            let others = self.seats.iter().filter(|&&other| other != seat);
            let best = others.clone().map(|other| strengths[other.index()]).max().unwrap_or(0);
            let times = outlook.times.of(seat);
            if outlook.holds(own, best) {
                // What it costs the cheapest of the others to undo it: a tie undoes it, unless all share in ties.
                let excess = u8::from(outlook.shares_ties());
                let others = others.filter(|&&other| other != outlook.seat);
                let threat = others.map(|&other| self.cost(other, own - strengths[other.index()] + excess));
                let threat = threat.min().unwrap_or(MOST);
                if seat == outlook.seat {
                    claim.lead = threat;
                } else {
                    claim.held[seat.index()] = threat;
                }
            } else if seat != outlook.seat {
                let cost = self.cost(seat, outlook.need(own, best));
                let (now, later) = outlook.chances(&times, -i64::from(cost), false, 0);
                let open = weighted(now + later, outlook.scale.open);
                claim.others += weighted(open, outlook.rivals[seat.index()]);
            }
        }
        claim
    }
}

/// The number of turns to come, of all seats together: those of tiles and of scorings. Of the one under way counts the
/// part that is left.
pub(super) fn to_come(rules: &Variant, state: &State) -> f64 {
    let scores = |tile| rules.tile(tile).kind.starts_a_scoring();
    let tiles = || state.deck().iter().chain(state.face_up().iter().copied());
    let volcanoes = tiles().filter(|&tile| scores(tile)).count();
    let seats = usize::from(state.players());
    let scoring = state.scoring().map_or(seats, |scoring| {
        let acting = scoring.order.as_slice().len() - usize::from(scoring.index) - 1;
        acting + if scoring.volcano.is_some() { 1 + seats } else { 0 }
    });
    let under_way = match state.phase() {
        Phase::Act | Phase::Reveal => f64::from(state.points()) / f64::from(rules.action_points().max(1)),
        Phase::Place(_) => 1.0,
        _ => 0.0,
    };
    under_way + (tiles().count() + volcanoes * seats + scoring) as f64
}

/// A number of tiles or the like, which is small.
fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A value times a share in 1024ths.
#[inline]
fn weighted(value: i64, share: i64) -> i64 {
    value * share >> POINT_BITS
}

fn score(state: &State, seat: Seat) -> i64 {
    i64::from(state.score(seat)).min(MOST_SCORE) * POINT
}

/// The highest score that judgements tell from a higher one; no game comes near it, but a position may claim it.
const MOST_SCORE: i64 = 1_000_000;

/// The growth of a seat's sets by one more copy of a kind.
fn gain(rules: &Variant, copies: u8) -> i64 {
    (i64::from(rules.set_score(copies + 1)) - i64::from(rules.set_score(copies))) * POINT
}

/// The gain by the next copy of an owned kind, by the share of the hidden treasures that are of this kind.
fn promise(rules: &Variant, state: &State, kind: Treasure, copies: u8) -> i64 {
    let hidden: i64 = state.hidden(rules).iter().map(|&left| i64::from(left)).sum();
    let share = if hidden > 0 { i64::from(state.hidden_of(kind)) * POINT / hidden } else { 0 };
    weighted(gain(rules, copies), share)
}

/// By how much a treasure, not yet looked at, raises what a seat scores, on average.
fn expected_treasure(rules: &Variant, state: &State, seat: Seat) -> i64 {
    let kinds = Treasure::ALL.into_iter().zip(state.hidden(rules));
    let (mut sum, mut hidden) = (0, 0);
    for (kind, &left) in kinds {
        hidden += i64::from(left);
        if left > 0 {
            sum += i64::from(left) * gain(rules, state.treasures_of(seat, kind));
        }
    }
    if hidden > 0 { sum / hidden } else { 0 }
}
