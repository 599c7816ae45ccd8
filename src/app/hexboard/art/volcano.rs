//! The volcano: a dark cone from above, its crater full of light.

use std::f32::consts::TAU;

use egui::{Pos2, Vec2, vec2};

use super::ground;
use crate::app::kit::draw::chance::Chance;
use crate::app::kit::draw::frame::Frame;
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;

/// A volcano tile.
pub(super) fn volcano(ink: &mut Ink, theme: &Theme, frame: Frame, seed: u64) {
    let (colours, fire) = (&theme.ground, &theme.fire);
    ground::body(ink, theme, frame, colours.volcano_light, colours.volcano_dark);
    let mut chance = Chance::new(seed ^ 0x766f_6c63);
    let shape: Vec<f32> = (0..22).map(|_| chance.between(0.88, 1.06)).collect();
    let ring = |radius: f32, y: f32| -> Vec<Pos2> {
        shape
            .iter()
            .enumerate()
            .map(|(index, wobble)| {
                let out = Vec2::angled(index as f32 / shape.len() as f32 * TAU);
                frame.to(out * (radius * wobble) + vec2(0.0, y))
            })
            .collect()
    };
    // The cone: a ring of facets, each the brighter the more it faces the light.
    let (foot, rim) = (ring(0.72, 0.02), ring(0.27, -0.06));
    ink.shadow(&ring(0.76, 0.05), frame.unit * 0.14, colours.shadow);
    ink.fill(&foot, fire.crust);
    for index in 0..shape.len() {
        let next = (index + 1) % shape.len();
        let out = Vec2::angled((index as f32 + 0.5) / shape.len() as f32 * TAU);
        let lit = 0.5 + 0.5 * out.dot(vec2(-0.55, -0.83)) + 0.12 * (shape[index] - 0.97) * 8.0;
        let colour = colours.volcano_dark.lerp_to_gamma(colours.volcano_light, lit.clamp(0.0, 1.0));
        ink.facet(&[foot[index], foot[next], rim[next], rim[index]], colour);
    }
    ink.glow(frame.at(0.0, -0.04), vec2(0.6, 0.58) * frame.unit, fire.glow.gamma_multiply(0.75));
    // Streams of lava.
    for (stream, turn) in [0.085_f32, 0.42, 0.76].into_iter().enumerate() {
        let mut heading = turn * TAU;
        let mut at = Vec2::angled(heading) * 0.16 + vec2(0.0, -0.06);
        let mut line = vec![frame.to(at)];
        for _ in 0..6 {
            heading += chance.between(-0.45, 0.45);
            at += Vec2::angled(heading) * [0.095, 0.08, 0.09][stream];
            line.push(frame.to(at));
        }
        ink.taper(&line, frame.unit * 0.17, frame.unit * 0.03, fire.glow.gamma_multiply(0.4));
        ink.taper(&line, frame.unit * 0.085, frame.unit * 0.02, fire.glow);
        ink.taper(&line, frame.unit * 0.05, frame.unit * 0.008, fire.hot);
        ink.taper(&line, frame.unit * 0.022, 0.0, fire.core);
    }
    // Cracks.
    for crack in 0..7 {
        let mut heading = (crack as f32 / 7.0 + chance.between(0.0, 0.08)) * TAU;
        let mut at = Vec2::angled(heading) * 0.44;
        let mut line = vec![frame.to(at)];
        for _ in 0..3 {
            heading += chance.between(-0.6, 0.6);
            at += Vec2::angled(heading) * 0.09;
            line.push(frame.to(at));
        }
        ink.taper(&line, frame.unit * 0.022, 0.0, fire.crust.gamma_multiply(0.8));
    }
    // The crater.
    ink.fill(&ring(0.285, -0.06), fire.crust);
    ink.fill(&ring(0.25, -0.052), fire.glow);
    let lava = ring(0.225, -0.045);
    let heart = frame.at(-0.02, -0.05);
    ink.shaded(heart, &lava, |at| {
        fire.core.lerp_to_gamma(fire.hot, ((at - heart).length() / (0.2 * frame.unit)).min(1.0))
    });
    ink.glow(heart, vec2(0.34, 0.34) * frame.unit, fire.core.gamma_multiply(0.5));
    for _ in 0..9 {
        let at = frame.to(Vec2::angled(chance.unit() * TAU) * chance.between(0.2, 0.62) + vec2(0.0, -0.06));
        ink.glow(at, vec2(0.035, 0.035) * frame.unit, fire.hot);
        ink.disc(at, frame.unit * 0.009, fire.core);
    }
}
