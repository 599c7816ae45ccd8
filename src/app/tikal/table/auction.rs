//! The auction: the tiles that are face up, who has passed, and who has bid what. Bids are made in the bar, by `bids`.
//!
//! Decides how large the tiles are: as large while they are bid for as while one of them is chosen, whichever tab is in
//! front. Whoever chooses is no longer told to bid, but to have won. How the auction went tells [`Bidding`].

use egui::{Button, Color32, RichText, Sense, TextStyle, Ui, Vec2, vec2};

use super::{Table, paint};
use crate::app::kit::desk::{beside_ui, name_line, width_of};
use crate::app::kit::fresh;
use crate::app::rulebook::heading_with_rules;
use crate::app::table::naming;
use crate::app::tikal::command::{Ask, TableAsk};
use crate::app::tikal::desk::{Desk, Spot};
use crate::game::Seat;
use crate::insight::tikal::{Bid, Bidding};
use crate::tikal::{Action, Phase, Rule, TileId};
use crate::words::tikal::nouns;

/// The height of a line about a bidder.
const LINE: f32 = 20.0;
/// The room of the sign in front of it.
const SIGN: f32 = 18.0;
/// The least height of a tile, however low the column, and its greatest one in proportion to its width.
const LEAST_TILE: f32 = 24.0;
const TILE_SHAPE: f32 = 0.84;
/// Below the tiles there is room for those who bid and for the heading of what is told, and so for a player's card; in a
/// low column for half of it at most.
const TOLD_HEADING: f32 = 34.0;
const HALF: f32 = 0.5;
/// In a column that is no higher, what is asked is said in small letters above the tiles.
const LOW: f32 = 240.0;
/// A bid for which the lines about bidders keep room.
const WIDEST_BID: u32 = 88;
/// The room around a tile on the button that takes it.
const AROUND: f32 = 2.0;

/// Shows the tiles that are face up, for the auction or for the choice among them. They are as large in every auction of
/// the game as the `room` below the tabs, and below a heading, allows.
pub fn auction_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, room: f32) {
    let state = table.shown();
    if state.face_up().is_empty() {
        return;
    }
    let takes = state.phase() == Phase::Choose && table.person_to_move().is_some() && !table.looks_back();
    let (title, rule) = match state.phase() {
        Phase::Choose => ("auction-choose", Rule::new(9, 5)),
        Phase::Bid(_) => ("auction-heading", Rule::new(9, 3)),
        _ => ("auction-tiles", Rule::new(9, 2)),
    };
    let before = ui.min_rect().height();
    if room >= LOW {
        heading_with_rules(ui, desk, title, rule);
    } else {
        // What is asked is said even where there is little room.
        ui.label(RichText::new(desk.texts.say(title)).small().strong().color(desk.theme.chrome.gold));
    }
    // Two side by side: four in a row would be too small to read. In a round there are fewer and fewer of them, and they
    // stay as they are.
    let (gap, seats) = (ui.spacing().item_spacing, state.seats().len());
    let wide = ((ui.available_width() - gap.x) / 2.0).floor();
    let below = (seats as f32 * (LINE + gap.y) + TOLD_HEADING).min(room * HALF);
    let rows = seats.div_ceil(2) as f32;
    let high = (room - below - (ui.min_rect().height() - before) - gap.y) / rows - gap.y;
    let size = vec2(wide, (wide * TILE_SHAPE).min(high.floor()).max(LEAST_TILE));
    let tiles = ui.horizontal_wrapped(|ui| {
        for &tile in state.face_up() {
            tile_ui(ui, desk, table, tile, takes, size);
        }
    });
    desk.note(ui, Spot::Auction, tiles.response.rect);
}

/// A tile that is face up. One that can be taken stands on a button, as everything does here that a click does something
/// with; what it is called is told beside the column, so that it covers no other tile.
fn tile_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, tile: TileId, takes: bool, size: Vec2) {
    // Before the auction is won, a click is told so, whoever is to bid.
    let waits = matches!(table.shown().phase(), Phase::Bid(_)) && !table.looks_back();
    let sense = if waits { Sense::click() } else { Sense::hover() };
    let response = if takes { ui.add(Button::new("").min_size(size)) } else { ui.allocate_exact_size(size, sense).1 };
    let rect = response.rect;
    let name = nouns::named_tile(desk.texts, table.rules(), tile);
    let name = desk.texts.with(if takes { "auction-take" } else { "auction-face-up" }, &[("tile", name.into())]);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, takes, &name));
    let place = if takes { rect.shrink(AROUND) } else { rect };
    paint::lone_tile(ui.painter(), desk.theme, table, tile, crate::hex::Rotation::default(), place);
    let command = TableAsk::Own(Ask::Play(Action::Choose(tile)));
    desk.note(ui, Spot::Does(command), rect);
    let is_clicked = fresh::clicked(&response, ("take", tile, takes));
    let is_volcano = table.rules().tile(tile).kind.starts_a_scoring();
    beside_ui(ui, response, |ui| {
        ui.label(name);
        if is_volcano {
            ui.weak(desk.texts.say("auction-volcano"));
        }
    });
    if is_clicked && takes {
        desk.push(command);
    } else if is_clicked && waits {
        desk.push(Ask::Refuse(Action::Choose(tile)));
    }
}

