//! What any game is: seats, whose move it is, and the small interface that a game implements.
//!
//! Decides how games are played, undone, recorded and dealt. Knows no game of ours.

mod dealer;
mod perft;
mod record;
mod session;

pub use dealer::{Dealer, DealerDef, MAX_SEED, weighted};
pub use perft::{perft, play_randomly};
pub use record::{
    FIRST_GAME, NotARecord, Player, RECORD_FORMAT, Record, RecordHeader, RecordOptions, SeatRecord, TakeBack, Takeover,
    VariantSource,
};
pub use session::{Played, Session};

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;

use rand::Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The most seats at any table of ours; a game may have fewer.
pub const MAX_SEATS: usize = 6;

/// A place at the table, numbered from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

/// A number that is no seat of any table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no seat {0}")]
pub struct NoSuchSeat(u8);

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(index: u8) -> Result<Self, NoSuchSeat> {
        Self::from_index(usize::from(index)).ok_or(NoSuchSeat(index))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

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

/// Something wrong with a definition, told in English; other languages have words for its parts.
pub trait Flawed: Clone + PartialEq + fmt::Debug + fmt::Display {
    /// Whether it cannot be played like this; else it was only probably not meant.
    fn is_error(&self) -> bool;
}

/// What is fixed while a game lasts: a definition that was checked.
pub trait Rules: Clone + fmt::Debug {
    /// The unchecked form, as a file or a record holds it.
    type Definition: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// Something wrong with a definition.
    type Problem: Flawed;

    /// Checks a definition: the rules, if it can be played, and everything that is wrong with it.
    fn check(definition: Self::Definition) -> (Option<Self>, Vec<Self::Problem>);

    /// The same from the text of a file; problems then know their place in it.
    fn check_text(text: &str) -> (Option<Self>, Vec<Self::Problem>);

    /// What it was made of.
    fn definition(&self) -> &Self::Definition;

    /// The id by which files, records and the protocol name it.
    fn id(&self) -> &str;

    /// What players call it in this language (a code such as `en`).
    fn name(&self, language: &str) -> &str;

    /// A hash of everything in the definition that matters to play.
    fn hash(&self) -> &str;

    /// How many can play.
    fn players(&self) -> RangeInclusive<u8>;

    /// The colours of the seats by name, at least one for each.
    fn colours(&self) -> &[String];
}

/// The state of a game: plain data, cheap to copy, with no pointer to its rules.
///
/// `apply` is the only way forward, `check` says why not, and `legal_actions` lists just what
/// `check` accepts.
///
/// What one seat alone knows is in the state, and [`Game::hide_from`] takes it out: the result is the same type with
/// holes. In it everything that is drawn or said can be asked as in the whole state. To the viewer's own moves
/// `legal_actions` and `check` say there just what they say in the whole state, so that a refusal tells no secret; to
/// those of others, and to chance, they say what may be as far as the viewer knows. `apply` needs the whole state.
pub trait Game: Clone + Eq + fmt::Debug {
    /// The name by which records and the protocol know the game.
    const ID: &'static str;
    /// The separate sorts of chance, a deck, a bag, a die, by the word that its actions begin with. A dealer counts
    /// each for itself, so that one more draw from the bag does not shift the deck.
    const SORTS: &'static [&'static str];

    /// What is fixed while a game lasts: the checked variant.
    type Rules: Rules;
    /// What is chosen before a game starts, beside who sits where.
    type Setup: Clone + PartialEq + fmt::Debug + Default + Serialize + DeserializeOwned;
    /// A state in the words of the protocol and of records.
    type Position: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// One atomic step of a player or of chance.
    type Action: Copy + Eq + fmt::Debug;
    /// Something that happened, for log, animation and statistics.
    type Event: Clone + fmt::Debug;
    /// Why an action cannot be played.
    type Illegal: Error + Clone + Eq + 'static;
    /// Why a text is no action at all.
    type NotAnAction: Error + Clone + Eq + 'static;
    /// Why a setup does not fit the rules and the number of seats.
    type WrongSetup: Error + Clone + Eq + 'static;

    /// Whether a game can begin like this.
    ///
    /// # Errors
    /// What does not fit.
    fn check_setup(rules: &Self::Rules, seats: u8, setup: &Self::Setup) -> Result<(), Self::WrongSetup>;

    /// The state before the first action. What does not fit is held to what does; see [`Game::check_setup`].
    fn new(rules: &Self::Rules, seats: u8, setup: &Self::Setup) -> Self;

    /// The same setup for a game that the next seat begins.
    fn rotated(setup: &Self::Setup, seats: u8) -> Self::Setup;

    /// A setup with which this state could have begun, for the header of a record.
    fn setup(&self, rules: &Self::Rules) -> Self::Setup;

    /// Whether this state, from which a game goes on, is one of a game that was set up like this: what lasts of a setup
    /// is the same.
    fn fits(&self, rules: &Self::Rules, setup: &Self::Setup) -> bool;

    /// The setup that a record of format 1 told of. Only games that were played then have one.
    #[must_use]
    fn setup_of_format_1(_auction: bool, _first: Seat) -> Option<Self::Setup> {
        None
    }

    /// The state in the words of the protocol; of a view, with its holes.
    fn position(&self, rules: &Self::Rules) -> Self::Position;

    /// The state that a position describes.
    ///
    /// # Errors
    /// Which field cannot be, and why.
    fn from_position(rules: &Self::Rules, position: &Self::Position) -> Result<Self, BadPosition>;

    /// Who moves now.
    fn actor(&self) -> Actor;

    /// Whose turn it is, also while chance moves for that seat; nobody's when the game is over.
    fn seat(&self) -> Option<Seat>;

    /// Writes every legal action into `out` (cleared first), in a fixed order; chance's outcomes
    /// included. Empty only when [`Actor::Nobody`] is to move.
    fn legal_actions(&self, rules: &Self::Rules, out: &mut Vec<Self::Action>);

    /// Writes what chance may do, with weights in any proportion, into `out` (cleared first); in a view, what its
    /// viewer has to expect. Empty unless [`Actor::Chance`] is to move.
    fn outcomes(&self, rules: &Self::Rules, out: &mut Vec<(Self::Action, u32)>);

    /// The sort of chance that moves next, as an index into [`Game::SORTS`]. Means nothing while no chance moves.
    fn sort(&self) -> usize;

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

    /// Whether somebody knows more by this action, played in this state, than before it: a card was turned up, a secret
    /// looked at. Then it is not taken back; see [`Session::fence`].
    fn reveals(&self, action: Self::Action) -> bool;

    /// Whether this action, played in this state, hands the turn over, though the same seat may be asked next.
    fn ends_turn(&self, action: Self::Action) -> bool;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// Writes the score of every seat as it stands into `out` (cleared first); none for a seat that has no score,
    /// because it is out.
    fn scores(&self, out: &mut Vec<Option<i32>>);

    /// Writes the winners into `out` (cleared first): several share the win; nobody has won while the game lasts, and
    /// perhaps nobody at its end.
    fn winners(&self, rules: &Self::Rules, out: &mut Vec<Seat>);

    /// Hides what the viewer may not know; `None` is somebody who only looks on. Games in which everything decided is
    /// public hide nothing.
    fn hide_from(&mut self, _viewer: Option<Seat>) {}

    /// A whole state that the viewer cannot tell from the true one, each as often as it is likely. Games without
    /// secrets give back the state itself.
    #[must_use]
    fn guess(view: &View<Self>, _rules: &Self::Rules, _random: &mut impl Rng) -> Self {
        view.state().clone()
    }

    /// Reads an action in the game's notation. A masked line (`show c3 ?`) is no action.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn parse(rules: &Self::Rules, text: &str) -> Result<Self::Action, Self::NotAnAction>;

    /// Writes an action in the game's notation.
    ///
    /// # Errors
    /// Only what `out` itself reports.
    fn notation(rules: &Self::Rules, action: Self::Action, out: &mut impl fmt::Write) -> fmt::Result;

    /// Writes an action, played in this state, as the viewer may read it: with `?` in the place of what others alone
    /// have learnt.
    ///
    /// # Errors
    /// Only what `out` itself reports.
    fn line_for(
        &self,
        rules: &Self::Rules,
        action: Self::Action,
        _viewer: Option<Seat>,
        out: &mut impl fmt::Write,
    ) -> fmt::Result {
        Self::notation(rules, action, out)
    }

    /// Whether the viewer may know the whole of this action, played in this state: then its line has no `?`.
    fn shows(&self, _action: Self::Action, _viewer: Option<Seat>) -> bool {
        true
    }

    /// What the viewer sees of an event; nothing if it is not for the viewer at all.
    #[must_use]
    fn event_for(event: Self::Event, _viewer: Option<Seat>) -> Option<Self::Event> {
        Some(event)
    }
}

