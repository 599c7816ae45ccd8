//! The drawing of a lesson's coach: the paper of its card, and the brackets, rings, outlines and arrows with which it
//! points; also the seal of a finished lesson.

use egui::{Painter, Pos2, Rect, Vec2, vec2};

use crate::app::kit::draw::frame;
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;

/// The corner radius of the card, in points.
const CORNER: f32 = 10.0;
/// The width of a line that points at something, in points.
const LINE: f32 = 3.0;
/// The width of the dark line under it, in points.
const RIM: f32 = 6.0;
/// The distance of a line around a widget from its edge: the text of the widget begins there.
const CLEAR: f32 = 5.0;
/// The length of an arrow at a widget, with its rim.
pub const ARROW: f32 = 19.0;
/// The length of an arrow on the board, in hex radii: it ends before the number of the hex behind it.
const HEX_ARROW: f32 = 0.5;
/// The part of a hex's side that one arm of a bracket covers.
const BRACKET: f32 = 0.3;

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

/// Strong brackets at the corners of a hex, which leave the middle of its sides visible; with `arrow` also an arrow
/// that touches it from above. Neither reaches the number in the middle of this hex or of another.
pub fn point_at_hex(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, arrow: bool) {
    let (mut ink, coach) = (Ink::on(painter), &theme.coach);
    let corners = frame::hex_corners(centre, radius * 0.94);
    for (width, colour) in [((radius * 0.14).max(RIM), coach.pointer_rim), ((radius * 0.08).max(LINE), coach.pointer)] {
        for (index, &corner) in corners.iter().enumerate() {
            let towards = |other: Pos2| corner + (other - corner) * BRACKET;
            let (before, after) = (corners[(index + 5) % 6], corners[(index + 1) % 6]);
            ink.line(&[towards(before), corner, towards(after)], width, colour);
        }
    }
    if arrow {
        // The tip stays above the badge at the hex's upper side, which says what it costs to get there.
        let tip = centre - vec2(0.0, radius * 0.85);
        arrow_to(&mut ink, theme, tip, vec2(0.0, 1.0), radius * HEX_ARROW);
    }
    ink.paint(painter);
}

/// A round seal: golden with a tick if `done`, otherwise empty.
pub fn seal(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, done: bool) {
    let (mut ink, chrome) = (Ink::on(painter), &theme.chrome);
    if done {
        ink.disc(centre, radius, theme.token.rim);
        ink.ball(centre, radius * 0.9, theme.token.lip, chrome.gold);
        let tick = [(-0.42, 0.02), (-0.12, 0.34), (0.44, -0.32)].map(|(x, y)| centre + vec2(x, y) * radius);
        ink.line(&tick, radius * 0.26, theme.coach.pointer_rim);
    } else {
        ink.disc(centre, radius, chrome.input);
        ink.ring(centre, radius * 0.94, radius * 0.1, chrome.edge);
    }
    ink.paint(painter);
}

/// A ring around a piece on a hex, and an arrow that touches it from outside the hex, so that the number in the middle of
/// the hex stays in sight. `centre` and `radius` are the hex's, `piece` and `size` the piece's.
pub fn point_at_piece(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, piece: Pos2, size: f32) {
    let (mut ink, coach) = (Ink::on(painter), &theme.coach);
    let ring = size * 1.2;
    ink.ring(piece, ring, RIM, coach.pointer_rim);
    ink.ring(piece, ring, LINE, coach.pointer);
    let inward = (centre - piece).normalized();
    let way = if inward == Vec2::ZERO { vec2(0.0, 1.0) } else { inward };
    arrow_to(&mut ink, theme, piece - way * (ring + 2.0), way, radius * HEX_ARROW);
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
fn arrow_to(ink: &mut Ink, theme: &Theme, tip: Pos2, way: Vec2, length: f32) {
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
