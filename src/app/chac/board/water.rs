//! Water and depth: the river with its current, its fall, and the abyss.

use egui::{Color32, Pos2, Rect, Vec2, vec2};

use super::ground::{DETAIL, corners, square_of};
use super::layout::{Layout, part};
use crate::app::kit::draw::chance::Chance;
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;
use crate::chac::Variant;

/// The ledges of the abyss.
const LEDGES: u8 = 6;

/// The abyss under the bridge: the deeper the darker, with ledges of rock at its rim.
pub(super) fn abyss(ink: &mut Ink, theme: &Theme, field: f32, rect: Rect) {
    let vault = &theme.vault;
    let mut chance = Chance::new(0x6162_7973);
    ink.fill(&corners(rect, field * 0.1), vault.abyss_rim);
    // Broken ledges, one below the other.
    for depth in 1..=LEDGES {
        let along = f32::from(depth) / f32::from(LEDGES);
        let inner = rect.shrink(0.42 * along * field);
        let rim = ragged(inner, field * 0.05, &mut chance);
        let colour = vault.abyss_rim.lerp_to_gamma(vault.abyss_deep, along.sqrt());
        let lit: Vec<Pos2> = rim.iter().map(|&at| at + vec2(0.015, 0.03) * field).collect();
        ink.fill(&lit, vault.rock_light.lerp_to_gamma(colour, 0.55 + 0.45 * along));
        ink.fill(&rim, colour);
    }
    let outline = corners(rect, field * 0.1);
    ink.fade_in(&outline, field * 0.3, |at| {
        if at.y < rect.center().y { vault.shade } else { vault.rock_edge.gamma_multiply(0.12) }
    });
    ink.outline(&outline, (field * 0.06).max(ink.pixel()), theme.gear.outline);
    // Mist far below.
    if field > DETAIL {
        for _ in 0..6 {
            let at = part(rect, chance.between(0.15, 0.85), chance.between(0.4, 0.85));
            let size = vec2(chance.between(0.4, 0.8), chance.between(0.1, 0.2)) * field;
            ink.glow(at, size, theme.ground.lake_glint.gamma_multiply(0.1));
        }
    }
}

/// A rectangle with a broken rim.
fn ragged(rect: Rect, rough: f32, chance: &mut Chance) -> Vec<Pos2> {
    let mut outline = Vec::new();
    let ends = square_of(rect);
    for side in 0..4 {
        let (from, to) = (ends[side], ends[(side + 1) % 4]);
        let steps = ((to - from).length() / (rough * 5.0)).ceil().max(2.0) as usize;
        for step in 0..steps {
            let at = from.lerp(to, step as f32 / steps as f32);
            outline.push(at + vec2(chance.between(-1.0, 1.0), chance.between(-1.0, 1.0)) * rough);
        }
    }
    outline
}

/// The river: water from square to square, with banks and lines of its current.
pub(super) fn river(ink: &mut Ink, theme: &Theme, layout: &Layout, rules: &Variant) {
    let (ground, field) = (&theme.ground, layout.field());
    let squares: Vec<Rect> = rules.river().iter().map(|&square| layout.square(square)).collect();
    let mut chance = Chance::new(0x7269_7665);
    for (index, &rect) in squares.iter().enumerate() {
        let deep = index as f32 / squares.len().max(1) as f32;
        let colour = |at: Pos2| {
            let along = ((at.y - rect.top()) / rect.height()).clamp(0.0, 1.0) * 0.6 + 0.3 * deep;
            ground.lake_light.lerp_to_gamma(ground.lake_dark, along)
        };
        ink.band(&square_of(rect), &[rect.center(); 4], colour, colour);
    }
    for (index, &rect) in squares.iter().enumerate() {
        // The bank: stones wherever no water follows.
        for side in [vec2(0.0, -1.0), vec2(1.0, 0.0), vec2(0.0, 1.0), vec2(-1.0, 0.0)] {
            let beyond = rect.center() + side * field;
            let follows = squares.iter().any(|other| other.contains(beyond));
            if follows {
                continue;
            }
            let (middle, along) = (rect.center() + side * (0.5 * field), side.rot90());
            let foam = [
                middle - along * (0.48 * field) - side * (0.1 * field),
                middle + along * (0.48 * field) - side * (0.1 * field),
            ];
            ink.line(&foam, field * 0.035, ground.lake_glint.gamma_multiply(0.4));
            if field > DETAIL {
                for stone in 0..4_u8 {
                    let at = middle
                        + along * ((f32::from(stone) - 1.5) * 0.25 * field + chance.between(-0.05, 0.05) * field);
                    let size = vec2(chance.between(0.08, 0.13), chance.between(0.06, 0.1)) * field;
                    let outline = ink.ellipse(at - side * (0.03 * field), size);
                    ink.fill(&outline, theme.stone.dark);
                    let top = ink.ellipse(at - side * (0.03 * field) - vec2(0.012, 0.02) * field, size * 0.78);
                    ink.fill(&top, theme.stone.middle);
                }
            }
        }
        let next = squares.get(index + 1).copied();
        let before = index.checked_sub(1).map(|before| squares[before]);
        let way = match (before, next) {
            (_, Some(next)) => next.center() - rect.center(),
            (Some(before), None) => rect.center() - before.center(),
            (None, None) => vec2(field, 0.0),
        }
        .normalized();
        current(ink, theme, rect.center(), way, field);
        if let Some(next) = next {
            // Where one square ends and the next begins.
            let (middle, aside) = (rect.center().lerp(next.center(), 0.5), way.rot90() * (0.34 * field));
            for step in 0..5_u8 {
                let at = (middle - aside).lerp(middle + aside, f32::from(step) / 4.0);
                dot(ink, at, field * 0.034, ground.lake_glint);
            }
        }
    }
}

