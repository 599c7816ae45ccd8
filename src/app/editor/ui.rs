//! The layout of the editor: a page of the document that is shown, the panel about it beside or as a page of its own,
//! and its state in one line at the foot. What stands above the page, and how that folds, `head` decides.

use std::path::PathBuf;

use egui::{Align, Button, Frame, Label, Layout, Margin, Panel, RichText, Ui, UiBuilder, vec2};

use super::beside::{DocumentWords, beside_tabs_ui, beside_ui};
use super::head::{self, Fold};
use super::path::path_ui;
use super::{Editor, Page, dialog, guide, start, tabs};
use crate::app::command::{Command, Desk, EditCommand};
use crate::app::games;
use crate::app::kit::areas::{self, Area};
use crate::app::kit::desk::unbroken;
use crate::app::kit::toasts::{Toast, Tone, announce};
use crate::app::kit::widgets::{WAYS_OUT, card_frame, foot, way_out};
use crate::editor::Stage;
use crate::library::Libraries;

/// From this width on problems and steps stand beside the page; below it, they are a page of their own. Beside a page
/// that is drawn on they stand only in a wider window, so that the drawing keeps its share of it.
const WIDE: f32 = 820.0;
const WIDE_DRAWN: f32 = 1150.0;
/// The width of the panel there.
const BESIDE: f32 = 290.0;
/// In windows lower than this all rows stand closer together, so that the page below them has room.
const LOW: f32 = 560.0;
/// In windows lower than this the totals have no place at the foot.
const LOWEST: f32 = 440.0;
/// The height of a row there, and of the foot.
const LOW_ROW: f32 = 24.0;
const LOW_FOOT: f32 = 32.0;

