//! The page of the dice for actions, and of the load.

use egui::Ui;

use super::Form;
use crate::app::forms::{Places, scores_ui};
use crate::chac::{MAX_DICE, MAX_HELD, Rule};
use crate::editor::chac::Target;

/// Lays out the page.
pub fn rules_ui(ui: &mut Ui, form: &mut Form) {
    form.group(ui, "chac-edit-actions", |ui, form| {
        form.number(ui, "chac-edit-dice", Some(Rule::new(3, 4)), 1..=MAX_DICE, |def| &mut def.dice);
    });
    form.group(ui, "chac-edit-load", |ui, form| {
        let names = ("chac-edit-load", "chac-edit-load-of");
        // The first is the level of who has no treasure.
        let places = Places { first: 0, most: MAX_HELD + 1, more_by: 0, limits: (1, MAX_DICE), sign: "" };
        scores_ui(ui, form, names, places, Target::Load, |def| &mut def.load);
        let held = form.def().load.len().saturating_sub(1);
        ui.weak(form.texts.with("chac-edit-load-most", &[("count", held.into())]));
        form.parents_ui(ui, "chac-edit-load", |def| &mut def.load);
        form.number(ui, "chac-edit-least-load", Some(Rule::new(10, 2)), 1..=MAX_DICE, |def| &mut def.least_load);
        form.rule_below(ui, "chac-edit-load-rule", Rule::new(3, 3));
    });
}
