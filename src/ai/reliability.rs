//! Reliability of a judgement: of all positions that were said to be won so often, how many were.

use std::fmt;

/// The number of rows: each is of positions said to be won in a tenth more of all cases than those of the one before.
pub const ROWS: usize = 10;

/// The positions of one row.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tenth {
    /// Their number.
    pub count: u64,
    /// The sum of what was said of them.
    said: f64,
    /// The sum of the shares of the win that came of them.
    won: f64,
}

impl Tenth {
    /// The share that was said of them, on average.
    #[must_use]
    pub fn said(&self) -> f64 {
        self.said / self.count.max(1) as f64
    }

    /// The part of them that was won.
    #[must_use]
    pub fn won(&self) -> f64 {
        self.won / self.count.max(1) as f64
    }
}

/// A table of what was said beside what came.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Reliability {
    rows: [Tenth; ROWS],
    /// The sum of the squares by which it was wrong.
    squares: f64,
}

impl Reliability {
    /// Counts a position that was said to bring this share of the win, and has brought that one.
    pub fn count(&mut self, said: f64, won: f64) {
        let row = &mut self.rows[((said * ROWS as f64) as usize).min(ROWS - 1)];
        *row = Tenth { count: row.count + 1, said: row.said + said, won: row.won + won };
        self.squares += (said - won) * (said - won);
    }

    /// The rows, from those said to be lost to those said to be won.
    #[must_use]
    pub const fn rows(&self) -> &[Tenth; ROWS] {
        &self.rows
    }

    /// The number of positions.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.rows.iter().map(|row| row.count).sum()
    }

    /// The mean of the squares by which it was wrong: 0 for a prophet (Brier).
    #[must_use]
    pub fn error(&self) -> f64 {
        self.squares / self.positions().max(1) as f64
    }

    /// By how much what was said and what came differ in a row, on average over all positions.
    #[must_use]
    pub fn distance(&self) -> f64 {
        let sum: f64 = self.rows.iter().map(|row| row.count as f64 * (row.said() - row.won()).abs()).sum();
        sum / self.positions().max(1) as f64
    }
}

impl fmt::Display for Reliability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| said | positions | said on average | won |\n|---|---|---|---|")?;
        for (index, row) in self.rows.iter().enumerate() {
            let (from, to) = (index * 100 / ROWS, (index + 1) * 100 / ROWS);
            let percent = |share: f64| share * 100.0;
            writeln!(
                f,
                "| {from}–{to} % | {} | {:.1} % | {:.1} % |",
                row.count,
                percent(row.said()),
                percent(row.won())
            )?;
        }
        writeln!(
            f,
            "{} positions; off by {:.1} points a row; Brier {:.3}",
            self.positions(),
            self.distance() * 100.0,
            self.error()
        )
    }
}
