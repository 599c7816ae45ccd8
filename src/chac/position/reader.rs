//! Reading a position (C15.8): the fields, each by itself. `material` counts what there is, `temple` says where one can
//! be, `course` reads what is asked and holds it against the rest.

use std::collections::BTreeMap;

use super::{FaceName, Position, Result, SeatPosition, StatusName, bad, ensure};
use crate::chac::card::{Adventurer, Card, Deck, Discarded, Glyph, MAX_CARDS, MAX_HELD, Number, Seats, Value};
use crate::chac::dice::Dice;
use crate::chac::phase::Rescue;
use crate::chac::setup::Setup;
use crate::chac::square::Square;
use crate::chac::state::{Player, State, Status};
use crate::chac::temple::{Clue, Face, Tile, Walls};
use crate::chac::variant::Variant;
use crate::game::bounds::beginning;
use crate::game::{List, Seat};

/// The state that a position describes. Fields that follow from others have not been compared yet.
pub(super) fn read(rules: &Variant, position: &Position) -> Result<State> {
    let setup = Setup { first: Seat::default() };
    let state = State::new(rules, position.players, &setup);
    let mut reader = PositionReader { rules, position, state };
    reader.read()?;
    Ok(reader.state)
}

pub(super) struct PositionReader<'a> {
    pub(super) rules: &'a Variant,
    pub(super) position: &'a Position,
    pub(super) state: State,
}

