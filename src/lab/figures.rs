//! Figures: the numbers that tables and plots show, each with its interval, and how the variant compares with another.
//!
//! Decides how a spread is summed up, and which differences are marked. What a difference means, the reader decides;
//! what the whole run says, `verdict`.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::common::WIN;
use super::measure::{Key, Kind, Measure, Tally, WHOLE};
use super::results::Results;
use super::spread::Spread;
use super::statistics::{self, Estimate, beyond_noise, two_shares, welch, wilson};
use super::verdict::FEWEST_GAMES;

/// The number of places behind the point that are written to files.
const PLACES: usize = 6;

/// Which of the variants of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Of {
    /// The one that is studied.
    Variant,
    /// The one that it is compared with.
    Against,
}

impl Of {
    /// Its name in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Variant => "variant",
            Self::Against => "against",
        }
    }
}

/// The way in which a figure sums up the games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Statistic {
    /// The mean of a game.
    Mean,
    /// The share of the games, or of the wins.
    Share,
    /// The number that a tenth of the games do not exceed.
    Tenth,
    /// The number that half of the games do not exceed.
    Median,
    /// The number that nine tenths of the games do not exceed.
    NineTenths,
    /// The share of the games with just the number `at`.
    ShareAt,
    /// The share of the games with the number `at` or a lower one.
    ShareBy,
}

impl Statistic {
    /// Its name in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Mean => "mean",
            Self::Share => "share",
            Self::Tenth => "p10",
            Self::Median => "median",
            Self::NineTenths => "p90",
            Self::ShareAt => "share_at",
            Self::ShareBy => "share_by",
        }
    }
}

/// One number of a table or plot.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    /// Which variant.
    pub of: Of,
    /// The measure.
    pub measure: Measure,
    /// For which seat, cell and so on.
    pub key: Key,
    /// The way in which the games are summed up.
    pub statistic: Statistic,
    /// The number that a [`Statistic::ShareAt`] or [`Statistic::ShareBy`] is about.
    pub at: Option<i64>,
    /// The value.
    pub value: f64,
    /// The 95 % interval, where there is one.
    pub interval: Option<(f64, f64)>,
    /// The number of games that it sums up.
    pub games: u64,
    /// True if it differs from the same figure of the other variant beyond noise; `None` if it was not compared.
    pub differs: Option<bool>,
}

/// A figure of the variant beside the same one of the variant that it is compared with.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    /// The measure.
    pub measure: Measure,
    /// For which seat, cell and so on.
    pub key: Key,
    /// Of the variant.
    pub own: Estimate,
    /// Of the other.
    pub other: Estimate,
    /// The probability of so large a difference by chance alone: by Welch's test for means, by the z test for shares.
    pub probability: f64,
    /// True if that is beyond noise, by Holm's correction over all comparisons of the run; never in fewer games than a
    /// verdict takes.
    pub is_beyond_noise: bool,
    /// True if it is a quantity that is the same in nearly every game of each variant: then it follows from the rules.
    pub is_given: bool,
}

impl Comparison {
    /// The distance of the two, as a part of the greater one.
    fn apart(&self) -> f64 {
        let (own, other) = (self.own.value, self.other.value);
        (own - other).abs() / own.abs().max(other.abs()).max(f64::MIN_POSITIVE)
    }

    /// True if the intervals of the two do not touch.
    fn is_clear(&self) -> bool {
        self.own.high < self.other.low || self.other.high < self.own.low
    }
}

/// The chief figure of a spread: its mean, or its share of the games.
#[must_use]
pub fn estimate(measure: &Measure, spread: &Spread) -> Option<Estimate> {
    match measure.kind {
        Kind::Number | Kind::Moment => statistics::mean(spread),
        Kind::Share => wilson(spread.mean()? / WHOLE as f64, spread.count()),
    }
}

impl Results {
    /// Every figure that the results give, the variant's first; measures and keys in their order.
    #[must_use]
    pub fn figures(&self) -> Vec<Figure> {
        let comparisons = self.comparisons();
        let compared = |measure: &Measure, key: &Key| {
            let is_it = |found: &&Comparison| found.measure.id == measure.id && found.key == *key;
            comparisons.iter().find(is_it).map(|found| found.is_beyond_noise)
        };
        let mut figures = Vec::new();
        for (measure, key, spread) in self.tally.iter() {
            figures.extend(sums(Of::Variant, *measure, key, spread, compared(measure, key)));
        }
        for (measure, key, spread) in self.against.iter().flat_map(Tally::iter) {
            figures.extend(sums(Of::Against, *measure, key, spread, None));
        }
        figures
    }

    /// True if the two variants are compared by this measure: its keys name the same things in both.
    #[must_use]
    pub fn compares(&self, measure: &str) -> bool {
        self.against.is_some() && self.header.not_compared.iter().all(|left_out| left_out != measure)
    }

    /// The chief figure of each measure and key beside that of the other variant, where both have it; none if the run
    /// compares nothing.
    #[must_use]
    pub fn comparisons(&self) -> Vec<Comparison> {
        let Some(against) = &self.against else { return Vec::new() };
        let compare = |(measure, key, spread): (&Measure, &Key, &Spread)| {
            if !self.compares(measure.id) {
                return None;
            }
            let other_spread = against.spread(measure.id, key)?;
            let (own, other) = (estimate(measure, spread)?, estimate(measure, other_spread)?);
            let probability = match measure.kind {
                Kind::Number | Kind::Moment => welch(spread, other_spread),
                Kind::Share => two_shares((own.value, spread.count()), (other.value, other_spread.count())),
            };
            // The same in four games of five, and there at all.
            let is_fixed = |spread: &Spread| {
                spread.quantile(10) == spread.quantile(90) && spread.quantile(50).is_some_and(|middle| middle != 0)
            };
            let is_given = measure.kind == Kind::Number && is_fixed(spread) && is_fixed(other_spread);
            let key = key.clone();
            Some(Comparison { measure: *measure, key, own, other, probability, is_beyond_noise: false, is_given })
        };
        let mut found: Vec<Comparison> = self.tally.iter().filter_map(compare).collect();
        let marks = beyond_noise(&found.iter().map(|found| found.probability).collect::<Vec<_>>());
        let is_enough = self.games() >= FEWEST_GAMES;
        for (comparison, mark) in found.iter_mut().zip(marks) {
            comparison.is_beyond_noise = mark && is_enough;
        }
        found
    }

