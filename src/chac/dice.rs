//! Dice as they lie, of which only the faces matter, and all results of a roll with their weights (C15.4).

use std::fmt;

/// The most dice of one roll.
pub const MAX_DICE: u8 = 6;
/// The faces of a die.
pub const FACES: u8 = 6;

/// Some dice, as many as [`MAX_DICE`] at most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Dice(
    /// The number of dice with face 1 in the lowest four bits, with face 2 in the next, and so on.
    u32,
);

impl Dice {
    /// No dice.
    pub const NONE: Self = Self(0);

    const fn one(face: u8) -> u32 {
        1 << (4 * (face as u32 - 1))
    }

    /// These dice; `None` if there are too many, or one has no such face.
    #[must_use]
    pub fn of(faces: &[u8]) -> Option<Self> {
        let is_possible = faces.len() <= usize::from(MAX_DICE) && faces.iter().all(|face| (1..=FACES).contains(face));
        is_possible.then(|| Self(faces.iter().map(|&face| Self::one(face)).sum()))
    }

    /// The number of dice that show this face.
    #[must_use]
    #[inline]
    pub const fn count(self, face: u8) -> u8 {
        if face >= 1 && face <= FACES { (self.0 >> (4 * (face as u32 - 1)) & 15) as u8 } else { 0 }
    }

    /// The number of dice.
    #[must_use]
    #[inline]
    pub const fn total(self) -> u8 {
        // Pairs of faces first: no sum is above six, so none runs over into its neighbour.
        let pairs = (self.0 & 0x000f_0f0f) + (self.0 >> 4 & 0x000f_0f0f);
        ((pairs & 15) + (pairs >> 8 & 15) + (pairs >> 16 & 15)) as u8
    }

    /// True if there are none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of dice with this face or a higher one.
    #[must_use]
    #[inline]
    pub const fn at_least(self, face: u8) -> u8 {
        match face {
            0 | 1 => self.total(),
            2..=FACES => Self(self.0 >> (4 * (face as u32 - 1))).total(),
            _ => 0,
        }
    }

    /// The number of dice with a lower face than this.
    #[must_use]
    #[inline]
    pub const fn below(self, face: u8) -> u8 {
        self.total() - self.at_least(face)
    }

    /// True if all those dice are among these.
    #[must_use]
    pub const fn contains(self, others: Self) -> bool {
        let mut face = 1;
        while face <= FACES {
            if self.count(face) < others.count(face) {
                return false;
            }
            face += 1;
        }
        true
    }

    /// These dice without some of them.
    #[must_use]
    #[inline]
    pub(super) const fn without(self, some: Self) -> Self {
        debug_assert!(self.contains(some), "dice are taken away that do not lie there");
        Self(self.0 - some.0)
    }

    /// These dice and those.
    #[must_use]
    #[inline]
    pub(super) const fn and(self, others: Self) -> Self {
        debug_assert!(self.total() + others.total() <= MAX_DICE, "more dice than can lie");
        Self(self.0 + others.0)
    }

    /// The faces of all dice, rising.
    pub fn faces(self) -> impl Iterator<Item = u8> {
        (1..=FACES).flat_map(move |face| std::iter::repeat_n(face, usize::from(self.count(face))))
    }

    /// The faces that some die shows.
    #[must_use]
    pub fn shown(self) -> Needs {
        Needs((1..=FACES).filter(|&face| self.count(face) > 0).fold(0, |shown, face| shown | 1 << face))
    }

    /// Tells `to` every choice of some of these dice, at least one, the fewest high ones first.
    pub(super) fn each_choice(self, mut to: impl FnMut(Self)) {
        let mut chosen = Self::NONE;
        // One more of the lowest face of which not all are chosen; of those below, none.
        while let Some(face) = (1..=FACES).find(|&face| chosen.count(face) < self.count(face)) {
            let below = 4 * (u32::from(face) - 1);
            chosen = Self((chosen.0 >> below << below) + Self::one(face));
            to(chosen);
        }
    }

    /// The number of ways to roll this: n! / product of the factorials of equal dice.
    #[must_use]
    pub fn ways(self) -> u32 {
        let results = Results::of(self.total());
        results.all().find(|&(dice, _)| dice == self).map_or(0, |(_, ways)| ways)
    }
}

/// The faces, rising, with a blank between two.
impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, face) in self.faces().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{face}")?;
        }
        Ok(())
    }
}

/// Some faces: those that a lock asks for (C6.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Needs(
    /// A bit for each face, that of face 1 the second.
    u8,
);

impl Needs {
    /// These faces.
    #[must_use]
    pub fn of(faces: impl IntoIterator<Item = u8>) -> Self {
        Self(faces.into_iter().filter(|face| (1..=FACES).contains(face)).fold(0, |all, face| all | 1 << face))
    }

    /// The faces of these that no die shows.
    #[must_use]
    #[inline]
    pub fn missing_in(self, dice: Dice) -> Self {
        Self(self.0 & !dice.shown().0)
    }

    /// The number of faces.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// True if there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The faces, rising.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=FACES).filter(move |face| self.0 >> face & 1 != 0)
    }
}

/// The number of all results of up to [`MAX_DICE`] dice: 1 + 6 + 21 + 56 + 126 + 252 + 462.
const ALL: usize = 924;

struct Table {
    results: [Dice; ALL],
    /// The number of ways to roll this result or one before it, of as many dice.
    up_to: [u32; ALL],
    /// Where the results of each number of dice begin.
    start: [usize; MAX_DICE as usize + 2],
}

