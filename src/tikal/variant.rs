//! The definition of a variant, `VariantDef`, as a person writes it, and the `Variant`, checked and ready for play.
//!
//! A definition can say anything; the only way to a [`Variant`] is [`crate::tikal::validate()`].

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::illegal::Purchase;
use super::tile::Tile;
use crate::expedition::{
    self, BasedOn, Glyph, MAX_ENTRIES, MAX_TREASURES, PerTurnDef, PiecesDef, PlayersDef, SetScores, Text, Tiers,
    TileId, TileSet, Treasure, six_sides, unique_map,
};
use crate::game::bounds::{self, MAX_ID};
use crate::game::syntax;
use crate::game::{FIRST_GAME, fingerprint};
use crate::hex::{Cell, CellSet, Layout, MAX_CELLS, MAX_COLUMNS, MAX_ROWS, Raised};
use crate::ron_text::{self, NotADefinition};

/// The format of variant files that is read and written.
pub const VARIANT_FORMAT: u32 = 1;
/// The largest variant file, in bytes: room for remarks, and for descriptions in many languages, beside the ten thousand
/// that the largest board, deck and tables take; little enough to be read and checked after every letter that is typed.
pub const MAX_FILE_SIZE: u64 = 1 << 17;
/// The most groups that are read; of any other list or map [`MAX_ENTRIES`] are, but for [`MAX_LEFT_OUT`].
const MAX_GROUPS_READ: usize = 32;
/// The most cells that can be left out: all of the largest grid.
const MAX_LEFT_OUT: usize = MAX_COLUMNS * MAX_ROWS;

fn first_game() -> String {
    FIRST_GAME.to_owned()
}

fn is_first_game(game: &String) -> bool {
    game == FIRST_GAME
}

/// A variant as written in a file. Its numbers can be larger than the limits allow; [`crate::tikal::validate()`] reports
/// what is too large or does not fit together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Variant", deny_unknown_fields)]
pub struct VariantDef {
    /// [`VARIANT_FORMAT`].
    pub format: u32,
    /// The game of which it is a variant, `tikal`; it may be left out.
    #[serde(default = "first_game", skip_serializing_if = "is_first_game")]
    pub game: String,
    /// Letters, digits and hyphens.
    pub id: String,
    /// The name among players.
    pub name: Text,
    /// The special thing about it.
    #[serde(default)]
    pub description: Text,
    /// Who made it.
    #[serde(default)]
    pub author: String,
    /// The variant it was made from, for comparison only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub based_on: Option<BasedOn>,
    /// The numbers of players, and their colours.
    pub players: PlayersDef,
    /// The board.
    pub board: BoardDef,
    /// The groups of tiles, drawn in this order.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_GROUPS_READ>")]
    pub deck: Vec<GroupDef>,
    /// The number of temple tiers of each value.
    #[serde(deserialize_with = "unique_map")]
    pub tiers: BTreeMap<u32, u32>,
    /// The treasures and what sets of them score.
    pub treasures: TreasuresDef,
    /// The costs of actions; an absent cost switches the action off.
    pub costs: CostsDef,
    /// Action points of a turn.
    pub action_points: u32,
    /// The number of times that one temple or ruin can be worked in one turn.
    pub per_turn: PerTurnDef,
    /// The pieces of each player.
    pub pieces: PiecesDef,
    /// The strength of a leader (T6.1).
    pub leader_strength: u32,
    /// Who holds a temple when the strongest are equally strong.
    #[serde(default)]
    pub control_ties: ControlTies,
    /// The score that everybody starts with when tiles are drawn.
    #[serde(default)]
    pub start_score: u32,
    /// The rules that decide between equal scores at the end, the first one first.
    #[serde(default, deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub tie_breaks: Vec<TieBreak>,
    /// The way turns come about, unless the setup says otherwise.
    pub turns: TurnRule,
    /// The numbers of the auction.
    pub auction: AuctionDef,
}

