//! Chance entered by hand, for a game that is also played on a real table: which tile was drawn, which treasure was
//! turned up. How an entry is corrected, `correct` decides.

use egui::{RichText, Ui};

use super::{Table, paint};
use crate::app::hexboard::art;
use crate::app::kit::desk::heading;
use crate::app::kit::fresh;
use crate::app::table::choices::{Choice, GAP, PADDING, card_width, choice_ui, find_ui};
use crate::app::tikal::command::Ask;
use crate::app::tikal::desk::Desk;
use crate::hex::Rotation;
use crate::tikal::{Action, TileId, Treasure};
use crate::words::tikal::nouns;

/// The least width of a card: the slabs and the number of a tile can be read on it.
const CARD: f32 = 56.0;
/// With more outcomes than this there is a field to find one by its name.
const FEW: usize = 4;

/// Offers every possible outcome, while somebody is to enter one.
pub fn chance_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    if table.chance_by_hand() && !table.looks_back() {
        heading(ui, desk, "chance-heading");
        outcomes_ui(ui, desk, table);
    }
}

/// An outcome, and the names by which it is offered.
struct Outcome {
    action: Action,
    title: String,
    /// The full name, by which it is found too.
    full: String,
    name: String,
}

fn outcomes(desk: &Desk, table: &Table) -> Vec<Outcome> {
    let texts = desk.texts;
    let outcome = |&action: &Action| match action {
        Action::Draw(tile) => {
            let full = nouns::named_tile(texts, table.rules(), tile);
            let name = texts.with("chance-drawn", &[("tile", full.clone().into())]);
            Some(Outcome { action, title: table.rules().tile(tile).name.to_string(), full, name })
        }
        Action::Reveal(kind) => {
            let full = nouns::treasure(texts, table.rules(), kind);
            let name = texts.with("chance-revealed", &[("kind", full.clone().into())]);
            Some(Outcome { action, title: full.clone(), full, name })
        }
        _ => None,
    };
    table.legal().iter().filter_map(outcome).collect()
}

fn outcomes_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let all = outcomes(desk, table);
    group_ui(ui, desk, table);
    let (found, only) = find_ui(ui, desk, (FEW, table.steps()), &all, |one| &one.full);
    if let Some(only) = only {
        desk.push(Ask::Play(only.action));
    }
    let width = card_width(ui.available_width(), CARD, all.len());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(GAP, GAP);
        for outcome in found {
            let response = match outcome.action {
                Action::Draw(tile) => tile_ui(ui, desk, table, outcome, tile, width),
                Action::Reveal(kind) => treasure_ui(ui, desk, table, outcome, kind, width),
                _ => continue,
            };
            // The second half of a double click does not enter the next outcome.
            let response = response.on_hover_text(&outcome.full);
            if fresh::clicked(&response, ("outcome", table.steps(), &outcome.full)) {
                desk.push(Ask::Play(outcome.action));
            }
        }
    });
}

/// The group of which a tile is drawn now, and how many are left in it.
fn group_ui(ui: &mut Ui, desk: &Desk, table: &Table) {
    let (rules, state) = (table.rules(), table.state());
    let drawable = state.drawable(rules);
    let draws = table.legal().iter().any(|action| matches!(action, Action::Draw(_)));
    let group = rules.groups().iter().find(|group| !group.tiles.and(drawable).is_empty());
    if let Some(group) = group.filter(|_| draws) {
        let values = [("group", group.letter.to_string().into()), ("left", drawable.len().into())];
        ui.label(RichText::new(desk.texts.with("groups-left", &values)).color(desk.theme.chrome.text_weak));
    }
}

fn tile_ui(ui: &mut Ui, desk: &Desk, table: &Table, outcome: &Outcome, tile: TileId, width: f32) -> egui::Response {
    let choice = Choice {
        name: &outcome.name,
        title: &outcome.title,
        picture: (width - 2.0 * PADDING) * 0.88,
        has_foot: false,
        is_chosen: None,
    };
    choice_ui(ui, desk, &choice, width, |painter, picture, _| {
        paint::lone_tile(painter, desk.theme, table, tile, Rotation::default(), picture);
    })
}

/// A treasure, with how many of its kind are still hidden.
fn treasure_ui(
    ui: &mut Ui,
    desk: &Desk,
    table: &Table,
    outcome: &Outcome,
    kind: Treasure,
    width: f32,
) -> egui::Response {
    let left = desk.texts.with("chance-left", &[("left", table.state().hidden_of(kind).into())]);
    let choice = Choice {
        name: &outcome.name,
        title: &outcome.title,
        picture: (width - 2.0 * PADDING) * 0.84,
        has_foot: true,
        is_chosen: None,
    };
    let weak = desk.theme.chrome.text_weak;
    let font = egui::FontId::proportional(desk.theme.sizes.text_small);
    choice_ui(ui, desk, &choice, width, |painter, picture, foot| {
        let radius = picture.height().min(picture.width()) * 0.47;
        art::treasure(painter, desk.theme, picture.center(), radius, table.rules().glyph(kind));
        painter.text(foot.center(), egui::Align2::CENTER_CENTER, left, font, weak);
    })
}