static TABLE: Table = Table::new();

impl Table {
    const fn new() -> Self {
        const FACTORIALS: [u32; 7] = [1, 1, 2, 6, 24, 120, 720];
        let mut table = Self { results: [Dice::NONE; ALL], up_to: [0; ALL], start: [0; MAX_DICE as usize + 2] };
        let (mut dice, mut at) = (0, 0);
        while dice <= MAX_DICE as usize {
            table.start[dice] = at;
            // The faces of the dice, rising; counted up like a number whose digits never fall.
            let mut faces = [1_u8; MAX_DICE as usize];
            let mut ways = 0;
            loop {
                let (mut packed, mut index) = (0, 0);
                while index < dice {
                    packed += Dice::one(faces[index]);
                    index += 1;
                }
                let result = Dice(packed);
                let (mut face, mut equal) = (1, 1);
                while face <= FACES {
                    equal *= FACTORIALS[result.count(face) as usize];
                    face += 1;
                }
                ways += FACTORIALS[dice] / equal;
                table.results[at] = result;
                table.up_to[at] = ways;
                at += 1;
                let mut last = dice;
                while last > 0 && faces[last - 1] == FACES {
                    last -= 1;
                }
                if last == 0 {
                    break;
                }
                let next = faces[last - 1] + 1;
                let mut index = last - 1;
                while index < dice {
                    faces[index] = next;
                    index += 1;
                }
            }
            dice += 1;
        }
        table.start[MAX_DICE as usize + 1] = at;
        table
    }
}

/// All results of a roll, in rising order of their faces.
#[derive(Clone, Copy, Debug)]
pub struct Results {
    start: usize,
    end: usize,
}

impl Results {
    /// The results of rolling this many dice, at most [`MAX_DICE`].
    #[must_use]
    pub fn of(dice: u8) -> Self {
        let dice = usize::from(dice.min(MAX_DICE));
        Self { start: TABLE.start[dice], end: TABLE.start[dice + 1] }
    }

    /// Each result with the number of ways to roll it.
    pub fn all(self) -> impl Iterator<Item = (Dice, u32)> {
        let mut before = 0;
        (self.start..self.end).map(move |index| {
            let ways = TABLE.up_to[index] - before;
            before = TABLE.up_to[index];
            (TABLE.results[index], ways)
        })
    }

    /// The result of a roll by a uniform random number: the one that [`crate::game::weighted`] would choose among all.
    #[must_use]
    pub fn pick(self, random: u64) -> Dice {
        let ways = &TABLE.up_to[self.start..self.end];
        let all = ways.last().copied().unwrap_or(1);
        let pick = ((u128::from(random) * u128::from(all)) >> 64) as u32;
        let index = ways.partition_point(|&up_to| up_to <= pick);
        TABLE.results[self.start + index.min(ways.len().saturating_sub(1))]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::weighted;

    #[test]
    fn the_results_of_a_roll_are_all_there_is_with_their_ways() {
        // Every roll of distinguishable dice, sorted and counted.
        for dice in 0..=MAX_DICE {
            let mut counted = std::collections::BTreeMap::<Vec<u8>, u32>::new();
            for number in 0..6_u32.pow(dice.into()) {
                let mut faces: Vec<u8> =
                    (0..u32::from(dice)).map(|place| (number / 6_u32.pow(place) % 6 + 1) as u8).collect();
                faces.sort_unstable();
                *counted.entry(faces).or_default() += 1;
            }
            let results: Vec<_> = Results::of(dice).all().map(|(dice, ways)| (dice.faces().collect(), ways)).collect();
            assert_eq!(results, counted.into_iter().collect::<Vec<_>>(), "{dice} dice");
        }
    }

    #[test]
    fn a_roll_is_picked_as_from_the_list() {
        for dice in 0..=MAX_DICE {
            let all: Vec<_> = Results::of(dice).all().collect();
            for step in 0..5_000_u64 {
                let random = step.wrapping_mul(0x9e37_79b9_7f4a_7c15);
                assert_eq!(Some(Results::of(dice).pick(random)), weighted(&all, random));
            }
            assert_eq!(Some(Results::of(dice).pick(u64::MAX)), weighted(&all, u64::MAX));
        }
    }

    #[test]
    fn choices_of_dice_are_all_different_and_all_there() {
        let dice = Dice::of(&[1, 2, 2, 5, 6]).unwrap();
        let mut all = Vec::new();
        dice.each_choice(|choice| {
            assert!(dice.contains(choice) && !choice.is_empty() && !all.contains(&choice));
            all.push(choice);
        });
        assert_eq!(all.len(), 2 * 3 * 2 * 2 - 1);
    }

    #[test]
    fn dice_are_counted() {
        let dice = Dice::of(&[1, 2, 3, 4, 4]).unwrap();
        assert_eq!((dice.total(), dice.at_least(4), dice.at_least(1), dice.at_least(6)), (5, 2, 5, 0));
        assert_eq!((dice.below(3), dice.below(1), dice.below(30), dice.at_least(0), dice.at_least(7)), (2, 0, 5, 5, 0));
        assert_eq!((dice.ways(), dice.to_string()), (60, "1 2 3 4 4".to_owned()));
        assert_eq!(Needs::of([1, 2, 5, 6]).missing_in(dice), Needs::of([5, 6]));
        assert_eq!((Dice::of(&[7]), Dice::of(&[0]), Dice::of(&[1; 7])), (None, None, None));
    }
}
