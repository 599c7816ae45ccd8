//! Cups, a game of bluffing dice: the second implementor of [`Game`], and the smallest that uses everything in it.
//!
//! The rules, by the numbers that refusals cite. Numbers in *italics* are the variant's.
//!
//! - D1.1 Material: for each of *2–6* seats *5* dice with *6* faces and a cup. In some variants one die more, the
//!   middle die, under a cup of its own. One face may be *wild*: it counts as every face.
//! - D2.1 Setup: some seat is the starter of the first round.
//! - D3.1 A round: chance rolls the middle die, if there is one; the starter alone sees it.
//! - D3.2 Then chance rolls all dice of each seat that is still in, the starter first, then clockwise; each seat sees
//!   its own dice alone. The starter has the first turn, then clockwise the others who are in.
//! - D4.1 A turn is a bid or a doubt. A bid says "there are at least so many dice with this face", the middle die among
//!   them. It is higher than the bid before: more dice, or as many of a higher face. No more dice are bid than there are.
//! - D4.2 A doubt needs a bid; it ends the round (D5).
//! - D4.3 Before that, once a round, a seat that has not seen the middle die may look at it, alone. It must bid in this
//!   turn then, so it may not look when no higher bid is left.
//! - D4.4 Before that, once a round, a seat may open one of its covered dice for all to see; one at least stays covered.
//! - D4.5 Before that, once a round, a seat may put one covered die back and have it rolled anew; both the old face and
//!   the new one are its own secret.
//! - D5.1 After a doubt all dice are shown and those with the face of the bid, or the wild face, are counted. Fewer than
//!   bid: the bidder loses a die. More: the doubter. Just as many: both.
//! - D5.2 Who has no die left is out and has no score. Who lost a die starts the next round, of two the doubter; if that
//!   seat is out, the next one clockwise that is in.
//! - D6.1 The game ends when one seat at most is in, or after *so many* rounds. A seat's score is its dice; the most
//!   dice win, equal ones share. Nobody in: nobody has won.
//!
//! What is known: of others' covered dice and an unseen middle die every face is equally likely, each die for itself. No
//! guess is made from how others play.

mod action;
mod bot;
mod files;
mod hand;
mod illegal;
mod position;
mod protocol;
mod state;
#[cfg(feature = "window")]
mod table;
mod variant;

use std::fmt;

use rand::{Rng, RngExt};
use tikal::game::{Actor, BadPosition, Game, NotARecord, Record, Seat, View};

pub use action::{Action, Bid, NotAnAction};
pub use hand::Hand;
pub use illegal::Illegal;
pub use position::{Dice, Position};
pub use state::{Cup, Event, Middle, Phase, Setup, State, WrongSetup};
#[cfg(feature = "window")]
pub use table::Play;
pub use variant::{Problem, Variant, VariantDef};

/// The sort of chance that rolls the middle die, as an index into [`Game::SORTS`].
const MIDDLE: usize = 0;
/// The sort of chance that rolls what is under the cups of the seats.
const ROLL: usize = 1;

