//! The documents that are open, as tabs in one row or as a list that opens, and what can be asked for them as a whole.
//!
//! A tab keeps the button that closes it beside its name, at the same place whether the document is saved or not. What
//! finds no room in the row stands in the list behind it; the document in front always has its tab.

use std::ops::Range;

use egui::{Atom, Button, Color32, CornerRadius, Frame, RichText, Stroke, StrokeKind, Ui, vec2};

use super::Editor;
use super::head::{SHARE, button_width, close_up, shortened};
use crate::app::command::{Command, Desk, EditCommand};
use crate::app::kit::keys;
use crate::app::kit::menu_offer::{MenuOffer, offer_ui};
use crate::app::kit::widgets::{menu, wide_menu};
use crate::editor::VariantDocument;

/// The greatest width of the name of the document in front where it opens the list.
const DOCUMENT: f32 = 150.0;
/// The sign on the button that closes a tab.
const CLOSE: &str = "✖";
/// The mark of a document that is not saved.
const UNSAVED: &str = " •";

/// The offers for the documents as a whole, beginning with the one of this number.
pub(in crate::app) fn offers(editor: &Editor, index: usize) -> Vec<MenuOffer<Command>> {
    let (count, document) = (editor.open.len(), editor.open.get(index).map(|open| &open.document));
    let can_revert = document.is_some_and(VariantDocument::can_revert);
    let offer = |key, command: EditCommand| MenuOffer::new(key, command);
    vec![
        offer("editor-close", EditCommand::Close(index)).by(keys::CLOSE).only_if(document.is_some()),
        offer("editor-close-others", EditCommand::CloseOthers(index)).only_if(document.is_some() && count > 1),
        offer("editor-close-all", EditCommand::CloseAll).only_if(count > 0),
        offer("editor-reopen", EditCommand::Reopen).by(keys::REOPEN).only_if(editor.can_reopen()),
        offer("editor-revert", EditCommand::Revert(index)).only_if(can_revert).apart(),
    ]
}

/// Lays out the offers for the documents as a whole, in a menu.
fn offers_ui(ui: &mut Ui, desk: &mut Desk, editor: &Editor, index: usize) {
    for offer in offers(editor, index) {
        offer_ui(ui, desk, offer);
    }
}

/// The tabs that stand in a row of this width, by their own: from the first on, unless the one in front is farther; then
/// the row ends with that. Where not all find room, `list` is the width of the button that opens the list of all.
fn in_row(widths: &[f32], front: usize, row: f32, list: f32) -> Range<usize> {
    if widths.iter().sum::<f32>() <= row {
        return 0..widths.len();
    }
    let room = row - list;
    let fitting = |widths: &mut dyn Iterator<Item = &f32>| {
        let used = widths.scan(0.0, |used, width| {
            *used += width;
            Some(*used)
        });
        used.take_while(|used| *used <= room).count().max(1)
    };
    let end = fitting(&mut widths.iter());
    if front < end || front >= widths.len() {
        return 0..end;
    }
    let count = fitting(&mut widths[..=front].iter().rev());
    front + 1 - count..front + 1
}

/// Lays out the documents as tabs in one row.
pub(super) fn tabs_ui(ui: &mut Ui, desk: &mut Desk, editor: &Editor) {
    ui.horizontal(|ui| {
        let (titles, gap) = (editor.titles(desk.texts), ui.spacing().item_spacing.x);
        let widths: Vec<f32> = titles.iter().map(|name| tab_width(ui, name) + gap).collect();
        let new = desk.texts.say("editor-new");
        let row = ui.available_width() - button_width(ui, &new).max(ui.spacing().interact_size.x);
        let count = format!("{} ⏷", titles.len());
        let list = button_width(ui, &count) + gap;
        let shown = in_row(&widths, editor.current(), row, list);
        let is_cut = shown.len() < titles.len();
        let most = row - gap - if is_cut { list } else { 0.0 };
        for index in shown {
            tab_ui(ui, desk, editor, (index, &titles[index]), (widths[index] - gap).min(most));
        }
        if is_cut {
            let button = menu(ui, count, |ui| documents_ui(ui, desk, editor, &titles));
            let said = desk.texts.with("editor-all-documents", &[("count", titles.len().into())]);
            let _ = button.accessible_name(said.clone()).on_hover_text(said);
        }
        let said = desk.texts.say("editor-new-hint");
        if ui.button(new).on_hover_text(said).clicked() {
            desk.push(EditCommand::Start);
        }
    });
}

/// The width of a tab with its whole name, the mark of one that is not saved, and the button that closes it.
fn tab_width(ui: &Ui, name: &str) -> f32 {
    button_width(ui, &format!("{name}{UNSAVED}")) + button_width(ui, CLOSE)
}