/// The board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardDef {
    /// The number of cells in each column: a, b, c ….
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub columns: Vec<u32>,
    /// Which columns sit half a cell higher.
    #[serde(default)]
    pub raised: Raised,
    /// Cells that are not there.
    #[serde(default, deserialize_with = "bounds::list::<_, _, MAX_LEFT_OUT>")]
    pub left_out: Vec<String>,
    /// Tiles printed on the board, the base camp among them.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub printed: Vec<PrintedDef>,
}

/// A tile printed on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedDef {
    /// Where it is.
    pub cell: String,
    /// The kind of tile.
    pub kind: KindDef,
    /// Slabs on its sides N, NE, SE, S, SW, NW.
    #[serde(default, with = "six_sides")]
    pub slabs: [u32; 6],
}

/// A group of tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupDef {
    /// One capital letter.
    pub group: String,
    /// The player counts that use this group; all of them if left out.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "bounds::optional_list::<_, _, MAX_ENTRIES>"
    )]
    pub only_with: Option<Vec<u32>>,
    /// Its tiles.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub tiles: Vec<TileDef>,
}

/// A tile of the deck, or several alike.
pub type TileDef = expedition::TileDef<KindDef>;

/// The kind of a tile, as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum KindDef {
    /// Where everybody enters; only printed, exactly once.
    BaseCamp,
    /// A temple of this value.
    Temple(u32),
    /// A clearing.
    Clearing,
    /// A ruin with this many masks.
    Ruin(u32),
    /// A volcano.
    Volcano,
}

/// The treasures and what sets of them score.
pub type TreasuresDef = expedition::TreasuresDef<TreasureDef>;

/// A kind of treasure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TreasureDef {
    /// The name among players.
    pub name: Text,
    /// Its picture, by name.
    pub glyph: Glyph,
    /// The number of treasures of this kind.
    pub copies: u32,
}

/// The costs of actions. Moving costs the slabs of the passage and cannot be switched off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "each is the action of that name, T5")]
pub struct CostsDef {
    pub enter: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub transfer: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uncover: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dig: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exchange: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub camp: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guard: Option<u32>,
}

/// Who holds a temple when the strongest are equally strong (T6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum ControlTies {
    /// Nobody.
    #[default]
    Nobody,
    /// Each of them.
    Everyone,
}

/// The rule that decides between equal scores at the end (T8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TieBreak {
    /// The value of the most valuable temple that the player guards.
    GuardedTemple,
    /// The number of treasures that the player owns.
    Treasures,
}

/// The way turns come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum TurnRule {
    /// Each player in turn draws a tile (T3).
    #[default]
    Draw,
    /// Tiles are turned up and the turns auctioned (T9).
    Auction,
}

impl TurnRule {
    /// The rule for the answer to whether turns are auctioned.
    #[must_use]
    pub const fn auctioned(auction: bool) -> Self {
        if auction { Self::Auction } else { Self::Draw }
    }
}

/// The numbers of the auction (T9.1, T9.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AuctionDef {
    /// The score that everybody starts with.
    pub start_score: u32,
    /// The least that can be bid.
    pub least_bid: u32,
}

impl VariantDef {
    /// Reads a definition from the text of a variant file.
    ///
    /// # Errors
    /// Where the text cannot be read, what stands there and what is possible.
    pub fn read(text: &str) -> Result<Self, NotADefinition> {
        ron_text::read(text)
    }

    /// Writes the definition as the text of a variant file.
    ///
    /// # Errors
    /// If a part of it cannot be written as RON.
    pub fn write(&self) -> Result<String, ron::Error> {
        ron_text::lay_out(self)
    }

    /// The definition as RON without a blank that could be left out.
    #[must_use]
    pub fn write_short(&self) -> String {
        // A definition is structs, lists, maps, numbers and texts: it can always be written.
        syntax::write_short(self).unwrap_or_default()
    }

    /// The hash of the definition: the first 16 bytes of SHA-256 over its compact RON text, in hex.
    /// Two files that differ only in comments and layout have the same hash.
    #[must_use]
    pub fn hash(&self) -> String {
        fingerprint(&self.write_short())
    }
}

/// The cost of an action; `None` if the variant switches it off.
pub type Cost = Option<u8>;

