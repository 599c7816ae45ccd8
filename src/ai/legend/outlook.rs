//! The worth of a position: the points that each seat can expect to have in the end.
//!
//! Counts what a seat has, what the scorings to come will bring if the board stays as it is, as far as others can take it
//! away, and what is still in hand. That all seats will go on building is left out: it is much the same for all.

use super::worths::{AT_HAND, Hands};
use crate::expedition::{TileSet, Treasure};
use crate::game::Seat;
use crate::hex::{Cell, CellSet, MAX_CELLS};
use crate::insight::legend::arrival_costs;
use crate::legend::{Action, Buried, Phase, SEATS, State, TileKind, Variant};

/// The points for which a seat brings a member to each hex; [`u8::MAX`] where that is more than [`FAR`].
pub(super) type Row = [u8; MAX_CELLS];
/// More points than are spent on one hex.
const FAR: u8 = 12;

/// A holding counts for a scoring in so many rounds as `SLOW / (SLOW + rounds)`: until then much changes.
const SLOW: f64 = 4.0;
/// A volcano that lies open is laid soon.
const SOON: f64 = 0.95;
/// The chance that another seat takes a hex that costs it nothing: one that scores by itself, and one that only multiplies.
const TAKEN: (f64, f64) = (0.5, 0.15);
/// The chance that a seat comes to hold a hex that costs it nothing, where it does not yet.
const HOPE: f64 = 0.3;
/// With so many points more, that is half as likely.
const HALVED: f64 = 4.0;
/// The part of what a holding is worth that counts where the seat scores exactly what it holds: it leads the way there.
const GLIMMER: f64 = 0.1;
/// A member at a treasure that is still to be dug is worth so many action points.
const DIGGER: f64 = 0.8;
/// The worth of the n-th explorer in the reserve, in action points, is `SPARE / (1 + n / FEW)`.
const SPARE: f64 = 0.8;
const FEW: f64 = 3.0;

/// The points that a seat has to expect of scorings.
#[derive(Clone, Copy, Debug)]
struct Scorings {
    /// Their number, each counted as far as the board then will be as it is now.
    held: f64,
    /// Their number, for what nobody can take away.
    kept: f64,
    /// The seat makes its scoring turn now.
    is_now: bool,
}

/// The way in which positions are judged in one decision.
#[derive(Clone, Debug)]
pub(super) struct Outlook<'a> {
    pub(super) rules: &'a Variant,
    volcanoes: TileSet,
    /// The scorings that tiles of the deck will start, as in [`Scorings`].
    deck: (f64, f64),
    /// The treasures of each kind that the viewer knows to be hidden.
    hidden: Vec<u8>,
}

impl<'a> Outlook<'a> {
    /// The outlook of the seat whose view this is.
    pub(super) fn new(rules: &'a Variant, view: &State) -> Self {
        let is_volcano = |tile: &_| rules.tile(*tile).kind == TileKind::Volcano;
        let mut volcanoes = TileSet::EMPTY;
        rules.tiles().filter(is_volcano).for_each(|tile| volcanoes.insert(tile));
        let per_round = f64::from(rules.display_tiles()).max(1.0);
        let draws = f64::from(rules.rounds().saturating_sub(view.round())) * per_round;
        let (mut before, mut deck) = (0.0, (0.0, 0.0));
        for group in rules.deck() {
            let left = view.deck().and(group.tiles);
            let count = left.len() as f64;
            if count > 0.0 {
                let share = ((draws - before) / count).clamp(0.0, 1.0);
                let expected = left.and(volcanoes).len() as f64 * share;
                deck.0 += expected * SLOW / (SLOW + 1.0 + (before + count * share / 2.0) / per_round);
                deck.1 += expected;
            }
            before += count;
        }
        Self { rules, volcanoes, deck, hidden: view.hidden(rules).to_vec() }
    }

    /// For what points each seat brings members where.
    pub(super) fn arrivals(&self, state: &State) -> [Row; SEATS] {
        let mut rows = [[u8::MAX; MAX_CELLS]; SEATS];
        for &seat in state.seats() {
            rows[seat.index()] = arrival_costs(self.rules, state, seat, FAR);
        }
        rows
    }

