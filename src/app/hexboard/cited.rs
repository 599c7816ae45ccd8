//! The cells that something beside the board names: they are marked and named on the board while the pointer or the
//! focus is on it.
//!
//! Panels note them; the board takes them once a frame.

use egui::{Context, Id, Response};

use crate::hex::CellSet;

fn id() -> Id {
    Id::unique("cited cells")
}

/// Notes that a widget names these cells.
pub fn cite(response: &Response, cells: CellSet) {
    if !cells.is_empty() && (response.hovered() || response.has_focus()) {
        response.ctx.data_mut(|data| *data.get_temp_mut_or_default::<CellSet>(id()) |= cells);
    }
}

/// The cells noted since the last call.
#[must_use]
pub fn take(context: &Context) -> CellSet {
    context.data_mut(|data| data.remove_temp::<CellSet>(id())).unwrap_or_default()
}
