//! The possible faults of a variant: stable codes, the severity of each problem, its place and its cure.
//!
//! There is one [`Flaw`] for each sentence that can be said, with the numbers in it. The sentences are in English here,
//! and in every language in `words`. Which problems a definition has, `validate` finds out.

use std::fmt;
use std::ops::RangeInclusive;

use super::illegal::Purchase;
use super::variant::TieBreak;
use crate::expedition::MAX_TREASURES;
use crate::game::FIRST_GAME;
use crate::hex::{CellName, MAX_CELLS, MAX_COLUMNS, NotACellName};
use crate::variant_file::{self, Counted, FileFlaw, FlawOfGame, codes};

codes! {
    /// A board outside the limits.
    BoardSize = "board-size" Error,
    /// A text that names no cell of the board.
    CellName = "cell-name" Error,
    /// A cell that stands twice in a list.
    CellTwice = "cell-twice" Error,
    /// A printed tile on a cell that the board does not have.
    PrintedOffBoard = "printed-off-board" Error,
    /// No or several base camps.
    BaseCamp = "base-camp" Error,
    /// Slabs outside the limits.
    Slabs = "slabs" Error,
    /// A temple or a tier outside the limits.
    TempleValue = "temple-value" Error,
    /// Masks outside the limits.
    Masks = "masks" Error,
    /// Groups that are not named by one capital letter.
    GroupName = "group-name" Error,
    /// Groups out of alphabetical order.
    GroupOrder = "group-order" Error,
    /// No tiles for one of the numbers of players.
    NoTiles = "no-tiles" Error,
    /// More tiles than a deck can have.
    DeckSize = "deck-size" Error,
    /// Tier counts outside the limits.
    TierCount = "tier-count" Error,
    /// Treasure kinds or copies outside the limits.
    Treasures = "treasures" Error,
    /// A score table shorter than the copies of a kind (T7.5), or with entries outside the limits.
    ScoreTable = "score-table" Error,
    /// A number outside its limits: costs, points, pieces, strength, start score, bids.
    Number = "number" Error,
    /// The same tie-break twice.
    TieBreakTwice = "tie-break-twice" Error,
    /// More problems than are listed, errors among them.
    More = "more" Error,
    /// A board in several pieces.
    BoardInPieces = "board-in-pieces" Warning,
    /// More tiles than free cells (T4.5).
    MoreTilesThanCells = "more-tiles-than-cells" Warning,
    /// A tile without a slab, other than a volcano.
    TileWithoutSlabs = "tile-without-slabs" Warning,
    /// Fewer treasures than masks (T4.4).
    FewerTreasuresThanMasks = "fewer-treasures-than-masks" Warning,
    /// A temple that can never be uncovered, because there is no next tier.
    NoNextTier = "no-next-tier" Warning,
    /// No volcano, so that nothing scores before the end.
    NoVolcano = "no-volcano" Warning,
    /// A last round of auctions with fewer tiles than players.
    AuctionRemainder = "auction-remainder" Warning,
    /// Turns that do not go round, so that some seats have one more (T3.1).
    UnevenTurns = "uneven-turns" Warning,
    /// A printed tile that nobody can ever reach.
    UnreachablePrinted = "unreachable-printed" Warning,
    /// An action that costs more points than a turn has (T3.2).
    CostAbovePoints = "cost-above-points" Warning,
    /// A group of which one number of players never draws a tile.
    GroupUnseen = "group-unseen" Warning,
    /// More warnings than are listed.
    MoreWarnings = "more-warnings" Warning,
}

/// A number of a definition that has limits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the texts say it")]
pub enum Quantity {
    LeastPlayers,
    MostPlayers,
    Players,
    Rows,
    TempleValue,
    Masks,
    Slabs,
    TileCopies,
    TierValue,
    Tiers,
    TreasureCopies,
    Score,
    Cost,
    ActionPoints,
    LimitPerTurn,
    Explorers,
    Leaders,
    Camps,
    Guards,
    LeaderStrength,
    StartScore,
    LeastBid,
}

impl Quantity {
    /// The code of the problem when this number is outside its limits.
    #[must_use]
    pub const fn code(self) -> Code {
        match self {
            Self::LeastPlayers | Self::MostPlayers | Self::Players => Code::Players,
            Self::Rows => Code::BoardSize,
            Self::TempleValue | Self::TierValue => Code::TempleValue,
            Self::Masks => Code::Masks,
            Self::Slabs => Code::Slabs,
            Self::TileCopies => Code::DeckSize,
            Self::Tiers => Code::TierCount,
            Self::TreasureCopies => Code::Treasures,
            Self::Score => Code::ScoreTable,
            Self::Cost
            | Self::ActionPoints
            | Self::LimitPerTurn
            | Self::Explorers
            | Self::Leaders
            | Self::Camps
            | Self::Guards
            | Self::LeaderStrength
            | Self::StartScore
            | Self::LeastBid => Code::Number,
        }
    }
}

