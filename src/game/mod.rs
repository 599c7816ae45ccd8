//! What any game is: seats, whose move it is, and the small interface that a game implements.
//!
//! Decides how games are played, undone, recorded and dealt. Knows no game of ours.

mod dealer;
mod perft;
mod record;
mod session;

pub use dealer::{Dealer, DealerDef, MAX_SEED, weighted};
pub use perft::{perft, play_randomly};
pub use record::{NotARecord, Player, RECORD_FORMAT, Record, RecordOptions, SeatRecord, VariantSource};
pub use session::{Played, Session};

use std::error::Error;
use std::fmt;

/// The most seats at any table of ours; a game may have fewer.
pub const MAX_SEATS: usize = 6;

/// A place at the table, numbered from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    /// Every seat that a table can have.
    pub const ALL: [Self; MAX_SEATS] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The seat with this number, if there can be one.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < MAX_SEATS { Some(Self(index as u8)) } else { None }
    }

    /// Its number, always below [`MAX_SEATS`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise, to the left, at a table of `seats`.
    #[must_use]
    #[inline]
    pub const fn left(self, seats: u8) -> Self {
        if self.0 + 1 >= seats { Self(0) } else { Self(self.0 + 1) }
    }

    /// All seats of a table once, clockwise, this one first.
    pub fn around(self, seats: u8) -> impl Iterator<Item = Self> {
        std::iter::successors(Some(self), move |seat| Some(seat.left(seats))).take(usize::from(seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Who moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A player decides.
    Seat(Seat),
    /// Nobody decides: one of [`Game::outcomes`] happens.
    Chance,
    /// The game is over.
    Nobody,
}

/// The state of a game: plain data, cheap to copy, with no pointer to its rules.
///
/// `apply` is the only way forward, `check` says why not, and `legal_actions` lists just what
/// `check` accepts.
pub trait Game: Clone + Eq {
    /// What is fixed while a game lasts: the checked variant.
    type Rules;
    /// What is chosen before a game starts.
    type Setup: Clone;
    /// One atomic step of a player or of chance.
    type Action: Copy + Eq + fmt::Debug;
    /// Something that happened, for log, animation and statistics.
    type Event;
    /// Why an action cannot be played.
    type Illegal: Error;
    /// Why a text is no action at all.
    type NotAnAction: Error;

    /// The state before the first action.
    fn new(rules: &Self::Rules, setup: &Self::Setup) -> Self;

    /// Who moves now.
    fn actor(&self) -> Actor;

    /// Writes every legal action into `out` (cleared first), in a fixed order; chance's outcomes
    /// included. Empty only when [`Actor::Nobody`] is to move.
    fn legal_actions(&self, rules: &Self::Rules, out: &mut Vec<Self::Action>);

    /// Writes what chance may do, with weights in any proportion, into `out` (cleared first).
    /// Empty unless [`Actor::Chance`] is to move.
    fn outcomes(&self, rules: &Self::Rules, out: &mut Vec<(Self::Action, u32)>);

    /// Which of its separate rows of luck chance draws from next: a deck, a bag, a die. Each row
    /// counts its own outcomes, so that one more draw from the bag does not shift the deck.
    fn chance_row(&self) -> u32;

    /// Whether the action may be played now.
    ///
    /// # Errors
    /// The reason why it may not.
    fn check(&self, rules: &Self::Rules, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Plays an action and tells `events` what happened, forced steps included.
    ///
    /// # Errors
    /// What [`Game::check`] says; the state is then unchanged.
    fn apply(
        &mut self,
        rules: &Self::Rules,
        action: Self::Action,
        events: &mut impl Extend<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// Writes the score of every seat as it stands into `out` (cleared first).
    fn scores(&self, out: &mut Vec<i32>);

    /// Hides what `seat` may not know. Games in which everything decided is public hide nothing.
    fn hide_from(&mut self, _seat: Seat) {}

    /// Reads an action in the game's notation.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn parse(rules: &Self::Rules, text: &str) -> Result<Self::Action, Self::NotAnAction>;

    /// Writes an action in the game's notation.
    ///
    /// # Errors
    /// Only what `out` itself reports.
    fn notation(rules: &Self::Rules, action: Self::Action, out: &mut impl fmt::Write) -> fmt::Result;
}

/// An action as text.
#[must_use]
pub fn text_of<G: Game>(rules: &G::Rules, action: G::Action) -> String {
    let mut text = String::new();
    // Writing to a String cannot fail.
    let _ = G::notation(rules, action, &mut text);
    text
}

/// A state as one seat may see it; what screens and computer players get.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View<G>(G);

impl<G: Game> View<G> {
    /// What `seat` knows of `state`.
    #[must_use]
    pub fn of(state: &G, seat: Seat) -> Self {
        let mut seen = state.clone();
        seen.hide_from(seat);
        Self(seen)
    }

    /// The state with everything hidden that the seat may not know.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.0
    }
}

/// Takes events and drops them, at no cost: for search and playouts.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEvents;

impl<E> Extend<E> for NoEvents {
    #[inline]
    fn extend<T: IntoIterator<Item = E>>(&mut self, _events: T) {}
}
