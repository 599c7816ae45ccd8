//! Parts of a temple that move, break or open: walls, cover, bridge, roof, doors.

use egui::{Color32, Painter, Pos2, Rect, Vec2, pos2, vec2};

use super::ground::{DETAIL, corners};
use super::layout::{Decor, Layout};
use super::stands::between_walls;
use crate::app::kit::draw::chance::Chance;
use crate::app::kit::draw::frame::{Frame, arc};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;
use crate::chac::{Square, Variant};

/// The lip of a wall that has not moved yet, in fields.
const LIP: f32 = 0.13;
/// The depth of the teeth at the front of a wall, in fields.
pub(in crate::app::chac) const TOOTH: f32 = 0.13;

/// Both walls after so many steps, over all zones.
pub(super) fn walls(painter: &Painter, theme: &Theme, layout: &Layout, rules: &Variant, left: f32, right: f32) {
    let mut ink = Ink::on(painter);
    ink_walls(&mut ink, theme, layout, rules, left, right);
    ink.paint(painter);
}

/// As [`walls`], added to an ink.
pub(in crate::app::chac) fn ink_walls(
    ink: &mut Ink,
    theme: &Theme,
    layout: &Layout,
    rules: &Variant,
    left: f32,
    right: f32,
) {
    let field = layout.field();
    for (index, &zone) in rules.zones().iter().enumerate() {
        let (whole, clear) = (layout.square(zone), between_walls(layout, rules, zone, left, right));
        let above = Rect::from_min_max(pos2(whole.left(), whole.top() - LIP * field), clear.right_top());
        let below = Rect::from_min_max(clear.left_bottom(), pos2(whole.right(), whole.bottom() + 0.05 * field));
        let vault = &theme.vault;
        wall_shadow(ink, theme, field, above, true);
        wall(ink, theme, field, above, true, [vault.right_light, vault.right_dark], index);
        wall_shadow(ink, theme, field, below, false);
        wall(ink, theme, field, below, false, [vault.left_light, vault.left_dark], index);
    }
}

/// A wall by itself, its teeth within the rectangle: the left one comes from below, the right one from above.
pub(in crate::app::chac) fn wall_alone(painter: &Painter, theme: &Theme, field: f32, rect: Rect, is_left: bool) {
    let (mut ink, vault, tooth) = (Ink::on(painter), &theme.vault, TOOTH * field);
    if is_left {
        let rect = rect.with_min_y(rect.top() + tooth);
        wall(&mut ink, theme, field, rect, false, [vault.left_light, vault.left_dark], 0);
    } else {
        let rect = rect.with_max_y(rect.bottom() - tooth);
        wall(&mut ink, theme, field, rect, true, [vault.right_light, vault.right_dark], 0);
    }
    ink.paint(painter);
}

/// The shadow of a stretch of wall on the floor before it.
fn wall_shadow(ink: &mut Ink, theme: &Theme, field: f32, rect: Rect, looks_down: bool) {
    let (front, way) = if looks_down { (rect.bottom(), 1.0) } else { (rect.top(), -1.0) };
    let deep = (0.12 + 0.1 * rect.height() / field).min(0.32) * field * if looks_down { 1.0 } else { 0.5 };
    let near = [pos2(rect.left(), front), pos2(rect.right(), front)];
    let far = near.map(|at| at + vec2(0.0, way * (deep + TOOTH * field)));
    ink.bands(&[(near, theme.vault.shade), (far, Color32::TRANSPARENT)]);
}

