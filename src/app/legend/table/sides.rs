//! The sides of the column beside the board: the display and the players' sheets.

use egui::Ui;

use super::{Side, Table, beside};
use crate::app::legend::desk::Desk;

/// The display and the sheets.
pub const DISPLAY: Side = Side::of_game("legend-side-display", "legend-side-display-hint");

/// Lays out one of the sides.
pub fn side_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, side: Side) {
    if side == DISPLAY {
        beside::display_ui(ui, desk, table);
        ui.add_space(6.0);
        beside::sheets_ui(ui, desk, table);
    }
}
