//! A whole tile, and where pieces find room on it.

use egui::{Painter, Pos2, Vec2, vec2};

use super::pieces::Figure;
use super::{fixtures, ground, slabs, temple, volcano};
use crate::app::kit::draw::frame::Frame;
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;

/// The radius of an explorer on a hex of radius 1; [`super::piece`] makes leaders larger by itself.
pub const PIECE_RADIUS: f32 = 0.225;
/// The size of a leader, as a multiple of an explorer's.
pub const LEADER_SCALE: f32 = 1.4;
/// Where a temple's guard stands, in hex radii from the centre.
pub const GUARD_SPOT: Vec2 = vec2(0.46, -0.45);

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
pub(super) fn ink_tile(ink: &mut Ink, theme: &Theme, centre: Pos2, radius: f32, look: &TileLook) {
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
        Ground::Clearing | Ground::Ruin | Ground::Volcano => {}
    }
}

/// Where a seat's pieces of a kind stand on a tile at a table of so many seats, in hex radii from the centre; `scale`
/// is the size of pieces, 1 as designed.
///
/// Every seat has a corner of its own, whoever else is there, so that pieces keep their places while others come and
/// go, and there are four. At a table of two a seat has one side of the hex; at a larger one two seats share a side, one
/// above the other. No piece and no badge lies over the head of another piece, its own seat's included, or over the number
/// of a temple, and every piece stands clearly within the hex, with its hat and the dark line around it: at its very edge it
/// would seem to stand between two hexes. Larger pieces come nearer to the centre.
#[must_use]
pub fn piece_spot(seat: usize, seats: usize, piece: Figure, scale: f32) -> Vec2 {
    /// On the right side of a hex: where a piece stands as designed, and where it stands when it is largest.
    type Spots = (Vec2, Vec2);
    const LEADER: Spots = (vec2(0.494, 0.063), vec2(0.385, -0.3));
    const EXPLORER: Spots = (vec2(0.215, 0.601), vec2(0.236, 0.424));
    // Those of the lower seat, then those of the upper one.
    const LEADERS: [Spots; 2] = [(vec2(0.4465, 0.484), vec2(0.515, 0.338)), (vec2(0.43, -0.029), vec2(0.317, -0.238))];
    const EXPLORERS: [Spots; 2] = [(vec2(0.142, 0.323), vec2(0.159, 0.308)), (vec2(0.744, -0.145), vec2(0.672, -0.28))];
    let row = seat / 2 % 2;
    let (designed, largest) = match (piece, shares_side(seats)) {
        (Figure::Explorer, true) => EXPLORERS[row],
        (Figure::Leader, true) => LEADERS[row],
        (Figure::Explorer, false) => EXPLORER,
        (Figure::Leader, false) => LEADER,
    };
    let spot = designed + (largest - designed) * ((scale - 1.0) / (LARGEST - 1.0)).clamp(0.0, 1.0);
    if seat.is_multiple_of(2) { spot } else { vec2(-spot.x, spot.y) }
}

/// True if at a table of so many seats two seats have their corners on one side of a hex.
fn shares_side(seats: usize) -> bool {
    seats > 2
}

/// The size of pieces from which on they grow no more.
const LARGEST: f32 = 1.5;

/// The radius of an explorer at a table of so many seats, in hex radii; `scale` is the size of pieces, 1 as designed.
/// Beyond that they grow only as far as they find room beside each other.
#[must_use]
pub fn piece_radius(seats: usize, scale: f32) -> f32 {
    let (designed, largest) = if shares_side(seats) { (0.725, 0.83) } else { (1.0, 1.25) };
    let grown = designed + (largest - designed) * ((scale - 1.0) / (LARGEST - 1.0)).clamp(0.0, 1.0);
    PIECE_RADIUS * grown * scale.min(1.0)
}

/// The centre and the radius of the badge that says how many explorers one stands for whose centre is at `spot` and
/// whose radius is `radius`, at a table of so many seats; all in the same units. It lies over the explorer's own body and
/// over nobody else.
#[must_use]
pub fn count_spot(spot: Vec2, radius: f32, seats: usize) -> (Vec2, f32) {
    let outwards = spot.x.signum();
    let aside = if shares_side(seats) { vec2(0.0, 1.147) } else { vec2(1.16 * outwards, -0.431) };
    (spot + aside * radius, COUNT_RADIUS * radius)
}