impl Game for State {
    const ID: &'static str = "dice";
    const SORTS: &'static [&'static str] = &["middle", "roll"];

    type Rules = Variant;
    type Setup = Setup;
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type NotAnAction = NotAnAction;
    type WrongSetup = WrongSetup;

    fn check_setup(rules: &Variant, seats: u8, setup: &Setup) -> Result<(), WrongSetup> {
        setup.check(rules, seats)
    }

    fn new(rules: &Variant, seats: u8, setup: &Setup) -> Self {
        Self::new(rules, seats, *setup)
    }

    fn rotated(setup: &Setup, seats: u8) -> Setup {
        Setup { first: setup.first.left(seats) }
    }

    fn setup(&self, _rules: &Variant) -> Setup {
        Setup { first: self.starter }
    }

    fn fits(&self, _rules: &Variant, _setup: &Setup) -> bool {
        // A state does not say who began.
        true
    }

    fn read_record(text: &str) -> Result<Record<Self>, NotARecord> {
        Record::from_text(text)
    }

    fn write_record(record: &Record<Self>) -> Result<String, ron::Error> {
        record.to_text()
    }

    fn position(&self, rules: &Variant) -> Position {
        Position::of(rules, self)
    }

    fn from_position(rules: &Variant, position: &Position) -> Result<Self, BadPosition> {
        position.to_state(rules)
    }

    fn actor(&self) -> Actor {
        match self.phase {
            Phase::Middle | Phase::Roll | Phase::Swap => Actor::Chance,
            Phase::Turn => Actor::Seat(self.seat),
            Phase::Over => Actor::Nobody,
        }
    }

    fn seat(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.seat)
    }

    fn legal_actions(&self, rules: &Variant, out: &mut Vec<Action>) {
        self.legal_actions(rules, out);
    }

    fn outcomes(&self, rules: &Variant, out: &mut Vec<(Action, u32)>) {
        self.outcomes(rules, out);
    }

    fn sort(&self) -> usize {
        if self.phase == Phase::Middle { MIDDLE } else { ROLL }
    }

    fn check(&self, rules: &Variant, action: Action) -> Result<(), Illegal> {
        self.check(rules, action)
    }

    fn apply(&mut self, rules: &Variant, action: Action, events: &mut impl Extend<Event>) -> Result<(), Illegal> {
        self.apply(rules, action, events)
    }

    /// An action reveals something if dice are rolled, looked at, opened or all shown. A die that a seat puts back it
    /// has seen before.
    fn reveals(&self, action: Action) -> bool {
        match action {
            Action::Middle(_) | Action::Roll(..) | Action::Peek | Action::Open(_) | Action::Doubt => true,
            Action::Bid(_) | Action::Swap(_) => false,
        }
    }

    fn ends_turn(&self, action: Action) -> bool {
        matches!(action, Action::Bid(_) | Action::Doubt)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn scores(&self, out: &mut Vec<Option<i32>>) {
        out.clear();
        out.extend(self.all_seats().map(|seat| self.is_in(seat).then(|| i32::from(self.dice(seat)))));
    }

    fn winners(&self, _rules: &Variant, out: &mut Vec<Seat>) {
        out.clear();
        if self.phase == Phase::Over {
            let most = self.all_seats().map(|seat| self.dice(seat)).max().unwrap_or_default();
            out.extend(self.all_seats().filter(|&seat| self.is_in(seat) && self.dice(seat) == most));
        }
    }

    fn hide_from(&mut self, viewer: Option<Seat>) {
        for seat in self.all_seats().filter(|&seat| viewer != Some(seat)) {
            let cup = &mut self.places[seat.index()].cup;
            if let Cup::Seen(_) = cup {
                *cup = Cup::Hidden;
            }
        }
        if matches!(self.middle, Middle::Rolled(_)) && !viewer.is_some_and(|viewer| self.has_peeked(viewer)) {
            self.middle = Middle::Hidden;
        }
    }

    fn guess(view: &View<Self>, rules: &Variant, random: &mut impl Rng) -> Self {
        let mut state = *view.state();
        let mut face = || random.random_range(1..=rules.faces());
        for seat in state.all_seats() {
            if state.places[seat.index()].cup == Cup::Hidden {
                let covered = (0..state.covered(seat)).map(|_| face()).collect();
                state.places[seat.index()].cup = Cup::Seen(covered);
            }
        }
        if state.middle == Middle::Hidden {
            state.middle = Middle::Rolled(face());
        }
        state
    }

    fn parse(rules: &Variant, text: &str) -> Result<Action, NotAnAction> {
        Action::parse(rules, text)
    }

    fn notation(_rules: &Variant, action: Action, out: &mut impl fmt::Write) -> fmt::Result {
        write!(out, "{action}")
    }

    fn line_for(
        &self,
        rules: &Variant,
        action: Action,
        viewer: Option<Seat>,
        out: &mut impl fmt::Write,
    ) -> fmt::Result {
        match action {
            _ if self.shows(action, viewer) => Self::notation(rules, action, out),
            Action::Roll(seat, _) => write!(out, "roll {seat} ?"),
            _ => write!(out, "{} ?", action.verb()),
        }
    }

    fn shows(&self, action: Action, viewer: Option<Seat>) -> bool {
        match action {
            Action::Roll(seat, _) => viewer == Some(seat),
            // What the starter alone sees, and what a seat alone knows of its own cup.
            Action::Middle(_) | Action::Swap(_) => viewer == Some(self.seat),
            Action::Bid(_) | Action::Doubt | Action::Peek | Action::Open(_) => true,
        }
    }

    fn event_for(event: Event, viewer: Option<Seat>) -> Option<Event> {
        let is_own = |seat| viewer == Some(seat);
        Some(match event {
            Event::MiddleRolled { seat, .. } if !is_own(seat) => Event::MiddleRolled { seat, face: None },
            Event::Rolled { seat, .. } if !is_own(seat) => Event::Rolled { seat, hand: None },
            Event::Peeked { seat, .. } if !is_own(seat) => Event::Peeked { seat, face: None },
            Event::Swapped { seat, .. } if !is_own(seat) => Event::Swapped { seat, face: None },
            other => other,
        })
    }
}
