//! What the canvas of the board looks like.
//!
//! Decides what is drawn where and in which order; how each thing is drawn, `art` decides. What stays the same while the
//! pointer moves is kept from frame to frame.

use egui::{Painter, Pos2, Rect, Shape, Stroke as Line, pos2, vec2};

use super::acts::{self, Stroke};
use super::aim::Aim;
use super::view::{View, towards};
use super::{Drawing, Known, Tool};
use crate::app::kit::theme::Theme;
use crate::app::tikal::art::{self, HexMark, NamePlate, TileLook};
use crate::tikal::boards::{Chart, Spot, Symmetry};
use crate::tikal::{Access, KindDef, PrintedDef, TileKind};

/// On hexes with a smaller radius, in points, the letters of columns have no room, names of cells, names of tiles.
const LETTERED: f32 = 12.0;
const NAMED: f32 = 18.0;
const NAMED_TILE: f32 = 26.0;
/// The height of names, in hex radii, and in points at least and at most; where they stand on a cell; how far the letter
/// of a column is from the centre of its first and its last cell.
const NAME: f32 = 0.17;
const NAMES: (f32, f32) = (8.0, 12.0);
const NAME_SPOT: f32 = 0.36;
const LETTER: f32 = 1.05;
/// The height of distances, and how far they stand above the middle, in hex radii.
const DISTANCE: f32 = 0.36;
const RAISED: f32 = 0.12;
/// The opacity of the tile that is carried, and of one that a click would bring.
const CARRIED: f32 = 0.8;
const COMING: f32 = 0.6;
/// How far towards a side of a tile the mark on that side stands.
const SIDE: f32 = 0.93;
/// How large the rim is around the place that has the keyboard, in hex radii.
const FOCUS: f32 = 1.08;

/// What is kept of the picture, and on what it depends.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// As it lies in a canvas that begins at 0, 0.
    view: View,
    chart: Chart,
    ring: Vec<Spot>,
    /// What is shown of distances and of what nobody reaches.
    distances: Option<Access>,
    out_of_reach: Option<Access>,
}

impl Picture {
    /// What is to be drawn of a board.
    pub fn of(drawing: &Drawing, known: &Known, view: &View, rect: Rect) -> Self {
        let access = |is_shown: bool| known.access.clone().filter(|_| is_shown);
        Self {
            view: view.moved(-rect.min.to_vec2()),
            chart: known.chart.clone(),
            ring: known.ring.iter().copied().filter(|_| drawing.tool == Tool::Cells).collect(),
            distances: access(drawing.layers.distances),
            out_of_reach: access(drawing.layers.out_of_reach),
        }
    }

    /// Draws it into this rectangle.
    pub fn draw(&self, painter: &Painter, theme: &Theme, rect: Rect) {
        art::backdrop(painter, theme, rect);
        let view = self.view.moved(rect.min.to_vec2());
        let (radius, centre) = (view.radius, |spot| view.screen_from_spot(spot));
        let free = Line::new((radius * 0.02).max(1.0), theme.mark.hover.gamma_multiply(0.45));
        for &spot in &self.ring {
            painter.add(Shape::closed_line(hex(centre(spot), radius * 0.9), free));
        }
        let bare = || self.chart.cells().iter().copied().filter(|&cell| self.chart.tile(cell).is_none());
        for cell in bare() {
            art::jungle_soil(painter, theme, centre(cell), radius, false);
        }
        for cell in bare() {
            // A seed for each place, whatever it is called.
            let seed = (i64::from(cell.x()) * 31 + i64::from(cell.y())).unsigned_abs();
            art::jungle_leaves(painter, theme, centre(cell), radius, seed, false);
        }
        for (cell, tile) in self.chart.printed() {
            art::tile(painter, theme, centre(cell), radius, &look(tile));
        }
        for &cell in self.chart.cells() {
            let Some(name) = self.chart.name(cell) else { continue };
            let is_out = |access: &Access| access.bare.contains(&name) || access.apart.contains(&name);
            if self.out_of_reach.as_ref().is_some_and(is_out) {
                art::hex_mark(painter, theme, centre(cell), radius, HexMark::Dim);
                art::hex_mark(painter, theme, centre(cell), radius, HexMark::Refused);
            }
            let steps = self.distances.as_ref().and_then(|access| access.steps.get(&name));
            if let Some(steps) = steps {
                let height = (radius * DISTANCE).max(8.0);
                let at = centre(cell) - vec2(0.0, radius * RAISED);
                art::cell_name(painter, theme, at, height, &steps.to_string(), NamePlate::Faint);
            }
        }
        self.names(painter, theme, &view);
    }