impl fmt::Display for Quantity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::LeastPlayers => "the least number of players",
            Self::MostPlayers => "the greatest number of players",
            Self::Players => "the number of players",
            Self::Rows => "the number of rows",
            Self::TempleValue => "the temple's value",
            Self::Masks => "the number of masks",
            Self::Slabs => "the number of slabs",
            Self::TileCopies | Self::TreasureCopies => "the number of copies",
            Self::TierValue => "the tier's value",
            Self::Tiers => "the number of tiers",
            Self::Score => "the score",
            Self::Cost => "the cost",
            Self::ActionPoints => "the number of action points",
            Self::LimitPerTurn => "the limit per turn",
            Self::Explorers => "the number of explorers",
            Self::Leaders => "the number of leaders",
            Self::Camps => "the number of camps",
            Self::Guards => "the number of guards",
            Self::LeaderStrength => "the leader's strength",
            Self::StartScore => "the start score",
            Self::LeastBid => "the least bid",
        })
    }
}

/// The flaw, the possible values, and the cure: one for each sentence, with the numbers that matter.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the texts say it, with the same fields")]
pub enum Flaw {
    #[error(transparent)]
    File(#[from] FileFlaw),
    /// A variant of another game.
    #[error(
        "this is a variant of the game `{found}`: write `game: \"{FIRST_GAME}\"` or leave the line out, if it is one of this game"
    )]
    Game { found: String },
    #[error("the name is empty: give the variant a name that players will see")]
    VariantWithoutName,
    #[error("the treasure has no name: name it")]
    TreasureWithoutName,
    #[error("{what} is {value}: choose a number from {least} to {most}")]
    OutOfLimits { what: Quantity, value: u32, least: u8, most: u8 },
    #[error("{columns} columns: choose 1 to {MAX_COLUMNS}")]
    Columns { columns: usize },
    #[error("the board has {cells} hexes: choose 1 to {MAX_CELLS}")]
    Cells { cells: usize },
    #[error(transparent)]
    NotACell(NotACellName),
    #[error("{cell} is left out twice: remove one of the two")]
    LeftOutTwice { cell: CellName },
    #[error("{cell} is not in any column: it need not be left out")]
    LeftOutNowhere { cell: CellName },
    #[error("{cell} is not on the board: choose one of its hexes")]
    PrintedOffBoard { cell: CellName },
    #[error("{cell} has a printed tile already: remove one of the two")]
    PrintedTwice { cell: CellName },
    #[error("{count} base camps are printed: print exactly one tile of kind `BaseCamp`")]
    BaseCamps { count: usize },
    #[error("a base camp is printed on the board and never drawn: choose another kind")]
    BaseCampDrawn,
    #[error("`{found}` names no group: use one capital letter, A to Z")]
    GroupName { found: String },
    #[error("group {group} stands here twice: put all its tiles into one")]
    GroupTwice { group: char },
    #[error("group {group} is out of alphabetical order: put the groups in order")]
    GroupOrder { group: char },
    #[error("{groups} groups: leave at most {MAX_GROUPS}, one for each letter")]
    Groups { groups: usize },
    #[error("the deck has {tiles} tiles: leave at most {MAX_CELLS}")]
    DeckSize { tiles: u64 },
    #[error("with {} players there are no tiles to draw: add a group with tiles for them", Listed(.players))]
    NoTiles { players: Vec<u8> },
    #[error("{kinds} kinds of treasure: leave at most {MAX_TREASURES}")]
    TreasureKinds { kinds: usize },
    #[error("the table says what up to {scores} of a kind score, but there are {copies}: continue it by {} more", usize::from(*.copies) - .scores)]
    ScoresMissing { scores: usize, copies: u8 },
    #[error("the table has {scores} numbers: leave at most {MAX_TREASURES}")]
    ScoresTooMany { scores: usize },
    #[error("`{tie_break:?}` stands here twice: remove one of the two")]
    TieBreakTwice { tie_break: TieBreak },
    #[error("{} not listed: mend these first", Counted(*.count, "more error is", "more errors are"))]
    UnlistedErrors { count: usize },
    #[error("{} not listed: mend these first", Counted(*.count, "more warning is", "more warnings are"))]
    UnlistedWarnings { count: usize },
    #[error("{}, {cell} among them, not joined to the base camp: join them, or leave them out", Counted(*.cells, "hex is", "hexes are"))]
    BoardInPieces { cells: usize, cell: CellName },
    #[error("nobody can ever walk to {cell}: join it to the base camp, or remove the tile")]
    Unreachable { cell: CellName },
    #[error(
        "with {} players there are {} for {}: the last ones are put out of the game; add hexes or remove tiles if that is \
         not meant",
        Listed(.players), Counted(*.tiles, "tile", "tiles"), Counted(*.cells, "free hex", "free hexes")
    )]
    MoreTilesThanCells { players: Vec<u8>, tiles: usize, cells: usize },
    #[error(
        "{} not go round with {} players: in the last round of auctions somebody gets no turn; add or remove tiles \
         if that is not meant",
        Counted(*.tiles, "tile does", "tiles do"), Listed(.players)
    )]
    AuctionRemainder { players: Vec<u8>, tiles: usize },
    #[error(
        "{} not go round: {}{}; add or remove tiles if that is not meant",
        Counted(*.tiles, "tile does", "tiles do"), Turns(.players, *.tiles), Too(*.volcanoes)
    )]
    UnevenTurns { players: Vec<u8>, tiles: usize, volcanoes: usize },
    #[error(
        "the tile has no slab on any side, so of itself it can never be placed, only against a neighbour's slab: give it a slab"
    )]
    TileWithoutSlabs,
    #[error(
        "{} but {}: the last ruins stay poorer; add treasures or remove masks",
        Counted(*.masks, "mask", "masks"), Counted(*.treasures, "treasure", "treasures")
    )]
    FewerTreasuresThanMasks { masks: u32, treasures: u32 },
    #[error("this temple of {value} can never grow, there is no tier {}: add such tiers, or change the value", value + 1)]
    NoNextTier { value: u8 },
    #[error("with {} players no tile is a volcano: only the end scores; add one if that is not meant", Listed(.players))]
    NoVolcano { players: Vec<u8> },
    #[error(
        "{what} costs {cost} action points, and a turn never has more than {points}: let it cost {points} at most, or give \
         turns more points"
    )]
    CostAbovePoints { what: Purchase, cost: u8, points: u8 },
    #[error("games with {0} players never see this group: add {0}, or leave it so if that is meant", Listed(.players))]
    GroupUnseen { players: Vec<u8> },
}

