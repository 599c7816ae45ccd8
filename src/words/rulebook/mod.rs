//! The rulebook of one variant in one language: chapters of sections, each with the rules that it tells.
//!
//! Decides how the text of a chapter is read; what it says, the game's files decide. A file is a chapter: its title
//! after `#`, then sections, each with its title after `##` and below that a comment with its anchors: numbers of
//! rules, or words that links use. The rest is CommonMark; a picture names a figure.

mod citation;
mod fill;
mod find;
#[cfg(test)]
pub(super) mod held;
mod nouns;

use std::collections::BTreeMap;

use include_dir::{Dir, File, include_dir};
use minijinja::Value;
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

pub use citation::{Citation, NotACitation};
use fill::fill;
pub use fill::{BookError, Manuscript, Mistake, Source};
pub use find::{Hit, find, ranges};

use super::Language;

static RULES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../assets/rules");

/// The file with the nouns, beside the chapters; see [`nouns`].
const NOUNS: &str = "nouns.ftl";

/// The texts of a rulebook in a language, as they were written: those in a folder of the language's own, or else those
/// beside such folders.
#[must_use]
pub fn manuscript(language: Language, folder: Option<&str>) -> Manuscript<'static> {
    let path = folder.map_or_else(|| language.code().to_owned(), |folder| format!("{}/{folder}", language.code()));
    let files = RULES.get_dir(path).into_iter().flat_map(Dir::files);
    let read = |file: &'static File| {
        let name = file.path().file_name()?.to_str()?;
        Some(Source { name, text: file.contents_utf8()? })
    };
    let (nouns, chapters) = files.filter_map(read).partition::<Vec<_>, _>(|source| source.name == NOUNS);
    let nouns = nouns.first().copied().unwrap_or(Source { name: NOUNS, text: "" });
    Manuscript { language: language.code(), nouns, chapters }
}

/// The whole rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    chapters: Vec<Chapter>,
    places: BTreeMap<String, BookPlace>,
}

/// A chapter.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chapter {
    /// Its title.
    pub title: String,
    /// Its sections.
    pub sections: Vec<Section>,
}

/// A section.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Section {
    /// Its title.
    pub title: String,
    /// The anchors by which links lead here: numbers of rules such as `T5.4`, or words.
    pub anchors: Vec<String>,
    /// The text of the section.
    pub blocks: Vec<Block>,
}

/// A place in the book.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct BookPlace {
    /// The chapter, from 0.
    pub chapter: usize,
    /// The section in it, from 0.
    pub section: usize,
}

/// A part of a section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// Prose.
    Paragraph(Vec<Span>),
    /// An entry of a list.
    Item(Vec<Span>),
    /// A paragraph set apart: an example, a hint.
    Aside(Vec<Span>),
    /// A table; the first row is its head.
    Table(Vec<Vec<Vec<Span>>>),
    /// A figure and what is written below it.
    Figure {
        /// The name of the figure.
        name: String,
        /// The subject of the picture.
        caption: String,
    },
}

/// A run of words with the same look and the same link.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Span {
    /// The words.
    pub text: String,
    /// True if they stand out.
    pub strong: bool,
    /// The target of the link, if they are one.
    pub link: Option<String>,
}

impl Section {
    /// The numbers of the rules that the section tells.
    pub fn rules(&self) -> impl Iterator<Item = &str> {
        self.anchors.iter().map(String::as_str).filter(|anchor| anchor.parse::<Citation>().is_ok())
    }

    /// Its text without formatting, one line for each block.
    #[must_use]
    pub fn plain(&self) -> String {
        let line = |spans: &[Span]| spans.iter().map(|span| span.text.as_str()).collect::<String>();
        let lines = self.blocks.iter().flat_map(|block| match block {
            Block::Paragraph(spans) | Block::Item(spans) | Block::Aside(spans) => vec![line(spans)],
            Block::Table(rows) => {
                rows.iter().map(|row| row.iter().map(|cell| line(cell)).collect::<Vec<_>>().join(" · ")).collect()
            }
            Block::Figure { caption, .. } => vec![caption.clone()],
        });
        lines.collect::<Vec<_>>().join("\n")
    }
}

