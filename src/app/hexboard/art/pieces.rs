//! Pieces: explorers, leaders, guards, and plates that say how many stand there.

use egui::{Color32, Painter, Pos2, Rect, pos2, vec2};

use crate::app::kit::draw::digits;
use crate::app::kit::draw::frame::{self, Frame, arc};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::draw::seats::{SeatLook, emblem, lit};
use crate::app::kit::draw::stamp::stamp;
use crate::app::kit::theme::Theme;

/// The kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Figure {
    /// A bare head.
    Explorer,
    /// A larger one with a hat.
    Leader,
}

/// The size of a leader, as a multiple of an explorer's.
pub const LEADER_SCALE: f32 = 1.3;

/// A piece. `radius` is an explorer's; a leader is drawn [`LEADER_SCALE`] times as large. How many it stands for, a plate
/// beside it says; see [`count`].
pub fn piece(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, piece: Figure, seat: SeatLook<'_>) {
    let frame = scaled(centre, radius, piece);
    stamp(painter, theme, ("piece", piece, seat), (centre, radius), |ink| figure(ink, theme, frame, piece, seat));
}

/// A guard: the piece on a golden ring. `radius` is an explorer's.
pub fn guard(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, piece: Figure, seat: SeatLook<'_>) {
    // A leader is no larger here than an explorer: its ring has a fixed place on the temple.
    let frame = Frame::new(centre, radius);
    let gear = &theme.gear;
    stamp(painter, theme, ("guard", piece, seat), (centre, radius), |ink| {
        ink.glow(frame.centre, vec2(1.5, 1.5) * frame.unit, gear.guard_ring.gamma_multiply(0.6));
        ink.disc(frame.at(0.06, 0.12), frame.unit * 1.28, gear.shadow);
        ink.disc(frame.centre, frame.unit * 1.28, gear.outline);
        ink.ball(frame.centre, frame.unit * 1.2, theme.stone.light, theme.stone.middle);
        ink.ring(frame.centre, frame.unit * 1.13, frame.unit * 0.17, gear.guard_ring);
        figure(ink, theme, frame.inner(0.0, -0.02, 0.92), piece, seat);
    });
}

/// The room that a piece takes, its radius being 1 and its centre at (0, 0): its head, with its hat if it is a leader,
/// and its body, with the dark line around them.
#[must_use]
pub fn figure_parts(piece: Figure) -> [Rect; 2] {
    let head = match piece {
        Figure::Explorer => Rect::from_min_max(pos2(-0.48, -1.04), pos2(0.48, -0.08)),
        Figure::Leader => Rect::from_min_max(pos2(-0.76, -1.12), pos2(0.76, -0.08)),
    };
    [head, Rect::from_min_max(pos2(-0.82, -0.56), pos2(0.82, 1.08))]
}

fn scaled(centre: Pos2, radius: f32, piece: Figure) -> Frame {
    Frame::new(centre, radius * if piece == Figure::Leader { LEADER_SCALE } else { 1.0 })
}

/// A round body with the seat's shape, and a head, which has a hat if the piece is a leader.
fn figure(ink: &mut Ink, theme: &Theme, frame: Frame, piece: Figure, seat: SeatLook<'_>) {
    let gear = &theme.gear;
    let colours = theme.seat_colour(seat.colour);
    let light = lit(theme, &colours);
    let (body, head) = (frame.inner(0.0, 0.26, 0.72), frame.inner(0.0, -0.56, 0.38));
    let foot = ink.ellipse(frame.at(0.12, 0.78), vec2(0.78, 0.3) * frame.unit);
    ink.shadow(&foot, frame.unit * 0.3, gear.shadow);
    for part in [body, head] {
        ink.disc(part.centre, part.unit + frame.unit * 0.1, gear.outline);
    }
    ink.ball(head.centre, head.unit, light, colours.fill.lerp_to_gamma(colours.dark, 0.25));
    ink.disc(body.at(0.0, 0.0), body.unit, colours.fill.lerp_to_gamma(colours.dark, 0.55));
    ink.ball(body.at(-0.02, -0.06), body.unit * 0.93, light, colours.fill);
    ink.glow(head.at(-0.35, -0.4), vec2(0.4, 0.34) * head.unit, gear.shine.gamma_multiply(0.7));
    ink.glow(body.at(-0.45, -0.6), vec2(0.42, 0.26) * body.unit, gear.shine.gamma_multiply(0.6));
    emblem(ink, frame.inner(0.0, 0.27, 0.4), seat.shape, colours.text);
    if piece == Figure::Leader {
        hat(ink, theme, head, colours.fill.lerp_to_gamma(colours.dark, 0.3));
    }
}

