//! The facts that can be read from a position of The Temple of Chac: what every action costs, risks and brings, the dangers
//! of every square, what the seats carry as far as the viewer knows, and the forecast of what is still to come.
//!
//! All of it is asked of the state of a view and says what its viewer can know (C14.4); of a whole state it says the truth.
//! Chances are exact: every result of dice, cards and hidden numbers is counted. Needs no window, which decides how all
//! this is worded and shown.

mod accounts;
mod chances;
mod consequences;
mod dangers;
mod forecast;
mod reach;

pub use accounts::Account;
pub use chances::{actions_of, tile_sinks};
pub use consequences::{Consequence, Prospect, prospect, prospects, useless_dice};
pub use dangers::{Danger, ROUNDS, is_after_traps};
pub use forecast::{DeckLeft, Forecast};
pub use reach::Reach;

use crate::chac::{Phase, State, Variant};
use crate::game::Seat;

/// The facts of a position that the window shows all the time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Insight {
    /// Every legal action of the viewer, in the order of the rules, with what it costs and what may come of it. None if
    /// it is not the viewer's move.
    pub prospects: Vec<Prospect>,
    /// The danger of who is in the temple and stays where it stands, by seat.
    pub dangers: Vec<(Seat, Danger)>,
    /// The treasures of every seat, by seat.
    pub accounts: Vec<Account>,
    /// The things that are still to come; `None` when the game is over.
    pub forecast: Option<Forecast>,
}

impl Insight {
    /// The insight for a position, as the viewer of this state can know it.
    #[must_use]
    pub fn of(rules: &Variant, state: &State) -> Self {
        let inside = state.seats().iter().filter(|&&seat| state.is_in(seat));
        let danger = |&seat: &Seat| Some((seat, Danger::of(rules, state, state.place(seat)?)));
        Self {
            prospects: prospects(rules, state),
            dangers: inside.filter_map(danger).collect(),
            accounts: state.seats().iter().map(|&seat| Account::of(rules, state, seat)).collect(),
            forecast: (!matches!(state.phase(), Phase::Chest | Phase::Over)).then(|| Forecast::of(rules, state)),
        }
    }
}
