//! Checks the numbers of a temple: adventurers, dice, loads, decks, walls, boulder, planks and river.

use std::ops::RangeInclusive;

use super::Checker;
use super::board::Board;
use super::rooms::{Rooms, in_alcoves};
use crate::chac::card::{DECKS, Deck, MAX_ADVENTURERS, MAX_CARDS, MAX_HELD, VALUES, Value};
use crate::chac::definition::{DeckDef, VariantDef};
use crate::chac::dice::{FACES, MAX_DICE};
use crate::chac::problem::{Flaw, Quantity};
use crate::chac::variant::Person;
use crate::ron_text::Path;

/// The most copies of a treasure in a deck, and the most wall cards of a kind.
const MAX_COPIES: u8 = 20;
/// The most steps of the walls, and the most cards turned up in a round.
const MAX_STEPS: u8 = 20;
/// The most sides of the die of a chest.
const MAX_SIDES: u8 = 20;
/// The most rounds for which the boulder has a number of dice of its own.
const MAX_ROUNDS: usize = 30;

/// The numbers that were read.
pub(super) struct Numbers {
    pub(super) people: Vec<Person>,
    pub(super) per_seat: u8,
    pub(super) dice: u8,
    pub(super) load: Vec<u8>,
    pub(super) least_load: u8,
    pub(super) chest_sides: u8,
    pub(super) wall_steps: u8,
    pub(super) wall_cards: [u8; 4],
    pub(super) cards_per_round: u8,
    pub(super) boulder_dice: Vec<u8>,
    pub(super) boulder_needs: u8,
    pub(super) planks: u8,
    pub(super) danger: u8,
    pub(super) rescue_cost: u8,
}

impl Checker {
    pub(super) fn material(&mut self, def: &VariantDef, players: &RangeInclusive<u8>) -> Numbers {
        let per_seat =
            self.number(Path::of("adventurers_per_seat"), Quantity::PerSeat, def.adventurers_per_seat, 1..=2);
        let (walls, boulder, river) = (Path::of("walls"), Path::of("boulder"), Path::of("river"));
        let cards = walls.field("cards");
        let mut wall_card =
            |field, copies| self.number(cards.field(field), Quantity::WallCards, copies, 0..=MAX_COPIES);
        let wall_cards = [
            wall_card("none", def.walls.cards.none),
            wall_card("left", def.walls.cards.left),
            wall_card("right", def.walls.cards.right),
            wall_card("both", def.walls.cards.both),
        ];
        Numbers {
            people: self.people(def, *players.end(), per_seat),
            per_seat,
            dice: self.number(Path::of("dice"), Quantity::Dice, def.dice, 1..=MAX_DICE),
            load: self.load(def),
            least_load: self.number(Path::of("least_load"), Quantity::LeastLoad, def.least_load, 1..=MAX_DICE),
            chest_sides: self.number(Path::of("chest_sides"), Quantity::ChestSides, def.chest_sides, 1..=MAX_SIDES),
            wall_steps: self.number(walls.field("steps"), Quantity::WallSteps, def.walls.steps, 1..=MAX_STEPS),
            wall_cards,
            cards_per_round: self.number(
                walls.field("cards_per_round"),
                Quantity::CardsPerRound,
                def.walls.cards_per_round,
                0..=MAX_STEPS,
            ),
            boulder_dice: self.boulder_dice(def),
            boulder_needs: self.number(boulder.field("needs"), Quantity::BoulderNeeds, def.boulder.needs, 1..=FACES),
            planks: self.number(Path::of("planks"), Quantity::Planks, def.planks, 1..=MAX_DICE),
            danger: self.number(river.field("danger"), Quantity::Danger, def.river.danger, 1..=FACES - 1),
            rescue_cost: self.number(
                river.field("rescue_cost"),
                Quantity::RescueCost,
                def.river.rescue_cost,
                1..=MAX_HELD as u8,
            ),
        }
    }

    fn people(&mut self, def: &VariantDef, players: u8, each: u8) -> Vec<Person> {
        let whole = Path::of("adventurers");
        let (have, need) = (def.adventurers.len(), usize::from(players) * usize::from(each));
        if have < need {
            self.report(whole.clone(), Flaw::TooFewAdventurers { have, players, each, need });
        } else if have > MAX_ADVENTURERS {
            self.report(whole.clone(), Flaw::TooManyAdventurers { adventurers: have });
        }
        let (mut known, mut people) = (Vec::new(), Vec::new());
        for (index, person) in def.adventurers.iter().enumerate() {
            let at = whole.index(index);
            self.name(&at.field("name"), &person.name);
            if let Some(id) = self.short_id(at.field("id"), &person.id, &mut known) {
                people.push(Person { id, name: person.name.clone(), ability: person.ability });
            }
        }
        people
    }

