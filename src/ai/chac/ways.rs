//! The way out: the squares to go, what they cost in actions and in risk, and whether the boulder leaves the time for it.
//!
//! Distances are found from the square where somebody stands, because what can be gone onto hangs on when one gets there:
//! the boulder rolls on by what can be expected of it.

use super::dangers::Boulder;
use super::known::Known;
use super::manner::{Manner, Shuns};
use crate::chac::{Ability, FACES, Face, MAX_SQUARES, Room, Square, SquareSet, State, Variant};
use crate::game::Seat;

/// The actions that a covered tile costs more: who sees the glyphs may have to go round.
const DETOUR: f64 = 0.3;
/// The chance that the bridge is counted to fall beside that of its planks, by who shuns it: others come onto it too.
const SHUNNED_BRIDGE: f64 = 0.5;
/// The fewest actions in a round with which it is counted.
const LEAST_RATE: f64 = 0.05;
/// The squares that the boulder may go further than expected before somebody on the way is taken for crushed.
const START: f64 = 0.4;

/// The view of a seat on the temple.
#[derive(Debug)]
pub(super) struct Map<'a> {
    pub(super) rules: &'a Variant,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) known: Known,
    pub(super) boulder: Boulder,
    pub(super) manner: Manner,
}

/// Somebody who sets out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Start {
    pub(super) from: Square,
    /// The actions of this round.
    pub(super) actions: f64,
    /// The actions that are spent before the first step.
    pub(super) delay: f64,
    /// The load level.
    pub(super) level: u8,
    /// The number of treasures.
    pub(super) held: usize,
}

/// A way out.
#[derive(Clone, Debug)]
pub(super) struct Way {
    /// The squares to go, the next one first.
    pub(super) squares: Vec<Square>,
    /// By how many actions one is out before the way is closed.
    pub(super) spare: f64,
    /// The chance to survive the places on the way.
    pub(super) survives: f64,
    /// The rounds until the way is closed.
    pub(super) rounds: f64,
}

impl Way {
    /// True if there is enough time left for who plays like this and first does something that takes so many actions.
    pub(super) fn is_in_time(&self, delay: f64, manner: &Manner) -> bool {
        self.spare - delay >= manner.margin * self.rounds.max(0.0).sqrt()
    }
}

/// The best known ways to all squares.
struct Reached {
    cost: [f64; MAX_SQUARES],
    actions: [f64; MAX_SQUARES],
    survives: [f64; MAX_SQUARES],
    before: [Square; MAX_SQUARES],
}

impl Reached {
    /// The open square that is reached at the least cost.
    fn nearest(&self, open: SquareSet) -> Option<Square> {
        open.iter().min_by(|&one, &other| self.cost[one.index()].total_cmp(&self.cost[other.index()]))
    }
}

impl<'a> Map<'a> {
    /// The map of a seat in its own turn, or before it.
    pub(super) fn of(rules: &'a Variant, state: &'a State, seat: Seat, round: u16, manner: Manner) -> Self {
        let known = Known::of(rules, state, seat);
        Self { rules, state, seat, known, boulder: Boulder::of(rules, state, round), manner }
    }

    /// The actions of a round that can be expected at a load level.
    pub(super) fn rate(&self, level: u8) -> f64 {
        let faces = f64::from((FACES + 1).saturating_sub(level).min(FACES)) / f64::from(FACES);
        (f64::from(self.rules.dice()) * faces).max(LEAST_RATE)
    }

    /// The best way out; nothing if there is none.
    pub(super) fn way(&self, start: Start) -> Option<Way> {
        let rate = self.rate(start.level);
        let round = |actions: f64| {
            if actions <= start.actions { 0 } else { 1 + ((actions - start.actions - 1e-6) / rate) as usize }
        };
        let last = self.rules.corridor().len().saturating_sub(1) as f64;
        let mut reached = Reached {
            cost: [f64::INFINITY; MAX_SQUARES],
            actions: [start.delay; MAX_SQUARES],
            survives: [1.0; MAX_SQUARES],
            before: [start.from; MAX_SQUARES],
        };
        reached.cost[start.from.index()] = 0.0;
        let (mut open, mut done) = (SquareSet::EMPTY, SquareSet::EMPTY);
        open.insert(start.from);
        while let Some(square) = reached.nearest(open) {
            open = open.without(std::iter::once(square).collect());
            done.insert(square);
            if square == self.rules.out() {
                return Some(self.found(start, rate, &reached));
            }
            let (cost, actions) = (reached.cost[square.index()], reached.actions[square.index()]);
            let now = if square == start.from { 0 } else { round(actions) };
            let next = round(actions + 1.0);
            if next > now && self.is_caught(square, now, next) {
                continue;
            }
            for (to, is_climb) in self.steps(square) {
                if done.contains(to) || !self.is_open(square, to, next) {
                    continue;
                }
                if to == self.rules.out() && self.boulder.after(next) >= last {
                    continue;
                }
                let Some((risk, more)) = self.risk(start, to, is_climb) else { continue };
                let fear = if risk > 0.0 { -self.manner.wary * (1.0 - risk).max(1e-6).ln() } else { 0.0 };
                let cost = cost + 1.0 + more + fear;
                if cost < reached.cost[to.index()] {
                    reached.cost[to.index()] = cost;
                    reached.actions[to.index()] = actions + 1.0 + more;
                    reached.survives[to.index()] = reached.survives[square.index()] * (1.0 - risk);
                    reached.before[to.index()] = square;
                    open.insert(to);
                }
            }
        }
        None
    }

