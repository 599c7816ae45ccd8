//! Where something stands in a text: its bytes, its line and its column. What stands there, others decide.

use std::fmt;
use std::ops::Range;

/// The place of something in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Its bytes in the text.
    pub bytes: Range<usize>,
    /// The line of the first byte, from 1.
    pub line: usize,
    /// The column of the first byte, from 1, in characters; a byte order mark does not count.
    pub column: usize,
}

impl Place {
    /// The place of these bytes of a text; bytes beyond its end stand at its end.
    #[must_use]
    pub fn new(text: &str, bytes: Range<usize>) -> Self {
        let before = text.get(..bytes.start).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = 1 + before.bytes().filter(|&byte| byte == b'\n').count();
        let in_line = before[line_start..].trim_start_matches('\u{feff}');
        Self { bytes, line, column: 1 + in_line.chars().count() }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// The byte at this line and column, both from 1, the column in characters.
pub(super) fn byte_at(text: &str, line: usize, column: usize) -> usize {
    let line_start = text.match_indices('\n').map(|(newline, _)| newline + 1).nth(line.wrapping_sub(2));
    let line_start = if line <= 1 { Some(0) } else { line_start };
    let Some(line_start) = line_start else { return text.len() };
    let mut letters = text[line_start..].char_indices().skip_while(|&(_, letter)| letter == '\u{feff}');
    letters.nth(column.saturating_sub(1)).map_or(text.len(), |(offset, _)| line_start + offset)
}

/// True if a character is blank: one that RON takes for blank, or one of a few more.
#[must_use]
pub fn is_blank(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, '\u{200e}' | '\u{200f}' | '\u{feff}')
}

/// The first byte from here on that is no blank, else `from` itself.
pub(super) fn next_word(text: &str, from: usize) -> usize {
    text[from..].find(|next| !is_blank(next)).map_or(from, |offset| from + offset)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_and_columns_agree() {
        let text = "\u{feff}a: \"é\",  5 \n  b";
        for (line, column, byte) in [(1, 1, 3), (1, 5, 7), (1, 6, 9), (1, 10, 13), (2, 3, 18), (2, 4, 19), (9, 1, 19)] {
            assert_eq!(byte_at(text, line, column), byte, "{line}:{column}");
            if line < 9 {
                let place = Place::new(text, byte..byte);
                assert_eq!((place.line, place.column), (line, column), "{byte}");
            }
        }
    }
}
