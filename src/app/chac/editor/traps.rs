//! The page of what brings adventurers down: walls, boulder, bridge and river.

use egui::Ui;

use super::Form;
use crate::app::forms::{Places, scores_ui};
use crate::chac::{FACES, MAX_DICE, MAX_HELD, Rule};
use crate::editor::chac::Target;

/// The most steps of the walls and cards of a kind, and the most rounds for which the boulder has dice of its own.
const MOST: u8 = 20;
const ROUNDS: usize = 30;

/// Lays out the page.
pub fn traps_ui(ui: &mut Ui, form: &mut Form) {
    let rule = |chapter, number| Some(Rule::new(chapter, number));
    form.group(ui, "chac-edit-walls", |ui, form| {
        form.number(ui, "chac-edit-wall-steps", rule(5, 6), 1..=MOST, |def| &mut def.walls.steps);
        form.number(ui, "chac-edit-cards-per-round", rule(11, 1), 0..=MOST, |def| &mut def.walls.cards_per_round);
        form.number(ui, "chac-edit-cards-none", rule(1, 3), 0..=MOST, |def| &mut def.walls.cards.none);
        form.number(ui, "chac-edit-cards-left", rule(1, 3), 0..=MOST, |def| &mut def.walls.cards.left);
        form.number(ui, "chac-edit-cards-right", rule(1, 3), 0..=MOST, |def| &mut def.walls.cards.right);
        form.number(ui, "chac-edit-cards-both", rule(1, 3), 0..=MOST, |def| &mut def.walls.cards.both);
        let cards = &form.def().walls.cards;
        let all = [cards.none, cards.left, cards.right, cards.both].into_iter().fold(0, u32::saturating_add);
        let both = cards.both.saturating_mul(2);
        let arrows = cards.left.saturating_add(cards.right).saturating_add(both);
        ui.weak(form.texts.with("chac-edit-cards-total", &[("cards", all.into()), ("steps", arrows.into())]));
    });
    form.group(ui, "chac-edit-boulder", |ui, form| {
        form.line(ui, "chac-edit-boulder-dice", rule(11, 3), |_, _| ());
        let names = ("chac-edit-boulder-dice", "chac-edit-boulder-in");
        let places = Places { first: 1, most: ROUNDS, more_by: 0, limits: (1, MAX_DICE), sign: "." };
        scores_ui(ui, form, names, places, Target::BoulderDice, |def| &mut def.boulder.dice);
        ui.weak(form.texts.say("chac-edit-boulder-last"));
        form.parents_ui(ui, "chac-edit-boulder-dice", |def| &mut def.boulder.dice);
        form.number(ui, "chac-edit-boulder-needs", rule(11, 3), 1..=FACES, |def| &mut def.boulder.needs);
    });
    form.group(ui, "chac-edit-bridge", |ui, form| {
        form.number(ui, "chac-edit-planks", rule(9, 2), 1..=MAX_DICE, |def| &mut def.planks);
    });
    form.group(ui, "chac-edit-river-traps", |ui, form| {
        form.number(ui, "chac-edit-danger", rule(8, 3), 1..=FACES - 1, |def| &mut def.river.danger);
        let most = 1..=MAX_HELD as u8;
        form.number(ui, "chac-edit-rescue-cost", rule(8, 4), most, |def| &mut def.river.rescue_cost);
    });
}
