//! The view over the jungle on the first screen: sky, trees in the mist, a temple that rises from them, and in front
//! some tiles and pieces.
//!
//! Decides what stands where in the view and how far away it looks.

use std::f32::consts::{FRAC_PI_2, TAU};

use egui::{Color32, Painter, Pos2, Rect, Vec2, pos2, vec2};

use super::jungle;
use super::pieces::{self, Figure};
use super::pyramid::{Masonry, pyramid};
use super::slots;
use super::tile::{self, Ground, TileLook};
use crate::app::kit::draw::chance::Chance;
use crate::app::kit::draw::frame::Frame;
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::draw::seats::{SeatLook, SeatShape};
use crate::app::kit::theme::Theme;

/// The radius of an explorer in the view, in hex radii.
const PIECE_RADIUS: f32 = 0.25;

/// The whole view in a rectangle. The temple stands at `focus`, a part of the width counted from the left; `tiles` says
/// whether there is room in the lower right corner for tiles and pieces.
pub fn scene(painter: &Painter, theme: &Theme, rect: Rect, focus: f32, tiles: bool) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let view = View { theme, rect, axis: rect.left() + rect.width() * focus };
    let mut ink = Ink::on(&painter);
    view.sky(&mut ink);
    view.lights(&mut ink);
    view.distance(&mut ink);
    let high = view.high() * 0.66;
    let foot = pos2(view.axis, view.height(0.86));
    ink.glow(foot - vec2(0.0, high * 0.55), vec2(0.75, 0.7) * high, theme.scene.mist.gamma_multiply(0.35));
    pyramid(&mut ink, theme, Frame::new(foot, high), Masonry::near(theme));
    view.nearness(&mut ink);
    ink.paint_within(&painter, rect);
    if tiles {
        view.tiles(&painter);
    }
    let mut ink = Ink::on(&painter);
    view.frame(&mut ink);
    ink.paint_within(&painter, rect);
}

struct View<'a> {
    theme: &'a Theme,
    rect: Rect,
    /// The x of the temple's middle, in points.
    axis: f32,
}

