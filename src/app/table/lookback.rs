//! Looking back: a banner in the place of the line above the bar's buttons that says which step is shown, with buttons to
//! the step before, to the next one and to the present; and an edge around the board, which keeps its place.
//!
//! Which state is shown, the sitting keeps.

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Button, Color32, Frame, Label, Layout, Margin, Rect, Role, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo,
    vec2,
};

use super::{Desk, Notice, Table, TableCommand, TableGame, elsewhere, keys};
use crate::app::kit::keys::Shortcut;

/// The width of the edge that marks a board as it was.
pub(in crate::app) const EDGE: f32 = 3.0;
/// The least room in which the way back to the present is written out.
pub(super) const WRITTEN_OUT: f32 = 480.0;

/// Marks the board while it shows an earlier state, or one that is not answered yet.
pub fn edge_ui<G: TableGame>(ui: &Ui, desk: &Desk<G>, table: &Table<G>, board: Rect) {
    elsewhere::edge_ui(ui, desk, table, board);
    if table.looks_back() && table.replay().is_none() {
        let edge = Stroke::new(EDGE, desk.theme.chrome.gold);
        ui.painter().rect_stroke(board, 0.0, edge, StrokeKind::Inside);
    }
}

/// The banner, in the room that is left of the line: so high that two rows of small letters fit into it.
pub fn banner_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    // A little lower than the line, so that the edge stays clear of the buttons.
    let height = ui.available_height() - 4.0;
    let frame = Frame::new()
        .fill(chrome.card)
        .stroke((1.5, chrome.gold))
        .corner_radius(desk.theme.sizes.button_radius)
        .inner_margin(Margin::symmetric(6, 0));
    frame.show(ui, |ui| {
        ui.set_min_size(vec2(ui.available_width(), height));
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().interact_size.y = 22.0;
        ui.spacing_mut().button_padding = vec2(6.0, 1.0);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let is_short = ui.available_width() < WRITTEN_OUT;
            let mut button = |ui: &mut Ui, sign: &str, shortcut: Shortcut, possible: bool, to: usize| {
                let name = texts.say(shortcut.name);
                let response = ui.add_enabled(possible, Button::new(sign)).accessible_name(&name);
                if response.on_hover_text(format!("{name} ({})", shortcut.text(texts, ui.ctx()))).clicked() {
                    desk.push(TableCommand::LookBack(Some(to)));
                }
            };
            let step = table.shown_step();
            button(ui, "◀", keys::STEP_EARLIER, step > 0, step.saturating_sub(1));
            button(ui, "▶", keys::STEP_LATER, true, step + 1);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let now = texts.say("back-now");
                let shown = if is_short { "×".to_owned() } else { now.clone() };
                if ui.add(Button::new(shown)).accessible_name(&now).on_hover_text(&now).clicked() {
                    desk.push(TableCommand::LookBack(None));
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| told_ui(ui, desk, table, is_short));
            });
        });
    });
}

/// Which step is shown, and what was done in it, or why a key does nothing now: in one row, or in two of small letters.
pub(super) fn told_ui<G: TableGame>(ui: &mut Ui, desk: &Desk<G>, table: &Table<G>, is_short: bool) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let values = [("step", table.shown_step().into()), ("steps", table.steps().into())];
    let step = texts.with(
        match table.replay() {
            _ if is_short => "back-step-short",
            Some(_) => "replay-step",
            None => "back-step",
        },
        &values,
    );
    let (said, colour) = match (table.notice(), table.shown_action()) {
        (Some(Notice::Idle(why)), _) => (texts.say(why.text()), chrome.warn),
        (_, Some(step)) => (G::told(texts, table, &step).sentence, chrome.text),
        (_, None) => (texts.say("back-start"), chrome.text),
    };
    let job = |style: TextStyle| {
        let font = style.resolve(ui.style());
        let format = |color: Color32| TextFormat { font_id: font.clone(), color, ..TextFormat::default() };
        let mut job = LayoutJob::default();
        job.append(&step, 0.0, format(chrome.gold));
        job.append(&said, 10.0, format(colour));
        job
    };
    let whole = ui.painter().layout_job(job(TextStyle::Body));
    let galley = if whole.size().x <= ui.available_width() {
        whole
    } else {
        let mut job = job(TextStyle::Small);
        (job.wrap.max_width, job.wrap.max_rows) = (ui.available_width(), 2);
        ui.painter().layout_job(job)
    };
    let (is_cut, all) = (galley.elided, format!("{step}: {said}"));
    let response = ui.add(Label::new(galley));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &all));
    if is_cut {
        response.on_hover_text(all);
    }
}