    fn load(&mut self, def: &VariantDef) -> Vec<u8> {
        let at = Path::of("load");
        let levels = def.load.len();
        if !(2..=MAX_HELD + 1).contains(&levels) {
            self.report(at.clone(), Flaw::LoadLevels { levels });
        }
        let load = def.load.iter().enumerate();
        load.map(|(index, &level)| self.number(at.index(index), Quantity::Load, level, 1..=MAX_DICE)).collect()
    }

    fn boulder_dice(&mut self, def: &VariantDef) -> Vec<u8> {
        let at = Path::of("boulder").field("dice");
        match def.boulder.dice.len() {
            0 => self.report(at.clone(), Flaw::NoBoulderDice),
            entries if entries > MAX_ROUNDS => {
                self.report(at.clone(), Flaw::TooManyEntries { entries, most: MAX_ROUNDS });
            }
            _ => {}
        }
        let dice = def.boulder.dice.iter().enumerate();
        dice.map(|(index, &dice)| self.number(at.index(index), Quantity::BoulderDice, dice, 1..=MAX_DICE)).collect()
    }

    /// The treasures of all decks, those in the alcoves too.
    pub(super) fn decks(&mut self, def: &VariantDef, board: &Board, rooms: &Rooms) -> [[u8; VALUES]; DECKS] {
        let at = Path::of("decks");
        let mut decks = [[0; VALUES]; DECKS];
        decks[Deck::ALCOVE.index()] = in_alcoves(rooms);
        decks[Deck::LAVA.index()] = self.deck(&at.field("lava"), &def.decks.lava);
        decks[Deck::RIVER.index()] = self.deck(&at.field("river"), &def.decks.river);
        let (count, zones) = (def.decks.zones.len(), board.zones.len());
        if count != zones {
            self.report(at.field("zones"), Flaw::DecksOfZones { decks: count, zones });
        }
        for (zone, deck) in def.decks.zones.iter().enumerate() {
            let copies = self.deck(&at.field("zones").index(zone), deck);
            if zone < zones {
                decks[Deck::zone(zone as u8).index()] = copies;
            }
        }
        let cards = decks.iter().flatten().map(|&copies| usize::from(copies)).sum();
        if cards > MAX_CARDS {
            self.report(at, Flaw::TooManyCards { cards });
        }
        decks
    }

    fn deck(&mut self, at: &Path, def: &DeckDef) -> [u8; VALUES] {
        let mut deck = [0; VALUES];
        deck[Value::CHEST.index()] = self.number(at.field("chests"), Quantity::Chests, def.chests, 0..=MAX_COPIES);
        for (&points, &copies) in &def.values {
            let at = at.field("values").key(points);
            let copies = self.number(at.clone(), Quantity::Copies, copies, 0..=MAX_COPIES);
            match u8::try_from(points).ok().and_then(Value::of_points) {
                Some(value) => deck[value.index()] = copies,
                None => self.report(at, Flaw::OutOfLimits { what: Quantity::Value, value: points, least: 1, most: 9 }),
            }
        }
        deck
    }

    /// Reports what can be played, but was probably not meant.
    pub(super) fn warn(&mut self, board: &Board, numbers: &Numbers, decks: &[[u8; VALUES]; DECKS]) {
        let [_, left, right, both] = numbers.wall_cards.map(u32::from);
        let arrows = left + right + 2 * both;
        if !board.zones.is_empty() && arrows < numbers.wall_steps.into() {
            let at = Path::of("walls").field("cards");
            self.report(at, Flaw::WallsNeverMeet { arrows, steps: numbers.wall_steps });
        }
        let have: u8 = decks[Deck::LAVA.index()].iter().sum();
        let places = board.tiles.len().saturating_sub(board.zones.len());
        if usize::from(have) < places {
            let at = Path::of("decks").field("lava");
            self.report(at, Flaw::FewTreasures { deck: Deck::LAVA, have, places });
        }
    }
}
