//! The definition of a variant of Legend, [`VariantDef`], as a person writes it.
//!
//! A definition can say anything; what can be played, [`crate::legend::validate()`] decides.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::illegal::Purchase;
use crate::expedition::{
    self, BasedOn, Glyph, MAX_ENTRIES, PerTurnDef, PiecesDef, PlayersDef, Text, six_sides, unique_map,
};
use crate::game::bounds;
use crate::game::fingerprint;
use crate::game::syntax;
use crate::hex::{MAX_COLUMNS, MAX_ROWS, Raised};
use crate::ron_text::{self, NotADefinition};

/// The format of variant files that is read and written.
pub const VARIANT_FORMAT: u32 = 1;
/// The largest variant file, in bytes: room for remarks, and for texts of cards in many languages.
pub const MAX_FILE_SIZE: u64 = 1 << 18;
/// The most groups that are read.
const MAX_GROUPS_READ: usize = 32;
/// The most cells that can be left out: all of the largest grid.
const MAX_LEFT_OUT: usize = MAX_COLUMNS * MAX_ROWS;

/// A variant as written in a file. Its numbers can be larger than the limits allow; [`crate::legend::validate()`]
/// reports what is too large or does not fit together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Variant", deny_unknown_fields)]
pub struct VariantDef {
    /// [`VARIANT_FORMAT`].
    pub format: u32,
    /// The game of which it is a variant, `legend`.
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
    /// The groups of tiles that are drawn, in this order.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_GROUPS_READ>")]
    pub deck: Vec<GroupDef>,
    /// The groups of tiles that every scenario lays.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_GROUPS_READ>")]
    pub setup: Vec<GroupDef>,
    /// The groups of tiles that cards bring.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_GROUPS_READ>")]
    pub card_tiles: Vec<GroupDef>,
    /// The number of slab tokens.
    pub slab_tokens: u32,
    /// The number of temple tiers of each value.
    #[serde(deserialize_with = "unique_map")]
    pub tiers: BTreeMap<u32, u32>,
    /// The treasures and what sets of them score.
    pub treasures: TreasuresDef,
    /// The action cards, in the order of their numbers.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub cards: Vec<CardDef>,
    /// The number of tokens of action points of each value.
    #[serde(deserialize_with = "unique_map")]
    pub tokens: BTreeMap<u32, u32>,
    /// The directors' tiles.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub powers: Vec<PowerDef>,
    /// The scenarios; the first one is played unless another is chosen.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub scenarios: Vec<ScenarioDef>,
    /// The number of rounds (L3).
    pub rounds: u32,
    /// The cards and tiles that lie open in a round (L2.5).
    pub display: DisplayDef,
    /// The places for cards beside a sheet (L1.6).
    pub places: PlacesDef,
    /// The costs of actions (L5).
    pub costs: CostsDef,
    /// The number of times that one temple or ruin can be worked in one turn (L5.8, L5.10).
    pub per_turn: PerTurnDef,
    /// The most treasures that are given and taken in one exchange (L5.11).
    pub most_exchanged: u32,
    /// The pieces of each player.
    pub pieces: PiecesDef,
    /// Those of them that have to be recruited first (L2.8).
    pub unavailable: UnavailableDef,
    /// The strength of a leader.
    pub leader_strength: u32,
    /// The scores of the first, the second … of the first round's order (L2.7).
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub start_scores: Vec<u32>,
    /// The numbers of scorings (L6).
    pub scoring: ScoringDef,
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
    /// The printed base camp.
    pub base_camp: BaseCampDef,
    /// The hexes that take card tiles alone.
    #[serde(default, deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub dotted: Vec<String>,
}

/// The base camp.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BaseCampDef {
    /// Where it is.
    pub cell: String,
    /// Slabs on its sides N, NE, SE, S, SW, NW.
    #[serde(with = "six_sides")]
    pub slabs: [u32; 6],
}

/// A group of tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupDef {
    /// One capital letter, that no other group has.
    pub group: String,
    /// Its tiles.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub tiles: Vec<TileDef>,
}

/// A tile, or several alike.
pub type TileDef = expedition::TileDef<KindDef>;

/// The kind of a tile, as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum KindDef {
    /// A temple of this value.
    Temple(u32),
    /// A clearing.
    Clearing,
    /// A ruin with this many masks.
    Ruin(u32),
    /// A volcano.
    Volcano,
    /// A lake.
    Lake,
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
    /// The number of treasures of this kind that lie face down.
    pub hidden: u32,
    /// The number of those that lie face up, for cards.
    pub face_up: u32,
}

