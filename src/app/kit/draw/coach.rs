//! The drawing of a lesson's coach beside a board: the paper of its card, and the outlines and arrows with which it points.

use egui::{Painter, Pos2, Rect, Vec2, vec2};

use super::frame;
use super::ink::Ink;
use crate::app::kit::theme::Theme;

/// The corner radius of the card, in points.
const CORNER: f32 = 10.0;
/// The width of a line that points at something, in points.
pub const LINE: f32 = 3.0;
/// The width of the dark line under it, in points.
pub const RIM: f32 = 6.0;
/// The distance of a line around a widget from its edge: the text of the widget begins there.
const CLEAR: f32 = 5.0;
/// The length of an arrow at a widget, with its rim.
pub const ARROW: f32 = 19.0;

/// A sheet of old paper with a shadow and a fine second line inside its rim.
pub fn sheet(painter: &Painter, theme: &Theme, rect: Rect) {
    let (mut ink, coach) = (Ink::on(painter), &theme.coach);
    let outline = rounded(rect, CORNER);
    let shadow: Vec<Pos2> = outline.iter().map(|&at| at + vec2(2.0, 5.0)).collect();
    ink.shadow(&shadow, 12.0, theme.gear.shadow);
    let reach = rect.size().length();
    ink.shaded(rect.center(), &outline, |at| {
        let along = ((at - rect.min).length() / reach).clamp(0.0, 1.0);
        coach.sheet_light.lerp_to_gamma(coach.sheet_dark, along * 0.8)
    });
    ink.outline(&outline, 1.5, coach.edge);
    ink.outline(&rounded(rect.shrink(4.0), CORNER - 3.0), 1.0, coach.edge.gamma_multiply(0.45));
    ink.paint(painter);
}

/// The frame that [`point_at_rect`] draws around a widget.
#[must_use]
pub fn frame_of(rect: Rect) -> Rect {
    rect.expand(CLEAR + RIM * 0.5)
}

/// The arrow that [`point_at_rect`] draws if it comes from this side: a unit vector.
#[must_use]
pub fn arrow_of(rect: Rect, from: Vec2) -> Rect {
    let tip = frame_of(rect).center() + from * frame_of(rect).size() * 0.5;
    let middle = tip + from * (ARROW * 0.5);
    let side = from.rot90().abs() * (ARROW * 0.84 + 5.0);
    Rect::from_center_size(middle, from.abs() * ARROW + side)
}

/// A strong outline around a widget, clear of its text; if `from` is given, also an arrow that comes from this side and
/// touches it.
pub fn point_at_rect(painter: &Painter, theme: &Theme, rect: Rect, from: Option<Vec2>) {
    let (mut ink, coach) = (Ink::on(painter), &theme.coach);
    let outline = rounded(rect.expand(CLEAR), f32::from(theme.sizes.button_radius) + CLEAR);
    ink.outline(&outline, RIM, coach.pointer_rim);
    ink.outline(&outline, LINE, coach.pointer);
    ink.paint(painter);
    if let Some(from) = from {
        arrow_at_rect(painter, theme, rect, from);
    }
}

/// The arrow alone that [`point_at_rect`] draws from this side: a unit vector.
pub fn arrow_at_rect(painter: &Painter, theme: &Theme, rect: Rect, from: Vec2) {
    let mut ink = Ink::on(painter);
    let tip = rect.center() + from * (frame_of(rect).size() * 0.5 + Vec2::splat(1.0));
    arrow_to(&mut ink, theme, tip, -from, ARROW - 3.5);
    ink.paint(painter);
}

/// An arrow with its point at `tip`, heading along `way`.
pub fn arrow_to(ink: &mut Ink, theme: &Theme, tip: Pos2, way: Vec2, length: f32) {
    let side = way.rot90();
    let outline = |grow: f32| -> Vec<Pos2> {
        let wide = length * 0.42 + grow;
        let thin = length * 0.17 + grow * 0.8;
        let neck = tip - way * (length * 0.5);
        let tail = tip - way * (length + grow);
        let head = tip + way * (grow * 1.5);
        vec![
            head,
            neck + side * wide - way * grow,
            neck + side * thin - way * grow,
            tail + side * thin,
            tail - side * thin,
            neck - side * thin - way * grow,
            neck - side * wide - way * grow,
        ]
    };
    let middle = tip - way * (length * 0.45);
    ink.shaded(middle, &outline(2.5), |_| theme.coach.pointer_rim);
    ink.shaded(middle, &outline(0.0), |_| theme.coach.pointer);
}

/// A rectangle with round corners.
fn rounded(rect: Rect, radius: f32) -> Vec<Pos2> {
    frame::rounded(&[rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()], radius)
}
