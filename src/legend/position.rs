//! Positions: a state as the engine protocol and records write it (L12). Besides beginning and playing a game, reading a
//! position is the only way to a [`State`].
//!
//! A position that is read is checked against the variant's material and for agreement with itself. One that is
//! impossible is refused, and the refusal names the field.

mod reader;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::action::Piece;
use super::band::Band;
use super::card::{Cards, Effect, Hand, kinds};
use super::effect::{Doing, Resume, Source};
use super::stack::Buried;
use super::state::{Phase, Sight, State};
use super::tile::{Side, TileKind};
use super::variant::{Tokens, Variant};
use crate::expedition::{GuardPosition, PieceName, TemplePosition, TileId, TileSet, Treasure};
use crate::game::bounds::{self, MAX_ID};
use crate::game::position::{Chance, MAX_ENTRIES, Result, ToMove, bad, compare, deck, ensure, take, to_value};
use crate::game::{Actor, MAX_SEATS, Seat};
use crate::hex::{Cell, CellName, MAX_CELLS};

/// A state as the engine protocol writes it; L12 describes each field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the law describes each field")]
pub struct Position {
    #[serde(deserialize_with = "bounds::text::<_, MAX_ID>")]
    pub variant: String,
    #[serde(deserialize_with = "bounds::text::<_, MAX_ID>")]
    pub scenario: String,
    pub players: u8,
    pub view: Option<i8>,
    pub round: u8,
    pub phase: PhaseName,
    pub to_move: Option<ToMove>,
    pub seat: Option<usize>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    pub order: Vec<usize>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    pub next_order: Vec<Option<usize>>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    pub passed: Vec<usize>,
    pub action_points: u8,
    pub scoring: Option<ScoringPosition>,
    pub effect: Option<EffectPosition>,
    pub digging: Option<DiggingPosition>,
    pub display: DisplayPosition,
    #[serde(deserialize_with = "bounds::map::<_, _, _, MAX_ENTRIES>")]
    pub card_deck: BTreeMap<String, u8>,
    #[serde(deserialize_with = "bounds::map::<_, _, _, MAX_ENTRIES>")]
    pub bag: BTreeMap<u8, u8>,
    #[serde(deserialize_with = "deck")]
    pub deck: Vec<(String, Vec<String>)>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_THINGS>")]
    pub discard: Vec<String>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_THINGS>")]
    pub spent: Vec<u8>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub card_tiles: Vec<String>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_CELLS>")]
    pub removed_tiles: Vec<String>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_CELLS>")]
    pub cells: Vec<CellPosition>,
    pub slab_supply: u8,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub slab_tokens: Vec<String>,
    #[serde(deserialize_with = "bounds::map::<_, _, _, MAX_ENTRIES>")]
    pub supply: BTreeMap<u8, u8>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub treasures_hidden: Vec<u8>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub treasures_face_up: Vec<u8>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    pub seats: Vec<SeatPosition>,
    #[serde(default, deserialize_with = "bounds::optional_list::<_, _, MAX_SEATS>")]
    pub winners: Option<Vec<usize>>,
}

/// The most cards or tokens that a list of a position is read to: more than any variant has of its kinds, each with the
/// most copies.
const MAX_THINGS: usize = 2048;

/// The phases by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseName {
    Deal,
    Fill,
    Draft,
    Turn,
    Act,
    Effect,
    Reveal,
    Show,
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
    pub tile: Option<String>,
}

/// The question after an effect, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ResumeName {
    Next,
    Turn,
    Act,
}

/// An effect being carried out (L12.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EffectPosition {
    #[serde(deserialize_with = "bounds::text::<_, MAX_ID>")]
    pub source: String,
    #[serde(deserialize_with = "bounds::text::<_, MAX_ID>")]
    pub key: String,
    pub resume: ResumeName,
    pub left: u8,
    pub leaders: u8,
    #[serde(default, deserialize_with = "bounds::optional_text::<_, MAX_ID>")]
    pub cell: Option<String>,
    #[serde(default, deserialize_with = "bounds::optional_text::<_, MAX_ID>")]
    pub to: Option<String>,
    #[serde(default, deserialize_with = "bounds::optional_text::<_, MAX_ID>")]
    pub tile: Option<String>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_CELLS>")]
    pub used: Vec<(String, u8)>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_CELLS>")]
    pub queue: Vec<String>,
}

/// A treasure that somebody has seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuriedPosition {
    pub kind: Option<usize>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    pub seen: Vec<usize>,
}

/// The treasure just dug up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DiggingPosition {
    #[serde(deserialize_with = "bounds::text::<_, MAX_ID>")]
    pub cell: String,
    pub token: Option<BuriedPosition>,
}

