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

/// A share in percent, with one digit behind the point.
#[must_use]
pub fn percent(texts: &Texts, share: f64) -> String {
    // No line is broken between the number and its sign.
    format!("{}\u{a0}%", number(texts, share * 100.0, 1))
}
