//! Carrying pieces with the pointer: from hex to hex, and from the reserve onto a camp.
//!
//! Decides what letting go of a piece asks for. The same can be done by clicks, on the piece and then on the hex.

use egui::{DragAndDrop, Pos2, Rect, Response, Ui};

use super::paint::{self, Icon};
use super::{Selection, Table};
use crate::app::hexboard::camera::Transform;
use crate::app::tikal::command::Ask;
use crate::app::tikal::desk::Desk;
use crate::hex::Cell;
use crate::tikal::{Action, Piece};

/// The thing that is carried with the pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Carried {
    /// A piece on the board; the rest of the chosen party goes with it.
    Piece {
        /// Where it stands.
        from: Cell,
        /// Its kind.
        piece: Piece,
    },
    /// A piece from the reserve.
    Reserve(Piece),
}

/// Takes up a piece of the board, if it is being dragged.
pub fn carry_piece(response: &Response, desk: &mut Desk, table: &Table, selection: Selection) {
    let Selection { cell: from, piece: Some(piece) } = selection else { return };
    if response.drag_started() && table.own.chosen.selection != Some(selection) {
        desk.push(Ask::Select(Some(selection)));
    }
    response.dnd_set_drag_payload(Carried::Piece { from, piece });
}

/// Takes up a piece of the reserve, if it is being dragged.
pub fn carry_reserve(response: &Response, desk: &mut Desk, table: &Table, piece: Piece) {
    if response.drag_started() && table.entering() != Some(piece) {
        desk.push(Ask::ChooseCamp(piece));
    }
    response.dnd_set_drag_payload(Carried::Reserve(piece));
}

/// The thing that is carried, the place of the pointer, and the hex under it.
pub fn carried(ui: &Ui, table: &Table, transform: &Transform, board: Rect) -> Option<(Carried, Pos2, Option<Cell>)> {
    let carried = DragAndDrop::payload::<Carried>(ui.ctx())?;
    let pointer = ui.input(|input| input.pointer.interact_pos())?;
    let over = board.contains(pointer).then(|| transform.hex_from_screen(table.rules().layout(), pointer)).flatten();
    Some((*carried, pointer, over))
}

/// When the button is released, asks for what letting go means.
pub fn drop_ui(ui: &Ui, desk: &mut Desk, carried: Carried, over: Option<Cell>) {
    if !ui.input(|input| input.pointer.any_released()) {
        return;
    }
    DragAndDrop::clear_payload(ui.ctx());
    let all = ui.input(|input| input.modifiers.shift);
    match (carried, over) {
        (Carried::Piece { from, .. }, Some(to)) if all && from != to => desk.push(Ask::Walk { to, all }),
        (Carried::Piece { from, piece }, Some(to)) => {
            if from != to {
                desk.push(Ask::Drop { from, piece, to });
            }
        }
        (Carried::Reserve(piece), Some(camp)) => desk.push(Ask::Play(Action::Enter { piece, camp })),
        (Carried::Reserve(_), None) => desk.push(Ask::Select(None)),
        (Carried::Piece { .. }, None) => {}
    }
}

/// Shows what is carried, at the pointer.
pub fn carried_ui(ui: &Ui, desk: &Desk, table: &Table, carried: Carried, pointer: Pos2, radius: f32) {
    let (Carried::Piece { piece, .. } | Carried::Reserve(piece)) = carried;
    let count = if matches!(carried, Carried::Piece { .. }) { table.party() } else { 1 };
    let above = ui.ctx().layer_painter(egui::LayerId::new(egui::Order::Tooltip, ui.scope_id().with("carried")));
    paint::icon(&above, desk.theme, table, table.state().seat(), Icon::Piece(piece), pointer, radius);
    if count > 1 {
        let corner = pointer + egui::vec2(radius, radius) * 0.7;
        let look = paint::seat_look(table, table.state().seat());
        crate::app::hexboard::art::count(&above, desk.theme, corner, radius * 0.6, look, count);
    }
    ui.ctx().set_cursor_icon(egui::CursorIcon::Grabbing);
}
