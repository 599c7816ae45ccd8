//! Where the parts of a definition stand in its text: finds for a path such as `deck[1].tiles[3].slabs` its
//! [`Place`]. Where a text is not RON, only the parts before its first error are found.

use super::Path;
use super::outline::{self, Node};
use crate::game::Place;

/// The places of the values of a RON text.
pub struct Places<'a> {
    text: &'a str,
    whole: Node,
}

impl<'a> Places<'a> {
    /// The places of this text.
    #[must_use]
    pub fn new(text: &'a str) -> Self {
        Self { text, whole: outline::outline(text).0 }
    }

    /// The place of the part at a path or, if the text does not have it, of the nearest part around it.
    #[must_use]
    pub fn nearest(&self, path: &Path) -> Place {
        Place::new(self.text, self.whole.nearest(self.text, path).0.bytes.clone())
    }
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
    fn text_that_is_no_ron_does_no_harm() {
        for text in ["", "(", "((((", "[,,,]", "{\"", "r#\"", "/*", "(a:", "é(é: é)", "*/"] {
            let place = Places::new(text).nearest(&Path::of("a").index(3));
            assert!(text.get(place.bytes).is_some(), "{text}");
        }
    }
}