/// A stretch of wall whose front looks down or up. The one from above has round teeth, the one from below pointed ones.
fn wall(
    ink: &mut Ink,
    theme: &Theme,
    field: f32,
    rect: Rect,
    looks_down: bool,
    [light, dark]: [Color32; 2],
    seed: usize,
) {
    let vault = &theme.vault;
    let (front, foot, way) =
        if looks_down { (rect.bottom(), rect.top(), 1.0) } else { (rect.top(), rect.bottom(), -1.0) };
    let near = [pos2(rect.left(), front), pos2(rect.right(), front)];
    let teeth = (rect.width() / (0.4 * field)).round().max(2.0) as usize;
    let wide = rect.width() / teeth as f32;
    for tooth in 0..teeth {
        let x = rect.left() + wide * tooth as f32;
        let outline: Vec<Pos2> = if looks_down {
            let half = wide * 0.5;
            arc((x + half, front - 0.02 * field), (half * 0.88, TOOTH * field), 0.0, 0.5, 8)
                .into_iter()
                .map(|(x, y)| pos2(x, y))
                .collect()
        } else {
            vec![
                pos2(x + wide * 0.06, front),
                pos2(x + wide * 0.5, front - TOOTH * field),
                pos2(x + wide * 0.94, front),
            ]
        };
        ink.outline(&outline, (field * 0.06).max(ink.pixel()), vault.wall_line);
        ink.fill(&outline, if looks_down { light } else { dark.lerp_to_gamma(light, 0.6) });
    }
    let colours = if looks_down { (dark, light) } else { (light, dark) };
    let (top, bottom) = ([rect.left_top(), rect.right_top()], [rect.left_bottom(), rect.right_bottom()]);
    ink.bands(&[(top, colours.0), (bottom, colours.1)]);
    // Courses of blocks, from the front back.
    let course = field * 0.26;
    let mut chance = Chance::new(0x7761_6c6c ^ seed as u64);
    let mut y = front;
    let mut row = 0_u32;
    while (y - foot) * way > course * 0.3 {
        let back = if looks_down { (y - course).max(foot) } else { (y + course).min(foot) };
        let line = vault.wall_line.gamma_multiply(0.55);
        ink.stroke_line(pos2(rect.left(), back), pos2(rect.right(), back), (field * 0.03).max(ink.pixel()), line);
        if field > DETAIL {
            let mut x = rect.left() + field * if row.is_multiple_of(2) { 0.2 } else { 0.46 };
            while x < rect.right() - 0.1 * field {
                ink.stroke_line(pos2(x, y), pos2(x, back), (field * 0.025).max(ink.pixel()), line);
                x += field * chance.between(0.42, 0.62);
            }
        }
        y = back;
        row += 1;
    }
    ink.stroke_line(near[0], near[1], (field * 0.06).max(ink.pixel()), vault.wall_line);
    let lip = vec2(0.0, -way * field * 0.05);
    ink.stroke_line(
        near[0] + lip,
        near[1] + lip,
        (field * 0.035).max(ink.pixel()),
        light.lerp_to_gamma(theme.gear.shine, 0.4),
    );
}

/// The cover of the lava room; `gone` from 0, where it lies, to 1.
pub(in crate::app::chac) fn cover(painter: &Painter, theme: &Theme, layout: &Layout, rules: &Variant, gone: f32) {
    let mut faded = painter.clone();
    faded.multiply_opacity((1.0 - gone).clamp(0.0, 1.0).sqrt());
    let mut ink = Ink::on(&faded);
    ink_cover(&mut ink, theme, layout, rules, vec2(0.0, -0.6 * gone) * layout.field());
    ink.paint(&faded);
}

/// As [`cover`], added to an ink, moved by so much.
pub(in crate::app::chac) fn ink_cover(ink: &mut Ink, theme: &Theme, layout: &Layout, rules: &Variant, moved: Vec2) {
    let (vault, field) = (&theme.vault, layout.field());
    let whole = rules.lava_room().iter().fold(Rect::NOTHING, |all, square| all.union(layout.square(square)));
    if !whole.is_positive() {
        return;
    }
    // Slabs of stone, square by square, so that a room of any shape is covered and nothing else.
    for square in rules.lava_room().iter() {
        let rect = layout.square(square).translate(moved);
        let mut chance = Chance::new(0x636f_7665 ^ square.index() as u64);
        let tone = chance.between(-0.1, 0.1);
        ink.facet(&super::ground::square_of(rect), theme.gear.outline);
        let outline = corners(rect.shrink(field * 0.025), field * 0.06);
        ink.shaded(rect.center(), &outline, |at| {
            let along = ((at - whole.min - moved).dot(vec2(0.5, 0.5)) / whole.width() + tone).clamp(0.0, 1.0);
            vault.cover_light.lerp_to_gamma(vault.cover_dark, along)
        });
        ink.fade_in(&outline, field * 0.08, |at| {
            if at.x < rect.center().x || at.y < rect.center().y {
                theme.gear.shine.gamma_multiply(0.14)
            } else {
                vault.shade.gamma_multiply(0.7)
            }
        });
    }
    let size = whole.size().min_elem() * 0.5;
    mask(ink, theme, Frame::new(whole.center() + moved, size * 0.78));
}

