//! The bids that the bar offers in an auction, and passing.

use std::ops::RangeInclusive;

use egui::text::{CCursor, CCursorRange, LayoutJob};
use egui::{Align, Align2, Button, Color32, Margin, Rect, TextEdit, TextStyle, Ui, UiBuilder, Vec2, vec2};

use super::Table;
use super::bar_button::{BarButton, Lettering, button_ui, hint_ui};
use crate::app::kit::fresh;
use crate::app::tikal::command::TableCommand;
use crate::app::tikal::desk::{Desk, Spot};
use crate::game::TakeBack;
use crate::tikal::{Action, Rule};

/// How many bids are offered at once if no more are possible; else there is a field for the number of the last one.
const QUICK_BIDS: u32 = 7;
/// How many of them there are beside that field, which takes two places.
const BESIDE_FIELD: u32 = 4;
/// The gap between the field and the buttons beside it.
const GAP: f32 = 3.0;
/// How wide the field is where its words stand beside it.
const FIELD: f32 = 48.0;
/// How wide the buttons beside it are at most.
const BUTTON: f32 = 34.0;
/// The least width of field, buttons and words in which they stand beside each other.
const BESIDE: f32 = 190.0;
/// How high the words are where they stand above.
const ABOVE: f32 = 15.0;
/// The room between the edge of the button and what stands on it.
const AROUND: Vec2 = vec2(3.0, 1.0);
/// How many digits can be typed.
const LONGEST: usize = 5;

