//! The things in the temple that are not squares: walls, clues and lava tiles.

use super::card::{Glyph, Number, Seats, WallCard};

/// The walls (C5.5, C11.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Walls {
    /// The steps of the left wall.
    pub left: u8,
    /// The steps of the right wall.
    pub right: u8,
    /// True if they have met.
    pub met: bool,
    /// The cards turned up in the last or present phase 4.
    pub turned: u8,
    pub(super) deck: [u8; 4],
}

impl Walls {
    /// The cards of this kind that are left.
    #[must_use]
    pub const fn left_of(&self, card: WallCard) -> u8 {
        self.deck[card.index()]
    }

    /// The number of cards left.
    #[must_use]
    pub fn cards(&self) -> u8 {
        self.deck.iter().sum()
    }
}

/// The clue tile of a zone (C2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Clue {
    /// Its number, once it is drawn.
    pub number: Option<Number>,
    /// Its glyph, once somebody has looked; in a view, if the viewer has.
    pub glyph: Option<Glyph>,
    /// Who has looked.
    pub seen: Seats,
}

/// The face of a lava tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Face {
    /// The glyph shows, the number is hidden.
    #[default]
    Down,
    /// Turned, with its treasure.
    Up,
    /// Turned, and searched.
    Empty,
    /// Sunk.
    Sunk,
}

/// A lava tile (C7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tile {
    /// Its glyph, once it is laid.
    pub glyph: Option<Glyph>,
    /// Its number, once somebody has seen it; in a view, if the viewer knows it.
    pub number: Option<Number>,
    /// The side that shows.
    pub face: Face,
    /// Who has looked beneath it.
    pub checked: Seats,
}
