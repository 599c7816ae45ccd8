//! The [`Variant`], checked and ready for play.
//!
//! The only way to it is [`crate::legend::validate()`].

use std::ops::RangeInclusive;

use super::card::{Card, CardId, Number, Power, PowerId};
use super::definition::VariantDef;
use super::tile::{Side, Tile};
use crate::expedition::{MAX_TREASURES, SetScores, Tiers, TileId, TileSet, Treasure};
use crate::game::bounds::MAX_ID;
use crate::hex::{Cell, CellSet, Layout, Rotation};

/// The cost of an action; `None` if the variant switches it off.
pub type Cost = Option<u8>;

/// The costs of a checked variant (L5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the action of that name, L5")]
pub struct Costs {
    pub enter: Cost,
    pub camp: Cost,
    pub transfer: Cost,
    pub slab: Cost,
    pub recruit_explorer: Cost,
    pub recruit_leader: Cost,
    pub uncover: Cost,
    pub guard: Cost,
    pub dig: Cost,
    pub exchange: Cost,
}

/// A group of tiles of a checked variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its letter.
    pub letter: char,
    /// Its tiles.
    pub tiles: TileSet,
}

/// A scenario of a checked variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// The id by which setups name it.
    pub id: String,
    /// The tiles that lie at the start.
    pub laid: Vec<(Cell, TileId, Rotation)>,
    /// The tiles of the deck that are drawn.
    pub deck: TileSet,
}

/// The highest value of a token of action points.
pub const MAX_TOKEN: usize = 20;
/// The number of tokens of each value.
pub type Tokens = [u8; MAX_TOKEN + 1];

/// A checked variant, indexed and ready for play. Made by [`crate::legend::validate()`] only.
#[derive(Clone, Debug)]
pub struct Variant {
    pub(super) def: VariantDef,
    pub(super) id: String,
    pub(super) hash: String,
    pub(super) players: RangeInclusive<u8>,
    pub(super) layout: Layout,
    pub(super) base_camp: Cell,
    /// All sides between two hexes of the board, in order.
    pub(super) sides: Vec<Side>,
    pub(super) dotted: CellSet,
    /// The deck, then the tiles of the setup, then those of cards, then the base camp.
    pub(super) tiles: Vec<Tile>,
    pub(super) deck: Vec<Group>,
    pub(super) setup_tiles: TileSet,
    pub(super) card_tiles: TileSet,
    pub(super) slab_tokens: u8,
    pub(super) tiers: Tiers,
    pub(super) treasure_kinds: usize,
    pub(super) hidden: [u8; MAX_TREASURES],
    pub(super) face_up: [u8; MAX_TREASURES],
    pub(super) set_scores: SetScores,
    pub(super) cards: Vec<Card>,
    pub(super) tokens: Tokens,
    pub(super) powers: Vec<Power>,
    pub(super) scenarios: Vec<Scenario>,
    pub(super) rounds: u8,
    pub(super) display_cards: u8,
    pub(super) display_tiles: u8,
    /// With 2, with 3 and with 4 players.
    pub(super) right: [u8; 3],
    pub(super) left: [u8; 3],
    pub(super) costs: Costs,
    pub(super) uncover_limit: u8,
    pub(super) dig_limit: u8,
    pub(super) most_exchanged: u8,
    pub(super) explorers: u8,
    pub(super) leaders: u8,
    pub(super) camps: u8,
    pub(super) guards: u8,
    pub(super) unavailable_explorers: u8,
    pub(super) unavailable_leaders: u8,
    pub(super) leader_strength: u8,
    pub(super) start_scores: Vec<u8>,
    pub(super) scoring_points: u8,
    pub(super) high_temples: Tiers,
    pub(super) volcano_score: u8,
    pub(super) unused_power: u8,
}

