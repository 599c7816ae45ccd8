//! The fields of an alcove, of something that is drawn beside the squares, and of the plan as a whole.

use std::ops::RangeInclusive;

use egui::{Label, RichText, Ui};

use super::Form;
use super::temple::decors;
use crate::app::forms::{Named, number, step};
use crate::app::kit::one_of::OneOf;
use crate::chac::{DecorKind, FACES, KindDef, Name, Rule, VariantDef};
use crate::editor::Step;
use crate::editor::chac::Target;
use crate::editor::chac::plan::{Fields, MAX_FIELDS, Thing, draw_at, fields};
use crate::editor::chac::target::decor_said;
use crate::editor::chac::ways::{sort_track, track};

/// The width of a choice, if there is room for it.
pub const CHOICE: f32 = 170.0;
/// The highest value of a treasure in an alcove.
const MOST_VALUE: u8 = 9;

/// Where something is drawn, and how large, a number a line.
pub fn place_ui(ui: &mut Ui, form: &mut Form, thing: Thing) {
    type With = fn(Fields, u32) -> Fields;
    let Some(own) = fields(form.def(), thing) else { return };
    let (last, most) = ((MAX_FIELDS - 1) as u8, MAX_FIELDS as u8);
    let lines: [(&'static str, u32, RangeInclusive<u8>, With); 4] = [
        ("chac-edit-column", own.x, 0..=last, |own, x| Fields { x, ..own }),
        ("chac-edit-row", own.y, 0..=last, |own, y| Fields { y, ..own }),
        ("chac-edit-wide", own.w, 1..=most, |own, w| Fields { w, ..own }),
        ("chac-edit-high", own.h, 1..=most, |own, h| Fields { h, ..own }),
    ];
    // An alcove has one field.
    let count = if matches!(thing, Thing::Alcove(_)) { 2 } else { 4 };
    for (name, before, limits, with) in lines.into_iter().take(count) {
        form.line(ui, name, None, |ui, form| {
            let said = form.texts.say(name);
            number(ui, form, Named { said: &said, of: name }, (name, thing), before, limits, |def, value| {
                draw_at(def, thing, with(own, value));
            });
        });
    }
}

/// The choice of a square of the corridor.
pub fn corridor_ui(
    ui: &mut Ui,
    form: &mut Form,
    name: &'static str,
    rule: Option<Rule>,
    (before, none): (Option<String>, bool),
    set: impl FnOnce(&mut VariantDef, Option<String>),
) {
    let texts = form.texts;
    form.line(ui, name, rule, |ui, form| {
        let said = |id: &Option<String>| id.clone().unwrap_or_else(|| texts.say("editor-nothing"));
        let squares = form.def().board.squares.iter().filter(|square| square.kind == KindDef::Corridor);
        let mut names: Vec<Option<String>> = squares.map(|square| Some(square.id.clone())).collect();
        if none {
            names.insert(0, None);
        }
        let mut chosen = before.clone();
        let shown = said(&before);
        let names: Vec<_> = names.into_iter().map(|id| (id.clone(), said(&id))).collect();
        let width = CHOICE.min(ui.available_width());
        let list = OneOf::new(name, shown).width(width).truncated().show(ui, &mut chosen, names);
        form.meet(Target::Field(name), &list);
        let _ = list.accessible_name(texts.say(name));
        if chosen != before {
            let change = Step::of("editor-step-set", name).from_to(said(&before), said(&chosen));
            step(form, change, |def| set(def, chosen));
        }
    });
}

/// The fields of an alcove or of something beside the squares.
pub fn thing_ui(ui: &mut Ui, form: &mut Form, thing: Thing) -> Option<String> {
    match thing {
        Thing::Alcove(index) => alcove_ui(ui, form, index),
        Thing::Decor(index) => decor_ui(ui, form, index),
        Thing::Square(_) => {}
    }
    None
}

fn alcove_ui(ui: &mut Ui, form: &mut Form, index: usize) {
    let Some(alcove) = form.def().board.alcoves.get(index).cloned() else { return };
    let thing = Thing::Alcove(index);
    form.group(ui, "chac-edit-alcove", |ui, form| {
        form.line(ui, "chac-edit-short-id", None, |ui, form| {
            form.text(ui, "chac-edit-short-id", thing, &alcove.id, |def, id| {
                if Name::read(&id).is_some() {
                    def.board.alcoves[index].id = id;
                }
            });
        });
        let before = (Some(alcove.square.clone()), false);
        corridor_ui(ui, form, "chac-edit-alcove-square", Some(Rule::new(6, 2)), before, |def, square| {
            def.board.alcoves[index].square = square.unwrap_or_default();
        });
        form.line(ui, "chac-edit-alcove-value", None, |ui, form| {
            let said = form.texts.say("chac-edit-alcove-value");
            let named = Named { said: &said, of: "chac-edit-alcove-value" };
            number(ui, form, named, ("value", thing), alcove.value, 1..=MOST_VALUE, |def, value| {
                def.board.alcoves[index].value = value;
            });
        });
        form.line(ui, "chac-edit-needs", Some(Rule::new(6, 2)), |ui, form| {
            for face in 1..=u32::from(FACES) {
                let mut needed = alcove.needs.contains(&face);
                let hint = form.texts.with("chac-edit-needs-face", &[("face", face.into())]);
                let switch = ui.checkbox(&mut needed, face.to_string()).accessible_name(hint.clone());
                if switch.on_hover_text(hint).changed() {
                    step(form, Step::of("editor-step-set", "chac-edit-needs"), |def| {
                        let needs = &mut def.board.alcoves[index].needs;
                        needs.retain(|&other| other != face);
                        if needed {
                            needs.push(face);
                            needs.sort_unstable();
                        }
                    });
                }
            }
        });
        place_ui(ui, form, thing);
    });
}

fn decor_ui(ui: &mut Ui, form: &mut Form, index: usize) {
    let Some(decor) = form.def().board.decor.get(index).cloned() else { return };
    form.group(ui, "chac-edit-decor", |ui, form| {
        form.line(ui, "chac-edit-decor-kind", None, |ui, form| {
            let (texts, def) = (form.texts, form.def());
            let said = |kind: &DecorKind| decor_said(texts, def, kind);
            let names: Vec<_> = decors(def).into_iter().map(|kind| (kind.clone(), said(&kind))).collect();
            let (mut kind, before) = (decor.kind.clone(), said(&decor.kind));
            let width = CHOICE.min(ui.available_width());
            let list = OneOf::new("decor", before.clone()).width(width).truncated().show(ui, &mut kind, names);
            let now = said(&kind);
            form.named(list, &texts.say("chac-edit-decor-kind"));
            if kind != decor.kind {
                let change = Step::of("editor-step-set", "chac-edit-decor-kind").from_to(before, now);
                step(form, change, |def| def.board.decor[index].kind = kind);
            }
        });
        place_ui(ui, form, Thing::Decor(index));
    });
}

/// The fields of the plan as a whole.
pub fn whole_ui(ui: &mut Ui, form: &mut Form) {
    form.group(ui, "chac-edit-plan", |ui, form| {
        form.number(ui, "chac-edit-width", None, 1..=MAX_FIELDS as u8, |def| &mut def.board.width);
        form.number(ui, "chac-edit-height", None, 1..=MAX_FIELDS as u8, |def| &mut def.board.height);
        if !form.def().board.river.is_empty() || form.def().board.landing.is_some() {
            let before = (form.def().board.landing.clone(), true);
            corridor_ui(ui, form, "chac-edit-landing", Some(Rule::new(8, 3)), before, |def, landing| {
                def.board.landing = landing;
            });
        }
        form.rule_below(ui, "chac-edit-plan-rule", Rule::new(1, 1));
    });
    for (kind, name) in [(KindDef::Corridor, "chac-edit-corridor"), (KindDef::River, "chac-edit-river")] {
        let list = track(form.def(), kind);
        if list.is_empty() && kind == KindDef::River {
            continue;
        }
        let shown = list.join(" → ");
        form.group(ui, name, |ui, form| {
            ui.add(Label::new(RichText::new(&shown).color(form.theme.chrome.text_weak)).wrap());
            let mut sorted = form.def().clone();
            sort_track(&mut sorted, kind);
            let can_sort = sorted != *form.def();
            let button = ui.add_enabled(can_sort, egui::Button::new(form.texts.say("chac-edit-sort")));
            form.meet(Target::Field(name), &button);
            let hint = form.texts.say("chac-edit-sort-hint");
            if button.on_hover_text(hint).clicked() {
                step(form, Step::of("editor-step-set", name), |def| *def = sorted);
            }
        });
    }
}
