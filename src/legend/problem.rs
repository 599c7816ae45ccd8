//! The possible faults of a variant of Legend: stable codes, the severity of each problem, its place and its cure.
//!
//! There is one [`Flaw`] for each sentence that can be said, with the numbers in it. Which problems a definition has,
//! `validate` finds out.

use std::fmt;
use std::ops::RangeInclusive;

use super::card::{MAX_CARDS, MAX_POWERS, SLOTS};
use super::illegal::Purchase;
use super::stack::MAX_STACKED;
use crate::expedition::{MAX_TREASURES, TileName};
use crate::hex::{CellName, MAX_CELLS, MAX_COLUMNS, NotACellName};
use crate::variant_file::{self, FileFlaw, FlawOfGame, codes};

codes! {
    /// A board outside the limits.
    BoardSize = "board-size" Error,
    /// A text that names no cell of the board.
    CellName = "cell-name" Error,
    /// A cell that stands twice in a list.
    CellTwice = "cell-twice" Error,
    /// Slabs outside the limits.
    Slabs = "slabs" Error,
    /// A temple or a tier outside the limits.
    TempleValue = "temple-value" Error,
    /// Masks outside the limits, or more than there is room for.
    Masks = "masks" Error,
    /// Groups that are not named by one capital letter of their own.
    GroupName = "group-name" Error,
    /// More tiles than there can be.
    TileCount = "tile-count" Error,
    /// Tier counts outside the limits.
    TierCount = "tier-count" Error,
    /// Treasure kinds or copies outside the limits.
    Treasures = "treasures" Error,
    /// A score table shorter than the copies of a kind, or with entries outside the limits.
    ScoreTable = "score-table" Error,
    /// A number outside its limits: costs, points, pieces, strength, rounds.
    Number = "number" Error,
    /// Cards out of order, or more than there can be.
    Cards = "cards" Error,
    /// An effect that a card or a power cannot have.
    Effect = "effect" Error,
    /// Directors' tiles without three powers, or too few.
    Powers = "powers" Error,
    /// A scenario that does not lay its tiles as it has to.
    Scenario = "scenario" Error,
    /// Too few cards, tokens or tiles for all rounds.
    TooFew = "too-few" Error,
    /// An action that costs more points than a turn can ever have (L3.11, L6.1).
    CostAbovePoints = "cost-above-points" Warning,
    /// More problems than are listed.
    More = "more" Error,
}

/// A number of a definition that has limits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the texts say it")]
pub enum Quantity {
    LeastPlayers,
    MostPlayers,
    Rows,
    TempleValue,
    Masks,
    Slabs,
    SlabTokens,
    TileCopies,
    TreasureCopies,
    CardCopies,
    TierValue,
    Tiers,
    TokenValue,
    Tokens,
    Score,
    Cost,
    ActionPoints,
    LimitPerTurn,
    MostExchanged,
    Explorers,
    Leaders,
    Camps,
    Guards,
    LeaderStrength,
    Rounds,
    DisplayCards,
    DisplayTiles,
    Places,
    Steps,
    Kind,
    Rotation,
}

impl Quantity {
    const fn code(self) -> Code {
        match self {
            Self::LeastPlayers | Self::MostPlayers => Code::Players,
            Self::Rows => Code::BoardSize,
            Self::TempleValue | Self::TierValue => Code::TempleValue,
            Self::Masks => Code::Masks,
            Self::Slabs | Self::SlabTokens => Code::Slabs,
            Self::TileCopies => Code::TileCount,
            Self::TreasureCopies | Self::Kind => Code::Treasures,
            Self::CardCopies => Code::Cards,
            Self::Tiers => Code::TierCount,
            Self::Score => Code::ScoreTable,
            Self::Steps => Code::Effect,
            Self::Rotation => Code::Scenario,
            Self::TokenValue
            | Self::Tokens
            | Self::Cost
            | Self::ActionPoints
            | Self::LimitPerTurn
            | Self::MostExchanged
            | Self::Explorers
            | Self::Leaders
            | Self::Camps
            | Self::Guards
            | Self::LeaderStrength
            | Self::Rounds
            | Self::DisplayCards
            | Self::DisplayTiles
            | Self::Places => Code::Number,
        }
    }
}

