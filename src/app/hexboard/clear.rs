//! The part of the board that stays in sight beside a tooltip: the hexes around where somebody acts.
//!
//! Where a tooltip then stands, [`tooltips`] decides.

use egui::{Rect, Ui, Vec2, vec2};

use super::camera::Transform;
use crate::app::kit::tooltips::{self, Need};
use crate::hex::{Cell, CellSet, Layout};

/// The size of a hex from corner to corner and from side to side, in its radii.
const WHOLE: Vec2 = vec2(2.0, 1.732);
/// The distance from the pointer to which a tooltip goes, in hex radii, to leave the neighbours of a hex in sight.
const AROUND: f32 = 4.0;

/// Notes the hex that is aimed at and the one that is chosen, each with its neighbours, and after them those that may be
/// wanted.
pub fn keep_clear(
    ui: &Ui,
    layout: &Layout,
    transform: &Transform,
    (aimed, chosen): (Option<Cell>, Option<Cell>),
    may_be_wanted: CellSet,
) {
    // A widget of a hex reaches less far than its corners do.
    let whole = |cell: Cell| Rect::from_center_size(transform.screen_from_hex(layout, cell), WHOLE * transform.radius);
    let pointer = ui.input(|input| input.pointer.hover_pos());
    let is_on = |cell: Cell| pointer.is_some_and(|pointer| whole(cell).contains(pointer));
    let is_pointed_at = aimed.is_some_and(is_on);
    if is_pointed_at {
        // From anywhere on a hex to beyond its neighbours.
        tooltips::may_go(ui.ctx(), AROUND * transform.radius);
    }
    let around = |cell: Cell| layout.adjacent(cell).into_iter().chain([cell]);
    let near: CellSet = aimed.into_iter().chain(chosen).flat_map(around).collect();
    // What a tooltip speaks of is seen beside it.
    let aimed = aimed.map(|cell| (transform.rect(layout, cell), Need::Now));
    let others = [(near, Need::Next), (may_be_wanted - near, Need::Perhaps)].into_iter().flat_map(|(cells, need)| {
        // What is told of a button goes less far.
        let rect = |cell| if is_pointed_at { whole(cell) } else { transform.rect(layout, cell) };
        cells.into_iter().map(move |cell| (rect(cell), need))
    });
    tooltips::keep_all_clear(ui.ctx(), aimed.into_iter().chain(others));
}
