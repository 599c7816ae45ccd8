//! Intervals and tests: what a number of games can prove, and what is noise.
//!
//! Wilson's interval for shares (Wilson 1927), Student's for means, Welch's test for two means (Welch 1947), the pooled
//! z test for two shares, and Holm's correction for many tests at once (Holm 1979). Student's t is turned into a normal
//! value by Wallace's approximation (Wallace 1959), which is exact to a quarter of a percent from five degrees of
//! freedom on.

use super::spread::Spread;

/// The number of standard deviations on either side of the mean that hold 95 in 100 of a normal distribution.
const Z_95: f64 = 1.959_963_984_540_054;

/// The greatest share of differences that may be marked although they are only noise.
pub const SIGNIFICANCE: f64 = 0.05;

/// A value with the interval that holds the true one in 95 runs of 100.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The value found.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// A share with its Wilson interval; `share` is between 0 and 1 and need not be a multiple of 1 / `games`, because wins
/// are shared. `None` without games.
#[must_use]
pub fn wilson(share: f64, games: u64) -> Option<Estimate> {
    if games == 0 {
        return None;
    }
    let (n, z, share) = (games as f64, Z_95, share.clamp(0.0, 1.0));
    let whole = 1.0 + z * z / n;
    let centre = (share + z * z / (2.0 * n)) / whole;
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).max(0.0).sqrt() / whole;
    // Where the share is 0 or 1 the interval ends there exactly; rounding must not put it beside.
    Some(Estimate { value: share, low: (centre - half).clamp(0.0, share), high: (centre + half).clamp(share, 1.0) })
}

/// A mean with Student's interval; with one number alone the interval is just that number. Where all numbers are on one
/// side of nothing, so is the interval: what is counted is never less than nothing. `None` without numbers.
#[must_use]
pub fn mean(spread: &Spread) -> Option<Estimate> {
    let value = spread.mean()?;
    let half = spread.variance().map_or(0.0, |variance| {
        let count = spread.count() as f64;
        student_95(count - 1.0) * (variance / count).sqrt()
    });
    let (least, most) = spread.iter().fold((0, 0), |(least, most), (number, _)| (number.min(least), number.max(most)));
    let low = if least < 0 { value - half } else { (value - half).max(0.0) };
    let high = if most > 0 { value + half } else { (value + half).min(0.0) };
    Some(Estimate { value, low, high })
}

/// The number of standard errors on either side of the mean that make a 95 % interval, with so many degrees of freedom.
fn student_95(freedom: f64) -> f64 {
    let z = Z_95 * (8.0 * freedom + 3.0) / (8.0 * freedom + 1.0);
    (freedom * (z * z / freedom).exp_m1()).sqrt()
}

/// The probability that a normal value is at least this far from 0.
#[must_use]
pub fn two_sided(z: f64) -> f64 {
    complementary_error(z.abs() / std::f64::consts::SQRT_2)
}

/// erfc, for numbers from 0 on: the series of erf below 3, the continued fraction above.
fn complementary_error(x: f64) -> f64 {
    let root = std::f64::consts::PI.sqrt();
    if x < 3.0 {
        let (mut term, mut sum) = (x, x);
        for step in 1..100 {
            term *= 2.0 * x * x / f64::from(2 * step + 1);
            sum += term;
        }
        return 1.0 - 2.0 / root * (-x * x).exp() * sum;
    }
    let tail = (1..=60).rev().fold(x, |below, step| x + f64::from(step) / 2.0 / below);
    (-x * x).exp() / (root * tail)
}

/// Welch's test: how probable means at least this far apart are if the true ones are equal.
#[must_use]
pub fn welch(own: &Spread, other: &Spread) -> f64 {
    let error = |spread: &Spread| {
        let count = spread.count() as f64;
        Some((spread.mean()?, spread.variance()? / count, count - 1.0))
    };
    let (Some((own, own_error, own_freedom)), Some((other, other_error, other_freedom))) = (error(own), error(other))
    else {
        return 1.0;
    };
    let (apart, squared) = ((own - other).abs(), own_error + other_error);
    if squared <= 0.0 {
        return if apart > 0.0 { 0.0 } else { 1.0 };
    }
    let t_squared = apart * apart / squared;
    let freedom = squared * squared / (own_error.powi(2) / own_freedom + other_error.powi(2) / other_freedom);
    let z = (8.0 * freedom + 1.0) / (8.0 * freedom + 3.0) * (freedom * (t_squared / freedom).ln_1p()).sqrt();
    two_sided(z)
}

/// The pooled z test: how probable shares at least this far apart are, among so many games each, if the true ones are
/// equal.
#[must_use]
pub fn two_shares((own, own_games): (f64, u64), (other, other_games): (f64, u64)) -> f64 {
    if own_games == 0 || other_games == 0 {
        return 1.0;
    }
    let (n, m) = (own_games as f64, other_games as f64);
    let pooled = (own * n + other * m) / (n + m);
    let squared = pooled * (1.0 - pooled) * (1.0 / n + 1.0 / m);
    if squared <= 0.0 { 1.0 } else { two_sided((own - other) / squared.sqrt()) }
}

