//! Marks over the board: badges, hex outlines, routes, beads of action points.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Vec2, vec2};

use crate::app::kit::draw::digits;
use crate::app::kit::draw::frame::{self, Frame, soft_hex};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::draw::seats::{SeatLook, emblem};
use crate::app::kit::draw::stamp::stamp;
use crate::app::kit::theme::Theme;

/// Why a hex is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HexMark {
    /// It is under the pointer.
    Hover,
    /// It is chosen.
    Selected,
    /// It has the keyboard's focus.
    Focus,
    /// It can be reached.
    Reach,
    /// It cannot be reached: a veil lies over it.
    Dim,
    /// The last thing tried on it is refused.
    Refused,
}

/// A mark on a whole hex.
pub fn hex_mark(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, mark: HexMark) {
    let mut ink = Ink::on(painter);
    let marks = &theme.mark;
    let hex = soft_hex(centre, radius * 0.95);
    let (colour, width, light) = match mark {
        HexMark::Hover => (marks.hover, 0.03, 0.14),
        HexMark::Selected => (marks.selected, 0.055, 0.3),
        HexMark::Focus => (marks.focus, 0.05, 0.2),
        HexMark::Reach => (marks.reach, 0.03, 0.16),
        HexMark::Refused => (marks.refused, 0.05, 0.35),
        HexMark::Dim => {
            ink.fill(&hex, marks.dim);
            ink.paint(painter);
            return;
        }
    };
    ink.fade_in(&hex, radius * 0.3, |_| colour.gamma_multiply(light));
    // Beyond the slabs, in the gap between two tiles.
    ink.outline(&soft_hex(centre, radius * 0.985), (radius * width).max(ink.pixel() * 1.5), colour);
    ink.paint(painter);
}

/// A price: a bead of the gold of an action point with a number, or a pill with a short text.
/// `radius` is half its height.
pub fn price(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, text: &str) {
    let mark = &theme.mark;
    pill(painter, theme, (centre, radius), text, [theme.token.rim, mark.price, mark.price_text]);
}

/// A price for which not all go that are chosen: the number on a dark bead with a rim of that gold.
pub fn price_of_fewer(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, text: &str) {
    let mark = &theme.mark;
    pill(painter, theme, (centre, radius), text, [mark.price, mark.badge, mark.badge_text]);
}

/// A pill with a text; its colours are those of the rim, of the plate and of the text.
fn pill(painter: &Painter, theme: &Theme, (centre, radius): (Pos2, f32), text: &str, colours: [Color32; 3]) {
    let mut ink = Ink::on(painter);
    let height = radius * 1.12;
    let half = vec2((digits::width(text, height) * 0.5 + radius * 0.5).max(radius * 1.05), radius);
    let pill = |grow: f32, drop: f32| {
        let reach = half.x - half.y;
        let ends = [(reach, -0.25), (-reach, 0.25)];
        let outline = ends.into_iter().flat_map(|(x, from)| {
            let end = frame::arc((x, drop), (half.y + grow, half.y + grow), from, from + 0.5, 10);
            end.into_iter().map(|(x, y)| centre + vec2(x, y))
        });
        outline.collect::<Vec<Pos2>>()
    };
    let [rim, plate, number] = colours;
    ink.shadow(&pill(0.0, radius * 0.2), radius * 0.4, theme.gear.shadow);
    ink.fill(&pill(0.0, 0.0), rim);
    ink.fill(&pill(-radius * 0.14, 0.0), plate);
    digits::carve(&mut ink, centre, height, text, number);
    ink.paint(painter);
}

/// The width of a price whose height is twice `radius`.
#[must_use]
pub fn price_width(radius: f32, text: &str) -> f32 {
    (digits::width(text, radius * 1.12) + radius).max(radius * 2.1)
}

/// The number of things that lie there, such as treasures of a ruin: `×4` on no plate, with a dark rim.
pub fn copies(painter: &Painter, theme: &Theme, centre: Pos2, height: f32, count: u8) {
    let mut ink = Ink::on(painter);
    copies_in(&mut ink, theme, centre, height, count);
    ink.paint(painter);
}