/// Two curved lines with heads: where the water flows.
fn current(ink: &mut Ink, theme: &Theme, centre: Pos2, way: Vec2, field: f32) {
    let glint = theme.ground.lake_glint;
    let point = |x: f32, y: f32| centre + (way * x + way.rot90() * y) * field;
    for (x, y) in [(-0.16, -0.2), (0.1, 0.02), (-0.12, 0.24)] {
        let line = [point(x - 0.16, y), point(x - 0.05, y - 0.03), point(x + 0.06, y + 0.02), point(x + 0.17, y)];
        ink.taper(&line, field * 0.012, field * 0.045, glint.gamma_multiply(0.65));
        let tip = point(x + 0.2, y);
        let head = [point(x + 0.12, y - 0.06), tip, point(x + 0.12, y + 0.06)];
        ink.taper(&head, field * 0.035, field * 0.035, glint.gamma_multiply(0.75));
    }
}

/// One dot of a dotted line: small enough that four corners are a round one.
pub(super) fn dot(ink: &mut Ink, at: Pos2, radius: f32, colour: Color32) {
    let radius = (radius * 1.1).max(ink.pixel() * 0.8);
    let corner = |turn: f32| at + Vec2::angled(turn * std::f32::consts::TAU) * radius;
    ink.fill(&[corner(0.0), corner(0.25), corner(0.5), corner(0.75)], colour);
}

/// The fall: the river comes over the edge nearest to its last square, and drops into the dark.
pub(super) fn fall(ink: &mut Ink, theme: &Theme, layout: &Layout, rules: &Variant, rect: Rect) {
    let (ground, field) = (&theme.ground, layout.field());
    let Some(&last) = rules.river().last() else { return };
    let from = layout.square(last).center();
    let towards = rect.center() - from;
    let way =
        if towards.x.abs() > towards.y.abs() { vec2(towards.x.signum(), 0.0) } else { vec2(0.0, towards.y.signum()) };
    let (start, aside) = (rect.center() - way * (0.5 * field), way.rot90());
    let point = |x: f32, y: f32| start + (way * x + aside * y) * field;
    let mut chance = Chance::new(0x6661_6c6c);
    let line = |x: f32, wide: f32| [point(x, -wide), point(x, wide)];
    ink.bands(&[
        (line(-0.04, 0.42), ground.lake_light),
        (line(0.12, 0.4), ground.lake_glint),
        (line(0.5, 0.36), ground.lake_light.gamma_multiply(0.85)),
        (line(0.92, 0.42), ground.lake_dark.gamma_multiply(0.1)),
    ]);
    for streak in 0..9_u8 {
        let y = -0.36 + 0.09 * f32::from(streak) + chance.between(-0.02, 0.02);
        let (near, far) = (chance.between(0.0, 0.2), chance.between(0.5, 0.85));
        ink.taper(
            &[point(near, y), point(far, y * 1.08)],
            field * 0.05,
            field * 0.01,
            ground.lake_glint.gamma_multiply(0.55),
        );
    }
    for _ in 0..5 {
        let at = point(chance.between(0.66, 0.9), chance.between(-0.4, 0.4));
        ink.glow(at, Vec2::splat(0.22 * field), ground.lake_glint.gamma_multiply(0.35));
    }
    // Foam where it tips over.
    for foam in 0..6_u8 {
        ink.disc(
            point(chance.between(-0.02, 0.1), -0.36 + 0.145 * f32::from(foam)),
            field * chance.between(0.035, 0.06),
            ground.lake_glint,
        );
    }
}