    /// The names of the cells, and the letters of the columns above and below them.
    fn names(&self, painter: &Painter, theme: &Theme, view: &View) {
        if view.radius < LETTERED {
            return;
        }
        let height = name_height(view);
        let place = |spot: Spot, below: f32| view.screen_from_spot(spot) + vec2(0.0, below * view.radius);
        for &cell in self.chart.cells() {
            let Some(name) = self.chart.name(cell) else { continue };
            let text = name.to_string();
            // On a small tile it would lie over its number.
            let least = if self.chart.tile(cell).is_some() { NAMED_TILE } else { NAMED };
            if view.radius >= least {
                art::cell_name(painter, theme, place(cell, NAME_SPOT), height, &text, NamePlate::Faint);
            }
            for step in [-1, 1] {
                if is_end(&self.chart, cell, step) {
                    let letter = &text[..1];
                    let at = place(cell, LETTER * f32::from(step));
                    art::cell_name(painter, theme, at, height * 1.2, letter, NamePlate::None);
                }
            }
        }
    }
}

/// What lies over the kept picture: what is chosen, where the pointer and the keyboard are, the axis, a carried tile.
pub fn over(
    painter: &Painter,
    theme: &Theme,
    (drawing, chart): (&Drawing, &Chart),
    view: &View,
    (pointer, focused): (Option<Pos2>, Option<Spot>),
) {
    let mark = |spot, mark| art::hex_mark(painter, theme, view.screen_from_spot(spot), view.radius, mark);
    if drawing.tool == Tool::Cells && drawing.symmetry != Symmetry::None {
        axis(painter, theme, (drawing, chart), view);
    }
    if let Some(chosen) = drawing.chosen.filter(|_| drawing.tool == Tool::Tiles) {
        mark(chosen, HexMark::Selected);
        let at = view.screen_from_spot(chosen) + towards(drawing.side) * view.radius * SIDE;
        painter.circle(at, (view.radius * 0.1).max(3.0), theme.mark.badge, Line::new(1.5, theme.mark.selected));
    }
    let places = drawing.places();
    let is_place = |spot: &Spot| places.contains(spot);
    if let Some(pointer) = pointer.filter(|_| drawing.stroke.is_none()) {
        let (spot, aim) = drawing.aim_at(view, pointer);
        if is_place(&spot) {
            aimed_at(painter, theme, drawing, view, (spot, aim));
        }
    }
    if let Some(focused) = focused.filter(is_place) {
        // On two rims of other shades, so that it stands out from brown tiles, from bright ones and from the jungle; around
        // the slabs, which are changed by keys.
        let centre = view.screen_from_spot(focused);
        let width = (view.radius * 0.09).max(3.0);
        for (width, colour) in [(width * 2.2, theme.mark.badge), (width, theme.mark.focus)] {
            painter.add(Shape::closed_line(hex(centre, view.radius * FOCUS), Line::new(width, colour)));
        }
    }
    if let (Some(Stroke::Carry { from, over, chart }), Some(pointer)) = (&drawing.stroke, pointer) {
        if over != from && chart.cells().contains(over) {
            mark(*over, HexMark::Reach);
        }
        if let Some(tile) = chart.tile(*from).filter(|_| over != from) {
            let mut held = painter.clone();
            held.set_opacity(CARRIED);
            art::tile(&held, theme, pointer, view.radius, &look(tile));
        }
    }
}

