//! Very small tiles, for pictures of whole boards: a ground and one sign.
//!
//! At that size the stones and leaves that [`super::tile()`] draws could not be made out, and would be far too many.

use egui::{Painter, Pos2, vec2};

use super::tile::Ground;
use crate::app::kit::draw::frame::{Frame, arc, soft_hex};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;

/// A tile, or unexplored jungle where there is none.
pub fn sketch(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, kind: Option<Ground>) {
    let mut ink = Ink::on(painter);
    ink_sketch(&mut ink, theme, centre, radius, kind);
    ink.paint(painter);
}

/// As [`sketch`], added to an ink.
pub(in crate::app) fn ink_sketch(ink: &mut Ink, theme: &Theme, centre: Pos2, radius: f32, kind: Option<Ground>) {
    let (ground, jungle, stone) = (&theme.ground, &theme.jungle, &theme.stone);
    let frame = Frame::new(centre, radius);
    let (light, dark) = match kind {
        None => (jungle.light, jungle.dark),
        Some(Ground::Temple) => (ground.court_light, ground.court_dark),
        Some(Ground::Clearing) => (ground.clearing_light, ground.clearing_dark),
        Some(Ground::Ruin) => (ground.ruin_light, ground.ruin_dark),
        Some(Ground::Volcano) => (ground.volcano_light, ground.volcano_dark),
        Some(Ground::BaseCamp) => (ground.camp_light, ground.camp_dark),
        Some(Ground::Lake) => (ground.lake_light, ground.lake_dark),
    };
    ink.fill(&soft_hex(centre, radius * 0.985), jungle.seam);
    ink.shaded(frame.at(-0.25, -0.3), &soft_hex(centre, radius * 0.9), |at| light.lerp_to_gamma(dark, frame.shade(at)));
    match kind {
        None => {
            for (x, y, size) in [(-0.3, -0.25, 0.34), (0.34, -0.1, 0.3), (-0.02, 0.38, 0.36)] {
                let leaf = frame.inner(x, y, size);
                ink.disc(leaf.at(0.12, 0.16), leaf.unit, jungle.leaf_low);
                ink.ball(leaf.centre, leaf.unit * 0.9, jungle.leaf_high, jungle.leaf_middle);
            }
        }
        Some(Ground::Temple) => {
            for (half, colour) in [(0.52, stone.line), (0.46, stone.middle), (0.32, stone.light), (0.16, stone.carved)]
            {
                ink.fill(&frame.points(&[(-half, -half), (half, -half), (half, half), (-half, half)]), colour);
            }
        }
        Some(Ground::Ruin) => {
            ink.disc(frame.at(0.05, 0.08), radius * 0.4, theme.token.rim);
            ink.ball(centre, radius * 0.36, theme.token.face_light, theme.token.back_dark);
        }
        Some(Ground::Volcano) => {
            ink.glow(centre, vec2(0.7, 0.7) * radius, theme.fire.glow);
            ink.disc(centre, radius * 0.22, theme.fire.hot);
        }
        Some(Ground::BaseCamp) => {
            ink.fill(&frame.points(&[(0.0, -0.62), (0.66, 0.5), (-0.66, 0.5)]), theme.gear.outline);
            ink.fill(&frame.points(&[(0.0, -0.46), (0.5, 0.4), (-0.5, 0.4)]), theme.gear.canvas_light);
            ink.fill(&frame.points(&[(0.0, -0.1), (0.2, 0.4), (-0.2, 0.4)]), theme.gear.wood);
        }
        Some(Ground::Lake) => {
            for (x, y, wide) in [(-0.2, -0.3, 0.34), (0.2, 0.02, 0.4), (-0.14, 0.34, 0.36)] {
                let wave = frame.points(&arc((x, y), (wide, wide * 0.3), 0.55, 0.95, 8));
                ink.line(&wave, radius * 0.09, ground.lake_glint);
            }
        }
        Some(Ground::Clearing) => {}
    }
}
