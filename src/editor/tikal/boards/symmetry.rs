//! Symmetry: which cells a stroke draws at once.

use std::collections::BTreeSet;

use super::Chart;
use crate::editor::area::nearest;
use crate::hex::{COLUMN, HALF, Hex};

/// The way in which strokes are repeated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Symmetry {
    /// Not at all.
    #[default]
    None,
    /// Left and right are alike.
    LeftRight,
    /// Top and bottom are alike.
    TopBottom,
    /// The board looks the same after half a turn.
    Half,
    /// The board looks the same after a third of a turn.
    Third,
    /// The board looks the same after a sixth of a turn.
    Sixth,
}

impl Symmetry {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::None, Self::LeftRight, Self::TopBottom, Self::Half, Self::Third, Self::Sixth];
}

/// A symmetry about a centre that stays where it is however the board grows: what is drawn later belongs to what is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mirror {
    symmetry: Symmetry,
    /// Twice the place of the centre, in columns and in half cells.
    centre: (i16, i16),
}

impl Mirror {
    /// The symmetry about the middle of a board's cells, or about the nearest place where the grid has that symmetry: a
    /// mirror stands on a column, since the columns on both sides of a gap lie half a cell apart; boards are turned by
    /// thirds and sixths about a cell. Of two such places it is the one on the left, or above.
    #[must_use]
    pub fn of(symmetry: Symmetry, chart: &Chart) -> Self {
        let middle = |of: fn(&Hex) -> i16| {
            let values = || chart.cells().iter().map(of);
            values().min().zip(values().max()).map_or(0, |(least, most)| least + most)
        };
        let (x, y) = (middle(|spot| spot.x()), middle(|spot| spot.y()));
        let even = |value: i16| value - value.rem_euclid(2);
        let centre = match symmetry {
            Symmetry::None => (x, y),
            Symmetry::LeftRight => (even(x), y),
            Symmetry::TopBottom => (x, even(y)),
            // Half a turn leads from cell to cell about cells, and about the middle of their sides.
            Symmetry::Half => (x, y - (x + y).rem_euclid(2)),
            Symmetry::Third | Symmetry::Sixth => {
                let spot = nearest(x, y);
                (2 * spot.x(), 2 * spot.y())
            }
        };
        Self { symmetry, centre }
    }

    /// The symmetry of the repetition.
    #[must_use]
    pub fn symmetry(self) -> Symmetry {
        self.symmetry
    }

    /// The same symmetry where all cells have moved so many columns and half cells, which are both even or both odd.
    #[must_use]
    pub fn moved(self, (x, y): (i16, i16)) -> Self {
        Self { centre: (self.centre.0 + 2 * x, self.centre.1 + 2 * y), ..self }
    }

    /// A place and all to which the symmetry leads from there, each once.
    #[must_use]
    pub fn images(self, spot: Hex) -> Vec<Hex> {
        let (x, y) = self.centre;
        let about = || Hex::at(x / 2, y / 2);
        let images: BTreeSet<Hex> = match self.symmetry {
            Symmetry::None => [spot].into(),
            Symmetry::LeftRight => [spot, Hex::at(x - spot.x(), spot.y())].into(),
            Symmetry::TopBottom => [spot, Hex::at(spot.x(), y - spot.y())].into(),
            Symmetry::Half => [spot, Hex::at(x - spot.x(), y - spot.y())].into(),
            Symmetry::Third => [0, 2, 4].map(|sixths| spot.turned(about(), sixths)).into(),
            Symmetry::Sixth => [0, 1, 2, 3, 4, 5].map(|sixths| spot.turned(about(), sixths)).into(),
        };
        images.into_iter().collect()
    }

    /// The centre, in units of a cell's outer radius; y grows downwards.
    #[must_use]
    pub fn centre(self) -> (f32, f32) {
        let (x, y) = self.centre;
        (COLUMN / 2.0 * f32::from(x), HALF / 2.0 * f32::from(y))
    }
}