/// What a click would do where the pointer is.
fn aimed_at(painter: &Painter, theme: &Theme, drawing: &Drawing, view: &View, (spot, aim): (Spot, Aim)) {
    let mark = |spot, mark| art::hex_mark(painter, theme, view.screen_from_spot(spot), view.radius, mark);
    let Some(chart) = drawing.known.as_ref().map(|known| &known.chart) else { return };
    let coming = match aim {
        Aim::Print => Some((drawing.kind, acts::slabs_of_new(chart, spot, drawing.kind))),
        Aim::Settle => {
            let camp = chart.base_camp().and_then(|camp| chart.tile(camp));
            Some((KindDef::BaseCamp, camp.map_or_else(|| chart.open_slabs(spot), |camp| camp.slabs)))
        }
        _ => None,
    };
    if let Some((kind, slabs)) = coming {
        let tile = PrintedDef { cell: String::new(), kind, slabs };
        let mut faint = painter.clone();
        faint.set_opacity(COMING);
        art::tile(&faint, theme, view.screen_from_spot(spot), view.radius, &look(&tile));
    }
    match aim {
        Aim::Draw | Aim::Remove => {
            for image in drawing.mirror.map_or_else(Vec::new, |mirror| mirror.images(spot)) {
                if aim == Aim::Remove && chart.cells().contains(&image) {
                    mark(image, HexMark::Dim);
                }
                mark(image, HexMark::Hover);
            }
        }
        Aim::Slab(side) => {
            let at = view.screen_from_spot(spot) + towards(side) * view.radius * SIDE;
            let radius = (view.radius * 0.14).max(4.0);
            painter.circle(at, radius, theme.mark.badge.gamma_multiply(0.6), Line::new(2.0, theme.mark.hover));
        }
        Aim::Print | Aim::Settle | Aim::Choose | Aim::LetGo => mark(spot, HexMark::Hover),
        Aim::Nothing => {}
    }
}

/// Where the board is mirrored, or about which point it is turned.
fn axis(painter: &Painter, theme: &Theme, (drawing, chart): (&Drawing, &Chart), view: &View) {
    let mirror = match &drawing.stroke {
        Some(Stroke::Paint { mirror, .. }) => Some(*mirror),
        _ => drawing.mirror,
    };
    let Some(at) = mirror.map(|mirror| view.point(mirror.centre())) else { return };
    // On a dark rim, so that it is seen on bright tiles too.
    let (rim, line, rect) = (Line::new(4.0, theme.mark.badge), Line::new(2.0, theme.mark.focus), painter.clip_rect());
    let written = written(chart, view);
    let dashed = |from: Pos2, to: Pos2| {
        for [from, to] in pieces(from, to, &written) {
            painter.line_segment([from, to], Line::new(3.0, theme.mark.badge.gamma_multiply(0.5)));
            painter.extend(Shape::dashed_line(&[from, to], line, 8.0, 6.0));
        }
    };
    let turned = |parts: u8| {
        // A disc with as many arms as the board has parts that are alike.
        let radius = (view.radius * 0.2).max(6.0);
        painter.circle(at, radius, theme.mark.badge, line);
        for line in [rim, line] {
            for part in 0..parts {
                let way = egui::Vec2::angled(std::f32::consts::TAU * (f32::from(part) / f32::from(parts) - 0.25));
                painter.line_segment([at + way * radius, at + way * 2.0 * radius], line);
            }
        }
    };
    match drawing.symmetry {
        Symmetry::None => {}
        Symmetry::LeftRight => dashed(pos2(at.x, rect.top()), pos2(at.x, rect.bottom())),
        Symmetry::TopBottom => dashed(pos2(rect.left(), at.y), pos2(rect.right(), at.y)),
        Symmetry::Half => turned(2),
        Symmetry::Third => turned(3),
        Symmetry::Sixth => turned(6),
    }
}

/// Where names of cells and letters of columns stand.
fn written(chart: &Chart, view: &View) -> Vec<Rect> {
    let height = name_height(view);
    let around = |spot: Spot, below: f32| {
        let at = view.screen_from_spot(spot) + vec2(0.0, below * view.radius);
        Rect::from_center_size(at, vec2(height * 2.4, height * 1.7))
    };
    let mut places = Vec::new();
    for &cell in chart.cells().iter().filter(|_| view.radius >= LETTERED) {
        places.push(around(cell, NAME_SPOT));
        let ends = [-1, 1].into_iter().filter(|&step| is_end(chart, cell, step));
        places.extend(ends.map(|step| around(cell, LETTER * f32::from(step))));
    }
    places
}

