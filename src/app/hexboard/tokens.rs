//! Where pieces, flags and prices find room on a hex, and how large they are there.
//!
//! How they look, and where on a tile each seat's corner is, `art` decides.

use egui::{Painter, Pos2, Rect, Vec2, vec2};

use super::art::{self, Figure, SeatLook};
use super::badges;
use super::camera::Transform;
use crate::app::kit::theme::Theme;
use crate::game::Seat;

/// The radius of a price, in hex radii.
pub const PRICE_RADIUS: f32 = 0.17;
/// Where a price stands on a hex without a flag, in hex radii from its middle, and how high it stands beside a flag.
const ABOVE: Vec2 = vec2(0.0, -0.66);
const BESIDE_FLAG: f32 = -0.58;
/// The gap between a flag and a price beside it, in hex radii.
const FLAG_GAP: f32 = 0.05;
/// The greatest distance of a price from the middle of a hex towards one of its sides, in hex radii: its edge lies
/// farther out.
const INSIDE: f32 = 0.86;
/// The radius of a banner, in hex radii.
const BANNER_RADIUS: f32 = 0.205;

/// One piece, or several explorers of one player, as drawn on a cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Token {
    /// Whose it is.
    pub seat: Seat,
    /// Its kind.
    pub figure: Figure,
    /// The number of pieces that it stands for.
    pub count: u8,
    /// Its centre on the screen.
    pub centre: Pos2,
    /// The size, in points.
    pub radius: f32,
    /// The centre and the radius of the badge that says how many pieces it stands for.
    pub badge: (Pos2, f32),
}

impl Token {
    /// One on the cell with this middle, at this place from there and with this radius, at a table of so many seats.
    pub(super) fn new(
        seat: Seat,
        figure: Figure,
        count: u8,
        (cell, spot, radius): (Pos2, Vec2, f32),
        seats: usize,
    ) -> Self {
        let (badge, wide) = art::count_spot(spot, radius, seats);
        Self { seat, figure, count, centre: cell + spot, radius, badge: (cell + badge, wide) }
    }

    /// The centre and the radius of the badge that says how many pieces a token stands for; none on a single piece.
    #[must_use]
    pub fn count_badge(&self) -> Option<(Pos2, f32)> {
        (self.count > 1).then_some(self.badge)
    }

    /// Draws it, in the colour and with the shape of its seat.
    pub fn draw(&self, painter: &Painter, theme: &Theme, seat: SeatLook<'_>) {
        let size = if self.figure == Figure::Leader { art::LEADER_SCALE } else { 1.0 };
        art::piece(painter, theme, self.centre, self.radius / size, self.figure, seat);
        if let Some((badge, wide)) = self.count_badge() {
            art::count(painter, theme, badge, wide, seat, self.count);
        }
    }

    /// The room that it takes: its head with the hat, if it has one, and its body.
    #[must_use]
    pub fn parts(&self) -> [Rect; 2] {
        art::figure_parts(self.figure).map(|part| (part * self.radius).translate(self.centre.to_vec2()))
    }
}

/// The radius of a figure at a table of so many seats.
#[must_use]
pub fn figure_radius(transform: &Transform, seats: usize, figure: Figure) -> f32 {
    let size = if figure == Figure::Leader { art::LEADER_SCALE } else { 1.0 };
    art::piece_radius(seats, transform.scale) * size * transform.radius
}

/// Where a seat's figure stands on a hex, from its centre, at a table of so many seats. It depends on nobody else, so that
/// pieces keep their places while others come and go.
#[must_use]
pub fn figure_spot(transform: &Transform, seats: usize, seat: Seat, figure: Figure) -> Vec2 {
    art::piece_spot(seat.index(), seats, figure, transform.scale) * transform.radius
}

/// The tokens of what stands on the hex with this middle at a table of so many seats: of whom, of which kind, how many.
/// What comes later lies over what comes before.
#[must_use]
pub fn token_layout(
    transform: &Transform,
    seats: usize,
    middle: Pos2,
    stand: impl Iterator<Item = (Seat, Figure, u8)>,
) -> Vec<Token> {
    let token = |(seat, figure, count)| {
        let radius = figure_radius(transform, seats, figure);
        Token::new(seat, figure, count, (middle, figure_spot(transform, seats, seat, figure), radius), seats)
    };
    let mut tokens: Vec<Token> = stand.map(token).collect();
    badges::grow(&mut tokens, middle, transform.radius);
    tokens
}

/// Where a banner's middle is on the temple with this centre, and the banner's radius. Where things are to be larger it
/// grows less than others, so that it stays within its hex.
#[must_use]
pub fn banner_place(transform: &Transform, temple: Pos2) -> (Pos2, f32) {
    let radius = BANNER_RADIUS * transform.scale.sqrt();
    (temple + art::banner_spot(radius) * transform.radius, radius * transform.radius)
}

/// The room that a banner with this text takes on the hex with this middle.
#[must_use]
pub fn banner_rect(transform: &Transform, middle: Pos2, text: &str) -> Rect {
    let (place, radius) = banner_place(transform, middle);
    art::banner_rect(place, radius, text)
}

/// The radius of a guard. Where pieces are to be larger it grows less than others, so that the temple's value stays in
/// sight.
#[must_use]
pub fn guard_radius(transform: &Transform) -> f32 {
    art::PIECE_RADIUS * transform.scale.sqrt() * transform.radius
}

