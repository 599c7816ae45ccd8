//! The count of each whole number that came up: the one form in which the laboratory keeps its measurements.
//!
//! A spread holds exact counts, so that putting two together in any order gives the same, bit for bit. Means, variances
//! and quantiles are worked out from it; what they prove, `statistics` decides.

use std::collections::BTreeMap;

/// The count of each whole number that came up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spread {
    counts: BTreeMap<i64, u64>,
}

impl FromIterator<i64> for Spread {
    fn from_iter<I: IntoIterator<Item = i64>>(numbers: I) -> Self {
        let mut spread = Self::default();
        numbers.into_iter().for_each(|number| spread.add(number));
        spread
    }
}

impl Spread {
    /// Counts one number once more.
    pub fn add(&mut self, number: i64) {
        self.add_times(number, 1);
    }

    /// Counts one number so many times more.
    pub(super) fn add_times(&mut self, number: i64, times: u64) {
        let count = self.counts.entry(number).or_default();
        *count = count.saturating_add(times);
    }

    /// Adds the counts of another spread.
    pub fn merge(&mut self, other: &Self) {
        for (number, times) in other.iter() {
            self.add_times(number, times);
        }
    }

    /// Every number that came up, in rising order, with how often it did.
    pub fn iter(&self) -> impl Iterator<Item = (i64, u64)> + '_ {
        self.counts.iter().map(|(&number, &times)| (number, times))
    }

    /// The number of numbers that were counted.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.counts.values().fold(0, |sum, &times| sum.saturating_add(times))
    }

    /// All numbers added up.
    #[must_use]
    pub fn sum(&self) -> i128 {
        self.iter().map(|(number, times)| i128::from(number) * i128::from(times)).sum()
    }

    /// The number of numbers that are at most this one.
    #[must_use]
    pub fn up_to(&self, number: i64) -> u64 {
        self.counts.range(..=number).fold(0, |sum, (_, &times)| sum.saturating_add(times))
    }

    /// True if no number other than 0 came up.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.counts.keys().all(|&number| number == 0)
    }

    /// The mean; `None` if nothing was counted.
    #[must_use]
    pub fn mean(&self) -> Option<f64> {
        let count = self.count();
        (count > 0).then(|| self.sum() as f64 / count as f64)
    }

    /// The variance of a sample, that is with one less than the count below the line; `None` for fewer than two numbers.
    #[must_use]
    pub fn variance(&self) -> Option<f64> {
        let (count, mean) = (self.count(), self.mean()?);
        let squares: f64 = self.iter().map(|(number, times)| (number as f64 - mean).powi(2) * times as f64).sum();
        (count > 1).then(|| squares / (count - 1) as f64)
    }

    /// The smallest number that at least this many in a hundred do not exceed; `None` if nothing was counted.
    #[must_use]
    pub fn quantile(&self, percent: u8) -> Option<i64> {
        let least = u128::from(self.count()) * u128::from(percent);
        let mut passed = 0_u128;
        let reached = |(number, times): (i64, u64)| {
            passed += u128::from(times);
            (passed * 100 >= least).then_some(number)
        };
        self.iter().find_map(reached)
    }
}
