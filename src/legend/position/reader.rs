//! Reading a position: every field is checked against the variant's material and against the others (L12.4).

use std::collections::BTreeSet;

use super::{
    BuriedPosition, CellPosition, HeldPosition, PhaseName, PieceName, Position, ReservePosition, Result, ResumeName,
    bad, ensure,
};
use crate::expedition::{MAX_TIER, MAX_TREASURES, Tiers, TileId, TileSet, Treasure};
use crate::game::Seat;
use crate::game::bounds::beginning;
use crate::hex::{Cell, CellSet, Direction, Rotation};
use crate::legend::action::Piece;
use crate::legend::band::Band;
use crate::legend::board::MAX_PER_TURN;
use crate::legend::card::{CardId, Cards, Effect, Hand, Held, MAX_PLACES, PowerId, SLOTS};
use crate::legend::effect::{Doing, MAX_STEPS, Resume, Source};
use crate::legend::list::List;
use crate::legend::round::sorted;
use crate::legend::stack::Buried;
use crate::legend::state::{Phase, Player, SEATS, Scoring, State};
use crate::legend::tile::{Side, TileKind};
use crate::legend::variant::{MAX_TOKEN, Tokens, Variant, by_players};

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

    // ---- Material ------------------------------------------------------------------------------

    fn tiles_elsewhere(&mut self) -> Result<()> {
        let position = self.position;
        for &(_, tile, _) in &self.rules.scenarios()[self.state.scenario()].laid {
            ensure(self.used.contains(tile), "cells", "a tile of the scenario does not lie on the board")?;
        }
        for name in &position.display.tiles {
            let tile = self.tile(name, "display.tiles")?;
            self.state.display_tiles.insert(tile);
        }
        let most = usize::from(self.rules.display_tiles());
        ensure(self.state.display_tiles.len() <= most, "display.tiles", "has more tiles than lie open")?;
        for name in &position.removed_tiles {
            let tile = self.tile(name, "removed_tiles")?;
            self.state.removed.push(tile);
        }
        self.state.deck = TileSet::EMPTY;
        let letters: Vec<String> = self.rules.deck().iter().map(|group| group.letter.to_string()).collect();
        let given: Vec<&String> = position.deck.iter().map(|(letter, _)| letter).collect();
        ensure(given.iter().copied().eq(&letters), "deck", "has to list every group in order")?;
        for (group, (letter, names)) in self.rules.deck().iter().zip(&position.deck) {
            for name in names {
                let field = format!("deck[{letter}]");
                let tile = self.tile(name, &field)?;
                ensure(group.tiles.contains(tile), &field, "has a tile of another group")?;
                self.state.deck.insert(tile);
            }
        }
        // What is in no group of the deck can lie nowhere but on the board or with the tiles of cards.
        let all = self.rules.scenarios()[self.state.scenario()].deck;
        let removed = self.state.removed().iter().fold(TileSet::EMPTY, |mut set, &tile| {
            set.insert(tile);
            set
        });
        let placed = self.state.display_tiles.or(self.state.deck).or(removed);
        let drafted = self.state.player.iter().fold(placed, |set, player| set.or(player.tiles));
        ensure(drafted.and(all) == drafted, "deck", "a tile is where only tiles of the deck are")?;
        self.state.card_tiles = TileSet::EMPTY;
        for name in &position.card_tiles {
            let tile = self.tile(name, "card_tiles")?;
            ensure(self.rules.card_tiles().contains(tile), "card_tiles", "has a tile that cards do not bring")?;
            self.state.card_tiles.insert(tile);
        }
        ensure(self.used.len() == self.rules.tiles().count(), "cells", "a tile of this game is in no place")
    }

    fn cards(&mut self) -> Result<()> {
        let position = self.position;
        ensure(position.card_deck.len() == self.rules.cards().len(), "card_deck", "has to list every card")?;
        self.state.card_deck = [0; crate::legend::card::MAX_CARDS];
        for (number, &copies) in &position.card_deck {
            let card = self.card(number, "card_deck")?;
            self.state.card_deck[card.index()] = copies;
        }
        let heap = |numbers: &[String], field: &str| -> Result<Cards> {
            let mut cards = [0_u8; crate::legend::card::MAX_CARDS];
            for number in numbers {
                let copies = &mut cards[self.card(number, field)?.index()];
                *copies = copies.saturating_add(1);
            }
            Ok(cards)
        };
        let display = heap(&position.display.cards, "display.cards")?;
        let discard = heap(&position.discard, "discard")?;
        (self.state.display_cards, self.state.discard) = (display, discard);
        let most = usize::from(self.rules.display_cards());
        ensure(position.display.cards.len() <= most, "display.cards", "has more cards than lie open")?;
        for (index, card) in self.rules.cards().iter().enumerate() {
            let id = CardId::new(index as u8);
            let held: usize =
                self.state.player.iter().map(|player| count(&player.right, id) + count(&player.left, id)).sum();
            let there = [&self.state.card_deck, &self.state.display_cards, &self.state.discard];
            let there: usize = there.iter().map(|cards| usize::from(cards[index])).sum();
            let all = usize::from(card.counts[by_players(self.state.players)]);
            let text = format!("of card {} there are {all}, but {} are listed", card.number, held + there);
            ensure(held + there == all, "card_deck", &text)?;
        }
        Ok(())
    }

    fn tokens(&mut self) -> Result<()> {
        let position = self.position;
        self.state.bag = Tokens::default();
        for (&value, &copies) in &position.bag {
            let Some(left) = self.state.bag.get_mut(usize::from(value)) else {
                return bad("bag", "names a token that no variant has");
            };
            *left = copies;
        }
        let heap = |values: &[u8], field: &str| -> Result<Tokens> {
            let mut tokens = Tokens::default();
            for &value in values {
                let Some(copies) = tokens.get_mut(usize::from(value)) else {
                    return bad(field, "names a token that no variant has");
                };
                *copies = copies.saturating_add(1);
            }
            Ok(tokens)
        };
        self.state.display_tokens = heap(&position.display.tokens, "display.tokens")?;
        self.state.spent = heap(&position.spent, "spent")?;
        let most = usize::from(self.state.players);
        ensure(position.display.tokens.len() <= most, "display.tokens", "has more tokens than players")?;
        for (value, &all) in (0..).zip(self.rules.tokens()) {
            let held = self.state.player.iter().filter(|player| player.token == Some(value)).count();
            let index = usize::from(value);
            let there = [self.state.bag[index], self.state.display_tokens[index], self.state.spent[index]];
            let there = there.iter().map(|&copies| usize::from(copies)).sum::<usize>() + held;
            let text = format!("of token {value} there are {all}, but {there} are listed");
            ensure(there == usize::from(all), "bag", &text)?;
        }
        Ok(())
    }

    fn pieces(&self) -> Result<()> {
        for (index, &seat) in self.state.seats().iter().enumerate() {
            let field = format!("seats[{index}]");
            for (piece, all) in [(Piece::Explorer, self.rules.explorers()), (Piece::Leader, self.rules.leaders())] {
                let beside = [self.state.reserve(seat), self.state.unavailable(seat), self.state.out(seat)];
                let standing = self.state.present(seat).into_iter().map(|cell| self.state.band(cell, seat));
                let members: u32 = beside.into_iter().chain(standing).map(|band| u32::from(band.count(piece))).sum();
                let guards = self.state.guarded_by(seat).into_iter();
                let guards = guards.filter(|&temple| self.state.guard(temple) == Some((seat, piece))).count() as u32;
                let text = format!("has {} pieces of the kind {piece}, not {all}", members + guards);
                ensure(members + guards == u32::from(all), &field, &text)?;
            }
            let camps = self.state.camps(seat).len() + usize::from(self.state.camps_left(seat));
            ensure(camps == usize::from(self.rules.camps()), &format!("{field}.camps_left"), "does not fit the board")?;
            let guards = self.state.guarded_by(seat).len();
            let fits = guards == usize::from(self.state.guards_set(seat)) && guards <= usize::from(self.rules.guards());
            ensure(fits, &format!("{field}.guards"), "does not fit the board")?;
        }
        Ok(())
    }

    fn tiers(&mut self) -> Result<()> {
        let mut used: Tiers = [0; MAX_TIER + 1];
        for temple in self.state.temples() {
            let Some(TileKind::Temple(printed)) = self.state.tile(temple).map(|tile| self.rules.tile(tile).kind) else {
                continue;
            };
            for tier in printed + 1..=self.state.level(temple) {
                used[usize::from(tier)] += 1;
            }
        }
        for (value, &used) in used.iter().enumerate() {
            let left = self.rules.tiers()[value].checked_sub(used);
            let Some(left) = left else {
                return bad("supply", format!("more tiers of {value} lie on temples than there are"));
            };
            self.state.supply[value] = left;
        }
        Ok(())
    }

    fn treasures(&mut self) -> Result<()> {
        let position = self.position;
        let kinds = self.rules.hidden().len();
        for (field, list) in
            [("treasures_hidden", &position.treasures_hidden), ("treasures_face_up", &position.treasures_face_up)]
        {
            ensure(list.len() == kinds, field, "has to list every treasure kind")?;
            let most = MAX_TREASURES as u8;
            ensure(list.iter().all(|&copies| copies <= most), field, "has more treasures than there are")?;
        }
        self.state.hidden[..kinds].copy_from_slice(&position.treasures_hidden);
        self.state.face_up[..kinds].copy_from_slice(&position.treasures_face_up);
        let ruins = self.state.ruins().into_iter();
        let mut buried: Vec<Buried> = ruins.flat_map(|ruin| self.state.stack(self.rules, ruin)).collect();
        if let Phase::Reveal(_, digging) = self.state.phase {
            buried.push(digging);
        }
        let mut pairs = 0;
        for kind in Treasure::ALL.into_iter().take(kinds) {
            let index = kind.index();
            let owned: usize = self.state.player.iter().map(|player| usize::from(player.treasures[index])).sum();
            let seen = buried.iter().filter(|buried| buried.kind() == Some(kind)).count();
            let (hidden, face_up) = (usize::from(self.state.hidden[index]), usize::from(self.state.face_up[index]));
            let all = usize::from(self.rules.hidden()[index] + self.rules.face_up()[index]);
            let text = format!("of kind {index} there are {all}, but {} are listed", owned + seen + hidden + face_up);
            ensure(owned + seen + hidden + face_up == all, "treasures_hidden", &text)?;
            let printed = usize::from(self.rules.face_up()[index]);
            ensure(face_up == 0 || face_up == printed, "treasures_face_up", "are taken all or none")?;
            pairs += printed - face_up;
        }
        // Ruins got a treasure for each mask while there were any; what is not there any more was dug.
        let masks = self.state.occupied().into_iter().filter_map(|cell| self.state.tile(cell));
        let masks = masks.map(|tile| match self.rules.tile(tile).kind {
            TileKind::Ruin(masks) => usize::from(masks),
            _ => 0,
        });
        let all: usize = self.rules.hidden().iter().map(|&copies| usize::from(copies)).sum();
        let given = masks.sum::<usize>().min(all);
        let owned = self.state.player.iter().flat_map(|player| player.treasures).map(usize::from).sum::<usize>();
        let text = format!(
            "{} treasures lie on ruins and {owned} are owned, {pairs} of them of cards, but the ruins got {given}",
            buried.len()
        );
        ensure(buried.len() + owned == given + pairs, "cells", &text)
    }

    // ---- What is asked -------------------------------------------------------------------------

    fn phase(&mut self) -> Result<()> {
        let position = self.position;
        if position.phase == PhaseName::Over {
            ensure(position.seat.is_none(), "seat", "is null when the game is over")?;
        } else {
            let Some(number) = position.seat else { return bad("seat", "is null, but the game is not over") };
            self.state.seat = self.seat(number, "seat")?;
        }
        ensure(position.action_points <= MAX_POINTS, "action_points", "are more than any card gives")?;
        self.state.points = position.action_points;
        self.scoring()?;
        self.effect()?;
        self.state.phase = match position.phase {
            PhaseName::Deal => Phase::Deal,
            PhaseName::Fill => match self.state.short_of(self.rules) {
                Some(filling) => Phase::Fill(filling),
                None => return bad("phase", "nothing is short"),
            },
            PhaseName::Draft => Phase::Draft,
            PhaseName::Turn => Phase::Turn,
            PhaseName::Act => Phase::Act,
            PhaseName::Effect => Phase::Effect,
            PhaseName::Reveal => {
                let Some(digging) = &position.digging else { return bad("digging", "is null, but a treasure was dug") };
                let cell = self.cell(&digging.cell, "digging.cell")?;
                let tile = self.state.tile(cell).map(|tile| self.rules.tile(tile).kind);
                let Some(TileKind::Ruin(masks)) = tile else { return bad("digging.cell", "is no ruin") };
                ensure(self.state.level(cell) < masks, "digging.cell", "all its treasures are there")?;
                Phase::Reveal(cell, self.buried(digging.token.as_ref(), "digging.token")?)
            }
            PhaseName::Show => Phase::Show,
            PhaseName::Over => Phase::Over,
        };
        Ok(())
    }

    fn scoring(&mut self) -> Result<()> {
        let Some(given) = &self.position.scoring else { return Ok(()) };
        let order = self.seat_list(&given.order, "scoring.order")?;
        ensure(order.len() == usize::from(self.state.players), "scoring.order", "has to name every seat")?;
        let index = u8::try_from(given.index).ok().filter(|&index| usize::from(index) < order.len());
        let Some(index) = index else { return bad("scoring.index", "is no place of the order") };
        let expected: Vec<Option<Seat>> = if given.is_final {
            ensure(given.tile.is_none(), "scoring.tile", "is null in the last scoring alone")?;
            self.state.next_order().to_vec()
        } else {
            let first = order.as_slice()[0];
            // L4.3: who lays a tile makes a turn.
            ensure(!self.state.passed().contains(&first), "scoring.order", "begins with who has passed")?;
            let others = self.state.order().iter().copied().filter(|&seat| seat != first);
            std::iter::once(first).chain(others).map(Some).collect()
        };
        let is_it = order.as_slice().iter().copied().map(Some).eq(expected);
        ensure(is_it, "scoring.order", "is another than the rules say")?;
        let acting = order.as_slice()[usize::from(index)];
        ensure(acting == self.state.seat, "scoring.index", "does not name the acting seat")?;
        let volcano = match &given.tile {
            None => None,
            Some(name) => {
                let tile = self.rules.tile_named(name).filter(|&tile| {
                    let on_board = |cell: Cell| self.state.tile(cell) == Some(tile);
                    let of_deck = self.rules.scenarios()[self.state.scenario()].deck.contains(tile);
                    of_deck && self.state.volcanoes().into_iter().any(on_board)
                });
                if tile.is_none() {
                    return bad("scoring.tile", "is no volcano of the deck that lies on the board");
                }
                tile
            }
        };
        ensure(given.is_final == volcano.is_none(), "scoring.tile", "is null in the last scoring alone")?;
        self.state.scoring = Some(Scoring { order, index, volcano });
        Ok(())
    }

    fn effect(&mut self) -> Result<()> {
        let Some(given) = &self.position.effect else { return Ok(()) };
        let seat = self.state.seat;
        let (source, effect) = if let Some((tile, slot)) = given.source.split_once('.') {
            let tile = self.rules.power_named(tile).filter(|&tile| self.state.power(seat) == Some(tile));
            let slot = slot.parse::<u8>().ok().and_then(|slot| slot.checked_sub(1));
            let (Some(tile), Some(slot)) = (tile, slot) else {
                return bad("effect.source", "is no power of the acting seat");
            };
            ensure(self.state.power_used(seat) == Some(slot), "effect.source", "is not the power that was used")?;
            let effect = self.rules.power(tile).effects.get(usize::from(slot)).copied();
            (Source::Power { tile, slot }, effect.unwrap_or(Effect::Slab))
        } else {
            let card = self.card(&given.source, "effect.source")?;
            (Source::Card(card), self.rules.card(card).effect)
        };
        let resume = match given.resume {
            ResumeName::Next => Resume::Next,
            ResumeName::Turn => Resume::Turn,
            ResumeName::Act => Resume::Act,
        };
        let ends_turn = matches!(source, Source::Card(_)) && effect != Effect::Look;
        ensure(ends_turn == (resume == Resume::Next), "effect.resume", "does not fit the source")?;
        let mut doing = Doing::new(source, effect, resume);
        ensure(given.left <= doing.left, "effect.left", "is more than the effect has")?;
        ensure(given.leaders <= doing.leaders, "effect.leaders", "is more than the effect has")?;
        (doing.left, doing.leaders) = (given.left, given.leaders);
        let cell = |name: &Option<String>, field: &str| match name {
            None => Ok(None),
            Some(name) => self.cell(name, field).map(Some),
        };
        (doing.cell, doing.to) = (cell(&given.cell, "effect.cell")?, cell(&given.to, "effect.to")?);
        let worked = matches!(effect, Effect::Dig(_) | Effect::UncoverOne(_) | Effect::UncoverEach(_));
        let fixed = matches!(
            effect,
            Effect::PutRuin(_) | Effect::Scout | Effect::UncoverOne(_) | Effect::Camp(_) | Effect::Jump
        );
        ensure(fixed || doing.cell.is_none(), "effect.cell", "is not meant")?;
        ensure(
            (effect == Effect::Jump && doing.cell.is_some()) == doing.to.is_some(),
            "effect.to",
            "goes with a jump",
        )?;
        for (name, times) in &given.used {
            let cell = self.cell(name, "effect.used")?;
            ensure((1..=MAX_STEPS).contains(times), "effect.used", "is no number of times")?;
            for _ in 0..*times {
                ensure(doing.used.len() < usize::from(MAX_STEPS), "effect.used", "is more than any effect has")?;
                doing.used.insert(cell);
            }
        }
        let done = usize::from(effect.steps() - doing.left);
        ensure(doing.used.len() == if worked { done } else { 0 }, "effect.used", "does not fit what is left")?;
        for name in &given.queue {
            let cell = self.cell(name, "effect.queue")?;
            doing.queue.insert(cell);
        }
        let unseen = self.state.unseen_tops(self.rules, seat);
        let expected = if effect == Effect::Look { doing.queue & unseen } else { CellSet::EMPTY };
        ensure(doing.queue == expected, "effect.queue", "has a ruin that is not to be shown")?;
        self.first_steps(&doing)?;
        self.origin(&doing)?;
        self.state.doing = Some(doing);
        Ok(())
    }

    /// Checks that the hexes of an effect are those that its first steps can have fixed.
    fn first_steps(&self, doing: &Doing) -> Result<()> {
        let begun = doing.left < doing.effect.steps();
        let used = doing.used.as_slice();
        match (doing.effect, doing.cell) {
            (Effect::PutRuin(_) | Effect::Scout | Effect::UncoverOne(_), cell) if cell.is_some() != begun => {
                bad("effect.cell", "goes with the first step")
            }
            (Effect::Scout, Some(ruin)) => {
                ensure(self.state.ruins().contains(ruin), "effect.cell", "is no ruin with treasures")
            }
            (Effect::UncoverOne(_), Some(temple)) => {
                ensure(used.iter().all(|&cell| cell == temple), "effect.used", "names another temple")
            }
            (Effect::UncoverEach(_), _) => {
                let distinct = used.iter().all(|&cell| doing.used.count(cell) == 1);
                ensure(distinct, "effect.used", "names a temple twice")
            }
            (Effect::Camp(_), Some(site)) => {
                let own = self.state.camps(self.state.seat).contains(site);
                ensure(own, "effect.cell", "is no camp of the acting seat")
            }
            (Effect::Camp(_), None) => ensure(!begun, "effect.left", "members come after the camp"),
            _ => Ok(()),
        }
    }

    /// Checks that the card of an effect is where it was laid: out of the game, or used beside the sheet.
    fn origin(&self, doing: &Doing) -> Result<()> {
        let Source::Card(card) = doing.source else { return Ok(()) };
        if doing.effect != Effect::Look {
            return ensure(self.state.discard[card.index()] > 0, "effect.source", "is not out of the game");
        }
        ensure(self.state.scoring.is_none(), "effect.source", "nobody looks in a scoring turn")?;
        let used = Held { card, unused: false };
        let seat = self.state.seat;
        let held = self.state.right(seat).contains(used) || self.state.left(seat).contains(used);
        ensure(held, "effect.source", "is no used card of the acting seat")
    }

    /// Checks that the phase agrees with everything else.
    fn agreement(&self) -> Result<()> {
        let (state, rules) = (&self.state, self.rules);
        let seats = state.seats();
        let nothing_drafted = state.next_order().iter().all(Option::is_none)
            && seats.iter().all(|&seat| state.token(seat).is_none() && state.tiles(seat).is_empty())
            && seats.iter().all(|&seat| state.right(seat).is_empty())
            && state.passed().is_empty();
        let all_drafted =
            state.next_order().iter().all(Option::is_some) && state.display_tokens().iter().all(|&copies| copies == 0);
        let phase = state.phase();
        let has_doing = state.doing().is_some();
        let acts = matches!(phase, Phase::Act)
            || state.doing().is_some_and(|doing| doing.resume == Resume::Act)
            || (matches!(phase, Phase::Reveal(..)) && !has_doing);
        ensure(acts || state.points() == 0, "action_points", "is 0 while no points are spent")?;
        let rested = state.occupied().into_iter().all(|cell| state.worked(cell) == 0);
        ensure(acts || rested, "cells", "temples and ruins were worked this turn, but no points are spent")?;
        let bound = matches!(phase, Phase::Effect | Phase::Show);
        ensure(!bound || has_doing, "effect", "is null, but an effect is carried out")?;
        let interrupts = bound || matches!(phase, Phase::Reveal(..));
        ensure(interrupts || !has_doing, "effect", "is null while no effect is carried out")?;
        ensure(state.scoring().is_none() || acts, "scoring", "is null while no points are spent")?;
        let dealt = seats.iter().all(|&seat| state.power(seat).is_some());
        ensure(dealt != (phase == Phase::Deal), "seats", "director's tiles are dealt first, and to all")?;
        match phase {
            Phase::Deal => {
                let first = seats.iter().copied().find(|&seat| state.power(seat).is_none());
                ensure(first == Some(state.seat()), "seat", "is not the next that gets a director's tile")?;
                let later = seats.iter().all(|&seat| seat < state.seat() || state.power(seat).is_none());
                let bare = state.display_cards().iter().all(|&copies| copies == 0)
                    && state.display_tokens().iter().all(|&copies| copies == 0)
                    && state.display_tiles().is_empty()
                    && state.round() == 1;
                ensure(later && bare && nothing_drafted, "phase", "director's tiles are dealt before all else")
            }
            Phase::Fill(_) => {
                let first = state.order().first() == Some(&state.seat());
                ensure(first, "seat", "is not the first in order")?;
                ensure(nothing_drafted, "phase", "the display is filled before anything is drafted")
            }
            Phase::Draft => {
                ensure(state.passed().is_empty(), "passed", "is empty while drafting")?;
                let mut legal = Vec::new();
                state.legal_actions(rules, &mut legal);
                ensure(!legal.is_empty(), "seat", "can draft nothing")
            }
            Phase::Turn | Phase::Act | Phase::Effect | Phase::Reveal(..) | Phase::Show => {
                ensure(all_drafted && state.display_tiles().is_empty(), "phase", "drafting is not over")?;
                let passed = state.passed().contains(&state.seat());
                ensure(!passed || state.scoring().is_some(), "seat", "has passed")?;
                if state.scoring().is_some_and(|scoring| scoring.volcano.is_none()) {
                    let is_last = state.round() == rules.rounds() && state.passed().len() == seats.len();
                    ensure(is_last, "scoring", "is the last one before all have passed in the last round")?;
                }
                self.steps_left()
            }
            Phase::Over => {
                let is_last = state.round() == rules.rounds() && state.passed().len() == seats.len();
                ensure(is_last && all_drafted, "phase", "the game is over when all have passed in the last round")
            }
        }?;
        for &seat in state.passed() {
            let idle = state.token(seat).is_none() && state.tiles(seat).is_empty() && state.right(seat).is_empty();
            ensure(idle, "passed", "who has passed has nothing left on the right")?;
        }
        Ok(())
    }

    /// Checks that something is left to do of what is asked.
    fn steps_left(&self) -> Result<()> {
        let (state, rules) = (&self.state, self.rules);
        match state.phase() {
            Phase::Effect => {
                let has_step = state.doing().is_some_and(|doing| state.has_step(rules, doing));
                ensure(has_step, "effect", "no step of it is left, so it is over")?;
                // L7.7: all is shown before something is taken.
                let shown = state.doing().is_none_or(|doing| !doing.is_bound()) || state.next_shown(rules).is_none();
                ensure(shown, "phase", "a treasure is still to be shown")
            }
            Phase::Show => {
                let looks = state.doing().is_some_and(|doing| match doing.effect {
                    Effect::Look => true,
                    Effect::Scout => doing.left == 2,
                    _ => false,
                });
                ensure(looks, "effect", "shows nothing")?;
                ensure(state.next_shown(rules).is_some(), "effect.queue", "nothing is left to show")
            }
            Phase::Reveal(..) => {
                let digs = state.doing().is_none_or(|doing| matches!(doing.effect, Effect::Dig(_)));
                ensure(digs, "effect", "digs nothing")
            }
            Phase::Deal | Phase::Fill(_) | Phase::Draft | Phase::Turn | Phase::Act | Phase::Over => Ok(()),
        }
    }
}

fn count(hand: &Hand, card: CardId) -> usize {
    hand.as_slice().iter().filter(|held| held.card == card).count()
}
