//! What takes the place of a document's page for a while: the form by which a part of it is made, and the code by which it
//! is shared.

use egui::{Button, RichText, ScrollArea, TextEdit, Ui};

use super::Editor;
use crate::app::command::{Aside, Desk, EditCommand};
use crate::app::games::VariantDocument;
use crate::app::kit::widgets::{column, group};
use crate::editor::Stage;
use crate::library::Libraries;
use crate::words::Texts;

/// How high the field of a code is at most; the rest of it is scrolled to.
const CODE: f32 = 160.0;

/// The code of a document, kept until it is changed.
#[derive(Default)]
pub(super) struct Shared {
    /// The revision of which it is the code, and the code, or in words why there is none.
    code: Option<(u64, Result<String, String>)>,
    is_copied: bool,
}

impl Shared {
    fn of(&mut self, texts: &Texts, document: &VariantDocument) -> &Result<String, String> {
        let revision = document.revision();
        let (kept, code) = self.code.take().unwrap_or_else(|| (revision, document.code(texts)));
        let (kept, code) = if kept == revision {
            (kept, code)
        } else {
            self.is_copied = false;
            (revision, document.code(texts))
        };
        &self.code.insert((kept, code)).1
    }
}

/// The tools that show these things.
pub(super) fn tools_ui(ui: &mut Ui, desk: &mut Desk, document: &VariantDocument, shown: Option<Aside>) {
    let can_read = document.stage() != Stage::Unreadable;
    for (aside, key) in [(Aside::Make, "editor-generate-more"), (Aside::Share, "editor-share")] {
        let is_shown = shown == Some(aside);
        let button = ui.add_enabled(can_read, Button::new(desk.texts.say(key)).selected(is_shown));
        let button = button.on_disabled_hover_text(desk.texts.say("editor-aside-idle"));
        if button.clicked() {
            desk.push(EditCommand::ShowAside(Some(aside).filter(|_| !is_shown)));
        }
    }
}

/// Lays out what is shown in the place of the page.
pub(super) fn aside_ui(ui: &mut Ui, desk: &mut Desk, editor: &mut Editor, libraries: &Libraries) {
    let Some(open) = editor.open.get(editor.current) else { return };
    let (document, shown) = (&open.document, editor.aside);
    let (start, shared) = (&mut editor.start, &mut editor.shared);
    column(ui, 760.0, |ui| match shown {
        None => {}
        Some(_) if document.stage() == Stage::Unreadable => {
            ui.label(desk.texts.say("editor-aside-idle"));
            close_ui(ui, desk);
        }
        Some(Aside::Make) => {
            let key = "editor-generate";
            card_ui(ui, desk, key, |ui, desk| {
                ui.label(desk.texts.say("editor-into-hint"));
                start.making.making_ui(ui, desk, document.game(), Some(document), libraries);
                close_ui(ui, desk);
            });
        }
        Some(Aside::Share) => {
            card_ui(ui, desk, "editor-share-heading", |ui, desk| {
                share_ui(ui, desk, document, shared);
                close_ui(ui, desk);
            });
        }
    });
}

/// A card with a heading, whose content sends commands.
pub(super) fn card_ui(ui: &mut Ui, desk: &mut Desk, key: &str, content: impl FnOnce(&mut Ui, &mut Desk)) {
    let (texts, theme, settings) = (desk.texts, desk.theme, desk.settings);
    let mut commands = Vec::new();
    let mut inner = Desk::new(texts, theme, settings, &mut commands);
    group(ui, desk, key, |ui| content(ui, &mut inner));
    commands.into_iter().for_each(|command| desk.push(command));
}

fn close_ui(ui: &mut Ui, desk: &mut Desk) {
    if ui.button(desk.texts.say("editor-close-aside")).clicked() {
        desk.push(EditCommand::ShowAside(None));
    }
}

/// The code of the document, and a button that copies it.
fn share_ui(ui: &mut Ui, desk: &Desk, document: &VariantDocument, shared: &mut Shared) {
    let texts = desk.texts;
    let code = match shared.of(texts, document) {
        Ok(code) => code.clone(),
        Err(reason) => {
            ui.label(RichText::new(reason).color(desk.theme.chrome.warn));
            return;
        }
    };
    ui.label(texts.say("editor-share-hint"));
    ui.horizontal_wrapped(|ui| {
        if ui.button(texts.say("editor-share-copy")).clicked() {
            ui.ctx().copy_text(code.clone());
            shared.is_copied = true;
        }
        let count = u32::try_from(code.len()).unwrap_or(u32::MAX);
        ui.label(texts.with("editor-share-length", &[("count", count.into())]));
        if shared.is_copied {
            ui.label(RichText::new(texts.say("editor-share-copied")).color(desk.theme.chrome.gold));
        }
    });
    let label = ui.label(texts.say("editor-share-field"));
    // It can be marked and copied, not changed. It has no words: a line ends wherever it is full.
    let (mut shown, font) = (code.as_str(), egui::TextStyle::Monospace.resolve(ui.style()));
    let colour = desk.theme.chrome.text;
    let mut layouter = |ui: &Ui, text: &dyn egui::TextBuffer, width: f32| {
        let mut job = egui::text::LayoutJob::simple(text.as_str().to_owned(), font.clone(), colour, width);
        job.wrap.break_anywhere = true;
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let field = TextEdit::multiline(&mut shown).layouter(&mut layouter).desired_width(f32::INFINITY).desired_rows(3);
    let area = ScrollArea::vertical().id_salt("code").max_height(CODE);
    area.show(ui, |ui| ui.add(field).labelled_by(label.id));
    ui.add_space(4.0);
}
