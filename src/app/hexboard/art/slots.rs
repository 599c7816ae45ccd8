//! The place of everything on a hex: one table of slots, in hex radii.
//!
//! Slabs lie in a row along each side of a tile and have its rim to themselves: everything else stands within
//! [`WITHIN`]. There each thing has a slot of its own, whoever and whatever else is on the hex, and however the tile is
//! turned: the number in the middle, the flag or the guard on the upper left, the price on the upper right, and below them
//! a leader, an explorer and its count for each seat. No slot reaches into another, so nothing has to look for room, and
//! pieces keep their places while others come and go.

use egui::{Pos2, Vec2, vec2};

use super::pieces::{Figure, LEADER_SCALE};

/// Half the height of the hex within the slabs of all six sides.
pub const WITHIN: f32 = 0.72;

/// A place on a hex of radius 1: its middle, from the centre of the hex, and the radius of what stands there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Slot {
    /// The middle.
    pub at: Vec2,
    /// The radius.
    pub radius: f32,
}

const fn slot(x: f32, y: f32, radius: f32) -> Slot {
    Slot { at: vec2(x, y), radius }
}

impl Slot {
    /// The same place on a hex with this centre and radius.
    #[must_use]
    pub fn on(self, centre: Pos2, radius: f32) -> (Pos2, f32) {
        (centre + self.at * radius, self.radius * radius)
    }
}

/// The middle of the number on a hex: the worth of a temple, the treasures of a ruin.
pub const NUMBER: Vec2 = vec2(0.0, -0.15);
/// The guard of a temple, on its ring.
pub const GUARD: Slot = slot(-0.33, -0.44, 0.156);
/// The flag of a temple that has no guard.
pub const FLAG: Slot = slot(-0.265, -0.507, 0.165);
/// The price of the way to a hex.
pub const PRICE: Slot = slot(0.34, -0.487, 0.14);
/// The distance of the price of a passage from the centre of the tile in hand, towards the side with its slabs.
pub const PASSAGE: f32 = 0.56;

/// The slots of a seat on the right-hand side of a hex; those on the left are their mirror images.
struct Corner {
    explorer: Slot,
    leader: Vec2,
    /// The plate that says for how many one explorer stands.
    count: Slot,
}

/// The slots of a seat that has its side of the hex to itself.
const ALONE: Corner =
    Corner { explorer: slot(0.165, 0.236, 0.2), leader: vec2(0.507, 0.062), count: slot(0.21, 0.54, 0.19) };
/// Those of two seats that share a side: the lower one and the upper one.
const SHARED: [Corner; 2] = [
    Corner { explorer: slot(0.361, 0.543, 0.139), leader: vec2(0.159, 0.257), count: slot(0.147, 0.591, 0.135) },
    Corner { explorer: slot(0.303, -0.089, 0.139), leader: vec2(0.504, 0.218), count: slot(0.549, -0.123, 0.135) },
];

/// The size of pieces that share the sides of a hex, as a part of that of others.
pub const SHARED_SIZE: f32 = SHARED[0].explorer.radius / ALONE.explorer.radius;

fn corner(seat: usize, shares: bool) -> &'static Corner {
    if shares { &SHARED[seat / 2 % 2] } else { &ALONE }
}

/// The slot on the side of the hex that a seat has.
fn on_side(seat: usize, slot: Slot) -> Slot {
    if seat.is_multiple_of(2) { slot } else { Slot { at: vec2(-slot.at.x, slot.at.y), ..slot } }
}

/// The slot of a seat's pieces of a kind; `shares` says whether seats share the sides of the hex.
#[must_use]
pub fn piece_slot(seat: usize, shares: bool, piece: Figure) -> Slot {
    let Corner { explorer, leader, .. } = *corner(seat, shares);
    on_side(
        seat,
        match piece {
            Figure::Explorer => explorer,
            Figure::Leader => Slot { at: leader, radius: explorer.radius * LEADER_SCALE },
        },
    )
}

