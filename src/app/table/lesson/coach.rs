//! The coach: a card beside the table that says what to do and why. How it looks, `card` decides. What it points at beside
//! the board, `point` marks; what it points at on the board, the board paints below its numbers.

use egui::{Event, Key, Ui};

use super::buttons::command_after;
use super::card::{card_look, card_ui};
use super::point::point;
use super::run::Run;
use super::taught::TaughtGame;
use super::told::runs_ahead;
use crate::app::kit::tooltips::{self, Need};
use crate::app::table::{AfterEnd, Desk, Ending, LessonCommand, TableSpot, card_room, table_ui};

/// Lays out the table of a lesson with the card beside it, and points at what the card speaks of.
pub fn lesson_ui<G: TaughtGame>(ui: &mut Ui, desk: &mut Desk<G>, run: &mut Run<G>) {
    let room = card_room(ui, run.table());
    let look = card_look(ui, desk, run, room);
    let ending = Ending { after: AfterEnd::Dropped, told: None };
    table_ui(ui, desk, run.table_mut(), ending, Some(look.height));
    let Some(card) = desk.spot(&TableSpot::Card.into()) else { return };
    card_ui(ui, desk, run, card, (room, look));
    let marked = point(ui, desk, run, card);
    for rect in marked.iter().copied().chain(G::marked_on_board(run)).chain([card]) {
        tooltips::keep_clear(ui.ctx(), rect, Need::Now);
    }
    run.note_laid(card, marked);
    lead_on(ui, desk, run);
}

/// Where nothing has the keyboard, Enter goes on from a step that is only read, and in any other gives the keyboard to
/// the hex that is marked.
fn lead_on<G: TaughtGame>(ui: &Ui, desk: &mut Desk<G>, run: &mut Run<G>) {
    let context = ui.ctx();
    let is_taken = context.memory(|memory| memory.focused().is_some() || memory.top_modal_layer().is_some());
    if is_taken || egui::Popup::is_any_open(context) || run.table().is_under_window() || run.table().asks() {
        return;
    }
    let is_pressed = |event: &Event| matches!(event, Event::Key { key: Key::Enter, pressed: true, repeat: false, modifiers, .. } if modifiers.is_none());
    if !ui.input(|input| input.events.iter().any(is_pressed)) {
        return;
    }
    if run.is_last() {
        desk.push(command_after::<G>(run.id()));
    } else if run.is_read() && !runs_ahead(run) {
        desk.push(LessonCommand::Next);
    } else if G::has_target(run.table()) {
        G::take_keyboard(run.table_mut());
        context.request_repaint();
    }
}
