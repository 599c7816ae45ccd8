//! Areas of a board of hexes: which hexes are chosen, where each of them comes when the area is moved, turned or mirrored,
//! and how a copy of one is written down.
//!
//! What lies on the hexes, and what refuses that they move, the board of each game decides.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::game::syntax::{options, write_short};
use crate::hex::{Hex, MAX_CELLS};

/// The longest text in which a copy of an area is looked for, in bytes.
const MAX_COPY: usize = 64 * 1024;
/// The greatest distance of a copied hex from the middle of its area, in columns and in half cells: as far as any board
/// reaches.
const FARTHEST: i16 = 52;

/// A way in which an area changes its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// It is moved by so many columns and half cells, which are both even or both odd.
    Move(i16, i16),
    /// It is turned clockwise by a sixth.
    Right,
    /// It is turned anticlockwise by a sixth.
    Left,
    /// Left and right change places.
    Across,
    /// Top and bottom change places.
    Over,
}

impl Motion {
    /// The motion that takes one hex to another.
    #[must_use]
    pub fn between(from: Hex, to: Hex) -> Self {
        Self::Move(to.x() - from.x(), to.y() - from.y())
    }

    /// The place of a hex after it; turns go about the other hex, and mirrors keep the sum of two places that change, in
    /// columns and in half cells.
    fn hex(self, hex: Hex, about: Hex, sums: (i16, i16)) -> Hex {
        match self {
            Self::Move(x, y) => hex.moved((x, y)),
            Self::Right => hex.turned(about, 1),
            Self::Left => hex.turned(about, 5),
            Self::Across => Hex::at(sums.0 - hex.x(), hex.y()),
            Self::Over => Hex::at(hex.x(), sums.1 - hex.y()),
        }
    }

    /// Whatever is on the six sides of a hex, clockwise from the top, as it stands after it.
    #[must_use]
    pub fn sides<T: Copy>(self, sides: [T; 6]) -> [T; 6] {
        std::array::from_fn(|side| match self {
            Self::Move(..) => sides[side],
            Self::Right => sides[(side + 5) % 6],
            Self::Left => sides[(side + 1) % 6],
            Self::Across => sides[(6 - side) % 6],
            Self::Over => sides[(9 - side) % 6],
        })
    }
}

/// The hexes that are chosen, and the one about which they are turned. That stays where it is in the area, so that six turns
/// lead back. They are mirrored in their place, as far as the hexes allow it: an even number of columns has no hexes whose
/// mirror images are hexes of the same columns.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Area {
    hexes: BTreeSet<Hex>,
    about: Option<Hex>,
}

impl Area {
    /// The hexes.
    #[must_use]
    pub fn hexes(&self) -> &BTreeSet<Hex> {
        &self.hexes
    }

    /// True if nothing is chosen.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.hexes.is_empty()
    }

    /// True if this hex is chosen.
    #[must_use]
    pub fn contains(&self, hex: Hex) -> bool {
        self.hexes.contains(&hex)
    }

    /// The hex about which the area is turned: the middle of a copy of it.
    #[must_use]
    pub fn about(&self) -> Option<Hex> {
        self.about
    }

    /// Chooses these hexes, and no others.
    pub fn choose(&mut self, hexes: impl IntoIterator<Item = Hex>) {
        let hexes: BTreeSet<Hex> = hexes.into_iter().collect();
        if hexes != self.hexes {
            self.about = middle(&hexes);
            self.hexes = hexes;
        }
    }

    /// Keeps only the hexes for which this holds.
    pub fn retain(&mut self, is_kept: impl Fn(Hex) -> bool) {
        if !self.hexes.iter().all(|&hex| is_kept(hex)) {
            self.choose(self.hexes.clone().into_iter().filter(|&hex| is_kept(hex)));
        }
    }

    /// The place to which each of its hexes comes.
    #[must_use]
    pub fn ways(&self, motion: Motion) -> BTreeMap<Hex, Hex> {
        let place = |hex: Hex| Some((hex, self.place(hex, motion)?));
        self.hexes.iter().filter_map(|&hex| place(hex)).collect()
    }

    /// The place to which a hex comes that goes with it; none if nothing is chosen.
    #[must_use]
    pub fn place(&self, hex: Hex, motion: Motion) -> Option<Hex> {
        let (about, (x, y)) = self.about.zip(sums(&self.hexes))?;
        let even = |sum: i16, other: i16| if sum % 2 == 0 { sum } else { 2 * other };
        Some(motion.hex(hex, about, (even(x, about.x()), even(y, about.y()))))
    }

    /// Goes with what lies on its hexes.
    pub fn go(&mut self, motion: Motion) {
        let about = match motion {
            // What it is turned about is not mirrored, so that it stays a middle of it.
            Motion::Across | Motion::Over => self.about,
            _ => self.about.and_then(|about| self.place(about, motion)),
        };
        (self.hexes, self.about) = (self.ways(motion).into_values().collect(), about);
    }
}

