//! The common ground of all games: seats, who moves, and the interface that a game's rules implement.
//!
//! Decides what a game's rules have to answer ([`Game`]) and what a viewer gets of a state ([`View`]). The files beside
//! this one play, undo and redo ([`Session`]), store ([`Record`]), follow a game under way ([`Journal`]), deal chance
//! ([`Dealer`]), show ([`Sight`]) and count ([`perft`]) any game; [`bounds`] says how long what is read may be, `position` how states are
//! written and read back, [`syntax`] and
//! [`Place`] what is wrong with a text, and where; [`List`] is what states keep short lists in. Knows the rules of none.

pub mod bounds;
mod dealer;
mod fingerprint;
mod journal;
mod list;
mod perft;
mod place;
pub(crate) mod position;
mod record;
mod session;
mod sight;
pub mod syntax;

pub use dealer::{Dealer, DealerDef, MAX_SEED, weighted};
pub use fingerprint::fingerprint;
pub use journal::{Chain, Damage, Journal, Line};
pub use list::List;
pub(crate) use perft::play_randomly;
pub use perft::{perft, perft_while};
pub use place::{Place, is_blank};
pub use record::{
    FIRST_GAME, MAX_ACTIONS, MAX_RECORD_SIZE, NotARecord, Player, RECORD_FORMAT, Record, RecordHeader, RecordOptions,
    SeatRecord, TakeBack, Takeover, VariantSource,
};
pub use session::{Played, Session};
pub use sight::Sight;
pub use syntax::{Found, MAX_NESTING, NotRon};

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;

use rand::Rng;
use rand::rngs::Xoshiro256PlusPlus;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The most seats that any game can have; a game may allow fewer.
pub const MAX_SEATS: usize = 6;

/// A place at the table, numbered from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

/// A number that is no seat of any table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{NO_SEAT}{0}")]
pub struct NoSuchSeat(u8);

const NO_SEAT: &str = "there is no seat ";

impl NoSuchSeat {
    /// Reads the text that `Display` writes, which is all that serde passes on.
    fn read(text: &str) -> Option<Self> {
        text.strip_prefix(NO_SEAT)?.parse().ok().map(Self)
    }
}

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

    /// The seat with this number, if it is below [`MAX_SEATS`].
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

    /// The seat to the left, which is the next one clockwise, at a table of this many seats.
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

/// Who makes the next move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A player decides.
    Seat(Seat),
    /// Nobody decides: one of [`Game::outcomes`] happens.
    Chance,
    /// The game is over.
    Nobody,
}

/// Something wrong with the definition of a variant. Its `Display` is English; the module `words` says it in every
/// language.
pub trait Flawed: Clone + PartialEq + fmt::Debug + fmt::Display {
    /// True if the definition cannot be played because of it. Otherwise it is a warning: playable, but probably not
    /// meant.
    fn is_error(&self) -> bool;
}

/// The fixed part of a game: a variant, made from a definition that was checked.
pub trait Rules: Clone + fmt::Debug {
    /// The unchecked form, as a file or a record holds it.
    type Definition: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// Something wrong with a definition.
    type Problem: Flawed;

    /// Checks a definition: the rules, if it can be played, and everything that is wrong with it.
    fn check(definition: Self::Definition) -> (Option<Self>, Vec<Self::Problem>);

    /// Reads a definition from the text of a file and checks it; each problem then has its place in the text.
    fn check_text(text: &str) -> (Option<Self>, Vec<Self::Problem>);

    /// The largest file of a variant, in bytes.
    const MAX_FILE_SIZE: u64 = 1 << 20;

    /// The problem of a definition, read from this text, whose id is that of a variant of the program with another
    /// content.
    fn id_taken(&self, text: &str) -> Self::Problem;

    /// The same rules under another id, which says that they are not those of the variant that has the id in their
    /// definition; the definition stays as it is.
    #[must_use]
    fn set_apart(self) -> Self;

    /// The definition that it was made from.
    fn definition(&self) -> &Self::Definition;