/// Where a price stands on the hex with this middle, and its radius: above the middle, or on the right of a flag and well
/// apart from it, as a number on a flag and one on a price would be read together. Beside a flag it grows less than
/// others where things are to be larger, as the flag does, so that both have room.
#[must_use]
pub fn price_place(transform: &Transform, middle: Pos2, flag: Option<Rect>, text: &str) -> (Pos2, f32) {
    let Some(flag) = flag else {
        return (middle + ABOVE * transform.radius, PRICE_RADIUS * transform.scale * transform.radius);
    };
    let radius = PRICE_RADIUS * transform.scale.min(transform.scale.sqrt());
    let half = 0.5 * art::price_width(radius, text);
    let right = (flag.right() - middle.x) / transform.radius;
    // As far to the right as the slanted side of the hex lets it be there; where that is too near, lower.
    let slope = 3.0_f32.sqrt();
    let farthest = (2.0 * (INSIDE - radius) + BESIDE_FLAG) / slope - half + radius;
    let x = farthest.max(right + FLAG_GAP + half);
    let high = 2.0 * (INSIDE - radius) - slope * (x + half - radius);
    (middle + vec2(x, -high.clamp(0.0, -BESIDE_FLAG)) * transform.radius, radius * transform.radius)
}

/// The room that a price takes.
#[must_use]
pub fn price_rect(centre: Pos2, radius: f32, text: &str) -> Rect {
    Rect::from_center_size(centre, vec2(art::price_width(radius, text), 2.0 * radius))
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;
    use crate::app::hexboard::camera::Camera;
    use crate::hex::{Layout, Raised};

    fn layout() -> Layout {
        Layout::new(&[5; 8], Raised::Odd, &[]).unwrap()
    }

    fn transform(layout: &Layout, size: Vec2, scale: f32) -> Transform {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), size);
        Camera { scale, ..Camera::default() }.transform(layout, rect)
    }

    /// The badges and the bodies of everybody's pieces on a hex where all of them stand.
    fn crowd(transform: &Transform, seats: usize, middle: Pos2) -> Vec<(Pos2, f32)> {
        let mut parts = Vec::new();
        for seat in &Seat::ALL[..seats] {
            for (figure, count) in [(Figure::Leader, 1), (Figure::Explorer, 16)] {
                let radius = figure_radius(transform, seats, figure);
                let spot = figure_spot(transform, seats, *seat, figure);
                let token = Token::new(*seat, figure, count, (middle, spot, radius), seats);
                parts.extend(token.count_badge());
                parts.push((token.centre + vec2(0.0, 0.26) * radius, radius * 0.72));
            }
        }
        parts
    }

    #[test]
    fn a_flag_and_a_price_are_well_apart_and_both_within_their_hex() {
        let layout = &layout();
        let temple = layout.cell("c3".parse().unwrap()).unwrap();
        for (size, scale) in [400.0, 744.0, 1500.0].into_iter().flat_map(|size| [0.8, 1.0, 1.2, 1.5].map(|s| (size, s)))
        {
            let transform = transform(layout, vec2(size, size * 0.8), scale);
            let middle = transform.screen_from_hex(layout, temple);
            for lead in ["", "+0", "+1", "+4", "+9", "+11", "+18"] {
                let flag = banner_rect(&transform, middle, lead);
                for price in 1..=12 {
                    let text = price.to_string();
                    let (centre, radius) = price_place(&transform, middle, Some(flag), &text);
                    let badge = price_rect(centre, radius, &text);
                    let moment = format!("{lead} and {price} at {scale}: {flag:?} {badge:?}");
                    assert!(badge.left() - flag.right() > 0.045 * transform.radius, "{moment}");
                    // The outermost points of its round ends.
                    let end = pos2(badge.right() - radius, centre.y);
                    for turn in 0..12 {
                        let at = end + Vec2::angled(f32::from(turn as u8) * std::f32::consts::TAU / 12.0) * radius;
                        assert_eq!(transform.hex_from_screen(layout, at), Some(temple), "{moment}");
                    }
                    assert!(radius >= PRICE_RADIUS * transform.radius * scale.min(1.0), "{moment}");
                }
            }
        }
    }

    #[test]
    fn no_flag_covers_pieces_or_their_badges_on_any_hex() {
        let layout = &layout();
        for (seats, scale) in [(2, 1.0), (3, 1.0), (4, 0.8), (4, 1.0), (4, 1.2), (4, 1.5)] {
            let transform = transform(layout, vec2(744.0, 612.0), scale);
            let middle = |cell| transform.screen_from_hex(layout, cell);
            for temple in layout.cells() {
                for text in ["", "+1", "+9", "+18"] {
                    let flag = banner_rect(&transform, middle(temple), text);
                    for cell in layout.adjacent(temple) {
                        for (centre, radius) in crowd(&transform, seats, middle(cell)) {
                            let apart = flag.distance_to_pos(centre);
                            assert!(apart >= radius, "{text} on {temple:?}, {cell:?}, {seats} at {scale}");
                        }
                    }
                    // On the temple itself, at the usual size.
                    for (centre, radius) in crowd(&transform, seats, middle(temple)) {
                        assert!(scale > 1.0 || flag.distance_to_pos(centre) >= radius, "{text} on {temple:?}");
                    }
                }
            }
        }
    }
}
