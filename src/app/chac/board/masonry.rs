//! The masonry of the temple, which never changes in a game: the walls around squares, the ways that lead through them,
//! doors, and what is carved into the stone or hangs on it.
//!
//! Decides where there is a wall. How floors look, `ground` decides.

use egui::{Color32, Pos2, Rect, Vec2, pos2, vec2};

use super::layout::Layout;
use super::water;
use crate::app::kit::draw::frame::{Frame, rounded};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;
use crate::chac::{Room, Side, Square, Variant};

/// The fields of the grid, and the square on each.
pub(super) struct Plan<'a> {
    layout: &'a Layout,
    rules: &'a Variant,
}

impl<'a> Plan<'a> {
    pub(super) fn new(layout: &'a Layout, rules: &'a Variant) -> Self {
        Self { layout, rules }
    }

    fn at(&self, point: Pos2) -> Option<Square> {
        self.layout.square_at(self.rules, point)
    }

    fn is_joined(&self, one: Square, other: Square) -> bool {
        let steps = |square| self.rules.place(square).steps;
        steps(one).contains(other) || steps(other).contains(one)
    }

    /// The side of a square on which the world outside is nearest.
    pub(super) fn outside(&self, square: Square) -> Side {
        let (rect, grid) = (self.layout.square(square), self.layout.grid());
        let sides = [
            (rect.top() - grid.top(), Side::N),
            (grid.right() - rect.right(), Side::E),
            (grid.bottom() - rect.bottom(), Side::S),
            (rect.left() - grid.left(), Side::W),
        ];
        let free =
            sides.into_iter().filter(|&(_, side)| self.at(rect.center() + out(side) * self.layout.field()).is_none());
        free.min_by(|one, other| one.0.total_cmp(&other.0)).map_or(Side::S, |(_, side)| side)
    }

    /// Walls around a square, where there are any, and dotted lines to those that a step leads to.
    pub(super) fn sides(&self, ink: &mut Ink, theme: &Theme, square: Square) {
        let (field, rect) = (self.layout.field(), self.layout.square(square));
        let vault = &theme.vault;
        for side in [Side::N, Side::E, Side::S, Side::W] {
            let (out, along) = (out(side), out(side).rot90());
            let length = if along.x == 0.0 { rect.height() } else { rect.width() };
            let fields = (length / field).round().max(1.0) as usize;
            let edge = rect.center() + out * rect.size() * 0.5 - along * (length * 0.5);
            for index in 0..fields {
                let from = edge + along * (field * index as f32);
                let to = from + along * field;
                let middle = from.lerp(to, 0.5);
                match self.at(middle + out * (field * 0.5)) {
                    Some(other) if self.is_joined(square, other) => {
                        // Drawn once, by the square that comes first.
                        if square.index() < other.index() && !self.is_river(square, other) {
                            dotted(ink, theme, field, from, to);
                        }
                    }
                    Some(other) if self.share_a_room(square, other) => {}
                    Some(other) => {
                        if square.index() < other.index() {
                            partition(ink, theme, field, from, to);
                        }
                    }
                    None => {
                        // Light comes from the top left: the walls there throw a shadow on the floor.
                        let is_dark = matches!(side, Side::N | Side::W);
                        if is_dark {
                            let deep = if side == Side::N { 0.24 } else { 0.15 };
                            let inner = [from - out * (deep * field), to - out * (deep * field)];
                            ink.bands(&[([from, to], vault.shade), (inner, Color32::TRANSPARENT)]);
                        }
                        let edge = if is_dark { theme.gear.outline } else { vault.rock_edge };
                        ink.stroke_line(from, to, (field * 0.05).max(ink.pixel()), edge);
                    }
                }
            }
        }
    }

