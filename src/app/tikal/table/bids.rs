//! The bids that the bar offers in an auction, and passing.
//!
//! Decides which bids have buttons, and where: a bid keeps its place while others bid more, and is greyed once it is too
//! low; only when none of those in sight is left do the next ones come.

use std::ops::RangeInclusive;

use egui::text::{CCursor, CCursorRange, LayoutJob};
use egui::{
    Align, Align2, Button, Color32, EventFilter, FocusDirection, Id, Key, Margin, Modifiers, Rect, TextEdit, TextStyle,
    Ui, UiBuilder, Vec2, vec2,
};

use super::{Idle, Table};
use crate::app::kit::fresh;
use crate::app::table::bar_button::{BarButton, Lettering, button_ui, hint_ui, why_ui};
use crate::app::tikal::command::{Ask, TableAsk, TableCommand};
use crate::app::tikal::desk::{Desk, Spot};
use crate::game::{Seat, TakeBack};
use crate::tikal::{Action, Phase, Rule, State};
use crate::words::tikal::refusals;

/// The number of bids that have buttons if no more can ever be made in this auction; else there is a field for any
/// higher one.
const QUICK_BIDS: u32 = 7;
/// The number of them beside that field, which takes two places.
const BESIDE_FIELD: u32 = 4;
/// The place of passing among those of the bar, in every auction.
const PASS_PLACE: usize = 7;
/// The gap between the field and the buttons beside it.
const GAP: f32 = 3.0;
/// The width of the field where its words stand beside it.
const FIELD: f32 = 48.0;
/// The greatest width of the buttons beside it.
const BUTTON: f32 = 34.0;
/// The least width of field, buttons and words in which they stand beside each other.
const BESIDE: f32 = 190.0;
/// The height of the words where they stand above.
const ABOVE: f32 = 15.0;
/// The room between the edge of the button and what stands on it.
const AROUND: Vec2 = vec2(3.0, 1.0);
/// The number of digits that can be typed.
const LONGEST: usize = 5;

/// Which bids have buttons, and whether there is a field for higher ones, where this is the least that can be bid, `first`
/// was the least at the beginning of the auction, and no more than `score` can be bid.
fn offered(first: u32, least: u32, score: u32) -> (RangeInclusive<u32>, bool) {
    if first.saturating_add(QUICK_BIDS) > score {
        return (first..=score, false);
    }
    let from = first + least.saturating_sub(first) / BESIDE_FIELD * BESIDE_FIELD;
    let last = from.saturating_add(BESIDE_FIELD - 1);
    (from..=last.min(score), last < score)
}

/// True if everybody else has passed.
fn is_alone(state: &State) -> bool {
    matches!(state.phase(), Phase::Bid(auction)
        if auction.passed.as_slice().len() + 1 == auction.eligible.as_slice().len())
}