impl fmt::Display for Quantity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::LeastPlayers => "the least number of players",
            Self::MostPlayers => "the greatest number of players",
            Self::Rows => "the number of rows",
            Self::TempleValue => "the temple's value",
            Self::Masks => "the number of masks",
            Self::Slabs => "the number of slabs",
            Self::SlabTokens => "the number of slab tokens",
            Self::TileCopies | Self::TreasureCopies | Self::CardCopies => "the number of copies",
            Self::TierValue => "the tier's value",
            Self::Tiers => "the number of tiers",
            Self::TokenValue => "the token's value",
            Self::Tokens => "the number of tokens",
            Self::Score => "the score",
            Self::Cost => "the cost",
            Self::ActionPoints => "the number of action points",
            Self::LimitPerTurn => "the limit per turn",
            Self::MostExchanged => "the most treasures exchanged at once",
            Self::Explorers => "the number of explorers",
            Self::Leaders => "the number of leaders",
            Self::Camps => "the number of camps",
            Self::Guards => "the number of guards",
            Self::LeaderStrength => "the leader's strength",
            Self::Rounds => "the number of rounds",
            Self::DisplayCards => "the number of cards on display",
            Self::DisplayTiles => "the number of tiles on display",
            Self::Places => "the number of places for cards",
            Self::Steps => "the number of the effect",
            Self::Kind => "the kind of treasure",
            Self::Rotation => "the rotation",
        })
    }
}

/// The thing of which there are too few for all rounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Supply {
    Cards,
    Tokens,
    Tiles,
    Powers,
}

impl fmt::Display for Supply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Cards => "cards",
            Self::Tokens => "tokens",
            Self::Tiles => "tiles",
            Self::Powers => "directors' tiles",
        })
    }
}

/// The flaw, the possible values, and the cure: one for each sentence, with the numbers that matter.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the texts say it, with the same fields")]
pub enum Flaw {
    #[error(transparent)]
    File(#[from] FileFlaw),
    #[error("{what} is {value}: choose a number from {least} to {most}")]
    OutOfLimits { what: Quantity, value: u32, least: u8, most: u8 },
    #[error("{found} numbers: write three, for 2, for 3 and for 4 players")]
    NotByPlayers { found: usize },
    #[error("{columns} columns: choose 1 to {MAX_COLUMNS}")]
    Columns { columns: usize },
    #[error("the board has {cells} hexes: choose 1 to {MAX_CELLS}")]
    Cells { cells: usize },
    #[error(transparent)]
    NotACell(NotACellName),
    #[error("{cell} is not on the board: choose one of its hexes")]
    OffBoard { cell: CellName },
    #[error("{cell} stands here twice: remove one of the two")]
    CellTwice { cell: CellName },
    #[error("{cell} is not in any column: it need not be left out")]
    LeftOutNowhere { cell: CellName },
    #[error("{cell} is the base camp: nothing else can be there")]
    OnBaseCamp { cell: CellName },
    #[error("`{found}` names no group: use one capital letter, A to Z")]
    GroupName { found: String },
    #[error("group {group} stands here twice: put all its tiles into one")]
    GroupTwice { group: char },
    #[error("{tiles} tiles: leave at most {most}")]
    TileCount { tiles: usize, most: usize },
    #[error("the ruins show {masks} masks in all: leave at most {MAX_STACKED}")]
    MasksInAll { masks: usize },
    #[error("{kinds} kinds of treasure: leave at most {MAX_TREASURES}")]
    TreasureKinds { kinds: usize },
    #[error("there is no treasure kind {kind}: kinds are numbered from 0")]
    NoSuchKind { kind: u32 },
    #[error("of this kind there are {copies}, hidden and face up: leave at most {MAX_TREASURES}")]
    TreasureCopies { copies: u32 },
    #[error("the table says what up to {scores} of a kind score, but there are {copies}: continue it")]
    ScoresMissing { scores: usize, copies: u8 },
    #[error("the table has {scores} numbers: leave at most {MAX_TREASURES}")]
    ScoresTooMany { scores: usize },
    #[error("{cards} kinds of cards: choose 1 to {MAX_CARDS}")]
    CardKinds { cards: usize },
    #[error(
        "`{found}` is no number of a card: write two digits, and a part 1–9 after a hyphen if need be, such as `01-2`"
    )]
    CardNumber { found: String },
    #[error("card {card} is out of order, or stands here twice: put the cards in the order of their numbers")]
    CardOrder { card: String },
    #[error("this effect belongs to directors' tiles: choose one of a card")]
    NotOfCards,
    #[error("this effect belongs to cards: choose one of a director's tile")]
    NotOfPowers,
    #[error("`{tile}` is no tile of cards: name one of `card_tiles`")]
    NoCardTile { tile: String },
    #[error("{powers} directors' tiles: leave at most {MAX_POWERS}")]
    PowerTiles { powers: usize },
    #[error("{found} powers: write {SLOTS}")]
    Powers { found: usize },
    #[error("there is no scenario: write one at least")]
    NoScenario,
    #[error("`{tile}` is no tile of the setup or the deck")]
    NoSuchTile { tile: String },
    #[error("tile {tile} is laid twice: remove one of the two")]
    LaidTwice { tile: TileName },
    #[error("tile {tile} is not laid: every scenario lays all tiles of `setup`")]
    NotLaid { tile: TileName },
    #[error("{cell} is dotted: only tiles of cards are laid there")]
    LaidOnDots { cell: CellName },
    #[error("rotation {rotation} of tile {tile} looks like a lower one: write {same_as}")]
    RepeatedRotation { tile: TileName, rotation: usize, same_as: usize },
    #[error("{have} {what} for {players} players, but all rounds take {need}")]
    TooFew { what: Supply, have: u32, need: u32, players: u8 },
    #[error("{have} of this are more than the {most} that each player has")]
    MoreThanThereAre { have: u8, most: u8 },
    #[error("{scores} start scores for {players} players: write one for each place of the order")]
    StartScores { scores: usize, players: u8 },
    #[error(
        "{what} costs {cost} action points, and a turn never has more than {points}: let it cost {points} at most, or give \
         turns more points"
    )]
    CostAbovePoints { what: Purchase, cost: u8, points: u8 },
}

