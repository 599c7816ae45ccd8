//! The definition of a temple, [`VariantDef`], as a person writes it.
//!
//! A definition can say anything; what can be played, [`crate::chac::validate()`] decides.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::square::Side;
use crate::game::bounds;
use crate::game::fingerprint;
use crate::game::syntax;
use crate::ron_text::{self, NotADefinition};
use crate::variant_file::{BasedOn, MAX_ENTRIES, PlayersDef, Text, unique_map};

/// The format of variant files that is read and written.
pub const VARIANT_FORMAT: u32 = 1;
/// The largest variant file, in bytes: room for remarks, and for texts in many languages.
pub const MAX_FILE_SIZE: u64 = 1 << 18;

/// A temple as written in a file. Its numbers can be larger than the limits allow; [`crate::chac::validate()`] reports
/// what is too large or does not fit together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Variant", deny_unknown_fields)]
pub struct VariantDef {
    /// [`VARIANT_FORMAT`].
    pub format: u32,
    /// The game of which it is a variant, `chac`.
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
    /// The temple (C1.1).
    pub board: BoardDef,
    /// Who can go in (C1.2).
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub adventurers: Vec<AdventurerDef>,
    /// The number of adventurers that each seat is dealt: the one that goes in, and its substitute (C2.4).
    pub adventurers_per_seat: u32,
    /// The number of dice for actions and locks (C1.3).
    pub dice: u32,
    /// The load level of who has no treasure, one, two … as many as one may have (C3.3).
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub load: Vec<u32>,
    /// The lowest level that endurance leads to (C10.2).
    pub least_load: u32,
    /// The treasures in decks (C1.4).
    pub decks: DecksDef,
    /// The sides of the die that opens a chest (C13.3).
    pub chest_sides: u32,
    /// The walls and their cards (C1.3, C5.5).
    pub walls: WallsDef,
    /// The boulder (C11.3).
    pub boulder: BoulderDef,
    /// The planks of the bridge (C9).
    pub planks: u32,
    /// The dangers of the river (C8).
    pub river: RiverDef,
}

/// The temple as a graph of squares, and where they are drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardDef {
    /// The width of the picture, in fields of its grid.
    pub width: u32,
    /// The height of the picture.
    pub height: u32,
    /// The squares; zones, lava squares and sun corners are numbered in this order.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub squares: Vec<SquareDef>,
    /// The dotted lines, which can be walked both ways.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_WAYS_READ>")]
    pub ways: Vec<WayDef>,
    /// Those that can be walked one way alone.
    #[serde(default, deserialize_with = "bounds::list::<_, _, MAX_WAYS_READ>")]
    pub one_way: Vec<WayDef>,
    /// The boulder's track, from where it lies at first to the way out.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub corridor: Vec<String>,
    /// Where the roof opens, and when (C11.5).
    #[serde(default, deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub openings: Vec<OpeningDef>,
    /// The squares from which the lava room is seen (C7.1).
    #[serde(default, deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub lookouts: Vec<String>,
    /// The alcoves beside the corridor.
    #[serde(default, deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub alcoves: Vec<AlcoveDef>,
    /// The squares of the river, with the current.
    #[serde(default, deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub river: Vec<String>,
    /// The square on which who climbs out of the river stands (C8.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub landing: Option<String>,
    /// The things that are drawn beside the squares, and where.
    #[serde(default, deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub decor: Vec<DecorDef>,
}

/// The most dotted lines that are read: more than two for each square.
const MAX_WAYS_READ: usize = 256;

/// A square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SquareDef {
    /// Letters and digits, by which actions name it.
    pub id: String,
    /// The room that it belongs to.
    pub kind: KindDef,
    /// Where it is drawn: fields from the left.
    pub x: u32,
    /// Fields from the top.
    pub y: u32,
    /// Its width in fields.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub w: u32,
    /// Its height in fields.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub h: u32,
}

fn one() -> u32 {
    1
}

// Serde passes a reference.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
fn is_one(fields: &u32) -> bool {
    *fields == 1
}

