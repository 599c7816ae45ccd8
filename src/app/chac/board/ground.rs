//! The temple itself, which never changes in a game: its walls, floors, doors, and the places for what lies beside.
//!
//! Decides how rooms look. Water and the abyss are drawn in `water`.

use egui::{Color32, Painter, Pos2, Rect, Vec2, pos2, vec2};

use super::layout::{Decor, Layout, part};
use super::water;
use crate::app::hexboard::art::border_leaf;
use crate::app::kit::draw::chance::Chance;
use crate::app::kit::draw::digits;
use crate::app::kit::draw::frame::{Frame, arc, rounded};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;
use crate::chac::{Room, Side, Square, Variant};

/// Fields with a side above this, in points, are drawn with all their joints and cracks.
pub(super) const DETAIL: f32 = 22.0;

/// The temple without anything that can change.
pub(super) fn paint(painter: &Painter, theme: &Theme, layout: &Layout, rules: &Variant) {
    let mut ink = Ink::on(painter);
    temple(&mut ink, theme, layout, rules);
    ink.paint(painter);
}

/// As [`paint`], added to an ink.
pub(in crate::app::chac) fn temple(ink: &mut Ink, theme: &Theme, layout: &Layout, rules: &Variant) {
    let plan = Plan::new(layout, rules);
    mass(ink, theme, layout);
    if layout.field() > DETAIL {
        plan.frieze(ink, theme);
    }
    for (decor, rect) in layout.decor() {
        match decor {
            Decor::Abyss => water::abyss(ink, theme, layout.field(), rect),
            Decor::Waterfall => {}
            Decor::Deck(_) | Decor::Clue(_) => tray(ink, theme, layout.field(), rect.shrink(0.06 * layout.field())),
            Decor::WallCards | Decor::Dice => tray(ink, theme, layout.field(), rect.shrink(0.04 * layout.field())),
        }
    }
    for alcove in 0..rules.alcoves().len() {
        niche(ink, theme, layout.field(), layout.alcove(alcove));
    }
    for square in rules.squares().iter() {
        floor(ink, theme, layout, rules, square);
    }
    track(ink, theme, layout, rules);
    water::river(ink, theme, layout, rules);
    for rect in layout.decor().filter(|(decor, _)| *decor == Decor::Waterfall).map(|(_, rect)| rect) {
        water::fall(ink, theme, layout, rules, rect);
    }
    for square in rules.squares().iter() {
        plan.sides(ink, theme, square);
    }
    plan.far_ways(ink, theme);
    plan.landing(ink, theme);
    if layout.field() > DETAIL {
        plan.torches(ink, theme);
    }
    for (square, is_way_in) in [(rules.entrance(), true), (rules.out(), false)] {
        door(ink, theme, layout, square, plan.outside(square), is_way_in);
    }
    if layout.field() > DETAIL {
        growth(ink, theme, layout, &plan);
    }
}

/// Leaves that have grown over the corners and the edges of the stone.
fn growth(ink: &mut Ink, theme: &Theme, layout: &Layout, plan: &Plan<'_>) {
    let (rect, field) = (layout.temple(), layout.field());
    let mut chance = Chance::new(0x6772_6f77);
    let heart = rect.center();
    let doors = [plan.rules.entrance(), plan.rules.out()].map(|square| layout.square(square).center());
    for corner in square_of(rect.shrink(0.05 * field)) {
        for _ in 0..6 {
            let inward = (heart - corner).angle();
            let at = corner + vec2(chance.between(-0.3, 0.3), chance.between(-0.3, 0.3)) * field;
            let heading = inward + chance.between(-1.5, 1.5);
            let size = chance.between(0.5, 0.95) * field;
            border_leaf(ink, theme, at, heading, size, chance.below(3), chance.between(0.5, 1.0));
        }
    }
    let ends = square_of(rect);
    for side in 0..4 {
        let (from, to) = (ends[side], ends[(side + 1) % 4]);
        let inward = (to - from).rot90().angle();
        for _ in 0..((to - from).length() / field * 0.65) as usize {
            let at = from.lerp(to, chance.between(0.05, 0.95));
            let (heading, size) = (inward + chance.between(-1.1, 1.1), chance.between(0.28, 0.5) * field);
            let (kind, depth) = (chance.below(3), chance.between(0.4, 0.95));
            // Nothing grows before a door.
            if doors.iter().all(|&door| (door - at).length() > 1.5 * field) {
                border_leaf(ink, theme, at, heading, size, kind, depth);
            }
        }
    }
}

