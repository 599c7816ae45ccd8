//! The log: every action in notation, newest at the bottom.

use egui::{Label, RichText, ScrollArea, Sense, Ui, vec2};

use super::{Table, paint};
use crate::app::art;
use crate::app::ui::{Desk, SCROLL_LANE, heading, lane};

/// So many lines are always in sight.
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
    heading(ui, desk, "log-heading");
    let lines = table.history().lines();
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
    area.show_rows(ui, height, lines.len(), |ui, rows| {
        ui.set_max_width(width);
        for line in &lines[rows] {
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(height, height), Sense::hover());
                if line.chance {
                    art::face_down(ui.painter(), desk.theme, rect.center(), height * 0.35);
                    let text = RichText::new(&line.text).color(desk.theme.chrome.text_weak);
                    ui.add(Label::new(text).truncate());
                } else {
                    paint::seat_sign(ui.painter(), desk.theme, table, line.seat, rect.center(), height * 0.35);
                    ui.add(Label::new(&line.text).truncate());
                }
            });
        }
    });
}
