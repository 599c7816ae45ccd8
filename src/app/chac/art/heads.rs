//! The heads of the adventurers, each with its hat, its hair and its face.

use egui::{Color32, Pos2, Vec2, vec2};

use super::faces::Face;
use crate::app::kit::draw::frame::{Frame, arc};
use crate::app::kit::draw::ink::{Ink, mean};
use crate::app::kit::theme::{Folk, Theme};

/// The thickness of the dark line around every part, in radii.
const RIM: f32 = 0.08;
/// Heads with a radius below this, in points, have no features smaller than a mouth.
const SMALL: f32 = 11.0;

/// A pen for the parts of a head: each has a dark line around it, and is lit from the top left.
struct Pen<'a> {
    ink: &'a mut Ink,
    frame: Frame,
    line: Color32,
    shine: Color32,
}

type Points = Vec<(f32, f32)>;

impl Pen<'_> {
    fn part(&mut self, points: &[(f32, f32)], colour: Color32) {
        let outline = self.frame.points(points);
        self.ink.outline(&outline, 2.0 * RIM * self.frame.unit, self.line);
        self.bare(points, colour);
    }

    /// A part without a line around it.
    fn bare(&mut self, points: &[(f32, f32)], colour: Color32) {
        let outline = self.frame.points(points);
        let (top, bottom) = outline.iter().fold((f32::MAX, f32::MIN), |(top, bottom), at| {
            let down = at.x * 0.5 + at.y;
            (top.min(down), bottom.max(down))
        });
        let dark = colour.lerp_to_gamma(self.line, 0.34);
        let light = colour.lerp_to_gamma(self.shine, 0.14);
        let centre = mean(&outline);
        let shade = |at: Pos2| {
            let along = ((at.x * 0.5 + at.y - top) / (bottom - top).max(f32::EPSILON)).clamp(0.0, 1.0);
            light.lerp_to_gamma(dark, along * along)
        };
        self.ink.shaded(centre, &outline, shade);
    }

    fn oval(&mut self, x: f32, y: f32, wide: f32, high: f32, colour: Color32) {
        self.part(&arc((x, y), (wide, high), 0.0, 23.0 / 24.0, 23), colour);
    }

    fn line(&mut self, points: &[(f32, f32)], width: f32, colour: Color32) {
        self.ink.line(&self.frame.points(points), width * self.frame.unit, colour);
    }

    /// A line with a dark line around it.
    fn cord(&mut self, points: &[(f32, f32)], width: f32, colour: Color32) {
        self.line(points, width + 2.0 * RIM, self.line);
        self.line(points, width, colour);
    }

    fn dot(&mut self, x: f32, y: f32, radius: f32, colour: Color32) {
        self.ink.disc(self.frame.at(x, y), self.frame.unit * radius, colour);
    }
}

/// The colours of a face: skin and hair.
fn colours(folk: &Folk, face: Face) -> (Color32, Color32) {
    match face {
        Face::Lea | Face::Bill => (folk.pale, folk.red_hair),
        Face::Martin | Face::Markus => (folk.tan, folk.brown_hair),
        Face::Mustafa | Face::Arely => (folk.brown, folk.black_hair),
        Face::Trevor => (folk.pale, folk.grey_hair),
        Face::Puccio | Face::Len => (folk.tan, folk.black_hair),
        Face::Tatiana => (folk.pale, folk.fair_hair),
        Face::Nicole => (folk.dark, folk.black_hair),
        Face::Vincent => (folk.pale, folk.brown_hair),
    }
}

/// The middle of every head, and half its width and height.
const HEAD: (f32, f32) = (0.0, -0.2);
const SKULL: (f32, f32) = (0.43, 0.48);

