//! The demands on the rulebook of any game, held by the tests of each.

use std::collections::BTreeSet;

use super::{Block, Book, Manuscript, Section, Source, Span};
use crate::words::Language;

/// The sections of a book.
pub fn sections(book: &Book) -> impl Iterator<Item = &Section> {
    book.chapters().iter().flat_map(|chapter| &chapter.sections)
}

fn spans(block: &Block) -> Vec<&Span> {
    match block {
        Block::Paragraph(spans) | Block::Item(spans) | Block::Aside(spans) => spans.iter().collect(),
        Block::Table(rows) => rows.iter().flatten().flatten().collect(),
        Block::Figure { .. } => Vec::new(),
    }
}

/// Every rule is told in exactly one section, and no other; `rules` has the number of rules in each chapter of the law.
pub fn tells_every_rule_once(book: &Book, letter: char, rules: &[u8]) {
    let told: Vec<&str> = sections(book).flat_map(Section::rules).collect();
    for (chapter, &most) in (1..).zip(rules) {
        for number in 1..=most {
            let rule = format!("{letter}{chapter}.{number}");
            assert_eq!(told.iter().filter(|&&told| told == rule).count(), 1, "{rule}");
        }
    }
    assert_eq!(told.len(), rules.iter().map(|&most| usize::from(most)).sum::<usize>());
}

/// Every section says something, without a tag or a sign of the writing that is left over, every link leads somewhere,
/// and every table is one.
pub fn says_something_everywhere(book: &Book) {
    for section in sections(book) {
        let (place, text) = (&section.title, section.plain());
        assert!(text.len() > 20, "“{place}” says nothing");
        assert!(!text.contains(['{', '}', '[', ']', '#', '<']), "“{place}”: {text}");
        assert!(!text.contains("  ") && !text.contains(" .") && !text.contains(" ,"), "“{place}”: {text}");
        for span in section.blocks.iter().flat_map(spans) {
            let leads = span.link.as_ref().is_none_or(|link| book.find(link).is_some());
            assert!(leads, "“{place}”: {:?} leads nowhere", span.link);
        }
        for block in &section.blocks {
            if let Block::Table(rows) = block {
                let columns = rows.first().map_or(0, Vec::len);
                assert!(rows.len() > 1 && rows.iter().all(|row| row.len() == columns), "“{place}”");
            } else {
                let says_bar = spans(block).iter().any(|span| span.text.contains('|'));
                assert!(!says_bar, "“{place}”: a table that is none");
            }
        }
    }
}

/// The languages have the same sections, with the same anchors and links; `book` makes that of one.
pub fn says_the_same_in_every_language(book: impl Fn(Language) -> Book) {
    let outline = |language: Language| -> Vec<(Vec<String>, Vec<String>)> {
        let links = |section: &Section| {
            let mut links: Vec<String> =
                section.blocks.iter().flat_map(spans).filter_map(|span| span.link.clone()).collect();
            links.sort();
            links
        };
        sections(&book(language)).map(|section| (section.anchors.clone(), links(section))).collect()
    };
    let english = outline(Language::English);
    for language in Language::ALL {
        let own = outline(language);
        for (own, english) in own.iter().zip(&english) {
            assert_eq!(own, english, "{}", language.code());
        }
        assert_eq!(own.len(), english.len());
    }
}

/// The contents of the braces in a chapter's source.
fn tags<'a>(source: &Source<'a>) -> impl Iterator<Item = &'a str> {
    let ends = source.text.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
    ends.map(|(tag, _)| tag.trim_matches(['%', ' ']))
}

/// The chapters ask for every noun beside them, and for no other.
pub fn asks_for_every_noun(manuscript: &Manuscript<'static>) {
    let quoted = |tag: &'static str| tag.split('"').skip(1).step_by(2);
    let asked: BTreeSet<&str> = manuscript.chapters.iter().flat_map(tags).flat_map(quoted).collect();
    let lines = manuscript.nouns.text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    let nouns: BTreeSet<&str> = lines.filter_map(|line| line.split_once(" =")).map(|(noun, _)| noun).collect();
    assert_eq!(asked, nouns, "{}", manuscript.language);
}