impl Book {
    /// The rulebook that these texts make with these values filled in.
    ///
    /// # Errors
    /// The fault of the texts.
    pub fn new(manuscript: &Manuscript<'_>, values: &Value) -> Result<Self, BookError> {
        let mut book = Self::default();
        for text in fill(manuscript, values)? {
            let chapter = chapter(&text);
            for (section, known) in chapter.sections.iter().enumerate() {
                for anchor in &known.anchors {
                    let place = BookPlace { chapter: book.chapters.len(), section };
                    book.places.entry(anchor.clone()).or_insert(place);
                }
            }
            book.chapters.push(chapter);
        }
        Ok(book)
    }

    /// Its chapters.
    #[must_use]
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// The section to which an anchor, such as the number of a rule, leads.
    #[must_use]
    pub fn find(&self, anchor: &str) -> Option<BookPlace> {
        self.places.get(anchor).copied()
    }

    /// A section.
    #[must_use]
    pub fn section(&self, place: BookPlace) -> Option<&Section> {
        self.chapters.get(place.chapter)?.sections.get(place.section)
    }
}

fn chapter(text: &str) -> Chapter {
    let mut chapter = Chapter::default();
    // What stands before the first section belongs to none.
    for (index, part) in text.split("\n## ").enumerate() {
        let (title, body) = part.split_once('\n').unwrap_or((part, ""));
        if index == 0 {
            title.trim_start_matches('#').trim().clone_into(&mut chapter.title);
            continue;
        }
        let body = body.trim_start();
        let comment = body.strip_prefix("<!--").and_then(|rest| rest.split_once("-->"));
        let (anchors, body) = comment.unwrap_or(("", body));
        chapter.sections.push(Section {
            title: title.trim().to_owned(),
            anchors: anchors.split_whitespace().map(str::to_owned).collect(),
            blocks: blocks(body),
        });
    }
    chapter
}

/// The state of reading a section.
#[derive(Default)]
struct Reader {
    blocks: Vec<Block>,
    spans: Vec<Span>,
    strong: bool,
    link: Option<String>,
    in_item: bool,
    in_aside: bool,
    rows: Vec<Vec<Vec<Span>>>,
    figure: Option<String>,
}

impl Reader {
    fn write(&mut self, text: &str) {
        match self.spans.last_mut() {
            Some(last) if last.strong == self.strong && last.link == self.link => last.text.push_str(text),
            _ => self.spans.push(Span { text: text.to_owned(), strong: self.strong, link: self.link.clone() }),
        }
    }

    fn finish(&mut self) {
        let spans = std::mem::take(&mut self.spans);
        if spans.is_empty() {
            return;
        }
        self.blocks.push(if self.in_item {
            Block::Item(spans)
        } else if self.in_aside {
            Block::Aside(spans)
        } else {
            Block::Paragraph(spans)
        });
    }

    fn start(&mut self, tag: Tag) {
        match tag {
            Tag::Strong => self.strong = true,
            Tag::Link { dest_url, .. } => self.link = Some(dest_url.trim_start_matches('#').to_owned()),
            Tag::Item => self.in_item = true,
            Tag::BlockQuote(_) => self.in_aside = true,
            Tag::Image { dest_url, .. } => self.figure = Some(dest_url.into_string()),
            Tag::TableHead | Tag::TableRow => self.rows.push(Vec::new()),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Strong => self.strong = false,
            TagEnd::Link => self.link = None,
            TagEnd::Paragraph => self.finish(),
            TagEnd::Item => {
                self.finish();
                self.in_item = false;
            }
            TagEnd::BlockQuote(_) => self.in_aside = false,
            TagEnd::Image => {
                let caption = std::mem::take(&mut self.spans).into_iter().map(|span| span.text).collect();
                if let Some(name) = self.figure.take() {
                    self.blocks.push(Block::Figure { name, caption });
                }
            }
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.spans);
                if let Some(row) = self.rows.last_mut() {
                    row.push(cell);
                }
            }
            TagEnd::Table => self.blocks.push(Block::Table(std::mem::take(&mut self.rows))),
            _ => {}
        }
    }
}

