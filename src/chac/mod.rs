//! The rules of The Temple of Chac and its variants, numbered C1 to C16 as in the law of the game.
//!
//! Decides everything about the rules, and nothing about windows, files or computer players. What a file decides, by the
//! chapters of the law: `square`, `card` and `dice` the material (C1, C15.4), `setup` what is chosen before a game (C2.3),
//! `state` what a state holds, `phase` what it asks and `temple` what stands and lies in the temple, `round` the course of
//! a game, its traps, substitutes and end (C2, C3, C11 to C13), `legal` what may be played, `listing` all of it and
//! `apply` what it does (C4 to C10), `secrets` what is known to whom (C14); `action`, `event` and `illegal` are what goes
//! in and comes out (C15).
//!
//! Beside the rules: `definition` holds definitions and `variant` checked variants, `validate` checks definitions,
//! `problem` says what is wrong with one; `position` writes a state as text and reads it back (C15.7, C15.8).

mod action;
mod apply;
mod card;
#[cfg(test)]
mod checks;
mod definition;
mod dice;
mod event;
mod illegal;
mod legal;
mod listing;
mod phase;
mod position;
mod problem;
mod round;
mod secrets;
mod setup;
mod square;
mod state;
mod temple;
mod validate;
mod variant;

use std::fmt;
use std::ops::RangeInclusive;

use rand::Rng;
use rand::rngs::Xoshiro256PlusPlus;

pub use action::{Action, NotAnAction, Word};
pub use card::{
    Adventurer, Card, DECKS, Deck, Discarded, Glyph, MAX_ADVENTURERS, MAX_CARDS, MAX_HELD, Number, Seats, Stock,
    VALUES, Value, WallCard,
};
pub use definition::{
    Ability, AdventurerDef, AlcoveDef, BoardDef, BoulderDef, DeckDef, DecksDef, DecorDef, DecorKind, KindDef,
    MAX_FILE_SIZE, OpeningDef, RiverDef, SquareDef, VARIANT_FORMAT, VariantDef, WallCardsDef, WallsDef, WayDef,
};
pub use dice::{Dice, FACES, MAX_DICE, Needs, Results};
pub use event::{Cause, Event};
pub use illegal::{Asked, Barred, Illegal, Rule};
pub use phase::{After, Phase, Purpose, Rescue};
pub use position::Position;
pub use problem::{Code, Flaw, Problem, Quantity};
pub use secrets::Known;
pub use setup::{Setup, WrongSetup};
pub use square::{
    MAX_ALCOVES, MAX_LETTERS, MAX_OPENINGS, MAX_SQUARES, MAX_TILES, MAX_ZONES, Name, Room, Side, Square, SquareSet,
};
pub use state::{Hand, Sight, State, Status};
pub use temple::{Clue, Face, Tile, Walls};
pub use validate::{check_read, check_text, validate};
pub use variant::{Alcove, Opening, Person, Place, Variant};

use crate::game::{self, Actor, BadPosition, Game, NotARecord, Record, Rules, Seat, View, weighted};
use crate::variant_file;
pub use crate::variant_file::Severity;

impl Rules for Variant {
    type Definition = VariantDef;
    type Problem = Problem;

    fn check(definition: VariantDef) -> (Option<Self>, Vec<Problem>) {
        validate(definition)
    }

    fn check_text(text: &str) -> (Option<Self>, Vec<Problem>) {
        check_text(text)
    }

    const MAX_FILE_SIZE: u64 = MAX_FILE_SIZE;

    fn id_taken(&self, text: &str) -> Problem {
        variant_file::id_taken(self.id(), text)
    }

    fn set_apart(self) -> Self {
        self.set_apart()
    }

    fn definition(&self) -> &VariantDef {
        self.def()
    }

    fn id(&self) -> &str {
        self.id()
    }

    fn name(&self, language: &str) -> &str {
        self.def().name.get(language)
    }

    fn hash(&self) -> &str {
        self.hash()
    }

    fn players(&self) -> RangeInclusive<u8> {
        self.players()
    }

    fn colours(&self) -> &[String] {
        &self.def().players.colours
    }
}

// The sorts of chance, as indices into [`Game::SORTS`] (C15.5).
const TRAP: usize = 0;
const DEAL: usize = 1;
const ROLL: usize = 2;
const CLUE: usize = 7;
const READ: usize = 8;
const TURN: usize = 9;
const LAY: usize = 10;
const WALL: usize = 11;
const CHEST: usize = 12;
/// The lava room's deck; the river's and those of the zones follow.
const DRAW: usize = 13;

