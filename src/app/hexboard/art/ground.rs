//! The ground of a tile: its body and edge, and what grows or lies on it for each kind of tile.

use std::f32::consts::TAU;

use egui::{Color32, Pos2, Vec2, vec2};

use crate::app::kit::draw::chance::Chance;
use crate::app::kit::draw::frame::{APOTHEM, Frame, curve, hex_corners, soft_hex, stone_outline};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;

/// The radius of a tile's top in a hex of radius 1. In the narrow gap between two tiles the jungle floor shows.
pub(super) const TOP: f32 = 0.955;

/// The body of a tile: shadow, thickness, lit ground, bevelled edge.
pub(super) fn body(ink: &mut Ink, theme: &Theme, frame: Frame, light: Color32, dark: Color32) {
    let ground = &theme.ground;
    let unit = frame.unit;
    let hex = |down: f32, radius: f32| soft_hex(frame.at(down * 0.45, down), radius * unit);
    // Its edge is soft, so its corners need not be.
    ink.shadow(&hex_corners(frame.at(0.05 * 0.45, 0.05), 0.97 * unit), unit * 0.12, ground.shadow);
    ink.fill(&hex(0.03, TOP + 0.005), ground.edge_dark);
    ink.fill(&hex(0.0, TOP + 0.01), dark.lerp_to_gamma(ground.edge_dark, 0.55));
    let middle = light.lerp_to_gamma(dark, 0.38);
    ink.shaded(frame.at(-0.1, -0.15), &hex(0.0, TOP - 0.008), |at| {
        let shade = frame.shade(at);
        if shade < 0.38 {
            light.lerp_to_gamma(middle, shade / 0.38)
        } else {
            middle.lerp_to_gamma(dark, (shade - 0.38) / 0.62)
        }
    });
    let lit_edge = |at: Pos2| {
        let lit = frame.from(at).normalized().dot(vec2(-0.55, -0.83));
        if lit > 0.0 {
            ground.edge_light.lerp_to_gamma(light, 0.35).gamma_multiply(0.95 * lit)
        } else {
            ground.edge_dark.gamma_multiply(-0.62 * lit)
        }
    };
    ink.fade_in(&hex(0.0, TOP - 0.012), unit * 0.085, lit_edge);
    // The rim hides where the bevel's hard edge meets the body.
    let rim = dark.lerp_to_gamma(ground.edge_dark, 0.45);
    ink.outline(&hex(0.0, TOP - 0.006), (unit * 0.016).max(ink.pixel()), rim);
}

/// A court of limestone flags.
pub(super) fn court(ink: &mut Ink, theme: &Theme, frame: Frame) {
    let ground = &theme.ground;
    body(ink, theme, frame, ground.court_light, ground.court_dark);
    let joint = ground.court_joint.gamma_multiply(0.5);
    let lip = ground.edge_light.gamma_multiply(0.5);
    let width = frame.unit * 0.012;
    let drop = vec2(0.008, 0.012) * frame.unit;
    for radius in [0.36, 0.62] {
        let hex = hex_corners(frame.centre, radius * frame.unit);
        ink.outline(&hex.map(|at| at + drop), width, lip);
        ink.outline(&hex, width, joint);
    }
    for corner in 0..18 {
        let out = Vec2::angled(corner as f32 / 18.0 * TAU);
        let edge = |radius: f32| out * (radius * hex_reach(out));
        let (from, to) = if corner % 3 == 0 { (0.36, 0.9) } else { (0.62, 0.9) };
        let (from, to) = (frame.to(edge(from)), frame.to(edge(to)));
        ink.stroke_line(from + drop, to + drop, width, lip);
        ink.stroke_line(from, to, width, joint);
    }
}

/// The reach of a flat-topped hex of radius 1 in a direction.
pub(super) fn hex_reach(out: Vec2) -> f32 {
    let third = TAU / 6.0;
    let off = (out.angle().rem_euclid(third) - third * 0.5).cos();
    APOTHEM / off
}

/// A clearing: short grass, tufts and flowers around an open middle.
pub(super) fn clearing(ink: &mut Ink, theme: &Theme, frame: Frame, seed: u64) {
    let ground = &theme.ground;
    body(ink, theme, frame, ground.clearing_light, ground.clearing_dark);
    ink.glow(frame.at(-0.05, -0.08), vec2(0.62, 0.5) * frame.unit, ground.grass_light.gamma_multiply(0.55));
    grass(ink, theme, frame, seed, 34);
}

