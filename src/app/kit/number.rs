//! The field of a whole number with limits, which tells what becomes of a number that is typed beyond them.
//!
//! egui's own field sets such a number to the nearest limit without a word. What a number means, and what its field is
//! called, the panels decide.

use std::cell::RefCell;
use std::ops::RangeInclusive;

use egui::{DragValue, Event, Id, Label, Response, RichText, Tooltip, Ui, Vec2};

use super::desk::Presentation;
use super::toasts::announce;
use crate::game::bounds::beginning;

/// The field for which something is told, and what was typed there.
type Beyond = (Id, String);

fn id() -> Id {
    Id::unique("the number that was typed beyond its limits")
}

fn field_id() -> Id {
    Id::unique("the number that has the keyboard")
}

/// Withholds Space from the number that has the keyboard: all of it is marked there, and a blank would take its place.
fn withhold_space(ui: &Ui) {
    let number = ui.data(|data| data.get_temp::<Id>(field_id()));
    if number.is_some() && number == ui.memory(egui::Memory::focused) {
        ui.input_mut(|input| input.events.retain(|event| !matches!(event, Event::Text(text) if text == " ")));
    }
}

/// Lays out the field. A number outside the limits that stands there already stays until another one is entered, also where
/// the keyboard goes over the field. `speed` is by how
/// much a point that the pointer is dragged changes it; keys and screen readers change it by one. `does` says in the tooltip
/// what the number does.
pub fn number_ui(
    ui: &mut Ui,
    Presentation { texts, theme }: Presentation,
    value: &mut u32,
    limits: RangeInclusive<u32>,
    (speed, size): (f64, Vec2),
    does: &str,
) -> Response {
    withhold_space(ui);
    let speed = if ui.input(|input| input.pointer.any_down()) { speed } else { 1.0 };
    let typed = RefCell::new(None);
    let before = *value;
    let is_the_same = |text: &str| text.parse() == Ok(before);
    let parse = |text: &str| {
        let text = text.trim();
        *typed.borrow_mut() = Some(text.to_owned());
        // egui reads the text again when the field is left, and would set what stands there already to a limit.
        text.parse::<f64>().ok().filter(|number| number.is_finite() && !is_the_same(text))
    };
    let field = DragValue::new(value).range(limits.clone()).clamp_existing_to_range(false).speed(speed);
    let response = ui.add_sized(size, field.custom_parser(parse));
    if response.has_focus() {
        ui.data_mut(|data| data.insert_temp(field_id(), response.id));
    }
    if let Some(text) = typed.into_inner() {
        let is_within = text.parse().is_ok_and(|number| limits.contains(&number));
        let is_possible = text.is_empty() || is_within || is_the_same(&text);
        ui.data_mut(|data| {
            if is_possible {
                data.remove::<Beyond>(id());
            } else {
                data.insert_temp(id(), (response.id, beginning(&text).into_owned()));
            }
        });
    }
    let told = ui.data(|data| data.get_temp::<Beyond>(id())).filter(|(field, _)| *field == response.id);
    let Some((_, typed)) = told else {
        let values = [("least", (*limits.start()).into()), ("most", (*limits.end()).into())];
        let range = texts.with("editor-range", &values);
        return response.on_hover_text(if does.is_empty() { range } else { format!("{does}\n{range}") });
    };
    let begins_anew = |event: &Event| matches!(event, Event::PointerButton { pressed: true, .. } | Event::Key { .. });
    let is_left = !response.has_focus() && !response.lost_focus();
    if is_left && ui.input(|input| input.events.iter().any(begins_anew)) {
        // Something else is done by now.
        ui.data_mut(|data| data.remove::<Beyond>(id()));
        return response;
    }
    let values = [
        ("typed", typed.into()),
        ("least", (*limits.start()).into()),
        ("most", (*limits.end()).into()),
        ("value", (*value).into()),
    ];
    let said = texts.with("editor-beyond", &values);
    Tooltip::always_open(ui.ctx().clone(), ui.layer_id(), response.id, response.rect).show(|ui| {
        announce(&ui.add(Label::new(RichText::new(said).color(theme.chrome.warn)).wrap()));
    });
    response
}
