//! The measure of how much may come at once, and for long: a bucket that fills at a steady rate.

use std::time::Duration;

/// The amount that somebody may still send.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    left: f64,
    most: f64,
    per_second: f64,
    since: Duration,
}

impl Rate {
    /// So much at once, and so much a second for long.
    #[must_use]
    pub fn new(most: f64, per_second: f64, now: Duration) -> Self {
        Self { left: most, most, per_second, since: now }
    }

    /// Spends this much; false, and nothing spent, if there is not so much left.
    pub fn spend(&mut self, cost: f64, now: Duration) -> bool {
        let gained = now.saturating_sub(self.since).as_secs_f64() * self.per_second;
        self.left = (self.left + gained).min(self.most);
        self.since = now;
        let may = self.left >= cost;
        if may {
            self.left -= cost;
        }
        may
    }
}
