//! The facts that can be read from a position of Tikal Legend: the reach of members, the ledger of hexes, the accounts of
//! what a scoring would bring, the consequences of actions, and the forecast of what is still to come.
//!
//! Decides no rule: who holds what, costs and scores are asked of the state. Needs no window, which decides how all this
//! is worded and shown; the computer players judge positions by it too.

mod accounts;
mod consequences;
mod forecast;
mod ledger;
mod reach;

pub use accounts::{Account, ScoreItem};
pub use consequences::{Consequence, consequences};
pub use forecast::{Forecast, GroupLeft};
pub use ledger::{Site, Standing, ledger, sort};
pub use reach::{Reach, Walker, arrival_costs, points_at_hand, points_to_walk};

pub use super::ledger::{Claim, Order};
use crate::legend::{Phase, State, Variant};

/// The facts of a position that the window shows all the time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Insight {
    /// The hexes of the board that matter, in the order that was chosen.
    pub ledger: Vec<Standing>,
    /// The points that a scoring now would bring every seat, by seat.
    pub accounts: Vec<Account>,
    /// The things that are still to come; `None` when the game is over.
    pub forecast: Option<Forecast>,
}

impl Insight {
    /// The insight for a position.
    #[must_use]
    pub fn of(rules: &Variant, state: &State, order: Order) -> Self {
        let mut ledger = ledger(rules, state);
        sort(&mut ledger, order);
        let goes_on = state.phase() != Phase::Over;
        Self {
            ledger,
            accounts: state.seats().iter().map(|&seat| Account::of(rules, state, seat)).collect(),
            forecast: goes_on.then(|| Forecast::of(rules, state)),
        }
    }
}
