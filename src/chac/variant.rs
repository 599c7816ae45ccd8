//! The [`Variant`], checked and ready for play.
//!
//! The only way to it is [`crate::chac::validate()`].

use std::ops::RangeInclusive;

use super::card::{Adventurer, DECKS, Deck, VALUES, Value};
use super::definition::{Ability, VariantDef};
use super::dice::Needs;
use super::square::{Name, Room, Square, SquareSet};
use crate::game::bounds::MAX_ID;
use crate::variant_file::Text;

/// A square of a checked variant.
#[derive(Clone, Debug)]
pub struct Place {
    /// The id by which actions name it.
    pub id: Name,
    /// The room that it belongs to.
    pub room: Room,
    /// The squares that a step leads to.
    pub steps: SquareSet,
    /// The squares that a leap leads to (C10.6), each with those between of which one has to be there.
    pub leaps: Vec<(Square, SquareSet)>,
    /// The alcove beside it.
    pub alcove: Option<u8>,
}

/// An alcove of a checked variant (C6.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alcove {
    /// Its id.
    pub id: Name,
    /// The square beside it.
    pub square: Square,
    /// Its treasure.
    pub value: Value,
    /// The faces that open its lock.
    pub needs: Needs,
}

/// An opening of the roof (C11.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The sun corner below it.
    pub sun: Square,
    /// The place on the boulder's track where it breaks open.
    pub corner: u8,
}

/// An adventurer of a checked variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The id by which actions name it.
    pub id: Name,
    /// The name among players.
    pub name: Text,
    /// The ability that it can use once in a game.
    pub ability: Ability,
}

/// A checked variant, indexed and ready for play. Made by [`crate::chac::validate()`] only.
#[derive(Clone, Debug)]
pub struct Variant {
    pub(super) def: VariantDef,
    pub(super) id: String,
    pub(super) hash: String,
    pub(super) players: RangeInclusive<u8>,

    // The board. None of these lists is empty but where that is said.
    pub(super) places: Vec<Place>,
    pub(super) entrance: Square,
    pub(super) out: Square,
    /// None in a temple without a bridge.
    pub(super) bridge: Option<Square>,
    /// In a temple without some rooms, empty.
    pub(super) zones: Vec<Square>,
    pub(super) tiles: Vec<Square>,
    pub(super) corridor: Vec<Square>,
    pub(super) river: Vec<Square>,
    /// The corridor square on which a climber stands; none without a river.
    pub(super) landing: Option<Square>,
    /// In the order in which the boulder breaks them open.
    pub(super) openings: Vec<Opening>,
    pub(super) alcoves: Vec<Alcove>,
    pub(super) lookouts: SquareSet,
    pub(super) all: SquareSet,
    /// The entrance and the zones, which the walls close.
    pub(super) walled: SquareSet,
    /// Lava squares and sun corners.
    pub(super) lava_room: SquareSet,

    pub(super) people: Vec<Person>,
    pub(super) per_seat: u8,
    pub(super) dice: u8,
    /// By number of treasures, up to the most that one may have.
    pub(super) load: Vec<u8>,
    pub(super) least_load: u8,
    pub(super) decks: [[u8; VALUES]; DECKS],
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

impl Variant {
    /// The definition that this was made from.
    #[must_use]
    pub fn def(&self) -> &VariantDef {
        &self.def
    }

    /// Its id: that of its definition, unless it was [set apart](Variant::set_apart).
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The same variant under an id that no other content has: the definition's with the beginning of its hash.
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

    /// The numbers of players.
    #[must_use]
    pub fn players(&self) -> RangeInclusive<u8> {
        self.players.clone()
    }

    // ---- The board -----------------------------------------------------------------------------

    /// The squares, as the definition lists them.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// All squares of the board.
    #[must_use]
    #[inline]
    pub fn squares(&self) -> SquareSet {
        self.all
    }

    /// The square in the list. One that only other variants have reads as the first.
    #[must_use]
    #[inline]
    pub fn place(&self, square: Square) -> &Place {
        // A board has an entrance.
        self.places.get(square.index()).unwrap_or(&self.places[0])
    }

    /// The id of a square.
    #[must_use]
    pub fn square_id(&self, square: Square) -> Name {
        self.place(square).id
    }

    /// True if the board has this square, and not only that of another variant.
    #[must_use]
    pub fn has_square(&self, square: Square) -> bool {
        self.all.contains(square)
    }

    /// The room of a square.
    #[must_use]
    #[inline]
    pub fn room(&self, square: Square) -> Room {
        self.place(square).room
    }

    /// The square with this id, such as `c3`.
    #[must_use]
    pub fn square_named(&self, id: &str) -> Option<Square> {
        (0..).zip(&self.places).find(|(_, place)| place.id.as_str() == id).map(|(index, _)| Square::new(index))
    }

    /// The entrance.
    #[must_use]
    pub fn entrance(&self) -> Square {
        self.entrance
    }

    /// The square outside.
    #[must_use]
    pub fn out(&self) -> Square {
        self.out
    }

    /// The bridge, if there is one.
    #[must_use]
    pub fn bridge(&self) -> Option<Square> {
        self.bridge
    }

    /// The zones in their order.
    #[must_use]
    pub fn zones(&self) -> &[Square] {
        &self.zones
    }

    /// The squares with lava tiles in their order.
    #[must_use]
    pub fn tiles(&self) -> &[Square] {
        &self.tiles
    }

    /// The boulder's track.
    #[must_use]
    pub fn corridor(&self) -> &[Square] {
        &self.corridor
    }

