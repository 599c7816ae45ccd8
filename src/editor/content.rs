//! The contents of a document, piece by piece, to be searched.

use std::ops::Range;

use crate::expedition::Text;

/// Something in a document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// The kind of the piece, and its text.
    pub said: String,
    /// Where it stands in the text, for what is found there alone.
    pub bytes: Option<Range<usize>>,
}

/// A text in all its languages, this one first.
pub(super) fn all_words(text: &Text, own: &str) -> String {
    match text {
        Text::Plain(text) => text.clone(),
        Text::Languages(all) => {
            let (first, others): (Vec<_>, Vec<_>) = all.iter().partition(|(language, _)| *language == own);
            first.into_iter().chain(others).map(|(_, text)| text.as_str()).collect::<Vec<_>>().join(" / ")
        }
    }
}

/// The lines of a text that say something, with their numbers.
#[must_use]
pub fn lines(text: &str) -> Vec<Content> {
    let mut at = 0;
    let mut contents = Vec::new();
    for (number, line) in (1_usize..).zip(text.split_inclusive('\n')) {
        let start = at + (line.len() - line.trim_start().len());
        let said = line.trim();
        if said.chars().any(char::is_alphanumeric) {
            contents.push(Content { said: format!("{number}: {said}"), bytes: Some(start..start + said.len()) });
        }
        at += line.len();
    }
    contents
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_that_says_something_is_found_where_it_stands() {
        let text = "(\n  // über\r\n\n  id: \"a\",\n)";
        let found = lines(text);
        let said: Vec<&str> = found.iter().map(|content| content.said.as_str()).collect();
        assert_eq!(said, ["2: // über", "4: id: \"a\","]);
        for content in found {
            let bytes = content.bytes.unwrap();
            assert!(content.said.ends_with(&text[bytes]));
        }
    }
}
