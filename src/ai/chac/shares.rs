//! The chance of each seat to win: the one judgement that hints, reviews and the curve of a game take it from at sight.
//!
//! A position is looked at once ([`Sight`]): what each seat carries, whether it can still get out, and how much time it
//! has for it. A few numbers make chances of that ([`Chances`]), the same for any number of seats. They are fitted to
//! games of computers against themselves, as docs/players.md tells. The shares of all seats together are less than one
//! win by the chance that nobody gets out. No player of any level looks at them.

use super::manner::USUAL;
use super::rates::{self, logistic};
use super::ways::{Map, Start};
use crate::chac::{Card, Face, Room, Square, SquareSet, State, Status, Value, Variant};
use crate::game::Seat;

/// The scores of a seat by which it is compared with the others: each is as likely as every other, in spreads from the
/// mean.
const SCORES: [f64; 8] = [-1.534, -0.887, -0.489, -0.157, 0.157, 0.489, 0.887, 1.534];
/// The spread of a logistic curve, in parts of that of the bell curve which it stands for.
const OF_A_BELL: f64 = 0.551;
/// The least spread between two scores: equal ones share the win.
const LEAST_SPREAD: f64 = 0.3;
/// Nothing is as bad as it looks: the least chance to get out, as long as there is a way.
const DOUBT: f64 = 0.003;
/// The squares by which who is behind the boulder can count on following it.
const FOLLOWS: usize = 6;
/// The spread of the points of a chest, in parts of its sides.
const OF_SIDES: f64 = 0.285;

/// The fate of a seat, as far as it is known.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fate {
    /// Out of the temple.
    Out,
    /// In the temple, with this way out.
    In(Outlook),
    /// Its substitute can still come in, with this way out from the roof.
    Late(Outlook),
    /// In the temple, but too late if the boulder rolls as it can be expected to.
    Behind,
    /// In the temple, and there is no way out.
    Stuck,
    /// Nobody of it can get out any more.
    Lost,
}

/// A way out.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Outlook {
    /// The chance to survive the places on the way.
    survives: f64,
    /// The actions to spare.
    spare: f64,
    /// The rounds until the way is closed.
    rounds: f64,
}

/// All of a seat that its chances depend on.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Prospect {
    fate: Fate,
    /// The points that it can be expected to carry.
    held: f64,
    /// The chests among what it carries that are not opened yet, and the sides of the die that opens them.
    chests: f64,
    sides: f64,
}

/// All of a position that its chances depend on.
#[derive(Clone, PartialEq, Debug)]
pub struct Sight {
    seats: Vec<Prospect>,
    /// Once the game is over, each seat's share of the win.
    won: Option<Vec<f64>>,
}

impl Sight {
    /// The look at this position.
    #[must_use]
    pub fn of(rules: &Variant, state: &State) -> Self {
        let is_over = state.phase() == crate::chac::Phase::Over;
        let winners: Vec<Seat> = state.winners().collect();
        let share = |seat: &Seat| if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        Self {
            seats: state.seats().iter().map(|&seat| Prospect::of(rules, state, seat)).collect(),
            won: is_over.then(|| state.seats().iter().map(share).collect()),
        }
    }
}

impl Prospect {
    fn of(rules: &Variant, state: &State, seat: Seat) -> Self {
        let hand = state.hand(seat).as_slice();
        let opened = state.chests(seat);
        let held: f64 = hand.iter().map(|&card| points(rules, state, card)).sum();
        let luck: f64 = opened.iter().map(|&pips| f64::from(pips) - rates::chest(rules)).sum();
        let chests = hand.iter().filter(|card| card.value() == Some(Value::CHEST)).count();
        let outlook = |from, round: u16| {
            let map = Map::of(rules, state, seat, round, USUAL);
            let (level, held) = (state.level(rules, seat), hand.len());
            let way = map.way(Start { from, actions: map.rate(level), delay: 0.0, level, held })?;
            Some(Outlook { survives: way.survives, spare: way.spare, rounds: way.rounds })
        };
        let fate = match (state.status(seat), state.place(seat)) {
            (Status::Out, _) => Fate::Out,
            (Status::In, Some(from)) => match outlook(from, state.round()) {
                Some(way) => Fate::In(way),
                None if is_shut_in(rules, state, from) => Fate::Stuck,
                None => Fate::Behind,
            },
            (Status::Waiting, _) => outlook(rules.entrance(), 1).map_or(Fate::Behind, Fate::In),
            _ if state.can_substitute(seat) => {
                let corners = rules.openings().iter().map(|opening| opening.sun);
                let ways = corners.filter_map(|corner| outlook(corner, state.round().saturating_add(1)));
                let best = ways.max_by(|one, other| one.spare.total_cmp(&other.spare));
                best.map_or(Fate::Behind, Fate::Late)
            }
            _ => Fate::Lost,
        };
        let chests = chests.saturating_sub(opened.len()) as f64;
        Self { fate, held: held + luck, chests, sides: rules.chest_sides().into() }
    }
}

