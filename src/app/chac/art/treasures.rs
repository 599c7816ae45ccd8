//! Treasures: what lies in decks, by their backs and their values, and what lies in alcoves.

use egui::{Color32, Painter, Pos2, Rect, vec2};

use crate::app::kit::draw::digits;
use crate::app::kit::draw::frame::{Frame, arc, rounded};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::draw::stamp::stamp;
use crate::app::kit::theme::Theme;
use crate::chac::{Deck, MAX_ZONES, Value};

/// A treasure as a card as large as fits into the rectangle: its value, or a chest, if it is known, and always the sign of
/// the deck that it comes from.
pub fn treasure(painter: &Painter, theme: &Theme, rect: Rect, deck: Deck, value: Option<Value>) {
    let half = vec2(rect.width().min(rect.height() * 0.78), rect.height().min(rect.width() / 0.78)) * 0.5;
    stamp(painter, theme, ("treasure card", deck.index(), value), (rect.center(), half.y), |ink| {
        ink_treasure(ink, theme, Frame::new(rect.center(), half.y), deck, value);
    });
}

/// The width of a treasure, as a share of its height.
pub const WIDTH: f32 = 0.78;

/// As [`treasure`], added to an ink; the frame's radius is half its height.
pub(in crate::app::chac) fn ink_treasure(ink: &mut Ink, theme: &Theme, frame: Frame, deck: Deck, value: Option<Value>) {
    let (vault, paper, gear) = (&theme.vault, &theme.paper, &theme.gear);
    let outline = |grow: f32| card(frame, grow);
    let below: Vec<Pos2> = outline(0.0).into_iter().map(|at| at + vec2(0.05, 0.1) * frame.unit).collect();
    ink.shadow(&below, frame.unit * 0.16, gear.shadow);
    ink.fill(&outline(0.0), gear.outline);
    let back = back_colour(theme, deck);
    let Some(value) = value else {
        let rim = back.lerp_to_gamma(gear.shine, 0.5);
        ink.fill(&outline(-0.07), rim);
        ink.shaded(frame.at(-0.2, -0.3), &outline(-0.13), |at| {
            back.lerp_to_gamma(gear.outline, frame.shade(at) * 0.45)
        });
        back_sign(ink, theme, frame.inner(0.0, 0.0, 0.5), deck, [vault.die_light, back]);
        return;
    };
    ink.shaded(frame.at(-0.2, -0.3), &outline(-0.07), |at| paper.light.lerp_to_gamma(paper.dark, frame.shade(at)));
    // The foot in the deck's colour with its sign.
    let foot = frame.points(&[(-0.69, 0.42), (0.69, 0.42), (0.69, 0.93), (-0.69, 0.93)]);
    ink.fill(&foot, back);
    back_sign(ink, theme, frame.inner(0.0, 0.67, 0.2), deck, [vault.die_light, back]);
    let face = frame.inner(0.0, -0.28, 0.56);
    match value.points() {
        Some(points) => digits::carve(ink, face.centre, frame.unit * 1.0, &points.to_string(), paper.print),
        None => ink_chest(ink, theme, face, false),
    }
}

fn card(frame: Frame, grow: f32) -> Vec<Pos2> {
    let (x, y) = (WIDTH + grow, 1.0 + grow);
    rounded(&frame.points(&[(-x, -y), (x, -y), (x, y), (-x, y)]), frame.unit * (0.18 + grow).max(0.05))
}

/// The colour of a deck's back.
fn back_colour(theme: &Theme, deck: Deck) -> Color32 {
    let vault = &theme.vault;
    match deck {
        Deck::LAVA => vault.back_lava,
        Deck::RIVER => vault.back_river,
        Deck::ALCOVE => vault.back_alcove,
        _ => vault.back_zone,
    }
}

