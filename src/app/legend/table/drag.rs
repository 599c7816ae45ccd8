//! Carrying pieces with the pointer: from hex to hex, and from the reserve onto the board.
//!
//! Decides what letting go of a piece asks for. The same can be done by clicks, on the piece and then on the hex.

use egui::{CursorIcon, DragAndDrop, LayerId, Order, Pos2, Rect, Response, Ui};

use super::{Phrase, Selection, Table, Verb, Word};
use crate::app::hexboard::art;
use crate::app::hexboard::camera::Transform;
use crate::app::legend::command::Ask;
use crate::app::legend::desk::Desk;
use crate::app::legend::picture;
use crate::hex::Cell;
use crate::legend::{Action, Piece};

/// The thing that is carried with the pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Carried {
    /// A piece on the board.
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
pub fn carry_piece(response: &Response, desk: &mut Desk, table: &Table, from: Cell, piece: Piece) {
    let selection = Selection { cell: from, piece: Some(piece) };
    if response.drag_started() && table.walks_now() && table.selection() != Some(selection) {
        desk.push(Ask::Select(Some(selection)));
    }
    response.dnd_set_drag_payload(Carried::Piece { from, piece });
}

/// Takes up a piece of the reserve, if it is being dragged: onto a camp, or where an effect puts it.
pub fn carry_reserve(response: &Response, desk: &mut Desk, table: &Table, (verb, piece): (Verb, Piece)) {
    let phrase = Phrase::of([Word::Verb(verb), Word::Piece(piece)]);
    if response.drag_started() && table.options().begun != phrase {
        desk.push(Ask::TakeUp(phrase));
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
pub fn drop_ui(ui: &Ui, desk: &mut Desk, table: &Table, carried: Carried, over: Option<Cell>) {
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
        (Carried::Reserve(piece), Some(cell)) => {
            let put = Action::Put { piece, cell };
            let is_put = table.sitting().check(put).is_ok();
            desk.push(Ask::Play(if is_put { put } else { Action::Enter { piece, camp: cell } }));
        }
        (Carried::Reserve(_), None) => desk.push(Ask::Select(None)),
        (Carried::Piece { .. }, None) => {}
    }
}

/// Shows what is carried, at the pointer.
pub fn carried_ui(ui: &Ui, desk: &Desk, table: &Table, carried: Carried, pointer: Pos2, radius: f32) {
    let (Carried::Piece { piece, .. } | Carried::Reserve(piece)) = carried;
    let above = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, ui.scope_id().with("carried")));
    let look = table.seat_look(table.state().seat());
    art::piece(&above, desk.theme, pointer, radius, picture::figure(piece), look);
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
}