/// The probability of a share at least this far from the expected one, if that is the true one.
#[must_use]
pub fn one_share(share: f64, expected: f64, games: u64) -> f64 {
    let squared = expected * (1.0 - expected) / games.max(1) as f64;
    if squared <= 0.0 { 1.0 } else { two_sided((share - expected) / squared.sqrt()) }
}

/// Holm's correction: which of these probabilities are too small for noise, so that among all of them the chance of a
/// single wrong mark is at most [`SIGNIFICANCE`].
#[must_use]
pub fn beyond_noise(probabilities: &[f64]) -> Vec<bool> {
    let mut order: Vec<usize> = (0..probabilities.len()).collect();
    order.sort_by(|&a, &b| probabilities[a].total_cmp(&probabilities[b]));
    let mut marks = vec![false; probabilities.len()];
    for (rank, &index) in order.iter().enumerate() {
        if probabilities[index] > SIGNIFICANCE / (probabilities.len() - rank) as f64 {
            break;
        }
        marks[index] = true;
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_near(found: f64, expected: f64, by: f64) -> bool {
        (found - expected).abs() <= by
    }

    fn spread(numbers: &[i64]) -> Spread {
        numbers.iter().copied().collect()
    }

    #[test]
    fn wilson_intervals_are_those_of_the_tables() {
        // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        for (wins, games, low, high) in [
            (81_u32, 263_u32, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ] {
            let found = wilson(f64::from(wins) / f64::from(games), games.into()).unwrap();
            assert!(is_near(found.low, low, 6e-5) && is_near(found.high, high, 6e-5), "{wins} of {games}: {found:?}");
        }
        let all = wilson(1.0, 20).unwrap();
        assert!(all.high >= 1.0 && is_near(all.low, 1.0 - 0.1611, 6e-5));
        assert_eq!(wilson(0.5, 0), None);
    }

    #[test]
    fn what_is_counted_is_never_less_than_nothing() {
        let rare = mean(&spread(&[0, 0, 0, 0, 0, 0, 0, 0, 0, 1])).unwrap();
        assert!(rare.low.abs() < 1e-12 && rare.high > rare.value, "{rare:?}");
        // What is paid is never more than nothing, and what can be both is left as it is.
        let paid = mean(&spread(&[0, 0, 0, 0, 0, -1])).unwrap();
        assert!(paid.low < paid.value && paid.high.abs() < 1e-12, "{paid:?}");
        let both = mean(&spread(&[-1, 0, 0, 1])).unwrap();
        assert!(both.low < 0.0 && both.high > 0.0, "{both:?}");
    }

    #[test]
    fn tails_and_quantiles_are_those_of_the_tables() {
        for (z, probability) in [(0.0, 1.0), (1.0, 0.317_311), (1.959_964, 0.05), (3.290_527, 0.001), (4.5, 6.795e-6)] {
            assert!(is_near(two_sided(z), probability, probability * 1e-4), "{z}: {}", two_sided(z));
        }
        for (freedom, t) in [(5.0, 2.5706), (9.0, 2.2622), (30.0, 2.0423), (1e6, 1.95996)] {
            assert!(is_near(student_95(freedom), t, t * 3e-3), "{freedom}: {}", student_95(freedom));
        }
    }

    #[test]
    fn tests_tell_noise_from_difference() {
        let (low, high) = (spread(&[1, 2, 3, 4, 5]), spread(&[11, 12, 13, 14, 15]));
        assert!(welch(&low, &low) > 0.99 && welch(&low, &high) < 1e-4);
        // Student 1908: t = 10 / 1 with 8 degrees of freedom.
        assert!(is_near(welch(&low, &spread(&[2, 3, 4, 5, 6])), 0.3466, 2e-3));
        assert!(welch(&spread(&[3, 3]), &spread(&[4, 4])) <= 0.0 && welch(&spread(&[3]), &high) >= 1.0);
        // z = 2.041 for 60 and 45 of 100 (pooled 0.525): 0.1 / 0.0707 = 2.124.
        assert!(is_near(two_shares((0.6, 100), (0.45, 100)), 0.0337, 1e-3));
        assert!(two_shares((0.0, 9), (0.0, 9)) >= 1.0 && two_shares((0.4, 0), (0.6, 9)) >= 1.0);
        assert!(is_near(one_share(0.6, 0.5, 100), 0.0455, 1e-3));
    }

    #[test]
    fn among_many_tests_each_has_to_prove_more() {
        assert_eq!(beyond_noise(&[0.04]), [true]);
        assert_eq!(beyond_noise(&[0.04, 0.5]), [false, false]);
        assert_eq!(beyond_noise(&[0.04, 0.01, 0.001]), [true, true, true]);
        assert_eq!(beyond_noise(&[0.04, 0.03, 0.001]), [false, false, true]);
        assert_eq!(beyond_noise(&[]), [false; 0]);
    }
}
