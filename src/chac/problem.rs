//! The possible faults of a temple: stable codes, the severity of each problem, its place and its cure.
//!
//! There is one [`Flaw`] for each sentence that can be said, with the numbers in it. Which problems a definition has,
//! `validate` finds out.

use std::fmt;
use std::ops::RangeInclusive;

use super::card::{Deck, MAX_ADVENTURERS, MAX_CARDS, MAX_HELD};
use super::definition::KindDef;
use super::square::{MAX_ALCOVES, MAX_LETTERS, MAX_OPENINGS, MAX_SQUARES, Name};
use crate::variant_file::{self, FileFlaw, FlawOfGame, codes};

codes! {
    /// A number outside its limits.
    Number = "number" Error,
    /// Too many squares, or too few or too many of a kind.
    Squares = "squares" Error,
    /// A name that no square has.
    SquareName = "square-name" Error,
    /// A dotted line that leads nowhere, stands twice, or cannot be there.
    Way = "way" Error,
    /// A boulder's track that is not one.
    Corridor = "corridor" Error,
    /// A river that is not one.
    River = "river" Error,
    /// Openings or lookouts that do not fit the lava room.
    LavaRoom = "lava-room" Error,
    /// Alcoves that do not fit the corridor, or whose locks cannot be opened.
    Alcove = "alcove" Error,
    /// Decks that do not fit the zones, or too many treasures.
    Decks = "decks" Error,
    /// A load table that is empty or too long.
    Load = "load" Error,
    /// Too few or too many adventurers.
    Adventurers = "adventurers" Error,
    /// Nobody can ever get out.
    NoWayOut = "no-way-out" Error,
    /// A square that nobody can get to.
    Unreachable = "unreachable" Warning,
    /// Squares that are drawn over each other or off the picture.
    Drawing = "drawing" Warning,
    /// Walls that can never meet.
    WallsRest = "walls-rest" Warning,
    /// Fewer treasures in a deck than places for them.
    FewTreasures = "few-treasures" Warning,
    /// More problems than are listed.
    More = "more" Error,
}

/// A number of a definition that has limits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the texts say it")]
pub enum Quantity {
    LeastPlayers,
    MostPlayers,
    Width,
    Height,
    Column,
    Row,
    SquareWidth,
    SquareHeight,
    AlcoveValue,
    Face,
    PerSeat,
    Dice,
    Load,
    LeastLoad,
    Chests,
    Value,
    Copies,
    ChestSides,
    WallSteps,
    CardsPerRound,
    WallCards,
    BoulderDice,
    BoulderNeeds,
    Planks,
    Danger,
    RescueCost,
}

impl Quantity {
    const fn code(self) -> Code {
        match self {
            Self::LeastPlayers | Self::MostPlayers => Code::Players,
            _ => Code::Number,
        }
    }
}

impl fmt::Display for Quantity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::LeastPlayers => "the least number of players",
            Self::MostPlayers => "the greatest number of players",
            Self::Width => "the width of the picture",
            Self::Height => "the height of the picture",
            Self::Column => "the column",
            Self::Row => "the row",
            Self::SquareWidth => "the width",
            Self::SquareHeight => "the height",
            Self::AlcoveValue | Self::Value => "the value of the treasure",
            Self::Face => "the face of a die",
            Self::PerSeat => "the number of adventurers of each seat",
            Self::Dice => "the number of dice",
            Self::Load => "the load level",
            Self::LeastLoad => "the least load level",
            Self::Chests => "the number of chests",
            Self::Copies => "the number of treasures",
            Self::ChestSides => "the number of sides of a chest's die",
            Self::WallSteps => "the number of steps before the walls meet",
            Self::CardsPerRound => "the number of wall cards in a round",
            Self::WallCards => "the number of wall cards",
            Self::BoulderDice => "the number of the boulder's dice",
            Self::BoulderNeeds => "the face that moves the boulder",
            Self::Planks => "the number of planks",
            Self::Danger => "the highest face of danger",
            Self::RescueCost => "the number of treasures to be left",
        })
    }
}

