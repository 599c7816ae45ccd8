//! The variants that can be played, with pictures; one of them leads to a new game.

use egui::{Label, RichText, Ui, WidgetInfo, vec2};

use super::command::Command;
use super::picture::Pictures;
use super::setup::{facts, variant_name};
use super::ui::Desk;
use super::widgets::{card, column, title};
use crate::library::Library;
use crate::tikal::Variant;

/// The least width of a card.
const CARD: f32 = 250.0;

/// Lays out the screen of variants.
pub fn variants_ui(ui: &mut Ui, desk: &mut Desk, library: &Library, pictures: &mut Pictures) {
    let chosen = column(ui, 1180.0, |ui| {
        let mut chosen = None;
        title(ui, desk, "variants-heading");
        ui.weak(desk.texts.say("variants-hint"));
        ui.add_space(4.0);
        let gap = ui.spacing().item_spacing.x;
        let columns = (((ui.available_width() + gap) / (CARD + gap)) as usize).clamp(1, 4);
        let width = (ui.available_width() - gap * (columns as f32 - 1.0)) / columns as f32;
        for row in library.entries().chunks(columns) {
            ui.horizontal_top(|ui| {
                for entry in row {
                    let rules = &entry.variant;
                    let laid = ui.allocate_ui(vec2(width, 0.0), |ui| {
                        card(ui, desk, ("variant", rules.id()), false, |ui| card_ui(ui, desk, rules, pictures))
                    });
                    let values = [("name", variant_name(desk.texts, rules).into())];
                    let name = desk.texts.with("variants-play", &values);
                    laid.inner.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
                    if laid.inner.on_hover_text(&name).clicked() {
                        chosen = Some(rules.id().to_owned());
                    }
                }
            });
        }
        ui.add_space(8.0);
        if ui.add(egui::Button::new(desk.texts.say("variants-back")).min_size(vec2(110.0, 38.0))).clicked() {
            desk.push(Command::Back);
        }
        chosen
    });
    if let Some(id) = chosen {
        desk.push(Command::SetUp(id));
    }
}

fn card_ui(ui: &mut Ui, desk: &Desk, rules: &Variant, pictures: &mut Pictures) {
    ui.vertical_centered(|ui| {
        let size = vec2(ui.available_width(), 168.0);
        pictures.show(ui, desk, rules, "gallery", size);
        let name = RichText::new(variant_name(desk.texts, rules)).strong().size(desk.theme.sizes.text_heading * 0.9);
        ui.add(Label::new(name).wrap().selectable(false));
        let about = rules.def().description.get(desk.texts.language().code());
        ui.add(Label::new(RichText::new(about).small()).wrap().selectable(false));
        let facts = facts(desk.texts, rules).join(" · ");
        let facts = RichText::new(facts).small().color(desk.theme.chrome.text_weak);
        ui.add(Label::new(facts).wrap().selectable(false));
    });
}
