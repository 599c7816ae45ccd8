//! Wall cards, clues, lava tiles, and the load that somebody carries.

use egui::{Painter, Pos2, Rect, vec2};

use super::glyphs::carve_glyph;
use crate::app::kit::draw::digits;
use crate::app::kit::draw::frame::{Frame, arc, rounded};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::draw::stamp::stamp;
use crate::app::kit::theme::Theme;
use crate::chac::{Glyph, Number, WallCard};

/// The width of a wall card, as a share of its height.
pub const CARD_WIDTH: f32 = 0.78;

/// A wall card as large as fits into the rectangle; its back where none is given.
pub fn wall_card(painter: &Painter, theme: &Theme, rect: Rect, card: Option<WallCard>) {
    let half = rect.height().min(rect.width() / CARD_WIDTH) * 0.5;
    stamp(painter, theme, ("wall card", card), (rect.center(), half), |ink| {
        ink_wall_card(ink, theme, Frame::new(rect.center(), half), card);
    });
}

pub(in crate::app::chac) fn ink_wall_card(ink: &mut Ink, theme: &Theme, frame: Frame, card: Option<WallCard>) {
    let (vault, paper, gear) = (&theme.vault, &theme.paper, &theme.gear);
    let outline = |grow: f32| {
        let (x, y) = (CARD_WIDTH + grow, 1.0 + grow);
        rounded(&frame.points(&[(-x, -y), (x, -y), (x, y), (-x, y)]), frame.unit * 0.16)
    };
    let below: Vec<Pos2> = outline(0.0).into_iter().map(|at| at + vec2(0.05, 0.1) * frame.unit).collect();
    ink.shadow(&below, frame.unit * 0.16, gear.shadow);
    ink.fill(&outline(0.0), gear.outline);
    let Some(card) = card else {
        ink.fill(&outline(-0.07), vault.rock_edge);
        ink.shaded(frame.at(-0.2, -0.3), &outline(-0.13), |at| {
            vault.rock_light.lerp_to_gamma(vault.rock_dark, frame.shade(at))
        });
        for (y, shift) in [(-0.5, 0.0), (0.0, 0.3), (0.5, 0.0)] {
            ink.stroke_line(frame.at(-0.64, y), frame.at(0.64, y), frame.unit * 0.06, vault.rock_joint);
            let x = shift - 0.15;
            ink.stroke_line(
                frame.at(x, y - 0.5 * f32::from(u8::from(y > -0.4))),
                frame.at(x, y),
                frame.unit * 0.06,
                vault.rock_joint,
            );
        }
        return;
    };
    ink.shaded(frame.at(-0.2, -0.3), &outline(-0.07), |at| paper.light.lerp_to_gamma(paper.dark, frame.shade(at)));
    let (left, right) = card.steps();
    // The room between the walls: the one from above and the one from below, each as far in as the card moves it.
    for (steps, side, light, dark) in
        [(right, -1.0_f32, vault.right_light, vault.right_dark), (left, 1.0, vault.left_light, vault.left_dark)]
    {
        let (foot, head) = (0.9 * side, if steps > 0 { 0.52 } else { 0.74 } * side);
        let teeth = if side < 0.0 { 3 } else { 4 };
        let mut edge = vec![(-0.66, foot), (-0.66, head)];
        for tooth in 0..teeth {
            let (from, wide) = (-0.66 + 1.32 * tooth as f32 / teeth as f32, 1.32 / teeth as f32);
            edge.extend([(from + wide * 0.5, head - 0.13 * side), (from + wide, head)]);
        }
        edge.push((0.66, foot));
        let points = frame.points(&edge);
        ink.shaded(frame.at(0.0, (foot + head) * 0.5), &points, |at| light.lerp_to_gamma(dark, frame.shade(at)));
        ink.outline(&points, frame.unit * 0.07, vault.wall_line);
        if steps > 0 {
            let way = -side;
            let arrow = [
                (0.0, way * 0.02),
                (0.36, -way * 0.4),
                (0.13, -way * 0.4),
                (0.13, -way * 0.66),
                (-0.13, -way * 0.66),
                (-0.13, -way * 0.4),
                (-0.36, -way * 0.4),
            ];
            let grown = frame.points(&arrow);
            ink.outline(&grown, frame.unit * 0.16, gear.outline);
            ink.facet(&frame.points(&[arrow[0], arrow[1], arrow[6]]), light.lerp_to_gamma(gear.shine, 0.35));
            ink.facet(&frame.points(&arrow[2..6]), light.lerp_to_gamma(gear.shine, 0.35));
        }
    }
    if card == WallCard::None {
        // A bar: nothing moves.
        ink.line(&frame.points(&[(-0.34, 0.0), (0.34, 0.0)]), frame.unit * 0.3, gear.outline);
        ink.line(&frame.points(&[(-0.34, 0.0), (0.34, 0.0)]), frame.unit * 0.16, theme.token.jade_dark);
    }
}