/// The display.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DisplayPosition {
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub cards: Vec<String>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub tokens: Vec<u8>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub tiles: Vec<String>,
}

/// A hex with a tile or members, and everything on it (L12.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CellPosition {
    #[serde(deserialize_with = "bounds::text::<_, MAX_ID>")]
    pub cell: String,
    #[serde(default, deserialize_with = "bounds::optional_text::<_, MAX_ID>")]
    pub tile: Option<String>,
    pub kind: KindName,
    pub rotation: u8,
    pub slabs: [u8; 6],
    pub temple: Option<TemplePosition>,
    pub ruin: Option<RuinPosition>,
    pub camp: Option<usize>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    pub pieces: Vec<BandPosition>,
}

/// The kinds of hexes by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KindName {
    BaseCamp,
    Temple,
    Clearing,
    Ruin,
    Volcano,
    Lake,
    Jungle,
}

/// The ruin on a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuinPosition {
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub stack: Vec<Option<BuriedPosition>>,
    pub dug_this_turn: u8,
}

/// The members of one player on a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BandPosition {
    pub player: usize,
    pub explorers: u8,
    pub leaders: u8,
}

/// The pieces of one player in a reserve, or out of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReservePosition {
    pub explorers: u8,
    pub leaders: u8,
}

/// A card beside a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeldPosition {
    #[serde(deserialize_with = "bounds::text::<_, MAX_ID>")]
    pub id: String,
    pub used: bool,
}

/// A seat and what it has beside the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatPosition {
    pub seat: usize,
    pub score: u32,
    pub reserve: ReservePosition,
    pub unavailable: ReservePosition,
    pub out: ReservePosition,
    pub camps_left: u8,
    pub guards: u8,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub treasures: Vec<u8>,
    #[serde(default, deserialize_with = "bounds::optional_text::<_, MAX_ID>")]
    pub power: Option<String>,
    pub power_used: Option<u8>,
    pub token: Option<u8>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub tiles: Vec<String>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub right: Vec<HeldPosition>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub left: Vec<HeldPosition>,
}

// ---- From a state --------------------------------------------------------------------------------

fn numbers(seats: &[Seat]) -> Vec<usize> {
    seats.iter().map(|seat| seat.index()).collect()
}

/// The texts of sides, such as `c3 SE`, sorted as texts.
fn side_texts(rules: &Variant, sides: &[Side]) -> Vec<String> {
    let text = |side: &Side| format!("{} {:?}", rules.layout().name(side.cell), side.direction);
    let mut texts: Vec<String> = sides.iter().map(text).collect();
    texts.sort();
    texts
}

fn tile_names(rules: &Variant, tiles: TileSet) -> Vec<String> {
    let mut names: Vec<String> = tiles.iter().map(|tile| rules.tile(tile).name.to_string()).collect();
    names.sort();
    names
}

/// The numbers of cards, copies repeated.
fn card_names(rules: &Variant, cards: &Cards) -> Vec<String> {
    let copies = |(card, copies)| std::iter::repeat_n(rules.card(card).number.to_string(), usize::from(copies));
    kinds(cards).flat_map(copies).collect()
}

/// The values of tokens, copies repeated.
fn values(tokens: &Tokens) -> Vec<u8> {
    (0..).zip(tokens).flat_map(|(value, &copies)| std::iter::repeat_n(value, copies.into())).collect()
}