/// As [`copies`], within a larger picture.
pub(super) fn copies_in(ink: &mut Ink, theme: &Theme, centre: Pos2, height: f32, count: u8) {
    let colours = (theme.mark.badge_text, theme.mark.badge);
    digits::carve_rimmed(ink, centre, height, &format!("×{count}"), colours, COPIES_RIM);
}

/// The reach of the dark rim of a number on no plate, in heights of the number.
const COPIES_RIM: f32 = 0.14;

/// The height of the number on a banner, in radii: nearly as high as the cloth.
const DIGITS: f32 = 1.12;

/// The greatest width of the number on a banner, in radii: a longer one is lower, so that no banner reaches far to the
/// right, where a price can stand.
const LONGEST: f32 = 1.9;
/// The reach of the points of a banner's cloth beyond it, and the depth of the cut between them.
const POINTS: f32 = 0.36;
const CUT: f32 = 0.26;

/// The height of the number on a banner, in radii.
fn banner_digits(text: &str) -> f32 {
    DIGITS.min(LONGEST / digits::width(text, 1.0).max(f32::EPSILON))
}

/// The width of a banner's cloth without its points, in radii.
fn banner_width(text: &str) -> f32 {
    if text.is_empty() { 0.9 } else { 0.97 + (banner_digits(text) * digits::width(text, 1.0)).max(1.2) }
}

/// The rectangle that a banner with its pole takes up.
#[must_use]
pub fn banner_rect(centre: Pos2, radius: f32, text: &str) -> Rect {
    let right = banner_width(text) - 0.8 + POINTS + 0.14;
    let (left, top, bottom) = (-0.97, POLE.0 - 0.17, POLE.1 + 0.17);
    Rect::from_min_max(centre + vec2(left, top) * radius, centre + vec2(right, bottom) * radius)
}

/// The upper and the lower end of a banner's pole, in radii.
const POLE: (f32, f32) = (-1.0, 0.62);

/// A banner on a pole: who controls a temple, and by how much. Without a seat, where nobody does, it is a bare, dark
/// cloth.
pub fn banner(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, seat: Option<SeatLook<'_>>, text: &str) {
    let mut ink = Ink::on(painter);
    let frame = Frame::new(centre, radius);
    let gear = &theme.gear;
    let (cloth, dark, sign) = seat.map_or((theme.mark.badge, gear.outline, theme.mark.badge_text), |seat| {
        let colours = theme.seat_colour(seat.colour);
        (colours.fill, colours.dark, colours.text)
    });
    let wide = banner_width(text);
    let (points, cut) = (-0.8 + wide + POINTS, -0.8 + wide + POINTS - CUT);
    let outline = [(-0.8, -0.85), (points, -0.85), (cut, -0.2), (points, 0.45), (-0.8, 0.45)];
    let shadow: Vec<Pos2> = frame.points(&outline).into_iter().map(|at| at + vec2(0.1, 0.16) * radius).collect();
    ink.shadow(&shadow, radius * 0.3, gear.shadow);
    ink.line(&frame.points(&[(-0.8, POLE.0), (-0.8, POLE.1)]), radius * 0.34, gear.outline);
    ink.outline(&frame.points(&outline), radius * 0.28, gear.outline);
    let from = frame.at(-0.4, -0.2);
    ink.shaded(from, &frame.points(&outline), |at| {
        cloth.lerp_to_gamma(dark, (0.5 * (at.x - from.x) / radius / wide).clamp(0.0, 0.45))
    });
    ink.line(&frame.points(&[(-0.8, POLE.0), (-0.8, POLE.1)]), radius * 0.16, gear.hat_light);
    if let Some(seat) = seat {
        emblem(&mut ink, frame.inner(-0.28, -0.2, 0.36), seat.shape, sign);
    }
    if digits::can_carve(text) {
        let high = banner_digits(text);
        let middle = if seat.is_some() { 0.2 + high * digits::width(text, 1.0) * 0.5 } else { -0.8 + wide * 0.5 };
        digits::carve(&mut ink, frame.at(middle, -0.2), radius * high, text, sign);
    }
    ink.paint(painter);
}

