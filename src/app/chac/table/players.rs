//! The players' cards: whose adventurer is where, with what load and which treasures, as far as the viewer knows them; in
//! the temple, lost or out.

use egui::{
    Align2, FontId, Label, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::{Table, notes};
use crate::app::chac::art;
use crate::app::chac::command::Ask;
use crate::app::chac::desk::{Desk, Spot};
use crate::app::kit::desk::{beside_ui, lines_ui, shortened};
use crate::app::kit::fresh;
use crate::chac::{Card, Phase, Status};
use crate::game::Seat;
use crate::words::Texts;
use crate::words::chac::nouns;

/// The least height of a card, the most of it, and the gap below it.
const LEAST: f32 = 46.0;
const MOST: f32 = 104.0;
const GAP: f32 = 4.0;
/// From this height on a card says what its adventurer is called, what it can do and where it is.
const TALL: f32 = 66.0;

/// The least height of so many cards together.
#[must_use]
pub fn least_height(players: usize) -> f32 {
    players as f32 * (LEAST + GAP)
}

impl Table {
    /// The treasures of a seat, as they are shown: the values of the viewer's own at its wish alone.
    #[must_use]
    pub fn hand_in_sight(&self, seat: Seat) -> &[Card] {
        let state = if self.shows_secrets() { self.shown() } else { self.sight() };
        state.hand(seat).as_slice()
    }
}

/// Lays out the cards in so high a room, in the order of the seats.
pub fn players_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, room: f32) {
    let seats: Vec<Seat> = table.all_seats().collect();
    let height = (room / seats.len().max(1) as f32 - GAP).clamp(LEAST, MOST).floor();
    ui.spacing_mut().item_spacing.y = GAP;
    for seat in seats {
        let rect = card_ui(ui, desk, table, seat, height);
        desk.note(ui, Spot::Player(seat), rect);
    }
}

/// The card of a player.
fn card_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, seat: Seat, height: f32) -> Rect {
    let (state, rules, theme, texts) = (table.sight(), table.rules(), desk.theme, desk.texts);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let lines = || card_told(texts, table, seat);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, lines().join(", ")));
    let chrome = &theme.chrome;
    let is_over = matches!(state.phase(), Phase::Over | Phase::Chest);
    let acts = !is_over && state.seat() == seat && (state.phase().is_turn() || is_asked(state.phase()));
    let is_lit = acts || response.hovered() || response.has_focus();
    let edge = Stroke::new(if acts { 2.0 } else { 1.0 }, if is_lit { chrome.accent } else { chrome.edge });
    ui.painter().rect(rect, theme.sizes.card_radius, chrome.card, edge, StrokeKind::Inside);
    let status = state.status(seat);
    let is_gone = status == Status::Lost;
    let painter = ui.painter_at(rect);
    let inner = rect.shrink2(vec2(6.0, 4.0));
    let side = inner.height().min(46.0);
    let face = Rect::from_min_size(inner.min, vec2(side, side));
    let who = state.adventurer(seat);
    let mut faded = painter.clone();
    if is_gone {
        faded.multiply_opacity(0.45);
    }
    match who {
        Some(who) => {
            let face_of = art::Face::of(rules, who);
            art::adventurer(&faded, theme, face.center(), side * 0.5, face_of, Some(table.seat_look(seat)));
        }
        None => table.paint_seat(&painter, theme, seat, face.center(), side * 0.36),
    }
    if is_gone {
        let stroke = Stroke::new(2.5, chrome.warn);
        painter.line_segment([face.left_bottom(), face.right_top()], stroke);
    }
    let right = Rect::from_min_max(pos2(face.right() + 6.0, inner.top()), inner.max);
    let font = FontId::proportional(theme.sizes.text);
    let small = FontId::proportional(theme.sizes.text_small);
    // On the right of the name the load, or what became of the adventurer.
    let fate = fate(texts, table, seat);
    let (mut edge_of_name, mut edge_below) = (right.right(), right.right());
    if let Some(fate) = &fate {
        let colour = if is_gone { chrome.warn } else { chrome.gold };
        let place = painter.text(right.right_top(), Align2::RIGHT_TOP, fate, font.clone(), colour);
        edge_of_name = place.left() - 4.0;
    } else if status == Status::In {
        let centre = pos2(right.right() - 11.0, right.top() + 11.0);
        art::load(&painter, theme, centre, 13.0, state.level(rules, seat));
        edge_of_name = centre.x - 15.0;
        edge_below = edge_of_name;
    }
    table.paint_seat(&painter, theme, seat, pos2(right.left() + 7.0, right.top() + 9.0), 7.0);
    let name_left = right.left() + 18.0;
    let name = shortened(&painter, &font, edge_of_name - name_left, table.name(seat), str::to_owned);
    let colour = if acts { chrome.text_strong } else { chrome.text };
    painter.text(pos2(name_left, right.top()), Align2::LEFT_TOP, name, font.clone(), colour);
    let mut top = right.top() + font.size + 6.0;
    if height >= TALL {
        let line = adventurer_line(texts, table, seat);
        let room = Rect::from_min_max(pos2(right.left(), top), pos2(edge_below, top + small.size + 4.0));
        line_ui(ui, room, &line, chrome.text_weak);
        top = room.bottom() + 1.0;
        // The load ends above what lies below it.
        edge_below = right.right();
    }
    let below = Rect::from_min_max(pos2(right.left(), top), pos2(edge_below, right.bottom()));
    hand_ui(ui, desk, table, seat, below);
    // Whoever waits outside.
    if let Some(substitute) = state.substitute(seat).filter(|_| height >= 90.0) {
        let room = Rect::from_min_max(pos2(inner.left(), face.bottom() + 2.0), pos2(face.right(), inner.bottom()));
        let radius = room.height().min(room.width()) * 0.5;
        if radius >= 8.0 {
            let face_of = art::Face::of(rules, substitute);
            art::adventurer(&painter, theme, room.center(), radius, face_of, None);
        }
    }
    if fresh::clicked(&response, ("player", seat)) {
        desk.push(Ask::Select(state.place(seat)));
    }
    beside_ui(ui, response, |ui| lines_ui(ui, lines()));
    rect
}

