//! Tents: a seat's camp and the neutral ones of the base camp.

use egui::{Color32, Painter, Pos2, vec2};

use crate::app::kit::draw::frame::Frame;
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::draw::seats::{SeatLook, emblem};
use crate::app::kit::draw::stamp::stamp;
use crate::app::kit::theme::Theme;

/// A camp: a tent in the seat's colour, with the seat's shape on the canvas.
pub fn camp(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, seat: SeatLook<'_>) {
    let colours = theme.seat_colour(seat.colour);
    let frame = Frame::new(centre, radius);
    stamp(painter, theme, ("camp", seat), (centre, radius), |ink| {
        tent(ink, theme, frame, colours.fill, colours.dark);
        // The emblem lies on the lit side of the canvas.
        emblem(ink, frame.inner(-0.3, 0.24, 0.27), seat.shape, colours.text);
    });
}

/// A ridge tent seen from its door side: a lit slope to the left, the open door to the right.
pub(in crate::app) fn tent(ink: &mut Ink, theme: &Theme, frame: Frame, canvas: Color32, dark: Color32) {
    let gear = &theme.gear;
    let shadow = frame.ellipse_points(0.1, 0.68, 1.02, 0.3);
    ink.shadow(&shadow, frame.unit * 0.25, gear.shadow);
    let (back, front) = ((-0.42, -0.62), (0.34, -0.72));
    let slope = [back, front, (-0.16, 0.72), (-0.95, 0.52)];
    let door = [front, (0.92, 0.62), (-0.16, 0.72)];
    for part in [&slope[..], &door[..]] {
        ink.outline(&frame.points(part), frame.unit * 0.17, gear.outline);
    }
    let light = canvas.lerp_to_gamma(gear.shine, 0.3);
    ink.shaded(frame.at(-0.35, 0.0), &frame.points(&slope), |at| {
        light.lerp_to_gamma(canvas, frame.shade(at) * 1.6 - 0.2)
    });
    ink.fill(&frame.points(&door), canvas.lerp_to_gamma(dark, 0.45));
    ink.fill(&frame.points(&[(0.34, -0.42), (0.56, 0.65), (0.1, 0.7)]), gear.outline);
    ink.taper(&frame.points(&[(0.34, -0.42), (0.52, 0.1), (0.6, 0.64)]), frame.unit * 0.03, frame.unit * 0.1, light);
    // A seam, the ridge and the pole.
    ink.stroke_line(frame.at(-0.04, -0.67), frame.at(-0.56, 0.62), frame.unit * 0.035, dark.gamma_multiply(0.4));
    ink.line(&frame.points(&[back, front]), frame.unit * 0.09, light);
    ink.line(&frame.points(&[front, (0.36, -0.9)]), frame.unit * 0.08, gear.wood);
}

impl Frame {
    /// A coarse ellipse for shadows.
    fn ellipse_points(self, x: f32, y: f32, a: f32, b: f32) -> Vec<Pos2> {
        (0..16)
            .map(|index| {
                let out = egui::Vec2::angled(index as f32 / 16.0 * std::f32::consts::TAU);
                self.to(vec2(x + out.x * a, y + out.y * b))
            })
            .collect()
    }
}
