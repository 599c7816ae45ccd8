//! The choice of a scenario, each by a picture of its board, or of a random one.

use egui::{Align2, FontId, Label, RichText, Ui, WidgetInfo, vec2};

use crate::app::kit::desk::Desk;
use crate::app::kit::widgets::{Common, card};
use crate::app::legend::picture;
use crate::legend::Variant;
use crate::words::legend::nouns;

/// The choice of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScenarioChoice {
    /// A scenario, by its place in the variant's list.
    This(usize),
    /// Any of them, drawn when the game begins.
    Random,
}

/// The least width of a card, and the shape of the picture on it.
const CARD: f32 = 150.0;
const SHAPE: f32 = 0.84;

/// Shows the scenarios of a variant and a random one as cards in rows; the one that was clicked is returned.
pub fn scenario_ui<C, S: PartialEq>(
    ui: &mut Ui,
    desk: &Desk<C, S>,
    rules: &Variant,
    chosen: ScenarioChoice,
) -> Option<ScenarioChoice> {
    let all: Vec<ScenarioChoice> =
        (0..rules.scenarios().len()).map(ScenarioChoice::This).chain([ScenarioChoice::Random]).collect();
    let gap = ui.spacing().item_spacing.x;
    let columns = (((ui.available_width() + gap) / (CARD + gap)).floor() as usize).clamp(1, all.len());
    let width = ((ui.available_width() - gap * (columns - 1) as f32) / columns as f32).floor();
    let mut common = Common::of(ui, "scenarios");
    let mut clicked = None;
    for row in all.chunks(columns) {
        ui.horizontal_top(|ui| {
            for &choice in row {
                let (name, about) = words(desk, rules, choice);
                let is_chosen = choice == chosen;
                let response = ui
                    .allocate_ui(vec2(width, 0.0), |ui| {
                        card(ui, desk, ("scenario", &name), is_chosen, |ui| {
                            ui.vertical(|ui| {
                                ui.spacing_mut().item_spacing.y = 3.0;
                                let size = vec2(ui.available_width(), ui.available_width() * SHAPE);
                                let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
                                match choice {
                                    ScenarioChoice::This(index) => {
                                        picture::scenario(
                                            ui.painter(),
                                            desk.theme,
                                            rect,
                                            rules,
                                            &rules.scenarios()[index],
                                        );
                                    }
                                    ScenarioChoice::Random => random(ui, desk, rules, rect),
                                }
                                ui.add(Label::new(RichText::new(&name).strong()).wrap().selectable(false));
                                let about = RichText::new(about).small().color(desk.theme.chrome.text_weak);
                                ui.add(Label::new(about).wrap().selectable(false));
                                common.fill(ui);
                            });
                        })
                    })
                    .inner;
                response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, is_chosen, &name));
                if response.clicked() {
                    clicked = Some(choice);
                }
            }
        });
    }
    common.keep(ui);
    clicked
}

/// The name of a choice, and what it is about.
fn words<C, S: PartialEq>(desk: &Desk<C, S>, rules: &Variant, choice: ScenarioChoice) -> (String, String) {
    let texts = desk.texts;
    match choice {
        ScenarioChoice::Random => (texts.say("scenario-random"), texts.say("scenario-random-about")),
        ScenarioChoice::This(index) => {
            (nouns::scenario(texts, rules, index), nouns::scenario_about(texts, rules, index))
        }
    }
}

/// The board with nothing but the base camp, under a question mark.
fn random<C, S: PartialEq>(ui: &Ui, desk: &Desk<C, S>, rules: &Variant, rect: egui::Rect) {
    let painter = ui.painter();
    picture::hexes(painter, desk.theme, rect, rules, |cell| {
        (cell == rules.base_camp())
            .then(|| picture::tile_look(rules, rules.base_camp_tile(), crate::hex::Rotation::default(), None))
    });
    let radius = rect.height() * 0.2;
    painter.circle_filled(rect.center(), radius, desk.theme.mark.badge);
    let font = FontId::proportional(radius * 1.5);
    painter.text(rect.center(), Align2::CENTER_CENTER, "?", font, desk.theme.mark.badge_text);
}
