//! The auction: the tiles that are face up, who has passed, and who has bid what. Bids are made in the bar, by `bids`.
//!
//! Decides how large the tiles are: as large while they are bid for as while one of them is chosen, whichever tab is in
//! front; and how long a bid is told of: of every seat alike, until the winner has chosen a tile, which ends the auction.
//! Whoever chooses is no longer told to bid, but to have won.

use egui::{Color32, CursorIcon, RichText, Sense, TextStyle, Ui, Vec2, vec2};

use super::choices::button_look;
use super::{Table, paint};
use crate::app::kit::desk::{beside_ui, name_line, width_of};
use crate::app::kit::fresh;
use crate::app::tikal::command::TableCommand;
use crate::app::tikal::desk::{Desk, Spot};
use crate::app::tikal::rulebook::heading_with_rules;
use crate::app::tikal::words;
use crate::game::Seat;
use crate::tikal::{Action, Auction, Phase, Rule, TileId};

/// How high a line about a bidder is.
const LINE: f32 = 20.0;
/// The room of the sign in front of it.
const SIGN: f32 = 18.0;
/// How high a tile is at least, however low the column, and how high in proportion to its width at most.
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

/// How an auction stands.
struct Told {
    /// Who could bid, in order.
    seats: Vec<Seat>,
    /// Who has passed, in order.
    passed: Vec<Seat>,
    /// The bid that stands, and whose it is.
    bid: Option<(u32, Seat)>,
}

impl Table {
    /// Whether the board shows a moment of an auction: a bid is asked for, or the choice among the tiles.
    #[must_use]
    pub fn shows_auction(&self) -> bool {
        matches!(self.shown().phase(), Phase::Bid(_) | Phase::Choose)
    }

    /// What a seat did in the auction that is held: its last bid, or nothing as a bid if it passed; nothing at all if it
    /// did neither. Once the winner has chosen a tile, the auction is over.
    #[must_use]
    pub fn last_bid(&self, seat: Seat) -> Option<Option<u32>> {
        if !self.shows_auction() {
            return None;
        }
        let steps = self.sitting.seen_from(0).take(self.shown_step()).rev();
        let mut of_auction = steps.map_while(|step| {
            let action = step.action.filter(|action| matches!(action, Action::Bid(_) | Action::Pass))?;
            Some((step.before.state().seat(), action))
        });
        of_auction.find(|&(by, _)| by == seat).map(|(_, action)| match action {
            Action::Bid(points) => Some(points),
            _ => None,
        })
    }

    /// The auction that the board shows; while its winner chooses, as it ended. Nothing if nobody could bid.
    fn auction(&self) -> Option<Told> {
        let told = |auction: Auction| Told {
            seats: auction.eligible.as_slice().to_vec(),
            passed: auction.passed.as_slice().to_vec(),
            bid: auction.bid,
        };
        match self.shown().phase() {
            Phase::Bid(auction) => Some(told(auction)),
            Phase::Choose => {
                let last = self.sitting.seen_from(self.shown_step().checked_sub(1)?).next()?;
                let before = last.before.state();
                let Phase::Bid(auction) = before.phase() else { return None };
                let mut told = told(auction);
                match last.action? {
                    Action::Bid(points) => told.bid = Some((points, before.seat())),
                    _ => told.passed.push(before.seat()),
                }
                Some(told)
            }
            _ => None,
        }
    }

    /// How the auction went whose winner is choosing a tile: what was bid at last, and who passed, in order; nothing if
    /// nobody bid.
    #[must_use]
    pub fn auction_won(&self) -> Option<(u32, Vec<Seat>)> {
        let is_of_auction = |action: &Action| matches!(action, Action::Bid(_) | Action::Pass);
        let steps = self.sitting.seen_from(0).rev().map_while(|step| {
            let action = step.action.filter(is_of_auction)?;
            Some((step.before.state().seat(), action))
        });
        let (mut bid, mut passed) = (None, Vec::new());
        for (seat, action) in steps {
            match action {
                Action::Bid(points) => bid = bid.or(Some(points)),
                _ => passed.push(seat),
            }
        }
        passed.reverse();
        Some((bid?, passed))
    }
}

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
    let sense = if takes || waits { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    let name = words::named_tile(desk.texts, table, tile);
    let name = desk.texts.with(if takes { "auction-take" } else { "auction-face-up" }, &[("tile", name.into())]);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, takes, &name));
    let place = if takes {
        let (fill, edge) = button_look(desk, &response, None);
        ui.painter().rect(rect, desk.theme.sizes.button_radius, fill, edge, egui::StrokeKind::Inside);
        rect.shrink(AROUND)
    } else {
        rect
    };
    paint::lone_tile(ui.painter(), desk.theme, table, tile, crate::hex::Rotation::default(), place);
    let command = TableCommand::Play(Action::Choose(tile));
    desk.note(ui, Spot::Does(command), rect);
    let is_clicked = fresh::clicked(&response, ("take", tile, takes));
    let response = if takes { response.on_hover_cursor(CursorIcon::PointingHand) } else { response };
    beside_ui(ui, response, |ui| {
        ui.label(name);
    });
    if is_clicked && takes {
        desk.push(command);
    } else if is_clicked && waits {
        desk.push(TableCommand::Refuse(Action::Choose(tile)));
    }
}

