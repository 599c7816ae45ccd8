//! The strength of a person beside the levels of computers, with its uncertainty: by the mathematics of the arena.
//!
//! A game is a block: the person meets every computer of a level in it, whoever ends before the other has won, and the
//! share of those meetings is one number, as those of one game depend on each other. From the shares of many games come
//! the difference in Elo and its interval of 95 in 100 ([`interval`], [`elo`]). Only fair games count.

use super::filter::Chosen;
use super::summary::{Game, Who};
use crate::ai::Level;
use crate::arena::{elo, interval};
use crate::lab::{Estimate, Spread};

/// The fewest games by which something is said of strength, and of what somebody does otherwise.
pub const FEWEST: u64 = 5;
/// The number of last games of which the course tells at each game.
pub const WINDOW: usize = 20;
/// The parts of a share: half of a meeting with one of up to five others is a whole number of them.
const PARTS: i64 = 120;

/// The strength beside a level.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Met {
    /// The level.
    pub level: Level,
    /// The number of games in which it was met.
    pub games: u64,
    /// The share of the meetings that were won.
    pub share: Estimate,
    /// The Elo by which the person is the stronger; infinite where everything was won or nothing.
    pub elo: Estimate,
}

/// The strength over the last games at each game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Course {
    /// The number of the game among those in which the level was met, from 1, the share and the Elo.
    pub points: Vec<(usize, Estimate, Estimate)>,
}

/// The share of the meetings with the computers of a level that the person won, in parts of [`PARTS`]; none if there was
/// none. Who has won the game is before all others; else the higher score is, and who is out of the game is last.
fn share(game: &Game, own: usize, level: Level) -> Option<i64> {
    let standing = |seat: usize| game.seats.get(seat).map(|seat| (seat.win > 0, seat.score));
    let mine = standing(own)?;
    let computers = (0..game.seats.len()).filter(|&seat| seat != own && game.seats[seat].who.level() == Some(level));
    let meetings: Vec<i64> = computers
        .filter_map(|seat| {
            Some(match mine.cmp(&standing(seat)?) {
                std::cmp::Ordering::Less => 0,
                std::cmp::Ordering::Equal => PARTS / 2,
                std::cmp::Ordering::Greater => PARTS,
            })
        })
        .collect();
    meetings.iter().sum::<i64>().checked_div(i64::try_from(meetings.len()).ok()?)
}

/// The shares of the fair games in which a level was met, the first one first.
fn shares(games: &[Chosen], level: Level) -> Vec<i64> {
    let is_own = |chosen: &&Chosen| chosen.game.is_fair() && chosen.game.seats[chosen.seat].who == Who::Person;
    games.iter().filter(is_own).filter_map(|chosen| share(chosen.game, chosen.seat, level)).collect()
}

fn strength(shares: &[i64]) -> Option<(Estimate, Estimate)> {
    let share = interval(&shares.iter().copied().collect::<Spread>(), PARTS)?;
    Some((share, Estimate { value: elo(share.value), low: elo(share.low), high: elo(share.high) }))
}

/// The strength beside every level that was met in at least [`FEWEST`] fair games, the weakest level first.
#[must_use]
pub fn met(games: &[Chosen]) -> Vec<Met> {
    let of = |level: Level| {
        let shares = shares(games, level);
        let (share, elo) = strength(&shares).filter(|_| shares.len() as u64 >= FEWEST)?;
        Some(Met { level, games: shares.len() as u64, share, elo })
    };
    Level::ALL.into_iter().filter_map(of).collect()
}

/// The strength beside a level in its course: at each game, from the first of which something can be said, that of the last
/// [`WINDOW`] up to it.
#[must_use]
pub fn course(games: &[Chosen], level: Level) -> Course {
    let shares = shares(games, level);
    let first = usize::try_from(FEWEST).unwrap_or(usize::MAX);
    let at = |number: usize| {
        let (share, elo) = strength(&shares[number.saturating_sub(WINDOW)..number])?;
        Some((number, share, elo))
    };
    Course { points: (first..=shares.len()).filter_map(at).collect() }
}
