//! Why an action is not possible: one variant for each sentence of the rules that can forbid one.
//!
//! The same value is the greyed button's reason, the protocol's error and the test's expectation.

use std::fmt;

use serde::Deserialize;

use super::action::Piece;
use crate::expedition::{TileName, Treasure};
use crate::game::Seat;
use crate::hex::{CellName, Rotation};

/// A numbered rule, such as T5.4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rule {
    /// The chapter: 5 of T5.4.
    pub chapter: u8,
    /// The number in the chapter: 4 of T5.4.
    pub number: u8,
}

impl Rule {
    /// The rule T`chapter`.`number`.
    #[must_use]
    pub const fn new(chapter: u8, number: u8) -> Self {
        Self { chapter, number }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "T{}.{}", self.chapter, self.number)
    }
}

/// The actions of chapter T5, which cost points; each has the number of its row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[expect(missing_docs, reason = "each is the action of that name, T5")]
pub enum Purchase {
    Enter = 1,
    Transfer,
    Move,
    Uncover,
    Dig,
    Exchange,
    Camp,
    Guard,
}

impl Purchase {
    /// All of them, by row.
    pub const ALL: [Self; 8] =
        [Self::Enter, Self::Transfer, Self::Move, Self::Uncover, Self::Dig, Self::Exchange, Self::Camp, Self::Guard];

    /// The rule of its row in chapter T5.
    #[must_use]
    pub const fn rule(self) -> Rule {
        Rule::new(5, self as u8)
    }

    /// The field of `costs` with its price; none for moving, which costs slabs.
    #[must_use]
    pub const fn field(self) -> Option<&'static str> {
        Some(match self {
            Self::Enter => "enter",
            Self::Transfer => "transfer",
            Self::Move => return None,
            Self::Uncover => "uncover",
            Self::Dig => "dig",
            Self::Exchange => "exchange",
            Self::Camp => "camp",
            Self::Guard => "guard",
        })
    }
}

impl fmt::Display for Purchase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Enter => "entering",
            Self::Transfer => "going from camp to camp",
            Self::Move => "moving",
            Self::Uncover => "uncovering",
            Self::Dig => "digging",
            Self::Exchange => "exchanging",
            Self::Camp => "building a camp",
            Self::Guard => "setting a guard",
        })
    }
}

/// The kind of action that is to be played now, when another kind was tried.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Asked {
    /// A tile is to be drawn.
    Draw,
    /// A treasure is to be revealed.
    Reveal,
    /// Bid or pass.
    Bid,
    /// Choose a face-up tile.
    Choose,
    /// Place the tile in hand.
    Place,
    /// Spend points or end the turn.
    Act,
    /// Spend points or end, in a scoring round.
    ScoringAct,
    /// Nothing: the game is over.
    Nothing,
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Draw => "a tile has to be drawn first",
            Self::Reveal => "the treasure just dug up has to be revealed first",
            Self::Bid => "an auction is being held: bid or pass",
            Self::Choose => "the winner of the auction has to choose a face-up tile first",
            Self::Place => "the tile in hand has to be placed first",
            Self::Act => "action points are being spent: act, or end the turn",
            Self::ScoringAct => "a scoring round is being played: act, or end to score",
            Self::Nothing => "the game is over",
        })
    }
}

