//! Slabs: the stones at the sides of a tile, which make passages.

use egui::{Vec2, vec2};

use crate::app::kit::draw::frame::{Frame, stone_outline};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;

/// Half the size of a stone, along its side and across, and the reach of the dark line around it.
const HALF: Vec2 = vec2(0.108, 0.055);
const LINE: f32 = 0.012;
/// The distance of the stones from the centre of the tile, and of one stone from the next.
const OUT: f32 = 0.793;
const PITCH: f32 = 0.255;
/// The greatest number of stones at a side.
const MOST: u8 = 3;

/// The stones of all six sides, clockwise from the top: the middle of each and the direction along its side, in radii of
/// the tile. Those of a side lie beside each other along its edge, so that the tile within them is free for what stands
/// there.
fn stones(slabs: [u8; 6]) -> impl Iterator<Item = (Vec2, Vec2)> {
    slabs.into_iter().enumerate().flat_map(|(side, count)| {
        let out = Vec2::angled((side as f32 / 6.0 - 0.25) * std::f32::consts::TAU);
        let count = count.min(MOST);
        (0..count).map(move |place| {
            // Each stone is a little askew, always the same way in the same place.
            let askew = [0.03, -0.04, 0.02, -0.02, 0.04, -0.03][(side + usize::from(place) * 2) % 6];
            let aside = (f32::from(place) - 0.5 * f32::from(count - 1)) * PITCH;
            (out * OUT + out.rot90() * aside, Vec2::angled(out.rot90().angle() + askew))
        })
    })
}

/// Draws the slabs of all six sides.
pub(super) fn slabs(ink: &mut Ink, theme: &Theme, frame: Frame, slabs: [u8; 6]) {
    let (stone, unit) = (&theme.stone, frame.unit);
    for (middle, along) in stones(slabs) {
        let (centre, half) = (frame.to(middle), HALF * unit);
        let outline = |grow: f32, drop: f32| {
            let half = half + vec2(grow, grow) * unit;
            stone_outline(centre + vec2(0.35, 0.8) * (drop * unit), half, along, half.y * 0.75)
        };
        ink.shadow(&outline(LINE, 0.03), unit * 0.05, stone.shadow);
        ink.fill(&outline(LINE, 0.0), stone.slab_line);
        let low = stone.slab.lerp_to_gamma(stone.middle, 0.55);
        let body = Frame::new(centre, half.x);
        ink.shaded(centre, &outline(0.0, 0.0), |at| stone.slab_light.lerp_to_gamma(low, body.shade(at)));
        ink.fill(&outline(-0.02, -0.004), stone.slab);
    }
}

/// The corners of the stones of all six sides with the dark line around them, on a tile with this centre and radius.
#[cfg(test)]
pub(in crate::app) fn slab_corners(frame: Frame, slabs: [u8; 6]) -> Vec<[egui::Pos2; 4]> {
    let half = HALF + vec2(LINE, LINE);
    let corners = |(middle, along): (Vec2, Vec2)| {
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
            .map(|(x, y)| frame.to(middle + along * (half.x * x) + along.rot90() * (half.y * y)))
    };
    stones(slabs).map(corners).collect()
}
