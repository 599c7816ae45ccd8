//! A grid of hexes without an edge.

use super::Direction;

/// The distance between columns of hexes of radius 1.
pub const COLUMN: f32 = 1.5;
/// Half the height of a hex of radius 1.
pub const HALF: f32 = 0.866_025_4;

/// A hex of a grid that goes on to every side. Hexes are counted in columns and in halves of a cell's
/// height, so that neighbours lie the same way from each other in every column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hex {
    x: i16,
    /// In half cells, downwards. Even where `x` is even, and odd where it is odd.
    y: i16,
}

impl Hex {
    /// The hex in this column at this height. The two are both even or both odd.
    #[must_use]
    pub fn at(x: i16, y: i16) -> Self {
        debug_assert!((x + y) % 2 == 0, "no cell lies at {x}, {y}");
        Self { x, y }
    }

    /// The place whose hex of radius 1 is around this point, where [`Hex::centre`] says where centres lie.
    #[must_use]
    pub fn around_point(x: f32, y: f32) -> Self {
        let column = (x / COLUMN).round() as i16;
        let near = (column - 1..=column + 1).map(|column| {
            let half = y / HALF;
            // The nearest height that has the column's parity.
            let odd = f32::from(column.rem_euclid(2));
            Self::at(column, (((half - odd) / 2.0).round() * 2.0 + odd) as i16)
        });
        let distance = |hex: &Self| {
            let (own_x, own_y) = hex.centre();
            (own_x - x).hypot(own_y - y)
        };
        // Of three there is always a nearest one.
        near.min_by(|one, other| distance(one).total_cmp(&distance(other))).unwrap_or(Self { x: 0, y: 0 })
    }

    /// Its column.
    #[must_use]
    pub fn x(self) -> i16 {
        self.x
    }

    /// Its height in half cells, downwards.
    #[must_use]
    pub fn y(self) -> i16 {
        self.y
    }

    /// The centre of its cell in units of the cell's outer radius; y grows downwards.
    #[must_use]
    pub fn centre(self) -> (f32, f32) {
        (COLUMN * f32::from(self.x), HALF * f32::from(self.y))
    }

    /// The place beside it on this side.
    #[must_use]
    pub fn towards(self, side: Direction) -> Self {
        let (x, y) = match side {
            Direction::N => (0, -2),
            Direction::NE => (1, -1),
            Direction::SE => (1, 1),
            Direction::S => (0, 2),
            Direction::SW => (-1, 1),
            Direction::NW => (-1, -1),
        };
        self.moved((x, y))
    }

    /// The six places around it, clockwise from the top.
    #[must_use]
    pub fn around(self) -> [Self; 6] {
        Direction::ALL.map(|side| self.towards(side))
    }

    /// The place so many columns and half cells away, which are both even or both odd.
    #[must_use]
    pub fn moved(self, (x, y): (i16, i16)) -> Self {
        Self::at(self.x + x, self.y + y)
    }

    /// The place to which it comes when the grid is turned clockwise by so many sixths about another.
    #[must_use]
    pub fn turned(self, about: Self, sixths: usize) -> Self {
        let (x, y) = (self.x - about.x, self.y - about.y);
        // Three axes that add up to 0; a sixth of a turn moves each on to the next with the other sign.
        let axes = (0..sixths).fold([x, (y - x) / 2, -(x + y) / 2], |[q, r, s], _| [-r, -s, -q]);
        Self::at(about.x + axes[0], about.y + 2 * axes[1] + axes[0])
    }

    /// The number of steps from one place to another.
    #[must_use]
    pub fn steps_to(self, other: Self) -> usize {
        let (x, y) = (usize::from(self.x.abs_diff(other.x)), usize::from(self.y.abs_diff(other.y)));
        x + y.saturating_sub(x) / 2
    }
}
