//! The players' sheets, in the order of this round: equally high, as high as there is room. Where there is not enough for
//! all of them, one is open, and the others have a line each: a click opens it.

use egui::{Align2, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::{Phrase, Table, Verb, Word, paint_motion};
use crate::app::kit::desk::{beside_ui, lines_ui};
use crate::app::kit::fresh;
use crate::app::legend::art;
use crate::app::legend::command::Ask;
use crate::app::legend::desk::{Desk, Spot};
use crate::app::legend::panels::{self, SheetItem};
use crate::app::legend::picture::tile_look;
use crate::app::table::naming;
use crate::game::Seat;
use crate::hex::Rotation;
use crate::legend::{Action, CardId, Phase, Place};

/// The gap between two sheets.
const GAP: f32 = 4.0;
/// The greatest height of a sheet.
const MOST: f32 = 170.0;

/// The height of the line of a sheet that is not open.
const LINE: f32 = 30.0;

/// The least height of the sheets of so many players, one below the other.
#[must_use]
pub fn least_height(seats: usize) -> f32 {
    let others = seats.saturating_sub(1) as f32;
    panels::least_height_of_sheet() + others * (LINE + GAP)
}

/// Shows the sheet of every player in so high a room.
pub fn players_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, room: f32) {
    ui.spacing_mut().item_spacing.y = GAP;
    let order: Vec<Seat> = table.shown().order().to_vec();
    let count = order.len().max(1) as f32;
    let (least, share) = (panels::least_height_of_sheet(), (room - GAP * (count - 1.0)) / count);
    let open = (share < least).then(|| open_sheet(table));
    let height = match open {
        Some(_) => room - (count - 1.0) * (LINE + GAP),
        None => share,
    };
    let height = height.clamp(least, MOST);
    table.with_shown(|shown| {
        for seat in order {
            if open.is_some_and(|open| open != seat) {
                let line = line_ui(ui, desk, table, seat);
                paint_motion::note_sheet(ui.ctx(), seat, line);
                continue;
            }
            let offered = |item: SheetItem| asked(table, seat, item).is_some();
            let about = naming::computer(desk.texts, table, seat);
            let sheet = ui.scope(|ui| panels::sheet_ui(ui, desk, shown, seat, height, about.as_deref(), &offered));
            paint_motion::note_sheet(ui.ctx(), seat, sheet.response.rect);
            desk.note(ui, Spot::Sheet(seat), sheet.response.rect);
            if table.is_lesson() {
                for &(item, rect) in &sheet.inner.items {
                    if let Some(ask) = asked(table, seat, item) {
                        desk.note(ui, Spot::Does(ask.into()), rect);
                    }
                    if matches!(item, SheetItem::Power(_)) {
                        desk.note(ui, Spot::Powers(seat), rect);
                    }
                }
            }
            // The card of which it is asked what to do with it.
            let asked_of = table.asked_card().filter(|_| table.state().seat() == seat);
            let is_asked = |item: &SheetItem| match *item {
                SheetItem::Card(place, held) => Some((place, held.card)) == asked_of,
                _ => false,
            };
            if let Some((_, rect)) = sheet.inner.items.iter().find(|(item, _)| is_asked(item)) {
                let edge = Stroke::new(3.0, desk.theme.chrome.gold);
                ui.painter().rect_stroke(rect.shrink(1.0), 5.0, edge, StrokeKind::Inside);
            }
            if let Some(ask) = sheet.inner.clicked.and_then(|item| asked(table, seat, item)) {
                desk.push(ask);
            }
        }
    });
}

/// The sheet that is open where there is no room for all: the one that was asked for, else that of who acts here.
fn open_sheet(table: &Table) -> Seat {
    let acting = table.person_to_move().or_else(|| table.own_seat());
    table.own.open.or(acting).unwrap_or_else(|| table.shown().seat())
}