/// True if no way leads out of the temple from this square, as far as can be foreseen: the boulder goes on and clears the
/// square where it lies, but nobody behind it comes past it in the corridor.
fn is_shut_in(rules: &Variant, state: &State, from: Square) -> bool {
    let is_there = |square: Square| match rules.room(square) {
        // What lies under the cover is there all the same.
        Room::Sun(_) | Room::Corridor(_) => true,
        Room::Lava(tile) => state.tile(tile.into()).face != Face::Sunk,
        _ => state.is_there(rules, square),
    };
    let place = |square: Square| match rules.room(square) {
        Room::Corridor(place) => Some(usize::from(place)),
        _ => None,
    };
    // Who is in the room of walls comes into the corridor at its door.
    let doors = || rules.walled().iter().flat_map(|square| rules.place(square).steps.iter()).filter_map(place);
    let begins = if rules.walled().contains(from) { doors().min() } else { place(from) };
    let is_behind = begins.is_some_and(|begins| begins <= state.boulder());
    let cut = state.boulder() + if is_behind { FOLLOWS } else { 0 };
    let passes =
        |from: Square, to: Square| place(from).zip(place(to)).is_some_and(|(from, to)| (from <= cut) != (to <= cut));
    let (mut seen, mut front) = (SquareSet::EMPTY, vec![from]);
    while let Some(square) = front.pop() {
        if square == rules.out() {
            return false;
        }
        let is_fall = rules.river().last() == Some(&square);
        let climb = rules.landing().filter(|_| is_fall);
        let steps = rules.place(square).steps.iter().chain(climb);
        for to in steps.filter(|&to| is_there(to) && !passes(square, to)) {
            if !seen.contains(to) {
                seen.insert(to);
                front.push(to);
            }
        }
    }
    true
}

/// The points that a treasure can be expected to bring, as far as the viewer knows.
fn points(rules: &Variant, state: &State, card: Card) -> f64 {
    let of = |value: Value| value.points().map_or(rates::chest(rules), f64::from);
    if let Some(value) = card.value() {
        return of(value);
    }
    let stock = state.stock(card.deck());
    let copies = |value: Value| f64::from(stock.copies(value));
    let count: f64 = Value::all().map(copies).sum();
    Value::all().map(|value| copies(value) * of(value)).sum::<f64>() / count.max(1.0)
}

/// The numbers that make chances of a sight.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chances {
    /// So many actions to spare make it e times as likely to get out as not to, when one round is left.
    pub spread: f64,
    /// The power of the rounds left with which that grows.
    pub growth: f64,
    /// The power of the chance to survive the places on the way.
    pub trust: f64,
    /// The chance to get out of who would be too late if the boulder rolled as it can be expected to.
    pub behind: f64,
    /// The part of its way that a substitute has left who is not in yet.
    pub late: f64,
    /// The points that somebody inside can be expected to take for each action to spare.
    pub gain: f64,
    /// The most points that it can be expected to take.
    pub most: f64,
    /// The spread of the points that are still to be taken, in parts of their number's root.
    pub luck: f64,
}

/// The end that a seat can be expected to come to.
#[derive(Clone, Copy, Debug)]
struct End {
    gets_out: f64,
    points: f64,
    spread: f64,
}

impl Chances {
    /// The numbers of the program.
    pub const BUILT_IN: Self =
        Self { spread: 0.72, growth: 1.4, trust: 0.38, behind: 0.47, late: 0.98, gain: 0.16, most: 3.9, luck: 6.6 };

    fn end(&self, prospect: &Prospect) -> End {
        let of_chests = OF_SIDES * prospect.sides * prospect.chests.sqrt();
        let inside = |way: Outlook, part: f64| {
            let spread = (self.spread * way.rounds.max(0.25).powf(self.growth)).max(0.1);
            let in_time = logistic(way.spare / spread);
            let gain = (self.gain * way.spare).clamp(0.0, self.most);
            let spread = (self.luck * self.luck * gain + of_chests * of_chests).sqrt();
            let gets_out = (part * way.survives.powf(self.trust) * in_time).max(DOUBT);
            End { gets_out, points: prospect.held + gain, spread }
        };
        match prospect.fate {
            Fate::Out => End { gets_out: 1.0, points: prospect.held, spread: of_chests },
            Fate::In(way) => inside(way, 1.0),
            Fate::Late(way) => inside(way, self.late.min(1.0)),
            Fate::Behind => End { gets_out: self.behind.min(1.0), points: prospect.held, spread: of_chests },
            Fate::Stuck => End { gets_out: DOUBT, points: prospect.held, spread: of_chests },
            Fate::Lost => End { gets_out: 0.0, points: 0.0, spread: 0.0 },
        }
    }

    /// Each seat's share of the win: together less than 1 if it may be that nobody gets out.
    #[must_use]
    pub fn shares(&self, sight: &Sight) -> Vec<f64> {
        if let Some(won) = &sight.won {
            return won.clone();
        }
        let ends: Vec<End> = sight.seats.iter().map(|prospect| self.end(prospect)).collect();
        let share = |(seat, own): (usize, &End)| {
            let others = || ends.iter().enumerate().filter(|&(other, _)| other != seat).map(|(_, end)| end);
            let with = |score: f64| {
                let points = own.points + score * own.spread;
                others().fold(1.0, |share, other| {
                    let spread = (OF_A_BELL * other.spread).max(LEAST_SPREAD);
                    // Added up, so that a chance that is next to nothing is not quite nothing.
                    let is_ahead = logistic((points - other.points) / spread);
                    share * (1.0 - other.gets_out + other.gets_out * is_ahead)
                })
            };
            own.gets_out * SCORES.iter().map(|&score| with(score)).sum::<f64>() / SCORES.len() as f64
        };
        let mut shares: Vec<f64> = ends.iter().enumerate().map(share).collect();
        let somebody = 1.0 - ends.iter().fold(1.0, |nobody, end| nobody * (1.0 - end.gets_out));
        let sum: f64 = shares.iter().sum();
        if sum > 0.0 {
            for share in &mut shares {
                *share *= somebody / sum;
            }
        }
        shares
    }

    /// The points that each seat can expect at the end: nothing for who does not get out.
    #[must_use]
    pub fn points(&self, sight: &Sight) -> Vec<f64> {
        let ends = sight.seats.iter().map(|prospect| self.end(prospect));
        ends.map(|end| end.gets_out * end.points).collect()
    }
}
