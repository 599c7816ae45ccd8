//! Frames: a drawing is described in units of its own radius; a frame says where on the screen its centre lies and how
//! long the unit is there.

use egui::{Pos2, Vec2, pos2, vec2};

/// Half the height of a hex of radius 1: from its centre to the middle of a side.
pub(in crate::app) const APOTHEM: f32 = 0.866_025_4;

/// Where a drawing of radius 1 around (0, 0) lands on the screen.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct Frame {
    pub(in crate::app) centre: Pos2,
    pub(in crate::app) unit: f32,
}

impl Frame {
    pub(in crate::app) fn new(centre: Pos2, unit: f32) -> Self {
        Self { centre, unit }
    }

    /// A smaller frame inside this one, its centre and radius given in this one's units.
    pub(in crate::app) fn inner(self, x: f32, y: f32, radius: f32) -> Self {
        Self { centre: self.at(x, y), unit: self.unit * radius }
    }

    pub(in crate::app) fn at(self, x: f32, y: f32) -> Pos2 {
        self.centre + vec2(x, y) * self.unit
    }

    pub(in crate::app) fn to(self, at: Vec2) -> Pos2 {
        self.centre + at * self.unit
    }

    /// A point of the screen in this frame's units.
    pub(in crate::app) fn from(self, at: Pos2) -> Vec2 {
        (at - self.centre) / self.unit
    }

    pub(in crate::app) fn points(self, points: &[(f32, f32)]) -> Vec<Pos2> {
        points.iter().map(|&(x, y)| self.at(x, y)).collect()
    }

    /// The place of a point between light and shade: 0 at the top left of the frame, 1 at the bottom right.
    pub(in crate::app) fn shade(self, at: Pos2) -> f32 {
        let at = self.from(at);
        (0.5 + 0.5 * (0.55 * at.x + 0.83 * at.y)).clamp(0.0, 1.0)
    }
}

/// The corners of a flat-topped hex, clockwise from the right-hand one.
#[must_use]
pub fn hex_corners(centre: Pos2, radius: f32) -> [Pos2; 6] {
    let (half, high) = (radius * 0.5, radius * APOTHEM);
    [(radius, 0.0), (half, high), (-half, high), (-radius, 0.0), (-half, -high), (half, -high)]
        .map(|(x, y)| centre + vec2(x, y))
}

/// A convex outline with its corners rounded off. The larger the radius, the more points a corner gets.
pub(in crate::app) fn rounded(corners: &[Pos2], radius: f32) -> Vec<Pos2> {
    let bends: &[f32] = match radius {
        radius if radius < 1.0 => return corners.to_vec(),
        radius if radius < 3.0 => &[0.0, 0.5, 1.0],
        _ => &[0.0, 0.33, 0.67, 1.0],
    };
    let count = corners.len();
    let mut outline = Vec::with_capacity(count * 4);
    for index in 0..count {
        let corner = corners[index];
        let before = corners[(index + count - 1) % count] - corner;
        let after = corners[(index + 1) % count] - corner;
        let cut = |side: Vec2| corner + side.normalized() * radius.min(side.length() * 0.5);
        let (from, to) = (cut(before), cut(after));
        outline.extend(bends.iter().map(|t: &f32| {
            let blend = from.to_vec2() * (1.0 - t).powi(2)
                + corner.to_vec2() * (2.0 * t * (1.0 - t))
                + to.to_vec2() * t.powi(2);
            blend.to_pos2()
        }));
    }
    outline
}

/// A flat-topped hex with rounded corners.
pub(in crate::app) fn soft_hex(centre: Pos2, radius: f32) -> Vec<Pos2> {
    rounded(&hex_corners(centre, radius), radius * 0.09)
}

/// A rectangle around a centre, turned and with rounded corners.
pub(in crate::app) fn stone_outline(centre: Pos2, half: Vec2, along: Vec2, radius: f32) -> Vec<Pos2> {
    let across = along.rot90();
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .map(|(x, y)| centre + along * (half.x * x) + across * (half.y * y));
    rounded(&corners, radius)
}

/// Points of an arc of an ellipse. The angles `from` and `to` are in whole turns, clockwise, 0 to the right.
pub(in crate::app) fn arc(centre: (f32, f32), radius: (f32, f32), from: f32, to: f32, steps: usize) -> Vec<(f32, f32)> {
    (0..=steps)
        .map(|step| {
            let turn = from + (to - from) * step as f32 / steps as f32;
            let (sin, cos) = (turn * std::f32::consts::TAU).sin_cos();
            (centre.0 + radius.0 * cos, centre.1 + radius.1 * sin)
        })
        .collect()
}

/// A quadratic curve from one point to another, pulled towards a third.
pub(in crate::app) fn curve(from: Pos2, pull: Pos2, to: Pos2, steps: usize) -> Vec<Pos2> {
    (0..=steps)
        .map(|step| {
            let t = step as f32 / steps as f32;
            let (a, b, c) = ((1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t);
            pos2(from.x * a + pull.x * b + to.x * c, from.y * a + pull.y * b + to.y * c)
        })
        .collect()
}
