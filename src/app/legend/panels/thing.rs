//! A thing on a panel: a picture that can be focused, is read out, says more in a tooltip, and can be clicked while it is
//! offered.

use egui::{Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo};

use crate::app::kit::desk::{Desk, beside_ui, describe, lines_ui, width_of};
use crate::app::rulebook::rule_key;
use crate::legend::Rule;
use crate::words::rulebook::Citation;

/// A thing on a panel.
pub(super) struct Thing {
    /// The words that are read out, and the heading of the tooltip.
    pub(super) name: String,
    /// The lines below it.
    pub(super) lines: Vec<String>,
    /// The rule of which it is.
    pub(super) rule: Option<Rule>,
    /// True if a click does something with it.
    pub(super) is_offered: bool,
    /// True if it is there, but cannot be used: taken by somebody, or used.
    pub(super) is_spent: bool,
}

impl Thing {
    /// A thing of this name that only tells.
    pub(super) fn told(name: String) -> Self {
        Self { name, lines: Vec::new(), rule: None, is_offered: false, is_spent: false }
    }
}

/// The opacity of what is there and cannot be used.
const SPENT: f32 = 0.46;

/// The things of a panel as they were laid out.
#[derive(Debug)]
pub struct Laid<I> {
    /// The one that was clicked while it is offered.
    pub clicked: Option<I>,
    /// Where each of them is.
    pub items: Vec<(I, Rect)>,
}

impl<I: Copy> Laid<I> {
    /// Nothing so far.
    pub(super) const fn new() -> Self {
        Self { clicked: None, items: Vec::new() }
    }

    /// Notes one of them, where it is, and true if it was clicked.
    pub(super) fn note(&mut self, item: I, (rect, is_clicked): (Rect, bool)) {
        self.items.push((item, rect));
        if is_clicked {
            self.clicked = Some(item);
        }
    }
}

/// Lays out a thing in so much room; `draw` paints it, by a painter that is paler where the thing is spent. Returns where it
/// is, and true if it was clicked while it is offered.
pub(super) fn thing_ui<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    size: Vec2,
    thing: Thing,
    draw: impl FnOnce(&Ui, &Painter, Rect),
) -> (Rect, bool) {
    let sense = if thing.is_offered { Sense::click() } else { Sense::focusable_noninteractive() };
    let (rect, response) = ui.allocate_exact_size(size, sense | Sense::HOVER);
    (rect, thing_at(ui, desk, rect, response, thing, draw))
}

/// The same where its room is laid out already.
pub(super) fn thing_at<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    rect: Rect,
    response: Response,
    thing: Thing,
    draw: impl FnOnce(&Ui, &Painter, Rect),
) -> bool {
    let Thing { name, mut lines, rule, is_offered, is_spent } = thing;
    let role = if is_offered { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, &name));
    if let Some(rule) = rule {
        lines.push(desk.texts.with("display-rule", &[("rule", rule.to_string().into())]));
    }
    if ui.is_rect_visible(rect) {
        let mut painter = ui.painter().clone();
        if is_spent {
            painter.multiply_opacity(SPENT);
        }
        draw(ui, &painter, rect);
        if is_offered {
            offer(ui, desk, rect, &response);
        }
    }
    if let Some(rule) = rule {
        rule_key(ui, desk, &response, citation(rule));
    }
    let clicked = is_offered && response.clicked();
    describe(&response, || lines.clone());
    lines.insert(0, name);
    beside_ui(ui, response, |ui| lines_ui(ui, lines));
    clicked
}

/// The number of a rule of Legend, as the rulebook is asked for it.
fn citation(rule: Rule) -> Citation {
    Citation { game: 'L', chapter: rule.chapter, number: rule.number }
}

/// The edge of what is offered.
fn offer<C, S: PartialEq>(ui: &Ui, desk: &Desk<C, S>, rect: Rect, response: &Response) {
    let chrome = &desk.theme.chrome;
    let radius = (rect.height().min(rect.width()) * 0.16).clamp(3.0, 8.0);
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, radius, chrome.accent_veil);
    }
    let width = if response.is_pointer_button_down_on() { 3.0 } else { 2.0 };
    ui.painter().rect_stroke(rect, radius, Stroke::new(width, chrome.accent), StrokeKind::Inside);
}

/// The least size of a short text, as a share of small print, and the height of its lines as a share of the usual.
const SMALLEST: f32 = 0.82;
const TIGHT: f32 = 0.88;

/// Writes a short text into a rectangle, in the middle of its height: in as many lines as it needs, smaller where these
/// have no room, and cut where that is not enough.
pub(super) fn write_in(ui: &Ui, painter: &Painter, text: &str, rect: Rect, colour: egui::Color32) {
    let mut font = TextStyle::Small.resolve(ui.style());
    let high = ui.text_style_height(&TextStyle::Small) / font.size;
    let lay = |font: egui::FontId| {
        let line = high * font.size * TIGHT;
        let mut job = egui::text::LayoutJob::simple(text.to_owned(), font, colour, rect.width());
        for section in &mut job.sections {
            section.format.line_height = Some(line);
        }
        job.wrap.max_rows = ((rect.height() / line).floor() as usize).max(1);
        painter.layout_job(job)
    };
    let mut galley = lay(font.clone());
    let longest = text.split(' ').map(|word| width_of(painter, &font, word)).fold(0.0, f32::max);
    if galley.elided || longest > rect.width() {
        font.size *= SMALLEST;
        galley = lay(font);
    }
    let at = egui::pos2(rect.left(), rect.center().y - galley.size().y * 0.5);
    painter.galley(at, galley, colour);
}