impl PositionReader<'_> {
    fn read(&mut self) -> Result<()> {
        let position = self.position;
        self.state.first = self.seat(position.first, "first")?;
        self.state.round = position.round;
        self.state.dice = self.dice(&position.dice, "dice")?;
        self.state.lock = self.dice(&position.lock, "lock")?;
        self.state.actions_left = position.actions_left;
        self.state.rescue = position.rescue.map(|rescue| Rescue {
            ones: rescue.ones,
            to_leave: rescue.to_leave,
            rerolled: rescue.rerolled,
        });
        self.walls()?;
        let last = self.rules.corridor().len() - 1;
        ensure(position.boulder <= last, "boulder", "is no place on the boulder's track")?;
        self.state.boulder = position.boulder as u8;
        ensure(position.planks <= self.rules.planks(), "planks", "is more than the bridge has")?;
        self.state.planks = position.planks;
        self.alcoves()?;
        self.decks()?;
        self.clues()?;
        self.tiles()?;
        self.seats()?;
        self.discard()?;
        self.phase()?;
        self.material()?;
        self.temple()?;
        self.course()
    }

    pub(super) fn seat(&self, number: usize, field: &str) -> Result<Seat> {
        let seat = Seat::from_index(number).filter(|_| number < usize::from(self.state.players));
        seat.map_or_else(|| bad(field, format!("there is no seat {number} in this game")), Ok)
    }

    fn seat_set(&self, numbers: &[usize], field: &str) -> Result<Seats> {
        let mut seats = Seats::default();
        for &number in numbers {
            let seat = self.seat(number, field)?;
            ensure(!seats.contains(seat), field, "names a seat twice")?;
            seats.insert(seat);
        }
        Ok(seats)
    }

    pub(super) fn square(&self, id: &str, field: &str) -> Result<Square> {
        let square = self.rules.square_named(id);
        square.map_or_else(|| bad(field, format!("{} is no square of this temple", beginning(id))), Ok)
    }

    fn adventurer(&self, id: &str, field: &str) -> Result<Adventurer> {
        let who = self.rules.adventurer_named(id);
        who.map_or_else(|| bad(field, format!("{} is no adventurer of this variant", beginning(id))), Ok)
    }

    pub(super) fn deck(&self, name: &str, field: &str) -> Result<Deck> {
        let deck = Deck::named(name).filter(|&deck| self.rules.has_deck(deck));
        deck.map_or_else(|| bad(field, format!("{} is no deck of this temple", beginning(name))), Ok)
    }

    fn dice(&self, faces: &[u8], field: &str) -> Result<Dice> {
        let dice = Dice::of(faces).filter(|dice| dice.total() <= self.rules.dice());
        dice.map_or_else(|| bad(field, "has dice that there are not"), Ok)
    }

    fn card(&self, (deck, value): (&str, Option<&str>), field: &str) -> Result<Card> {
        let deck = self.deck(deck, field)?;
        let Some(value) = value.and_then(Value::named).filter(|&value| self.rules.deck(deck)[value.index()] > 0) else {
            return bad(field, format!("has a value that no treasure of the deck {deck} has"));
        };
        Ok(Card::new(deck, value))
    }

    fn walls(&mut self) -> Result<()> {
        let given = &self.position.walls;
        let deck = [given.deck.none, given.deck.left, given.deck.right, given.deck.both];
        let all = self.rules.wall_cards();
        ensure(deck.iter().zip(all).all(|(left, all)| left <= all), "walls.deck", "has more cards than there are")?;
        let most = self.rules.cards_per_round();
        ensure(given.turned <= most, "walls.turned", &format!("is more than {most} cards in a round"))?;
        let used: Vec<u8> = all.iter().zip(deck).map(|(all, left)| all - left).collect();
        ensure(given.turned <= used.iter().sum(), "walls.turned", "is more cards than have left the deck")?;
        // The cards say how far the walls have come.
        let (left, right) = (used[1] + used[3], used[2] + used[3]);
        self.state.walls =
            Walls { left, right, met: left + right >= self.rules.wall_steps(), turned: given.turned, deck };
        Ok(())
    }

    fn alcoves(&mut self) -> Result<()> {
        let given = &self.position.alcoves;
        let names: Vec<String> = self.rules.alcoves().iter().map(|alcove| alcove.id.to_string()).collect();
        ensure(given.len() == names.len(), "alcoves", "has to list every alcove of the temple")?;
        self.state.alcoves = 0;
        for (index, name) in names.iter().enumerate() {
            match given.get(name) {
                Some(true) => self.state.alcoves |= 1 << index,
                Some(false) => {}
                None => return bad("alcoves", "has to list every alcove of the temple"),
            }
        }
        Ok(())
    }

    fn decks(&mut self) -> Result<()> {
        let given = &self.position.decks;
        ensure(given.len() == self.rules.decks().count(), "decks", "has to list every deck of the temple")?;
        for deck in self.rules.decks() {
            let field = format!("decks.{deck}");
            let Some(given) = given.get(&deck.to_string()) else { return bad(field, "is missing") };
            let empty = BTreeMap::new();
            let values = given.values.as_ref().unwrap_or(&empty);
            let stock = &mut self.state.decks[deck.index()];
            stock.copies = Default::default();
            for (name, &copies) in values {
                let value = Value::named(name);
                let value = value.filter(|value| copies <= self.rules.deck(deck)[value.index()]);
                let Some(value) = value else { return bad(field, "has more treasures of a value than there are") };
                stock.copies[value.index()] = copies;
            }
            stock.left = stock.copies.iter().sum();
        }
        Ok(())
    }

    fn number(&self, number: u8, field: &str) -> Result<u8> {
        ensure((1..=self.rules.numbers()).contains(&number), field, "is no number of a lava tile")?;
        Ok(number)
    }

    fn clues(&mut self) -> Result<()> {
        let given = &self.position.clues;
        ensure(given.len() == self.rules.zones().len(), "clues", "has to have a clue for each zone")?;
        for (index, clue) in given.iter().enumerate() {
            let field = format!("clues[{index}]");
            let number = clue.number.map(|number| self.number(number, &field)).transpose()?.and_then(Number::new);
            let glyph = clue.glyph.map(|glyph| self.number(glyph, &field)).transpose()?.and_then(Glyph::new);
            let seen = self.seat_set(&clue.seen, &format!("{field}.seen"))?;
            ensure(seen.is_empty() == glyph.is_none(), &field, "has a glyph exactly if somebody has seen it")?;
            ensure(glyph.is_none() || number.is_some(), &field, "has a glyph without a number")?;
            self.state.clues[index] = Clue { number, glyph, seen };
        }
        Ok(())
    }

    fn tiles(&mut self) -> Result<()> {
        let given = &self.position.tiles;
        ensure(given.len() == self.rules.tiles().len(), "tiles", "has to list every lava square")?;
        self.state.covered = self.position.covered;
        for (index, &square) in self.rules.tiles().iter().enumerate() {
            let id = self.rules.square_id(square);
            let field = format!("tiles.{id}");
            let Some(tile) = given.get(id.as_str()) else { return bad(field, "is missing") };
            let number = tile.number.map(|number| self.number(number, &field)).transpose()?.and_then(Number::new);
            let glyph = tile.glyph.map(|glyph| self.number(glyph, &field)).transpose()?.and_then(Glyph::new);
            let checked = self.seat_set(&tile.checked, &format!("{field}.checked"))?;
            let face = match tile.face {
                FaceName::Down => Face::Down,
                FaceName::Up => Face::Up,
                FaceName::Empty => Face::Empty,
                FaceName::Sunk => Face::Sunk,
            };
            let is_known = face != Face::Down || !checked.is_empty();
            ensure(number.is_some() == is_known, &field, "has a number exactly if somebody has seen it")?;
            ensure(number.is_none() || glyph.is_some(), &field, "has a number without a glyph")?;
            self.state.tiles[index] = Tile { glyph, number, face, checked };
        }
        Ok(())
    }

    fn seats(&mut self) -> Result<()> {
        let position = self.position;
        let players = usize::from(self.state.players);
        ensure(position.seats.len() == players, "seats", "has to list every seat once")?;
        let mut dealt = Vec::new();
        for (index, seat) in position.seats.iter().enumerate() {
            let field = format!("seats[{index}]");
            let player = self.player(seat, &field)?;
            for who in player.dealt.into_iter().flatten() {
                ensure(!dealt.contains(&who), &format!("{field}.dealt"), "has an adventurer that was dealt before")?;
                dealt.push(who);
            }
            self.state.player[index] = player;
        }
        Ok(())
    }

    fn player(&self, given: &SeatPosition, field: &str) -> Result<Player> {
        let each = usize::from(self.rules.per_seat());
        let at = |part: &str| format!("{field}.{part}");
        ensure(given.dealt.len() <= each, &at("dealt"), "has more adventurers than a seat is dealt")?;
        let mut dealt = [None; 2];
        for (place, id) in dealt.iter_mut().zip(&given.dealt) {
            *place = Some(self.adventurer(id, &at("dealt"))?);
        }
        let named = |id: &Option<String>, part: &str| -> Result<Option<Adventurer>> {
            let Some(id) = id else { return Ok(None) };
            let who = self.adventurer(id, &at(part))?;
            ensure(dealt.contains(&Some(who)), &at(part), "was not dealt to this seat")?;
            Ok(Some(who))
        };
        let adventurer = named(&given.adventurer, "adventurer")?;
        let substitute = named(&given.substitute, "substitute")?;
        ensure(substitute.is_none() || substitute != adventurer, &at("substitute"), "is the adventurer itself")?;
        let status = match given.status {
            StatusName::Waiting => Status::Waiting,
            StatusName::In => Status::In,
            StatusName::Lost => Status::Lost,
            StatusName::Out => Status::Out,
        };
        let mut hand = Vec::new();
        for (deck, value) in &given.cards {
            hand.push(self.card((deck, value.as_deref()), &at("cards"))?);
        }
        let most = self.rules.most_held();
        ensure(hand.len() <= most, &at("cards"), &format!("has more than {most} treasures"))?;
        let sides = self.rules.chest_sides();
        let is_roll = given.chests.iter().all(|pips| (1..=sides).contains(pips));
        ensure(is_roll && given.chests.len() <= MAX_HELD, &at("chests"), "has chests that cannot be worth that")?;
        let place = given.place.as_ref().map(|id| self.square(id, &at("place"))).transpose()?;
        let mut player = Player {
            dealt,
            adventurer,
            substitute,
            status,
            place,
            ability_used: given.ability_used,
            rested: given.rested,
            searched: given.searched,
            hand: List::of(hand),
            chests: List::of(given.chests.iter().copied()),
        };
        player.hand.sort();
        Ok(player)
    }

    fn discard(&mut self) -> Result<()> {
        let given = &self.position.discard;
        ensure(given.len() <= MAX_CARDS, "discard", "has more treasures than there are")?;
        for discarded in given {
            let card = self.card((&discarded.deck, discarded.value.as_deref()), "discard")?;
            let by = self.seat(discarded.by, "discard")?;
            self.state.discard.insert(Discarded { card, by });
        }
        Ok(())
    }
}
