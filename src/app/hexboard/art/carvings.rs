//! The eight carvings of treasures, drawn for this game in the manner of Maya carvings.

use crate::app::kit::draw::frame::arc;
use crate::expedition::Glyph;

/// A cut of a carving, in units of the carving's radius. Surfaces are star-shaped around the mean of their points, as
/// filling them needs.
pub(super) enum Cut {
    /// A cut surface.
    Fill(Vec<(f32, f32)>),
    /// An inlaid surface.
    Inlay(Vec<(f32, f32)>),
    /// A cut surface between two lines with the same number of points.
    Ribbon(Vec<(f32, f32)>, Vec<(f32, f32)>),
    /// A cut line, with its width.
    Line(Vec<(f32, f32)>, f32),
    /// A round cut: its centre and its radius.
    Dot(f32, f32, f32),
    /// A round inlay: its centre and its radius.
    Gem(f32, f32, f32),
}

use Cut::{Dot, Fill, Gem, Inlay, Line, Ribbon};

/// The width of most cuts.
const CUT: f32 = 0.13;

/// The cuts of a carving.
pub(super) fn cuts(glyph: Glyph) -> Vec<Cut> {
    match glyph {
        Glyph::Mask => mask(),
        Glyph::Jaguar => jaguar(),
        Glyph::Serpent => serpent(),
        Glyph::Bird => bird(),
        Glyph::Sun => sun(),
        Glyph::Moon => moon(),
        Glyph::Maize => maize(),
        Glyph::Hand => hand(),
    }
}

/// The points, and their mirror image across the upright axis.
fn both(points: &[(f32, f32)]) -> [Vec<(f32, f32)>; 2] {
    [points.to_vec(), points.iter().map(|&(x, y)| (-x, y)).collect()]
}

fn mask() -> Vec<Cut> {
    let mut parts = vec![
        // A headdress of three feathers over a band.
        Inlay(vec![(-0.62, -0.5), (0.62, -0.5), (0.56, -0.3), (-0.56, -0.3)]),
        Line(vec![(-0.62, -0.42), (0.62, -0.42)], CUT),
        Fill(vec![(0.0, -1.0), (0.13, -0.74), (0.07, -0.5), (-0.07, -0.5), (-0.13, -0.74)]),
        // The nose.
        Line(vec![(0.0, -0.28), (0.0, 0.14), (0.12, 0.22), (-0.12, 0.22), (0.0, 0.14)], 0.11),
        // The mouth with its teeth.
        Line(
            vec![(-0.28, 0.52), (-0.22, 0.42), (0.22, 0.42), (0.28, 0.52), (0.22, 0.64), (-0.22, 0.64), (-0.28, 0.52)],
            0.1,
        ),
        Line(vec![(0.0, 0.46), (0.0, 0.6)], 0.07),
        // The chin.
        Line(arc((0.0, 0.3), (0.58, 0.62), 0.02, 0.48, 14), CUT),
    ];
    for side in [-1.0_f32, 1.0] {
        parts.extend([
            Fill(vec![
                (0.34 * side, -0.94),
                (0.5 * side, -0.7),
                (0.4 * side, -0.5),
                (0.24 * side, -0.5),
                (0.2 * side, -0.72),
            ]),
            Line(vec![(0.58 * side, -0.36), (0.6 * side, 0.1), (0.58 * side, 0.36)], CUT),
            Line(arc((0.28 * side, -0.06), (0.17, 0.12), 0.5, 1.0, 8), 0.1),
            Gem(0.28 * side, -0.01, 0.09),
            Dot(0.82 * side, 0.06, 0.16),
        ]);
    }
    parts
}

fn jaguar() -> Vec<Cut> {
    let mut parts = vec![
        // The nose, the muzzle, the tongue.
        Fill(vec![(-0.2, 0.06), (0.2, 0.06), (0.1, 0.26), (0.0, 0.32), (-0.1, 0.26)]),
        Line(vec![(0.0, 0.3), (0.0, 0.44)], 0.09),
        Inlay(vec![(-0.13, 0.56), (0.13, 0.56), (0.1, 0.8), (0.0, 0.86), (-0.1, 0.8)]),
        Line(arc((0.0, 0.06), (0.74, 0.76), 0.11, 0.39, 16), CUT),
        Dot(0.0, -0.42, 0.09),
        Dot(0.0, -0.2, 0.06),
    ];
    for side in [-1.0_f32, 1.0] {
        parts.extend([
            // Ear, brow, eye, cheek spots, fang.
            Line(vec![(0.26 * side, -0.62), (0.5 * side, -0.96), (0.78 * side, -0.82), (0.72 * side, -0.44)], CUT),
            Gem(0.55 * side, -0.68, 0.12),
            Line(vec![(0.7 * side, -0.46), (0.78 * side, -0.1), (0.68 * side, 0.3)], CUT),
            Fill(vec![(0.14 * side, -0.08), (0.32 * side, -0.3), (0.56 * side, -0.26), (0.42 * side, -0.06)]),
            Dot(0.5 * side, 0.12, 0.07),
            Dot(0.42 * side, 0.3, 0.06),
            Line(arc((0.16 * side, 0.36), (0.18, 0.16), 0.0, 0.5, 8), 0.09),
            Fill(vec![(0.2 * side, 0.5), (0.34 * side, 0.48), (0.28 * side, 0.74)]),
            Line(vec![(0.02 * side, -0.68), (0.24 * side, -0.64)], CUT),
        ]);
    }
    parts
}