/// The stone in which the rooms lie.
fn mass(ink: &mut Ink, theme: &Theme, layout: &Layout) {
    let (vault, field, rect) = (&theme.vault, layout.field(), layout.temple());
    let outline = |grow: f32| corners(rect.expand(grow), field * 0.3 + grow);
    let below: Vec<Pos2> = outline(0.0).into_iter().map(|at| at + vec2(0.08, 0.16) * field).collect();
    ink.shadow(&below, field * 0.5, theme.ground.shadow);
    ink.fill(&outline(0.03 * field), theme.gear.outline);
    let lit = rect.left_top();
    let far = rect.size().length();
    ink.shaded(rect.center(), &outline(0.0), |at| {
        vault.rock_light.lerp_to_gamma(vault.rock_dark, ((at - lit).length() / far).clamp(0.0, 1.0))
    });
    if field > DETAIL * 0.6 {
        blocks(ink, theme, rect, field);
    }
    let inner = corners(rect.shrink(0.08 * field), field * 0.24);
    ink.outline(&inner, (field * 0.03).max(ink.pixel()), vault.rock_edge.gamma_multiply(0.55));
    ink.fade_in(&outline(0.0), field * 0.3, |at| {
        if at.x - rect.left() < field || at.y - rect.top() < field {
            vault.rock_edge.gamma_multiply(0.5)
        } else {
            vault.rock_joint.gamma_multiply(0.6)
        }
    });
}

/// Rows of blocks of several sizes, some lighter and some darker.
fn blocks(ink: &mut Ink, theme: &Theme, rect: Rect, field: f32) {
    let vault = &theme.vault;
    let mut chance = Chance::new(0x626c_6f63);
    let high = field * 0.5;
    let rows = (rect.height() / high).round().max(1.0);
    let (inner, line) = (rect.shrink(field * 0.1), (field * 0.035).max(ink.pixel()));
    let joint = vault.rock_joint.gamma_multiply(0.75);
    for row in 0..rows as usize {
        let y = rect.top() + rect.height() * row as f32 / rows;
        let mut x = rect.left() - chance.unit() * field;
        while x < rect.right() {
            let wide = field * chance.between(0.7, 1.25);
            let block = Rect::from_min_size(pos2(x, y), vec2(wide, rect.height() / rows)).intersect(inner);
            x += wide;
            let tone = chance.unit();
            if block.width() < field * 0.08 {
                continue;
            }
            let veil = if tone > 0.5 { vault.rock_edge } else { vault.rock_joint };
            ink.facet(&square_of(block), veil.gamma_multiply(0.22 * (tone - 0.5).abs() * 2.0));
            ink.stroke_line(block.right_top(), block.right_bottom(), line, joint);
        }
        // One line along the whole row takes far fewer triangles than one for each block.
        if row > 0 {
            let (from, to) = (pos2(inner.left(), y), pos2(inner.right(), y));
            ink.stroke_line(from, to, line, joint);
            let lit = vec2(0.0, line);
            ink.stroke_line(from + lit, to + lit, field * 0.025, vault.rock_edge.gamma_multiply(0.28));
        }
    }
    for _ in 0..14 {
        let at = part(rect, chance.unit(), chance.unit());
        let size = vec2(chance.between(0.5, 1.4), chance.between(0.3, 0.8)) * field;
        ink.glow(at, size, theme.jungle.leaf_middle.gamma_multiply(0.3));
    }
}

