//! Why an action is not possible: one variant for each sentence of the rules that can forbid one.
//!
//! The same value is the greyed button's reason, the protocol's error and the test's expectation.

use std::fmt;

use super::action::Piece;
use super::card::Number;
use crate::expedition::{TileName, Treasure};
use crate::game::Seat;
use crate::hex::{CellName, Rotation};

/// A numbered rule, such as L5.4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rule {
    /// The chapter: 5 of L5.4.
    pub chapter: u8,
    /// The number in the chapter: 4 of L5.4.
    pub number: u8,
}

impl Rule {
    /// The rule L`chapter`.`number`.
    #[must_use]
    pub const fn new(chapter: u8, number: u8) -> Self {
        Self { chapter, number }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "L{}.{}", self.chapter, self.number)
    }
}

/// The actions of chapter L5, which cost points; each has the number of its row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "each is the action of that name, L5")]
pub enum Purchase {
    Enter = 1,
    Move,
    Camp,
    Transfer,
    Slab,
    RecruitExplorer,
    RecruitLeader,
    Uncover,
    Guard,
    Dig,
    Exchange,
}

impl Purchase {
    /// All of them, by row.
    pub const ALL: [Self; 11] = [
        Self::Enter,
        Self::Move,
        Self::Camp,
        Self::Transfer,
        Self::Slab,
        Self::RecruitExplorer,
        Self::RecruitLeader,
        Self::Uncover,
        Self::Guard,
        Self::Dig,
        Self::Exchange,
    ];

    /// The rule of its row in chapter L5.
    #[must_use]
    pub const fn rule(self) -> Rule {
        Rule::new(5, self as u8)
    }

    /// The field of `costs` with its price; none for moving, which costs slabs.
    #[must_use]
    pub const fn field(self) -> Option<&'static str> {
        Some(match self {
            Self::Enter => "enter",
            Self::Move => return None,
            Self::Camp => "camp",
            Self::Transfer => "transfer",
            Self::Slab => "slab",
            Self::RecruitExplorer => "recruit_explorer",
            Self::RecruitLeader => "recruit_leader",
            Self::Uncover => "uncover",
            Self::Guard => "guard",
            Self::Dig => "dig",
            Self::Exchange => "exchange",
        })
    }
}

impl fmt::Display for Purchase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Enter => "entering",
            Self::Move => "moving",
            Self::Camp => "building a camp",
            Self::Transfer => "going from camp to camp",
            Self::Slab => "laying a slab token",
            Self::RecruitExplorer => "recruiting an explorer",
            Self::RecruitLeader => "recruiting a leader",
            Self::Uncover => "uncovering",
            Self::Guard => "setting a guard",
            Self::Dig => "digging",
            Self::Exchange => "exchanging",
        })
    }
}

