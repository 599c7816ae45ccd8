//! The picture while a file is held over the window: if it can be dropped, and the use that it would be put to.

use std::path::Path;

use egui::{Align2, Area, Color32, Context, Id, Order, Role, Sense, Stroke, StrokeKind, WidgetInfo};

use crate::app::command::Desk;
use crate::library::{RECORD_ENDING, VARIANT_ENDING};

/// Lays a target over the window while a file is held over it.
///
/// `edits` tells that a variant would be edited.
pub fn drop_ui(context: &Context, desk: &Desk, edits: bool) {
    let held = context.input(|input| input.raw.hovered_files.first().cloned());
    let Some(file) = held else { return };
    let ending = file.path.as_deref().and_then(Path::extension).map(std::ffi::OsStr::to_ascii_lowercase);
    let name = file.path.as_deref().and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    let key = match ending.as_ref().and_then(|ending| ending.to_str()) {
        Some(RECORD_ENDING) => "drop-record",
        Some(VARIANT_ENDING) if edits => "drop-variant-edit",
        Some(VARIANT_ENDING) => "drop-variant",
        // Some systems tell nothing before the file is dropped; a text may hold the code of a variant.
        None | Some("txt") => "drop-file",
        Some(_) => "drop-nothing",
    };
    let text = desk.texts.with(key, &[("name", name.unwrap_or_default().into())]);
    let (chrome, window) = (&desk.theme.chrome, context.content_rect());
    let colour: Color32 = if key == "drop-nothing" { chrome.warn } else { chrome.accent };
    Area::new(Id::unique("drop")).order(Order::Foreground).fixed_pos(window.min).interactable(false).show(
        context,
        |ui| {
            let (rect, response) = ui.allocate_exact_size(window.size(), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
            let painter = ui.painter();
            painter.rect_filled(rect, 0.0, chrome.scrim);
            let target = rect.shrink(24.0);
            painter.rect(target, 16.0, chrome.accent_veil, Stroke::new(3.0, colour), StrokeKind::Inside);
            let font = egui::FontId::proportional(desk.theme.sizes.text_heading);
            let galley = painter.layout(text.clone(), font, chrome.text_strong, target.width() - 40.0);
            let plate = Align2::CENTER_CENTER.anchor_size(target.center(), galley.size() + egui::vec2(40.0, 28.0));
            painter.rect(plate, 12.0, chrome.card, Stroke::new(1.0, chrome.edge), StrokeKind::Inside);
            painter.galley(plate.center() - galley.size() / 2.0, galley, chrome.text_strong);
        },
    );
}
