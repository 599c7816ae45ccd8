//! The name of the game in carved letters, for the first screen.
//!
//! The letters are drawn and not set in a font: the program has no bold face, and carved letters need edges and light.

use egui::{Painter, Pos2, Vec2, vec2};

use super::frame::Frame;
use super::ink::{Ink, mean};
use crate::app::kit::theme::Theme;

/// The word that the letters spell.
const NAME: &str = "TIKAL";
/// The gap between two letters, in heights of a letter.
const GAP: f32 = 0.21;
/// Half the width of a stem.
const STEM: f32 = 0.115;

/// A limb of a letter: its two ends, and by how much it widens at each of them.
type Limb = ((f32, f32), (f32, f32), (f32, f32));

/// The width of a letter and its limbs, in heights of a letter; y runs down from -0.5 to 0.5.
fn letter(letter: char) -> (f32, Vec<Limb>) {
    match letter {
        'T' => (0.84, vec![((0.42, -0.42), (0.42, 0.5), (1.0, 1.45)), ((0.0, -0.4), (0.84, -0.4), (1.3, 1.3))]),
        'I' => (0.36, vec![((0.18, -0.5), (0.18, 0.5), (1.5, 1.5))]),
        'K' => (
            0.82,
            vec![
                ((0.16, -0.5), (0.16, 0.5), (1.45, 1.45)),
                ((0.22, 0.06), (0.7, -0.46), (0.9, 1.3)),
                ((0.32, -0.06), (0.74, 0.46), (0.9, 1.35)),
            ],
        ),
        'A' => (
            0.92,
            vec![
                ((0.46, -0.5), (0.1, 0.48), (0.95, 1.35)),
                ((0.46, -0.5), (0.82, 0.48), (0.95, 1.35)),
                ((0.28, 0.2), (0.64, 0.2), (0.75, 0.75)),
            ],
        ),
        _ => (0.74, vec![((0.16, -0.5), (0.16, 0.5), (1.45, 1.2)), ((0.14, 0.4), (0.74, 0.4), (1.0, 1.3))]),
    }
}

/// The width of the name in letters of this height.
#[must_use]
pub fn lettering_width(height: f32) -> f32 {
    let letters: f32 = NAME.chars().map(|name| letter(name).0).sum();
    (letters + GAP * (NAME.len() - 1) as f32) * height
}

/// The name of the game in gold, its letters this high, around a centre.
pub fn lettering(painter: &Painter, theme: &Theme, centre: Pos2, height: f32) {
    let mut ink = Ink::on(painter);
    let (token, gear) = (&theme.token, &theme.gear);
    let mut limbs = Vec::new();
    let mut left = centre.x - lettering_width(height) / 2.0;
    for name in NAME.chars() {
        let (wide, parts) = letter(name);
        let frame = Frame::new(Pos2::new(left, centre.y), height);
        limbs.extend(parts.into_iter().map(|limb| outline(frame, limb)));
        left += (wide + GAP) * height;
    }
    for limb in &limbs {
        let dropped: Vec<Pos2> = limb.iter().map(|&at| at + vec2(0.035, 0.07) * height).collect();
        ink.shadow(&dropped, height * 0.16, gear.shadow);
    }
    for (width, colour) in [(0.15, gear.outline), (0.075, token.rim)] {
        for limb in &limbs {
            ink.outline(limb, height * width, colour);
        }
    }
    let tint = |at: Pos2| {
        let down = ((at.y - centre.y) / height + 0.5).clamp(0.0, 1.0);
        if down < 0.5 {
            token.lip.lerp_to_gamma(token.face_light, down * 2.0)
        } else {
            token.face_light.lerp_to_gamma(token.face_dark, down * 2.0 - 1.0)
        }
    };
    for limb in &limbs {
        ink.shaded(mean(limb), limb, tint);
    }
    // A groove along every limb, its lower edge lit.
    let mut left = centre.x - lettering_width(height) / 2.0;
    for name in NAME.chars() {
        let (wide, parts) = letter(name);
        let frame = Frame::new(Pos2::new(left, centre.y), height);
        for ((x, y), (to_x, to_y), _) in parts {
            let (from, to) = (vec2(x, y), vec2(to_x, to_y));
            let inset = (to - from).normalized() * 0.12;
            let line = [frame.to(from + inset), frame.to(to - inset)];
            let lip = line.map(|at| at + vec2(0.012, 0.016) * height);
            ink.line(&lip, height * 0.022, token.lip.gamma_multiply(0.8));
            ink.line(&line, height * 0.02, token.rim.gamma_multiply(0.55));
        }
        left += (wide + GAP) * height;
    }
    ink.paint(painter);
}

/// The outline of a limb, flared at its ends.
fn outline(frame: Frame, ((x, y), (to_x, to_y), (flare, flare_to)): Limb) -> Vec<Pos2> {
    let (from, to) = (vec2(x, y), vec2(to_x, to_y));
    let along: Vec2 = (to - from).normalized();
    let aside = along.rot90();
    let profile = [
        (from, 0.0, flare),
        (from, 0.1, 1.0 + (flare - 1.0) * 0.25),
        (from, 0.2, 1.0),
        (to, -0.2, 1.0),
        (to, -0.1, 1.0 + (flare_to - 1.0) * 0.25),
        (to, 0.0, flare_to),
    ];
    let at = |(point, forward, wide): (Vec2, f32, f32), side: f32| {
        frame.to(point + along * forward + aside * (STEM * wide * side))
    };
    let right = profile.iter().map(|&point| at(point, 1.0));
    right.chain(profile.iter().rev().map(|&point| at(point, -1.0))).collect()
}
