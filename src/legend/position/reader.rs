//! Reading a position: every field is checked against the variant's material and against the others (L12.4). `material`
//! counts what there is, `phase` reads what is asked.

mod material;
mod phase;

use std::collections::BTreeSet;

use super::{BuriedPosition, CellPosition, HeldPosition, PieceName, Position, ReservePosition, Result, bad, ensure};
use crate::expedition::{MAX_TIER, MAX_TREASURES, TileId, TileSet};
use crate::game::bounds::beginning;
use crate::game::{List, Seat};
use crate::hex::{Cell, CellSet, Direction, Rotation};
use crate::legend::action::Piece;
use crate::legend::band::Band;
use crate::legend::board::MAX_PER_TURN;
use crate::legend::card::{CardId, Hand, Held, MAX_PLACES, PowerId, SLOTS};
use crate::legend::effect::MAX_STEPS;
use crate::legend::round::sorted;
use crate::legend::stack::Buried;
use crate::legend::state::{Player, SEATS, State};
use crate::legend::tile::{Side, TileKind};
use crate::legend::variant::{MAX_TOKEN, Variant};

/// The highest score that is taken.
const MAX_SCORE: u32 = 200_000;
/// The most action points that there are: of a token, of cards on all places of a sheet, and of a power.
const MAX_POINTS: u8 = MAX_TOKEN as u8 + (2 * MAX_PLACES as u8 + 1) * MAX_STEPS;

/// The state that a position describes. Fields that follow from others have not been compared yet.
pub(super) fn read(rules: &Variant, position: &Position) -> Result<State> {
    let scenario = rules.scenarios().iter().position(|scenario| scenario.id == position.scenario);
    let Some(scenario) = scenario else { return bad("scenario", "is no scenario of this variant") };
    let state = State::empty(rules, position.players, scenario);
    let mut reader = PositionReader { rules, position, state, used: TileSet::EMPTY };
    reader.read()?;
    Ok(reader.state)
}

struct PositionReader<'a> {
    rules: &'a Variant,
    position: &'a Position,
    state: State,
    /// The tiles that were read so far: none may be in two places.
    used: TileSet,
}