/// The costs of a checked variant (T5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the action of that name, T5")]
pub struct Costs {
    pub enter: u8,
    pub transfer: Cost,
    pub uncover: Cost,
    pub dig: Cost,
    pub exchange: Cost,
    pub camp: Cost,
    pub guard: Cost,
}

impl CostsDef {
    /// The cost of an action; none if it is switched off, or if it is moving, which costs slabs.
    #[must_use]
    pub const fn of(&self, what: Purchase) -> Option<u32> {
        match what {
            Purchase::Enter => Some(self.enter),
            Purchase::Transfer => self.transfer,
            Purchase::Move => None,
            Purchase::Uncover => self.uncover,
            Purchase::Dig => self.dig,
            Purchase::Exchange => self.exchange,
            Purchase::Camp => self.camp,
            Purchase::Guard => self.guard,
        }
    }
}

/// A group of a checked variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its letter.
    pub letter: char,
    /// Its tiles.
    pub tiles: TileSet,
    /// The use by tables of 2, of 3 and of 4 players.
    pub(super) used: [bool; 3],
}

impl Group {
    /// True if a table of this many uses it.
    #[must_use]
    pub fn is_used_by(&self, players: u8) -> bool {
        usize::from(players).checked_sub(2).and_then(|index| self.used.get(index)).is_some_and(|&used| used)
    }
}

/// A checked variant, indexed and ready for play. Made by [`crate::tikal::validate()`] only.
#[derive(Clone, Debug)]
pub struct Variant {
    pub(super) def: VariantDef,
    pub(super) id: String,
    pub(super) hash: String,
    pub(super) layout: Layout,
    pub(super) tiles: Vec<Tile>,
    pub(super) deck_size: usize,
    pub(super) groups: Vec<Group>,
    /// The group of each tile of the deck, by tile.
    pub(super) group_of: [u8; 64],
    pub(super) base_camp: Cell,
    pub(super) base_camp_tile: Tile,
    pub(super) printed: Vec<(Cell, TileId)>,
    pub(super) tiers: Tiers,
    pub(super) treasure_kinds: usize,
    pub(super) treasure_copies: [u8; MAX_TREASURES],
    pub(super) set_scores: SetScores,
    pub(super) costs: Costs,
    pub(super) action_points: u8,
    pub(super) uncover_limit: u8,
    pub(super) dig_limit: u8,
    pub(super) explorers: u8,
    pub(super) leaders: u8,
    pub(super) camps: u8,
    pub(super) guards: u8,
    pub(super) leader_strength: u8,
    pub(super) players: std::ops::RangeInclusive<u8>,
}

impl Variant {
    /// The definition that this was made from.
    #[must_use]
    pub fn def(&self) -> &VariantDef {
        &self.def
    }

    /// The picture of a treasure.
    #[must_use]
    pub fn glyph(&self, kind: Treasure) -> Glyph {
        self.def.treasures.kinds.get(kind.index()).map_or(Glyph::Mask, |kind| kind.glyph)
    }

    /// Its id: that of its definition, unless it was [set apart](Variant::set_apart).
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The same variant under an id that no other content has: the definition's with the beginning of its hash. For one
    /// whose own id belongs to a variant of the program with another content, as in a record of an older version.
    #[must_use]
    pub fn set_apart(mut self) -> Self {
        const DIGITS: usize = 8;
        let own: String = self.def.id.chars().take(MAX_ID - DIGITS - 1).collect();
        let digits: String = self.hash.chars().take(DIGITS).collect();
        self.id = format!("{own}-{digits}");
        self
    }

    /// The hash of its definition.
    #[must_use]
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// The shape of its board.
    #[must_use]
    #[inline]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The tile with this id. An id that only other variants have reads as the base camp, which nobody draws or places;
    /// [`Variant::has_tile`] tells.
    #[must_use]
    #[inline]
    pub fn tile(&self, tile: TileId) -> &Tile {
        self.tiles.get(tile.index()).unwrap_or(&self.base_camp_tile)
    }

    /// True if the variant has such a tile.
    #[must_use]
    pub fn has_tile(&self, tile: TileId) -> bool {
        tile.index() < self.tiles.len()
    }

