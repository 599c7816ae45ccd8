//! The drawing of a lesson's coach on a board: the brackets, rings and arrows with which it points; also the seal of a
//! finished lesson.

use egui::{Painter, Pos2, Vec2, vec2};

use crate::app::kit::draw::coach::{LINE, RIM, arrow_to};
use crate::app::kit::draw::frame;
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;

/// The length of an arrow on the board, in hex radii: it ends before the number of the hex behind it.
const HEX_ARROW: f32 = 0.5;
/// The part of a hex's side that one arm of a bracket covers.
const BRACKET: f32 = 0.3;

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
