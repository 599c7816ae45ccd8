//! Temples: a stepped pyramid seen from above and a little from the south, one step for every tier.

use egui::{Color32, Painter, Pos2, vec2};

use super::slots::NUMBER;
use crate::app::kit::draw::digits;
use crate::app::kit::draw::frame::Frame;
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;

/// Half the width of the platform on top, in radii of the hex.
const PLATFORM: f32 = 0.235;

/// A temple of this value.
pub(super) fn temple(ink: &mut Ink, theme: &Theme, frame: Frame, value: u8) {
    let stone = &theme.stone;
    let Build { steps, rise, height, ground } = Build::of(value);
    // Each step widens the base, the first ones most; the tallest still leaves the slabs free.
    let spread = 0.185 * (f32::from(steps - 1) / 9.0).powf(0.65).min(1.0);
    let base = PLATFORM + 0.02 + spread;
    let tread = if steps > 1 { (base - PLATFORM) / f32::from(steps - 1) } else { 0.0 };
    let layer = |half: f32, up: f32| octagon(frame, half, ground - up);

    ink.shadow(
        &octagon(frame.inner(height * 0.45, 0.0, 1.0), base, ground + height * 0.2),
        frame.unit * 0.12,
        stone.shadow,
    );
    for step in 0..steps {
        let half = base - tread * f32::from(step);
        let (low, high) = (layer(half, rise * f32::from(step)), layer(half, rise * f32::from(step + 1)));
        ink.outline(&low, frame.unit * 0.016, stone.line);
        walls(ink, theme, &low, &high);
        ink.fill(&high, stone.top);
        if step + 1 < steps {
            tread_of(ink, theme, &high, &layer(half - tread, rise * f32::from(step + 1)));
        }
        ink.outline(&high, frame.unit * 0.007, stone.line.gamma_multiply(0.55));
    }
    stair(ink, theme, frame, base, ground, NUMBER.y, steps);
    platform(ink, theme, frame, NUMBER.y, value);
}

/// The platform on top with the number, over whatever light or shade lies on the temple.
pub fn temple_number(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, value: u8) {
    let mut ink = Ink::on(painter);
    platform(&mut ink, theme, Frame::new(centre, radius), NUMBER.y, value);
    ink.paint(painter);
}

/// The room that the number of a temple of this value takes, in radii of its hex.
#[cfg(test)]
pub(super) fn number_rect(value: u8) -> egui::Rect {
    let high = number_height(value);
    let wide = digits::width(&value.to_string(), high);
    egui::Rect::from_center_size(NUMBER.to_pos2(), vec2(wide, high))
}

/// The platform on top of a temple, with its number.
fn platform(ink: &mut Ink, theme: &Theme, frame: Frame, top: f32, value: u8) {
    let lit = octagon(frame, PLATFORM * 0.86, top);
    ink.shaded(frame.at(-0.1, top - 0.1), &lit, |at| {
        theme.stone.light.lerp_to_gamma(theme.stone.top, frame.inner(0.0, top, PLATFORM).shade(at))
    });
    number(ink, theme, frame, top, value);
}

/// The height of the number of a temple, in radii of its hex.
fn number_height(value: u8) -> f32 {
    if value > 9 { 0.27 } else { 0.34 }
}

/// The measures by which a temple of a value is built, in radii of its hex.
struct Build {
    steps: u8,
    rise: f32,
    height: f32,
    /// The distance of the middle of the lowest step below the centre of the hex; negative above it.
    ground: f32,
}

impl Build {
    fn of(value: u8) -> Self {
        let steps = value.clamp(1, 12);
        let rise = 0.024_f32.min(0.24 / f32::from(steps));
        let height = rise * f32::from(steps);
        // The number on top has its place, however high the temple is.
        Self { steps, rise, height, ground: NUMBER.y + height }
    }
}

/// A tier that falls onto a temple, now `above` hex radii over its place. With it the temple is worth `value`.
pub fn tier(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, value: u8, above: f32) {
    let mut ink = Ink::on(painter);
    let (frame, stone) = (Frame::new(centre, radius), &theme.stone);
    let (top, half, thick) = (NUMBER.y - above, PLATFORM + 0.02, 0.07);
    ink.shadow(&octagon(frame, half, NUMBER.y + 0.05 + 0.3 * above), radius * 0.12, stone.shadow);
    let (low, high) = (octagon(frame, half, top + thick), octagon(frame, half, top));
    ink.outline(&low, radius * 0.016, stone.line);
    walls(&mut ink, theme, &low, &high);
    ink.fill(&high, stone.top);
    tread_of(&mut ink, theme, &high, &octagon(frame, PLATFORM, top));
    ink.outline(&high, radius * 0.01, stone.line);
    platform(&mut ink, theme, frame, top, value);
    ink.paint(painter);
}

/// The number carved into the platform on top.
fn number(ink: &mut Ink, theme: &Theme, frame: Frame, top: f32, value: u8) {
    let size = frame.unit * number_height(value);
    let at = frame.at(0.0, top);
    let lip = vec2(0.03, 0.04) * size;
    digits::carve_number(ink, at + lip, size, value, theme.stone.carved_lip);
    digits::carve_number(ink, at, size, value, theme.stone.carved);
}

/// A square with its corners cut, its sides towards the compass points.
fn octagon(frame: Frame, half: f32, y: f32) -> [Pos2; 8] {
    let cut = half * 0.72;
    [(cut, -half), (half, -cut), (half, cut), (cut, half), (-cut, half), (-half, cut), (-half, -cut), (-cut, -half)]
        .map(|(x, dy)| frame.at(x, y + dy))
}

/// The brightness of each of the eight sides of an octagon, from north-east clockwise: 0 dark, 1 light.
const FACING: [f32; 8] = [0.55, 0.25, 0.05, 0.0, 0.35, 0.75, 1.0, 0.9];

fn facing(theme: &Theme, side: usize) -> Color32 {
    theme.stone.dark.lerp_to_gamma(theme.stone.light, FACING[side])
}

fn walls(ink: &mut Ink, theme: &Theme, low: &[Pos2; 8], high: &[Pos2; 8]) {
    // Only the sides that look south are seen.
    for side in 2..=4 {
        let next = side + 1;
        let colour = theme.stone.line.lerp_to_gamma(theme.stone.middle, 0.35 + 0.1 * (side - 2) as f32);
        ink.facet(&[low[side], low[next], high[next], high[side]], colour);
    }
}

fn tread_of(ink: &mut Ink, theme: &Theme, outer: &[Pos2; 8], inner: &[Pos2; 8]) {
    for side in 0..8 {
        let next = (side + 1) % 8;
        ink.facet(&[outer[side], outer[next], inner[next], inner[side]], facing(theme, side));
    }
}

fn stair(ink: &mut Ink, theme: &Theme, frame: Frame, base: f32, ground: f32, top: f32, steps: u8) {
    let stone = &theme.stone;
    let (foot, head) = (ground + base, top + PLATFORM);
    if foot - head < 0.05 {
        return;
    }
    let strip = |half: f32| frame.points(&[(-half, head), (half, head), (half * 1.15, foot), (-half * 1.15, foot)]);
    ink.fill(&strip(0.095), stone.line);
    ink.fill(&strip(0.085), stone.middle);
    ink.fill(&strip(0.06), stone.light);
    let rungs = u32::from(steps) * 2;
    for rung in 1..rungs {
        let y = head + (foot - head) * rung as f32 / rungs as f32;
        ink.stroke_line(frame.at(-0.06, y), frame.at(0.06, y), frame.unit * 0.01, stone.line.gamma_multiply(0.6));
    }
}
