//! The lake: still water between grassy banks.

use std::f32::consts::TAU;

use egui::{Pos2, Vec2, vec2};

use super::ground::{self, hex_reach};
use crate::app::kit::draw::chance::Chance;
use crate::app::kit::draw::frame::{Frame, arc, curve};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;

/// The part of the way from the centre to the edge that the water takes, and the number of corners of its shore.
const WATER: f32 = 0.76;
const CORNERS: usize = 42;
/// The reach of a circle that is about as large as the hex.
const ROUND: f32 = 0.9;

/// A lake tile.
pub(super) fn lake(ink: &mut Ink, theme: &Theme, frame: Frame, seed: u64) {
    let colours = &theme.ground;
    ground::body(ink, theme, frame, colours.clearing_light, colours.clearing_dark);
    let mut chance = Chance::new(seed ^ 0x6c61_6b65);
    // Bays and spits: a few waves around the shore, so that it has no corners.
    let waves = [(2.0, 0.035), (3.0, 0.04), (5.0, 0.022)].map(|(count, high)| (count, high, chance.unit() * TAU));
    let shore = |grow: f32, down: f32| -> Vec<Pos2> {
        let point = |index: usize| {
            let turn = index as f32 / CORNERS as f32 * TAU;
            let wave: f32 = waves.iter().map(|(count, high, start)| high * (count * turn + start).sin()).sum();
            let out = Vec2::angled(turn);
            // Half way between the hex and a circle, so that no corner is sharp.
            let reach = 0.5 * (hex_reach(out) + ROUND);
            frame.to(out * (reach * (WATER + grow + wave)) + vec2(0.0, down))
        };
        (0..CORNERS).map(point).collect()
    };
    // The bank, which throws a shadow on the water below it, the deep and the light on it.
    ink.shadow(&shore(0.05, 0.0), frame.unit * 0.1, colours.ruin_light.gamma_multiply(0.8));
    ink.fill(&shore(0.012, -0.008), colours.edge_dark.gamma_multiply(0.55));
    ink.shaded(frame.at(-0.1, -0.1), &shore(0.0, 0.012), |at| {
        colours.lake_light.lerp_to_gamma(colours.lake_dark, (frame.shade(at) * 1.1).min(1.0))
    });
    ink.fade_in(&shore(0.0, 0.012), frame.unit * 0.12, |at| {
        if frame.from(at).dot(vec2(-0.55, -0.83)) > 0.0 {
            colours.lake_dark
        } else {
            colours.lake_glint.gamma_multiply(0.55)
        }
    });
    ink.glow(frame.at(-0.18, -0.2), vec2(0.42, 0.26) * frame.unit, colours.lake_glint.gamma_multiply(0.45));
    for (x, y, wide) in [(-0.24, -0.34, 0.19), (0.26, -0.14, 0.24), (-0.1, 0.2, 0.28), (0.26, 0.4, 0.16)] {
        let ripple = frame.points(&arc((x, y), (wide, wide * 0.2), 0.55, 0.95, 12));
        ink.line(&ripple, frame.unit * 0.022, colours.lake_glint);
    }
    for (x, y, size) in [(-0.4, 0.06, 0.1), (-0.24, -0.02, 0.07), (0.42, -0.3, 0.08), (0.2, 0.3, 0.06)] {
        lily(ink, theme, frame.inner(x, y, size));
    }
    reeds(ink, theme, frame, &mut chance);
}

/// A leaf that floats, with its cut.
fn lily(ink: &mut Ink, theme: &Theme, frame: Frame) {
    let colours = &theme.ground;
    let leaf = |drop: f32| {
        let mut outline = arc((0.0, drop), (1.0, 0.72), 0.97, 0.03, 14);
        outline.push((0.15, drop));
        frame.points(&outline)
    };
    ink.shadow(&leaf(0.25), frame.unit * 0.4, colours.lake_dark);
    ink.shaded(frame.at(-0.2, -0.1), &leaf(0.0), |at| {
        colours.grass_light.lerp_to_gamma(colours.grass_dark, frame.shade(at))
    });
}

/// Reeds that stand in two bays of the shore.
fn reeds(ink: &mut Ink, theme: &Theme, frame: Frame, chance: &mut Chance) {
    let colours = &theme.ground;
    for (x, y) in [(-0.5, 0.42), (0.5, -0.02)] {
        for stalk in 0..5 {
            let foot = frame.at(x + 0.05 * (stalk as f32 - 2.0), y + 0.02 * (stalk % 2) as f32);
            let tip = foot + vec2(chance.between(-0.06, 0.06), -chance.between(0.16, 0.26)) * frame.unit;
            let line = curve(foot, foot.lerp(tip, 0.5) + vec2(0.012, 0.0) * frame.unit, tip, 3);
            let colour = if stalk % 2 == 0 { colours.grass_dark } else { colours.grass_light };
            ink.taper(&line, frame.unit * 0.024, frame.unit * 0.006, colour.lerp_to_gamma(colours.grass_dark, 0.3));
            if stalk % 2 == 0 {
                ink.line(&[tip, tip.lerp(foot, 0.28)], frame.unit * 0.03, theme.gear.wood);
            }
        }
    }
}