/// The kinds of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum KindDef {
    /// Where all begin.
    Entrance,
    /// A zone of the room of walls.
    Zone,
    /// A square of the boulder's track.
    Corridor,
    /// A square with a lava tile.
    Lava,
    /// A sun corner of the lava room.
    Sun,
    /// A square of the river.
    River,
    /// The bridge.
    Bridge,
    /// Out of the temple.
    Out,
}

/// A dotted line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WayDef {
    /// The square where it begins.
    pub from: String,
    /// The side on which it leaves that square.
    pub side: Side,
    /// The square where it ends.
    pub to: String,
}

/// A hole in the roof over a sun corner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningDef {
    /// The sun corner below it.
    pub sun: String,
    /// The square of the corridor on which the boulder breaks it open.
    pub corner: String,
}

/// An alcove with a treasure behind a lock (C6.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AlcoveDef {
    /// Letters and digits.
    pub id: String,
    /// The square beside it.
    pub square: String,
    /// The value of its treasure.
    pub value: u32,
    /// The faces that open its lock.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub needs: Vec<u32>,
    /// Where it is drawn: fields from the left.
    pub x: u32,
    /// Fields from the top.
    pub y: u32,
}

/// Something that is drawn beside the squares.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DecorDef {
    /// The thing.
    pub kind: DecorKind,
    /// Where it is drawn: fields from the left.
    pub x: u32,
    /// Fields from the top.
    pub y: u32,
    /// Its width in fields.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub w: u32,
    /// Its height in fields.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub h: u32,
}

/// The things that are drawn beside the squares.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DecorKind {
    /// The abyss under the bridge.
    Abyss,
    /// The fall of the river.
    Waterfall,
    /// A deck of treasures by name, such as `zone1`, `lava` or `river`.
    Deck(String),
    /// The clue of this zone.
    Clue(String),
    /// The wall cards.
    WallCards,
    /// The dice.
    Dice,
}

/// An adventurer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdventurerDef {
    /// Letters and digits, by which actions name it.
    pub id: String,
    /// The name among players.
    pub name: Text,
    /// The ability that it can use once in a game.
    pub ability: Ability,
}

/// The abilities of adventurers (C10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ability {
    /// C10.1.
    Lockpicking,
    /// C10.2.
    Endurance,
    /// C10.3.
    Linguistics,
    /// C10.4.
    Swimming,
    /// C10.5.
    Sprint,
    /// C10.6.
    Leap,
}

impl Ability {
    /// All of them, by their rules.
    pub const ALL: [Self; 6] =
        [Self::Lockpicking, Self::Endurance, Self::Linguistics, Self::Swimming, Self::Sprint, Self::Leap];
}

/// The treasures in decks: one for each zone, in the order of the zones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct DecksDef {
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub zones: Vec<DeckDef>,
    pub lava: DeckDef,
    pub river: DeckDef,
}

/// The treasures of one deck.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckDef {
    /// The number of chests.
    pub chests: u32,
    /// The number of treasures of each value.
    #[serde(deserialize_with = "unique_map")]
    pub values: BTreeMap<u32, u32>,
}

/// The walls that move in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WallsDef {
    /// The steps that both walls make together before they meet (C5.6).
    pub steps: u32,
    /// The cards turned up in a round (C11.1).
    pub cards_per_round: u32,
    /// The cards.
    pub cards: WallCardsDef,
}

/// The number of wall cards of each kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct WallCardsDef {
    pub none: u32,
    pub left: u32,
    pub right: u32,
    pub both: u32,
}

/// The boulder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoulderDef {
    /// Its dice in the first round, in the second …; the last number holds for all further ones.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub dice: Vec<u32>,
    /// The lowest face that moves it a square on.
    pub needs: u32,
}

/// The dangers of the river.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RiverDef {
    /// The highest face that sweeps a climber away (C8.3).
    pub danger: u32,
    /// The treasures that have to be left for each such die (C8.4).
    pub rescue_cost: u32,
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