    /// Stepping stones between squares that a step joins though they lie apart.
    pub(super) fn far_ways(&self, ink: &mut Ink, theme: &Theme) {
        let field = self.layout.field();
        for from in self.rules.squares().iter() {
            for to in self.rules.place(from).steps.iter() {
                let is_double = self.rules.place(to).steps.contains(from) && to.index() < from.index();
                let (one, other) = (self.layout.square(from), self.layout.square(to));
                if is_double || self.layout.are_beside(from, to) {
                    continue;
                }
                let start = one.clamp(other.center());
                let end = other.clamp(start);
                let count = ((end - start).length() / (0.3 * field)).ceil().max(1.0);
                for stone in 0..=count as usize {
                    let at = start.lerp(end, stone as f32 / count);
                    water::dot(ink, at, field * 0.09, theme.gear.outline);
                    water::dot(ink, at, field * 0.065, theme.vault.floor_light);
                }
            }
        }
    }

    /// A carved frieze in the largest rectangle of stone in which nothing lies.
    pub(super) fn frieze(&self, ink: &mut Ink, theme: &Theme) {
        let (vault, field, grid) = (&theme.vault, self.layout.field(), self.layout.grid());
        let (columns, rows) = ((grid.width() / field).round() as usize, (grid.height() / field).round() as usize);
        let corner = |x: usize, y: usize| grid.min + vec2(x as f32, y as f32) * field;
        let is_free = |x: usize, y: usize| {
            let at = corner(x, y) + Vec2::splat(0.5 * field);
            let decor = self.layout.decor().any(|(_, rect)| rect.contains(at));
            !decor && self.at(at).is_none() && self.layout.alcove_at(at).is_none()
        };
        // For every row the free fields above each column, and among them the widest that are high enough.
        let mut heights = vec![0_usize; columns];
        let mut best = (0, Rect::NOTHING);
        for y in 0..rows {
            for (x, height) in heights.iter_mut().enumerate() {
                *height = if is_free(x, y) { *height + 1 } else { 0 };
            }
            for from in 0..columns {
                let mut high = usize::MAX;
                for (to, &height) in heights.iter().enumerate().skip(from) {
                    high = high.min(height);
                    let size = (to + 1 - from) * high;
                    if high >= 2 && size > best.0 {
                        best = (size, Rect::from_min_max(corner(from, y + 1 - high), corner(to + 1, y + 1)));
                    }
                }
            }
        }
        if best.0 < 6 {
            return;
        }
        let rect = best.1.shrink2(vec2(0.35, 0.42) * field);
        let wide = (field * 0.05).max(ink.pixel());
        let mut carve = |line: &[Pos2], wide: f32| {
            let lip: Vec<Pos2> = line.iter().map(|&at| at + vec2(0.02, 0.03) * field).collect();
            // One stroke with mitred corners: far fewer triangles than round ones.
            ink.taper(&lip, wide, wide, vault.rock_edge.gamma_multiply(0.4));
            ink.taper(line, wide, wide, vault.rock_joint.gamma_multiply(0.9));
        };
        for y in [rect.top(), rect.bottom()] {
            carve(&[pos2(rect.left(), y), pos2(rect.right(), y)], wide);
        }
        // Stepped frets, one beside the other.
        let high = rect.height() * 0.72;
        let count = (rect.width() / (high * 1.25)).floor().max(1.0);
        let step = rect.width() / count;
        for index in 0..count as usize {
            let foot =
                pos2(rect.left() + step * (index as f32 + 0.5) - high * 0.5, rect.bottom() - rect.height() * 0.14);
            let at = |x: f32, y: f32| foot + vec2(x, -y) * high;
            let stairs = [
                at(-0.06, 0.0),
                at(0.1, 0.0),
                at(0.1, 0.25),
                at(0.24, 0.25),
                at(0.24, 0.5),
                at(0.38, 0.5),
                at(0.38, 0.75),
                at(0.52, 0.75),
                at(0.52, 1.0),
            ];
            let hook = [
                at(0.52, 1.0),
                at(1.0, 1.0),
                at(1.0, 0.28),
                at(0.62, 0.28),
                at(0.62, 0.66),
                at(0.8, 0.66),
                at(0.8, 0.5),
            ];
            carve(&stairs, wide * 1.2);
            carve(&hook, wide * 1.2);
        }
    }

