//! The page of the directors' tiles, each with three powers.

use egui::{Button, Painter, Rect, Ui};

use super::Form;
use super::effects::{effect_ui, paint};
use crate::app::forms::{Chosen, Part, Shown, Things, languages_ui, list_ui, step, words};
use crate::app::kit::theme::Theme;
use crate::editor::Step;
use crate::editor::legend::Target;
use crate::editor::legend::effects::effect_said;
use crate::legend::{EffectDef, MAX_POWERS, PowerDef, SLOTS};
use crate::words::Texts;

/// The ids of the tiles.
impl Shown for Vec<PowerDef> {
    fn shown(&self, texts: &Texts) -> String {
        let ids: Vec<&str> = self.iter().map(|power| power.id.as_str()).collect();
        if ids.is_empty() { texts.say("editor-nothing") } else { ids.join(", ") }
    }
}

/// Lays out the page.
pub fn powers_ui(ui: &mut Ui, form: &mut Form, chosen: &mut Chosen) {
    if let Some(Target::Power(power)) = form.sought {
        form.sought = None;
        chosen.seek(power);
    }
    let def = form.def().clone();
    let language = form.texts.language().code();
    let name = |power: &PowerDef| format!("{} {}", power.id, form.texts.typeset(power.name.get(language)));
    let picture = |painter: &Painter, theme: &Theme, rect: Rect, place: usize| {
        if let Some(effect) = def.powers.get(place).and_then(|power| power.effects.first()) {
            paint(painter, theme, rect, &def, effect);
        }
    };
    let things =
        Things { names: def.powers.iter().map(name).collect(), called: "legend-edit-powers", picture: Some(&picture) };
    list_ui(ui, form, chosen, &things, tools_ui, power_ui);
}

fn tools_ui(ui: &mut Ui, form: &mut Form, chosen: &mut Chosen) {
    ui.horizontal_wrapped(|ui| {
        let has_room = form.def().powers.len() < MAX_POWERS;
        if ui.add_enabled(has_room, Button::new(form.texts.say("legend-edit-add-power"))).clicked() {
            step(form, Step::of("editor-step-add", "legend-edit-powers"), |def| {
                let ids = (1..=MAX_POWERS + 1).map(|number| format!("P{number}"));
                let Some(id) = ids.into_iter().find(|id| def.powers.iter().all(|power| power.id != *id)) else {
                    return;
                };
                let effects = vec![EffectDef::Slab; SLOTS];
                let power = def.powers.get(chosen.place).cloned();
                let name = power.as_ref().map(|power| power.name.clone()).unwrap_or_default();
                def.powers.push(PowerDef { id, name, effects: power.map_or(effects, |power| power.effects) });
            });
            chosen.seek(form.def().powers.len().saturating_sub(1));
        }
        let can_go = !form.def().powers.is_empty();
        if ui.add_enabled(can_go, Button::new(form.texts.say("legend-edit-remove-power"))).clicked() {
            step(form, Step::of("editor-step-remove", "legend-edit-powers"), |def| {
                if chosen.place < def.powers.len() {
                    def.powers.remove(chosen.place);
                }
            });
        }
    });
    form.parents_ui(ui, "legend-edit-powers", |def| &mut def.powers);
}

/// The fields of a director's tile.
fn power_ui(ui: &mut Ui, form: &mut Form, place: usize) {
    let Some(power) = form.def().powers.get(place).cloned() else { return };
    form.group(ui, "legend-edit-power", |ui, form| {
        form.line(ui, "legend-edit-power-id", None, |ui, form| {
            form.text(ui, "legend-edit-power-id", place, &power.id, |def, text| def.powers[place].id = text);
        });
        languages_ui(ui, form, "legend-edit-each-language", |def| {
            let count = def.powers.len();
            let Some(power) = def.powers.get_mut(place) else { return Vec::new() };
            vec![(Part::one("name of a power", place, count), &mut power.name)]
        });
        words(ui, form, "editor-name", ("power", place), false, |def| {
            def.powers.get_mut(place).map(|power| &mut power.name)
        });
    });
    form.group(ui, "legend-edit-three-powers", |ui, form| {
        for (slot, effect) in power.effects.iter().enumerate() {
            let values = [("tile", power.id.clone().into()), ("number", (slot + 1).into())];
            let called = form.texts.with("legend-edit-power-of", &values);
            let said = effect_said(form.texts, form.def(), effect);
            ui.weak(format!("{}. {said}", slot + 1));
            effect_ui(ui, form, &called, (slot, false), &|def| def.powers.get_mut(place)?.effects.get_mut(slot));
        }
    });
}