/// Lays out bids, a higher one to set, and passing, in these places of the bar. What they say of themselves stands above
/// it.
pub fn bids_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, places: &[Rect], bar: Rect) {
    let (state, texts) = (table.state(), desk.texts);
    let (least, score) = (state.least_bid(table.rules()), state.score(state.seat()));
    let title = |bid: u32| texts.with("auction-bid-title", &[("bid", bid.into())]);
    let left = |bid: u32| texts.with("auction-leaves", &[("left", (score - bid).into())]);
    let asked = (state.seat(), table.steps());
    let is_taken_back = table.sitting().take_back() == TakeBack::Anything;
    let stays = if is_taken_back { "auction-taken-back" } else { "auction-stays" };
    // Where nobody is left to answer, a bid or a pass is as any other action.
    let stays = || if is_alone(state) && !is_taken_back { Vec::new() } else { vec![texts.say(stays)] };
    let (bids, has_field) = offered(table.rules().def().auction.least_bid, least, score);
    let last = *bids.end();
    let width = places.first().map_or(0.0, Rect::width);
    let titles = [title(score), texts.say("auction-pass")];
    let below = [left(least.min(score)), texts.say("auction-out")];
    let lettering = Lettering::fitting(ui, desk, width, &titles, &below);
    // What cannot be bid is greyed; a click on it tells why.
    let refused = |number: Option<u32>| match number.map(Action::Bid) {
        Some(bid) => {
            let why = table.sitting().check(bid).err()?;
            Some((TableAsk::Own(Ask::Refuse(bid)), refusals::reason(texts, &table.named(), &why)))
        }
        None => Some((TableCommand::Idle(Idle::NO_NUMBER).into(), texts.say(Idle::NO_NUMBER.text()))),
    };
    let bid_ui = |ui: &mut Ui, desk: &mut Desk, (bid, number): (u32, Option<u32>), what: Option<u32>, place: Rect| {
        let refused = refused(number);
        let is_low = refused.is_some();
        let button = BarButton {
            title: title(bid),
            // What cannot be bid leaves nothing.
            below: Some(if is_low { String::new() } else { left(bid) }),
            disabled: is_low,
            rule: Some(Rule::new(9, 3).into()),
            ..BarButton::default()
        };
        let (response, command) =
            (button_ui(ui, desk, table, &button, place, lettering), TableAsk::Own(Ask::Play(Action::Bid(bid))));
        // The same place may have another bid once others have bid more; the number in the field changes as one sets it, too.
        let says = (what.map(|bid| (bid, is_low)), what.is_none().then_some(asked));
        let click = fresh::aimed_click(&response, ("bid", what, asked), says);
        if let Some((tell, why)) = refused {
            if response.clicked() {
                desk.push(tell);
            }
            return why_ui(response, bar, || format!("{}\n{why}", title(bid))).id;
        }
        desk.note(ui, Spot::Does(command), response.rect);
        let is_pressed = response.clicked();
        let id = hint_ui(desk.theme, response, bar, || title(bid), stays).id;
        match click {
            Some(true) => desk.push(command),
            Some(false) => desk.push(Ask::OtherBid(bid)),
            // It has just come: whoever clicks is told so.
            None if is_pressed => desk.push(Ask::OtherBid(bid)),
            None => {}
        }
        id
    };
    let laid: Vec<Id> =
        bids.zip(places).map(|(bid, &place)| bid_ui(ui, desk, (bid, Some(bid)), Some(bid), place)).collect();
    arrows_in_order(ui, &laid);
    let field = usize::try_from(BESIDE_FIELD).unwrap_or_default();
    if let (true, Some(&[left, right, place])) = (has_field, places.get(field..PASS_PLACE)) {
        let higher = last + 1;
        let known = table.higher_bid().clamp(higher.max(least), score);
        let kept = &mut *table.own.chosen.bid_field.borrow_mut();
        let field = number_ui(ui, desk, kept, (known, least, asked), higher..=score, left.union(right));
        // What is being typed begins with numbers that nobody means; lower ones have buttons.
        let is_set = |bid: &u32| *bid != known && !field.is_typed && (higher..=score).contains(bid);
        if let Some(bid) = field.number.filter(is_set) {
            desk.push(Ask::HigherBid(bid));
        } else if field.is_changed {
            // What was said of it was said of something else.
            desk.push(Ask::HigherBid(known));
        }
        if field.is_entered {
            desk.push(match (refused(field.number), field.number) {
                (None, Some(bid)) => TableAsk::Own(Ask::Play(Action::Bid(bid))),
                (Some((tell, _)), _) => tell,
                (None, None) => TableCommand::Idle(Idle::NO_NUMBER).into(),
            });
        }
        // The button bids the number in the field. Whatever number stands there, it is the same button.
        bid_ui(ui, desk, (field.number.unwrap_or(known), field.number), None, place);
    }
    let pass = BarButton {
        title: texts.say("auction-pass"),
        below: Some(texts.say("auction-out")),
        rule: Some(Rule::new(9, 4).into()),
        ..BarButton::default()
    };
    let Some(&place) = places.get(PASS_PLACE) else { return };
    let (response, command) =
        (button_ui(ui, desk, table, &pass, place, lettering), TableAsk::Own(Ask::Play(Action::Pass)));
    desk.note(ui, Spot::Does(command), response.rect);
    let response = hint_ui(desk.theme, response, bar, || pass.title.clone(), stays);
    if fresh::clicked(&response, ("pass", asked)) {
        desk.push(command);
    }
}

