//! The rulebook in the program, of whatever game: where it is open, what is looked for in it, and how its pages look.
//!
//! What it tells of, which texts it is made of and what its figures show, an [`Edition`] decides, which each game has.
//! Nothing about the rules is decided here.

mod book;
mod citation;
mod contents;
mod fill;
mod find;
mod link;
mod nouns;
mod page;
mod tables;

use egui::{CentralPanel, Frame, Panel, Ui};

pub use book::{Block, Book, Chapter, Place, Section, Span};
pub use citation::{Citation, NotACitation};
pub use fill::{BookError, Manuscript, Mistake, Source};
pub use find::{Hit, find};
pub use link::{heading_with_rules, rule_key, rules_button_ui};

use super::kit;
use super::kit::keys;
use super::kit::theme::Theme;
use crate::words::{Language, Texts};

/// Something that the pages of the rulebook ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Goes back to where the book was opened from.
    Back,
}

/// What a page of the rulebook works with.
pub type Desk<'a> = kit::desk::Desk<'a, Command>;

/// What a rulebook tells of, and what only its game can write and draw.
pub trait Edition {
    /// What tells it from the others: the book is made anew when this changes.
    fn key(&self) -> String;

    /// Makes the book. What was drawn for another edition is of no use any more.
    ///
    /// # Errors
    /// What is wrong with the texts.
    fn book(&mut self, texts: &Texts) -> Result<Book, BookError>;

    /// Lays out what the book tells of, above the contents, and lets the reader choose if there is a choice.
    fn choice_ui(&mut self, ui: &mut Ui, desk: &Desk);

    /// Shows a figure in the middle of the page; its name for screen readers is its caption.
    fn figure_ui(&mut self, ui: &mut Ui, theme: &Theme, name: &str, caption: &str);
}

/// Whether the search field has the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Keyboard {
    /// It has not.
    #[default]
    Free,
    /// It gets it in the next frame.
    Wanted,
    /// It has.
    Held,
}

/// The rulebook as it lies open.
#[derive(Default)]
pub struct Rulebook {
    /// What the book was made for.
    edition: Option<(String, Language)>,
    book: Book,

    place: Place,
    /// The rule that leads to the place, until a book is there to look it up in.
    wanted: Option<Citation>,
    /// The section is brought into sight in the next frame.
    jump: bool,
    keyboard: Keyboard,
    query: String,
    /// What was looked for last, and found.
    hits: (String, Vec<Hit>),
}

impl Rulebook {
    /// Opens the book where it lay open last.
    pub fn open(&mut self) {
        self.keyboard = Keyboard::Free;
        self.jump = true;
    }

    /// Turns to the section that tells this rule.
    pub fn turn_to(&mut self, rule: Citation) {
        self.wanted = Some(rule);
        self.query.clear();
    }

    /// The section that lies open.
    #[must_use]
    pub fn section(&self) -> Option<&Section> {
        self.book.section(self.place)
    }

    /// Whether something is being typed: the key that leads back then only leaves the field.
    #[must_use]
    pub fn is_typing(&self) -> bool {
        self.keyboard == Keyboard::Held
    }

    fn go(&mut self, place: Place) {
        self.place = place;
        self.jump = true;
    }

    /// Makes the book anew if it tells of something else now.
    fn follow(&mut self, edition: &mut impl Edition, texts: &Texts) {
        let wanted = (edition.key(), texts.language());
        if self.edition.as_ref() != Some(&wanted) {
            self.book = edition.book(texts).unwrap_or_else(|problem| {
                log::error!("rulebook in {}: {problem}", texts.language().code());
                Book::default()
            });
            self.edition = Some(wanted);
            self.hits = (String::new(), Vec::new());
        }
        if let Some(place) = self.wanted.take().and_then(|rule| self.book.find(&rule.to_string())) {
            self.go(place);
        }
        if self.hits.0 != self.query {
            self.hits = (self.query.clone(), find(&self.book, &self.query));
        }
    }
}

/// Lays out the rulebook.
pub fn rulebook_ui(ui: &mut Ui, desk: &mut Desk, book: &mut Rulebook, edition: &mut impl Edition) {
    if ui.input_mut(|input| keys::SEARCH.pressed(input)) {
        book.keyboard = Keyboard::Wanted;
    }
    book.follow(edition, desk.texts);

    let sizes = &desk.theme.sizes;
    let frame = Frame::new().fill(desk.theme.chrome.panel).inner_margin(sizes.margin);
    let side = (ui.available_width() * 0.34).clamp(150.0, 290.0);
    Panel::left("contents").frame(frame).exact_size(side).resizable(false).show(ui, |ui| {
        contents::contents_ui(ui, desk, book, edition);
    });
    let frame = Frame::new().fill(desk.theme.chrome.window);
    CentralPanel::default().frame(frame).show(ui, |ui| page::page_ui(ui, desk, book, edition));
}
