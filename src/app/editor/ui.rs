//! How the editor is laid out: the documents as tabs, the pages of the one that is shown, what is told of it beside or as a
//! page of its own, and its state in one line at the foot.

use std::path::PathBuf;

use egui::{Align, Button, CentralPanel, Frame, Layout, Margin, Panel, RichText, TextEdit, Ui, vec2};

use super::beside::{Told, beside_tabs_ui, beside_ui};
use super::{Editor, Page, aside, guide, start};
use crate::app::command::{Command, Desk, EditCommand};
use crate::app::kit::areas::{self, Area};
use crate::app::kit::widgets::{card_frame, way_out, ways_out};
use crate::app::kit::{focus, keys};
use crate::editor::Stage;
use crate::library::Libraries;
use crate::platform;

/// From this width on problems and steps stand beside the page; below it, they are a page of their own.
const WIDE: f32 = 820.0;
/// How wide they are there.
const BESIDE: f32 = 290.0;
/// How high the names of the pages are where they stand in several rows.
const LOW_NAMES: f32 = 22.0;
/// In windows lower than this all rows stand closer together, so that the page below them has room.
const LOW: f32 = 420.0;
/// Below this width some tools are in a menu.
const NARROW: f32 = 880.0;

/// Lays out the editor.
pub fn editor_ui(ui: &mut Ui, desk: &mut Desk, editor: &mut Editor, libraries: &Libraries, recent: &[PathBuf]) {
    if let Some(open) = editor.open.get_mut(editor.current) {
        Told::refresh(open, desk, libraries);
    }
    ways_out(ui, desk.texts, desk.theme, |ui| foot_ui(ui, desk, editor));
    if ui.ctx().content_rect().height() < LOW {
        let spacing = ui.spacing_mut();
        (spacing.item_spacing.y, spacing.interact_size.y, spacing.button_padding.y) = (3.0, 24.0, 2.0);
    }
    let (texts, theme) = (desk.texts, desk.theme);
    if editor.documents().len() > 0 {
        areas::around(ui, texts, theme, Area::Tabs, |ui| tabs_ui(ui, desk, editor));
    }
    if editor.document().is_none() {
        areas::begin(ui, texts, theme, Area::Screen);
        start::start_ui(ui, desk, &mut editor.start, libraries, recent);
        return;
    }
    areas::around(ui, texts, theme, Area::Tools, |ui| tools_ui(ui, desk, editor));
    let is_wide = ui.available_width() >= WIDE;
    if is_wide {
        let frame = Frame::new().inner_margin(Margin { left: 10, ..Margin::ZERO });
        Panel::right("beside").frame(frame).exact_size(BESIDE).resizable(false).show(ui, |ui| {
            areas::begin(ui, texts, theme, Area::Beside);
            beside_tabs_ui(ui, desk, editor);
            beside_ui(ui, desk, editor, libraries);
        });
    }
    CentralPanel::no_frame().show(ui, |ui| {
        if editor.has_guide() {
            areas::around(ui, texts, theme, Area::Coach, |ui| guide::guide_ui(ui, desk, editor));
        }
        areas::around(ui, texts, theme, Area::Pages, |ui| pages_ui(ui, desk, editor, is_wide));
        areas::begin(ui, texts, theme, Area::Form);
        page_ui(ui, desk, editor, libraries, is_wide);
    });
    aside::aside_ui(ui, desk, editor, libraries);
}

