//! The temple as a map of numbers: each square in a colour from cold to hot, with its number where there is room.

use egui::{FontId, Painter, Rect};

use crate::app::chac::board::Layout;
use crate::app::hexboard::heat::paint_cell;
use crate::app::kit::theme::Theme;
use crate::chac::Variant;

/// Squares of fields larger than this, in points, have their numbers written on them.
const LEGIBLE: f32 = 24.0;

/// Colours the squares of a temple that is drawn in this rectangle as a picture, each by a number from 0 to 1, and writes what stands
/// beside it; squares at 0 are crossed out.
pub fn paint_heat(
    painter: &Painter,
    theme: &Theme,
    rect: Rect,
    rules: &Variant,
    heat: &dyn Fn(&str) -> Option<(f64, String)>,
) {
    let layout = Layout::with_leaves(rules, rect);
    let field = layout.field();
    let font = FontId::proportional((field * 0.34).min(theme.sizes.text_small));
    for square in rules.squares().iter() {
        let Some((number, text)) = heat(rules.square_id(square).as_str()) else { continue };
        let place = layout.square(square).shrink(field * 0.04);
        let corners = vec![place.left_top(), place.right_top(), place.right_bottom(), place.left_bottom()];
        let text = (field >= LEGIBLE).then_some((text, &font));
        paint_cell(painter, theme, corners, field * 0.6, number, text);
    }
}