    /// Renews those that an action has changed.
    pub(super) fn renew(&self, rows: &mut [Row; SEATS], state: &State, seat: Seat, action: Action) {
        match action {
            Action::LaySlab(_) | Action::MoveSlab { .. } | Action::Place { .. } => *rows = self.arrivals(state),
            Action::Camp(_) | Action::MoveCamp { .. } | Action::Put { .. } | Action::Jump { .. } => {
                rows[seat.index()] = arrival_costs(self.rules, state, seat, FAR);
            }
            _ => {}
        }
    }

    /// By how much the points that a treasure dug up can be expected to bring differ from those that it has brought.
    pub(super) fn luck(&self, before: &State, buried: Buried, seat: Seat, kind: Treasure) -> f64 {
        if buried.is_seen_by(seat) {
            return 0.0;
        }
        let gain = |kind: Treasure| {
            let copies = before.treasures_of(seat, kind);
            f64::from(self.rules.set_score(copies + 1)) - f64::from(self.rules.set_score(copies))
        };
        let (mut sum, mut count) = (0.0, 0.0);
        for (&kind, &hidden) in Treasure::ALL.iter().zip(&self.hidden) {
            sum += f64::from(hidden) * gain(kind);
            count += f64::from(hidden);
        }
        if count > 0.0 { (sum / count - gain(kind)) * self.scorings(before, seat).kept } else { 0.0 }
    }

    fn scorings(&self, state: &State, seat: Seat) -> Scorings {
        let to_come = |index: u8, order: &[Seat]| order[usize::from(index)..].contains(&seat);
        match state.scoring() {
            _ if state.phase() == Phase::Over => Scorings { held: 0.0, kept: 0.0, is_now: false },
            Some(scoring) if scoring.volcano.is_none() => {
                let number = f64::from(u8::from(to_come(scoring.index, scoring.order.as_slice())));
                Scorings { held: number, kept: number, is_now: state.seat() == seat }
            }
            scoring => {
                let rounds = f64::from(self.rules.rounds().saturating_sub(state.round()));
                let open = |tiles: TileSet| tiles.and(self.volcanoes).len() as f64;
                let in_hands: f64 = state.seats().iter().map(|&other| open(state.tiles(other))).sum();
                let open = open(state.display_tiles()) + in_hands;
                let begun = scoring.is_some_and(|scoring| to_come(scoring.index, scoring.order.as_slice()));
                let begun = f64::from(u8::from(begun));
                Scorings {
                    held: begun + open * SOON + self.deck.0 + SLOW / (SLOW + rounds),
                    kept: begun + open + self.deck.1 + 1.0,
                    is_now: scoring.is_some() && state.seat() == seat,
                }
            }
        }
    }

    /// The points that each seat can expect to have in the end.
    pub(super) fn points(&self, state: &State, rows: &[Row; SEATS]) -> [f64; SEATS] {
        let (rules, seats) = (self.rules, state.seats());
        let mut holdings = [Holdings::default(); SEATS];
        let (temples, volcanoes, lakes, ruins) = (state.temples(), state.volcanoes(), state.lakes(), state.ruins());
        let guarded = state.guarded();
        let camps = state.all_camps() | CellSet::of(rules.base_camp());
        let land = state.jungle(rules) | state.clearings();
        let people = seats.iter().fold(CellSet::EMPTY, |people, &seat| people | state.present(seat));
        let prizes = (temples | volcanoes | lakes) - guarded;
        for cell in prizes | (people - guarded) {
            let is_prize = prizes.contains(cell);
            let shares = shares(rules, state, rows, cell, people.contains(cell), is_prize);
            let masks = f64::from(if camps.contains(cell) { 0 } else { state.visible_masks(rules, cell) });
            let (value, high) =
                if temples.contains(cell) { (state.level(cell), rules.high_temple(state.level(cell))) } else { (0, 0) };
            for (holdings, share) in holdings.iter_mut().zip(shares) {
                if temples.contains(cell) {
                    holdings.temples += share;
                    holdings.points += share * (f64::from(value) + f64::from(high));
                } else if volcanoes.contains(cell) {
                    holdings.points += share * f64::from(rules.volcano_score());
                } else if lakes.contains(cell) {
                    holdings.lakes += share;
                } else if land.contains(cell) && !camps.contains(cell) {
                    holdings.land += share;
                }
                holdings.masks += share * masks;
            }
        }
        let hands = Hands::of(rules, state);
        let mut points = [0.0; SEATS];
        for &seat in seats {
            let holdings = &mut holdings[seat.index()];
            let mut fixed = 0.0;
            for temple in state.guarded_by(seat) {
                let value = state.level(temple);
                holdings.temples += 1.0;
                fixed += f64::from(value) + f64::from(rules.high_temple(value));
            }
            for (kind, _) in Treasure::ALL.iter().zip(&self.hidden) {
                fixed += f64::from(rules.set_score(state.treasures_of(seat, *kind)));
            }
            let moving = holdings.points + holdings.land * holdings.temples + holdings.lakes * holdings.masks;
            let Scorings { held, kept, is_now } = self.scorings(state, seat);
            let point = AT_HAND * held;
            let diggers: u8 = (state.present(seat) & ruins)
                .into_iter()
                .map(|ruin| state.band(ruin, seat).members().min(state.level(ruin)))
                .sum();
            let own = &mut points[seat.index()];
            *own = f64::from(state.score(seat)) + hands.points(state, seat, point, kept);
            *own += f64::from(diggers) * DIGGER * point + reserve(state, seat) * point;
            if state.power_used(seat).is_none() && state.phase() != Phase::Over {
                *own += f64::from(rules.unused_power());
            }
            if is_now {
                let is_last = state.scoring().is_some_and(|scoring| scoring.volcano.is_none());
                let power = if is_last && state.power_used(seat).is_none() { rules.unused_power() } else { 0 };
                *own += f64::from(state.worth(rules, seat)) - f64::from(power);
                *own += moving * (held - 1.0).max(GLIMMER) + fixed * (kept - 1.0);
            } else {
                *own += moving * held + fixed * kept;
            }
        }
        points
    }

