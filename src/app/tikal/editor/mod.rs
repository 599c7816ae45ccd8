//! Tikal's side of the editor of variants: a page for each part of a definition.
//!
//! Decides what stands on each; how a field shows a value and writes it back, `forms` decides. What a page shows is read
//! from the document; nothing is kept here but what is chosen on a page.

mod board;
mod does;
mod rules;
mod supplies;
mod tiles;
mod wishes;

use egui::Ui;

use crate::app::forms::{self, Formed, Opened, overview_ui};
use crate::app::kit::desk::Presentation;
use crate::app::kit::widgets::column;
use crate::editor::Document;
use crate::editor::tikal::{Page, Target};
use crate::tikal::{Rule, State, Variant};

pub use wishes::{WishesView, wishes_ui};

/// The state with which the fields of a page work.
type Form<'a> = forms::Form<'a, Variant>;

impl Formed for Variant {
    type Game = State;
    type Rule = Rule;

    fn field(name: &'static str) -> Target {
        Target::Field(name)
    }

    fn does(name: &str) -> &'static str {
        does::does(name)
    }
}

/// The state that the pages of a document keep between frames.
#[derive(Default)]
pub struct Kept {
    forms: forms::Kept<Variant>,
    board: board::Drawing,
    tiles: tiles::View,
}

/// Lays out a page, which changes the document. Returns the rule that somebody wants to read.
pub fn page_ui(
    ui: &mut Ui,
    look: Presentation,
    document: &mut Document<Variant>,
    opened: Opened<Variant>,
    kept: &mut Kept,
) -> Option<Rule> {
    let (page, library) = (opened.page, opened.library);
    let Kept { forms, board, tiles } = kept;
    let content = |ui: &mut Ui| {
        forms::page_ui(ui, look, document, opened, forms, |ui, form| match page {
            Page::Overview => overview_ui(ui, form, library, Rule::new(1, 5), 2..=4),
            Page::Board => board::board_ui(ui, form, board, library),
            Page::Tiles => tiles::tiles_ui(ui, form, tiles),
            Page::Supplies => supplies::supplies_ui(ui, form),
            Page::Rules => rules::rules_ui(ui, form),
        })
    };
    match page {
        // They take all the room there is.
        Page::Board | Page::Tiles => content(ui),
        Page::Overview | Page::Supplies | Page::Rules => column(ui, 760.0, content),
    }
}
