//! The marks over the picture of the board: the choice, the places of pointer and keyboard, the axis.
//!
//! Decides what is drawn where and in which order; how each thing is drawn, `art` decides. The board below it, which is kept
//! from frame to frame, is `picture`.

use egui::{Painter, Pos2, Rect, Shape, Stroke as Line, pos2};

use super::acts::{self, Stroke};
use super::aim::Aim;
use super::picture::{look, written};
use super::{Drawing, Tool};
use crate::app::hexboard::art::{self, HexMark};
use crate::app::hexboard::camera::Transform;
use crate::app::kit::draw::frame::hex_corners;
use crate::app::kit::theme::Theme;
use crate::editor::tikal::boards::{Chart, Symmetry};
use crate::hex::Hex;
use crate::tikal::{KindDef, PrintedDef};

/// The opacity of the tile that is carried, and of one that a click would bring.
const CARRIED: f32 = 0.8;
const COMING: f32 = 0.6;
/// The size of the rim around the place that has the keyboard, in hex radii.
const FOCUS: f32 = 1.08;

/// Draws the marks over the kept picture: the choice, the places of pointer and keyboard, the axis, a carried tile.
pub fn over(
    painter: &Painter,
    theme: &Theme,
    (drawing, chart): (&Drawing, &Chart),
    view: &Transform,
    (pointer, focused): (Option<Pos2>, Option<Hex>),
) {
    let mark = |spot, mark| art::hex_mark(painter, theme, view.screen_from_grid(spot), view.radius, mark);
    if drawing.tool == Tool::Cells && drawing.symmetry != Symmetry::None {
        axis(painter, theme, (drawing, chart), view);
    }
    if let Some(chosen) = drawing.chosen.filter(|_| drawing.tool == Tool::Tiles) {
        mark(chosen, HexMark::Selected);
    }
    if drawing.tool == Tool::Select {
        drawing.picker.paint(painter, theme, view);
    }
    let places = drawing.places();
    let is_place = |spot: &Hex| places.contains(spot);
    if let Some(pointer) = pointer.filter(|_| drawing.stroke.is_none()) {
        let (spot, aim) = drawing.aim_at(view, pointer);
        if is_place(&spot) {
            aimed_at(painter, theme, drawing, view, (spot, aim));
        }
    }
    if let Some(focused) = focused.filter(is_place) {
        // On two rims of other shades, so that it stands out from brown tiles, from bright ones and from the jungle; around
        // the slabs, which are changed by keys.
        let centre = view.screen_from_grid(focused);
        let width = (view.radius * 0.09).max(3.0);
        for (width, colour) in [(width * 2.2, theme.mark.badge), (width, theme.mark.focus)] {
            painter
                .add(Shape::closed_line(hex_corners(centre, view.radius * FOCUS).to_vec(), Line::new(width, colour)));
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

/// Draws the outcome of a click where the pointer is.
fn aimed_at(painter: &Painter, theme: &Theme, drawing: &Drawing, view: &Transform, (spot, aim): (Hex, Aim)) {
    let mark = |spot, mark| art::hex_mark(painter, theme, view.screen_from_grid(spot), view.radius, mark);
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
        art::tile(&faint, theme, view.screen_from_grid(spot), view.radius, &look(&tile));
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
            art::side_mark(painter, theme, view.screen_from_grid(spot), view.radius, side.index());
        }
        Aim::Print | Aim::Settle | Aim::Choose | Aim::LetGo => mark(spot, HexMark::Hover),
        Aim::Nothing => {}
    }
}

/// Where the board is mirrored, or about which point it is turned.
fn axis(painter: &Painter, theme: &Theme, (drawing, chart): (&Drawing, &Chart), view: &Transform) {
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

/// The pieces of an upright or level line that run over none of these rectangles.
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

#[cfg(test)]
mod tests {
    use egui::vec2;

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
