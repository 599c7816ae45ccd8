//! The facts that can be read from a position of Tikal: the reach of pieces, the ledger of temples, the volcano
//! forecast, the effects of an action, the course of an auction, what came of what
//! others did, and the history so far.
//!
//! Decides no rule: control, costs and scores are asked of the state. Needs no window, which decides how all this is
//! worded and shown; the computer players judge positions by it too.

mod bidding;
mod came;
mod effects;
mod forecast;
mod history;
mod ledger;
mod reach;

pub use bidding::{Bid, Bidding};
pub use came::{Came, Exchanged, NewControl};
pub use effects::{Effect, effects};
pub use forecast::{Forecast, NoVolcano};
pub use history::{History, LogLine, ScoreItem, ScoringRound, SeatScore, TurnScores, turn_won};
pub use ledger::{Standing, ledger, sort};
pub use reach::{Reach, Walker, points_at_hand};

pub use super::ledger::{Claim, Order};
use crate::tikal::{Phase, State, TileKind, Variant};

/// The facts of a position that the window shows all the time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Insight {
    /// The temples of the board, in the order that was chosen.
    pub ledger: Vec<Standing>,
    /// The odds of the tiles to come; `None` when the game is over.
    pub forecast: Option<Forecast>,
    /// The score that every seat would make now, by seat.
    pub worth: Vec<u32>,
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
            forecast: goes_on.then(|| Forecast::of(rules, state)),
            worth: state.seats().iter().map(|&seat| state.worth(rules, seat)).collect(),
        }
    }
}

/// The number of treasures that can still be dug up: no more than are hidden, and one for each mask that lies on the board
/// or can come there.
#[must_use]
pub fn treasures_to_dig(rules: &Variant, state: &State) -> u32 {
    let to_come = state.deck().iter().chain(state.face_up().iter().copied()).chain(state.hand());
    let masks = to_come.filter_map(|tile| match rules.tile(tile).kind {
        TileKind::Ruin(masks) => Some(u32::from(masks)),
        _ => None,
    });
    let on_board = state.ruins().into_iter().map(|ruin| u32::from(state.level(ruin)));
    let hidden: u32 = state.hidden(rules).iter().map(|&copies| u32::from(copies)).sum();
    hidden.min(masks.chain(on_board).sum())
}
