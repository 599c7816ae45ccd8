//! Dice with their eyes, lying and rolling.

use egui::{Painter, Pos2, Vec2, vec2};

use crate::app::kit::draw::frame::{Frame, stone_outline};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::draw::stamp::stamp;
use crate::app::kit::theme::Theme;

/// The meaning of a die that lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum DieLook {
    /// It lies there.
    #[default]
    Plain,
    /// It counts: an action, a number of a lock, a square of the boulder. It has a strong rim.
    Counts,
    /// It does harm: a plank breaks, a swimmer is swept away. A cross is in its corner.
    Harms,
    /// It is of no use. It is pale.
    Idle,
    /// It is chosen, to be rolled again. It is lifted.
    Chosen,
}

/// A die; `radius` is half its side.
pub fn die(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, face: u8, look: DieLook) {
    stamp(painter, theme, ("die", face, look), (centre, radius), |ink| {
        ink_die(ink, theme, Frame::new(centre, radius), face, look, 0.0);
    });
}

/// A die on its way, `done` from 0 to 1: it tumbles over the table to `centre` and shows its face at the end. Each of
/// several dice has a number of its own, so that no two roll alike.
pub fn rolling_die(
    painter: &Painter,
    theme: &Theme,
    centre: Pos2,
    radius: f32,
    (face, number): (u8, usize),
    done: f32,
) {
    let mut ink = Ink::on(painter);
    let (place, face, turn) = rolled(radius, (face, number), done);
    ink_die(&mut ink, theme, Frame::new(centre + place, radius), face, DieLook::Plain, turn);
    ink.paint(painter);
}

/// Where a rolling die is, from where it will lie; which face is up; and how far it is turned, in radians.
fn rolled(radius: f32, (face, number): (u8, usize), done: f32) -> (Vec2, u8, f32) {
    let left = (1.0 - done.clamp(0.0, 1.0)).powi(2);
    let spread = number as f32;
    let from = vec2(2.6 + 0.5 * (spread * 1.7).sin(), -1.9 + 0.8 * (spread * 2.3).cos()) * radius;
    let hop = (left * 9.0 + spread).sin().abs() * left * radius;
    let faces = (left * 7.0) as usize;
    let shown = if faces == 0 { face } else { ((usize::from(face) + faces * (2 + number % 3)) % 6) as u8 + 1 };
    (from * left - vec2(0.0, hop), shown, left * (5.0 + 0.7 * spread))
}

/// The eyes of a face, in radii.
fn eyes(face: u8) -> &'static [(f32, f32)] {
    const OFF: f32 = 0.48;
    match face {
        1 => &[(0.0, 0.0)],
        2 => &[(-OFF, -OFF), (OFF, OFF)],
        3 => &[(-OFF, -OFF), (0.0, 0.0), (OFF, OFF)],
        4 => &[(-OFF, -OFF), (OFF, -OFF), (-OFF, OFF), (OFF, OFF)],
        5 => &[(-OFF, -OFF), (OFF, -OFF), (0.0, 0.0), (-OFF, OFF), (OFF, OFF)],
        6 => &[(-OFF, -OFF), (OFF, -OFF), (-OFF, 0.0), (OFF, 0.0), (-OFF, OFF), (OFF, OFF)],
        _ => &[],
    }
}

fn ink_die(ink: &mut Ink, theme: &Theme, frame: Frame, face: u8, look: DieLook, turn: f32) {
    let (vault, mark, unit) = (&theme.vault, &theme.mark, frame.unit);
    let lift = if look == DieLook::Chosen { 0.22 } else { 0.0 };
    let (frame, along) = (frame.inner(0.0, -lift, 1.0), Vec2::angled(turn));
    let body = |grow: f32, down: f32| {
        stone_outline(frame.at(0.0, down), Vec2::splat((0.92 + grow) * unit), along, unit * (0.3 + grow))
    };
    ink.shadow(&body(-0.02, 0.14 + lift * 1.4), unit * 0.3, theme.gear.shadow);
    match look {
        DieLook::Counts => ink.fill(&body(0.2, 0.0), mark.selected),
        DieLook::Chosen => ink.fill(&body(0.2, 0.0), mark.focus),
        _ => {}
    }
    ink.fill(&body(0.07, 0.0), theme.gear.outline);
    let lit = frame.at(-0.5, -0.6);
    let (mut light, mut dark, mut pip) = (vault.die_light, vault.die_dark, vault.die_pip);
    if look == DieLook::Idle {
        light = light.lerp_to_gamma(theme.token.spent_light, 0.6);
        dark = dark.lerp_to_gamma(theme.token.spent_dark, 0.6);
        pip = pip.gamma_multiply(0.75);
    }
    ink.shaded(lit, &body(0.0, 0.0), |at| light.lerp_to_gamma(dark, ((at - lit).length() / (2.0 * unit)).min(1.0)));
    let size = if face == 1 { 0.24 } else { 0.18 };
    for &(x, y) in eyes(face) {
        let at = frame.centre + (along * x + along.rot90() * y) * unit;
        ink.disc(at, (unit * size).max(ink.pixel() * 0.7), pip);
    }
    if look == DieLook::Harms {
        let corner = frame.inner(0.72, -0.72, 0.42);
        ink.disc(corner.centre, corner.unit, theme.gear.outline);
        ink.disc(corner.centre, corner.unit * 0.84, mark.refused);
        for side in [-1.0, 1.0] {
            ink.line(&corner.points(&[(-0.4, -0.4 * side), (0.4, 0.4 * side)]), corner.unit * 0.24, theme.gear.outline);
        }
    }
}

/// A die so small that nothing but its eyes counts, as beside a lock.
pub(in crate::app::chac) fn ink_small_die(ink: &mut Ink, theme: &Theme, frame: Frame, face: u8) {
    let square = |half: f32| frame.points(&[(-half, -half), (half, -half), (half, half), (-half, half)]);
    ink.fill(&square(1.05), theme.gear.outline);
    ink.fill(&square(0.9), theme.vault.die_light);
    for &(x, y) in eyes(face) {
        let (eye, half) = (frame.inner(x * 1.08, y * 1.08, 1.0), if face == 1 { 0.26 } else { 0.19 });
        ink.fill(&eye.points(&[(-half, 0.0), (0.0, -half), (half, 0.0), (0.0, half)]), theme.vault.die_pip);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_has_as_many_eyes_as_it_counts() {
        assert!((1..=6).all(|face| eyes(face).len() == usize::from(face)));
    }

    #[test]
    fn a_roll_ends_where_the_die_lies_and_shows_its_face() {
        for number in 0..6 {
            let (place, face, turn) = rolled(10.0, (4, number), 1.0);
            assert!(place.length() < 1e-4 && face == 4 && turn.abs() < 1e-4);
            assert!((0..=20).all(|step| (1..=6).contains(&rolled(10.0, (4, number), step as f32 / 20.0).1)));
            assert!(rolled(10.0, (4, number), 0.0).0.length() > 10.0, "it comes from elsewhere");
        }
    }
}