impl PositionReader<'_> {
    fn read(&mut self) -> Result<()> {
        self.course()?;
        self.seats()?;
        self.cells()?;
        self.slabs()?;
        self.tiles_elsewhere()?;
        self.cards()?;
        self.tokens()?;
        self.pieces()?;
        self.tiers()?;
        self.phase()?;
        self.treasures()?;
        self.agreement()
    }

    fn seat(&self, number: usize, field: &str) -> Result<Seat> {
        let seat = Seat::from_index(number).filter(|_| number < usize::from(self.state.players));
        seat.map_or_else(|| bad(field, format!("there is no seat {number} in this game")), Ok)
    }

    fn seat_list(&self, numbers: &[usize], field: &str) -> Result<List<Seat, SEATS>> {
        let seats = numbers.iter().map(|&number| self.seat(number, field)).collect::<Result<Vec<_>>>()?;
        let distinct: BTreeSet<_> = seats.iter().collect();
        ensure(distinct.len() == seats.len(), field, "names a seat twice")?;
        // No seat stands there twice, so there is room for all.
        Ok(List::of(seats))
    }

    fn tile(&mut self, name: &str, field: &str) -> Result<TileId> {
        let tile = self.rules.tile_named(name).filter(|&tile| tile != self.rules.base_camp_tile());
        let Some(tile) = tile else { return bad(field, format!("{} is no tile of this game", beginning(name))) };
        ensure(!self.used.contains(tile), field, &format!("tile {name} is in two places"))?;
        self.used.insert(tile);
        Ok(tile)
    }

    fn card(&self, number: &str, field: &str) -> Result<CardId> {
        let card = self.rules.card_named(number);
        card.map_or_else(|| bad(field, format!("{} is no card of this variant", beginning(number))), Ok)
    }

    fn cell(&self, name: &str, field: &str) -> Result<Cell> {
        let cell = name.parse().ok().and_then(|name| self.rules.layout().cell(name));
        cell.map_or_else(|| bad(field, format!("{} is no cell of this board", beginning(name))), Ok)
    }

    /// The round and the orders.
    fn course(&mut self) -> Result<()> {
        let position = self.position;
        let players = usize::from(self.state.players);
        ensure((1..=self.rules.rounds()).contains(&position.round), "round", "is no round of this variant")?;
        self.state.round = position.round;
        self.state.order = self.seat_list(&position.order, "order")?;
        ensure(self.state.order.len() == players, "order", "has to name every seat")?;
        self.state.passed = self.seat_list(&position.passed, "passed")?;
        ensure(position.next_order.len() == players, "next_order", "has to have a place for every seat")?;
        let drafted: Vec<usize> = position.next_order.iter().flatten().copied().collect();
        self.seat_list(&drafted, "next_order")?;
        for (place, &number) in self.state.next_order.iter_mut().zip(&position.next_order) {
            *place = number.and_then(Seat::from_index);
        }
        Ok(())
    }

    fn hand(&self, cards: &[HeldPosition], most: u8, field: &str) -> Result<Hand> {
        ensure(cards.len() <= usize::from(most), field, "has more cards than there are places")?;
        let mut held = Vec::new();
        for card in cards {
            let id = self.card(&card.id, field)?;
            let permanent = self.rules.card(id).effect.is_permanent();
            ensure(permanent || !card.used, field, "only permanent cards are used")?;
            held.push(Held { card: id, unused: !card.used });
        }
        Ok(sorted(held.into_iter()))
    }

    fn seats(&mut self) -> Result<()> {
        let position = self.position;
        let players = self.state.players;
        ensure(position.seats.len() == usize::from(players), "seats", "has to list every seat once")?;
        let mut powers: BTreeSet<PowerId> = BTreeSet::new();
        for (index, seat) in position.seats.iter().enumerate() {
            let field = format!("seats[{index}]");
            ensure(seat.score <= MAX_SCORE, &format!("{field}.score"), "is more than any game reaches")?;
            let kinds = self.rules.hidden().len();
            ensure(seat.treasures.len() == kinds, &field, "has to list every treasure kind")?;
            let most = MAX_TREASURES as u8;
            ensure(seat.treasures.iter().all(|&copies| copies <= most), &field, "has more treasures than there are")?;
            let mut treasures = [0; MAX_TREASURES];
            treasures[..kinds].copy_from_slice(&seat.treasures);
            let band = |pieces: ReservePosition, part: &str| {
                let fits = pieces.explorers <= self.rules.explorers() && pieces.leaders <= self.rules.leaders();
                ensure(fits, &format!("{field}.{part}"), "has more pieces than there are")?;
                Ok(Band::new(pieces.explorers, pieces.leaders))
            };
            let power = match &seat.power {
                None => None,
                Some(name) => {
                    let power = self.rules.power_named(name);
                    let Some(power) = power else { return bad(format!("{field}.power"), "is no tile of this variant") };
                    ensure(powers.insert(power), &format!("{field}.power"), "two seats have this tile")?;
                    Some(power)
                }
            };
            let power_used = match seat.power_used {
                None => None,
                Some(slot) if power.is_some() && (1..=SLOTS as u8).contains(&slot) => Some(slot - 1),
                Some(_) => return bad(format!("{field}.power_used"), "is no power of this seat"),
            };
            let known = seat.token.is_none_or(|value| usize::from(value) <= MAX_TOKEN);
            ensure(known, &format!("{field}.token"), "is no token of this variant")?;
            let player = Player {
                score: seat.score,
                reserve: band(seat.reserve, "reserve")?,
                unavailable: band(seat.unavailable, "unavailable")?,
                out: band(seat.out, "out")?,
                camps_left: seat.camps_left,
                guards_set: seat.guards,
                treasures,
                power,
                power_used,
                token: seat.token,
                tiles: TileSet::EMPTY,
                right: self.hand(&seat.right, self.rules.right_places(players), &format!("{field}.right"))?,
                left: self.hand(&seat.left, self.rules.left_places(players), &format!("{field}.left"))?,
            };
            let mut tiles = TileSet::EMPTY;
            for name in &seat.tiles {
                tiles.insert(self.tile(name, &format!("{field}.tiles"))?);
            }
            let (share, rest) = self.state.tile_shares(self.rules);
            let most = share + usize::from(rest > 0);
            ensure(tiles.len() <= most, &format!("{field}.tiles"), "has more tiles than are drafted")?;
            self.state.player[index] = Player { tiles, ..player };
        }
        Ok(())
    }

    // ---- The board -----------------------------------------------------------------------------

    fn buried(&self, buried: Option<&BuriedPosition>, field: &str) -> Result<Buried> {
        let Some(given) = buried else { return Ok(Buried::UNSEEN) };
        let kind = given.kind.and_then(|kind| self.rules.treasure(kind));
        let Some(kind) = kind else { return bad(field, "a treasure that was seen is of a kind of this variant") };
        let seen = self.seat_list(&given.seen, field)?;
        ensure(!seen.is_empty(), field, "a treasure of a known kind was seen by somebody")?;
        let seen = seen.as_slice().iter().fold(0, |seen, seat| seen | 1 << seat.index());
        Ok(Buried::new(Some(kind), seen))
    }

    fn cells(&mut self) -> Result<()> {
        let position = self.position;
        let mut read = CellSet::EMPTY;
        for cell in &position.cells {
            let field = format!("cells[{}]", beginning(&cell.cell));
            let place = self.cell(&cell.cell, &field)?;
            ensure(!read.contains(place), &field, "is listed twice")?;
            read.insert(place);
            match &cell.tile {
                None => {
                    ensure(!cell.pieces.is_empty(), &field, "jungle without members is not listed")?;
                    ensure(place != self.rules.base_camp(), &field, "is the base camp")?;
                }
                Some(name) if place == self.rules.base_camp() => {
                    let tile = self.rules.base_camp_tile();
                    ensure(*name == self.rules.tile(tile).name.to_string(), &field, "is the base camp")?;
                    self.state.put_tile(self.rules, place, tile, Rotation::default());
                }
                Some(name) => self.laid(cell, place, name, &field)?,
            }
            self.band_of(cell, place, &field)?;
        }
        ensure(read.contains(self.rules.base_camp()), "cells", "has to list the base camp")
    }

    fn laid(&mut self, cell: &CellPosition, place: Cell, name: &str, field: &str) -> Result<()> {
        let tile = self.tile(name, &format!("{field}.tile"))?;
        let of_cards = self.rules.card_tiles().contains(tile);
        ensure(of_cards == self.rules.dotted().contains(place), &format!("{field}.tile"), "cannot lie there")?;
        let rotation = Rotation::ALL.get(usize::from(cell.rotation)).copied();
        let legal = rotation.filter(|&rotation| self.rules.tile(tile).slabs.rotations().any(|other| other == rotation));
        let Some(rotation) = legal else {
            return bad(format!("{field}.rotation"), "is not one of the tile's distinct rotations");
        };
        self.state.put_tile(self.rules, place, tile, rotation);
        match (self.rules.tile(tile).kind, &cell.temple, &cell.ruin) {
            (TileKind::Temple(printed), Some(temple), None) => {
                let value = format!("{field}.temple.value");
                ensure((printed..=MAX_TIER as u8).contains(&temple.value), &value, "cannot be reached by this temple")?;
                let worked = temple.uncovered_this_turn;
                let possible = worked <= self.rules.uncover_limit().min(temple.value - printed);
                ensure(possible, &format!("{field}.temple.uncovered_this_turn"), "is too many")?;
                self.state.set_site(place, temple.value, worked);
                if let Some(guard) = &temple.guard {
                    let seat = self.seat(guard.player, &format!("{field}.temple.guard"))?;
                    let piece = if guard.piece == PieceName::Leader { Piece::Leader } else { Piece::Explorer };
                    self.state.set_guard(place, seat, piece);
                }
            }
            (TileKind::Ruin(masks), None, Some(ruin)) => {
                let stack = format!("{field}.ruin.stack");
                ensure(ruin.stack.len() <= masks.into(), &stack, "has more treasures than the tile shows masks")?;
                let treasures =
                    ruin.stack.iter().map(|buried| self.buried(buried.as_ref(), &stack)).collect::<Result<Vec<_>>>()?;
                let left = treasures.len() as u8;
                self.state.empty_ruin(self.rules, place);
                self.state.fill_ruin(self.rules, place, treasures.into_iter().rev());
                let worked = ruin.dug_this_turn;
                let possible = worked <= self.rules.dig_limit().min(masks - left).min(MAX_PER_TURN);
                ensure(possible, &format!("{field}.ruin.dug_this_turn"), "is too many")?;
                self.state.set_site(place, left, worked);
            }
            (TileKind::Temple(_) | TileKind::Ruin(_), ..) => {
                return bad(field, "has to describe its temple or its ruin");
            }
            (_, None, None) => {}
            _ => return bad(field, "is neither a temple nor a ruin"),
        }
        if let Some(owner) = cell.camp {
            let seat = self.seat(owner, &format!("{field}.camp"))?;
            ensure(self.state.clearings().contains(place), &format!("{field}.camp"), "stands on a clearing alone")?;
            self.state.set_camp(place, seat);
        }
        Ok(())
    }

    fn band_of(&mut self, cell: &CellPosition, place: Cell, field: &str) -> Result<()> {
        let field = format!("{field}.pieces");
        for band in &cell.pieces {
            let seat = self.seat(band.player, &field)?;
            let known = band.explorers <= self.rules.explorers() && band.leaders <= self.rules.leaders();
            ensure(known && band.explorers + band.leaders > 0, &field, "has a number of members that cannot be")?;
            ensure(self.state.band(place, seat).is_empty(), &field, "lists a player twice")?;
            self.state.set_band(place, seat, Band::new(band.explorers, band.leaders));
        }
        Ok(())
    }

    fn slabs(&mut self) -> Result<()> {
        let position = self.position;
        let most = usize::from(self.rules.slab_tokens());
        ensure(position.slab_tokens.len() <= most, "slab_tokens", "has more tokens than there are")?;
        for text in &position.slab_tokens {
            let side = text.split_once(' ').and_then(|(cell, direction)| {
                let cell = cell.parse().ok().and_then(|name| self.rules.layout().cell(name))?;
                let is_it = |known: &Direction| format!("{known:?}") == direction;
                let direction = Side::DIRECTIONS.into_iter().find(is_it)?;
                self.rules.layout().neighbour(cell, direction).map(|_| Side { cell, direction })
            });
            let Some(side) = side else { return bad("slab_tokens", "names no side between two hexes") };
            self.state.lay_slab(self.rules, side);
        }
        Ok(())
    }
}
