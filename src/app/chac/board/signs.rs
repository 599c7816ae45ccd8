//! The looks of marks on squares: rims, light, and badges with a price and a risk.

use egui::{Color32, Painter, Pos2, Rect, Vec2, pos2, vec2};

use super::ground::corners;
use super::layout::Layout;
use super::marks::Marks;
use crate::app::kit::draw::digits;
use crate::app::kit::draw::frame::rounded;
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;
use crate::insight::Odds;

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
    /// The last thing tried on it is refused.
    Refused,
    /// It is on the way of the last move.
    Last,
    /// It is, and a number is written at its upper right.
    LastBelow,
    /// It is, and a number is written in its middle.
    LastBeside,
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
        SquareMark::Last | SquareMark::LastBelow | SquareMark::LastBeside => {
            footprints(&mut ink, theme, footprints_at(rect, field, mark), field);
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

/// The place of footprints on a square, clear of the number that is written there.
fn footprints_at(rect: Rect, field: f32, mark: SquareMark) -> Pos2 {
    match mark {
        SquareMark::LastBelow => rect.center() + vec2(-0.1, 0.17) * field,
        SquareMark::LastBeside => pos2(rect.right() - 0.3 * field, rect.center().y),
        _ => rect.center(),
    }
}

/// The number of a zone at its left, over those who stand on the one in its middle.
pub(super) fn zone_number(painter: &Painter, theme: &Theme, rect: Rect, field: f32, zone: u8) {
    let (mut ink, vault) = (Ink::on(painter), &theme.vault);
    let (centre, radius) = (pos2(rect.left() + 0.3 * field, rect.center().y), 0.24 * field);
    ink.disc(centre, radius * 1.12, vault.zone_line);
    ink.disc(centre, radius, vault.zone_light);
    digits::carve_number(&mut ink, centre, radius * 1.3, zone + 1, vault.zone_line);
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

/// The parts of a badge, in fields. Both lie in a band along the upper edge of a square, beside each other and clear of
/// those of its neighbours: so high a band is free between what is carved into two tiles.
const BEAD: f32 = 0.185;
const PLATE: f32 = 0.18;
/// The space at both ends of the band, and that within a plate at each side.
const SPACE: f32 = 0.01;
const PAD: f32 = 0.05;
/// The height of digits in their part, as a multiple of its half.
const PRICE: f32 = 1.3;
const RISK: f32 = 1.5;
/// The growth of a badge where its square is larger than a field, if there is so much room.
const GROWTH: f32 = 1.4;
/// The largest half of a part, in points.
const MOST_HALF: f32 = 12.0;
/// The sign of per cent is left out where the digits beside it would be lower than this, in points.
const LEGIBLE: f32 = 7.5;

/// The places of a badge: the bead of the price by its middle and radius, the plate of the risk, and in which digits which
/// text stands on it. A loss that is certain takes the room of the price where it cannot be read beside it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Badge {
    bead: Option<(Pos2, f32)>,
    plate: Rect,
    digits: f32,
    text: String,
}

/// The places of a badge on a square. Where the square is larger than a field, it is larger too.
pub(super) fn badge_places(layout: &Layout, rect: Rect, risk: Odds) -> Badge {
    let (field, room) = (layout.field(), (rect.size().min_elem() / layout.field()).max(1.0));
    let unit = (field * (room.min(GROWTH) * layout.scale()).min(room)).min(MOST_HALF / BEAD);
    let radius = BEAD * unit;
    let bead = (rect.left_top() + vec2(SPACE * unit + radius, 0.0), radius);
    let right = rect.right() - SPACE * unit;
    let beside = bead.0.x + radius + SPACE * unit;
    let digits_of =
        |text: &str, left: f32| ((right - left - 2.0 * PAD * unit) / digits::width(text, 1.0)).min(RISK * PLATE * unit);
    let mut text = format!("{}{}%", if risk.is_under_one_percent() { "<" } else { "" }, risk.percent());
    let (whole, mut is_alone) = (rect.left() + SPACE * unit, false);
    if digits_of(&text, beside) < LEGIBLE {
        if risk == Odds::ALWAYS && digits_of(&text, whole) >= LEGIBLE {
            is_alone = true;
        } else {
            text.pop();
        }
    }
    let digits = digits_of(&text, if is_alone { whole } else { beside });
    let half = vec2(digits::width(&text, digits) * 0.5 + PAD * unit, PLATE * unit);
    let plate = Rect::from_center_size(pos2(right - half.x, rect.top()), half * 2.0);
    Badge { bead: (!is_alone).then_some(bead), plate, digits, text }
}

/// A square's price, a golden bead at its left, and its risk in per cent, a plate with pointed ends at its right.
pub(super) fn badge(
    painter: &Painter,
    theme: &Theme,
    layout: &Layout,
    rect: Rect,
    (price, risk): (Option<u8>, Option<Odds>),
) {
    let (mut ink, mark) = (Ink::on(painter), &theme.mark);
    let places = badge_places(layout, rect, risk.unwrap_or(Odds::NEVER));
    if let Some((price, (centre, radius))) = price.zip(places.bead) {
        ink.disc(centre + vec2(0.0, radius * 0.15), radius * 1.05, theme.gear.shadow);
        ink.disc(centre, radius, theme.token.rim);
        ink.disc(centre, radius * 0.88, mark.price);
        digits::carve(&mut ink, centre, radius * PRICE, &price.to_string(), mark.price_text);
    }
    if let Some(risk) = risk {
        let warns = risk.is_possible();
        let colours = if warns { [mark.refused, mark.badge] } else { [mark.reach, mark.badge] };
        plate(&mut ink, theme, places.plate, colours, warns);
        digits::carve(&mut ink, places.plate.center(), places.digits, &places.text, mark.badge_text);
    }
    ink.paint(painter);
}

/// A dark plate with a rim; one that warns has pointed ends.
fn plate(ink: &mut Ink, theme: &Theme, rect: Rect, [rim, ground]: [Color32; 2], warns: bool) {
    let half = rect.height() * 0.5;
    let outline = |rect: Rect| {
        if warns {
            let end = vec2(half * 0.45, 0.0);
            let (left, right) = (rect.left_center(), rect.right_center());
            vec![
                rect.left_top() + end,
                rect.right_top() - end,
                right,
                rect.right_bottom() - end,
                rect.left_bottom() + end,
                left,
            ]
        } else {
            rounded(&super::ground::square_of(rect), half * 0.55)
        }
    };
    let below: Vec<Pos2> = outline(rect).into_iter().map(|at| at + vec2(0.0, half * 0.2)).collect();
    ink.shadow(&below, half * 0.4, theme.gear.shadow);
    ink.fill(&outline(rect), rim);
    ink.fill(&outline(rect.shrink((half * 0.16).max(ink.pixel()))), ground);
}

#[cfg(test)]
mod tests {
    use super::super::layout::tests::temple;
    use super::*;
    use crate::app::chac::art::GLYPH;
    use crate::chac::Room;

    /// Sizes of the picture, from the smallest at which the window can be.
    const SIZES: [f32; 5] = [300.0, 420.0, 560.0, 900.0, 2000.0];

    /// The rectangles that the parts of a badge take.
    fn parts(places: &Badge) -> impl Iterator<Item = Rect> {
        let bead = places.bead.map(|(centre, radius)| Rect::from_center_size(centre, Vec2::splat(2.0 * radius)));
        bead.into_iter().chain([places.plate])
    }

    #[test]
    fn price_and_risk_have_places_of_their_own_and_cover_no_glyph_however_small_the_board_is() {
        let rules = temple();
        for (wide, scale) in SIZES.into_iter().flat_map(|wide| [0.8, 1.0, 1.5].map(|scale| (wide, scale))) {
            let layout = Layout::new(&rules, Rect::from_min_size(Pos2::ZERO, vec2(wide, wide))).scaled(scale);
            let glyphs: Vec<Rect> = rules
                .tiles()
                .iter()
                .map(|&tile| Rect::from_center_size(layout.square(tile).center(), Vec2::splat(GLYPH * layout.field())))
                .collect();
            for risk in [Odds::of(1, 7776), Odds::of(1, 100), Odds::of(29, 100), Odds::ALWAYS] {
                let place = format!("{wide} {scale} {risk:?}");
                let badges: Vec<(bool, Badge)> = rules
                    .squares()
                    .iter()
                    .map(|square| {
                        let is_zone = matches!(rules.room(square), Room::Zone(_));
                        (is_zone, badge_places(&layout, layout.square(square), risk))
                    })
                    .collect();
                let all: Vec<Rect> = badges.iter().flat_map(|(_, badge)| parts(badge)).collect();
                for (index, part) in all.iter().enumerate() {
                    assert!(
                        all[..index].iter().all(|other| !other.shrink(0.01).intersects(*part)),
                        "{place}: {part:?}"
                    );
                    assert!(glyphs.iter().all(|glyph| !glyph.intersects(*part)), "{place}: {part:?} covers a glyph");
                }
                for (is_zone, badge) in badges {
                    assert!(digits::width(&badge.text, badge.digits) < badge.plate.width(), "{place}: {badge:?}");
                    assert!(badge.digits < badge.plate.height() && badge.digits > 0.14 * layout.field().min(70.0));
                    assert!(!is_zone || badge.digits >= LEGIBLE.min(0.19 * layout.field()), "{place}: {badge:?}");
                    let said = badge.text.trim_end_matches('%').trim_start_matches('<');
                    assert_eq!(said, risk.percent().to_string());
                    assert_eq!(badge.text.starts_with('<'), risk.of == 7776, "as the rest says under 1 %");
                }
            }
        }
    }

    #[test]
    fn footprints_leave_numbers_free() {
        let rules = temple();
        for wide in SIZES {
            let layout = Layout::new(&rules, Rect::from_min_size(Pos2::ZERO, vec2(wide, wide)));
            let field = layout.field();
            let feet =
                |rect: Rect, mark| Rect::from_center_size(footprints_at(rect, field, mark), vec2(0.44, 0.48) * field);
            for &zone in rules.zones() {
                let rect = layout.square(zone);
                let number = Rect::from_center_size(rect.center(), Vec2::splat(0.92 * field));
                let prints = feet(rect, SquareMark::LastBeside);
                assert!(rect.contains_rect(prints) && !prints.intersects(number), "{wide}: {prints:?} {number:?}");
            }
            for &tile in rules.tiles() {
                let rect = layout.square(tile);
                let number = Rect::from_min_max(
                    rect.center_top() + vec2(0.08, 0.0) * field,
                    rect.right_top() + vec2(0.0, 0.4) * field,
                );
                let prints = feet(rect, SquareMark::LastBelow);
                assert!(rect.contains_rect(prints), "{wide}: {prints:?}");
                assert!(prints.intersect(number).area() < 0.25 * number.area(), "{wide}: {prints:?} {number:?}");
            }
        }
    }

    #[test]
    fn a_risk_says_per_cent_where_that_can_be_read() {
        let rules = temple();
        let badge = |wide: f32, risk: Odds| {
            let layout = Layout::new(&rules, Rect::from_min_size(Pos2::ZERO, vec2(wide, wide)));
            badge_places(&layout, layout.square(rules.tiles()[0]), risk)
        };
        let some = Odds::of(29, 100);
        assert_eq!([badge(300.0, some).text, badge(900.0, some).text], ["29", "29%"]);
        // A loss that is certain says it wherever another does, and leaves its price out for that where it has to.
        let mut without = 0;
        for wide in (300..900).step_by(10) {
            let (some, certain) = (badge(wide as f32, some), badge(wide as f32, Odds::ALWAYS));
            assert!(
                some.bead.is_some() && (!some.text.ends_with('%') || certain.text == "100%"),
                "{wide}: {certain:?}"
            );
            without += usize::from(certain.bead.is_none());
        }
        assert!(without > 5 && badge(900.0, Odds::ALWAYS).bead.is_some(), "{without}");
    }
}
