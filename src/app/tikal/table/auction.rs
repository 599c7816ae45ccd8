//! The auction: the tiles that are face up, who has passed, and who has bid what. Bids are made in the bar, by `bids`.
//!
//! Decides how long a bid is told of: of every seat alike, while the auction runs in which it was made, and then until the
//! turn ends that was won in it.

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
use crate::tikal::{Action, Auction, Phase, Rule, State, TileId};

/// How high a line about a bidder is.
const LINE: f32 = 20.0;
/// The room of the sign in front of it.
const SIGN: f32 = 18.0;
/// The least height of a tile that is bid for, however much is told below.
const LEAST_TILE: f32 = 58.0;
/// The room around a tile on the button that takes it.
const AROUND: f32 = 2.0;

impl Table {
    /// What a seat did in the auction that is held, or in the last one until its winner's turn has ended: its last bid, or
    /// nothing as a bid if it passed; nothing at all if it did neither.
    #[must_use]
    pub fn last_bid(&self, seat: Seat) -> Option<Option<u32>> {
        let is_of_auction = |action: &Action| matches!(action, Action::Bid(_) | Action::Pass);
        let steps = self.sitting.seen_from(0).take(self.shown_step()).rev();
        let holds = matches!(self.shown().phase(), Phase::Bid(_));
        // Between two auctions somebody plays a turn. In a scoring everybody ends one, which is not the one that was won.
        let ends_turn = |action: &Action, before: &State| *action == Action::End && before.scoring().is_none();
        let mut of_auction = steps
            .take_while(|step| !step.action.is_some_and(|action| ends_turn(&action, step.before.state())))
            .skip_while(|step| !holds && !step.action.as_ref().is_some_and(is_of_auction))
            .map_while(|step| Some((step.before.state().seat(), step.action.filter(is_of_auction)?)));
        of_auction.find(|&(by, _)| by == seat).map(|(_, action)| match action {
            Action::Bid(points) => Some(points),
            _ => None,
        })
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

/// Shows the tiles that are face up, for the auction or for the choice among them: the tiles in no more than this height, and
/// below a heading if there is room for one.
pub fn auction_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, most: f32, has_heading: bool) {
    let state = table.shown();
    if state.face_up().is_empty() {
        return;
    }
    let (person, choosing) = (table.person_to_move().is_some() && !table.looks_back(), state.phase() == Phase::Choose);
    let (title, rule) = match state.phase() {
        Phase::Choose => ("auction-choose", Rule::new(9, 5)),
        Phase::Bid(_) => ("auction-heading", Rule::new(9, 3)),
        _ => ("auction-tiles", Rule::new(9, 2)),
    };
    let before = ui.min_rect().height();
    if has_heading {
        heading_with_rules(ui, desk, title, rule);
    } else if choosing {
        // What is asked is said even where there is little room.
        ui.label(RichText::new(desk.texts.say(title)).small().strong().color(desk.theme.chrome.gold));
    }
    // Two side by side: four in a row would be too small to read.
    let gap = ui.spacing().item_spacing;
    let wide = ((ui.available_width() - gap.x) / 2.0).floor();
    let rows = state.face_up().len().div_ceil(2) as f32;
    let high = (most - (ui.min_rect().height() - before) - gap.y) / rows - gap.y;
    let least = if choosing { 24.0 } else { LEAST_TILE };
    let size = vec2(wide, (wide * 0.84).min(high.floor()).max(least));
    let takes = choosing && person;
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
    let (rect, response) = ui.allocate_exact_size(size, if takes { Sense::click() } else { Sense::hover() });
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
    }
}

/// How high the lines about who has bid what are.
#[must_use]
pub fn bidders_height(ui: &Ui, table: &Table) -> f32 {
    let lines = match table.shown().phase() {
        Phase::Bid(auction) => auction.eligible.as_slice().len(),
        _ => 0,
    };
    lines as f32 * (LINE + ui.spacing().item_spacing.y)
}

/// Shows who has bid what, while tiles are bid for.
pub fn bidders_ui(ui: &mut Ui, desk: &Desk, table: &Table) {
    if let Phase::Bid(auction) = table.shown().phase() {
        ui.scope(|ui| lines_ui(ui, desk, table, &auction));
    }
}

fn lines_ui(ui: &mut Ui, desk: &Desk, table: &Table, auction: &Auction) {
    ui.spacing_mut().interact_size.y = LINE;
    let seats = auction.eligible.as_slice();
    let lines: Vec<_> = seats.iter().map(|&seat| line_of(desk, table, auction, seat)).collect();
    // All are written alike: in small letters where one of them would take two rows.
    let room = ui.available_width() - SIGN - ui.spacing().item_spacing.x;
    let font = TextStyle::Body.resolve(ui.style());
    let fit = lines.iter().all(|(line, _)| width_of(ui.painter(), &font, line) <= room);
    let letters = if fit { TextStyle::Body } else { TextStyle::Small };
    ui.style_mut().override_text_style = Some(letters);
    for (&seat, (line, colour)) in seats.iter().zip(lines) {
        let line = ui.horizontal(|ui| {
            paint::seat_sign_ui(ui, desk.theme, table, seat, vec2(SIGN, SIGN), 7.0);
            name_line(ui, colour, &line)
        });
        if auction.passed.as_slice().first() == Some(&seat) {
            line.inner.on_hover_text(desk.texts.say("auction-first-hint"));
        }
    }
}

/// What is said of a bidder, and in which colour.
fn line_of(desk: &Desk, table: &Table, auction: &Auction, seat: Seat) -> (String, Color32) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let passed = auction.passed.as_slice().iter().position(|&out| out == seat);
    let bid = auction.bid.filter(|&(_, bidder)| bidder == seat);
    let before = table.last_bid(seat).flatten();
    let (keys, colour) = match (passed, bid) {
        (Some(0), _) => (["auction-passed-first", "auction-passed-first-you"], chrome.text_weak),
        (Some(_), _) => (["auction-passed", "auction-passed-you"], chrome.text_weak),
        (None, Some(_)) => (["auction-bid", "auction-bid-you"], chrome.gold),
        (None, None) if table.shown().seat() == seat => (["auction-asked", "auction-asked-you"], chrome.accent),
        (None, None) if before.is_some() => (["auction-bid-before", "auction-bid-before-you"], chrome.text),
        // Whoever was asked has bid or passed.
        (None, None) => (["auction-in", "auction-in-you"], chrome.text),
    };
    let bid = bid.map(|(bid, _)| bid).or(before).unwrap_or(0);
    (words::of_seat(texts, table, seat, keys, &[("bid", bid.into())]), colour)
}
