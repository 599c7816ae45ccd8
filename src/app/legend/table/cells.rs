//! The words about a cell of the board: its name, and its tooltip.

use egui::{RichText, Ui, WidgetInfo};

use super::Table;
use super::board::Overlay;
use crate::app::kit::tooltips;
use crate::app::legend::desk::Desk;
use crate::expedition::Treasure;
use crate::hex::Cell;
use crate::words::Texts;
use crate::words::legend::{cells, nouns, refusals};

/// The gap between the lines of a tooltip: it is low, so that it covers little.
const LINE_GAP: f32 = 2.0;

/// The name of a cell for those who read it out: what is on it, and what a click on it would do.
pub fn cell_info(desk: &Desk, table: &Table, overlay: &Overlay, cell: Cell) -> WidgetInfo {
    let mut name = cells::cell(desk.texts, &table.named(), cell);
    let mut add = |text: String| {
        name.push_str(", ");
        name.push_str(&text);
    };
    if let Some(kind) = table.known_top(cell) {
        add(seen(desk.texts, table, kind));
    }
    if overlay.places.contains(cell) {
        add(desk.texts.say("cell-place"));
    } else if overlay.other_places.contains(cell) {
        add(desk.texts.say("cell-place-turned"));
    } else if overlay.asked.contains(cell) {
        add(desk.texts.say("legend-table-cell-asked"));
    }
    if let Some(cost) = overlay.reach.as_ref().and_then(|reach| reach.cost(cell)) {
        add(desk.texts.with("cell-reach", &[("cost", cost.into())]));
    }
    let chosen = table.selection().is_some_and(|selection| selection.cell == cell);
    WidgetInfo::selected(egui::Role::Button, true, chosen, name)
}

/// The tooltip of a cell: what is on it, who leads it, and why nothing can be done there where it is asked for.
pub fn tooltip(ui: &mut Ui, desk: &Desk, table: &Table, overlay: &Overlay, cell: Cell) {
    ui.set_max_width(tooltips::widest(ui.ctx()));
    ui.spacing_mut().item_spacing.y = LINE_GAP;
    for line in cells::cell_and_pieces(desk.texts, &table.named(), cell).into_iter().filter(|line| !line.is_empty()) {
        ui.label(line);
    }
    if let Some(kind) = table.known_top(cell) {
        ui.label(RichText::new(seen(desk.texts, table, kind)).color(desk.theme.chrome.accent));
    }
    let (rules, state) = (table.rules(), table.shown());
    if overlay.other_places.contains(cell) {
        ui.label(RichText::new(desk.texts.say("cell-turns")).color(desk.theme.chrome.accent));
        return;
    }
    if overlay.refuses(table, cell)
        && let Some(action) = table.action_on(&table.options().begun, cell)
        && let Err(why) = table.sitting().check(action)
    {
        ui.label(RichText::new(refusals::reason(desk.texts, &table.named(), &why)).color(desk.theme.chrome.warn));
        return;
    }
    let walk = table.walks(cell, false).concat();
    if !walk.is_empty() && table.reach().is_some_and(|reach| reach.cost(cell).is_some()) {
        for line in table.told_beforehand(desk.texts, &walk) {
            ui.label(RichText::new(line).color(desk.theme.chrome.accent));
        }
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
        Some(&holder) => desk.texts.with("legend-table-cell-held", &[("name", table.name(holder).to_owned().into())]),
        None => desk.texts.say("legend-table-cell-contested"),
    });
}

/// That the viewer has seen what lies on top of a ruin.
fn seen(texts: &Texts, table: &Table, kind: Treasure) -> String {
    texts.with("legend-table-seen", &[("kind", nouns::treasure(texts, table.rules(), kind).into())])
}
