//! Where the parts of a variant file stand in its text: a path such as `deck[1].tiles[3].slabs` to
//! line and column. For text that has been read as RON already; anything else gives fewer places.

use std::collections::BTreeMap;

/// A line and a column, both from 1, the column in characters.
pub(super) type Place = (usize, usize);

/// The places of every value in a RON text, by path; the whole has the empty path.
pub(super) fn places(text: &str) -> BTreeMap<String, Place> {
    let mut scanner = Scanner { rest: text, line: 1, column: 1, places: BTreeMap::new() };
    scanner.skip_attributes();
    scanner.value("", 0);
    scanner.places
}

/// The place of a path or, if the text has no such part, of what it would be a part of.
pub(super) fn nearest(places: &BTreeMap<String, Place>, path: &str) -> Option<Place> {
    let mut path = path;
    loop {
        if let Some(&place) = places.get(path) {
            return Some(place);
        }
        if path.is_empty() {
            return None;
        }
        path = &path[..path.rfind(['.', '[']).unwrap_or(0)];
    }
}

/// The place of the first character from here on that is no blank, else the place itself: the reader
/// names the blank before a value that it cannot read.
pub(super) fn next_word(text: &str, (line, column): Place) -> Place {
    let mut lines = text.lines().enumerate().skip(line.saturating_sub(1));
    let first_in = |(index, text): (usize, &str)| {
        let from = if index + 1 == line { column.saturating_sub(1) } else { 0 };
        let found = text.chars().enumerate().skip(from).find(|(_, next)| !next.is_whitespace());
        found.map(|(offset, _)| (index + 1, offset + 1))
    };
    lines.find_map(first_in).unwrap_or((line, column))
}

/// Deeper than any text that the reader lets through.
const DEPTH: usize = 2 * super::variant::MAX_NESTING;

struct Scanner<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
    places: BTreeMap<String, Place>,
}