impl Position {
    /// The position of a state.
    #[must_use]
    pub fn of(rules: &Variant, state: &State) -> Self {
        let name = |tile: TileId| rules.tile(tile).name.to_string();
        let over = state.phase() == Phase::Over;
        let cells = rules.layout().cells().into_iter().filter(|&cell| {
            state.occupied().contains(cell) || state.seats().iter().any(|&seat| state.present(seat).contains(cell))
        });
        Self {
            variant: rules.id().to_owned(),
            scenario: rules.scenarios()[state.scenario()].id.clone(),
            players: state.players(),
            view: match state.sight() {
                Sight::Whole => None,
                Sight::Seat(seat) => Some(seat.index() as i8),
                Sight::Onlooker => Some(-1),
            },
            round: state.round(),
            phase: match state.phase() {
                Phase::Deal => PhaseName::Deal,
                Phase::Fill(_) => PhaseName::Fill,
                Phase::Draft => PhaseName::Draft,
                Phase::Turn => PhaseName::Turn,
                Phase::Act => PhaseName::Act,
                Phase::Effect => PhaseName::Effect,
                Phase::Reveal(..) => PhaseName::Reveal,
                Phase::Show => PhaseName::Show,
                Phase::Over => PhaseName::Over,
            },
            to_move: match state.actor() {
                Actor::Seat(seat) => Some(ToMove::Seat(seat.index())),
                Actor::Chance => Some(ToMove::Chance(Chance::Chance)),
                Actor::Nobody => None,
            },
            seat: (!over).then(|| state.seat().index()),
            order: numbers(state.order()),
            next_order: state.next_order().iter().map(|seat| seat.map(Seat::index)).collect(),
            passed: numbers(state.passed()),
            action_points: state.points(),
            scoring: state.scoring().map(|scoring| ScoringPosition {
                is_final: scoring.volcano.is_none(),
                order: numbers(scoring.order.as_slice()),
                index: scoring.index.into(),
                tile: scoring.volcano.map(name),
            }),
            effect: state.doing().map(|doing| EffectPosition::of(rules, doing)),
            digging: match state.phase() {
                Phase::Reveal(cell, buried) => Some(DiggingPosition {
                    cell: rules.layout().name(cell).to_string(),
                    token: BuriedPosition::of(buried),
                }),
                _ => None,
            },
            display: DisplayPosition {
                cards: card_names(rules, state.display_cards()),
                tokens: values(state.display_tokens()),
                tiles: tile_names(rules, state.display_tiles()),
            },
            card_deck: rules
                .cards()
                .iter()
                .zip(state.card_deck())
                .map(|(card, &copies)| (card.number.to_string(), copies))
                .collect(),
            bag: (0..)
                .zip(rules.tokens().iter().zip(state.bag()))
                .filter(|(_, (all, _))| **all > 0)
                .map(|(value, (_, &copies))| (value, copies))
                .collect(),
            deck: rules
                .deck()
                .iter()
                .map(|group| (group.letter.to_string(), tile_names(rules, state.deck().and(group.tiles))))
                .collect(),
            discard: card_names(rules, state.discard()),
            spent: values(state.spent()),
            card_tiles: tile_names(rules, state.card_tiles()),
            removed_tiles: state.removed().iter().map(|&tile| name(tile)).collect(),
            cells: cells.map(|cell| CellPosition::of(rules, state, cell)).collect(),
            slab_supply: state.slab_supply(rules),
            slab_tokens: side_texts(rules, state.slabs().as_slice()),
            supply: rules
                .def()
                .tiers
                .keys()
                .filter_map(|&tier| u8::try_from(tier).ok())
                .map(|tier| (tier, state.supply()[usize::from(tier)]))
                .collect(),
            treasures_hidden: state.hidden(rules).to_vec(),
            treasures_face_up: state.face_up(rules).to_vec(),
            seats: state.seats().iter().map(|&seat| SeatPosition::of(rules, state, seat)).collect(),
            winners: over.then(|| state.leaders().map(Seat::index).collect()),
        }
    }
}

impl EffectPosition {
    fn of(rules: &Variant, doing: &Doing) -> Self {
        let name = |cell: Cell| rules.layout().name(cell).to_string();
        let mut used: Vec<(String, u8)> = Vec::new();
        for &cell in doing.used.as_slice() {
            match used.last_mut().filter(|(last, _)| *last == name(cell)) {
                Some((_, times)) => *times += 1,
                None => used.push((name(cell), 1)),
            }
        }
        Self {
            source: match doing.source {
                Source::Card(card) => rules.card(card).number.to_string(),
                Source::Power { tile, slot } => format!("{}.{}", rules.power(tile).name, slot + 1),
            },
            key: doing.effect.key().to_owned(),
            resume: match doing.resume {
                Resume::Next => ResumeName::Next,
                Resume::Turn => ResumeName::Turn,
                Resume::Act => ResumeName::Act,
            },
            left: doing.left,
            leaders: doing.leaders,
            cell: doing.cell.map(name),
            to: doing.to.map(name),
            tile: match doing.effect {
                Effect::Tile(tile) => Some(rules.tile(tile).name.to_string()),
                Effect::Lake => Some("lake".to_owned()),
                Effect::Volcano => Some("volcano".to_owned()),
                _ => None,
            },
            used,
            queue: doing.queue.into_iter().map(name).collect(),
        }
    }
}

impl BuriedPosition {
    /// `None` for a treasure that nobody has seen.
    fn of(buried: Buried) -> Option<Self> {
        let seen = Seat::ALL.iter().filter(|&&seat| buried.is_seen_by(seat)).map(|seat| seat.index()).collect();
        (!buried.is_unseen()).then(|| Self { kind: buried.kind().map(Treasure::index), seen })
    }
}

impl ReservePosition {
    fn of(band: Band) -> Self {
        Self { explorers: band.explorers(), leaders: band.leaders() }
    }
}

