//! The choice of a scenario, each by a picture of its board, or of a random one: as cards, or as a list where there is
//! little height.

use egui::{Button, Label, Painter, Rect, RichText, Ui, Vec2, WidgetInfo, vec2};

use crate::app::kit::desk::{Desk, beside_heading, heading};
use crate::app::kit::one_of::OneOf;
use crate::app::kit::still::Stills;
use crate::app::kit::theme::Theme;
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
const CARD: f32 = 112.0;
const SHAPE: f32 = 0.78;
/// The size of a picture in a row of the list.
const LISTED: Vec2 = vec2(64.0, 50.0);
/// The gap between a picture in the list and its name.
const GAP: f32 = 8.0;
/// The width of the closed list.
const LIST: f32 = 170.0;

/// Shows the scenarios of a variant and a random one, with what the chosen one is about; the one that was clicked is
/// returned. A variant with one scenario leaves nothing to choose.
pub fn scenario_ui<C, S: PartialEq>(
    ui: &mut Ui,
    desk: &Desk<C, S>,
    rules: &Variant,
    chosen: ScenarioChoice,
    stills: &mut Stills,
    is_low: bool,
) -> Option<ScenarioChoice> {
    let all: Vec<ScenarioChoice> =
        (0..rules.scenarios().len()).map(ScenarioChoice::This).chain([ScenarioChoice::Random]).collect();
    if all.len() <= 2 {
        return None;
    }
    if is_low {
        return list_ui(ui, desk, rules, (chosen, all), stills);
    }
    heading(ui, desk, "setup-scenario");
    let clicked = cards_ui(ui, desk, rules, (chosen, &all), stills);
    let (_, about) = words(desk, rules, chosen);
    ui.add(Label::new(RichText::new(about).small().color(desk.theme.chrome.text_weak)).wrap());
    clicked
}

/// The cards, in rows that are as full as each other.
fn cards_ui<C, S: PartialEq>(
    ui: &mut Ui,
    desk: &Desk<C, S>,
    rules: &Variant,
    (chosen, all): (ScenarioChoice, &[ScenarioChoice]),
    stills: &mut Stills,
) -> Option<ScenarioChoice> {
    let gap = ui.spacing().item_spacing.x;
    let most = (((ui.available_width() + gap) / (CARD + gap)).floor() as usize).clamp(1, all.len());
    let columns = all.len().div_ceil(all.len().div_ceil(most));
    let width = ((ui.available_width() - gap * (columns - 1) as f32) / columns as f32).floor();
    let mut common = Common::of(ui, "scenarios");
    let mut clicked = None;
    for row in all.chunks(columns) {
        ui.horizontal_top(|ui| {
            for &choice in row {
                let (name, about) = words(desk, rules, choice);
                let is_chosen = choice == chosen;
                let laid = ui.allocate_ui(vec2(width, 0.0), |ui| {
                    card(ui, desk, ("scenario", &name), is_chosen, |ui| {
                        ui.vertical(|ui| {
                            ui.spacing_mut().item_spacing.y = 3.0;
                            let size = vec2(ui.available_width(), ui.available_width() * SHAPE);
                            let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
                            paint(ui.painter(), desk.theme, rect, rules, (choice, "card"), stills);
                            ui.add(Label::new(RichText::new(&name).strong()).wrap().selectable(false));
                            common.fill(ui);
                        });
                    })
                });
                let response = laid.inner;
                let said = desk.texts.with("setup-scenario-name", &[("name", name.into())]);
                response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, is_chosen, &said));
                if response.on_hover_text(about).clicked() {
                    clicked = Some(choice);
                }
            }
        });
    }
    common.keep(ui);
    clicked
}

/// The same in one line: the chosen one, and a list of all of them that opens below it.
fn list_ui<C, S: PartialEq>(
    ui: &mut Ui,
    desk: &Desk<C, S>,
    rules: &Variant,
    (chosen, all): (ScenarioChoice, Vec<ScenarioChoice>),
    stills: &mut Stills,
) -> Option<ScenarioChoice> {
    let mut now = chosen;
    ui.horizontal_wrapped(|ui| {
        beside_heading(ui, desk, "setup-scenario");
        let (shown, about) = words(desk, rules, chosen);
        let names = all.into_iter().map(|choice| (choice, words(desk, rules, choice).0));
        let list = OneOf::new("scenario", &shown).width(LIST);
        let list = list.show_rows(ui, &mut now, names, |ui, &choice, name, is_chosen| {
            // The picture stands on the row, so that a click on it chooses its scenario, too.
            let padding = ui.spacing().button_padding;
            let row = ui.scope(|ui| {
                ui.spacing_mut().button_padding.x = padding.x + LISTED.x + GAP;
                let text = RichText::new(name);
                let size = vec2(LIST, LISTED.y + 2.0 * padding.y);
                ui.add(Button::selectable(is_chosen, text).min_size(size))
            });
            let left = row.inner.rect.left() + padding.x;
            let rect = Rect::from_center_size(egui::pos2(left + LISTED.x * 0.5, row.inner.rect.center().y), LISTED);
            paint(ui.painter(), desk.theme, rect, rules, (choice, "list"), stills);
            row.inner
        });
        let said = desk.texts.with("setup-scenario-name", &[("name", shown.into())]);
        list.accessible_name(said).on_hover_text(about);
    });
    (now != chosen).then_some(now)
}

/// Paints the picture of a choice, kept for the next time.
fn paint(
    painter: &Painter,
    theme: &Theme,
    rect: Rect,
    rules: &Variant,
    (choice, place): (ScenarioChoice, &'static str),
    stills: &mut Stills,
) {
    let scenarios = rules.scenarios();
    let number = match choice {
        ScenarioChoice::This(index) => index,
        ScenarioChoice::Random => scenarios.len(),
    };
    // A list that opens is laid out once unseen: what is drawn then leaves nothing to keep.
    if painter.is_visible() {
        let still = stills.of(rules.hash(), place, number);
        still.paint(painter, theme.is_dark, rect, (), |()| match scenarios.get(number) {
            Some(scenario) => picture::scenario(painter, theme, rect, rules, scenario),
            None => picture::unknown(painter, theme, rect, rules),
        });
    }
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