/// The index of a table by numbers of players.
pub(super) fn by_players(players: u8) -> usize {
    usize::from(players.clamp(2, 4) - 2)
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

    /// The shape of its board.
    #[must_use]
    #[inline]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The base camp (L1.1).
    #[must_use]
    #[inline]
    pub fn base_camp(&self) -> Cell {
        self.base_camp
    }

    /// The hexes that take card tiles alone (L1.1).
    #[must_use]
    pub fn dotted(&self) -> CellSet {
        self.dotted
    }

    /// The tile with this id. An id that only other variants have reads as the base camp, which nobody lays.
    #[must_use]
    #[inline]
    pub fn tile(&self, tile: TileId) -> &Tile {
        // The base camp is the last one.
        let last = self.tiles.len() - 1;
        &self.tiles[tile.index().min(last)]
    }

    /// True if the variant has such a tile.
    #[must_use]
    pub fn has_tile(&self, tile: TileId) -> bool {
        tile.index() < self.tiles.len()
    }

    /// The printed base camp as a tile.
    #[must_use]
    pub fn base_camp_tile(&self) -> TileId {
        TileId::new((self.tiles.len() - 1) as u8)
    }

    /// All tiles but the base camp, in file order.
    pub fn tiles(&self) -> impl Iterator<Item = TileId> + use<> {
        (0..(self.tiles.len() - 1) as u8).map(TileId::new)
    }

    /// The tile with this name, such as `B3`.
    #[must_use]
    pub fn tile_named(&self, name: &str) -> Option<TileId> {
        (0..).zip(&self.tiles).find(|(_, tile)| tile.name.to_string() == name).map(|(id, _)| TileId::new(id))
    }

    /// The groups in the order in which they are drawn.
    #[must_use]
    pub fn deck(&self) -> &[Group] {
        &self.deck
    }

    /// The tiles that every scenario lays.
    #[must_use]
    pub fn setup_tiles(&self) -> TileSet {
        self.setup_tiles
    }

    /// The tiles that cards bring.
    #[must_use]
    pub fn card_tiles(&self) -> TileSet {
        self.card_tiles
    }

    /// The number of slab tokens.
    #[must_use]
    pub fn slab_tokens(&self) -> u8 {
        self.slab_tokens
    }

    /// The number of tiers of each value at the start.
    #[must_use]
    pub fn tiers(&self) -> &Tiers {
        &self.tiers
    }

    /// The treasure kind with this number, if the variant has it.
    #[must_use]
    pub fn treasure(&self, index: usize) -> Option<Treasure> {
        Treasure::from_index(index).filter(|_| index < self.treasure_kinds)
    }

    /// The number of treasures of each kind that lie face down at the start.
    #[must_use]
    pub fn hidden(&self) -> &[u8] {
        &self.hidden[..self.treasure_kinds]
    }

    /// The number of treasures of each kind that lie face up at the start.
    #[must_use]
    pub fn face_up(&self) -> &[u8] {
        &self.face_up[..self.treasure_kinds]
    }

    /// The score of this many treasures of one kind together (L6.8).
    #[must_use]
    pub fn set_score(&self, copies: u8) -> u32 {
        u32::from(self.set_scores.of(copies))
    }

    /// The cards by number.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The card with this id. An id that only other variants have reads as the first card.
    #[must_use]
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        // A variant has a card.
        self.cards.get(card.index()).unwrap_or(&self.cards[0])
    }

    /// The card with this number, such as `01-2`.
    #[must_use]
    pub fn card_named(&self, number: &str) -> Option<CardId> {
        let number = Number::read(number)?;
        let index = self.cards.iter().position(|card| card.number == number)?;
        Some(CardId::new(index as u8))
    }

    /// The number of tokens of each value at the start.
    #[must_use]
    pub fn tokens(&self) -> &Tokens {
        &self.tokens
    }

    /// The directors' tiles.
    #[must_use]
    pub fn powers(&self) -> &[Power] {
        &self.powers
    }

    /// The director's tile with this id. An id that only other variants have reads as the first one.
    #[must_use]
    pub fn power(&self, power: PowerId) -> &Power {
        // A variant has a power for each player.
        self.powers.get(power.index()).unwrap_or(&self.powers[0])
    }

    /// The director's tile of this name, such as `P3`.
    #[must_use]
    pub fn power_named(&self, name: &str) -> Option<PowerId> {
        let index = self.powers.iter().position(|power| power.name == name)?;
        Some(PowerId::new(index as u8))
    }

    /// The scenarios.
    #[must_use]
    pub fn scenarios(&self) -> &[Scenario] {
        &self.scenarios
    }

    /// The number of rounds.
    #[must_use]
    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    /// The number of cards that lie open in a round.
    #[must_use]
    pub fn display_cards(&self) -> u8 {
        self.display_cards
    }

    /// The number of tiles that lie open in a round.
    #[must_use]
    pub fn display_tiles(&self) -> u8 {
        self.display_tiles
    }

    /// The cards that each player drafts in a round, which is the places on the right of the sheet (L3.3).
    #[must_use]
    pub fn right_places(&self, players: u8) -> u8 {
        self.right[by_players(players)]
    }

    /// The places for cards on the left of the sheet.
    #[must_use]
    pub fn left_places(&self, players: u8) -> u8 {
        self.left[by_players(players)]
    }

    /// The costs of actions.
    #[must_use]
    #[inline]
    pub fn costs(&self) -> &Costs {
        &self.costs
    }

    /// The most treasures that are given and taken in one exchange.
    #[must_use]
    pub fn most_exchanged(&self) -> u8 {
        self.most_exchanged
    }

    /// The number of tiers that one temple can get in one turn (L5.8).
    #[must_use]
    pub fn uncover_limit(&self) -> u8 {
        self.uncover_limit
    }

    /// The number of treasures that one ruin can give in one turn (L5.10).
    #[must_use]
    pub fn dig_limit(&self) -> u8 {
        self.dig_limit
    }

    /// Explorers of each player.
    #[must_use]
    pub fn explorers(&self) -> u8 {
        self.explorers
    }

    /// Leaders of each player.
    #[must_use]
    pub fn leaders(&self) -> u8 {
        self.leaders
    }

    /// Camps of each player.
    #[must_use]
    pub fn camps(&self) -> u8 {
        self.camps
    }

    /// Guards that each player can set.
    #[must_use]
    pub fn guards(&self) -> u8 {
        self.guards
    }

    /// The strength of a leader.
    #[must_use]
    #[inline]
    pub fn leader_strength(&self) -> u8 {
        self.leader_strength
    }

    /// L2.7: the score at the start of who has this place in the first order.
    #[must_use]
    pub fn start_score(&self, place: usize) -> u32 {
        self.start_scores.get(place).copied().unwrap_or(0).into()
    }

    /// L6.1: the action points of a scoring turn.
    #[must_use]
    pub fn scoring_points(&self) -> u8 {
        self.scoring_points
    }

    /// L6.5: the score of a volcano.
    #[must_use]
    pub fn volcano_score(&self) -> u8 {
        self.volcano_score
    }

    /// L6.10: the score of who has never used a power.
    #[must_use]
    pub fn unused_power(&self) -> u8 {
        self.unused_power
    }

    /// L6.4: the points that a held temple of this value scores besides.
    #[must_use]
    pub fn high_temple(&self, value: u8) -> u32 {
        self.high_temples.get(usize::from(value)).copied().unwrap_or(0).into()
    }
}