/// Why an action is not possible, with the numbers that matter. [`Illegal::rule`] cites the rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the texts say it, with the same fields")]
pub enum Illegal {
    #[error("{asked}")]
    OutOfPhase { asked: Asked },
    #[error("tile {tile} is not left in the group being drawn")]
    NotDrawable { tile: TileName },
    #[error("no treasure of kind {kind} is hidden any more")]
    NotHidden { kind: Treasure },
    #[error("a bid of {bid} is too low: at least {least}")]
    BidTooLow { bid: u32, least: u32 },
    #[error("a bid of {bid} is more than the bidder's score of {score}")]
    BidAboveScore { bid: u32, score: u32 },
    #[error("tile {tile} is not face up")]
    NotFaceUp { tile: TileName },
    #[error("{cell} already has a tile: choose an empty cell")]
    CellTaken { cell: CellName },
    #[error("{cell} touches no tile on the board")]
    NotBeside { cell: CellName },
    #[error("turned like this there is no passage between {cell} and a neighbour{}", Cure(*.cure))]
    NoWayIn { cell: CellName, cure: Option<Rotation> },
    #[error("rotation {} looks like rotation {}: use that one", .rotation.index(), .same_as.index())]
    RepeatedRotation { rotation: Rotation, same_as: Rotation },
    #[error("this variant does without {what}")]
    SwitchedOff { what: Purchase },
    #[error("{what} needs {need} points, {have} are left")]
    NotEnoughPoints { what: Purchase, need: u8, have: u8 },
    #[error("no {piece} is left in the reserve")]
    ReserveEmpty { piece: Piece },
    #[error("{cell} is neither the base camp nor one of your own camps")]
    NotOwnCamp { cell: CellName, what: Purchase },
    #[error("you have no {piece} on {cell}")]
    NoPieceThere { piece: Piece, cell: CellName, what: Purchase },
    #[error("you have no piece on {cell}")]
    NobodyThere { cell: CellName, what: Purchase },
    #[error("the piece is on {cell} already")]
    SameCamp { cell: CellName },
    #[error("{from} and {to} are not neighbours")]
    NotNeighbours { from: CellName, to: CellName },
    #[error("{cell} has no tile")]
    NoTile { cell: CellName },
    #[error("nobody can enter the tile at {cell}")]
    NoEntry { cell: CellName },
    #[error("there is no slab between {from} and {to}, so there is no passage")]
    NoPassage { from: CellName, to: CellName },
    #[error("{cell} has no temple")]
    NoTemple { cell: CellName, what: Purchase },
    #[error("the temple at {temple} has a guard, seat {owner}'s")]
    Guarded { temple: CellName, owner: Seat },
    #[error("no tier {tier} is left in the supply")]
    NoTierLeft { tier: u8 },
    #[error("the temple at {temple} was uncovered {limit} times this turn, that is the most")]
    UncoverLimit { temple: CellName, limit: u8 },
    #[error("the ruin at {ruin} was dug {limit} times this turn, that is the most")]
    DigLimit { ruin: CellName, limit: u8 },
    #[error("this needs {need} of your pieces on {cell}, there are {have}")]
    TooFewPieces { cell: CellName, need: u8, have: u8, what: Purchase },
    #[error("{cell} has no ruin")]
    NoRuin { cell: CellName },
    #[error("the ruin at {ruin} has no treasure left")]
    RuinEmpty { ruin: CellName },
    #[error("there is no seat {seat} in this game")]
    NoSuchSeat { seat: Seat },
    #[error("there is no such cell on this board")]
    NoSuchCell,
    #[error("there is no such tile in this game")]
    NoSuchTile,
    #[error("a treasure is exchanged with an opponent, not with yourself")]
    ExchangeWithSelf,
    #[error("the two treasures are of the same kind")]
    SameKind { kind: Treasure },
    #[error("you own no treasure exactly once, so you have none to give")]
    NothingToGive,
    #[error("no opponent owns another treasure exactly once, so there is none to take")]
    NothingToTake,
    #[error("you can give only a treasure that you own exactly once; of kind {kind} you own {have}")]
    NotOwnedOnce { kind: Treasure, have: u8 },
    #[error("seat {seat} has to own the treasure exactly once; of kind {kind} it owns {have}")]
    NotTheirsOnce { seat: Seat, kind: Treasure, have: u8 },
    #[error("{cell} is the base camp: no camp is built there")]
    BaseCamp { cell: CellName },
    #[error("{cell} is neither a clearing nor an emptied ruin")]
    NoClearing { cell: CellName },
    #[error("{cell} already has a camp, seat {owner}'s")]
    CampThere { cell: CellName, owner: Seat },
    #[error("all {limit} of your camps are built")]
    NoCampLeft { limit: u8 },
    #[error("all {limit} of your guards are set")]
    NoGuardLeft { limit: u8 },
    #[error("your strength of {own} at {temple} is not above an opponent's {best}")]
    NotStrongest { temple: CellName, own: u8, best: u8 },
}

