//! The probability of something: cases of all cases, and the percentage that is told of them.

/// A fraction of all cases.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Odds {
    /// The cases in which the event happens.
    pub cases: u64,
    /// The number of cases in all.
    pub of: u64,
}

impl Odds {
    /// The odds of what cannot happen.
    pub const NEVER: Self = Self { cases: 0, of: 1 };
    /// The odds of what is certain.
    pub const ALWAYS: Self = Self { cases: 1, of: 1 };

    /// So many of so many cases, in lowest terms. Where those are too many for the type they are halved until they are
    /// not, but what is possible stays possible, and what is not certain uncertain. Of no case at all nothing happens.
    #[must_use]
    pub fn of(cases: u128, of: u128) -> Self {
        let divisor = common_divisor(cases, of);
        if cases == 0 || of == 0 {
            return Self::NEVER;
        }
        let (cases, of) = (cases / divisor, of / divisor);
        if cases >= of {
            return Self::ALWAYS;
        }
        let halvings = u64::BITS.saturating_sub(of.leading_zeros());
        let of = (of >> halvings) as u64;
        Self { cases: ((cases >> halvings) as u64).clamp(1, of - 1), of }
    }

    /// The odds that it does not happen.
    #[must_use]
    pub fn against(self) -> Self {
        Self { cases: self.of.saturating_sub(self.cases), of: self.of }
    }

    /// The odds that both happen, of two that have nothing to do with each other.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self::of(u128::from(self.cases) * u128::from(other.cases), u128::from(self.of) * u128::from(other.of))
    }

    /// The odds that either happens, of two that have nothing to do with each other.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        self.against().and(other.against()).against()
    }

    /// True if it can happen.
    #[must_use]
    pub const fn is_possible(self) -> bool {
        self.cases > 0
    }

    /// True if it can happen, but less often than the percentage says that is told of it, which is never 0.
    #[must_use]
    pub fn is_under_one_percent(self) -> bool {
        self.is_possible() && self.share() < 0.005
    }

    /// The share of the cases, from 0 to 1.
    #[must_use]
    pub fn share(self) -> f64 {
        if self.of == 0 { 0.0 } else { self.cases as f64 / self.of as f64 }
    }

    /// The percentage, rounded; but 0 only if the event is impossible, and 100 only if it is certain.
    #[must_use]
    pub fn percent(self) -> u64 {
        match (self.cases, self.of) {
            (0, _) => 0,
            (cases, of) if cases == of => 100,
            // Wide enough for any number of cases.
            (cases, of) => {
                let (cases, of) = (u128::from(cases), u128::from(of));
                ((cases * 200 + of) / (of * 2)).clamp(1, 99) as u64
            }
        }
    }
}

fn common_divisor(one: u128, other: u128) -> u128 {
    if other == 0 { one } else { common_divisor(other, one % other) }
}

#[cfg(test)]
mod tests {
    use super::Odds;

    #[test]
    fn odds_are_in_lowest_terms_and_never_quite_what_they_are_not() {
        assert_eq!(Odds::of(6, 36), Odds { cases: 1, of: 6 });
        assert_eq!((Odds::of(0, 5), Odds::of(5, 5), Odds::of(3, 0)), (Odds::NEVER, Odds::ALWAYS, Odds::NEVER));
        let all = 6_u128.pow(36);
        for (cases, percent) in [(1, 1), (all / 2, 50), (all - 1, 99)] {
            let odds = Odds::of(cases, all);
            assert_eq!(odds.percent(), percent);
            assert!(odds.is_possible() && odds.against().is_possible(), "{odds:?}");
        }
        assert_eq!(Odds::of(u128::from(u64::MAX) - 1, u64::MAX.into()).cases, u64::MAX - 1);
    }

    #[test]
    fn odds_of_two_things_multiply() {
        let (one, other) = (Odds::of(1, 2), Odds::of(1, 3));
        assert_eq!((one.and(other), one.or(other)), (Odds::of(1, 6), Odds::of(2, 3)));
        assert_eq!((one.or(Odds::ALWAYS), one.or(Odds::NEVER)), (Odds::ALWAYS, one));
        assert!((one.share() - 0.5).abs() < 1e-12);
    }

    #[test]
    fn what_is_rarer_than_its_percentage_is_known() {
        let under = |cases: u128, of: u128| Odds::of(cases, of).is_under_one_percent();
        assert!(under(1, 7776) && under(1, 201));
        assert!(!under(1, 200) && !under(1, 100) && !under(0, 5) && !under(5, 5));
    }
}
