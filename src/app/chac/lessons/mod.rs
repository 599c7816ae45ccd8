//! The lessons of The Temple of Chac at the table. Which there are and what they say, `words::chac::lessons` has; how a lesson
//! goes on and how its card looks, `app::table` decides for every game.
//!
//! What is pointed at, `aim` works out; what has to wait and what the coach answers then, `notes`; `taught` gives all of it to
//! the table.

mod aim;
mod notes;
mod taught;

use std::sync::Arc;

pub use aim::Aim;

use super::table::Table;
use crate::ai::Level;
use crate::app::table::{self, LessonName, name_of};
use crate::chac::{Setup, State, Variant};
use crate::game::{DealerDef, Player, RecordOptions, SeatRecord, Session};
use crate::platform;
use crate::words::chac::lessons::LessonId;

/// A lesson of the temple being played.
pub type Run = table::Run<State>;

impl From<LessonId> for LessonName {
    fn from(id: LessonId) -> Self {
        name_of::<State>(id)
    }
}

/// Who plays the first game: the learner, the other one of the lessons, and a third, as the temple is livelier then.
const FIRST_PLAYERS: [&str; 3] = ["Ana", "Ben", "Eva"];

/// The game that is offered after the lessons: the learner against two computers, with all that is told beforehand.
#[must_use]
pub fn first_game(rules: &Arc<Variant>) -> Table {
    let players = u8::try_from(FIRST_PLAYERS.len()).unwrap_or_default();
    let start = State::new(rules, players, &Setup::default());
    let seat = |(index, name): (usize, &str)| SeatRecord {
        name: name.to_owned(),
        colour: rules.def().players.colours.get(index).cloned().unwrap_or_default(),
        player: if index == 0 { Player::Human } else { Player::Computer(Level::Adept.id().to_owned()) },
    };
    let seats = FIRST_PLAYERS.into_iter().enumerate().map(seat).collect();
    let (session, _) = Session::<State>::new(Arc::clone(rules), start, DealerDef::Seed(platform::fresh_seed()));
    Table::new(session, seats, RecordOptions::default()).as_first()
}