    /// Torches in the stone above the corridor, each with its light.
    pub(super) fn torches(&self, ink: &mut Ink, theme: &Theme) {
        let (field, layout) = (self.layout.field(), self.layout);
        let taken = |at: Pos2| {
            let decor = layout.decor().any(|(_, rect)| rect.contains(at));
            decor || self.at(at).is_some() || layout.alcove_at(at).is_some()
        };
        let mut last: Option<Pos2> = None;
        for &square in self.rules.corridor() {
            let above = layout.square(square).center() - vec2(0.0, field);
            let is_near = last.is_some_and(|last| (last - above).length() < 2.4 * field);
            if taken(above) || is_near || !layout.grid().contains(above) {
                continue;
            }
            last = Some(above);
            torch(ink, theme, Frame::new(above + vec2(0.0, 0.12 * field), field * 0.3));
        }
    }

    fn is_river(&self, one: Square, other: Square) -> bool {
        let is_river = |square| matches!(self.rules.room(square), Room::River(_));
        is_river(one) || is_river(other)
    }

    fn share_a_room(&self, one: Square, other: Square) -> bool {
        let (room, both) = (self.rules.lava_room(), [one, other]);
        both.iter().all(|&square| room.contains(square))
            || both.iter().all(|&square| matches!(self.rules.room(square), Room::River(_)))
    }

    /// Rungs from the end of the river up to the landing.
    pub(super) fn landing(&self, ink: &mut Ink, theme: &Theme) {
        let (Some(landing), Some(&last)) = (self.rules.landing(), self.rules.river().last()) else { return };
        let (from, to) = (self.layout.square(last), self.layout.square(landing));
        let (field, way) = (self.layout.field(), to.center() - from.center());
        if way.length() > 1.2 * field {
            return;
        }
        let (along, middle) = (way.normalized(), from.center().lerp(to.center(), 0.5));
        for rung in -1_i8..=1 {
            let at = middle + along * (f32::from(rung) * 0.12 * field);
            let half = along.rot90() * (0.22 * field);
            ink.line(&[at - half, at + half], field * 0.1, theme.gear.outline);
            ink.line(&[at - half, at + half], field * 0.05, theme.vault.rope);
        }
        for side in [-0.22, 0.22] {
            let aside = along.rot90() * (side * field);
            ink.line(
                &[middle + aside - along * (0.22 * field), middle + aside + along * (0.22 * field)],
                field * 0.06,
                theme.gear.wood,
            );
        }
    }
}

/// The way out of a square on a side.
pub(super) fn out(side: Side) -> Vec2 {
    match side {
        Side::N => vec2(0.0, -1.0),
        Side::E => vec2(1.0, 0.0),
        Side::S => vec2(0.0, 1.0),
        Side::W => vec2(-1.0, 0.0),
    }
}

/// A dotted line, which can be walked over.
fn dotted(ink: &mut Ink, theme: &Theme, field: f32, from: Pos2, to: Pos2) {
    for dot in 0..5_u8 {
        let at = from.lerp(to, (f32::from(dot) + 0.5) / 5.0);
        water::dot(ink, at, field * 0.034, theme.vault.dots);
    }
}

/// A thin wall between two squares.
fn partition(ink: &mut Ink, theme: &Theme, field: f32, from: Pos2, to: Pos2) {
    let (stone, along) = (&theme.stone, (to - from).normalized());
    let (from, to) = (from - along * (0.05 * field), to + along * (0.05 * field));
    let bar = |half: f32, moved: Vec2| {
        let (aside, end) = (along.rot90() * (half * field), along * (half * field));
        [from - end - aside, to + end - aside, to + end + aside, from - end + aside].map(|at| at + moved * field)
    };
    ink.fill(&bar(0.085, vec2(0.04, 0.08)), theme.vault.shade);
    ink.fill(&bar(0.08, Vec2::ZERO), theme.gear.outline);
    ink.fill(&bar(0.055, Vec2::ZERO), stone.dark);
    ink.fill(&bar(0.03, vec2(-0.015, -0.02)), stone.top);
}

