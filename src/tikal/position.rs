//! Positions: a state as the engine protocol and records write it. Besides beginning and playing a game, reading a
//! position is the only way to a [`State`].
//!
//! A position that is read is checked against the variant's material and for agreement with itself. One that is
//! impossible is refused, and the refusal names the field.

mod reader;
mod ruins;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::action::Piece;
use super::state::{Phase, State};
use super::tile::TileKind;
use super::variant::Variant;
use crate::expedition::{GuardPosition, PieceName, TemplePosition, TileId, TileSet};
use crate::game::bounds::{self, MAX_ID};
use crate::game::position::{Chance, MAX_ENTRIES, Result, ToMove, bad, compare, deck, ensure, take, to_value};
use crate::game::{Actor, MAX_SEATS, Seat};
use crate::hex::{Cell, CellName, MAX_CELLS};

/// A state as the engine protocol writes it; `docs/protocol.md` describes each field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the protocol describes each field")]
pub struct Position {
    #[serde(deserialize_with = "bounds::text::<_, MAX_ID>")]
    pub variant: String,
    pub players: u8,
    pub auction: bool,
    pub turn: u32,
    pub phase: PhaseName,
    pub to_move: Option<ToMove>,
    pub seat: Option<usize>,
    pub action_points: u8,
    #[serde(default, deserialize_with = "bounds::optional_text::<_, MAX_ID>")]
    pub hand: Option<String>,
    pub scoring: Option<ScoringPosition>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_CELLS>")]
    pub cells: Vec<CellPosition>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    pub seats: Vec<SeatPosition>,
    #[serde(deserialize_with = "bounds::map::<_, _, _, MAX_ENTRIES>")]
    pub supply: BTreeMap<u8, u8>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub face_up: Vec<String>,
    pub auction_state: Option<AuctionPosition>,
    #[serde(deserialize_with = "deck")]
    pub deck: Vec<(String, Vec<String>)>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub treasures_hidden: Vec<u8>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub removed_tiles: Vec<String>,
    #[serde(default, deserialize_with = "bounds::optional_list::<_, _, MAX_SEATS>")]
    pub winners: Option<Vec<usize>>,
}

/// The phases by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseName {
    Draw,
    Reveal,
    Bid,
    Choose,
    Place,
    Act,
    Over,
}

/// A scoring round being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoringPosition {
    #[serde(rename = "final")]
    pub is_final: bool,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    pub order: Vec<usize>,
    pub index: usize,
    #[serde(default, deserialize_with = "bounds::optional_text::<_, MAX_ID>")]
    pub volcano: Option<String>,
}

/// An auction being held.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AuctionPosition {
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    pub eligible: Vec<usize>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    pub passed: Vec<usize>,
    pub bid: Option<u32>,
    pub bidder: Option<usize>,
}

/// A cell with a tile, and everything on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CellPosition {
    #[serde(deserialize_with = "bounds::text::<_, MAX_ID>")]
    pub cell: String,
    #[serde(deserialize_with = "bounds::text::<_, MAX_ID>")]
    pub tile: String,
    pub kind: KindName,
    pub rotation: u8,
    pub slabs: [u8; 6],
    pub temple: Option<TemplePosition>,
    pub ruin: Option<RuinPosition>,
    pub camp: Option<usize>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    pub pieces: Vec<BandPosition>,
}

/// The kinds of tiles by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KindName {
    BaseCamp,
    Temple,
    Clearing,
    Ruin,
    Volcano,
}

/// The ruin on a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuinPosition {
    pub left: u8,
    pub dug_this_turn: u8,
}

/// The pieces of one player on a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BandPosition {
    pub player: usize,
    pub explorers: u8,
    pub leader: bool,
}

/// The pieces of one player that have not entered yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReservePosition {
    pub explorers: u8,
    pub leader: bool,
}

/// A seat and what it has beside the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatPosition {
    pub seat: usize,
    pub score: u32,
    pub reserve: ReservePosition,
    pub out: u8,
    pub camps_left: u8,
    pub guards: u8,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub treasures: Vec<u8>,
    pub amulet: bool,
}

// ---- From a state --------------------------------------------------------------------------------

fn numbers(seats: &[Seat]) -> Vec<usize> {
    seats.iter().map(|seat| seat.index()).collect()
}

impl Position {
    /// The position of a state.
    #[must_use]
    pub fn of(rules: &Variant, state: &State) -> Self {
        let name = |tile: TileId| rules.tile(tile).name.to_string();
        let names = |tiles: TileSet| {
            let mut names: Vec<String> = tiles.iter().map(name).collect();
            names.sort();
            names
        };
        let over = state.phase() == Phase::Over;
        let phase = match state.phase() {
            Phase::Draw => PhaseName::Draw,
            Phase::Reveal => PhaseName::Reveal,
            Phase::Bid(_) => PhaseName::Bid,
            Phase::Choose => PhaseName::Choose,
            Phase::Place(_) => PhaseName::Place,
            Phase::Act => PhaseName::Act,
            Phase::Over => PhaseName::Over,
        };
        let auction_state = match state.phase() {
            Phase::Bid(auction) => Some(AuctionPosition {
                eligible: numbers(auction.eligible.as_slice()),
                passed: numbers(auction.passed.as_slice()),
                bid: auction.bid.map(|(bid, _)| bid),
                bidder: auction.bid.map(|(_, bidder)| bidder.index()),
            }),
            _ => None,
        };
        Self {
            variant: rules.id().to_owned(),
            players: state.players(),
            auction: state.is_auction(),
            turn: state.turn(),
            phase,
            to_move: match state.actor() {
                Actor::Seat(seat) => Some(ToMove::Seat(seat.index())),
                Actor::Chance => Some(ToMove::Chance(Chance::Chance)),
                Actor::Nobody => None,
            },
            seat: (!over).then(|| state.seat().index()),
            action_points: state.points(),
            hand: state.hand().map(name),
            scoring: state.scoring().map(|scoring| ScoringPosition {
                is_final: scoring.volcano.is_none(),
                order: numbers(scoring.order.as_slice()),
                index: scoring.index.into(),
                volcano: scoring.volcano.map(name),
            }),
            cells: state
                .occupied()
                .into_iter()
                .filter_map(|cell| CellPosition::of(rules, state, cell, state.tile(cell)?).into())
                .collect(),
            seats: state.seats().iter().map(|&seat| SeatPosition::of(rules, state, seat)).collect(),
            supply: rules
                .def()
                .tiers
                .keys()
                .filter_map(|&tier| u8::try_from(tier).ok())
                .map(|tier| (tier, state.supply()[usize::from(tier)]))
                .collect(),
            face_up: state.face_up().iter().map(|&tile| name(tile)).collect(),
            auction_state,
            deck: rules
                .groups()
                .iter()
                .map(|group| (group.letter.to_string(), names(state.deck().and(group.tiles))))
                .collect(),
            treasures_hidden: state.hidden(rules).to_vec(),
            removed_tiles: names(state.removed()),
            winners: over.then(|| numbers(state.leaders(rules).as_slice())),
        }
    }
}

