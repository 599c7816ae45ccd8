//! A whole tile.

use egui::{Painter, Pos2};

use super::{fixtures, ground, lake, slabs, temple, volcano};
use crate::app::kit::draw::frame::Frame;
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;

/// The sort of tile, by what lies on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// Three tents around a fire.
    BaseCamp,
    /// A temple of as many tiers as the level says.
    Temple,
    /// Grass, on which a camp can stand.
    Clearing,
    /// A ruin with as many treasures as the level says.
    Ruin,
    /// A volcano, which has no slabs.
    Volcano,
    /// Water between banks.
    Lake,
}

/// The look of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileLook {
    /// The sort of tile.
    pub ground: Ground,
    /// A temple's value now, or how many treasures a ruin still holds; nothing for other kinds.
    pub level: u8,
    /// Slabs on each side, clockwise from the top, as the tile is turned.
    pub slabs: [u8; 6],
    /// True if it is a ruin without treasures left, which counts as a clearing.
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
pub(in crate::app) fn ink_tile(ink: &mut Ink, theme: &Theme, centre: Pos2, radius: f32, look: &TileLook) {
    draw(ink, theme, Frame::new(centre, radius), look);
}

pub(super) fn draw(ink: &mut Ink, theme: &Theme, frame: Frame, look: &TileLook) {
    // The seed depends on the slabs alone: ornament differs from tile to tile, and a tile keeps its own when it moves.
    let seed = look.slabs.iter().fold(0, |seed, &count| seed * 4 + u64::from(count));
    match look.ground {
        Ground::Temple => ground::court(ink, theme, frame),
        Ground::Clearing => ground::clearing(ink, theme, frame, seed),
        Ground::Ruin => ground::ruin(ink, theme, frame, seed),
        Ground::Volcano => volcano::volcano(ink, theme, frame, seed),
        Ground::Lake => lake::lake(ink, theme, frame, seed),
        Ground::BaseCamp => ground::trodden(ink, theme, frame, seed),
    }
    if look.ground == Ground::Ruin && look.emptied {
        fixtures::hollow(ink, theme, frame);
        ground::grass(ink, theme, frame, seed, 14);
    }
    if look.ground != Ground::Volcano {
        slabs::slabs(ink, theme, frame, look.slabs);
    }
    match look.ground {
        Ground::Temple => temple::temple(ink, theme, frame, look.level),
        Ground::Ruin if !look.emptied => fixtures::hoard(ink, theme, frame, look.level),
        Ground::BaseCamp => fixtures::base_camp(ink, theme, frame),
        Ground::Clearing | Ground::Ruin | Ground::Volcano | Ground::Lake => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_at_every_level_is_a_sound_mesh_of_bounded_size() {
        let theme = Theme::dark();
        let kinds = [Ground::BaseCamp, Ground::Temple, Ground::Clearing, Ground::Ruin, Ground::Volcano, Ground::Lake];
        for ground in kinds {
            for level in 0..=20 {
                let mut ink = Ink::new(1.0);
                let look = TileLook { ground, level, slabs: [0, 1, 2, 3, 9, 3], emptied: level == 0 };
                draw(&mut ink, &theme, Frame::new(Pos2::ZERO, 60.0), &look);
                let mesh = ink.into_mesh();
                assert!(mesh.is_valid() && mesh.vertices.iter().all(|vertex| vertex.pos.is_finite()));
                assert!(mesh.vertices.len() < 8000, "{ground:?} {level}: {} vertices", mesh.vertices.len());
            }
        }
    }
}