/// Tufts and flowers, fewer in the middle.
pub(super) fn grass(ink: &mut Ink, theme: &Theme, frame: Frame, seed: u64, count: usize) {
    let ground = &theme.ground;
    let mut chance = Chance::new(seed ^ 0x6772_6173);
    let mut places: Vec<Vec2> = (0..count)
        .map(|_| {
            let out = Vec2::angled(chance.unit() * TAU);
            out * (hex_reach(out) * chance.between(0.42, 0.84))
        })
        .collect();
    // From back to front, so that nearer plants cover those behind them.
    places.sort_by(|a, b| a.y.total_cmp(&b.y));
    // A blade of a few pixels needs no smooth curve.
    let bends = if frame.unit > 90.0 * ink.pixel() { 4 } else { 2 };
    for (index, place) in places.into_iter().enumerate() {
        let foot = frame.to(place);
        if index % 6 == 5 {
            ink.disc(foot + vec2(0.004, 0.012) * frame.unit, frame.unit * 0.026, ground.grass_dark);
            ink.disc(foot, frame.unit * 0.024, ground.flower);
            ink.disc(foot, frame.unit * 0.01, theme.fire.hot);
            continue;
        }
        ink.glow(foot, vec2(0.1, 0.045) * frame.unit, ground.grass_dark.gamma_multiply(0.8));
        for blade in [-1.0_f32, 1.0, 0.0] {
            let tip = foot + vec2(0.065 * blade + 0.01, -0.11 + 0.035 * blade.abs()) * frame.unit;
            let pull = foot + vec2(0.012 * blade, -0.075) * frame.unit;
            let colour = if blade > 0.5 { ground.grass_dark } else { ground.grass_light };
            let colour = colour.lerp_to_gamma(ground.grass_dark, 0.35);
            ink.taper(&curve(foot, pull, tip, bends), frame.unit * 0.03, frame.unit * 0.004, colour);
        }
    }
}

/// A ruin: dusty earth, broken walls in the corners, pebbles.
pub(super) fn ruin(ink: &mut Ink, theme: &Theme, frame: Frame, seed: u64) {
    let ground = &theme.ground;
    body(ink, theme, frame, ground.ruin_light, ground.ruin_dark);
    let mut chance = Chance::new(seed ^ 0x7275_696e);
    for _ in 0..16 {
        let out = Vec2::angled(chance.unit() * TAU);
        let at = frame.to(out * (hex_reach(out) * chance.between(0.1, 0.85)));
        let size = frame.unit * chance.between(0.012, 0.024);
        ink.disc(at + vec2(0.3, 0.5) * size, size, ground.edge_dark.gamma_multiply(0.35));
        ink.disc(at, size, ground.ruin_light.lerp_to_gamma(ground.ruin_dark, chance.between(0.2, 0.8)));
    }
    // Walls stand in the corners, within the slabs, and darker than these.
    for (corner, blocks) in [(4_usize, 3), (5, 2), (3, 2), (0, 1)] {
        wall(ink, theme, frame, corner, blocks);
    }
}

fn wall(ink: &mut Ink, theme: &Theme, frame: Frame, corner: usize, blocks: usize) {
    let stone = &theme.stone;
    let out = Vec2::angled(corner as f32 / 6.0 * TAU);
    let corner_at = out * 0.76;
    for arm in [-1.0_f32, 1.0] {
        let along = Vec2::angled(out.angle() + std::f32::consts::PI - arm * TAU / 6.0);
        for block in 0..blocks {
            // The second arm of a wall is one block shorter.
            if arm > 0.0 && block + 1 >= blocks {
                break;
            }
            let at = frame.to(corner_at + along * (0.03 + 0.115 * block as f32));
            let half = vec2(0.058, 0.042) * frame.unit;
            let outline = |drop: f32, grow: f32| {
                let half = half + vec2(grow, grow) * frame.unit;
                stone_outline(at + vec2(0.0, drop) * frame.unit, half, along, frame.unit * 0.014)
            };
            ink.shadow(&outline(0.055, 0.012), frame.unit * 0.05, stone.shadow);
            ink.fill(&outline(0.03, 0.008), stone.line);
            ink.fill(&outline(0.02, 0.0), stone.dark);
            let lit = Frame::new(at, frame.unit * 0.07);
            ink.shaded(at, &outline(-0.012, 0.0), |at| stone.middle.lerp_to_gamma(stone.dark, lit.shade(at)));
        }
    }
}

/// The base camp's ground: trodden earth with a little grass.
pub(super) fn trodden(ink: &mut Ink, theme: &Theme, frame: Frame, seed: u64) {
    let ground = &theme.ground;
    body(ink, theme, frame, ground.camp_light, ground.camp_dark);
    ink.glow(frame.at(0.0, 0.1), vec2(0.75, 0.6) * frame.unit, ground.court_light.gamma_multiply(0.5));
    let mut chance = Chance::new(seed ^ 0x6361_6d70);
    for _ in 0..12 {
        let out = Vec2::angled(chance.unit() * TAU);
        let at: Pos2 = frame.to(out * (hex_reach(out) * chance.between(0.45, 0.85)));
        ink.glow(at, vec2(0.05, 0.03) * frame.unit, ground.camp_dark.gamma_multiply(0.7));
    }
    grass(ink, theme, frame, seed, 7);
}
