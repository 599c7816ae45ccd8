//! The unexplored jungle: soil, and a heap of leaves that differs from seed to seed.

use std::f32::consts::TAU;

use egui::{Color32, Painter, Pos2, Vec2, vec2};

use crate::app::kit::draw::chance::Chance;
use crate::app::kit::draw::frame::{Frame, hex_corners, soft_hex};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;

/// The number of dots along a side of a hex, at most and on the smallest.
const DOTS: (f32, f32) = (5.0, 3.0);

/// An unexplored hex: soil and leaves. `glow` marks a place where the tile in hand can go.
///
/// Leaves reach over the edge. Where hexes lie side by side, draw the soil of all of them ([`jungle_soil`]) before the
/// leaves of any ([`jungle_leaves`]).
pub fn jungle(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, seed: u64, glow: bool) {
    jungle_soil(painter, theme, centre, radius, glow);
    jungle_leaves(painter, theme, centre, radius, seed, glow);
    if glow {
        jungle_glow(painter, theme, centre, radius);
    }
}

/// The ground of an unexplored hex.
pub fn jungle_soil(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, glow: bool) {
    let mut ink = Ink::on(painter);
    soil(&mut ink, theme, Frame::new(centre, radius), glow);
    ink.paint(painter);
}

/// The leaves of an unexplored hex; they reach a little over its edge.
pub fn jungle_leaves(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, seed: u64, glow: bool) {
    let mut ink = Ink::on(painter);
    ink_jungle_leaves(&mut ink, theme, centre, radius, seed, glow);
    ink.paint(painter);
}

/// The light on a place where the tile in hand can go. Where hexes lie side by side, it comes after all leaves, which would
/// fray its edge.
pub fn jungle_glow(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32) {
    let mut ink = Ink::on(painter);
    let (jungle, hex) = (&theme.jungle, soft_hex(centre, radius * 0.94));
    ink.fade_in(&hex, radius * 0.4, |_| jungle.glow_rim.gamma_multiply(0.5));
    ink.fade(&hex, radius * 0.1, jungle.glow_rim.gamma_multiply(0.35));
    ink.outline(&hex, (radius * 0.035).max(ink.pixel() * 1.5), jungle.glow_rim);
    ink.paint(painter);
}

/// The dots along the rim of a hex that takes other tiles than the rest. Like the light, they come after all leaves.
pub fn jungle_dots(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32) {
    let mut ink = Ink::on(painter);
    let (jungle, dot) = (&theme.jungle, (radius * 0.038).max(0.6 * ink.pixel()));
    // On a small hex there are fewer, so that they stay dots.
    let count = (radius / (4.2 * dot)).clamp(DOTS.1, DOTS.0).floor();
    let corners = hex_corners(centre, radius * 0.86);
    for (from, to) in corners.iter().zip(corners.iter().cycle().skip(1)) {
        for step in 0..count as usize {
            let at = from.lerp(*to, (step as f32 + 0.5) / count);
            ink.disc(at + vec2(0.25, 0.45) * dot, dot * 1.25, jungle.seam);
            ink.disc(at, dot, jungle.dots);
        }
    }
    ink.paint(painter);
}

/// As [`jungle_leaves`], added to an ink.
pub(super) fn ink_jungle_leaves(ink: &mut Ink, theme: &Theme, centre: Pos2, radius: f32, seed: u64, glow: bool) {
    leaves(ink, theme, Frame::new(centre, radius), seed, glow);
}

fn soil(ink: &mut Ink, theme: &Theme, frame: Frame, glow: bool) {
    let jungle = &theme.jungle;
    let (light, dark) =
        if glow { (jungle.glow, jungle.glow.lerp_to_gamma(jungle.dark, 0.55)) } else { (jungle.light, jungle.dark) };
    ink.fill(&soft_hex(frame.centre, frame.unit * 0.995), jungle.seam);
    let hex = soft_hex(frame.centre, frame.unit * 0.955);
    ink.shaded(frame.at(-0.2, -0.25), &hex, |at| light.lerp_to_gamma(dark, frame.shade(at)));
}

