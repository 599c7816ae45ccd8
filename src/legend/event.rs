//! The events of a game, in the past tense: for log, animation, sound and statistics.
//!
//! Events are found again by replay and never stored. A score comes with an event for each item.

use super::action::Piece;
use super::card::{CardId, Place, PowerId};
use super::tile::Side;
use crate::expedition::{TileId, Treasure};
use crate::game::Seat;
use crate::hex::{Cell, Rotation};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are those of the action or rule named")]
pub enum Event {
    /// L2.6: a seat got its director's tile.
    PowerDealt { seat: Seat, power: PowerId },
    /// L3.16: a card was turned up.
    CardTurnedUp { card: CardId },
    /// L3.16: a token came from the bag.
    TokenDrawn { value: u8 },
    /// L3.16: a tile was drawn.
    TileDrawn { tile: TileId },
    /// L3.2: a place of the next order was taken, from 0.
    OrderTaken { seat: Seat, place: u8 },
    /// L3.2: a token was taken.
    TokenTaken { seat: Seat, value: u8 },
    /// L3.2: a tile was taken.
    TileTaken { seat: Seat, tile: TileId },
    /// L3.2: a card was taken.
    CardTaken { seat: Seat, card: CardId },
    /// L3.5: the drafting is over.
    ActingBegan { round: u8 },
    /// L3.9: a card was kept, over another perhaps.
    CardKept { seat: Seat, card: CardId, over: Option<CardId> },
    /// L3.10: a card was played.
    CardPlayed { seat: Seat, card: CardId, from: Place },
    /// L3.11: a token was activated; `bonus` of the points come from cards.
    TokenActivated { seat: Seat, value: u8, bonus: u8 },
    /// L4.1, L4.5: a tile was laid.
    TileLaid { seat: Seat, tile: TileId, cell: Cell, rotation: Rotation },
    /// L4.2: how many treasures a ruin got.
    RuinFilled { ruin: Cell, treasures: u8 },
    /// L4.4: a tile without a legal place was discarded.
    TileDiscarded { seat: Seat, tile: TileId },
    /// L3.13: a permanent card on the right left the game.
    CardLost { seat: Seat, card: CardId },
    /// L3.13: a seat is out of the round.
    Passed { seat: Seat },
    /// L3.12: a power was used, from 0.
    PowerUsed { seat: Seat, power: PowerId, slot: u8 },
    /// L9.2: a power gave points.
    PointsGained { seat: Seat, points: u8 },
    /// L7.6: a seat looks at the top treasures.
    Looked { seat: Seat, card: CardId },
    /// L10.3: a seat saw a treasure; others hear not which.
    Seen { seat: Seat, ruin: Cell, kind: Option<Treasure> },
    /// L7.3: face-up treasures were taken.
    PairTaken { seat: Seat, kind: Treasure, copies: u8 },
    /// L5.1: a member entered.
    Entered { seat: Seat, piece: Piece, camp: Cell },
    /// L5.2: a member moved.
    Moved { seat: Seat, piece: Piece, from: Cell, to: Cell, cost: u8 },
    /// L5.3, L7.11: a camp was built.
    CampBuilt { seat: Seat, site: Cell },
    /// L7.11: a camp was moved.
    CampMoved { seat: Seat, from: Cell, to: Cell },
    /// L5.4: a member went from camp to camp.
    Transferred { seat: Seat, piece: Piece, from: Cell, to: Cell },
    /// L5.5: a slab token was laid.
    SlabLaid { seat: Seat, side: Side },
    /// L5.5: a slab token was moved.
    SlabMoved { seat: Seat, from: Side, to: Side },
    /// L5.6, L5.7: a piece was recruited.
    Recruited { seat: Seat, piece: Piece },
    /// L5.8: a temple was uncovered and is worth `value` now.
    Uncovered { seat: Seat, temple: Cell, value: u8 },
    /// L5.9: a guard was set; `left_game` other members left the game.
    GuardSet { seat: Seat, temple: Cell, piece: Piece, left_game: u8 },
    /// L5.10: a treasure was dug up; `left` treasures remain in the ruin.
    Dug { seat: Seat, ruin: Cell, left: u8 },
    /// L10.4: the treasure dug up was of this kind.
    Revealed { seat: Seat, kind: Treasure },
    /// L5.11: two seats exchanged treasures, two for two if `and` is one.
    Exchanged { seat: Seat, give: Treasure, and: Option<Treasure>, with: Seat, take: Treasure },
    /// L7.4, L7.7, L7.8, L7.11: a member was put straight onto a hex.
    Put { seat: Seat, piece: Piece, cell: Cell },
    /// L7.13: a member jumped.
    Jumped { seat: Seat, piece: Piece, from: Cell, to: Cell },
    /// L7.7: one of the treasures seen was taken.
    Taken { seat: Seat, ruin: Cell, kind: Treasure },
    /// L7.7: the others were stacked, in an order that the seat alone knows.
    Stacked { seat: Seat, ruin: Cell },
    /// L3.11: a turn of action points ended; the points that were left are lost.
    TurnEnded { seat: Seat, lost: u8 },
    /// L4.3, L6.9: a scoring round began; without a volcano it is the last one.
    ScoringBegan { volcano: Option<TileId> },
    /// L6.1: a scoring turn began.
    ScoringTurnBegan { seat: Seat, points: u8 },
    /// L6.3, L6.4: a temple scored, with what its height brings besides.
    TempleScored { seat: Seat, temple: Cell, value: u8, high: u8 },
    /// L6.5: a volcano scored.
    VolcanoScored { seat: Seat, volcano: Cell, points: u8 },
    /// L6.6: jungle and clearings scored, each as much as temples are held.
    LandScored { seat: Seat, jungle: u8, clearings: u8, temples: u8 },
    /// L6.7: lakes scored, each as much as masks are visible.
    LakesScored { seat: Seat, lakes: u8, masks: u8 },
    /// L6.8: treasures of a kind scored.
    TreasuresScored { seat: Seat, kind: Treasure, copies: u8, points: u8 },
    /// L6.10: a power that was never used scored.
    PowerScored { seat: Seat, points: u8 },
    /// L6.1: everything that a seat scored in this round, and its score after it.
    Scored { seat: Seat, points: u32, score: u32 },
    /// L3.14: a round began.
    RoundBegan { round: u8 },
    /// L6.11: the game is over.
    GameEnded,
}
