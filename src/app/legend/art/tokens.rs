//! Tokens of action points, places of the order, the cube of a director, small tiles.

use egui::{Painter, Pos2, Rect, vec2};

use crate::app::hexboard::art::{self, Ground, TileLook};
use crate::app::kit::draw::digits;
use crate::app::kit::draw::frame::{Frame, arc, hex_corners, rounded, soft_hex};
use crate::app::kit::draw::seats::SeatLook;
use crate::app::kit::draw::stamp::stamp;
use crate::app::kit::theme::Theme;

/// A token of action points: an eight-sided piece of gold with its value.
pub fn action_token(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, value: u8) {
    stamp(painter, theme, ("action token", value), (centre, radius), |ink| {
        let token = &theme.token;
        let frame = Frame::new(centre, radius);
        let sides = |grow: f32| {
            let corner = |index: usize| {
                let out = egui::Vec2::angled((index as f32 + 0.5) / 8.0 * std::f32::consts::TAU);
                centre + out * (radius * grow)
            };
            rounded(&[0, 1, 2, 3, 4, 5, 6, 7].map(corner), radius * 0.2)
        };
        let below: Vec<Pos2> = sides(1.0).into_iter().map(|at| at + vec2(0.06, 0.12) * radius).collect();
        ink.shadow(&below, radius * 0.3, theme.gear.shadow);
        ink.fill(&sides(1.0), token.rim);
        ink.shaded(frame.at(-0.25, -0.3), &sides(0.92), |at| {
            token.lip.lerp_to_gamma(theme.mark.price, (frame.shade(at) * 1.3).min(1.0))
        });
        ink.outline(&sides(0.76), radius * 0.05, token.rim.gamma_multiply(0.55));
        let text = value.to_string();
        let high = radius * if text.len() > 1 { 0.84 } else { 0.98 };
        digits::carve(ink, centre + vec2(0.03, 0.05) * high, high, &text, token.lip);
        digits::carve(ink, centre, high, &text, theme.mark.price_text);
    });
}

/// A place of the order: a milestone with its number, from 1.
pub fn order_place(painter: &Painter, theme: &Theme, rect: Rect, place: usize) {
    let radius = rect.height() * 0.5;
    stamp(painter, theme, ("order", place), (rect.center(), radius), |ink| {
        let stone = &theme.stone;
        let frame = Frame::new(rect.center(), radius);
        let outline = |grow: f32| {
            let mut points = vec![(0.78 + grow, 0.92 + grow), (-0.78 - grow, 0.92 + grow)];
            points.extend(arc((0.0, -0.12), (0.78 + grow, 0.8 + grow), 0.5, 1.0, 12));
            frame.points(&points)
        };
        let below: Vec<Pos2> = outline(0.0).into_iter().map(|at| at + vec2(0.06, 0.1) * radius).collect();
        ink.shadow(&below, radius * 0.25, theme.gear.shadow);
        ink.fill(&outline(0.08), stone.line);
        ink.shaded(frame.at(-0.2, -0.2), &outline(0.0), |at| stone.light.lerp_to_gamma(stone.middle, frame.shade(at)));
        let high = radius * 0.95;
        let middle = frame.at(0.0, 0.08);
        digits::carve(ink, middle + vec2(0.03, 0.05) * high, high, &place.to_string(), stone.carved_lip);
        digits::carve(ink, middle, high, &place.to_string(), stone.carved);
    });
}

/// The cube of a director in a seat's colour.
pub fn cube(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, seat: SeatLook<'_>) {
    let colours = theme.seat_colour(seat.colour);
    stamp(painter, theme, ("cube", seat.colour), (centre, radius), |ink| {
        let frame = Frame::new(centre, radius);
        let hex: Vec<Pos2> = hex_corners(centre, radius).iter().map(|&at| centre + (at - centre).rot90()).collect();
        ink.shadow(
            &hex.iter().map(|&at| at + vec2(0.1, 0.18) * radius).collect::<Vec<_>>(),
            radius * 0.4,
            theme.gear.shadow,
        );
        ink.outline(&hex, radius * 0.3, theme.gear.outline);
        let corner = |index: usize| hex[index % 6];
        // The three faces: on top, on the left, on the right.
        let light = colours.fill.lerp_to_gamma(theme.gear.shine, 0.35);
        let dark = colours.fill.lerp_to_gamma(colours.dark, 0.6);
        ink.fill(&hex, colours.fill);
        let (top, left, right) = ([2, 3, 4], [1, 2, 0], [4, 5, 0]);
        for (face, colour) in [(top, light), (left, colours.fill), (right, dark)] {
            let [a, b, c] = face.map(corner);
            let points = if face == left { [a, b, frame.centre, c] } else { [a, b, c, frame.centre] };
            ink.facet(&points, colour);
        }
    });
}

/// In a radius below this, in points, a tile is a ground and a number.
const SMALL: f32 = 16.0;

/// A tile in so much room, as it is printed. Where it is small, its ground and its number are what can be told.
pub fn tile(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, look: &TileLook) {
    let picture = ("tile", look.ground as u8, look.level, look.slabs, look.emptied);
    stamp(painter, theme, picture, (centre, radius), |ink| {
        if radius >= SMALL {
            art::ink_tile(ink, theme, centre, radius, look);
            return;
        }
        let (stone, mark) = (&theme.stone, &theme.mark);
        let (high, text) = (radius * 0.78, look.level.to_string());
        match look.ground {
            Ground::Temple => {
                let ground = &theme.ground;
                let (frame, hex) = (Frame::new(centre, radius), soft_hex(centre, radius * 0.92));
                ink.fill(&soft_hex(centre, radius * 0.985), stone.line);
                ink.shaded(centre, &hex, |at| ground.court_light.lerp_to_gamma(ground.court_dark, frame.shade(at)));
                for (half, colour) in [(0.6, stone.line), (0.54, stone.dark), (0.44, stone.top)] {
                    ink.fill(&frame.points(&[(-half, -half), (half, -half), (half, half), (-half, half)]), colour);
                }
                digits::carve(ink, centre, high, &text, stone.carved);
            }
            Ground::Ruin => {
                art::ink_sketch(ink, theme, centre, radius, Some(look.ground));
                digits::carve_rimmed(ink, centre, high, &text, (mark.badge_text, mark.badge), 0.16);
            }
            ground => art::ink_sketch(ink, theme, centre, radius, Some(ground)),
        }
    });
}