    /// The river with the current.
    #[must_use]
    pub fn river(&self) -> &[Square] {
        &self.river
    }

    /// The square on which a climber stands (C8.3); none without a river.
    #[must_use]
    pub fn landing(&self) -> Option<Square> {
        self.landing
    }

    /// Where the roof opens, in the order in which the boulder gets there (C11.5).
    #[must_use]
    pub fn openings(&self) -> &[Opening] {
        &self.openings
    }

    /// The alcoves.
    #[must_use]
    pub fn alcoves(&self) -> &[Alcove] {
        &self.alcoves
    }

    /// The squares from which the lava room is seen (C7.1).
    #[must_use]
    pub fn lookouts(&self) -> SquareSet {
        self.lookouts
    }

    /// The squares of the lava room, sun corners included.
    #[must_use]
    pub fn lava_room(&self) -> SquareSet {
        self.lava_room
    }

    /// The entrance and the zones.
    #[must_use]
    pub fn walled(&self) -> SquareSet {
        self.walled
    }

    // ---- Material ------------------------------------------------------------------------------

    /// The number of lava tiles: of glyphs and of numbers (C1.5).
    #[must_use]
    #[inline]
    pub fn numbers(&self) -> u8 {
        self.tiles.len() as u8
    }

    /// The adventurers.
    #[must_use]
    pub fn people(&self) -> &[Person] {
        &self.people
    }

    /// The adventurers by their places in the list.
    pub fn adventurers(&self) -> impl Iterator<Item = Adventurer> + use<> {
        (0..self.people.len() as u8).map(Adventurer::new)
    }

    /// The adventurer in the list. One that only other variants have reads as the first.
    #[must_use]
    pub fn adventurer(&self, who: Adventurer) -> &Person {
        // There are adventurers for all players.
        self.people.get(who.index()).unwrap_or(&self.people[0])
    }

    /// The adventurer with this id, such as `lea`.
    #[must_use]
    pub fn adventurer_named(&self, id: &str) -> Option<Adventurer> {
        (0..).zip(&self.people).find(|(_, person)| person.id.as_str() == id).map(|(index, _)| Adventurer::new(index))
    }

    /// The number of adventurers that each seat is dealt, 1 or 2 (C2.4).
    #[must_use]
    pub fn per_seat(&self) -> u8 {
        self.per_seat
    }

    /// The number of dice for actions and locks.
    #[must_use]
    #[inline]
    pub fn dice(&self) -> u8 {
        self.dice
    }

    /// The load level of this many treasures (C3.3).
    #[must_use]
    #[inline]
    pub fn load(&self, treasures: usize) -> u8 {
        // There is a level for no treasure.
        self.load.get(treasures).or(self.load.last()).copied().unwrap_or(1)
    }

    /// The lowest level that endurance leads to.
    #[must_use]
    pub fn least_load(&self) -> u8 {
        self.least_load
    }

    /// The most treasures of one seat (C3.3).
    #[must_use]
    #[inline]
    pub fn most_held(&self) -> usize {
        self.load.len() - 1
    }

    /// The treasures of each value in a deck at the start; of the alcoves, those that lie there.
    #[must_use]
    pub fn deck(&self, deck: Deck) -> &[u8; VALUES] {
        &self.decks[deck.index()]
    }

    /// True if the variant has such a deck, or it is the alcoves'.
    #[must_use]
    pub fn has_deck(&self, deck: Deck) -> bool {
        deck == Deck::ALCOVE || self.decks().any(|other| other == deck)
    }

    /// The decks by name, without the alcoves.
    pub fn decks(&self) -> impl Iterator<Item = Deck> + use<> {
        let zones = self.zones.len() as u8;
        [Deck::LAVA, Deck::RIVER].into_iter().chain((0..zones).map(Deck::zone))
    }

    /// True if some treasure has this value.
    #[must_use]
    pub fn has_value(&self, value: Value) -> bool {
        self.decks.iter().any(|copies| copies[value.index()] > 0)
    }

    /// The sides of the die that opens a chest.
    #[must_use]
    pub fn chest_sides(&self) -> u8 {
        self.chest_sides
    }

    /// The steps that both walls make together before they meet (C5.6).
    #[must_use]
    pub fn wall_steps(&self) -> u8 {
        self.wall_steps
    }

    /// The number of wall cards of each kind.
    #[must_use]
    pub fn wall_cards(&self) -> &[u8; 4] {
        &self.wall_cards
    }

    /// The wall cards turned up in a round (C11.1).
    #[must_use]
    pub fn cards_per_round(&self) -> u8 {
        self.cards_per_round
    }

    /// The boulder's dice in a round, from 1 (C11.3).
    #[must_use]
    pub fn boulder_dice(&self, round: u16) -> u8 {
        let index = usize::from(round.saturating_sub(1));
        // It has dice for the first round.
        self.boulder_dice.get(index).or(self.boulder_dice.last()).copied().unwrap_or(1)
    }

    /// The lowest face that moves the boulder.
    #[must_use]
    pub fn boulder_needs(&self) -> u8 {
        self.boulder_needs
    }

    /// The planks of the bridge at the start.
    #[must_use]
    pub fn planks(&self) -> u8 {
        self.planks
    }

    /// The highest face that sweeps a climber away (C8.3).
    #[must_use]
    pub fn danger(&self) -> u8 {
        self.danger
    }

    /// The treasures to be left for each such die (C8.4).
    #[must_use]
    pub fn rescue_cost(&self) -> u8 {
        self.rescue_cost
    }
}
