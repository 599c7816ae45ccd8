//! The bids that the bar offers in an auction, and passing.

use std::ops::RangeInclusive;

use egui::{Align2, Button, Margin, Rect, TextEdit, Ui, UiBuilder, vec2};

use super::Table;
use super::bar_button::{BarButton, Lettering, button_ui};
use crate::app::kit::fresh;
use crate::app::tikal::command::TableCommand;
use crate::app::tikal::desk::{Desk, Spot};
use crate::tikal::{Action, Rule};

/// How many bids are offered at once. If more are possible, there is a field for the number of the last one.
const QUICK_BIDS: u32 = 7;
/// The gap between the field and the buttons below it.
const GAP: f32 = 2.0;
/// How many digits can be typed.
const LONGEST: usize = 5;

/// Lays out the lowest bids that are possible, a higher one to set, and passing, in these places.
pub fn bids_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, places: &[Rect]) {
    let (state, texts) = (table.state(), desk.texts);
    let (least, score) = (state.least_bid(table.rules()), state.score(state.seat()));
    let title = |bid: u32| texts.with("auction-bid-title", &[("bid", bid.into())]);
    let left = |bid: u32| texts.with("auction-leaves", &[("left", (score - bid).into())]);
    let asked = (state.seat(), table.steps());
    let mut places = places.iter().copied();
    let width = places.clone().next().map_or(0.0, |place| place.width());
    let titles = [title(score), texts.say("auction-pass")];
    let below = [left(least.min(score)), texts.say("auction-out")];
    let lettering = Lettering::fitting(ui, desk, width, &titles, &below);
    let bid_ui = |ui: &mut Ui, desk: &mut Desk, bid: u32, what: Option<u32>, place: Option<Rect>| {
        let Some(place) = place else { return };
        let button = BarButton {
            title: title(bid),
            below: Some(left(bid)),
            rule: Some(Rule::new(9, 3)),
            ..BarButton::default()
        };
        let (response, command) =
            (button_ui(ui, desk, table, &button, place, lettering), TableCommand::Play(Action::Bid(bid)));
        desk.note(ui, Spot::Does(command), response.rect);
        if fresh::clicked(&response, ("bid", what, asked)) {
            desk.push(command);
        }
    };
    if least + QUICK_BIDS > score {
        (least..=score).for_each(|bid| bid_ui(ui, desk, bid, Some(bid), places.next()));
    } else {
        let higher = least + QUICK_BIDS - 2;
        (least..higher).for_each(|bid| bid_ui(ui, desk, bid, Some(bid), places.next()));
        let known = table.higher_bid.clamp(higher, score);
        let wanted = places.next().map_or(Some(known), |place| number_ui(ui, desk, known, higher..=score, place));
        if let Some(bid) = wanted.filter(|&bid| bid != known) {
            desk.push(TableCommand::HigherBid(bid));
        }
        // The button bids the number in the field, or nothing while that is no bid.
        let place = places.next();
        ui.scope(|ui| {
            if wanted.is_none() {
                ui.disable();
            }
            // Whatever number stands in the field, it is the same button.
            bid_ui(ui, desk, wanted.unwrap_or(known), None, place);
        });
    }
    let pass = BarButton {
        title: texts.say("auction-pass"),
        below: Some(texts.say("auction-out")),
        rule: Some(Rule::new(9, 4)),
        ..BarButton::default()
    };
    let Some(place) = places.next() else { return };
    let (response, command) = (button_ui(ui, desk, table, &pass, place, lettering), TableCommand::Play(Action::Pass));
    desk.note(ui, Spot::Does(command), response.rect);
    if fresh::clicked(&response, ("pass", asked)) {
        desk.push(command);
    }
}

/// A plain field for a number, with buttons below that count it down and up; the number that stands in it, if that can
/// be bid. It looks like a field, not like the buttons beside it, as a click on it bids nothing.
fn number_ui(ui: &mut Ui, desk: &Desk, bid: u32, range: RangeInclusive<u32>, place: Rect) -> Option<u32> {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let (least, most) = (*range.start(), *range.end());
    let (width, height) = (place.width(), (place.height() - GAP) / 2.0);
    let id = ui.make_persistent_id("number");
    // What is being typed, which need not be a bid.
    let mut typed = ui.data(|data| data.get_temp(id)).unwrap_or_else(|| bid.to_string());
    let mut wanted = typed.parse().ok().filter(|bid| range.contains(bid));
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        ui.spacing_mut().interact_size.y = height;
        ui.spacing_mut().button_padding.y = 0.0;
        let colour = if wanted.is_some() { chrome.text_strong } else { chrome.warn };
        let field = TextEdit::singleline(&mut typed)
            .id(id)
            .char_limit(LONGEST)
            .text_color(colour)
            .background_color(chrome.input)
            .align(Align2::CENTER_CENTER)
            .margin(Margin::symmetric(4, 0));
        let field = ui.add_sized(vec2(width, height), field);
        let hint = texts.with("auction-higher", &[("least", least.into()), ("most", most.into())]);
        let field = field.accessible_name(texts.say("auction-number")).on_hover_text(hint);
        if field.has_focus() {
            wanted = typed.parse().ok().filter(|bid| range.contains(bid));
            ui.data_mut(|data| data.insert_temp(id, typed));
        } else {
            ui.data_mut(|data| data.remove::<String>(id));
        }
        ui.horizontal(|ui| {
            let half = vec2((width - GAP) / 2.0, height);
            for (sign, key, stepped) in
                [("−", "auction-less", bid.checked_sub(1)), ("+", "auction-more", bid.checked_add(1))]
            {
                let stepped = stepped.filter(|bid| range.contains(bid));
                let button = ui.add_enabled(stepped.is_some(), Button::new(sign).min_size(half));
                if button.accessible_name(texts.say(key)).clicked() {
                    ui.data_mut(|data| data.remove::<String>(id));
                    wanted = stepped;
                }
            }
        });
    });
    wanted
}