/// Lays out the tab of a document, no wider than this.
fn tab_ui(ui: &mut Ui, desk: &mut Desk, editor: &Editor, (index, name): (usize, &str), width: f32) {
    let is_front = index == editor.current();
    let chrome = &desk.theme.chrome;
    let (fill, edge, sign) = if is_front {
        (chrome.accent_fill, chrome.accent, chrome.accent_text)
    } else {
        (Color32::TRANSPARENT, chrome.edge, chrome.text)
    };
    let radius = CornerRadius::same(desk.theme.sizes.button_radius);
    let frame = Frame::new().fill(fill).corner_radius(radius);
    let whole = frame.show(ui, |ui| {
        (ui.spacing_mut().item_spacing.x, ui.spacing_mut().icon_spacing) = (0.0, 0.0);
        let room = width - button_width(ui, CLOSE);
        document_ui(ui, desk, editor, (index, name), Some(room));
        let said = desk.texts.with("editor-close-name", &[("name", name.to_owned().into())]);
        let close = ui.add(Button::new(RichText::new(CLOSE).color(sign)).frame_when_inactive(false));
        if close.accessible_name(said.clone()).on_hover_text(said).clicked() {
            desk.push(EditCommand::Close(index));
        }
    });
    let stroke = Stroke::new(1.0, edge);
    ui.painter().rect_stroke(whole.response.rect, radius, stroke, StrokeKind::Inside);
}

/// Lays out the name of a document, in a tab with so much room for it, or as a line of a list; a click shows it. Returns
/// true if it was clicked.
fn document_ui(ui: &mut Ui, desk: &mut Desk, editor: &Editor, (index, name): (usize, &str), room: Option<f32>) -> bool {
    let is_changed = editor.documents().nth(index).is_some_and(VariantDocument::is_changed);
    let (mark, key) = if is_changed { (UNSAVED, "editor-tab-changed") } else { ("", "editor-tab") };
    let said = desk.texts.with(key, &[("name", name.to_owned().into())]);
    let is_front = index == editor.current();
    let button = match room {
        Some(room) => {
            let name = shortened(ui, name, room - button_width(ui, UNSAVED));
            Button::selectable(is_front, (format!("{name}{mark}"), Atom::grow())).min_size(vec2(room, 0.0))
        }
        None => Button::selectable(is_front, format!("{name}{mark}")).truncate(),
    };
    let tab = ui.add(button).accessible_name(said.clone()).on_hover_text(said);
    if tab.clicked() {
        desk.push(EditCommand::Show(index));
    }
    if room.is_some() {
        if tab.middle_clicked() {
            desk.push(EditCommand::Close(index));
        }
        tab.context_menu(|ui| offers_ui(ui, desk, editor, index));
    }
    tab.clicked()
}

/// Lays out all documents as lines of a list, and what can be asked for them.
fn documents_ui(ui: &mut Ui, desk: &mut Desk, editor: &Editor, titles: &[String]) {
    close_up(ui);
    for (index, name) in titles.iter().enumerate() {
        if document_ui(ui, desk, editor, (index, name), None) {
            ui.close();
        }
    }
    ui.separator();
    if ui.button(desk.texts.say("editor-new-hint")).clicked() {
        desk.push(EditCommand::Start);
        ui.close();
    }
    offers_ui(ui, desk, editor, editor.current());
}

/// Lays out the documents as a list that opens, named by the one that is shown; the name has the room that what follows
/// in the row leaves, `beside`.
pub(super) fn documents_menu_ui(ui: &mut Ui, desk: &mut Desk, editor: &Editor, beside: f32) {
    let titles = editor.titles(desk.texts);
    let Some(name) = titles.get(editor.current()) else { return };
    let is_changed = editor.document().is_some_and(VariantDocument::is_changed);
    let mark = if is_changed { UNSAVED } else { "" };
    let (signs, whole) = (button_width(ui, " • ⏷"), ui.max_rect().width());
    let least = DOCUMENT.min(whole * SHARE);
    let room = (button_width(ui, name) - button_width(ui, "")).min(whole - beside - signs).max(least);
    let shown = shortened(ui, name, room);
    let button =
        wide_menu(ui, format!("{shown}{mark} ⏷"), room + signs, |ui| documents_ui(ui, desk, editor, &titles));
    let said = desk.texts.with("editor-documents", &[("name", name.clone().into())]);
    let _ = button.accessible_name(said.clone()).on_hover_text(said);
}

#[cfg(test)]
mod tests {
    use super::in_row;

    #[test]
    fn the_tab_in_front_is_in_the_row_and_no_tab_goes_beyond_it() {
        let widths: Vec<f32> = [80.0, 120.0, 60.0, 300.0, 90.0, 70.0].into();
        for row in [40.0, 130.0, 260.0, 400.0, 700.0, 720.0, 900.0] {
            for front in 0..=widths.len() {
                let shown = in_row(&widths, front, row, 50.0);
                assert!(shown.contains(&front) || front == widths.len(), "{front} in {shown:?} of {row}");
                let used: f32 = widths[shown.clone()].iter().sum();
                let room = if shown.len() < widths.len() { row - 50.0 } else { row };
                assert!(used <= room || shown.len() == 1, "{shown:?} are {used} wide in {room}");
            }
        }
        assert_eq!(in_row(&widths, 1, 720.0, 50.0), 0..6);
        assert_eq!(in_row(&widths, 0, 320.0, 50.0), 0..3);
        assert_eq!(in_row(&widths, 4, 320.0, 50.0), 4..5);
    }
}