/// The documents as tabs; one that is not saved has a mark.
fn tabs_ui(ui: &mut Ui, desk: &mut Desk, editor: &Editor) {
    ui.horizontal_wrapped(|ui| {
        for (index, document) in editor.documents().enumerate() {
            let name = document.title(desk.texts);
            let shown = if document.is_changed() { format!("{name} •") } else { name.clone() };
            let said = if document.is_changed() {
                desk.texts.with("editor-tab-changed", &[("name", name.clone().into())])
            } else {
                desk.texts.with("editor-tab", &[("name", name.clone().into())])
            };
            let is_shown = index == editor.current();
            let tab = ui.add(Button::selectable(is_shown, shown).truncate());
            if tab.accessible_name(said.clone()).on_hover_text(said).clicked() {
                desk.push(Command::Edit(EditCommand::Show(index)));
            }
            let said = desk.texts.with("editor-close-name", &[("name", name.into())]);
            if ui.add(Button::new("✖").small()).accessible_name(said.clone()).on_hover_text(said).clicked() {
                desk.push(Command::Edit(EditCommand::Close(index)));
            }
        }
        let said = desk.texts.say("editor-new-hint");
        if ui.button(desk.texts.say("editor-new")).on_hover_text(said).clicked() {
            desk.push(Command::Edit(EditCommand::Start));
        }
    });
}

/// What can be done with the document as a whole.
fn tools_ui(ui: &mut Ui, desk: &mut Desk, editor: &mut Editor) {
    if std::mem::take(&mut editor.leads_from_path)
        && let Some(from) = editor.path_asked_from
    {
        focus::lead(ui.ctx(), from);
    }
    let Some(document) = editor.document() else { return };
    let (can_undo, can_redo) = (document.can_undo(), document.can_redo());
    let (can_play, is_changed) = (document.rules().is_some(), document.is_changed());
    let texts = desk.texts;
    let is_narrow = ui.available_width() < NARROW;
    ui.horizontal_wrapped(|ui| {
        let mut tool = |ui: &mut Ui, is_on: bool, key: &str, shortcut: Option<keys::Shortcut>, command: EditCommand| {
            let button = ui.add_enabled(is_on, Button::new(texts.say(key)));
            let hint = shortcut.map(|shortcut| shortcut.text(texts, ui.ctx()));
            let button = hint.map_or(button.clone(), |hint| button.on_hover_text(hint));
            if button.clicked() {
                desk.push(Command::Edit(command));
            }
        };
        tool(ui, can_undo, "bar-undo", Some(keys::UNDO), EditCommand::Undo);
        tool(ui, can_redo, "bar-redo", Some(keys::REDO), EditCommand::Redo);
        ui.separator();
        tool(ui, is_changed, "editor-save", Some(keys::SAVE), EditCommand::Save);
        tool(ui, true, "editor-save-as", None, EditCommand::AskForPath);
        tool(ui, true, "editor-open", None, EditCommand::AskWhatToOpen);
        ui.separator();
        tool(ui, can_play, "try-out", None, EditCommand::TryOut);
        aside::tools_ui(ui, desk, document, is_narrow);
    });
    path_ui(ui, desk, editor);
    outside_ui(ui, desk, editor);
}

/// Asks what is to become of the document after another program has changed its file.
fn outside_ui(ui: &mut Ui, desk: &mut Desk, editor: &Editor) {
    if !editor.is_changed_outside() {
        return;
    }
    card_frame(desk.theme).inner_margin(8.0).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(desk.texts.say("editor-outside")).color(desk.theme.chrome.gold));
            for (key, command) in
                [("editor-take-over", EditCommand::TakeOver), ("editor-keep-own", EditCommand::KeepOwn)]
            {
                if ui.button(desk.texts.say(key)).clicked() {
                    desk.push(Command::Edit(command));
                }
            }
        });
    });
}

/// The field for the path to save the document under, while it is asked for.
fn path_ui(ui: &mut Ui, desk: &mut Desk, editor: &mut Editor) {
    let Some(path) = &mut editor.path else { return };
    if ui.input_mut(|input| keys::LET_GO.pressed(input)) {
        desk.push(Command::Edit(EditCommand::LetGoOfPath));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(desk.texts.say("editor-path"));
        let wide = (ui.available_width() - 260.0).max(160.0);
        let field = ui.add(TextEdit::singleline(path).desired_width(wide)).labelled_by(label.id);
        if std::mem::take(&mut editor.leads_to_path) {
            focus::lead(ui.ctx(), field.id);
        }
        editor.types_path = field.has_focus();
        let enters = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let saves = ui.button(desk.texts.say("editor-save-here")).clicked();
        if let Some(path) = platform::path_meant(path).filter(|_| saves || enters) {
            desk.push(Command::Edit(EditCommand::SaveAs(path)));
        }
        if ui.button(desk.texts.say("editor-browse")).clicked() {
            desk.push(Command::Edit(EditCommand::AskWhereToSave));
        }
        if ui.button(desk.texts.say("question-cancel")).clicked() {
            desk.push(Command::Edit(EditCommand::LetGoOfPath));
        }
    });
}