/// True in the phases in which seats are asked one after the other outside their turns.
const fn is_asked(phase: Phase) -> bool {
    matches!(phase, Phase::Choose | Phase::Load | Phase::Substitute | Phase::Deal)
}

/// A line of small letters, cut where it has no room.
fn line_ui(ui: &mut Ui, room: Rect, line: &str, colour: egui::Color32) {
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.add(Label::new(RichText::new(line).small().color(colour)).truncate().selectable(false).sense(Sense::hover()));
}

/// What became of an adventurer, in a word; nothing while it is inside.
fn fate(texts: &Texts, table: &Table, seat: Seat) -> Option<String> {
    let state = table.sight();
    match state.status(seat) {
        Status::In | Status::Waiting => None,
        Status::Out if matches!(state.phase(), Phase::Chest | Phase::Over) => {
            state.score(seat).map(|score| score.to_string())
        }
        status => Some(nouns::status(texts, status)),
    }
}

/// The adventurer, its ability with a sign if it is used, and where it is.
fn adventurer_line(texts: &Texts, table: &Table, seat: Seat) -> String {
    let (rules, state) = (table.rules(), table.sight());
    let Some(who) = state.adventurer(seat) else {
        let dealt: Vec<String> = state.dealt(seat).map(|who| nouns::adventurer(texts, rules, who)).collect();
        return dealt.join(", ");
    };
    let values = [
        ("adventurer", nouns::adventurer(texts, rules, who).into()),
        ("ability", nouns::ability(texts, rules.adventurer(who).ability).into()),
    ];
    texts.with(if state.has_used_ability(seat) { "chac-table-card-used" } else { "chac-table-card-ability" }, &values)
}

/// The treasures of a seat, side by side as far as they have room, else over one another.
fn hand_ui(ui: &Ui, desk: &Desk, table: &Table, seat: Seat, room: Rect) {
    let hand = table.hand_in_sight(seat);
    if hand.is_empty() || room.height() < 8.0 {
        return;
    }
    let height = room.height().min(30.0);
    let width = height * art::TREASURE_WIDTH;
    let step = if hand.len() > 1 { ((room.width() - width) / (hand.len() - 1) as f32).min(width + 2.0) } else { 0.0 };
    for (index, card) in hand.iter().enumerate() {
        let place = Rect::from_min_size(room.min + vec2(index as f32 * step, 0.0), vec2(width, height));
        art::treasure(ui.painter(), desk.theme, place, card.deck(), card.value());
    }
}

/// Everything that a card says, line by line.
fn card_told(texts: &Texts, table: &Table, seat: Seat) -> Vec<String> {
    let (rules, state) = (table.rules(), table.sight());
    let mut lines = vec![table.name(seat).to_owned()];
    if state.round() > 0 && state.first() == seat && !matches!(state.phase(), Phase::Over | Phase::Chest) {
        lines.push(texts.say("chac-table-begins"));
    }
    if let Some(who) = state.adventurer(seat) {
        let able = nouns::able_adventurer(texts, rules, who);
        let status = nouns::status(texts, state.status(seat));
        let place = state.place(seat).map(|place| nouns::square(texts, rules, place));
        let values =
            [("able", able.into()), ("status", status.into()), ("place", place.clone().unwrap_or_default().into())];
        lines.push(texts.with(if place.is_some() { "chac-table-card-at" } else { "chac-table-card-fate" }, &values));
        if state.has_used_ability(seat) {
            lines.push(texts.say("chac-table-ability-used"));
        }
    } else {
        let dealt: Vec<String> = state.dealt(seat).map(|who| nouns::able_adventurer(texts, rules, who)).collect();
        lines.extend((!dealt.is_empty()).then(|| dealt.join(", ")));
    }
    if state.is_in(seat) {
        lines.push(nouns::load(texts, state.level(rules, seat)));
    }
    if state.adventurer(seat).is_some() {
        lines.extend(notes::treasures_told(texts, table, seat));
    }
    if let Some(substitute) = state.substitute(seat) {
        let able = nouns::able_adventurer(texts, rules, substitute);
        lines.push(texts.with("chac-table-substitute", &[("able", able.into())]));
    }
    if let Some(score) = state.score(seat).filter(|_| matches!(state.phase(), Phase::Chest | Phase::Over)) {
        lines.push(texts.with("chac-table-score", &[("points", score.into())]));
    }
    lines
}