/// The hex in the middle of the rectangle around these; none if there are none.
fn middle(hexes: &BTreeSet<Hex>) -> Option<Hex> {
    sums(hexes).map(|(x, y)| nearest(x, y))
}

/// The first and the last column of these together, and the first and the last half cell; none if there are none.
fn sums(hexes: &BTreeSet<Hex>) -> Option<(i16, i16)> {
    let sum = |of: fn(&Hex) -> i16| {
        let values = || hexes.iter().map(of);
        Some(values().min()? + values().max()?)
    };
    Some((sum(|hex| hex.x())?, sum(|hex| hex.y())?))
}

/// The hex nearest to half this place; of several, the one on the left, and then the one above.
#[must_use]
pub fn nearest(x: i16, y: i16) -> Hex {
    let (left, top) = (x.div_euclid(2), y.div_euclid(2));
    let near = (left..=left + 1).flat_map(|column| (top - 1..=top + 2).map(move |height| (column, height)));
    let places = near.filter(|(column, height)| (column + height) % 2 == 0);
    // A column is as wide as √3 half cells: three times the square of the way in columns, once that in half cells.
    let distance = |&(column, height): &(i16, i16)| 3 * (2 * column - x).pow(2) + (2 * height - y).pow(2);
    let place = places.min_by_key(|place| (distance(place), *place)).unwrap_or((0, 0));
    Hex::at(place.0, place.1)
}

/// A copy of an area: what was on each of its hexes, by its distance from the middle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Patch<T> {
    parts: Vec<((i16, i16), T)>,
}

/// The copy as it is written: of what it is one, so that nothing else is taken for it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written<T> {
    area_of: String,
    hexes: Vec<((i16, i16), T)>,
}

impl<T> Patch<T> {
    /// A copy of an area, as far as there is anything on its hexes.
    pub fn of(area: &Area, part: impl Fn(Hex) -> Option<T>) -> Self {
        let about = area.about;
        let away = |hex: Hex| about.map_or((0, 0), |about| (hex.x() - about.x(), hex.y() - about.y()));
        Self { parts: area.hexes.iter().filter_map(|&hex| Some((away(hex), part(hex)?))).collect() }
    }

    /// True if nothing was on the hexes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Its hexes with their parts where its middle is laid on this hex.
    pub fn laid(&self, on: Hex) -> impl Iterator<Item = (Hex, &T)> {
        self.parts.iter().map(move |(away, part)| (on.moved(*away), part))
    }

    /// The copy as text; `of` says of what board it is a copy.
    ///
    /// # Errors
    /// If a part cannot be written as RON.
    pub fn write(&self, of: &str) -> Result<String, ron::Error>
    where
        T: Serialize + Clone,
    {
        write_short(&Written { area_of: of.to_owned(), hexes: self.parts.clone() })
    }

