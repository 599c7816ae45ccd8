//! The rulebook of Tikal Legend on the screen: its figures, and which variant it describes.
//!
//! Which chapters it has and which numbers a variant fills into them, `words::legend::rulebook` decides, how its pages
//! look, `app::rulebook`.

mod figures;

use std::sync::Arc;

use egui::{Label, RichText, Ui};

use crate::app::kit::one_of::OneOf;
use crate::app::kit::theme::Theme;
use crate::app::rulebook::{Desk, Drawings, Edition, Rulebook, rulebook_ui};
use crate::editor::{Drafted, base_of};
use crate::legend::{State, Variant};
use crate::library::LegendLibrary;
use crate::words::Texts;
use crate::words::legend::nouns;
use crate::words::legend::rulebook::{fields_of, manuscript};
use crate::words::rulebook::{Book, BookError};

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
struct Described<'a> {
    choice: &'a mut Choice,
    library: &'a LegendLibrary,
    rules: Arc<Variant>,
    /// True if it is the variant of the game at the table, or the one that is edited, so that there is nothing to
    /// choose.
    is_given: bool,
}

impl Edition for Described<'_> {
    fn key(&self) -> String {
        format!("legend {}", self.rules.hash())
    }

    fn book(&mut self, texts: &Texts) -> Result<Book, BookError> {
        self.choice.figures.forget();
        let base = base_of::<State>(self.library, self.rules.def());
        let base = base.map(|base| {
            let differences = State::differences(texts, base.def(), self.rules.def());
            (nouns::variant(texts, base), differences)
        });
        Book::new(&manuscript(texts.language()), &fields_of(&self.rules, base, texts))
    }

    fn choice_ui(&mut self, ui: &mut Ui, desk: &Desk) {
        let Self { choice, library, .. } = self;
        let texts = desk.texts;
        if self.is_given {
            let text = RichText::new(nouns::variant(texts, &self.rules)).color(desk.theme.chrome.text_strong);
            ui.add(Label::new(text).wrap());
            return;
        }
        let chosen = nouns::variant(texts, &self.rules);
        let width = ui.available_width();
        let entries = library.entries().iter();
        let names = entries.map(|entry| (entry.variant.id().to_owned(), nouns::variant(texts, &entry.variant)));
        let list = OneOf::new("variant", chosen.clone()).width(width).truncated().show(ui, &mut choice.variant, names);
        list.accessible_name(texts.with("rules-variant", &[("name", chosen.into())]));
    }

    fn figure_ui(&mut self, ui: &mut Ui, theme: &Theme, name: &str, caption: &str) {
        figures::figure_ui(ui, theme, &mut self.choice.figures, &self.rules, name, caption);
    }
}

/// Lays out the rulebook of the variant that is given, or else of the one that is chosen.
pub fn rules_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    book: &mut Rulebook,
    choice: &mut Choice,
    library: &LegendLibrary,
    given: Option<Arc<Variant>>,
) {
    let is_given = given.is_some();
    let told = given.or_else(|| library.find(&choice.variant).cloned());
    let told = told.or_else(|| library.entries().first().map(|entry| Arc::clone(&entry.variant)));
    let Some(rules) = told else { return };
    rulebook_ui(ui, desk, book, &mut Described { choice, library, rules, is_given });
}
