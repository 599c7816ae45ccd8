//! Fields that several of Legend's pages have: numbers by the number of players, numbers and texts of one thing in a list.

use std::hash::Hash;
use std::ops::RangeInclusive;

use egui::{Response, TextEdit, Ui};

use super::Form;
use crate::app::forms::{LINE, fields_of, text_width};
use crate::editor::Step;
use crate::expedition::Text;
use crate::game::bounds::MAX_WORDS;
use crate::legend::{Rule, VariantDef};

/// The most players.
const PLAYERS: [usize; 3] = [2, 3, 4];

/// A number that is called so, with the value that it has and what sets it. What it does, its tooltip says, as of a field
/// of the name `of`.
pub fn number(
    ui: &mut Ui,
    form: &mut Form,
    (said, of): (&str, &'static str),
    field: impl Hash,
    (before, limits): (u32, RangeInclusive<u8>),
    set: impl FnOnce(&mut VariantDef, u32),
) -> Response {
    let mut value = before;
    let response = form.number_field(ui, (said, of), &mut value, limits);
    if value != before {
        let step = Form::set_named(said, before, value);
        form.change(step, field, |def| set(def, value));
    }
    form.ended(&response);
    response
}

/// A line of three numbers, for 2, for 3 and for 4 players.
pub fn by_players(
    ui: &mut Ui,
    form: &mut Form,
    (name, rule): (&'static str, Rule),
    field: impl Hash + Copy,
    limits: RangeInclusive<u8>,
    table: impl Fn(&mut VariantDef) -> Option<&mut Vec<u32>>,
) {
    form.line(ui, name, Some(rule), |ui, form| {
        let Some(before) = form.read(|def| table(def).map(|table| table.clone())) else { return };
        let with = PLAYERS.map(|players| form.texts.with("legend-edit-with", &[("players", players.into())]));
        form.in_a_line(ui, &with, |ui, form| {
            for (place, players) in PLAYERS.into_iter().enumerate() {
                ui.weak(&with[place]);
                let values = [("field", form.texts.say(name).into()), ("players", players.into())];
                let said = form.texts.with("legend-edit-for-players", &values);
                let own = before.get(place).copied().unwrap_or(0);
                number(ui, form, (&said, name), (name, field, place), (own, limits.clone()), |def, value| {
                    if let Some(table) = table(def) {
                        table.resize(PLAYERS.len().max(table.len()), 0);
                        table[place] = value;
                    }
                });
            }
        });
    });
}

/// The lines of a text, one for each language in which it is written; of several rows, if it is a long one.
pub fn words(
    ui: &mut Ui,
    form: &mut Form,
    name: &'static str,
    field: impl Hash + Copy,
    is_long: bool,
    part: impl Fn(&mut VariantDef) -> Option<&mut Text>,
) {
    let Some(before) = form.read(|def| part(def).map(|text| text.clone())) else { return };
    for language in fields_of(&before) {
        form.line(ui, name, None, |ui, form| {
            let own = before.get(&language).to_owned();
            let set = |def: &mut VariantDef, new: String| {
                if let Some(text) = part(def) {
                    text.set(&language, new);
                }
            };
            if is_long {
                let mut new = own.clone();
                let wide = text_width(ui, LINE);
                let area = TextEdit::multiline(&mut new).char_limit(MAX_WORDS).desired_rows(2).desired_width(wide);
                let response = ui.add(area);
                let response = form.named(response, &form.texts.say(name));
                if new != own {
                    form.change(Step::of("editor-step-set", name), (name, field, &language), |def| set(def, new));
                }
                form.ended(&response);
            } else {
                form.text(ui, name, (field, &language), &own, set);
            }
            if !language.is_empty() {
                ui.weak(&language);
            }
        });
    }
}

/// Does something to a list as a step of its own.
pub fn step(form: &mut Form, step: Step, change: impl FnOnce(&mut VariantDef)) {
    form.close_step();
    form.change(step, "list", change);
    form.close_step();
}
