//! The strength of one player beside the other: its share of the wins, the difference in Elo, and their intervals.
//!
//! Intervals hold 95 in 100: Student's for the mean of the blocks. The games of a block are not independent, for they
//! have the same deals; the blocks are. Where no two blocks differ, their variance says nothing: there the interval
//! takes in what blocks of the other kind, all won or all lost, would do that are so rare that none of them was to be
//! expected.

use serde_json::{Value, json};

use super::outcomes::{Block, Outcomes};
use super::test::{Decision, Trial};
use crate::lab::{Estimate, Spread, WHOLE, mean};

/// The strength of player A beside player B, as far as it is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Strength {
    /// The blocks that were played whole, and so count.
    pub blocks: u64,
    /// The number of blocks that gave each share of their wins to A, the smallest share first.
    pub shares: Vec<(f64, u64)>,
    /// A's share of the wins, 0 to 1.
    pub share: Option<Estimate>,
    /// By how many Elo A is the stronger; infinite where A has won everything or nothing.
    pub elo: Option<Estimate>,
    /// The points of a seat of A at the end above those of one of B.
    pub margin: Option<Estimate>,
    /// The progress of the test, if there is one.
    pub trial: Option<Trial>,
}

/// The difference in Elo that gives this share of the wins, from 0 to 1.
#[must_use]
pub fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// The share of the wins that belongs to a difference in Elo.
#[must_use]
pub fn share_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The mean of shares and its interval, given how often each came up in parts of `whole`.
#[must_use]
pub fn interval(shares: &Spread, whole: i64) -> Option<Estimate> {
    let Estimate { value, low, high } = mean(shares)?;
    let whole = whole as f64;
    let (value, low, high) = (value / whole, low / whole, high / whole);
    if shares.iter().count() > 1 {
        return Some(Estimate { value, low: low.clamp(0.0, value), high: high.clamp(value, 1.0) });
    }
    // A share of other blocks that is so large is missed by so many blocks in 5 of 100 runs only.
    let other = 1.0 - 0.05_f64.powf(1.0 / shares.count() as f64);
    Some(Estimate { value, low: value * (1.0 - other), high: value + (1.0 - value) * other })
}

impl Strength {
    /// The strength that these outcomes show.
    #[must_use]
    pub fn of(outcomes: &Outcomes) -> Self {
        let (mut shares, mut margins) = (Spread::default(), Spread::default());
        let mut trial = outcomes.header.test.map(Trial::new);
        let (mut blocks, mut whole) = (0, WHOLE);
        for Block { wins, of, margin, .. } in outcomes.blocks() {
            blocks += 1;
            whole = of;
            shares.add(wins);
            if let Some(margin) = margin {
                margins.add(margin);
            }
            if let Some(trial) = &mut trial {
                trial.see(wins as f64 / of as f64);
            }
        }
        let share = interval(&shares, whole);
        let elo = share.map(|share| Estimate { value: elo(share.value), low: elo(share.low), high: elo(share.high) });
        let points = |margin: f64| margin / whole as f64;
        let margin = mean(&margins).map(|margin| Estimate {
            value: points(margin.value),
            low: points(margin.low),
            high: points(margin.high),
        });
        let shares = shares.iter().map(|(wins, times)| (wins as f64 / whole as f64, times)).collect();
        Self { blocks, shares, share, elo, margin, trial }
    }

    /// The decision of the test.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        self.trial.as_ref().and_then(Trial::decision)
    }

    /// The figures for other programs; what is infinite is written as null.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let estimate = |estimate: &Option<Estimate>| {
            estimate.map(|Estimate { value, low, high }| json!({ "value": value, "low": low, "high": high }))
        };
        json!({
            "blocks": self.blocks,
            "shares": self.shares,
            "share": estimate(&self.share),
            "elo": estimate(&self.elo),
            "margin": estimate(&self.margin),
            "ratio": self.trial.as_ref().map(Trial::ratio),
            "decision": self.decision(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spread(numbers: &[i64]) -> Spread {
        numbers.iter().copied().collect()
    }

    fn is_near(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 1e-3
    }

    #[test]
    fn elo_and_share_are_those_of_the_tables() {
        // Shares of 1/2, 3/4, 10/11 are 0, 190.85 and 400 Elo.
        for (share, expected) in [(0.5, 0.0), (0.75, 190.848), (10.0 / 11.0, 400.0), (0.25, -190.848), (0.64, 99.95)] {
            assert!((elo(share) - expected).abs() < 0.01, "{share}: {}", elo(share));
            assert!(is_near(share_of(elo(share)), share));
        }
        assert!(elo(1.0) == f64::INFINITY && elo(0.0) == f64::NEG_INFINITY);
    }

    #[test]
    fn intervals_are_those_worked_out_by_hand() {
        // Ten pairs: shares 1, 1, 1, 1, 1/2, 1/2, 1/2, 1/2, 0, 0 in parts of 2. Mean 0.6, variance 1.4 / 9 = 0.15556,
        // error 0.12472; Student's t with 9 degrees of freedom is 2.2622, so 0.6 ± 0.2821.
        let found = interval(&spread(&[2, 2, 2, 2, 1, 1, 1, 1, 0, 0]), 2).unwrap();
        let (low, high) = (0.6 - 0.282_14, 0.6 + 0.282_14);
        assert!(is_near(found.value, 0.6) && is_near(found.low, low) && is_near(found.high, high), "{found:?}");
        // No share is below nothing or above everything.
        let found = interval(&spread(&[2, 2, 2, 1]), 2).unwrap();
        assert!(found.high <= 1.0 && is_near(found.value, 0.875), "{found:?}");
        assert_eq!(interval(&spread(&[]), 2), None);
    }

    #[test]
    fn blocks_that_are_all_alike_prove_no_more_than_their_number() {
        // 1 − 0.05^(1/20) = 0.13911.
        let all_won = interval(&spread(&[2; 20]), 2).unwrap();
        assert!(is_near(all_won.low, 0.860_89) && is_near(all_won.high, 1.0), "{all_won:?}");
        let all_shared = interval(&spread(&[1; 20]), 2).unwrap();
        assert!(is_near(all_shared.low, 0.5 * 0.860_89) && is_near(all_shared.high, 0.569_55), "{all_shared:?}");
        let one = interval(&spread(&[0]), 2).unwrap();
        assert!(is_near(one.low, 0.0) && is_near(one.high, 0.95), "{one:?}");
    }
}
