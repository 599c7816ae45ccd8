//! Round tokens: treasures face up and face down, amulets.

use egui::{Painter, Pos2, vec2};

use super::carvings::{Cut, cuts};
use crate::app::kit::draw::frame::{Frame, curve, rounded};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::draw::stamp::stamp;
use crate::app::kit::theme::Theme;
use crate::expedition::Glyph;

/// A treasure, face up.
pub fn treasure(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, carving: Glyph) {
    let frame = Frame::new(centre, radius);
    stamp(painter, theme, ("treasure", carving), (centre, radius), |ink| ink_treasure(ink, theme, frame, carving));
}

/// As [`treasure`], added to an ink.
pub(in crate::app) fn ink_treasure(ink: &mut Ink, theme: &Theme, frame: Frame, carving: Glyph) {
    let (token, centre, radius) = (&theme.token, frame.centre, frame.unit);
    ink.shadow(&ink.circle(frame.at(0.06, 0.1), radius), radius * 0.22, theme.gear.shadow);
    ink.disc(centre, radius, token.rim);
    ink.ball(centre, radius * 0.93, token.face_light, token.face_dark);
    ink.ring(centre, radius * 0.84, radius * 0.035, token.rim.gamma_multiply(0.55));
    carve(ink, theme, frame.inner(0.0, 0.0, 0.78), &cuts(carving));
}

/// A treasure, face down.
pub fn face_down(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32) {
    let mut ink = Ink::on(painter);
    back(&mut ink, theme, Frame::new(centre, radius), true);
    ink.paint(painter);
}

/// An amulet, face up or turned down.
pub fn amulet(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, up: bool) {
    let mut ink = Ink::on(painter);
    let token = &theme.token;
    let frame = Frame::new(centre, radius);
    let (light, dark) = if up { (token.jade_light, token.jade_dark) } else { (token.spent_light, token.spent_dark) };
    let outline = |grow: f32| {
        let corners = [
            (-0.3, -0.62),
            (0.3, -0.62),
            (0.72, -0.3),
            (0.62, 0.5),
            (0.24, 0.92),
            (-0.24, 0.92),
            (-0.62, 0.5),
            (-0.72, -0.3),
        ]
        .map(|(x, y): (f32, f32)| frame.at(x * (1.0 + grow), 0.14 + (y - 0.14) * (1.0 + grow)));
        rounded(&corners, radius * 0.2)
    };
    // The cord.
    for side in [-1.0, 1.0] {
        let cord = curve(frame.at(0.0, -0.42), frame.at(0.2 * side, -0.7), frame.at(0.5 * side, -1.0), 6);
        ink.line(&cord, radius * 0.16, theme.gear.outline);
        ink.line(&cord, radius * 0.09, theme.gear.hat_light);
    }
    let shadow: Vec<Pos2> = outline(0.0).into_iter().map(|at| at + vec2(0.07, 0.12) * radius).collect();
    ink.shadow(&shadow, radius * 0.25, theme.gear.shadow);
    ink.fill(&outline(0.1), theme.gear.outline);
    ink.shaded(frame.at(-0.2, -0.1), &outline(0.0), |at| light.lerp_to_gamma(dark, (frame.shade(at) * 1.15).min(1.0)));
    ink.fade_in(&outline(0.0), radius * 0.16, |at| {
        if frame.shade(at) < 0.5 { theme.gear.shine.gamma_multiply(0.45) } else { theme.gear.shadow }
    });
    ink.disc(frame.at(0.0, -0.42), radius * 0.1, theme.gear.outline);
    let face = frame.inner(0.0, 0.18, 0.66);
    if up {
        let mut parts = vec![
            Cut::Line(vec![(-0.14, -0.2), (-0.2, 0.3), (0.2, 0.3), (0.14, -0.2)], 0.13),
            Cut::Fill(vec![(-0.5, 0.52), (0.5, 0.52), (0.42, 0.84), (-0.42, 0.84)]),
        ];
        for side in [-1.0, 1.0] {
            parts.push(Cut::Fill(vec![
                (0.3 * side, -0.2),
                (0.78 * side, -0.3),
                (0.72 * side, -0.02),
                (0.36 * side, 0.06),
            ]));
        }
        carve(&mut ink, theme, face, &parts);
    } else {
        carve(&mut ink, theme, face, &[Cut::Line(vec![(-0.5, 0.1), (0.5, 0.1)], 0.16)]);
    }
    ink.paint(painter);
}

/// The back of a treasure. Its carving is drawn if `carved`: if no other token lies on it.
pub(in crate::app) fn back(ink: &mut Ink, theme: &Theme, frame: Frame, carved: bool) {
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

/// A carving: first the lit lip below every cut, where it is wide enough to be seen, then inlays, then the cuts.
fn carve(ink: &mut Ink, theme: &Theme, frame: Frame, parts: &[Cut]) {
    let token = &theme.token;
    let lip = frame.inner(0.035, 0.045, 1.0);
    let is_seen = (lip.centre - frame.centre).length() >= ink.pixel();
    let lit = is_seen.then_some((lip, token.lip, token.lip));
    for (frame, line, inlay) in lit.into_iter().chain([(frame, token.carved, token.inlay)]) {
        for part in parts {
            match part {
                Cut::Fill(points) => ink.fill(&frame.points(points), line),
                Cut::Ribbon(one, other) => {
                    let (one, other) = (frame.points(one), frame.points(other));
                    let mut outline: Vec<Pos2> = one.iter().chain(other.iter().rev()).copied().collect();
                    ink.ribbon(&one, &other, line);
                    outline.dedup();
                    ink.outline(&outline, ink.pixel(), line);
                }
                Cut::Inlay(points) => ink.fill(&frame.points(points), inlay),
                Cut::Line(points, width) => ink.line(&frame.points(points), frame.unit * width, line),
                Cut::Dot(x, y, radius) => ink.disc(frame.at(*x, *y), frame.unit * radius, line),
                Cut::Gem(x, y, radius) => ink.disc(frame.at(*x, *y), frame.unit * radius, inlay),
            }
        }
    }
}
