//! The rulebook screen, for any game: at which place the book is open, what is searched for, and how pages look.
//!
//! Which variant is described, from which texts the book is made and what its figures show, each game's [`Edition`]
//! decides. Nothing about the rules is decided here.

mod contents;
mod drawings;
mod link;
mod page;
mod tables;
mod variant_book;

use egui::{CentralPanel, Frame, Panel, PointerButton, Ui};

pub use drawings::Drawings;
pub use link::{heading_with_rules, rule_key, rules_button_ui};
pub use variant_book::{Booked, Choice, variant_rules_ui};

use super::kit;
use super::kit::areas;
use super::kit::keys;
use super::kit::theme::Theme;
use crate::words::rulebook::{Book, BookError, BookPlace, Citation, Hit, Section, find};
use crate::words::{Language, Texts};

/// The commands of the rulebook's pages to the app.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Goes back to the screen from which the book was opened.
    Back,
}

/// The desk of a page of the rulebook.
pub type Desk<'a> = kit::desk::Desk<'a, Command>;

/// The part of a rulebook that only its game knows: its texts, its figures, and which variant it describes.
pub trait Edition {
    /// A key for what the book describes: the book is made anew when this changes.
    fn key(&self) -> String;

    /// Makes the book, and drops figures drawn for an earlier one.
    ///
    /// # Errors
    /// The fault of the texts.
    fn book(&mut self, texts: &Texts) -> Result<Book, BookError>;

    /// Lays out, above the contents, what the book describes, and lets the reader choose if there is a choice.
    fn choice_ui(&mut self, ui: &mut Ui, desk: &Desk);

    /// Shows the figure of this name in the middle of the page; screen readers are given its caption.
    fn figure_ui(&mut self, ui: &mut Ui, theme: &Theme, name: &str, caption: &str);
}

/// The number of places that are remembered to go back to.
const MOST_LEFT: usize = 100;

/// The claim of the search field to the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Keyboard {
    /// It does not have it.
    #[default]
    Free,
    /// It is given it in the next frame.
    Wanted,
    /// It has it.
    Held,
}

/// The rulebook and the place at which it is open.
#[derive(Default)]
pub struct Rulebook {
    /// The edition's key and the language for which the book was made.
    edition: Option<(String, Language)>,
    book: Book,

    place: BookPlace,
    /// The rule to turn to, until there is a book to look it up in.
    wanted: Option<Citation>,
    /// True if the section is scrolled into sight in the next frame.
    jump: bool,
    keyboard: Keyboard,
    query: String,
    /// The last query and what it found.
    hits: (String, Vec<Hit>),
    /// Where the reader was before, the last place at the end, each with how far its page was scrolled.
    left: Vec<(BookPlace, f32)>,
    /// The distance that the page is scrolled, in points.
    scrolled: f32,
    /// The distance that the page is to be scrolled in the next frame.
    scroll_to: Option<f32>,
}

impl Rulebook {
    /// Opens the book at the place where it was open last.
    pub fn open(&mut self) {
        self.keyboard = Keyboard::Free;
        self.jump = true;
        self.left.clear();
    }

    /// Turns to the section that tells this rule.
    pub fn turn_to(&mut self, rule: Citation) {
        self.wanted = Some(rule);
        self.query.clear();
        self.left.clear();
    }

    /// The section at which the book is open.
    #[must_use]
    pub fn section(&self) -> Option<&Section> {
        self.book.section(self.place)
    }

    /// True if the search field has the keyboard: Escape then only leaves the field.
    #[must_use]
    pub fn is_typing(&self) -> bool {
        self.keyboard == Keyboard::Held
    }

    /// Turns to a place; a way leads back to the present one.
    fn go(&mut self, place: BookPlace) {
        if place != self.place {
            self.left.push((self.place, self.scrolled));
            if self.left.len() > MOST_LEFT {
                self.left.remove(0);
            }
        }
        self.turn(place);
    }

    fn turn(&mut self, place: BookPlace) {
        self.place = place;
        self.jump = true;
    }

    /// True if there is a place in the book to go back to.
    #[must_use]
    pub fn can_return(&self) -> bool {
        !self.left.is_empty()
    }

    /// Goes back to where the reader was before; false if that was not in the book.
    fn go_back(&mut self) -> bool {
        while let Some((place, scrolled)) = self.left.pop() {
            // Another variant's book may lack the section.
            if self.book.section(place).is_some() {
                (self.place, self.jump, self.scroll_to) = (place, false, Some(scrolled));
                return true;
            }
        }
        false
    }

    /// Makes the book anew if the edition or the language has changed.
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
            self.turn(place);
        }
        if self.hits.0 != self.query {
            self.hits = (self.query.clone(), find(&self.book, &self.query));
        }
    }
}

/// Lays out the rulebook.
pub fn rulebook_ui(ui: &mut Ui, desk: &mut Desk, book: &mut Rulebook, edition: &mut impl Edition) {
    if keys::SEARCH.pressed(ui.ctx()) {
        book.keyboard = Keyboard::Wanted;
    }
    book.follow(edition, desk.texts);
    let by_key = book.keyboard != Keyboard::Held && keys::BACK.pressed(ui.ctx());
    let goes_back = by_key || ui.input(|input| input.pointer.button_pressed(PointerButton::Extra1));
    if goes_back && !book.go_back() {
        desk.push(Command::Back);
    }

    let sizes = &desk.theme.sizes;
    let frame = Frame::new().fill(desk.theme.chrome.panel).inner_margin(sizes.margin);
    let side = (ui.available_width() * 0.34).clamp(150.0, 290.0);
    Panel::left("contents").frame(frame).exact_size(side).resizable(false).show(ui, |ui| {
        areas::begin(ui, desk.texts, desk.theme, areas::Area::Contents);
        contents::contents_ui(ui, desk, book, edition);
    });
    let frame = Frame::new().fill(desk.theme.chrome.window);
    CentralPanel::default().frame(frame).show(ui, |ui| {
        areas::begin(ui, desk.texts, desk.theme, areas::Area::Page);
        page::page_ui(ui, desk, book, edition);
    });
}
