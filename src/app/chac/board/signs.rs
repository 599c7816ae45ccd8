//! How marks on squares look: rims, light, and badges with a price and a risk.

use egui::{Color32, Painter, Pos2, Rect, Vec2, pos2, vec2};

use super::ground::corners;
use super::layout::Layout;
use super::marks::Marks;
use crate::app::kit::draw::digits;
use crate::app::kit::draw::frame::rounded;
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;

/// Why a square is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SquareMark {
    /// It can be reached.
    Reach,
    /// It can be reached, and that is dangerous.
    Risky,
    /// It is chosen.
    Chosen,
    /// It is under the pointer.
    Hovered,
    /// It has the keyboard.
    Focused,
    /// It is pointed at.
    Pointed,
    /// What was tried on it is refused.
    Refused,
    /// It is on the way of the last move.
    Last,
}

/// A mark on a whole square.
pub(super) fn square_mark(painter: &Painter, theme: &Theme, rect: Rect, field: f32, mark: SquareMark) {
    let (mut ink, marks) = (Ink::on(painter), &theme.mark);
    let (colour, width, light) = match mark {
        SquareMark::Reach => (marks.reach, 0.06, 0.22),
        SquareMark::Risky => (marks.refused, 0.06, 0.26),
        SquareMark::Chosen => (marks.selected, 0.1, 0.4),
        SquareMark::Hovered => (marks.hover, 0.06, 0.25),
        SquareMark::Focused => (marks.focus, 0.09, 0.3),
        SquareMark::Pointed => (theme.coach.pointer, 0.11, 0.5),
        SquareMark::Refused => (marks.refused, 0.1, 0.5),
        SquareMark::Last => {
            footprints(&mut ink, theme, rect.center(), field);
            ink.paint(painter);
            return;
        }
    };
    let outline = corners(rect.shrink(field * (0.02 + width * 0.5)), field * 0.12);
    ink.fade_in(&outline, field * 0.2, |_| colour.gamma_multiply(light));
    let wide = (field * width).max(ink.pixel() * 1.5);
    ink.outline(&outline, wide + (field * 0.05).max(ink.pixel()), theme.gear.outline.gamma_multiply(0.7));
    ink.outline(&outline, wide, colour);
    if mark == SquareMark::Risky {
        // Dashes: danger is said by a shape, too.
        teeth(&mut ink, &outline, field, theme.gear.outline);
    }
    ink.paint(painter);
}

/// Two footprints, side by side.
fn footprints(ink: &mut Ink, theme: &Theme, centre: Pos2, field: f32) {
    for (side, up) in [(-1.0_f32, 0.06), (1.0, -0.06)] {
        let at = centre + vec2(0.12 * side, up) * field;
        for (reach, colour) in [(0.03, theme.gear.outline), (0.0, theme.mark.badge_text)] {
            let grown = |x: f32, y: f32| (vec2(x, y) + Vec2::splat(reach)) * field;
            let (sole, heel) =
                (ink.ellipse(at - vec2(0.0, 0.07) * field, grown(0.065, 0.095)), at + vec2(0.0, 0.1) * field);
            ink.fill(&sole, colour);
            let heel = ink.ellipse(heel, grown(0.05, 0.05));
            ink.fill(&heel, colour);
        }
    }
}

/// Short strokes across an outline.
fn teeth(ink: &mut Ink, outline: &[Pos2], field: f32, colour: Color32) {
    for index in 0..outline.len() {
        let (from, to) = (outline[index], outline[(index + 1) % outline.len()]);
        let (length, along) = ((to - from).length(), (to - from).normalized());
        if length < 0.3 * field {
            continue;
        }
        let count = (length / (0.2 * field)).floor().max(1.0);
        for dash in 0..count as usize {
            let at = from + along * (length * (dash as f32 + 0.5) / count);
            let reach = along * (0.035 * field);
            ink.stroke_line(at - reach, at + reach, (field * 0.065).max(ink.pixel() * 1.5), colour);
        }
    }
}

/// The marks that follow the pointer and the keyboard.
pub(super) fn fleeting(painter: &Painter, theme: &Theme, layout: &Layout, marks: &Marks) {
    let all = [
        (marks.hovered, SquareMark::Hovered),
        (marks.focused, SquareMark::Focused),
        (marks.refused, SquareMark::Refused),
    ];
    for (square, mark) in all {
        if let Some(square) = square {
            square_mark(painter, theme, layout.square(square), layout.field(), mark);
        }
    }
}

/// The height of the digits of a badge: as large as a square lets it be, and never too small to read.
fn digits_height(field: f32) -> f32 {
    (field * 0.23).clamp(7.5, 17.0)
}

/// A square's price, a golden bead at its left, and its risk in per cent, a plate with a point at its right.
pub(super) fn badge(painter: &Painter, theme: &Theme, rect: Rect, field: f32, (price, risk): (Option<u8>, Option<u8>)) {
    let (mut ink, mark) = (Ink::on(painter), &theme.mark);
    let high = digits_height(field);
    let edge = rect.top() + high * 0.5;
    if let Some(price) = price {
        let text = price.to_string();
        let radius = high * 0.78;
        let centre = pos2(rect.left() + radius * 0.6, edge);
        ink.disc(centre + vec2(0.0, radius * 0.15), radius * 1.05, theme.gear.shadow);
        ink.disc(centre, radius, theme.token.rim);
        ink.disc(centre, radius * 0.84, mark.price);
        digits::carve(&mut ink, centre, high * 0.92, &text, mark.price_text);
    }
    if let Some(risk) = risk {
        let text = format!("{risk}%");
        let half = vec2(digits::width(&text, high * 0.86) * 0.5 + high * 0.22, high * 0.72);
        let right = rect.right() + high * 0.4;
        let centre = pos2(right - half.x, edge);
        let colours = if risk == 0 { [mark.reach, mark.badge] } else { [mark.refused, mark.badge] };
        plate(&mut ink, theme, centre, half, colours, risk > 0);
        digits::carve(&mut ink, centre, high * 0.86, &text, mark.badge_text);
    }
    ink.paint(painter);
}

/// A dark plate with a rim; one that warns has a point below, like a fang.
fn plate(ink: &mut Ink, theme: &Theme, centre: Pos2, half: Vec2, [rim, ground]: [Color32; 2], warns: bool) {
    let outline = |grow: f32| {
        let rect = Rect::from_center_size(centre, half * 2.0).expand(grow);
        rounded(&super::ground::square_of(rect), half.y * 0.55)
    };
    let fang = |grow: f32| {
        let foot = centre.y + half.y * 0.8;
        [
            pos2(centre.x - half.y * 0.5 - grow, foot),
            pos2(centre.x + half.y * 0.5 + grow, foot),
            pos2(centre.x, foot + half.y * 0.75 + grow * 1.8),
        ]
    };
    let wide = half.y * 0.18;
    ink.shadow(
        &outline(wide).into_iter().map(|at| at + vec2(0.0, half.y * 0.2)).collect::<Vec<_>>(),
        half.y * 0.4,
        theme.gear.shadow,
    );
    if warns {
        ink.fill(&fang(wide), rim);
    }
    ink.fill(&outline(wide), rim);
    ink.fill(&outline(0.0), ground);
    if warns {
        ink.fill(&fang(-wide * 0.2), ground);
    }
}