/// A door to the world outside, from which daylight falls in.
pub(super) fn door(ink: &mut Ink, theme: &Theme, layout: &Layout, square: Square, side: Side, is_way_in: bool) {
    let (field, rect) = (layout.field(), layout.square(square));
    let (out, along) = (out(side), out(side).rot90());
    let edge = rect.center() + out * (0.5 * field);
    let (vault, stone, ground) = (&theme.vault, &theme.stone, &theme.ground);
    let point = |x: f32, y: f32| edge + (along * x + out * y) * field;
    // The passage through the outer wall, with steps, and the green behind it.
    let passage = [point(-0.36, -0.04), point(0.36, -0.04), point(0.36, 0.5), point(-0.36, 0.5)];
    ink.fill(&passage, theme.gear.outline);
    for step in 0..4_u8 {
        let (near, far) = (f32::from(step) * 0.13 - 0.02, f32::from(step) * 0.13 + 0.1);
        let colour = vault.floor_light.lerp_to_gamma(ground.clearing_light, f32::from(step) / 3.0);
        ink.facet(&[point(-0.32, near), point(0.32, near), point(0.32, far), point(-0.32, far)], colour);
    }
    // Daylight on the floor.
    let light = vault.beam.gamma_multiply(0.5);
    let (near, far) = ([point(-0.32, 0.0), point(0.32, 0.0)], [point(-0.46, -0.85), point(0.46, -0.85)]);
    ink.bands(&[(near, light), (far, Color32::TRANSPARENT)]);
    for x in [-0.42, 0.42] {
        let post = Frame::new(point(x, 0.2), field * 0.16);
        let outline = rounded(
            &post.points(&[(-0.8, -1.4), (0.8, -1.4), (0.8, 1.4), (-0.8, 1.4)].map(|(x, y): (f32, f32)| {
                let at = along * x + out * y;
                (at.x, at.y)
            })),
            post.unit * 0.4,
        );
        ink.outline(&outline, field * 0.06, theme.gear.outline);
        ink.shaded(post.at(-0.3, -0.3), &outline, |at| stone.light.lerp_to_gamma(stone.dark, post.shade(at)));
    }
    // An arrow in the stone: in, or out.
    let way = if is_way_in { -1.0 } else { 1.0 };
    let tip = point(0.0, 0.08 + 0.17 * way);
    let back = point(0.0, 0.08 - 0.17 * way);
    let colour = theme.token.jade_dark;
    ink.line(&[back, tip], field * 0.09, colour);
    ink.line(&[point(-0.13, 0.08 + 0.03 * way), tip, point(0.13, 0.08 + 0.03 * way)], field * 0.09, colour);
}

/// A torch in its ring.
fn torch(ink: &mut Ink, theme: &Theme, frame: Frame) {
    let (fire, unit) = (&theme.fire, frame.unit);
    ink.glow(frame.at(0.0, -0.3), Vec2::splat(unit * 5.0), fire.hot.gamma_multiply(0.3));
    ink.glow(frame.at(0.0, -0.4), Vec2::splat(unit * 1.8), fire.core.gamma_multiply(0.5));
    let staff = frame.points(&[(0.0, 1.0), (0.0, 0.0)]);
    ink.line(&staff, unit * 0.38, theme.gear.outline);
    ink.line(&staff, unit * 0.22, theme.gear.wood);
    ink.line(&frame.points(&[(-0.3, 0.5), (0.3, 0.5)]), unit * 0.18, theme.vault.rock_edge);
    let flame = |grow: f32| {
        frame.points(&[
            (0.0, -1.25 * grow),
            (0.34 * grow, -0.5 * grow),
            (0.36 * grow, 0.02),
            (0.0, 0.22),
            (-0.36 * grow, 0.02),
            (-0.3 * grow, -0.6 * grow),
        ])
    };
    ink.fill(&flame(1.12), fire.glow);
    ink.fill(&flame(0.86), fire.hot);
    ink.fill(&flame(0.5), fire.core);
}