fn hat(ink: &mut Ink, theme: &Theme, head: Frame, band: Color32) {
    let gear = &theme.gear;
    let brim = |grow: f32| ink_ellipse(head.at(0.0, -0.18), 1.75 + grow, 0.55 + grow, head.unit);
    let crown = |grow: f32| {
        let mut outline = vec![(-0.85 - grow, -0.2 + grow)];
        outline.extend(arc((0.0, -0.72), (0.78 + grow, 0.5 + grow), 0.5, 1.0, 10));
        outline.push((0.85 + grow, -0.2 + grow));
        head.points(&outline)
    };
    ink.fill(&brim(0.24), gear.outline);
    ink.fill(&crown(0.24), gear.outline);
    let frame = head;
    ink.shaded(head.at(0.0, -0.18), &brim(0.0), |at| {
        gear.hat_light.lerp_to_gamma(gear.hat_dark, frame.shade(at) * 1.2)
    });
    ink.shaded(head.at(-0.2, -0.6), &crown(0.0), |at| {
        gear.hat_light.lerp_to_gamma(gear.hat_dark, frame.shade(at) * 1.1)
    });
    ink.fill(&head.points(&[(-0.84, -0.46), (0.84, -0.46), (0.86, -0.16), (0.0, -0.08), (-0.86, -0.16)]), band);
}

fn ink_ellipse(centre: Pos2, a: f32, b: f32, unit: f32) -> Vec<Pos2> {
    Frame::new(centre, unit).points(&arc((0.0, 0.0), (a, b), 0.0, 23.0 / 24.0, 23))
}

/// A plate in the seat's colour that says how many pieces a drawn one stands for. It is a little wider
/// than `radius` on both sides of the centre.
pub fn count(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, seat: SeatLook<'_>, count: u8) {
    let mut ink = Ink::on(painter);
    count_plate(&mut ink, theme, Frame::new(centre, radius), seat, count);
    ink.paint(painter);
}

/// Half the size of such a plate, with its rim, and the radius of its corners, in radii.
const PLATE: egui::Vec2 = vec2(1.06, 0.92);
const PLATE_CORNER: f32 = 0.36;

/// The room that such a plate takes.
#[must_use]
pub fn count_rect(centre: Pos2, radius: f32) -> Rect {
    Rect::from_center_size(centre, 2.0 * PLATE * radius)
}

/// The height of the number on a plate, in radii, if it has one digit.
const COUNT_DIGITS: f32 = 1.5;

fn count_plate(ink: &mut Ink, theme: &Theme, frame: Frame, seat: SeatLook<'_>, count: u8) {
    let colours = theme.seat_colour(seat.colour);
    let plate = |half: egui::Vec2, corner: f32| {
        let corners = [(half.x, half.y), (-half.x, half.y), (-half.x, -half.y), (half.x, -half.y)];
        frame::rounded(&frame.points(&corners), frame.unit * corner)
    };
    ink.fill(&plate(PLATE, PLATE_CORNER), theme.gear.outline);
    ink.fill(&plate(PLATE - vec2(0.12, 0.12), 0.28), colours.fill);
    // The number alone, so that it is as large as the plate lets it be.
    let text = count.to_string();
    let height = COUNT_DIGITS.min(1.8 / digits::width(&text, 1.0));
    digits::carve(ink, frame.centre, height * frame.unit, &text, colours.text);
}
