//! The column beside the board: the sides that the temple has, chance that is entered by hand, and chests as they are
//! opened at the end.

use egui::{Label, RichText, Ui, vec2};

use super::{Side, Table, notes};
use crate::app::chac::art;
use crate::app::chac::command::Ask;
use crate::app::chac::desk::Desk;
use crate::app::chac::panels;
use crate::app::kit::desk::{heading, name_line};
use crate::chac::{Event, Phase};
use crate::words::chac::told;

/// The decks, the walls and the boulder: what is to come.
pub const DECKS: Side = Side::of_game("chac-table-side-decks", "chac-table-side-decks-hint");

/// The notes of what the viewer has seen.
pub const NOTES: Side = Side::of_game("chac-table-side-notes", "chac-table-side-notes-hint");

/// Chance that is entered by hand: a picture for each outcome, and dice face by face.
pub fn asked_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    if !table.chance_by_hand() || table.looks_back() {
        return;
    }
    let state = table.state();
    if let Phase::Roll(purpose) = state.phase() {
        let count = state.roll_count(table.rules(), purpose);
        match panels::dice_ui(ui, desk, table.steps(), table.entered_faces(), count) {
            Some(panels::Entered::Face(face)) => desk.push(Ask::Face(face)),
            Some(panels::Entered::TakenOut(place)) => desk.push(Ask::TakeOut(place)),
            None => {}
        }
        return;
    }
    let entered = panels::chance_ui(ui, desk, (table.rules(), state), table.steps(), table.legal());
    if let Some(action) = entered {
        desk.push(Ask::Play(action));
    }
}

/// The news of adventurers, and at the end the chests, one after the other as they are opened.
pub fn told_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    if matches!(table.shown().phase(), Phase::Chest | Phase::Over) {
        chests_ui(ui, desk, table);
        return;
    }
    let Some(last) = table.shown_step().checked_sub(1) else { return };
    let events = table.sitting().events(last);
    let is_fate = |event: &&Event| {
        matches!(event, Event::Lost { .. } | Event::GotOut { .. } | Event::RoofOpened { .. } | Event::WallsMet)
    };
    for event in events.iter().filter(is_fate) {
        let said = told::event(desk.texts, &table.named(), event);
        let colour =
            if matches!(event, Event::GotOut { .. }) { desk.theme.chrome.gold } else { desk.theme.chrome.warn };
        ui.add(Label::new(RichText::new(said).color(colour)).wrap());
    }
}

/// The chests of those who got out, as far as they have been opened before the eyes of the players.
fn chests_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let (state, texts) = (table.shown(), desk.texts);
    if table.winners().is_empty() && state.phase() == Phase::Over {
        heading(ui, desk, "chac-table-nobody");
    }
    let opened: usize = state.seats().iter().map(|&seat| state.chests(seat).len()).sum();
    let closed: usize = state.seats().iter().map(|&seat| state.closed_chests(seat)).sum();
    if opened + closed == 0 {
        return;
    }
    heading(ui, desk, "chac-table-chests-heading");
    let mut left = opened.saturating_sub(table.closed_on_screen());
    for &seat in state.seats() {
        let values = state.chests(seat);
        let all = values.len() + state.closed_chests(seat);
        if all == 0 {
            continue;
        }
        // Who has many chests has them in a second row.
        ui.horizontal_wrapped(|ui| {
            table.seat_ui(ui, desk.theme, seat, vec2(18.0, 26.0), 7.0);
            let seen: Vec<u8> = values.iter().copied().take(left).collect();
            left -= seen.len();
            let listed = seen.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
            let named =
                [("name", table.name(seat).to_owned().into()), ("count", all.into()), ("values", listed.into())];
            let key = if seen.is_empty() { "chac-table-chests-closed" } else { "chac-table-chests-opened" };
            name_line(ui, desk.theme.chrome.text, &texts.with(key, &named));
            for index in 0..all {
                let (rect, _) = ui.allocate_exact_size(vec2(22.0, 24.0), egui::Sense::hover());
                art::chest(ui.painter(), desk.theme, rect.center(), 10.0, seen.get(index).copied());
            }
        });
    }
}

/// Lays out one of the sides that only the temple has.
pub fn side_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, side: Side) {
    if side == NOTES {
        notes::notes_ui(ui, desk, table);
    } else if side == DECKS {
        notes::ahead_ui(ui, desk, table);
    }
}
