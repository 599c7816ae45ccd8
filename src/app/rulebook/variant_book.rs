//! The rulebook of one variant of a game whose book hangs on nothing else: which variant that is, and who chooses it.

use std::sync::Arc;

use egui::{Label, RichText, Ui};

use super::{Desk, Drawings, Edition, Rulebook, rulebook_ui};
use crate::app::kit::one_of::OneOf;
use crate::app::kit::theme::Theme;
use crate::editor::{Drafted, base_of};
use crate::game::Rules;
use crate::library::Library;
use crate::words::Texts;
use crate::words::rulebook::{Book, BookError};
use crate::words::shown::Shown;

/// A game with a book for each of its variants.
pub trait Booked: Drafted + Shown {
    /// The book of a variant. `base` is the name of the variant from which it differs, and how.
    ///
    /// # Errors
    /// The fault of the texts.
    fn book(texts: &Texts, rules: &Self::Rules, base: Option<(String, Vec<String>)>) -> Result<Book, BookError>;

    /// Shows the figure of this name in the middle of the page; screen readers are given its caption.
    fn figure_ui(ui: &mut Ui, theme: &Theme, figures: &mut Drawings, rules: &Self::Rules, name: &str, caption: &str);
}

/// The variant that the reader has chosen, and the figures drawn for it.
#[derive(Default)]
pub struct Choice {
    /// The id of the variant that the book describes while no game is at the table.
    variant: String,
    figures: Drawings,
}

impl Choice {
    /// Chooses this variant.
    pub fn choose(&mut self, variant: &str) {
        variant.clone_into(&mut self.variant);
    }
}

/// The variant that the book describes.
struct Described<'a, G: Booked> {
    choice: &'a mut Choice,
    library: &'a Library<G>,
    rules: Arc<G::Rules>,
    /// True if it is the variant of the game at the table, or the one that is edited, so that there is nothing to
    /// choose.
    is_given: bool,
}

impl<G: Booked> Edition for Described<'_, G> {
    fn key(&self) -> String {
        format!("{} {}", G::ID, Rules::hash(&*self.rules))
    }

    fn book(&mut self, texts: &Texts) -> Result<Book, BookError> {
        self.choice.figures.forget();
        let base = base_of::<G>(self.library, self.rules.definition());
        let base =
            base.map(|base| (G::name(texts, base), G::differences(texts, base.definition(), self.rules.definition())));
        G::book(texts, &self.rules, base)
    }

    fn choice_ui(&mut self, ui: &mut Ui, desk: &Desk) {
        let Self { choice, library, .. } = self;
        let texts = desk.texts;
        let chosen = G::name(texts, &self.rules);
        if self.is_given {
            ui.add(Label::new(RichText::new(chosen).color(desk.theme.chrome.text_strong)).wrap());
            return;
        }
        let width = ui.available_width();
        let entries = library.entries().iter();
        let names = entries.map(|entry| (Rules::id(&*entry.variant).to_owned(), G::name(texts, &entry.variant)));
        let list = OneOf::new("variant", chosen.clone()).width(width).truncated().show(ui, &mut choice.variant, names);
        list.accessible_name(texts.with("rules-variant", &[("name", chosen.into())]));
    }

    fn figure_ui(&mut self, ui: &mut Ui, theme: &Theme, name: &str, caption: &str) {
        G::figure_ui(ui, theme, &mut self.choice.figures, &self.rules, name, caption);
    }
}

/// Lays out the rulebook of the variant that is given, or else of the one that is chosen.
pub fn variant_rules_ui<G: Booked>(
    ui: &mut Ui,
    desk: &mut Desk,
    book: &mut Rulebook,
    choice: &mut Choice,
    library: &Library<G>,
    given: Option<Arc<G::Rules>>,
) {
    let is_given = given.is_some();
    let told = given.or_else(|| library.find(&choice.variant).cloned());
    let told = told.or_else(|| library.entries().first().map(|entry| Arc::clone(&entry.variant)));
    let Some(rules) = told else { return };
    rulebook_ui(ui, desk, book, &mut Described::<G> { choice, library, rules, is_given });
}
