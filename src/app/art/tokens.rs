//! Round tokens: treasures face up and face down, amulets.

use egui::{Painter, Pos2, vec2};

use super::frame::{Frame, arc};
use super::glyphs::{Part, glyph as parts};
use super::ink::Ink;
use crate::app::theme::Theme;
use crate::tikal::Glyph;

/// A treasure, face up.
pub fn treasure(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, glyph: Glyph) {
    let mut ink = Ink::on(painter);
    let token = &theme.token;
    let frame = Frame::new(centre, radius);
    ink.shadow(&ink.circle(frame.at(0.06, 0.1), radius), radius * 0.22, theme.gear.shadow);
    ink.disc(centre, radius, token.rim);
    ink.ball(centre, radius * 0.93, token.face_light, token.face_dark);
    ink.ring(centre, radius * 0.84, radius * 0.035, token.rim.gamma_multiply(0.55));
    carving(&mut ink, theme, frame.inner(0.0, 0.0, 0.78), parts(glyph));
    ink.paint(painter);
}

/// A treasure, face down.
pub fn face_down(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32) {
    let mut ink = Ink::on(painter);
    back(&mut ink, theme, Frame::new(centre, radius), true);
    ink.paint(painter);
}

/// An amulet that is up, or turned down.
pub fn amulet(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, up: bool) {
    let mut ink = Ink::on(painter);
    let token = &theme.token;
    let frame = Frame::new(centre, radius);
    let (light, dark) = if up { (token.jade_light, token.jade_dark) } else { (token.spent_light, token.spent_dark) };
    // A carved pendant: a rounded drop with a hole for the cord.
    let drop = |scale: f32| {
        let mut outline = arc((0.0, 0.18), (0.74, 0.72), 0.97, 1.53, 22);
        outline.extend([(-0.4, -0.42), (-0.28, -0.86), (0.28, -0.86), (0.4, -0.42)]);
        outline.into_iter().map(|(x, y)| frame.at(x * scale, y * scale)).collect::<Vec<_>>()
    };
    let shadow: Vec<Pos2> = drop(1.0).into_iter().map(|at| at + vec2(0.06, 0.1) * radius).collect();
    ink.shadow(&shadow, radius * 0.22, theme.gear.shadow);
    ink.fill(&drop(1.06), theme.gear.outline);
    ink.shaded(frame.at(-0.25, -0.1), &drop(0.96), |at| light.lerp_to_gamma(dark, frame.shade(at) * 1.1));
    ink.disc(frame.at(0.0, -0.62), radius * 0.13, theme.gear.outline);
    if up {
        let face = frame.inner(0.0, 0.2, 0.62);
        carving(
            &mut ink,
            theme,
            face,
            vec![
                Part::Dot(-0.36, -0.22, 0.15),
                Part::Dot(0.36, -0.22, 0.15),
                Part::Line(vec![(0.0, -0.4), (0.0, 0.16), (-0.14, 0.16)], 0.14),
                Part::Line(arc((0.0, 0.24), (0.42, 0.36), 0.05, 0.45, 8), 0.14),
            ],
        );
        ink.glow(frame.at(-0.3, -0.12), vec2(0.3, 0.3) * radius, theme.gear.shine.gamma_multiply(0.5));
    }
    ink.paint(painter);
}

/// The back of a treasure; only a top one shows its carving.
pub(super) fn back(ink: &mut Ink, theme: &Theme, frame: Frame, carved: bool) {
    let token = &theme.token;
    let under = frame.at(0.02, 0.16);
    ink.shadow(&ink.circle(frame.at(0.12, 0.26), frame.unit), frame.unit * 0.3, theme.gear.shadow);
    ink.disc(under, frame.unit * 1.0, token.rim);
    ink.disc(frame.centre, frame.unit * 1.0, token.rim);
    ink.ball(frame.centre, frame.unit * 0.92, token.back_light, token.back_dark);
    if carved {
        ink.ring(frame.centre, frame.unit * 0.72, frame.unit * 0.06, token.carved.gamma_multiply(0.6));
        let spiral: Vec<(f32, f32)> = (0..28)
            .map(|step| {
                let along = step as f32 / 27.0;
                let (sin, cos) = (along * 1.9 * std::f32::consts::TAU).sin_cos();
                ((0.06 + 0.42 * along) * cos, (0.06 + 0.42 * along) * sin)
            })
            .collect();
        let line = frame.points(&spiral);
        let lip: Vec<Pos2> = line.iter().map(|&at| at + vec2(0.04, 0.05) * frame.unit).collect();
        ink.line(&lip, frame.unit * 0.08, token.face_light.gamma_multiply(0.6));
        ink.line(&line, frame.unit * 0.09, token.carved);
    }
}

/// A carving: first the lit lip below every cut, then inlays, then the cuts.
fn carving(ink: &mut Ink, theme: &Theme, frame: Frame, parts: Vec<Part>) {
    let token = &theme.token;
    let lip = frame.inner(0.035, 0.045, 1.0);
    for (frame, line, inlay) in [(lip, token.lip, token.lip), (frame, token.carved, token.inlay)] {
        for part in &parts {
            match part {
                Part::Fill(points) => ink.fill(&frame.points(points), line),
                Part::Inlay(points) => ink.fill(&frame.points(points), inlay),
                Part::Line(points, width) => ink.line(&frame.points(points), frame.unit * width, line),
                Part::Dot(x, y, radius) => ink.disc(frame.at(*x, *y), frame.unit * radius, line),
                Part::Gem(x, y, radius) => ink.disc(frame.at(*x, *y), frame.unit * radius, inlay),
            }
        }
    }
}
