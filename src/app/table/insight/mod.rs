//! What the position says: the ledger of temples, the volcano forecast, what an action would change.
//!
//! The knowledge is in `ledger`, `forecast` and `effects`, pure and without the window; `words` puts it
//! into sentences, and the files ending in `_ui` lay it out. In a purist game the table keeps none of it,
//! so that nothing of it can be shown by mistake.

mod effects;
mod forecast;
mod forecast_ui;
mod ledger;
mod ledger_ui;
mod words;

pub use effects::{Effect, effects};
pub use forecast::{Forecast, Odds};
pub use forecast_ui::{course, forecast_ui};
pub use ledger::{Claim, Entry, Order, ledger, sort};
pub use ledger_ui::side_ui;
pub use words::{claim as claim_text, effects as effect_texts, worth as worth_texts};

use crate::tikal::{Phase, State, Variant};

/// What stands in the side column below what is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Side {
    /// The groups of tiles and the tiers.
    #[default]
    Supplies,
    /// The ledger.
    Temples,
}

/// What follows from the board that is shown and from the game as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Insight {
    /// The temples of the board that is shown, in the order that was chosen.
    pub ledger: Vec<Entry>,
    /// The odds of the tiles to come; nothing when the game is over.
    pub forecast: Option<Forecast>,
    /// What every seat would score now, by seat.
    pub worth: Vec<u32>,
}

impl Insight {
    /// Everything that follows from the board that is shown and from the state as it stands.
    #[must_use]
    pub fn of(rules: &Variant, shown: &State, state: &State, order: Order) -> Self {
        let mut ledger = ledger(rules, shown);
        sort(&mut ledger, order);
        let goes_on = state.phase() != Phase::Over;
        Self {
            ledger,
            forecast: goes_on.then(|| Forecast::of(rules, state)),
            worth: state.seats().iter().map(|&seat| state.worth(rules, seat)).collect(),
        }
    }
}