/// The mask of Chac: round eyes, a long nose that curls, tusks, and beams of stone around it.
pub(in crate::app::chac) fn mask(ink: &mut Ink, theme: &Theme, frame: Frame) {
    let (vault, unit) = (&theme.vault, frame.unit);
    let line = vault.cover_line;
    let lip = theme.gear.shine.gamma_multiply(0.16);
    let stroke = |ink: &mut Ink, points: &[(f32, f32)], wide: f32| {
        let cut = frame.points(points);
        let lit: Vec<Pos2> = cut.iter().map(|&at| at + vec2(0.02, 0.03) * unit).collect();
        ink.line(&lit, wide * unit, lip);
        ink.line(&cut, wide * unit, line);
    };
    ink.ring(frame.centre + vec2(0.015, 0.02) * unit, unit * 0.98, unit * 0.05, lip);
    ink.ring(frame.centre, unit * 0.98, unit * 0.05, line);
    for ray in 0..16_u8 {
        let out = Vec2::angled((f32::from(ray) + 0.5) / 16.0 * std::f32::consts::TAU);
        let (near, far) = (out * 1.04, out * if ray % 2 == 0 { 1.2 } else { 1.12 });
        stroke(ink, &[(near.x, near.y), (far.x, far.y)], 0.05);
    }
    for side in [-1.0_f32, 1.0] {
        stroke(ink, &arc((0.4 * side, -0.28), (0.24, 0.24), 0.0, 1.0, 20), 0.07);
        ink.disc(frame.at(0.36 * side, -0.24), unit * 0.1, line);
        stroke(ink, &[(0.14 * side, -0.62), (0.46 * side, -0.66), (0.76 * side, -0.5)], 0.09);
        stroke(ink, &[(0.72 * side, -0.1), (0.82 * side, 0.12), (0.7 * side, 0.3)], 0.07);
        stroke(ink, &[(0.2 * side, 0.5), (0.26 * side, 0.78), (0.42 * side, 0.62)], 0.07);
    }
    // The long nose.
    stroke(ink, &[(0.0, -0.4), (0.0, 0.14), (0.1, 0.3), (0.26, 0.28), (0.28, 0.14), (0.18, 0.1)], 0.1);
    stroke(ink, &[(-0.56, 0.38), (-0.3, 0.5), (0.0, 0.52), (0.3, 0.5), (0.56, 0.38)], 0.08);
}

/// The bridge with so many planks left; the last ones of all break first, and where one was, its stumps hang.
pub(super) fn bridge(
    painter: &Painter,
    theme: &Theme,
    layout: &Layout,
    rules: &Variant,
    planks: u8,
    falling: Option<(u8, f32)>,
) {
    let mut ink = Ink::on(painter);
    ink_bridge(&mut ink, theme, layout, rules, planks);
    if let (Some(bridge), Some((from, done))) = (rules.bridge(), falling) {
        let rect = layout.square(bridge);
        for plank in planks..from {
            let place = plank_rect(rect, rules.planks(), plank);
            let size = 1.0 - 0.75 * done;
            let down = vec2(0.0, done * done * 0.5) * layout.field();
            let along = Vec2::angled((f32::from(plank) - 2.0) * 0.5 * done);
            let fade = 1.0 - done;
            ink_plank(&mut ink, theme, place.center() + down, place.size() * (0.5 * size), along, fade);
        }
    }
    ink.paint(painter);
}

fn plank_rect(bridge: Rect, planks: u8, plank: u8) -> Rect {
    let count = f32::from(planks.max(1));
    // They break from both ends of the bridge to its middle in turn.
    let order = |plank: u8| {
        let back = planks.saturating_sub(1).saturating_sub(plank);
        if back.is_multiple_of(2) { back / 2 } else { planks - 1 - back / 2 }
    };
    let high = bridge.height() * 0.92 / count;
    let top = bridge.top() + bridge.height() * 0.04 + high * f32::from(order(plank).min(planks.saturating_sub(1)));
    Rect::from_min_size(pos2(bridge.left() + bridge.width() * 0.13, top), vec2(bridge.width() * 0.74, high))
}

fn ink_plank(ink: &mut Ink, theme: &Theme, centre: Pos2, half: Vec2, along: Vec2, fade: f32) {
    let vault = &theme.vault;
    let outline =
        |grow: f32| crate::app::kit::draw::frame::stone_outline(centre, half + Vec2::splat(grow), along, half.y * 0.3);
    ink.fill(&outline(0.0), theme.gear.outline.gamma_multiply(fade));
    let rim = (half.y * 0.16).max(ink.pixel());
    let top = centre.y - half.y;
    ink.shaded(centre, &outline(-rim), |at| {
        let along = ((at.y - top) / (2.0 * half.y)).clamp(0.0, 1.0);
        vault.plank_light.lerp_to_gamma(vault.plank_dark, along).gamma_multiply(fade)
    });
    let grain = along * (half.x * 0.7);
    let across = along.rot90() * (half.y * 0.12);
    ink.stroke_line(
        centre - grain + across,
        centre + grain * 0.6 + across,
        half.y * 0.1,
        vault.plank_dark.gamma_multiply(fade),
    );
}

