//! The editor's side of The Temple of Chac: a page for each part of a definition.
//!
//! Decides what stands on each; how a field shows a value and writes it back, `forms` decides. The plan of a temple is drawn
//! on a `canvas`, which `paint` paints, and what is chosen on it has the fields of a `thing`; adventurers are a list of which
//! one is changed. What a page shows is read from the document; nothing is kept here but what is chosen on a page.

mod adventurers;
mod canvas;
mod does;
mod group;
mod heat;
mod keys;
mod paint;
mod rules;
mod square;
mod temple;
mod thing;
mod traps;
mod treasures;

use egui::Ui;

use crate::app::forms::{self, Chosen, Formed, Opened, overview_ui};
use crate::app::kit::desk::Presentation;
use crate::app::kit::widgets::column;
use crate::chac::{Rule, State, Variant};
use crate::editor::Document;
use crate::editor::chac::{Page, Target};
use crate::game::MAX_SEATS;

pub use heat::paint_heat;
pub use keys::EDITED;

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
    adventurers: Chosen,
    temple: temple::View,
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
    let Kept { forms, adventurers, temple } = kept;
    let content = |ui: &mut Ui| {
        forms::page_ui(ui, look, document, opened, forms, |ui, form| {
            match page {
                Page::Overview => overview_ui(ui, form, library, Rule::new(1, 6), 2..=MAX_SEATS as u8),
                Page::Temple => temple::temple_ui(ui, form, temple),
                Page::Treasures => treasures::treasures_ui(ui, form),
                Page::Adventurers => adventurers::adventurers_ui(ui, form, adventurers),
                Page::Traps => traps::traps_ui(ui, form),
                Page::Rules => rules::rules_ui(ui, form),
            }
            if !is_form(page) {
                // What is a single thing on such a page was taken there; the list as a whole is in sight.
                form.sought = None;
            }
        })
    };
    // The others take all the room there is.
    if is_form(page) { column(ui, 760.0, content) } else { content(ui) }
}

/// True if a page is a column of fields.
fn is_form(page: Page) -> bool {
    matches!(page, Page::Overview | Page::Treasures | Page::Traps | Page::Rules)
}