    /// The treasure kind with this number, if the variant has it.
    #[must_use]
    pub fn treasure(&self, index: usize) -> Option<Treasure> {
        Treasure::from_index(index).filter(|_| index < self.treasure_kinds)
    }

    /// The tile with this name, such as `B3`.
    #[must_use]
    pub fn tile_named(&self, name: &str) -> Option<TileId> {
        (0..).zip(&self.tiles).find(|(_, tile)| tile.name.to_string() == name).map(|(id, _)| TileId::new(id))
    }

    /// All tiles of the deck, including those that only some numbers of players use.
    pub fn deck(&self) -> impl Iterator<Item = TileId> + use<> {
        (0..self.deck_size as u8).map(TileId::new)
    }

    /// The tiles of the deck that are used with this many players; none if so many cannot play.
    #[must_use]
    pub fn deck_for(&self, players: u8) -> TileSet {
        let used = self.groups.iter().filter(|group| group.is_used_by(players));
        used.fold(TileSet::EMPTY, |deck, group| deck.or(group.tiles))
    }

    /// The groups in the order in which they are drawn.
    #[must_use]
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// The tiles of the group that a tile of the deck belongs to.
    #[must_use]
    #[inline]
    pub(super) fn group_tiles(&self, tile: TileId) -> TileSet {
        self.groups[usize::from(self.group_of[tile.index() % MAX_CELLS])].tiles
    }

    /// The base camp.
    #[must_use]
    #[inline]
    pub fn base_camp(&self) -> Cell {
        self.base_camp
    }

    /// The printed tiles and where they are.
    #[must_use]
    pub fn printed(&self) -> &[(Cell, TileId)] {
        &self.printed
    }

    /// The number of tiers of each value that the supply holds at the start, by value.
    #[must_use]
    pub fn tiers(&self) -> &Tiers {
        &self.tiers
    }

    /// The number of treasures of each kind.
    #[must_use]
    pub fn treasures(&self) -> &[u8] {
        &self.treasure_copies[..self.treasure_kinds]
    }

    /// The score of this many treasures of one kind together (T7.2).
    #[must_use]
    #[inline]
    pub fn set_score(&self, copies: u8) -> u32 {
        u32::from(self.set_scores.of(copies))
    }

    /// The costs of actions.
    #[must_use]
    #[inline]
    pub fn costs(&self) -> &Costs {
        &self.costs
    }

    /// Action points of a turn (T3.2).
    #[must_use]
    #[inline]
    pub fn action_points(&self) -> u8 {
        self.action_points
    }

    /// The number of tiers that one temple can get in one turn (T5.9).
    #[must_use]
    pub fn uncover_limit(&self) -> u8 {
        self.uncover_limit
    }

    /// The number of treasures that one ruin can give in one turn (T5.10).
    #[must_use]
    pub fn dig_limit(&self) -> u8 {
        self.dig_limit
    }

    /// Explorers of each player, the leader not counted.
    #[must_use]
    pub fn explorers(&self) -> u8 {
        self.explorers
    }

    /// Leaders of each player: 0 or 1.
    #[must_use]
    pub fn leaders(&self) -> u8 {
        self.leaders
    }

    /// Camps of each player.
    #[must_use]
    pub fn camps(&self) -> u8 {
        self.camps
    }

    /// Guards that each player can place.
    #[must_use]
    pub fn guards(&self) -> u8 {
        self.guards
    }

    /// The strength of a leader (T6.1).
    #[must_use]
    pub fn leader_strength(&self) -> u8 {
        self.leader_strength
    }

    /// The numbers of players.
    #[must_use]
    pub fn players(&self) -> std::ops::RangeInclusive<u8> {
        self.players.clone()
    }

    /// T2, T9.1: the points that every seat begins with.
    #[must_use]
    pub fn start_score(&self, turns: TurnRule) -> u32 {
        match turns {
            TurnRule::Draw => self.def.start_score,
            TurnRule::Auction => self.def.auction.start_score,
        }
    }

    /// All cells of the board.
    #[must_use]
    pub fn cells(&self) -> CellSet {
        self.layout.cells()
    }
}
