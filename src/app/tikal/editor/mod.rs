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

use crate::app::forms::{self, About, Formed, overview_ui};
use crate::app::kit::theme::Theme;
use crate::app::kit::widgets::column;
use crate::editor::tikal::{Page, Target};
use crate::editor::{Document, base_of, follow, follows};
use crate::library::TikalLibrary;
use crate::tikal::{Rule, State, Text, Variant, VariantDef};
use crate::words::Texts;

pub use wishes::{WishesView, wishes_ui};

/// The state with which the fields of a page work.
type Form<'a> = forms::Form<'a, Variant>;

impl Formed for Variant {
    type Target = Target;
    type Rule = Rule;

    fn field(name: &'static str) -> Target {
        Target::Field(name)
    }

    fn does(name: &str) -> &'static str {
        does::does(name)
    }

    fn id_of(definition: &VariantDef) -> &str {
        &definition.id
    }

    fn name_of(definition: &VariantDef) -> &Text {
        &definition.name
    }

    fn about(definition: &mut VariantDef) -> About<'_> {
        let VariantDef { id, name, description, author, based_on, players, .. } = definition;
        About { id, name, description, author, based_on, players }
    }
}

/// The state that the pages of a document keep between frames.
#[derive(Default)]
pub struct Kept {
    forms: forms::Kept<Variant, Page>,
    board: board::Drawing,
    tiles: tiles::View,
}

/// Lays out a page, which changes the document. The keyboard is led to what is sought, once it is laid out. Returns the
/// rule that somebody wants to read.
pub fn page_ui(
    ui: &mut Ui,
    look: (&Texts, &Theme),
    document: &mut Document<Variant>,
    library: &TikalLibrary,
    page: Page,
    sought: &mut Option<Target>,
    kept: &mut Kept,
) -> Option<Rule> {
    let parent = document.definition().and_then(|def| base_of::<State>(library, def)).cloned();
    let parent = parent.as_deref().map(Variant::def);
    let Kept { forms, board, tiles } = kept;
    let mut content = |ui: &mut Ui| {
        forms::page_ui(ui, look, document, parent, (page, sought), forms, |ui, form| match page {
            Page::Overview => {
                // Until a file holds it, the id follows the name that is read in this window.
                let language = form.texts.language();
                let to_follow = |def: &mut VariantDef| follow::<State>(def, language, library);
                let follows = form.is_fresh() && follows::<State>(form.def());
                overview_ui(ui, form, follows.then_some(&to_follow), (Rule::new(1, 5), 2..=4));
            }
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