fn leaves(ink: &mut Ink, theme: &Theme, frame: Frame, seed: u64, glow: bool) {
    let jungle = &theme.jungle;
    let mut chance = Chance::new(seed);
    let tints = [jungle.leaf_low, jungle.leaf_middle, jungle.leaf_high];
    let lift = |colour: Color32| if glow { colour.lerp_to_gamma(jungle.glow_rim, 0.28) } else { colour };
    for (layer, count) in [(0, 11), (1, 9), (2, 6)] {
        let turn = chance.unit();
        for index in 0..count {
            // Spread evenly around the hex, so that no side stays bare, and each then shifted a little.
            let angle = (turn + (index as f32 + chance.between(-0.35, 0.35)) / count as f32) * TAU;
            let reach = [0.82, 0.6, 0.34][layer] * chance.between(0.8, 1.06);
            let at = Vec2::angled(angle) * reach;
            let heading = angle + chance.between(-1.1, 1.1);
            let size = [0.44, 0.42, 0.38][layer] * chance.between(0.8, 1.15);
            let leaf = Leaf {
                frame,
                stem: at - Vec2::angled(heading) * (size * 0.5),
                heading: Vec2::angled(heading),
                size,
                low: lift(tints[layer].lerp_to_gamma(jungle.leaf_low, 0.35)),
                high: lift(tints[layer].lerp_to_gamma(jungle.leaf_lit, [0.1, 0.25, 0.55][layer])),
                vein: jungle.vein,
                shadow: theme.ground.shadow.gamma_multiply(0.5),
            };
            match chance.below(4) {
                0 => leaf.lance(ink),
                1 => leaf.broad(ink),
                2 => leaf.fern(ink),
                _ => leaf.fan(ink),
            }
        }
    }
    if chance.unit() < 0.3 {
        let at = frame.to(Vec2::angled(chance.unit() * TAU) * chance.between(0.2, 0.55));
        for petal in 0..5 {
            let out = Vec2::angled(petal as f32 / 5.0 * TAU) * frame.unit * 0.045;
            ink.disc(at + out, frame.unit * 0.035, jungle.blossom);
        }
        ink.disc(at, frame.unit * 0.025, theme.chrome.gold);
    }
}

/// A leaf with its shadow, for the rim of the table and for bushes. `depth` takes its colours from those of the rim, at
/// 0, to those of the jungle's leaves, at 1.
pub(in crate::app) fn border_leaf(
    ink: &mut Ink,
    theme: &Theme,
    at: Pos2,
    heading: f32,
    size: f32,
    kind: usize,
    depth: f32,
) {
    let jungle = &theme.jungle;
    let leaf = Leaf {
        frame: Frame::new(at, size),
        stem: Vec2::ZERO,
        heading: Vec2::angled(heading),
        size: 1.0,
        low: jungle.backdrop_edge.lerp_to_gamma(jungle.leaf_low, depth),
        high: jungle.backdrop_edge.lerp_to_gamma(jungle.leaf_middle, depth),
        vein: Color32::TRANSPARENT,
        shadow: theme.ground.shadow.gamma_multiply(0.35),
    };
    match kind % 3 {
        0 => leaf.broad(ink),
        1 => leaf.fern(ink),
        _ => leaf.fan(ink),
    }
}

struct Leaf {
    frame: Frame,
    stem: Vec2,
    /// The way to its tip, 1 long.
    heading: Vec2,
    size: f32,
    low: Color32,
    high: Color32,
    vein: Color32,
    shadow: Color32,
}

impl Leaf {
    /// The point at the distance `along` the midrib and `aside` from it, both in lengths of the leaf.
    fn at(&self, along: f32, aside: f32) -> Pos2 {
        let forward = self.heading * self.size;
        self.frame.to(self.stem + forward * along + forward.rot90() * -aside)
    }

