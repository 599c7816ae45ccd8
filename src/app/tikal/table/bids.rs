//! The bids that the bar offers in an auction, and passing.

use egui::{Rect, Ui, UiBuilder};

use super::Table;
use super::bar_button::{BarButton, Lettering, button_ui};
use crate::app::kit::desk::width_of;
use crate::app::tikal::command::TableCommand;
use crate::app::tikal::desk::{Desk, Spot};
use crate::tikal::{Action, Rule};

/// How many bids are offered at once. If more are possible, the last one can be set to any height.
const QUICK_BIDS: u32 = 7;

/// Lays out the lowest bids that are possible, a higher one to set, and passing, in these places.
pub fn bids_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, places: &[Rect]) {
    let (state, texts) = (table.state(), desk.texts);
    let (least, score) = (state.least_bid(table.rules()), state.score(state.seat()));
    let title = |bid: u32| texts.with("auction-bid-title", &[("bid", bid.into())]);
    let left = |bid: u32| texts.with("auction-leaves", &[("left", (score - bid).into())]);
    let mut places = places.iter().copied();
    let width = places.clone().next().map_or(0.0, |place| place.width());
    let titles = [title(score), texts.say("auction-pass")];
    let below = [left(least.min(score)), texts.say("auction-out")];
    let lettering = Lettering::fitting(ui, desk, width, &titles, &below);
    let bid_ui = |ui: &mut Ui, desk: &mut Desk, bid: u32, place: Option<Rect>| {
        let Some(place) = place else { return };
        let button = BarButton {
            title: title(bid),
            below: Some(left(bid)),
            rule: Some(Rule::new(9, 3)),
            ..BarButton::default()
        };
        let response = button_ui(ui, desk, table, &button, place, lettering);
        let command = TableCommand::Play(Action::Bid(bid));
        desk.note(ui, Spot::Does(command), response.rect);
        if response.clicked() {
            desk.push(command);
        }
    };
    if least + QUICK_BIDS > score {
        (least..=score).for_each(|bid| bid_ui(ui, desk, bid, places.next()));
    } else {
        let higher = least + QUICK_BIDS - 2;
        (least..higher).for_each(|bid| bid_ui(ui, desk, bid, places.next()));
        let mut bid = table.higher_bid.clamp(higher, score);
        bid_ui(ui, desk, bid, places.next());
        // Where there is no room for the word, the number stands alone, and the tooltip says what it is.
        let other = format!("{} ", texts.say("auction-other"));
        let font = egui::TextStyle::Button.resolve(ui.style());
        let is_said = width_of(ui.painter(), &font, &format!("{other}{score}")) + 16.0 <= width;
        let other = if is_said { other } else { String::new() };
        let field = egui::DragValue::new(&mut bid).range(higher..=score).speed(0.1).prefix(other);
        if let Some(place) = places.next() {
            let response = ui.new_child(UiBuilder::new().max_rect(place)).add_sized(place.size(), field);
            let hint = texts.say("auction-higher");
            if response.accessible_name(&hint).on_hover_text(&hint).changed() {
                desk.push(TableCommand::HigherBid(bid));
            }
        }
    }
    let pass = BarButton {
        title: texts.say("auction-pass"),
        below: Some(texts.say("auction-out")),
        rule: Some(Rule::new(9, 4)),
        ..BarButton::default()
    };
    if let Some(place) = places.next() {
        let (response, command) =
            (button_ui(ui, desk, table, &pass, place, lettering), TableCommand::Play(Action::Pass));
        desk.note(ui, Spot::Does(command), response.rect);
        if response.clicked() {
            desk.push(command);
        }
    }
}
