//! The rules of Tikal Legend and its variants, numbered L1 to L12 as in the law of the game.
//!
//! Decides everything about the rules, and nothing about windows, files or computer players. What a file decides, by the
//! chapters of the law: `tile`, `band`, `card` and `stack` the material (L1) beside that of `expedition`, `setup` what is
//! chosen before a game (L2, L8), `state` and `board` what a state holds, `round` the course of rounds (L3), `legal` what
//! may be played, `listing` all of it and `apply` what it does (L4, L5), `scoring` scorings and the end (L6), `effect` how
//! the effects of cards and powers begin and end (L7, L9), `secrets` what is known to whom (L10); `action`, `event` and
//! `illegal` are what goes in and comes out (L11).
//!
//! Beside the rules: `definition` holds definitions and `variant` checked variants, `validate` checks definitions, `problem` says what
//! is wrong with one; `position` writes a state as text and reads it back (L12).

mod action;
mod apply;
mod band;
mod board;
mod card;
mod definition;
mod effect;
mod event;
mod illegal;
mod legal;
mod listing;
mod position;
mod problem;
mod round;
mod scoring;
mod secrets;
mod setup;
mod stack;
mod state;
mod tile;
mod validate;
mod variant;

use std::fmt;
use std::ops::RangeInclusive;

use rand::Rng;
use rand::rngs::Xoshiro256PlusPlus;

pub use action::{Action, MAX_MASKS, NotAnAction, Piece, Stack, Word};
pub use band::{Band, MAX_EXPLORERS, MAX_LEADERS};
pub use board::{MAX_PER_TURN, MAX_SLAB_TOKENS};
pub use card::{
    Card, CardId, Cards, Effect, Hand, Held, MAX_CARDS, MAX_PLACES, MAX_POWERS, Number, Place, Power, PowerId, SLOTS,
    kinds,
};
pub use definition::{
    BaseCampDef, BoardDef, CardDef, CostsDef, DisplayDef, EffectDef, GroupDef, KindDef, LaidDef, MAX_FILE_SIZE,
    PlacesDef, PowerDef, ScenarioDef, ScoringDef, TileDef, TreasureDef, TreasuresDef, UnavailableDef, VARIANT_FORMAT,
    VariantDef,
};
pub use effect::{Doing, MAX_STEPS, Resume, Source};
pub use event::Event;
pub use illegal::{Asked, Illegal, Purchase, Rule};
pub use position::Position;
pub use problem::{Code, Flaw, Problem, Quantity, Supply};
pub use setup::{Setup, WrongSetup};
pub use stack::{Buried, MAX_STACKED};
pub use state::{Filling, Phase, SEATS, Scoring, Sight, State};
pub use tile::{Side, Tile, TileKind};
pub use validate::{check_read, check_text, validate};
pub use variant::{Cost, Costs, Group, MAX_TOKEN, Scenario, Tokens, Variant};

pub use crate::expedition::{PerTurnDef, PiecesDef, Severity};
use crate::game::{self, Actor, BadPosition, Game, NotARecord, Record, Rules, Seat, View};
use crate::variant_file;

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

// The sorts of chance, as indices into [`Game::SORTS`].
const DEAL: usize = 0;
const CARD: usize = 1;
const TOKEN: usize = 2;
const DRAW: usize = 3;
const REVEAL: usize = 4;
const SHOW: usize = 5;

