//! The words about a cell of the board: its name, and its tooltip.

use egui::{RichText, Ui, WidgetInfo};

use super::Table;
use super::board::Overlay;
use super::wording;
use crate::app::kit::aside;
use crate::app::legend::desk::Desk;
use crate::hex::Cell;

/// The gap between the lines of a tooltip: it is low, so that it covers little.
const LINE_GAP: f32 = 2.0;

/// The name of a cell for those who read it out: what is on it, and what a click on it would do.
pub fn cell_info(desk: &Desk, table: &Table, overlay: &Overlay, cell: Cell) -> WidgetInfo {
    let mut name = wording::cell(desk.texts, table, cell);
    let mut add = |text: String| {
        name.push_str(", ");
        name.push_str(&text);
    };
    if overlay.places.contains(cell) {
        add(desk.texts.say("cell-place"));
    } else if overlay.other_places.contains(cell) {
        add(desk.texts.say("cell-place-turned"));
    } else if overlay.asked.contains(cell) {
        add(desk.texts.say("legend-cell-asked"));
    }
    if let Some(cost) = overlay.reach.as_ref().and_then(|reach| reach.cost(cell)) {
        add(desk.texts.with("cell-reach", &[("cost", cost.into())]));
    }
    let chosen = table.selection().is_some_and(|selection| selection.cell == cell);
    WidgetInfo::selected(egui::Role::Button, true, chosen, name)
}

/// The tooltip of a cell: what is on it, who leads it, and why nothing can be done there where it is asked for.
pub fn tooltip(ui: &mut Ui, desk: &Desk, table: &Table, overlay: &Overlay, cell: Cell) {
    ui.set_max_width(aside::widest(ui.ctx()));
    ui.spacing_mut().item_spacing.y = LINE_GAP;
    ui.label(wording::cell(desk.texts, table, cell));
    let (rules, state) = (table.rules(), table.shown());
    if overlay.other_places.contains(cell) {
        ui.label(RichText::new(desk.texts.say("cell-turns")).color(desk.theme.chrome.accent));
        return;
    }
    if overlay.refuses(table, cell)
        && let Some(action) = table.action_on(&table.options().begun, cell)
        && let Err(why) = table.sitting().check(action)
    {
        ui.label(RichText::new(wording::reason(desk.texts, table, &why)).color(desk.theme.chrome.warn));
        return;
    }
    let there = state.seats().iter().filter_map(|&seat| {
        let strength = Some(state.strength(rules, cell, seat)).filter(|&strength| strength > 0)?;
        let values = [("name", table.name(seat).to_owned().into()), ("strength", strength.into())];
        Some(desk.texts.with("cell-strength", &values))
    });
    let there: Vec<String> = there.collect();
    if there.is_empty() && state.guard(cell).is_none() {
        return;
    }
    if !there.is_empty() {
        ui.label(there.join(" · "));
    }
    let holder = state.seats().iter().find(|&&seat| state.holds(rules, cell, seat));
    ui.label(match holder {
        Some(&holder) => desk.texts.with("legend-cell-held", &[("name", table.name(holder).to_owned().into())]),
        None => desk.texts.say("legend-cell-contested"),
    });
}