impl FlawOfGame for Flaw {
    type Code = Code;
    type Quantity = Quantity;

    const PLAYERS: [Quantity; 2] = [Quantity::LeastPlayers, Quantity::MostPlayers];

    fn out_of_limits(what: Quantity, value: u32, limits: RangeInclusive<u8>) -> Self {
        let (least, most) = limits.into_inner();
        Self::OutOfLimits { what, value, least, most }
    }

    fn is_count(&self) -> bool {
        matches!(self, Self::File(FileFlaw::Unlisted { .. }))
    }

    fn code(&self) -> Code {
        match self {
            Self::File(flaw) => Code::of_file(flaw),
            Self::OutOfLimits { what, .. } => what.code(),
            Self::NotByPlayers { .. } | Self::StartScores { .. } => Code::Players,
            Self::Columns { .. } | Self::Cells { .. } => Code::BoardSize,
            Self::NotACell(_) | Self::OffBoard { .. } | Self::LeftOutNowhere { .. } => Code::CellName,
            Self::CellTwice { .. } | Self::OnBaseCamp { .. } => Code::CellTwice,
            Self::GroupName { .. } | Self::GroupTwice { .. } => Code::GroupName,
            Self::TileCount { .. } => Code::TileCount,
            Self::MasksInAll { .. } => Code::Masks,
            Self::TreasureKinds { .. } | Self::NoSuchKind { .. } | Self::TreasureCopies { .. } => Code::Treasures,
            Self::ScoresMissing { .. } | Self::ScoresTooMany { .. } => Code::ScoreTable,
            Self::CardKinds { .. } | Self::CardNumber { .. } | Self::CardOrder { .. } => Code::Cards,
            Self::NotOfCards | Self::NotOfPowers | Self::NoCardTile { .. } => Code::Effect,
            Self::PowerTiles { .. } | Self::Powers { .. } => Code::Powers,
            Self::NoScenario
            | Self::NoSuchTile { .. }
            | Self::LaidTwice { .. }
            | Self::NotLaid { .. }
            | Self::LaidOnDots { .. }
            | Self::RepeatedRotation { .. } => Code::Scenario,
            Self::TooFew { .. } => Code::TooFew,
            Self::MoreThanThereAre { .. } => Code::Number,
            Self::CostAbovePoints { .. } => Code::CostAbovePoints,
        }
    }
}

/// Something wrong with a variant.
pub type Problem = variant_file::Problem<Flaw>;
