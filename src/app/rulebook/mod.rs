//! The rulebook in the program: which variant it tells of, where it is open, and what is looked for in it.
//!
//! Its words stand under `assets/rules`, its numbers come from the variant. Nothing about the rules is decided
//! here; how the pages look, the files beside this one decide.

mod book;
mod contents;
mod fields;
mod figures;
mod fill;
mod find;
mod link;
mod page;
mod tables;

use std::sync::Arc;

use egui::{CentralPanel, Frame, Panel, Ui};

pub use book::{Block, Book, Chapter, Place, Section, Span, sources};
pub use fill::{FillError, names};
pub use find::{Hit, find};
pub use link::{heading_with_rules, rule_key, rules_button_ui};

use super::kit::desk::Desk;
use super::kit::keys;
use super::tikal::table::Table;
use crate::library::{CLASSIC, Library};
use crate::tikal::{Rule, TurnRule, Variant};
use crate::words::{Language, Texts};

/// What a book was made for; another one is made when this changes.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Edition {
    variant: String,
    auction: bool,
    language: Language,
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
    /// The variant that is told of, unless it is that of the game at the table.
    chosen: String,
    chosen_auction: bool,

    edition: Option<Edition>,
    book: Book,
    /// The board that figures show.
    rules: Option<Arc<Variant>>,

    place: Place,
    /// What leads to the place, until a book is there to look it up in.
    wanted: Option<String>,
    /// The section is brought into sight in the next frame.
    jump: bool,
    keyboard: Keyboard,
    query: String,
    /// What was looked for last, and found.
    hits: (String, Vec<Hit>),
    figures: figures::Drawings,
}

impl Rulebook {
    /// Opens the book where it lay open last; it tells of this variant, unless it is laid out for a game.
    pub fn open(&mut self, variant: &str, auction: bool) {
        variant.clone_into(&mut self.chosen);
        self.chosen_auction = auction;
        self.keyboard = Keyboard::Free;
        self.jump = true;
    }

    /// Turns to the section that tells this rule.
    pub fn turn_to(&mut self, rule: Rule) {
        self.wanted = Some(rule.to_string());
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
    fn follow(&mut self, rules: &Arc<Variant>, base: Option<&Variant>, auction: bool, texts: &Texts) {
        let language = texts.language();
        let is_same = self.edition.as_ref().is_some_and(|edition| {
            edition.variant == rules.hash() && edition.auction == auction && edition.language == language
        });
        if !is_same {
            self.book = Book::new(rules, base, auction, texts).unwrap_or_else(|problem| {
                log::error!("rulebook in {}: {problem}", language.code());
                Book::default()
            });
            self.edition = Some(Edition { variant: rules.hash().to_owned(), auction, language });
            self.rules = Some(Arc::clone(rules));
            self.hits = (String::new(), Vec::new());
            self.figures.forget();
        }
        if let Some(place) = self.wanted.take().and_then(|anchor| self.book.find(&anchor)) {
            self.go(place);
        }
        if self.hits.0 != self.query {
            self.hits = (self.query.clone(), find(&self.book, &self.query));
        }
    }
}

/// Lays out the rulebook: that of the game at a table, or of the variant that is chosen.
pub fn rules_ui(ui: &mut Ui, desk: &mut Desk, book: &mut Rulebook, library: &Library, table: Option<&Table>) {
    if ui.input_mut(|input| keys::SEARCH.pressed(input)) {
        book.keyboard = Keyboard::Wanted;
    }
    let edition = match table {
        Some(table) => Some((table.shared_rules(), table.state().is_auction())),
        None => library.find(&book.chosen).map(|rules| (Arc::clone(rules), book.chosen_auction)),
    };
    let Some((rules, auction)) = edition.or_else(|| {
        let first = library.entries().first()?;
        Some((Arc::clone(&first.variant), first.variant.def().turns == TurnRule::Auction))
    }) else {
        return;
    };
    let base = library.find(CLASSIC).filter(|base| base.hash() != rules.hash());
    book.follow(&rules, base.map(Arc::as_ref), auction, desk.texts);

    let sizes = &desk.theme.sizes;
    let frame = Frame::new().fill(desk.theme.chrome.panel).inner_margin(sizes.margin);
    let side = (ui.available_width() * 0.34).clamp(150.0, 290.0);
    Panel::left("contents").frame(frame).exact_size(side).resizable(false).show(ui, |ui| {
        contents::contents_ui(ui, desk, book, library, table.is_some());
    });
    let frame = Frame::new().fill(desk.theme.chrome.window);
    CentralPanel::default().frame(frame).show(ui, |ui| page::page_ui(ui, desk, book));
}
