//! The comparison of variants, in the player's language: the differences between two, and the reasons why one of
//! several comes first.
//!
//! What differs beyond noise and how many points a flaw costs, `lab` decides.

use super::{Texts, lab, numbers};
use crate::lab::{Comparison, Kind, NoOrder, Reason, Unlike};

/// A figure of the variant beside that of the one that it is compared with.
#[must_use]
pub fn difference(texts: &Texts, found: &Comparison) -> String {
    let is_share = found.measure.kind == Kind::Share;
    let [own, interval] = lab::amount(texts, is_share, found.own);
    let [other, others] = lab::amount(texts, is_share, found.other);
    let values = [
        ("what", lab::name(texts, found.measure.id).into()),
        ("key", lab::key(texts, found.measure.id, found.key.as_str()).into()),
        ("own", own.into()),
        ("interval", interval.into()),
        ("other", other.into()),
        ("others", others.into()),
    ];
    texts.with("laboratory-difference", &values)
}

/// Why a variant loses points.
#[must_use]
pub fn reason(texts: &Texts, reason: &Reason) -> String {
    let many = |value: f64| numbers::number(texts, value, lab::places(value)).into();
    let share = |value: f64| numbers::percent(texts, value).into();
    match reason {
        Reason::SeatAdvantage { seat, share: value, fair } => {
            let words = if value > fair { "ranking-seat-more" } else { "ranking-seat-less" };
            let values = [("number", seat.clone().into()), ("share", share(*value)), ("fair", share(*fair))];
            texts.with(words, &values)
        }
        Reason::Runaway { share: value } => texts.with("ranking-runaway", &[("share", share(*value))]),
        Reason::DecidedEarly { part } => texts.with("ranking-decided", &[("part", share(*part / 100.0))]),
        Reason::DeadRules { measure, keys } => {
            let list = keys.iter().map(|key| lab::key(texts, measure, key)).collect::<Vec<_>>().join(", ");
            texts.with("ranking-dead", &[("list", list.into())])
        }
        Reason::Unused { count, of } => {
            texts.with("ranking-unused", &[("count", (*count).into()), ("of", (*of).into())])
        }
        Reason::TooLong { turns, most } => {
            texts.with("ranking-long", &[("turns", many(*turns)), ("most", (*most).into())])
        }
        Reason::FewLeadChanges { mean } => texts.with("ranking-leads", &[("mean", many(*mean))]),
    }
}

/// Why there is no order.
#[must_use]
pub fn no_order(texts: &Texts, reason: NoOrder) -> String {
    match reason {
        NoOrder::Unlike(part) => lab::unlike(texts, Unlike::Run(part)),
        NoOrder::TooFewGames { least, .. } => texts.with("lab-too-few", &[("least", least.into())]),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::lab::{Estimate, Key, Part, WIN};
    use crate::words::Language;

    #[test]
    fn every_reason_has_words_of_its_own_in_every_language() {
        let reasons = [
            Reason::SeatAdvantage { seat: "2".to_owned(), share: 0.4, fair: 0.25 },
            Reason::SeatAdvantage { seat: "2".to_owned(), share: 0.1, fair: 0.25 },
            Reason::Runaway { share: 0.5 },
            Reason::DecidedEarly { part: 60.0 },
            Reason::DeadRules { measure: "action", keys: vec!["camp".to_owned(), "bid".to_owned()] },
            Reason::Unused { count: 3, of: 50 },
            Reason::TooLong { turns: 90.0, most: 75 },
            Reason::FewLeadChanges { mean: 0.5 },
        ];
        for language in Language::ALL {
            let texts = Texts::new(language);
            let said: BTreeSet<String> = reasons.iter().map(|found| reason(&texts, found)).collect();
            assert_eq!(said.len(), reasons.len(), "{said:?}");
            let no = [NoOrder::Unlike(Part::Seed), NoOrder::TooFewGames { games: 2, least: 30 }];
            assert_ne!(no_order(&texts, no[0]), no_order(&texts, no[1]));
        }
        let said = reason(&Texts::new(Language::English), &reasons[3]);
        assert!(said.contains("60.0\u{a0}%"), "{said}");
    }

    #[test]
    fn a_difference_names_both_sides() {
        let estimate = |value| Estimate { value, low: value - 0.1, high: value + 0.1 };
        let found = Comparison {
            measure: WIN,
            key: Key::of(2),
            own: estimate(0.5),
            other: estimate(0.25),
            probability: 0.01,
            is_beyond_noise: true,
        };
        let said = difference(&Texts::new(Language::English), &found);
        for part in ["Wins", "player 2", "50.0\u{a0}% (40.0\u{a0}% to 60.0\u{a0}%)", "25.0\u{a0}%"] {
            assert!(said.contains(part), "{said}");
        }
    }
}
