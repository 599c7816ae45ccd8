//! The motifs of which the pictures of effects are made: members, spades, eyes, steps of temples, arrows.

use egui::{Color32, Pos2, Vec2, vec2};

use crate::app::kit::draw::frame::{Frame, arc, curve, stone_outline};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;

/// A member of nobody's colour: an explorer, or a leader with a hat.
pub(super) fn member(ink: &mut Ink, theme: &Theme, frame: Frame, is_leader: bool) {
    let gear = &theme.gear;
    let (body, head) = (frame.inner(0.0, 0.36, 0.6), frame.inner(0.0, -0.4, 0.38));
    for part in [body, head] {
        ink.disc(part.centre, part.unit + frame.unit * 0.14, gear.outline);
    }
    ink.ball(body.centre, body.unit, gear.hat_light, gear.hat_dark);
    ink.disc(head.centre, head.unit + frame.unit * 0.1, gear.outline);
    ink.ball(head.centre, head.unit, gear.shine, gear.canvas_dark);
    if is_leader {
        let brim = |grow: f32| head.points(&arc((0.0, -0.25), (1.75 + grow, 0.5 + grow), 0.0, 23.0 / 24.0, 23));
        let crown = |grow: f32| {
            let mut outline = vec![(-0.9 - grow, -0.25 + grow)];
            outline.extend(arc((0.0, -0.8), (0.8 + grow, 0.55 + grow), 0.5, 1.0, 10));
            outline.push((0.9 + grow, -0.25 + grow));
            head.points(&outline)
        };
        ink.fill(&brim(0.3), gear.outline);
        ink.fill(&crown(0.3), gear.outline);
        ink.fill(&brim(0.0), gear.hat_dark);
        ink.shaded(head.at(-0.2, -0.7), &crown(0.0), |at| gear.hat_light.lerp_to_gamma(gear.hat_dark, head.shade(at)));
    }
}

/// So many members side by side, each overlapping the one behind it.
pub(super) fn members(ink: &mut Ink, theme: &Theme, frame: Frame, explorers: u8, leaders: u8) {
    let count = usize::from(explorers + leaders).clamp(1, 4);
    let size = [0.62, 0.56, 0.5, 0.46][count - 1];
    for place in 0..count {
        let x = (place as f32 - (count - 1) as f32 * 0.5) * size * [0.0, 1.35, 1.2, 1.05][count - 1];
        let is_leader = place < usize::from(leaders);
        member(ink, theme, frame.inner(x, if is_leader { 0.06 } else { 0.0 }, size), is_leader);
    }
}

/// An arrow along a line; the last two points of the line say where it looks.
pub(super) fn arrow(ink: &mut Ink, theme: &Theme, line: &[Pos2], width: f32, colour: Color32) {
    let [.., before, tip] = line else { return };
    let along = (*tip - *before).normalized();
    let head = |grow: f32| {
        let (aside, long) = (along.rot90() * (width * 1.5 + grow), along * (width * 2.3 + grow * 1.8));
        [*tip + along * grow, *tip - long + aside, *tip - long - aside]
    };
    let mut shaft = line.to_vec();
    if let Some(last) = shaft.last_mut() {
        *last -= along * width * 1.6;
    }
    let rim = (width * 0.42).max(ink.pixel());
    ink.line(&shaft, width + 2.0 * rim, theme.gear.outline);
    ink.fill(&head(rim * 1.4), theme.gear.outline);
    ink.line(&shaft, width, colour);
    ink.fill(&head(0.0), colour);
}

/// An arrow that flies from one point over to another.
pub(super) fn leap(ink: &mut Ink, theme: &Theme, from: Pos2, to: Pos2, width: f32, colour: Color32) {
    let top = from.lerp(to, 0.5) - vec2(0.0, (to - from).length() * 0.62);
    arrow(ink, theme, &curve(from, top, to, 10), width, colour);
}