/// A shallow place in the stone for something that lies there.
fn tray(ink: &mut Ink, theme: &Theme, field: f32, rect: Rect) {
    let vault = &theme.vault;
    let outline = corners(rect, field * 0.12);
    ink.outline(&outline, field * 0.05, vault.rock_edge.gamma_multiply(0.6));
    ink.shaded(rect.center(), &outline, |at| {
        let down = ((at.y - rect.top()) / rect.height()).clamp(0.0, 1.0);
        vault.rock_joint.lerp_to_gamma(vault.rock_dark, 0.35 + 0.4 * down)
    });
    ink.fade_in(&outline, field * 0.16, |at| {
        let is_lit = at.x > rect.center().x && at.y > rect.center().y;
        if is_lit { vault.rock_light.gamma_multiply(0.25) } else { vault.shade }
    });
}

/// The hollow of an alcove.
fn niche(ink: &mut Ink, theme: &Theme, field: f32, rect: Rect) {
    let (vault, stone) = (&theme.vault, &theme.stone);
    let frame = Frame::new(rect.center(), field * 0.5);
    let arch = |grow: f32| {
        let mut outline = vec![(0.72 + grow, 0.86 + grow), (-0.72 - grow, 0.86 + grow)];
        outline.extend(arc((0.0, -0.12), (0.72 + grow, 0.74 + grow), 0.5, 1.0, 14));
        frame.points(&outline)
    };
    ink.fill(&arch(0.2), theme.gear.outline);
    ink.shaded(frame.at(-0.2, -0.3), &arch(0.16), |at| stone.top.lerp_to_gamma(stone.dark, frame.shade(at)));
    ink.fill(&arch(0.03), stone.line);
    ink.shaded(frame.at(0.0, 0.2), &arch(0.0), |at| {
        vault.alcove.lerp_to_gamma(vault.rock_joint, (0.5 + 0.5 * frame.from(at).y).clamp(0.0, 1.0) * 0.6)
    });
}

fn floor(ink: &mut Ink, theme: &Theme, layout: &Layout, rules: &Variant, square: Square) {
    let (vault, field, rect) = (&theme.vault, layout.field(), layout.square(square));
    let mut chance = Chance::new(square.index() as u64 ^ 0x666c_6f6f);
    match rules.room(square) {
        Room::Corridor(_) | Room::Entrance | Room::Out => {
            ink.facet(&square_of(rect), vault.floor_joint);
            flags(ink, theme, rect, field, &mut chance);
            if rules.lookouts().contains(square) && field > DETAIL {
                lookout(ink, theme, Frame::new(part(rect, 0.16, 0.15), field * 0.1));
            }
        }
        Room::Zone(zone) => zone_floor(ink, theme, rect, field, (zone, rules.wall_steps())),
        Room::Lava(_) => lava(ink, theme, rect, field, &mut chance),
        Room::Sun(_) => {
            ink.facet(&square_of(rect), vault.floor_joint);
            flags(ink, theme, rect, field, &mut chance);
        }
        Room::River(_) | Room::Bridge => {}
    }
}

/// Worn flags, one large one or some small ones.
fn flags(ink: &mut Ink, theme: &Theme, rect: Rect, field: f32, chance: &mut Chance) {
    let vault = &theme.vault;
    let tone = chance.between(-0.16, 0.16);
    let flag = |ink: &mut Ink, part: Rect, tone: f32| {
        let outline = corners(part.shrink(field * 0.02), field * 0.07);
        ink.shaded(part.center(), &outline, |at| {
            let along = ((at - rect.min).dot(vec2(0.5, 0.5)) / field + tone).clamp(0.0, 1.0);
            vault.floor_light.lerp_to_gamma(vault.floor_dark, along)
        });
    };
    if field < DETAIL {
        flag(ink, rect, tone);
        return;
    }
    let cut = chance.between(0.38, 0.62);
    match chance.below(3) {
        0 => flag(ink, rect, tone),
        1 => {
            let x = rect.left() + rect.width() * cut;
            flag(ink, rect.with_max_x(x), tone);
            flag(ink, rect.with_min_x(x), -tone);
        }
        _ => {
            let y = rect.top() + rect.height() * cut;
            flag(ink, rect.with_max_y(y), tone);
            flag(ink, rect.with_min_y(y), -tone);
        }
    }
    for _ in 0..chance.below(3) {
        let from = part(rect, chance.between(0.1, 0.9), chance.between(0.1, 0.9));
        let mid = from + vec2(chance.between(-0.14, 0.14), chance.between(-0.14, 0.14)) * field;
        let to = mid + vec2(chance.between(-0.12, 0.12), chance.between(-0.12, 0.12)) * field;
        ink.taper(&[from, mid, to], field * 0.022, 0.0, vault.floor_joint.gamma_multiply(0.7));
    }
}

