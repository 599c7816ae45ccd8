//! The parts of which figures of a rulebook are made: a few hexes with what stands on them, treasures, pieces.
//!
//! Decides how large they are and where things stand; what a figure shows, each game decides.

use egui::{Painter, Pos2, Rect, Stroke, Vec2, pos2, vec2};

use super::art::{self, Figure, NamePlate, SeatLook, SeatShape, TileLook};
use crate::app::kit::theme::Theme;
use crate::expedition::Glyph;

/// From the centre of a hex of radius 1 to the middle of its side.
const APOTHEM: f32 = 0.866;
/// The radius of a hex in figures of a few hexes, in points, where the page is wide enough.
pub const RADIUS: f32 = 52.0;

/// The size of a figure of hexes, from its size in radii of a hex, on a page of this width.
#[must_use]
pub fn hexes(width: f32, across: f32, high: f32) -> Vec2 {
    let radius = (width / across).min(RADIUS);
    vec2(across, high) * radius
}

/// The size of a figure of a single hex, which may be larger.
#[must_use]
pub fn one_hex(width: f32) -> Vec2 {
    vec2(2.1, 1.8) * (width / 2.1).min(RADIUS * 1.4)
}

/// Three hexes side by side, the one in the middle half a hex lower: their centres and their radius.
#[must_use]
pub fn three(rect: Rect) -> ([Pos2; 3], f32) {
    let radius = rect.width() / 5.1;
    let left = rect.left_top() + vec2(1.0, APOTHEM) * radius + vec2(0.03, 0.03) * radius;
    ([left, left + vec2(1.5, APOTHEM) * radius, left + vec2(3.0, 0.0) * radius], radius)
}

/// Two hexes side by side, the right one half a hex lower: their centres and their radius.
#[must_use]
pub fn two(rect: Rect) -> ([Pos2; 2], f32) {
    let radius = rect.width() / 3.6;
    let left = rect.left_top() + vec2(1.05, APOTHEM + 0.05) * radius;
    ([left, left + vec2(1.5, APOTHEM) * radius], radius)
}

/// The places of so many things in a row.
pub fn spread(rect: Rect, count: usize) -> impl Iterator<Item = Pos2> {
    let step = rect.width() / count.max(1) as f32;
    (0..count).map(move |index| pos2(rect.left() + (index as f32 + 0.5) * step, rect.center().y))
}

/// The means of drawing a figure.
pub struct Sketch<'a> {
    /// Where it is drawn.
    pub painter: &'a Painter,
    /// The colours.
    pub theme: &'a Theme,
    /// The colours of the seats, by name.
    pub seats: &'a [String],
}

