//! The bids that the bar offers in an auction, and passing.

use std::ops::RangeInclusive;

use egui::{Button, DragValue, Ui, vec2};

use super::Table;
use super::bar_button::{BUTTON_HEIGHT, BarButton, button_ui};
use crate::app::tikal::command::TableCommand;
use crate::app::tikal::desk::{Desk, Spot};
use crate::tikal::{Action, Rule};

/// How many bids are offered at once. If more are possible, there is a field for the number of the last one.
const QUICK_BIDS: u32 = 7;
/// The gap between the field and the buttons below it.
const GAP: f32 = 2.0;

/// Lays out the lowest bids that are possible, a higher one to set, and passing.
pub fn bids_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, width: f32) {
    let (state, texts) = (table.state(), desk.texts);
    let (least, score) = (state.least_bid(table.rules()), state.score(state.seat()));
    let bid_ui = |ui: &mut Ui, desk: &mut Desk, bid: u32| {
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
        (least..=score).for_each(|bid| bid_ui(ui, desk, bid));
    } else {
        let higher = least + QUICK_BIDS - 2;
        (least..higher).for_each(|bid| bid_ui(ui, desk, bid));
        let bid = table.higher_bid.clamp(higher, score);
        if let Some(bid) = number_ui(ui, desk, bid, higher..=score, width) {
            desk.push(TableCommand::HigherBid(bid));
        }
        bid_ui(ui, desk, bid);
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

/// A plain field for a number, with buttons below that count it down and up; the number if it has become another one.
/// It looks like a field, not like the buttons beside it, as a click on it bids nothing.
fn number_ui(ui: &mut Ui, desk: &Desk, bid: u32, range: RangeInclusive<u32>, width: f32) -> Option<u32> {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let (least, most) = (*range.start(), *range.end());
    let mut wanted = bid;
    let height = (BUTTON_HEIGHT - GAP) / 2.0;
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        ui.spacing_mut().interact_size.y = height;
        ui.spacing_mut().button_padding.y = 0.0;
        let field = ui.scope(|ui| {
            let widgets = &mut ui.visuals_mut().widgets;
            for look in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active] {
                (look.weak_bg_fill, look.bg_fill) = (chrome.input, chrome.input);
            }
            let field = DragValue::new(&mut wanted).range(range).speed(0.1);
            ui.add_sized(vec2(width, height), field)
        });
        let hint = texts.with("auction-higher", &[("least", least.into()), ("most", most.into())]);
        field.inner.accessible_name(texts.say("auction-number")).on_hover_text(hint);
        ui.horizontal(|ui| {
            let half = vec2((width - GAP) / 2.0, height);
            for (sign, key, stepped) in
                [("−", "auction-less", bid.checked_sub(1)), ("+", "auction-more", bid.checked_add(1))]
            {
                let stepped = stepped.filter(|bid| (least..=most).contains(bid));
                let button = ui.add_enabled(stepped.is_some(), Button::new(sign).min_size(half));
                if button.accessible_name(texts.say(key)).clicked() {
                    wanted = stepped.unwrap_or(bid);
                }
            }
        });
    });
    (wanted != bid).then_some(wanted)
}
