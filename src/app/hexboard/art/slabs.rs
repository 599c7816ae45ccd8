//! Slabs: the stones at the sides of a tile, which make passages.

use egui::{Vec2, vec2};

use crate::app::kit::draw::frame::{Frame, stone_outline};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;

/// Draws the slabs of all six sides, clockwise from the top. The stones of a side lie parallel to the edge, one behind
/// the other from the edge inwards.
pub(super) fn slabs(ink: &mut Ink, theme: &Theme, frame: Frame, slabs: [u8; 6]) {
    for (side, &count) in slabs.iter().enumerate() {
        let out = Vec2::angled((side as f32 / 6.0 - 0.25) * std::f32::consts::TAU);
        for place in 0..count.min(3) {
            slab(ink, theme, frame, out, side, place);
        }
    }
}

fn slab(ink: &mut Ink, theme: &Theme, frame: Frame, out: Vec2, side: usize, place: u8) {
    let stone = &theme.stone;
    let unit = frame.unit;
    let place = f32::from(place);
    // Each stone is a little askew, always the same way in the same place.
    let askew = [0.03, -0.04, 0.02, -0.02, 0.04, -0.03][(side + place as usize * 2) % 6];
    let along = Vec2::angled(out.rot90().angle() + askew);
    let centre = frame.to(out * (0.762 - 0.125 * place) + out.rot90() * (askew * 0.25));
    let half = vec2(0.175, 0.053) * unit;
    let outline = |grow: f32, drop: f32| {
        let half = half + vec2(grow, grow) * unit;
        stone_outline(centre + vec2(0.35, 0.8) * (drop * unit), half, along, half.y * 0.75)
    };
    ink.shadow(&outline(0.012, 0.03), unit * 0.05, stone.shadow);
    ink.fill(&outline(0.012, 0.0), stone.slab_line);
    let top = stone.slab;
    let low = stone.slab.lerp_to_gamma(stone.middle, 0.55);
    let body = Frame::new(centre, half.x);
    ink.shaded(centre, &outline(0.0, 0.0), |at| stone.slab_light.lerp_to_gamma(low, body.shade(at)));
    ink.fill(&outline(-0.02, -0.004), top);
}