/// Shows who has bid what, until a tile is chosen.
pub fn bidders_ui(ui: &mut Ui, desk: &Desk, table: &Table) {
    if let Some(auction) = table.auction() {
        ui.scope(|ui| lines_ui(ui, desk, table, &auction));
    }
}

fn lines_ui(ui: &mut Ui, desk: &Desk, table: &Table, auction: &Told) {
    ui.spacing_mut().interact_size.y = LINE;
    // All are written alike, whatever is bid: in small letters where anything that may be said of one of them would take
    // two rows.
    let room = ui.available_width() - SIGN - ui.spacing().item_spacing.x;
    let font = TextStyle::Body.resolve(ui.style());
    let said =
        |seat: Seat| LINES.map(|keys| words::of_seat(desk.texts, table, seat, keys, &[("bid", WIDEST_BID.into())]));
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
        if auction.passed.first() == Some(&seat) {
            line.inner.on_hover_text(desk.texts.say("auction-first-hint"));
        }
    }
}

/// What may be said of a bidder: of somebody else, and of whoever plays here.
const LINES: [[&str; 2]; 8] = [PASSED_FIRST, PASSED, BID, WON, ASKED, ASKED_AGAIN, BID_BEFORE, IN];
const PASSED_FIRST: [&str; 2] = ["auction-passed-first", "auction-passed-first-you"];
const PASSED: [&str; 2] = ["auction-passed", "auction-passed-you"];
const BID: [&str; 2] = ["auction-bid", "auction-bid-you"];
const WON: [&str; 2] = ["auction-bid-won", "auction-bid-won-you"];
const ASKED: [&str; 2] = ["auction-asked", "auction-asked-you"];
const ASKED_AGAIN: [&str; 2] = ["auction-asked-again", "auction-asked-again-you"];
const BID_BEFORE: [&str; 2] = ["auction-bid-before", "auction-bid-before-you"];
const IN: [&str; 2] = ["auction-in", "auction-in-you"];

/// What is said of a bidder, and in which colour.
fn line_of(desk: &Desk, table: &Table, auction: &Told, seat: Seat) -> (String, Color32) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let passed = auction.passed.iter().position(|&out| out == seat);
    let bid = auction.bid.filter(|&(_, bidder)| bidder == seat);
    let before = table.last_bid(seat).flatten();
    let is_asked = matches!(table.shown().phase(), Phase::Bid(_)) && table.shown().seat() == seat;
    let (keys, colour) = match (passed, bid, before) {
        (Some(0), ..) => (PASSED_FIRST, chrome.text_weak),
        (Some(_), ..) => (PASSED, chrome.text_weak),
        // Whoever chooses has paid what was bid.
        (None, Some(_), _) if table.shown().phase() == Phase::Choose => (WON, chrome.gold),
        (None, Some(_), _) => (BID, chrome.gold),
        // Whoever bid before is told both.
        (None, None, Some(_)) if is_asked => (ASKED_AGAIN, chrome.accent),
        (None, None, None) if is_asked => (ASKED, chrome.accent),
        (None, None, Some(_)) => (BID_BEFORE, chrome.text),
        // Whoever was asked has bid or passed.
        (None, None, None) => (IN, chrome.text),
    };
    let bid = bid.map(|(bid, _)| bid).or(before).unwrap_or(0);
    (words::of_seat(texts, table, seat, keys, &[("bid", bid.into())]), colour)
}
