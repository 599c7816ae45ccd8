//! The rules of Tikal and its variants, numbered as in `docs/rules.md`.
//!
//! Decides everything about the rules, and nothing about windows, files or computer players. What a file decides, by
//! the chapters of the rulebook: `tile`, `band` and `seats` the material (T1) beside that of `expedition`, `setup` what
//! is chosen before a game (T2), `state` and `board` what a state holds, `turn` how turns begin and end (T3), `legal`
//! what may be played and `apply` what it does (T4, T5), `control` who holds a temple (T6), `scoring` scorings and the
//! end (T7, T8), `auction` the advanced game (T9); `action`, `event` and `illegal` are what goes in and comes out.
//!
//! Beside the rules: `variant` holds definitions and checked variants, `validate` checks definitions, `problem`
//! says what is wrong with one; `position` writes a state as text and reads it back. Whatever serves those who make
//! definitions, the editor's layer has.

mod action;
mod apply;
mod auction;
mod band;
mod board;
mod control;
mod event;
mod illegal;
mod legal;
mod listing;
mod position;
mod problem;
mod scoring;
mod seats;
mod setup;
mod state;
mod tile;
mod turn;
mod validate;
mod variant;

use std::fmt;
use std::ops::RangeInclusive;

use rand::rngs::Xoshiro256PlusPlus;

pub use action::{Action, NotAnAction, Piece, Word};
pub use band::Band;
pub use board::MAX_PER_TURN;
pub use event::Event;
pub use illegal::{Asked, Illegal, Purchase, Rule};
pub use position::Position;
pub use problem::{Code, Flaw, MAX_GROUPS, Problem, Quantity};
pub use seats::{BySeat, SEATS};
pub use setup::{MAX_HANDICAP, Setup, WrongSetup};
pub use state::{Auction, Phase, Scoring, State};
pub use tile::{ShortList, Tile, TileKind};
pub use validate::{Access, check_read, check_text, validate};
pub use variant::{
    AuctionDef, BoardDef, ControlTies, Cost, Costs, CostsDef, Group, GroupDef, KindDef, MAX_FILE_SIZE, PrintedDef,
    TieBreak, TileDef, TreasureDef, TreasuresDef, TurnRule, VARIANT_FORMAT, Variant, VariantDef,
};

pub use crate::expedition::{
    BasedOn, Glyph, MAX_TIER, MAX_TREASURES, NotATreasure, PerTurnDef, PiecesDef, PlayersDef, Severity, Text, TileId,
    TileName, TileSet, Treasure,
};
use crate::game::{self, Actor, BadPosition, Game, NotARecord, Record, Rules, Seat, Session};
use crate::variant_file;

/// A live game of Tikal.
pub type TikalSession = Session<State>;
/// A stored game of Tikal.
pub type TikalRecord = Record<State>;

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

/// The sort of chance that draws tiles, as an index into [`Game::SORTS`].
const DRAW: usize = 0;
/// The sort of chance that reveals treasures.
const REVEAL: usize = 1;

impl Game for State {
    const ID: &'static str = "tikal";
    const SORTS: &'static [&'static str] = &["draw", "reveal"];

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
        let start = rules.start_score(self.turns());
        let given = self.seats().iter().map(|&seat| (seat, self.score(seat).saturating_sub(start).min(MAX_HANDICAP)));
        Setup { turns: self.turns(), first: self.seat(), handicap: given.filter(|&(_, points)| points > 0).collect() }
    }

    fn fits(&self, _rules: &Variant, setup: &Setup) -> bool {
        self.turns() == setup.turns
    }

    fn setup_of_format_1(auction: bool, first: Seat) -> Option<Setup> {
        Some(Setup::new(TurnRule::auctioned(auction), first))
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

    #[inline]
    fn actor(&self) -> Actor {
        self.actor()
    }

    fn seat(&self) -> Option<Seat> {
        (self.phase() != Phase::Over).then(|| self.seat())
    }

    #[inline]
    fn legal_actions(&self, rules: &Variant, out: &mut Vec<Action>) {
        self.legal_actions(rules, out);
    }

    #[inline]
    fn choose_legal(
        &self,
        rules: &Variant,
        _list: &mut Vec<Action>,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Action> {
        self.choose_legal(rules, choose)
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

    #[inline]
    fn outcomes(&self, rules: &Variant, out: &mut Vec<(Action, u32)>) {
        self.outcomes(rules, out);
    }

    fn sort(&self) -> usize {
        if self.phase() == Phase::Reveal { REVEAL } else { DRAW }
    }

    fn check(&self, rules: &Variant, action: Action) -> Result<(), Illegal> {
        self.check(rules, action)
    }

    #[inline]
    fn apply(&mut self, rules: &Variant, action: Action, events: &mut impl Extend<Event>) -> Result<(), Illegal> {
        self.apply(rules, action, events)
    }

    /// T10: no player has secrets, so only chance reveals anything.
    fn reveals(&self, action: Action) -> bool {
        matches!(action, Action::Draw(_) | Action::Reveal(_))
    }

    fn ends_turn(&self, action: Action) -> bool {
        action == Action::End
    }

    fn seats(&self) -> u8 {
        self.players()
    }

    fn scores(&self, out: &mut Vec<Option<i32>>) {
        out.clear();
        out.extend(self.seats().iter().map(|&seat| Some(i32::try_from(self.score(seat)).unwrap_or(i32::MAX))));
    }

    fn winners(&self, rules: &Variant, out: &mut Vec<Seat>) {
        out.clear();
        if self.phase() == Phase::Over {
            out.extend_from_slice(self.leaders(rules).as_slice());
        }
    }

    fn parse(rules: &Variant, text: &str) -> Result<Action, NotAnAction> {
        Action::parse(rules, text)
    }

    fn notation(rules: &Variant, action: Action, out: &mut impl fmt::Write) -> fmt::Result {
        action.write(rules, out)
    }
}