    /// The id by which files, records and the protocol name it.
    fn id(&self) -> &str;

    /// The name among players in this language (a code such as `en`).
    fn name(&self, language: &str) -> &str;

    /// A hash of everything in the definition that matters to play.
    fn hash(&self) -> &str;

    /// The numbers of players.
    fn players(&self) -> RangeInclusive<u8>;

    /// The colours of the seats by name, at least one for each.
    fn colours(&self) -> &[String];
}

/// The state of a game: plain data, cheap to copy, with no pointer to its rules.
///
/// `apply` is the only way forward, `check` says why not, and `legal_actions` lists just what
/// `check` accepts.
///
/// What only one seat knows is part of the state, and [`Game::hide_from`] removes it for everybody else. The result has
/// the same type, with unknown values in place of what was removed, and everything that is shown or told can be asked
/// of it as of the whole state. About the viewer's own actions, `legal_actions` and `check` give the same answers as on
/// the whole state, so that a refusal tells no secret. About those of other seats and of chance they give what is
/// possible as far as the viewer knows. `apply` needs the whole state.
pub trait Game: Clone + Eq + fmt::Debug {
    /// The name by which records and the protocol know the game.
    const ID: &'static str;
    /// The sorts of chance in this game, such as a deck, a bag and a die, each named by the first word of its actions
    /// in notation. A dealer counts the outcomes of each sort separately, so that one more draw from the bag does not
    /// change what the deck gives.
    const SORTS: &'static [&'static str];

    /// The fixed part of a game: the checked variant.
    type Rules: Rules;
    /// The choices before a game starts, beside who sits where.
    type Setup: Clone + PartialEq + fmt::Debug + Default + Serialize + DeserializeOwned;
    /// A state as the protocol and records write it.
    type Position: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// One atomic step of a player or of chance.
    type Action: Copy + Eq + fmt::Debug;
    /// Something that happened, for log, animation and statistics.
    type Event: Clone + PartialEq + fmt::Debug;
    /// Why an action cannot be played.
    type Illegal: Error + Clone + Eq + 'static;
    /// Why a text is no action at all.
    type NotAnAction: Error + Clone + Eq + 'static;
    /// Why a setup does not fit the rules and the number of seats.
    type WrongSetup: Error + Clone + Eq + 'static;

    /// Checks that a game of this many seats can begin with this setup.
    ///
    /// # Errors
    /// The part that does not fit.
    fn check_setup(rules: &Self::Rules, seats: u8, setup: &Self::Setup) -> Result<(), Self::WrongSetup>;

    /// The state before the first action. Values of the setup that do not fit are replaced by ones that do;
    /// [`Game::check_setup`] tells whether there are any.
    fn new(rules: &Self::Rules, seats: u8, setup: &Self::Setup) -> Self;

    /// The same setup, but with the next seat as the first player.
    fn rotated(setup: &Self::Setup, seats: u8) -> Self::Setup;

    /// A setup with which this state could have begun, for the header of a record.
    fn setup(&self, rules: &Self::Rules) -> Self::Setup;

    /// True if a record with this setup may start from this state: everything in the setup that stays fixed during a
    /// game agrees with the state.
    fn fits(&self, rules: &Self::Rules, setup: &Self::Setup) -> bool;

    /// Reads the text of a record, as [`Record::from_text`]: stated by each game, so that its formats are compiled once,
    /// with the game, and not with everybody who opens one.
    ///
    /// # Errors
    /// Where and why the text is not a record that this program reads.
    fn read_record(text: &str) -> Result<Record<Self>, NotARecord>;

    /// Writes a record as text, as [`Record::to_text`].
    ///
    /// # Errors
    /// If one of its parts cannot be written as RON.
    fn write_record(record: &Record<Self>) -> Result<String, ron::Error>;

    /// The setup that the fields `auction` and `first` of a record of format 1 describe; `None` for a game that is
    /// younger than that format.
    #[must_use]
    fn setup_of_format_1(_auction: bool, _first: Seat) -> Option<Self::Setup> {
        None
    }

    /// The state as the protocol and records write it; of a [`View`]'s state, without what is hidden.
    fn position(&self, rules: &Self::Rules) -> Self::Position;

    /// The state that a position describes.
    ///
    /// # Errors
    /// Which field is impossible, and why.
    fn from_position(rules: &Self::Rules, position: &Self::Position) -> Result<Self, BadPosition>;

    /// Who moves now.
    fn actor(&self) -> Actor;

    /// Whose turn it is, also while chance moves for that seat; nobody's when the game is over.
    fn seat(&self) -> Option<Seat>;

    /// Writes every legal action into `out` (cleared first), in a fixed order; chance's outcomes
    /// included. Empty only when [`Actor::Nobody`] is to move.
    fn legal_actions(&self, rules: &Self::Rules, out: &mut Vec<Self::Action>);

    /// One of the legal actions, for random games: `choose` is told how many there are, at least one, and says which one
    /// in the order of [`Game::legal_actions`]. `None` if there is none, or not so many. The default lists them in
    /// `list`; a game may find the one action faster.
    fn choose_legal(
        &self,
        rules: &Self::Rules,
        list: &mut Vec<Self::Action>,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Self::Action> {
        self.legal_actions(rules, list);
        if list.is_empty() { None } else { list.get(choose(list.len())).copied() }
    }

    /// Plays to the end, every seat choosing evenly among its legal actions and chance by its weights; returns the number
    /// of actions, chance's included. The lists are for its use. Each game of the house states it once more, in the same
    /// words: what is generic is compiled where it is called, and this is to be compiled with the rules, for speed.
    fn play_randomly(
        &mut self,
        rules: &Self::Rules,
        random: &mut Xoshiro256PlusPlus,
        actions: &mut Vec<Self::Action>,
        outcomes: &mut Vec<(Self::Action, u32)>,
    ) -> u64 {
        play_randomly(rules, self, random, actions, outcomes)
    }

    /// Writes every outcome that chance may have now into `out` (cleared first), each with its weight; only the
    /// proportions of the weights matter. For a [`View`]'s state: the outcomes and weights as far as the viewer can
    /// know them. Empty unless [`Actor::Chance`] is to move.
    fn outcomes(&self, rules: &Self::Rules, out: &mut Vec<(Self::Action, u32)>);

    /// The outcome that a uniform random number chooses, for random games: the one that [`weighted`] chooses among all of
    /// [`Game::outcomes`]; `None` if there is none. The default lists them in `list`; a game may find the one faster.
    fn draw_outcome(
        &self,
        rules: &Self::Rules,
        list: &mut Vec<(Self::Action, u32)>,
        random: u64,
    ) -> Option<Self::Action> {
        self.outcomes(rules, list);
        weighted(list, random)
    }

    /// The sort of chance that moves next, as an index into [`Game::SORTS`]. Meaningful only while [`Actor::Chance`] is
    /// to move.
    fn sort(&self) -> usize;

    /// Checks that the action may be played now.
    ///
    /// # Errors
    /// The reason why it may not.
    fn check(&self, rules: &Self::Rules, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Plays an action, with everything that the rules force after it, and appends what happened to `events`.
    ///
    /// # Errors
    /// The reason of [`Game::check`]; the state is then unchanged.
    fn apply(
        &mut self,
        rules: &Self::Rules,
        action: Self::Action,
        events: &mut impl Extend<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// True if somebody learns something by this action, played in this state: a card was turned up, a secret looked
    /// at. Such an action cannot be taken back; see [`Session::fence`].
    fn reveals(&self, action: Self::Action) -> bool;

    /// True if this action, played in this state, ends the turn of the acting seat, even if the same seat moves next. Where
    /// only the rules could tell, the answer is false.
    fn ends_turn(&self, action: Self::Action) -> bool;

    /// True if an action that ends a turn stays. Where it does not, it can be taken back, as every other action, until
    /// chance moves.
    const ENDS_STAY: bool = true;

    /// The number of seats that play.
    fn seats(&self) -> u8;

    /// Writes the current score of every seat into `out` (cleared first); `None` for a seat that is out of the game and
    /// so has no score.
    fn scores(&self, out: &mut Vec<Option<i32>>);

    /// Writes the winners into `out` (cleared first): several if they share the win, none while the game lasts, and in
    /// some games none at its end.
    fn winners(&self, rules: &Self::Rules, out: &mut Vec<Seat>);

    /// Removes what the viewer may not know; `None` is a viewer without a seat. The default, for games without secrets,
    /// removes nothing.
    fn hide_from(&mut self, _viewer: Option<Seat>) {}

    /// True if nothing is secret any more, of the moments before neither: the game is over, or only its end is still
    /// counted. The default is a game that never opens what was hidden.
    fn is_open(&self) -> bool {
        false
    }

    /// A whole state, drawn at random by its likelihood from all those that agree with what the viewer knows. The
    /// default, for games without secrets, is the viewed state itself.
    #[must_use]
    fn guess(view: &View<Self>, _rules: &Self::Rules, _random: &mut impl Rng) -> Self {
        view.state().clone()
    }

    /// Reads an action in the game's notation. A line in which [`Game::line_for`] wrote a `?` is no action.
    ///
    /// # Errors
    /// The fault of the text.
    fn parse(rules: &Self::Rules, text: &str) -> Result<Self::Action, Self::NotAnAction>;

    /// Writes an action in the game's notation.
    ///
    /// # Errors
    /// Only what `out` itself reports.
    fn notation(rules: &Self::Rules, action: Self::Action, out: &mut impl fmt::Write) -> fmt::Result;

    /// Writes an action, played in this state, as the viewer may read it: with `?` in place of what the viewer may not
    /// know, such as `show c3 ?`.
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

    /// True if the viewer may know the whole of this action, played in this state: then its line has no `?`.
    fn shows(&self, _action: Self::Action, _viewer: Option<Seat>) -> bool {
        true
    }

    /// The part of an event that the viewer may know; `None` if nothing at all.
    #[must_use]
    fn event_for(event: Self::Event, _viewer: Option<Seat>) -> Option<Self::Event> {
        Some(event)
    }
}

/// Why a position describes no possible state.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{field}`: {message}")]
pub struct BadPosition {
    /// The field, such as `cells[a4].temple.value`.
    pub field: String,
    /// The sentence about it.
    pub message: String,
}

/// The problem of a variant of this game.
pub type ProblemOf<G> = <<G as Game>::Rules as Rules>::Problem;

/// An action as text.
#[must_use]
pub fn text_of<G: Game>(rules: &G::Rules, action: G::Action) -> String {
    let mut text = String::new();
    // Writing to a String cannot fail.
    let _ = G::notation(rules, action, &mut text);
    text
}

/// An action, played in `before`, as the viewer may read it; see [`Game::line_for`].
#[must_use]
pub fn line_of<G: Game>(rules: &G::Rules, before: &G, action: G::Action, viewer: Option<Seat>) -> String {
    let mut text = String::new();
    // Writing to a String cannot fail.
    let _ = before.line_for(rules, action, viewer, &mut text);
    text
}

/// A state without what its viewer may not know: all that screens and computer players get to see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View<G> {
    state: G,
    viewer: Option<Seat>,
}

impl<G: Game> View<G> {
    /// The part of `state` that the viewer may know; `None` is a viewer without a seat.
    #[must_use]
    pub fn of(state: &G, viewer: Option<Seat>) -> Self {
        let mut state = state.clone();
        state.hide_from(viewer);
        Self { state, viewer }
    }

    /// All of `state`, once nothing in it is secret from this viewer any more.
    #[must_use]
    pub fn whole(state: &G, viewer: Option<Seat>) -> Self {
        Self { state: state.clone(), viewer }
    }

    /// The state with everything hidden that the viewer may not know.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The seat whose view it is; `None` for a viewer without a seat.
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
