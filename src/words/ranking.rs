//! The comparison of variants, in the player's language: the differences between two, and why several are in no order.
//!
//! What differs beyond noise, `lab` decides. Why one of several comes first, the findings say.

use super::{Texts, lab};
use crate::lab::{Comparison, Kind, NoOrder, Unlike};

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
    use super::*;
    use crate::lab::{Estimate, Key, Part, WIN};
    use crate::words::Language;

    #[test]
    fn every_reason_against_an_order_has_words_of_its_own_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let no = [NoOrder::Unlike(Part::Seed), NoOrder::TooFewGames { games: 2, least: 30 }];
            assert_ne!(no_order(&texts, no[0]), no_order(&texts, no[1]));
        }
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
            is_given: false,
        };
        let said = difference(&Texts::new(Language::English), &found);
        for part in ["Wins", "player 2", "50.0\u{a0}% (40.0\u{a0}% to 60.0\u{a0}%)", "25.0\u{a0}%"] {
            assert!(said.contains(part), "{said}");
        }
    }
}
