//! What of the board stays in sight beside a tooltip: the hexes around where somebody acts.
//!
//! Where a tooltip then stands, [`aside`] decides.

use egui::Ui;

use super::Table;
use super::board::Overlay;
use super::transform::Transform;
use crate::app::kit::aside::{self, Need};
use crate::hex::{Cell, CellSet};

/// Notes the hex that is pointed at and the one that is chosen, each with its neighbours, and after them the hexes where
/// something lies or can be placed.
pub fn keep_clear(ui: &Ui, table: &Table, transform: &Transform, overlay: &Overlay) {
    let layout = table.rules().layout();
    let chosen = table.selection.filter(|_| !table.looks_back()).map(|selection| selection.cell);
    let around = |cell: Cell| layout.adjacent(cell).into_iter().chain([cell]);
    let near: CellSet = overlay.aimed.into_iter().chain(chosen).flat_map(around).collect();
    // What a tooltip speaks of is seen beside it.
    if let Some(cell) = overlay.aimed {
        aside::keep_clear(ui.ctx(), transform.rect(layout, cell), Need::Now);
    }
    let may_be_wanted = (overlay.places | overlay.other_places | table.shown().occupied()) - near;
    for (cells, need) in [(near, Need::Next), (may_be_wanted, Need::Perhaps)] {
        for cell in cells {
            aside::keep_clear(ui.ctx(), transform.rect(layout, cell), need);
        }
    }
}
