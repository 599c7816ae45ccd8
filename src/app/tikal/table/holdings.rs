//! The row of a player's card with what is left to bring into play, as small pictures with numbers; in an auctioned game
//! also the amulet, and what was bid last.
//!
//! Decides how much room there is between them: a number stands closer to its own picture than to the next one.

use egui::{Align2, Rect, Response, Role, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::paint::{self, Icon};
use super::{Table, drag};
use crate::app::hexboard::art;
use crate::app::kit::desk::{beside_ui, width_of};
use crate::app::tikal::desk::{Desk, Spot};
use crate::game::Seat;
use crate::insight::tikal::Bid;
use crate::tikal::{Phase, Piece};

/// The height of the row.
const HIGH: f32 = 20.0;
/// The width of a picture where there is room for it, and where there is little.
const WIDE_ICON: f32 = 18.0;
const NARROW_ICON: f32 = 14.0;
/// The least width of the amulet.
const AMULET: f32 = 16.0;
/// The gap between a picture and its number, and the least and the greatest one between that and the next picture.
const CLOSE: f32 = 1.5;
const LEAST_GAP: f32 = 2.4;
const MOST_GAP: f32 = 9.0;
/// The bid for which a card keeps room.
const WIDEST_BID: u32 = 9;
/// The factor by which a bid may be written smaller.
const SMALLER: f32 = 0.85;
/// In less width than this pictures are small, without bids and with them.
const NARROW: f32 = 150.0;
const NARROW_BIDS: f32 = 230.0;

/// Something that is left, with its number.
struct Holding {
    icon: Icon,
    count: u8,
    key: &'static str,
    /// The greatest width of its number; nothing where its picture alone says that it is there or not.
    number: f32,
}

impl Holding {
    /// The width with a picture of this size.
    fn width(&self, side: f32) -> f32 {
        side + if self.number > 0.0 { CLOSE + self.number } else { 0.0 }
    }
}

/// Lays out the row of this seat.
pub fn holdings_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, seat: Seat) {
    let (rules, state) = (table.rules(), table.shown());
    let has_bids = state.is_auction() && state.phase() != Phase::Over;
    let is_narrow = ui.available_width() < if has_bids { NARROW_BIDS } else { NARROW };
    let side = if is_narrow { NARROW_ICON } else { WIDE_ICON };
    let digit = width_of(ui.painter(), &TextStyle::Body.resolve(ui.style()), "0").ceil();
    let holding = |icon: Icon, count: u8, most: u8, key: &'static str| {
        let number = digit * most.to_string().len() as f32;
        Holding { icon, count, key, number }
    };
    let reserve = state.reserve(seat);
    let guards = rules.guards().saturating_sub(state.guards_set(seat));
    let mut all =
        vec![holding(Icon::Piece(Piece::Explorer), reserve.explorers(), rules.explorers(), "player-explorers")];
    if rules.leaders() > 0 {
        all.push(holding(Icon::Piece(Piece::Leader), u8::from(reserve.has_leader()), 1, "player-leader"));
    }
    all.push(holding(Icon::Camp, state.camps_left(seat), rules.camps(), "player-camps"));
    all.push(holding(Icon::Guard(Piece::Explorer), guards, rules.guards(), "player-guards"));
    let amulet = side.max(AMULET);
    let gaps = (all.len() - 1 + if has_bids { 2 } else { 0 }).max(1) as f32;
    let room = |all: &[Holding]| {
        let used = all.iter().map(|one| one.width(side)).sum::<f32>() + if has_bids { amulet } else { 0.0 };
        ui.available_width() - 1.0 - used
    };
    let bid = if has_bids { bid_width(ui, desk) } else { 0.0 };
    // A bid is told in words. Of leaders there is one or none, which its picture says, too.
    if room(&all) - bid < gaps * LEAST_GAP
        && let Some(leader) = all.iter_mut().find(|one| one.icon == Icon::Piece(Piece::Leader))
    {
        leader.number = 0.0;
    }
    let room = room(&all);
    let bid =
        if has_bids { bid.max(said_width(ui, desk, table, seat)).min(room - gaps * LEAST_GAP).max(0.0) } else { 0.0 };
    // What is left of the row lies between them, in equal parts.
    let gap = ((room - bid) / gaps).clamp(LEAST_GAP, MOST_GAP);
    // The places are known: each thing is laid out there, without a layout of its own for the row.
    let (_, row) = ui.allocate_space(vec2(ui.available_width(), HIGH.max(ui.spacing().interact_size.y)));
    let mut left = row.left();
    let mut place = |wide: f32| {
        let place = Rect::from_center_size(pos2(left + wide / 2.0, row.center().y), vec2(wide, HIGH));
        left += wide + gap;
        place
    };
    for one in &all {
        holding_ui(ui, desk, table, seat, one, (place(one.width(side)), side));
    }
    if has_bids {
        amulet_ui(ui, desk, table, seat, place(amulet));
        bid_ui(ui, desk, table, seat, place(bid));
    }
}

/// The widget of something in the row of a seat.
fn thing_ui(ui: &Ui, place: Rect, (seat, key): (Seat, &str), sense: Sense) -> Response {
    ui.interact(place, ui.make_persistent_id((key, seat.index())), sense)
}

