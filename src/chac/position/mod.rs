//! Positions: a state as the engine protocol and records write it (C15.7). Besides beginning and playing a game, reading a
//! position is the only way to a [`State`].
//!
//! A position that is read is checked against the variant's material and for agreement with itself. One that is
//! impossible is refused, and the refusal names the field: `reader` decides it, and `written` writes positions.

mod course;
mod material;
mod reader;
mod temple;
mod written;

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::square::{MAX_ALCOVES, MAX_OPENINGS, MAX_SQUARES, MAX_TILES, MAX_ZONES};
use super::state::State;
use super::variant::Variant;
use crate::game::MAX_SEATS;
use crate::game::bounds::{self, MAX_ID};
use crate::game::position::{MAX_ENTRIES, Result, ToMove, bad, compare, ensure, take, to_value};

/// A state as the engine protocol writes it; C15.7 describes each field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the law describes each field")]
pub struct Position {
    #[serde(deserialize_with = "bounds::text::<_, MAX_ID>")]
    pub board: String,
    pub players: u8,
    /// Who may see it; there in a view alone, and null in that of an onlooker.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "there")]
    pub viewer: Option<ViewerPosition>,
    pub first: usize,
    pub round: u16,
    pub phase: PhaseName,
    #[serde(default)]
    pub to_move: Option<ToMove>,
    #[serde(default)]
    pub seat: Option<usize>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub dice: Vec<u8>,
    pub actions_left: u8,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub lock: Vec<u8>,
    #[serde(default)]
    pub roll: Option<RollPosition>,
    #[serde(default)]
    pub rescue: Option<RescuePosition>,
    #[serde(default, deserialize_with = "bounds::optional_text::<_, MAX_ID>")]
    pub target: Option<String>,
    #[serde(default)]
    pub after_lay: Option<AfterName>,
    pub walls: WallsPosition,
    pub boulder: usize,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_OPENINGS>")]
    pub open: Vec<String>,
    pub planks: u8,
    #[serde(deserialize_with = "bounds::map::<_, _, _, MAX_ENTRIES>")]
    pub decks: BTreeMap<String, DeckPosition>,
    #[serde(deserialize_with = "bounds::map::<_, _, _, MAX_ALCOVES>")]
    pub alcoves: BTreeMap<String, bool>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ZONES>")]
    pub clues: Vec<CluePosition>,
    pub covered: bool,
    #[serde(deserialize_with = "bounds::map::<_, _, _, MAX_TILES>")]
    pub tiles: BTreeMap<String, TilePosition>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    pub seats: Vec<SeatPosition>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub discard: Vec<DiscardedPosition>,
    #[serde(default, deserialize_with = "bounds::optional_list::<_, _, MAX_SEATS>")]
    pub winners: Option<Vec<usize>>,
}

/// The viewer of a view: a seat, or null for an onlooker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Option<usize>", into = "Option<usize>")]
pub struct ViewerPosition(Option<usize>);

impl From<Option<usize>> for ViewerPosition {
    fn from(viewer: Option<usize>) -> Self {
        Self(viewer)
    }
}

impl From<ViewerPosition> for Option<usize> {
    fn from(viewer: ViewerPosition) -> Self {
        viewer.0
    }
}

/// Tells a field that is null from one that is not there.
fn there<'de, D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Option<ViewerPosition>, D::Error> {
    ViewerPosition::deserialize(deserializer).map(Some)
}

/// The phases by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseName {
    Trap,
    Deal,
    Choose,
    Load,
    Roll,
    Act,
    Draw,
    Clue,
    Turn,
    Read,
    Lay,
    Rescue,
    Wall,
    Substitute,
    Chest,
    Over,
}

/// The purposes of a roll by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PurposeName {
    Actions,
    Lock,
    Bridge,
    Water,
    Boulder,
}

/// The courses after laying by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AfterName {
    Act,
    Substitute,
}

/// The dice that chance rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RollPosition {
    /// Their purpose.
    #[serde(rename = "for")]
    pub purpose: PurposeName,
    /// The number of dice.
    pub count: u8,
}

/// Somebody being saved from the river.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RescuePosition {
    pub ones: u8,
    pub to_leave: u8,
    pub rerolled: bool,
}

/// The walls and their cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WallsPosition {
    pub left: u8,
    pub right: u8,
    pub met: bool,
    pub turned: u8,
    pub deck: WallDeckPosition,
}

/// The wall cards left of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WallDeckPosition {
    pub none: u8,
    pub left: u8,
    pub right: u8,
    pub both: u8,
}