/// Whether a cell is the first of its column (by the step −1) or its last one (by 1).
fn is_end(chart: &Chart, cell: Spot, step: i16) -> bool {
    !chart.cells().iter().any(|other| other.x() == cell.x() && (other.y() - cell.y()) * step > 0)
}

/// What is left of an upright or level line where it runs over none of these rectangles.
fn pieces(from: Pos2, to: Pos2, left_out: &[Rect]) -> Vec<[Pos2; 2]> {
    let is_upright = to.x - from.x < to.y - from.y;
    let along = |at: Pos2| if is_upright { at.y } else { at.x };
    let crossed = left_out
        .iter()
        .filter(|rect| if is_upright { rect.x_range().contains(from.x) } else { rect.y_range().contains(from.y) });
    let mut gaps: Vec<(f32, f32)> = crossed.map(|rect| (along(rect.min), along(rect.max))).collect();
    gaps.sort_by(|one, other| one.0.total_cmp(&other.0));
    let at = |along: f32| if is_upright { pos2(from.x, along) } else { pos2(along, from.y) };
    let (mut begin, mut found) = (along(from), Vec::new());
    for (start, end) in gaps.into_iter().chain([(along(to), along(to))]) {
        if start.min(along(to)) > begin {
            found.push([at(begin), at(start.min(along(to)))]);
        }
        begin = begin.max(end);
    }
    found
}

/// How high the names of cells are.
fn name_height(view: &View) -> f32 {
    (view.radius * NAME).clamp(NAMES.0, NAMES.1)
}

/// What a printed tile looks like.
fn look(tile: &PrintedDef) -> TileLook {
    let kind = kind_of(tile.kind);
    let level = match kind {
        TileKind::Temple(number) | TileKind::Ruin(number) => number,
        TileKind::BaseCamp | TileKind::Clearing | TileKind::Volcano => 0,
    };
    // What a file says can be larger than any tile; the problems tell.
    TileLook { kind, level, slabs: tile.slabs.map(|slabs| slabs.min(3) as u8), emptied: false }
}

/// The kind that a definition means, with a number that can be shown.
pub fn kind_of(kind: KindDef) -> TileKind {
    match kind {
        KindDef::BaseCamp => TileKind::BaseCamp,
        KindDef::Temple(value) => TileKind::Temple(value.min(99) as u8),
        KindDef::Clearing => TileKind::Clearing,
        KindDef::Ruin(masks) => TileKind::Ruin(masks.min(99) as u8),
        KindDef::Volcano => TileKind::Volcano,
    }
}

/// The corners of a hex.
fn hex(centre: Pos2, radius: f32) -> Vec<Pos2> {
    (0..6).map(|corner| centre + egui::Vec2::angled((corner as f32 * 60.0).to_radians()) * radius).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_leaves_out_what_is_written_on_its_way() {
        let name = |x: f32, y: f32| Rect::from_center_size(pos2(x, y), vec2(20.0, 10.0));
        let written = [name(50.0, 60.0), name(50.0, 20.0), name(80.0, 40.0), name(45.0, 62.0)];
        let down = pieces(pos2(50.0, 0.0), pos2(50.0, 100.0), &written);
        let ends: Vec<[f32; 2]> = down.iter().map(|[from, to]| [from.y, to.y]).collect();
        assert_eq!(ends, [[0.0, 15.0], [25.0, 55.0], [67.0, 100.0]]);
        let across = pieces(pos2(0.0, 40.0), pos2(100.0, 40.0), &written);
        let ends: Vec<[f32; 2]> = across.iter().map(|[from, to]| [from.x, to.x]).collect();
        assert_eq!(ends, [[0.0, 70.0], [90.0, 100.0]]);
        assert_eq!(pieces(pos2(0.0, 5.0), pos2(9.0, 5.0), &[]), [[pos2(0.0, 5.0), pos2(9.0, 5.0)]]);
    }
}
