//! The squares of a temple, sets of them, the sides on which they are joined, and the rooms that they belong to (C1.1).

/// The most squares of a board.
pub const MAX_SQUARES: usize = 64;
/// The most zones of the room of walls, each with a deck and a clue.
pub const MAX_ZONES: usize = 6;
/// The most lava tiles, and so the most glyphs and numbers.
pub const MAX_TILES: usize = 16;
/// The most alcoves.
pub const MAX_ALCOVES: usize = 8;
/// The most places at which the roof can open.
pub const MAX_OPENINGS: usize = 4;

/// The most letters of the id of a square, an alcove or an adventurer.
pub const MAX_LETTERS: usize = 12;

/// The id of a square, an alcove or an adventurer: letters and digits, kept in place.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Name {
    letters: [u8; MAX_LETTERS],
    len: u8,
}

impl Name {
    /// The id that a text is: 1 to [`MAX_LETTERS`] letters and digits.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let is_id =
            (1..=MAX_LETTERS).contains(&text.len()) && text.bytes().all(|letter| letter.is_ascii_alphanumeric());
        is_id.then(|| {
            let mut letters = [0; MAX_LETTERS];
            letters[..text.len()].copy_from_slice(text.as_bytes());
            Self { letters, len: text.len() as u8 }
        })
    }

    /// Its letters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        // They are ASCII.
        std::str::from_utf8(&self.letters[..usize::from(self.len)]).unwrap_or_default()
    }
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl std::fmt::Debug for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A square of the board, by its place in the list of a variant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    pub(super) const fn new(index: u8) -> Self {
        Self(index)
    }

    /// Its place in the list of the variant.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SquareSet(u64);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// True if the square is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        square.0 < MAX_SQUARES as u8 && self.0 >> square.0 & 1 != 0
    }

    /// True if no square is in the set.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares in both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The squares in either set.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The squares that are in this set alone.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Puts a square into the set.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        if square.index() < MAX_SQUARES {
            self.0 |= 1 << square.0;
        }
    }

    /// The squares in the order of the variant's list.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let square = Square(left.checked_ilog2().map(|_| left.trailing_zeros() as u8)?);
            left &= left - 1;
            Some(square)
        })
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<T: IntoIterator<Item = Square>>(squares: T) -> Self {
        let mut set = Self::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

/// The side of a square on which a dotted line leaves it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Side {
    /// Up.
    N,
    /// Right.
    E,
    /// Down.
    S,
    /// Left.
    W,
}

impl Side {
    /// The side on the other end of a line.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::N => Self::S,
            Self::E => Self::W,
            Self::S => Self::N,
            Self::W => Self::E,
        }
    }

    /// True if two steps towards these sides make a right angle (C10.6).
    #[must_use]
    pub const fn is_across(self, other: Self) -> bool {
        matches!(self, Self::N | Self::S) != matches!(other, Self::N | Self::S)
    }
}

/// The room of a square, with its number there (C1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Room {
    /// The entrance.
    Entrance,
    /// A zone of the room of walls, from 0.
    Zone(u8),
    /// A square of the corridor, by its place on the boulder's track.
    Corridor(u8),
    /// A lava square, from 0.
    Lava(u8),
    /// A sun corner, by the number of its opening.
    Sun(u8),
    /// A square of the river, with the current from 0.
    River(u8),
    /// The bridge.
    Bridge,
    /// Out of the temple.
    Out,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_squares_in_order() {
        let set: SquareSet = [63, 0, 7].map(Square::new).into_iter().collect();
        assert_eq!(set.iter().map(Square::index).collect::<Vec<_>>(), [0, 7, 63]);
        assert!(set.contains(Square::new(63)) && !set.contains(Square::new(64)) && !set.contains(Square::new(1)));
        assert_eq!(SquareSet::EMPTY.iter().count(), 0);
    }

    #[test]
    fn a_right_angle_is_two_sides_across() {
        assert!(Side::N.is_across(Side::E) && Side::W.is_across(Side::S));
        assert!(!Side::N.is_across(Side::S) && !Side::E.is_across(Side::E));
    }
}
