//! The words about a cell of the board: its name, and its tooltip.

use egui::{RichText, Ui, WidgetInfo};

use super::board::Overlay;
use super::{Table, spots};
use crate::app::kit::tooltips;
use crate::app::tikal::desk::Desk;
use crate::hex::Cell;
use crate::tikal::{Action, Illegal};
use crate::words::tikal::cells;
use crate::words::tikal::findings;
use crate::words::tikal::refusals;

/// The gap between the lines of a tooltip: it is low, so that it covers little.
const LINE_GAP: f32 = 2.0;

/// The name of a cell for those who read it out: what is on it, and what a click on it would do.
pub fn cell_info(desk: &Desk, table: &Table, overlay: &Overlay, cell: Cell) -> WidgetInfo {
    let mut name = cells::cell(desk.texts, &table.named(), cell);
    let mut add = |text: String| {
        name.push_str(", ");
        name.push_str(&text);
    };
    if overlay.places.contains(cell) {
        add(desk.texts.say("cell-place"));
    } else if overlay.other_places.contains(cell) {
        add(desk.texts.say("cell-place-turned"));
    }
    let walks = overlay.reach == table.own.known.reach && !table.looks_back();
    match table.walk_cost(cell).filter(|_| walks) {
        Some((each, 1)) => add(desk.texts.with("cell-reach", &[("cost", each.into())])),
        Some((each, count)) => {
            let cost = u32::from(each) * u32::from(count);
            add(desk.texts.with("cell-reach-some", &[("cost", cost.into()), ("count", count.into())]));
        }
        None => {
            if let Some(cost) = overlay.reach.as_ref().filter(|_| !walks).and_then(|reach| reach.cost(cell)) {
                add(desk.texts.with("cell-away", &[("cost", cost.into())]));
            }
        }
    }
    let chosen = table.own.chosen.selection.is_some_and(|selection| selection.cell == cell);
    WidgetInfo::selected(egui::Role::Button, true, chosen, name)
}

/// The tooltip of a cell: what is on it and what a walk to it would change; for a temple, also everybody's strength.
pub fn tooltip(ui: &mut Ui, desk: &Desk, table: &Table, overlay: &Overlay, cell: Cell) {
    ui.set_max_width(tooltips::widest(ui.ctx()));
    ui.spacing_mut().item_spacing.y = LINE_GAP;
    for line in cells::cell_and_pieces(desk.texts, &table.named(), cell).into_iter().filter(|line| !line.is_empty()) {
        ui.label(line);
    }
    let (rules, state) = (table.rules(), table.shown());
    if overlay.other_places.contains(cell) {
        // In a lesson a click turns the tile for no other hex than the one that is asked for.
        let turns =
            if table.is_lesson() && table.pointed().target() != Some(cell) { "cell-fits" } else { "cell-turns" };
        ui.label(RichText::new(desk.texts.say(turns)).color(desk.theme.chrome.accent));
        return;
    }
    if let Some(why) = no_place(table, cell) {
        ui.label(RichText::new(refusals::reason(desk.texts, &table.named(), &why)).color(desk.theme.chrome.warn));
        return;
    }
    let effects = walk_effects(desk, table, cell);
    for line in &effects {
        ui.label(RichText::new(line).color(desk.theme.chrome.accent));
    }
    if !state.temples().contains(cell) {
        return;
    }
    let there = state.seats().iter().filter_map(|&seat| {
        let strength = Some(state.strength(rules, cell, seat)).filter(|&strength| strength > 0)?;
        let values = [("name", table.name(seat).to_owned().into()), ("strength", strength.into())];
        Some(desk.texts.with("cell-strength", &values))
    });
    let there: Vec<String> = there.collect();
    if !there.is_empty() {
        ui.label(there.join(" · "));
    }
    let holders = state.seats().iter().filter(|&&seat| state.controls(rules, cell, seat));
    let holders: Vec<&str> = holders.map(|&seat| table.name(seat)).collect();
    let flag = spots::banner_on(table, cell);
    ui.label(match *holders {
        [] if flag.is_some() => desk.texts.say("cell-flag-none"),
        [] => desk.texts.say("cell-contested"),
        [holder] => match flag.and_then(|flag| flag.margin) {
            Some(margin) => {
                desk.texts.with("cell-held-by", &[("name", holder.to_owned().into()), ("margin", margin.into())])
            }
            None => desk.texts.with("cell-held", &[("name", holder.to_owned().into())]),
        },
        _ => desk.texts.with("cell-shared", &[("names", holders.join(", ").into())]),
    });
    // Where the effects of a walk are listed, or a tile is placed, what other seats could do would be too much.
    let insight = table.insight().filter(|_| effects.is_empty() && state.hand().is_none());
    let entry = insight.and_then(|insight| insight.ledger.iter().find(|entry| entry.temple == cell));
    if let Some(line) = entry.and_then(|entry| findings::claims(desk.texts, &table.named(), entry)) {
        ui.weak(line);
    }
}

/// Why the tile in hand cannot be placed on an empty cell as it is turned, for a person who is to place it.
fn no_place(table: &Table, cell: Cell) -> Option<Illegal> {
    let state = table.shown();
    let places = table.person_to_move().is_some() && !table.looks_back() && state.hand().is_some();
    if !places || state.tile(cell).is_some() {
        return None;
    }
    state.check(table.rules(), Action::Place { cell, rotation: table.turned() }).err()
}

/// The effects of a walk to the cell, line by line; before that the number that get there, if not all of the chosen
/// party do.
pub fn walk_effects(desk: &Desk, table: &Table, cell: Cell) -> Vec<String> {
    let party = table.party();
    let fewer = table.walk_cost(cell).filter(|&(_, able)| able < party && !table.looks_back());
    let fewer =
        fewer.map(|(_, able)| desk.texts.with("party-size-able", &[("count", able.into()), ("chosen", party.into())]));
    fewer.into_iter().chain(findings::effects(desk.texts, &table.named(), &table.effects_of_walk(cell))).collect()
}
