//! The rulebook of Tikal Legend on the screen: its figures.
//!
//! Which chapters it has and which numbers a variant fills into them, `words::legend::rulebook` decides, how its pages
//! look and which variant they describe, `app::rulebook`.

pub mod figures;

use egui::Ui;

use crate::app::kit::theme::Theme;
use crate::app::rulebook::{Booked, Drawings};
use crate::legend::{State, Variant};
use crate::words::Texts;
use crate::words::legend::rulebook::{fields_of, manuscript};
use crate::words::rulebook::{Book, BookError};

impl Booked for State {
    fn book(texts: &Texts, rules: &Variant, base: Option<(String, Vec<String>)>) -> Result<Book, BookError> {
        Book::new(&manuscript(texts.language()), &fields_of(rules, base, texts))
    }

    fn figure_ui(ui: &mut Ui, theme: &Theme, figures: &mut Drawings, rules: &Variant, name: &str, caption: &str) {
        figures::figure_ui(ui, theme, figures, rules, name, caption);
    }
}