    /// The comparisons beyond noise, by their weight: who wins, then what is farthest apart, and last what is no matter
    /// of play, since it is the same in nearly every game.
    #[must_use]
    pub fn differences(&self) -> Vec<Comparison> {
        let mut marked = self.comparisons();
        marked.retain(|found| found.is_beyond_noise);
        let last = |found: &Comparison| (found.is_given, found.measure.id != WIN.id);
        marked.sort_by(|one, other| last(one).cmp(&last(other)).then(other.apart().total_cmp(&one.apart())));
        marked
    }

    /// In how many comparisons the intervals do not touch and nothing is marked all the same, because there are so many
    /// of them; and how many there are. None of them in fewer games than a verdict takes, where nothing is marked anyway.
    #[must_use]
    pub fn unmarked(&self) -> (usize, usize) {
        let all = self.comparisons();
        let is_unmarked = |found: &&Comparison| found.is_clear() && !found.is_beyond_noise;
        let count = if self.games() < FEWEST_GAMES { 0 } else { all.iter().filter(is_unmarked).count() };
        (count, all.len())
    }

    /// Every figure as a line of comma-separated values, after a line of headings.
    #[must_use]
    pub fn csv(&self) -> String {
        let mut text = String::from("of,id,measure,key,statistic,at,value,low,high,games,differs\n");
        for figure in self.figures() {
            let id = match (figure.of, &self.header.against) {
                (Of::Against, Some(against)) => &against.id,
                _ => &self.header.variant.id,
            };
            let (low, high) =
                figure.interval.map_or_else(Default::default, |(low, high)| (decimal(low), decimal(high)));
            let at = figure.at.map_or_else(String::new, |at| at.to_string());
            let differs = match figure.differs {
                None => "",
                Some(true) => "yes",
                Some(false) => "no",
            };
            // No id and no key has a sign that would have to be quoted. Writing to a String cannot fail.
            let _ = writeln!(
                text,
                "{},{id},{},{},{},{at},{},{low},{high},{},{differs}",
                figure.of.id(),
                figure.measure.id,
                figure.key,
                figure.statistic.id(),
                decimal(figure.value),
                figure.games
            );
        }
        text
    }
}

/// The figures of one spread.
fn sums(of: Of, measure: Measure, key: &Key, spread: &Spread, differs: Option<bool>) -> Vec<Figure> {
    let games = spread.count();
    let figure = |statistic, at, value, interval, differs| {
        let key = key.clone();
        Figure { of, measure, key, statistic, at, value, interval, games, differs }
    };
    let Some(chief) = estimate(&measure, spread) else { return Vec::new() };
    let of_shares = measure.kind == Kind::Share;
    let statistic = if of_shares { Statistic::Share } else { Statistic::Mean };
    let mut figures = vec![figure(statistic, None, chief.value, Some((chief.low, chief.high)), differs)];
    if of_shares {
        return figures;
    }
    let quantiles = [(Statistic::Tenth, 10), (Statistic::Median, 50), (Statistic::NineTenths, 90)];
    for (statistic, percent) in quantiles {
        figures.extend(spread.quantile(percent).map(|value| figure(statistic, None, value as f64, None, None)));
    }
    let is_moment = measure.kind == Kind::Moment;
    if is_moment || measure.is_spread_out {
        for (at, times) in spread.iter() {
            let (statistic, counted) =
                if is_moment { (Statistic::ShareBy, spread.up_to(at)) } else { (Statistic::ShareAt, times) };
            let share = wilson(counted as f64 / games as f64, games);
            figures.extend(
                share.map(|share| figure(statistic, Some(at), share.value, Some((share.low, share.high)), None)),
            );
        }
    }
    figures
}

impl Figure {
    pub(super) fn to_json(&self) -> Value {
        let mut row = json!({
            "of": self.of.id(),
            "measure": self.measure.id,
            "key": self.key.as_str(),
            "statistic": self.statistic.id(),
            "value": rounded(self.value),
            "games": self.games,
        });
        if let (Value::Object(row), Some((low, high))) = (&mut row, self.interval) {
            row.insert("low".to_owned(), rounded(low).into());
            row.insert("high".to_owned(), rounded(high).into());
        }
        if let (Value::Object(row), Some(differs)) = (&mut row, self.differs) {
            row.insert("differs".to_owned(), differs.into());
        }
        row
    }
}

/// A number as it is written to files: the last digits, which can differ from one system to another, are left out.
pub(super) fn rounded(value: f64) -> f64 {
    let scale = 1e6;
    // What is rounded to nothing is written without a sign.
    (value * scale).round() / scale + 0.0
}

fn decimal(value: f64) -> String {
    let text = format!("{:.PLACES$}", rounded(value));
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_without_what_does_not_matter() {
        let written = [(0.25, "0.25"), (3.0, "3"), (-0.000_000_1, "0"), (100.0, "100"), (1.0 / 3.0, "0.333333")];
        for (value, text) in written {
            assert_eq!(decimal(value), text);
        }
    }
}