/// Hair and other things behind the head and the shoulders.
pub(super) fn behind(ink: &mut Ink, theme: &Theme, frame: Frame, face: Face) {
    let hair = colours(&theme.folk, face).1;
    let mut pen = Pen { ink, frame, line: theme.gear.outline, shine: theme.gear.shine };
    match face {
        Face::Lea => {
            let tail =
                [(0.2, -0.66), (0.56, -0.96), (0.9, -0.82), (1.02, -0.4), (0.9, 0.14), (0.7, -0.16), (0.42, -0.34)];
            pen.part(&tail, hair);
        }
        Face::Tatiana => {
            let mut bell = arc((0.0, -0.3), (0.6, 0.5), 0.5, 1.0, 12);
            bell.extend([(0.74, 0.2), (0.84, 0.52), (0.4, 0.6), (-0.4, 0.6), (-0.84, 0.52), (-0.74, 0.2)]);
            pen.part(&bell, hair);
        }
        Face::Nicole => {
            let curls: Points = (0..26_u8)
                .map(|index| {
                    let out = Vec2::angled(f32::from(index) / 26.0 * std::f32::consts::TAU);
                    let reach = if index % 2 == 0 { 0.8 } else { 0.7 };
                    (out.x * reach, -0.36 + out.y * reach * 0.92)
                })
                .collect();
            pen.part(&curls, hair);
        }
        Face::Arely => {
            for side in [-1.0_f32, 1.0] {
                for (y, wide) in [(-0.08, 0.2), (0.14, 0.19), (0.36, 0.17), (0.56, 0.14)] {
                    pen.oval(side * (0.52 + 0.18 * (y + 0.1)), y, wide, 0.16, hair);
                }
                pen.dot(side * 0.66, 0.62, 0.11, theme.folk.red_cloth);
            }
        }
        Face::Puccio => {
            pen.cord(&[(0.4, 0.12), (0.62, 0.06), (0.66, -0.2), (0.66, -0.96)], 0.15, theme.folk.red_cloth);
            pen.line(&[(0.66, -0.74), (0.66, -0.96)], 0.15, theme.folk.white_cloth);
        }
        Face::Vincent => {
            pen.part(&[(-0.2, 0.3), (-0.86, 0.26), (-0.7, 0.44), (-0.9, 0.64), (-0.3, 0.5)], theme.folk.red_cloth);
        }
        _ => {}
    }
}

/// The head with its face and what is worn on it.
pub(super) fn head(ink: &mut Ink, theme: &Theme, frame: Frame, face: Face) {
    let folk = &theme.folk;
    let (skin, hair) = colours(folk, face);
    let mut pen = Pen { ink, frame, line: theme.gear.outline, shine: theme.gear.shine };
    if matches!(face, Face::Bill | Face::Mustafa | Face::Martin | Face::Len | Face::Vincent | Face::Trevor) {
        for side in [-1.0, 1.0] {
            pen.oval(side * 0.44, -0.16, 0.1, 0.13, skin);
        }
    }
    let wide = if face == Face::Bill { 0.49 } else { SKULL.0 };
    pen.oval(HEAD.0, HEAD.1, wide, SKULL.1, skin);
    features(&mut pen, folk, face, hair);
    match face {
        Face::Lea | Face::Tatiana | Face::Arely | Face::Nicole => womens_hair(&mut pen, theme, face, hair),
        Face::Martin | Face::Mustafa | Face::Trevor | Face::Markus => hat(&mut pen, theme, face),
        Face::Bill | Face::Puccio | Face::Len | Face::Vincent => mens_hair(&mut pen, theme, face, hair),
    }
}

/// Eyes, mouth, beards and glasses.
fn features(pen: &mut Pen<'_>, folk: &Folk, face: Face, hair: Color32) {
    let is_small = pen.frame.unit < SMALL;
    let (eye, line) = (if is_small { 0.085 } else { 0.062 }, folk.line);
    match face {
        Face::Bill => {
            let mut beard = arc((0.0, 0.06), (0.52, 0.6), 0.0, 0.5, 12);
            beard.extend([(-0.5, -0.2), (-0.3, -0.04), (0.0, -0.1), (0.3, -0.04), (0.5, -0.2)]);
            pen.part(&beard, hair);
            pen.line(&arc((0.0, 0.1), (0.13, 0.07), 0.08, 0.42, 6), 0.07, line);
        }
        Face::Trevor => {
            pen.part(&[(-0.26, 0.04), (0.0, -0.02), (0.26, 0.04), (0.17, 0.34), (0.0, 0.6), (-0.17, 0.34)], hair);
            pen.line(&[(-0.1, 0.14), (0.1, 0.14)], 0.06, line);
        }
        Face::Mustafa => {
            for side in [-1.0, 1.0] {
                pen.part(
                    &[(0.0, -0.02), (side * 0.3, 0.0), (side * 0.44, -0.1), (side * 0.34, 0.13), (0.0, 0.1)],
                    hair,
                );
            }
        }
        Face::Vincent => {
            pen.line(&[(-0.2, 0.03), (0.0, -0.02), (0.2, 0.03)], 0.08, hair);
            pen.line(&arc((0.0, 0.08), (0.12, 0.06), 0.08, 0.42, 6), 0.05, line);
        }
        _ if !is_small => pen.line(&arc((0.0, 0.0), (0.15, 0.09), 0.08, 0.42, 8), 0.055, line),
        _ => {}
    }
    match face {
        Face::Puccio => {
            pen.part(
                &[(-0.4, -0.42), (0.4, -0.42), (0.38, -0.14), (0.1, -0.06), (-0.1, -0.06), (-0.38, -0.14)],
                folk.steel,
            );
            pen.bare(
                &[(-0.32, -0.36), (0.32, -0.36), (0.3, -0.18), (0.08, -0.13), (-0.08, -0.13), (-0.3, -0.18)],
                folk.glass,
            );
        }
        Face::Trevor => {
            for side in [-1.0, 1.0] {
                pen.dot(side * 0.19, -0.2, 0.19, line);
                pen.dot(side * 0.19, -0.2, 0.135, folk.glass);
            }
            pen.line(&[(-0.04, -0.22), (0.04, -0.22)], 0.06, line);
        }
        Face::Len => {
            pen.dot(0.19, -0.2, 0.22, line);
            pen.dot(0.19, -0.2, 0.16, folk.steel);
            pen.dot(0.19, -0.2, 0.1, folk.glass);
        }
        _ => {}
    }
    let sees = |side: f32| match face {
        Face::Len => side < 0.0,
        _ => true,
    };
    for side in [-1.0, 1.0] {
        if sees(side) {
            pen.dot(side * 0.18, -0.2, eye, line);
        }
        if !is_small && !matches!(face, Face::Puccio | Face::Trevor | Face::Len) {
            let brow = if hair == folk.grey_hair { hair } else { hair.lerp_to_gamma(line, 0.5) };
            pen.line(&[(side * 0.1, -0.34), (side * 0.27, -0.35)], 0.05, brow);
        }
    }
}