impl fmt::Display for KindDef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Entrance => "entrance",
            Self::Zone => "zone",
            Self::Corridor => "square of the corridor",
            Self::Lava => "lava square",
            Self::Sun => "sun corner",
            Self::River => "square of the river",
            Self::Bridge => "bridge",
            Self::Out => "square outside",
        })
    }
}

/// The flaw, the possible values, and the cure: one for each sentence, with the numbers that matter.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the texts say it, with the same fields")]
pub enum Flaw {
    #[error(transparent)]
    File(#[from] FileFlaw),
    #[error("`{found}` cannot be an id here: choose 1 to {MAX_LETTERS} letters and digits, such as `c12`")]
    ShortId { found: String },
    #[error("{what} is {value}: choose a number from {least} to {most}")]
    OutOfLimits { what: Quantity, value: u32, least: u8, most: u8 },
    #[error("{squares} squares: leave at most {MAX_SQUARES}")]
    TooManySquares { squares: usize },
    #[error("there is no {kind}: make one square one")]
    NoneOfKind { kind: KindDef },
    #[error("there are {count} squares of this kind ({kind}): leave at most {most}")]
    TooManyOfKind { kind: KindDef, count: usize, most: usize },
    #[error("{zones} zones need as many trapped numbers, but there are {tiles} lava squares")]
    MoreTrapsThanTiles { zones: usize, tiles: usize },
    #[error("no square is called `{found}`: name one of the board")]
    NoSuchSquare { found: String },
    #[error("{square} is no {kind}: name one")]
    OtherKind { square: Name, kind: KindDef },
    #[error("{square} stands here twice: remove one of the two")]
    SquareTwice { square: Name },
    #[error("this way leads from {square} to itself: name another square")]
    WayToItself { square: Name },
    #[error("the way from {from} to {to} stands here twice: remove one of the two")]
    WayTwice { from: Name, to: Name },
    #[error("{square} is in the river, where one goes with the current alone: put the way into `one_way`")]
    WayInRiver { square: Name },
    #[error("one gets into the lava room from {square}, which is no lookout: add it to `lookouts`")]
    UnseenDoor { square: Name },
    #[error("the way out leads from the last square of the corridor alone, and not from {square}")]
    OtherWayOut { square: Name },
    #[error("no way leads from {square}, the last square of the corridor, to the square outside: make one")]
    NoDoor { square: Name },
    #[error("the corridor has {squares} squares: write two at least")]
    ShortCorridor { squares: usize },
    #[error("{square} is missing: the list has to have every {kind}")]
    NotListed { square: Name, kind: KindDef },
    #[error("no way leads from {from} to {to}, which follows it here: make one, or change the order")]
    NotJoined { from: Name, to: Name, kind: KindDef },
    #[error("from {square} the river has to lead to the next square of the river alone")]
    AgainstCurrent { square: Name },
    #[error("nobody can climb out of the river: name the square of the corridor where one stands then as `landing`")]
    NoLanding,
    #[error("there is no river that one could climb out of: leave the landing out")]
    LandingNowhere,
    #[error("{openings} openings: leave at most {MAX_OPENINGS}")]
    TooManyOpenings { openings: usize },
    #[error("the roof never opens over the sun corner {square}: add it to `openings`, or make it a lava square")]
    NeverOpens { square: Name },
    #[error("{alcoves} alcoves: leave at most {MAX_ALCOVES}")]
    TooManyAlcoves { alcoves: usize },
    #[error("{square} has two alcoves: leave one")]
    TwoAlcoves { square: Name },
    #[error("a lock needs 1 to {dice} different faces, and this one has {found}")]
    LockNeeds { found: usize, dice: u8 },
    #[error("the face {face} stands here twice: remove one of the two")]
    FaceTwice { face: u8 },
    #[error("{decks} decks for {zones} zones: write one for each zone")]
    DecksOfZones { decks: usize, zones: usize },
    #[error("{cards} treasures in all, those of the alcoves too: leave at most {MAX_CARDS}")]
    TooManyCards { cards: usize },
    #[error("the load table has {levels} levels: write 2 to {}, for no treasure, one, two and so on", MAX_HELD + 1)]
    LoadLevels { levels: usize },
    #[error("{have} adventurers for {players} players with {each} each: write {need} at least")]
    TooFewAdventurers { have: usize, players: u8, each: u8, need: usize },
    #[error("{adventurers} adventurers: leave at most {MAX_ADVENTURERS}")]
    TooManyAdventurers { adventurers: usize },
    #[error("say with how many dice the boulder begins")]
    NoBoulderDice,
    #[error("there are {entries} numbers: leave at most {most}")]
    TooManyEntries { entries: usize, most: usize },
    #[error("no way leads from the entrance to the square outside: nobody could ever get out")]
    NoWayOut,
    #[error("nobody can ever get to {square}: lead a way there, or remove it")]
    Unreachable { square: Name },
    #[error("{square} is drawn over {other}: move one of the two")]
    Overlap { square: Name, other: Name },
    #[error("this is drawn beyond the edge of the picture: move it, or make the picture larger")]
    OffPicture,
    #[error("`{found}` names no deck of this temple")]
    NoSuchDeck { found: String },
    #[error("the cards move the walls by {arrows} steps in all, and they meet after {steps}: they will never meet")]
    WallsNeverMeet { arrows: u32, steps: u8 },
    #[error("{have} treasures in the deck `{deck}` for {places} places where one can be found")]
    FewTreasures { deck: Deck, have: u8, places: usize },
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
            Self::ShortId { .. } => Code::Id,
            Self::OutOfLimits { what, .. } => what.code(),
            Self::TooManySquares { .. }
            | Self::NoneOfKind { .. }
            | Self::TooManyOfKind { .. }
            | Self::MoreTrapsThanTiles { .. } => Code::Squares,
            Self::NoSuchSquare { .. } | Self::OtherKind { .. } | Self::SquareTwice { .. } => Code::SquareName,
            Self::WayToItself { .. } | Self::WayTwice { .. } | Self::OtherWayOut { .. } | Self::NoDoor { .. } => {
                Code::Way
            }
            Self::NotListed { kind: KindDef::River, .. } | Self::NotJoined { kind: KindDef::River, .. } => Code::River,
            Self::ShortCorridor { .. } | Self::NotListed { .. } | Self::NotJoined { .. } => Code::Corridor,
            Self::WayInRiver { .. } | Self::AgainstCurrent { .. } | Self::NoLanding | Self::LandingNowhere => {
                Code::River
            }
            Self::UnseenDoor { .. } | Self::TooManyOpenings { .. } | Self::NeverOpens { .. } => Code::LavaRoom,
            Self::TooManyAlcoves { .. } | Self::TwoAlcoves { .. } | Self::LockNeeds { .. } | Self::FaceTwice { .. } => {
                Code::Alcove
            }
            Self::DecksOfZones { .. } | Self::TooManyCards { .. } | Self::NoSuchDeck { .. } => Code::Decks,
            Self::LoadLevels { .. } => Code::Load,
            Self::TooFewAdventurers { .. } | Self::TooManyAdventurers { .. } => Code::Adventurers,
            Self::NoBoulderDice | Self::TooManyEntries { .. } => Code::Number,
            Self::NoWayOut => Code::NoWayOut,
            Self::Unreachable { .. } => Code::Unreachable,
            Self::Overlap { .. } | Self::OffPicture => Code::Drawing,
            Self::WallsNeverMeet { .. } => Code::WallsRest,
            Self::FewTreasures { .. } => Code::FewTreasures,
        }
    }
}

/// Something wrong with a temple.
pub type Problem = variant_file::Problem<Flaw>;
