//! The rulebook of Tikal on the screen: its figures, and which variant it describes.
//!
//! Which chapters it has and which numbers a variant fills into them, `words::tikal::rulebook` decides, how its pages
//! look, `app::rulebook`.

pub mod figures;

use std::sync::Arc;

use crate::app::kit::one_of::OneOf;
use crate::app::kit::theme::Theme;
use crate::app::rulebook::{Desk, Drawings, Edition, Rulebook, rulebook_ui};
use crate::editor::base_of;
use crate::editor::tikal::differences;
use crate::library::TikalLibrary;
use crate::tikal::{TurnRule, Variant};
use crate::words::Texts;
use crate::words::rulebook::{Book, BookError};
use crate::words::tikal::nouns;
use crate::words::tikal::rulebook::{fields_of, manuscript};
use egui::{Label, RichText, Ui};

/// The rulebook of a variant, with drawn or auctioned turns; it says how the variant differs from `base`.
///
/// # Errors
/// The fault of the texts.
pub fn book(rules: &Variant, base: Option<&Variant>, auction: bool, texts: &Texts) -> Result<Book, BookError> {
    let base = base.map(|base| (nouns::variant(texts, base), differences(texts, base.def(), rules.def())));
    Book::new(&manuscript(texts.language()), &fields_of(rules, base, auction, texts))
}

/// The variant that the reader has chosen, and the figures drawn for it.
#[derive(Default)]
pub struct Choice {
    /// The id of the variant that the book describes while no game is at the table.
    variant: String,
    auction: bool,
    figures: Drawings,
}

impl Choice {
    /// Chooses this variant.
    pub fn choose(&mut self, variant: &str, auction: bool) {
        variant.clone_into(&mut self.variant);
        self.auction = auction;
    }
}

/// The variant that the book describes.
struct Described<'a> {
    choice: &'a mut Choice,
    library: &'a TikalLibrary,
    rules: Arc<Variant>,
    auction: bool,
    /// True if it is the variant of the game at the table, or the one that is edited, so that there is nothing to
    /// choose.
    is_given: bool,
}

impl Edition for Described<'_> {
    fn key(&self) -> String {
        format!("{} {}", self.rules.hash(), self.auction)
    }

    fn book(&mut self, texts: &Texts) -> Result<Book, BookError> {
        self.choice.figures.forget();
        let base = base_of(self.library, self.rules.def());
        book(&self.rules, base.map(Arc::as_ref), self.auction, texts)
    }

    fn choice_ui(&mut self, ui: &mut Ui, desk: &Desk) {
        let Self { choice, library, .. } = self;
        let texts = desk.texts;
        let name = |rules: &Variant| nouns::variant(texts, rules);
        let turns = |auction: bool| texts.say(if auction { "rules-advanced" } else { "rules-base" });
        if self.is_given {
            let values = [("variant", name(&self.rules).into()), ("turns", turns(self.auction).into())];
            let text = RichText::new(texts.with("rules-of-game", &values)).color(desk.theme.chrome.text_strong);
            ui.add(Label::new(text).wrap());
            return;
        }
        let chosen = library.find(&choice.variant).map(|rules| name(rules)).unwrap_or_default();
        let before = choice.variant.clone();
        let width = ui.available_width();
        let names = library.entries().iter().map(|entry| (entry.variant.id().to_owned(), name(&entry.variant)));
        let list = OneOf::new("variant", chosen.clone()).width(width).truncated().show(ui, &mut choice.variant, names);
        list.accessible_name(texts.with("rules-variant", &[("name", chosen.into())]));
        if choice.variant != before
            && let Some(rules) = library.find(&choice.variant)
        {
            choice.auction = rules.def().turns == TurnRule::Auction;
        }
        let now = turns(choice.auction);
        let names = [false, true].map(|auction| (auction, turns(auction)));
        let list = OneOf::new("turns", now.clone()).width(width).truncated().show(ui, &mut choice.auction, names);
        list.accessible_name(texts.with("rules-turns", &[("turns", now.into())]));
    }

    fn figure_ui(&mut self, ui: &mut Ui, theme: &Theme, name: &str, caption: &str) {
        figures::figure_ui(ui, theme, &mut self.choice.figures, &self.rules, name, caption);
    }
}

/// Lays out the rulebook of the variant that is given, with drawn or auctioned turns, or else of the one that is chosen.
pub fn rules_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    book: &mut Rulebook,
    choice: &mut Choice,
    library: &TikalLibrary,
    given: Option<(Arc<Variant>, bool)>,
) {
    let is_given = given.is_some();
    let told = match given {
        Some(given) => Some(given),
        None => library.find(&choice.variant).map(|rules| (Arc::clone(rules), choice.auction)),
    };
    let told = told.or_else(|| {
        let first = &library.entries().first()?.variant;
        Some((Arc::clone(first), first.def().turns == TurnRule::Auction))
    });
    let Some((rules, auction)) = told else { return };
    let mut edition = Described { choice, library, rules, auction, is_given };
    rulebook_ui(ui, desk, book, &mut edition);
}