fn serpent() -> Vec<Cut> {
    // A body in coils, the head raised at the top right.
    let coil: Vec<(f32, f32)> = (0..=40)
        .map(|step| {
            let along = step as f32 / 40.0;
            let (sin, cos) = ((0.1 + along * 1.62) * std::f32::consts::TAU).sin_cos();
            let reach = 0.12 + 0.62 * along;
            (reach * cos - 0.02, reach * sin * 0.92 + 0.14)
        })
        .collect();
    let (x, y) = coil.last().copied().unwrap_or_default();
    let mut parts = vec![Line(coil.clone(), 0.2)];
    // Scales: light spots along the back.
    for place in [8, 14, 20, 25, 30, 35] {
        let (x, y) = coil[place];
        parts.push(Gem(x, y, 0.065));
    }
    parts.extend([
        Fill(vec![
            (x - 0.14, y + 0.06),
            (x - 0.1, y - 0.2),
            (x + 0.2, y - 0.34),
            (x + 0.64, y - 0.28),
            (x + 0.66, y - 0.14),
            (x + 0.16, y + 0.1),
        ]),
        Line(vec![(x + 0.14, y + 0.14), (x + 0.56, y + 0.06)], 0.1),
        Line(vec![(x - 0.06, y - 0.2), (x - 0.2, y - 0.36), (x - 0.42, y - 0.3)], 0.1),
        Line(vec![(x + 0.08, y - 0.3), (x + 0.0, y - 0.5), (x - 0.18, y - 0.54)], 0.09),
        Gem(x + 0.18, y - 0.15, 0.075),
    ]);
    parts
}

fn bird() -> Vec<Cut> {
    let mut parts = vec![
        // The head, the hooked beak, the eye in its ring.
        Fill(arc((-0.06, -0.28), (0.46, 0.42), 0.0, 0.97, 24)),
        Fill(vec![(0.26, -0.52), (0.6, -0.5), (0.86, -0.3), (0.94, 0.02), (0.86, 0.2), (0.7, -0.04), (0.34, -0.08)]),
        Line(vec![(0.36, 0.06), (0.62, 0.12), (0.66, 0.26)], 0.11),
        Gem(0.0, -0.34, 0.19),
        Dot(0.0, -0.34, 0.09),
        // The collar and the breast.
        Line(vec![(-0.5, 0.16), (-0.16, 0.28), (0.22, 0.2)], 0.1),
        Inlay(vec![(-0.54, 0.32), (-0.18, 0.44), (0.24, 0.36), (0.2, 0.52), (-0.18, 0.6), (-0.58, 0.48)]),
    ];
    // The crest, and the tips of breast feathers.
    for (x, y, out_x, out_y) in [
        (-0.02, -0.66, 0.16, -0.96),
        (-0.24, -0.62, -0.2, -0.98),
        (-0.42, -0.46, -0.58, -0.78),
        (-0.5, -0.26, -0.84, -0.44),
    ] {
        parts.push(Line(vec![(x, y), ((x + out_x) * 0.5 - 0.05, (y + out_y) * 0.5), (out_x, out_y)], 0.14));
    }
    for (x, y) in [(-0.54, 0.68), (-0.3, 0.8), (-0.04, 0.82), (0.2, 0.7)] {
        parts.push(Fill(vec![(x - 0.11, y - 0.1), (x + 0.11, y - 0.1), (x, y + 0.16)]));
    }
    parts
}