fn blocks(text: &str) -> Vec<Block> {
    let mut reader = Reader::default();
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match event {
            Event::Start(tag) => reader.start(tag),
            Event::End(tag) => reader.end(tag),
            Event::Text(text) | Event::Code(text) => reader.write(&text),
            Event::SoftBreak | Event::HardBreak => reader.write(" "),
            _ => {}
        }
    }
    reader.finish();
    reader.blocks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn span(text: &str) -> Span {
        Span { text: text.to_owned(), ..Span::default() }
    }

    #[test]
    fn a_book_is_made_of_chapters_whatever_the_game() {
        let chapters = [
            ("01-goal.md", "# Goal\n\n## Cards\n<!-- L1.1 cards -->\nThere are {{ cards | noun(\"card\") }}.\n"),
            ("02-turn.md", "# Turn\n\n## Draw\n<!-- L2.1 L2.2 -->\nAs [told](#cards).\n"),
        ];
        let manuscript = Manuscript {
            language: "en",
            nouns: Source { name: "nouns.ftl", text: "card = { $count } cards\n" },
            chapters: chapters.map(|(name, text)| Source { name, text }).to_vec(),
        };
        let book = Book::new(&manuscript, &minijinja::context! { cards => 7 }).unwrap();
        let draw = BookPlace { chapter: 1, section: 0 };
        assert_eq!((book.find("L2.2"), book.find("L2.3")), (Some(draw), None));
        assert_eq!(book.section(draw).unwrap().rules().collect::<Vec<_>>(), ["L2.1", "L2.2"]);
        let cards = book.section(book.find("cards").unwrap()).unwrap();
        assert_eq!((cards.plain().as_str(), cards.rules().count()), ("There are 7 cards.", 1));
    }

    #[test]
    fn a_text_is_taken_apart() {
        let text = "# Actions\n\n## Dig\n<!-- T5.5 dig -->\nOne **treasure** a\ndig, see [below](#T5.6).\n\n- first\n- second\n\n\
                    > Aside\n\n![Ruins](ruins)\n\n| a | b |\n|---|---|\n| [c](#T1.1) | 2 |\n\n## Next\n\nText\n";
        let chapter = chapter(text);
        assert_eq!(chapter.title, "Actions");
        let dig = &chapter.sections[0];
        assert_eq!((dig.title.as_str(), dig.anchors.join(" ")), ("Dig", "T5.5 dig".to_owned()));
        assert_eq!(dig.rules().collect::<Vec<_>>(), ["T5.5"]);
        let strong = Span { strong: true, ..span("treasure") };
        let link = |text, to: &str| Span { link: Some(to.to_owned()), ..span(text) };
        let prose = vec![span("One "), strong, span(" a dig, see "), link("below", "T5.6"), span(".")];
        let cell = |text| vec![span(text)];
        let table = vec![vec![cell("a"), cell("b")], vec![vec![link("c", "T1.1")], cell("2")]];
        let expected = [
            Block::Paragraph(prose),
            Block::Item(vec![span("first")]),
            Block::Item(vec![span("second")]),
            Block::Aside(vec![span("Aside")]),
            Block::Figure { name: "ruins".to_owned(), caption: "Ruins".to_owned() },
            Block::Table(table),
        ];
        assert_eq!(dig.blocks, expected);
        assert_eq!(dig.plain(), "One treasure a dig, see below.\nfirst\nsecond\nAside\nRuins\na · b\nc · 2");
        assert_eq!(chapter.sections[1].blocks, [Block::Paragraph(vec![span("Text")])]);
    }
}