/// The radius of the badge with a count, its rim included, on an explorer of radius 1.
pub(super) const COUNT_RADIUS: f32 = 0.64;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::hexboard::art::pieces::{PLATE, PLATE_CORNER, figure_parts};
    use crate::app::kit::draw::frame::APOTHEM;

    #[test]
    fn every_kind_at_every_level_is_a_sound_mesh_of_bounded_size() {
        let theme = Theme::dark();
        for ground in [Ground::BaseCamp, Ground::Temple, Ground::Clearing, Ground::Ruin, Ground::Volcano] {
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

    /// True if a disc lies within the hex of radius 1 around (0, 0).
    fn is_within(centre: Vec2, radius: f32) -> bool {
        let (x, y) = (centre.x.abs(), centre.y.abs());
        y + radius <= APOTHEM && APOTHEM * x + 0.5 * y + radius <= APOTHEM
    }

    #[test]
    fn no_piece_and_no_badge_covers_how_many_treasures_a_ruin_holds() {
        let text = vec2(1.28, 1.0) * fixtures::HOARD_HEIGHT;
        let number = egui::Rect::from_center_size(fixtures::HOARD_NUMBER.to_pos2(), text);
        for (seats, scale) in (2..=4).flat_map(|seats| [(seats, 0.8), (seats, 1.0)]) {
            let size = piece_radius(seats, scale);
            for (seat, piece) in (0..seats).flat_map(|seat| [(seat, Figure::Explorer), (seat, Figure::Leader)]) {
                let spot = piece_spot(seat, seats, piece, scale);
                let radius = size * if piece == Figure::Leader { LEADER_SCALE } else { 1.0 };
                // The body, and the head with its hat.
                for (up, wide) in [(0.26, 0.82), (-0.56, 0.76)] {
                    let part = (spot + vec2(0.0, up) * radius).to_pos2();
                    assert!(number.distance_to_pos(part) >= wide * radius, "{piece:?} of {seat} of {seats} at {scale}");
                }
                if piece == Figure::Explorer {
                    let (badge, wide) = count_spot(spot, size, seats);
                    let plate = egui::Rect::from_center_size(badge.to_pos2(), 2.0 * PLATE * wide);
                    assert!(!plate.intersects(number), "the badge of {seat} of {seats} at {scale}");
                }
            }
        }
    }

    #[test]
    fn no_piece_no_badge_and_no_guard_touches_what_a_temple_is_worth() {
        // In larger sizes the number is drawn over the pieces.
        for (seats, scale) in (2..=4).flat_map(|seats| [0.8, 0.9, 1.0].map(|scale| (seats, scale))) {
            let size = piece_radius(seats, scale);
            for value in 1..=15 {
                let number = temple::number_rect(value);
                let ring = 1.28 * PIECE_RADIUS * scale;
                assert!(number.distance_to_pos(GUARD_SPOT.to_pos2()) >= ring, "a guard beside {value} at {scale}");
                let number = number.expand(0.015);
                for (seat, piece) in (0..seats).flat_map(|seat| [(seat, Figure::Explorer), (seat, Figure::Leader)]) {
                    let spot = piece_spot(seat, seats, piece, scale);
                    let radius = size * if piece == Figure::Leader { LEADER_SCALE } else { 1.0 };
                    let about = format!("{piece:?} of {seat} of {seats} at {scale} beside {value}");
                    let (head, (body, wide)) = figure(spot, radius, piece);
                    assert!(!number.intersects(head) && number.distance_to_pos(body) >= wide, "{about}");
                    let (badge, wide) = count_spot(spot, size, seats);
                    let plate = egui::Rect::from_center_size(badge.to_pos2(), 2.0 * PLATE * wide);
                    assert!(piece == Figure::Leader || !plate.intersects(number), "the badge: {about}");
                }
            }
        }
    }

    /// The distance of a figure with its hat and the dark line around it from the nearest side of the hex of radius 1
    /// around (0, 0); negative where it reaches beyond it.
    fn room_around(spot: Vec2, radius: f32, piece: Figure) -> f32 {
        let from = |at: Vec2, wide: f32| {
            let (x, y) = (at.x.abs(), at.y.abs());
            (APOTHEM - y).min(APOTHEM - (APOTHEM * x + 0.5 * y)) - wide * radius
        };
        let discs = [from(spot + vec2(0.0, 0.26) * radius, 0.82), from(spot - vec2(0.0, 0.56) * radius, 0.48)];
        // The ends of the brim and the crown of the hat; see `pieces`.
        let hat = [vec2(0.75, -0.63), vec2(-0.75, -0.63), vec2(0.34, -1.1), vec2(-0.34, -1.1)];
        let hat = hat.iter().filter(|_| piece == Figure::Leader).map(|&end| from(spot + end * radius, 0.0));
        discs.into_iter().chain(hat).fold(f32::INFINITY, f32::min)
    }

    #[test]
    fn every_piece_stands_clearly_within_its_hex_at_every_size_however_crowded_it_is() {
        let sizes = (0..=7).map(|step| 0.8 + 0.1 * step as f32);
        for (seats, scale) in (2..=4).flat_map(|seats| sizes.clone().map(move |scale| (seats, scale))) {
            for (seat, piece) in (0..seats).flat_map(|seat| [(seat, Figure::Explorer), (seat, Figure::Leader)]) {
                let spot = piece_spot(seat, seats, piece, scale);
                let kind = if piece == Figure::Leader { LEADER_SCALE } else { 1.0 };
                let room = room_around(spot, piece_radius(seats, scale) * kind, piece);
                // At the usual size there is ground in sight between it and the edge of the tile.
                let least = if scale <= 1.0 { 0.02 } else { 0.0 };
                assert!(room >= least, "the {piece:?} of {seat} of {seats} at {scale}: {room}");
            }
        }
    }

    /// The room that a figure takes around its centre: its head with the hat, and its body, which is round.
    fn figure(spot: Vec2, radius: f32, piece: Figure) -> (egui::Rect, (egui::Pos2, f32)) {
        let head = (figure_parts(piece)[0] * radius).translate(spot);
        (head, ((spot + vec2(0.0, 0.26) * radius).to_pos2(), 0.8 * radius))
    }

    #[test]
    fn no_piece_and_no_badge_covers_the_head_of_another_piece_however_many_stand_on_a_hex() {
        let sizes = (0..=14).map(|step| 0.8 + 0.05 * step as f32);
        for (seats, scale) in (2..=4).flat_map(|seats| sizes.clone().map(move |scale| (seats, scale))) {
            let size = piece_radius(seats, scale);
            let kinds = [Figure::Leader, Figure::Explorer];
            let mut figures = Vec::new();
            let mut badges = Vec::new();
            for (seat, piece) in (0..seats).flat_map(|seat| kinds.map(|piece| (seat, piece))) {
                let spot = piece_spot(seat, seats, piece, scale);
                let radius = size * if piece == Figure::Leader { LEADER_SCALE } else { 1.0 };
                figures.push((seat, piece, figure(spot, radius, piece)));
                if piece == Figure::Explorer {
                    let (badge, wide) = count_spot(spot, size, seats);
                    badges.push((seat, egui::Rect::from_center_size(badge.to_pos2(), 2.0 * PLATE * wide)));
                    // The corners of its plate, which are round.
                    let corner = (PLATE - vec2(PLATE_CORNER, PLATE_CORNER)) * wide;
                    for side in [corner, -corner, vec2(corner.x, -corner.y), vec2(-corner.x, corner.y)] {
                        assert!(is_within(badge + side, PLATE_CORNER * wide), "{seat} of {seats} at {scale}");
                    }
                }
            }
            for (index, (seat, piece, (head, (body, wide)))) in figures.iter().enumerate() {
                let about = format!("the {piece:?} of {seat} of {seats} at {scale}");
                assert!(is_within(body.to_vec2(), *wide), "{about}");
                for (other, kind, (their_head, (their_body, their_wide))) in &figures[..index] {
                    let about = format!("{about} and the {kind:?} of {other}");
                    assert!(!head.intersects(*their_head), "heads: {about}");
                    assert!(head.distance_to_pos(*their_body) >= *their_wide, "{about}");
                    assert!(their_head.distance_to_pos(*body) >= *wide, "{about}");
                    assert!(body.distance(*their_body) >= wide + their_wide, "bodies: {about}");
                }
                for (of, badge) in &badges {
                    assert!(!badge.intersects(*head), "the badge of {of}: {about}");
                    let own = of == seat && *piece == Figure::Explorer;
                    // The dark line around a body may be touched.
                    assert!(own || badge.distance_to_pos(*body) >= 0.89 * wide, "the badge of {of}: {about}");
                }
            }
            for (index, (_, badge)) in badges.iter().enumerate() {
                assert!(badges[..index].iter().all(|(_, other)| !other.intersects(*badge)), "{seats} at {scale}");
            }
        }
    }
}
