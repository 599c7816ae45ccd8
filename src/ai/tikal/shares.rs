//! The chance of each seat to win: the one judgement that hints, reviews, puzzles and the curve of a game take it from.
//!
//! A position is looked at once ([`Sight`]): the points that each seat can expect at the end, how much is still to come,
//! whose turn it is, and who can win at all. A few numbers make chances of that ([`Chances`]). They are fitted to games of
//! computers against themselves, as docs/players.md tells; how points are expected, `outlook` decides, and what may follow
//! a turn, `replies`. No player of any level looks at chances.

use super::distances::Distances;
use super::outlook::{Outlook, to_come};
use super::scale::{POINT, Scale};
use super::settled::can_win;
use super::weights::Weights;
use crate::tikal::{Phase, SEATS, State, Variant};

/// All of a position that its chances depend on.
#[derive(Clone, PartialEq, Debug)]
pub struct Sight {
    /// The points that each seat can expect at the end.
    pub points: Vec<f64>,
    /// The place of each seat in the order of play from the one that is to move, 0, to the one that has just moved, 1.
    pub waits: Vec<f64>,
    /// The number of turns to come, of all seats together; none once the game is over.
    pub to_come: Option<f64>,
    /// True if turns are auctioned.
    pub is_auction: bool,
    /// For each seat, true if it can still win.
    pub can_win: Vec<bool>,
}

impl Sight {
    /// The look at this position.
    #[must_use]
    pub fn of(rules: &Variant, state: &State) -> Self {
        let can_win = can_win(rules, state);
        let seats = usize::from(state.players());
        let is_auction = state.is_auction();
        if state.phase() == Phase::Over {
            let points = state.seats().iter().map(|&seat| f64::from(state.score(seat)));
            return Self { points: points.collect(), waits: vec![0.0; seats], to_come: None, is_auction, can_win };
        }
        let scale = Scale::new(Weights::of_chances(), rules, state, 1.0);
        let distances = Distances::new(rules, state);
        let points = state.seats().iter().map(|&seat| {
            // Nobody counts against the seat, so its own points are all that is judged.
            let outlook = Outlook::new(rules, &scale, &distances, state, seat, [0; SEATS]);
            outlook.judge(state, outlook.doings(state)) as f64 / POINT as f64
        });
        let first = state.seat().index();
        let waits =
            (0..seats).map(|index| ((index + seats - first % seats) % seats) as f64 / (seats - 1).max(1) as f64);
        let to_come = Some(to_come(rules, state));
        Self { points: points.collect(), waits: waits.collect(), to_come, is_auction, can_win }
    }
}

/// The numbers that make chances of a sight.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chances {
    /// By the number of seats, from 2: a lead of so many points makes a win e times as likely, when one turn is to come.
    pub spread: [f64; 3],
    /// The power of the number of turns to come with which that grows.
    pub growth: f64,
    /// By how much wider it is in games with auctions: who is behind pays for what helps most, and a lead shrinks.
    pub auction: f64,
    /// The points by which the seat that has just moved is overrated beside the one that is to move: it stands as it likes
    /// best, and the other has not answered.
    pub wait: f64,
}

impl Chances {
    /// The numbers of the program.
    pub const BUILT_IN: Self = Self { spread: [1.25, 1.6, 1.0], growth: 0.5, auction: 1.3, wait: 5.5 };

    /// Each seat's share of the win: they add up to 1. Exactly 0 for a seat that cannot win any more.
    #[must_use]
    pub fn shares(&self, sight: &Sight) -> Vec<f64> {
        let points = |index: usize| sight.points[index] - self.wait * sight.waits[index];
        let Some(to_come) = sight.to_come else {
            // Who shares the win shares it evenly, whatever the points: tie-breaks count too.
            let winners = sight.can_win.iter().filter(|&&wins| wins).count().max(1) as f64;
            return sight.can_win.iter().map(|&wins| if wins { 1.0 / winners } else { 0.0 }).collect();
        };
        let spread = self.spread[sight.points.len().saturating_sub(2).min(2)];
        let auction = if sight.is_auction { self.auction } else { 1.0 };
        let spread = (spread * auction * (to_come + 1.0).powf(self.growth)).max(0.1);
        let open: Vec<usize> = (0..sight.points.len()).filter(|&index| sight.can_win[index]).collect();
        let best = open.iter().map(|&index| points(index)).fold(f64::MIN, f64::max);
        let mut shares = vec![0.0; sight.points.len()];
        for &index in &open {
            shares[index] = ((points(index) - best) / spread).exp();
        }
        let sum: f64 = shares.iter().sum();
        shares.iter().map(|share| share / sum).collect()
    }
}
