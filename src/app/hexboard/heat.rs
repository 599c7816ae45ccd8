//! The board as a map of numbers: each cell in a colour from cold to hot, with its number where there is room.
//!
//! Decides how a number looks; which numbers are shown, the laboratory decides.

use egui::{Align2, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::camera::{Transform, bounds};
use crate::app::kit::theme::Theme;
use crate::hex::Layout;

/// Cells with a radius above this, in points, have their numbers written on them.
const LEGIBLE: f32 = 13.0;
/// The part of a hot cell's ground that its colour covers.
const HOT: f64 = 0.85;
/// The same of a cell that is hardly warm.
const WARM: f64 = 0.12;

/// The height of the board as a share of its width.
#[must_use]
pub fn aspect(layout: &Layout) -> f32 {
    let size = bounds(layout).size();
    size.y / size.x
}

/// Colours the cells of a board that is drawn in this rectangle, each by a number from 0 to 1, and writes what stands
/// beside it; cells at 0 are crossed out.
pub fn paint(
    painter: &Painter,
    theme: &Theme,
    rect: Rect,
    layout: &Layout,
    heat: &dyn Fn(&str) -> Option<(f64, String)>,
) {
    let transform = Transform::of_picture(layout, rect);
    let radius = transform.radius;
    let font = FontId::proportional((radius * 0.55).min(theme.sizes.text_small));
    for cell in layout.cells() {
        let Some((number, text)) = heat(&layout.name(cell).to_string()) else { continue };
        let centre = transform.screen_from_hex(layout, cell);
        let corner = |index: usize| centre + Vec2::angled((index as f32 * 60.0).to_radians()) * radius * 0.96;
        let text = (radius >= LEGIBLE).then_some((text, &font));
        paint_cell(painter, theme, (0..6).map(corner).collect(), radius, number, text);
    }
}

/// Colours a cell with these corners by a number from 0 to 1, and writes this text on it; at 0 it is crossed out. `radius`
/// is about half its size.
pub fn paint_cell(
    painter: &Painter,
    theme: &Theme,
    corners: Vec<Pos2>,
    radius: f32,
    number: f64,
    text: Option<(String, &FontId)>,
) {
    let centre = Rect::from_points(&corners).center();
    if number <= 0.0 {
        painter.add(Shape::convex_polygon(corners, theme.mark.dim, Stroke::NONE));
        let arm = radius * 0.28;
        for slope in [-1.0, 1.0] {
            let way = vec2(arm, arm * slope);
            painter.line_segment([centre - way, centre + way], Stroke::new(2.0, theme.mark.refused));
        }
        return;
    }
    let strength = (WARM + (HOT - WARM) * number.min(1.0)) as f32;
    let colour = theme.fire.hot.gamma_multiply(strength);
    painter.add(Shape::convex_polygon(corners, colour, Stroke::NONE));
    if let Some((text, font)) = text {
        let place = painter.layout_no_wrap(text, font.clone(), theme.mark.badge_text);
        let at = Align2::CENTER_CENTER.anchor_size(centre, place.size());
        painter.rect_filled(at.expand2(vec2(2.0, 0.0)), 3.0, theme.mark.badge.gamma_multiply(0.75));
        painter.galley(at.min, place, theme.mark.badge_text);
    }
}