    /// By how much a seat is ahead: of the best of the others, and of all of them.
    pub(super) fn lead(state: &State, points: &[f64; SEATS], seat: Seat) -> f64 {
        let (mut most, mut sum, mut count) = (f64::NEG_INFINITY, 0.0, 0.0);
        for &other in state.seats() {
            if other != seat {
                most = most.max(points[other.index()]);
                sum += points[other.index()];
                count += 1.0;
            }
        }
        let own = points[seat.index() % SEATS];
        if count > 0.0 { own - f64::midpoint(most, sum / count) } else { own }
    }
}

/// The hexes that a seat is likely to hold.
#[derive(Clone, Copy, Debug, Default)]
struct Holdings {
    temples: f64,
    /// The points of temples and volcanoes.
    points: f64,
    land: f64,
    lakes: f64,
    masks: f64,
}

/// The chance that each seat holds a hex without a guard when it scores.
fn shares(
    rules: &Variant,
    state: &State,
    rows: &[Row; SEATS],
    cell: Cell,
    has_people: bool,
    is_prize: bool,
) -> [f64; SEATS] {
    let mut strength = [0; SEATS];
    if has_people {
        for &seat in state.seats() {
            strength[seat.index()] = state.strength(rules, cell, seat);
        }
    }
    let best = strength.into_iter().max().unwrap_or(0);
    let mut leaders = (0..strength.len()).filter(|&seat| strength[seat] == best);
    let is_led = best > 0 && leaders.next().is_some() && leaders.next().is_none();
    let mut shares = [0.0; SEATS];
    // How likely it stays with the one who leads it.
    let mut stays = 1.0;
    for &seat in state.seats() {
        let own = strength[seat.index()];
        if is_led && own == best {
            continue;
        }
        let lacks = best + 1 - own;
        let near = rows[seat.index()][cell.index()];
        if near == u8::MAX {
            continue;
        }
        // Who stands there already brings more from elsewhere, at no less than a point each.
        let cost = f64::from(lacks) * f64::from(near.max(1));
        let ease = HALVED / (HALVED + cost);
        if is_led {
            stays *= 1.0 - ease * if is_prize { TAKEN.0 } else { TAKEN.1 };
        }
        if is_prize || has_people {
            shares[seat.index()] = HOPE * ease;
        }
    }
    if is_led {
        for (share, own) in shares.iter_mut().zip(strength) {
            *share = if own == best { stays } else { *share * (1.0 - stays) };
        }
    }
    shares
}

/// The worth of the members in the reserve, in action points.
fn reserve(state: &State, seat: Seat) -> f64 {
    let reserve = state.reserve(seat);
    let explorers: f64 = (0..reserve.explorers()).map(|index| SPARE / (1.0 + f64::from(index) / FEW)).sum();
    explorers + f64::from(reserve.leaders()) * SPARE * 2.0
}