impl Illegal {
    /// The cells that the reason names, the one that is acted from first.
    pub fn cells(&self) -> impl Iterator<Item = CellName> + use<> {
        let (one, other) = match *self {
            Self::NotNeighbours { from, to } | Self::NoPassage { from, to } => (Some(from), Some(to)),
            Self::CellTaken { cell }
            | Self::NotBeside { cell }
            | Self::NoWayIn { cell, .. }
            | Self::NotOwnCamp { cell, .. }
            | Self::NoPieceThere { cell, .. }
            | Self::NobodyThere { cell, .. }
            | Self::SameCamp { cell }
            | Self::NoTile { cell }
            | Self::NoEntry { cell }
            | Self::NoTemple { cell, .. }
            | Self::TooFewPieces { cell, .. }
            | Self::NoRuin { cell }
            | Self::BaseCamp { cell }
            | Self::NoClearing { cell }
            | Self::CampThere { cell, .. }
            | Self::Guarded { temple: cell, .. }
            | Self::UncoverLimit { temple: cell, .. }
            | Self::NotStrongest { temple: cell, .. }
            | Self::DigLimit { ruin: cell, .. }
            | Self::RuinEmpty { ruin: cell } => (Some(cell), None),
            Self::OutOfPhase { .. }
            | Self::NotDrawable { .. }
            | Self::NotHidden { .. }
            | Self::BidTooLow { .. }
            | Self::BidAboveScore { .. }
            | Self::NotFaceUp { .. }
            | Self::RepeatedRotation { .. }
            | Self::SwitchedOff { .. }
            | Self::NotEnoughPoints { .. }
            | Self::ReserveEmpty { .. }
            | Self::NoTierLeft { .. }
            | Self::NoSuchSeat { .. }
            | Self::NoSuchCell
            | Self::NoSuchTile
            | Self::ExchangeWithSelf
            | Self::SameKind { .. }
            | Self::NothingToGive
            | Self::NothingToTake
            | Self::NotOwnedOnce { .. }
            | Self::NotTheirsOnce { .. }
            | Self::NoCampLeft { .. }
            | Self::NoGuardLeft { .. } => (None, None),
        };
        one.into_iter().chain(other)
    }

    /// The rule that the action breaks: that of the action itself, or a narrower one. `None` where the action names
    /// something that this game does not have.
    #[must_use]
    pub const fn rule(&self) -> Option<Rule> {
        let (chapter, number) = match self {
            Self::NoSuchSeat { .. } | Self::NoSuchCell | Self::NoSuchTile => return None,
            Self::OutOfPhase { asked } => match asked {
                Asked::Bid | Asked::Choose => (9, 3),
                Asked::ScoringAct => (7, 1),
                _ => (3, 2),
            },
            Self::NotDrawable { .. } => (2, 1),
            Self::NotHidden { .. } => (2, 2),
            Self::BidTooLow { .. } | Self::BidAboveScore { .. } => (9, 3),
            Self::NotFaceUp { .. } => (9, 5),
            Self::CellTaken { .. } | Self::NotBeside { .. } | Self::RepeatedRotation { .. } => (4, 1),
            Self::NoWayIn { .. } => (4, 2),
            Self::SwitchedOff { what }
            | Self::NotEnoughPoints { what, .. }
            | Self::NotOwnCamp { what, .. }
            | Self::NoPieceThere { what, .. }
            | Self::NobodyThere { what, .. }
            | Self::NoTemple { what, .. } => return Some(what.rule()),
            Self::ReserveEmpty { .. } => (5, 1),
            Self::SameCamp { .. } => (5, 2),
            Self::NotNeighbours { .. } | Self::NoTile { .. } | Self::NoEntry { .. } => (5, 3),
            Self::NoPassage { .. } => (5, 17),
            Self::Guarded { .. } => (5, 13),
            Self::NoTierLeft { .. } => (5, 4),
            Self::UncoverLimit { .. } => (5, 9),
            Self::DigLimit { .. } => (5, 10),
            Self::TooFewPieces { what, .. } => match what {
                Purchase::Dig => (5, 10),
                _ => (5, 9),
            },
            Self::NoRuin { .. } => (5, 5),
            Self::RuinEmpty { .. } => (5, 11),
            Self::ExchangeWithSelf
            | Self::NothingToGive
            | Self::NothingToTake
            | Self::NotOwnedOnce { .. }
            | Self::NotTheirsOnce { .. } => (5, 6),
            Self::SameKind { .. } => (5, 14),
            Self::BaseCamp { .. } => (5, 12),
            Self::NoClearing { .. } | Self::CampThere { .. } | Self::NoCampLeft { .. } => (5, 7),
            Self::NoGuardLeft { .. } | Self::NotStrongest { .. } => (5, 8),
        };
        Some(Rule::new(chapter, number))
    }
}

struct Cure(Option<Rotation>);

impl fmt::Display for Cure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(rotation) => write!(f, ": use rotation {}", rotation.index()),
            None => f.write_str(": choose another cell"),
        }
    }
}