fn holding_ui(ui: &Ui, desk: &mut Desk, table: &Table, seat: Seat, one: &Holding, (rect, side): (Rect, f32)) {
    let acts = table.shown().phase() == Phase::Act && table.person_to_move() == Some(seat) && !table.looks_back();
    // A piece that can enter is dragged from here onto a camp.
    let piece = match one.icon {
        Icon::Piece(piece) if acts && one.count > 0 => Some(piece),
        _ => None,
    };
    let sense = if piece.is_some() { Sense::DRAG } else { Sense::hover() };
    let response = thing_ui(ui, rect, (seat, one.key), sense);
    if let Some(piece) = piece {
        drag::carry_reserve(&response, desk, table, piece);
    }
    let mut painter = ui.painter().clone();
    if one.count == 0 {
        painter.multiply_opacity(0.35);
    }
    let centre = pos2(rect.left() + side / 2.0, rect.center().y);
    paint::icon(&painter, desk.theme, table, seat, one.icon, centre, side / 2.0 - 0.5);
    if one.number > 0.0 {
        let (font, colour) = (TextStyle::Body.resolve(ui.style()), desk.theme.chrome.text_weak);
        let left = pos2(rect.left() + side + CLOSE, rect.center().y);
        ui.painter().text(left, Align2::LEFT_CENTER, one.count, font, colour);
    }
    let name = || desk.texts.with(one.key, &[("count", one.count.into())]);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name()));
    beside_ui(ui, response, |ui| {
        ui.label(name());
    });
}

fn amulet_ui(ui: &Ui, desk: &mut Desk, table: &Table, seat: Seat, rect: Rect) {
    let is_up = table.shown().amulet(seat);
    let response = thing_ui(ui, rect, (seat, "amulet"), Sense::hover());
    desk.note(ui, Spot::Amulet(seat), rect);
    art::amulet(ui.painter(), desk.theme, rect.center(), 9.0, is_up);
    let name = || desk.texts.say(amulet_key(table, seat));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name()));
    beside_ui(ui, response, |ui| {
        ui.label(name());
    });
}

/// The word for the amulet of a seat at the moment that the board shows.
fn amulet_key(table: &Table, seat: Seat) -> &'static str {
    let state = table.shown();
    // Whoever took a volcano acts first in its scoring, and plays on after it.
    let plays = state
        .scoring()
        .filter(|scoring| scoring.volcano.is_some())
        .map_or(state.seat(), |scoring| scoring.order.as_slice().first().copied().unwrap_or(state.seat()));
    match state.phase() {
        _ if !state.amulet(seat) => "player-amulet-down",
        Phase::Bid(auction) if auction.passed.contains(seat) => "player-amulet-out",
        Phase::Choose | Phase::Place(_) | Phase::Act | Phase::Reveal if plays == seat => "player-amulet-now",
        _ => "player-amulet-up",
    }
}

/// The last answer of a seat in the auction that is told of: in short, and in a sentence.
fn last_bid(desk: &Desk, table: &Table, seat: Seat) -> Option<(String, String)> {
    let (texts, name) = (desk.texts, ("name", table.name(seat).to_owned().into()));
    Some(match table.last_bid(seat)? {
        Bid::Points(bid) => {
            let bid = [("bid", bid.into()), name];
            let [short, said] = if table.shown().phase() == Phase::Choose {
                ["player-won", "player-won-hint"]
            } else {
                ["player-bid", "player-bid-hint"]
            };
            (texts.with(short, &bid[..1]), texts.with(said, &bid))
        }
        Bid::Pass | Bid::Forced => (texts.say("player-passed"), texts.with("player-passed-hint", &[name])),
    })
}

/// The width of the bids for which a card keeps room, so that nothing moves when one is made.
fn bid_width(ui: &Ui, desk: &Desk) -> f32 {
    let texts = desk.texts;
    let font = TextStyle::Small.resolve(ui.style());
    let bid = |key: &str| texts.with(key, &[("bid", WIDEST_BID.into())]);
    let widest = [bid("player-bid"), bid("player-won"), texts.say("player-passed")];
    widest.iter().map(|text| width_of(ui.painter(), &font, text)).fold(0.0, f32::max).ceil()
}

/// The width of a seat's answer in the auction.
fn said_width(ui: &Ui, desk: &Desk, table: &Table, seat: Seat) -> f32 {
    let font = TextStyle::Small.resolve(ui.style());
    last_bid(desk, table, seat).map_or(0.0, |(text, _)| width_of(ui.painter(), &font, &text).ceil())
}

fn bid_ui(ui: &Ui, desk: &Desk, table: &Table, seat: Seat, rect: Rect) {
    let chrome = &desk.theme.chrome;
    let response = thing_ui(ui, rect, (seat, "bid"), Sense::hover());
    let Some((text, hint)) = last_bid(desk, table, seat) else { return };
    let bid = table.last_bid(seat).and_then(Bid::points);
    // Of all bids one stands.
    let stands =
        bid.is_some() && table.shown_bidding().and_then(|bidding| bidding.bid()).is_some_and(|(_, by)| by == seat);
    let colour = match bid {
        Some(_) if stands => chrome.gold,
        Some(_) => chrome.text,
        None => chrome.text_weak,
    };
    let mut font = TextStyle::Small.resolve(ui.style());
    // A bid of two digits may be written a little smaller. Where the word has no room even so, the number alone is in its
    // colour.
    let share = (rect.width() + 0.5) / width_of(ui.painter(), &font, &text);
    font.size *= share.clamp(SMALLER, 1.0);
    let short = || bid.map_or_else(|| "–".to_owned(), |bid| bid.to_string());
    let text = if share >= SMALLER { text } else { short() };
    ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, text, font, colour);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &hint));
    beside_ui(ui, response, |ui| {
        ui.label(&hint);
    });
}