/// The kind of action that is to be played now, when another kind was tried.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Asked {
    /// A director's tile is to be dealt.
    Deal,
    /// A card is to be turned up.
    Card,
    /// A token is to be taken from the bag.
    Token,
    /// A tile is to be drawn.
    Draw,
    /// Something is to be drafted.
    Draft,
    /// A turn is to be made.
    Turn,
    /// Spend points or end the turn.
    Act,
    /// Spend points or end, in a scoring round.
    ScoringAct,
    /// A treasure is to be revealed.
    Reveal,
    /// A treasure is to be shown.
    Show,
    /// Nothing: the game is over.
    Nothing,
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Deal => "a director's tile has to be dealt first",
            Self::Card => "a card has to be turned up first",
            Self::Token => "a token has to be taken from the bag first",
            Self::Draw => "a tile has to be drawn first",
            Self::Draft => "something is drafted now: a place of the order, a token, a tile or a card",
            Self::Turn => "a turn is made now: keep or play a card, activate the token, lay a tile or pass",
            Self::Act => "action points are being spent: act, or end the turn",
            Self::ScoringAct => "a scoring round is being played: act, or end to score",
            Self::Reveal => "the treasure just dug up has to be revealed first",
            Self::Show => "the treasure looked at has to be shown first",
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
    #[error("this action is no step of the effect that is being carried out (L{}.{})", .rule.chapter, .rule.number)]
    NotAStep { rule: Rule },
    #[error("that director's tile is dealt already")]
    PowerDealt,
    #[error("card {card} is not left in the deck")]
    CardNotLeft { card: Number },
    #[error("no token of {value} is left in the bag")]
    TokenNotLeft { value: u8 },
    #[error("tile {tile} is not left in the group being drawn")]
    NotDrawable { tile: TileName },
    #[error("the treasure cannot be of kind {kind}")]
    NotHidden { kind: Treasure, rule: Rule },
    #[error("another treasure is to be shown first")]
    NotShown { cell: CellName },
    #[error("there are {places} places")]
    NoSuchPlace { places: u8 },
    #[error("seat {owner} has taken this place")]
    PlaceTaken { owner: Seat },
    #[error("you have taken a place of the order already")]
    OrderDrafted,
    #[error("you have a token already")]
    TokenDrafted,
    #[error("no token of {value} is on display")]
    NoTokenThere { value: u8 },
    #[error("tile {tile} is not on display")]
    NoTileThere { tile: TileName },
    #[error("you have your share of tiles")]
    TilesDrafted,
    #[error("card {card} is not on display")]
    NoCardThere { card: Number },
    #[error("you have your {most} cards")]
    CardsDrafted { most: u8 },
    #[error("you have no card {card} there")]
    NoSuchCard { card: Number, rule: Rule },
    #[error("a place on the left is free: keep the card without replacing another")]
    PlaceFree,
    #[error("all {places} places on the left are taken: say which card it replaces")]
    NoPlaceFree { places: u8 },
    #[error("card {card} is permanent: it is kept and used, never played")]
    Permanent { card: Number },
    #[error("you have no token to activate")]
    NoToken,
    #[error("you have no tile {tile} to lay")]
    NotYourTile { tile: TileName },
    #[error("the effect lays no tile {tile}")]
    NotThisTile { tile: TileName },
    #[error("{cell} already has a tile: choose a jungle hex")]
    CellTaken { cell: CellName, rule: Rule },
    #[error("{cell} is dotted: only tiles of cards are laid there")]
    Dotted { cell: CellName },
    #[error("{cell} is not dotted: tiles of cards are laid on dotted hexes")]
    NotDotted { cell: CellName },
    #[error("others stand on {cell}, and you do not lead there")]
    NotFree { cell: CellName, rule: Rule },
    #[error("rotation {} looks like rotation {}: use that one", .rotation.index(), .same_as.index())]
    RepeatedRotation { rotation: Rotation, same_as: Rotation },
    #[error("turned like this nothing leads to {cell}")]
    NoAccess { cell: CellName },
    #[error("tile {tile} has a legal place: lay it")]
    HasPlace { tile: TileName },
    #[error("your token has to be activated before you pass")]
    TokenLeft,
    #[error("your tiles have to be laid before you pass")]
    TileLeft,
    #[error("card {card} on the right has to be played or kept before you pass")]
    CardLeft { card: Number },
    #[error("you have used a power already")]
    PowerUsed,
    #[error("this power could do nothing now")]
    PowerUseless,
    #[error("you have no unused card to look with")]
    NoLook,
    #[error("you have seen the top treasure of every ruin")]
    NothingToLookAt,
    #[error("nobody looks at treasures in a scoring turn")]
    NoLookInScoring,
    #[error("this variant does without {what}")]
    SwitchedOff { what: Purchase },
    #[error("{what} needs {need} points, {have} are left")]
    NotEnoughPoints { what: Purchase, need: u8, have: u8 },
    #[error("the effect has {have} slabs of movement left, this needs {need}")]
    NotEnoughSteps { need: u8, have: u8 },
    #[error("no {piece} is available")]
    ReserveEmpty { piece: Piece, rule: Rule },
    #[error("no {piece} is left to recruit")]
    NoneToRecruit { piece: Piece },
    #[error("{cell} is neither the base camp nor one of your own camps")]
    NotOwnCamp { cell: CellName, what: Purchase },
    #[error("you have no camp on {cell}")]
    NoCampThere { cell: CellName },
    #[error("you have no {piece} on {cell}")]
    NoPieceThere { piece: Piece, cell: CellName, rule: Rule },
    #[error("the member is on {cell} already")]
    SameCell { cell: CellName, rule: Rule },
    #[error("{from} and {to} are not neighbours")]
    NotNeighbours { from: CellName, to: CellName },
    #[error("there is no slab between {from} and {to}, so there is no passage")]
    NoPassage { from: CellName, to: CellName },
    #[error("{cell} is the base camp: no camp is built there")]
    BaseCamp { cell: CellName },
    #[error("{cell} is neither a clearing nor an emptied ruin")]
    NoClearing { cell: CellName },
    #[error("{cell} already has a camp, seat {owner}'s")]
    CampThere { cell: CellName, owner: Seat },
    #[error("all {limit} of your camps are built")]
    NoCampLeft { limit: u8 },
    #[error("you have a camp to build: none is moved")]
    CampLeft,
    #[error("the board has no hex beyond this side of {cell}")]
    NoSide { cell: CellName },
    #[error("a slab token is left to lay: none is moved")]
    SlabLeft,
    #[error("no slab token is left: move one")]
    NoSlabLeft,
    #[error("no slab token lies there")]
    NoSlabThere { cell: CellName },
    #[error("the slab token lies there already: choose another side")]
    SameSide,
    #[error("{cell} has no temple")]
    NoTemple { cell: CellName, rule: Rule },
    #[error("the temple at {temple} has a guard, seat {owner}'s")]
    Guarded { temple: CellName, owner: Seat, rule: Rule },
    #[error("no tier {tier} is left in the supply")]
    NoTierLeft { tier: u8 },
    #[error("the temple at {temple} was uncovered {limit} times this turn, that is the most")]
    UncoverLimit { temple: CellName, limit: u8 },
    #[error("this temple was uncovered by this effect already")]
    SameTemple { temple: CellName },
    #[error("the effect is for one place, {cell}")]
    OtherCell { cell: CellName, rule: Rule },
    #[error("this needs {need} of your members on {cell}, there are {have}")]
    TooFewMembers { cell: CellName, need: u8, have: u8, rule: Rule },
    #[error("{cell} has no ruin with treasures")]
    NoRuin { cell: CellName, rule: Rule },
    #[error("the ruin at {ruin} was dug {limit} times this turn, that is the most")]
    DigLimit { ruin: CellName, limit: u8 },
    #[error("all {limit} of your guards are set")]
    NoGuardLeft { limit: u8 },
    #[error("your strength of {own} at {temple} is not above an opponent's {best}")]
    NotStrongest { temple: CellName, own: u8, best: u8 },
    #[error("treasures are exchanged with an opponent, not with yourself")]
    ExchangeWithSelf,
    #[error("the treasures are of the same kind")]
    SameKind { kind: Treasure },
    #[error("at most {most} are exchanged at once")]
    TooManyExchanged { most: u8 },
    #[error("of kind {kind} you have {have}")]
    NotOwned { kind: Treasure, have: u8 },
    #[error("seat {seat} has {have} of kind {kind}")]
    NotTheirs { seat: Seat, kind: Treasure, have: u8 },
    #[error("of kind {kind} you have {own} and seat {seat} has {theirs}: only who has as many takes")]
    FewerOwned { seat: Seat, kind: Treasure, own: u8, theirs: u8 },
    #[error("of kind {kind} you do not have more than seat {seat}, who keeps some of the kind taken")]
    NotMoreOwned { seat: Seat, kind: Treasure },
    #[error("no treasure of kind {kind} lies in this ruin")]
    NotInRuin { kind: Treasure },
    #[error("the stack has to be made of the treasures that are left")]
    OtherStack,
    #[error("what was begun has to be done: {what}")]
    Bound { what: &'static str },
    #[error("there is no seat {seat} in this game")]
    NoSuchSeat { seat: Seat },
    #[error("there is no such cell on this board")]
    NoSuchCell,
    #[error("there is no such tile, card or power in this game")]
    NoSuchThing,
}

