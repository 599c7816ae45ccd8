//! The outline of a RON text: which bytes are a value, a name, a bracket or a comma.
//!
//! Knows the grammar of RON as far as values begin and end, and nothing of what they mean. A text
//! that is no RON has an outline up to where it breaks off.

use std::ops::Range;

use super::{Path, Segment};
use crate::game::{MAX_NESTING, is_blank};

/// The deepest nesting that is followed: deeper than any reader of ours accepts.
const DEPTH: usize = 2 * MAX_NESTING;

/// A value.
#[derive(Debug)]
pub struct Node {
    /// From its first character to its last; the word before a bracket, as in `Temple(2)`, belongs to it.
    pub bytes: Range<usize>,
    /// The inside of its brackets, if it has any.
    pub inside: Option<Inside>,
}

/// The inside of a pair of brackets.
#[derive(Debug)]
pub struct Inside {
    /// Which brackets.
    pub brackets: Brackets,
    /// Where the opening one stands.
    pub open: usize,
    /// Where the closing one stands.
    pub close: usize,
    /// The items between them.
    pub items: Vec<Element>,
}

/// The brackets of RON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brackets {
    /// `(…)`: fields, or values without names.
    Round,
    /// `[…]`: a list.
    Square,
    /// `{…}`: a map.
    Curly,
}

impl Brackets {
    const fn closing(self) -> char {
        match self {
            Self::Round => ')',
            Self::Square => ']',
            Self::Curly => '}',
        }
    }
}

/// A value in brackets, with its name and its comma.
#[derive(Debug)]
pub struct Element {
    /// The name of a field or the key of an entry.
    pub name: Option<Range<usize>>,
    /// The value.
    pub value: Node,
    /// Where the comma behind it stands.
    pub comma: Option<usize>,
}

impl Element {
    /// From its name to the end of its value.
    #[must_use]
    pub fn bytes(&self) -> Range<usize> {
        self.name.as_ref().map_or(self.value.bytes.start, |name| name.start)..self.value.bytes.end
    }

    /// The end of the item, the comma included.
    #[must_use]
    pub fn end(&self) -> usize {
        self.comma.map_or(self.value.bytes.end, |comma| comma + 1)
    }

    /// True if a segment of a path leads to this item. A key may be written in many ways, so RON's reader reads it.
    fn is_named(&self, text: &str, segment: &Segment) -> bool {
        let Some(name) = self.name.clone().map(|name| &text[name]) else { return false };
        match segment {
            Segment::Field(field) => field_name(name) == *field,
            Segment::Key(key) => ron::from_str::<u32>(name).is_ok_and(|own| own == *key),
            Segment::Language(language) => ron::from_str::<String>(name).is_ok_and(|own| own == *language),
            Segment::Index(_) => false,
        }
    }
}

/// The name of a field without the `r#` that raw identifiers begin with.
#[must_use]
pub fn field_name(name: &str) -> &str {
    name.strip_prefix("r#").unwrap_or(name)
}

impl Node {
    /// The inside of the value's brackets. Round brackets around a single value without a name, as in `Some(…)`, are
    /// passed over.
    #[must_use]
    pub fn contents(&self) -> Option<&Inside> {
        match self.inside.as_ref()?.items.as_slice() {
            [only] if only.name.is_none() && self.inside.as_ref()?.brackets == Brackets::Round => only.value.contents(),
            _ => self.inside.as_ref(),
        }
    }

    /// The item that a segment of a path leads to, and its index.
    #[must_use]
    pub fn child(&self, text: &str, segment: &Segment) -> Option<(usize, &Element)> {
        let inside = self.contents()?;
        match (segment, inside.brackets) {
            (Segment::Index(index), Brackets::Square) => Some((*index, inside.items.get(*index)?)),
            (Segment::Field(_), Brackets::Round) | (Segment::Key(_) | Segment::Language(_), Brackets::Curly) => {
                inside.items.iter().enumerate().find(|(_, item)| item.is_named(text, segment))
            }
            _ => None,
        }
    }