    fn found(&self, start: Start, rate: f64, reached: &Reached) -> Way {
        let end = self.rules.out();
        let mut squares = Vec::with_capacity(MAX_SQUARES);
        let mut square = end;
        while square != start.from {
            squares.push(square);
            square = reached.before[square.index()];
        }
        squares.reverse();
        let closes = start.actions + rate * (self.boulder.closes - 1.0);
        let (spare, survives) = (closes - reached.actions[end.index()], reached.survives[end.index()]);
        Way { squares, spare, survives, rounds: self.boulder.closes }
    }

    /// The squares that an action leads to; climbing out of the river is one.
    fn steps(&self, from: Square) -> impl Iterator<Item = (Square, bool)> + use<'_> {
        let rules = self.rules;
        let is_fall = matches!(rules.room(from), Room::River(place) if usize::from(place) + 1 == rules.river().len());
        let landing = rules.landing().filter(|_| is_fall).map(|landing| (landing, true));
        rules.place(from).steps.iter().map(|to| (to, false)).chain(landing)
    }

    /// True if the boulder can be expected to roll over who stands on this square between these rounds.
    fn is_caught(&self, square: Square, now: usize, next: usize) -> bool {
        let Room::Corridor(place) = self.rules.room(square) else { return false };
        let place = f64::from(place);
        place > self.boulder.after(now) && place < self.boulder.after(next) + START
    }

    /// True if one can go from this square onto that one in a round to come: neither through the boulder nor past it.
    pub(super) fn is_open(&self, from: Square, to: Square, rolls: usize) -> bool {
        let (rules, state) = (self.rules, self.state);
        let boulder = self.boulder.after(rolls);
        match (rules.room(from), rules.room(to)) {
            (Room::Corridor(from), Room::Corridor(to)) => {
                let is_behind = |place: u8| f64::from(place) <= boulder;
                is_behind(from) == is_behind(to) && (rolls > 0 || usize::from(to) != state.boulder())
            }
            (_, Room::Corridor(to)) => rolls > 0 || usize::from(to) != state.boulder(),
            (_, Room::Lava(tile)) => state.tile(usize::from(tile)).face != Face::Sunk,
            (_, Room::Entrance | Room::Zone(_)) => !state.walls().met,
            (_, Room::Bridge) => state.planks() > 0,
            (_, Room::Sun(_) | Room::River(_) | Room::Out) => true,
        }
    }

    /// The chance to be lost by going onto a square, and the actions that it takes beside the one; nothing if it is sure
    /// death, or shunned.
    fn risk(&self, start: Start, to: Square, is_climb: bool) -> Option<(f64, f64)> {
        if is_climb {
            return Some((self.climb_risk(start), 0.0));
        }
        match self.rules.room(to) {
            Room::Lava(tile) => {
                let chance = self.known.trap_chance(self.state, usize::from(tile));
                let is_shunned = self.manner.shuns == Shuns::Lava && chance > 0.0;
                let more = if self.state.is_covered() { DETOUR } else { 0.0 };
                (chance < 1.0 && !is_shunned).then_some((chance, more))
            }
            Room::Bridge => {
                let load = u32::from(self.state.bridge_load(self.rules)) + u32::from(start.level);
                let breaks = f64::from(load.saturating_sub(1).min(u32::from(FACES))) / f64::from(FACES);
                let falls = breaks.powi(self.state.planks().into());
                let shunned = if self.manner.shuns == Shuns::Bridge { SHUNNED_BRIDGE } else { 0.0 };
                (falls < 1.0).then_some((1.0 - (1.0 - falls) * (1.0 - shunned), 0.0))
            }
            Room::River(_) if self.manner.shuns == Shuns::River => match self.rules.room(start.from) {
                Room::River(_) => Some((0.0, 0.0)),
                _ => None,
            },
            _ => Some((0.0, 0.0)),
        }
    }

    /// The chance that the river takes who climbs; treasures that it takes count by half.
    fn climb_risk(&self, start: Start) -> f64 {
        let danger = f64::from(self.rules.danger().min(FACES)) / f64::from(FACES);
        let dry = (1.0 - danger).powi(start.level.into());
        let one = f64::from(start.level) * danger * (1.0 - danger).powi(i32::from(start.level) - 1);
        let can_swim = self.state.ability(self.rules, self.seat) == Some(Ability::Swimming);
        let can_pay = start.held >= usize::from(self.rules.rescue_cost());
        let saved = if can_swim {
            one
        } else if can_pay {
            0.5 * one * (1.0 - danger)
        } else {
            0.0
        };
        (1.0 - dry - saved).clamp(0.0, 1.0)
    }
}
