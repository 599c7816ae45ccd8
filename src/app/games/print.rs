//! A variant on paper: what of it is printed, with its rules in brief.
//!
//! Which boards and things there are, each game says; where they lie on pages, `paper::sheet` decides.

use super::Seated;
use crate::app::paper::sheet::{Board, Group, Kit, Paper, print};
use crate::app::paper::text::Paragraph;
use crate::games::{GameRules, with_game};
use crate::words::Texts;
use crate::words::rulebook::{Block, Book, BookError, Span};
use crate::words::shown::name_in_game;

/// The distance between opposite sides of a hex where none is given, and the least and the greatest, in millimetres.
pub const HEX: f32 = 40.0;
/// The sizes of hexes that can be printed, in millimetres.
pub const HEXES: std::ops::RangeInclusive<f32> = 20.0..=70.0;

/// A game that can be printed.
pub trait Printed: Seated {
    /// The boards of a variant; hexes, or what tiles there are, have this size in millimetres.
    fn boards<'a>(texts: &'a Texts, rules: &'a Self::Rules, across: f32) -> Vec<Board<'a>>;

    /// The things to be cut out.
    fn groups<'a>(texts: &'a Texts, rules: &'a Self::Rules, across: f32) -> Vec<Group<'a>>;

    /// The rulebook of the variant.
    ///
    /// # Errors
    /// The fault of the texts.
    fn book_of(texts: &Texts, rules: &Self::Rules) -> Result<Book, BookError>;
}

/// The pages of a variant, as the bytes of a PDF file.
///
/// # Errors
/// The fault of the texts of its rulebook.
pub fn printed(texts: &Texts, rules: &GameRules, paper: Paper, across: f32) -> Result<Vec<u8>, BookError> {
    with_game!(rules, GameRules::G(rules) => Ok(print(&kit::<G>(texts, rules, across)?, paper, texts).write()))
}

/// Everything that is printed of a variant.
///
/// # Errors
/// The fault of the texts of its rulebook.
pub fn kit<'a, G: Printed>(texts: &'a Texts, rules: &'a G::Rules, across: f32) -> Result<Kit<'a>, BookError> {
    let book = G::book_of(texts, rules)?;
    let about = ["print-true-size", "print-duplex", "print-cutting"].map(|key| texts.say(key));
    Ok(Kit {
        title: name_in_game::<G>(texts, rules),
        about: about.to_vec(),
        boards: G::boards(texts, rules, across),
        groups: G::groups(texts, rules, across),
        rules: Brief::ALL.map(|brief| brief.of(&book)).to_vec(),
    })
}

/// The part of a rulebook that is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Brief {
    /// All but its figures.
    Whole,
    /// Without examples and hints.
    NoAsides,
    /// Of every paragraph its first sentence.
    FirstSentences,
    /// Of every entry of a list, too, and no tables.
    FewWords,
    /// Of every section one paragraph or list's entry.
    OneOfEach,
}

impl Brief {
    const ALL: [Self; 5] = [Self::Whole, Self::NoAsides, Self::FirstSentences, Self::FewWords, Self::OneOfEach];

    fn of(self, book: &Book) -> Vec<Paragraph> {
        let mut paragraphs = Vec::new();
        for chapter in book.chapters() {
            paragraphs.push(Paragraph::title(&chapter.title));
            for section in &chapter.sections {
                let mut told: Vec<Paragraph> = section.blocks.iter().flat_map(|block| self.block(block)).collect();
                if self == Self::OneOfEach {
                    told.truncate(1);
                }
                if !told.is_empty() {
                    paragraphs.push(Paragraph::heading(&section.title));
                    paragraphs.append(&mut told);
                }
            }
        }
        paragraphs
    }

    fn block(self, block: &Block) -> Vec<Paragraph> {
        let runs = |spans: &[Span]| spans.iter().map(|span| (span.text.clone(), span.strong)).collect::<Vec<_>>();
        let short = |paragraph: Paragraph, from: Self| if self >= from { paragraph.shortened() } else { paragraph };
        match block {
            Block::Paragraph(spans) => vec![short(Paragraph::of_runs(runs(spans)), Self::FirstSentences)],
            Block::Item(spans) => vec![short(Paragraph::item_of_runs(runs(spans)), Self::FewWords)],
            Block::Aside(spans) if self == Self::Whole => vec![Paragraph::of_runs(runs(spans))],
            Block::Table(rows) if self < Self::FewWords => {
                let row = |row: &Vec<Vec<Span>>| {
                    let cells = row.iter().map(|cell| cell.iter().map(|span| span.text.as_str()).collect::<String>());
                    Paragraph::item(&cells.collect::<Vec<_>>().join(" · "))
                };
                rows.iter().map(row).collect()
            }
            Block::Aside(_) | Block::Table(_) | Block::Figure { .. } => Vec::new(),
        }
    }
}
