//! The widgets of hexes: each can be focused, read out, clicked and driven by tests.

use egui::{Id, PointerButton, Pos2, Rect, Response, Sense, Ui, WidgetInfo};

use super::cursor::kept_keys;
use crate::app::kit::focus;
use crate::hex::Cell;

/// The widget of a cell.
#[must_use]
pub fn cell_id(ui: &Ui, cell: Cell) -> Id {
    ui.make_persistent_id(("cell", cell.index()))
}

/// Lays out the widget of a hex; true if it has the focus. Tab comes to one hex only, that of the cursor; the arrow keys go
/// on from there.
pub fn hex_ui(ui: &Ui, rect: Rect, id: Id, is_cursor: bool, info: impl Fn() -> WidgetInfo) -> (Response, bool) {
    let response = ui.interact(rect, id, if is_cursor { Sense::click() } else { Sense::CLICK });
    response.widget_info(info);
    let has_focus = response.has_focus();
    if has_focus {
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, kept_keys()));
        // The hex is marked in its own shape: a frame around it would cover what its neighbours say.
        focus::shows_itself(&response);
    }
    (response, has_focus)
}

/// Where the pointer clicked on the widget of a hex; nothing where a key did. Widgets are rectangles, so a click means
/// the hex under the pointer.
#[must_use]
pub fn clicked_at(response: &Response) -> Option<Pos2> {
    response.interact_pointer_pos().filter(|_| response.clicked_by(PointerButton::Primary))
}
