//! The marks of seats: a shape for each besides its colour.

use egui::{Color32, Painter, Pos2};

use super::faces::{self, Face};
use super::frame::Frame;
use super::ink::Ink;
use super::stamp::stamp;
use crate::app::kit::theme::{SeatColours, Theme};
use crate::game::MAX_SEATS;

/// The shape of a seat, so that nobody has to tell seats apart by colour alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeatShape {
    /// The first seat.
    Circle,
    /// The second.
    Square,
    /// The third.
    Triangle,
    /// The fourth.
    Diamond,
    /// The fifth.
    Cross,
    /// The sixth.
    Star,
}

impl SeatShape {
    /// The shape of the seat with this number, from 0.
    #[must_use]
    pub fn of_seat(index: usize) -> Self {
        const ALL: [SeatShape; MAX_SEATS] = [
            SeatShape::Circle,
            SeatShape::Square,
            SeatShape::Triangle,
            SeatShape::Diamond,
            SeatShape::Cross,
            SeatShape::Star,
        ];
        ALL[index % MAX_SEATS]
    }
}

/// The look of a seat's pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SeatLook<'a> {
    /// The colour's name, as in the variant: `red`.
    pub colour: &'a str,
    /// The seat's shape.
    pub shape: SeatShape,
}

/// The mark of a seat: its shape on a round token in its colour.
pub fn seat_mark(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, seat: SeatLook<'_>) {
    let colours = theme.seat_colour(seat.colour);
    stamp(painter, theme, ("seat mark", seat), (centre, radius), |ink| {
        ink.disc(centre, radius, colours.dark);
        ink.ball(centre, radius * 0.88, lit(theme, &colours), colours.fill);
        ink.ring(centre, radius * 0.7, radius * 0.05, colours.dark.gamma_multiply(0.5));
        emblem(ink, Frame::new(centre, radius * 0.44), seat.shape, colours.text);
    });
}

/// Marks with a radius below this, in points, have no room for a face.
const FACE: f32 = 7.4;

/// The mark of a seat, with this face if a computer plays there.
pub fn mark(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, seat: SeatLook<'_>, face: Option<Face>) {
    match face {
        Some(face) => computer_mark(painter, theme, centre, radius, seat, face),
        None => seat_mark(painter, theme, centre, radius, seat),
    }
}

/// The mark of a computer's seat: its face on a token in its colour, and at the edge the dots of its level and the seat's
/// shape, as its pieces have it.
/// Where that has no room, the mark of any seat.
pub fn computer_mark(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, seat: SeatLook<'_>, face: Face) {
    if radius < FACE {
        return seat_mark(painter, theme, centre, radius, seat);
    }
    let colours = theme.seat_colour(seat.colour);
    stamp(painter, theme, ("computer mark", seat, face), (centre, radius), |ink| {
        ink.disc(centre, radius, colours.dark);
        ink.ball(centre, radius * 0.92, lit(theme, &colours), colours.fill);
        faces::face(ink, theme, Frame::new(centre, radius), face);
        let badge = Frame::new(centre, radius).inner(0.68, 0.68, 0.46);
        ink.disc(badge.centre, badge.unit, colours.dark);
        ink.disc(badge.centre, badge.unit * 0.84, colours.fill);
        emblem(ink, Frame::new(badge.centre, badge.unit * 0.56), seat.shape, colours.text);
    });
}

/// The lit side of something in a seat's colour.
#[must_use]
pub(in crate::app) fn lit(theme: &Theme, colours: &SeatColours) -> Color32 {
    colours.fill.lerp_to_gamma(theme.gear.shine, 0.42)
}

/// The shape of a seat, filling the frame.
pub(in crate::app) fn emblem(ink: &mut Ink, frame: Frame, shape: SeatShape, colour: Color32) {
    match shape {
        SeatShape::Circle => ink.disc(frame.centre, frame.unit * 0.88, colour),
        SeatShape::Square => ink.fill(&frame.points(&[(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)]), colour),
        SeatShape::Triangle => ink.fill(&frame.points(&[(0.0, -1.05), (1.05, 0.8), (-1.05, 0.8)]), colour),
        SeatShape::Diamond => ink.fill(&frame.points(&[(0.0, -1.2), (0.95, 0.0), (0.0, 1.2), (-0.95, 0.0)]), colour),
        SeatShape::Cross => {
            const ARM: f32 = 0.36;
            let bar = [(-1.0, -ARM), (1.0, -ARM), (1.0, ARM), (-1.0, ARM)];
            ink.fill(&frame.points(&bar), colour);
            ink.fill(&frame.points(&bar.map(|(x, y)| (-y, x))), colour);
        }
        SeatShape::Star => {
            let point = |index: u8| {
                let (sin, cos) = (std::f32::consts::PI * f32::from(index) / 5.0).sin_cos();
                let reach = if index.is_multiple_of(2) { 1.15 } else { 0.52 };
                (sin * reach, -cos * reach)
            };
            ink.fill(&frame.points(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(point)), colour);
        }
    }
}