/// An eye in the stone: the room of lava is seen from here.
fn lookout(ink: &mut Ink, theme: &Theme, frame: Frame) {
    let colour = theme.vault.floor_joint;
    for side in [-0.6, 0.6] {
        let lid: Vec<(f32, f32)> =
            (-6_i8..=6).map(|step| f32::from(step) / 6.0).map(|x| (x, side * (1.0 - x * x))).collect();
        ink.line(&frame.points(&lid), (frame.unit * 0.2).max(ink.pixel()), colour);
    }
    ink.disc(frame.centre, frame.unit * 0.32, colour);
}

/// The floor of a zone, with a line wherever a wall can come to stand, and its number.
fn zone_floor(ink: &mut Ink, theme: &Theme, rect: Rect, field: f32, (zone, steps): (u8, u8)) {
    let vault = &theme.vault;
    let odd = if zone % 2 == 0 { 0.0 } else { 0.14 };
    let colour = |at: Pos2| {
        let along = ((at - rect.min).dot(vec2(0.35, 0.65)) / rect.height() + odd).clamp(0.0, 1.0);
        vault.zone_light.lerp_to_gamma(vault.zone_dark, along)
    };
    let rim = square_of(rect);
    ink.band(&rim, &[rect.center(); 4], colour, colour);
    let steps = steps.max(1);
    for step in 1..steps {
        let y = rect.top() + rect.height() * f32::from(step) / f32::from(steps);
        let middle = f32::from(step) * 2.0 - f32::from(steps);
        // The middle, where the walls meet, is a strong line.
        let wide = if middle.abs() < 0.5 { 0.05 } else { 0.022 };
        let line = vault.zone_line.gamma_multiply(if middle.abs() < 0.5 { 0.75 } else { 0.5 });
        ink.stroke_line(pos2(rect.left(), y), pos2(rect.right(), y), (wide * field).max(ink.pixel()), line);
    }
    if field > DETAIL {
        meander(ink, theme, rect, field);
    }
    // The number of the zone in a ring, as if it were worn by feet.
    let frame = Frame::new(rect.center(), field * 0.42);
    ink.ring(frame.centre, frame.unit, (frame.unit * 0.1).max(ink.pixel()), vault.zone_line.gamma_multiply(0.55));
    ink.disc(frame.centre, frame.unit * 0.95, vault.zone_light.gamma_multiply(0.55));
    digits::carve_number(ink, frame.centre, frame.unit * 1.1, zone + 1, vault.zone_line.gamma_multiply(0.85));
}

/// A worn meander along both sides of a zone.
fn meander(ink: &mut Ink, theme: &Theme, rect: Rect, field: f32) {
    let colour = theme.vault.zone_line.gamma_multiply(0.4);
    for (x, way) in [(rect.left() + 0.14 * field, 1.0_f32), (rect.right() - 0.14 * field, -1.0)] {
        let step = field * 0.25;
        let count = (rect.height() / step).floor() as usize;
        let start = rect.top() + (rect.height() - step * count as f32) * 0.5;
        for index in 0..count {
            let y = start + step * index as f32;
            let at = |right: f32, down: f32| pos2(x + right * step * way * 0.62, y + down * step);
            let key = [at(-0.3, 0.9), at(-0.3, 0.1), at(0.6, 0.1), at(0.6, 0.62), at(0.15, 0.62), at(0.15, 0.4)];
            let wide = (field * 0.026).max(ink.pixel());
            ink.taper(&key, wide, wide, colour);
        }
    }
}

