//! The fields of the printed tile that is chosen: what is on it, where it lies, its slabs.

use egui::{Button, Response, Ui, vec2};

use super::{Drawing, Tool};
use crate::app::forms::Named;
use crate::app::kit::number::number_ui;
use crate::app::kit::one_of::OneOf;
use crate::app::tikal::editor::Form;
use crate::app::tikal::editor::does::does;
use crate::editor::Step;
use crate::editor::tikal::{SIDES, kind_said};
use crate::hex::{CellName, Hex};
use crate::tikal::{KindDef, MAX_TIER};

/// The most masks that a ruin can have.
const MOST_MASKS: u32 = 9;
/// The width of the number of a kind.
const NUMBER: f32 = 48.0;

/// Lays out the fields, if a tile is chosen.
pub fn fields_ui(ui: &mut Ui, form: &mut Form, drawing: &mut Drawing) {
    let Some((spot, tile, name)) = chosen(drawing) else {
        if drawing.tool == Tool::Tiles {
            ui.weak(form.texts.say("chart-nothing-chosen"));
        }
        return;
    };
    let Some(index) = form.def().board.printed.iter().position(|printed| printed.cell == name.to_string()) else {
        return;
    };
    ui.push_id("fields", |ui| {
        form.group(ui, "chart-printed", |ui, form| {
            ui.horizontal_wrapped(|ui| cell_ui(ui, form, drawing, spot));
            ui.horizontal_wrapped(|ui| {
                let label = ui.label(form.texts.say("chart-kind"));
                if tile == KindDef::BaseCamp {
                    ui.label(form.texts.say("chart-kind-camp"));
                    return;
                }
                let mut kind = tile;
                let said = form.texts.say("chart-kind");
                let field = kind_ui(ui, form, "chosen", (Some(&label), &said), &mut kind);
                if kind != tile {
                    let said = |kind| kind_said(form.texts, kind);
                    let step = Step::new("chart-step-kind").named(name.to_string()).from_to(said(tile), said(kind));
                    form.change(step, ("kind", index), |def| def.board.printed[index].kind = kind);
                    if std::mem::discriminant(&kind) != std::mem::discriminant(&tile) {
                        form.close_step();
                    }
                }
                if let Some(field) = field {
                    form.ended(&field);
                }
            });
            ui.label(form.texts.say("chart-slabs"));
            slabs_ui(ui, form, index, name);
            ui.horizontal_wrapped(|ui| {
                let tool = |ui: &mut Ui, text: &str, key: &str, is_on: bool| {
                    let said = form.texts.say(key);
                    let button = ui.add_enabled(is_on, Button::new(text));
                    button.accessible_name(said.clone()).on_hover_text(said).clicked()
                };
                let back = tool(ui, "↺", "hand-turn-left-name", true);
                let on = tool(ui, "↻", "hand-turn-right-name", true);
                let goes = tool(ui, &form.texts.say("chart-take-away"), "chart-take-away", tile != KindDef::BaseCamp);
                if back || on {
                    drawing.turn(form, spot, on);
                } else if goes {
                    drawing.remove(form, spot);
                }
            });
        });
    });
}

/// The cell, the kind and the name of the tile that is chosen.
fn chosen(drawing: &Drawing) -> Option<(Hex, KindDef, CellName)> {
    let chart = &drawing.known.as_ref().filter(|_| drawing.tool == Tool::Tiles)?.chart;
    let spot = drawing.chosen?;
    Some((spot, chart.tile(spot)?.kind, chart.name(spot)?))
}

/// On which cell the tile lies: on another one, if one is chosen.
fn cell_ui(ui: &mut Ui, form: &mut Form, drawing: &mut Drawing, spot: Hex) {
    let Some(known) = &drawing.known else { return };
    let name = |spot: Hex| known.chart.name(spot).map_or_else(String::new, |name| name.to_string());
    let mut cells: Vec<Hex> = known.chart.cells().iter().copied().collect();
    cells.sort_by_key(|&cell| known.chart.name(cell));
    let label = ui.label(form.texts.say("chart-cell"));
    let mut to = spot;
    let choice = OneOf::new("cell", name(spot)).width(70.0);
    let list = choice.show(ui, &mut to, cells.into_iter().map(|cell| (cell, name(cell))));
    let _ = list.labelled_by(label.id);
    drawing.carry(form, spot, to);
}

/// The slabs on each side, clockwise from the top.
fn slabs_ui(ui: &mut Ui, form: &mut Form, index: usize, name: CellName) {
    for (side, key) in SIDES.into_iter().enumerate() {
        ui.horizontal(|ui| {
            let text = form.texts.say(key);
            let before = form.def().board.printed[index].slabs[side];
            let mut slabs = before;
            let said = form.texts.with("chart-slabs-of", &[("side", text.clone().into())]);
            let field = form.number_field(ui, Named { said: &said, of: "tiles-slabs" }, &mut slabs, 0..=3);
            ui.label(&text);
            if slabs != before {
                let step = Step::new("chart-step-slabs").named(format!("{name}, {text}"));
                let step = step.from_to(before.to_string(), slabs.to_string());
                form.change(step, ("slabs", index, side), |def| def.board.printed[index].slabs[side] = slabs);
            }
            form.ended(&field);
        });
    }
}

/// A choice of what is on a tile, and its number if it has one; the field of that number. The choice is named by the text
/// beside it, or else by this one.
pub fn kind_ui(
    ui: &mut Ui,
    form: &Form,
    salt: &str,
    (label, said): (Option<&Response>, &str),
    kind: &mut KindDef,
) -> Option<Response> {
    let texts = form.texts;
    let number = match *kind {
        KindDef::Temple(number) | KindDef::Ruin(number) => number,
        KindDef::BaseCamp | KindDef::Clearing | KindDef::Volcano => 2,
    };
    let kinds = [
        (KindDef::Temple(number.clamp(1, MAX_TIER as u32)), "chart-kind-temple"),
        (KindDef::Clearing, "chart-kind-clearing"),
        (KindDef::Ruin(number.clamp(1, MOST_MASKS)), "chart-kind-ruin"),
        (KindDef::Volcano, "chart-kind-volcano"),
    ];
    let is_same = |one: &KindDef, other: &KindDef| std::mem::discriminant(one) == std::mem::discriminant(other);
    let before = kinds.iter().position(|(other, _)| is_same(other, kind));
    let name = before.map_or("chart-kind-camp", |place| kinds[place].1);
    let mut chosen = before;
    let names = kinds.iter().enumerate().map(|(place, (_, name))| (Some(place), texts.say(name)));
    let list = OneOf::new(salt, texts.say(name)).width(96.0).show(ui, &mut chosen, names);
    if let Some(place) = chosen.filter(|_| chosen != before) {
        *kind = kinds[place].0;
    }
    let _ = match label {
        Some(label) => list.labelled_by(label.id),
        None => list.accessible_name(said).on_hover_text(said),
    };
    let (number, name, of, most) = match kind {
        KindDef::Temple(value) => (value, "chart-value", "tiles-value", MAX_TIER as u32),
        KindDef::Ruin(masks) => (masks, "chart-masks", "tiles-masks", MOST_MASKS),
        KindDef::BaseCamp | KindDef::Clearing | KindDef::Volcano => return None,
    };
    let size = vec2(NUMBER, ui.spacing().interact_size.y);
    let field = number_ui(ui, form.presentation(), number, 1..=most, (0.05, size), &texts.say(does(of)));
    let hint = texts.say(name);
    Some(field.accessible_name(hint))
}