/// A position that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{field}`: {message}")]
pub struct BadPosition {
    /// The field, such as `cells[a4].temple.value`.
    pub field: String,
    /// What is wrong with it.
    pub message: String,
}

/// What can be wrong with a variant of this game.
pub type ProblemOf<G> = <<G as Game>::Rules as Rules>::Problem;

/// An action as text.
#[must_use]
pub fn text_of<G: Game>(rules: &G::Rules, action: G::Action) -> String {
    let mut text = String::new();
    // Writing to a String cannot fail.
    let _ = G::notation(rules, action, &mut text);
    text
}

/// An action, played in `before`, as the viewer may read it.
#[must_use]
pub fn line_of<G: Game>(rules: &G::Rules, before: &G, action: G::Action, viewer: Option<Seat>) -> String {
    let mut text = String::new();
    // Writing to a String cannot fail.
    let _ = before.line_for(rules, action, viewer, &mut text);
    text
}

/// A state as one seat may see it; what screens and computer players get.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View<G> {
    state: G,
    viewer: Option<Seat>,
}

impl<G: Game> View<G> {
    /// What a seat knows of `state`, or somebody who only looks on.
    #[must_use]
    pub fn of(state: &G, viewer: Option<Seat>) -> Self {
        let mut state = state.clone();
        state.hide_from(viewer);
        Self { state, viewer }
    }

    /// The state with everything hidden that the viewer may not know.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Whose view it is; nobody's if it is that of somebody who only looks on.
    #[must_use]
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }
}

/// Takes events and drops them, at no cost: for search and playouts.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEvents;

impl<E> Extend<E> for NoEvents {
    #[inline]
    fn extend<T: IntoIterator<Item = E>>(&mut self, _events: T) {}
}
