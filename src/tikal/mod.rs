//! The rules of the Tikal family: variants, states, actions and what they lead to.
//!
//! Files are in the order of the rulebook. Decides everything about the rules and nothing about
//! windows, files or players.

mod action;
mod apply;
mod auction;
pub mod edit;
mod event;
mod illegal;
mod legal;
mod locate;
mod outline;
mod position;
mod problem;
mod scoring;
mod state;
mod syntax;
mod tile;
mod turn;
mod validate;
mod variant;

use std::fmt;

pub use action::{Action, NotAnAction, Piece, Treasure};
pub use event::Event;
pub use illegal::{Asked, Illegal, Purchase, Rule};
pub use locate::Place;
pub use position::{BadPosition, Position};
pub use problem::{Code, Flaw, MAX_GROUPS, Path, Problem, Quantity, Segment, Severity};
pub use state::{Auction, Band, MAX_PER_TURN, Phase, Scoring, Setup, State};
pub use syntax::{Found, NotRon};
pub use tile::{ShortList, Tile, TileId, TileKind, TileName, TileSet};
pub use validate::{check_text, validate};
pub use variant::{
    AuctionDef, BasedOn, BoardDef, ControlTies, Cost, Costs, CostsDef, Glyph, Group, GroupDef, KindDef, MAX_FILE_SIZE,
    MAX_NESTING, MAX_TIER, MAX_TREASURES, NotAVariant, PerTurnDef, PiecesDef, PlayersDef, PrintedDef, Text, TieBreak,
    TileDef, TreasureDef, TreasuresDef, TurnRule, VARIANT_FORMAT, Variant, VariantDef,
};

use crate::game::{Actor, Game, Record, Session};

/// A live game of Tikal.
pub type TikalSession = Session<State>;
/// A stored game of Tikal.
pub type TikalRecord = Record<VariantDef, Position>;

impl Game for State {
    type Rules = Variant;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type NotAnAction = NotAnAction;

    fn new(rules: &Variant, setup: &Setup) -> Self {
        Self::new(rules, setup)
    }

    #[inline]
    fn actor(&self) -> Actor {
        self.actor()
    }

    #[inline]
    fn legal_actions(&self, rules: &Variant, out: &mut Vec<Action>) {
        self.legal_actions(rules, out);
    }

    #[inline]
    fn outcomes(&self, rules: &Variant, out: &mut Vec<(Action, u32)>) {
        self.outcomes(rules, out);
    }

    /// The deck is row 0, the treasures are row 1.
    fn chance_row(&self) -> u32 {
        u32::from(self.phase() == Phase::Reveal)
    }

    fn check(&self, rules: &Variant, action: Action) -> Result<(), Illegal> {
        self.check(rules, action)
    }

    #[inline]
    fn apply(&mut self, rules: &Variant, action: Action, events: &mut impl Extend<Event>) -> Result<(), Illegal> {
        self.apply(rules, action, events)
    }

    fn seats(&self) -> u8 {
        self.players()
    }

    fn scores(&self, out: &mut Vec<i32>) {
        out.clear();
        out.extend(self.seats().iter().map(|&seat| i32::try_from(self.score(seat)).unwrap_or(i32::MAX)));
    }

    fn parse(rules: &Variant, text: &str) -> Result<Action, NotAnAction> {
        Action::parse(rules, text)
    }

    fn notation(rules: &Variant, action: Action, out: &mut impl fmt::Write) -> fmt::Result {
        action.write(rules, out)
    }
}
