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
use crate::app::kit::theme::Theme;
use crate::app::table::naming;
use crate::chac::{Ability, Card, Phase, Status};
use crate::game::Seat;
use crate::words::Texts;
use crate::words::chac::nouns;

/// The least height of a card, the most of it, and the gap below it.
const LEAST: f32 = 46.0;
const MOST: f32 = 104.0;
const GAP: f32 = 4.0;
/// From this height on a card says what its adventurer is called, what it can do and where it is.
const TALL: f32 = 66.0;
/// From this height on its name and its ability stand in lines of their own.
const HIGH: f32 = 90.0;

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
    } else if let Some(who) = who.filter(|_| state.has_used_ability(seat)) {
        used(&painter, theme, face, rules.adventurer(who).ability);
    }
    let right = Rect::from_min_max(pos2(face.right() + 6.0, inner.top()), inner.max);
    let font = FontId::proportional(theme.sizes.text);
    let small = FontId::proportional(theme.sizes.text_small);
    // On the right of the name the load, or what came of getting out.
    let fate = fate(texts, table, seat);
    let (mut edge_of_name, mut edge_below) = (right.right(), right.right());
    if let Some(fate) = &fate {
        let place = painter.text(right.right_top(), Align2::RIGHT_TOP, fate, font.clone(), chrome.gold);
        edge_of_name = place.left() - 4.0;
    } else if status == Status::In {
        let centre = pos2(right.right() - 11.0, right.top() + 11.0);
        art::load(&painter, theme, centre, 13.0, state.level(rules, seat));
        edge_of_name = centre.x - 15.0;
        edge_below = edge_of_name;
    }
    let radius = if table.face(seat).is_some() { 8.0 } else { 7.0 };
    table.paint_seat(&painter, theme, seat, pos2(right.left() + 7.0, right.top() + 9.0), radius);
    let name_left = right.left() + 18.0;
    let name = shortened(&painter, &font, edge_of_name - name_left, table.name(seat), str::to_owned);
    let colour = if acts { chrome.text_strong } else { chrome.text };
    painter.text(pos2(name_left, right.top()), Align2::LEFT_TOP, name, font.clone(), colour);
    let mut top = right.top() + font.size + 6.0;
    if height >= TALL {
        let lines_in_card = adventurer_lines(texts, table, seat);
        // The name and the ability each have a line of their own where that leaves room for the treasures.
        for line in lines_of(&lines_in_card, height) {
            let room = Rect::from_min_max(pos2(right.left(), top), pos2(edge_below, top + small.size + 4.0));
            line_ui(ui, room, line, chrome.text_weak);
            (top, edge_below) = (room.bottom() + 1.0, right.right());
        }
    }
    let below = Rect::from_min_max(pos2(right.left(), top), pos2(edge_below, right.bottom()));
    dealt_ui(&painter, desk, table, seat, below);
    if is_gone {
        painter.text(below.left_top(), Align2::LEFT_TOP, nouns::status(texts, status), font.clone(), chrome.warn);
    }
    hand_ui(ui, desk, table, seat, below);
    // Whoever waits outside: in a low card only once it is to come in, for who lost another one and not both.
    if let Some(substitute) = state.substitute(seat).filter(|_| height >= HIGH || is_gone) {
        let room = if height >= HIGH {
            Rect::from_min_max(pos2(inner.left(), face.bottom() + 2.0), pos2(face.right(), inner.bottom()))
        } else {
            below.with_min_x(below.right() - below.height())
        };
        // Smaller than who is in the temple, and with hat and hair below its feet.
        let radius = (room.size() / art::EXTENT.size()).min_elem();
        if radius >= 8.0 {
            let (face_of, centre) =
                (art::Face::of(rules, substitute), room.center() - art::EXTENT.center().to_vec2() * radius);
            art::adventurer(&painter, theme, centre, radius, face_of, None);
        }
    }
    if fresh::clicked(&response, ("player", seat)) {
        desk.push(Ask::Select(state.place(seat)));
    }
    beside_ui(ui, response, |ui| lines_ui(ui, lines()));
    rect
}

/// The sign of an ability that is used up, crossed out at the foot of its adventurer's face: however low a card is, it says
/// so.
fn used(painter: &egui::Painter, theme: &Theme, face: Rect, ability: Ability) {
    let (chrome, radius) = (&theme.chrome, face.height() * 0.2);
    let centre = face.right_bottom() - vec2(radius, radius);
    painter.circle(centre, radius, chrome.card, Stroke::new(1.0, chrome.edge));
    art::ability(painter, centre, radius * 0.62, ability, chrome.text_weak);
    let reach = vec2(radius, -radius) * std::f32::consts::FRAC_1_SQRT_2;
    painter.line_segment([centre - reach, centre + reach], Stroke::new(2.0, chrome.warn));
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

/// The score of who got out, or that it did, in a word; nothing for all others.
fn fate(texts: &Texts, table: &Table, seat: Seat) -> Option<String> {
    let state = table.sight();
    match state.status(seat) {
        Status::Out if matches!(state.phase(), Phase::Chest | Phase::Over) => {
            state.score(seat).map(|score| score.to_string())
        }
        Status::Out => Some(texts.say("chac-table-out-short")),
        Status::In | Status::Waiting | Status::Lost => None,
    }
}

/// The lines of an adventurer in a card of this height: all of them, or one for all.
fn lines_of(lines: &[String; 2], height: f32) -> impl Iterator<Item = &str> {
    let count = if height >= HIGH { 2 } else { 1 };
    lines.iter().map(String::as_str).filter(|line| !line.is_empty()).take(count)
}

/// The adventurer, and its ability, which says if it is used; before one is chosen, those that were dealt.
fn adventurer_lines(texts: &Texts, table: &Table, seat: Seat) -> [String; 2] {
    let (rules, state) = (table.rules(), table.sight());
    let Some(who) = state.adventurer(seat) else {
        let mut dealt = state.dealt(seat).map(|who| nouns::adventurer(texts, rules, who));
        return std::array::from_fn(|_| dealt.next().unwrap_or_default());
    };
    let ability = nouns::ability(texts, rules.adventurer(who).ability);
    let used = || texts.with("chac-table-card-used", &[("ability", ability.clone().into())]);
    let ability = if state.has_used_ability(seat) { used() } else { ability.clone() };
    [nouns::adventurer(texts, rules, who), ability]
}

/// The faces of those whom a seat was dealt, until one of them is chosen.
fn dealt_ui(painter: &egui::Painter, desk: &Desk, table: &Table, seat: Seat, room: Rect) {
    let (rules, state) = (table.rules(), table.sight());
    let radius = (room.height() * 0.5).min(18.0);
    if state.adventurer(seat).is_some() || radius < 8.0 {
        return;
    }
    for (index, who) in state.dealt(seat).enumerate() {
        let centre = room.left_top() + vec2((2.0 * index as f32 + 1.0) * (radius + 2.0), radius);
        art::adventurer(painter, desk.theme, centre, radius, art::Face::of(rules, who), Some(table.seat_look(seat)));
    }
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
    lines.extend(naming::computer(texts, table, seat));
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
