//! Pictures of temples: of a variant as it stands at the start, or of a game as it stands; and the mark of the game.

use egui::{Painter, Pos2, Rect};

use super::board::{Layout, Marks, Pictures, Shown, paint};
use crate::app::kit::draw::frame::{Frame, arc};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::draw::seats::{SeatLook, SeatShape};
use crate::app::kit::theme::Theme;
use crate::chac::{Setup, State, Variant};

/// A whole temple in a rectangle: as it stands in `state`, or else as a game begins.
pub fn board(painter: &Painter, theme: &Theme, rect: Rect, rules: &Variant, state: Option<&State>) {
    let fresh;
    let state = if let Some(state) = state {
        state
    } else {
        fresh = State::new(rules, *rules.players().start(), &Setup::default());
        &fresh
    };
    let colours = &rules.def().players.colours;
    let looks = colours.iter().enumerate().map(|(seat, colour)| SeatLook { colour, shape: SeatShape::of_seat(seat) });
    let looks: Vec<SeatLook<'_>> = looks.collect();
    let shown = Shown { rules, state, seats: &looks };
    let layout = Layout::with_leaves(rules, rect);
    paint(painter, theme, &layout, &shown, &Marks::default(), &[], &mut Pictures::default());
}

/// The mark of The Temple of Chac: the boulder rolls out of a temple's gate.
pub fn mark(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32) {
    let (stone, vault, frame) = (&theme.stone, &theme.vault, Frame::new(centre, radius));
    let mut ink = Ink::on(painter);
    ink.disc(centre, radius, theme.gear.outline);
    ink.ball(centre, radius * 0.9, vault.left_light, vault.left_dark);
    // The gate: two posts, a lintel, the dark between.
    let gate = frame.points(&[(-0.62, -0.56), (0.62, -0.56), (0.62, 0.6), (-0.62, 0.6)]);
    ink.fill(&gate, stone.line);
    ink.fill(&frame.points(&[(-0.36, -0.2), (0.36, -0.2), (0.36, 0.6), (-0.36, 0.6)]), vault.abyss_deep);
    for side in [-1.0_f32, 1.0] {
        ink.fill(
            &frame.points(&[(0.58 * side, -0.2), (0.38 * side, -0.2), (0.38 * side, 0.56), (0.58 * side, 0.56)]),
            stone.top,
        );
    }
    ink.fill(&frame.points(&[(-0.72, -0.56), (0.72, -0.56), (0.72, -0.26), (-0.72, -0.26)]), stone.line);
    ink.fill(&frame.points(&[(-0.66, -0.52), (0.66, -0.52), (0.66, -0.3), (-0.66, -0.3)]), stone.light);
    let ball = frame.inner(0.0, 0.3, 0.42);
    ink.disc(ball.centre, ball.unit * 1.14, theme.gear.outline);
    ink.ball(ball.centre, ball.unit, stone.slab, stone.dark);
    ink.line(&ball.points(&arc((0.0, 0.0), (0.5, 0.5), 0.1, 0.4, 8)), ball.unit * 0.16, stone.line);
    ink.paint(painter);
}
