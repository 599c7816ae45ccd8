//! Chances to win in words: how sure they are, is said with them.

use super::Texts;
use crate::ai::Chance;

/// Ends of a range are told in steps of so many percent.
const STEP: f64 = 5.0;
/// A range is told where its ends are so many percent apart.
const WIDE: u32 = 10;

/// A chance to win, as a sentence has it: where the result is fixed exactly, else about so much, or from here to there
/// where the judgements differ.
#[must_use]
pub fn chance(texts: &Texts, Chance { share, range }: Chance) -> String {
    let percent = |share: f64, step: f64| ((share * 100.0 / step).round() * step).clamp(0.0, 100.0) as u32;
    let (from, to) = (percent(range.0, STEP), percent(range.1, STEP));
    let say = |key: &str, share: u32| texts.with(key, &[("share", share.into())]);
    match percent(share, 1.0) {
        sure if share <= 0.0 || share >= 1.0 => say("chance-sure", sure),
        _ if to.abs_diff(from) >= WIDE && from == 0 => say("chance-at-most", to),
        _ if to.abs_diff(from) >= WIDE && to == 100 => say("chance-at-least", from),
        _ if to.abs_diff(from) >= WIDE => texts.with("chance-range", &[("from", from.into()), ("to", to.into())]),
        0 => say("chance-under", 1),
        100 => say("chance-over", 99),
        about => say("chance-about", about),
    }
}

/// True if one chance is greater by more than the judgements of either of them differ.
#[must_use]
pub fn is_surely_greater(one: Chance, other: Chance) -> bool {
    one.range.0 > other.range.1
}

#[cfg(test)]
mod tests {
    use super::{Chance, chance, is_surely_greater};
    use crate::words::{Language, Texts};

    #[test]
    fn judgements_that_overlap_leave_open_which_chance_is_greater() {
        let of = |share: f64, low: f64, high: f64| Chance { share, range: (low, high) };
        assert!(is_surely_greater(of(0.4, 0.38, 0.42), of(0.3, 0.28, 0.35)));
        assert!(!is_surely_greater(of(0.36, 0.25, 0.36), of(0.33, 0.25, 0.33)));
        assert!(!is_surely_greater(of(0.3, 0.3, 0.4), of(0.35, 0.35, 0.35)));
    }

    #[test]
    fn a_chance_is_certain_only_where_it_is_and_a_range_where_judgements_differ() {
        let texts = Texts::new(Language::English);
        let said = |share: f64, low: f64, high: f64| chance(&texts, Chance { share, range: (low, high) });
        let plain = |share: f64| chance(&texts, Chance::of(share)).replace('\u{a0}', " ");
        assert_eq!(plain(0.0), "0 %");
        assert_eq!(plain(1.0), "100 %");
        assert_eq!(plain(0.0001), "under 1 %");
        assert_eq!(plain(0.9999), "over 99 %");
        assert_eq!(plain(0.274), "about 27 %");
        assert_eq!(said(0.27, 0.27, 0.31).replace('\u{a0}', " "), "about 27 %");
        assert_eq!(said(0.22, 0.22, 0.34).replace('\u{a0}', " "), "about 20 to 35 %");
        assert_eq!(said(0.01, 0.01, 0.14).replace('\u{a0}', " "), "at most 15 %");
        assert_eq!(said(0.99, 0.86, 0.99).replace('\u{a0}', " "), "at least 85 %");
    }
}
