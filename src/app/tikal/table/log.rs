//! The log: every action in notation, newest at the bottom. A click shows the board as it stood after it.

use egui::{Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use super::{Table, paint, steps};
use crate::app::kit::areas;
use crate::app::kit::desk::{SCROLL_LANE, heading, lane};
use crate::app::tikal::art;
use crate::app::tikal::command::TableCommand;
use crate::app::tikal::desk::Desk;

/// At least this many lines are in sight.
const LEAST_LINES: f32 = 4.0;
const GAP: f32 = 2.0;

/// How high the log is at least, with its heading.
#[must_use]
pub fn least_height(ui: &Ui) -> f32 {
    let (line, gap) = (ui.text_style_height(&egui::TextStyle::Body), ui.spacing().item_spacing.y);
    // The heading has a little space above.
    4.0 + line.max(ui.spacing().interact_size.y) + 3.0 * gap + LEAST_LINES * (line + GAP)
}

/// Shows the log in the space that is left.
pub fn log_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    areas::begin(ui, desk.texts, desk.theme, areas::Area::Log);
    heading(ui, desk, "log-heading");
    // An action is shown when it is safe; where keeping fails, all are, and those that are not safe are marked.
    let is_failing = table.sitting().failure().is_some();
    let lines = table.history().lines().len();
    let lines = if is_failing { lines } else { lines.min(table.sitting().safe()) };
    let height = ui.text_style_height(&egui::TextStyle::Body);
    // A line is as high as its text; widgets to click would be higher.
    ui.spacing_mut().interact_size.y = height;
    ui.spacing_mut().item_spacing.y = GAP;
    let area = ScrollArea::vertical()
        .id_salt("log")
        .min_scrolled_height(0.0)
        .auto_shrink([false, false])
        .stick_to_bottom(true);
    let width = ui.available_width() - SCROLL_LANE;
    ui.spacing_mut().scroll = lane();
    area.show_rows(ui, height, lines, |ui, rows| {
        ui.set_max_width(width);
        for index in rows {
            line_ui(ui, desk, table, index);
        }
    });
}

/// A line to click. The action in a sentence is read out, and stands in the tooltip.
fn line_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, index: usize) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let Some(line) = table.history().lines().get(index) else { return };
    let height = ui.text_style_height(&egui::TextStyle::Body);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let is_shown = table.looks_back() && table.shown_step() == index + 1;
    let is_safe = index < table.sitting().safe();
    let sentence = || {
        let said = table.action_step(index).map(|step| steps::sentence(texts, table, &step)).unwrap_or_default();
        if is_safe { said } else { texts.with("log-unsafe", &[("said", said.into())]) }
    };
    response.widget_info(|| {
        let values = [("step", (index + 1).into()), ("said", sentence().into())];
        WidgetInfo::selected(Role::Button, true, is_shown, texts.with("log-line", &values))
    });
    if response.clicked() {
        desk.push(TableCommand::LookBack(if is_shown { None } else { Some(index + 1) }));
    }
    let wide = rect.expand2(vec2(3.0, GAP / 2.0));
    let fill = if is_shown {
        Some(chrome.accent_fill)
    } else if response.hovered() {
        Some(chrome.button_hover)
    } else {
        None
    };
    if let Some(fill) = fill {
        ui.painter().rect_filled(wide, 4.0, fill);
    }
    if response.has_focus() {
        ui.painter().rect_stroke(wide, 4.0, (2.0, desk.theme.mark.focus), egui::StrokeKind::Inside);
    }
    let sign = egui::Rect::from_min_size(rect.min, vec2(height, height)).center();
    let mut colour = if line.chance { chrome.text_weak } else { chrome.text };
    if line.chance {
        art::face_down(ui.painter(), desk.theme, sign, height * 0.35);
    } else {
        paint::seat_sign(ui.painter(), desk.theme, table, line.seat, sign, height * 0.35);
    }
    if !is_safe {
        colour = chrome.warn;
    }
    if is_shown {
        colour = chrome.accent_text;
    }
    let left = height + ui.spacing().item_spacing.x;
    let font = egui::TextStyle::Body.resolve(ui.style());
    let mut job = egui::text::LayoutJob::simple_singleline(line.text.clone(), font, colour);
    job.wrap = egui::text::TextWrapping::truncate_at_width(rect.width() - left);
    let text = ui.painter().layout_job(job);
    ui.painter().galley(rect.min + vec2(left, (height - text.size().y) / 2.0), text, colour);
    response.on_hover_ui(|ui| {
        ui.label(sentence());
    });
}
