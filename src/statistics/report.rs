//! The findings of many games: wins, scores, margins and lengths by game, variant, players, level or time, and what the
//! person does otherwise than the computers in the same games.
//!
//! Decides how games are put together and when a difference counts: as in the laboratory, only beyond noise, corrected
//! for how many differences are looked at. Seats of one game depend on each other, so a game is one number a side.

use std::collections::BTreeMap;

use super::filter::{Chosen, Strongest};
use super::rating::FEWEST;
use super::summary::Counted;
use crate::ai::Level;
use crate::lab::{Estimate, Spread, WHOLE, beyond_noise, mean, welch, wilson};
use crate::platform;

/// A way to put games together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Group {
    /// By game and variant.
    #[default]
    Variant,
    /// By the number of players.
    Players,
    /// By the level of the strongest computer.
    Level,
    /// By who else sat at the table.
    Opponent,
    /// By month.
    Month,
}

impl Group {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Variant, Self::Players, Self::Level, Self::Opponent, Self::Month];
}

/// The thing that the games of a row have in common.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RowKey {
    /// Nothing: all games.
    All,
    /// The game by its id and the variant by its id, its hash and its name.
    Variant(String, String, String, String),
    /// The number of players.
    Players(usize),
    /// The strongest computer, by the rank of its level; none if only people played.
    Level(Option<usize>),
    /// A person of this name.
    Person(String),
    /// Computers of a level, by its rank.
    Computer(usize),
    /// The month, as `2026-11`; nothing if it is not known.
    Month(Option<String>),
}

/// The results of some games.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The games.
    pub key: RowKey,
    /// The number of them.
    pub games: u64,
    /// The share of the wins.
    pub won: Option<Estimate>,
    /// The score, where the seat was not out of the game.
    pub score: Option<Estimate>,
    /// The score above the best of the others.
    pub margin: Option<Estimate>,
    /// The number of turns.
    pub turns: Option<Estimate>,
}

impl Row {
    fn of(key: RowKey, games: &[&Chosen]) -> Self {
        let wins: i64 = games.iter().map(|chosen| chosen.game.seats[chosen.seat].win).sum();
        let count = games.len() as u64;
        let spread = |number: &dyn Fn(&Chosen) -> Option<i32>| -> Spread {
            games.iter().filter_map(|chosen| number(chosen).map(i64::from)).collect()
        };
        let of = |number: &dyn Fn(&Chosen) -> Option<i32>| mean(&spread(number));
        Self {
            key,
            games: count,
            won: wilson(wins as f64 / (WHOLE as f64 * games.len().max(1) as f64), count),
            score: of(&|chosen| chosen.game.seats[chosen.seat].score),
            margin: of(&|chosen| chosen.game.margin(chosen.seat)),
            turns: of(&|chosen| i32::try_from(chosen.game.turns).ok()),
        }
    }
}

/// The place of a level among all.
fn rank(level: Level) -> usize {
    Level::ALL.into_iter().position(|other| other == level).unwrap_or_default()
}

/// The groups that a game belongs to.
fn keys(chosen: &Chosen, group: Group) -> Vec<RowKey> {
    let game = chosen.game;
    match group {
        Group::Variant => {
            let (hash, name) = (game.hash.clone(), game.name.clone());
            vec![RowKey::Variant(game.game.clone(), game.variant.clone(), hash, name)]
        }
        Group::Players => vec![RowKey::Players(game.seats.len())],
        Group::Level => {
            let rank = match Strongest::of(game) {
                Strongest::Nobody => None,
                Strongest::Computer(level) => Some(rank(level)),
            };
            vec![RowKey::Level(rank)]
        }
        Group::Opponent => {
            let others = game.seats.iter().enumerate().filter(|(seat, _)| *seat != chosen.seat);
            let mut keys: Vec<RowKey> = others
                .filter_map(|(_, seat)| match seat.who.level() {
                    Some(level) => Some(RowKey::Computer(rank(level))),
                    None if seat.who == super::Who::Person => Some(RowKey::Person(seat.name.clone())),
                    None => None,
                })
                .collect();
            keys.sort();
            keys.dedup();
            keys
        }
        Group::Month => {
            let day = chosen.kept.time().map(platform::day_of);
            vec![RowKey::Month(day.and_then(|day| day.get(.."2026-11".len()).map(str::to_owned)))]
        }
    }
}

