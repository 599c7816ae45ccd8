//! What French printers do that nobody types: curved apostrophes, and spaces before high signs and within quotation marks
//! that no line breaks at.
//!
//! All texts of the program get their spaces when they are read, so that whoever writes one need not think of them; texts
//! of variants are shown so, while their files stay as they are.

/// A space at which no line breaks. The narrow one would break: the window takes it for a place to do so.
const NO_BREAK: char = '\u{a0}';

/// The text with spaces that keep a sign with the word before it, and quotation marks with what stands in them.
pub fn spaced(text: &str) -> String {
    let mut spaced = String::with_capacity(text.len() + 8);
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let is_before = matches!(signs.peek(), Some(':' | ';' | '!' | '?' | '»' | '%'));
        let keeps = sign == ' ' && (is_before || spaced.ends_with('«'));
        spaced.push(if keeps { NO_BREAK } else { sign });
    }
    spaced
}

/// The text with the curved apostrophe between letters.
pub fn joined(text: &str) -> String {
    let mut joined = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let joins = letter == '\''
            && joined.chars().next_back().is_some_and(char::is_alphabetic)
            && letters.peek().is_some_and(|next| next.is_alphabetic());
        joined.push(if joins { '’' } else { letter });
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_breaks_before_a_high_sign_or_within_quotation_marks() {
        let spaced = |text: &str| spaced(text).replace(NO_BREAK, "_");
        assert_eq!(spaced("Fin : oui ; non ! Quoi ? « Tikal » à 50 %"), "Fin_: oui_; non_! Quoi_? «_Tikal_» à 50_%");
        assert_eq!(spaced("12:30, a:b «x»"), "12:30, a:b «x»");
        assert_eq!(spaced("{ $name } : { $value }"), "{ $name }_: { $value }");
        assert_eq!(spaced("déjà\u{a0}: fait"), "déjà_: fait");
    }
}