/// An action card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// Its number as printed: two digits, and a part after a hyphen.
    pub id: String,
    /// The effect.
    pub effect: EffectDef,
    /// The number of copies with 2, with 3 and with 4 players.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub counts: Vec<u32>,
    /// The name among players.
    pub name: Text,
    /// The effect in words.
    #[serde(default)]
    pub text: Text,
}

/// The effect of a card or a power, as written (L7, L9.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EffectDef {
    /// L7.3: the face-up treasures of this kind.
    Treasures(u32),
    /// L7.4: explorers onto one ruin.
    PutRuin(u32),
    /// L7.5: treasures dug.
    Dig(u32),
    /// L7.6: a look at the top treasures; permanent.
    Look,
    /// L7.7: a look at a whole ruin.
    Scout,
    /// L7.8: explorers onto temples.
    PutTemple(u32),
    /// L7.9: tiers of one temple.
    UncoverOne(u32),
    /// L7.10: one tier on each of so many temples.
    UncoverEach(u32),
    /// L7.11: a camp, and members onto it.
    Camp(u32),
    /// L7.12: members from the unavailable reserve.
    Recruit {
        /// Up to so many explorers.
        explorers: u32,
        /// Up to so many leaders.
        leaders: u32,
    },
    /// L7.13: members from one hex to another.
    Jump,
    /// L7.14: slabs of movement.
    Steps(u32),
    /// L7.15: a slab token.
    Slab,
    /// L7.16: action points; permanent as a card.
    ActionPoints(u32),
    /// L7.17: this card tile.
    Tile(String),
    /// L7.17: the next lake.
    Lake,
    /// L7.17: the next volcano.
    Volcano,
    /// L9.2: members entering for free.
    Deploy(u32),
    /// L9.2: exchanges for free.
    Exchange(u32),
}

/// A director's tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PowerDef {
    /// Letters and digits, such as `P3`.
    pub id: String,
    /// The name among players.
    pub name: Text,
    /// Its three powers, of which one is used.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub effects: Vec<EffectDef>,
}

/// A scenario (L8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioDef {
    /// Letters, digits and hyphens.
    pub id: String,
    /// The name among players.
    pub name: Text,
    /// The special thing about it.
    #[serde(default)]
    pub description: Text,
    /// The tiles that lie at the start.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub laid: Vec<LaidDef>,
}

/// A tile that lies at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LaidDef {
    /// The tile by name.
    pub tile: String,
    /// Where it lies.
    pub cell: String,
    /// Clockwise sixths.
    pub rotation: u32,
}

/// The things that lie open in a round, beside as many tokens as players (L2.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct DisplayDef {
    pub cards: u32,
    pub tiles: u32,
}

/// The places for cards beside a sheet, with 2, with 3 and with 4 players (L1.6). As many cards are drafted as there are
/// places on the right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct PlacesDef {
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub right: Vec<u32>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub left: Vec<u32>,
}

/// The costs of actions. Moving costs the slabs of the passage. A cost that is left out switches the action off; the
/// effects of cards stay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "each is the action of that name, L5")]
pub struct CostsDef {
    pub enter: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub camp: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub transfer: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slab: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recruit_explorer: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recruit_leader: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uncover: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guard: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dig: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exchange: Option<u32>,
}

impl CostsDef {
    /// The cost of an action; none if it is switched off, or if it is moving, which costs slabs.
    #[must_use]
    pub const fn of(&self, what: Purchase) -> Option<u32> {
        match what {
            Purchase::Enter => Some(self.enter),
            Purchase::Move => None,
            Purchase::Camp => self.camp,
            Purchase::Transfer => self.transfer,
            Purchase::Slab => self.slab,
            Purchase::RecruitExplorer => self.recruit_explorer,
            Purchase::RecruitLeader => self.recruit_leader,
            Purchase::Uncover => self.uncover,
            Purchase::Guard => self.guard,
            Purchase::Dig => self.dig,
            Purchase::Exchange => self.exchange,
        }
    }
}

/// The pieces of each player that have to be recruited first (L2.8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct UnavailableDef {
    pub explorers: u32,
    pub leaders: u32,
}

/// The numbers of scorings (L6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoringDef {
    /// The action points of a scoring turn (L6.1).
    pub action_points: u32,
    /// The points that a held temple of each value scores besides (L6.4).
    #[serde(default, deserialize_with = "unique_map")]
    pub high_temples: BTreeMap<u32, u32>,
    /// The points for each volcano held (L6.5).
    pub volcano: u32,
    /// The points at the end for a power that was never used (L6.10).
    pub unused_power: u32,
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
    #[must_use]
    pub fn hash(&self) -> String {
        fingerprint(&self.write_short())
    }
}
