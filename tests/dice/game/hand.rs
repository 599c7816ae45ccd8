//! Dice as they lie: how many show each face.

use std::fmt;

/// The most faces that a die has.
pub const MAX_FACES: u8 = 8;
/// The most dice of one seat.
pub const MAX_DICE: u8 = 6;

/// Some dice, of which only the faces matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hand([u8; MAX_FACES as usize]);

impl Hand {
    /// The number of dice that show this face, from 1.
    #[must_use]
    pub fn count(self, face: u8) -> u8 {
        self.0.get(usize::from(face).wrapping_sub(1)).copied().unwrap_or(0)
    }

    /// The number of dice.
    #[must_use]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// The number of dice that count for a face, where one face may be wild.
    #[must_use]
    pub fn counting(self, face: u8, wild: Option<u8>) -> u8 {
        let wild = wild.filter(|&wild| wild != face);
        self.count(face) + wild.map_or(0, |wild| self.count(wild))
    }

    /// One die more.
    pub fn add(&mut self, face: u8) {
        if let Some(count) = self.0.get_mut(usize::from(face).wrapping_sub(1)) {
            *count += 1;
        }
    }

    /// All dice of both.
    pub fn join(&mut self, other: Self) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }

    /// One die less; nothing changes if none shows this face.
    pub fn take(&mut self, face: u8) {
        if let Some(count) = self.0.get_mut(usize::from(face).wrapping_sub(1)) {
            *count = count.saturating_sub(1);
        }
    }

    /// The faces of all dice, rising.
    pub fn faces(self) -> impl Iterator<Item = u8> {
        (1..=MAX_FACES).flat_map(move |face| std::iter::repeat_n(face, usize::from(self.count(face))))
    }

    /// The number of ways to roll this: n! / product of the factorials of equal dice.
    #[must_use]
    pub fn ways(self) -> u32 {
        let factorial = |n: u8| (1..=u32::from(n)).product::<u32>();
        factorial(self.total()) / self.0.iter().map(|&count| factorial(count)).product::<u32>()
    }

    /// Calls `each` with every result of rolling this many dice, in the order of their faces.
    pub fn all(dice: u8, faces: u8, each: &mut impl FnMut(Self)) {
        fn further(hand: Hand, left: u8, from: u8, faces: u8, each: &mut impl FnMut(Hand)) {
            if left == 0 {
                return each(hand);
            }
            for face in from..=faces {
                let mut more = hand;
                more.add(face);
                further(more, left - 1, face, faces, each);
            }
        }
        further(Self::default(), dice, 1, faces, each);
    }
}

impl FromIterator<u8> for Hand {
    fn from_iter<T: IntoIterator<Item = u8>>(faces: T) -> Self {
        let mut hand = Self::default();
        faces.into_iter().for_each(|face| hand.add(face));
        hand
    }
}

/// The faces, rising, with a blank between two.
impl fmt::Display for Hand {
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