/// The upper part of a head, down to a line at this height, and a little larger.
fn cap(down: f32, grow: f32) -> Points {
    let mut outline = arc(HEAD, (SKULL.0 + grow, SKULL.1 + grow), 0.5, 1.0, 14);
    outline.retain(|&(_, y)| y < down);
    outline
}

fn womens_hair(pen: &mut Pen<'_>, theme: &Theme, face: Face, hair: Color32) {
    let folk = &theme.folk;
    match face {
        Face::Lea => {
            let mut fringe = cap(-0.2, 0.05);
            fringe.extend([(0.3, -0.46), (0.0, -0.42), (-0.34, -0.38)]);
            pen.part(&fringe, hair);
            pen.cord(&[(-0.44, -0.42), (0.0, -0.52), (0.44, -0.42)], 0.09, folk.green_cloth);
        }
        Face::Tatiana => {
            let mut fringe = cap(-0.12, 0.08);
            fringe.extend([(0.36, -0.4), (0.0, -0.46), (-0.36, -0.4)]);
            pen.part(&fringe, hair);
            pen.cord(&[(-0.48, -0.5), (0.48, -0.5)], 0.06, folk.line);
            for side in [-1.0, 1.0] {
                pen.oval(side * 0.19, -0.52, 0.15, 0.11, folk.glass);
            }
        }
        Face::Arely => {
            for side in [-1.0_f32, 1.0] {
                let half: Points = [(0.0, -0.74), (0.3, -0.66), (0.5, -0.34), (0.5, -0.06), (0.36, -0.3), (0.0, -0.5)]
                    .map(|(x, y)| (side * x, y))
                    .to_vec();
                pen.part(&half, hair);
            }
            pen.cord(&[(-0.46, -0.4), (0.0, -0.56), (0.46, -0.4)], 0.08, folk.red_cloth);
            pen.part(&[(0.12, -0.52), (0.1, -0.86), (0.3, -1.06), (0.42, -0.86), (0.28, -0.56)], folk.green_cloth);
            pen.line(&[(0.18, -0.56), (0.28, -0.98)], 0.04, folk.line);
        }
        _ => {
            let mut fringe = cap(-0.3, 0.02);
            fringe.extend([(0.2, -0.5), (0.0, -0.54), (-0.2, -0.5)]);
            pen.bare(&fringe, hair);
            pen.cord(&[(-0.42, -0.44), (0.0, -0.56), (0.42, -0.44)], 0.1, folk.straw);
            for side in [-1.0, 1.0] {
                pen.dot(side * 0.45, 0.06, 0.09, theme.fire.hot);
            }
        }
    }
}

