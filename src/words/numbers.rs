//! Numbers with a fraction, as each language writes them.

use super::{Language, Texts};

/// A number as the language writes it, with so many digits behind the point.
#[must_use]
pub fn number(texts: &Texts, value: f64, places: usize) -> String {
    // What is rounded to nothing has no sign.
    let text = format!("{value:.places$}");
    let is_nothing = text.strip_prefix('-').is_some_and(|digits| digits.bytes().all(|sign| b"0.".contains(&sign)));
    let text = if is_nothing { text.replacen('-', "", 1) } else { text };
    match texts.language() {
        Language::English => text,
        Language::French | Language::German => text.replace('.', ","),
    }
}

/// From this many digits on a whole number is written in groups of three.
const GROUPED: usize = 5;

/// A whole number as the language writes it: ten thousand and more in groups of three digits.
#[must_use]
pub fn whole(texts: &Texts, value: u64) -> String {
    grouped(texts.language(), value)
}

/// As [`whole`], in this language.
pub(super) fn grouped(language: Language, value: u64) -> String {
    let digits = value.to_string();
    if digits.len() < GROUPED {
        return digits;
    }
    let gap = match language {
        Language::English => ',',
        // No line is broken within a number.
        Language::French => '\u{202f}',
        Language::German => '.',
    };
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(gap);
        }
        text.push(digit);
    }
    text
}

/// A number as somebody has typed it, with or without the gaps of [`whole`].
#[must_use]
pub fn read_whole(text: &str) -> Option<f64> {
    let digits: String =
        text.chars().filter(|sign| !sign.is_whitespace() && !matches!(sign, ',' | '.' | '’')).collect();
    digits.parse::<u64>().ok().map(|number| number as f64)
}

/// A share in percent, with one digit behind the point.
#[must_use]
pub fn percent(texts: &Texts, share: f64) -> String {
    // No line is broken between the number and its sign.
    format!("{}\u{a0}%", number(texts, share * 100.0, 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_thousand_and_more_are_written_in_groups_as_each_language_has_them() {
        for (language, expected) in [
            (Language::English, ["9999", "10,000", "1,234,567"]),
            (Language::French, ["9999", "10\u{202f}000", "1\u{202f}234\u{202f}567"]),
            (Language::German, ["9999", "10.000", "1.234.567"]),
        ] {
            let texts = Texts::new(language);
            for (value, expected) in [9999_u64, 10_000, 1_234_567].into_iter().zip(expected) {
                assert_eq!(whole(&texts, value), expected);
                assert_eq!(read_whole(expected), Some(value as f64), "{expected}");
                // And wherever a number is filled into a text.
                let said = texts.with("lab-fail-games", &[("games", value.into()), ("most", 1.into())]);
                assert!(said.contains(expected), "{said}");
            }
        }
    }
}