/// A clue: its number, and its glyph if it is known to who looks.
pub fn clue(painter: &Painter, theme: &Theme, rect: Rect, number: Option<Number>, glyph: Option<Glyph>) {
    stamp(painter, theme, ("clue", number, glyph), (rect.center(), rect.size().min_elem() * 0.5), |ink| {
        ink_clue(ink, theme, rect, number, glyph);
    });
}

pub(in crate::app::chac) fn ink_clue(
    ink: &mut Ink,
    theme: &Theme,
    rect: Rect,
    number: Option<Number>,
    glyph: Option<Glyph>,
) {
    let (stone, vault) = (&theme.stone, &theme.vault);
    let frame = Frame::new(rect.center(), rect.size().min_elem() * 0.5);
    slab(ink, theme, frame, [vault.tile_safe, vault.tile_safe_dark]);
    let text = number.map(|number| number.to_string()).unwrap_or_default();
    let high = frame.unit * if text.len() > 1 { 0.72 } else { 0.8 };
    if let Some(glyph) = glyph {
        let ground = vault.tile_safe.lerp_to_gamma(vault.tile_safe_dark, 0.5);
        let place = if number.is_some() { frame.inner(0.18, 0.2, 0.52) } else { frame.inner(0.0, 0.0, GLYPH) };
        carve_glyph(ink, place, glyph, [stone.carved, ground, ground]);
        digits::carve(ink, frame.at(-0.5, -0.5), high * 0.78, &text, stone.carved);
        return;
    }
    digits::carve(ink, frame.at(-0.02, -0.08), high * 1.25, &text, stone.carved);
    // What is beneath nobody here knows.
    for x in [-0.3, 0.0, 0.3] {
        ink.disc(frame.at(x, 0.68), frame.unit * 0.07, stone.carved.gamma_multiply(0.7));
    }
}

/// The sides of a lava tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TileLook {
    /// The glyph shows; the number beneath if who looks knows it.
    Glyph(Option<Glyph>, Option<Number>),
    /// Turned, with its treasure.
    Turned(Option<Number>),
    /// Turned, and searched.
    Searched(Option<Number>),
}

/// A lava tile.
pub fn lava_tile(painter: &Painter, theme: &Theme, rect: Rect, look: TileLook, is_trapped: bool) {
    let frame = Frame::new(rect.center(), rect.size().min_elem() * 0.5);
    stamp(painter, theme, ("lava tile", look, is_trapped), (frame.centre, frame.unit), |ink| {
        ink_lava_tile(ink, theme, frame, look, is_trapped);
    });
}

/// The reach of a glyph on a tile from its middle to each side, as a share of half the tile's side.
pub const GLYPH: f32 = 0.62;

/// As [`lava_tile`], added to an ink. A tile of which is known that it is trapped has a rim of fire with teeth.
pub(in crate::app::chac) fn ink_lava_tile(
    ink: &mut Ink,
    theme: &Theme,
    frame: Frame,
    look: TileLook,
    is_trapped: bool,
) {
    let (vault, stone) = (&theme.vault, &theme.stone);
    // At the right, so that a price at the left of a square leaves it free.
    let number_of = |ink: &mut Ink, number: Option<Number>| {
        let text = number.map(|number| number.to_string()).unwrap_or_default();
        let high = frame.unit * 0.46;
        let x = 0.7 - digits::width(&text, high) / frame.unit * 0.5;
        digits::carve(ink, frame.at(x, -0.42), high, &text, stone.carved);
    };
    match look {
        TileLook::Glyph(glyph, number) => {
            slab(ink, theme, frame, [vault.tile_light, vault.tile_dark]);
            let ground = vault.tile_light.lerp_to_gamma(vault.tile_dark, 0.5);
            if let Some(glyph) = glyph {
                let place =
                    if number.is_some() { frame.inner(-0.14, -0.08, 0.54) } else { frame.inner(0.0, 0.0, GLYPH) };
                carve_glyph(ink, place, glyph, [vault.tile_carved, ground, vault.tile_dark]);
            }
            if let Some(number) = number {
                let plate = frame.inner(0.56, 0.3, 0.34);
                ink.disc(plate.centre, plate.unit, theme.gear.outline);
                ink.disc(
                    plate.centre,
                    plate.unit * 0.86,
                    if is_trapped { theme.mark.refused } else { vault.tile_safe },
                );
                let text = number.to_string();
                digits::carve(
                    ink,
                    plate.centre,
                    plate.unit * if text.len() > 1 { 1.0 } else { 1.3 },
                    &text,
                    stone.carved,
                );
            }
            if is_trapped {
                danger(ink, theme, frame);
            }
        }
        TileLook::Turned(number) => {
            slab(ink, theme, frame, [vault.tile_safe, vault.tile_safe_dark]);
            number_of(ink, number);
            // Something glitters.
            let gem = frame.inner(0.6, 0.0, 0.22);
            ink.glow(gem.centre, vec2(2.0, 2.0) * gem.unit, theme.fire.core);
            let star = gem.points(&[
                (0.0, -1.2),
                (0.24, -0.24),
                (1.2, 0.0),
                (0.24, 0.24),
                (0.0, 1.2),
                (-0.24, 0.24),
                (-1.2, 0.0),
                (-0.24, -0.24),
            ]);
            ink.outline(&star, gem.unit * 0.5, theme.token.rim);
            ink.fill(&star, theme.mark.price);
        }
        TileLook::Searched(number) => {
            slab(ink, theme, frame, [vault.tile_safe, vault.tile_safe_dark]);
            number_of(ink, number);
            ink.ring(frame.at(0.6, 0.0), frame.unit * 0.14, frame.unit * 0.07, stone.carved.gamma_multiply(0.45));
        }
    }
}

