//! The column beside the board: the display and the sheets, and chance that is entered by hand.

use egui::{Button, RichText, Ui};

use super::{Phrase, Table, Word, wording};
use crate::app::kit::desk::heading;
use crate::app::legend::command::Ask;
use crate::app::legend::desk::Desk;
use crate::game::Seat;
use crate::legend::{Action, Held, Phase, Place, kinds};

/// Chance that is entered by hand: a button for each outcome.
pub fn asked_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    if !table.chance_by_hand() || table.looks_back() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for &action in table.legal() {
            let Some(word) = Phrase::from(action).get(1) else { continue };
            if ui.button(wording::full_word(desk.texts, table, word)).clicked() {
                desk.push(Ask::Play(action));
            }
        }
    });
}

/// The display: what can be drafted.
pub fn display_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let state = table.shown();
    heading(ui, desk, "legend-display");
    let mut actions: Vec<Action> = Vec::new();
    actions.extend((0..state.players()).map(Action::DraftOrder));
    for (value, &copies) in (0..).zip(state.display_tokens()) {
        actions.extend(std::iter::repeat_n(Action::DraftToken(value), copies.into()));
    }
    actions.extend(state.display_tiles().iter().map(Action::DraftTile));
    for (card, copies) in kinds(state.display_cards()) {
        actions.extend(std::iter::repeat_n(Action::DraftCard(card), copies.into()));
    }
    let may = table.person_to_move().is_some() && !table.looks_back() && state.phase() == Phase::Draft;
    ui.horizontal_wrapped(|ui| {
        for action in actions {
            let Some(word) = Phrase::from(action).get(1) else { continue };
            let taken = match word {
                Word::Order(place) => state.next_order().get(usize::from(place)).copied().flatten(),
                _ => None,
            };
            let mut title = wording::word(desk.texts, table, word);
            if let Some(seat) = taken {
                title = format!("{title}: {}", table.name(seat));
            }
            let is_legal = may && table.legal().contains(&action);
            let button = ui.add_enabled(is_legal || !may, Button::new(RichText::new(title).small()));
            let button = button.on_hover_text(wording::full_word(desk.texts, table, word));
            if button.clicked() && may {
                desk.push(Ask::Play(action));
            }
        }
    });
}

/// The sheet of every player: token, tiles and cards.
pub fn sheets_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    for seat in table.shown().order().to_vec() {
        sheet_ui(ui, desk, table, seat);
    }
}

fn sheet_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, seat: Seat) {
    let state = table.shown();
    ui.horizontal_wrapped(|ui| {
        table.seat_ui(ui, desk.theme, seat, egui::vec2(18.0, 18.0), 8.0);
        let mut parts: Vec<String> = Vec::new();
        parts.extend(state.token(seat).map(|value| wording::word(desk.texts, table, Word::Token(value))));
        parts.extend(state.tiles(seat).iter().map(|tile| wording::named_tile(desk.texts, table, tile)));
        let cards = |hand: &[Held], from: Place| {
            let from = wording::word(desk.texts, table, Word::From(from));
            let card = |held: &Held| {
                let used = if held.unused { "" } else { " ×" };
                format!("{}{used} ({from})", wording::card(desk.texts, table, held.card))
            };
            hand.iter().map(card).collect::<Vec<_>>()
        };
        parts.extend(cards(state.right(seat).as_slice(), Place::Right));
        parts.extend(cards(state.left(seat).as_slice(), Place::Left));
        parts.extend(state.power(seat).map(|power| wording::director(desk.texts, table, power)));
        ui.label(RichText::new(parts.join(" · ")).small());
    });
}
