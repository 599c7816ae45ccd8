//! Slabs: the stones at the sides of a tile, which make passages.

use egui::{Painter, Pos2, Vec2, vec2};

use crate::app::kit::draw::frame::{APOTHEM, Frame, stone_outline};
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
        let cut = |grow: f32, drop: f32, round: f32| {
            let half = half + vec2(grow, grow) * unit;
            stone_outline(centre + vec2(0.35, 0.8) * (drop * unit), half, along, half.y * round)
        };
        let outline = |grow: f32, drop: f32| cut(grow, drop, 0.75);
        // The corners of a shadow are soft as they are.
        ink.shadow(&cut(LINE, 0.03, 0.0), unit * 0.05, stone.shadow);
        ink.fill(&outline(LINE, 0.0), stone.slab_line);
        let low = stone.slab.lerp_to_gamma(stone.middle, 0.55);
        let body = Frame::new(centre, half.x);
        ink.shaded(centre, &outline(0.0, 0.0), |at| stone.slab_light.lerp_to_gamma(low, body.shade(at)));
        ink.fill(&outline(-0.02, -0.004), stone.slab);
    }
}

/// Half the size of a slab token, along its side and across, in radii of a tile.
const TOKEN: Vec2 = vec2(0.15, 0.085);

/// Slab tokens on a side between two hexes: carved stones of a warmer colour that lie across the edge itself, where no
/// printed slab lies. `side` is counted clockwise from the top of the hex around `centre`.
pub fn slab_tokens(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, side: usize, count: u8) {
    let mut ink = Ink::on(painter);
    let out = Vec2::angled((side as f32 / 6.0 - 0.25) * std::f32::consts::TAU);
    for place in 0..count {
        let aside = (f32::from(place) - 0.5 * f32::from(count.saturating_sub(1))) * 2.3 * TOKEN.x;
        let at = centre + (out * APOTHEM + out.rot90() * aside) * radius;
        ink_slab_token(&mut ink, theme, Frame::new(at, radius), out.rot90());
    }
    ink.paint(painter);
}

/// A slab token by itself, its longer side along this direction; the frame is that of a tile around it.
pub(in crate::app) fn ink_slab_token(ink: &mut Ink, theme: &Theme, frame: Frame, along: Vec2) {
    let (stone, unit) = (&theme.stone, frame.unit);
    let outline = |grow: f32, down: f32| {
        let half = (TOKEN + vec2(grow, grow)) * unit;
        stone_outline(frame.at(0.35 * down, down), half, along, half.y * 0.6)
    };
    ink.shadow(&outline(0.03, 0.04), unit * 0.07, stone.shadow);
    ink.fill(&outline(0.026, 0.018), theme.gear.outline);
    ink.fill(&outline(0.02, 0.0), theme.token.rim);
    let body = Frame::new(frame.centre, TOKEN.x * unit);
    ink.shaded(frame.centre, &outline(0.0, 0.0), |at| {
        theme.token.face_light.lerp_to_gamma(theme.token.face_dark, body.shade(at))
    });
    // A carved step on each half, so that it is told from a printed slab by its form, too.
    let across = along.rot90();
    for side in [-1.0, 1.0] {
        let step = [(0.1, -0.45), (0.1, 0.1), (0.55, 0.1), (0.55, 0.5)];
        let line = step.map(|(x, y)| frame.to(along * (TOKEN.x * x * side) + across * (TOKEN.y * y)));
        ink.line(&line, unit * 0.018, theme.token.carved);
    }
}

/// The corners of the stones of all six sides with the dark line around them, on a tile with this centre and radius.
#[cfg(test)]
pub(in crate::app) fn slab_corners(frame: Frame, slabs: [u8; 6]) -> Vec<[Pos2; 4]> {
    let half = HALF + vec2(LINE, LINE);
    let corners = |(middle, along): (Vec2, Vec2)| {
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
            .map(|(x, y)| frame.to(middle + along * (half.x * x) + along.rot90() * (half.y * y)))
    };
    stones(slabs).map(corners).collect()
}