/// A rim of fire with teeth: who steps here is lost.
fn danger(ink: &mut Ink, theme: &Theme, frame: Frame) {
    let square = |grow: f32| frame.points(&[(-grow, -grow), (grow, -grow), (grow, grow), (-grow, grow)]);
    ink.outline(&square(0.84), frame.unit * 0.09, theme.mark.refused);
    for side in 0..4_u8 {
        let (along, out) = [
            (vec2(1.0, 0.0), vec2(0.0, -1.0)),
            (vec2(0.0, 1.0), vec2(1.0, 0.0)),
            (vec2(-1.0, 0.0), vec2(0.0, 1.0)),
            (vec2(0.0, -1.0), vec2(-1.0, 0.0)),
        ][usize::from(side)];
        for place in [-0.4_f32, 0.0, 0.4] {
            let foot = out * 0.84 + along * place;
            let tooth = [foot - along * 0.13, foot - out * 0.2, foot + along * 0.13].map(|at| frame.to(at));
            ink.fill(&tooth, theme.mark.refused);
        }
    }
}

/// A square slab of stone with depth.
fn slab(ink: &mut Ink, theme: &Theme, frame: Frame, [light, dark]: [egui::Color32; 2]) {
    let outline = |grow: f32, down: f32| {
        let half = 0.9 + grow;
        rounded(
            &frame.inner(0.0, down, 1.0).points(&[(-half, -half), (half, -half), (half, half), (-half, half)]),
            frame.unit * 0.16,
        )
    };
    ink.shadow(&outline(0.0, 0.1), frame.unit * 0.16, theme.gear.shadow);
    ink.fill(&outline(0.04, 0.05), theme.gear.outline);
    ink.fill(&outline(0.0, 0.03), dark.lerp_to_gamma(theme.gear.outline, 0.35));
    ink.shaded(frame.at(-0.3, -0.35), &outline(-0.02, -0.03), |at| light.lerp_to_gamma(dark, frame.shade(at)));
    if frame.unit > 8.0 {
        ink.fade_in(&outline(-0.02, -0.03), frame.unit * 0.12, |at| {
            if frame.shade(at) < 0.45 {
                theme.gear.shine.gamma_multiply(0.3)
            } else {
                theme.gear.shadow.gamma_multiply(0.6)
            }
        });
    }
}

/// The load that somebody carries: a rucksack that grows with its level, with the level on it.
pub fn load(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, level: u8) {
    stamp(painter, theme, ("load", level), (centre, radius), |ink| {
        let (gear, folk) = (&theme.gear, &theme.folk);
        let frame = Frame::new(centre, radius);
        let wide = 0.5 + 0.08 * f32::from(level.min(5));
        let foot = ink.ellipse(frame.at(0.06, 0.88), vec2(wide + 0.1, 0.16) * radius);
        ink.shadow(&foot, radius * 0.22, gear.shadow);
        // The rolled blanket, the bag, its flap.
        let roll = frame.points(&[(-wide * 0.8, -0.7), (wide * 0.8, -0.7)]);
        ink.line(&roll, radius * 0.46, gear.outline);
        ink.line(&roll, radius * 0.32, folk.red_cloth);
        let bag = |grow: f32| {
            let mut outline = vec![(wide + grow, 0.86 + grow), (-wide - grow, 0.86 + grow)];
            outline.extend(arc((0.0, 0.02), (wide * 0.98 + grow, 0.72 + grow), 0.5, 1.0, 12));
            rounded(&frame.points(&outline), radius * 0.05)
        };
        ink.fill(&bag(0.1), gear.outline);
        ink.shaded(frame.at(-0.2, -0.1), &bag(0.0), |at| gear.hat_light.lerp_to_gamma(gear.hat_dark, frame.shade(at)));
        for side in [-1.0, 1.0] {
            ink.line(&frame.points(&[(side * wide * 0.66, -0.5), (side * wide * 0.66, 0.8)]), radius * 0.1, gear.wood);
        }
        let colours = (theme.mark.badge_text, theme.mark.badge);
        digits::carve_rimmed(ink, frame.at(0.0, 0.16), radius * 1.02, &level.to_string(), colours, 0.14);
    });
}
