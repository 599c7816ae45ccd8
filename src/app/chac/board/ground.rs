//! The temple itself, which never changes in a game: the stone, its floors, and the places for what lies beside.
//!
//! Decides in which order all of it is drawn and how rooms look. Walls, ways and doors are drawn in `masonry`, water and
//! the abyss in `water`.

use egui::{Painter, Pos2, Rect, Vec2, pos2, vec2};

use super::layout::{Decor, Layout, part};
use super::masonry::{Plan, door};
use super::water;
use crate::app::hexboard::art::border_leaf;
use crate::app::kit::draw::chance::Chance;
use crate::app::kit::draw::digits;
use crate::app::kit::draw::frame::{Frame, arc, rounded};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;
use crate::chac::{Room, Square, Variant};

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
        growth(ink, theme, layout, rules);
    }
}

/// Leaves that have grown over the corners and the edges of the stone.
fn growth(ink: &mut Ink, theme: &Theme, layout: &Layout, rules: &Variant) {
    let (rect, field) = (layout.temple(), layout.field());
    let mut chance = Chance::new(0x6772_6f77);
    let heart = rect.center();
    let doors = [rules.entrance(), rules.out()].map(|square| layout.square(square).center());
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

/// The corners of a rectangle.
pub(super) fn square_of(rect: Rect) -> [Pos2; 4] {
    [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()]
}

/// A rectangle with round corners.
pub(super) fn corners(rect: Rect, radius: f32) -> Vec<Pos2> {
    rounded(&square_of(rect), radius)
}