    /// The value at a path, and true; if there is none, the nearest value around it, and false.
    #[must_use]
    pub fn nearest(&self, text: &str, path: &Path) -> (&Self, bool) {
        let mut node = self;
        for segment in path.segments() {
            match node.child(text, segment) {
                Some((_, item)) => node = &item.value,
                None => return (node, false),
            }
        }
        (node, true)
    }

    /// The value at a path.
    #[must_use]
    pub fn find(&self, text: &str, path: &Path) -> Option<&Self> {
        let (node, exact) = self.nearest(text, path);
        exact.then_some(node)
    }
}

/// The outline of a text, and where it breaks off if it is no RON.
#[must_use]
pub fn outline(text: &str) -> (Node, Option<usize>) {
    let mut scanner = Scanner { text, at: 0, broken: None };
    scanner.skip_attributes();
    let node = scanner.value(0);
    scanner.skip_blank();
    if scanner.at < text.len() {
        scanner.breaks_off();
    }
    (node, scanner.broken)
}

/// The outline of the brackets that open at this byte; `None` if what they hold is no RON.
#[must_use]
pub fn brackets_at(text: &str, open: usize) -> Option<Inside> {
    let mut scanner = Scanner { text, at: open, broken: None };
    let inside = scanner.brackets(0)?;
    scanner.broken.is_none().then_some(inside)
}

/// The end of the last comment in the rest of a line, or `from` itself without one; `None` if the line
/// holds anything else from here on, or a comment that goes on in the next one.
#[must_use]
pub fn rest_of_line(text: &str, from: usize) -> Option<usize> {
    let mut scanner = Scanner { text, at: from, broken: None };
    let mut end = from;
    loop {
        scanner.bump_while(|next| next != '\n' && is_blank(next));
        let rest = scanner.rest();
        if rest.is_empty() || rest.starts_with('\n') {
            return Some(end);
        }
        let start = scanner.at;
        if rest.starts_with("//") {
            scanner.bump_while(|next| next != '\n');
            return Some(start + text[start..scanner.at].trim_end().len());
        }
        if !rest.starts_with("/*") {
            return None;
        }
        scanner.skip_block_comment();
        if text[start..scanner.at].contains('\n') {
            return None;
        }
        end = scanner.at;
    }
}

struct Scanner<'a> {
    text: &'a str,
    at: usize,
    broken: Option<usize>,
}