impl CellPosition {
    fn of(rules: &Variant, state: &State, cell: Cell, id: TileId) -> Self {
        let tile = rules.tile(id);
        let (kind, mut temple, mut ruin) = (tile.kind, None, None);
        let kind = match kind {
            TileKind::BaseCamp => KindName::BaseCamp,
            TileKind::Temple(_) => {
                let guard = state.guard(cell).map(|(seat, piece)| GuardPosition {
                    player: seat.index(),
                    piece: match piece {
                        Piece::Explorer => PieceName::Explorer,
                        Piece::Leader => PieceName::Leader,
                    },
                });
                let uncovered_this_turn = state.worked(cell);
                temple = Some(TemplePosition { value: state.level(cell), guard, uncovered_this_turn });
                KindName::Temple
            }
            TileKind::Clearing => KindName::Clearing,
            TileKind::Ruin(_) => {
                ruin = Some(RuinPosition { left: state.level(cell), dug_this_turn: state.worked(cell) });
                KindName::Ruin
            }
            TileKind::Volcano => KindName::Volcano,
        };
        let band = |&seat: &Seat| {
            let band = state.band(cell, seat);
            let (explorers, leader) = (band.explorers(), band.has_leader());
            (!band.is_empty()).then(|| BandPosition { player: seat.index(), explorers, leader })
        };
        Self {
            cell: rules.layout().name(cell).to_string(),
            tile: tile.name.to_string(),
            kind,
            rotation: state.rotation(cell).index() as u8,
            slabs: tile.slabs.turned(state.rotation(cell)),
            temple,
            ruin,
            camp: state.camp(cell).map(Seat::index),
            pieces: state.seats().iter().filter_map(band).collect(),
        }
    }
}

impl SeatPosition {
    fn of(rules: &Variant, state: &State, seat: Seat) -> Self {
        let reserve = state.reserve(seat);
        Self {
            seat: seat.index(),
            score: state.score(seat),
            reserve: ReservePosition { explorers: reserve.explorers(), leader: reserve.has_leader() },
            out: state.out(seat),
            camps_left: state.camps_left(seat),
            guards: state.guards_set(seat),
            treasures: state.treasures(rules, seat).to_vec(),
            amulet: state.amulet(seat),
        }
    }
}

// ---- To a state ----------------------------------------------------------------------------------

impl Position {
    /// Reads a position from JSON; what is null may be left out, unknown fields are ignored.
    ///
    /// # Errors
    /// The first field that is missing or has a wrong type.
    pub fn from_json(value: Value) -> Result<Self> {
        let Value::Object(mut fields) = value else { return bad("state", "is no JSON object") };
        let fields = &mut fields;
        Ok(Self {
            variant: take(fields, "variant")?,
            players: take(fields, "players")?,
            auction: take(fields, "auction")?,
            turn: take(fields, "turn")?,
            phase: take(fields, "phase")?,
            to_move: take(fields, "to_move")?,
            seat: take(fields, "seat")?,
            action_points: take(fields, "action_points")?,
            hand: take(fields, "hand")?,
            scoring: take(fields, "scoring")?,
            cells: take(fields, "cells")?,
            seats: take(fields, "seats")?,
            supply: take(fields, "supply")?,
            face_up: take(fields, "face_up")?,
            auction_state: take(fields, "auction_state")?,
            deck: take(fields, "deck")?,
            treasures_hidden: take(fields, "treasures_hidden")?,
            removed_tiles: take(fields, "removed_tiles")?,
            winners: take(fields, "winners")?,
        })
    }

    /// The state that this position describes.
    ///
    /// # Errors
    /// Which field is impossible, and why.
    pub fn to_state(&self, rules: &Variant) -> Result<State> {
        // In a record of an older version that version's id stands where today's says which version it is.
        let is_known = self.variant == rules.id() || self.variant == rules.def().id;
        ensure(is_known, "variant", "is not the variant that is played")?;
        ensure(rules.players().contains(&self.players), "players", "is not a number of players of this variant")?;
        let state = reader::read(rules, self)?;
        // Fields that follow from others have to agree with them: the state is written again and compared.
        let mut given = self.clone();
        rules.id().clone_into(&mut given.variant);
        given.cells.sort_by_key(|cell| cell.cell.parse::<CellName>().ok());
        given.removed_tiles.sort();
        compare(&to_value(&given)?, &to_value(&Self::of(rules, &state))?, "")?;
        Ok(state)
    }
}