/// The slot of the plate that says for how many pieces one explorer of a seat stands.
#[must_use]
pub fn count_slot(seat: usize, shares: bool) -> Slot {
    on_side(seat, corner(seat, shares).count)
}

#[cfg(test)]
mod tests {
    use egui::Rect;

    use super::super::{
        banner_rect, count_rect, figure_parts, fixtures::HOARD_HEIGHT, price_width, slab_corners, temple,
    };
    use super::*;
    use crate::app::kit::draw::digits;
    use crate::app::kit::draw::frame::{APOTHEM, Frame};

    /// Something on the hex of radius 1 around (0, 0): rectangles with round corners, and discs.
    struct Thing {
        name: String,
        rects: Vec<(Rect, f32)>,
        discs: Vec<(Pos2, f32)>,
    }

    impl Thing {
        fn rect(name: impl Into<String>, rect: Rect, corner: f32) -> Self {
            Self { name: name.into(), rects: vec![(rect, corner)], discs: Vec::new() }
        }

        /// The greatest distance of its edge from the centre of the hex towards a side.
        fn reach(&self) -> f32 {
            let sides = (0..6).map(|side| Vec2::angled((f32::from(side as u8) / 6.0 + 0.25) * std::f32::consts::TAU));
            let reach = |out: Vec2| {
                let rects = self.rects.iter().flat_map(|&(rect, corner)| {
                    let inner = rect.shrink(corner);
                    [inner.left_top(), inner.right_top(), inner.left_bottom(), inner.right_bottom()]
                        .map(|at| (at, corner))
                });
                rects.chain(self.discs.iter().copied()).map(move |(at, radius)| at.to_vec2().dot(out) + radius)
            };
            sides.flat_map(|out| reach(out).collect::<Vec<_>>()).fold(0.0, f32::max)
        }

        fn covers(&self, other: &Self) -> bool {
            let apart = |rect: Rect, (at, radius): (Pos2, f32)| rect.distance_to_pos(at) >= radius;
            self.rects.iter().any(|&(rect, _)| {
                other.rects.iter().any(|(their, _)| their.intersects(rect))
                    || other.discs.iter().any(|&disc| !apart(rect, disc))
            }) || self.discs.iter().any(|&disc| {
                other.rects.iter().any(|&(their, _)| !apart(their, disc))
                    || other.discs.iter().any(|their| their.0.distance(disc.0) < their.1 + disc.1)
            })
        }
    }

    /// A seat's figure: its round body, its head, and its hat if it has one, which is wider than high.
    fn figure(seat: usize, seats: usize, piece: Figure, scale: f32) -> Thing {
        let Slot { at, radius } = piece_slot(seat, seats > 2, piece);
        let (at, radius) = (at.to_pos2(), radius * scale);
        let [head, _] = figure_parts(piece);
        let narrow = Rect::from_x_y_ranges(-0.48..=0.48, head.y_range());
        let mut rects = vec![(narrow, 0.3)];
        if piece == Figure::Leader {
            rects.push((Rect::from_x_y_ranges(head.x_range(), -0.93..=-0.33), 0.3));
        }
        let rects = rects.into_iter().map(|(part, corner)| ((part * radius).translate(at.to_vec2()), corner * radius));
        let body = (at + vec2(0.0, 0.26) * radius, 0.8 * radius);
        Thing { name: format!("the {piece:?} of {seat}"), rects: rects.collect(), discs: vec![body] }
    }

