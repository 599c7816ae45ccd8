//! The small windows over a document: the form by which a part of it is made, and the code by which it is shared.

use egui::{Response, RichText, ScrollArea, TextBuffer, TextEdit, Ui, vec2};

use super::Editor;
use crate::app::command::{Desk, DocumentDialog, EditCommand};
use crate::app::kit::desk::scroll_ui;
use crate::app::kit::toasts::announce;
use crate::app::kit::{limits, ring};
use crate::editor::VariantDocument;
use crate::library::Libraries;
use crate::words::Texts;

/// The number of rows of a code's field, and the greatest share of the window for them; the rest of the code is
/// scrolled to.
const ROWS: usize = 8;
const SHARE: f32 = 0.24;
/// The margin inside its frame.
const FRAME: i8 = 6;
/// The width of the window, if there is room for it.
const WIDTH: f32 = 680.0;
/// The margin inside it, and what is left free around its content in all.
const MARGIN: i8 = 14;
const AROUND: f32 = 28.0;

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

/// Shows it over the document, in a small window.
pub(super) fn dialog_ui(ui: &Ui, desk: &mut Desk, editor: &mut Editor, libraries: &Libraries) {
    let (Some(open), Some(shown)) = (editor.open.get(editor.current), editor.dialog) else { return };
    let (document, start, shared) = (&open.document, &mut editor.start, &mut editor.shared);
    let room = ui.ctx().content_rect().size() - vec2(2.0 * AROUND, 2.0 * AROUND);
    let (texts, theme) = (desk.texts, desk.theme);
    let frame = egui::Frame::window(ui.style()).inner_margin(MARGIN);
    let modal = egui::Modal::new(egui::Id::unique("document dialog")).frame(frame).show(ui.ctx(), |ui| {
        ui.set_width(room.x.min(WIDTH));
        // What can be filled in is told by its outline, as on the screen below.
        ui.visuals_mut().widgets.inactive.bg_stroke.color = theme.chrome.control;
        let area = ScrollArea::vertical().max_height(room.y).min_scrolled_height(room.y).auto_shrink([false, true]);
        scroll_ui(ui, area, |ui| {
            let key = if shown == DocumentDialog::Make { "editor-generate" } else { "editor-share-heading" };
            ui.label(RichText::new(texts.say(key)).heading());
            match shown {
                DocumentDialog::Make => {
                    start.making.making_ui(ui, desk, document.game(), Some(document), libraries);
                    ui.label(texts.say("editor-into-hint"));
                }
                DocumentDialog::Share => share_ui(ui, desk, document, shared),
            }
            ui.add_space(4.0);
            if ui.button(texts.say("editor-close-dialog")).clicked() {
                desk.push(EditCommand::ShowDialog(None));
            }
        });
    });
    if modal.should_close() {
        desk.push(EditCommand::ShowDialog(None));
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
    ui.horizontal_wrapped(|ui| {
        if ui.button(texts.say("editor-share-copy")).clicked() {
            ui.ctx().copy_text(code.clone());
            shared.is_copied = true;
        }
        let count = u32::try_from(code.len()).unwrap_or(u32::MAX);
        ui.label(texts.with("editor-share-length", &[("count", count.into())]));
        if shared.is_copied {
            announce(&ui.label(RichText::new(texts.say("editor-share-copied")).color(desk.theme.chrome.gold)));
        }
    });
    // It can be marked and copied, not changed.
    code_field_ui(ui, desk, &mut code.as_str(), "editor-share-field");
    ui.label(texts.say("editor-share-hint"));
}

/// A field for a code: it has no lines and no words, and is scrolled within its frame where it is long.
pub(super) fn code_field_ui(ui: &mut Ui, desk: &Desk, code: &mut dyn TextBuffer, name: &str) -> Response {
    let (font, chrome) = (egui::TextStyle::Monospace.resolve(ui.style()), &desk.theme.chrome);
    let row = ui.text_style_height(&egui::TextStyle::Monospace);
    let mut layouter = |ui: &Ui, text: &dyn TextBuffer, width: f32| {
        let mut job = egui::text::LayoutJob::simple(text.as_str().to_owned(), font.clone(), chrome.text, width);
        job.wrap.break_anywhere = true;
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let high = (row * ROWS as f32).min(ui.ctx().content_rect().height() * SHARE);
    let rows = (high / row).floor().max(2.0);
    let frame = egui::Frame::new()
        .fill(chrome.input)
        .stroke(egui::Stroke::new(1.0, chrome.control))
        .corner_radius(desk.theme.sizes.button_radius)
        .inner_margin(egui::Margin::same(FRAME));
    let field = frame.show(ui, |ui| {
        let area = ScrollArea::vertical().id_salt("code").max_height(rows * row).min_scrolled_height(rows * row);
        let field = TextEdit::multiline(code).layouter(&mut layouter).return_key(None).desired_width(f32::INFINITY);
        let field = field.char_limit(limits::CODE);
        let field = field.frame(egui::Frame::NONE).desired_rows(rows as usize);
        area.auto_shrink([false, true]).show(ui, |ui| ui.add(field)).inner
    });
    let shown = field.response.rect;
    let field = field.inner.accessible_name(desk.texts.say(name));
    limits::takes(&field, limits::CODE);
    ring::frames(&field, shown);
    field
}