/// The most groups of tiles: one for each capital letter.
pub const MAX_GROUPS: usize = 26;

/// Numbers with commas between them.
struct Listed<'a>(&'a [u8]);

impl fmt::Display for Listed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, number) in self.0.iter().enumerate() {
            write!(f, "{}{number}", if index == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

/// The turns of the seats with each of these numbers of players, where so many tiles do not go round.
struct Turns<'a>(&'a [u8], usize);

impl fmt::Display for Turns<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, &players) in self.0.iter().enumerate() {
            let few = self.1 / usize::from(players.max(1));
            let before = if index == 0 { "" } else { ", " };
            write!(f, "{before}{few} or {} turns each with {players} players", few + 1)?;
        }
        Ok(())
    }
}

/// That volcanoes are tiles as well, where there are so many.
struct Too(usize);

impl fmt::Display for Too {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => Ok(()),
            volcanoes => write!(f, "; volcanoes count too, {volcanoes} of them"),
        }
    }
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
        matches!(self, Self::UnlistedErrors { .. } | Self::UnlistedWarnings { .. })
    }

    fn unlisted(errors: usize, warnings: usize) -> Vec<Self> {
        let [errors, warnings] =
            [(errors, Self::UnlistedErrors { count: errors }), (warnings, Self::UnlistedWarnings { count: warnings })]
                .map(|(count, flaw)| (count > 0).then_some(flaw));
        errors.into_iter().chain(warnings).collect()
    }

    fn code(&self) -> Code {
        match self {
            Self::File(flaw) => Code::of_file(flaw),
            Self::Game { .. } => Code::Game,
            Self::VariantWithoutName | Self::TreasureWithoutName => Code::Name,
            Self::OutOfLimits { what, .. } => what.code(),
            Self::Columns { .. } | Self::Cells { .. } => Code::BoardSize,
            Self::NotACell(_) | Self::LeftOutNowhere { .. } => Code::CellName,
            Self::LeftOutTwice { .. } | Self::PrintedTwice { .. } => Code::CellTwice,
            Self::PrintedOffBoard { .. } => Code::PrintedOffBoard,
            Self::BaseCamps { .. } | Self::BaseCampDrawn => Code::BaseCamp,
            Self::GroupName { .. } => Code::GroupName,
            Self::GroupTwice { .. } | Self::GroupOrder { .. } => Code::GroupOrder,
            Self::Groups { .. } | Self::DeckSize { .. } => Code::DeckSize,
            Self::NoTiles { .. } => Code::NoTiles,
            Self::TreasureKinds { .. } => Code::Treasures,
            Self::ScoresMissing { .. } | Self::ScoresTooMany { .. } => Code::ScoreTable,
            Self::TieBreakTwice { .. } => Code::TieBreakTwice,
            Self::UnlistedErrors { .. } => Code::More,
            Self::UnlistedWarnings { .. } => Code::MoreWarnings,
            Self::BoardInPieces { .. } => Code::BoardInPieces,
            Self::Unreachable { .. } => Code::UnreachablePrinted,
            Self::MoreTilesThanCells { .. } => Code::MoreTilesThanCells,
            Self::AuctionRemainder { .. } => Code::AuctionRemainder,
            Self::UnevenTurns { .. } => Code::UnevenTurns,
            Self::TileWithoutSlabs => Code::TileWithoutSlabs,
            Self::FewerTreasuresThanMasks { .. } => Code::FewerTreasuresThanMasks,
            Self::NoNextTier { .. } => Code::NoNextTier,
            Self::NoVolcano { .. } => Code::NoVolcano,
            Self::CostAbovePoints { .. } => Code::CostAbovePoints,
            Self::GroupUnseen { .. } => Code::GroupUnseen,
        }
    }
}

/// Something wrong with a variant.
pub type Problem = variant_file::Problem<Flaw>;