/// The distance before the centre of its last hex at which a route ends, in hex radii: its arrow points at the pieces
/// there and covers no number.
pub const ROUTE_END: f32 = 0.62;

/// The distance that a route keeps from the middle of a hex, in hex radii: the worth of a temple stands there.
const ROUTE_CLEAR: f32 = 0.36;

/// The line of a route: from the edge of what stands in the middle of the first hex around that of the others, and to
/// before that of the last.
fn route_line(stops: &[Pos2], radius: f32) -> Vec<Pos2> {
    const TURN: f32 = std::f32::consts::PI;
    let mut line = Vec::new();
    let towards = |from: usize, to: usize| (stops[to] - stops[from]).normalized();
    for (index, &stop) in stops.iter().enumerate() {
        let before = index.checked_sub(1).map(|before| towards(index, before));
        let after = (index + 1 < stops.len()).then(|| towards(index, index + 1));
        match (before, after) {
            (None, Some(after)) => line.push(stop + after * (ROUTE_CLEAR * radius)),
            (Some(before), None) => line.push(stop + before * (ROUTE_END * radius)),
            (Some(before), Some(after)) => {
                let (from, mut sweep) = (before.angle(), after.angle() - before.angle());
                sweep -= 2.0 * TURN * (sweep / (2.0 * TURN)).round();
                // Straight through: below the middle, as flags hang above it.
                if sweep.abs() > 0.95 * TURN && (from + sweep * 0.5).sin() < 0.0 {
                    sweep -= 2.0 * TURN * sweep.signum();
                }
                let steps = (sweep.abs() / 0.25).ceil().max(1.0);
                line.extend(
                    (0..=steps as u8).map(|step| {
                        stop + Vec2::angled(from + sweep * f32::from(step) / steps) * (ROUTE_CLEAR * radius)
                    }),
                );
            }
            (None, None) => {}
        }
    }
    line
}

/// A route from hex to hex: a line with an arrow at its end, which runs through no number in the middle of a hex.
/// `radius` is that of a hex.
pub fn route(painter: &Painter, theme: &Theme, stops: &[Pos2], radius: f32) {
    let mut ink = Ink::on(painter);
    let stops = route_line(stops, radius);
    let stops = stops.as_slice();
    let (under, over) = (theme.mark.badge, theme.mark.reach);
    for (width, colour) in [(0.1, under), (0.055, over)] {
        ink.line(stops, radius * width, colour);
    }
    if let [.., before, last] = stops {
        let along = (*last - *before).normalized() * radius;
        let head = |scale: f32| {
            [
                *last + along * (0.22 * scale),
                *last - along * (0.12 * scale) + along.rot90() * (0.17 * scale),
                *last - along * (0.12 * scale) - along.rot90() * (0.17 * scale),
            ]
        };
        ink.fill(&head(1.35), under);
        ink.fill(&head(0.95), over);
    }
    ink.paint(painter);
}

/// An action point: a bead of gold, or the hollow that a spent one leaves.
pub fn action_point(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, spent: bool) {
    let chrome = &theme.chrome;
    stamp(painter, theme, ("action point", spent), (centre, radius), |ink| {
        if spent {
            ink.disc(centre, radius * 0.8, chrome.stripe);
            ink.ring(centre, radius * 0.8, radius * 0.12, chrome.edge);
        } else {
            let frame = Frame::new(centre, radius);
            ink.shadow(&ink.circle(frame.at(0.08, 0.14), radius * 0.95), radius * 0.3, theme.gear.shadow);
            ink.disc(centre, radius, theme.token.rim);
            ink.ball(centre, radius * 0.88, theme.token.lip, theme.mark.price);
            ink.ring(centre, radius * 0.6, radius * 0.1, theme.token.rim.gamma_multiply(0.45));
        }
    });
}

/// Points that were scored, such as `+8`, in gold with a dark rim.
pub fn score_text(painter: &Painter, theme: &Theme, centre: Pos2, height: f32, text: &str) {
    let mut ink = Ink::on(painter);
    if digits::can_carve(text) {
        digits::carve_rimmed(&mut ink, centre, height, text, (theme.mark.focus, theme.mark.badge), 0.07);
        ink.paint(painter);
    } else {
        let font = FontId::proportional(height * 1.3);
        text_with_rim(painter, centre, font, text, theme.mark.focus, theme.mark.badge);
    }
}