/// A pool of lava, as wide as a square.
fn lava(ink: &mut Ink, theme: &Theme, rect: Rect, field: f32, chance: &mut Chance) {
    let fire = &theme.fire;
    let heart = part(rect, chance.between(0.35, 0.65), chance.between(0.35, 0.65));
    let colour = |at: Pos2| fire.hot.lerp_to_gamma(fire.glow, ((at - heart).length() / (0.62 * field)).min(1.0));
    let rim = square_of(rect);
    ink.band(&rim, &[heart; 4], colour, colour);
    if field < DETAIL {
        return;
    }
    for _ in 0..4 {
        let at = part(rect, chance.between(0.12, 0.88), chance.between(0.12, 0.88));
        let size = chance.between(0.06, 0.2) * field;
        let crust: Vec<Pos2> = (0..7_u8)
            .map(|corner| Vec2::angled(f32::from(corner) / 7.0 * std::f32::consts::TAU))
            .map(|out| at + out * (size * chance.between(0.6, 1.1)))
            .collect();
        ink.fill(&crust, fire.crust.gamma_multiply(0.42));
    }
    for _ in 0..2 {
        let at = part(rect, chance.between(0.15, 0.85), chance.between(0.15, 0.85));
        ink.glow(at, Vec2::splat(0.16 * field), fire.core);
        ink.disc(at, field * 0.03, fire.core);
    }
}

/// The groove that the boulder has worn, with a notch on each square that says where it rolls.
fn track(ink: &mut Ink, theme: &Theme, layout: &Layout, rules: &Variant) {
    let (vault, field) = (&theme.vault, layout.field());
    let stops: Vec<Pos2> = rules.corridor().iter().map(|&square| layout.square(square).center()).collect();
    // Two edges of the groove, each around the corners.
    for side in [-1.0_f32, 1.0] {
        let edge: Vec<Pos2> = stops
            .iter()
            .enumerate()
            .map(|(index, &stop)| {
                let before = if index > 0 { stop - stops[index - 1] } else { Vec2::ZERO };
                let after = stops.get(index + 1).map_or(Vec2::ZERO, |&next| next - stop);
                let out = (before.normalized().rot90() + after.normalized().rot90()) * side;
                let is_end = before == Vec2::ZERO || after == Vec2::ZERO;
                let is_straight = is_end || before.normalized().dot(after.normalized()) > 0.5;
                stop + out * (0.36 * field * if is_straight && !is_end { 0.5 } else { 1.0 })
            })
            .collect();
        ink.line(&edge, (field * 0.05).max(ink.pixel()), vault.track);
    }
    if field < DETAIL {
        return;
    }
    for pair in stops.windows(2) {
        let (along, middle) = ((pair[1] - pair[0]).normalized(), pair[0]);
        let point = |x: f32, y: f32| middle + (along * x + along.rot90() * y) * field;
        ink.taper(
            &[point(-0.06, -0.13), point(0.07, 0.0), point(-0.06, 0.13)],
            field * 0.045,
            field * 0.045,
            vault.track,
        );
    }
}

/// The fields of the grid, and the square on each.
struct Plan<'a> {
    layout: &'a Layout,
    rules: &'a Variant,
}

impl<'a> Plan<'a> {
    fn new(layout: &'a Layout, rules: &'a Variant) -> Self {
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
    fn outside(&self, square: Square) -> Side {
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
    fn sides(&self, ink: &mut Ink, theme: &Theme, square: Square) {
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
    fn far_ways(&self, ink: &mut Ink, theme: &Theme) {
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
    fn frieze(&self, ink: &mut Ink, theme: &Theme) {
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
    fn torches(&self, ink: &mut Ink, theme: &Theme) {
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
    fn landing(&self, ink: &mut Ink, theme: &Theme) {
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
fn door(ink: &mut Ink, theme: &Theme, layout: &Layout, square: Square, side: Side, is_way_in: bool) {
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

/// The corners of a rectangle.
pub(super) fn square_of(rect: Rect) -> [Pos2; 4] {
    [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()]
}

/// A rectangle with round corners.
pub(super) fn corners(rect: Rect, radius: f32) -> Vec<Pos2> {
    rounded(&square_of(rect), radius)
}
