//! Finds words in the rulebook, whatever their case and accents.

use super::{Book, BookPlace};
use crate::words::folded::Folded;

/// The greatest number of characters of the text that are shown before a match; twice as many after it.
const AROUND: usize = 32;
/// The greatest number of sections that are listed.
const MOST_HITS: usize = 60;

/// A section in which something was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hit {
    /// Its place in the book.
    pub place: BookPlace,
    /// The section's title.
    pub title: String,
    /// The text around the first match.
    pub excerpt: String,
}

/// The sections that contain the query, those with it in their title first.
#[must_use]
pub fn find(book: &Book, query: &str) -> Vec<Hit> {
    let wanted = Folded::new(query.trim());
    if wanted.is_empty() {
        return Vec::new();
    }
    let (mut titles, mut texts) = (Vec::new(), Vec::new());
    for (chapter, known) in book.chapters().iter().enumerate() {
        for (section, known) in known.sections.iter().enumerate() {
            let text = known.plain();
            let found = Folded::new(&text).first(&wanted);
            let numbered = known.rules().any(|rule| rule.eq_ignore_ascii_case(query.trim()));
            let in_title = numbered || Folded::new(&known.title).first(&wanted).is_some();
            if !in_title && found.is_none() {
                continue;
            }
            let (from, to) = found.unwrap_or((0, 0));
            let hit = Hit {
                place: BookPlace { chapter, section },
                title: known.title.clone(),
                excerpt: excerpt(&text, from, to),
            };
            if in_title { titles.push(hit) } else { texts.push(hit) }
        }
    }
    titles.append(&mut texts);
    titles.truncate(MOST_HITS);
    titles
}

/// The byte ranges of a text that match a query.
#[must_use]
pub fn ranges(text: &str, query: &str) -> Vec<(usize, usize)> {
    let wanted = Folded::new(query.trim());
    if wanted.is_empty() {
        return Vec::new();
    }
    Folded::new(text).all(&wanted)
}

fn excerpt(text: &str, from: usize, to: usize) -> String {
    // The excerpt begins and ends between words.
    let back = text[..from].char_indices().rev().take(AROUND).last().map_or(from, |(index, _)| index);
    let start = if back == 0 { 0 } else { text[back..from].find(' ').map_or(from, |space| back + space + 1) };
    let ahead = text[to..].char_indices().nth(AROUND * 2).map_or(text.len(), |(index, _)| to + index);
    let end = if ahead == text.len() { ahead } else { text[to..ahead].rfind(' ').map_or(ahead, |space| to + space) };
    let before = if start > 0 { "… " } else { "" };
    let after = if end < text.len() { " …" } else { "" };
    format!("{before}{}{after}", text[start..end].replace('\n', " · "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_and_accents_do_not_matter() {
        let text = "L’Épée du cœur, große Äste";
        for (query, found) in [
            ("l'epee", "L’Épée"),
            ("ÉPÉE", "Épée"),
            ("coeur", "cœur"),
            ("GROSSE", "große"),
            ("aste", "Äste"),
            ("du  ", "du"),
        ] {
            let (from, to) = ranges(text, query)[0];
            assert_eq!(&text[from..to], found, "{query}");
        }
        assert!(ranges(text, "x").is_empty() && ranges(text, "  ").is_empty());
        assert_eq!(ranges("aXaxa", "A").len(), 3);
    }

    #[test]
    fn excerpts_keep_words_whole() {
        let text = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen \
                    seventeen eighteen nineteen twenty";
        let (from, to) = ranges(text, "ten")[0];
        let shown = excerpt(text, from, to);
        assert!(shown.starts_with("… ") && shown.ends_with(" …"), "{shown}");
        let inside = shown.trim_matches(['…', ' ']);
        assert!(inside.split(' ').all(|word| text.split(' ').any(|known| known == word)), "{shown}");
        assert_eq!(excerpt("a\nten b", 2, 5), "a · ten b");
    }
}
