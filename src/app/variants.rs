//! The screen of variants: a card with a picture and facts for each; a click sets up a new game of it, a button tries
//! it out at once.

use egui::{Button, Label, RichText, Ui, WidgetInfo, vec2};

use super::command::Command;
use super::games::{self, Pictures};
use super::kit::widgets::{Common, card, column, title, way_out, ways_out};
use crate::app::command::Desk;
use crate::games::GameRules;
use crate::library::Libraries;

/// How many facts stand on a card: players, tiles, length.
const FACTS: usize = 3;
/// The least width of a card.
const CARD: f32 = 250.0;

/// Lays out the screen of variants.
pub fn variants_ui(ui: &mut Ui, desk: &mut Desk, libraries: &Libraries, pictures: &mut Pictures) {
    ways_out(ui, desk.texts, desk.theme, |ui| {
        if way_out(ui, desk.texts.say("variants-back")).clicked() {
            desk.push(Command::Back);
        }
    });
    column(ui, 1180.0, |ui| {
        title(ui, desk, "variants-heading");
        ui.weak(desk.texts.say("variants-hint"));
        ui.add_space(4.0);
        let gap = ui.spacing().item_spacing.x;
        let columns = (((ui.available_width() + gap) / (CARD + gap)) as usize).clamp(1, 4);
        let width = (ui.available_width() - gap * (columns as f32 - 1.0)) / columns as f32;
        let mut common = Common::of(ui, "cards");
        for row in libraries.variants().chunks(columns) {
            ui.horizontal_top(|ui| {
                for rules in row {
                    let (mut tries, id) = (false, ("variant", rules.variant()));
                    let laid = ui.allocate_ui(vec2(width, 0.0), |ui| {
                        card(ui, desk, id, false, |ui| tries = card_ui(ui, desk, rules, pictures, &mut common))
                    });
                    let values = [("name", games::name(desk.texts, rules).into())];
                    let name = desk.texts.with("variants-play", &values);
                    laid.inner.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
                    if tries {
                        desk.push(Command::TryOut(rules.variant()));
                    } else if laid.inner.clicked() {
                        desk.push(Command::SetUp(rules.variant()));
                    }
                }
            });
        }
        common.keep(ui);
    });
}

/// What stands on the card of a variant; whether that is to be tried out.
/// What all cards have in common is how high they are above their buttons.
fn card_ui(ui: &mut Ui, desk: &Desk, rules: &GameRules, pictures: &mut Pictures, common: &mut Common) -> bool {
    let told = |ui: &mut Ui| {
        let size = vec2(ui.available_width(), 168.0);
        pictures.show(ui, desk, rules, "gallery", size);
        let name = RichText::new(games::name(desk.texts, rules)).strong().size(desk.theme.sizes.text_heading * 0.9);
        ui.add(Label::new(name).wrap().selectable(false));
        let about = games::description(desk.texts, rules);
        ui.add(Label::new(RichText::new(about).small()).wrap().selectable(false));
        let facts = games::facts(desk.texts, rules, None)[..FACTS].join(" · ");
        let facts = RichText::new(facts).small().color(desk.theme.chrome.text_weak);
        ui.add(Label::new(facts).wrap().selectable(false));
        common.fill(ui);
    };
    let try_out = |ui: &mut Ui| {
        let name = desk.texts.with("try-out-name", &[("name", games::name(desk.texts, rules).into())]);
        let button = ui.add(Button::new(desk.texts.say("try-out"))).accessible_name(name);
        button.on_hover_text(desk.texts.say("try-out-hint")).clicked()
    };
    let laid = ui.vertical(|ui| {
        ui.vertical_centered(told);
        ui.vertical_centered(try_out).inner
    });
    laid.inner
}