/// Leads the arrow keys from bid to bid: what stands below them is narrower, and would be nearer than the next bid.
fn arrows_in_order(ui: &Ui, bids: &[Id]) {
    let context = ui.ctx();
    let Some(at) = bids.iter().position(|&bid| context.memory(|memory| memory.has_focus(bid))) else { return };
    let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
    context.memory_mut(|memory| memory.set_focus_lock_filter(bids[at], filter));
    for (key, next, way) in [
        (Key::ArrowLeft, at.checked_sub(1), FocusDirection::Left),
        (Key::ArrowRight, Some(at + 1), FocusDirection::Right),
    ] {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            let next = next.and_then(|next| bids.get(next).copied());
            context.memory_mut(|memory| match next {
                Some(next) => memory.request_focus(next),
                None => memory.move_focus(way),
            });
        }
    }
}

/// The meaning of the number, in the letters of a button where they have room in one row, else in small ones.
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

/// The field for a number, as it stays from frame to frame.
#[derive(Default)]
pub(super) struct BidField {
    /// The text that is being typed, which need not be a bid; and whose bid it is for, in which turn.
    typed: Option<((Seat, usize), String)>,
    /// True if the keyboard goes into it in the next frame.
    is_led_in: bool,
    /// True if the keyboard has come by a click that goes on.
    has_come: bool,
}

/// The contents of the field for a number.
struct Field {
    /// The number, if it is one.
    number: Option<u32>,
    /// True if it is still being typed.
    is_typed: bool,
    /// True if it is another one than before.
    is_changed: bool,
    /// True if it was entered by the key for that.
    is_entered: bool,
}

/// The bids to which counting down and up leads from this number; from one that cannot be bid, the nearest one that can.
fn stepped(number: u32, bids: RangeInclusive<u32>) -> (Option<u32>, Option<u32>) {
    let (least, most) = (*bids.start(), *bids.end());
    let down = (number > least).then(|| number.saturating_sub(1).min(most));
    let up = (number < most).then(|| number.saturating_add(1).max(least));
    (down, up)
}

