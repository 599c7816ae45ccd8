//! The things on a tile besides slabs and temples: the base camp's tents and fire, a ruin's hoard.

use egui::vec2;

use super::marks::copies_in;
use super::slots::NUMBER;
use super::tents::tent;
use super::tokens::back;
use crate::app::kit::draw::frame::Frame;
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;

/// The base camp: three tents around a fire.
pub(super) fn base_camp(ink: &mut Ink, theme: &Theme, frame: Frame) {
    let gear = &theme.gear;
    for (x, y, size) in [(0.02, -0.34, 0.25), (-0.35, -0.14, 0.25), (0.36, -0.12, 0.25)] {
        tent(ink, theme, frame.inner(x, y, size), gear.canvas_light, gear.canvas_dark);
    }
    fire(ink, theme, frame.inner(0.0, 0.2, 0.2));
}

fn fire(ink: &mut Ink, theme: &Theme, frame: Frame) {
    let (heat, gear) = (&theme.fire, &theme.gear);
    ink.glow(frame.centre, vec2(2.6, 1.9) * frame.unit, heat.hot.gamma_multiply(0.55));
    for stone in 0..9 {
        let out = egui::Vec2::angled(stone as f32 / 9.0 * std::f32::consts::TAU);
        let at = frame.to(vec2(out.x * 0.72, 0.42 + out.y * 0.4));
        ink.disc(at, frame.unit * 0.17, theme.stone.line);
        ink.ball(at, frame.unit * 0.14, theme.stone.middle, theme.stone.dark);
    }
    for (from, to) in [((-0.55, 0.55), (0.5, 0.2)), ((0.55, 0.55), (-0.5, 0.2))] {
        ink.line(&frame.points(&[from, to]), frame.unit * 0.2, gear.wood);
    }
    let tongue = |scale: f32| {
        [(0.0, -1.1), (0.2, -0.55), (0.46, -0.2), (0.42, 0.2), (0.0, 0.46), (-0.42, 0.2), (-0.4, -0.25), (-0.14, -0.4)]
            .map(|(x, y)| frame.at(x * scale, 0.3 + (y - 0.3) * scale))
    };
    ink.fill(&tongue(1.0), heat.glow);
    ink.fill(&tongue(0.72), heat.hot);
    ink.fill(&tongue(0.4), heat.core);
}

/// The height of the number of a ruin's treasures, in hex radii.
pub const HOARD_HEIGHT: f32 = 0.29;

/// A ruin's stack of face-down tokens, with the number of those that are left.
pub(super) fn hoard(ink: &mut Ink, theme: &Theme, frame: Frame, left: u8) {
    if left == 0 {
        return;
    }
    let shown = left.min(6);
    for token in 0..shown {
        let up = f32::from(token);
        let lean = [0.0, 0.025, -0.015, 0.02, -0.02, 0.01][usize::from(token)];
        back(ink, theme, frame.inner(-0.08 + lean, 0.09 - 0.075 * up, 0.27), token + 1 == shown);
    }
    copies_in(ink, theme, frame.to(NUMBER), frame.unit * HOARD_HEIGHT, left);
}

/// The hollow that is left when a ruin is emptied.
pub(super) fn hollow(ink: &mut Ink, theme: &Theme, frame: Frame) {
    let ground = &theme.ground;
    let pit = ink.ellipse(frame.at(-0.02, -0.02), vec2(0.3, 0.22) * frame.unit);
    ink.shadow(&pit, frame.unit * 0.12, ground.edge_dark.gamma_multiply(0.45));
    let floor = ink.ellipse(frame.at(0.01, 0.02), vec2(0.22, 0.15) * frame.unit);
    ink.shadow(&floor, frame.unit * 0.1, ground.ruin_light.gamma_multiply(0.8));
}