/// As [`bridge`], added to an ink.
pub(in crate::app::chac) fn ink_bridge(ink: &mut Ink, theme: &Theme, layout: &Layout, rules: &Variant, planks: u8) {
    let Some(bridge) = rules.bridge() else { return };
    let (vault, field, rect) = (&theme.vault, layout.field(), layout.square(bridge));
    let all = rules.planks().max(1);
    let posts = |ink: &mut Ink| {
        for at in [(0.1, 0.0), (0.9, 0.0), (0.1, 1.0), (0.9, 1.0)] {
            let at = rect.min + rect.size() * vec2(at.0, at.1);
            ink.disc(at, field * 0.12, theme.gear.outline);
            ink.ball(at, field * 0.085, vault.plank_light, vault.plank_dark);
        }
    };
    if planks > 0 {
        for x in [0.1, 0.9] {
            let rope = [
                rect.min + rect.size() * vec2(x, 0.0),
                rect.min + rect.size() * vec2(x + if x < 0.5 { 0.03 } else { -0.03 }, 0.5),
                rect.min + rect.size() * vec2(x, 1.0),
            ];
            ink.line(&rope, field * 0.1, theme.gear.outline);
            ink.line(&rope, field * 0.055, vault.rope);
        }
    }
    for plank in 0..all {
        let place = plank_rect(rect, all, plank);
        let half = place.size() * vec2(0.5, 0.43);
        if plank < planks {
            ink_plank(ink, theme, place.center(), half, vec2(1.0, 0.0), 1.0);
        } else {
            // Two stumps at the ropes.
            for side in [-1.0_f32, 1.0] {
                let at = place.center() + vec2(side * half.x * 0.8, 0.0);
                let stump = [(-0.2, -0.8), (0.2 - 0.1 * side, -0.5), (0.16, 0.1), (0.2, 0.6), (-0.2, 0.8)]
                    .map(|(x, y): (f32, f32)| at + vec2(-x * side * half.x, y * half.y));
                ink.outline(&stump, half.y * 0.3, theme.gear.outline);
                ink.fill(&stump, vault.plank_dark);
            }
        }
    }
    if planks == 0 {
        for (x, lean) in [(0.1, 0.2), (0.9, -0.2)] {
            for (y, way) in [(0.0, 1.0), (1.0, -1.0)] {
                let at = rect.min + rect.size() * vec2(x, y);
                let end = at + vec2(lean, 0.42 * way) * field;
                ink.taper(
                    &[at, at.lerp(end, 0.5) + vec2(lean * 0.2, 0.0) * field, end],
                    field * 0.07,
                    field * 0.02,
                    vault.rope,
                );
            }
        }
    }
    posts(ink);
}

/// The sun in a corner of the lava room; `open` from 0, where the roof is whole, to 1, where light falls on it.
pub(in crate::app::chac) fn sun(painter: &Painter, theme: &Theme, layout: &Layout, square: Square, open: f32) {
    let mut ink = Ink::on(painter);
    ink_sun(&mut ink, theme, layout, square, open);
    ink.paint(painter);
}

/// As [`sun`], added to an ink.
pub(in crate::app::chac) fn ink_sun(ink: &mut Ink, theme: &Theme, layout: &Layout, square: Square, open: f32) {
    let (vault, field) = (&theme.vault, layout.field());
    let frame = Frame::new(layout.square(square).center(), field * 0.4);
    let dull = vault.floor_joint.gamma_multiply(0.85);
    let colour = dull.lerp_to_gamma(vault.sun, open);
    if open > 0.0 {
        ink.glow(frame.centre, Vec2::splat(frame.unit * 1.7), vault.sun.gamma_multiply(0.9 * open));
    }
    for ray in 0..12_u8 {
        let out = Vec2::angled(f32::from(ray) / 12.0 * std::f32::consts::TAU);
        let reach = if ray % 2 == 0 { 1.0 } else { 0.82 };
        let aside = out.rot90() * 0.13;
        let tip = [out * 0.6 + aside, out * reach, out * 0.6 - aside].map(|at| frame.to(at));
        if open > 0.5 {
            ink.outline(&tip, frame.unit * 0.08, theme.token.rim);
        }
        ink.fill(&tip, colour);
    }
    if open > 0.5 {
        ink.disc(frame.centre, frame.unit * 0.58, theme.token.rim);
    }
    ink.disc(frame.centre, frame.unit * 0.52, colour);
    let line = if open > 0.5 { theme.token.rim } else { vault.floor_light };
    for side in [-1.0, 1.0] {
        ink.disc(frame.at(0.18 * side, -0.1), frame.unit * 0.075, line);
    }
    ink.line(&frame.points(&arc((0.0, 0.08), (0.22, 0.18), 0.1, 0.4, 8)), frame.unit * 0.08, line);
}