/// The line of a sheet that is not open: whose it is, token and tiles, cards, and the score.
fn line_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, seat: Seat) -> Rect {
    let (state, rules, theme) = (table.shown(), table.rules(), desk.theme);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::click());
    let name = desk.texts.with("legend-table-open-sheet", &[("name", table.name(seat).to_owned().into())]);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let (chrome, painter) = (&theme.chrome, ui.painter());
    let acts = state.phase() != Phase::Over && state.seat() == seat;
    let is_lit = acts || response.hovered() || response.has_focus();
    let edge = Stroke::new(1.0, if is_lit { chrome.accent } else { chrome.edge });
    painter.rect(rect, theme.sizes.button_radius, chrome.card, edge, StrokeKind::Inside);
    let middle = rect.center().y;
    table.paint_seat(painter, theme, seat, pos2(rect.left() + 15.0, middle), 8.0);
    let font = FontId::proportional(theme.sizes.text);
    let right = pos2(rect.right() - 8.0, middle);
    let score = painter.text(right, Align2::RIGHT_CENTER, state.score(seat), font.clone(), chrome.text_strong);
    let mut left = rect.left() + 28.0;
    let mut place = |side: f32| {
        let place = Rect::from_min_size(pos2(left, middle - 0.5 * side), vec2(side, side));
        left += side + 3.0;
        // What has no room is on the sheet itself.
        (place.right() < score.left() - 4.0).then_some(place)
    };
    if let Some((value, at)) = state.token(seat).and_then(|value| Some((value, place(20.0)?))) {
        art::action_token(painter, theme, at.center(), 10.0, value);
    }
    for tile in state.tiles(seat).iter() {
        if let Some(at) = place(21.0) {
            let look = tile_look(rules, tile, Rotation::default(), None);
            art::tile(painter, theme, at.center(), 10.5, &look);
        }
    }
    for held in state.left(seat).as_slice().iter().chain(state.right(seat).as_slice()) {
        if let Some(at) = place(20.0) {
            art::effect(painter, theme, at, art::EffectPicture::of(rules, rules.card(held.card).effect));
        }
    }
    if fresh::clicked(&response, ("open sheet", seat.index())) {
        desk.push(Ask::Open(seat));
    }
    let about = || naming::computer(desk.texts, table, seat);
    beside_ui(ui, response, |ui| lines_ui(ui, std::iter::once(name).chain(about()).collect()));
    rect
}

/// The command of a click on something on a sheet, where it can be used now.
pub fn asked(table: &Table, seat: Seat, item: SheetItem) -> Option<Ask> {
    if table.looks_back() || table.person_to_move() != Some(seat) {
        return None;
    }
    let can = |phrase: &Phrase| table.legal().iter().any(|&action| Phrase::from(action).begins_with(phrase));
    let begin = |phrase: Phrase| Some(Ask::Begin(phrase)).filter(|_| can(&phrase));
    match item {
        SheetItem::Token => table.legal().contains(&Action::Activate).then_some(Ask::Play(Action::Activate)),
        SheetItem::Tile(tile) => begin(Phrase::of([Word::Verb(Verb::Lay), Word::Tile(tile)])),
        SheetItem::Power(slot) => begin(Phrase::of([Word::Verb(Verb::Power), Word::Slot(slot)])),
        SheetItem::Card(place, held) => {
            let (play, keep) = (to_play(place, held.card), to_keep(place, held.card));
            // While a card is kept over another one, that one is chosen.
            let over = table.options().begun.then(Word::Over(held.card));
            if place == Place::Left && table.options().begun.verb() == Some(Verb::Keep) {
                return begin(over);
            }
            // What is done with it may end the turn for good, so it is chosen first.
            (can(&play) || keep.is_some_and(|keep| can(&keep))).then_some(Ask::Card(place, held.card))
        }
    }
}

/// The beginning of playing a card on a sheet.
#[must_use]
pub fn to_play(place: Place, card: CardId) -> Phrase {
    Phrase::of([Word::Verb(Verb::Play), Word::Card(card), Word::From(place)])
}

/// The beginning of keeping a card, if it lies on the right.
#[must_use]
pub fn to_keep(place: Place, card: CardId) -> Option<Phrase> {
    (place == Place::Right).then(|| Phrase::of([Word::Verb(Verb::Keep), Word::Card(card)]))
}
