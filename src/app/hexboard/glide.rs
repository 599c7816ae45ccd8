//! The ways of what moves on a board and beside it, and how it looks on them.
//!
//! What moves, and how far it has come, its table says.

use std::f32::consts::PI;
use std::sync::Arc;

use egui::{Painter, Pos2, Shape, lerp, vec2};

use super::art;
use crate::app::kit::still::captured;
use crate::app::kit::theme::Theme;
use crate::expedition::Glyph;

/// The height to which a piece is lifted between two hexes, in hex radii.
const HOP: f32 = 0.16;
/// The radius of a treasure at a player's card, in points.
pub const COUNTED: f32 = 16.0;

/// The progress of a movement that starts and ends gently, when this part of its time is over; all from 0 to 1.
#[must_use]
pub fn ease(done: f32) -> f32 {
    done * done * (3.0 - 2.0 * done)
}

/// The progress of something that falls and springs back a little, when this part of its time is over; all from 0 to 1.
#[must_use]
pub fn drop_in(done: f32) -> f32 {
    let (fall, rebound) = (0.72, 0.06);
    if done < fall {
        (done / fall).powi(2)
    } else {
        let along = (done - fall) / (1.0 - fall);
        1.0 - rebound * (along * PI).sin()
    }
}

/// The place of something on its way through the air. Its way is bent to one side, so that two things that change
/// places do not meet.
#[must_use]
pub fn arc(from: Pos2, to: Pos2, done: f32) -> Pos2 {
    from.lerp(to, done) + (to - from).rot90() * (0.14 * (done * PI).sin())
}

/// Where a piece is that walks from stop to stop, on a straight line, with a little hop on each. `radius` is that of a hex.
#[must_use]
pub fn along(stops: &[Pos2], radius: f32, done: f32) -> Pos2 {
    let last = stops.len().saturating_sub(1);
    let place = |index: usize| stops.get(index).copied().unwrap_or_default();
    let come = done * last as f32;
    let index = (come.floor() as usize).min(last.saturating_sub(1));
    let within = come - index as f32;
    place(index).lerp(place(index + 1), within) - vec2(0.0, HOP * radius * (within * PI).sin())
}

/// The painter of something that has just come into sight.
#[must_use]
pub fn fading_in(painter: &Painter, done: f32) -> Painter {
    let mut faded = painter.clone();
    faded.multiply_opacity((done * 3.0).min(1.0));
    faded
}

/// Points that rise and fade.
pub fn points(painter: &Painter, theme: &Theme, from: Pos2, height: f32, points: u8, done: f32) {
    let mut faded = painter.clone();
    faded.multiply_opacity((done * 6.0).min((1.0 - done) * 3.0).clamp(0.0, 1.0));
    let place = from - vec2(0.0, height * (0.2 + 1.2 * ease(done)));
    art::score_text(&faded, theme, place, height, &format!("+{points}"));
}

/// A treasure of this radius rises from its ruin, turns its face up, and goes to its owner.
pub fn treasure(painter: &Painter, theme: &Theme, carving: Glyph, [from, to]: [Pos2; 2], radius: f32, done: f32) {
    let (turned, gone) = ((done / 0.5).min(1.0), ((done - 0.5) / 0.5).max(0.0));
    let lifted = from - vec2(0.0, radius * 1.6 * ease(turned));
    let place = lifted.lerp(to, ease(gone));
    // Half a turn around its upright axis.
    let width = (turned * PI).cos();
    let radius = lerp(radius..=COUNTED.min(radius), gone) * (1.0 + 0.35 * (turned * PI).sin());
    let shapes = captured(painter, || {
        if width > 0.0 {
            art::face_down(painter, theme, place, radius);
        } else {
            art::treasure(painter, theme, place, radius, carving);
        }
    });
    painter.extend(shapes.into_iter().map(|shape| squeezed(shape, place, width.abs())));
}

/// A shape made narrower around an upright line through `centre`.
fn squeezed(mut shape: Shape, centre: Pos2, width: f32) -> Shape {
    if let Shape::Mesh(mesh) = &mut shape {
        for vertex in &mut Arc::make_mut(mesh).vertices {
            vertex.pos.x = centre.x + (vertex.pos.x - centre.x) * width;
        }
    }
    shape
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn curves_begin_and_end_where_they_should() {
        for curve in [ease, drop_in] {
            assert!(curve(0.0).abs() < 1e-6 && (curve(1.0) - 1.0).abs() < 1e-5);
            assert!((0..=20).all(|step| (0.0..=1.0).contains(&curve(step as f32 / 20.0))));
        }
    }

    #[test]
    fn a_walk_begins_at_its_first_stop_and_ends_at_its_last() {
        let stops = [pos2(0.0, 0.0), pos2(10.0, 0.0), pos2(10.0, 20.0)];
        for (done, at) in [(0.0, stops[0]), (0.5, stops[1]), (1.0, stops[2])] {
            assert!(along(&stops, 30.0, done).distance(at) < 1e-3);
        }
    }
}