fn text_with_rim(painter: &Painter, centre: Pos2, font: FontId, text: &str, colour: Color32, rim: Color32) {
    for turn in 0..8 {
        let out = egui::Vec2::angled(turn as f32 / 8.0 * std::f32::consts::TAU);
        painter.text(centre + out, Align2::CENTER_CENTER, text, font.clone(), rim);
    }
    painter.text(centre, Align2::CENTER_CENTER, text, font, colour);
}

/// The ground under the name of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NamePlate {
    /// Nothing but a dark rim around it.
    None,
    /// A plate through which the tile shines.
    Faint,
    /// A plate that stands out.
    Strong,
}

/// The name of a cell or a part of it, in letters and digits `height` high.
pub fn cell_name(painter: &Painter, theme: &Theme, centre: Pos2, height: f32, text: &str, plate: NamePlate) {
    let mut ink = Ink::on(painter);
    let mark = &theme.mark;
    if plate == NamePlate::None {
        let reach = (1.0 / height).max(0.12);
        digits::carve_rimmed(&mut ink, centre, height, text, (mark.badge_text, mark.badge), reach);
    } else {
        let rect = name_rect(centre, height, text);
        let corners = [rect.right_bottom(), rect.left_bottom(), rect.left_top(), rect.right_top()];
        let outline = frame::rounded(&corners, height * 0.4);
        let strong = plate == NamePlate::Strong;
        ink.fill(&outline, if strong { mark.badge } else { mark.badge.gamma_multiply(0.72) });
        if strong {
            ink.outline(&outline, 1.0, mark.selected);
        }
        digits::carve(&mut ink, centre, height, text, mark.badge_text);
    }
    ink.paint(painter);
}

/// The distance of the mark of a side from the centre of its tile, and half its length, in hex radii: within the slabs, as
/// beyond them lie those of the next tile.
const SIDE: (f32, f32) = (0.65, 0.36);
/// Its width, in hex radii and in points at least, and the rim on both sides of it, in points.
const SIDE_WIDTH: (f32, f32) = (0.03, 1.5);
const SIDE_RIM: f32 = 0.5;

/// The width of the mark of a side without its rim.
fn side_width(radius: f32) -> f32 {
    (SIDE_WIDTH.0 * radius).max(SIDE_WIDTH.1)
}

/// A mark on a side of a tile, clockwise from the top, which leaves its slabs in sight.
pub fn side_mark(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, side: usize) {
    let out = Vec2::angled((side as f32 / 6.0 - 0.25) * std::f32::consts::TAU);
    let along = out.rot90() * (SIDE.1 * radius);
    let middle = centre + out * (SIDE.0 * radius);
    let width = side_width(radius);
    for (width, colour) in [(width + 2.0 * SIDE_RIM, theme.mark.badge), (width, theme.mark.hover)] {
        painter.line_segment([middle - along, middle + along], egui::Stroke::new(width, colour));
    }
}

/// The height of the number of a distance, in hex radii, in points at least, and in hex radii at most: on a tile, where it
/// stands between the value and the slabs, and elsewhere.
const DISTANCES: [(f32, f32, f32); 2] = [(0.2, 7.0, 0.25), (0.36, 8.0, 0.5)];
/// The distance of that number above the middle of a hex, with a tile and without.
const RAISED: [f32; 2] = [0.515, 0.12];

/// Where the number of steps to a hex stands: on a tile above its value, which it leaves in sight.
#[must_use]
pub fn distance_rect(centre: Pos2, radius: f32, steps: u8, is_tile: bool) -> Rect {
    let (at, height) = distance_place(radius, is_tile);
    name_rect(centre + at * radius, height, &steps.to_string())
}

fn distance_place(radius: f32, is_tile: bool) -> (Vec2, f32) {
    let ((height, least, most), raised) = (DISTANCES[usize::from(!is_tile)], RAISED[usize::from(!is_tile)]);
    (vec2(0.0, -raised), (radius * height).max(least).min(radius * most))
}

