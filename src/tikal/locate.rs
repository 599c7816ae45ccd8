//! Where the parts of a variant file stand in its text: finds for a path such as `deck[1].tiles[3].slabs` the bytes,
//! the line and the column. Where a text is not RON, only the parts before its first error are found.

use std::fmt;
use std::ops::Range;

use super::outline::{self, Node};
use super::problem::Path;

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

/// The places of the values of a RON text.
pub(super) struct Places<'a> {
    text: &'a str,
    whole: Node,
}

impl<'a> Places<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, whole: outline::outline(text).0 }
    }

    /// The place of the part at a path or, if the text does not have it, of the nearest part around it.
    pub(super) fn nearest(&self, path: &Path) -> Place {
        Place::new(self.text, self.whole.nearest(self.text, path).0.bytes.clone())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_found_where_it_stands() {
        let text = "#![enable(implicit_some)]\n// a comment (with [brackets\nVariant(\n  id: \"a, \\\"b)\", /* x /* y */ */\n  deck: [\n    (kind: Temple(2), slabs: [1, 0]),\n    (kind: Clearing),\n  ],\n  tiers: {2: 3, 7: 9}, author: Some((id: 'x')),\n  name: r##\"a\"#b)\"##, last: 1)";
        let places = Places::new(text);
        let tile = |index| Path::of("deck").index(index);
        let expected = [
            (Path::whole(), (3, 1), "Variant("),
            (Path::of("id"), (4, 7), "\"a, \\\"b)\","),
            (tile(0).field("kind"), (6, 12), "Temple(2),"),
            (tile(0).field("slabs").index(1), (6, 34), "0]"),
            (tile(1).field("kind"), (7, 12), "Clearing)"),
            (Path::of("tiers").key(7), (9, 20), "9}"),
            (Path::of("author").field("id"), (9, 42), "'x')"),
            (Path::of("last"), (10, 29), "1)"),
        ];
        for (path, (line, column), begin) in expected {
            let place = places.nearest(&path);
            assert_eq!((place.line, place.column), (line, column), "{path}");
            assert!(text[place.bytes.start..].starts_with(begin), "{path}");
            let whole = path.is_whole();
            assert!(whole || begin.starts_with(&text[place.bytes]), "{path}");
        }
        let place = places.nearest(&tile(1).field("slabs").index(3));
        assert_eq!((place.line, place.column), (7, 5));
        assert_eq!(places.nearest(&Path::of("nothing")), places.nearest(&Path::whole()));
    }

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

    #[test]
    fn text_that_is_no_ron_does_no_harm() {
        for text in ["", "(", "((((", "[,,,]", "{\"", "r#\"", "/*", "(a:", "é(é: é)", "*/"] {
            Places::new(text).nearest(&Path::of("a").index(3));
        }
    }
}