/// The sign of a deck: a flame, waves, a keyhole, or the number of a zone.
fn back_sign(ink: &mut Ink, theme: &Theme, frame: Frame, deck: Deck, [colour, ground]: [Color32; 2]) {
    match deck {
        Deck::LAVA => {
            let flame = [
                (0.0, -1.0),
                (0.34, -0.42),
                (0.3, -0.1),
                (0.6, -0.3),
                (0.72, 0.3),
                (0.4, 0.86),
                (0.0, 0.96),
                (-0.4, 0.86),
                (-0.72, 0.3),
                (-0.46, -0.3),
            ];
            ink.fill(&frame.points(&flame), colour);
            ink.fill(
                &frame.points(&[(0.02, -0.1), (0.3, 0.36), (0.2, 0.7), (0.0, 0.78), (-0.2, 0.7), (-0.3, 0.36)]),
                ground,
            );
        }
        Deck::RIVER => {
            for row in [-0.55, 0.0, 0.55] {
                let wave: Vec<(f32, f32)> = (0..=16_u8)
                    .map(|step| f32::from(step) / 8.0 - 1.0)
                    .map(|x| (x * 0.95, row + 0.17 * (x * std::f32::consts::TAU).sin()))
                    .collect();
                ink.line(&frame.points(&wave), frame.unit * 0.24, colour);
            }
        }
        Deck::ALCOVE => {
            ink.disc(frame.at(0.0, -0.3), frame.unit * 0.5, colour);
            ink.fill(&frame.points(&[(-0.2, -0.1), (0.2, -0.1), (0.42, 0.9), (-0.42, 0.9)]), colour);
        }
        _ => {
            let zone = (0..MAX_ZONES as u8).find(|&zone| Deck::zone(zone) == deck).unwrap_or_default();
            // A wall with a gate, and the number in it.
            digits::carve_number(ink, frame.centre, frame.unit * 1.7, zone + 1, colour);
            for side in [-1.0, 1.0] {
                let post = [(0.95 * side, -0.95), (0.95 * side, 0.95)];
                ink.line(&frame.points(&post), frame.unit * 0.16, theme.gear.outline.gamma_multiply(0.45));
            }
        }
    }
}

/// A chest, shut or open with what a die has found in it.
pub fn chest(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, found: Option<u8>) {
    stamp(painter, theme, ("chest", found), (centre, radius), |ink| {
        let frame = Frame::new(centre, radius);
        ink_chest(ink, theme, frame, found.is_some());
        if let Some(found) = found {
            let (colours, place) = ((theme.mark.badge_text, theme.mark.badge), frame.at(0.0, -0.36));
            digits::carve_rimmed(ink, place, radius * 0.95, &found.to_string(), colours, 0.14);
        }
    });
}