fn sun() -> Vec<Cut> {
    let mut parts = Vec::new();
    for ray in 0..8 {
        let (sin, cos) = (ray as f32 / 8.0 * std::f32::consts::TAU).sin_cos();
        let turn = |x: f32, y: f32| (x * cos - y * sin, x * sin + y * cos);
        if ray % 2 == 0 {
            parts.push(Fill(vec![turn(0.68, -0.2), turn(1.02, 0.0), turn(0.68, 0.2)]));
        } else {
            parts.push(Dot(0.84 * cos, 0.84 * sin, 0.11));
        }
    }
    parts.push(Line(arc((0.0, 0.0), (0.6, 0.6), 0.0, 1.0, 32), CUT));
    // Four petals around the middle, as in the sign for a day.
    for petal in 0..4 {
        let (sin, cos) = ((petal as f32 / 4.0 + 0.125) * std::f32::consts::TAU).sin_cos();
        let turn = |x: f32, y: f32| (x * cos - y * sin, x * sin + y * cos);
        parts.push(Inlay(vec![turn(0.13, 0.0), turn(0.27, -0.16), turn(0.45, 0.0), turn(0.27, 0.16)]));
        let (sin, cos) = (petal as f32 / 4.0 * std::f32::consts::TAU).sin_cos();
        parts.push(Line(vec![(0.24 * cos, 0.24 * sin), (0.5 * cos, 0.5 * sin)], 0.09));
    }
    parts.push(Dot(0.0, 0.0, 0.14));
    parts
}

fn moon() -> Vec<Cut> {
    vec![
        Ribbon(arc((-0.02, 0.0), (0.9, 0.9), 0.135, 0.865, 28), arc((0.2, 0.0), (0.64, 0.66), 0.13, 0.87, 28)),
        Gem(-0.68, 0.0, 0.11),
        Gem(-0.57, -0.37, 0.09),
        Gem(-0.57, 0.37, 0.09),
        // A rabbit: the Maya see one in the moon.
        Fill(arc((0.16, 0.24), (0.34, 0.25), 0.0, 0.96, 20)),
        Fill(arc((0.46, -0.04), (0.22, 0.17), 0.0, 0.96, 16)),
        Line(vec![(-0.08, 0.46), (0.5, 0.48)], 0.11),
        Line(vec![(0.36, -0.14), (0.24, -0.38), (0.1, -0.5)], 0.13),
        Line(vec![(0.48, -0.16), (0.48, -0.42), (0.4, -0.62)], 0.13),
        Gem(0.52, -0.07, 0.065),
    ]
}

fn maize() -> Vec<Cut> {
    let mut parts = Vec::new();
    // The cob: rows of kernels, narrower towards the tip, with silk on top.
    for (row, count) in [(0, 1), (1, 2), (2, 3), (3, 3), (4, 3), (5, 3), (6, 2)] {
        let y = -0.6 + 0.2 * row as f32;
        for kernel in 0..count {
            let x = (kernel as f32 - (count - 1) as f32 * 0.5) * 0.235;
            parts.push(if (row + kernel) % 2 == 0 { Dot(x, y, 0.112) } else { Gem(x, y, 0.112) });
        }
    }
    for (x, y) in [(-0.26, -0.92), (0.0, -1.0), (0.26, -0.92)] {
        parts.push(Line(vec![(x * 0.25, -0.76), (x * 0.6, -0.86), (x, y)], 0.075));
    }
    // The husk: a broad leaf on each side and a small one outside it.
    for leaf in both(&[(0.0, 0.98), (0.16, 0.78), (0.42, 0.4), (0.5, -0.02), (0.66, 0.24), (0.6, 0.62), (0.34, 0.9)]) {
        parts.push(Fill(leaf));
    }
    for leaf in both(&[(0.44, 0.9), (0.7, 0.62), (0.86, 0.2), (0.94, 0.34), (0.84, 0.64)]) {
        parts.push(Fill(leaf));
    }
    parts
}

fn hand() -> Vec<Cut> {
    let mut parts = vec![
        // The palm, with the thumb against it, and a bracelet with beads.
        Fill(vec![(-0.42, -0.12), (0.46, -0.12), (0.44, 0.34), (0.26, 0.52), (-0.24, 0.52), (-0.42, 0.3)]),
        Line(vec![(-0.34, 0.26), (-0.62, 0.06), (-0.7, -0.22)], 0.2),
        Gem(0.02, 0.18, 0.16),
        Dot(0.02, 0.18, 0.07),
        Line(vec![(-0.34, 0.68), (0.36, 0.68)], 0.11),
    ];
    for (x, top) in [(-0.34, -0.66), (-0.1, -0.86), (0.14, -0.82), (0.38, -0.6)] {
        parts.push(Line(vec![(x, -0.14), (x * 1.08, top)], 0.185));
        parts.push(Gem(x * 1.08, top, 0.055));
    }
    for bead in [-0.28, 0.01, 0.3] {
        parts.push(Dot(bead, 0.86, 0.085));
    }
    parts
}
