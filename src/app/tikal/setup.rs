//! The choices for a new game of Tikal beside its variant and its players, on the screen.

use egui::Ui;

use crate::app::kit::desk::{Desk, beside_heading};
use crate::app::kit::widgets::hint;
use crate::tikal::TurnRule;
use crate::words::tikal::Choices;

/// Lays out what can be chosen, side by side where there is room.
pub fn choices_ui<C, S>(ui: &mut Ui, desk: &Desk<C, S>, choices: &mut Choices) {
    ui.horizontal_wrapped(|ui| {
        beside_heading(ui, desk, "setup-turns");
        ui.radio_value(&mut choices.turns, TurnRule::Draw, desk.texts.say("setup-base"));
        ui.radio_value(&mut choices.turns, TurnRule::Auction, desk.texts.say("setup-advanced"));
    });
    hint(
        ui,
        desk,
        match choices.turns {
            TurnRule::Draw => "setup-base-hint",
            TurnRule::Auction => "setup-advanced-hint",
        },
    );
}
