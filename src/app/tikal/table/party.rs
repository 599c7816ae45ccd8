//! The party: how many pieces of the chosen hex walk together, and what that costs.
//!
//! The reach of one piece is worked out by [`Reach`].

use egui::{Button, Label, Pos2, Rect, RichText, TextStyle, Ui, UiBuilder, Vec2, pos2, vec2};

use super::{Notice, Selection, Table, TikalNotice};
use crate::app::hexboard::camera::Transform;
use crate::app::kit::desk::width_of;
use crate::app::kit::keys::Shortcut;
use crate::app::kit::tooltips::{self, Need};
use crate::app::table::strip::{STRIP_HEIGHT, has_strip};
use crate::app::tikal::command::{Ask, TableAsk};
use crate::app::tikal::desk::{Desk, Spot};
use crate::app::tikal::keys;
use crate::game::NoEvents;
use crate::hex::Cell;
use crate::insight::tikal::{Reach, Walker};
use crate::tikal::{Action, Illegal, Piece};

impl Table {
    /// The number of pieces of the chosen hex that would walk.
    #[must_use]
    pub fn party(&self) -> u8 {
        self.own.chosen.party
    }

    /// The number of own pieces on the chosen hex.
    #[must_use]
    pub fn largest_party(&self) -> u8 {
        let band = self.own.chosen.selection.map(|selection| self.state().band(selection.cell, self.state().seat()));
        band.map_or(0, |band| band.explorers() + u8::from(band.has_leader()))
    }

    /// The piece that would walk.
    pub(super) fn walker(&self) -> Option<Walker> {
        let Selection { cell, piece } = self.own.chosen.selection?;
        Some(Walker { seat: self.state().seat(), from: cell, piece: piece? })
    }

    /// The cost of a walk to a cell for each piece, and the number of the party that get there with the points left.
    #[must_use]
    pub fn walk_cost(&self, cell: Cell) -> Option<(u8, u8)> {
        let each = self.own.known.reach.as_ref()?.cost(cell)?;
        let able = self.state().points().checked_div(each).unwrap_or(self.own.chosen.party);
        Some((each, self.own.chosen.party.min(able).max(1)))
    }

    /// The number of the chosen party that can go with the points left: to the cell if one is given and they can go
    /// there, else anywhere.
    #[must_use]
    pub fn able_party(&self, to: Option<Cell>) -> u8 {
        if let Some((_, able)) = to.and_then(|cell| self.walk_cost(cell)) {
            return able;
        }
        let Some(reach) = &self.own.known.reach else { return 0 };
        let cheapest = self.state().occupied().into_iter().filter_map(|cell| reach.cost(cell)).min();
        let able = |each| self.state().points().checked_div(each).unwrap_or(self.own.chosen.party);
        cheapest.map_or(0, |each| self.own.chosen.party.min(able(each)))
    }

    /// The walks to a cell, one for each piece that goes: of the chosen party, or of all pieces of the chosen kind, as far
    /// as the points last.
    pub(in crate::app::tikal) fn walks(&self, to: Cell, all: bool) -> Vec<Vec<Action>> {
        let Some(Selection { cell: from, piece: Some(piece) }) = self.own.chosen.selection else { return Vec::new() };
        let mut state = *self.state();
        let seat = state.seat();
        let other = if piece == Piece::Explorer { Piece::Leader } else { Piece::Explorer };
        let mut walks = Vec::new();
        while all || walks.len() < usize::from(self.own.chosen.party) {
            let band = state.band(from, seat);
            // The chosen kind goes first.
            let next = [piece, other].into_iter().find(|&kind| band.has(kind)).filter(|&kind| !all || kind == piece);
            let Some(next) = next else { break };
            let goer = Walker { seat, from, piece: next };
            let actions = Reach::of(self.rules(), &state, goer, state.points()).actions(to);
            let goes = actions.iter().all(|&action| state.apply(self.rules(), action, &mut NoEvents).is_ok());
            if actions.is_empty() || !goes {
                break;
            }
            walks.push(actions);
        }
        walks
    }

    /// Walks to a cell with the chosen party, or with all pieces of the chosen kind, as far as the points last.
    pub(super) fn walk(&mut self, to: Cell, all: bool) {
        let Some(Selection { piece: piece @ Some(_), .. }) = self.own.chosen.selection else { return };
        self.note_asked();
        let walks = self.walks(to, all);
        for &action in walks.iter().flatten() {
            if let Err(reason) = self.sitting.play(action) {
                self.refresh();
                self.notice = Some(Notice::Refused(reason));
                return;
            }
        }
        let (went, chosen) = (u8::try_from(walks.len()).unwrap_or(u8::MAX), self.own.chosen.party);
        self.own.chosen.party = went.max(1);
        if !walks.is_empty() {
            self.own.chosen.selection = Some(Selection { cell: to, piece });
            self.has_played();
        }
        self.refresh();
        // Whoever is asked for all goes with as many as the points suffice for.
        if !all && (1..chosen).contains(&went) {
            self.notice = Some(Notice::Own(TikalNotice::Fewer { went, chosen }));
        }
    }

    /// The command that tells why a piece cannot walk to a cell that is not in its reach.
    #[must_use]
    pub fn refused_walk(&self, from: Cell, piece: Piece, to: Cell) -> TableAsk {
        let step = Action::Move { piece, from, to };
        match self.state().check(self.rules(), step) {
            Err(Illegal::NotNeighbours { .. }) if self.state().tile(to).is_some() => TableAsk::Own(Ask::TooFar(to)),
            _ => TableAsk::Own(Ask::Refuse(step)),
        }
    }

