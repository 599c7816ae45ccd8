//! The question where a change cannot be written into the text value by value: is the text to be written anew, without
//! its comments?

use egui::{RichText, Ui};

use super::form::{Formed, PageOf};
use crate::app::kit::desk::Presentation;
use crate::app::kit::keys;
use crate::app::kit::toasts::announce;
use crate::app::kit::widgets::card_frame;
use crate::editor::{Document, Step};
use crate::game::Rules;

/// A change that the text did not take: what it was to say, and what was done.
pub type Refused<R> = Box<(DefinitionOf<R>, Step)>;

type DefinitionOf<R> = <R as Rules>::Definition;

/// The question, as it is asked on a page.
pub struct Anew<R: Formed> {
    /// The page.
    pub page: PageOf<R>,
    /// The change that is asked about.
    pub refused: Refused<R>,
    /// The revision of the document when it was refused.
    pub revision: u64,
}

/// Lays out the question, if it is asked on this page. What was changed elsewhere in the meantime answers it.
pub fn question_ui<R: Formed>(
    ui: &mut Ui,
    Presentation { texts, theme }: Presentation,
    document: &mut Document<R>,
    page: PageOf<R>,
    asked: &mut Option<Anew<R>>,
) {
    let Some(Anew { refused, revision, .. }) = asked.as_ref().filter(|asked| asked.page == page) else { return };
    let mut is_answered = *revision != document.revision();
    card_frame(theme).inner_margin(12.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        announce(&ui.label(RichText::new(texts.say("editor-anew")).color(theme.chrome.warn)));
        ui.horizontal_wrapped(|ui| {
            if ui.button(texts.say("editor-anew-write")).clicked() {
                is_answered = true;
                let (def, step) = &**refused;
                if let Err(error) = document.write_anew(def, step.clone()) {
                    log::error!("the definition is not written: {error}");
                }
            }
            is_answered |= ui.button(texts.say("editor-anew-leave")).clicked();
            is_answered |= keys::LET_GO.pressed(ui.ctx());
        });
    });
    if is_answered {
        *asked = None;
    }
}
