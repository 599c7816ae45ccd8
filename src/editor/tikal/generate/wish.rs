//! The wish for a variant that is made: a few amounts, each within its range, and a seed.

use std::ops::RangeInclusive;

/// Something of which more or less can be wished.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Slider {
    /// The free cells of the board, in dozens.
    Size,
    /// The tiles of the deck, in dozens: a dozen gives two, three and four players equally many turns each. No more are
    /// made than the board has free cells.
    Length,
    /// The slabs of a tile: from 2 to 4 on average, 3 in the middle.
    Slabs,
    /// The percentage of temples among the tiles.
    Temples,
    /// The percentage of ruins among the tiles, which hold the treasures.
    Treasures,
    /// The number of volcanoes. No more are made than one for every four tiles.
    Volcanoes,
}

impl Slider {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 6] = [Self::Size, Self::Length, Self::Slabs, Self::Temples, Self::Treasures, Self::Volcanoes];

    /// The range of the wish.
    #[must_use]
    pub const fn range(self) -> RangeInclusive<u8> {
        match self {
            Self::Size | Self::Length | Self::Slabs => 1..=5,
            Self::Temples => 20..=55,
            Self::Treasures => 0..=35,
            Self::Volcanoes => 1..=6,
        }
    }

    /// The amount in the game in the box.
    #[must_use]
    pub const fn usual(self) -> u8 {
        match self {
            Self::Size | Self::Length | Self::Slabs | Self::Volcanoes => 3,
            Self::Temples => 42,
            Self::Treasures => 22,
        }
    }
}

/// The wish for a variant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wish {
    amounts: [u8; Slider::ALL.len()],
    /// From which seed what is not wished for is chosen.
    pub seed: u64,
}

impl Wish {
    /// As much of everything as in the box, with this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { amounts: Slider::ALL.map(Slider::usual), seed }
    }

    /// The wished amount of this.
    #[must_use]
    pub fn of(&self, slider: Slider) -> u8 {
        self.amounts[slider as usize]
    }

    /// The same wish with another amount of this, the nearest one within the range.
    #[must_use]
    pub fn with(mut self, slider: Slider, amount: u8) -> Self {
        let range = slider.range();
        self.amounts[slider as usize] = amount.clamp(*range.start(), *range.end());
        self
    }

    /// The same wish with another seed.
    #[must_use]
    pub fn seeded(self, seed: u64) -> Self {
        Self { seed, ..self }
    }
}
