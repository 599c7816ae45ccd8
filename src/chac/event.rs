//! The events of a game, in the past tense: for log, animation, sound and statistics.
//!
//! Events are found again by replay and never stored.

use super::card::{Adventurer, Card, Deck, Glyph, Number, Value, WallCard};
use super::definition::Ability;
use super::dice::Dice;
use super::square::Square;
use crate::game::Seat;

/// The end of an adventurer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// The lava tile sank (C7.3).
    Lava,
    /// The river swept it away (C8.4).
    River,
    /// The bridge broke (C9.2).
    Bridge,
    /// The walls met (C5.6).
    Walls,
    /// The boulder rolled over it (C11.4).
    Boulder,
    /// The way out was closed (C11.6).
    ShutIn,
}

impl Cause {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Lava, Self::River, Self::Bridge, Self::Walls, Self::Boulder, Self::ShutIn];
}

/// Something that happened. A treasure's value, a glyph or a number that the viewer may not know is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are those of the action or rule named")]
pub enum Event {
    /// C2.2: the clue of a zone, from 0, was drawn.
    ClueDrawn { zone: u8, number: Number },
    /// C2.4: a seat was dealt an adventurer.
    Dealt { seat: Seat, adventurer: Adventurer },
    /// C2.5: a seat chose who goes in first.
    Chosen { seat: Seat, adventurer: Adventurer },
    /// C3: a round began.
    RoundBegan { round: u16, first: Seat },
    /// C3.2: a treasure was thrown away.
    Discarded { seat: Seat, card: Card },
    /// C10: an ability was used.
    AbilityUsed { seat: Seat, ability: Ability },
    /// C3.2: a seat is done with phase 1, at this load level.
    Readied { seat: Seat, level: u8 },
    /// C3.4: the dice of the round were rolled.
    ActionsRolled { dice: Dice },
    /// C3.5: a turn began.
    TurnBegan { seat: Seat, actions: u8 },
    /// C4.1, C10.5, C10.6: an adventurer moved.
    Moved { seat: Seat, from: Square, to: Square },
    /// C5.2, C7.4, C8.2: a treasure was taken; others see its back alone.
    Drawn { seat: Seat, deck: Deck, value: Option<Value> },
    /// C5.3: a seat looked at the clue of a zone, from 0.
    Deciphered { seat: Seat, zone: u8, glyph: Option<Glyph> },
    /// C10.3: a seat looked beneath a tile.
    Checked { seat: Seat, tile: Square, number: Option<Number> },
    /// C6.2: dice were rolled for a lock; all that lie there now.
    LockRolled { seat: Seat, alcove: u8, dice: Dice },
    /// C6.5: an alcove was opened and its treasure taken.
    AlcoveOpened { seat: Seat, alcove: u8, value: Value },
    /// C7.1: the cover came off the lava room.
    Uncovered { seat: Seat },
    /// C7.1: a glyph was laid.
    GlyphLaid { tile: Square, glyph: Glyph },
    /// C7.3: a lava tile was turned, and sank if it was trapped.
    Turned { seat: Seat, tile: Square, number: Number, sank: bool },
    /// C8.3: dice were rolled for a climb; this many sweep the climber away.
    ClimbRolled { seat: Seat, dice: Dice, ones: u8 },
    /// C8.4: a treasure was left to the river.
    Left { seat: Seat, card: Card },
    /// C8.3: an adventurer climbed out of the river.
    Climbed { seat: Seat, to: Square },
    /// C8.4: a player let go.
    LetGo { seat: Seat },
    /// C9.2: the bridge was tested with this load.
    BridgeTested { seat: Seat, dice: Dice, load: u8, broken: u8, left: u8 },
    /// C6.6: an adventurer got out.
    GotOut { seat: Seat, treasures: u8 },
    /// C3.7: a turn ended; the actions that were left are lost.
    TurnEnded { seat: Seat, lost: u8 },
    /// C11.1: a wall card was turned up; the steps of both walls after it.
    WallTurned { card: WallCard, left: u8, right: u8 },
    /// C5.6: the walls met.
    WallsMet,
    /// C11.3: the boulder's dice were rolled.
    BoulderRolled { dice: Dice, squares: u8 },
    /// C11.4: the boulder came onto a square.
    BoulderMoved { to: Square },
    /// C11.5: the roof opened over a sun corner.
    RoofOpened { corner: Square },
    /// C11.6: the boulder closed the way out.
    ExitClosed,
    /// C12.3: an adventurer was lost, with so many treasures.
    Lost { seat: Seat, adventurer: Adventurer, cause: Cause, treasures: u8 },
    /// C12.1: a substitute came in.
    SubstituteEntered { seat: Seat, adventurer: Adventurer, corner: Square },
    /// C12.1: a seat does not bring its substitute yet.
    SubstituteWaited { seat: Seat },
    /// C13.3: a chest was opened.
    ChestOpened { seat: Seat, value: u8 },
    /// C13.2: a seat that got out scored.
    Scored { seat: Seat, score: u32 },
    /// C13: the game is over; nobody may have won.
    GameEnded,
}

impl Event {
    /// The event without what this viewer may not know (C14.7).
    #[must_use]
    pub(super) fn masked_for(self, viewer: Option<Seat>) -> Self {
        let covered = |card: Card| if card.is_public() { card } else { card.covered() };
        match self {
            Self::Drawn { seat, deck, .. } if viewer != Some(seat) => Self::Drawn { seat, deck, value: None },
            Self::Deciphered { seat, zone, .. } if viewer != Some(seat) => Self::Deciphered { seat, zone, glyph: None },
            Self::Checked { seat, tile, .. } if viewer != Some(seat) => Self::Checked { seat, tile, number: None },
            Self::Discarded { seat, card } if viewer != Some(seat) => Self::Discarded { seat, card: covered(card) },
            Self::Left { seat, card } if viewer != Some(seat) => Self::Left { seat, card: covered(card) },
            _ => self,
        }
    }
}
