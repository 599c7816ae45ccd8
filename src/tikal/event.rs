//! The events of a game, in the past tense: for log, animation, sound and statistics.
//!
//! Events are found again by replay and never stored. A score comes with an event for each item.

use super::action::Piece;
use crate::expedition::{TileId, Treasure};
use crate::game::Seat;
use crate::hex::{Cell, Rotation};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are those of the action or rule named")]
pub enum Event {
    /// T3.2: a tile was drawn.
    TileDrawn { seat: Seat, tile: TileId },
    /// T9.2: a tile was turned up for the auctions of a round.
    TileTurnedUp { tile: TileId },
    /// T9.3: an auction began.
    AuctionOpened { opener: Seat },
    /// T9.3: a seat made a bid.
    BidMade { seat: Seat, bid: u32 },
    /// T9.3: a seat passed; forced when it could not bid (T9.11).
    Passed { seat: Seat, forced: bool },
    /// T9.3, T9.4, T9.7: the seat takes the turn for this price.
    TurnWon { seat: Seat, price: u32 },
    /// T9.5: the winner of an auction took a tile; forced when only one was face up.
    TileChosen { seat: Seat, tile: TileId, forced: bool },
    /// A turn of action points began (T3.2), in a scoring round too (T7.1).
    TurnBegan { seat: Seat, points: u8 },
    /// T4: the tile in hand was placed.
    TilePlaced { seat: Seat, tile: TileId, cell: Cell, rotation: Rotation },
    /// T4.4: how many treasures a ruin got.
    RuinFilled { ruin: Cell, treasures: u8 },
    /// T4.5: a tile had no legal place and was put out of the game.
    TilePutOut { tile: TileId },
    /// T5.1: a piece entered.
    Entered { seat: Seat, piece: Piece, camp: Cell },
    /// T5.2: a piece went from camp to camp.
    Transferred { seat: Seat, piece: Piece, from: Cell, to: Cell },
    /// T5.3: a piece moved.
    Moved { seat: Seat, piece: Piece, from: Cell, to: Cell, cost: u8 },
    /// T5.4: a temple was uncovered and is worth `value` now.
    Uncovered { seat: Seat, temple: Cell, value: u8 },
    /// T5.5: a treasure was dug up; `left` treasures remain in the ruin.
    Dug { seat: Seat, ruin: Cell, left: u8 },
    /// T5.5: the treasure dug up was of this kind.
    Revealed { seat: Seat, kind: Treasure },
    /// T5.6: two seats exchanged treasures.
    Exchanged { seat: Seat, give: Treasure, with: Seat, take: Treasure },
    /// T5.7: a camp was built.
    CampBuilt { seat: Seat, site: Cell },
    /// T5.8: a guard was set; `left_game` other pieces of the seat left the game.
    GuardSet { seat: Seat, temple: Cell, piece: Piece, left_game: u8 },
    /// T3.3: a turn ended; the points that were left are lost.
    TurnEnded { seat: Seat, lost: u8 },
    /// T7.1, T8.1: a scoring round began; without a volcano it is the final one.
    ScoringBegan { volcano: Option<TileId> },
    /// T7.2: a temple scored.
    TempleScored { seat: Seat, temple: Cell, value: u8 },
    /// T7.2: treasures of a kind scored.
    TreasuresScored { seat: Seat, kind: Treasure, copies: u8, points: u8 },
    /// T7.2: everything that a seat scored in this round, and its score after it.
    Scored { seat: Seat, points: u32, score: u32 },
    /// T9.5: the amulet was turned down.
    AmuletTurned { seat: Seat },
    /// T9.8: all amulets turned up again.
    RoundEnded,
    /// T8: the game is over.
    GameEnded,
}
