//! The names of cells on the board: letters and numbers along its rim, and whole names on cells.
//!
//! Decides where they stand. What a cell is called, the layout says.

use egui::{FontId, Painter, Pos2, Vec2, vec2};

use super::Table;
use super::board::Overlay;
use super::transform::Transform;
use crate::app::kit::settings::CellNames;
use crate::app::kit::theme::Theme;
use crate::app::tikal::art;
use crate::hex::{Cell, CellName, CellSet, Direction, Layout};

/// The height of names, in hex radii.
const HEIGHT: f32 = 0.2;
/// The smallest and the largest size of their text, in points.
const SIZES: (f32, f32) = (9.0, 15.0);
/// On hexes with a smaller radius, in points, not every cell shows its name.
const LEAST_RADIUS: f32 = 20.0;
/// Where the name of a cell stands on it, in hex radii from the centre: below what lies in the middle, between the
/// corners with pieces and over the side's slabs.
const SPOT: Vec2 = vec2(0.0, 0.34);
/// How far the names at the rim stand from the centre of their cell, in hex radii: above or below, and aside.
const ABOVE: f32 = 1.0;
const ASIDE: f32 = 1.12;
/// How far a number stands from a neighbour beside it, in hex radii.
const SHIFT: f32 = 0.16;

/// The size of the text, in points: whole ones, so that zooming does not fill the font's texture.
fn size(transform: &Transform) -> f32 {
    (transform.radius * HEIGHT).clamp(SIZES.0, SIZES.1).round()
}

/// Paints the names that are wanted, below the pieces.
pub fn names(painter: &Painter, theme: &Theme, table: &Table, transform: &Transform, overlay: &Overlay) {
    let layout = table.rules().layout();
    let size = size(transform);
    if overlay.names != CellNames::Off {
        let mark = &theme.mark;
        for (name, place) in rim(layout, transform) {
            let font = FontId::proportional(size + 1.0);
            art::text_with_rim(painter, place, font, &name, mark.badge_text, mark.badge);
        }
    }
    let named = named(overlay);
    let every = overlay.names == CellNames::All && transform.radius >= LEAST_RADIUS;
    for cell in layout.cells() {
        let strong = named.contains(cell);
        if strong || every {
            let place = transform.screen_from_hex(layout, cell) + SPOT * transform.radius;
            art::plate(painter, theme, place, size, &layout.name(cell).to_string(), strong);
        }
    }
}

/// The cells whose names are shown in any case: those that are pointed at, and those that something names on which the
/// pointer or the focus is.
fn named(overlay: &Overlay) -> CellSet {
    let one = |cell: Option<Cell>| cell.map_or(CellSet::EMPTY, CellSet::of);
    one(overlay.aimed) | one(overlay.pointed) | overlay.cited | overlay.told
}

/// The names along the rim and where they stand: a column's letter above its first cell and below its last, a row's
/// number on the left of its first cell and on the right of its last.
fn rim(layout: &Layout, transform: &Transform) -> Vec<(String, Pos2)> {
    let named = |cell: Cell| (cell, layout.name(cell));
    let cells = || layout.cells().into_iter().map(named);
    let at = |cell: Cell, x: f32, y: f32| transform.screen_from_hex(layout, cell) + vec2(x, y) * transform.radius;
    let mut names = Vec::new();
    let letter = |name: CellName| char::from(b'a'.saturating_add(name.column)).to_string();
    let number = |name: CellName| (u16::from(name.row) + 1).to_string();
    for (cell, name) in cells() {
        let in_column = || cells().filter(|(_, other)| other.column == name.column).map(|(_, other)| other.row);
        let in_row = || cells().filter(|(_, other)| other.row == name.row).map(|(_, other)| other.column);
        if in_column().min() == Some(name.row) {
            names.push((letter(name), at(cell, 0.0, -ABOVE)));
        }
        if in_column().max() == Some(name.row) {
            names.push((letter(name), at(cell, 0.0, ABOVE)));
        }
        let ends = [
            (in_row().min(), -ASIDE, Direction::NW, Direction::SW),
            (in_row().max(), ASIDE, Direction::NE, Direction::SE),
        ];
        for (end, aside, upper, lower) in ends {
            // Beside a cell that is not at the very edge, above or below its neighbour.
            let shift = match (layout.neighbour(cell, upper), layout.neighbour(cell, lower)) {
                (None, None) => 0.0,
                (Some(_), None) => SHIFT,
                (None, Some(_)) => -SHIFT,
                (Some(_), Some(_)) => continue,
            };
            if end == Some(name.column) {
                names.push((number(name), at(cell, aside, shift)));
            }
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use egui::{Rect, pos2};

    use super::*;
    use crate::app::tikal::table::transform::BoardView;
    use crate::library::Library;

    #[test]
    fn the_rim_names_every_column_and_row_beside_the_hexes_of_every_board() {
        for entry in Library::built_in().entries() {
            let layout = entry.variant.layout();
            let rect = Rect::from_min_size(pos2(20.0, 30.0), vec2(640.0, 480.0));
            let transform = Transform::new(layout, rect, &BoardView::default());
            let names = rim(layout, &transform);
            for cell in layout.cells() {
                let name = layout.name(cell).to_string();
                let (letter, number) = name.split_at(1);
                for part in [letter, number] {
                    assert!(names.iter().any(|(name, _)| name == part), "{part} on {}", entry.variant.id());
                }
            }
            for (name, place) in names {
                assert_eq!(transform.hex_from_screen(layout, place), None, "{name} on {}", entry.variant.id());
                let text = Rect::from_center_size(place, vec2(0.5, 0.8) * size(&transform));
                assert!(rect.contains_rect(text), "{name} on {}", entry.variant.id());
            }
        }
    }
}