/// The light that falls through an open roof onto its corner, and the hole that it comes through.
pub(super) fn beam(painter: &Painter, theme: &Theme, layout: &Layout, square: Square, open: f32) {
    let mut ink = Ink::on(painter);
    ink_beam(&mut ink, theme, layout, square, open);
    ink.paint(painter);
}

/// As [`beam`], added to an ink.
pub(in crate::app::chac) fn ink_beam(ink: &mut Ink, theme: &Theme, layout: &Layout, square: Square, open: f32) {
    let (vault, field, rect) = (&theme.vault, layout.field(), layout.square(square));
    let centre = rect.center();
    let from = centre + vec2(-0.5, -1.5) * field;
    let none = Color32::TRANSPARENT;
    ink.glow(centre + vec2(0.0, 0.1) * field, vec2(0.75, 0.62) * field, vault.beam.gamma_multiply(0.4 * open));
    for (wide, strong) in [(1.0, 0.3), (0.62, 0.34)] {
        let light = vault.beam.gamma_multiply(strong * open);
        let (near, far) = (
            [from - vec2(0.16 * wide, 0.0) * field, from + vec2(0.2 * wide, -0.05) * field],
            [centre + vec2(-0.5 * wide, 0.12) * field, centre + vec2(0.5 * wide, 0.22) * field],
        );
        let middle = [near[0].lerp(far[0], 0.55), near[1].lerp(far[1], 0.55)];
        let end = [far[0] + vec2(0.0, 0.26) * field, far[1] + vec2(0.02, 0.2) * field];
        ink.bands(&[(near, none), (middle, light.gamma_multiply(0.8)), (far, light), (end, none)]);
    }
    // Rubble at the rim of the hole.
    let mut chance = Chance::new(0x7275_6262 ^ square.index() as u64);
    for _ in 0..5 {
        let at = rect.min + vec2(chance.between(0.06, 0.94), chance.between(0.78, 0.96)) * field;
        let size = chance.between(0.05, 0.1) * field;
        ink.disc(at + vec2(0.02, 0.03) * field, size, theme.gear.outline);
        ink.ball(at, size * 0.9, theme.stone.light, theme.stone.dark);
    }
}

/// The door at the entrance, shut by the walls.
pub(in crate::app::chac) fn ink_shut_door(ink: &mut Ink, theme: &Theme, layout: &Layout, rules: &Variant) {
    let (vault, field) = (&theme.vault, layout.field());
    let rect = layout.square(rules.entrance());
    ink.facet(&super::ground::square_of(rect), vault.shade);
    for part in 0..3_u8 {
        let slab =
            Rect::from_min_size(rect.min + vec2(0.08, 0.08 + 0.28 * f32::from(part)) * field, vec2(0.84, 0.28) * field);
        let outline = corners(slab, field * 0.05);
        ink.fill(&outline, theme.gear.outline);
        let inner = corners(slab.shrink(field * 0.03), field * 0.04);
        ink.shaded(slab.center(), &inner, |at| {
            vault
                .rock_edge
                .lerp_to_gamma(vault.rock_dark, ((at - slab.min).dot(vec2(0.4, 0.6)) / field * 1.4).clamp(0.0, 1.0))
        });
    }
}

/// The door between the last zone and the corridor, and between zones, when the walls have met: nothing is left of them.
pub(super) fn have_met(rules: &Variant, left: u8, right: u8) -> bool {
    !rules.zones().is_empty() && left + right >= rules.wall_steps()
}

/// The rectangle in which dice roll: the dice's own, or the middle of the temple where it has none.
pub(super) fn dice_tray(layout: &Layout) -> Rect {
    layout
        .find(Decor::Dice)
        .unwrap_or_else(|| Rect::from_center_size(layout.grid().center(), vec2(4.0, 2.0) * layout.field()))
}
