//! The Temple of Chac at the table: what is known of the position, what is chosen, and the panels that show both.
//!
//! `app::table` does what every game's table does; what the temple brings to it stands in `game`, its steps in `deeds`, what
//! its panels ask for in `execute`. Where an adventurer can go, and by which action, `ways` decides; what the
//! viewer alone knows and when it is shown `secrets`. Each panel has a file that decides
//! what it shows; where panels stand, `app::table` does.

mod bar;
mod beside;
mod board;
mod course;
mod deeds;
mod execute;
mod follow;
mod game;
mod keyboard;
mod motion;
mod notes;
mod offers;
mod players;
mod prospects;
mod recap;
mod scores;
mod secrets;
mod squares;
mod status;
mod taught;
mod told;
mod ways;
mod wording;

pub use bar::ask_for;
pub use beside::{DECKS, NOTES};
pub use board::paint_alone;
pub use deeds::{Deed, Hidden};
pub use secrets::SEEN_FOR;
pub use taught::Pointed;
pub use ways::{Intent, Way};

use self::board::BoardView;
use self::secrets::Secrets;
use crate::app::chac::board::Motion;
use crate::app::table::Moment;
pub use crate::app::table::{Idle, Side, Tab};
use crate::chac::{Ability, Dice, MAX_DICE, Square, State, WallCard};
use crate::game::Seat;
use crate::insight::chac::Insight;
use crate::words::chac::Named;

/// A table at which The Temple of Chac is played.
pub type Table = crate::app::table::Table<State>;
/// A step of a game of the temple.
pub type Step = crate::app::table::Step<Deed>;
/// A message of a table of the temple.
pub type Notice = crate::app::table::Notice<State>;

/// A thing that is done in a turn by a button of the bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// Takes a treasure of the place.
    Search,
    /// Looks at the clue of a zone.
    Decipher,
    /// Begins to pick a lock, or rolls its dice again.
    Pick,
    /// Leaves the river.
    Climb,
    /// Jumps on the bridge.
    Jump,
    /// Uses the adventurer's ability.
    Ability,
}

/// A message that only a table of the temple has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChacNotice {
    /// The adventurer stands on that square already.
    Here,
    /// More steps than there are actions.
    TooFar {
        /// The actions that the way takes.
        need: u8,
        /// Those that are left.
        have: u8,
    },
    /// No way leads to that square now.
    CutOff,
    /// It is not asked for now.
    NotNow,
    /// None of the dice is to be rolled again.
    NoDice,
    /// There is no square for this ability from where the adventurer stands.
    NoSquare(Ability),
}

/// The part of a table that only the temple has.
#[derive(Default)]
pub struct Own {
    known: Known,
    chosen: Choice,
    view: BoardView,
    motion: Motion,
    /// Until when the board stays open before a cover comes, in seconds of the window: a click has ended a motion.
    rests_until: Option<f64>,
    secrets: Secrets,
    /// The things on the board at which a lesson points.
    pointed: Pointed,
}

/// Consequences of the game and of the choices; brought up to date by `follow` alone.
#[derive(Default)]
struct Known {
    /// The position that is shown, and the game as it stands, without what the viewer alone knows, while that is hidden.
    bare: Option<State>,
    now: Option<State>,
    /// True if the viewer alone knows something that is hidden in that position.
    leaves_out: bool,
    /// The points that everybody carried, turn by turn, once the game is over.
    course: Vec<Moment>,
    /// The wall cards of the last or present traps.
    turned: Vec<WallCard>,
    /// The load level with which the turn of this round began for whom the dice are counted; nothing if it is to come.
    counted: Option<u8>,
    /// The way of the last move.
    last: Vec<Square>,
    /// The squares to which a click leads the person who acts, and what would be done there.
    ways: Vec<Way>,
    /// The knowledge that the position holds; nothing in a purist game.
    insight: Option<Insight>,
}

/// The choices of a person.
#[derive(Default)]
struct Choice {
    /// The ability for which the board is asked for a square.
    begun: Option<Ability>,
    /// The square that is marked.
    square: Option<Square>,
    /// Who was asked last.
    asked: Option<Seat>,
    /// The dice before the lock for which `marked` stands.
    lock: Option<Dice>,
    /// Those of them that are to be rolled again, by their places.
    marked: [bool; MAX_DICE as usize],
    /// The faces entered so far of a roll on a real table, and the number of actions when they were.
    entered: (usize, Vec<u8>),
}

impl Table {
    /// The position that is shown with the names of those who play, as words tell of it.
    #[must_use]
    pub fn named(&self) -> Named<'_> {
        Named {
            rules: self.rules(),
            shown: self.sight(),
            // On a copy the turn may have passed on; its words are about the seat that tries it out.
            acting: self.sitting.branch_of().unwrap_or(self.state().seat()),
            seats: self.sitting().seats(),
            own: self.own_seat(),
            turned: crate::hex::Rotation::default(),
        }
    }

    /// The ability for which the board is asked for a square.
    #[must_use]
    pub fn begun(&self) -> Option<Ability> {
        self.own.chosen.begun
    }

    /// The square that is marked.
    #[must_use]
    pub fn marked_square(&self) -> Option<Square> {
        self.own.chosen.square
    }

    /// The squares to which a click leads the person who acts.
    #[must_use]
    pub fn ways(&self) -> &[Way] {
        &self.own.known.ways
    }

    /// The knowledge that the position holds: what every action costs and risks, dangers, what is to come. Nothing in a
    /// purist game.
    #[must_use]
    pub fn insight(&self) -> Option<&Insight> {
        self.own.known.insight.as_ref()
    }

    /// The dice before the lock, each with true if it is to be rolled again.
    pub fn lock_dice(&self) -> impl Iterator<Item = (u8, bool)> + '_ {
        self.state().lock().faces().zip(self.own.chosen.marked)
    }

    /// The dice that are to be rolled again; nothing where none is.
    #[must_use]
    pub fn marked_dice(&self) -> Option<Dice> {
        let faces: Vec<u8> = self.lock_dice().filter(|&(_, marked)| marked).map(|(face, _)| face).collect();
        Dice::of(&faces).filter(|dice| dice.total() > 0)
    }

    /// The faces entered so far of a roll on a real table.
    #[must_use]
    pub fn entered_faces(&self) -> &[u8] {
        let (steps, faces) = &self.own.chosen.entered;
        if *steps == self.steps() { faces } else { &[] }
    }

    /// True if the whole temple is shown, neither larger nor moved.
    #[must_use]
    pub fn shows_whole_board(&self) -> bool {
        self.own.view.camera.shows_all()
    }

    /// The id of a square.
    #[must_use]
    pub fn square_name(&self, square: Square) -> String {
        self.rules().square_id(square).to_string()
    }
}
