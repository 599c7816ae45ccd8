//! The table top: the picture under the board and behind the screens beside it.

use egui::{Painter, Pos2, Rect, Vec2, pos2, vec2};

use super::jungle;
use crate::app::kit::draw::chance::Chance;
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;

/// The table top in a rectangle: brightest in the middle, dark leaves at its rim.
pub fn backdrop(painter: &Painter, theme: &Theme, rect: Rect) {
    let colours = &theme.jungle;
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let mut ink = Ink::on(&painter);
    let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
    ink.facet(&corners, colours.backdrop_edge);
    ink.glow(rect.center(), rect.size() * 0.78, colours.backdrop);
    // Leaves hang in from outside, denser and darker towards the rim.
    let mut chance = Chance::new(0x0074_6162_6c65);
    let around = 2.0 * (rect.width() + rect.height());
    let count = (around / 46.0).clamp(8.0, 160.0) as usize;
    for index in 0..count {
        let along = (index as f32 + chance.unit()) / count as f32 * around;
        let (at, inward) = rim_point(rect, along);
        let heading = inward.angle() + chance.between(-0.8, 0.8);
        let size = chance.between(46.0, 96.0);
        let stem = at - Vec2::angled(heading) * (size * chance.between(0.25, 0.6));
        jungle::border_leaf(&mut ink, theme, stem, heading, size, chance.below(3), chance.between(0.25, 0.8));
    }
    ink.paint_within(&painter, rect);
}

/// The point at the distance `along` the rim, clockwise from the top left corner, and the direction inwards from it.
fn rim_point(rect: Rect, along: f32) -> (Pos2, Vec2) {
    let (wide, high) = (rect.width(), rect.height());
    match along {
        along if along < wide => (pos2(rect.left() + along, rect.top()), vec2(0.0, 1.0)),
        along if along < wide + high => (pos2(rect.right(), rect.top() + along - wide), vec2(-1.0, 0.0)),
        along if along < 2.0 * wide + high => {
            (pos2(rect.right() - (along - wide - high), rect.bottom()), vec2(0.0, -1.0))
        }
        along => (pos2(rect.left(), rect.bottom() - (along - 2.0 * wide - high)), vec2(1.0, 0.0)),
    }
}
