//! The words about a cell of the board: its name, and its tooltip.

use egui::{RichText, Ui, WidgetInfo};

use super::Table;
use super::board::Overlay;
use crate::app::kit::tooltips;
use crate::app::legend::desk::Desk;
use crate::app::legend::keys;
use crate::expedition::Treasure;
use crate::hex::Cell;
use crate::words::Texts;
use crate::words::legend::{cells, findings, nouns, refusals};

/// The gap between the lines of a tooltip: it is low, so that it covers little.
const LINE_GAP: f32 = 2.0;

/// The name of a cell for those who read it out: what is on it, and what a click on it would do.
pub fn cell_info(desk: &Desk, table: &Table, overlay: &Overlay, cell: Cell) -> WidgetInfo {
    let mut name = cells::cell(desk.texts, &table.named(), cell);
    let mut add = |text: String| {
        name.push_str(", ");
        name.push_str(&text);
    };
    if let Some(seen) = seen(desk.texts, table, cell) {
        add(seen);
    }
    if overlay.places.contains(cell) {
        add(desk.texts.say("cell-place"));
    } else if overlay.other_places.contains(cell) {
        add(desk.texts.say("cell-place-turned"));
    } else if overlay.asked.contains(cell) {
        add(desk.texts.say("legend-table-cell-asked"));
    }
    if let Some(cost) = overlay.reach.as_ref().and_then(|reach| reach.cost(cell)) {
        // The reach of a piece that is only looked at is no way to go now.
        let key = if overlay.is_probed { "cell-away" } else { "cell-reach" };
        add(desk.texts.with(key, &[("cost", cost.into())]));
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
    if let Some(seen) = seen(desk.texts, table, cell) {
        let seen =
            if table.hides_seen(cell) { format!("{seen} ({})", keys::SEEN.text(desk.texts, ui.ctx())) } else { seen };
        ui.label(RichText::new(seen).color(desk.theme.chrome.accent));
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
    let effects = walk_effects(desk, table, cell);
    for line in &effects {
        ui.label(RichText::new(line).color(desk.theme.chrome.accent));
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
    // Where the effects of a walk are listed, or a tile is laid, what other seats could do would be too much.
    let insight = table.insight().filter(|_| effects.is_empty() && table.in_hand().is_none());
    let entry = insight.and_then(|insight| insight.ledger.iter().find(|entry| entry.cell == cell));
    let threat = entry.and_then(|entry| entry.threat());
    if let Some(line) = threat.and_then(|&threat| findings::claim(desk.texts, threat, table.name(threat.seat))) {
        ui.weak(line);
    }
}

/// The effects of a walk to the cell, line by line; before that the number that get there, if not all of the chosen
/// party do.
pub fn walk_effects(desk: &Desk, table: &Table, cell: Cell) -> Vec<String> {
    if table.reach().is_none_or(|reach| reach.cost(cell).is_none()) {
        return Vec::new();
    }
    let party = table.party();
    let fewer = table.walk_cost(cell).filter(|&(_, able)| able < party && !table.looks_back());
    let fewer =
        fewer.map(|(_, able)| desk.texts.with("party-size-able", &[("count", able.into()), ("chosen", party.into())]));
    let walk = table.walks(cell, false).concat();
    fewer.into_iter().chain(table.told_beforehand(desk.texts, &walk)).collect()
}

/// The treasures of a ruin that the viewer has seen, from the top as far as they are shown, or that they are not shown;
/// nothing where the viewer has seen none.
fn seen(texts: &Texts, table: &Table, ruin: Cell) -> Option<String> {
    if table.hides_seen(ruin) {
        return Some(texts.say("legend-table-seen-hidden"));
    }
    let stack = table.known_stack(ruin)?;
    let named = |kind: &Option<Treasure>| match kind {
        Some(kind) => nouns::treasure(texts, table.rules(), *kind),
        None => texts.say("legend-table-seen-unknown"),
    };
    let last = stack.iter().rposition(Option::is_some).unwrap_or(0);
    let kinds = stack.iter().take(last + 1).map(named).collect::<Vec<_>>().join(", ");
    Some(texts.with("legend-table-seen", &[("count", (last + 1).into()), ("kinds", kinds.into())]))
}