    /// A piece was carried from one hex to another: it walks, or the player is told why it cannot.
    pub(super) fn drop_piece(&mut self, from: Cell, piece: Piece, to: Cell) {
        if self.own.chosen.selection != Some(Selection { cell: from, piece: Some(piece) }) {
            self.execute(TableAsk::Own(Ask::Select(Some(Selection { cell: from, piece: Some(piece) }))));
        }
        if self.walk_cost(to).is_some() {
            self.walk(to, false);
        } else if from != to {
            self.execute(self.refused_walk(from, piece, to));
        }
    }
}

/// The height of the field for the number of walkers, and its width where only their number has room.
const HEIGHT: f32 = 24.0;
const NUMBER: f32 = 30.0;
const GAP: f32 = 4.0;

/// Where the field stands that is so large: beside the strip, below the hexes, or else in a corner of the board; nowhere
/// if it would cover a tile in each. Every tile may be where the pieces are to go.
fn place(table: &Table, transform: &Transform, board: Rect, size: Vec2) -> Option<Rect> {
    let size = size.min(board.size());
    let layout = table.rules().layout();
    let lies = |at: Pos2| transform.hex_from_screen(layout, at).is_some_and(|cell| table.state().tile(cell).is_some());
    let covers = |rect: Rect| {
        let along = |from: f32, to: f32| (0..=8).map(move |step| from + (to - from) * step as f32 / 8.0);
        along(rect.left(), rect.right()).any(|x| along(rect.top(), rect.bottom()).any(|y| lies(pos2(x, y))))
    };
    let aside = (STRIP_HEIGHT - size.y) / 2.0 + 1.0;
    let beside = Rect::from_min_size(board.right_bottom() - size - vec2(GAP, aside), size);
    if has_strip(board) {
        // What lies under the strip because the board is zoomed is covered there already.
        return Some(beside);
    }
    let inner = board.shrink(GAP).shrink2(size / 2.0);
    let corners = [inner.right_bottom(), inner.left_bottom(), inner.right_top(), inner.left_top()];
    corners.map(|centre| Rect::from_center_size(centre, size)).into_iter().find(|&rect| !covers(rect))
}

/// Shows how many of the pieces on the chosen hex walk, with a button for one fewer and one more, if there is a choice;
/// fewer where the points do not suffice for all of them, to the cell under the pointer if that is in reach. Returns
/// where.
pub fn party_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    table: &Table,
    transform: &Transform,
    board: Rect,
    aimed: Option<Cell>,
) -> Option<Rect> {
    let (party, most) = (table.party(), table.largest_party());
    let able = table.able_party(aimed).min(party);
    table.own.chosen.selection.filter(|_| most > 1 && !table.looks_back() && table.own.known.reach.is_some())?;
    let (chrome, texts) = (&desk.theme.chrome, desk.texts);
    // How many go, in words; as wide for every number, so that the buttons stay where they are.
    let words = |able: u8, party: u8| {
        let key = if able < party { "party-short-able" } else { "party-short" };
        texts.with(key, &[("count", able.into())])
    };
    let font = TextStyle::Body.resolve(ui.style());
    let all = (1..=most).flat_map(|party| [words(party, party), words(party - 1, party)]);
    let widest = all.map(|text| width_of(ui.painter(), &font, &text)).fold(NUMBER, f32::max) + 2.0 * GAP;
    let wide = |middle: f32| vec2(middle + 2.0 * HEIGHT, HEIGHT);
    let has_words = board.width() >= 2.0 * wide(widest).x;
    let place = |middle: f32| place(table, transform, board, wide(middle)).map(|rect| (rect, middle));
    let in_words = has_words.then(|| place(widest)).flatten();
    let (rect, middle) = in_words.or_else(|| place(NUMBER))?;
    desk.note(ui, Spot::Party, rect);
    tooltips::keep_clear(ui.ctx(), rect, Need::Now);
    ui.painter().rect(rect, HEIGHT / 2.0, chrome.panel, (1.0, chrome.accent), egui::StrokeKind::Inside);
    ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt("party"), |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.spacing_mut().button_padding = vec2(0.0, 0.0);
        ui.spacing_mut().interact_size = vec2(HEIGHT, HEIGHT);
        ui.horizontal_centered(|ui| {
            let mut step = |ui: &mut Ui, sign: &str, shortcut: Shortcut, possible: bool, party: u8| {
                let name = texts.say(shortcut.name);
                let button = Button::new(sign).min_size(vec2(HEIGHT, HEIGHT)).corner_radius(HEIGHT / 2.0);
                let response = ui.add_enabled(possible, button).accessible_name(&name);
                if response.on_hover_text(format!("{name} ({})", shortcut.text(desk.texts, ui.ctx()))).clicked() {
                    desk.push(Ask::Party(party));
                }
            };
            step(ui, "−", keys::FEWER, party > 1, party.saturating_sub(1));
            let text = words(able, party);
            let fits = in_words.is_some() && width_of(ui.painter(), &font, &text) <= middle;
            // Where there is no room for words, it is how many would go, in the colour of a warning if that is fewer.
            let text = if fits { text } else { able.to_string() };
            let colour = if able < party { chrome.warn } else { chrome.text_strong };
            let response = ui.add_sized(vec2(middle, HEIGHT), Label::new(RichText::new(text).strong().color(colour)));
            let key = if able < party { "party-size-able" } else { "party-size" };
            let said = texts.with(key, &[("count", able.into()), ("chosen", party.into())]);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &said));
            response.on_hover_text(said.clone());
            step(ui, "+", keys::MORE, party < most, party.saturating_add(1));
        });
    });
    Some(rect)
}
