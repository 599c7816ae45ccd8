//! The names of cells on the board: letters and numbers along its rim, and whole names on cells.
//!
//! Decides where they stand. What a cell is called, the layout says.

use egui::{Painter, Pos2, Rect, Vec2, vec2};

use super::art::{self, NamePlate};
use super::camera::Transform;
use crate::app::kit::still::{Layer, Stay};
use crate::app::kit::theme::Theme;
use crate::hex::{Cell, CellName, CellSet, Direction, Layout};

/// The height of names, in hex radii, and in points at least and at most.
const HEIGHT: f32 = 0.15;
const HEIGHTS: (f32, f32) = (8.0, 12.0);
/// The height of names on very small hexes, in hex radii, and in points at least.
const SMALL: f32 = 0.45;
const SMALLEST: f32 = 6.5;
/// On hexes with a smaller radius, in points, only the names of cells that are pointed at have room.
const LEAST_RADIUS: f32 = 18.0;
/// And on those with a smaller one those at the rim have none.
const LEAST_AT_RIM: f32 = 11.0;
/// Where the name of a cell stands on it, in hex radii from the centre: below what lies in the middle, between the
/// corners with pieces and above the side's slabs.
const SPOT: Vec2 = vec2(0.0, 0.32);
/// The rows and columns of the other slots, the best first: a name stands at none of them that is further from the centre
/// than [`FURTHEST`].
const ROWS: [f32; 10] = [0.55, 0.45, 0.35, 0.6, -0.6, -0.5, -0.3, -0.15, 0.1, 0.0];
const COLUMNS: [f32; 11] = [0.0, -0.3, 0.3, -0.15, 0.15, -0.25, 0.25, -0.45, 0.45, -0.56, 0.56];
const FURTHEST: f32 = 0.7;
/// The gap between a name and what it should not cover, in hex radii.
const AIR: f32 = 0.01;
/// The distance of the names at the rim from the centre of their cell, in hex radii: above or below, and aside.
const ABOVE: f32 = 1.0;
const ASIDE: f32 = 1.12;
/// The distance of a number from a neighbour beside it, in hex radii.
const SHIFT: f32 = 0.16;

/// The meaning of a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Said {
    /// The letter of a column.
    Column(u8),
    /// The number of a row.
    Row(u8),
    /// The name of a cell.
    Cell(CellName),
}

/// A name on the board, or a part of one at its rim.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Name {
    said: Said,
    place: Pos2,
    height: f32,
    plate: NamePlate,
}

impl Name {
    /// Its text.
    #[must_use]
    pub fn text(&self) -> String {
        match self.said {
            Said::Column(column) => char::from(b'a'.saturating_add(column)).to_string(),
            Said::Row(row) => (u16::from(row) + 1).to_string(),
            Said::Cell(name) => name.to_string(),
        }
    }

    /// Where it stands.
    #[must_use]
    pub fn rect(&self) -> Rect {
        art::name_rect(self.place, self.height, &self.text())
    }

    /// Draws it.
    pub fn draw(&self, painter: &Painter, theme: &Theme) {
        art::cell_name(painter, theme, self.place, self.height, &self.text(), self.plate);
    }
}

fn height(transform: &Transform) -> f32 {
    // Where hexes are very small so are names, as they would lie over their neighbours.
    let least = (transform.radius * SMALL).clamp(SMALLEST, HEIGHTS.0);
    (transform.radius * HEIGHT).clamp(least, HEIGHTS.1)
}

/// The reach of the smallest names at the rim beyond their middle, in points, with the dark line around them.
pub const LEAST_REACH: Vec2 = vec2(0.5 * HEIGHTS.0 + 1.5, 0.5 * HEIGHTS.0 + 1.5);
/// The distance of the middle of a name at the rim from the hexes, in hex radii.
pub const OUT: Vec2 = vec2(ASIDE - 1.0, ABOVE - 0.866);

/// The names of cells: of those that are `named`, which stand out, and of all others where `every` is true. Each stands
/// where it covers nothing of what is `taken` on its cell, or the least of it.
pub fn on_cells<'a>(
    layout: &'a Layout,
    transform: &'a Transform,
    (named, every): (CellSet, bool),
    taken: impl Fn(Cell) -> Vec<Rect> + 'a,
) -> impl Iterator<Item = Name> + 'a {
    let wanted = if every && transform.radius >= LEAST_RADIUS { layout.cells() } else { named & layout.cells() };
    let transform = *transform;
    wanted.into_iter().map(move |cell| {
        let (centre, taken) = (transform.screen_from_hex(layout, cell), taken(cell));
        let at = |spot: Vec2| Name {
            said: Said::Cell(layout.name(cell)),
            place: centre + spot * transform.radius,
            height: height(&transform),
            plate: if named.contains(cell) { NamePlate::Strong } else { NamePlate::Faint },
        };
        let cost = |name: &Name| covered(name.rect().expand(AIR * transform.radius), &taken);
        let usual = at(SPOT);
        let least = cost(&usual);
        if least <= 0.0 {
            return usual;
        }
        // Of places that are as good the first.
        let slots = ROWS.into_iter().flat_map(|y| COLUMNS.map(|x| vec2(x, y)));
        let slots = slots.filter(|slot| slot.length() < FURTHEST);
        let others = slots.map(at).map(|name| (cost(&name), name));
        others.fold((least, usual), |best, other| if other.0 < best.0 { other } else { best }).1
    })
}

