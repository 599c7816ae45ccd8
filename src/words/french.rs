//! The work of French printers that nobody types: curved apostrophes, spaces before high signs and within quotation
//! marks that no line breaks at, and little words run together with the names that are filled in behind them.
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

/// The text with `de` and `que` run together with a name that was filled in behind them and begins with a vowel. The name
/// of a cell or of a tile, a letter with a number, keeps them apart.
pub fn elided(text: String) -> String {
    let ends = text.match_indices("e ").map(|(at, _)| at).filter(|&at| is_elided(&text, at));
    let Some(first) = ends.clone().next() else { return text };
    let mut elided = text[..first].to_owned();
    let mut from = first;
    for at in ends {
        elided.push_str(&text[from..at]);
        elided.push('’');
        from = at + 2;
    }
    elided.push_str(&text[from..]);
    elided
}

/// True if the word that ends with the `e` at this place of the text is run together with the next one.
fn is_elided(text: &str, at: usize) -> bool {
    let word = text[..at].rsplit(|sign: char| !sign.is_alphabetic()).next().unwrap_or_default();
    let mut next = text[at + 2..].chars();
    let is_vowel = |letter: char| "aàâeéèêëiîïoôuùûAÀÂEÉÈÊËIÎÏOÔUÙÛ".contains(letter);
    matches!(word, "d" | "D" | "qu" | "Qu")
        && next.next().is_some_and(is_vowel)
        && next.next().is_some_and(char::is_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn little_words_run_together_with_names_that_begin_with_a_vowel() {
        let elided = |text: &str| elided(text.to_owned());
        assert_eq!(
            elided("chef d’expédition de Ana, campement de Émile"),
            "chef d’expédition d’Ana, campement d’Émile"
        );
        assert_eq!(elided("De Ida à Ben : ce que Otto a"), "D’Ida à Ben : ce qu’Otto a");
        for same in ["de Ben à Ana", "de a5 à b4", "tuile A2 de A", "Une Ana, grande Ida", "de ", "que", ""] {
            assert_eq!(elided(same), same);
        }
    }

    #[test]
    fn no_line_breaks_before_a_high_sign_or_within_quotation_marks() {
        let spaced = |text: &str| spaced(text).replace(NO_BREAK, "_");
        assert_eq!(spaced("Fin : oui ; non ! Quoi ? « Tikal » à 50 %"), "Fin_: oui_; non_! Quoi_? «_Tikal_» à 50_%");
        assert_eq!(spaced("12:30, a:b «x»"), "12:30, a:b «x»");
        assert_eq!(spaced("{ $name } : { $value }"), "{ $name }_: { $value }");
        assert_eq!(spaced("déjà\u{a0}: fait"), "déjà_: fait");
    }
}
