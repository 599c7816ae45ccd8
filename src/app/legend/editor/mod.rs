//! Legend's side of the editor of variants: a page for each part of a definition.
//!
//! Decides what stands on each; how a field shows a value and writes it back, `forms` decides. Cards, directors' tiles and
//! scenarios are lists of which one is changed, tiles stand in `columns`; their effects are chosen in `effects`, the board and what lies on
//! it is drawn on a `canvas`. What a page shows is read from the document; nothing is kept here but what is chosen on a
//! page.

mod board;
mod canvas;
mod cards;
mod columns;
mod does;
mod effects;
mod fields;
mod keys;
mod powers;
mod rules;
mod scenarios;
mod supplies;
mod tiles;
mod wishes;

use egui::Ui;

use crate::app::forms::{self, Chosen, Formed, Opened, overview_ui};
use crate::app::kit::desk::Presentation;
use crate::app::kit::widgets::column;
use crate::editor::Document;
use crate::editor::legend::{Page, Target};
use crate::legend::{Rule, State, Variant};

pub use keys::ON_TILES;
pub use wishes::{WishesView, pictured_wishes_ui};

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
    cards: Chosen,
    powers: Chosen,
    scenarios: scenarios::View,
    board: board::View,
    tiles: tiles::View,
}

impl Kept {
    /// The place of the scenario that is looked at, or was last.
    #[must_use]
    pub fn scenario(&self) -> usize {
        self.scenarios.place()
    }
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
    let Kept { forms, cards, powers, scenarios, board, tiles } = kept;
    let content = |ui: &mut Ui| {
        forms::page_ui(ui, look, document, opened, forms, |ui, form| {
            match page {
                Page::Overview => overview_ui(ui, form, library, Rule::new(1, 6), 2..=4),
                Page::Board => board::board_ui(ui, form, board),
                Page::Tiles => tiles::tiles_ui(ui, form, tiles),
                Page::Supplies => supplies::supplies_ui(ui, form),
                Page::Cards => cards::cards_ui(ui, form, cards),
                Page::Powers => powers::powers_ui(ui, form, powers),
                Page::Scenarios => scenarios::scenarios_ui(ui, form, scenarios),
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
    matches!(page, Page::Overview | Page::Supplies | Page::Rules)
}