/// The part of these areas that a name covers.
fn covered(name: Rect, taken: &[Rect]) -> f32 {
    let shared = taken.iter().map(|&rect| rect.intersect(name)).filter(Rect::is_positive);
    shared.map(|both| both.area()).sum()
}

/// The names along the rim of a board in its place, and how they were painted: they stay as long as that does.
#[derive(Debug)]
pub struct Rim {
    names: Vec<Name>,
    painted: Layer<Name>,
}

impl Rim {
    /// Those of this board.
    #[must_use]
    pub fn new(layout: &Layout, transform: &Transform) -> Self {
        Self { names: rim(layout, transform), painted: Layer::default() }
    }

    /// Paints them if names are to be shown.
    pub fn paint(&mut self, painter: &Painter, theme: &Theme, is_shown: bool) {
        let wanted = self.names.iter().filter(|_| is_shown).map(|&name| (name, Vec2::ZERO));
        self.painted.paint_at(painter, Pos2::ZERO, Stay::Long, wanted, |name, _| name.draw(painter, theme));
    }

    /// The names that were painted last.
    pub fn names(&self) -> impl Iterator<Item = Name> + '_ {
        self.painted.items()
    }
}

/// The names along the rim: a column's letter above its first cell and below its last, a row's number on the left of
/// its first cell and on the right of its last.
fn rim(layout: &Layout, transform: &Transform) -> Vec<Name> {
    let cells = || layout.cells().into_iter().map(|cell| (cell, layout.name(cell)));
    let mut names = Vec::new();
    if transform.radius < LEAST_AT_RIM {
        return names;
    }
    let mut add = |cell: Cell, said: Said, x: f32, y: f32| {
        let place = transform.screen_from_hex(layout, cell) + vec2(x, y) * transform.radius;
        names.push(Name { said, place, height: height(transform), plate: NamePlate::None });
    };
    for (cell, name) in cells() {
        let in_column = || cells().filter(|(_, other)| other.column == name.column).map(|(_, other)| other.row);
        let in_row = || cells().filter(|(_, other)| other.row == name.row).map(|(_, other)| other.column);
        for (end, above) in [(in_column().min(), -ABOVE), (in_column().max(), ABOVE)] {
            if end == Some(name.row) {
                add(cell, Said::Column(name.column), 0.0, above);
            }
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
                add(cell, Said::Row(name.row), aside, shift);
            }
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput, Shape, pos2};

    use super::*;
    use crate::app::hexboard::camera::Camera;
    use crate::hex::Raised;

    #[test]
    fn the_rim_names_every_column_and_row_beside_the_hexes_of_every_board() {
        let sizes = [
            vec2(240.0, 170.0),
            vec2(300.0, 240.0),
            vec2(430.0, 340.0),
            vec2(640.0, 480.0),
            vec2(1300.0, 700.0),
            vec2(2600.0, 1900.0),
        ];
        let left_out = ["a1", "i1", "i7"].map(|name| name.parse().unwrap());
        let layouts = [
            Layout::new(&[5; 8], Raised::Odd, &[]).unwrap(),
            Layout::new(&[5, 6, 7, 6, 5], Raised::Even, &[]).unwrap(),
            Layout::new(&[7, 6, 7, 6, 7, 6, 7, 6, 7], Raised::Odd, &left_out).unwrap(),
        ];
        for (layout, size) in layouts.iter().flat_map(|layout| sizes.map(|size| (layout, size))) {
            let rect = Rect::from_min_size(pos2(20.0, 30.0), size);
            let transform = Camera::default().transform(layout, rect);
            if transform.radius < LEAST_AT_RIM {
                continue;
            }
            let names = rim(layout, &transform);
            for cell in layout.cells() {
                let name = layout.name(cell).to_string();
                let (letter, number) = name.split_at(1);
                for part in [letter, number] {
                    assert!(names.iter().any(|name| name.text() == part), "{part} at {size}");
                }
            }
            for name in names {
                let text = name.text();
                assert_eq!(transform.hex_from_screen(layout, name.place), None, "{text} at {rect}");
                // With the dark line around it, and what goes below the line it stands on.
                let size = vec2(0.8 * text.len() as f32, 1.0) * name.height + Vec2::splat(2.0);
                let drawn = Rect::from_center_size(name.place, size);
                assert!(rect.contains_rect(drawn), "{text} at {rect}");
            }
        }
    }

    #[test]
    fn the_rim_is_painted_as_one_picture_once_it_stays_and_not_at_all_where_names_are_off() {
        let layout = Layout::new(&[5, 6, 7, 6, 5], Raised::Even, &[]).unwrap();
        let window = Rect::from_min_size(Pos2::ZERO, vec2(640.0, 480.0));
        let mut rim = Rim::new(&layout, &Camera::default().transform(&layout, window));
        let (context, theme) = (Context::default(), Theme::dark());
        let mut corners = |is_shown| {
            let input = RawInput { screen_rect: Some(window), ..RawInput::default() };
            let output = context.run_ui(input, |ui| rim.paint(ui.painter(), &theme, is_shown));
            let of = |shape: &Shape| if let Shape::Mesh(mesh) = shape { mesh.vertices.len() } else { 0 };
            let corners: usize = output.shapes.iter().map(|shape| of(&shape.shape)).sum();
            output.drop_without_applying_deltas();
            (corners, rim.names().count())
        };
        let (come, stayed, off) = (corners(true), corners(true), corners(false));
        assert!(come.0 > 1000 && come.1 > 20, "{come:?}");
        assert_eq!((stayed, off), ((4, come.1), (0, 0)));
    }
}
