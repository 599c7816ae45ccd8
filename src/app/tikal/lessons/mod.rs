//! The lessons of Tikal at the table. Which there are and what they say, `words::tikal::lessons` has; how a lesson goes on and
//! how its card looks, `app::table` decides for every game.
//!
//! What is pointed at, `aim` works out; what clicks on hexes mean, `clicks`; what has to wait and what the coach answers then,
//! `notes`; `taught` gives all of it to the table. The list of lessons is a screen of the window, `app::learn`; how a lesson
//! takes the place of the player's own game, `app::lessons` decides.

mod aim;
mod clicks;
mod notes;
mod taught;

use std::sync::Arc;

pub use aim::Aim;

use crate::ai::Level;
use crate::app::table::{self, LessonName, name_of};
use crate::app::tikal::table::Table;
use crate::game::{DealerDef, Player, RecordOptions, Seat, SeatRecord};
use crate::platform;
use crate::tikal::{Setup, State, TikalSession, TurnRule, Variant};
use crate::words::tikal::lessons::LessonId;

/// A lesson of Tikal being played.
pub type Run = table::Run<State>;

/// Who plays the first game: the learner, then those of the lessons.
const FIRST_PLAYERS: [&str; 3] = ["Ana", "Ben", "Cid"];

/// The game that is offered after the lessons: the learner against two computers, with all forecasts and hints.
#[must_use]
pub fn first_game(rules: &Arc<Variant>) -> Table {
    let seats: Vec<SeatRecord> =
        FIRST_PLAYERS.into_iter().enumerate().map(|(seat, name)| first_seat(rules, seat, name)).collect();
    let players = u8::try_from(FIRST_PLAYERS.len()).unwrap_or_default();
    let start = State::new(rules, players, &Setup::new(TurnRule::Draw, Seat::default()));
    let (session, _) = TikalSession::new(Arc::clone(rules), start, DealerDef::Seed(platform::fresh_seed()));
    Table::new(session, seats, RecordOptions::default()).as_first()
}

fn first_seat(rules: &Variant, seat: usize, name: &str) -> SeatRecord {
    SeatRecord {
        name: name.to_owned(),
        colour: rules.def().players.colours.get(seat).cloned().unwrap_or_default(),
        player: if seat == 0 { Player::Human } else { Player::Computer(Level::Adept.id().to_owned()) },
    }
}

impl From<LessonId> for LessonName {
    fn from(id: LessonId) -> Self {
        name_of::<State>(id)
    }
}