impl<'a> Sketch<'a> {
    /// The look of a seat's pieces.
    #[must_use]
    pub fn seat(&self, index: usize) -> SeatLook<'a> {
        SeatLook { colour: self.seats.get(index).map_or("", String::as_str), shape: SeatShape::of_seat(index) }
    }

    /// The number of points that something costs.
    pub fn price(&self, centre: Pos2, radius: f32, text: &str) {
        art::price(self.painter, self.theme, centre, radius, text);
    }

    /// The cost of a passage, beside its slabs.
    pub fn cost_between(&self, left: Pos2, right: Pos2, radius: f32, text: &str) {
        let along = (right - left).normalized().rot90();
        self.price(left + (right - left) * 0.5 + along * (0.46 * radius), radius * 0.19, text);
    }

    /// A row of tiles.
    pub fn row(&self, rect: Rect, tiles: &[TileLook]) {
        let step = rect.width() / tiles.len() as f32;
        let radius = (step * 0.5).min(rect.height() / 1.8) * 0.97;
        for (look, centre) in tiles.iter().zip(spread(rect, tiles.len())) {
            art::tile(self.painter, self.theme, centre, radius, look);
        }
    }

    /// A tile three times, an arrow from one to the next.
    pub fn growth(&self, rect: Rect, tiles: &[TileLook; 3]) {
        let radius = rect.width() / 7.4;
        let stroke = Stroke::new(radius * 0.06, self.theme.chrome.gold);
        for (index, look) in tiles.iter().enumerate() {
            let centre = pos2(rect.left() + radius * (1.0 + 2.7 * index as f32), rect.center().y);
            art::tile(self.painter, self.theme, centre, radius * 0.97, look);
            if index > 0 {
                let from = centre - vec2(1.6 * radius, 0.0);
                self.painter.arrow(from, vec2(0.5 * radius, 0.0), stroke);
            }
        }
    }

    /// A walk from the first of these hexes to the others, and what each of them costs.
    pub fn walk(&self, stops: [Pos2; 3], radius: f32, costs: [&str; 2]) {
        art::route(self.painter, self.theme, &stops, radius);
        let [left, middle, right] = stops;
        let piece = radius * art::piece_slot(0, false, Figure::Explorer).radius;
        art::piece(self.painter, self.theme, left - vec2(0.1, 0.1) * radius, piece, Figure::Explorer, self.seat(0));
        self.price(middle + art::PRICE.at * radius, radius * 0.17, costs[0]);
        self.price(right + art::PRICE.at * radius, radius * 0.17, costs[1]);
    }

    /// So many pieces of a seat where they stand on a hex at a table of two.
    pub fn stand(&self, (centre, radius): (Pos2, f32), kind: Figure, seat: usize, count: u8) {
        let (place, _) = art::piece_slot(seat, false, kind).on(centre, radius);
        let size = art::piece_slot(seat, false, Figure::Explorer).radius * radius;
        art::piece(self.painter, self.theme, place, size, kind, self.seat(seat));
        if count > 1 {
            let (badge, wide) = art::count_slot(seat, false).on(centre, radius);
            art::count(self.painter, self.theme, badge, wide, self.seat(seat), count);
        }
    }

    /// A temple with a guard of one seat, and two explorers of another one in front of it.
    pub fn guard(&self, rect: Rect, temple: &TileLook) {
        let (centre, radius) = (rect.center(), rect.width() / 2.1);
        art::tile(self.painter, self.theme, centre, radius, temple);
        let (place, piece) = art::GUARD.on(centre, radius);
        art::guard(self.painter, self.theme, place, piece, Figure::Explorer, self.seat(0));
        self.stand((centre, radius), Figure::Explorer, 1, 2);
    }

    /// A leader and an explorer of one seat against explorers of another, as many as the leader's strength.
    pub fn strength(&self, rect: Rect, temple: &TileLook, leader: u8) {
        let (centre, radius) = (rect.center(), rect.width() / 2.1);
        art::tile(self.painter, self.theme, centre, radius, temple);
        let put = |kind, seat, count| self.stand((centre, radius), kind, seat, count);
        put(Figure::Leader, 0, 1);
        put(Figure::Explorer, 0, 1);
        put(Figure::Explorer, 1, leader);
        for (spot, strength) in [(vec2(0.72, 0.42), leader + 1), (vec2(-0.66, 0.3), leader)] {
            let (place, text) = (centre + spot * radius, strength.to_string());
            art::cell_name(self.painter, self.theme, place, radius * 0.2, &text, NamePlate::None);
        }
    }

    /// Sets of treasures of a kind, from one to as many as there are, with what each scores.
    pub fn sets(&self, rect: Rect, glyph: Glyph, most: u8, points: impl Fn(u8) -> u32) {
        // One token more in every set, and a gap between the sets.
        let units = f32::from(most) * (f32::from(most) + 1.0) * 0.5 * 1.3 + f32::from(most) * 1.9;
        let size = (rect.width() / units / 1.1).min(17.0);
        let mut left = rect.center().x - units * size * 0.5 + size * 0.6;
        for copies in 1..=most {
            let first = left;
            for _ in 0..copies {
                art::treasure(self.painter, self.theme, pos2(left + size, rect.top() + size + 3.0), size, glyph);
                left += size * 1.3;
            }
            let middle = (first + left + size * 0.7) * 0.5;
            let points = points(copies).to_string();
            art::score_text(self.painter, self.theme, pos2(middle, rect.bottom() - 11.0), 13.0, &points);
            left += size * 1.9;
        }
    }
}
