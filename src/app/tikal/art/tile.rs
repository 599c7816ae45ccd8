//! A whole tile, and where pieces find room on it.

use egui::{Painter, Pos2, Vec2, vec2};

use super::frame::Frame;
use super::ink::Ink;
use super::{fixtures, ground, slabs, temple, volcano};
use crate::app::kit::theme::Theme;
use crate::tikal::TileKind;

/// The radius of an explorer on a hex of radius 1; [`super::piece`] makes leaders larger by itself.
pub const PIECE_RADIUS: f32 = 0.225;
/// How much larger a leader is than an explorer.
pub const LEADER_SCALE: f32 = 1.4;
/// Where a temple's guard stands, in hex radii from the centre.
pub const GUARD_SPOT: Vec2 = vec2(0.46, -0.45);

/// Where the banner of a temple's holder hangs, in hex radii from the centre; a radius of 0.19 suits it.
pub const BANNER_SPOT: Vec2 = vec2(-0.42, -0.6);

/// What a tile looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileLook {
    /// What is on it.
    pub kind: TileKind,
    /// A temple's value now, or how many treasures a ruin still holds; nothing for other kinds.
    pub level: u8,
    /// Slabs on each side, clockwise from the top, as the tile is turned.
    pub slabs: [u8; 6],
    /// Whether it is a ruin without treasures left, which counts as a clearing.
    pub emptied: bool,
}

/// A tile with its ground, slabs and what stands on it; no pieces. To make it see-through, as while it is held over a
/// cell, give a painter with less opacity.
pub fn tile(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, look: &TileLook) {
    let mut ink = Ink::on(painter);
    ink_tile(&mut ink, theme, centre, radius, look);
    ink.paint(painter);
}

/// As [`tile`], added to an ink.
pub(super) fn ink_tile(ink: &mut Ink, theme: &Theme, centre: Pos2, radius: f32, look: &TileLook) {
    draw(ink, theme, Frame::new(centre, radius), look);
}

pub(super) fn draw(ink: &mut Ink, theme: &Theme, frame: Frame, look: &TileLook) {
    // The seed depends on the slabs alone: ornament differs from tile to tile, and a tile keeps its own when it moves.
    let seed = look.slabs.iter().fold(0, |seed, &count| seed * 4 + u64::from(count));
    match look.kind {
        TileKind::Temple(_) => ground::court(ink, theme, frame),
        TileKind::Clearing => ground::clearing(ink, theme, frame, seed),
        TileKind::Ruin(_) => ground::ruin(ink, theme, frame, seed),
        TileKind::Volcano => volcano::volcano(ink, theme, frame, seed),
        TileKind::BaseCamp => ground::trodden(ink, theme, frame, seed),
    }
    if matches!(look.kind, TileKind::Ruin(_)) && look.emptied {
        fixtures::hollow(ink, theme, frame);
        ground::grass(ink, theme, frame, seed, 14);
    }
    if look.kind.needs_a_way_in() {
        slabs::slabs(ink, theme, frame, look.slabs);
    }
    match look.kind {
        TileKind::Temple(_) => temple::temple(ink, theme, frame, look.level),
        TileKind::Ruin(_) if !look.emptied => fixtures::hoard(ink, theme, frame, look.level),
        TileKind::BaseCamp => fixtures::base_camp(ink, theme, frame),
        TileKind::Clearing | TileKind::Ruin(_) | TileKind::Volcano => {}
    }
}

/// Where this many tokens stand on one tile, in hex radii from the centre; a token is the explorers of a seat together,
/// or its leader. The corners come first, where neither slabs nor the temple's number are covered.
#[must_use]
pub fn piece_spots(count: usize) -> Vec<Vec2> {
    const SPOTS: [Vec2; 10] = [
        vec2(0.38, 0.55),
        vec2(-0.38, 0.55),
        vec2(0.67, 0.02),
        vec2(-0.67, 0.02),
        vec2(0.38, -0.53),
        vec2(-0.38, -0.53),
        vec2(0.0, 0.34),
        vec2(0.0, -0.3),
        vec2(0.54, 0.3),
        vec2(-0.54, 0.3),
    ];
    (0..count).map(|index| SPOTS[index % SPOTS.len()]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tikal::art::frame::hex_corners;

    #[test]
    fn every_kind_at_every_level_is_a_sound_mesh_of_bounded_size() {
        let theme = Theme::dark();
        for kind in TileKind::EACH {
            for level in 0..=20 {
                let mut ink = Ink::new(1.0);
                let look = TileLook { kind, level, slabs: [0, 1, 2, 3, 9, 3], emptied: level == 0 };
                draw(&mut ink, &theme, Frame::new(Pos2::ZERO, 60.0), &look);
                let mesh = ink.into_mesh();
                assert!(mesh.is_valid() && mesh.vertices.iter().all(|vertex| vertex.pos.is_finite()));
                assert!(mesh.vertices.len() < 8000, "{kind:?} {level}: {} vertices", mesh.vertices.len());
            }
        }
    }

    #[test]
    fn eight_tokens_have_room_inside_the_hex_and_apart_from_each_other() {
        let spots = piece_spots(8);
        let apothem = hex_corners(Pos2::ZERO, 1.0)[1].y;
        for (index, spot) in spots.iter().enumerate() {
            assert!(spot.y.abs() < apothem && spot.x.abs() < 1.0);
            assert!(spots[..index].iter().all(|other| (*other - *spot).length() > PIECE_RADIUS));
        }
    }
}