impl Game for State {
    const ID: &'static str = validate::GAME;
    /// Each verb by itself, rolls for each purpose, and draws for each deck.
    const SORTS: &'static [&'static str] = &[
        "trap", "deal", "roll", "roll", "roll", "roll", "roll", "clue", "read", "turn", "lay", "wall", "chest", "draw",
        "draw", "draw", "draw", "draw", "draw", "draw", "draw",
    ];

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
        Self::new(rules, seats, setup)
    }

    fn rotated(setup: &Setup, seats: u8) -> Setup {
        Setup { first: setup.first.left(seats) }
    }

    fn setup(&self, _rules: &Variant) -> Setup {
        Setup { first: self.first() }
    }

    fn fits(&self, _rules: &Variant, _setup: &Setup) -> bool {
        // Nothing of a setup stays fixed: the first player changes with every round.
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
        self.actor()
    }

    fn seat(&self) -> Option<Seat> {
        (self.phase() != Phase::Over).then(|| self.seat())
    }

    fn legal_actions(&self, rules: &Variant, out: &mut Vec<Action>) {
        self.legal_actions(rules, out);
    }

    // Within a program that is compiled small it would become small and slow.
    #[inline(never)]
    fn play_randomly(
        &mut self,
        rules: &Variant,
        random: &mut Xoshiro256PlusPlus,
        actions: &mut Vec<Action>,
        outcomes: &mut Vec<(Action, u32)>,
    ) -> u64 {
        game::play_randomly(rules, self, random, actions, outcomes)
    }

    fn outcomes(&self, rules: &Variant, out: &mut Vec<(Action, u32)>) {
        self.outcomes(rules, out);
    }

    fn draw_outcome(&self, rules: &Variant, list: &mut Vec<(Action, u32)>, random: u64) -> Option<Action> {
        if let Phase::Roll(purpose) = self.phase() {
            return Some(Action::Roll(Results::of(self.roll_count(rules, purpose)).pick(random)));
        }
        self.outcomes(rules, list);
        weighted(list, random)
    }

    fn sort(&self) -> usize {
        match self.phase() {
            Phase::Deal => DEAL,
            Phase::Roll(purpose) => ROLL + purpose as usize,
            // No treasure of an alcove is drawn.
            Phase::Draw(deck) => DRAW + deck.index().saturating_sub(Deck::LAVA.index()),
            Phase::Clue(_) => CLUE,
            Phase::Read(_) => READ,
            Phase::Turn(_) => TURN,
            Phase::Lay(_) => LAY,
            Phase::Wall => WALL,
            Phase::Chest => CHEST,
            Phase::Trap
            | Phase::Choose
            | Phase::Load
            | Phase::Act
            | Phase::Rescue
            | Phase::Substitute
            | Phase::Over => TRAP,
        }
    }

    fn check(&self, rules: &Variant, action: Action) -> Result<(), Illegal> {
        self.check(rules, action)
    }

    fn apply(&mut self, rules: &Variant, action: Action, events: &mut impl Extend<Event>) -> Result<(), Illegal> {
        self.apply(rules, action, events)
    }

    /// C16.2: any chance action shows something new.
    fn reveals(&self, action: Action) -> bool {
        action.is_of_chance()
    }

    /// C3.2, C3.7, C12.1. Where an adventurer gets out or is lost, only the rules tell: such a turn is over when another
    /// seat moves.
    fn ends_turn(&self, action: Action) -> bool {
        matches!(
            action,
            Action::Choose(_) | Action::Ready | Action::End | Action::Fall | Action::Enter(_) | Action::Wait
        )
    }

    /// C16.2.
    const ENDS_STAY: bool = false;

    fn seats(&self) -> u8 {
        self.players()
    }

    fn scores(&self, out: &mut Vec<Option<i32>>) {
        out.clear();
        out.extend(self.seats().iter().map(|&seat| self.score(seat).and_then(|score| i32::try_from(score).ok())));
    }

    fn winners(&self, _rules: &Variant, out: &mut Vec<Seat>) {
        out.clear();
        out.extend(self.winners());
    }

    fn hide_from(&mut self, viewer: Option<Seat>) {
        self.hide(viewer);
    }

    /// C14.6, C16.3.
    fn is_open(&self) -> bool {
        self.phase().is_end()
    }

    fn guess(view: &View<Self>, rules: &Variant, random: &mut impl Rng) -> Self {
        view.state().guessed(rules, random)
    }

    fn parse(rules: &Variant, text: &str) -> Result<Action, NotAnAction> {
        Action::parse(rules, text)
    }

    fn notation(rules: &Variant, action: Action, out: &mut impl fmt::Write) -> fmt::Result {
        action.write(rules, out)
    }

    /// C14.7.
    fn line_for(
        &self,
        rules: &Variant,
        action: Action,
        viewer: Option<Seat>,
        out: &mut impl fmt::Write,
    ) -> fmt::Result {
        if self.shows(action, viewer) { action.write(rules, out) } else { action.write_masked(rules, out) }
    }

    fn shows(&self, action: Action, viewer: Option<Seat>) -> bool {
        match action {
            Action::Draw(_) | Action::Clue(_) | Action::Read(_) => viewer == Some(self.seat()),
            Action::Discard(card) | Action::Leave(card) => card.is_public() || viewer == Some(self.seat()),
            _ => true,
        }
    }

    fn event_for(event: Event, viewer: Option<Seat>) -> Option<Event> {
        Some(event.masked_for(viewer))
    }
}