    /// Everything that can be on a hex at a table of so many seats; of a flag and a guard there is one.
    fn things(seats: usize, scale: f32, guarded: bool, value: u8) -> Vec<Thing> {
        let mut things = Vec::new();
        for seat in 0..seats {
            things.extend([Figure::Leader, Figure::Explorer].map(|piece| figure(seat, seats, piece, scale)));
            let (count, piece) = (count_slot(seat, seats > 2), piece_slot(seat, seats > 2, Figure::Explorer).at);
            let radius = count.radius * scale;
            let rect = count_rect((piece + (count.at - piece) * scale).to_pos2(), radius);
            things.push(Thing::rect(format!("the count of {seat}"), rect, 0.36 * radius));
        }
        if guarded {
            let disc = (GUARD.at.to_pos2(), 1.28 * GUARD.radius * scale);
            things.push(Thing { name: "the guard".into(), rects: Vec::new(), discs: vec![disc] });
        } else {
            things.push(Thing::rect("the flag", banner_rect(FLAG.at.to_pos2(), FLAG.radius * scale, "+18"), 0.0));
        }
        let (price, radius) = (PRICE.at.to_pos2(), PRICE.radius * scale);
        let rect = Rect::from_center_size(price, vec2(price_width(radius, "12"), 2.0 * radius));
        things.push(Thing::rect("the price", rect, radius));
        // The worth of a temple or, for 0, the treasures of a ruin.
        let number = if value > 0 {
            temple::number_rect(value)
        } else {
            Rect::from_center_size(NUMBER.to_pos2(), vec2(digits::width("×4", HOARD_HEIGHT), HOARD_HEIGHT))
        };
        things.push(Thing::rect(format!("the number {value}"), number, 0.0));
        things
    }

    fn every_hex(mut look: impl FnMut(Vec<Thing>, String)) {
        for (seats, scale) in (2..=4).flat_map(|seats| [0.8, 0.9, 1.0].map(|scale| (seats, scale))) {
            for (guarded, value) in
                [false, true].into_iter().flat_map(|guarded| (0..=15).map(move |value| (guarded, value)))
            {
                look(things(seats, scale, guarded, value), format!("{seats} at {scale}"));
            }
        }
    }

    #[test]
    fn every_slab_of_every_tile_lies_beyond_everything_else_and_within_its_hex() {
        for slab in slab_corners(Frame::new(Pos2::ZERO, 1.0), [3; 6]) {
            let middle = slab.iter().fold(Vec2::ZERO, |sum, corner| sum + corner.to_vec2() * 0.25);
            let side = ((middle.angle() / std::f32::consts::TAU + 0.25) * 6.0).round();
            let out = Vec2::angled((side / 6.0 - 0.25) * std::f32::consts::TAU);
            for corner in slab {
                let along = corner.to_vec2().dot(out);
                assert!((WITHIN..APOTHEM).contains(&along), "{corner:?}: {along}");
            }
        }
        every_hex(|things, moment| {
            for thing in things {
                assert!(thing.reach() <= WITHIN, "{} of {moment}: {}", thing.name, thing.reach());
            }
        });
    }

    #[test]
    fn no_thing_on_a_hex_covers_another_however_crowded_it_is() {
        every_hex(|things, moment| {
            for (index, thing) in things.iter().enumerate() {
                for other in &things[..index] {
                    // A count lies over the edge of its own piece: the sign of its seat and its head are free.
                    let is_own =
                        thing.name.starts_with("the count") && thing.name.replace("count", "Explorer") == other.name;
                    let sign = |&(at, radius): &(Pos2, f32)| (at, 0.45 * radius);
                    let other = Thing {
                        name: other.name.clone(),
                        rects: other.rects.clone(),
                        discs: if is_own { other.discs.iter().map(sign).collect() } else { other.discs.clone() },
                    };
                    assert!(!thing.covers(&other), "{} and {} of {moment}", thing.name, other.name);
                }
            }
        });
    }

    #[test]
    fn the_price_of_a_passage_stands_between_the_slabs_and_the_number_of_the_tile_in_hand() {
        for side in 0..6 {
            let at = Vec2::angled((side as f32 / 6.0 + 0.25) * std::f32::consts::TAU) * PASSAGE;
            let rect = Rect::from_center_size(at.to_pos2(), vec2(price_width(PRICE.radius, "6"), 2.0 * PRICE.radius));
            let price = Thing::rect("a price", rect, PRICE.radius);
            assert!(price.reach() <= WITHIN, "{side}: {}", price.reach());
            assert!((1..=15).all(|value| !temple::number_rect(value).intersects(rect)), "{side}");
        }
    }
}