fn hat(pen: &mut Pen<'_>, theme: &Theme, face: Face) {
    let folk = &theme.folk;
    match face {
        Face::Martin => {
            pen.part(&[(-0.3, -0.5), (-0.98, -0.46), (-1.0, -0.3), (-0.3, -0.32)], folk.blue_cloth);
            let mut crown = cap(-0.34, 0.08);
            crown.extend([(0.48, -0.36), (-0.48, -0.36)]);
            pen.part(&crown, folk.blue_cloth);
            pen.dot(0.0, -0.76, 0.07, folk.white_cloth);
            pen.bare(&arc((0.02, -0.55), (0.14, 0.11), 0.0, 0.95, 12), folk.white_cloth);
        }
        Face::Mustafa => {
            pen.part(&[(-0.34, -1.02), (0.34, -1.02), (0.45, -0.44), (0.0, -0.38), (-0.45, -0.44)], folk.red_cloth);
            pen.cord(&[(0.0, -1.02), (0.4, -0.94), (0.54, -0.7)], 0.05, folk.line);
            pen.part(&[(0.47, -0.74), (0.61, -0.74), (0.66, -0.48), (0.42, -0.48)], theme.mark.price);
        }
        Face::Trevor => {
            pen.oval(0.0, -1.0, 0.09, 0.08, folk.straw);
            pen.oval(0.0, -0.42, 0.84, 0.17, folk.straw);
            let mut dome = arc((0.0, -0.46), (0.52, 0.52), 0.5, 1.0, 14);
            dome.extend([(0.4, -0.38), (0.0, -0.34), (-0.4, -0.38)]);
            pen.part(&dome, folk.straw);
            pen.line(&[(-0.49, -0.5), (0.0, -0.44), (0.49, -0.5)], 0.1, folk.green_cloth);
        }
        _ => {
            // The brim, turned up on both sides, and a crown with its dent.
            let mut brim = arc((0.0, -0.5), (0.98, 0.2), 0.0, 0.5, 14);
            brim.extend([(-0.9, -0.64), (-0.5, -0.5), (0.0, -0.46), (0.5, -0.5), (0.9, -0.64)]);
            pen.part(&brim, folk.felt);
            let crown = [
                (-0.5, -0.46),
                (-0.42, -0.9),
                (-0.24, -1.02),
                (0.0, -0.94),
                (0.24, -1.02),
                (0.42, -0.9),
                (0.5, -0.46),
                (0.0, -0.4),
            ];
            pen.part(&crown, folk.felt);
            pen.line(&[(-0.48, -0.54), (0.0, -0.48), (0.48, -0.54)], 0.11, folk.line);
        }
    }
}

fn mens_hair(pen: &mut Pen<'_>, theme: &Theme, face: Face, hair: Color32) {
    let folk = &theme.folk;
    match face {
        Face::Puccio => {
            pen.part(
                &[
                    (-0.44, -0.4),
                    (-0.4, -0.62),
                    (-0.2, -0.72),
                    (0.0, -0.68),
                    (0.22, -0.73),
                    (0.4, -0.6),
                    (0.44, -0.4),
                    (0.0, -0.5),
                ],
                hair,
            );
        }
        Face::Len => {
            let mut spikes: Points = vec![(-0.46, -0.3)];
            for index in 0..6_u8 {
                let at = Vec2::angled((0.53 + 0.088 * (f32::from(index) + 0.2)) * std::f32::consts::TAU);
                let valley = Vec2::angled((0.53 + 0.088 * (f32::from(index) + 0.7)) * std::f32::consts::TAU);
                spikes.push((at.x * 0.8, HEAD.1 - 0.1 + at.y * 0.82));
                if index < 5 {
                    spikes.push((valley.x * 0.5, HEAD.1 - 0.1 + valley.y * 0.5));
                }
            }
            spikes.extend([(0.46, -0.3), (0.2, -0.42), (-0.2, -0.42)]);
            let outline = pen.frame.points(&spikes);
            pen.ink.outline(&outline, 2.0 * RIM * pen.frame.unit, pen.line);
            let heart = pen.frame.at(0.0, -0.48);
            pen.ink.shaded(heart, &outline, |_| hair);
        }
        Face::Vincent => {
            let quiff = [
                (-0.46, -0.34),
                (-0.72, -0.7),
                (-0.6, -1.0),
                (-0.1, -1.08),
                (0.36, -0.9),
                (0.5, -0.56),
                (0.46, -0.3),
                (0.1, -0.46),
            ];
            pen.part(&quiff, hair);
            if pen.frame.unit >= SMALL {
                pen.line(&[(-0.5, -0.72), (-0.1, -0.9), (0.26, -0.76)], 0.05, hair.lerp_to_gamma(pen.shine, 0.3));
            }
            pen.part(&[(-0.3, 0.27), (0.0, 0.34), (0.3, 0.27), (0.22, 0.44), (-0.22, 0.44)], folk.red_cloth);
        }
        _ => {
            pen.ink.glow(pen.frame.at(-0.14, -0.5), vec2(0.22, 0.14) * pen.frame.unit, theme.gear.shine);
        }
    }
}
