//! Pieces, flags and prices on a hex of the board as it is looked at.
//!
//! How they look, and which slot each of them has on a hex, `art` decides.

use egui::{Painter, Pos2, Rect, Vec2, vec2};

use super::art::{self, Figure, SeatLook, Slot};
use super::camera::Transform;
use crate::app::kit::theme::Theme;
use crate::game::Seat;

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
    /// The centre and the radius of the plate that says how many pieces it stands for.
    pub badge: (Pos2, f32),
}

impl Token {
    /// The centre and the radius of the plate that says how many pieces a token stands for; none on a single piece.
    #[must_use]
    pub fn count_badge(&self) -> Option<(Pos2, f32)> {
        (self.count > 1).then_some(self.badge)
    }

    /// The room in which a click is meant for it: the piece, and the plate that says how many there are.
    #[must_use]
    pub fn clickable(&self) -> Rect {
        let around = |(centre, radius): (Pos2, f32)| Rect::from_center_size(centre, Vec2::splat(2.0 * radius));
        let piece = around((self.centre, self.radius));
        self.count_badge().map_or(piece, |badge| piece.union(around(badge)))
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

/// Where a thing stands that has this slot on the hex with this middle, and its radius. Slots have room for no more than
/// the size as designed.
#[must_use]
pub fn in_slot(transform: &Transform, middle: Pos2, slot: Slot) -> (Pos2, f32) {
    let (place, radius) = slot.on(middle, transform.radius);
    (place, radius * transform.scale.min(1.0))
}

/// The pieces of a hex: the slots that they have there, and their size.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stand {
    /// The middle of the hex.
    middle: Pos2,
    /// The radius of the hex.
    hex: f32,
    /// True if seats share its sides.
    shares: bool,
    /// The size of pieces, as a part of the largest that the slots have room for.
    size: f32,
}

impl Stand {
    /// The pieces of the hex with this middle at a table of so many seats, of which these are there. As designed, their
    /// places depend on nobody else, so that pieces keep them while others come and go; where pieces are to be larger,
    /// they have the room of whoever is not there.
    #[must_use]
    pub fn on(transform: &Transform, middle: Pos2, seats: usize, mut there: impl Iterator<Item = Seat>) -> Self {
        let (hex, scale) = (transform.radius, transform.scale);
        let shares_side = |sides: &mut [bool; 2], seat: Seat| std::mem::replace(&mut sides[seat.index() % 2], true);
        let mut sides = [false; 2];
        let shares = seats > 2 && (scale <= 1.0 || there.any(|seat| shares_side(&mut sides, seat)));
        let size = if seats > 2 && !shares { scale * art::SHARED_SIZE } else { scale };
        Self { middle, hex, shares, size: size.min(1.0) }
    }

    /// Where a seat's figure stands, and its radius.
    #[must_use]
    pub fn figure(&self, seat: Seat, figure: Figure) -> (Pos2, f32) {
        let (place, radius) = art::piece_slot(seat.index(), self.shares, figure).on(self.middle, self.hex);
        (place, radius * self.size)
    }

    /// The token of so many of a seat's figures.
    #[must_use]
    pub fn token(&self, (seat, figure, count): (Seat, Figure, u8)) -> Token {
        let (centre, radius) = self.figure(seat, figure);
        let (badge, wide) = art::count_slot(seat.index(), self.shares).on(self.middle, self.hex);
        // Where things are smaller it stays beside its piece.
        let badge = (centre + (badge - centre) * self.size, wide * self.size);
        Token { seat, figure, count, centre, radius, badge }
    }
}

/// The room that a flag with this text takes on the hex with this middle.
#[must_use]
pub fn flag_rect(transform: &Transform, middle: Pos2, text: &str) -> Rect {
    let (place, radius) = in_slot(transform, middle, art::FLAG);
    art::banner_rect(place, radius, text)
}

/// The cost of the way to a cell, as a badge on it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WalkBadge {
    /// Its middle.
    pub centre: Pos2,
    /// Half its height.
    pub radius: f32,
    /// The number of points that the walk takes in all, as the price of anything else.
    pub cost: u16,
    /// True if it is the price for fewer pieces than are chosen, as the points do not suffice for all of them.
    pub is_of_fewer: bool,
}

impl WalkBadge {
    /// The room that it takes.
    #[must_use]
    pub fn rect(&self) -> Rect {
        let wide = art::price_width(self.radius, &self.cost.to_string());
        Rect::from_center_size(self.centre, vec2(wide, 2.0 * self.radius))
    }

    /// Draws it.
    pub fn draw(&self, painter: &Painter, theme: &Theme) {
        let price = if self.is_of_fewer { art::price_of_fewer } else { art::price };
        price(painter, theme, self.centre, self.radius, &self.cost.to_string());
    }
}