/// Lays out the editor; `told` is what was just done, or cannot be done.
pub fn editor_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    editor: &mut Editor,
    libraries: &Libraries,
    recent: &[PathBuf],
    told: Option<&Toast>,
) {
    if let Some(open) = editor.open.get_mut(editor.current) {
        DocumentWords::refresh(open, desk, libraries);
    }
    let is_low = ui.ctx().content_rect().height() < LOW;
    if is_low {
        let spacing = ui.spacing_mut();
        (spacing.item_spacing.y, spacing.interact_size.y, spacing.button_padding.y) = (3.0, LOW_ROW, 2.0);
    }
    let (texts, theme) = (desk.texts, desk.theme);
    let (above, least) = if is_low { (3, LOW_FOOT) } else { (8, WAYS_OUT) };
    foot(ui, desk.texts, desk.theme, above, least, |ui| foot_ui(ui, desk, editor, told));
    if editor.document().is_none() {
        if editor.documents().len() > 0 {
            areas::around(ui, texts, theme, Area::Tabs, |ui| tabs::tabs_ui(ui, desk, editor));
        }
        areas::begin(ui, texts, theme, Area::Screen);
        start::start_ui(ui, desk, &mut editor.start, &mut editor.path, libraries, recent);
        return;
    }
    let is_wide = ui.available_width() >= if editor.draws() { WIDE_DRAWN } else { WIDE };
    let mut pages = editor.pages();
    if !is_wide {
        pages.push(Page::Beside);
    }
    if editor.leads_to_beside && !is_wide {
        editor.turn_to(Page::Beside);
    }
    let fold = Fold::of(ui, desk, &pages);
    head::head_ui(ui, desk, editor, fold, &pages);
    path_ui(ui, desk, &mut editor.path);
    outside_ui(ui, desk, editor);
    // Their names have a row of their own, over the whole width where they need that.
    let beside = if is_wide { BESIDE + 10.0 } else { 0.0 };
    let spans = fold == Fold::Two || (fold == Fold::Rows && !head::pages_fit(ui, desk, &pages, beside));
    if spans {
        areas::around(ui, texts, theme, Area::Pages, |ui| head::pages_ui(ui, desk, editor, &pages));
    }
    // The page is laid out first, so that Tab comes to it before it comes to what stands beside it.
    let room = ui.available_rect_before_wrap();
    let page = if is_wide { room.with_max_x(room.right() - BESIDE) } else { room };
    ui.scope_builder(UiBuilder::new().id_salt("page").max_rect(page), |ui| {
        ui.shrink_clip_rect(page);
        guide::card_ui(ui, desk, editor);
        if fold == Fold::Rows && !spans {
            areas::around(ui, texts, theme, Area::Pages, |ui| head::pages_ui(ui, desk, editor, &pages));
        }
        areas::begin(ui, texts, theme, Area::Form);
        page_ui(ui, desk, editor, libraries, is_wide);
    });
    if is_wide {
        let mut ui = ui.new_child(UiBuilder::new().id_salt("beside").max_rect(room));
        let frame = Frame::new().inner_margin(Margin { left: 10, ..Margin::ZERO });
        Panel::right("beside").frame(frame).exact_size(BESIDE).resizable(false).show(&mut ui, |ui| {
            areas::begin(ui, texts, theme, Area::Beside);
            let tab = beside_tabs_ui(ui, desk, editor);
            beside_ui(ui, desk, editor, libraries, tab);
        });
    }
    guide::folded_ui(ui, desk, editor);
    dialog::dialog_ui(ui, desk, editor, libraries);
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

fn page_ui(ui: &mut Ui, desk: &mut Desk, editor: &mut Editor, libraries: &Libraries, is_wide: bool) {
    let Some(open) = editor.open.get_mut(editor.current) else { return };
    if open.page == Page::Laboratory {
        let draft = open.draft;
        ui.push_id(draft, |ui| editor.laboratory_page_ui(ui, desk, libraries));
        return;
    }
    if open.page == Page::Beside && !is_wide {
        let tab = beside_tabs_ui(ui, desk, editor);
        beside_ui(ui, desk, editor, libraries, tab);
        return;
    }
    ui.push_id((open.draft, open.page), |ui| match open.page {
        Page::Game(page) => {
            games::page_ui(&mut open.document, ui, desk, libraries, page, &mut open.sought, &mut open.pages);
        }
        Page::Source | Page::Beside | Page::Laboratory => {
            open.source.source_ui(ui, desk, &mut open.document, &open.told);
        }
    });
}

/// The way back, and what was just done; else how far the document is from being played, and its chief totals.
fn foot_ui(ui: &mut Ui, desk: &mut Desk, editor: &mut Editor, told: Option<&Toast>) {
    let height = ui.ctx().content_rect().height();
    let back = desk.texts.say("variants-back");
    let back = if height < LOW { ui.add(Button::new(back).min_size(vec2(70.0, 26.0))) } else { way_out(ui, back) };
    if back.clicked() {
        desk.push(Command::Back);
    }
    guide::unfold_ui(ui, desk, editor);
    if let Some(told) = told {
        let colour = if told.tone == Tone::Done { desk.theme.chrome.text_strong } else { desk.theme.chrome.warn };
        let label = ui.add(Label::new(RichText::new(told.in_one_line()).color(colour)).truncate());
        announce(&label);
        return;
    }
    let Some(open) = editor.open.get(editor.current) else { return };
    let (document, (errors, warnings)) = (&open.document, open.told.counts());
    let values = [("errors", errors.into()), ("warnings", warnings.into())];
    let (key, colour) = match document.stage() {
        Stage::Unreadable => ("editor-unreadable", desk.theme.chrome.warn),
        Stage::Faulty => ("editor-faulty", desk.theme.chrome.warn),
        Stage::Playable => ("editor-playable", desk.theme.chrome.text),
    };
    let state = Label::new(RichText::new(desk.texts.with(key, &values)).color(colour));
    // In a low window they stand among the totals alone, so that the page has room.
    if height < LOWEST {
        ui.add(state.truncate());
        return;
    }
    ui.add(state);
    let totals = unbroken(&document.totals(desk.texts));
    ui.with_layout(Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
        ui.label(RichText::new(totals).small().color(desk.theme.chrome.text_weak));
    });
}