/// The pages of the document.
fn pages_ui(ui: &mut Ui, desk: &mut Desk, editor: &mut Editor, is_wide: bool) {
    let Some(open) = editor.open.get(editor.current) else { return };
    let shown = open.page;
    let mut pages = editor.pages();
    if !is_wide {
        pages.push(Page::Beside);
    }
    let (mut turned, leads, mut has_led) = (None, editor.leads_to_page, false);
    ui.scope(|ui| {
        if !is_wide {
            // They take several rows, which leave little of a small window for the page.
            ui.spacing_mut().interact_size.y = LOW_NAMES;
            ui.spacing_mut().item_spacing.y = 2.0;
        }
        ui.horizontal_wrapped(|ui| {
            for page in pages {
                let button = Button::selectable(page == shown, desk.texts.say(page.name()));
                let button = if is_wide { button } else { button.small().min_size(vec2(0.0, LOW_NAMES)) };
                let response = ui.add(button);
                // The keyboard cannot be led below a window; one that has just been closed is gone in the next frame.
                if page == shown && leads {
                    if ui.memory(|memory| memory.top_modal_layer().is_none()) {
                        response.request_focus();
                        has_led = true;
                    } else {
                        ui.ctx().request_repaint();
                    }
                }
                if response.clicked() {
                    turned = Some(page);
                }
            }
        });
    });
    editor.leads_to_page &= !has_led;
    ui.add_space(4.0);
    if let Some(page) = turned {
        editor.turn_to(page);
    }
}

fn page_ui(ui: &mut Ui, desk: &mut Desk, editor: &mut Editor, libraries: &Libraries, is_wide: bool) {
    let Some(open) = editor.open.get_mut(editor.current) else { return };
    if open.page == Page::Laboratory {
        let draft = open.draft;
        ui.push_id(draft, |ui| editor.laboratory_page_ui(ui, desk, libraries));
        return;
    }
    if open.page == Page::Beside && !is_wide {
        beside_tabs_ui(ui, desk, editor);
        beside_ui(ui, desk, editor, libraries);
        return;
    }
    ui.push_id((open.draft, open.page), |ui| match open.page {
        Page::Game(page) => open.document.page_ui(ui, desk, libraries, page, &mut open.sought),
        Page::Source | Page::Beside | Page::Laboratory => {
            open.source.source_ui(ui, desk, &mut open.document, &open.told);
        }
    });
}

/// How far the document is from being played, its chief totals, and the way back.
fn foot_ui(ui: &mut Ui, desk: &mut Desk, editor: &Editor) {
    if way_out(ui, desk.texts.say("variants-back")).clicked() {
        desk.push(Command::Back);
    }
    let Some(open) = editor.open.get(editor.current) else { return };
    let (document, (errors, warnings)) = (&open.document, open.told.counts());
    let values = [("errors", errors.into()), ("warnings", warnings.into())];
    let (key, colour) = match document.stage() {
        Stage::Unreadable => ("editor-unreadable", desk.theme.chrome.warn),
        Stage::Faulty => ("editor-faulty", desk.theme.chrome.warn),
        Stage::Playable => ("editor-playable", desk.theme.chrome.text),
    };
    ui.label(RichText::new(desk.texts.with(key, &values)).color(colour));
    // In a low window they stand among the totals alone, so that the page has room.
    if ui.ctx().content_rect().height() < LOW {
        return;
    }
    let totals = document.totals(desk.texts).join(" · ");
    ui.with_layout(Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
        ui.label(RichText::new(totals).small().color(desk.theme.chrome.text_weak));
    });
}
