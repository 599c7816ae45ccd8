//! A guest at a table over the net, of whichever game, and the table of the window at which it plays.
//!
//! What a guest knows and asks, `net` decides; how its game is shown, the table.

use crate::app::games::Seated;
use crate::app::table::{AnyTable, Table};
use crate::game::{Rules, Seat};
use crate::games::with_game;
use crate::library::{Libraries, game_of_record};
use crate::net::clock::ClockTold;
use crate::net::guest::{Guest, GuestError, GuestNews};
use crate::net::message::{Author, Chair, Emote, FromGuest, FromHost};
use crate::sitting::elsewhere::Wish;
use crate::words::Texts;
use crate::words::shown::name_in_game;

/// A guest of whichever game.
pub trait AnyGuest {
    /// Takes a message of the host.
    ///
    /// # Errors
    /// If the host cannot be followed.
    fn receive(&mut self, message: FromHost) -> Result<GuestNews, GuestError>;
    /// The line is broken.
    fn broken(&mut self);
    /// The messages to be sent since the last time.
    fn take_out(&mut self) -> Vec<FromGuest>;
    /// Who sits where; none before the host has said.
    fn chairs(&self) -> &[Chair];
    /// Everybody whose line stands, those without a seat too.
    fn company(&self) -> &[Author];
    /// The clock as the host told it last, if the table has one.
    fn clock(&self) -> Option<&ClockTold>;
    /// The colours that seats may have.
    fn colours(&self) -> &[String];
    /// The game that is played, in a line.
    fn about(&self, texts: &Texts) -> String;
    /// True if it is the turn of a seat of this guest; nothing while that is not known.
    fn is_own_turn(&self) -> Option<bool>;
    /// Asks for a seat.
    fn sit(&mut self, seat: Option<Seat>, name: &str, colour: Option<&str>);
    /// Says something to all.
    fn say(&mut self, text: &str);
    /// Makes a sign to all.
    fn emote(&mut self, sign: Emote);
    /// Points at a place of the board; at none if it has no name.
    fn point(&mut self, place: &str);
    /// Answers what somebody asked.
    fn answer(&mut self, question: u64, agrees: bool);
    /// Asks for the whole game, with all that is hidden.
    fn ask_record(&mut self);
    /// Passes on what was chosen at the table; what cannot be asked for yet is given back.
    fn pass_on(&mut self, wish: Wish) -> Option<Wish>;
    /// The number of actions that were heard.
    fn heard(&self) -> usize;
    /// True if the action with this index is a decision of somebody else.
    fn is_by_others(&self, index: usize) -> bool;
    /// A table for the game as it was heard; nothing before all of it was.
    fn table(&self) -> Option<Box<dyn AnyTable>>;
    /// Tells the table what was heard since, but for what comes after the first `most` actions; `wish` is what was chosen
    /// there and not passed on yet.
    fn tell(&self, table: &mut dyn AnyTable, wish: Option<&Wish>, most: usize);
}

impl<G: Seated> AnyGuest for Guest<G> {
    fn receive(&mut self, message: FromHost) -> Result<GuestNews, GuestError> {
        self.receive(message)
    }

    fn broken(&mut self) {
        self.broken();
    }

    fn take_out(&mut self) -> Vec<FromGuest> {
        self.take_out()
    }

    fn chairs(&self) -> &[Chair] {
        self.chairs()
    }

    fn company(&self) -> &[Author] {
        self.company()
    }

    fn clock(&self) -> Option<&ClockTold> {
        self.clock()
    }

    fn colours(&self) -> &[String] {
        self.rules().colours()
    }

    fn about(&self, texts: &Texts) -> String {
        name_in_game::<G>(texts, self.rules())
    }

    fn is_own_turn(&self) -> Option<bool> {
        self.is_own_turn()
    }

    fn sit(&mut self, seat: Option<Seat>, name: &str, colour: Option<&str>) {
        self.sit(seat, name, colour);
    }

    fn say(&mut self, text: &str) {
        self.say(text);
    }

    fn emote(&mut self, sign: Emote) {
        self.emote(sign);
    }

    fn point(&mut self, place: &str) {
        self.point(place);
    }

    fn answer(&mut self, question: u64, agrees: bool) {
        self.answer(question, agrees);
    }

    fn ask_record(&mut self) {
        self.ask_record();
    }

    fn pass_on(&mut self, wish: Wish) -> Option<Wish> {
        self.pass_on(wish)
    }

    fn heard(&self) -> usize {
        let held = self.held_seats().next();
        self.game(held).map_or(0, |game| game.heard().len())
    }

    fn is_by_others(&self, index: usize) -> bool {
        self.is_by_others(index)
    }

    fn table(&self) -> Option<Box<dyn AnyTable>> {
        Some(Box::new(Table::of(self.sitting()?)))
    }

    fn tell(&self, table: &mut dyn AnyTable, wish: Option<&Wish>, most: usize) {
        if let Some(table) = table.of_mut::<G>() {
            table.hear(|sitting| self.tell(sitting, wish, most));
        }
    }
}

/// A guest that was let in at a table, whose text is checked like a file from a stranger.
///
/// # Errors
/// If the game cannot be played here.
pub fn guest_at(table: &str, libraries: &Libraries) -> Result<Box<dyn AnyGuest>, GuestError> {
    with_game!(game_of_record(table.as_bytes()), G => Ok(Box::new(Guest::<G>::new(table, libraries.of())?)))
}