impl View<'_> {
    /// The height by which everything in the view is sized; limited by the view's width, so that it fits.
    fn high(&self) -> f32 {
        self.rect.height().min(self.rect.width() * 1.1)
    }

    fn height(&self, part: f32) -> f32 {
        self.rect.top() + self.rect.height() * part
    }

    fn sky(&self, ink: &mut Ink) {
        let scene = &self.theme.scene;
        let (left, right) = (self.rect.left(), self.rect.right());
        let rows = [(0.0, 0.0), (0.4, 0.45), (0.7, 1.0), (1.0, 1.0)].map(|(part, blend)| {
            let y = self.height(part);
            ([pos2(left, y), pos2(right, y)], scene.sky_high.lerp_to_gamma(scene.sky_low, blend))
        });
        ink.bands(&rows);
    }

    fn lights(&self, ink: &mut Ink) {
        let scene = &self.theme.scene;
        if scene.star.a() > 0 {
            let mut chance = Chance::new(0x7374_6172);
            for _ in 0..150 {
                let at = pos2(
                    chance.between(self.rect.left(), self.rect.right()),
                    self.height(chance.between(0.0, 0.55).powf(1.3)),
                );
                let (size, light) = (chance.between(0.5, 1.5), chance.between(0.15, 0.9));
                ink.disc(at, size, scene.star.gamma_multiply(light));
            }
        }
        let high = self.high();
        let orb = pos2(self.axis + high * 0.2, self.height(0.24));
        for (size, light) in [(0.85, 0.32), (0.4, 0.35), (0.2, 0.4)] {
            ink.glow(orb, Vec2::splat(high * size), scene.halo.gamma_multiply(light));
        }
        ink.ball(orb, high * 0.082, scene.orb, scene.orb.lerp_to_gamma(scene.halo, 0.45));
    }

    /// The ridges far away, with two temples that rise between them.
    fn distance(&self, ink: &mut Ink) {
        let (scene, high) = (&self.theme.scene, self.high());
        let mist = |part: f32, light: f32| (self.height(part), scene.mist.gamma_multiply(light));
        self.ridge(ink, 0.56, 0.016, 1, scene.far.lerp_to_gamma(scene.sky_low, 0.55), scene.sky_low);
        let far = Frame::new(pos2(self.axis - high * 0.46, self.height(0.72)), high * 0.3);
        pyramid(ink, self.theme, far, Masonry::far(self.theme, 0.62));
        let farther = Frame::new(pos2(self.axis + high * 0.62, self.height(0.69)), high * 0.2);
        pyramid(ink, self.theme, farther, Masonry::far(self.theme, 0.76));
        self.ridge(ink, 0.645, 0.026, 2, scene.far, scene.far.lerp_to_gamma(scene.mist, 0.35));
        self.fog(ink, mist(0.71, 0.32), 0.07);
        self.ridge(ink, 0.735, 0.034, 3, scene.middle.lerp_to_gamma(scene.far, 0.4), scene.middle);
        self.fog(ink, mist(0.8, 0.26), 0.08);
    }

    /// Draws the things in front of the temple that hide its foot: mist, trees and bushes.
    fn nearness(&self, ink: &mut Ink) {
        let scene = &self.theme.scene;
        self.fog(ink, (self.height(0.84), scene.mist.gamma_multiply(0.3)), 0.09);
        self.ridge(ink, 0.855, 0.05, 4, scene.middle, scene.near);
        self.thicket(ink, 0.865, 0.14, 7, 0.55);
        self.thicket(ink, 0.92, 0.2, 5, 0.36);
        self.thicket(ink, 0.99, 0.26, 6, 0.12);
    }

    /// A row of treetops from side to side, filled down to the bottom of the view.
    fn ridge(&self, ink: &mut Ink, part: f32, size: f32, seed: u64, top: Color32, bottom: Color32) {
        let mut chance = Chance::new(seed ^ 0x7472_6565);
        let size = size * self.high();
        let (left, right) = (self.rect.left() - size * 3.0, self.rect.right() + size * 3.0);
        let mut crowns = Vec::new();
        let mut middle = left;
        while middle < right {
            let half = size * chance.between(0.8, 1.7);
            let swell = ((middle - self.axis) / self.high() * 2.3 + seed as f32).sin() * size * 0.6;
            crowns.push((middle, half, half * chance.between(0.5, 0.85), swell));
            middle += half * chance.between(0.7, 1.1);
        }
        // The outline of all crowns together: at every x, the highest crown there.
        let step = (size * 0.16).max(3.0);
        let count = ((right - left) / step) as usize;
        let line: Vec<Pos2> = (0..=count)
            .map(|index| {
                let x = left + index as f32 * step;
                let top = |&(middle, half, high, swell): &(f32, f32, f32, f32)| {
                    let out = (x - middle) / half;
                    swell + high * (1.0 - out * out).max(-0.2)
                };
                let near = crowns.iter().filter(|crown| (x - crown.0).abs() < crown.1 * 1.2);
                pos2(x, self.height(part) - near.map(top).fold(-size, f32::max))
            })
            .collect();
        ink.curtain(&line, self.height(1.0), top, bottom);
        // Light from above on a crown here and there.
        for &(middle, half, high, swell) in crowns.iter().step_by(2) {
            let at = pos2(middle - half * 0.2, self.height(part) - swell - high * 0.45);
            ink.glow(at, vec2(half * 0.7, high * 0.5), self.theme.scene.mist.gamma_multiply(0.13));
        }
    }

    /// A bank of mist from side to side around a height.
    fn fog(&self, ink: &mut Ink, (middle, colour): (f32, Color32), size: f32) {
        let half = size * self.high();
        let (left, right) = (self.rect.left(), self.rect.right());
        let row = |y: f32| [pos2(left, y), pos2(right, y)];
        let rows = [
            (row(middle - half), Color32::TRANSPARENT),
            (row(middle), colour),
            (row(middle + half), Color32::TRANSPARENT),
        ];
        ink.bands(&rows);
    }

    /// Bushes of large leaves from side to side.
    fn thicket(&self, ink: &mut Ink, part: f32, size: f32, seed: u64, depth: f32) {
        let mut chance = Chance::new(seed ^ 0x6275_7368);
        let size = size * self.high();
        let step = size * 0.34;
        let count = (self.rect.width() / step) as usize + 2;
        for index in 0..count {
            let x = self.rect.left() + (index as f32 + chance.between(-0.4, 0.4)) * step;
            let foot = pos2(x, self.height(part) + chance.between(0.1, 0.3) * size);
            for leaf in 0..5 {
                let heading = -FRAC_PI_2 + (leaf as f32 - 2.0) * 0.5 + chance.between(-0.2, 0.2);
                let long = size * chance.between(0.45, 0.85);
                let lit = (depth + chance.between(0.0, 0.5)).min(1.0);
                jungle::border_leaf(ink, self.theme, foot, heading, long, chance.below(3), lit);
            }
        }
    }

    /// Tiles in the lower right corner, some pieces on them.
    fn tiles(&self, painter: &Painter) {
        let radius = (self.high() * 0.108).min(self.rect.width() * 0.07);
        let high = radius * 3.0_f32.sqrt();
        let origin = pos2(self.rect.right() - radius * 1.25, self.rect.bottom() - high * 0.62);
        let centre = |column: f32, row: f32| {
            origin + vec2(column * 1.5 * radius, (row + if column.abs() as i32 % 2 == 1 { 0.5 } else { 0.0 }) * high)
        };
        let laid = [
            (centre(0.0, -1.0), Ground::Temple, 8, [0, 0, 0, 1, 1, 0]),
            (centre(-1.0, -1.0), Ground::Clearing, 0, [0, 1, 1, 1, 0, 0]),
            (centre(0.0, 0.0), Ground::Ruin, 4, [1, 0, 0, 0, 0, 2]),
            (centre(-1.0, 0.0), Ground::Temple, 5, [1, 1, 1, 0, 1, 0]),
            (centre(-2.0, 0.0), Ground::Volcano, 0, [0; 6]),
            (centre(-2.0, 1.0), Ground::Clearing, 0, [0, 1, 0, 0, 0, 0]),
            (centre(-3.0, 0.0), Ground::Temple, 3, [0, 0, 1, 0, 0, 1]),
        ];
        let mut ink = Ink::on(painter);
        let middle = centre(-1.0, -0.25);
        ink.glow(
            middle,
            vec2(4.6, 2.9) * radius,
            self.theme.scene.veil.gamma_multiply(if self.theme.is_dark { 0.9 } else { 0.0 }),
        );
        ink.paint(painter);
        for (at, ground, level, slabs) in laid {
            tile::tile(painter, self.theme, at, radius, &TileLook { ground, level, slabs, emptied: false });
        }
        let look = |colour, shape| SeatLook { colour, shape };
        let (red, blue) = (look("red", SeatShape::Circle), look("blue", SeatShape::Diamond));
        let (white, orange) = (look("white", SeatShape::Triangle), look("orange", SeatShape::Square));
        let size = radius * PIECE_RADIUS;
        let stand = |at: Pos2, x: f32, y: f32, piece, seat, count| {
            let place = at + vec2(x, y) * radius;
            pieces::piece(painter, self.theme, place, size, piece, seat);
            if count > 1 {
                let (badge, wide) = (place + vec2(0.72, 0.58) * size, 0.64 * size);
                pieces::count(painter, self.theme, badge, wide, seat, count);
            }
        };
        stand(centre(-1.0, -1.0), -0.28, 0.1, Figure::Explorer, orange, 2);
        stand(centre(-1.0, -1.0), 0.3, 0.3, Figure::Explorer, white, 1);
        stand(centre(0.0, -1.0), 0.42, 0.5, Figure::Explorer, red, 3);
        stand(centre(-1.0, 0.0), -0.42, 0.4, Figure::Leader, blue, 1);
        stand(centre(-1.0, 0.0), 0.45, 0.45, Figure::Explorer, red, 1);
        stand(centre(-3.0, 0.0), 0.3, 0.35, Figure::Explorer, white, 1);
        let (place, size) = slots::GUARD.on(centre(0.0, -1.0), radius);
        pieces::guard(painter, self.theme, place, size, Figure::Explorer, red);
    }

    /// Dark leaves that hang into the view from its corners.
    fn frame(&self, ink: &mut Ink) {
        let mut chance = Chance::new(0x6c65_6166);
        let high = self.high();
        let corners = [
            (self.rect.left_top(), 0.25 * FRAC_PI_2 * 2.0),
            (self.rect.right_top(), FRAC_PI_2 + 0.25 * FRAC_PI_2 * 2.0),
            (self.rect.left_bottom(), -0.25 * FRAC_PI_2 * 2.0),
        ];
        for (corner, inward) in corners {
            for _ in 0..9 {
                let heading = inward + chance.between(-0.75, 0.75);
                let shift = Vec2::angled(chance.unit() * TAU) * (high * 0.05);
                let size = high * chance.between(0.14, 0.27);
                jungle::border_leaf(
                    ink,
                    self.theme,
                    corner + shift,
                    heading,
                    size,
                    chance.below(3),
                    chance.between(0.0, 0.35),
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_view_is_of_bounded_size_at_any_shape_of_window() {
        let theme = Theme::dark();
        for size in [vec2(512.0, 320.0), vec2(1280.0, 760.0), vec2(300.0, 1600.0), vec2(3840.0, 2160.0)] {
            let view = View { theme: &theme, rect: Rect::from_min_size(Pos2::ZERO, size), axis: size.x * 0.6 };
            let mut ink = Ink::new(1.0);
            view.lights(&mut ink);
            view.distance(&mut ink);
            view.nearness(&mut ink);
            view.frame(&mut ink);
            let mesh = ink.into_mesh();
            assert!(mesh.is_valid() && mesh.vertices.iter().all(|vertex| vertex.pos.is_finite()));
            assert!(mesh.vertices.len() < 160_000, "{}", mesh.vertices.len());
        }
    }
}
