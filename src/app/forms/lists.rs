//! A list of things of which one is changed, such as cards, scenarios or adventurers.
//!
//! Decides where the list stands: beside the fields of what is chosen where there is room, else folded above them.

use egui::{Button, Painter, Rect, ScrollArea, Sense, Ui, vec2};

use super::form::{Form, Formed};
use crate::app::kit::desk::{follow_focus, scroll_ui};
use crate::app::kit::focus;
use crate::app::kit::one_of::OneOf;
use crate::app::kit::theme::Theme;

/// From this width on the list stands beside the fields.
const WIDE: f32 = 620.0;
/// The width of the list there.
pub const LIST: f32 = 250.0;
/// The size of the picture of a thing.
const PICTURE: f32 = 34.0;

/// The thing that is chosen.
#[derive(Default)]
pub struct Chosen {
    /// Its place in the list.
    pub place: usize,
    /// True if the keyboard is led to it when the list is laid out next, since somebody looked for it.
    is_sought: bool,
}

impl Chosen {
    /// Chooses what somebody looked for.
    pub fn seek(&mut self, place: usize) {
        (self.place, self.is_sought) = (place, true);
    }
}

/// Draws the picture of the thing with this place.
type Draws<'a> = &'a dyn Fn(&Painter, &Theme, Rect, usize);

/// The things of a list: what each is called, and its picture, if there are any.
pub struct Things<'a> {
    /// The names, in their order.
    pub names: Vec<String>,
    /// The id of the text that names the list.
    pub called: &'static str,
    /// Draws the picture of one of them.
    pub picture: Option<Draws<'a>>,
}

/// Lays out the list, `tools` for it as a whole, and the fields of what is chosen.
pub fn list_ui<R: Formed>(
    ui: &mut Ui,
    form: &mut Form<R>,
    chosen: &mut Chosen,
    things: &Things,
    mut tools: impl FnMut(&mut Ui, &mut Form<R>, &mut Chosen),
    fields: impl FnOnce(&mut Ui, &mut Form<R>, usize),
) {
    chosen.place = chosen.place.min(things.names.len().saturating_sub(1));
    let is_wide = ui.available_width() >= WIDE;
    let height = ui.available_height();
    if is_wide {
        ui.horizontal_top(|ui| {
            ui.allocate_ui(vec2(LIST, height), |ui| {
                ui.vertical(|ui| {
                    ui.set_width(LIST);
                    tools(ui, form, chosen);
                    scroll_ui(ui, ScrollArea::vertical().id_salt("list").auto_shrink([false, false]), |ui| {
                        rows_ui(ui, form, chosen, things);
                        follow_focus(ui);
                    });
                });
            });
            ui.vertical(|ui| {
                scroll_ui(ui, ScrollArea::vertical().id_salt("fields").auto_shrink([false, false]), |ui| {
                    if !things.names.is_empty() {
                        ui.push_id(chosen.place, |ui| fields(ui, form, chosen.place));
                    }
                    follow_focus(ui);
                });
            });
        });
        return;
    }
    scroll_ui(ui, ScrollArea::vertical().id_salt("fields").auto_shrink([false, false]), |ui| {
        let shown = things.names.get(chosen.place).cloned().unwrap_or_default();
        let width = (ui.available_width() - 40.0).max(80.0);
        let names = things.names.iter().cloned().enumerate();
        let list = OneOf::new("list", shown).width(width).truncated().show(ui, &mut chosen.place, names);
        let list = list.accessible_name(form.texts.say(things.called));
        if std::mem::take(&mut chosen.is_sought) {
            focus::lead(ui.ctx(), list.id);
        }
        tools(ui, form, chosen);
        if !things.names.is_empty() {
            ui.push_id(chosen.place, |ui| fields(ui, form, chosen.place));
        }
        follow_focus(ui);
    });
}

fn rows_ui<R: Formed>(ui: &mut Ui, form: &Form<R>, chosen: &mut Chosen, things: &Things) {
    for (place, name) in things.names.iter().enumerate() {
        ui.push_id(place, |ui| {
            ui.horizontal(|ui| {
                if let Some(picture) = things.picture {
                    let (rect, _) = ui.allocate_exact_size(vec2(PICTURE, PICTURE), Sense::hover());
                    if ui.is_rect_visible(rect) {
                        picture(ui.painter(), form.theme, rect, place);
                    }
                }
                let row = ui.add(Button::selectable(place == chosen.place, name).truncate());
                if place == chosen.place && std::mem::take(&mut chosen.is_sought) {
                    focus::lead(ui.ctx(), row.id);
                    row.scroll_to_me(None);
                }
                if row.clicked() {
                    chosen.place = place;
                }
            });
        });
    }
}