/// The number of steps to a hex of this radius.
pub fn distance(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, steps: u8, is_tile: bool) {
    let (at, height) = distance_place(radius, is_tile);
    cell_name(painter, theme, centre + at * radius, height, &steps.to_string(), NamePlate::Faint);
}

/// The rectangle that the name of a cell takes up with its plate.
#[must_use]
pub fn name_rect(centre: Pos2, height: f32, text: &str) -> Rect {
    Rect::from_center_size(centre, vec2(digits::width(text, height) + 0.5 * height, 1.5 * height))
}

#[cfg(test)]
mod tests {
    use super::super::slots::WITHIN;
    use super::super::{slab_corners, temple};
    use super::*;

    #[test]
    fn the_mark_of_a_side_covers_no_slab_of_it() {
        for radius in [18.0, 26.0, 34.0, 60.0] {
            let centre = Pos2::new(3.0, 5.0);
            let sides = [0, 1, 2, 3, 4, 5].map(|side| Vec2::angled((side as f32 / 6.0 - 0.25) * std::f32::consts::TAU));
            let outer = SIDE.0 * radius + 0.5 * side_width(radius) + SIDE_RIM;
            let ends = sides.map(|out| [-1.0, 1.0].map(|end| out * outer + out.rot90() * (end * SIDE.1 * radius)));
            for (index, corners) in slab_corners(Frame::new(centre, radius), [3; 6]).into_iter().enumerate() {
                let out = sides[index / 3];
                let nearest = corners.map(|corner| out.dot(corner - centre)).into_iter().fold(f32::INFINITY, f32::min);
                let farthest = ends.iter().flatten().map(|end| out.dot(*end)).fold(0.0, f32::max);
                assert!(farthest <= nearest, "{farthest} beyond {nearest} at {radius}");
            }
        }
    }

    #[test]
    fn a_distance_covers_neither_the_value_of_a_tile_nor_its_slabs() {
        for radius in [24.0, 30.0, 44.0, 64.0] {
            for steps in [1, 9, 10, 63] {
                let rect = distance_rect(Pos2::ZERO, radius, steps, true);
                for value in 1..=15 {
                    let number = temple::number_rect(value);
                    let number = Rect::from_min_max(number.min * radius, number.max * radius);
                    assert!(!number.intersects(rect), "{steps} on a temple of {value} at {radius}: {rect:?}");
                }
                for out in (0..6).map(|side| Vec2::angled((side as f32 / 6.0 - 0.25) * std::f32::consts::TAU)) {
                    let corners = [rect.left_top(), rect.right_top(), rect.left_bottom(), rect.right_bottom()];
                    let farthest = corners.map(|corner| out.dot(corner.to_vec2())).into_iter().fold(0.0, f32::max);
                    assert!(farthest < WITHIN * radius, "{steps} at {radius}: {farthest}, {rect:?}");
                }
            }
        }
    }

    #[test]
    fn a_route_runs_through_the_middle_of_no_hex_however_it_turns() {
        let radius = 30.0;
        let step = |side: u8| Vec2::angled((f32::from(side) * 60.0 - 90.0).to_radians()) * (radius * 3.0_f32.sqrt());
        for first in 0..6 {
            for second in (0..6).filter(|second| (second + 3) % 6 != first) {
                let start = Pos2::new(200.0, 200.0);
                let stops = [start, start + step(first), start + step(first) + step(second)];
                let line = route_line(&stops, radius);
                for pair in line.windows(2) {
                    for part in 0..=10 {
                        let at = pair[0].lerp(pair[1], part as f32 / 10.0);
                        let near = stops.iter().map(|&stop| stop.distance(at)).fold(f32::INFINITY, f32::min);
                        assert!(near > 0.33 * radius, "{first} then {second}: {near}");
                    }
                }
                // It goes on to the last hex, and round the nearer side.
                assert!(line.last().unwrap().distance(stops[2]) < 0.7 * radius);
                assert!(line.len() < 20, "{first} then {second}");
            }
        }
    }
}