/// A row for all games, and one for each group of them, in their order.
#[must_use]
pub fn rows(games: &[Chosen], group: Group) -> Vec<Row> {
    let mut groups: BTreeMap<RowKey, Vec<&Chosen>> = BTreeMap::new();
    for chosen in games {
        for key in keys(chosen, group) {
            groups.entry(key).or_default().push(chosen);
        }
    }
    let all = Row::of(RowKey::All, &games.iter().collect::<Vec<_>>());
    std::iter::once(all).chain(groups.into_iter().map(|(key, games)| Row::of(key, &games))).collect()
}

/// A number of the person beside that of the computers in the same games.
#[derive(Clone, PartialEq, Debug)]
pub struct Contrast {
    /// The thing that is counted.
    pub counted: Counted,
    /// The number of games in which it is.
    pub games: u64,
    /// The person's number a game.
    pub own: Estimate,
    /// The computers' number a game and seat; nothing if none sat there often enough.
    pub others: Option<Estimate>,
    /// True if both differ beyond noise.
    pub differs: bool,
}

/// The numbers of one measure or several, those of the person beside those of the computers in the same games, in the
/// order in which they are counted. What nobody ever did is left out, as are numbers of fewer than [`FEWEST`] games.
#[must_use]
pub fn contrasts(games: &[Chosen], is_wanted: impl Fn(&Counted) -> bool) -> Vec<Contrast> {
    let mut all: Vec<&Counted> = Vec::new();
    for counted in games.iter().flat_map(|chosen| &chosen.game.counted).filter(|counted| is_wanted(counted)) {
        if !all.contains(&counted) {
            all.push(counted);
        }
    }
    let scaled = |estimate: Estimate| {
        let whole = WHOLE as f64;
        Estimate { value: estimate.value / whole, low: estimate.low / whole, high: estimate.high / whole }
    };
    let mut found: Vec<Contrast> = Vec::new();
    let mut noise = Vec::new();
    for counted in all {
        let (mut own, mut others) = (Spread::default(), Spread::default());
        for chosen in games {
            let Some(number) = chosen.game.number(chosen.seat, counted) else { continue };
            own.add(i64::from(number) * WHOLE);
            let computers = chosen.game.seats.iter().enumerate().filter(|(_, seat)| seat.who.level().is_some());
            let numbers: Vec<i64> =
                computers.filter_map(|(seat, _)| chosen.game.number(seat, counted)).map(i64::from).collect();
            // At most five others, and each number up to five divides the whole.
            if let Some(each) = i64::try_from(numbers.len()).ok().and_then(|seats| WHOLE.checked_div(seats)) {
                others.add(numbers.iter().sum::<i64>() * each);
            }
        }
        let is_enough = |spread: &Spread| spread.count() >= FEWEST;
        if !is_enough(&own) || (own.is_idle() && others.is_idle()) {
            continue;
        }
        let Some(estimate) = mean(&own) else { continue };
        let beside = mean(&others).filter(|_| is_enough(&others));
        noise.extend(beside.map(|_| welch(&own, &others)));
        found.push(Contrast {
            counted: counted.clone(),
            games: own.count(),
            own: scaled(estimate),
            others: beside.map(scaled),
            differs: false,
        });
    }
    let compared = found.iter_mut().filter(|contrast| contrast.others.is_some());
    for (contrast, differs) in compared.zip(beyond_noise(&noise)) {
        contrast.differs = differs;
    }
    found
}
