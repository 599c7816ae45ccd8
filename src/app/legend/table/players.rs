//! The players' sheets, in the order of this round: equally high, as high as there is room.

use egui::Ui;

use super::{Phrase, Table, Verb, Word, moving};
use crate::app::legend::command::Ask;
use crate::app::legend::desk::{Desk, Spot};
use crate::app::legend::panels::{self, SheetItem};
use crate::game::Seat;
use crate::legend::{Action, CardId, Place};

/// The gap between two sheets.
const GAP: f32 = 4.0;
/// The greatest height of a sheet.
const MOST: f32 = 170.0;

/// The least height of the sheets of so many players, one below the other.
#[must_use]
pub fn least_height(seats: usize) -> f32 {
    panels::least_height_of_sheet() * seats as f32 + GAP * seats.saturating_sub(1) as f32
}

/// Shows the sheet of every player in so high a room.
pub fn players_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, room: f32) {
    ui.spacing_mut().item_spacing.y = GAP;
    let order: Vec<Seat> = table.shown().order().to_vec();
    let count = order.len().max(1) as f32;
    let height = ((room - GAP * (count - 1.0)) / count).clamp(panels::least_height_of_sheet(), MOST);
    table.with_shown(|shown| {
        for seat in order {
            let offered = |item: SheetItem| asked(table, seat, item).is_some();
            let sheet = ui.scope(|ui| panels::sheet_ui(ui, desk, shown, seat, height, &offered));
            moving::note_sheet(ui.ctx(), seat, sheet.response.rect);
            desk.note(ui, Spot::Sheet(seat), sheet.response.rect);
            if let Some(ask) = sheet.inner.and_then(|item| asked(table, seat, item)) {
                desk.push(ask);
            }
        }
    });
}

/// The command of a click on something on a sheet, where it can be used now.
fn asked(table: &Table, seat: Seat, item: SheetItem) -> Option<Ask> {
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
            match (can(&play), keep.filter(can)) {
                (true, Some(_)) => Some(Ask::Card(place, held.card)),
                (true, None) => Some(Ask::Begin(play)),
                (false, keep) => keep.map(Ask::Begin),
            }
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
