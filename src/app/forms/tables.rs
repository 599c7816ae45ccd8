//! Tables of numbers: how many there are of each value, and what one, two, three of a kind score.

use std::collections::BTreeMap;

use egui::{Button, Ui};

use super::form::{Form, Formed, Named, TargetOf};
use crate::editor::Step;

/// The most that a set can score, and that there can be of a value.
const MOST: u8 = 99;

/// Lays out how many there are of each value, up to one value more than the highest that there is, and at most this one.
/// `name` is the field, `one` the text that names a value of it.
pub fn counts_ui<R: Formed>(
    ui: &mut Ui,
    form: &mut Form<R>,
    (name, one): (&'static str, &'static str),
    most_value: u32,
    target: impl Fn(u32) -> TargetOf<R>,
    part: impl Fn(&mut R::Definition) -> &mut BTreeMap<u32, u32> + Copy,
) {
    let highest = form.read(|def| part(def).keys().copied().max()).unwrap_or(1);
    let values = (highest + 1).min(most_value) as usize;
    form.numbers(ui, values, |ui, form, index| {
        let value = index as u32 + 1;
        let before = form.read(|def| part(def).get(&value).copied()).unwrap_or(0);
        let mut count = before;
        let said = form.texts.with(one, &[("value", value.into())]);
        ui.label(value.to_string());
        let response = form.number_field(ui, Named { said: &said, of: name }, &mut count, 0..=MOST);
        form.meet(target(value), &response);
        if count != before {
            let step = Form::<R>::set_named(&said, before, count);
            form.change(step, (name, value), |def| {
                if count == 0 {
                    part(def).remove(&value);
                } else {
                    part(def).insert(value, count);
                }
            });
        }
        form.ended(&response);
    });
}

/// A row of numbers of which each has a place.
#[derive(Clone, Copy)]
pub struct Places {
    /// The number of the first place.
    pub first: usize,
    /// The most numbers.
    pub most: usize,
    /// By how much a new number is more than the last one.
    pub more_by: u32,
    /// The least and the greatest that a number can be.
    pub limits: (u8, u8),
    /// The sign behind the number of a place.
    pub sign: &'static str,
}

impl Places {
    /// Scores for one, two, three … of something, up to so many.
    #[must_use]
    pub fn scores(most: usize, more_by: u32, sign: &'static str) -> Self {
        Self { first: 1, most, more_by, limits: (0, MOST), sign }
    }
}

/// Lays out numbers of which each has a place, and buttons for one more and one fewer. `name` is the field, `one` the text
/// that names a number by its place.
pub fn scores_ui<R: Formed>(
    ui: &mut Ui,
    form: &mut Form<R>,
    (name, one): (&'static str, &'static str),
    places: Places,
    target: impl Fn(usize) -> TargetOf<R>,
    part: impl Fn(&mut R::Definition) -> &mut Vec<u32> + Copy,
) {
    let Places { first, most, more_by, limits: (least, greatest), sign } = places;
    let count = form.read(|def| part(def).len());
    form.numbers(ui, count, |ui, form, index| {
        let before = form.read(|def| part(def)[index]);
        let mut score = before;
        let said = form.texts.with(one, &[("count", (index + first).into())]);
        ui.label(format!("{}{sign}", index + first));
        let response = form.number_field(ui, Named { said: &said, of: name }, &mut score, least..=greatest);
        form.meet(target(index), &response);
        if score != before {
            let step = Form::<R>::set_named(&said, before, score);
            form.change(step, (name, index), |def| part(def)[index] = score);
        }
        form.ended(&response);
    });
    ui.horizontal_wrapped(|ui| {
        let add = ui.add_enabled(count < most, Button::new(form.texts.say("editor-scores-more")));
        let remove = ui.add_enabled(count > 0, Button::new(form.texts.say("editor-scores-fewer")));
        if add.clicked() {
            let last = form.read(|def| part(def).last().copied());
            let next = last.map_or(1, |last| last.saturating_add(more_by).min(greatest.into()));
            form.close_step();
            form.change(Step::of("editor-step-add", name), name, |def| part(def).push(next));
            form.close_step();
        }
        if remove.clicked() {
            form.close_step();
            form.change(Step::of("editor-step-remove", name), name, |def| _ = part(def).pop());
            form.close_step();
        }
    });
}