/// Shows who has bid what, until a tile is chosen.
pub fn bidders_ui(ui: &mut Ui, desk: &Desk, table: &Table) {
    if let Some(auction) = table.shown_bidding() {
        ui.scope(|ui| lines_ui(ui, desk, table, &auction));
    }
}

fn lines_ui(ui: &mut Ui, desk: &Desk, table: &Table, auction: &Bidding) {
    ui.spacing_mut().interact_size.y = LINE;
    // All are written alike, whatever is bid: in small letters where anything that may be said of one of them would take
    // two rows.
    let room = ui.available_width() - SIGN - ui.spacing().item_spacing.x;
    let font = TextStyle::Body.resolve(ui.style());
    let said =
        |seat: Seat| LINES.map(|keys| naming::of_seat(desk.texts, table, seat, keys, &[("bid", WIDEST_BID.into())]));
    let fits = |line: &String| width_of(ui.painter(), &font, line) <= room;
    let fit = table.shown().seats().iter().all(|&seat| said(seat).iter().all(fits));
    let letters = if fit { TextStyle::Body } else { TextStyle::Small };
    ui.style_mut().override_text_style = Some(letters);
    for &seat in &auction.seats {
        let (line, colour) = line_of(desk, table, auction, seat);
        let line = ui.horizontal(|ui| {
            paint::seat_sign_ui(ui, desk.theme, table, seat, vec2(SIGN, SIGN), 7.0);
            name_line(ui, colour, &line)
        });
        let hints = [
            (cannot_bid(table, auction, seat), "auction-poor-hint"),
            (auction.passed().first() == Some(&seat), "auction-first-hint"),
        ];
        let hints: Vec<String> =
            hints.into_iter().filter(|(is_so, _)| *is_so).map(|(_, key)| desk.texts.say(key)).collect();
        if !hints.is_empty() {
            line.inner.on_hover_text(hints.join("\n"));
        }
    }
}

/// The sentences about a bidder: about somebody else, and about whoever plays here.
const LINES: [[&str; 2]; 10] = [PASSED_FIRST, PASSED, POOR, BID, WON, WON_FREE, ASKED, ASKED_AGAIN, BID_BEFORE, IN];
const PASSED_FIRST: [&str; 2] = ["auction-passed-first", "auction-passed-first-you"];
const PASSED: [&str; 2] = ["auction-passed", "auction-passed-you"];
const POOR: [&str; 2] = ["auction-poor", "auction-poor-you"];
const BID: [&str; 2] = ["auction-bid", "auction-bid-you"];
const WON: [&str; 2] = ["auction-bid-won", "auction-bid-won-you"];
const WON_FREE: [&str; 2] = ["auction-won-free", "auction-won-free-you"];
const ASKED: [&str; 2] = ["auction-asked", "auction-asked-you"];
const ASKED_AGAIN: [&str; 2] = ["auction-asked-again", "auction-asked-again-you"];
const BID_BEFORE: [&str; 2] = ["auction-bid-before", "auction-bid-before-you"];
const IN: [&str; 2] = ["auction-in", "auction-in-you"];

/// True if a seat has too few points for any bid: it passes without being asked, as soon as it is its turn to be
/// (T9.11).
fn cannot_bid(table: &Table, auction: &Bidding, seat: Seat) -> bool {
    let state = table.shown();
    let waits = matches!(state.phase(), Phase::Bid(_)) && state.seat() != seat;
    match auction.last_of(seat) {
        None => waits && state.score(seat) < state.least_bid(table.rules()),
        last => last == Some(Bid::Forced),
    }
}

/// The sentence about a bidder, and its colour.
fn line_of(desk: &Desk, table: &Table, auction: &Bidding, seat: Seat) -> (String, Color32) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let passed = auction.passed().iter().position(|&out| out == seat);
    let bid = auction.bid().filter(|&(_, bidder)| bidder == seat);
    let before = auction.last_of(seat).and_then(Bid::points);
    let is_asked = matches!(table.shown().phase(), Phase::Bid(_)) && table.shown().seat() == seat;
    let chooses = table.shown().phase() == Phase::Choose;
    let (keys, colour) = match (passed, bid, before) {
        (Some(_), ..) if chooses && auction.bid().is_none() && table.shown().seat() == seat => (WON_FREE, chrome.gold),
        _ if cannot_bid(table, auction, seat) => (POOR, chrome.text_weak),
        (Some(0), ..) => (PASSED_FIRST, chrome.text_weak),
        (Some(_), ..) => (PASSED, chrome.text_weak),
        // Whoever chooses has paid what was bid.
        (None, Some(_), _) if chooses => (WON, chrome.gold),
        (None, Some(_), _) => (BID, chrome.gold),
        // Whoever bid before is told both.
        (None, None, Some(_)) if is_asked => (ASKED_AGAIN, chrome.accent),
        (None, None, None) if is_asked => (ASKED, chrome.accent),
        (None, None, Some(_)) => (BID_BEFORE, chrome.text),
        // Whoever was asked has bid or passed.
        (None, None, None) => (IN, chrome.text),
    };
    let bid = bid.map(|(bid, _)| bid).or(before).unwrap_or(0);
    (naming::of_seat(texts, table, seat, keys, &[("bid", bid.into())]), colour)
}
