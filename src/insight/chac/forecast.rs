//! The forecast of what is still to come: treasures, walls, boulder, the roof, and the trapped tiles, as far as the viewer
//! knows.

use super::chances::{all_ways, tile_sinks, ways_of};
use super::dangers::{
    ROUNDS, boulder_dice, boulder_faces, boulder_reaches, is_after_traps, is_after_walls, walls_meet, way_closes,
};
use crate::chac::{Deck, Face, Glyph, Number, Square, State, Value, Variant, WallCard};
use crate::insight::Odds;

/// A deck of treasures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckLeft {
    /// The deck.
    pub deck: Deck,
    /// The number of treasures that are left in it.
    pub left: u8,
    /// The values that the viewer has not seen, each with its copies: what is left, and what others hold or have put away.
    pub unseen: Vec<(Value, u8)>,
}

/// The knowledge about what is to come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// The decks by name; those of the variant that never had a treasure too.
    pub decks: Vec<DeckLeft>,
    /// The wall cards that are left, each kind with its number.
    pub wall_cards: [(WallCard, u8); 4],
    /// The steps that the walls lack to meet; none once they have met.
    pub wall_steps: Option<u8>,
    /// True if no wall card is turned up any more in this round: what is told of the walls begins with the next one.
    pub walls_next: bool,
    /// True if the boulder has rolled in this round: what is told of it begins with the next one.
    pub boulder_next: bool,
    /// The dice of the boulder in the round with which that begins.
    pub dice: u8,
    /// The odds that the walls meet in the next round in which cards are turned up, within that and the one after it and
    /// so on.
    pub walls_meet: [Odds; ROUNDS],
    /// The odds that the boulder rolls exactly 0, 1, 2 … squares in the next traps; as many as it has dice, and one.
    pub boulder: Vec<Odds>,
    /// The squares that the boulder has still to roll until the way out is closed.
    pub way: u8,
    /// The odds that the way out is closed in the next traps, within those of two rounds and so on.
    pub way_closes: [Odds; ROUNDS],
    /// The corners over which the roof is not open yet, with the odds that it opens in the next traps.
    pub roof: Vec<(Square, Odds)>,
    /// The trapped number of each zone, with its glyph if the viewer knows it; empty before they are drawn.
    pub traps: Vec<(Number, Option<Glyph>)>,
    /// The lava tiles that still show their glyph, with the odds that they sink.
    pub tiles: Vec<(Square, Odds)>,
}

impl Forecast {
    /// The forecast as the viewer of this state can know it.
    #[must_use]
    pub fn of(rules: &Variant, state: &State) -> Self {
        let rounds =
            |odds: fn(&Variant, &State, u8) -> Odds| std::array::from_fn(|round| odds(rules, state, round as u8 + 1));
        let dice = boulder_dice(rules, state, 0);
        // Between the last card and the boulder's roll, the next cards are those of the next round.
        let is_between = is_after_walls(state) && !is_after_traps(state);
        let walls = |round: usize| walls_meet(rules, state, round as u8 + 1 + u8::from(is_between));
        let roof = (0..).zip(rules.openings()).filter(|&(index, _)| !state.is_open(rules, index));
        let clues = (0..rules.zones().len()).filter_map(|zone| state.clue(zone).number);
        let tiles = rules.tiles().iter().enumerate().filter(|&(index, _)| state.tile(index).face == Face::Down);
        Self {
            decks: rules.decks().map(|deck| DeckLeft::of(state, deck)).collect(),
            wall_cards: WallCard::ALL.map(|card| (card, state.walls().left_of(card))),
            wall_steps: (!state.walls().met).then(|| {
                let made = state.walls().left + state.walls().right;
                rules.wall_steps().saturating_sub(made)
            }),
            walls_next: is_after_walls(state),
            boulder_next: is_after_traps(state),
            dice,
            walls_meet: std::array::from_fn(walls),
            boulder: ways_of(dice, boulder_faces(rules))
                .into_iter()
                .map(|ways| Odds::of(ways, all_ways(dice)))
                .collect(),
            way: rules.corridor().len().saturating_sub(1 + state.boulder()) as u8,
            way_closes: rounds(way_closes),
            roof: roof
                .map(|(_, opening)| (opening.sun, boulder_reaches(rules, state, opening.corner.into(), 1)))
                .collect(),
            traps: clues.map(|number| (number, state.glyph_of(number))).collect(),
            tiles: tiles.filter_map(|(index, &square)| Some((square, tile_sinks(rules, state, index)?))).collect(),
        }
    }
}

impl DeckLeft {
    fn of(state: &State, deck: Deck) -> Self {
        let stock = state.stock(deck);
        let unseen = Value::all().map(|value| (value, stock.copies(value)));
        Self { deck, left: stock.left(), unseen: unseen.filter(|&(_, copies)| copies > 0).collect() }
    }
}
