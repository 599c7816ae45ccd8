//! Rings around the cells of a board at which others point, with their names.

use egui::{Align2, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, vec2};

use super::company::Pointed;
use crate::app::kit::theme::Theme;
use crate::words::plain;

/// The radius of a ring, as a multiple of that of its cell.
const RING: f32 = 0.86;
/// The width of its line, and of the dark line on either side of that.
const WIDTH: f32 = 3.5;
const EDGE: f32 = 1.5;

/// Paints the ring of somebody who points at a cell with this centre and radius, and the name beside it.
pub fn paint(painter: &Painter, theme: &Theme, board: Rect, (centre, radius): (Pos2, f32), pointed: &Pointed) {
    let chrome = &theme.chrome;
    let (colour, dark) = match &pointed.colour {
        Some(colour) => {
            let colours = theme.seat_colour(colour);
            (colours.fill, colours.dark)
        }
        None => (chrome.accent, chrome.window),
    };
    let radius = (radius * RING).max(8.0);
    painter.circle_stroke(centre, radius, Stroke::new(WIDTH + 2.0 * EDGE, dark));
    painter.circle_stroke(centre, radius, Stroke::new(WIDTH, colour));
    let font = FontId::proportional(theme.sizes.text);
    let galley = painter.layout_no_wrap(plain(&pointed.name), font, chrome.text_strong);
    let size = galley.size() + vec2(10.0, 4.0);
    // Above the ring, where the board has room for it.
    let above = Align2::CENTER_BOTTOM.anchor_size(centre - vec2(0.0, radius + 3.0), size);
    let below = Align2::CENTER_TOP.anchor_size(centre + vec2(0.0, radius + 3.0), size);
    let plate = if above.top() >= board.top() { above } else { below };
    let shift = (board.left() - plate.left()).max(0.0) - (plate.right() - board.right()).max(0.0);
    let plate = plate.translate(vec2(shift, 0.0));
    painter.rect(plate, 4.0, chrome.card, Stroke::new(1.5, colour), StrokeKind::Inside);
    painter.galley(plate.center() - galley.size() / 2.0, galley, chrome.text_strong);
}
