//! The bids that the bar offers in an auction, and passing.

use egui::{Ui, vec2};

use super::Table;
use super::bar_button::{BUTTON_HEIGHT, BarButton, button_ui};
use crate::app::tikal::command::TableCommand;
use crate::app::tikal::desk::{Desk, Spot};
use crate::tikal::{Action, Rule};

/// How many bids are offered at once. If more are possible, the last one can be set to any height.
const QUICK_BIDS: u32 = 7;

/// Lays out the lowest bids that are possible, a higher one to set, and passing.
pub fn bids_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, width: f32) {
    let (state, texts) = (table.state(), desk.texts);
    let (least, score) = (state.least_bid(table.rules()), state.score(state.seat()));
    let mut bid_ui = |ui: &mut Ui, bid: u32| {
        let button = BarButton {
            title: texts.with("auction-bid-title", &[("bid", bid.into())]),
            below: Some(texts.with("auction-leaves", &[("left", (score - bid).into())])),
            rule: Some(Rule::new(9, 3)),
            ..BarButton::default()
        };
        let (response, command) = (button_ui(ui, desk, table, &button, width), TableCommand::Play(Action::Bid(bid)));
        desk.note(ui, Spot::Does(command), response.rect);
        if response.clicked() {
            desk.push(command);
        }
    };
    if least + QUICK_BIDS > score {
        (least..=score).for_each(|bid| bid_ui(ui, bid));
    } else {
        let higher = least + QUICK_BIDS - 2;
        (least..higher).for_each(|bid| bid_ui(ui, bid));
        let mut bid = table.higher_bid.clamp(higher, score);
        bid_ui(ui, bid);
        let other = format!("{} ", texts.say("auction-other"));
        let field = egui::DragValue::new(&mut bid).range(higher..=score).speed(0.1).prefix(other);
        let response = ui.add_sized(vec2(width, BUTTON_HEIGHT), field);
        let hint = texts.say("auction-higher");
        if response.accessible_name(&hint).on_hover_text(&hint).changed() {
            desk.push(TableCommand::HigherBid(bid));
        }
    }
    let pass = BarButton {
        title: texts.say("auction-pass"),
        below: Some(texts.say("auction-out")),
        rule: Some(Rule::new(9, 4)),
        ..BarButton::default()
    };
    let (response, command) = (button_ui(ui, desk, table, &pass, width), TableCommand::Play(Action::Pass));
    desk.note(ui, Spot::Does(command), response.rect);
    if response.clicked() {
        desk.push(command);
    }
}