fn ink_chest(ink: &mut Ink, theme: &Theme, frame: Frame, is_open: bool) {
    let (vault, gear, gold) = (&theme.vault, &theme.gear, theme.mark.price);
    let foot = ink.ellipse(frame.at(0.08, 0.82), vec2(0.98, 0.2) * frame.unit);
    ink.shadow(&foot, frame.unit * 0.25, gear.shadow);
    let wood = |frame: Frame, at: Pos2| vault.plank_light.lerp_to_gamma(vault.plank_dark, frame.shade(at));
    let body = |grow: f32| {
        rounded(
            &frame.points(&[
                (-0.9 - grow, -0.1 - grow),
                (0.9 + grow, -0.1 - grow),
                (0.84 + grow, 0.84 + grow),
                (-0.84 - grow, 0.84 + grow),
            ]),
            frame.unit * 0.1,
        )
    };
    let lid = |grow: f32| {
        let mut outline = vec![(0.9 + grow, 0.0 + grow), (-0.9 - grow, 0.0 + grow)];
        let (middle, high) = if is_open { (-0.12, 0.2) } else { (-0.1, 0.62) };
        outline.extend(arc((0.0, middle), (0.9 + grow, high + grow), 0.5, 1.0, 12));
        frame.points(&outline)
    };
    if is_open {
        ink.glow(frame.at(0.0, -0.3), vec2(1.3, 0.9) * frame.unit, theme.fire.core.gamma_multiply(0.8));
    }
    ink.fill(&lid(0.1), gear.outline);
    ink.fill(&body(0.1), gear.outline);
    ink.shaded(frame.at(-0.2, 0.3), &body(0.0), |at| wood(frame, at));
    if is_open {
        ink.fill(&lid(0.0), theme.fire.core);
    } else {
        ink.shaded(frame.at(-0.2, -0.3), &lid(0.0), |at| wood(frame, at));
        ink.line(&frame.points(&[(-0.9, 0.0), (0.9, 0.0)]), frame.unit * 0.1, gear.outline);
    }
    for x in [-0.62, 0.62] {
        let top = if is_open { 0.04 } else { -0.56 };
        ink.line(&frame.points(&[(x, top), (x, 0.8)]), frame.unit * 0.13, gold);
    }
    ink.fill(&frame.points(&[(-0.2, -0.14), (0.2, -0.14), (0.2, 0.3), (0.0, 0.42), (-0.2, 0.3)]), gear.outline);
    ink.fill(&frame.points(&[(-0.13, -0.08), (0.13, -0.08), (0.13, 0.26), (0.0, 0.34), (-0.13, 0.26)]), gold);
    ink.disc(frame.at(0.0, 0.1), frame.unit * 0.06, gear.outline);
}

/// The treasure of an alcove: a jewel with its value; `is_great` if it is one of the best locked.
pub fn jewel(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, value: Value, is_great: bool) {
    stamp(painter, theme, ("jewel", value, is_great), (centre, radius), |ink| {
        ink_jewel(ink, theme, Frame::new(centre, radius), value, is_great);
    });
}

pub(in crate::app::chac) fn ink_jewel(ink: &mut Ink, theme: &Theme, frame: Frame, value: Value, is_great: bool) {
    let (vault, gear) = (&theme.vault, &theme.gear);
    let colour = if is_great { vault.jewel_grey } else { vault.jewel_red };
    let sides = if is_great { 8 } else { 6 };
    let corner = |grow: f32| -> Vec<Pos2> {
        (0..sides)
            .map(|index| (index as f32 + 0.5) / sides as f32 * std::f32::consts::TAU)
            .map(|turn| frame.centre + egui::Vec2::angled(turn) * (frame.unit * grow))
            .collect()
    };
    ink.glow(frame.centre, vec2(1.5, 1.5) * frame.unit, theme.fire.core.gamma_multiply(0.35));
    ink.fill(&corner(1.0), gear.outline);
    ink.fill(&corner(0.9), theme.mark.price);
    ink.fill(&corner(0.76), colour.lerp_to_gamma(gear.outline, 0.45));
    // Facets, each the brighter the more it faces the light.
    let (outer, inner) = (corner(0.74), corner(0.5));
    for index in 0..sides {
        let next = (index + 1) % sides;
        let out = (outer[index].lerp(outer[next], 0.5) - frame.centre).normalized();
        let lit = 0.5 + 0.5 * out.dot(vec2(-0.55, -0.83));
        let shade = colour.lerp_to_gamma(gear.outline, 0.4).lerp_to_gamma(colour.lerp_to_gamma(gear.shine, 0.45), lit);
        ink.facet(&[outer[index], outer[next], inner[next], inner[index]], shade);
    }
    ink.fill(&inner, colour.lerp_to_gamma(gear.outline, 0.25));
    let text = value.points().map_or_else(|| "?".to_owned(), |points| points.to_string());
    let high = frame.unit * 0.98;
    digits::carve(ink, frame.centre + vec2(0.05, 0.07) * frame.unit, high, &text, theme.mark.badge);
    digits::carve(ink, frame.centre, high, &text, theme.mark.badge_text);
}
