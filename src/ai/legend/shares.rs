//! The chance of each seat to win: the one judgement that hints, reviews and the curve of a game take it from.
//!
//! A position is looked at once ([`Sight`]): the points that each seat can expect at the end, and how much is still to
//! come. Two numbers make chances of that ([`Chances`]), the same for any number of seats. They are fitted to games of
//! computers against themselves, as docs/players.md tells; how points are expected, `outlook` decides. No player of any
//! level looks at chances.

use super::outlook::Outlook;
use crate::game::Seat;
use crate::legend::{Phase, State, Variant};

/// The part of a round for which its end counts, beside the tokens that are still to be spent: scorings, and what others
/// do in them.
const AT_END: f64 = 0.25;

/// All of a position that its chances depend on.
#[derive(Clone, PartialEq, Debug)]
pub struct Sight {
    /// The points that each seat can expect at the end.
    pub points: Vec<f64>,
    /// The number of rounds to come, with the part of this one; none once the game is over.
    pub to_come: Option<f64>,
    /// For each seat, true if it has won; once the game is over.
    pub has_won: Vec<bool>,
}

impl Sight {
    /// The look at this position.
    #[must_use]
    pub fn of(rules: &Variant, state: &State) -> Self {
        let outlook = Outlook::new(rules, state);
        let points = outlook.points(state, &outlook.arrivals(state));
        let winners: Vec<Seat> = if state.phase() == Phase::Over { state.leaders().collect() } else { Vec::new() };
        Self {
            points: state.seats().iter().map(|seat| points[seat.index()]).collect(),
            to_come: (state.phase() != Phase::Over).then(|| to_come(rules, state)),
            has_won: state.seats().iter().map(|seat| winners.contains(seat)).collect(),
        }
    }
}

/// The number of rounds to come, with what is left of this one: the part of the seats that have not spent their points,
/// and its end.
fn to_come(rules: &Variant, state: &State) -> f64 {
    let seats = state.seats();
    let part = |count: usize| count as f64 / seats.len().max(1) as f64;
    match state.scoring() {
        Some(scoring) if scoring.volcano.is_none() => {
            AT_END * part(scoring.order.as_slice().len().saturating_sub(usize::from(scoring.index)))
        }
        _ => {
            let is_drafting = matches!(state.phase(), Phase::Deal | Phase::Fill(_) | Phase::Draft);
            let waiting = seats.iter().filter(|&&seat| is_drafting || state.token(seat).is_some()).count();
            f64::from(rules.rounds().saturating_sub(state.round())) + AT_END + (1.0 - AT_END) * part(waiting)
        }
    }
}

/// The numbers that make chances of a sight.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chances {
    /// A lead of so many points makes a win e times as likely, when one round is to come.
    pub spread: f64,
    /// The power of the number of rounds to come with which that grows.
    pub growth: f64,
}

impl Chances {
    /// The numbers of the program.
    pub const BUILT_IN: Self = Self { spread: 12.0, growth: 0.5 };

    /// Each seat's share of the win: they add up to 1.
    #[must_use]
    pub fn shares(&self, sight: &Sight) -> Vec<f64> {
        let Some(to_come) = sight.to_come else {
            let winners = sight.has_won.iter().filter(|&&wins| wins).count().max(1) as f64;
            return sight.has_won.iter().map(|&wins| if wins { 1.0 / winners } else { 0.0 }).collect();
        };
        let spread = (self.spread * to_come.powf(self.growth)).max(0.1);
        let most = sight.points.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let weights: Vec<f64> = sight.points.iter().map(|points| ((points - most) / spread).exp()).collect();
        let sum: f64 = weights.iter().sum();
        weights.into_iter().map(|weight| weight / sum).collect()
    }
}
