//! A whole tile, and where pieces find room on it.

use egui::{Painter, Pos2, Vec2, vec2};

use super::frame::Frame;
use super::ink::Ink;
use super::{fixtures, ground, slabs, temple, volcano};
use crate::app::kit::theme::Theme;
use crate::tikal::{Piece, TileKind};

/// The radius of an explorer on a hex of radius 1; [`super::piece`] makes leaders larger by itself.
pub const PIECE_RADIUS: f32 = 0.225;
/// How much larger a leader is than an explorer.
pub const LEADER_SCALE: f32 = 1.4;
/// Where a temple's guard stands, in hex radii from the centre.
pub const GUARD_SPOT: Vec2 = vec2(0.46, -0.45);

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

/// Where a seat's pieces of a kind stand on a tile at a table of so many seats, in hex radii from the centre; `scale`
/// is the size of pieces, 1 as designed.
///
/// Every seat has a corner of its own, whoever else is there, so that pieces keep their places while others come and
/// go. No corner covers the number of a temple, and there are four. At a table of two the leaders have the corners that
/// are left; at a larger one both kinds of a seat share its corner side by side, smaller by [`piece_scale`]. Every piece
/// stands clearly within the hex, with its hat and the dark line around it: at its very edge it would seem to stand between
/// two hexes. Larger pieces stand nearer to the centre, so that they and the badge beside them do so, too.
#[must_use]
pub fn piece_spot(seat: usize, seats: usize, piece: Piece, scale: f32) -> Vec2 {
    // The spots and by how much nearer to the centre pieces of twice the size stand, as a share of the distance.
    const EXPLORERS: [(Vec2, f32); 2] = [(vec2(0.38, 0.46), 0.1), (vec2(-0.38, 0.46), 0.1)];
    const LEADERS: [(Vec2, f32); 2] = [(vec2(0.55, -0.01), 0.34), (vec2(-0.55, -0.01), 0.34)];
    const BESIDE_LEADERS: [(Vec2, f32); 4] = [
        (vec2(0.466, 0.452), 0.12),
        (vec2(-0.466, 0.452), 0.12),
        (vec2(0.535, 0.115), 0.05),
        (vec2(-0.535, 0.115), 0.05),
    ];
    const BESIDE_EXPLORERS: [(Vec2, f32); 4] = [
        (vec2(0.195, 0.565), 0.42),
        (vec2(-0.195, 0.565), 0.42),
        (vec2(0.59, -0.165), 0.34),
        (vec2(-0.59, -0.165), 0.34),
    ];
    let (spot, closer) = match (piece, shares_corner(seats)) {
        (Piece::Explorer, true) => BESIDE_LEADERS[seat % BESIDE_LEADERS.len()],
        (Piece::Leader, true) => BESIDE_EXPLORERS[seat % BESIDE_EXPLORERS.len()],
        (Piece::Explorer, false) => EXPLORERS[seat % EXPLORERS.len()],
        (Piece::Leader, false) => LEADERS[seat % LEADERS.len()],
    };
    spot * (1.0 - closer * (scale - 1.0).max(0.0))
}

/// Whether at a table of so many seats both kinds of pieces of a seat stand in one corner.
fn shares_corner(seats: usize) -> bool {
    seats > 2
}

/// How large pieces are drawn at a table of so many seats, 1 at one of two.
#[must_use]
pub fn piece_scale(seats: usize) -> f32 {
    if shares_corner(seats) { 0.79 } else { 1.0 }
}

