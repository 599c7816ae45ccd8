//! The question where a change cannot be written into the text value by value: is the text to be written anew, without
//! its comments?

use std::sync::Arc;

use egui::{RichText, Ui};

use crate::app::kit::keys;
use crate::app::kit::theme::Theme;
use crate::app::kit::toasts::announce;
use crate::app::kit::widgets::card_frame;
use crate::editor::{Document, Step};
use crate::tikal::{Variant, VariantDef};
use crate::words::Texts;

/// A change that the text did not take: what it was to say, and what was done.
pub type Refused = Arc<(VariantDef, Step)>;

fn id(ui: &Ui) -> egui::Id {
    ui.scope_id().with("anew")
}

/// Asks from the next frame on whether the text is to be written anew.
pub fn ask(ui: &Ui, refused: Refused, revision: u64) {
    ui.data_mut(|data| data.insert_temp(id(ui), (refused, revision)));
    ui.ctx().request_repaint();
}

/// Lays out the question, if there is one. What was changed elsewhere in the meantime answers it.
pub fn question_ui(ui: &mut Ui, texts: &Texts, theme: &Theme, document: &mut Document<Variant>) {
    let id = id(ui);
    let Some((refused, revision)) = ui.data(|data| data.get_temp::<(Refused, u64)>(id)) else { return };
    let mut is_answered = revision != document.revision();
    card_frame(theme).inner_margin(12.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        announce(&ui.label(RichText::new(texts.say("editor-anew")).color(theme.chrome.warn)));
        ui.horizontal_wrapped(|ui| {
            if ui.button(texts.say("editor-anew-write")).clicked() {
                is_answered = true;
                let (def, step) = &*refused;
                if let Err(error) = document.write_anew(def, step.clone()) {
                    log::error!("the definition is not written: {error}");
                }
            }
            is_answered |= ui.button(texts.say("editor-anew-leave")).clicked();
            is_answered |= ui.input_mut(|input| keys::LET_GO.pressed(input));
        });
    });
    if is_answered {
        ui.data_mut(|data| data.remove::<(Refused, u64)>(id));
    }
}
