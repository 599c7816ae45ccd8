//! Cells by their names where the board was laid out last, for what people elsewhere point at.

use egui::{Pos2, Rect};

use super::camera::Transform;
use crate::hex::Layout;

/// The name of the cell at a point of the screen.
#[must_use]
pub fn cell_at(layout: &Layout, seen: Option<(Rect, Transform)>, at: Pos2) -> Option<String> {
    let (rect, transform) = seen?;
    let cell = transform.hex_from_screen(layout, at).filter(|_| rect.contains(at))?;
    Some(layout.name(cell).to_string())
}

/// The centre and the radius of the cell of this name.
#[must_use]
pub fn cell_on_screen(layout: &Layout, seen: Option<(Rect, Transform)>, name: &str) -> Option<(Pos2, f32)> {
    let (_, transform) = seen?;
    let cell = layout.cell(name.parse().ok()?)?;
    Some((transform.screen_from_hex(layout, cell), transform.radius))
}
