//! The boulder.

use egui::{Painter, Pos2, Vec2, vec2};

use crate::app::kit::draw::chance::Chance;
use crate::app::kit::draw::frame::Frame;
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::draw::stamp::stamp;
use crate::app::kit::theme::Theme;

/// The boulder at rest.
pub fn boulder(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32) {
    stamp(painter, theme, "boulder", (centre, radius), |ink| {
        ink_boulder(ink, theme, Frame::new(centre, radius), Vec2::ZERO);
    });
}

/// As [`boulder`], added to an ink, after it has rolled so many of its radii to the right and down.
pub(in crate::app::chac) fn ink_boulder(ink: &mut Ink, theme: &Theme, frame: Frame, rolled: Vec2) {
    let (stone, unit) = (&theme.stone, frame.unit);
    let mut chance = Chance::new(0x626f_756c);
    let shape: Vec<f32> = (0..20).map(|_| chance.between(0.93, 1.03)).collect();
    let turn = rolled.x * 0.6 + rolled.y * 0.5;
    let outline = |grow: f32| -> Vec<Pos2> {
        shape
            .iter()
            .enumerate()
            .map(|(index, wobble)| {
                let out = Vec2::angled(index as f32 / shape.len() as f32 * std::f32::consts::TAU + turn);
                frame.centre + out * (unit * (wobble + grow))
            })
            .collect()
    };
    let shadow: Vec<Pos2> = outline(0.02).into_iter().map(|at| at + vec2(0.14, 0.2) * unit).collect();
    ink.shadow(&shadow, unit * 0.3, theme.gear.shadow);
    ink.fill(&outline(0.04), theme.gear.outline);
    let lit = frame.at(-0.4, -0.45);
    let (light, dark) = (stone.slab, stone.dark.lerp_to_gamma(stone.line, 0.35));
    ink.shaded(lit, &outline(-0.03), |at| light.lerp_to_gamma(dark, ((at - lit).length() / (1.55 * unit)).min(1.0)));
    // A face carved into it, which turns with it, and some cracks.
    let face = |x: f32, y: f32| -> Option<Pos2> {
        // A point of the ball's front, at these angles, after it has rolled.
        let (a, b) = (x + rolled.x, y + rolled.y);
        (a.cos() > 0.12 && b.cos() > 0.12).then(|| frame.at(a.sin() * 0.94, b.sin() * 0.94 * a.cos().max(0.55)))
    };
    let mut stroke = |points: &[(f32, f32)], width: f32| {
        let line: Vec<Pos2> = points.iter().filter_map(|&(x, y)| face(x, y)).collect();
        if line.len() > 1 {
            let lip: Vec<Pos2> = line.iter().map(|&at| at + vec2(0.03, 0.045) * unit).collect();
            ink.line(&lip, width * unit, stone.light.gamma_multiply(0.6));
            ink.line(&line, width * unit, stone.line);
        }
    };
    for side in [-1.0_f32, 1.0] {
        stroke(
            &[(0.16 * side, -0.36), (0.4 * side, -0.42), (0.5 * side, -0.2), (0.3 * side, -0.12), (0.16 * side, -0.36)],
            0.1,
        );
        stroke(&[(0.1 * side, -0.58), (0.6 * side, -0.62)], 0.09);
    }
    stroke(&[(0.0, -0.2), (-0.1, 0.1), (0.12, 0.12)], 0.08);
    stroke(&[(-0.44, 0.36), (-0.22, 0.34), (0.0, 0.36), (0.22, 0.34), (0.44, 0.36)], 0.1);
    stroke(&[(-0.4, 0.56), (-0.2, 0.5), (0.0, 0.56), (0.2, 0.5), (0.4, 0.56)], 0.08);
    // The other side, for when it rolls.
    let back = std::f32::consts::PI;
    stroke(&[(back - 0.6, -0.3), (back - 0.1, 0.1), (back + 0.2, -0.2), (back + 0.6, 0.3)], 0.08);
    stroke(&[(-0.3, back - 0.4), (0.1, back), (0.4, back + 0.3)], 0.08);
    ink.glow(frame.at(-0.38, -0.46), vec2(0.4, 0.34) * unit, theme.gear.shine.gamma_multiply(0.5));
}