/// A field for a number between buttons that count it down and up, with words for what the number is, all of it on one
/// ground that leads into the field, and looks quieter than the buttons that bid; what stands there. A click on it bids
/// nothing. `bid` is the number that was set, `lowest` what can be bid at least, if not here, and `asked` tells one bid that
/// is asked for from the next.
fn number_ui(
    ui: &mut Ui,
    desk: &Desk,
    kept: &mut BidField,
    (bid, lowest, asked): (u32, u32, (Seat, usize)),
    range: RangeInclusive<u32>,
    place: Rect,
) -> Field {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let most = *range.end();
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(place));
    let ground = Button::new("").fill(chrome.panel).stroke((1.0, chrome.edge)).min_size(place.size());
    let ground = ui.put(place, ground).accessible_name(texts.say("auction-other"));
    let place = place.shrink2(AROUND);
    let (words, row) = if place.width() >= BESIDE {
        place.split_left_right_at_x(place.right() - FIELD - 2.0 * (place.height().min(BUTTON) + GAP) - GAP)
    } else {
        place.split_top_bottom_at_y(place.top() + ABOVE)
    };
    let id = ui.make_persistent_id("number");
    // What is typed need not be a bid; then it is said what would be one.
    let typed = kept.typed.take().filter(|(of, _)| *of == asked);
    let mut typed = typed.map_or_else(|| bid.to_string(), |(_, typed)| typed);
    let can_be_bid = |bid: &u32| (lowest..=most).contains(bid);
    let mut number: Option<u32> = typed.parse().ok();
    let is_bid = number.as_ref().is_some_and(can_be_bid);
    // Also bids that have buttons are bids.
    let bounds = [("least", lowest.into()), ("most", most.into())];
    let hint = texts.with("auction-higher", &bounds);
    let (title, colour) = if is_bid {
        (texts.say("auction-other"), chrome.text_weak)
    } else {
        (texts.with("auction-range", &bounds), chrome.warn)
    };
    title_ui(ui, &title, colour, words);
    let side = row.height().min(BUTTON);
    let (fewer, row) = row.split_left_right_at_x(row.left() + side);
    let (field, more) = row.split_left_right_at_x(row.right() - side);
    ui.spacing_mut().interact_size.y = row.height();
    ui.spacing_mut().button_padding = vec2(0.0, 0.0);
    let colour = if is_bid { chrome.text_strong } else { chrome.warn };
    let edit = TextEdit::singleline(&mut typed)
        .id(id)
        .char_limit(LONGEST)
        .text_color(colour)
        .background_color(chrome.input)
        .align(Align2::CENTER_CENTER)
        .margin(Margin::symmetric(4, 0));
    let field = ui.put(field.shrink2(vec2(GAP, 0.0)), edit).labelled_by(ground.id);
    let mut is_changed = field.changed();
    let field = field.accessible_name(texts.say("auction-number")).on_hover_text(&hint);
    // In the frame of a click beside it a field loses the focus, so it gets it in the next one.
    let is_led_in = std::mem::take(&mut kept.is_led_in);
    if is_led_in {
        field.request_focus();
    }
    // A click puts the caret where it is when it is pressed, and is one when it is let go.
    let has_come = field.gained_focus();
    kept.has_come |= has_come;
    let is_clicked = field.clicked() && std::mem::take(&mut kept.has_come);
    if is_led_in || has_come || is_clicked {
        // What is typed next takes the place of the number.
        let mut state = TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
        state.cursor.set_char_range(Some(CCursorRange::two(CCursor::new(0), CCursor::new(LONGEST))));
        TextEdit::store_state(ui.ctx(), id, state);
    }
    if ground.on_hover_text(hint).clicked() {
        kept.is_led_in = true;
        ui.request_repaint();
    }
    let is_entered = field.lost_focus()
        && ui.input_mut(|input| {
            let is_pressed = input.key_pressed(Key::Enter);
            input.consume_key(Modifiers::NONE, Key::Enter);
            is_pressed
        });
    if field.has_focus() {
        number = typed.parse().ok();
    }
    // What cannot be set here stays as it was typed, until another bid is asked for.
    let is_here = number.is_some_and(|bid| range.contains(&bid));
    kept.typed = (field.has_focus() || !is_here).then_some((asked, typed));
    if is_entered && !number.as_ref().is_some_and(can_be_bid) {
        // It has to be typed anew.
        kept.is_led_in = true;
        ui.request_repaint();
    }
    let mut is_typed = field.has_focus();
    let (down, up) = stepped(number.unwrap_or(bid), lowest..=most);
    for (sign, key, place, stepped) in [("−", "auction-less", fewer, down), ("+", "auction-more", more, up)] {
        let button = Button::new(sign).min_size(place.size());
        let button = ui.add_enabled_ui(stepped.is_some(), |ui| ui.put(place, button)).inner;
        if button.accessible_name(texts.say(key)).clicked() {
            // What has a button of its own stands here as if it were typed.
            kept.typed = stepped.filter(|bid| !range.contains(bid)).map(|bid| (asked, bid.to_string()));
            (number, is_typed, is_changed) = (stepped, false, true);
        }
    }
    Field { number, is_typed, is_changed, is_entered }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bid_keeps_its_place_until_all_in_sight_are_too_low() {
        for least in 1..=4 {
            assert_eq!(offered(1, least, 20), (1..=4, true));
        }
        assert_eq!(offered(1, 5, 20), (5..=8, true));
        assert_eq!(offered(1, 19, 20), (17..=20, false));
        assert_eq!(offered(1, 9, 10), (9..=10, false));
        // Those who have little see all that they can ever bid.
        for least in 1..=7 {
            assert_eq!(offered(1, least, 7), (1..=7, false));
        }
        assert_eq!(offered(3, 3, 20), (3..=6, true));
    }

    #[test]
    fn counting_leads_from_what_is_no_bid_to_the_nearest_one() {
        assert_eq!(stepped(6, 2..=20), (Some(5), Some(7)));
        assert_eq!(stepped(20, 2..=20), (Some(19), None));
        assert_eq!(stepped(25, 2..=20), (Some(20), None));
        assert_eq!(stepped(2, 2..=20), (None, Some(3)));
        assert_eq!(stepped(0, 2..=20), (None, Some(2)));
    }
}
