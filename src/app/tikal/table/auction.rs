//! The auction: the tiles that are face up, who has passed, and who has bid what. Bids are made in the bar, by `bids`.

use egui::{RichText, Sense, Ui, vec2};

use super::{Table, paint};
use crate::app::kit::desk::name_line;
use crate::app::kit::fresh;
use crate::app::tikal::command::TableCommand;
use crate::app::tikal::desk::{Desk, Spot};
use crate::app::tikal::rulebook::heading_with_rules;
use crate::app::tikal::words;
use crate::game::Seat;
use crate::tikal::{Action, Auction, Phase, Rule};

/// How high a line about a bidder is.
const LINE: f32 = 20.0;
/// The least height of a tile that is bid for, however much is told below.
const LEAST_TILE: f32 = 58.0;

impl Table {
    /// What a seat did in the auction that is held, or in the last one until another begins: its last bid, or nothing as
    /// a bid if it passed; nothing at all if it did neither.
    #[must_use]
    pub fn last_bid(&self, seat: Seat) -> Option<Option<u32>> {
        let is_of_auction = |action: &Action| matches!(action, Action::Bid(_) | Action::Pass);
        let steps = self.sitting.seen_from(0).take(self.shown_step()).rev();
        let holds = matches!(self.shown().phase(), Phase::Bid(_));
        // Between two auctions somebody plays a turn.
        let of_auction = steps
            .skip_while(|step| !holds && !step.action.as_ref().is_some_and(is_of_auction))
            .map_while(|step| Some((step.before.state().seat(), step.action.filter(is_of_auction)?)));
        of_auction.into_iter().find(|&(by, _)| by == seat).map(|(_, action)| match action {
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
    let tiles = ui.horizontal_wrapped(|ui| {
        for &tile in state.face_up() {
            let sense = if choosing && person { Sense::click() } else { Sense::hover() };
            let (rect, response) = ui.allocate_exact_size(size, sense);
            let name = words::named_tile(desk.texts, table, tile);
            let key = if choosing && person { "auction-take" } else { "auction-face-up" };
            let name = desk.texts.with(key, &[("tile", name.into())]);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, choosing && person, &name));
            paint::lone_tile(ui.painter(), desk.theme, table, tile, crate::hex::Rotation::default(), rect);
            if response.hovered() || response.has_focus() {
                let stroke = egui::Stroke::new(1.5, desk.theme.chrome.accent);
                ui.painter().rect_stroke(rect, desk.theme.sizes.button_radius, stroke, egui::StrokeKind::Inside);
            }
            let command = TableCommand::Play(Action::Choose(tile));
            desk.note(ui, Spot::Does(command), rect);
            let is_clicked = fresh::clicked(&response, ("take", tile, choosing && person));
            response.on_hover_text(name);
            if is_clicked && choosing && person {
                desk.push(command);
            }
        }
    });
    desk.note(ui, Spot::Auction, tiles.response.rect);
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
    let texts = desk.texts;
    let chrome = &desk.theme.chrome;
    for &seat in auction.eligible.as_slice() {
        let passed = auction.passed.as_slice().iter().position(|&out| out == seat);
        let bid = auction.bid.filter(|&(_, bidder)| bidder == seat);
        let before = table.last_bid(seat).flatten();
        let (keys, colour) = match (passed, bid) {
            (Some(0), _) => (["auction-passed-first", "auction-passed-first-you"], chrome.text_weak),
            (Some(_), _) => (["auction-passed", "auction-passed-you"], chrome.text_weak),
            (None, Some(_)) => (["auction-bid", "auction-bid-you"], chrome.gold),
            (None, None) if table.shown().seat() == seat => (["auction-asked", "auction-asked-you"], chrome.accent),
            (None, None) if before.is_some() => (["auction-bid-before", "auction-bid-before-you"], chrome.text),
            (None, None) => (["auction-in", "auction-in-you"], chrome.text),
        };
        let bid = bid.map(|(bid, _)| bid).or(before).unwrap_or(0);
        let line = ui.horizontal(|ui| {
            paint::seat_sign_ui(ui, desk.theme, table, seat, vec2(18.0, 18.0), 7.0);
            name_line(ui, colour, &words::of_seat(texts, table, seat, keys, &[("bid", bid.into())]))
        });
        if passed == Some(0) {
            line.inner.on_hover_text(texts.say("auction-first-hint"));
        }
    }
}
