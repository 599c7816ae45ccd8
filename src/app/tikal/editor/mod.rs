//! Tikal's side of the editor of variants: a page for each part of a definition.
//!
//! Every page changes a copy of the definition and hands it to the document, which writes it into the text. What a page
//! shows is read from the document; nothing is kept here but what is chosen on a page, and what was said in other languages.

mod anew;
mod board;
mod colours;
mod does;
mod form;
mod languages;
mod overview;
mod rules;
mod supplies;
mod tiles;
mod wishes;

use egui::Ui;

use self::anew::Anew;
use self::form::{Copies, Form};
use self::languages::Translations;
use crate::app::kit::theme::Theme;
use crate::app::kit::widgets::column;
use crate::editor::Document;
use crate::editor::base_of;
use crate::editor::tikal::{Page, Target};
use crate::library::TikalLibrary;
use crate::tikal::{Rule, Variant};
use crate::words::Texts;

pub use wishes::{WishesView, wishes_ui};

/// The state that the pages of a document keep between frames.
#[derive(Default)]
pub struct Kept {
    copies: Option<Copies>,
    anew: Option<Anew>,
    translations: Translations,
    board: board::Drawing,
    tiles: tiles::View,
}

/// Lays out a page, which changes the document. The keyboard is led to what is sought, once it is laid out. Returns the
/// rule that somebody wants to read.
pub fn page_ui(
    ui: &mut Ui,
    (texts, theme): (&Texts, &Theme),
    document: &mut Document<Variant>,
    library: &TikalLibrary,
    page: Page,
    sought: &mut Option<Target>,
    kept: &mut Kept,
) -> Option<Rule> {
    let parent = document.definition().and_then(|def| base_of(library, def)).cloned();
    if !document.is_changed() {
        // As it is saved, so it is.
        kept.translations.clear();
    }
    let mut content = |ui: &mut Ui| {
        anew::question_ui(ui, (texts, theme), document, page, &mut kept.anew);
        let Some(own) = document.definition() else {
            ui.label(texts.say("editor-nothing-read"));
            return None;
        };
        let copies = Copies::of(kept.copies.take(), own, parent.as_deref().map(Variant::def));
        let mut form = Form::new((texts, theme), document, copies, &mut kept.translations);
        form.sought = sought.take();
        if !form.can_change() {
            ui.label(texts.say("editor-not-read"));
        }
        ui.add_enabled_ui(form.can_change(), |ui| match page {
            Page::Overview => overview::overview_ui(ui, &mut form, library),
            Page::Board => board::board_ui(ui, &mut form, &mut kept.board, library),
            Page::Tiles => tiles::tiles_ui(ui, &mut form, &mut kept.tiles),
            Page::Supplies => supplies::supplies_ui(ui, &mut form),
            Page::Rules => rules::rules_ui(ui, &mut form),
        });
        if let Some(refused) = form.refused.take() {
            kept.anew = Some(Anew { page, refused, revision: form.revision() });
            ui.request_repaint();
        }
        *sought = form.sought;
        let asked = form.asked;
        kept.copies = Some(form.into_copies());
        asked
    };
    match page {
        // They take all the room there is.
        Page::Board | Page::Tiles => content(ui),
        Page::Overview | Page::Supplies | Page::Rules => column(ui, 760.0, content),
    }
}