    /// A blade of two halves, the one towards the light brighter, with its shadow and midrib.
    fn blade(&self, ink: &mut Ink, profile: &[(f32, f32)]) {
        let [right, left] = [1.0, -1.0]
            .map(|side| -> Vec<Pos2> { profile.iter().map(|&(along, aside)| self.at(along, aside * side)).collect() });
        let last = profile.len() - 1;
        let drop = vec2(0.02, 0.035) * self.frame.unit;
        // Every second corner is enough for what has no edge.
        let outline = right.iter().chain(left[1..last].iter().rev());
        let below: Vec<Pos2> = outline.step_by(2).map(|&at| at + drop).collect();
        ink.shadow(&below, self.frame.unit * 0.05, self.shadow);
        let side = self.heading.rot90();
        let left_is_lit = side.dot(vec2(-0.55, -0.83)) > 0.0;
        let (lit, unlit) = if left_is_lit { (&left, &right) } else { (&right, &left) };
        ink.leaf([lit[0], lit[last]], [(&unlit[1..last], self.low), (&lit[1..last], self.high)]);
        ink.taper(&[self.at(-0.12, 0.0), self.at(0.9, 0.0)], self.frame.unit * 0.014, 0.0, self.vein);
    }

    fn lance(&self, ink: &mut Ink) {
        self.blade(ink, &[(0.0, 0.0), (0.15, 0.09), (0.4, 0.14), (0.65, 0.12), (0.85, 0.06), (1.05, 0.0)]);
    }

    fn broad(&self, ink: &mut Ink) {
        self.blade(ink, &[(0.0, 0.0), (0.05, 0.16), (0.25, 0.29), (0.5, 0.29), (0.75, 0.18), (0.92, 0.06), (1.0, 0.0)]);
    }

    /// Leaflets on both sides of a stalk.
    fn fern(&self, ink: &mut Ink) {
        ink.taper(&[self.at(-0.15, 0.0), self.at(1.1, 0.0)], self.frame.unit * 0.03, self.frame.unit * 0.008, self.low);
        for pair in 0..6 {
            let along = pair as f32 * 0.18;
            let long = 0.34 - 0.038 * pair as f32;
            for side in [-1.0, 1.0] {
                let (base, tip) = (self.at(along, 0.0), self.at(along + long * 0.75, side * long));
                let sides = [(0.1, 0.6), (0.62, 0.5)];
                let [below, above] = sides.map(|(ahead, out)| self.at(along + long * ahead, side * long * out));
                let colour = if side > 0.0 { self.low } else { self.high };
                ink.leaf([base, tip], [(&[below], colour), (&[above], colour)]);
            }
        }
    }

    /// A palm's fan of narrow fingers.
    fn fan(&self, ink: &mut Ink) {
        for finger in [-3, 3, -2, 2, -1, 1, 0] {
            let turn = finger as f32 * 0.36;
            let (sin, cos) = turn.sin_cos();
            let long = 0.85 - 0.05 * (finger as f32).abs();
            let point = |along: f32, aside: f32| self.at(along * cos - aside * sin, along * sin + aside * cos);
            let colour = self.high.lerp_to_gamma(self.low, (finger + 3) as f32 / 6.0);
            let [one, other] = [0.075, -0.075].map(|aside| point(0.45 * long, aside));
            ink.leaf([point(0.0, 0.0), point(long, 0.0)], [(&[one], colour), (&[other], colour)]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_hexes_are_alike_and_each_stays_the_same() {
        let theme = Theme::dark();
        let picture = |seed: u64| {
            let mut ink = Ink::new(1.0);
            ink_jungle_leaves(&mut ink, &theme, Pos2::ZERO, 60.0, seed, false);
            ink.into_mesh()
        };
        let pictures: Vec<_> = (0..64).map(picture).collect();
        for (seed, mesh) in pictures.iter().enumerate() {
            assert!(mesh.is_valid() && mesh.vertices.len() < 2400, "{}", mesh.vertices.len());
            assert_eq!(*mesh, picture(seed as u64));
            assert!(pictures[..seed].iter().all(|other| other != mesh));
        }
    }
}