impl Illegal {
    /// The rule that the action breaks: that of the action itself, or a narrower one. `None` where the action names
    /// something that this game does not have.
    #[must_use]
    pub const fn rule(&self) -> Option<Rule> {
        let (chapter, number) = match self {
            Self::NoSuchSeat { .. } | Self::NoSuchCell | Self::NoSuchThing => return None,
            Self::OutOfPhase { asked } => match asked {
                Asked::Deal => (2, 6),
                Asked::Card | Asked::Token | Asked::Draw => (3, 16),
                Asked::Draft => (3, 2),
                Asked::Turn => (3, 7),
                Asked::Act => (3, 11),
                Asked::ScoringAct => (6, 1),
                Asked::Reveal => (10, 4),
                Asked::Show => (10, 3),
                Asked::Nothing => (6, 11),
            },
            Self::NotAStep { rule }
            | Self::NotHidden { rule, .. }
            | Self::NoSuchCard { rule, .. }
            | Self::CellTaken { rule, .. }
            | Self::NotFree { rule, .. }
            | Self::ReserveEmpty { rule, .. }
            | Self::NoPieceThere { rule, .. }
            | Self::SameCell { rule, .. }
            | Self::NoTemple { rule, .. }
            | Self::Guarded { rule, .. }
            | Self::OtherCell { rule, .. }
            | Self::TooFewMembers { rule, .. }
            | Self::NoRuin { rule, .. } => return Some(*rule),
            Self::PowerDealt => (2, 6),
            Self::CardNotLeft { .. } | Self::TokenNotLeft { .. } => (2, 4),
            Self::NotDrawable { .. } => (2, 3),
            Self::NotShown { .. } => (10, 3),
            Self::NoSuchPlace { .. }
            | Self::PlaceTaken { .. }
            | Self::OrderDrafted
            | Self::TokenDrafted
            | Self::NoTokenThere { .. }
            | Self::NoTileThere { .. }
            | Self::NoCardThere { .. } => (3, 2),
            Self::TilesDrafted => (3, 4),
            Self::CardsDrafted { .. } => (3, 3),
            Self::PlaceFree | Self::NoPlaceFree { .. } => (3, 9),
            Self::Permanent { .. } => (3, 10),
            Self::NoToken => (3, 11),
            Self::NotYourTile { .. } | Self::Dotted { .. } => (4, 1),
            Self::NotThisTile { .. } => (7, 17),
            Self::NotDotted { .. } | Self::NoAccess { .. } => (4, 5),
            Self::RepeatedRotation { .. } => (4, 6),
            Self::HasPlace { .. } => (4, 4),
            Self::TokenLeft | Self::TileLeft | Self::CardLeft { .. } => (3, 13),
            Self::PowerUsed | Self::PowerUseless => (3, 12),
            Self::NoLook | Self::NothingToLookAt => (7, 6),
            Self::NoLookInScoring => (6, 1),
            Self::SwitchedOff { what } | Self::NotEnoughPoints { what, .. } | Self::NotOwnCamp { what, .. } => {
                return Some(what.rule());
            }
            Self::NotEnoughSteps { .. } => (7, 14),
            Self::NoneToRecruit { piece: Piece::Explorer } => (5, 6),
            Self::NoneToRecruit { piece: Piece::Leader } => (5, 7),
            Self::NoCampThere { .. } | Self::CampLeft => (7, 11),
            Self::NotNeighbours { .. } | Self::NoPassage { .. } => (5, 2),
            Self::BaseCamp { .. } => (5, 13),
            Self::NoClearing { .. } | Self::CampThere { .. } | Self::NoCampLeft { .. } => (5, 3),
            Self::NoSide { .. } | Self::SlabLeft | Self::NoSlabLeft | Self::NoSlabThere { .. } | Self::SameSide => {
                (5, 5)
            }
            Self::NoTierLeft { .. } | Self::UncoverLimit { .. } => (5, 8),
            Self::SameTemple { .. } => (7, 10),
            Self::DigLimit { .. } => (5, 10),
            Self::NoGuardLeft { .. } | Self::NotStrongest { .. } => (5, 9),
            Self::NotMoreOwned { .. } => (5, 12),
            Self::ExchangeWithSelf
            | Self::SameKind { .. }
            | Self::TooManyExchanged { .. }
            | Self::NotOwned { .. }
            | Self::NotTheirs { .. }
            | Self::FewerOwned { .. } => (5, 11),
            Self::NotInRuin { .. } | Self::OtherStack | Self::Bound { .. } => (7, 7),
        };
        Some(Rule::new(chapter, number))
    }
}
