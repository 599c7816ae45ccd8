//! How a button of the bar looks, what its tooltip says, and which rule it leads to.

use egui::{Button, Color32, FontId, Response, RichText, Sense, Ui, vec2};

use super::Table;
use super::paint::{self, Icon};
use crate::app::kit::desk::describe;
use crate::app::kit::widgets::is_covered;
use crate::app::rulebook::rule_key;
use crate::app::tikal::desk::Desk;
use crate::game::Seat;
use crate::tikal::{Piece, Rule};

/// How high a button of the bar is.
pub const BUTTON_HEIGHT: f32 = 46.0;
/// The width of a picture beside a title.
const PICTURE: f32 = 22.0;
/// The smallest size of text on a button.
const LEAST_TEXT: f32 = 9.5;
/// A button of the bar: a title, perhaps a picture beside it, and the cost below.
#[derive(Default)]
pub struct BarButton<'a> {
    /// What it says.
    pub title: String,
    /// The line below the title: what it costs, or what is left after it.
    pub below: Option<String>,
    /// What is drawn beside the title, and whose it is.
    pub icon: Option<(Icon, Seat)>,
    /// Its full name, where that is more than its title.
    pub name: Option<&'a str>,
    /// Whether it is greyed, as the action is not possible.
    pub disabled: bool,
    /// Whether its action has begun and something is still to be chosen for it.
    pub chosen: bool,
    /// Whether it stands out, as what is usually done next.
    pub main: bool,
    /// The rule that it is about.
    pub rule: Option<Rule>,
    /// The piece that can be dragged out of it.
    pub carries: Option<Piece>,
}

/// Lays out a button. A greyed one that has a rule can still be clicked: the click asks why it is greyed.
pub fn button_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, button: &BarButton, width: f32) -> Response {
    let sense = if button.carries.is_some() { Sense::click_and_drag() } else { Sense::click() };
    let mut plain = Button::new("").min_size(vec2(width, BUTTON_HEIGHT)).selected(button.chosen).sense(sense);
    if button.main {
        plain = plain.fill(desk.theme.chrome.accent_fill);
    }
    let tells = button.disabled && button.rule.is_some();
    let response = if tells {
        ui.scope(|ui| {
            ui.multiply_opacity(ui.visuals().disabled_alpha());
            ui.add(plain)
        })
        .inner
    } else {
        ui.add_enabled(!button.disabled, plain)
    };
    let name = button.name.unwrap_or(&button.title);
    let response = if tells {
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, false, name));
        response
    } else {
        response.accessible_name(name)
    };
    if let Some(rule) = button.rule {
        rule_key(ui, desk, &response, rule.into());
    }
    let (theme, chrome) = (desk.theme, &desk.theme.chrome);
    let mut painter = ui.painter().with_clip_rect(response.rect);
    if button.disabled {
        painter.multiply_opacity(0.45);
    }
    let colour = if button.main || button.chosen { chrome.accent_text } else { chrome.text_strong };
    // Text shrinks to fit; where a title would not fit beside its picture even so, the picture is left out.
    let fitting = |text: &str, size: f32, room: f32, colour: Color32| {
        let layout = |size: f32| painter.layout_no_wrap(text.to_owned(), FontId::proportional(size), colour);
        let whole = layout(size);
        let wide = whole.size().x;
        if wide > room { layout((size * room / wide).max(LEAST_TEXT)) } else { whole }
    };
    let room = width - 8.0;
    let beside = fitting(&button.title, theme.sizes.text, room - PICTURE, colour);
    let icon = button.icon.filter(|_| beside.size().x <= room - PICTURE);
    let title = if icon.is_some() { beside } else { fitting(&button.title, theme.sizes.text, room, colour) };
    let (shift, side) = if icon.is_some() { (PICTURE / 2.0, title.size().x / 2.0 + PICTURE / 2.0) } else { (0.0, 0.0) };
    let lift = if button.below.is_some() { 9.0 } else { 0.0 };
    let centre = response.rect.center();
    let above = centre + vec2(shift, -lift);
    if let Some((icon, seat)) = icon {
        paint::icon(&painter, theme, table, seat, icon, above - vec2(side, 0.0), 10.0);
    }
    painter.galley(above - title.size() / 2.0, title, colour);
    if let Some(below) = &button.below {
        let colour = if button.main || button.chosen { chrome.accent_text } else { chrome.text_weak };
        let below = fitting(below, theme.sizes.text_small, room, colour);
        painter.galley(centre + vec2(0.0, 12.0) - below.size() / 2.0, below, colour);
    }
    response
}

/// Says what an action would change: in a tooltip, and to screen readers.
pub fn hint_ui(desk: &Desk, response: Response, name: &str, effects: impl Fn() -> Vec<String>) -> Response {
    describe(&response, &effects);
    let hint = |ui: &mut Ui| {
        ui.label(name);
        for effect in effects() {
            ui.label(RichText::new(effect).color(desk.theme.chrome.accent));
        }
    };
    shown_ui(response, hint)
}

/// Shows a hint while the pointer is over the widget, or while it has the keyboard's focus.
pub fn shown_ui(response: Response, hint: impl FnOnce(&mut Ui)) -> Response {
    if response.has_focus() && !is_covered(&response) {
        response.show_tooltip_ui(hint);
        return response;
    }
    response.on_hover_ui(hint)
}