/// A deck: how many treasures are left, and which; in a view they are not told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckPosition {
    pub left: u8,
    #[serde(default)]
    pub values: Option<BTreeMap<String, u8>>,
}

/// The clue of a zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CluePosition {
    #[serde(default)]
    pub number: Option<u8>,
    #[serde(default)]
    pub glyph: Option<u8>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    pub seen: Vec<usize>,
}

/// A lava tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TilePosition {
    #[serde(default)]
    pub glyph: Option<u8>,
    pub face: FaceName,
    #[serde(default)]
    pub number: Option<u8>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    pub checked: Vec<usize>,
}

/// The faces of lava tiles by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FaceName {
    Down,
    Up,
    Empty,
    Sunk,
}

/// The fates of adventurers by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StatusName {
    Waiting,
    In,
    Lost,
    Out,
}

/// A treasure: its deck, and its value where it is known.
pub type CardPosition = (String, Option<String>);

/// A seat and its adventurers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatPosition {
    pub seat: usize,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    pub dealt: Vec<String>,
    #[serde(default, deserialize_with = "bounds::optional_text::<_, MAX_ID>")]
    pub adventurer: Option<String>,
    #[serde(default, deserialize_with = "bounds::optional_text::<_, MAX_ID>")]
    pub substitute: Option<String>,
    pub status: StatusName,
    #[serde(default, deserialize_with = "bounds::optional_text::<_, MAX_ID>")]
    pub place: Option<String>,
    pub ability_used: bool,
    pub rested: bool,
    pub searched: bool,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SQUARES>")]
    pub cards: Vec<CardPosition>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SQUARES>")]
    pub chests: Vec<u8>,
}

/// A treasure in the common pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DiscardedPosition {
    #[serde(deserialize_with = "bounds::text::<_, MAX_ID>")]
    pub deck: String,
    #[serde(default, deserialize_with = "bounds::optional_text::<_, MAX_ID>")]
    pub value: Option<String>,
    pub by: usize,
}

impl Position {
    /// Reads a position from JSON; what is null may be left out, unknown fields are ignored.
    ///
    /// # Errors
    /// The first field that is missing or has a wrong type; that of who may see it, which no whole state has.
    pub fn from_json(value: Value) -> Result<Self> {
        let Value::Object(mut fields) = value else { return bad("state", "is no JSON object") };
        let fields = &mut fields;
        ensure(!fields.contains_key("viewer"), "viewer", VIEW)?;
        Ok(Self {
            board: take(fields, "board")?,
            players: take(fields, "players")?,
            viewer: None,
            first: take(fields, "first")?,
            round: take(fields, "round")?,
            phase: take(fields, "phase")?,
            to_move: take(fields, "to_move")?,
            seat: take(fields, "seat")?,
            dice: take(fields, "dice")?,
            actions_left: take(fields, "actions_left")?,
            lock: take(fields, "lock")?,
            roll: take(fields, "roll")?,
            rescue: take(fields, "rescue")?,
            target: take(fields, "target")?,
            after_lay: take(fields, "after_lay")?,
            walls: take(fields, "walls")?,
            boulder: take(fields, "boulder")?,
            open: take(fields, "open")?,
            planks: take(fields, "planks")?,
            decks: take(fields, "decks")?,
            alcoves: take(fields, "alcoves")?,
            clues: take(fields, "clues")?,
            covered: take(fields, "covered")?,
            tiles: take(fields, "tiles")?,
            seats: take(fields, "seats")?,
            discard: take(fields, "discard")?,
            winners: take(fields, "winners")?,
        })
    }

    /// The position of a state.
    #[must_use]
    pub fn of(rules: &Variant, state: &State) -> Self {
        written::write(rules, state)
    }

    /// The state that this position describes.
    ///
    /// # Errors
    /// Which field is impossible, and why (C15.8).
    pub fn to_state(&self, rules: &Variant) -> Result<State> {
        let is_known = self.board == rules.id() || self.board == rules.def().id;
        ensure(is_known, "board", "is not the temple that is played")?;
        ensure(rules.players().contains(&self.players), "players", "is not a number of players of this variant")?;
        ensure(self.viewer.is_none(), "viewer", VIEW)?;
        let state = reader::read(rules, self)?;
        // Fields that follow from others have to agree with them: the state is written again and compared.
        let mut given = self.clone();
        rules.id().clone_into(&mut given.board);
        compare(&to_value(&given)?, &to_value(&Self::of(rules, &state))?, "")?;
        Ok(state)
    }
}

const VIEW: &str = "stands there: a view is no state";