/// Lays out the lowest bids that are possible, a higher one to set, and passing, in these places of the bar. What they say
/// of themselves stands above it.
pub fn bids_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, places: &[Rect], bar: Rect) {
    let (state, texts) = (table.state(), desk.texts);
    let (least, score) = (state.least_bid(table.rules()), state.score(state.seat()));
    let title = |bid: u32| texts.with("auction-bid-title", &[("bid", bid.into())]);
    let left = |bid: u32| texts.with("auction-leaves", &[("left", (score - bid).into())]);
    let asked = (state.seat(), table.steps());
    let is_taken_back = table.sitting().take_back() == TakeBack::Anything;
    let stays = if is_taken_back { "auction-taken-back" } else { "auction-stays" };
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
        let response = hint_ui(desk, response, bar, &title(bid), || vec![texts.say(stays)]);
        // The same place has another bid once others have bid more.
        match fresh::aimed_click(&response, ("bid", what, asked), bid) {
            Some(true) => desk.push(command),
            Some(false) => desk.push(TableCommand::OtherBid(bid)),
            None => {}
        }
    };
    if least + QUICK_BIDS > score {
        (least..=score).for_each(|bid| bid_ui(ui, desk, bid, Some(bid), places.next()));
    } else {
        let higher = least + BESIDE_FIELD;
        (least..higher).for_each(|bid| bid_ui(ui, desk, bid, Some(bid), places.next()));
        let known = table.higher_bid.clamp(higher, score);
        let place = places.next().map(|place| places.next().map_or(place, |next| place.union(next)));
        let (wanted, is_typed) =
            place.map_or((Some(known), false), |place| number_ui(ui, desk, known, higher..=score, place));
        // What is being typed begins with numbers that nobody means.
        if let Some(bid) = wanted.filter(|&bid| bid != known && !is_typed) {
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
    let response = hint_ui(desk, response, bar, &pass.title, || vec![texts.say(stays)]);
    if fresh::clicked(&response, ("pass", asked)) {
        desk.push(command);
    }
}

/// What the number is, in the letters of a button where they have room in one row, else in small ones.
fn title_ui(ui: &Ui, title: &str, colour: Color32, place: Rect) {
    let laid_out = |style: TextStyle| {
        let mut job = LayoutJob::simple(title.to_owned(), style.resolve(ui.style()), colour, place.width());
        job.halign = Align::Center;
        ui.painter().layout_job(job)
    };
    let large = laid_out(TextStyle::Button);
    let fits = large.rows.len() == 1 && large.size().y <= place.height();
    let galley = if fits { large } else { laid_out(TextStyle::Small) };
    ui.painter().galley(place.center_top() + vec2(0.0, (place.height() - galley.size().y) / 2.0), galley, colour);
}

/// A field for a number between buttons that count it down and up, with words for what the number is, all of it on one
/// button that leads into the field; the number that stands there, if that can be bid, and whether it is still being typed.
/// A click on it bids nothing.
fn number_ui(ui: &mut Ui, desk: &Desk, bid: u32, range: RangeInclusive<u32>, place: Rect) -> (Option<u32>, bool) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let (least, most) = (*range.start(), *range.end());
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(place));
    let ground = ui.put(place, Button::new("").min_size(place.size())).accessible_name(texts.say("auction-other"));
    let place = place.shrink2(AROUND);
    let (words, row) = if place.width() >= BESIDE {
        place.split_left_right_at_x(place.right() - FIELD - 2.0 * (place.height().min(BUTTON) + GAP) - GAP)
    } else {
        place.split_top_bottom_at_y(place.top() + ABOVE)
    };
    let id = ui.make_persistent_id("number");
    // What is being typed, which need not be a bid; then it is said what would be one.
    let mut typed = ui.data(|data| data.get_temp(id)).unwrap_or_else(|| bid.to_string());
    let mut wanted = typed.parse().ok().filter(|bid| range.contains(bid));
    let hint = texts.with("auction-higher", &[("least", least.into()), ("most", most.into())]);
    let (title, colour) = match wanted {
        Some(_) => (texts.say("auction-other"), chrome.text_strong),
        None => (texts.with("auction-range", &[("least", least.into()), ("most", most.into())]), chrome.warn),
    };
    title_ui(ui, &title, colour, words);
    let side = row.height().min(BUTTON);
    let (fewer, row) = row.split_left_right_at_x(row.left() + side);
    let (field, more) = row.split_left_right_at_x(row.right() - side);
    ui.spacing_mut().interact_size.y = row.height();
    ui.spacing_mut().button_padding = vec2(0.0, 0.0);
    let colour = if wanted.is_some() { chrome.text_strong } else { chrome.warn };
    let edit = TextEdit::singleline(&mut typed)
        .id(id)
        .char_limit(LONGEST)
        .text_color(colour)
        .background_color(chrome.input)
        .align(Align2::CENTER_CENTER)
        .margin(Margin::symmetric(4, 0));
    let field = ui.put(field.shrink2(vec2(GAP, 0.0)), edit).labelled_by(ground.id);
    let field = field.accessible_name(texts.say("auction-number")).on_hover_text(&hint);
    // In the frame of a click beside it a field loses the focus, so it gets it in the next one.
    let leads_in = id.with("a click leads into it");
    if ui.data_mut(|data| data.remove_temp::<bool>(leads_in)).is_some() {
        field.request_focus();
        // What is typed next takes the place of the number.
        let mut state = TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
        state.cursor.set_char_range(Some(CCursorRange::two(CCursor::new(0), CCursor::new(LONGEST))));
        TextEdit::store_state(ui.ctx(), id, state);
    }
    if ground.on_hover_text(hint).clicked() {
        ui.data_mut(|data| data.insert_temp(leads_in, true));
        ui.request_repaint();
    }
    if field.has_focus() {
        wanted = typed.parse().ok().filter(|bid| range.contains(bid));
        ui.data_mut(|data| data.insert_temp(id, typed));
    } else {
        ui.data_mut(|data| data.remove::<String>(id));
    }
    let (mut is_typed, from) = (field.has_focus(), wanted.unwrap_or(bid));
    for (sign, key, place, stepped) in
        [("−", "auction-less", fewer, from.checked_sub(1)), ("+", "auction-more", more, from.checked_add(1))]
    {
        let stepped = stepped.filter(|bid| range.contains(bid));
        let button = Button::new(sign).min_size(place.size());
        let button = ui.add_enabled_ui(stepped.is_some(), |ui| ui.put(place, button)).inner;
        if button.accessible_name(texts.say(key)).clicked() {
            ui.data_mut(|data| data.remove::<String>(id));
            (wanted, is_typed) = (stepped, false);
        }
    }
    (wanted, is_typed)
}
