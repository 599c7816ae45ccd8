//! The part of the board that stays in sight beside a tooltip: the hexes around where somebody acts.
//!
//! Where a tooltip then stands, [`aside`] decides.

use egui::{Rect, Ui, Vec2, vec2};

use super::Table;
use super::board::Overlay;
use super::transform::Transform;
use crate::app::kit::aside::{self, Need};
use crate::hex::{Cell, CellSet};

/// The size of a hex from corner to corner and from side to side, in its radii.
const WHOLE: Vec2 = vec2(2.0, 1.732);
/// The distance from the pointer to which a tooltip goes, in hex radii, to leave the neighbours of a hex in sight.
const AROUND: f32 = 4.0;

/// Notes the hex that is pointed at and the one that is chosen, each with its neighbours, and after them the hexes where
/// something lies or can be placed.
pub fn keep_clear(ui: &Ui, table: &Table, transform: &Transform, overlay: &Overlay) {
    let layout = table.rules().layout();
    // A widget of a hex reaches less far than its corners do.
    let whole = |cell: Cell| Rect::from_center_size(transform.screen_from_hex(layout, cell), WHOLE * transform.radius);
    let pointer = ui.input(|input| input.pointer.hover_pos());
    let is_on = |cell: Cell| pointer.is_some_and(|pointer| whole(cell).contains(pointer));
    let is_pointed_at = overlay.aimed.is_some_and(is_on);
    if is_pointed_at {
        // From anywhere on a hex to beyond its neighbours.
        aside::may_go(ui.ctx(), AROUND * transform.radius);
    }
    let chosen = table.own.chosen.selection.filter(|_| !table.looks_back()).map(|selection| selection.cell);
    let around = |cell: Cell| layout.adjacent(cell).into_iter().chain([cell]);
    let near: CellSet = overlay.aimed.into_iter().chain(chosen).flat_map(around).collect();
    // What a tooltip speaks of is seen beside it.
    if let Some(cell) = overlay.aimed {
        aside::keep_clear(ui.ctx(), transform.rect(layout, cell), Need::Now);
    }
    let may_be_wanted = (overlay.places | overlay.other_places | table.shown().occupied()) - near;
    for (cells, need) in [(near, Need::Next), (may_be_wanted, Need::Perhaps)] {
        for cell in cells {
            // What is told of a button goes less far.
            let rect = if is_pointed_at { whole(cell) } else { transform.rect(layout, cell) };
            aside::keep_clear(ui.ctx(), rect, need);
        }
    }
}
