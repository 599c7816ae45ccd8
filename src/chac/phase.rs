//! The question that a state asks (C15.6), with what it needs to be answered.

use super::card::Deck;

/// The purpose of a roll (C15.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// The actions of the round (C3.4).
    Actions,
    /// A lock (C6).
    Lock,
    /// The planks (C9.2).
    Bridge,
    /// Climbing out of the river (C8.3, C8.5).
    Water,
    /// The boulder (C11.3).
    Boulder,
}

/// The course of the game after the glyphs are laid (C7.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum After {
    /// The seat acts on.
    Act,
    /// The next substitute is asked.
    Substitute,
}

/// The question; [`State::actor`](super::State::actor) says to whom (C15.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Chance draws the clue of the next zone.
    Trap,
    /// Chance deals the seat an adventurer.
    Deal,
    /// The seat chooses who goes in first.
    Choose,
    /// The seat is in phase 1.
    Load,
    /// Chance rolls dice.
    Roll(Purpose),
    /// The seat has its turn.
    Act,
    /// Chance draws a treasure of this deck.
    Draw(Deck),
    /// Chance shows the glyph of the clue of this zone, from 0.
    Clue(u8),
    /// Chance turns this lava tile, from 0.
    Turn(u8),
    /// Chance shows the number under this lava tile, from 0.
    Read(u8),
    /// Chance lays the next glyph.
    Lay(After),
    /// The seat saves itself, or lets go.
    Rescue,
    /// Chance turns up a wall card.
    Wall,
    /// The seat may bring its substitute.
    Substitute,
    /// Chance opens a chest of the seat.
    Chest,
    /// The game is over.
    Over,
}

impl Phase {
    /// True for the turn of a seat, also while chance answers.
    #[must_use]
    pub const fn is_turn(self) -> bool {
        matches!(
            self,
            Self::Act
                | Self::Draw(_)
                | Self::Clue(_)
                | Self::Turn(_)
                | Self::Read(_)
                | Self::Lay(After::Act)
                | Self::Rescue
                | Self::Roll(Purpose::Lock | Purpose::Bridge | Purpose::Water)
        )
    }

    /// True from the end of the game on: nothing is secret any more (C14.6).
    #[must_use]
    pub const fn is_end(self) -> bool {
        matches!(self, Self::Chest | Self::Over)
    }
}

/// Somebody swept away by the river who is being saved (C8.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rescue {
    /// The dice that sweep it away now.
    pub ones: u8,
    /// The treasures that are still to be left; 0 until the first one is.
    pub to_leave: u8,
    /// True after those dice have been rolled again.
    pub rerolled: bool,
}