impl Game for State {
    const ID: &'static str = validate::GAME;
    const SORTS: &'static [&'static str] = &["deal", "card", "token", "draw", "reveal", "show"];

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
        Setup { first: setup.first.left(seats), ..setup.clone() }
    }

    fn setup(&self, rules: &Variant) -> Setup {
        let scenario = rules.scenarios().get(self.scenario()).map(|scenario| scenario.id.clone());
        Setup { scenario, first: self.order().first().copied().unwrap_or_default() }
    }

    fn fits(&self, rules: &Variant, setup: &Setup) -> bool {
        setup.scenario_index(rules) == Some(self.scenario())
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

    fn choose_legal(
        &self,
        rules: &Variant,
        list: &mut Vec<Action>,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Action> {
        self.choose_legal(rules, list, choose)
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

    fn sort(&self) -> usize {
        match self.phase() {
            Phase::Reveal(..) => REVEAL,
            Phase::Show => SHOW,
            Phase::Fill(Filling::Card) => CARD,
            Phase::Fill(Filling::Token) => TOKEN,
            Phase::Fill(Filling::Tile) => DRAW,
            Phase::Deal | Phase::Draft | Phase::Turn | Phase::Act | Phase::Effect | Phase::Over => DEAL,
        }
    }

    fn check(&self, rules: &Variant, action: Action) -> Result<(), Illegal> {
        self.check(rules, action)
    }

    fn apply(&mut self, rules: &Variant, action: Action, events: &mut impl Extend<Event>) -> Result<(), Illegal> {
        self.apply(rules, action, events)
    }

    /// L10.7: chance reveals something, and so does who takes a treasure that it alone has seen.
    fn reveals(&self, action: Action) -> bool {
        matches!(
            action,
            Action::Deal(_)
                | Action::TurnUp(_)
                | Action::Token(_)
                | Action::Draw(_)
                | Action::Reveal(_)
                | Action::Show { .. }
                | Action::Take(_)
        )
    }

    /// L3.8: a turn is over with its action. A card without a step that is possible, and a step after which none is, end
    /// it too, but only the rules tell: such a turn is over when another seat moves.
    fn ends_turn(&self, action: Action) -> bool {
        match action {
            Action::DraftOrder(_)
            | Action::DraftToken(_)
            | Action::DraftTile(_)
            | Action::DraftCard(_)
            | Action::Keep { .. }
            | Action::Discard(_)
            | Action::Pass
            | Action::End => true,
            Action::Place { .. } if self.phase() == Phase::Turn => true,
            _ => {
                let ends = |doing: &Doing| doing.resume == Resume::Next && self.is_last_step(doing, action);
                self.doing().is_some_and(ends)
            }
        }
    }

    fn seats(&self) -> u8 {
        self.players()
    }

    fn scores(&self, out: &mut Vec<Option<i32>>) {
        out.clear();
        out.extend(self.seats().iter().map(|&seat| Some(i32::try_from(self.score(seat)).unwrap_or(i32::MAX))));
    }

    fn winners(&self, _rules: &Variant, out: &mut Vec<Seat>) {
        out.clear();
        if self.phase() == Phase::Over {
            out.extend(self.leaders());
        }
    }

    fn hide_from(&mut self, viewer: Option<Seat>) {
        self.hide(viewer);
    }

    fn guess(view: &View<Self>, _rules: &Variant, random: &mut impl Rng) -> Self {
        view.state().guessed(random)
    }

    fn parse(rules: &Variant, text: &str) -> Result<Action, NotAnAction> {
        Action::parse(rules, text)
    }

    fn notation(rules: &Variant, action: Action, out: &mut impl fmt::Write) -> fmt::Result {
        action.write(rules, out)
    }

    fn line_for(
        &self,
        rules: &Variant,
        action: Action,
        viewer: Option<Seat>,
        out: &mut impl fmt::Write,
    ) -> fmt::Result {
        match action {
            _ if self.shows(action, viewer) => action.write(rules, out),
            Action::Show { ruin, .. } => write!(out, "show {} ?", rules.layout().name(ruin)),
            Action::Stack(stack) => {
                out.write_str("stack")?;
                stack.as_slice().iter().try_for_each(|_| out.write_str(" ?"))
            }
            _ => action.write(rules, out),
        }
    }

    fn shows(&self, action: Action, viewer: Option<Seat>) -> bool {
        match action {
            Action::Show { .. } | Action::Stack(_) => viewer == Some(self.seat()),
            _ => true,
        }
    }

    fn event_for(event: Event, viewer: Option<Seat>) -> Option<Event> {
        Some(match event {
            Event::Seen { seat, ruin, .. } if viewer != Some(seat) => Event::Seen { seat, ruin, kind: None },
            other => other,
        })
    }
}