impl Scanner<'_> {
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.rest = &self.rest[next.len_utf8()..];
        if next == '\n' {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
        Some(next)
    }

    fn bump_while(&mut self, mut keep: impl FnMut(char) -> bool) {
        while self.peek().is_some_and(&mut keep) {
            self.bump();
        }
    }

    fn skip_blank(&mut self) {
        loop {
            self.bump_while(char::is_whitespace);
            if self.rest.starts_with("//") {
                self.bump_while(|next| next != '\n');
            } else if self.rest.starts_with("/*") {
                self.skip_block_comment();
            } else {
                return;
            }
        }
    }

    /// Block comments nest.
    fn skip_block_comment(&mut self) {
        let mut depth = 0_usize;
        loop {
            if self.rest.starts_with("/*") {
                depth += 1;
                self.bump();
            } else if self.rest.starts_with("*/") {
                depth -= 1;
                self.bump();
            }
            if self.bump().is_none() || depth == 0 {
                return;
            }
        }
    }

    fn skip_attributes(&mut self) {
        self.skip_blank();
        while self.rest.starts_with("#!") {
            self.bump_while(|next| next != ']');
            self.bump();
            self.skip_blank();
        }
    }

    fn value(&mut self, path: &str, depth: usize) {
        self.skip_blank();
        self.places.entry(path.to_owned()).or_insert((self.line, self.column));
        if depth > DEPTH {
            return;
        }
        match self.peek() {
            Some('(') => self.parts(path, depth),
            Some('[') => self.list(path, depth),
            Some('{') => self.map(path, depth),
            Some('"' | '\'') => self.quoted(),
            Some('r') if self.rest[1..].trim_start_matches('#').starts_with('"') => self.raw(),
            Some(_) => {
                self.word();
                self.skip_blank();
                if self.peek() == Some('(') {
                    self.parts(path, depth);
                }
            }
            None => {}
        }
    }

    fn word(&mut self) {
        self.bump_while(|next| !next.is_whitespace() && !"()[]{},:\"".contains(next));
    }

    fn quoted(&mut self) {
        let quote = self.bump();
        while let Some(next) = self.bump() {
            if next == '\\' {
                self.bump();
            } else if Some(next) == quote {
                return;
            }
        }
    }

    fn raw(&mut self) {
        self.bump();
        let hashes = self.rest.chars().take_while(|&next| next == '#').count();
        let end = format!("\"{}", "#".repeat(hashes));
        for _ in 0..=hashes {
            self.bump();
        }
        while !self.rest.is_empty() && !self.rest.starts_with(&end) {
            self.bump();
        }
        for _ in 0..end.len() {
            self.bump();
        }
    }

    /// Steps over an opening bracket or a comma; false at the closing bracket or the end.
    fn next_part(&mut self, close: char) -> bool {
        self.bump();
        self.skip_blank();
        match self.peek() {
            Some(next) if next == close => {
                self.bump();
                false
            }
            Some(_) => true,
            None => false,
        }
    }

    /// After a part: whether another may follow.
    fn more(&mut self, close: char) -> bool {
        self.skip_blank();
        if self.peek() == Some(',') {
            return true;
        }
        if self.peek() == Some(close) {
            self.bump();
        }
        false
    }

    /// What stands in round brackets: fields by name, or values without.
    fn parts(&mut self, path: &str, depth: usize) {
        while self.next_part(')') {
            let name_length = self.rest.find(|next: char| !next.is_alphanumeric() && next != '_').unwrap_or(0);
            let (name, after) = self.rest.split_at(name_length);
            if !name.is_empty() && after.trim_start().starts_with(':') {
                let child = if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
                self.word();
                self.skip_blank();
                self.bump();
                self.value(&child, depth + 1);
            } else {
                self.value(path, depth + 1);
            }
            if !self.more(')') {
                return;
            }
        }
    }

    fn list(&mut self, path: &str, depth: usize) {
        let mut index = 0;
        while self.next_part(']') {
            self.value(&format!("{path}[{index}]"), depth + 1);
            index += 1;
            if !self.more(']') {
                return;
            }
        }
    }

    fn map(&mut self, path: &str, depth: usize) {
        while self.next_part('}') {
            let start = self.rest;
            if self.peek() == Some('"') {
                self.quoted();
            } else {
                self.word();
            }
            let key = start[..start.len() - self.rest.len()].trim_matches('"').to_owned();
            self.skip_blank();
            self.bump();
            self.value(&format!("{path}[{key}]"), depth + 1);
            if !self.more('}') {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_found_where_it_stands() {
        let text = "#![enable(implicit_some)]\n// a comment (with [brackets\nVariant(\n  id: \"a, \\\"b)\", /* x /* y */ */\n  deck: [\n    (kind: Temple(2), slabs: [1, 0]),\n    (kind: Clearing),\n  ],\n  tiers: {2: 3, 7: 9},\n  name: r##\"a\"#b)\"##, last: 1)";
        let places = places(text);
        let expected = [
            ("", (3, 1)),
            ("id", (4, 7)),
            ("deck[0].kind", (6, 12)),
            ("deck[0].slabs[1]", (6, 34)),
            ("deck[1].kind", (7, 12)),
            ("tiers[7]", (9, 20)),
            ("last", (10, 29)),
        ];
        for (path, place) in expected {
            assert_eq!(places.get(path), Some(&place), "{path}");
        }
        assert_eq!(nearest(&places, "deck[1].slabs[3]"), Some((7, 5)));
        assert_eq!(nearest(&places, "nothing"), Some((3, 1)));
    }

    #[test]
    fn a_blank_gives_way_to_the_word_after_it() {
        let text = "a: \"é\",  5 \n  b";
        let pairs = [
            ((1, 1), (1, 1)),
            ((1, 8), (1, 10)),
            ((1, 11), (2, 3)),
            ((1, 99), (2, 3)),
            ((2, 1), (2, 3)),
            ((2, 4), (2, 4)),
            ((9, 1), (9, 1)),
        ];
        for (place, word) in pairs {
            assert_eq!(next_word(text, place), word, "{place:?}");
        }
    }

    #[test]
    fn text_that_is_no_ron_does_no_harm() {
        for text in ["", "(", "((((", "[,,,]", "{\"", "r#\"", "/*", "(a:", "é(é: é)", "*/"] {
            places(text);
        }
    }
}
