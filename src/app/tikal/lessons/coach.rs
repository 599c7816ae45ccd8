//! The coach: a card beside the table that says what to do and why. How it looks, `card` decides. What it points at beside
//! the board, `point` marks; what it points at on the board, the board paints below its numbers.

use egui::{Event, Key, Rect, Ui, vec2};

use super::Run;
use super::buttons::what_follows;
use super::card::{card_look, card_ui};
use super::point::point;
use super::told::runs_ahead;
use crate::app::kit::tooltips::{self, Need};
use crate::app::table::LessonCommand;
use crate::app::table::{AfterEnd, card_room, table_ui};
use crate::app::tikal::desk::{Desk, Spot};
use crate::hex::Cell;

/// Lays out the table of a lesson with the card beside it, and points at what the card speaks of.
pub fn lesson_ui(ui: &mut Ui, desk: &mut Desk, run: &mut Run) {
    let room = card_room(ui, run.table());
    let look = card_look(ui, desk, run, room);
    table_ui(ui, desk, run.table_mut(), AfterEnd::Dropped, Some(look.height));
    let Some(card) = desk.spot(&Spot::Card) else { return };
    card_ui(ui, desk, run, card, (room, look));
    let marked = point(ui, desk, run, card);
    for rect in marked.iter().copied().chain(aimed_cells(run)).chain([card]) {
        tooltips::keep_clear(ui.ctx(), rect, Need::Now);
    }
    run.note_laid(card, marked);
    lead_on(ui, desk, run);
}

/// Where nothing has the keyboard, Enter goes on from a step that is only read, and in any other gives the keyboard to
/// the hex that is marked.
fn lead_on(ui: &Ui, desk: &mut Desk, run: &mut Run) {
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
        desk.push(what_follows(run.id()).1);
    } else if run.is_read() && !runs_ahead(run) {
        desk.push(LessonCommand::Next);
    } else if run.table().pointed().target().is_some() {
        run.table_mut().take_keyboard();
        context.request_repaint();
    }
}

/// The hexes on the board that the stage speaks of, and the one to be clicked.
fn aimed_cells(run: &Run) -> impl Iterator<Item = Rect> {
    let pointed = run.table().pointed();
    let piece = pointed.piece.map(|(cell, ..)| cell);
    let cells = pointed.cells.iter().copied().chain(pointed.aim).chain(piece);
    cells.filter_map(|cell| cell_rect(run, cell))
}

fn cell_rect(run: &Run, cell: Cell) -> Option<Rect> {
    let (centre, radius) = run.table().hex_on_screen(cell)?;
    Some(Rect::from_center_size(centre, vec2(2.0, 3.0_f32.sqrt()) * radius))
}
