//! The probability of something: cases of all cases, and the percentage that is told of them.

/// A fraction of all cases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The cases in which the event happens.
    pub cases: u64,
    /// The number of cases in all.
    pub of: u64,
}

impl Odds {
    /// The percentage, rounded; but 0 only if the event is impossible, and 100 only if it is certain.
    #[must_use]
    pub fn percent(self) -> u64 {
        match (self.cases, self.of) {
            (0, _) => 0,
            (cases, of) if cases == of => 100,
            (cases, of) => ((cases * 200 + of) / (of * 2)).clamp(1, 99),
        }
    }
}
