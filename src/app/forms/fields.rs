//! Fields of things in a list: a number and a text of one of them, and steps that change the list.

use std::hash::Hash;
use std::ops::RangeInclusive;

use egui::{Response, TextEdit, Ui};

use super::form::{Form, Formed, LINE, Named, text_width};
use super::languages::fields_of;
use crate::editor::Step;
use crate::expedition::Text;
use crate::game::bounds::MAX_WORDS;

/// A number with the value that it has, its limits and what sets it. What it does, its tooltip says.
pub fn number<R: Formed>(
    ui: &mut Ui,
    form: &mut Form<R>,
    named: Named,
    field: impl Hash,
    before: u32,
    limits: RangeInclusive<u8>,
    set: impl FnOnce(&mut R::Definition, u32),
) -> Response {
    let mut value = before;
    let response = form.number_field(ui, named, &mut value, limits);
    if value != before {
        let step = Form::<R>::set_named(named.said, before, value);
        form.change(step, field, |def| set(def, value));
    }
    form.ended(&response);
    response
}

/// The lines of a text, one for each language in which it is written; of several rows, if it is a long one.
pub fn words<R: Formed>(
    ui: &mut Ui,
    form: &mut Form<R>,
    name: &'static str,
    field: impl Hash + Copy,
    is_long: bool,
    part: impl Fn(&mut R::Definition) -> Option<&mut Text>,
) {
    let Some(before) = form.read(|def| part(def).map(|text| text.clone())) else { return };
    for language in fields_of(&before) {
        form.line(ui, name, None, |ui, form| {
            let own = before.get(&language).to_owned();
            let set = |def: &mut R::Definition, new: String| {
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
pub fn step<R: Formed>(form: &mut Form<R>, step: Step, change: impl FnOnce(&mut R::Definition)) {
    form.close_step();
    form.change(step, "list", change);
    form.close_step();
}
