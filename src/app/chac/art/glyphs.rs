//! The glyphs of lava tiles and clues, in the manner of Maya carvings: each of a shape of its own.
//!
//! By their numbers: 1 sun, 2 moon, 3 spiral, 4 pyramid, 5 hand, 6 eye, 7 serpent, 8 bird, 9 paw, 10 maize, 11 skull,
//! 12 fish, 13 flower, 14 cross, 15 lightning, 16 turtle.

use egui::{Color32, Painter, Pos2, Vec2, vec2};

use crate::app::kit::draw::frame::{Frame, arc};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::draw::stamp::stamp;
use crate::app::kit::theme::Theme;
use crate::chac::Glyph;

/// A stroke of a glyph, in units of its radius. Surfaces are star-shaped around the mean of their points.
enum Cut {
    /// A surface.
    Fill(Vec<(f32, f32)>),
    /// A surface cut out again.
    Hole(Vec<(f32, f32)>),
    /// A line with its width.
    Line(Vec<(f32, f32)>, f32),
    /// A disc: its centre and radius.
    Dot(f32, f32, f32),
    /// A disc cut out again.
    Gap(f32, f32, f32),
}

use Cut::{Dot, Fill, Gap, Hole, Line};

/// A glyph alone, in one colour on a ground of another.
pub fn glyph(
    painter: &Painter,
    theme: &Theme,
    centre: Pos2,
    radius: f32,
    glyph: Glyph,
    [colour, ground]: [Color32; 2],
) {
    stamp(painter, theme, ("glyph", glyph, colour, ground), (centre, radius), |ink| {
        ink_glyph(ink, Frame::new(centre, radius), glyph, [colour, ground]);
    });
}

/// As [`glyph`], added to an ink.
pub(in crate::app::chac) fn ink_glyph(ink: &mut Ink, frame: Frame, glyph: Glyph, [colour, ground]: [Color32; 2]) {
    for cut in cuts(glyph.get()) {
        match cut {
            Fill(points) => ink.fill(&frame.points(&points), colour),
            Hole(points) => ink.fill(&frame.points(&points), ground),
            Line(points, width) => {
                ink.line(&frame.points(&points), (width * frame.unit).max(ink.pixel() * 1.2), colour);
            }
            Dot(x, y, radius) => ink.disc(frame.at(x, y), radius * frame.unit, colour),
            Gap(x, y, radius) => ink.disc(frame.at(x, y), radius * frame.unit, ground),
        }
    }
}

fn round(x: f32, y: f32, wide: f32, high: f32) -> Vec<(f32, f32)> {
    arc((x, y), (wide, high), 0.0, 23.0 / 24.0, 23)
}

/// The points, and their mirror image across the upright axis.
fn both(points: &[(f32, f32)]) -> [Vec<(f32, f32)>; 2] {
    [points.to_vec(), points.iter().map(|&(x, y)| (-x, y)).collect()]
}