impl<'a> Scanner<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        Some(next)
    }

    fn bump_while(&mut self, mut keep: impl FnMut(char) -> bool) {
        let rest = self.rest();
        self.at += rest.find(|next| !keep(next)).unwrap_or(rest.len());
    }

    fn breaks_off(&mut self) {
        self.broken.get_or_insert(self.at);
    }

    fn skip_blank(&mut self) {
        loop {
            // A document is read at every letter that is typed, and most signs in it stand alone or behind plain blanks.
            while self.text.as_bytes().get(self.at).is_some_and(|next| matches!(next, b' ' | b'\n')) {
                self.at += 1;
            }
            if self.text.as_bytes().get(self.at).is_none_or(|next| next.is_ascii_graphic() && *next != b'/') {
                return;
            }
            self.bump_while(is_blank);
            if self.rest().starts_with("//") {
                self.bump_while(|next| next != '\n');
            } else if self.rest().starts_with("/*") {
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
            if self.rest().starts_with("/*") {
                depth += 1;
                self.at += 2;
            } else if self.rest().starts_with("*/") {
                depth -= 1;
                self.at += 2;
            } else if self.bump().is_none() {
                self.breaks_off();
                return;
            }
            if depth == 0 {
                return;
            }
        }
    }

    fn skip_attributes(&mut self) {
        self.skip_blank();
        while self.rest().starts_with("#!") {
            self.bump_while(|next| next != ']');
            self.bump();
            self.skip_blank();
        }
    }

    fn value(&mut self, depth: usize) -> Node {
        self.skip_blank();
        let start = self.at;
        let mut inside = None;
        match self.peek() {
            _ if depth > DEPTH => self.breaks_off(),
            Some('(' | '[' | '{') => inside = self.brackets(depth),
            Some('"' | '\'') => self.quoted(),
            Some('r') if self.rest()[1..].trim_start_matches('#').starts_with('"') => self.raw(),
            _ => {
                self.word();
                if self.at == start {
                    self.breaks_off();
                }
                let end = self.at;
                self.skip_blank();
                if self.peek() == Some('(') && self.broken.is_none() {
                    inside = self.brackets(depth);
                } else {
                    self.at = end;
                }
            }
        }
        Node { bytes: start..self.at, inside }
    }

    fn word(&mut self) {
        // A slash ends a word, because a comment may follow without a blank.
        self.bump_while(|next| !is_blank(next) && !"()[]{},:\"/".contains(next));
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
        self.breaks_off();
    }

    fn raw(&mut self) {
        self.bump();
        let hashes = self.rest().chars().take_while(|&next| next == '#').count();
        let end = format!("\"{}", "#".repeat(hashes));
        self.at += end.len();
        if let Some(offset) = self.rest().find(&end) {
            self.at += offset + end.len();
        } else {
            self.at = self.text.len();
            self.breaks_off();
        }
    }

    fn brackets(&mut self, depth: usize) -> Option<Inside> {
        let open = self.at;
        let brackets = match self.bump()? {
            '(' => Brackets::Round,
            '[' => Brackets::Square,
            '{' => Brackets::Curly,
            _ => return None,
        };
        let mut items = Vec::new();
        let inside = |close, items| Some(Inside { brackets, open, close, items });
        loop {
            self.skip_blank();
            if self.peek() == Some(brackets.closing()) {
                let close = self.at;
                self.bump();
                return inside(close, items);
            }
            let name = match brackets {
                Brackets::Round => self.field(),
                Brackets::Square => None,
                Brackets::Curly => Some(self.value(depth + 1).bytes),
            };
            self.skip_blank();
            if name.is_some() && self.broken.is_none() {
                if self.peek() == Some(':') {
                    self.bump();
                } else {
                    self.breaks_off();
                }
            }
            if self.broken.is_some() {
                return inside(self.at, items);
            }
            let value = self.value(depth + 1);
            self.skip_blank();
            let comma = (self.peek() == Some(',')).then_some(self.at);
            items.push(Element { name, value, comma });
            if comma.is_some() {
                self.bump();
            } else if self.peek() != Some(brackets.closing()) {
                self.breaks_off();
            }
            if self.broken.is_some() {
                return inside(self.at, items);
            }
        }
    }

    /// The name of a field, if one stands here with a colon behind it.
    fn field(&mut self) -> Option<Range<usize>> {
        let start = self.at;
        if self.rest().starts_with("r#") {
            self.at += 2;
        }
        self.bump_while(|next| next.is_alphanumeric() || "_-+.".contains(next));
        let name = start..self.at;
        self.skip_blank();
        if !name.is_empty() && self.peek() == Some(':') {
            return Some(name);
        }
        self.at = start;
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_that_is_no_ron_breaks_off_and_does_no_harm() {
        for text in
            ["", "(", "((((", "[,,,]", "{\"", "r#\"", "/*", "(a:", "é(é: é) x", "*/", "[1 2]", "{1, 2}", "(a: )"]
        {
            assert!(outline(text).1.is_some(), "{text}");
        }
        let deep = "[".repeat(100_000);
        assert!(outline(&deep).1.is_some());
    }

    #[test]
    fn the_rest_of_a_line_ends_with_its_last_comment() {
        let rest = |text: &str| rest_of_line(text, 0).map(|end| text[..end].to_owned());
        assert_eq!(rest("  // a \r\n b").as_deref(), Some("  // a"));
        assert_eq!(rest(" /* a */ /* b */  \n").as_deref(), Some(" /* a */ /* b */"));
        assert_eq!(rest("  \n x").as_deref(), Some(""));
        assert_eq!(rest("").as_deref(), Some(""));
        assert_eq!(rest(" /* a */ x\n"), None);
        assert_eq!(rest(" /* a\n */"), None);
    }
}
