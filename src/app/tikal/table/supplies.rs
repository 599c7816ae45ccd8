//! The supplies that are left for everybody: groups of tiles, tiers, hidden treasures.

use egui::{Align2, FontId, Label, RichText, Sense, Stroke, Ui, vec2};

use super::Table;
use crate::app::kit::tooltips::Said;
use crate::app::rulebook::heading_with_rules;
use crate::app::tikal::desk::{Desk, Spot};
use crate::insight::tikal::treasures_to_dig;
use crate::tikal::Rule;
use crate::words::tikal::forecast;

/// The least height of a heading with its button, with the gap above it.
const HEADING: f32 = 34.0;
/// The height of the tiers as they are drawn, and the least one where the column ends below them.
const TIERS: f32 = 74.0;
const LOW_TIERS: f32 = 36.0;

/// The room that is added below the groups in a lesson, which puts a frame around them.
const FRAMED: f32 = 5.0;

/// Shows the groups of the deck and the supply of tiers, in a column whose content begins at `top`: the tiers are lower
/// where they are seen whole so, before it is scrolled.
pub fn supplies_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, top: f32) {
    let groups = ui.scope(|ui| groups_ui(ui, desk, table)).response.rect;
    desk.note(ui, Spot::Groups, groups);
    if table.is_lesson() {
        ui.add_space(FRAMED);
    }
    forecast_ui(ui, desk, table);
    let left = ui.clip_rect().height() - (ui.cursor().top() - top);
    let (heading, gap) = (ui.spacing().interact_size.y.max(HEADING), ui.spacing().item_spacing.y);
    let room = left - heading - 2.0 * gap;
    let high = if room < LOW_TIERS { TIERS } else { room.min(TIERS) };
    let tiers = ui.scope(|ui| tiers_ui(ui, desk, table, high)).response.rect;
    desk.note(ui, Spot::Tiers, tiers);
}

fn groups_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let (rules, state, chrome) = (table.rules(), table.shown(), &desk.theme.chrome);
    heading_with_rules(ui, desk, "groups-heading", Rule::new(1, 2));
    let used = rules.deck_for(state.players());
    let groups: Vec<_> = rules.groups().iter().filter(|group| !group.tiles.and(used).is_empty()).collect();
    let drawable = state.drawable(rules);
    let gap = 4.0;
    let width = (ui.available_width() - gap * (groups.len().saturating_sub(1)) as f32) / groups.len().max(1) as f32;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 38.0), Sense::hover());
    for (index, group) in groups.into_iter().enumerate() {
        let left = group.tiles.and(state.deck()).len();
        let place = egui::Rect::from_min_size(
            rect.min + vec2(index as f32 * (width + gap), 0.0),
            vec2(width.min(40.0), rect.height()),
        );
        let current = !group.tiles.and(drawable).is_empty();
        let edge = if current { Stroke::new(2.0, chrome.accent) } else { Stroke::new(1.0, chrome.edge) };
        let painter = ui.painter();
        painter.rect(place, desk.theme.sizes.button_radius, chrome.card, edge, egui::StrokeKind::Inside);
        let colour = if left == 0 { chrome.text_weak } else { chrome.text_strong };
        let font = FontId::proportional(desk.theme.sizes.text);
        painter.text(place.center() - vec2(0.0, 8.0), Align2::CENTER_CENTER, group.letter, font.clone(), colour);
        painter.text(place.center() + vec2(0.0, 8.0), Align2::CENTER_CENTER, left, font, colour);
        let id = ui.make_persistent_id(("group", index));
        let response = ui.interact(place, id, Sense::hover());
        let values = [("group", group.letter.to_string().into()), ("left", left.into())];
        let is_volcano = |tile| rules.tile(tile).kind.starts_a_scoring();
        let volcanoes = group.tiles.and(state.deck()).iter().filter(|&tile| is_volcano(tile)).count();
        if volcanoes > 0 && table.insight().is_some() {
            // A small mountain on the upper edge says that there are volcanoes in the group.
            let mountain = place.center_top() + vec2(0.0, 2.5);
            let peak = [vec2(4.5, 0.0), vec2(-4.5, 0.0), vec2(0.0, -7.0)].map(|corner| mountain + corner);
            ui.painter().add(egui::Shape::convex_polygon(peak.to_vec(), desk.theme.fire.hot, Stroke::NONE));
        }
        let name = || {
            let name = desk.texts.with("groups-left", &values);
            if volcanoes == 0 || table.insight().is_none() {
                return name;
            }
            format!("{name}, {}", desk.texts.with("groups-volcanoes", &[("count", volcanoes.into())]))
        };
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, name()));
        response.says(name);
    }
}

fn tiers_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, high: f32) {
    let (rules, state, theme) = (table.rules(), table.shown(), desk.theme);
    heading_with_rules(ui, desk, "tiers-heading", Rule::new(1, 3));
    let values: Vec<usize> = (0..rules.tiers().len()).filter(|&value| rules.tiers()[value] > 0).collect();
    let most = f32::from(rules.tiers().iter().copied().max().unwrap_or(1).max(1));
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    let width = rect.width() / values.len().max(1) as f32;
    let base = rect.bottom() - 16.0;
    let scale = (base - rect.top()) / most;
    for (index, value) in values.into_iter().enumerate() {
        let left = rect.left() + index as f32 * width + 1.5;
        let bar = |count: u8| {
            egui::Rect::from_min_max(
                egui::pos2(left, base - f32::from(count) * scale),
                egui::pos2(left + width - 3.0, base),
            )
        };
        let (now, start) = (state.supply()[value], rules.tiers()[value]);
        let painter = ui.painter();
        painter.rect_filled(bar(start), 2.0, theme.chrome.input);
        painter.rect_filled(bar(now), 2.0, theme.stone.middle);
        let font = FontId::proportional(theme.sizes.text_small);
        let below = egui::pos2(left + (width - 3.0) / 2.0, rect.bottom() - 6.0);
        let colour = if now == 0 { theme.chrome.text_weak } else { theme.chrome.text };
        painter.text(below, Align2::CENTER_CENTER, value, font, colour);
        let id = ui.make_persistent_id(("tier", value));
        let hit = bar(u8::MAX).intersect(rect).union(bar(0));
        let response = ui.interact(hit, id, Sense::hover());
        let name = || desk.texts.with("tiers-left", &[("tier", value.into()), ("left", now.into())]);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, name()));
        response.says(name);
    }
    let hidden: u32 = state.hidden(rules).iter().map(|&copies| u32::from(copies)).sum();
    let to_dig = treasures_to_dig(rules, state);
    // A variant may have more treasures than its ruins show masks.
    let name = if to_dig < hidden { "treasures-hidden-few" } else { "treasures-hidden" };
    ui.weak(desk.texts.with(name, &[("count", hidden.into()), ("dug", to_dig.into())]));
}

/// Shows the odds of the tiles to come.
fn forecast_ui(ui: &mut Ui, desk: &Desk, table: &Table) {
    let Some(forecast) = table.insight().and_then(|insight| insight.forecast.as_ref()) else { return };
    let chrome = &desk.theme.chrome;
    for (index, line) in forecast::lines(desk.texts, table.rules(), table.shown(), forecast).into_iter().enumerate() {
        let colour = if index == 0 { chrome.text } else { chrome.text_weak };
        let label = ui.add(Label::new(RichText::new(line).color(colour)).wrap());
        label.says(|| desk.texts.say("forecast-groups"));
    }
}