fn cuts(number: u8) -> Vec<Cut> {
    match number {
        1 => sun(),
        2 => vec![Dot(-0.06, 0.0, 0.86), Gap(0.3, -0.16, 0.68), Dot(0.42, -0.1, 0.2)],
        3 => spiral(),
        4 => vec![
            Fill(vec![(-0.9, 0.85), (-0.9, 0.4), (0.9, 0.4), (0.9, 0.85)]),
            Fill(vec![(-0.62, 0.42), (-0.62, 0.0), (0.62, 0.0), (0.62, 0.42)]),
            Fill(vec![(-0.36, 0.02), (-0.36, -0.4), (0.36, -0.4), (0.36, 0.02)]),
            Fill(vec![(-0.5, -0.38), (0.0, -0.86), (0.5, -0.38)]),
            Hole(vec![(-0.14, 0.85), (-0.1, 0.0), (0.1, 0.0), (0.14, 0.85)]),
        ],
        5 => hand(),
        6 => eye(),
        7 => vec![
            Line(vec![(-0.86, 0.62), (-0.56, 0.1), (-0.2, 0.62), (0.12, 0.1), (0.44, 0.56), (0.7, -0.1)], 0.24),
            Fill(vec![(0.4, -0.24), (0.52, -0.72), (0.8, -0.86), (0.96, -0.5), (0.9, -0.06), (0.6, 0.04)]),
            Gap(0.72, -0.5, 0.1),
            Line(vec![(0.5, -0.7), (0.16, -0.86)], 0.1),
        ],
        8 => bird(),
        9 => vec![
            Fill(vec![
                (0.0, 0.0),
                (0.44, 0.2),
                (0.56, 0.6),
                (0.24, 0.8),
                (0.0, 0.72),
                (-0.24, 0.8),
                (-0.56, 0.6),
                (-0.44, 0.2),
            ]),
            Dot(-0.66, -0.12, 0.22),
            Dot(-0.26, -0.54, 0.24),
            Dot(0.26, -0.54, 0.24),
            Dot(0.66, -0.12, 0.22),
        ],
        10 => maize(),
        11 => skull(),
        12 => vec![
            Fill(arc((-0.16, 0.0), (0.7, 0.46), 0.0, 23.0 / 24.0, 23)),
            Fill(vec![(0.36, 0.0), (0.92, -0.5), (0.78, 0.0), (0.92, 0.5)]),
            Fill(vec![(-0.3, -0.4), (0.1, -0.78), (0.2, -0.36)]),
            Gap(-0.52, -0.1, 0.12),
            Hole(vec![(-0.2, -0.3), (-0.1, 0.0), (-0.2, 0.3), (-0.1, 0.3), (0.0, 0.0), (-0.1, -0.3)]),
        ],
        13 => flower(),
        14 => vec![
            Fill(vec![(-0.26, -0.9), (0.26, -0.9), (0.26, 0.9), (-0.26, 0.9)]),
            Fill(vec![(-0.9, -0.26), (0.9, -0.26), (0.9, 0.26), (-0.9, 0.26)]),
            Gap(0.0, 0.0, 0.34),
            Dot(0.0, 0.0, 0.19),
        ],
        15 => vec![
            Fill(vec![(0.3, -0.95), (-0.55, 0.12), (-0.06, 0.1)]),
            Fill(vec![(0.3, -0.95), (-0.06, 0.1), (0.0, -0.14)]),
            Fill(vec![(0.52, -0.16), (-0.28, 0.96), (0.0, 0.06)]),
            Fill(vec![(-0.2, 0.1), (0.52, -0.16), (0.1, -0.2)]),
            Line(vec![(0.2, -0.84), (-0.36, 0.02), (0.34, -0.08), (-0.2, 0.8)], 0.2),
        ],
        _ => turtle(),
    }
}

fn sun() -> Vec<Cut> {
    let mut cuts = vec![Dot(0.0, 0.0, 0.46), Gap(0.0, 0.0, 0.2)];
    for ray in 0..8_u8 {
        let out = Vec2::angled(f32::from(ray) / 8.0 * std::f32::consts::TAU);
        let aside = out.rot90() * 0.17;
        let point = |at: Vec2| (at.x, at.y);
        cuts.push(Fill(vec![point(out * 0.54 + aside), point(out * 0.95), point(out * 0.54 - aside)]));
    }
    cuts
}

fn spiral() -> Vec<Cut> {
    let line = (0..40_u8).map(|step| {
        let along = f32::from(step) / 39.0;
        let (sin, cos) = (along * 2.1 * std::f32::consts::TAU).sin_cos();
        let reach = 0.08 + 0.78 * along;
        (reach * cos, reach * sin)
    });
    vec![Line(line.collect(), 0.21)]
}

fn hand() -> Vec<Cut> {
    let mut cuts = vec![
        Fill(vec![(-0.44, -0.1), (0.44, -0.1), (0.5, 0.4), (0.3, 0.9), (-0.3, 0.9), (-0.5, 0.4)]),
        Line(vec![(0.46, 0.36), (0.82, -0.12)], 0.24),
        Gap(0.0, 0.4, 0.17),
    ];
    for (x, top) in [(-0.36, -0.62), (-0.12, -0.84), (0.12, -0.84), (0.36, -0.62)] {
        cuts.push(Line(vec![(x, 0.0), (x, top)], 0.19));
    }
    cuts
}

fn eye() -> Vec<Cut> {
    let lid = |side: f32| {
        (-8_i8..=8).map(move |step| f32::from(step) / 8.0).map(move |x| (0.95 * x * side, -side * 0.62 * (1.0 - x * x)))
    };
    let outline: Vec<(f32, f32)> = lid(1.0).chain(lid(-1.0).skip(1).take(15)).collect();
    let inner = outline.iter().map(|&(x, y)| (x * 0.76, y * 0.7)).collect();
    vec![Fill(outline), Hole(inner), Dot(0.0, 0.0, 0.28)]
}

