//! The tile in hand: which one, in which rotation, and the buttons that turn it.

use egui::{Label, RichText, Sense, Ui, vec2};

use super::{Table, paint};
use crate::app::tikal::command::TableCommand;
use crate::app::tikal::desk::{Desk, Spot};
use crate::app::tikal::rulebook::heading_with_rules;
use crate::app::tikal::words;
use crate::hex::Rotation;
use crate::tikal::Rule;

/// Shows the tile in hand, if there is one.
pub fn hand_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let Some(tile) = table.shown().hand() else { return };
    let turned = if table.looks_back() { Rotation::default() } else { table.turned() };
    heading_with_rules(ui, desk, "hand-heading", Rule::new(4, 1));
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 112.0), Sense::hover());
    desk.note(ui, Spot::Hand, rect);
    paint::lone_tile(&ui.painter_at(rect), desk.theme, table, tile, turned, rect);
    ui.vertical_centered(|ui| {
        ui.label(words::named_tile(desk.texts, table, tile));
        if table.looks_back() {
            return;
        }
        let (here, turned) = table.placeable();
        let values = [("here", here.len().into()), ("turned", turned.len().into())];
        ui.add(Label::new(RichText::new(desk.texts.with("hand-places", &values)).weak()).wrap());
    });
    if table.person_to_move().is_none() || table.looks_back() {
        return;
    }
    ui.horizontal(|ui| {
        let half = vec2((ui.available_width() - ui.spacing().item_spacing.x) / 2.0, 0.0);
        for (clockwise, key, name) in
            [(false, "hand-turn-left", "hand-turn-left-name"), (true, "hand-turn-right", "hand-turn-right-name")]
        {
            let button = ui.add(egui::Button::new(desk.texts.say(key)).min_size(half));
            let button = button.accessible_name(desk.texts.say(name)).on_hover_text(desk.texts.say(name));
            let command = TableCommand::Turn { clockwise, over: None };
            desk.note(ui, Spot::Does(command), button.rect);
            if button.clicked() {
                desk.push(command);
            }
        }
    });
}
