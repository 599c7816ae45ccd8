//! The tile in hand: which one, in which rotation, and the buttons that turn it.

use egui::{Button, Label, Response, RichText, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::{Table, paint};
use crate::app::rulebook::heading_with_rules;
use crate::app::tikal::command::{Ask, TableAsk};
use crate::app::tikal::desk::{Desk, Spot};
use crate::hex::Rotation;
use crate::tikal::{Rule, TileId};
use crate::words::tikal::nouns;

/// The height of the tile where there is room for it, where there is little, and at least.
const LARGE: f32 = 112.0;
const SMALL: f32 = 84.0;
const LEAST: f32 = 48.0;
/// The width of the buttons where they stand beside the tile.
const BESIDE: f32 = 54.0;
/// The room above and below it that a small tile leaves free in a lesson, whose frame runs there.
const FRAMED: f32 = 6.0;

/// Shows the tile in hand, if there is one: large with its name below it, or small with the buttons beside it. A volcano
/// that has started a scoring is in hand as well: it is placed when everybody has scored.
pub fn hand_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, is_large: bool) {
    let state = table.shown();
    let waiting = state.scoring().and_then(|scoring| scoring.volcano);
    let Some(tile) = state.hand().or(waiting) else { return };
    // A tile that looks the same in every rotation, such as a volcano, has nothing to turn.
    let acts = table.person_to_move().is_some() && !table.looks_back();
    let turns = acts && waiting.is_none() && can_be_turned(table, tile);
    if !is_large {
        // It gives way to what is told above it, so that it stays whole.
        let high = SMALL.min(ui.available_height()).max(LEAST);
        ui.horizontal(|ui| {
            let gap = ui.spacing().item_spacing;
            let aside = if turns { BESIDE + gap.x } else { 0.0 };
            let response = tile_ui(ui, desk, table, tile, vec2(ui.available_width() - aside, high));
            response.on_hover_ui(|ui| {
                ui.label(nouns::named_tile(desk.texts, table.rules(), tile));
                if let Some(text) = told(desk, table) {
                    ui.weak(text);
                }
            });
            if turns {
                ui.vertical_centered(|ui| turn_ui(ui, desk, vec2(BESIDE, (high - gap.y) / 2.0)));
            }
        });
        return;
    }
    heading_with_rules(ui, desk, "hand-heading", Rule::new(4, 1));
    tile_ui(ui, desk, table, tile, vec2(ui.available_width(), LARGE));
    ui.vertical_centered(|ui| {
        ui.label(nouns::named_tile(desk.texts, table.rules(), tile));
        if let Some(text) = told(desk, table) {
            ui.add(Label::new(RichText::new(text).weak()).wrap());
        }
    });
    if turns {
        ui.horizontal(|ui| {
            let half = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
            turn_ui(ui, desk, vec2(half, 0.0));
        });
    }
}

/// True if a tile is in hand that has no heading above it and no name below.
#[must_use]
pub fn stands_by_itself(table: &Table, is_large: bool) -> bool {
    let state = table.shown();
    !is_large && state.hand().or(state.scoring().and_then(|scoring| scoring.volcano)).is_some()
}

/// True if a tile looks different in some of its rotations.
#[must_use]
pub fn can_be_turned(table: &Table, tile: TileId) -> bool {
    table.rules().tile(tile).slabs.rotations().nth(1).is_some()
}

fn tile_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, tile: TileId, size: Vec2) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    desk.note(ui, Spot::Hand, rect);
    let turned = if table.looks_back() { Rotation::default() } else { table.turned() };
    let air = if table.is_lesson() && size.y < LARGE { FRAMED } else { 0.0 };
    paint::lone_tile(&ui.painter_at(rect), desk.theme, table, tile, turned, rect.shrink2(vec2(0.0, air)));
    let name = desk.texts.with("hand-tile", &[("tile", nouns::named_tile(desk.texts, table.rules(), tile).into())]);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    response
}

/// The words about the tile: the number of hexes on which it fits, for a person who is to place it, or the step that it
/// waits for.
fn told(desk: &Desk, table: &Table) -> Option<String> {
    if table.shown().scoring().is_some() {
        return Some(desk.texts.say("hand-waits"));
    }
    if table.person_to_move().is_none() || table.looks_back() {
        return None;
    }
    let (here, turned) = table.placeable();
    Some(desk.texts.with("hand-places", &[("here", here.len().into()), ("turned", turned.len().into())]))
}

/// The two buttons that turn the tile.
fn turn_ui(ui: &mut Ui, desk: &mut Desk, size: Vec2) {
    ui.spacing_mut().button_padding.x = 4.0;
    if size.y > 0.0 {
        // The buttons are no higher than their part.
        ui.spacing_mut().button_padding.y = 0.0;
        ui.spacing_mut().interact_size.y = size.y;
    }
    for (clockwise, key, name) in
        [(false, "hand-turn-left", "hand-turn-left-name"), (true, "hand-turn-right", "hand-turn-right-name")]
    {
        let button = ui.add(Button::new(desk.texts.say(key)).min_size(size));
        let button = button.accessible_name(desk.texts.say(name)).on_hover_text(desk.texts.say(name));
        let command = TableAsk::Own(Ask::Turn { clockwise, over: None });
        desk.note(ui, Spot::Does(command), button.rect);
        if button.clicked() {
            desk.push(command);
        }
    }
}
