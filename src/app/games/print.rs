//! A variant on paper: what of it is printed, with its rules in brief.
//!
//! Which boards and things there are, each game says; where they lie on pages, `paper::sheet` decides.

use super::Seated;
use crate::app::paper::printing::{Paper, Sides};
use crate::app::paper::sheet::{Board, Group, Kit, Printout, print};
use crate::app::paper::text::Paragraph;
use crate::game::Game;
use crate::games::{GameId, GameRules, with_game};
use crate::words::Texts;
use crate::words::rulebook::{Block, Book, BookError, Span};
use crate::words::shown::name_in_game;

/// The distance between opposite sides of a hex where none is given, and the least and the greatest, in millimetres.
pub const HEX: u8 = 40;
/// The sizes of hexes that can be printed, in millimetres.
pub const HEXES: std::ops::RangeInclusive<f32> = 20.0..=70.0;

/// Makes the boards of a variant of a game; hexes, or what tiles there are, have this size in millimetres.
pub type Boards<G> = for<'a> fn(&'a Texts, &'a <G as Game>::Rules, f32) -> Vec<Board<'a>>;
/// Makes the things to be cut out, likewise.
pub type Groups<G> = for<'a> fn(&'a Texts, &'a <G as Game>::Rules, f32) -> Vec<Group<'a>>;

/// A game that can be printed.
pub trait Printed: Seated {
    /// The boards.
    const BOARDS: Boards<Self>;
    /// The things to be cut out, sort by sort.
    const GROUPS: Groups<Self>;
    /// The id of the text that says whose size is chosen.
    const SIZED: &'static str = "print-hexes";

    /// The rulebook of the variant.
    ///
    /// # Errors
    /// The fault of the texts.
    fn book_of(texts: &Texts, rules: &Self::Rules) -> Result<Book, BookError>;
}

/// The id of the text that says whose size is chosen before a variant of a game is printed.
#[must_use]
pub fn sized(game: GameId) -> &'static str {
    with_game!(game, G => G::SIZED)
}

/// The pages of a variant.
///
/// # Errors
/// The fault of the texts of its rulebook.
pub fn printed(
    texts: &Texts,
    rules: &GameRules,
    paper: Paper,
    sides: Sides,
    across: f32,
) -> Result<Printout, BookError> {
    with_game!(rules, GameRules::G(rules) => Ok(print(&kit::<G>(texts, rules, across)?, paper, sides, texts)))
}

/// Everything that is printed of a variant.
///
/// # Errors
/// The fault of the texts of its rulebook.
pub fn kit<'a, G: Printed>(texts: &'a Texts, rules: &'a G::Rules, across: f32) -> Result<Kit<'a>, BookError> {
    let book = G::book_of(texts, rules)?;
    let about = ["print-true-size", "print-cutting"].map(|key| texts.say(key));
    Ok(Kit {
        title: name_in_game::<G>(texts, rules),
        about: about.to_vec(),
        boards: G::BOARDS(texts, rules, across),
        groups: G::GROUPS(texts, rules, across),
        rules: Brief::ALL.map(|brief| brief.of(&book)).to_vec(),
    })
}

/// The rows of a short table.
const SHORT: usize = 8;

/// The part of a rulebook that is told, without its figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Brief {
    asides: bool,
    /// The most rows of a table.
    tables: usize,
    /// The most sentences of a paragraph, and of an entry of a list.
    prose: usize,
    items: usize,
    /// The most paragraphs and entries of a section.
    blocks: usize,
}

impl Brief {
    const WHOLE: Self =
        Self { asides: true, tables: usize::MAX, prose: usize::MAX, items: usize::MAX, blocks: usize::MAX };
    /// Less and less of it. Long tables list what is on cards as well.
    const ALL: [Self; 10] = [
        Self::WHOLE,
        Self { asides: false, ..Self::WHOLE },
        Self::of_sentences(3, usize::MAX, usize::MAX),
        Self::of_sentences(2, usize::MAX, usize::MAX),
        Self::of_sentences(2, 1, usize::MAX),
        Self::of_sentences(2, 1, SHORT),
        Self::of_sentences(1, usize::MAX, SHORT),
        Self::of_sentences(1, 1, SHORT),
        Self::of_sentences(1, 1, 0),
        Self { blocks: 1, ..Self::of_sentences(1, 1, 0) },
    ];

    const fn of_sentences(prose: usize, items: usize, tables: usize) -> Self {
        Self { asides: false, tables, prose, items, blocks: usize::MAX }
    }

    fn of(self, book: &Book) -> Vec<Paragraph> {
        let mut paragraphs = Vec::new();
        for chapter in book.chapters() {
            paragraphs.push(Paragraph::title(&chapter.title));
            for section in &chapter.sections {
                let mut told: Vec<Paragraph> = Vec::new();
                for block in &section.blocks {
                    // What leads to a table goes with it.
                    if matches!(block, Block::Table(rows) if rows.len() > self.tables) {
                        told.pop_if(|before| before.leads_on());
                    }
                    told.extend(self.block(block));
                }
                told.truncate(self.blocks);
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
        match block {
            Block::Paragraph(spans) => vec![Paragraph::of_runs(runs(spans)).shortened(self.prose)],
            Block::Item(spans) => vec![Paragraph::item_of_runs(runs(spans)).shortened(self.items)],
            Block::Aside(spans) if self.asides => vec![Paragraph::of_runs(runs(spans))],
            Block::Table(rows) if rows.len() <= self.tables => {
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