/// A spade stuck into the ground.
pub(super) fn spade(ink: &mut Ink, theme: &Theme, frame: Frame) {
    let gear = &theme.gear;
    let handle = frame.points(&[(0.46, -0.86), (-0.12, 0.12)]);
    let grip = frame.points(&[(0.2, -0.98), (0.7, -0.7)]);
    let blade = frame.points(&[(-0.44, -0.06), (0.12, 0.26), (-0.06, 0.66), (-0.62, 0.92), (-0.66, 0.36)]);
    for line in [&handle, &grip] {
        ink.line(line, frame.unit * 0.34, gear.outline);
    }
    ink.outline(&blade, frame.unit * 0.16, gear.outline);
    for line in [&handle, &grip] {
        ink.line(line, frame.unit * 0.17, gear.hat_dark);
    }
    ink.shaded(frame.at(-0.4, 0.3), &blade, |at| {
        theme.stone.slab_light.lerp_to_gamma(theme.token.spent_dark, frame.shade(at))
    });
}

/// An eye.
pub(super) fn eye(ink: &mut Ink, theme: &Theme, frame: Frame) {
    let lids = |grow: f32| {
        let lid = |side: f32| -> Vec<(f32, f32)> {
            (-8_i8..=8)
                .map(|step| f32::from(step) / 8.0 * side)
                .map(|x| ((1.0 + grow) * x, -side * (0.58 + grow) * (1.0 - x * x)))
                .collect()
        };
        let mut outline = lid(1.0);
        outline.extend(&lid(-1.0)[1..16]);
        frame.points(&outline)
    };
    ink.fill(&lids(0.16), theme.gear.outline);
    ink.fill(&lids(0.0), theme.stone.slab_light);
    ink.disc(frame.centre, frame.unit * 0.46, theme.gear.outline);
    ink.ball(frame.centre, frame.unit * 0.4, theme.token.jade_light, theme.token.jade_dark);
    ink.disc(frame.centre, frame.unit * 0.19, theme.gear.outline);
    ink.disc(frame.at(-0.13, -0.14), frame.unit * 0.1, theme.gear.shine);
}

/// The steps of a temple seen from the front, of which the upper `new` shine.
pub(super) fn steps(ink: &mut Ink, theme: &Theme, frame: Frame, count: usize, new: usize) {
    let (stone, high) = (&theme.stone, 1.3 / count.max(1) as f32);
    for step in 0..count {
        let (foot, half) = (0.7 - high * step as f32, 0.95 - 0.62 * step as f32 / count as f32);
        let is_new = step + new >= count;
        let top = foot - high;
        let wall = |grow: f32| {
            let (half, lean) = (half + grow, 0.06);
            frame.points(&[
                (-half, foot + grow),
                (-half + lean, top - grow),
                (half - lean, top - grow),
                (half, foot + grow),
            ])
        };
        ink.fill(&wall(0.09), theme.gear.outline);
        let (light, dark) = if is_new { (theme.fire.core, theme.mark.price) } else { (stone.light, stone.dark) };
        ink.shaded(frame.at(0.0, foot - high * 0.5), &wall(0.0), |at| {
            light.lerp_to_gamma(dark, (0.5 + 0.5 * frame.from(at).x).clamp(0.0, 1.0))
        });
        ink.stroke_line(frame.at(-half, top + 0.06), frame.at(half, top + 0.06), frame.unit * 0.05, stone.light);
    }
}

/// A round stone of a way.
pub(super) fn paving(ink: &mut Ink, theme: &Theme, frame: Frame, along: Vec2) {
    let outline =
        |grow: f32| stone_outline(frame.centre, vec2(0.5 + grow, 0.34 + grow) * frame.unit, along, frame.unit * 0.3);
    ink.fill(&outline(0.14), theme.gear.outline);
    ink.shaded(frame.centre, &outline(0.0), |at| {
        theme.stone.slab_light.lerp_to_gamma(theme.stone.middle, frame.shade(at))
    });
}

/// A bead of the gold of action points.
pub(super) fn bead(ink: &mut Ink, theme: &Theme, frame: Frame) {
    ink.disc(frame.centre, frame.unit, theme.gear.outline);
    ink.disc(frame.centre, frame.unit * 0.92, theme.token.rim);
    ink.ball(frame.centre, frame.unit * 0.8, theme.token.lip, theme.mark.price);
    ink.ring(frame.centre, frame.unit * 0.66, frame.unit * 0.06, theme.token.rim.gamma_multiply(0.5));
}