impl CellPosition {
    fn of(rules: &Variant, state: &State, cell: Cell) -> Self {
        let tile = state.tile(cell).map(|tile| rules.tile(tile));
        let (mut temple, mut ruin) = (None, None);
        let kind = match tile.map(|tile| tile.kind) {
            None => KindName::Jungle,
            Some(TileKind::BaseCamp) => KindName::BaseCamp,
            Some(TileKind::Temple(_)) => {
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
            Some(TileKind::Clearing) => KindName::Clearing,
            Some(TileKind::Ruin(_)) => {
                let stack = state.stack(rules, cell).map(BuriedPosition::of).collect();
                ruin = Some(RuinPosition { stack, dug_this_turn: state.worked(cell) });
                KindName::Ruin
            }
            Some(TileKind::Volcano) => KindName::Volcano,
            Some(TileKind::Lake) => KindName::Lake,
        };
        let band = |&seat: &Seat| {
            let band = state.band(cell, seat);
            let (explorers, leaders) = (band.explorers(), band.leaders());
            (!band.is_empty()).then(|| BandPosition { player: seat.index(), explorers, leaders })
        };
        Self {
            cell: rules.layout().name(cell).to_string(),
            tile: tile.map(|tile| tile.name.to_string()),
            kind,
            rotation: state.rotation(cell).index() as u8,
            slabs: tile.map_or([0; 6], |tile| tile.slabs.turned(state.rotation(cell))),
            temple,
            ruin,
            camp: state.camp(cell).map(Seat::index),
            pieces: state.seats().iter().filter_map(band).collect(),
        }
    }
}

impl SeatPosition {
    fn of(rules: &Variant, state: &State, seat: Seat) -> Self {
        let hand = |hand: &Hand| {
            let card = |held: &super::card::Held| HeldPosition {
                id: rules.card(held.card).number.to_string(),
                used: !held.unused,
            };
            hand.as_slice().iter().map(card).collect()
        };
        Self {
            seat: seat.index(),
            score: state.score(seat),
            reserve: ReservePosition::of(state.reserve(seat)),
            unavailable: ReservePosition::of(state.unavailable(seat)),
            out: ReservePosition::of(state.out(seat)),
            camps_left: state.camps_left(seat),
            guards: state.guards_set(seat),
            treasures: state.treasures(rules, seat).to_vec(),
            power: state.power(seat).map(|power| rules.power(power).name.clone()),
            power_used: state.power_used(seat).map(|slot| slot + 1),
            token: state.token(seat),
            tiles: tile_names(rules, state.tiles(seat)),
            right: hand(state.right(seat)),
            left: hand(state.left(seat)),
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
            scenario: take(fields, "scenario")?,
            players: take(fields, "players")?,
            view: take(fields, "view")?,
            round: take(fields, "round")?,
            phase: take(fields, "phase")?,
            to_move: take(fields, "to_move")?,
            seat: take(fields, "seat")?,
            order: take(fields, "order")?,
            next_order: take(fields, "next_order")?,
            passed: take(fields, "passed")?,
            action_points: take(fields, "action_points")?,
            scoring: take(fields, "scoring")?,
            effect: take(fields, "effect")?,
            digging: take(fields, "digging")?,
            display: take(fields, "display")?,
            card_deck: take(fields, "card_deck")?,
            bag: take(fields, "bag")?,
            deck: take(fields, "deck")?,
            discard: take(fields, "discard")?,
            spent: take(fields, "spent")?,
            card_tiles: take(fields, "card_tiles")?,
            removed_tiles: take(fields, "removed_tiles")?,
            cells: take(fields, "cells")?,
            slab_supply: take(fields, "slab_supply")?,
            slab_tokens: take(fields, "slab_tokens")?,
            supply: take(fields, "supply")?,
            treasures_hidden: take(fields, "treasures_hidden")?,
            treasures_face_up: take(fields, "treasures_face_up")?,
            seats: take(fields, "seats")?,
            winners: take(fields, "winners")?,
        })
    }

    /// The state that this position describes.
    ///
    /// # Errors
    /// Which field is impossible, and why.
    pub fn to_state(&self, rules: &Variant) -> Result<State> {
        let is_known = self.variant == rules.id() || self.variant == rules.def().id;
        ensure(is_known, "variant", "is not the variant that is played")?;
        ensure(rules.players().contains(&self.players), "players", "is not a number of players of this variant")?;
        ensure(self.view.is_none(), "view", "is not null: a view is no state")?;
        let state = reader::read(rules, self)?;
        // Fields that follow from others have to agree with them: the state is written again and compared.
        let mut given = self.clone();
        rules.id().clone_into(&mut given.variant);
        given.cells.sort_by_key(|cell| cell.cell.parse::<CellName>().ok());
        compare(&to_value(&given)?, &to_value(&Self::of(rules, &state))?, "")?;
        Ok(state)
    }
}
