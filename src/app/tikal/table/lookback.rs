//! Looking back: a banner over the board that says which step is shown, with buttons to the step before, to the next
//! one and to the present.
//!
//! Which state is shown, the sitting keeps.

use egui::{Frame, Label, Margin, Rect, RichText, Ui, UiBuilder, pos2, vec2};

use super::Table;
use super::steps::sentence;
use super::turn::Step;
use crate::app::kit::keys::Shortcut;
use crate::app::tikal::command::TableCommand;
use crate::app::tikal::desk::Desk;
use crate::app::tikal::keys;

/// The room that the banner takes of the board.
pub const BANNER_HEIGHT: f32 = 64.0;

impl Table {
    /// The last action before the state that the board shows, as a step of its own; none at the very beginning.
    #[must_use]
    pub fn shown_action(&self) -> Option<Step> {
        self.action_step(self.shown_step().checked_sub(1)?)
    }

    /// One action as a step of its own.
    #[must_use]
    pub fn action_step(&self, index: usize) -> Option<Step> {
        self.steps_from(index, index + 1).pop()
    }
}

/// Shows the banner along the upper edge of `board`, while an earlier state is looked at.
pub fn lookback_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, board: Rect) {
    if !table.looks_back() {
        return;
    }
    let texts = desk.texts;
    let (chrome, sizes) = (&desk.theme.chrome, &desk.theme.sizes);
    let width = (board.width() - 16.0).min(460.0);
    let corner = pos2(board.center().x - width / 2.0, board.top() + 6.0);
    let rect = Rect::from_min_size(corner, vec2(width, BANNER_HEIGHT));
    let (step, steps) = (table.shown_step(), table.steps());
    ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt("lookback"), |ui| {
        let frame = Frame::new()
            .fill(chrome.card)
            .stroke((1.5, chrome.gold))
            .corner_radius(sizes.button_radius)
            .inner_margin(Margin::symmetric(8, 5));
        frame.show(ui, |ui| {
            ui.set_width(width - 16.0);
            ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
            ui.horizontal(|ui| {
                let values = [("step", step.into()), ("steps", steps.into())];
                let mut button = |ui: &mut Ui, sign: &str, shortcut: Shortcut, possible: bool, to: usize| {
                    let name = texts.say(shortcut.name);
                    let response = ui.add_enabled(possible, egui::Button::new(sign)).accessible_name(&name);
                    if response.on_hover_text(format!("{name} ({})", shortcut.text(desk.texts, ui.ctx()))).clicked() {
                        desk.push(TableCommand::LookBack(Some(to)));
                    }
                };
                ui.spacing_mut().interact_size.y = 24.0;
                ui.spacing_mut().button_padding = vec2(6.0, 2.0);
                button(ui, "◀", keys::STEP_EARLIER, step > 0, step.saturating_sub(1));
                button(ui, "▶", keys::STEP_LATER, true, step + 1);
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    let now = texts.say("back-now");
                    let short = ui.available_width() < 230.0;
                    let shown = if short { "×".to_owned() } else { now.clone() };
                    if ui.add(egui::Button::new(shown)).accessible_name(&now).on_hover_text(&now).clicked() {
                        desk.push(TableCommand::LookBack(None));
                    }
                    ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                        let key = if short { "back-step-short" } else { "back-step" };
                        let text = RichText::new(texts.with(key, &values)).strong().color(chrome.gold);
                        ui.add(Label::new(text).truncate());
                    });
                });
            });
            let said = match table.shown_action() {
                Some(step) => sentence(texts, table, &step),
                None => texts.say("back-start"),
            };
            ui.add(Label::new(RichText::new(said).small()).truncate());
        });
    });
}