/// The centre and the radius of the badge that says how many explorers one stands for whose centre is at `spot` and
/// whose radius is `radius`, at a table of so many seats; all in the same units. It is on the side of the hex's centre.
#[must_use]
pub fn count_spot(spot: Vec2, radius: f32, seats: usize) -> (Vec2, f32) {
    let inwards = if spot.x > 0.0 { -1.0 } else { 1.0 };
    let aside = if shares_corner(seats) && spot.y > 0.5 * spot.x.abs() {
        // In the lower corners above the gap to the leader, whose body it does not cover.
        vec2(1.0 * inwards, -0.64)
    } else if shares_corner(seats) {
        // In the corners at the sides beside the explorer, above the badge of the corner below.
        vec2(1.18 * inwards, 0.02)
    } else if spot.y < radius {
        // In the corners at the sides more of it is below, away from the number of a temple.
        vec2(0.45 * inwards, 0.75)
    } else {
        vec2(0.72 * inwards, 0.58)
    };
    let (mut badge, wide) = (spot + aside * radius, COUNT_RADIUS * radius);
    // Large ones keep to their half of the hex.
    badge.x = if spot.x > 0.0 { badge.x.max(wide) } else { badge.x.min(-wide) };
    (badge, wide)
}

/// The radius of the badge with a count, its rim included, on an explorer of radius 1.
pub(super) const COUNT_RADIUS: f32 = 0.64;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tikal::art::frame::APOTHEM;
    use crate::app::tikal::art::pieces::{PLATE, PLATE_CORNER};

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

    /// Whether a disc lies within the hex of radius 1 around (0, 0).
    fn is_within(centre: Vec2, radius: f32) -> bool {
        let (x, y) = (centre.x.abs(), centre.y.abs());
        y + radius <= APOTHEM && APOTHEM * x + 0.5 * y + radius <= APOTHEM
    }

    #[test]
    fn no_piece_and_no_badge_covers_how_many_treasures_a_ruin_holds() {
        let text = vec2(1.28, 1.0) * fixtures::HOARD_HEIGHT;
        let number = egui::Rect::from_center_size(fixtures::HOARD_NUMBER.to_pos2(), text);
        for (seats, scale) in (2..=4).flat_map(|seats| [(seats, 0.8), (seats, 1.0)]) {
            let size = PIECE_RADIUS * scale * piece_scale(seats);
            for (seat, piece) in (0..seats).flat_map(|seat| [(seat, Piece::Explorer), (seat, Piece::Leader)]) {
                let spot = piece_spot(seat, seats, piece, scale);
                let radius = size * if piece == Piece::Leader { LEADER_SCALE } else { 1.0 };
                // The body, and the head with its hat.
                for (up, wide) in [(0.26, 0.82), (-0.56, 0.76)] {
                    let part = (spot + vec2(0.0, up) * radius).to_pos2();
                    assert!(number.distance_to_pos(part) >= wide * radius, "{piece:?} of {seat} of {seats} at {scale}");
                }
                if piece == Piece::Explorer {
                    let (badge, wide) = count_spot(spot, size, seats);
                    let plate = egui::Rect::from_center_size(badge.to_pos2(), 2.0 * PLATE * wide);
                    assert!(!plate.intersects(number), "the badge of {seat} of {seats} at {scale}");
                }
            }
        }
    }

    /// How far a figure with its hat and the dark line around it is from the nearest side of the hex of radius 1 around
    /// (0, 0); negative where it reaches beyond it.
    fn room_around(spot: Vec2, radius: f32, piece: Piece) -> f32 {
        let from = |at: Vec2, wide: f32| {
            let (x, y) = (at.x.abs(), at.y.abs());
            (APOTHEM - y).min(APOTHEM - (APOTHEM * x + 0.5 * y)) - wide * radius
        };
        let discs = [from(spot + vec2(0.0, 0.26) * radius, 0.82), from(spot - vec2(0.0, 0.56) * radius, 0.48)];
        // The ends of the brim and the crown of the hat; see `pieces`.
        let hat = [vec2(0.75, -0.63), vec2(-0.75, -0.63), vec2(0.34, -1.1), vec2(-0.34, -1.1)];
        let hat = hat.iter().filter(|_| piece == Piece::Leader).map(|&end| from(spot + end * radius, 0.0));
        discs.into_iter().chain(hat).fold(f32::INFINITY, f32::min)
    }

    #[test]
    fn every_piece_stands_clearly_within_its_hex_at_every_size_however_crowded_it_is() {
        let sizes = (0..=7).map(|step| 0.8 + 0.1 * step as f32);
        for (seats, scale) in (2..=4).flat_map(|seats| sizes.clone().map(move |scale| (seats, scale))) {
            for (seat, piece) in (0..seats).flat_map(|seat| [(seat, Piece::Explorer), (seat, Piece::Leader)]) {
                let spot = piece_spot(seat, seats, piece, scale);
                let kind = if piece == Piece::Leader { LEADER_SCALE } else { 1.0 };
                let room = room_around(spot, PIECE_RADIUS * scale * piece_scale(seats) * kind, piece);
                // At the usual size there is ground in sight between it and the edge of the tile.
                let least = if scale <= 1.0 { 0.02 } else { 0.0 };
                assert!(room >= least, "the {piece:?} of {seat} of {seats} at {scale}: {room}");
            }
        }
    }

    #[test]
    fn pieces_and_their_badges_stay_within_the_hex_and_apart_at_every_size() {
        let sizes = (0..=7).map(|step| 0.8 + 0.1 * step as f32);
        for (seats, scale) in (2..=4).flat_map(|seats| sizes.clone().map(move |scale| (seats, scale))) {
            let moment = format!("{seats} at {scale}");
            let (mut bodies, mut badges) = (Vec::new(), Vec::new());
            let size = PIECE_RADIUS * scale * piece_scale(seats);
            let kinds = [Piece::Explorer, Piece::Leader];
            for (seat, piece) in (0..seats).flat_map(|seat| kinds.map(|piece| (seat, piece))) {
                let spot = piece_spot(seat, seats, piece, scale);
                let radius = size * if piece == Piece::Leader { LEADER_SCALE } else { 1.0 };
                // The round body of a figure; see `pieces`.
                bodies.push((spot + vec2(0.0, 0.26) * radius, 0.72 * radius, seat));
                if piece == Piece::Leader {
                    continue;
                }
                let (badge, wide) = count_spot(spot, size, seats);
                badges.push((badge, wide));
                // The corners of its plate, which are round.
                let corner = (PLATE - vec2(PLATE_CORNER, PLATE_CORNER)) * wide;
                for side in [corner, -corner, vec2(corner.x, -corner.y), vec2(-corner.x, corner.y)] {
                    assert!(is_within(badge + side, PLATE_CORNER * wide), "{seat} of {moment}");
                }
            }
            // At the usual size, where all stand at once, every number can be read: no badge lies over another one or over
            // a leader, whose rim it may touch.
            let plate = |(badge, wide): (Vec2, f32)| egui::Rect::from_center_size(badge.to_pos2(), 2.0 * PLATE * wide);
            for (index, &badge) in badges.iter().enumerate().filter(|_| seats > 2 && scale <= 1.0) {
                let badge = plate(badge);
                let apart = |&other: &(Vec2, f32)| !plate(other).intersects(badge);
                assert!(badges[..index].iter().all(apart), "badges lie over each other: {moment}");
                let clear = |(body, radius, _): &(Vec2, f32, usize)| {
                    let is_under = *radius < LEADER_SCALE * size * 0.7;
                    is_under || badge.distance_to_pos(body.to_pos2()) >= radius - 0.02
                };
                assert!(bodies.iter().all(clear), "no badge covers a leader: {moment}");
            }
            for (index, &(centre, radius, seat)) in bodies.iter().enumerate() {
                assert!(is_within(centre, radius), "{seat} of {moment}");
                // At the usual size nobody stands before anybody else's piece, and little of one's own leader is behind an
                // explorer.
                let mut others = bodies[..index].iter().filter(|_| scale <= 1.0);
                let apart = |&(other, wide, of): &(Vec2, f32, usize)| {
                    let share = if of == seat { 0.82 } else { 1.0 };
                    (other - centre).length() >= share * (radius + wide)
                };
                assert!(others.all(apart), "{moment}");
            }
        }
    }
}