fn bird() -> Vec<Cut> {
    let mut cuts = vec![
        Fill(vec![(-0.1, -0.3), (0.12, -0.3), (0.24, 0.3), (0.0, 0.6), (-0.24, 0.3)]),
        Dot(0.0, -0.48, 0.26),
        Fill(vec![(0.16, -0.6), (0.56, -0.42), (0.16, -0.34)]),
        Gap(0.04, -0.52, 0.09),
        Fill(vec![(-0.12, 0.5), (0.12, 0.5), (0.32, 0.95), (-0.32, 0.95)]),
    ];
    cuts.extend(both(&[(0.16, -0.12), (0.6, -0.36), (0.96, -0.14), (0.86, 0.22), (0.6, 0.16), (0.22, 0.24)]).map(Fill));
    cuts
}

fn maize() -> Vec<Cut> {
    let mut cuts = vec![Fill(arc((0.0, -0.22), (0.34, 0.72), 0.0, 23.0 / 24.0, 23))];
    for (x, y) in [(-0.13, -0.6), (0.13, -0.6), (-0.15, -0.3), (0.15, -0.3), (-0.13, 0.0), (0.13, 0.0)] {
        cuts.push(Gap(x, y, 0.085));
    }
    cuts.extend(both(&[(0.06, 0.86), (0.42, 0.5), (0.72, -0.2), (0.8, 0.4), (0.5, 0.92)]).map(Fill));
    cuts
}

fn skull() -> Vec<Cut> {
    vec![
        Fill(round(0.0, -0.2, 0.74, 0.68)),
        Fill(vec![(-0.42, 0.2), (0.42, 0.2), (0.36, 0.88), (-0.36, 0.88)]),
        Gap(-0.3, -0.2, 0.21),
        Gap(0.3, -0.2, 0.21),
        Hole(vec![(0.0, 0.0), (0.13, 0.26), (-0.13, 0.26)]),
        Hole(vec![(-0.16, 0.56), (-0.1, 0.56), (-0.1, 0.9), (-0.16, 0.9)]),
        Hole(vec![(0.1, 0.56), (0.16, 0.56), (0.16, 0.9), (0.1, 0.9)]),
    ]
}

fn flower() -> Vec<Cut> {
    let mut cuts = Vec::new();
    for petal in 0..5_u8 {
        let out = Vec2::angled((f32::from(petal) / 5.0 - 0.25) * std::f32::consts::TAU);
        cuts.push(Dot(out.x * 0.56, out.y * 0.56, 0.36));
    }
    cuts.extend([Gap(0.0, 0.0, 0.3), Dot(0.0, 0.0, 0.17)]);
    cuts
}

fn turtle() -> Vec<Cut> {
    let mut cuts = vec![
        Dot(0.0, -0.72, 0.24),
        Line(vec![(0.0, 0.6), (0.0, 0.94)], 0.14),
        Fill(round(0.0, 0.08, 0.6, 0.66)),
        Hole(round(0.0, 0.08, 0.44, 0.5)),
        Line(vec![(-0.5, 0.08), (0.5, 0.08)], 0.1),
        Line(vec![(0.0, -0.5), (0.0, 0.66)], 0.1),
    ];
    for (x, y) in [(0.74, -0.42), (0.74, 0.6)] {
        cuts.extend(
            both(&[(x * 0.5, y * 0.8), (x + 0.1, y - 0.12), (x + 0.16, y + 0.14), (x * 0.6, y + 0.16)]).map(Fill),
        );
    }
    cuts
}

/// A stone slab with a glyph on it, as lava tiles and clues are; `half` is half its side.
pub(in crate::app::chac) fn carve_glyph(
    ink: &mut Ink,
    frame: Frame,
    glyph: Glyph,
    [colour, ground, lip]: [Color32; 3],
) {
    // Only large ones show it.
    if frame.unit > 24.0 {
        ink_glyph(ink, Frame { centre: frame.centre + vec2(0.05, 0.07) * frame.unit, ..frame }, glyph, [lip, ground]);
    }
    ink_glyph(ink, frame, glyph, [colour, ground]);
}
