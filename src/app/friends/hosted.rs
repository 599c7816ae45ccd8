//! A table that is hosted here: its game goes on in a thread of its own, and the window is one of its guests.

use std::path::Path;

use crate::ai::Level;
use crate::game::Seat;
use crate::net::ticket::Ticket;
use crate::words::Texts;

/// Why a table does not go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure(pub &'static str, pub String);

impl Failure {
    /// The reason in words.
    #[must_use]
    pub fn said(&self, texts: &Texts) -> String {
        texts.with(self.0, &[("detail", self.1.clone().into())])
    }
}

/// A table that is hosted here.
pub struct Hosted {}

impl Hosted {
    /// The ticket, as soon as there is one.
    ///
    /// # Errors
    /// Why the table does not go on.
    pub fn poll(&mut self) -> Result<Option<Ticket>, Failure> {
        Ok(None)
    }

    /// The file of the game.
    #[must_use]
    pub fn game_file(&self) -> Option<&Path> {
        None
    }

    /// Lets a computer play a seat.
    pub fn give_to_computer(&self, _seat: Seat, _level: Level) {}

    /// Frees a seat for somebody else.
    pub fn free(&self, _seat: Seat) {}
}