    /// The copy that a text is; none if it is something else, or a copy of another sort of board.
    #[must_use]
    pub fn read(text: &str, of: &str) -> Option<Self>
    where
        T: DeserializeOwned,
    {
        let written: Written<T> = Some(text).filter(|text| text.len() <= MAX_COPY).and_then(|text| {
            let written = options().from_str(text);
            written.ok()
        })?;
        let is_near = |&(x, y): &(i16, i16)| {
            (-FARTHEST..=FARTHEST).contains(&x) && (-FARTHEST..=FARTHEST).contains(&y) && (x + y) % 2 == 0
        };
        let are_near = written.hexes.iter().all(|(away, _)| is_near(away));
        let is_one = written.area_of == of && are_near && (1..=MAX_CELLS).contains(&written.hexes.len());
        is_one.then_some(Self { parts: written.hexes })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::Direction;

    const ALL: [Motion; 6] =
        [Motion::Move(1, 1), Motion::Move(0, -2), Motion::Right, Motion::Left, Motion::Across, Motion::Over];

    fn blob() -> Area {
        let mut area = Area::default();
        area.choose([(0, 0), (0, 2), (1, 1), (2, 0), (3, -1), (3, 5)].map(|(x, y)| Hex::at(x, y)));
        area
    }

    #[test]
    fn neighbours_stay_neighbours_on_the_sides_that_go_with_them() {
        let about = Hex::at(3, 1);
        for motion in ALL {
            for hex in [Hex::at(0, 0), Hex::at(3, 1), Hex::at(-2, 6)] {
                let place = |hex: Hex| motion.hex(hex, about, (2 * about.x(), 2 * about.y()));
                let around = Direction::ALL.map(|side| place(hex.towards(side)));
                let now = Direction::ALL.map(|side| place(hex).towards(side));
                assert_eq!(motion.sides(around), now, "{motion:?}");
            }
        }
    }

    #[test]
    fn what_is_turned_six_times_mirrored_twice_or_turned_back_is_where_it_was() {
        let before = blob();
        let after = |motions: &[Motion]| {
            let mut area = before.clone();
            for &motion in motions {
                area.go(motion);
            }
            area
        };
        assert_eq!(after(&[Motion::Right; 6]), before);
        assert_eq!(after(&[Motion::Across; 2]), before);
        assert_eq!(after(&[Motion::Over; 2]), before);
        assert_eq!(after(&[Motion::Left, Motion::Right]), before);
        assert_eq!(after(&[Motion::Across, Motion::Over]), after(&[Motion::Right; 3]));
        assert_eq!(after(&[Motion::Move(3, 1), Motion::Move(-3, -1)]), before);
        // Two hexes of a column change places, and stay where they are together.
        let mut two = Area::default();
        two.choose([Hex::at(1, 1), Hex::at(1, 3)]);
        assert_eq!(two.ways(Motion::Over), [(Hex::at(1, 1), Hex::at(1, 3)), (Hex::at(1, 3), Hex::at(1, 1))].into());
        for motion in [Motion::Over, Motion::Across] {
            let mut same = two.clone();
            same.go(motion);
            assert_eq!(same, two, "{motion:?}");
        }
        let moved = after(&[Motion::between(Hex::at(0, 0), Hex::at(1, -1))]);
        assert_eq!(moved.hexes(), &before.ways(Motion::Move(1, -1)).into_values().collect());
    }

    #[test]
    fn a_copy_is_read_as_it_was_written_and_nothing_else_is_taken_for_one() {
        let area = blob();
        let patch = Patch::of(&area, |hex| (hex.x() < 3).then_some(hex.y()));
        let text = patch.write("numbers").unwrap();
        let read: Patch<i16> = Patch::read(&text, "numbers").unwrap();
        assert_eq!(read, patch);
        let about = area.about().unwrap();
        assert!(read.laid(about).all(|(hex, &height)| hex.y() == height && area.contains(hex)));
        assert_eq!(Patch::<i16>::read(&text, "letters"), None);
        let far = "(area_of:\"numbers\",hexes:[((300,0),1)])";
        let odd = "(area_of:\"numbers\",hexes:[((1,0),1)])";
        let none = "(area_of:\"numbers\",hexes:[])";
        for wrong in ["", "[(kind: Clearing)]", far, odd, none] {
            assert_eq!(Patch::<i16>::read(wrong, "numbers"), None, "{wrong}");
        }
    }
}
