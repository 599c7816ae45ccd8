//! Which games of a run: shards of it, and those that were played.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// The most games of a run.
pub const MAX_GAMES: u64 = 1_000_000_000;

/// The n-th of so many equal parts of a run, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    number: u64,
    of: u64,
}

/// A text that names no part of a run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a shard is written `i/n`, with i from 1 to n and n at most {MAX_GAMES}, such as 2/8")]
pub struct NotAShard;

impl Shard {
    /// The whole run.
    pub const WHOLE: Self = Self { number: 1, of: 1 };

    /// The games of this part of a run of so many.
    #[must_use]
    pub fn range(self, games: u64) -> Range<u64> {
        // Each bound is at most `games`.
        let bound = |number: u64| (u128::from(games) * u128::from(number) / u128::from(self.of)) as u64;
        bound(self.number - 1)..bound(self.number)
    }
}

impl FromStr for Shard {
    type Err = NotAShard;

    fn from_str(text: &str) -> Result<Self, NotAShard> {
        let (number, of) = text.split_once('/').ok_or(NotAShard)?;
        let digits = |text: &str| text.bytes().all(|sign| sign.is_ascii_digit()).then(|| text.parse::<u64>().ok());
        match (digits(number).flatten(), digits(of).flatten()) {
            (Some(number), Some(of)) if (1..=of).contains(&number) && of <= MAX_GAMES => Ok(Self { number, of }),
            _ => Err(NotAShard),
        }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

/// A set of games by their numbers, in as few ranges as it takes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Games {
    /// In rising order, none empty, none touching the next.
    ranges: Vec<Range<u64>>,
}

impl Games {
    /// The set of these ranges, each its first game and the one after its last; `None` if one is empty or backwards,
    /// they are not in rising order, or two of them overlap or touch.
    #[must_use]
    pub fn of(bounds: &[(u64, u64)]) -> Option<Self> {
        let ranges: Vec<Range<u64>> = bounds.iter().map(|&(start, end)| start..end).collect();
        let rise = ranges.is_sorted_by(|before, after| before.end < after.start);
        (rise && ranges.iter().all(|range| range.start < range.end)).then_some(Self { ranges })
    }

    /// Adds a game.
    pub fn insert(&mut self, game: u64) {
        self.insert_range(game..game + 1);
    }

    fn insert_range(&mut self, mut new: Range<u64>) {
        // Those that overlap or touch the new one lie together.
        let first = self.ranges.partition_point(|range| range.end < new.start);
        let last = self.ranges.partition_point(|range| range.start <= new.end);
        if let Some(met) = self.ranges.get(first..last)
            && let (Some(left), Some(right)) = (met.first(), met.last())
        {
            new = new.start.min(left.start)..new.end.max(right.end);
        }
        self.ranges.splice(first..last, [new]);
    }

    /// Adds all games of another set.
    pub fn merge(&mut self, other: &Self) {
        for range in &other.ranges {
            self.insert_range(range.clone());
        }
    }

    /// True if a game is in the set.
    #[must_use]
    pub fn contains(&self, game: u64) -> bool {
        let index = self.ranges.partition_point(|range| range.end <= game);
        self.ranges.get(index).is_some_and(|range| range.start <= game)
    }

    /// A game that both sets have.
    #[must_use]
    pub fn common(&self, other: &Self) -> Option<u64> {
        let starts = |ranges: &[Range<u64>]| ranges.iter().map(|range| range.start).collect::<Vec<_>>();
        // Where two ranges overlap, one of them starts inside of the other.
        let in_both = |game: &u64| self.contains(*game) && other.contains(*game);
        starts(&self.ranges).into_iter().chain(starts(&other.ranges)).filter(in_both).min()
    }

    /// The first game of the set that does not lie in a range; `None` if all do.
    #[must_use]
    pub fn outside(&self, own: &Range<u64>) -> Option<u64> {
        let strange = self.ranges.iter().find(|range| range.start < own.start || own.end < range.end)?;
        Some(if strange.start < own.start { strange.start } else { own.end.max(strange.start) })
    }

    /// The ranges, in rising order.
    #[must_use]
    pub fn ranges(&self) -> &[Range<u64>] {
        &self.ranges
    }

    /// The number of games.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.ranges.iter().map(|range| range.end - range.start).sum()
    }

    /// The games of a range that are not in the set.
    #[must_use]
    pub fn missing(&self, range: Range<u64>) -> Vec<Range<u64>> {
        let mut missing = Vec::new();
        let mut from = range.start;
        for played in &self.ranges {
            let until = played.start.min(range.end);
            if from < until {
                missing.push(from..until);
            }
            from = from.max(played.end);
        }
        if from < range.end {
            missing.push(from..range.end);
        }
        missing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_the_whole_without_overlap() {
        for (games, of) in [(10, 3), (7, 7), (2, 5), (1_000_000_000, 7)] {
            let mut next = 0;
            for number in 1..=of {
                let shard: Shard = format!("{number}/{of}").parse().unwrap();
                let range = shard.range(games);
                assert_eq!(range.start, next, "{shard} of {games}");
                next = range.end;
            }
            assert_eq!(next, games);
        }
        for text in ["", "1", "0/3", "4/3", "1/0", "-1/3", "1/3/4", "+1/3", "1/", "/3", "1/9999999999", "a/b"] {
            assert_eq!(text.parse::<Shard>(), Err(NotAShard), "{text:?}");
        }
        assert_eq!(Shard::WHOLE.range(5), 0..5);
    }

    #[test]
    fn sets_of_games_are_kept_in_as_few_ranges_as_it_takes() {
        let mut games = Games::default();
        for game in [5, 3, 9, 4, 0, 8] {
            games.insert(game);
        }
        assert_eq!(games.ranges(), [0..1, 3..6, 8..10]);
        assert_eq!((games.count(), games.contains(5), games.contains(6)), (6, true, false));
        assert_eq!(games.missing(0..12), [1..3, 6..8, 10..12]);
        assert_eq!(games.missing(4..9).first(), Some(&(6..8)));
        let mut other = Games::of(&[(1, 3), (6, 7)]).unwrap();
        assert_eq!((games.common(&other), other.common(&games)), (None, None));
        other.insert(4);
        assert_eq!((games.common(&other), other.common(&games)), (Some(4), Some(4)));
        games.merge(&other);
        assert_eq!(games.ranges(), [0..7, 8..10]);
        games.merge(&Games::of(&[(7, 8)]).unwrap());
        assert_eq!(games, Games::of(&[(0, 10)]).unwrap());
        assert!(games.missing(0..10).is_empty());
        assert_eq!(
            (games.outside(&(0..10)), games.outside(&(2..12)), games.outside(&(0..7))),
            (None, Some(0), Some(7))
        );
        let wrong: [&[(u64, u64)]; 5] = [&[(0, 0)], &[(5, 3)], &[(0, 2), (2, 4)], &[(4, 6), (0, 2)], &[(0, 3), (2, 4)]];
        for wrong in wrong {
            assert_eq!(Games::of(wrong), None, "{wrong:?}");
        }
    }
}
